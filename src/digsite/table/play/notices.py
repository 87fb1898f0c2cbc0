"""Notices: what each viewer is told of every entry.

A notice is built field by field for one seat or for a spectator. Whatever is not put in here does not leave the server.
"""

from typing import NamedTuple

import msgspec

from digsite.core.events import Event
from digsite.core.log import EVERYONE
from digsite.table.play.entries import (
    Agreed,
    Asked,
    Decided,
    Declined,
    Held,
    Hooked,
    Joined,
    Left,
    Line,
    Moved,
    Paused,
    Readied,
    Relinked,
    Rematched,
    Replaced,
    Resumed,
    Returned,
    Revealed,
    Said,
    Started,
    TimedOut,
    Undone,
)


class Viewer(NamedTuple):
    """Somebody who looks at a table: a person at one of their seats, or a spectator."""

    person: int | None = None
    seat: int | None = None
    """The seat whose view is shown."""
    seats: tuple[int, ...] = ()
    """The seats whose secrets are told: that one, or all seats of a person who did not choose one."""


SPECTATOR = Viewer()


class Notice(msgspec.Struct, omit_defaults=True):
    """Something that happened, as this viewer may know it."""

    sequence: int
    at: float
    kind: str
    person: int | None = None
    seat: int | None = None
    name: str | None = None
    seats: list[int] | None = None
    bot: str | None = None
    moves: list[str] | None = None
    """The viewer's own moves, in notation."""
    events: list[Event] | None = None
    """The events of the game that this viewer may know."""
    what: str | None = None
    count: int | None = None
    seen: bool = False
    """Whether moves were taken back that had drawn random numbers or shown something hidden."""
    text: str | None = None
    seconds: float | None = None
    table: str | None = None
    address: str | None = None


def notice(line: Line, viewer: Viewer) -> Notice:
    """Make what a viewer is told of one entry."""
    entry = line.entry
    said = Notice(line.sequence, line.at, str(entry.__struct_config__.tag))
    if isinstance(entry, Started | Moved):
        said.events = [event for audience, event in line.told if audience == EVERYONE or audience in viewer.seats]
    match entry:
        case Joined():
            said.person, said.name, said.seats = entry.person, entry.name, entry.seats
        case Left():
            said.person, said.bot = entry.person, entry.bot
        case Replaced():
            said.person, said.seat, said.bot = entry.by, entry.seat, entry.bot
        case TimedOut():
            said.seat, said.bot = entry.seat, entry.bot
        case Moved():
            said.seat = entry.seat
            said.moves = [play.move for play in entry.plays if play.seat in viewer.seats] or None
        case Decided():
            said.seat = entry.seat
            said.moves = [entry.move] if entry.seat in viewer.seats else None
        case Asked():
            said.person, said.what, said.count = entry.person, entry.what, entry.moves or None
        case Undone():
            said.person, said.count, said.seen = entry.person, entry.moves, entry.seen
        case Held():
            said.seconds = entry.seconds
        case Said():
            said.person, said.text = entry.person, entry.text
        case Hooked():
            said.person = entry.person
            said.address = entry.address if entry.person == viewer.person else None
        case Rematched():
            said.person, said.table = entry.person, entry.table
        case Readied() | Revealed() | Returned() | Agreed() | Declined() | Paused() | Resumed() | Relinked():
            said.person = entry.person
    return said
