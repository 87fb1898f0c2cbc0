"""Moves on trial: what the table would be like for the seat that would play them.

They are played in another world that the seat cannot tell from this one: everything it does not know is drawn again. So
the answer is made of what the seat knew before, and nobody learns anything by trying.
"""

from typing import NamedTuple

from digsite.core.chance import fresh_key
from digsite.core.errors import DigsiteError
from digsite.core.match import Match
from digsite.table.play.answers import Tried, moves_now, prompt_now
from digsite.table.play.commands import PlayMoves
from digsite.table.play.deciding import decide
from digsite.table.play.entries import Moved
from digsite.table.play.refusals import problem_of
from digsite.table.play.sitting import Sitting, play_listed


class Attempt(NamedTuple):
    """Moves that were played in the other world."""

    seat: int
    moves: list[str]
    match: Match
    steps: list[object]
    """The step of the game before each move, and after the last."""
    problem: DigsiteError | None = None
    """Why they cannot be played."""

    @property
    def learns(self) -> bool:
        return self.problem is None and self.match.latest_teaches()

    @property
    def complete(self) -> bool:
        """Whether nothing can be added: the turn would pass, the seat would learn something, or it is done giving."""
        return self.problem is None and (self.learns or self.match.seat != self.seat or self.led_back)

    @property
    def led_back(self) -> bool:
        """Whether moves of one kind, such as gifts, have led back to the step where they began."""
        return self.alike and len(self.steps) > 2 and self.steps[-1] == self.steps[0] != self.steps[-2]

    @property
    def alike(self) -> bool:
        """Whether the last two moves are of one kind."""
        kinds = [move.split(" ")[0] for move in self.moves]
        return kinds[-2:-1] == kinds[-1:]

    @property
    def whole(self) -> bool:
        """Whether nobody would expect that anything is left to do.

        The moves end the turn, show something new, or lead back to a step where they have been. Of several moves of one
        kind, such as gifts, nobody can know which is meant to be the last, so they wait to be sent.
        """
        if self.problem is not None:
            return False
        if self.complete:
            return self.learns or not self.alike
        *before, step = self.steps
        return len(self.moves) == 1 if step == before[-1] else not self.alike and step in before

    def told(self, lang: str) -> Tried:
        """What the seat is told of it."""
        if self.problem is not None:
            return Tried(complete=False, refused=problem_of(self.problem, lang))
        if self.complete:
            return Tried(complete=True, learns=self.learns)
        match, view = self.match, self.match.view(self.seat)
        return Tried(
            complete=False,
            view=view,
            moves=moves_now(match.setup, match.legal()),
            prompt=prompt_now(match.game, view, self.seat),
        )

    def board(self, names: list[str], lang: str) -> str:
        """The table as text."""
        return self.match.game.board(self.match.view(self.seat), self.match.game.texts(lang), names)


def attempted(sitting: Sitting, person: int, wish: PlayMoves, seen: int, now: float) -> Attempt | None:
    """Play moves in the other world, after the same checks as of a command; None if the seat decides ahead of its turn,
    where there is nothing to try."""
    decided = decide(sitting, person, wish, seen, now)[0]
    if not isinstance(decided, Moved):
        return None
    assert sitting.match is not None
    seat, plays = decided.seat, decided.plays
    match = sitting.match.redealt(seat, fresh_key())
    attempt = Attempt(seat, [play.move for play in plays], match, [match.view(seat).get("step")])
    try:
        for number, play in enumerate(plays, 1):
            play_listed(match, play, number == len(plays))
            attempt.steps.append(match.view(seat).get("step"))
    except DigsiteError as problem:
        return attempt._replace(problem=problem)
    return attempt
