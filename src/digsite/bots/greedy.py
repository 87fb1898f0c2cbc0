"""A bot that looks one move ahead: it tries every move, judges what comes of it, and takes the best."""

import random
from typing import NamedTuple

import numpy as np

from digsite.bots.kernels import BOTS, lean_at, look_ahead, workbench
from digsite.bots.question import Advice, Candidate, Question
from digsite.core.chance import key_from_seed, key_words
from digsite.core.compilation import ensure_compiled

LOOKS = 12
"""Re-deals over which each move is judged: what comes of it may be chance."""


class Greedy:
    """Takes the move after which its lead is worth most; among equals what a sensible player leans to.

    `overlooks` is how many of the moves it does not even see, as beginners do.
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
    """A legal move: how much a sensible player leans to it; summed over the looks, the lead after it and its worth."""

    move: int
    weight: int
    gain: float
    worth: float


def weigh(question: Question, key: np.ndarray) -> list[Weighed]:
    """Every legal move, in rising order, with looks ahead under a key."""
    setup = question.setup
    ensure_compiled(setup.game, BOTS)
    benches = np.zeros(1, workbench(setup.game))
    benches["given"] = question.table["state"]
    count = lean_at(setup.boxes, benches)
    moves, weights = (benches[field][0, :count].tolist() for field in ("moves", "weights"))
    gains, worths = np.zeros(count), np.zeros(count)
    look_ahead(setup.boxes, benches, question.seat, key, LOOKS, gains, worths)
    return [Weighed(*row) for row in zip(moves, weights, gains.tolist(), worths.tolist(), strict=True)]
