"""A bot that plays any legal move: the baseline for all others."""

import random

from digsite.bots.question import Advice, Candidate, Question


class Random:
    """Plays every legal move with equal probability."""

    name = "random"

    def think(self, question: Question, seed: int | str) -> Advice:
        moves = question.legal()
        return Advice(random.Random(f"move {seed}").choice(moves), [Candidate(move) for move in moves])
