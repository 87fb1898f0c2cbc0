"""What the house answers to those who ask."""

from typing import Any

import msgspec

from digsite.table.notices import MoveNow, Notice, Now
from digsite.table.problems import Problem
from digsite.table.sitting import Sitting


class Done(msgspec.Struct, omit_defaults=True):
    """The answer to a command: the number of the entry it became, and what the asker is told of it."""

    sequence: int
    notice: Notice
    token: str | None = None
    """The new personal token, if that was asked for."""


class Tried(msgspec.Struct, omit_defaults=True):
    """What the table would be like after some moves. Nothing was played, and nobody was told."""

    complete: bool
    """Nothing can be added: the turn would pass, or something new be learnt. What it is then like is not told."""
    refused: Problem | None = None
    """Why they cannot be played, in one sentence: to try that is nothing wrong."""
    learns: bool = False
    """Whether something new would be learnt."""
    view: dict[str, Any] | None = None
    moves: list[MoveNow] | None = None
    prompt: str | None = None
    """What would be asked next."""
    board: str | None = None
    """The table as text."""


class Seated(msgspec.Struct):
    """The answer to somebody who sat down: their personal token, to be kept secret."""

    table: str
    person: int
    token: str
    now: Now


class Hint(msgspec.Struct, omit_defaults=True):
    """A move the curator would look at, with what it expects of it."""

    move: str
    share: float | None = None
    points: float | None = None


class Listed(msgspec.Struct):
    """A table in the lobby."""

    table: str
    game: str
    host: str
    players: int
    free: int
    options: dict[str, bool | int | str]
    created: float


def listed(sitting: Sitting, created: float) -> Listed:
    opened = sitting.opened
    free = sum(seat.person is None and seat.bot is None for seat in sitting.seats)
    host = sitting.people[sitting.host].name
    return Listed(sitting.table, opened.game, host, opened.players, free, opened.options, created)
