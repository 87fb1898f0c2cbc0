"""Write a package with a small game that works: rules, texts in two languages, and tests."""

import argparse
from pathlib import Path

EXAMPLE = "digsite new-game hill --into ~/games"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="the game's name: small letters and digits")
    parser.add_argument("--into", type=Path, default=Path(), metavar="FOLDER", help="where to write it (default: here)")


def run(args: argparse.Namespace) -> None:
    import digsite
    from digsite.core.errors import BadSetup
    from digsite.starter import new_game

    if args.name in digsite.games():
        raise BadSetup(f"there is a game {args.name!r} already; choose another name")
    root = new_game(args.name, args.into.expanduser())
    print(f"Wrote {root}. Next:\n  pip install -e {root}\n  digsite play {args.name}")
