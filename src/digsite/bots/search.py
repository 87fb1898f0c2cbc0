"""Information-set Monte Carlo tree search: one compiled kernel for all games, called, timed and read from here."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

import numpy as np

from digsite.bots.kernels import (
    HABITS,
    MAX_NODES,
    NODE,
    NONE,
    SEARCH,
    TO_THE_END,
    grow,
    sample,
    with_room,
    workbench,
)
from digsite.bots.learned import no_weights, weights_of
from digsite.bots.question import Advice, Candidate, Question
from digsite.core import kernels
from digsite.core.chance import key_from_seed, key_words
from digsite.core.compilation import ensure_compiled
from digsite.core.game import Setup
from digsite.core.observing import NUMBER

TREES = 2
"""Number of trees that are grown independently and read together.

It is the same on every machine, so that a seed and a number of iterations always give the same answer.
"""

FIRST_ITERATIONS = 4
"""Iterations before the first look at the clock."""

CLOCK_SECONDS = 0.004
"""Seconds between two looks at the clock."""


@dataclass(frozen=True)
class Budget:
    """The limit of a search: seconds, iterations, or whichever is used up first."""

    seconds: float | None = None
    iterations: int | None = None


@dataclass(frozen=True)
class Habits:
    """The parameters of a search (docs/strength.md lists what was tried)."""

    exploration: float = 0.6
    """Weight of the bonus for moves that were rarely tried."""
    margin: float = 0.1
    """Weight of the margin of points in a result, against the win itself."""
    margin_scale: float = 10.0
    """The lead, in points, that counts half of the margin."""
    choices: int = TO_THE_END
    """So many decisions that leave a choice are played on from a leaf before it is judged."""
    caution: float = 1.0
    """Factor of the judgement's `lead_scale`: above 1, a lead makes a win less sure."""
    trust: float = 1.0
    """Weight of a leaf's judgement. Below 1, the game is also played to its end, and the result has the rest."""

    @classmethod
    def of(cls, setup: Setup) -> "Habits":
        """Return the habits for a set-up: the judgement may say with how many players leaves are judged, and how."""
        judgement = setup.game.judgement
        choices = getattr(judgement, "CHOICES", {}).get(setup.players, TO_THE_END)
        return cls(choices=choices, trust=getattr(judgement, "TRUST", 1.0))

    @classmethod
    def halved(cls, setup: Setup) -> "Habits":
        """Return the habits for shares that people read: where leaves are judged, that counts half.

        The judgement alone is too sure of itself early in a game, and games that are only played out are played too
        badly. Their mean foretells the winner better than either (docs/review.md).
        """
        return replace(cls.of(setup), trust=0.5)

    @classmethod
    def classic(cls, setup: Setup) -> "Habits":
        """Return the habits of a search that plays every game to its end."""
        return cls()

    def record(self) -> np.ndarray:
        return np.array([tuple(getattr(self, field) for field in HABITS.names or ())], HABITS)


class Tree:
    """One tree, the memory it grows in, and its current root."""

    def __init__(self, question: Question, key: np.ndarray, weights: np.ndarray | None = None) -> None:
        self.key = key
        self.weights = no_weights(question.setup) if weights is None else weights
        self.benches = np.zeros(1, workbench(question.setup.game))
        self.root = 1
        self.used = 2
        self.nodes = np.zeros(self.used, NODE)
        self.iterations = 0
        self.decisions = 0

    def children(self) -> list[np.void]:
        """Return the moves at the root."""
        found = []
        child = self.nodes[self.root]["child"]
        while child != NONE:
            found.append(self.nodes[child])
            child = self.nodes[child]["sibling"]
        return found

    def go_on_with(self, move: int, seat: int) -> bool:
        """Make a child of the root the new root; return False if that move was never tried."""
        child = self.nodes[self.root]["child"]
        while child != NONE:
            if self.nodes[child]["move"] == move and self.nodes[child]["seat"] == seat:
                self.root = int(child)
                return True
            child = self.nodes[child]["sibling"]
        return False

    def grow(self, question: Question, habits: np.ndarray, iterations: int) -> None:
        self.nodes = with_room(self.nodes, self.used + iterations)
        self.used, decisions = grow(
            question.setup.boxes,
            self.benches,
            question.seat,
            self.key,
            self.iterations,
            iterations,
            self.nodes,
            self.root,
            self.used,
            habits,
            self.weights,
            np.zeros(0, sample(question.setup.game)),
        )
        self.iterations += iterations
        self.decisions += decisions


