"""Information-set Monte Carlo tree search: one compiled kernel for all games, here fed, timed and read."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from digsite.bots.kernels import BOTS, HABITS, NODE, NONE, ROOM, grow, workbench
from digsite.bots.question import Advice, Candidate, Question
from digsite.core import kernels
from digsite.core.chance import key_from_seed, key_words
from digsite.core.compilation import ensure_compiled
from digsite.core.observing import NUMBER

TREES = 2
"""Grown independently and read together: one for each core of a small machine, and always as many, so that a seed
and a number of iterations give the same answer on any machine."""

A_FEW = 4
"""Iterations before the first look at the clock."""

A_MOMENT = 0.004
"""Seconds between two looks at the clock."""


@dataclass(frozen=True)
class Budget:
    """How long a search may think: seconds, or iterations, or whichever is used up first."""

    seconds: float | None = None
    iterations: int | None = None


@dataclass(frozen=True)
class Habits:
    """How a search weighs things (docs/strength.md says what was tried)."""

    exploration: float = 0.6
    """How much a move gains by not having been tried."""
    margin: float = 0.1
    """How much of a result is by how many points it was won or lost, and not the win itself."""
    margin_scale: float = 10.0
    """The lead, in points, that counts half of that."""

    def record(self) -> np.ndarray:
        return np.array([tuple(getattr(self, field) for field in HABITS.names or ())], HABITS)


class Tree:
    """One tree, the room it grows in, and where its root is now."""

    def __init__(self, question: Question, key: np.ndarray) -> None:
        self.key = key
        self.benches = np.zeros(1, workbench(question.setup.game))
        self.nodes = np.zeros(ROOM, NODE)
        self.root = 1
        self.used = 2
        self.iterations = 0
        self.decisions = 0

    def children(self) -> list[np.void]:
        """The moves at the root."""
        found = []
        child = self.nodes[self.root]["child"]
        while child != NONE:
            found.append(self.nodes[child])
            child = self.nodes[child]["sibling"]
        return found

    def go_on_with(self, move: int, seat: int) -> bool:
        """Make a move of the root the new root; False if it was never tried."""
        child = self.nodes[self.root]["child"]
        while child != NONE:
            if self.nodes[child]["move"] == move and self.nodes[child]["seat"] == seat:
                self.root = int(child)
                return True
            child = self.nodes[child]["sibling"]
        return False

    def grow(self, question: Question, habits: np.ndarray, iterations: int) -> None:
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
        )
        self.iterations += iterations
        self.decisions += decisions


class Search:
    """Thinks in two trees. Within its own turn it goes on with the trees of the move before."""

    def __init__(self, name: str, budget: Budget, threads: int = TREES, habits: Habits | None = None) -> None:
        self.name = name
        self.budget = budget
        self.threads = threads
        self.habits = (habits or Habits()).record()
        self.trees: list[Tree] = []
        self.asked: Question | None = None
        self.answered = 0
        self._stopped = threading.Event()

    def think(self, question: Question, seed: int | str) -> Advice:
        ensure_compiled(question.setup.game, BOTS)
        legal, goes_on = question.legal(), self._goes_on(question)
        if len(legal) == 1:
            self.asked, self.answered = question if goes_on else None, legal[0]
            return Advice(legal[0], [Candidate(legal[0])])
        if not goes_on:
            keys = (key_words(key_from_seed(f"tree {i} {seed}")) for i in range(TREES))
            self.trees = [Tree(question, key) for key in keys]
        for tree in self.trees:
            tree.benches["given"] = question.table["state"]
        self._grow(question)
        advice = self._read(legal, question.seat)
        self.asked, self.answered = question, advice.move
        return advice

    def _goes_on(self, question: Question) -> bool:
        """Whether this is the decision that the trees foresaw after the answer before: their branch becomes the root.

        Played on the table of the last question, the answer must lead to just what is seen now. If chance brought
        something else, or others have moved, the trees are of no use.
        """
        last = self.asked
        if last is None or last.setup is not question.setup or last.seat != question.seat:
            return False
        if any(tree.used > ROOM // 2 for tree in self.trees):
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
        """Use the budget up: every tree gets as many iterations, or as much time, as the others."""
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
        """In small steps, so that the clock, or somebody who has had enough, can end it."""
        left, step = iterations, A_FEW
        while left != 0 and not self._stopped.is_set():
            step = step if left is None else min(step, left)
            before = time.perf_counter()
            tree.grow(question, self.habits, step)
            now = time.perf_counter()
            if deadline is not None and now >= deadline:
                return
            left = None if left is None else left - step
            moment = A_MOMENT if deadline is None else min(A_MOMENT, deadline - now)
            step = max(1, int(step * moment / max(now - before, 1e-6)))

    def _read(self, legal: list[int], seat: int) -> Advice:
        """What the trees found: the move tried most often is the best."""
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
