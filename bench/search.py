"""Our search in play against OpenSpiel's, at equal time a move. How fast each is, is measured by `peers.py`.

    .venv/bin/python bench/search.py [--games 40] [--only pergamon] [--json FILE]

Two-player games of `search:50ms` on one thread against OpenSpiel's Python ISMCTS with random rollouts, which plays our
games through `digsite.envs.openspiel` and thinks as long: as long as ours did on average in the games before, where a
busy machine makes that more than 50 ms. Each deal is played twice, with the seats exchanged. (Its C++ ISMCTS does not
run on games written in Python: it cannot reach their re-deal.)
"""

import argparse
import json
import os
import statistics
import time
from pathlib import Path
from typing import Any

from spiel_ismcts import SpielBot

import digsite
from digsite.bots.names import bot_named
from digsite.bots.question import Question
from digsite.lab.evidence import interval

SECONDS = 0.05


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="of each game")
    parser.add_argument("--only", choices=digsite.games(), help="one game instead of all")
    parser.add_argument("--json", type=Path, help="write the figures there as well")
    args = parser.parse_args()
    print(f"load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    found = play_all([args.only] if args.only else digsite.games(), args.games)
    print_play(found)
    print(f"\nload after: {os.getloadavg()[0]:.1f}")
    if args.json:
        args.json.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
