won-by-you-most-points = You have the most points.
won-by-you-furthest-back = You are level on points, and furthest back on the time track.
