"""What the house answers to those who ask."""

import msgspec

from digsite.table.notices import Notice, Now
from digsite.table.sitting import Sitting


class Done(msgspec.Struct, omit_defaults=True):
    """The answer to a command: the number of the entry it became, and what the asker is told of it."""

    sequence: int
    notice: Notice
    token: str | None = None
    """The new personal token, if that was asked for."""


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
