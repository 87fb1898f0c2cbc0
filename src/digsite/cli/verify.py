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
    legal = f"All {len(record.moves)} moves can have been played"
    if record.key is None:
        return f"sound. {legal}, its key is not in it, so chance was taken at its word."
    if record.jumps:
        after = ", ".join(str(moves) for moves, _ in record.jumps)
        return (
            f"not proven. {legal}, but this record is of the first format, which does not keep moves that were taken "
            f"back. Whoever wrote it could choose what chance answered after move {after}."
        )
    since = " since the position it began from" if record.start is not None else ""
    return f"sound. {legal}, and its key gives every answer of chance{since}."


def _about_chance(record: "Record") -> Iterator[str]:
    """Tell what no program can check: whether this is what the players were shown, and what they agreed to."""
    if record.start is not None:
        yield (
            "The game began from a position, not from a deal. The position is possible, but nothing here proves how it "
            "came about: everything said about chance is about the moves after it."
        )
    promise = record.promise
    if promise is None:
        yield "Nothing was promised about its key."
    else:
        words = ", ".join(f"{name} {word!r}" for name, word in zip(record.names, promise.words, strict=True))
        yield "The promise was kept: the key is made of the secret behind the commitment"
        yield f"  {promise.commitment}"
        yield f"and of the players' words: {words}."
        for seat in promise.withheld:
            yield f"The word of {record.names[seat]} was never shown, so it counts as none."
        yield "Compare them with what you were shown when you sat down, and with what you said."
    for undo in record.undone:
        answered = ", for which chance had answered" if undo.answers else ""
        yield f"Move {undo.number} ({undo.move}) was taken back{answered}."
    if record.undone:
        yield "Compare that with what you saw: moves that were made up could change what chance answers later."
