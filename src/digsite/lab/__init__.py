"""The laboratory: bots against one another, and what can honestly be said of the result."""

from digsite.lab.contest import arena

__all__ = ["arena"]
