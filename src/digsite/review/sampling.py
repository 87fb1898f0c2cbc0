"""Sample how a game goes on from a position, as far as one seat knows it, and keep the result of every sample.

A sample is one iteration of the tree search that also plays the bots. The samples of two moves that have the same
number and key are dealt the same hidden things and the same chance, so their difference is much less noisy than either.
"""

import numpy as np

from digsite.bots.kernels import NODE, SEARCH, grow, sample, with_room, workbench
from digsite.bots.learned import no_weights
from digsite.bots.question import Question
from digsite.bots.search import Habits
from digsite.core.chance import key_from_seed, key_words
from digsite.core.compilation import ensure_compiled

BARRED = -1e12
"""The value of a move at the root that must not be tried."""

ROOT = 1


class Samples:
    """A search tree that keeps each seat's share of the win, and the first move, of every iteration.

    With `only`, that move is tried and no other.
    """

    def __init__(self, question: Question, seed: str, only: int | None = None) -> None:
        ensure_compiled(question.setup.game, SEARCH)
        self.question = question
        self.root = ROOT
        self.nodes = np.zeros(ROOT + 1, NODE)
        self._samples = np.zeros(0, sample(question.setup.game))
        self._key = key_words(key_from_seed(seed))
        self._habits = Habits.halved(question.setup).record()
        self._used = ROOT + 1
        self._benches = np.zeros(1, workbench(question.setup.game))
        self._benches["given"] = question.table["state"]
        if only is not None:
            self._bar_all_but(only)

    def _bar_all_but(self, move: int) -> None:
        legal = self.question.legal()
        self.nodes = with_room(self.nodes, self._used + len(legal))
        for each in legal:
            node = self.nodes[self._used]
            node["move"], node["seat"], node["visits"] = each, self.question.seat, 1
            node["value"] = 0.5 if each == move else BARRED
            node["sibling"] = self.nodes[ROOT]["child"]
            self.nodes[ROOT]["child"] = self._used
            self._used += 1

    @property
    def shares(self) -> np.ndarray:
        """Each seat's share of the win, by iteration and seat."""
        shares: np.ndarray = self._samples["shares"][:, : self.question.setup.players]
        return shares

    @property
    def first(self) -> np.ndarray:
        """The move at the root, by iteration."""
        first: np.ndarray = self._samples["first"]
        return first

    def grow_to(self, iterations: int) -> None:
        """Add samples until there are so many."""
        question, done = self.question, len(self._samples)
        if iterations <= done:
            return
        self.nodes = with_room(self.nodes, self._used + iterations - done)
        more = np.zeros(iterations - done, self._samples.dtype)
        self._used, _ = grow(
            question.setup.boxes,
            self._benches,
            question.seat,
            self._key,
            done,
            len(more),
            self.nodes,
            ROOT,
            self._used,
            self._habits,
            no_weights(question.setup),
            more,
        )
        self._samples = np.concatenate([self._samples, more])
