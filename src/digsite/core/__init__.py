"""The game engine. It knows no game by name."""
