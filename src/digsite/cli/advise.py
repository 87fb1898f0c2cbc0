"""Ask a bot what it would do in a position, or before a move of a recorded game, and how it rates every legal move.

The bot gets only what the seat to move may know.
"""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import digsite
from digsite.cli.files import load_json
from digsite.cli.setting_up import compile_visibly
from digsite.cli.tables import longest_word

if TYPE_CHECKING:
    from digsite.bots.question import Advice
    from digsite.core.match import Match
    from digsite.core.texts import Texts

EXAMPLE = "digsite advise game.json --move 31 --bot search:1s"


@dataclass(frozen=True)
class Case:
    """The question: a match, the names of its players, and in a record the number and the played move."""

    match: "Match"
    names: list[str] | None = None
    number: int | None = None
    played: int | None = None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a position, as `digsite position --json` writes it, or a record")
    parser.add_argument("--move", type=int, metavar="N", help="before move N of a record (default: its end)")
    parser.add_argument("--bot", default="search:1s", help="which bot to ask, see `digsite bots` (default: search:1s)")
    parser.add_argument("--top", type=int, metavar="N", help="show only the best N moves")
    parser.add_argument("--seed", default="0", help="repeats the advice of a bot that counts iterations")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="the edition of the position, if it is your own")
    parser.add_argument("--lang", choices=["en", "de"], default="en")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> None:
    from digsite.bots import advise
    from digsite.bots.names import bot_named
    from digsite.core.errors import BadSetup

    if args.top is not None and args.top < 1:
        raise BadSetup(f"--top must be 1 or more, not {args.top}")
    bot_named(args.bot)  # refuse a wrong name before anything takes time
    case = read_case(args)
    texts = case.match.game.texts(args.lang)
    names = case.names or texts("names").split(", ")[: case.match.players]
    found = findings(case, advise(case.match, args.bot, args.seed), texts, names, args.top)
    found = {"bot": args.bot, **found}
    if args.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        show(found, texts)


def read_case(args: argparse.Namespace) -> Case:
    """Read the position from a file of any supported kind."""
    content = load_json(args.file)
    is_record = isinstance(content, dict) and "format" in content
    return _of_record(args, content) if is_record else _of_position(args, content)


def _of_record(args: argparse.Namespace, content: Any) -> Case:
    from digsite.core.errors import BadRecord, BadSetup
    from digsite.core.record import convert_record, replay

    if args.edition:
        raise BadSetup("a record already names its edition; leave out --edition")
    try:
        record = convert_record(content)
        last = len(record.moves)
        if args.move is not None and not 1 <= args.move <= last:
            raise BadSetup(f"{args.file}: this record has moves 1 to {last}; there is no move {args.move}")
        game = digsite.load(record.game)
        compile_visibly(game)
        match = replay(record, game, None if args.move is None else args.move - 1)
    except BadRecord as problem:
        raise type(problem)(f"{args.file}: {problem}") from None
    if match.seat is None:
        raise BadSetup(f"{args.file}: the game is over at its end; choose a move with --move 1 to {last}")
    played = None if args.move is None else match.setup.notation.read(record.moves[args.move - 1].move)
    return Case(match, record.names, args.move or last + 1, played)


def _of_position(args: argparse.Namespace, content: Any) -> Case:
    from digsite.cli.position import match_at
    from digsite.core.errors import BadSetup

    if args.move is not None:
        raise BadSetup(f"{args.file}: this file is a position, not a record; leave out --move")
    match = match_at(args.file, content, args.edition)
    if match.seat is None:
        raise BadSetup(f"{args.file}: the game is over; there is nothing to decide")
    return Case(match)


def findings(case: Case, advice: "Advice", texts: "Texts", names: list[str], top: int | None) -> dict[str, Any]:
    """Return a bot's advice as data: moves in notation, each with its result in words."""
    from digsite.review.wording import sentence_of

    match, notation = case.match, case.match.setup.notation
    assert match.seat is not None
    found: list[dict[str, Any]] = []
    was_played: dict[str, Any] | None = None
    for rank, candidate in enumerate(advice.candidates, 1):
        is_played = candidate.move == case.played
        if top is not None and rank > top and not is_played:
            continue
        entry = {
            "rank": rank,
            "move": notation.write(candidate.move),
            "then": sentence_of(match, candidate.move, texts, names),
            "visits": candidate.visits,
            "share": candidate.share,
            "points": candidate.points,
            "played": is_played,
        }
        if top is None or rank <= top:
            found.append(entry)
        if is_played:
            was_played = entry
    return {
        "game": match.game.name,
        "players": match.players,
        "seat": match.seat,
        "name": names[match.seat],
        "number": case.number,
        "move": notation.write(advice.move),
        "played": None if case.played is None else notation.write(case.played),
        "forfeit": advice.forfeit,
        "legal": len(advice.candidates),
        "candidates": found,
        "played_candidate": was_played,
    }


def show(found: dict[str, Any], texts: "Texts") -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    number, console = found["number"], Console(markup=False, emoji=False, highlight=False)
    asked = "advise-asked" if number is None else "advise-asked-before"
    print(texts(asked, name=found["name"], bot=found["bot"], number=number or 0))
    if found["forfeit"]:
        print(texts("forfeited", name=found["name"], why=found["forfeit"]))
    table = Table(box=SIMPLE_HEAD, show_edge=False)
    for column in ("rank", "move", "then", "visits", "share", "points"):
        left = column in ("move", "then")
        table.add_column(
            texts(f"advise-{column}"), justify="left" if left else "right", no_wrap=column != "then", overflow="fold"
        )
    played = found["played_candidate"]
    shown = found["candidates"] + ([played] if played is not None and played not in found["candidates"] else [])
    longest = longest_word([entry["then"] or "" for entry in shown])
    table.columns[2].min_width = longest
    for entry in shown:
        table.add_row(
            f"{'▶ ' if entry['played'] else ''}{entry['rank']}",
            entry["move"],
            entry["then"] or "–",
            str(entry["visits"] or "–"),
            in_words(texts, "share", entry["share"]),
            in_words(texts, "points", entry["points"]),
        )
    console.print(table)
    if left_out := found["legal"] - len(shown):
        print(texts("advise-more", moves=left_out))
    if played is not None:
        print(texts("advise-played", move=found["played"], rank=played["rank"], legal=found["legal"]))


def in_words(texts: "Texts", kind: str, value: float | None) -> str:
    """Format a share of the win or a number of points for the language; a dash where a bot gives none."""
    return "–" if value is None else texts(f"number-{kind}", **{kind: value})
