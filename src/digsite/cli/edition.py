"""Show every printed figure of a game with its source, or check an edition file of your own."""

import argparse
import json
import tomllib
from pathlib import Path

import digsite

EXAMPLE = "digsite edition show pergamon"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="what", required=True, metavar="show|check")
    show = commands.add_parser(
        "show", help="show the figures of a game and their sources", epilog=f"Example:\n  {EXAMPLE}"
    )
    show.add_argument("game")
    show.add_argument("--edition", type=Path, metavar="FILE", help="an edition file (default: the one of the package)")
    show.add_argument("--json", action="store_true", help="print JSON")
    check_example = "Example:\n  digsite edition check my-pergamon.toml"
    check = commands.add_parser("check", help="check that a file is a playable edition", epilog=check_example)
    check.add_argument("file", type=Path)
    check.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> None:
    if args.what == "check":
        edition = digsite.load(_game_of(args.file)).read_edition(args.file)
        if args.json:
            found = {"file": str(args.file), "game": edition.game, "name": edition.name, "digest": edition.digest}
            print(json.dumps(found, indent=2, ensure_ascii=False))
            return
        print(f"{args.file}: {edition.name}, a playable edition of {edition.game} (digest {edition.digest})")
        return
    game = digsite.load(args.game)
    edition = game.read_edition(args.edition) if args.edition else game.edition
    if args.json:
        content = {"game": edition.game, "name": edition.name, "digest": edition.digest, "tables": edition.tables}
        print(json.dumps(content, indent=2, ensure_ascii=False))
        return
    print(f"{game.title}, {edition.name} (digest {edition.digest})")
    for table, entry in edition.tables.items():
        print(f"\n{table}: {entry['origin']}. {entry['why']}")
        figures = entry["figures"]
        rows = figures if isinstance(figures, list) and isinstance(figures[0], list) else [figures]
        for row in rows:
            print("   ", " ".join(f"{figure!s:>3}" for figure in row) if isinstance(row, list) else row)
        if "origins" in entry:
            print("    figure by figure: " + ", ".join(entry["origins"]))


def _game_of(path: Path) -> str:
    """Return the game that an edition file names."""
    from digsite.core.errors import BadSetup

    try:
        game = tomllib.loads(path.read_text(encoding="utf-8")).get("game")
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BadSetup(f"{path}: not a TOML file: {problem}") from None
    if not isinstance(game, str):
        raise BadSetup(f'{path}: `game` must name the game, as in game = "pergamon"')
    return game
