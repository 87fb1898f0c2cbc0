"""Play many games between bots, and tell who scores what."""

import argparse
import json
import os
import sys
import time
from typing import Any

from digsite.cli.setting_up import add_setup, setup_from, table_of

EXAMPLE = "digsite simulate pergamon --players 4 --games 100000"
SIGMA_95 = 1.96


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_setup(parser)
    parser.add_argument("--games", type=int, default=10_000, help="how many games (default: 10000)")
    parser.add_argument("--bots", default="random", help="who plays (default: random)")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="default: all cores")
    parser.add_argument("--json", action="store_true", help="as data")


def run(args: argparse.Namespace) -> None:
    from rich.console import Console
    from rich.progress import Progress

    from digsite.core.simulate import check_request, simulate

    check_request(args.games, args.bots, args.threads)
    setup = setup_from(args)
    begun = time.perf_counter()
    with Progress(console=Console(file=sys.stderr), transient=True, disable=args.json) as progress:
        task = progress.add_task(f"Playing {setup.game.title}", total=args.games)
        results = simulate(
            setup, args.games, args.bots, args.seed or "0", args.threads, lambda done: progress.advance(task, done)
        )
    seconds = time.perf_counter() - begun
    summary = summarise(setup, results, seconds)
    if args.json:
        print(json.dumps(summary, indent=2))
        return
    rows = [
        [
            seat["seat"] + 1,
            f"{seat['points']:.2f} ± {seat['points_95']:.2f}",
            f"{100 * seat['wins']:.1f} % ± {100 * seat['wins_95']:.1f}",
        ]
        for seat in summary["seats"]
    ]
    table_of(
        f"{setup.game.title}, {results.games:,} games, {setup.players} players, {args.bots}",
        ["seat", "points", "wins"],
        rows,
    )
    print(
        f"{summary['decisions_a_game']:.1f} decisions a game, {summary['decisions_a_second']:,.0f} decisions a second"
    )


def summarise(setup: Any, results: Any, seconds: float) -> dict[str, Any]:
    """Means with their 95 % confidence intervals."""

    def interval(values: Any) -> float:
        return float(SIGMA_95 * values.std(ddof=1) / len(values) ** 0.5) if len(values) > 1 else 0.0

    return {
        "game": setup.game.name,
        "players": setup.players,
        "options": setup.options,
        "edition": setup.edition.digest,
        "games": results.games,
        "decisions_a_game": float(results.lengths.mean()),
        "decisions_a_second": float(results.lengths.sum() / seconds),
        "seats": [
            {
                "seat": seat,
                "points": float(results.points[:, seat].mean()),
                "points_95": interval(results.points[:, seat]),
                "wins": float(results.shares[:, seat].mean()),
                "wins_95": interval(results.shares[:, seat]),
            }
            for seat in range(setup.players)
        ],
    }
