"""What may happen at a table: a wish becomes entries, or is refused with a sentence."""

import re
import unicodedata
from collections.abc import Callable
from typing import Any

import digsite
from digsite.core.errors import BadSetup, NothingToUndo
from digsite.core.fairness import commitment
from digsite.core.record import LONGEST_NAME
from digsite.table.commands import (
    Agree,
    AnyAsk,
    Hook,
    Join,
    Leave,
    NewTable,
    Pause,
    PlayMoves,
    Ready,
    Refuse,
    Relink,
    Replace,
    Resume,
    Return,
    Say,
    Undo,
)
from digsite.table.entries import (
    Agreed,
    Asked,
    Clock,
    Decided,
    Entry,
    Hooked,
    Joined,
    Left,
    Moved,
    Opened,
    Paused,
    Play,
    Readied,
    Refused,
    Relinked,
    Replaced,
    Resumed,
    Returned,
    Said,
    Seat,
    Started,
    TimedOut,
    Undone,
)
from digsite.table.playable import playable_bot
from digsite.table.refusals import Refusal, Stale
from digsite.table.sitting import OVER, PLAYING, WAITING, Sitting, setup_of

PATIENCE = 600.0
"""Seconds after which the others may let a bot stand in for somebody who does not move."""

STAND_IN = "digger"
"""Plays for those whose time is up."""

SHORTEST, LONGEST = 5.0, 30 * 24 * 3600.0
"""What a clock may give, in seconds."""

FREELY, ASKING = "freely", "asking"

JOINERS = "\u200d\ufe0f"
"""Hold the parts of an emoji together, and are let through there."""

INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\U000e0100-\U000e01ef]"
)
"""Characters that count as printable and are not seen, so that one name could look like another."""


def readable(text: str) -> str:
    """A line as it may be shown to others: nothing that is not seen, nothing that turns the direction of writing."""
    kept = ""
    for c in unicodedata.normalize("NFC", INVISIBLE.sub(" ", text)):
        if c not in JOINERS:
            kept += c if c.isprintable() else " "
        elif kept and (kept[-1] in JOINERS or unicodedata.category(kept[-1]) in ("So", "Sk")):
            kept += c
    return " ".join(kept.split())


def name_of(text: str) -> str:
    """A name as it may stand at a seat and in a record."""
    name = readable("".join(c for c in text if c not in JOINERS))
    if not 0 < len(name) <= LONGEST_NAME:
        raise Refusal("bad-name", most=LONGEST_NAME)
    return name


def told_apart(names: list[str]) -> list[str]:
    """Names of several seats, with a number where they are the same."""
    alike = [name.casefold() for name in names]
    return [
        name if alike.count(same) == 1 else f"{name[: LONGEST_NAME - 2]} {alike[: i + 1].count(same)}"
        for i, (name, same) in enumerate(zip(names, alike, strict=True))
    ]


def opening(wish: NewTable, secret: bytes) -> list[Entry]:
    """The first entries of a table: it is opened, and whoever wished it sits down."""
    game = digsite.load(wish.game)
    mine = [number for number, seat in enumerate(wish.seats) if seat.who == "me"]
    name = name_of(wish.name)
    given = told_apart([name_of(wish.seats[seat].name or name) for seat in mine])
    check_clock(wish.clock)
    bots = [_playable(seat.bot) if seat.who == "bot" else None for seat in wish.seats]
    opened = Opened(
        game=wish.game,
        rules=game.revision,
        players=len(wish.seats),
        options=wish.options,
        edition="",
        seats=[Seat(None, bot) for bot in bots],
        commitment=commitment(secret),
        own_edition=wish.edition,
        public=wish.public,
        clock=wish.clock,
    )
    if len(mine) > 1:
        for number, own in zip(mine, given, strict=True):
            opened.seats[number].name = own
    setup = setup_of(opened)
    opened.options, opened.edition = dict(setup.options), setup.edition.digest
    return [opened, Joined(0, name, mine, None if wish.word is None else readable(wish.word))]


def _playable(bot: str) -> str:
    playable_bot(bot)
    return bot


