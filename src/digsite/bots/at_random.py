"""A bot that takes any legal move: the yardstick for all others."""

import random

from digsite.bots.question import Advice, Candidate, Question


class Random:
    """Every legal move is as likely as any other."""

    name = "random"

    def think(self, question: Question, seed: int | str) -> Advice:
        moves = question.legal()
        return Advice(random.Random(f"move {seed}").choice(moves), [Candidate(move) for move in moves])
