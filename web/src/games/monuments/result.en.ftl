won-by-you-most-points = You have the most points.
won-by-you-more-monuments = You are level on points, and have more monuments.
won-by-you-better-historian = You are level on points and monuments, and have the better historian.