def check_clock(clock: Clock | None) -> None:
    if clock is None:
        return
    if not SHORTEST <= clock.seconds <= LONGEST or not 0 <= clock.increment <= LONGEST:
        raise BadSetup(
            f"a clock gives {SHORTEST:.0f} to {LONGEST:.0f} seconds, and gives back 0 or more; "
            f"not {clock.seconds:g} and {clock.increment:g}"
        )
    if clock.per == "turn" and clock.increment:
        raise BadSetup("a clock for every turn starts anew with every move, so no move gives time back")


def again(sitting: Sitting, host: int, secret: bytes) -> list[Entry]:
    """The first entries of a rematch: everybody is expected, one seat further, so that another begins."""
    if sitting.people[host].left:
        raise Refusal("already-left")
    opened = sitting.opened
    gone = {number for number, person in enumerate(sitting.people) if person.left}
    seats = [Seat(seat.person, seat.bot, seat.name) for seat in (sitting.seats[-1:] + sitting.seats[:-1])]
    for seat in seats:
        if seat.person in gone:
            seat.person = seat.name = None
        elif seat.person is not None:
            seat.bot = None
    anew = Opened(
        game=opened.game,
        rules=sitting.setup.game.revision,
        players=opened.players,
        options=opened.options,
        edition=opened.edition,
        seats=[Seat(None, seat.bot, seat.name) for seat in seats],
        commitment=commitment(secret),
        host=host,
        own_edition=opened.own_edition,
        clock=opened.clock,
        earlier=sitting.table,
    )
    people: list[Entry] = []
    for number, person in enumerate(sitting.people):
        theirs = [i for i, seat in enumerate(seats) if seat.person == number]
        people.append(Joined(number, person.name, theirs, None if theirs else ""))
    return [anew, *people]


def joining(sitting: Sitting, join: Join) -> list[Entry]:
    """Somebody comes by the link."""
    if sitting.phase != WAITING:
        raise Refusal("already-begun")
    free = [i for i, seat in enumerate(sitting.seats) if seat.person is None and seat.bot is None]
    if join.seat is not None:
        if join.seat >= len(sitting.seats):
            raise Refusal("no-such-seat", seats=len(sitting.seats))
        free = [seat for seat in free if seat == join.seat]
    if not free:
        raise Refusal("seat-taken" if join.seat is not None else "table-full")
    name = name_of(join.name)
    if name.casefold() in (other.casefold() for other in sitting.names()):
        raise Refusal("name-taken", name=name)
    return [Joined(len(sitting.people), name, free[:1], readable(join.word))]


def starting(sitting: Sitting) -> list[Entry]:
    """The game begins as soon as everybody is here."""
    return [Started([])] if sitting.phase == WAITING and sitting.complete else []


def time_out(sitting: Sitting, now: float) -> list[Entry]:
    """A bot goes on for whoever has no time left."""
    clocks = sitting.clocks
    if clocks is None or clocks.deadline is None or clocks.running is None or now < clocks.deadline:
        return []
    return [TimedOut(clocks.running, STAND_IN), *_settled_without(sitting, {clocks.running})]


def decide(sitting: Sitting, person: int, ask: AnyAsk, seen: int, now: float) -> list[Entry]:
    """What comes of a wish of a person who has seen the table up to an entry."""
    if seen > sitting.sequence:
        raise Refusal("from-the-future", sequence=sitting.sequence)
    return DECISIONS[type(ask)](sitting, person, ask, seen, now)


def _playing(sitting: Sitting) -> None:
    if sitting.phase == WAITING:
        raise Refusal("not-begun")
    if sitting.phase == OVER:
        raise Refusal("game-over")


