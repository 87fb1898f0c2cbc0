"""Reviews of finished games: how the chances went, what was better and why, and what was luck."""
