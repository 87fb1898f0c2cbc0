"""What a review says. `docs/review.md` describes it field by field; it is the same in files and on the wire.

Shares of the win are numbers from 0 to 1, one for each seat.
"""

from typing import Literal

import msgspec

FORMAT: Literal["digsite review 1"] = "digsite review 1"

ITERATIONS = 1500
"""Default number of times that each position is played on, from which the moves worth comparing are chosen."""

Mark = Literal["good", "mistake", "blunder"]


class Moment(msgspec.Struct):
    """The chances between two turns, and what the turn before it changed: `luck` and `play` add up to the change."""

    step: int
    """Number of moves played so far."""
    shares: list[float]
    """Each seat's chance, from what the seats could know; they add up to 1."""
    luck: list[float]
    """What chance and hidden things changed since the moment before, by seat."""
    play: list[float]
    """What the choices of all players changed since the moment before, by seat."""


class Decision(msgspec.Struct, omit_defaults=True):
    """A choice between two or more moves, judged by what its seat could know when it made it."""

    step: int
    """Number of moves played before it; the position after it is step + 1."""
    turn: int
    """It belongs to the turn that leads from moment `turn` to the next one."""
    seat: int
    move: str
    """The move played, in notation."""
    options: int
    """Number of legal moves."""
    before: list[float]
    """The shares that the best move promised all seats, from what the deciding one could know; they add up to 1."""
    after: list[float]
    """The shares that the move played promised, likewise."""
    gain: float = 0.0
    """What the choice gave the seat: `after` less `before`. It is 0 if nothing better was found."""
    margin: float = 0.0
    """The share of the move played, less that of the best other move that was compared."""
    error: float = 0.0
    """Standard error of `margin`."""
    mark: Mark | None = None
    """Only beyond the noise; most decisions have none."""
    better: str | None = None
    """The better move in notation, if the move played is a mistake or a blunder."""
    reason: str | None = None
    """The part of the judgement in which the better move is better; its text is `because-PART` of the game."""
    rival: int | None = None
    """The seat that the better move would have cost most, if that is the reason."""
    came: float | None = None
    """Hindsight: the seat's share when it decided next, or at the end. Less `after`, it is what followed by chance,
    by hidden things and by the others."""


class Turning(msgspec.Struct, omit_defaults=True):
    """A turning point: a turn that changed the chances more than others."""

    turn: int
    """It leads from moment `turn` to the next one."""
    seat: int
    """The seat whose share it changed most."""
    before: float
    after: float
    """That seat's share before and after the turn."""
    cause: Literal["luck", "play"]
    """Which of the two moved it more in this direction."""
    decision: int | None = None
    """If it was play, the place in `decisions` of the choice that did most."""


class Balance(msgspec.Struct):
    """How one seat came from its first share to its last: `luck` and `play` add up to the way."""

    first: float
    last: float
    luck: float
    play: float
    """What choices gave the seat: `own` and `others` together."""
    own: float
    others: float
    """What the other players' choices gave it."""


class Review(msgspec.Struct):
    """The review of one game."""

    format: Literal["digsite review 1"]
    game: str
    players: int
    names: list[str]
    seed: str
    iterations: int
    """Number of times the search played each position on to the end."""
    moments: list[Moment]
    """The first is the deal, the last the end of the game."""
    decisions: list[Decision]
    turning: list[Turning]
    """Up to three turning points in the order of the game."""
    seats: list[Balance]
