"""What RLCard does in a second: its `step` returns what the next player sees, with the legal moves."""

import copy
import random

import rlcard
from measuring import Contestants, Rate, rate


def loop(name: str) -> Rate:
    env, chooser = rlcard.make(name, config={"seed": 1}), random.Random(1)

    def work() -> int:
        state, _ = env.reset()
        length = 0
        while not env.is_over():
            state, _ = env.step(chooser.choice(list(state["legal_actions"])))
            length += 1
        return length

    return rate(work)


def copies(name: str) -> Rate:
    """It has no way to copy a game but Python's own."""
    env = rlcard.make(name, config={"seed": 1})
    env.reset()

    def work() -> int:
        copy.deepcopy(env.game)
        return 1

    return rate(work)


def contestants() -> Contestants:
    games = {"uno": "RLCard uno, 2 players", "mahjong": "RLCard mahjong, 4 players", "doudizhu": "RLCard doudizhu"}
    return {
        "one game at a time": {called: loop(name) for name, called in games.items()},
        "copies": {"RLCard uno, 2 players": copies("uno")},
    }
