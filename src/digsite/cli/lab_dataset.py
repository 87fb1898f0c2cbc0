"""`digsite lab dataset`: write every decision of many games as Parquet files."""

import argparse
import json
import time
from pathlib import Path

import digsite
from digsite.cli.crew import add_crew, crew_from, progress_of
from digsite.cli.setting_up import compile_visibly, options_from


def add_to(parser: argparse.ArgumentParser, name: str) -> None:
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help="where to write; the same command resumes"
    )
    parser.add_argument("--players", type=int, help="number of players (default: the minimum)")
    parser.add_argument(
        "--bots", action="append", metavar="NAME", help="one bot for all seats, or one each (default: greedy)"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]", help="an option of the game")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="your own edition file")
    parser.add_argument("--games", type=int, default=1000, help="number of games (default: 1000)")
    parser.add_argument("--seed", default="0", help="the same seed plays the same games (default: 0)")
    parser.add_argument("--thoughts", action="store_true", help="also write each search's visits and shares by move")
    add_crew(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> None:
    from digsite.bots.names import names_in
    from digsite.lab.dataset import Decisions, arrow, write_dataset
    from digsite.lab.games import seated
    from digsite.lab.studies import Plan

    arrow()
    crew = crew_from(args)
    Plan(args.games, args.seed, crew).check()
    game = digsite.load(args.game)
    edition = game.read_edition(args.edition) if args.edition else None
    setup = game.setup(args.players or game.players[0], options_from(game, args.option), edition)
    work = Decisions(seated(setup, names_in(args.bots or ["greedy"]), args.seed), args.games, args.thoughts)
    compile_visibly(game, lab=True)
    begun = time.perf_counter()
    with progress_of(f"{game.title}, data set") as progress:
        files = write_dataset(work, args.out, crew, progress)
    seconds = time.perf_counter() - begun
    size = sum(path.stat().st_size for path in files)
    if args.json:
        print(
            json.dumps(
                {"files": [str(path) for path in files], "bytes": size, "seconds": seconds, **work.heading()}, indent=2
            )
        )
    else:
        print(f"{args.games:,} games in {len(files):,} files, {size:,} bytes, in {args.out} ({seconds:.1f} s)")
