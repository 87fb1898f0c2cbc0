"""When a bot's move is played. How long it takes must not tell what the bot has in its hand."""

import random
from collections import deque

from cachetools import LRUCache

MAX_KINDS = 500
"""Maximum number of kinds of thoughts: each is a game with a bot."""

MAX_REMEMBERED = 32
"""Maximum number of remembered thoughts of one kind."""

AGAIN = 1 / 3
"""How much of the pace a move takes that the bot just made, such as one more coin for polish."""

SPREAD = 0.1
"""How much a wait may differ from the thought that it imitates, as a fraction of it."""


class Tempo:
    """Remembers how long bots think where they have a choice. Where they have none, they wait for as long."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self._thoughts: LRUCache[str, deque[float]] = LRUCache(MAX_KINDS)

    def wait(self, kind: str, spent: float, forced: bool, again: bool = False) -> float:
        """Return the seconds to wait after a thought that took `spent` seconds; fewer if the move is made `again`."""
        pace = self.pace * AGAIN if again else self.pace
        known = self._thoughts.setdefault(kind, deque(maxlen=MAX_REMEMBERED))
        if not forced:
            known.append(spent)
            return max(0.0, pace - spent)
        usual = random.choice(known) * random.uniform(1 - SPREAD, 1 + SPREAD) if known else 0.0
        return max(0.0, pace - spent, usual - spent)
