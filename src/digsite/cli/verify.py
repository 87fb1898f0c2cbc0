"""Check that every move of a recorded game was legal and every draw was fair."""

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
    parser.add_argument("--json", action="store_true", help="print JSON")


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
            "from_position": record.start is not None,
            "draws_proven": record.key is not None and not record.jumps,
            "promise_kept": promise,
            "withheld": record.promise.withheld if record.promise else [],
            "undone": [[undo.number, undo.move] for undo in record.undone],
            "jumps": record.jumps,
        }
        print(json.dumps(found, ensure_ascii=False))
        return
    print(f"{args.file}: {_verdict(record)}", *_about_chance(record), sep="\n")


def _verdict(record: "Record") -> str:
    legal = f"All moves ({len(record.moves)}) are legal"
    if record.key is None:
        return f"sound. {legal}. The record has no key, so its random numbers could not be checked."
    if record.jumps:
        after = ", ".join(str(moves) for moves, _ in record.jumps)
        return (
            f"not proven. {legal}, but this record has the first format, which does not keep moves that were taken "
            f"back. Its author could choose the random numbers after move {after}."
        )
    since = " since the position it began from" if record.start is not None else ""
    return f"sound. {legal}, and its key gives every random number{since}."


def _about_chance(record: "Record") -> Iterator[str]:
    """Name what only the players can check: whether this is what they were shown, and what they agreed to."""
    if record.start is not None:
        yield (
            "The game began from a position, not from a deal. The position is possible, but the record does not prove "
            "how it came about. What is said about random numbers is about the moves after it."
        )
    promise = record.promise
    if promise is None:
        yield "The server made no promise about its key."
    else:
        words = ", ".join(f"{name} {word!r}" for name, word in zip(record.names, promise.words, strict=True))
        yield "The promise was kept: the key is made from the secret behind the commitment"
        yield f"  {promise.commitment}"
        yield f"and from the players' words: {words}."
        for seat in promise.withheld:
            yield f"The word of {record.names[seat]} was never shown, so it counts as none."
        yield "Compare the commitment and your word with those from when you sat down."
    for undo in record.undone:
        drawn = " after it had drawn random numbers" if undo.answers else ""
        yield f"Move {undo.number} ({undo.move}) was taken back{drawn}."
    if record.undone:
        yield "Compare this with what you saw: taking back moves that were made up changes later random numbers."
