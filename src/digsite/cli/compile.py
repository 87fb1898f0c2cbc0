"""Compile games ahead of time, so that nobody waits later. It is done once on a machine, and again after an update."""

import argparse
import sys

import digsite
from digsite.cli.setting_up import compile_visibly, parts_for

EXAMPLE = "digsite compile"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="*", help="which games (default: all)")
    parser.add_argument("--envs", action="store_true", help="the environments of digsite.envs as well")


def run(args: argparse.Namespace) -> int:
    from digsite.core.compilation import is_compiled

    games = [digsite.load(name) for name in args.game or digsite.games()]
    compile_visibly(*games, envs=args.envs)
    if failed := [game.title for game in games if not is_compiled(game, *parts_for(args.envs))]:
        print(f"digsite: {', '.join(failed)} could not be compiled ahead: no folder can be written", file=sys.stderr)
        return 1
    print(", ".join(game.title for game in games) + ": ready to play.")
    return 0