def _move(sitting: Sitting, person: int, ask: PlayMoves, seen: int, now: float) -> list[Entry]:
    _playing(sitting)
    match, mine = sitting.match, sitting.seats_of(person)
    assert match is not None
    if ask.seat is not None and ask.seat not in mine:
        raise Refusal("not-your-seat")
    if sitting.paused:
        raise Refusal("paused")
    seat = match.seat if match.seat in mine and ask.seat in (None, match.seat) else ask.seat
    if seat is None:
        seat = next((number for number in mine if match.ahead(number)), mine[0] if mine else None)
    if seat is None:
        raise Refusal("watchers-only-watch")
    if seen < sitting.changed[seat]:
        raise Stale(seen)
    if sitting.seats[seat].bot is not None:
        raise Refusal("bot-stands-in")
    numbers = [match.setup.notation.read(move) for move in ask.moves]
    if match.seat == seat:
        return [Moved(seat, [Play(seat, match.setup.notation.write(number), []) for number in numbers])]
    legal = match.ahead(seat)
    if not legal:
        raise Refusal("not-your-turn", name=sitting.names()[match.seat or 0])
    if len(numbers) != 1 or numbers[0] not in legal:
        raise Refusal("not-ahead")
    return [Decided(seat, match.setup.notation.write(numbers[0]))]


def _undo(sitting: Sitting, person: int, ask: Undo, seen: int, now: float) -> list[Entry]:
    _playing(sitting)
    _plays(sitting, person)
    moves = _moves_to_undo(sitting, person)
    if moves == 0:
        raise NothingToUndo()
    if any(seen < sitting.changed[seat] for seat in sitting.seats_of(person)):
        raise Stale(seen)
    if undo_needs(sitting, person) == FREELY:
        return [Undone(person, moves)]
    if sitting.asked is not None:
        raise Refusal("already-asked")
    return [Asked(person, "undo", moves)]


def _moves_to_undo(sitting: Sitting, person: int) -> int:
    """How many moves go with the latest move of a person: that one, and all since."""
    assert sitting.match is not None
    played, mine = sitting.match.played, sitting.played_by(person)
    return next((back for back in range(1, len(played) + 1) if played[-back].seat in mine), 0)


def undo_needs(sitting: Sitting, person: int) -> str | None:
    """How a person's latest move can be taken back: bots always agree, other people are asked where something hidden
    was shown, chance has answered, or somebody has decided since."""
    assert sitting.match is not None
    moves = _moves_to_undo(sitting, person)
    if moves == 0:
        return None
    if not sitting.present_people() - {person}:
        return FREELY
    if moves > 1:
        return ASKING
    try:
        sitting.match.check_undo()
    except NothingToUndo:
        return ASKING
    return FREELY


def _granted(asked: Asked) -> list[Entry]:
    return [Undone(asked.person, asked.moves)] if asked.what == "undo" else [Paused(asked.person)]


def _settled_without(sitting: Sitting, seats: set[int]) -> list[Entry]:
    """What was asked is granted if only those had not agreed who leave these seats to bots now."""
    asked = sitting.asked
    here = {seat.person for i, seat in enumerate(sitting.seats) if seat.bot is None and i not in seats} - {None}
    return _granted(asked) if asked is not None and asked.person in here and here <= sitting.agreed else []


def _agree(sitting: Sitting, person: int, ask: Agree, seen: int, now: float) -> list[Entry]:
    asked = _asked_of(sitting, person, seen)
    missing = sitting.present_people() - sitting.agreed - {person}
    return [Agreed(person)] if missing else [Agreed(person), *_granted(asked)]


def _refuse(sitting: Sitting, person: int, ask: Refuse, seen: int, now: float) -> list[Entry]:
    _asked_of(sitting, person, seen)
    return [Refused(person)]


def _asked_of(sitting: Sitting, person: int, seen: int) -> Asked:
    """What this person is asked."""
    if sitting.asked is None or sitting.phase != PLAYING:
        raise Refusal("nothing-asked")
    if seen < sitting.asked_at:
        raise Stale(seen)
    if person not in sitting.present_people() or person in sitting.agreed:
        raise Refusal("not-yours-to-say")
    return sitting.asked


def _pause(sitting: Sitting, person: int, ask: Pause, seen: int, now: float) -> list[Entry]:
    _playing(sitting)
    _plays(sitting, person)
    if sitting.clocks is None:
        raise Refusal("no-clock")
    if sitting.paused:
        raise Refusal("paused")
    if sitting.asked is not None:
        raise Refusal("already-asked")
    asked = Asked(person, "pause")
    return [asked] if sitting.present_people() - {person} else _granted(asked)


