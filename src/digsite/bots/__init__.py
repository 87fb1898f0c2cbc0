"""Bots: they get a table without secrets, never the real one, and answer with a move and the reasons for it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from digsite.bots.question import Advice
    from digsite.core.match import Match


def advise(match: "Match", bot: str = "search:1s", seed: int | str = 0) -> "Advice":
    """Return what the named bot would do for the seat to move, and how it rates every legal move.

    It gets only what that seat may know.
    """
    from digsite.bots.names import bot_named
    from digsite.bots.pipe import dismiss
    from digsite.bots.question import Question
    from digsite.core.errors import GameOver

    if match.seat is None:
        raise GameOver()
    asked = bot_named(bot)
    try:
        return asked.think(Question.about(match, seed), seed)
    finally:
        dismiss(asked)
