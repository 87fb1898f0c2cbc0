title-thebes = Thebes: The Tomb Raiders
about-thebes = Spend a year well: study, travel, and dig treasure or rubble out of the sand.
