"""digsite: four archaeology board games at one table.

    import digsite

    game = digsite.load("pergamon")
    match = game.new(players=3, seed=7)
    match.play("place 7")

Nothing heavy is imported before a game is loaded.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from digsite.core.game import Game
    from digsite.core.match import Match
    from digsite.core.record import Record

__version__ = "0.1.0"
__all__ = ["games", "load", "replay"]

if TYPE_CHECKING:

    def games() -> list[str]:
        """The names of all games there are."""

else:
    from digsite import games


def load(name: str) -> "Game":
    """A game by its name."""
    import importlib

    if name not in games():
        from digsite.core.errors import UnknownGame

        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(games())}")
    game: Game = importlib.import_module(f"digsite.games.{name}").GAME
    return game


def replay(record: "Record | dict[str, Any] | str | bytes", moves: int | None = None) -> "Match":
    """The match of a record, or of the text of one: after so many of its moves, or at its end."""
    from digsite.core.record import Record, convert_record, read_record, replay

    if isinstance(record, str | bytes):
        record = read_record(record)
    elif not isinstance(record, Record):
        record = convert_record(record)
    return replay(record, load(record.game), moves)
