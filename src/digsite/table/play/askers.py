"""Whose request is being answered: the address it came from. What a request sets going later carries it along."""

from contextvars import ContextVar

ADDRESS: ContextVar[str] = ContextVar("address", default="")
"""The address that the current request came from; empty for what the server does by itself."""