def _resume(sitting: Sitting, person: int, ask: Resume, seen: int, now: float) -> list[Entry]:
    _sits(sitting, person)
    if not sitting.paused:
        raise Refusal("not-paused")
    return [Resumed(person)]


def _sits(sitting: Sitting, person: int) -> None:
    if not sitting.seats_of(person):
        raise Refusal("watchers-only-watch")


def _plays(sitting: Sitting, person: int) -> None:
    _sits(sitting, person)
    if not sitting.played_by(person):
        raise Refusal("bot-stands-in")


def _say(sitting: Sitting, person: int, ask: Say, seen: int, now: float) -> list[Entry]:
    text = readable(ask.text)
    if not text:
        raise Refusal("nothing-said")
    return [Said(person, text)]


def _ready(sitting: Sitting, person: int, ask: Ready, seen: int, now: float) -> list[Entry]:
    if sitting.phase != WAITING or sitting.people[person].word is not None:
        raise Refusal("already-ready")
    return [Readied(person, readable(ask.word))]


def _leave(sitting: Sitting, person: int, ask: Leave, seen: int, now: float) -> list[Entry]:
    if sitting.people[person].left:
        raise Refusal("already-left")
    if sitting.phase != PLAYING:
        return [Left(person)]
    return [Left(person, _playable(ask.bot)), *_settled_without(sitting, set(sitting.seats_of(person)))]


def _return(sitting: Sitting, person: int, ask: Return, seen: int, now: float) -> list[Entry]:
    _playing(sitting)
    _sits(sitting, person)
    mine = sitting.seats_of(person)
    if all(sitting.seats[seat].bot is None for seat in mine):
        raise Refusal("nobody-stands-in")
    # Whoever lets the time run out must not get it anew by coming back before the bot has moved.
    spent = [seat for seat in mine if sitting.clocks is not None and sitting.clocks.left[seat] <= 0]
    if sitting.to_act in spent or spent == mine:
        raise Refusal("no-time-left")
    return [Returned(person)]


def _replace(sitting: Sitting, person: int, ask: Replace, seen: int, now: float) -> list[Entry]:
    if ask.seat >= len(sitting.seats):
        raise Refusal("no-such-seat", seats=len(sitting.seats))
    bot = _playable(ask.bot) if ask.bot is not None else None
    seat = sitting.seats[ask.seat]
    if sitting.phase == WAITING:
        return _set_seat(sitting, person, ask.seat, bot)
    _playing(sitting)
    _plays(sitting, person)
    if bot is None or seat.person in (None, person) or seat.bot is not None:
        raise Refusal("not-replaceable")
    waited = now - sitting.turn_since
    if sitting.to_act != ask.seat or sitting.paused or waited < PATIENCE:
        raise Refusal("be-patient", name=sitting.names()[ask.seat], minutes=int(PATIENCE // 60))
    return [Replaced(ask.seat, person, bot), *_settled_without(sitting, {ask.seat})]


def _set_seat(sitting: Sitting, person: int, number: int, bot: str | None) -> list[Entry]:
    """Before the game begins, the host says which of the free seats are for bots."""
    seat = sitting.seats[number]
    if person != sitting.host:
        raise Refusal("host-only")
    if seat.person is not None and sitting.people[seat.person].word is not None:
        raise Refusal("seat-taken")
    return [Replaced(number, person, bot)]


def _hook(sitting: Sitting, person: int, ask: Hook, seen: int, now: float) -> list[Entry]:
    return [Hooked(person, ask.address)]


def _relink(sitting: Sitting, person: int, ask: Relink, seen: int, now: float) -> list[Entry]:
    return [Relinked(person)]


DECISIONS: dict[type, Callable[[Sitting, int, Any, int, float], list[Entry]]] = {
    PlayMoves: _move,
    Undo: _undo,
    Agree: _agree,
    Refuse: _refuse,
    Pause: _pause,
    Resume: _resume,
    Say: _say,
    Ready: _ready,
    Leave: _leave,
    Return: _return,
    Replace: _replace,
    Hook: _hook,
    Relink: _relink,
}
