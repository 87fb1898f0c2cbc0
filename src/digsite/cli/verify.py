"""Verify that a recorded game can have been played like that, and that chance was as it was promised."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import digsite
from digsite.cli.files import load_record
from digsite.cli.setting_up import compile_visibly

if TYPE_CHECKING:
    from digsite.core.record import Record

EXAMPLE = "digsite verify game.json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--json", action="store_true", help="as data")


def run(args: argparse.Namespace) -> None:
    from digsite.core.errors import BadRecord
    from digsite.core.record import verify

    record = load_record(args.file)
    game = digsite.load(record.game)
    compile_visibly(game)
    try:
        match = verify(record, game)
    except BadRecord as problem:
        raise type(problem)(f"{args.file}: {problem}") from None
    if args.json:
        promise = record.promise and {"commitment": record.promise.commitment, "words": record.promise.words}
        found = {
            "sound": True,
            "moves": len(record.moves),
            "by_key": record.key is not None,
            "over": match.seat is None,
            "promise_kept": promise,
            "jumps": record.jumps,
        }
        print(json.dumps(found, ensure_ascii=False))
        return
    how = (
        "and its key gives every answer of chance"
        if record.key is not None
        else "its key is not in it, so chance was taken at its word"
    )
    print(f"{args.file}: sound. All {len(record.moves)} moves can have been played, {how}.")
    print(*_about_chance(record), sep="\n")


def _about_chance(record: "Record") -> Iterator[str]:
    """What no program can find out alone: whether it is what the players were shown, and what they agreed to."""
    promise = record.promise
    if promise is None:
        yield "Nothing was promised about its key."
    else:
        words = ", ".join(f"{name} {word!r}" for name, word in zip(record.names, promise.words, strict=True))
        yield "The promise was kept: the key is made of the secret behind the commitment"
        yield f"  {promise.commitment}"
        yield f"and of the players' words: {words}."
        yield "Compare them with what you were shown when you sat down, and with what you said."
    for moves, _ in record.jumps:
        yield f"After move {moves} something was taken back for which chance had answered; chance went on from there."
