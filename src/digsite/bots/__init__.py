"""Bots: they take a table that was handed over, never the real one, and say a move and why."""
