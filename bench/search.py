"""Our search next to OpenSpiel's: in play at equal time a move, in iterations and in simulated decisions a second.

    .venv/bin/python bench/search.py [--games 40] [--rounds 5] [--only pergamon] [--json FILE]

Play: two-player games of `search:50ms` on one thread against OpenSpiel's Python ISMCTS with random rollouts, which
plays our games through `digsite.envs.openspiel` and thinks as long: as long as ours did on average in the games before,
where a busy machine makes that more than 50 ms. Each deal is played twice, with the seats exchanged. (Its C++ ISMCTS
does not run on games written in Python: it cannot reach their re-deal.)

Pace: everything is measured in turn, round after round, and a ratio is the median over the rounds of what was measured
side by side, in seconds of CPU for one thread and of the clock for two. Each search starts at the first decision after
a deal, where simulations are longest. Every simulation, ours and theirs, goes from the root to the end of the game, so
what OpenSpiel's C++ search simulates is its simulations times the decisions that are left; in hearts those are always
as many. Decisions with one legal move count, here and there.
"""

import argparse
import json
import os
import random
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import pyspiel
from spiel_ismcts import EXPLORATION, SpielBot, TimedISMCTS

import digsite
from digsite.bots.kernels import BOTS
from digsite.bots.names import bot_named
from digsite.bots.question import Question
from digsite.bots.search import Habits, Tree
from digsite.core.chance import key_from_seed, key_words
from digsite.core.compilation import ensure_compiled
from digsite.lab.evidence import interval

SECONDS = 0.05
WINDOW = 0.5
"""Seconds a measurement of pace lasts at least."""

SIMULATIONS = 4000
"""Of the C++ search, in one call."""


class Pace(NamedTuple):
    """Simulations and decisions a second."""

    simulations: float
    decisions: float


def first_question(name: str) -> Question:
    """At the first decision of a two-player game that leaves a choice."""
    match = digsite.load(name).new(2, seed=1)
    ensure_compiled(match.game, BOTS)
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    return Question.about(match, 1)


def grow_for_a_while(question: Question, tree_number: int) -> tuple[int, int]:
    """Grow one tree for a window; its iterations and decisions."""
    tree = Tree(question, key_words(key_from_seed(f"bench {tree_number}")))
    tree.benches["given"] = question.table["state"]
    habits, end = Habits().record(), time.perf_counter() + WINDOW
    while time.perf_counter() < end:
        tree.grow(question, habits, 50)
    return tree.iterations, tree.decisions


def our_pace(question: Question, threads: int) -> Pace:
    clock = time.process_time if threads == 1 else time.perf_counter
    begun = clock()
    with ThreadPoolExecutor(threads) as pool:
        grown = list(pool.map(lambda i: grow_for_a_while(question, i), range(threads)))
    spent = clock() - begun
    return Pace(sum(g[0] for g in grown) / spent, sum(g[1] for g in grown) / spent)


def python_pace(game: Any, state: Any) -> Pace:
    """Of OpenSpiel's Python search."""
    bot = TimedISMCTS(game, 2 * WINDOW, 1)
    begun = time.process_time()
    bot.run_search(state)
    per_second = bot.simulations / (time.process_time() - begun)
    return Pace(per_second, per_second * decisions_left(state))


def cpp_pace(state: Any, clock: Callable[[], float]) -> Pace:
    """Of OpenSpiel's C++ search."""
    left, done, end = decisions_left(state), 0, time.perf_counter() + WINDOW
    begun = clock()
    while time.perf_counter() < end:
        evaluator = pyspiel.RandomRolloutEvaluator(1, done)
        pyspiel.ISMCTSBot(done, evaluator, EXPLORATION, SIMULATIONS).get_policy(state)
        done += SIMULATIONS
    per_second = done / (clock() - begun)
    return Pace(per_second, per_second * left)


def hearts() -> tuple[Any, Any]:
    """OpenSpiel's hearts after the deal."""
    game, chooser = pyspiel.load_game("hearts"), random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.legal_actions()))
    return game, state


def decisions_left(state: Any, times: int = 20) -> float:
    """On average, at random."""
    chooser, lengths = random.Random(1), []
    for _ in range(times):
        other, length = state.clone(), 0
        while not other.is_terminal():
            other.apply_action(chooser.choice(other.legal_actions()))
            length += 1
        lengths.append(length)
    return statistics.fmean(lengths)


