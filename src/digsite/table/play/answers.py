"""What the server answers: the table as one viewer sees it now, and what comes of a command.

Like notices, these are built field by field for one viewer. Whatever is not put in here does not leave the server.
"""

import copy
import functools
from typing import Any, Literal

import msgspec

from digsite.core.game import Fields, Game, Setup
from digsite.table.play.entries import Clock
from digsite.table.play.notices import Notice, Viewer
from digsite.table.play.opening import asked_to_reveal
from digsite.table.play.refusals import Problem
from digsite.table.play.sitting import OVER, PLAYING, WAITING, Phase, Sitting
from digsite.table.play.undoing import undo_needs


class SeatNow(msgspec.Struct, omit_defaults=True):
    """A seat as it is now."""

    name: str
    person: int | None = None
    bot: str | None = None
    """The bot that plays here. If there is a person too, it stands in for them."""
    decided: bool = False
    """Whether the seat has decided ahead of its turn. Nobody else is told on what."""
    seconds_left: float | None = None


class PersonNow(msgspec.Struct, omit_defaults=True):
    """A person at the table."""

    name: str
    ready: bool
    left: bool = False


class You(msgspec.Struct):
    """The viewer."""

    person: int
    seats: list[int]
    seat: int | None
    """The seat whose view is shown."""


class MoveNow(msgspec.Struct):
    """A legal move in notation, and the things on the table that it touches."""

    move: str
    touches: list[str]


class PromptNow(msgspec.Struct):
    """What the viewer has to decide: the id of a text in the game's catalogue, and its facts.

    The fact `seat` is a seat number, and is worded as the name of that seat.
    """

    id: str
    facts: dict[str, str | int]


class AskedNow(msgspec.Struct):
    """A request that everybody at the table has to agree to."""

    what: Literal["undo", "pause"]
    person: int
    moves: int
    agreed: list[int]
    waiting_for: list[int]


class ClockNow(msgspec.Struct):
    """The clocks of the table."""

    setting: Clock
    running: int | None
    """The seat whose clock is running."""
    paused: bool
    now: float
    """The server's time at which the seconds left were computed."""


class OutcomeNow(msgspec.Struct):
    """The result of a finished game."""

    winners: list[int]
    reason: str
    scores: list[dict[str, int]]
    turns: int
    """How many turns were played, counted as a review does: a turn is a run of moves of one seat."""


class FairnessNow(msgspec.Struct, omit_defaults=True):
    """The server's commitment, everybody's words once the game has begun, and the secret once it is over.

    At a lesson nothing is promised: the commitment is empty.
    """

    commitment: str
    seals: list[str | None] | None = None
    """For each seat, the fingerprint of its word, if that was sent first."""
    words: list[str] | None = None
    secret: str | None = None


class StartNow(msgspec.Struct, omit_defaults=True):
    """Tells that the game started from a position of another game, after so many of its moves."""

    step: int
    replay: str | None = None
    """The replay of the other game, told only when this game is over: it shows the hidden cards."""


class Now(msgspec.Struct, omit_defaults=True):
    """The table as one viewer sees it now."""

    table: str
    sequence: int
    phase: Phase
    game: str
    players: int
    options: dict[str, bool | int | str]
    edition: str
    public: bool
    host: int
    seats: list[SeatNow]
    people: list[PersonNow]
    fairness: FairnessNow
    stand_in: str
    """The bot that plays for people who are away."""
    you: You | None = None
    reveal: bool = False
    """Whether the viewer has to show their word now, because everybody is here."""
    to_act: int | None = None
    view: dict[str, Any] | None = None
    moves: list[MoveNow] | None = None
    """The moves that the viewer may play now, or decide on ahead of its turn."""
    prompt: PromptNow | None = None
    """What the viewer has to decide, wherever there are `moves`."""
    decided: str | None = None
    """What the viewer has decided on ahead of its turn."""
    undo: Literal["freely", "asking"] | None = None
    """How the viewer can take back their latest move: `freely`, or by `asking` the others."""
    asked: AskedNow | None = None
    clock: ClockNow | None = None
    outcome: OutcomeNow | None = None
    rematch: str | None = None
    rematch_token: str | None = None
    """The viewer's own personal token at the table of the rematch."""
    earlier: str | None = None
    own_edition: str | None = None
    """Name of the edition, if it is not the one of the package."""
    start: StartNow | None = None
    """Where the game started from, if it did not start with a deal."""
    lesson: bool = False
    """Whether this is the table of a lesson, with a deal that was chosen before."""


class Update(msgspec.Struct):
    """A message on a socket: the notices since the previous one, and the table as it is now."""

    notices: list[Notice]
    now: Now


class Done(msgspec.Struct, omit_defaults=True):
    """The answer to a command: the number of its entry, and the notice of it."""

    sequence: int
    notice: Notice
    token: str | None = None
    """The new personal token, after `relink`."""


class Tried(msgspec.Struct, omit_defaults=True):
    """What some moves would lead to. Nothing was played, and nobody was told."""

    complete: bool
    """Whether nothing can be added: the turn would pass, or the mover would learn something. What follows is secret."""
    refused: Problem | None = None
    """Why the moves cannot be played. Trying them is no error."""
    learns: bool = False
    """Whether the mover would learn something new."""
    view: dict[str, Any] | None = None
    moves: list[MoveNow] | None = None
    prompt: PromptNow | None = None
    """What would have to be decided next."""
    board: str | None = None
    """The table as text, if that was asked for."""


class Drafted(msgspec.Struct):
    """The answer to a draft that is not a whole move yet: nothing was stored."""

    tried: Tried


