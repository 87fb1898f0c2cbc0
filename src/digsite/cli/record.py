"""Show a recorded game in words, or verify that it can have been played like that."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

import digsite
from digsite.cli.files import load_record
from digsite.cli.setting_up import compile_visibly

if TYPE_CHECKING:
    from digsite.core.game import Game
    from digsite.core.record import Record

EXAMPLES = {
    "show": "Example:\n  digsite record show game.json --move 31 --lang de",
    "verify": "Example:\n  digsite record verify game.json",
}
EXAMPLE = "digsite record verify game.json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="what", required=True, metavar="show|verify")
    show = commands.add_parser(
        "show", help="what happened, in words, and how the table looks then", epilog=EXAMPLES["show"]
    )
    show.add_argument("--move", type=int, metavar="N", help="after so many moves (default: at the end)")
    show.add_argument("--lang", choices=["en", "de"], default="en")
    verify = commands.add_parser(
        "verify", help="whether every move and every answer of chance can have been", epilog=EXAMPLES["verify"]
    )
    for sub in (show, verify):
        sub.add_argument("file", type=Path)
        sub.add_argument("--json", action="store_true", help="as data")


def run(args: argparse.Namespace) -> None:
    record = load_record(args.file)
    game = digsite.load(record.game)
    compile_visibly(game)
    (show if args.what == "show" else verify)(args, record, game)


def show(args: argparse.Namespace, record: "Record", game: "Game") -> None:
    from digsite.cli.result import result_lines
    from digsite.core.errors import BadRecord
    from digsite.core.record import replay

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


def verify(args: argparse.Namespace, record: "Record", game: "Game") -> None:
    from digsite.core.errors import BadRecord
    from digsite.core.record import verify as verify_record

    try:
        match = verify_record(record, game)
    except BadRecord as problem:
        raise type(problem)(f"{args.file}: {problem}") from None
    keyed = record.key is not None
    if args.json:
        print(json.dumps({"sound": True, "moves": len(record.moves), "by_key": keyed, "over": match.seat is None}))
        return
    how = (
        "and its key gives every answer of chance" if keyed else "its key is not in it, so chance was taken at its word"
    )
    print(f"{args.file}: sound. All {len(record.moves)} moves can have been played, {how}.")
