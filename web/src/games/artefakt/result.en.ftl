won-by-you-artefact = You have completed an artefact.
won-by-you-most-parts = You have the most different parts of one artefact.
won-by-you-most-fragments = You are level on parts, and have the most fragments.
