"""Measure OpenSpiel.

Rollouts run in its own C++ rollout evaluator: one simulation of its MCTS bot evaluates the root with so many random
rollouts to the end. Decisions are counted without chance moves. Copies and re-deals are called from Python: there is
no other way to reach them.
"""

import random
import statistics
from typing import Any

import numpy as np
import pyspiel
from measuring import Contestants, Rate, rate
from open_spiel.python import rl_environment, vector_env
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.rl_agent import StepOutput
from spiel_ismcts import EXPLORATION

BRIDGE = "bridge(use_double_dummy_result=false)"
"""With its card play; the default ends after the auction, some ten decisions."""

SIMULATIONS = 4000
"""Of the C++ search, in one call."""


def dealt(name: str) -> tuple[Any, Any]:
    """A game, and a state of it after the deal."""
    game = pyspiel.load_game(name)
    state, chooser = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.legal_actions()))
    return game, state


def decisions_left(state: Any, times: int = 500) -> float:
    """On average, at random; chance moves do not count."""
    chooser, lengths = random.Random(1), []
    for _ in range(times):
        other, length = state.clone(), 0
        while not other.is_terminal():
            length += not other.is_chance_node()
            other.apply_action(chooser.choice(other.legal_actions()))
        lengths.append(length)
    return statistics.fmean(lengths)


def playouts(name: str) -> Rate:
    game, state = dealt(name)
    mean = decisions_left(state)
    rollouts = int(300_000 / mean)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(rollouts, 1), 1.4, 1, 1000, False, 1, False)

    def work() -> int:
        bot.mcts_search(state)
        return int(rollouts * mean)

    return rate(work)


def loop(name: str, seeing: bool = False) -> Rate:
    """From Python; with the tensor and the mask of who is to act, or without."""
    _, start = dealt(name)
    chance = random.Random(1).random

    def work() -> int:
        state, length = start.clone(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.is_chance_node():
                state.apply_action(legal[int(chance() * len(legal))])
                continue
            if seeing:
                np.array(state.information_state_tensor(), np.float32)
                np.array(state.legal_actions_mask(), np.int8)
            state.apply_action(legal[int(chance() * len(legal))])
            length += 1
        return length

    return rate(work)


def batched(name: str, games: int) -> Rate:
    """Its own vector of environments, which is a loop in Python."""
    environments = [rl_environment.Environment(name, chance_event_sampler=sampler(i)) for i in range(games)]
    envs, chance = vector_env.SyncVectorEnv(environments), random.Random(1).random
    steps = [envs.reset()]

    def work() -> int:
        chosen = []
        for step in steps[0]:
            legal = step.observations["legal_actions"][step.observations["current_player"]]
            chosen.append(StepOutput(action=legal[int(chance() * len(legal))], probs=None))
        steps[0] = envs.step(chosen, reset_if_done=True)[0]
        return games

    return rate(work)


def sampler(seed: int) -> Any:
    return rl_environment.ChanceEventSampler(seed=seed)


def copies(name: str) -> Rate:
    _, state = dealt(name)

    def work() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return rate(work)


def redeals(name: str) -> Rate:
    _, state = dealt(name)

    def work() -> int:
        for _ in range(100):
            state.resample_from_infostate(0, random.random)
        return 100

    return rate(work)


def python_search(name: str, weight: float = 1.0) -> Rate:
    """Its ISMCTS in Python, with random rollouts."""
    game, state = dealt(name)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), EXPLORATION, 50, random_state=chance)

    def work() -> int:
        bot.run_search(state)
        return int(50 * weight)

    return rate(work)


def cpp_search(name: str, weight: float = 1.0) -> Rate:
    """Its ISMCTS in C++, with random rollouts."""
    _, state = dealt(name)

    def work() -> int:
        pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), EXPLORATION, SIMULATIONS).get_policy(state)
        return int(SIMULATIONS * weight)

    return rate(work)


def contestants() -> Contestants:
    left = decisions_left(dealt("hearts")[1])
    return {
        "inside the engine": {"OpenSpiel hearts": playouts("hearts"), "OpenSpiel bridge": playouts(BRIDGE)},
        "one game at a time": {
            "OpenSpiel hearts": loop("hearts"),
            "OpenSpiel bridge": loop(BRIDGE),
            "OpenSpiel gin rummy": loop("gin_rummy"),
            "OpenSpiel hearts, with mask and observation": loop("hearts", seeing=True),
        },
        "batched": {"OpenSpiel hearts, 64 games": batched("hearts", 64)},
        "search, iterations": {
            "OpenSpiel hearts, ISMCTS in Python": python_search("hearts"),
            "OpenSpiel hearts, ISMCTS in C++": cpp_search("hearts"),
            "pergamon by OpenSpiel's ISMCTS in Python": python_search("digsite_pergamon(players=2,seed=1)"),
        },
        "search, decisions": {
            "OpenSpiel hearts, ISMCTS in Python": python_search("hearts", left),
            "OpenSpiel hearts, ISMCTS in C++": cpp_search("hearts", left),
        },
        "copies": {"OpenSpiel hearts": copies("hearts"), "OpenSpiel gin rummy": copies("gin_rummy")},
        "re-deals": {"OpenSpiel hearts": redeals("hearts")},
    }
