"""digsite: four archaeology board games at one table.

    import digsite

    game = digsite.load("pergamon")
    match = game.new(players=3, seed=7)
    match.play("place 7")

Nothing heavy is imported before a game is loaded.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from os import PathLike

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
    """Return a game by its name."""
    from digsite.games import load

    return load(name)


def replay(record: "Record | dict[str, Any] | str | PathLike[str]", moves: int | None = None) -> "Match":
    """Return the match of a record, or of a file that holds one: after a number of moves, or at its end."""
    from pathlib import Path

    from digsite.core.record import Record, convert_record, read_record, replay

    if isinstance(record, dict):
        record = convert_record(record)
    elif not isinstance(record, Record):
        record = read_record(Path(record).read_bytes())
    return replay(record, load(record.game), moves)
