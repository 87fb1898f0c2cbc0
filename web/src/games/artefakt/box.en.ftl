title-artefakt = Artefakt
about-artefakt = Plan journeys in secret, outnumber the others, piece one treasure together.
