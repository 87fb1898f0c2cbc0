won-by-you-most-points = You have the most points.
won-by-you-oldest-object = You are level on points, and show the oldest object.
