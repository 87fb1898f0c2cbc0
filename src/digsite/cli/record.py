"""Describe a recorded game in words."""

import argparse
import json
from pathlib import Path

import digsite
from digsite.cli.files import load_record
from digsite.cli.setting_up import compile_visibly

EXAMPLE = "digsite record show game.json --move 31 --lang de"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="what", required=True, metavar="show")
    show = commands.add_parser("show", help="list what happened, and show the board", epilog=f"Example:\n  {EXAMPLE}")
    show.add_argument("file", type=Path)
    show.add_argument("--move", type=int, metavar="N", help="stop after N moves (default: the end)")
    show.add_argument("--lang", choices=["en", "de"], default="en")
    show.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> None:
    from digsite.cli.result import result_lines
    from digsite.core.errors import BadRecord
    from digsite.core.record import replay

    record = load_record(args.file)
    game = digsite.load(record.game)
    compile_visibly(game)
    try:
        match = replay(record, game, args.move)
    except BadRecord as problem:
        raise type(problem)(f"{args.file}: {problem}") from None
    if args.json:
        content = {"position": match.position(), "events": match.events, "scores": match.scores()}
        print(json.dumps(content, indent=2, ensure_ascii=False))
        return
    texts = game.texts(args.lang)
    for event in match.events:
        print(texts.of_event(event, record.names))
    print("\n" + game.board(match.view(None), texts, record.names))
    print("\n" + "\n".join(result_lines(match, texts, record.names)))