def measure_pace(games: list[str], rounds: int) -> dict[str, list[Pace]]:
    """All contestants in turn, so many rounds of it, after one that does not count."""
    card_game, dealt = hearts()
    contestants: dict[str, Callable[[], Pace]] = {
        "hearts, OpenSpiel in Python": lambda: python_pace(card_game, dealt),
        "hearts, OpenSpiel in C++": lambda: cpp_pace(dealt, time.process_time),
        "hearts, OpenSpiel in C++, by the clock": lambda: cpp_pace(dealt, time.perf_counter),
    }
    for name in games:
        question, game = first_question(name), pyspiel.load_game(f"digsite_{name}(players=2)")
        state = game.state_at(question.table)
        contestants[f"{name}, OpenSpiel in Python"] = lambda game=game, state=state: python_pace(game, state)
        contestants[f"{name}, ours"] = lambda question=question: our_pace(question, 1)
        contestants[f"{name}, ours, 2 threads"] = lambda question=question: our_pace(question, 2)
    for measure in contestants.values():
        measure()
    found: dict[str, list[Pace]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, measure in contestants.items():
            found[name].append(measure())
    return found


def ratio(ours: list[Pace], theirs: list[Pace], field: str) -> float:
    return statistics.median(getattr(a, field) / getattr(b, field) for a, b in zip(ours, theirs, strict=True))


def play_one(setup: Any, deal: int, seat: int, clocks: dict[str, list[float]]) -> float:
    """One game with our search in a seat; its share of the win."""
    as_long = max(SECONDS, statistics.fmean(clocks["ours"] or [0.0]))
    bots: list[Any] = [SpielBot(as_long), SpielBot(as_long)]
    bots[seat] = bot_named(f"search:{1000 * SECONDS:.0f}ms", 1)
    match = setup.deal(deal)
    while match.seat is not None:
        seed = f"{deal} {seat} {len(match.played)}"
        question, begun = Question.about(match, seed), time.perf_counter()
        move = bots[match.seat].think(question, seed).move
        if len(match.legal()) > 1:
            clocks["ours" if match.seat == seat else "theirs"].append(time.perf_counter() - begun)
        match.play(move)
    outcome = match.outcome()
    assert outcome is not None
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def play_all(games: list[str], times: int) -> dict[str, dict[str, Any]]:
    found = {}
    for name in games:
        setup, clocks = digsite.load(name).setup(2), {"ours": [], "theirs": []}
        play_one(setup, -1, 0, {"ours": [], "theirs": []})  # loads the compiled code
        shares = [play_one(setup, deal, seat, clocks) for deal in range(times // 2) for seat in range(2)]
        low, high = interval([statistics.fmean(shares[i : i + 2]) for i in range(0, len(shares), 2)])
        milliseconds = {who: 1000 * statistics.fmean(spent) for who, spent in clocks.items()}
        found[name] = {
            "games": len(shares),
            "share": statistics.fmean(shares),
            "low": low,
            "high": high,
            **milliseconds,
        }
    return found


def print_play(found: dict[str, dict[str, Any]]) -> None:
    print("\n| two players, 50 ms a move | games | share of search | 95 % interval | ms a move, ours : theirs |")
    print("|---|---|---|---|---|")
    for name, r in found.items():
        print(
            f"| {name} | {r['games']} | {r['share']:.1%} | {r['low']:.1%} to {r['high']:.1%} "
            f"| {r['ours']:.1f} : {r['theirs']:.1f} |"
        )


def print_pace(games: list[str], found: dict[str, list[Pace]]) -> dict[str, dict[str, float]]:
    print("\n| | simulations a second | decisions a second |")
    print("|---|---|---|")
    for name, paces in found.items():
        simulations, decisions = (statistics.median(column) for column in zip(*paces, strict=True))
        print(f"| {name} | {simulations:,.0f} | {decisions:,.0f} |")
    ratios = {
        name: {
            "iterations to Python ISMCTS on hearts": ratio(ours, found["hearts, OpenSpiel in Python"], "simulations"),
            "iterations to Python ISMCTS on it": ratio(ours, found[f"{name}, OpenSpiel in Python"], "simulations"),
            "decisions to C++ ISMCTS on hearts": ratio(ours, found["hearts, OpenSpiel in C++"], "decisions"),
            "the same with 2 threads": ratio(
                found[f"{name}, ours, 2 threads"], found["hearts, OpenSpiel in C++, by the clock"], "decisions"
            ),
        }
        for name, ours in ((name, found[f"{name}, ours"]) for name in games)
    }
    heads = list(next(iter(ratios.values())))
    print(f"\n| ours to theirs | {' | '.join(heads)} |\n|---|{'---|' * len(heads)}")
    for name, row in ratios.items():
        print(f"| {name} | {' | '.join(f'{value:,.1f}' for value in row.values())} |")
    return ratios


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="of each game; 0 measures the pace only")
    parser.add_argument("--rounds", type=int, default=5, help="of measuring the pace; 0 plays only")
    parser.add_argument("--only", choices=digsite.games(), help="one game instead of all")
    parser.add_argument("--json", type=Path, help="write the figures there as well")
    args = parser.parse_args()
    games = [args.only] if args.only else digsite.games()
    print(f"load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    found: dict[str, Any] = {}
    if args.rounds:
        found["pace"] = print_pace(games, measure_pace(games, args.rounds))
    if args.games:
        found["play"] = play_all(games, args.games)
        print_play(found["play"])
    print(f"\nload after: {os.getloadavg()[0]:.1f}")
    if args.json:
        args.json.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
