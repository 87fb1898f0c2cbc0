"""Ask a bot what it would do in a position, or before a move of a recorded game, and how it sees every legal move.

The bot gets what the seat to act may know, and nothing else.
"""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import digsite
from digsite.cli.files import load_json
from digsite.cli.setting_up import compile_visibly

if TYPE_CHECKING:
    from digsite.bots.question import Advice
    from digsite.core.match import Match
    from digsite.core.texts import Texts

EXAMPLE = "digsite advise game.json --move 31 --bot search:1s"
LOOKS = 8
"""Re-deals in which a move is tried; what is told in all of them alike is taken to be neither chance nor a secret."""


@dataclass(frozen=True)
class Case:
    """What is asked about: a match, who sits there, and, in a record, which move is to come and was really played."""

    match: "Match"
    names: list[str] | None = None
    number: int | None = None
    played: int | None = None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a position, as `digsite position --json` writes it, or a record")
    parser.add_argument("--move", type=int, metavar="N", help="before move N of a record (default: at its end)")
    parser.add_argument("--bot", default="search:1s", help="who is asked, see `digsite bots` (default: search:1s)")
    parser.add_argument("--top", type=int, metavar="N", help="the best N moves only")
    parser.add_argument("--seed", default="0", help="the same seed and number of iterations give the same advice")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="the edition of a position, if it was your own")
    parser.add_argument("--lang", choices=["en", "de"], default="en")
    parser.add_argument("--json", action="store_true", help="as data")


def run(args: argparse.Namespace) -> None:
    from digsite.bots import advise
    from digsite.bots.names import bot_named
    from digsite.core.errors import BadSetup

    if args.top is not None and args.top < 1:
        raise BadSetup(f"--top is {args.top}, and must be 1 or more")
    bot_named(args.bot)  # a wrong name is refused before anything takes time
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
    """The position that is asked about, out of whatever kind of file it is."""
    content = load_json(args.file)
    is_record = isinstance(content, dict) and "format" in content
    return _of_record(args, content) if is_record else _of_position(args, content)


def _of_record(args: argparse.Namespace, content: Any) -> Case:
    from digsite.core.errors import BadRecord, BadSetup
    from digsite.core.record import convert_record, replay

    if args.edition:
        raise BadSetup("a record names its edition itself; leave out --edition")
    try:
        record = convert_record(content)
        last = len(record.moves)
        if args.move is not None and not 1 <= args.move <= last:
            raise BadSetup(f"{args.file}: there are moves 1 to {last}, not {args.move}")
        game = digsite.load(record.game)
        compile_visibly(game)
        match = replay(record, game, None if args.move is None else args.move - 1)
    except BadRecord as problem:
        raise type(problem)(f"{args.file}: {problem}") from None
    if match.seat is None:
        raise BadSetup(f"{args.file}: the game is over at the end; say before which move, --move 1 to {last}")
    played = None if args.move is None else match.setup.notation.read(record.moves[args.move - 1].move)
    return Case(match, record.names, args.move or last + 1, played)


def _of_position(args: argparse.Namespace, content: Any) -> Case:
    from digsite.cli.position import match_at
    from digsite.core.errors import BadSetup

    if args.move is not None:
        raise BadSetup(f"{args.file}: a position has no moves before it; leave out --move")
    match = match_at(args.file, content, args.edition)
    if match.seat is None:
        raise BadSetup(f"{args.file}: the game is over, and nobody has anything to decide")
    return Case(match)


def findings(case: Case, advice: "Advice", texts: "Texts", names: list[str], top: int | None) -> dict[str, Any]:
    """A bot's advice as data: in notation, with what each move leads to in words."""
    match, notation = case.match, case.match.setup.notation
    assert match.seat is not None
    found = []
    for rank, candidate in enumerate(advice.candidates, 1):
        is_played = candidate.move == case.played
        if top is not None and rank > top and not is_played:
            continue
        found.append(
            {
                "rank": rank,
                "move": notation.write(candidate.move),
                "then": sentence_of(match, candidate.move, texts, names),
                "visits": candidate.visits,
                "share": candidate.share,
                "points": candidate.points,
                "played": is_played,
            }
        )
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
    }


def sentence_of(match: "Match", move: int, texts: "Texts", names: list[str]) -> str | None:
    """What a move does, as its seat would be told first; None where that is chance, or a secret of somebody else."""
    from digsite.core.chance import key_from_seed

    assert match.seat is not None
    told = []
    for look in range(LOOKS):
        other = match.redealt(match.seat, key_from_seed(f"look {look}"))
        other.play(move)
        events = other.events_for(match.seat, 0)
        told.append(texts.of_event(events[0], names) if events else None)
    return told[0] if len(set(told)) == 1 else None


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
    for entry in found["candidates"]:
        table.add_row(
            f"{'▶ ' if entry['played'] else ''}{entry['rank']}",
            entry["move"],
            entry["then"] or "–",
            str(entry["visits"] or "–"),
            in_words(texts, "share", entry["share"]),
            in_words(texts, "points", entry["points"]),
        )
    console.print(table)
    if left_out := found["legal"] - len(found["candidates"]):
        print(texts("advise-more", moves=left_out))
    if found["played"]:
        rank = next(entry["rank"] for entry in found["candidates"] if entry["played"])
        print(texts("advise-played", move=found["played"], rank=rank, legal=found["legal"]))


def in_words(texts: "Texts", kind: str, value: float | None) -> str:
    """A share of the win or a number of points, as the language writes numbers; a dash where a bot does not say."""
    return "–" if value is None else texts(f"number-{kind}", **{kind: value})