class Search:
    """Thinks in two trees. Within its own turn it continues with the trees of the previous move.

    `weights` says which network judges the leaves: by default that of the package, where there is one. Without one, the
    habits say how they are judged.
    """

    def __init__(
        self,
        name: str,
        budget: Budget,
        threads: int = TREES,
        habits: Callable[[Setup], Habits] = Habits.of,
        weights: Callable[[Setup], np.ndarray] = weights_of,
    ) -> None:
        self.name = name
        self.weights = weights
        self.budget = budget
        self.threads = threads
        self.habits = habits
        self.trees: list[Tree] = []
        self.asked: Question | None = None
        self.answered = 0
        self._stopped = threading.Event()

    def think(self, question: Question, seed: int | str) -> Advice:
        ensure_compiled(question.setup.game, SEARCH)
        legal, goes_on = question.legal(), self._goes_on(question)
        if len(legal) == 1:
            self.asked, self.answered = question if goes_on else None, legal[0]
            return Advice(legal[0], [Candidate(legal[0])])
        if not goes_on:
            keys = (key_words(key_from_seed(f"tree {i} {seed}")) for i in range(TREES))
            self.trees = [Tree(question, key, self.weights(question.setup)) for key in keys]
        for tree in self.trees:
            tree.benches["given"] = question.table["state"]
        self._grow(question)
        advice = self._read(legal, question.seat)
        self.asked, self.answered = question, advice.move
        return advice

    def _goes_on(self, question: Question) -> bool:
        """Return whether the trees foresaw this decision; their branch then becomes the root.

        Played on the table of the last question, the answer must lead to exactly what is seen now. If chance brought
        something else, or others have moved, the trees are useless.
        """
        last = self.asked
        if last is None or last.setup is not question.setup or last.seat != question.seat:
            return False
        if any(tree.used > MAX_NODES // 2 for tree in self.trees):
            return False
        table = last.table.copy()
        kernels.play_at(table, 0, self.answered)
        if table["state"]["seat"][0] != question.seat:
            return False
        seen = np.zeros((2, question.setup.game.observation.size()), NUMBER)
        kernels.observe_at(table, 0, question.seat, seen[0])
        kernels.observe_at(question.table, 0, question.seat, seen[1])
        if not (seen[0] == seen[1]).all():
            return False
        return all(tree.go_on_with(self.answered, question.seat) for tree in self.trees)

    def _grow(self, question: Question) -> None:
        """Use up the budget: every tree gets the same number of iterations or the same time."""
        iterations, seconds = self.budget.iterations, self.budget.seconds
        start = time.perf_counter()

        def run(i: int) -> None:
            share = None if iterations is None else (iterations + i) // TREES
            turn = 1.0 if self.threads > 1 else (i + 1) / TREES
            self._grow_one(self.trees[i], question, share, None if seconds is None else start + seconds * turn)

        self._stopped.clear()
        if self.threads == 1:
            for i in range(TREES):
                run(i)
            return
        with ThreadPoolExecutor(TREES) as pool:
            try:
                list(pool.map(run, range(TREES)))
            except BaseException:
                self._stopped.set()
                raise

    def _grow_one(self, tree: Tree, question: Question, iterations: int | None, deadline: float | None) -> None:
        """Grow one tree in small steps, so that the clock or a cancellation can end it."""
        left, step = iterations, FIRST_ITERATIONS
        habits = self.habits(question.setup).record()
        while left != 0 and not self._stopped.is_set():
            step = step if left is None else min(step, left)
            before = time.perf_counter()
            tree.grow(question, habits, step)
            now = time.perf_counter()
            if deadline is not None and now >= deadline:
                return
            left = None if left is None else left - step
            moment = CLOCK_SECONDS if deadline is None else min(CLOCK_SECONDS, deadline - now)
            step = max(1, int(step * moment / max(now - before, 1e-6)))

    def _read(self, legal: list[int], seat: int) -> Advice:
        """Read the trees: the move tried most often is the best."""
        sums = {move: np.zeros(3) for move in legal}
        for tree in self.trees:
            for node in tree.children():
                if node["move"] in sums and node["seat"] == seat:
                    sums[int(node["move"])] += node["visits"], node["share"], node["points"]
        candidates = [
            Candidate(move, int(visits), share / visits if visits else None, points / visits if visits else None)
            for move, (visits, share, points) in ((move, sums[move].tolist()) for move in legal)
        ]
        candidates.sort(key=lambda c: (-c.visits, -(c.share or 0.0)))
        return Advice(candidates[0].move, candidates)