class Answer(msgspec.Struct, omit_defaults=True):
    """A message on a socket: the answer to a command that came by it. One of the others is there."""

    answer: str
    """The key of the command; empty if it could not be read."""
    done: Done | None = None
    drafted: Drafted | None = None
    problem: Problem | None = None


class Seated(msgspec.Struct):
    """The answer to somebody who sat down, with their personal token, which must be kept secret."""

    table: str
    person: int
    token: str
    now: Now


class Hint(msgspec.Struct, omit_defaults=True):
    """A move worth considering, with its expected share of the win and points. Hints are sorted by their share."""

    move: str
    share: float | None = None
    points: float | None = None
    even: bool = False
    """As good as the first hint, as far as the bot can tell."""
    reason: str | None = None
    """The part of the judgement in which this move is better than the others; its text is `because-PART`."""
    rival: int | None = None
    """The seat that this move costs most, if that is the reason."""


class Listed(msgspec.Struct):
    """A table in the lobby."""

    table: str
    game: str
    host: str
    players: int
    free: int
    options: dict[str, bool | int | str]
    created: float


def now_for(sitting: Sitting, viewer: Viewer, time: float) -> Now:
    """Make the table as a viewer sees it at this time."""
    return seen_by(viewer, sitting, now_for_all(sitting, time))


def now_for_all(sitting: Sitting, time: float) -> Now:
    """Make what is the same for everybody who looks at the table at this time."""
    opened, match, phase, names = sitting.opened, sitting.match, sitting.phase, sitting.names()
    seen = Now(
        table=sitting.table,
        sequence=sitting.sequence,
        phase=phase,
        game=opened.game,
        players=opened.players,
        options=sitting.setup.options,
        edition=opened.edition,
        public=opened.public,
        host=sitting.host,
        seats=_seats(sitting, names, time),
        people=[PersonNow(person.name, person.ready, person.left) for person in sitting.people],
        fairness=_fairness(sitting, phase),
        stand_in=opened.stand_in,
        to_act=sitting.to_act,
        asked=_asked(sitting),
        rematch=sitting.rematch,
        earlier=opened.earlier,
        own_edition=opened.own_edition.name if opened.own_edition else None,
        start=_start(sitting, phase),
        lesson=opened.lesson is not None,
    )
    if sitting.clocks is not None:
        seen.clock = ClockNow(sitting.clocks.clock, sitting.clocks.running, sitting.paused, time)
    if match is not None and phase == OVER:
        outcome = match.outcome()
        assert outcome is not None
        seen.outcome = OutcomeNow(outcome.winners, outcome.reason, match.scores(), len(match.turn_starts()))
    return seen


def seen_by(viewer: Viewer, sitting: Sitting, for_all: Now) -> Now:
    """Add what only this viewer sees to what is the same for everybody."""
    seen, match = copy.copy(for_all), sitting.match
    if viewer.person is not None:
        seen.you = You(viewer.person, sitting.seats_of(viewer.person), viewer.seat)
        seen.reveal = asked_to_reveal(sitting, viewer.person)
    if match is not None:
        seen.view = match.view(viewer.seat)
        if viewer.seat is not None and viewer.person is not None:
            seen.moves = _moves(sitting, viewer.seat)
            seen.prompt = prompt_now(match.game, seen.view, viewer.seat) if seen.moves else None
            seen.decided = sitting.ahead.get(viewer.seat)
            seen.undo = undo_needs(sitting, viewer.person) if seen.phase == PLAYING else None
    return seen


def _seats(sitting: Sitting, names: list[str], time: float) -> list[SeatNow]:
    clocks = sitting.clocks
    return [
        SeatNow(
            name,
            seat.person,
            seat.bot,
            number in sitting.ahead,
            round(clocks.left_at(number, time), 3) if clocks else None,
        )
        for number, (seat, name) in enumerate(zip(sitting.seats, names, strict=True))
    ]


def _fairness(sitting: Sitting, phase: Phase) -> FairnessNow:
    if sitting.opened.lesson is not None:
        return FairnessNow(sitting.opened.commitment)
    seals = sitting.seals()
    return FairnessNow(
        sitting.opened.commitment,
        seals if any(seals) else None,
        None if phase == WAITING else sitting.words(),
        sitting.secret.hex() if phase == OVER else None,
    )


def _start(sitting: Sitting, phase: Phase) -> StartNow | None:
    start = sitting.opened.start
    return None if start is None else StartNow(start.step, start.replay if phase == OVER else None)


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


def prompt_now(game: Game, view: Fields, seat: int) -> PromptNow:
    """Make what a seat has to decide, from its own view alone."""
    prompt = game.prompt(view)
    return PromptNow(prompt.id, {"seat": seat, **prompt.facts})


def moves_now(setup: Setup, moves: list[int]) -> list[MoveNow]:
    return [_move(setup, move) for move in moves]


@functools.lru_cache(maxsize=20_000)
def _move(setup: Setup, move: int) -> MoveNow:
    """Describe a move. The answer is the same at every table with this setup, whatever the position."""
    family, k = setup.game.moves.of(move)
    return MoveNow(setup.notation.write(move), setup.game.touches(setup.box, family, k))


def listed(sitting: Sitting, created: float) -> Listed:
    """Make the table's line in the lobby."""
    opened = sitting.opened
    free = sum(seat.person is None and seat.bot is None for seat in sitting.seats)
    host = sitting.people[sitting.host].name
    return Listed(sitting.table, opened.game, host, opened.players, free, opened.options, created)
