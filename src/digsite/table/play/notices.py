"""What a viewer is told: of every entry a notice, and of the table as it is now its own view. Built from nothing, field
by field, for one seat or for a spectator; whatever is not put in here does not leave the server."""

import functools
from typing import Any, NamedTuple

import msgspec

from digsite.core.events import Event
from digsite.core.game import Setup
from digsite.core.log import EVERYONE
from digsite.table.deciding import undo_needs
from digsite.table.entries import (
    Agreed,
    Asked,
    Clock,
    Decided,
    Held,
    Hooked,
    Joined,
    Left,
    Moved,
    Paused,
    Readied,
    Refused,
    Relinked,
    Rematched,
    Replaced,
    Resumed,
    Returned,
    Said,
    Started,
    TimedOut,
    Undone,
)
from digsite.table.sitting import OVER, PLAYING, WAITING, Line, Sitting


class Viewer(NamedTuple):
    """Through whose eyes: a person at one of their seats, or a spectator."""

    person: int | None = None
    seat: int | None = None
    """Whose view it is."""
    seats: tuple[int, ...] = ()
    """Who is told: the same, or all seats of a person who looks through whichever is to decide."""


SPECTATOR = Viewer()


class Notice(msgspec.Struct, omit_defaults=True):
    """That something happened, as this viewer may know it."""

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
    """What the game told this viewer."""
    what: str | None = None
    count: int | None = None
    text: str | None = None
    seconds: float | None = None
    table: str | None = None
    address: str | None = None


def notice(line: Line, viewer: Viewer) -> Notice:
    """What a viewer is told of one entry."""
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
            said.person, said.count = entry.person, entry.moves
        case Held():
            said.seconds = entry.seconds
        case Said():
            said.person, said.text = entry.person, entry.text
        case Hooked():
            said.person = entry.person
            said.address = entry.address if entry.person == viewer.person else None
        case Rematched():
            said.person, said.table = entry.person, entry.table
        case Readied() | Returned() | Agreed() | Refused() | Paused() | Resumed() | Relinked():
            said.person = entry.person
    return said


class SeatNow(msgspec.Struct, omit_defaults=True):
    """Who sits there now."""

    name: str
    person: int | None = None
    bot: str | None = None
    """The bot that plays here; with a person, it stands in for them."""
    decided: bool = False
    """Decided ahead of its turn; on what, nobody else is told."""
    seconds_left: float | None = None


class PersonNow(msgspec.Struct, omit_defaults=True):
    name: str
    ready: bool
    left: bool = False


class You(msgspec.Struct):
    """Who is looking."""

    person: int
    seats: list[int]
    seat: int | None
    """The seat through whose eyes the view is."""


class MoveNow(msgspec.Struct):
    """A legal move, and the things on the table that it touches."""

    move: str
    touches: list[str]


class AskedNow(msgspec.Struct):
    what: str
    person: int
    moves: int
    agreed: list[int]
    waiting_for: list[int]


class ClockNow(msgspec.Struct):
    setting: Clock
    running: int | None
    """The seat whose time runs."""
    paused: bool
    now: float
    """The server's time, against which the seconds left were reckoned."""


class OutcomeNow(msgspec.Struct):
    winners: list[int]
    reason: str
    scores: list[dict[str, int]]


class FairnessNow(msgspec.Struct, omit_defaults=True):
    """What was promised; the words once the game has begun, the secret once it is over."""

    commitment: str
    words: list[str] | None = None
    secret: str | None = None


