"""Compile games ahead of time, so that nobody waits later. This is needed once per machine and after an update."""

import argparse
import sys

import digsite
from digsite.cli.setting_up import compile_visibly

EXAMPLE = "digsite compile"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="*", help="the games (default: all)")
    parser.add_argument("--envs", action="store_true", help="also compile simulations and environments")


def run(args: argparse.Namespace) -> int:
    from digsite.compiling import PLAYING, RESEARCH, part_named
    from digsite.core.compilation import can_be_compiled_ahead, is_compiled

    games = [digsite.load(name) for name in args.game or digsite.games()]
    if not can_be_compiled_ahead():
        print(
            "digsite: nothing can be compiled ahead: no cache folder can be written (see DIGSITE_CACHE)",
            file=sys.stderr,
        )
        return 1
    compile_visibly(*games, envs=args.envs)
    parts = [part_named(name) for name in ((*PLAYING, *RESEARCH) if args.envs else PLAYING)]
    if failed := [game.title for game in games if not is_compiled(game, *parts)]:
        print(f"digsite: {', '.join(failed)} could not be compiled; the lines above say why", file=sys.stderr)
        return 1
    print(", ".join(game.title for game in games) + ": ready to play.")
    return 0
