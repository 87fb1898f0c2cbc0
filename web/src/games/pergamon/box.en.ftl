title-pergamon = Pergamon
about-pergamon = Race for funds, dig five galleries deep, show what matches in the museum.
