"""Decides what a command does: it becomes entries, or is refused with a sentence."""

from collections.abc import Callable
from typing import Any

from digsite.table.play.commands import (
    Agree,
    AnyAsk,
    Decline,
    Hook,
    Leave,
    Pause,
    PlayMoves,
    Ready,
    Relink,
    Replace,
    Resume,
    Return,
    Reveal,
    Say,
    Undo,
)
from digsite.table.play.entries import (
    Agreed,
    Asked,
    Decided,
    Declined,
    Entry,
    Hooked,
    Left,
    Moved,
    Paused,
    Play,
    Readied,
    Relinked,
    Replaced,
    Resumed,
    Returned,
    Said,
    TimedOut,
)
from digsite.table.play.names import readable
from digsite.table.play.opening import given_word, reveal
from digsite.table.play.refusals import Refusal, Stale
from digsite.table.play.sitting import OVER, PLAYING, WAITING, Sitting
from digsite.table.play.undoing import check_playing, check_plays, check_sits, undo, undone

MAX_ASIDES = 3000
"""Maximum number of entries of a table that are no moves: messages, requests, people who come and go."""

REPLACE_AFTER_SECONDS = 600.0
"""How long a person may think before the others may let a bot stand in."""


def time_out(sitting: Sitting, now: float) -> list[Entry]:
    """Let a bot stand in for a person who ran out of time."""
    clocks = sitting.clocks
    if clocks is None or clocks.deadline is None or clocks.running is None or now < clocks.deadline:
        return []
    return [TimedOut(clocks.running, sitting.opened.stand_in), *_settled_without(sitting, {clocks.running})]


def decide(sitting: Sitting, person: int, ask: AnyAsk, seen: int, now: float) -> list[Entry]:
    """Decide what comes of a command of a person who has seen the table up to entry `seen`."""
    if seen > sitting.sequence:
        raise Refusal("from-the-future", sequence=sitting.sequence)
    if not isinstance(ask, PlayMoves) and sitting.asides >= MAX_ASIDES:
        raise Refusal("too-many-lines")
    return DECISIONS[type(ask)](sitting, person, ask, seen, now)


def _move(sitting: Sitting, person: int, ask: PlayMoves, seen: int, now: float) -> list[Entry]:
    check_playing(sitting)
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


def _granted(sitting: Sitting, asked: Asked) -> list[Entry]:
    return [undone(sitting, asked.person, asked.moves)] if asked.what == "undo" else [Paused(asked.person)]


def _settled_without(sitting: Sitting, seats: set[int]) -> list[Entry]:
    """Grant a pause if the only people who have not agreed leave these seats to bots now.

    Nothing is taken back in this way: it would be without the word of those who go.
    """
    asked = sitting.asked
    here = {seat.person for i, seat in enumerate(sitting.seats) if seat.bot is None and i not in seats} - {None}
    settled = asked is not None and asked.what == "pause" and asked.person in here and here <= sitting.agreed
    return _granted(sitting, asked) if asked is not None and settled else []


def _agree(sitting: Sitting, person: int, ask: Agree, seen: int, now: float) -> list[Entry]:
    asked = _asked_of(sitting, person, seen)
    missing = sitting.present_people() - sitting.agreed - {person}
    return [Agreed(person)] if missing else [Agreed(person), *_granted(sitting, asked)]


def _decline(sitting: Sitting, person: int, ask: Decline, seen: int, now: float) -> list[Entry]:
    _asked_of(sitting, person, seen)
    return [Declined(person)]


def _asked_of(sitting: Sitting, person: int, seen: int) -> Asked:
    """Return what this person is asked, or refuse."""
    if sitting.asked is None or sitting.phase != PLAYING:
        raise Refusal("nothing-asked")
    if seen < sitting.asked_at:
        raise Stale(seen)
    if person not in sitting.present_people() or person in sitting.agreed:
        raise Refusal("not-yours-to-say")
    return sitting.asked


def _pause(sitting: Sitting, person: int, ask: Pause, seen: int, now: float) -> list[Entry]:
    check_playing(sitting)
    check_plays(sitting, person)
    if sitting.clocks is None:
        raise Refusal("no-clock")
    if sitting.paused:
        raise Refusal("paused")
    if sitting.asked is not None:
        raise Refusal("already-asked")
    asked = Asked(person, "pause")
    return [asked] if sitting.present_people() - {person} else _granted(sitting, asked)


