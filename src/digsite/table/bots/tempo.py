"""When a bot's move is played. How long it takes must not tell what is in its hand."""

import random
from collections import deque

from digsite.table.latest import Latest

MOST_KINDS = 500
"""Of thoughts: games, each with a bot."""

REMEMBERED = 32
"""Thoughts of one kind whose length is known."""

SPREAD = 0.1
"""By which part of it a wait is longer or shorter than the thought it is modelled on."""


class Tempo:
    """How long bots think where they have a choice; where they have none, they take as long as some other time."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self._thoughts: Latest[deque[float]] = Latest(MOST_KINDS)

    def wait(self, kind: str, spent: float, forced: bool) -> float:
        """Seconds still to wait after a thought that took so long."""
        known = self._thoughts.get_or_make(kind, lambda: deque(maxlen=REMEMBERED))
        if not forced:
            known.append(spent)
            return max(0.0, self.pace - spent)
        usual = random.choice(known) * random.uniform(1 - SPREAD, 1 + SPREAD) if known else 0.0
        return max(0.0, self.pace - spent, usual - spent)
