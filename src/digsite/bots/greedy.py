"""A bot that looks one move ahead: it tries every move, judges the results, and plays the best."""

import random
from typing import NamedTuple

import numpy as np

from digsite.bots.kernels import GREEDY, lean_at, look_ahead, workbench
from digsite.bots.question import Advice, Candidate, Question
from digsite.core.chance import key_from_seed, key_words
from digsite.core.compilation import ensure_compiled

LOOKS = 12
"""Number of re-deals over which each move is judged, because its result may depend on chance."""


class Greedy:
    """Plays the move with the best lead; among equals, by the preferences of a sensible player.

    `overlooks` is the share of moves it does not notice, as beginners do.
    """

    def __init__(self, name: str = "greedy", overlooks: float = 0.0) -> None:
        self.name = name
        self.overlooks = overlooks

    def think(self, question: Question, seed: int | str) -> Advice:
        weighed = weigh(question, key_words(key_from_seed(f"look ahead {seed}")))
        by_chance = random.Random(f"tie {seed}")
        order = sorted(weighed, key=lambda move: (-round(move.gain, 6), -move.weight, by_chance.random()))
        seen = [move for move in order if by_chance.random() >= self.overlooks] or order
        candidates = [Candidate(move.move, LOOKS, points=move.worth / LOOKS) for move in order]
        return Advice(seen[0].move, candidates)


class Weighed(NamedTuple):
    """A legal move, the preference for it, and the sums over all looks of the lead after it and its worth."""

    move: int
    weight: int
    gain: float
    worth: float


def weigh(question: Question, key: np.ndarray) -> list[Weighed]:
    """Look ahead from every legal move under a key, and return the moves in rising order."""
    setup = question.setup
    ensure_compiled(setup.game, GREEDY)
    benches = np.zeros(1, workbench(setup.game))
    benches["given"] = question.table["state"]
    count = lean_at(setup.boxes, benches)
    moves, weights = (benches[field][0, :count].tolist() for field in ("moves", "weights"))
    gains, worths = np.zeros(count), np.zeros(count)
    look_ahead(setup.boxes, benches, question.seat, key, LOOKS, gains, worths)
    return [Weighed(*row) for row in zip(moves, weights, gains.tolist(), worths.tolist(), strict=True)]
