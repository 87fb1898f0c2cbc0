"""How fast the games are inside the engine, next to OpenSpiel's C++ card games and Catanatron, in one run.

    make bench        or        .venv/bin/python bench/playouts.py [--rounds 7] [--json FILE]

Machines swing, so everything is measured in turn, round after round, and a ratio is the median over the rounds of what
was measured side by side. Differences under 1.5 mean little.

OpenSpiel's rollouts run in its own C++ rollout evaluator: one simulation of its MCTS bot evaluates the root with so
many random rollouts to the end. Decisions are counted without chance moves. Copies and re-deals of OpenSpiel are
called from Python, there is no other way to reach them; ours run inside a compiled loop, as a search uses them.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pyspiel
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

import digsite
from digsite.core import kernels
from digsite.core.chance import siphash
from digsite.core.compiled import rule
from digsite.core.contract import redeal
from digsite.core.simulate import simulate

WINDOW = 0.35
"""Seconds a measurement lasts at least."""

Rate = Callable[[], float]


def rate(work: Callable[[], int]) -> Rate:
    """Things a second, where one call of `work` does so many."""

    def measure() -> float:
        done, begun = 0, time.perf_counter()
        while (spent := time.perf_counter() - begun) < WINDOW:
            done += work()
        return done / spent

    return measure


def our_playouts(name: str, players: int, threads: int = 1) -> Rate:
    setup = digsite.load(name).setup(players)
    return rate(lambda: int(simulate(setup, 24_000, "random", 1, threads, None).lengths.sum()))


def middle_of_a_game(name: str, players: int):  # type: ignore[no-untyped-def]
    """A match half-way through a random game."""
    match, chooser = digsite.load(name).new(players, seed=1), random.Random(1)
    for _ in range(60):
        match.play(chooser.choice(match.legal()))
    return match


@rule
def copy_over(states, copies):
    for i in range(len(copies)):
        copies[i] = states[0]


@rule
def redeal_over(boxes, states, seat, times):
    for _ in range(times):
        state = states[0]
        state.key[0] = siphash(state.key[0], state.key[1], state.counter)
        redeal(boxes[0], state, seat)
        state.drawn = 0


def our_copies(name: str) -> Rate:
    states = middle_of_a_game(name, 4)._states
    copies = np.zeros(1024, states.dtype)

    def work() -> int:
        for _ in range(20):
            copy_over(states, copies)
        return 20 * len(copies)

    return rate(work)


def our_redeals(name: str) -> Rate:
    """Including the new key that makes each re-deal another one."""
    match = middle_of_a_game(name, 4)
    states = match._states.copy()

    def work() -> int:
        redeal_over(match.setup.boxes, states, 0, 20_000)
        return 20_000

    return rate(work)


def our_python_loop(name: str, players: int) -> Rate:
    """One state, its legal moves and a random one of them, from Python; playing a move lists the next ones."""
    table = digsite.load(name).setup(players).table()
    moves, chance = table["desk"]["moves"][0], random.Random(1).random
    play = kernels.play_at

    def work() -> int:
        count, length = kernels.deal_at(table, 0), 0
        while count:
            count = play(table, 0, moves.item(int(chance() * count)))
            length += 1
        return length

    return rate(work)


def dealt(name: str):  # type: ignore[no-untyped-def]
    """An OpenSpiel state after its deal."""
    game = pyspiel.load_game(name)
    state, chooser = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.legal_actions()))
    return game, state


def decisions_below(state, chooser: random.Random) -> int:  # type: ignore[no-untyped-def]
    state, length = state.clone(), 0
    while not state.is_terminal():
        state.apply_action(chooser.choice(state.legal_actions()))
        length += 1
    return length


def openspiel_playouts(name: str) -> Rate:
    game, state = dealt(name)
    chooser = random.Random(1)
    mean = statistics.fmean(decisions_below(state, chooser) for _ in range(2000))
    rollouts = int(300_000 / mean)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(rollouts, 1), 1.4, 1, 1000, False, 1, False)

    def work() -> int:
        bot.mcts_search(state)
        return int(rollouts * mean)

    return rate(work)


def openspiel_copies(name: str) -> Rate:
    _, state = dealt(name)

    def work() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return rate(work)


def openspiel_redeals(name: str) -> Rate:
    _, state = dealt(name)

    def work() -> int:
        for _ in range(100):
            state.resample_from_infostate(0, random.random)
        return 100

    return rate(work)


def openspiel_python_loop(name: str) -> Rate:
    _, start = dealt(name)
    chance = random.Random(1).random

    def work() -> int:
        state, length = start.clone(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(chance() * len(legal))])
            length += 1
        return length

    return rate(work)


def catanatron_playouts() -> Rate:
    def work() -> int:
        game = Catan([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(game.state.actions)

    return rate(work)


BRIDGE = "bridge(use_double_dummy_result=false)"
"""With its card play; the default ends after the auction, some ten decisions."""


def contestants() -> dict[str, Rate]:
    ours = {f"{name}, 4 players": our_playouts(name, 4) for name in digsite.games()}
    return {
        **ours,
        "pergamon, 4 players, 2 threads": our_playouts("pergamon", 4, threads=2),
        "OpenSpiel hearts": openspiel_playouts("hearts"),
        "OpenSpiel bridge": openspiel_playouts(BRIDGE),
        "Catanatron": catanatron_playouts(),
        "copies: pergamon": our_copies("pergamon"),
        "copies: OpenSpiel hearts": openspiel_copies("hearts"),
        "redeals: pergamon": our_redeals("pergamon"),
        "redeals: OpenSpiel hearts": openspiel_redeals("hearts"),
        "from Python: pergamon": our_python_loop("pergamon", 4),
        "from Python: OpenSpiel hearts": openspiel_python_loop("hearts"),
    }


def wanted() -> list[tuple[str, str, float]]:
    """Which ratio must be at least what."""
    return [
        ("pergamon, 4 players", "OpenSpiel hearts", 1.5),
        ("pergamon, 4 players", "OpenSpiel bridge", 1.5),
        ("pergamon, 4 players", "Catanatron", 100),
        *((f"{name}, 4 players", "OpenSpiel hearts", 1.0) for name in digsite.games() if name != "pergamon"),
        ("pergamon, 4 players, 2 threads", "pergamon, 4 players", 1.8),
        ("copies: pergamon", "copies: OpenSpiel hearts", 10),
        ("redeals: pergamon", "redeals: OpenSpiel hearts", 10),
        ("from Python: pergamon", "from Python: OpenSpiel hearts", 1.0),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", type=Path, help="write the figures there as well")
    args = parser.parse_args()
    measures = contestants()
    for measure in measures.values():
        measure()
    rounds = [{name: measure() for name, measure in measures.items()} for _ in range(args.rounds)]
    rates = {name: statistics.median(r[name] for r in rounds) for name in measures}
    for name, per_second in rates.items():
        print(f"{name:<36}{per_second:>16,.0f} a second")
    print()
    ratios = []
    for ours, theirs, least in wanted():
        ratio = statistics.median(r[ours] / r[theirs] for r in rounds)
        ratios.append({"ours": ours, "theirs": theirs, "ratio": round(ratio, 2), "wanted": least})
        verdict = "met" if ratio >= least else "MISSED"
        print(f"{ours} : {theirs} = {ratio:.2f}  (wanted {least}, {verdict})")
    if args.json:
        args.json.write_text(json.dumps({"a second": rates, "ratios": ratios}, indent=2) + "\n")


if __name__ == "__main__":
    main()