def _resume(sitting: Sitting, person: int, ask: Resume, seen: int, now: float) -> list[Entry]:
    check_sits(sitting, person)
    if not sitting.paused:
        raise Refusal("not-paused")
    return [Resumed(person)]


def _say(sitting: Sitting, person: int, ask: Say, seen: int, now: float) -> list[Entry]:
    text = readable(ask.text)
    if not text:
        raise Refusal("nothing-said")
    return [Said(person, text)]


def _ready(sitting: Sitting, person: int, ask: Ready, seen: int, now: float) -> list[Entry]:
    if sitting.phase != WAITING or sitting.people[person].ready:
        raise Refusal("already-ready")
    if sitting.gathered_at is not None:
        raise Refusal("already-begun")
    return [Readied(person, *given_word(ask.word, ask.sealed))]


def _leave(sitting: Sitting, person: int, ask: Leave, seen: int, now: float) -> list[Entry]:
    if sitting.people[person].left:
        raise Refusal("already-left")
    if sitting.phase == OVER or (sitting.phase == WAITING and sitting.gathered_at is None):
        return [Left(person)]
    return [Left(person, sitting.opened.stand_in), *_settled_without(sitting, set(sitting.seats_of(person)))]


def _return(sitting: Sitting, person: int, ask: Return, seen: int, now: float) -> list[Entry]:
    check_playing(sitting)
    check_sits(sitting, person)
    mine = sitting.seats_of(person)
    if all(sitting.seats[seat].bot is None for seat in mine):
        raise Refusal("nobody-stands-in")
    # A person whose time ran out must not get more of it by coming back before the bot has moved.
    spent = [seat for seat in mine if sitting.clocks is not None and sitting.clocks.left[seat] <= 0]
    if sitting.to_act in spent or spent == mine:
        raise Refusal("no-time-left")
    return [Returned(person)]


def _replace(sitting: Sitting, person: int, ask: Replace, seen: int, now: float) -> list[Entry]:
    if ask.seat >= len(sitting.seats):
        raise Refusal("no-such-seat", seats=len(sitting.seats))
    bot, seat = sitting.opened.stand_in, sitting.seats[ask.seat]
    if sitting.phase == WAITING:
        return _set_seat(sitting, person, ask.seat, ask.bot)
    check_playing(sitting)
    check_plays(sitting, person)
    if seat.person in (None, person) or seat.bot is not None:
        raise Refusal("not-replaceable")
    if ask.bot not in (None, bot):
        raise Refusal("stand-in-set")
    waited = now - sitting.turn_since
    if sitting.to_act != ask.seat or sitting.paused or waited < REPLACE_AFTER_SECONDS:
        raise Refusal("be-patient", name=sitting.names()[ask.seat], minutes=int(REPLACE_AFTER_SECONDS // 60))
    return [Replaced(ask.seat, person, bot), *_settled_without(sitting, {ask.seat})]


def _set_seat(sitting: Sitting, person: int, number: int, bot: str | None) -> list[Entry]:
    """Before the game begins, the host chooses which of the free seats are for bots."""
    seat = sitting.seats[number]
    if person != sitting.host:
        raise Refusal("host-only")
    if sitting.gathered_at is not None:
        raise Refusal("already-begun")
    if seat.person is not None and sitting.people[seat.person].ready:
        raise Refusal("seat-taken")
    return [Replaced(number, person, bot)]


def _hook(sitting: Sitting, person: int, ask: Hook, seen: int, now: float) -> list[Entry]:
    return [Hooked(person, ask.address)]


def _relink(sitting: Sitting, person: int, ask: Relink, seen: int, now: float) -> list[Entry]:
    return [Relinked(person)]


DECISIONS: dict[type, Callable[[Sitting, int, Any, int, float], list[Entry]]] = {
    PlayMoves: _move,
    Undo: undo,
    Agree: _agree,
    Decline: _decline,
    Pause: _pause,
    Resume: _resume,
    Say: _say,
    Ready: _ready,
    Reveal: reveal,
    Leave: _leave,
    Return: _return,
    Replace: _replace,
    Hook: _hook,
    Relink: _relink,
}
