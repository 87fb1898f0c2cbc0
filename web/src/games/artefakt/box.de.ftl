title-artefakt = Artefakt
about-artefakt = Heimlich Reisen planen, in der Überzahl sein, einen Schatz zusammensetzen.
