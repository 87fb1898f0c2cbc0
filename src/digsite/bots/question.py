"""What a bot is asked, and what it answers."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol

import numpy as np

from digsite.core import kernels
from digsite.core.chance import key_from_seed
from digsite.core.game import Setup
from digsite.core.match import Match


class Question(NamedTuple):
    """A table in which everything `seat` cannot know was drawn again, so nothing secret is in it."""

    setup: Setup
    table: np.ndarray
    seat: int

    @classmethod
    def about(cls, match: Match, seed: int | str) -> "Question":
        """Return the question for the seat to move. A seed and the seat's knowledge always give the same question."""
        assert match.seat is not None, "nobody is asked when a game is over"
        return cls(match.setup, match.handed_over(match.seat, key_from_seed(f"hand over {seed}")), match.seat)

    def legal(self) -> list[int]:
        """Return the legal moves, in rising order."""
        count = kernels.legal_at(self.table, 0)
        legal: list[int] = self.table["desk"]["moves"][0, :count].tolist()
        return legal


class Candidate(NamedTuple):
    """One legal move as a bot rates it: how often it was tried, and the expected result."""

    move: int
    visits: int = 0
    share: float | None = None
    """Expected share of the win, from 0 to 1."""
    points: float | None = None
    """Expected points; where positions are judged, what the judgement takes them to be worth, in points at the end."""


@dataclass(frozen=True)
class Advice:
    """A bot's answer: its move, and every legal move with its rating, best first."""

    move: int
    candidates: list[Candidate]
    forfeit: str | None = None
    """Why the bot did not choose this move itself, if something went wrong: one sentence."""


class Bot(Protocol):
    """A player. One bot plays one seat of one match, and may remember what it thought."""

    name: str

    def think(self, question: Question, seed: int | str) -> Advice:
        """Choose a move. The same question and seed get the same answer, unless the bot uses a clock."""
        ...
