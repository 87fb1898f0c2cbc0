"""How the database became what it is: one file per step, never changed once it was released."""
