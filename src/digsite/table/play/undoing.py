"""Taking moves back: freely, by asking the others, or not at all past somebody who is away."""

from typing import Final, Literal

from digsite.core.errors import NothingToUndo
from digsite.table.play.commands import Undo
from digsite.table.play.entries import Asked, Entry, Undone
from digsite.table.play.refusals import Refusal, Stale
from digsite.table.play.sitting import OVER, WAITING, Sitting

FREELY: Final = "freely"
ASKING: Final = "asking"


def check_playing(sitting: Sitting) -> None:
    if sitting.phase == WAITING:
        raise Refusal("not-begun")
    if sitting.phase == OVER:
        raise Refusal("game-over")


def check_sits(sitting: Sitting, person: int) -> None:
    if not sitting.seats_of(person):
        raise Refusal("watchers-only-watch")


def check_plays(sitting: Sitting, person: int) -> None:
    check_sits(sitting, person)
    if not sitting.played_by(person):
        raise Refusal("bot-stands-in")


def undo(sitting: Sitting, person: int, ask: Undo, seen: int, now: float) -> list[Entry]:
    """Decide what comes of a wish to take back one's latest move."""
    check_playing(sitting)
    check_plays(sitting, person)
    moves = _moves_to_undo(sitting, person)
    if moves == 0:
        raise NothingToUndo()
    if any(seen < sitting.changed[seat] for seat in sitting.seats_of(person)):
        raise Stale(seen)
    if overruled := sitting.overruled(moves):
        raise Refusal("undo-crosses-absence", name=sitting.people[min(overruled)].name)
    if undo_needs(sitting, person) == FREELY:
        return [undone(sitting, person, moves)]
    if sitting.asked is not None:
        raise Refusal("already-asked")
    return [Asked(person, "undo", moves)]


def undone(sitting: Sitting, person: int, moves: int) -> Undone:
    """Make the entry of moves that are taken back. It says whether they had shown something."""
    assert sitting.match is not None
    return Undone(person, moves, sitting.match.reveals(moves))


def _moves_to_undo(sitting: Sitting, person: int) -> int:
    """Count the moves to take back for a person's latest move: that one, and all since."""
    assert sitting.match is not None
    played, mine = sitting.match.played, sitting.played_by(person)
    for back, move in enumerate(reversed(played), 1):
        if move.seat in mine:
            return back
    return 0


def undo_needs(sitting: Sitting, person: int) -> Literal["freely", "asking"] | None:
    """Say how a person's latest move can be taken back; None if it cannot.

    Bots always agree. Other people are asked if something hidden was shown, random numbers were drawn, or somebody has
    decided since. Nothing is taken back that would overrule somebody who is away.
    """
    assert sitting.match is not None
    moves = _moves_to_undo(sitting, person)
    if moves == 0 or sitting.overruled(moves):
        return None
    if not sitting.present_people() - {person}:
        return FREELY
    if moves > 1:
        return ASKING
    return ASKING if sitting.match.reveals(1) else FREELY