class Now(msgspec.Struct, omit_defaults=True):
    """The table as one viewer sees it now."""

    table: str
    sequence: int
    phase: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    edition: str
    public: bool
    host: int
    seats: list[SeatNow]
    people: list[PersonNow]
    fairness: FairnessNow
    you: You | None = None
    to_act: int | None = None
    view: dict[str, Any] | None = None
    moves: list[MoveNow] | None = None
    """What the viewer may play now, if it is to decide, or decide on ahead of its turn."""
    decided: str | None = None
    """What the viewer has decided on ahead of its turn."""
    undo: str | None = None
    """How the viewer's latest move can be taken back: `freely`, or by `asking` the others."""
    asked: AskedNow | None = None
    clock: ClockNow | None = None
    outcome: OutcomeNow | None = None
    rematch: str | None = None
    rematch_token: str | None = None
    """The viewer's own personal token at the table of the rematch."""
    earlier: str | None = None


class Update(msgspec.Struct):
    """What a socket sends: what happened since the last one, and the table as it is now."""

    notices: list[Notice]
    now: Now


def now_for(sitting: Sitting, viewer: Viewer, time: float) -> Now:
    """The table as a viewer sees it."""
    opened, match = sitting.opened, sitting.match
    seen = Now(
        table=sitting.table,
        sequence=sitting.sequence,
        phase=sitting.phase,
        game=opened.game,
        players=opened.players,
        options=opened.options,
        edition=opened.edition,
        public=opened.public,
        host=sitting.host,
        seats=_seats(sitting, time),
        people=[PersonNow(person.name, person.word is not None, person.left) for person in sitting.people],
        fairness=_fairness(sitting),
        to_act=sitting.to_act,
        asked=_asked(sitting),
        rematch=sitting.rematch,
        earlier=opened.earlier,
    )
    if viewer.person is not None:
        seen.you = You(viewer.person, sitting.seats_of(viewer.person), viewer.seat)
    if sitting.clocks is not None:
        seen.clock = ClockNow(sitting.clocks.clock, sitting.clocks.running, sitting.paused, time)
    if match is not None:
        seen.view = match.view(viewer.seat)
        if viewer.seat is not None and viewer.person is not None:
            seen.moves = _moves(sitting, viewer.seat)
            seen.decided = sitting.ahead.get(viewer.seat)
            seen.undo = undo_needs(sitting, viewer.person) if sitting.phase == PLAYING else None
        outcome = match.outcome()
        if outcome is not None:
            seen.outcome = OutcomeNow(outcome.winners, outcome.reason, match.scores())
    return seen


def _seats(sitting: Sitting, time: float) -> list[SeatNow]:
    clocks = sitting.clocks
    return [
        SeatNow(
            name,
            seat.person,
            seat.bot,
            number in sitting.ahead,
            round(clocks.left_at(number, time), 3) if clocks else None,
        )
        for number, (seat, name) in enumerate(zip(sitting.seats, sitting.names(), strict=True))
    ]


def _fairness(sitting: Sitting) -> FairnessNow:
    return FairnessNow(
        sitting.opened.commitment,
        None if sitting.phase == WAITING else sitting.words(),
        sitting.secret.hex() if sitting.phase == OVER else None,
    )


def _asked(sitting: Sitting) -> AskedNow | None:
    asked = sitting.asked
    if asked is None:
        return None
    waiting = sitting.present_people() - sitting.agreed
    return AskedNow(asked.what, asked.person, asked.moves, sorted(sitting.agreed), sorted(waiting))


def _moves(sitting: Sitting, seat: int) -> list[MoveNow] | None:
    match = sitting.match
    if match is None or sitting.paused or sitting.seats[seat].bot is not None:
        return None
    legal = match.legal() if match.seat == seat else match.ahead(seat)
    return moves_now(match.setup, legal) or None


def moves_now(setup: Setup, moves: list[int]) -> list[MoveNow]:
    return [_move(setup, move) for move in moves]


@functools.lru_cache(maxsize=20_000)
def _move(setup: Setup, move: int) -> MoveNow:
    """What a move is called and touches is the same at every table with this box, whatever lies there."""
    family, k = setup.game.moves.of(move)
    return MoveNow(setup.notation.write(move), setup.game.touches(setup.box, family, k))
