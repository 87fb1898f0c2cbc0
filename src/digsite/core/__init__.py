"""The engine. It knows no game by name."""
