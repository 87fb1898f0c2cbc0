"""Bots: they take a table that was handed over, never the real one, and say a move and why."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from digsite.bots.question import Advice
    from digsite.core.match import Match


def advise(match: "Match", bot: str = "search:1s", seed: int | str = 0) -> "Advice":
    """What a bot, by its name, would do in the place of the seat to act, and how it sees every legal move.

    It gets what that seat may know and nothing else.
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
