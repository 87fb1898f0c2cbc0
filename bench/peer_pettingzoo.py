"""What PettingZoo's classic games do in a second, in its own loop: mask and observation at each decision."""

import random
from typing import Any

import numpy as np
from measuring import Contestants, Rate, rate
from pettingzoo.env_registry.registration import make


def loop(name: str, **settings: Any) -> Rate:
    env, chooser = make("aec", f"classic/{name}", **settings), random.Random(1)

    def work() -> int:
        """A part of a game: whole ones last longer than a measurement."""
        length = 0
        env.reset(seed=chooser.randrange(2**31))
        for _ in env.agent_iter(60):
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            env.step(chooser.choice(np.flatnonzero(mask).tolist()))
            length += 1
        return length

    return rate(work)


def contestants() -> Contestants:
    return {
        "one game at a time": {
            "PettingZoo hanabi, 4 players": loop("hanabi_v5", players=4),
            "PettingZoo chess": loop("chess_v6"),
        }
    }
