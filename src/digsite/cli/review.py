"""Review a finished game: how the chances went, what was better and why, and how much of it was luck.

Every choice is judged from what its player could know when it was made. The same seed gives the same review.
"""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import digsite
from digsite.cli.crew import add_crew, command_of, crew_from, progress_of
from digsite.cli.files import check_writable, load_record
from digsite.cli.setting_up import compile_visibly
from digsite.review.answers import ITERATIONS

if TYPE_CHECKING:
    from digsite.review.wording import Told

EXAMPLE = "digsite review game.json --html review.html"
BARS = "▁▂▃▄▅▆▇█"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a game record, as people download it after a game")
    parser.add_argument("--seed", default="0", help="seed of the search (default: 0)")
    parser.add_argument(
        "--iterations",
        type=int,
        default=ITERATIONS,
        metavar="N",
        help=f"how often each position is played on (default: {ITERATIONS})",
    )
    add_crew(parser)
    parser.add_argument("--lang", choices=["en", "de"], default="en")
    parser.add_argument("--html", type=Path, metavar="FILE", help="also write a report with plots")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> None:
    import msgspec

    from digsite.cli.result import result_lines
    from digsite.core.errors import BadRecord
    from digsite.core.files import write_whole
    from digsite.core.record import replay
    from digsite.review.wording import told
    from digsite.review.work import check_iterations, review

    crew = crew_from(args)
    check_iterations(args.iterations)
    if args.html:
        check_writable(args.html)
    record = load_record(args.file)
    game = digsite.load(record.game)
    compile_visibly(game)
    try:
        match = replay(record, game)
        with progress_of(game.title) as progress:
            found = review(match, record.names, args.seed, crew, args.iterations, progress)
    except BadRecord as problem:
        raise type(problem)(f"{args.file}: {problem}") from None
    texts = game.texts(args.lang)
    if args.json and not args.html:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    worded = told(found, record, texts)
    if args.html:
        from digsite.lab.report import page
        from digsite.lab.review_report import review_report

        write_whole(args.html, page(review_report(found, worded, texts, game.title, command_of(sys.argv[1:]))))
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        show(worded, result_lines(match, texts, record.names))


def show(told: "Told", result: list[str]) -> None:
    """Print a review for people."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    console = Console(markup=False, emoji=False, highlight=False)

    def grid(heading: str, columns: tuple[str, ...], rows: list[list[str]], wide: int) -> None:
        """Print a table; the columns from `wide` on are sentences that may be folded."""
        print(f"\n{heading}")
        table = Table(box=SIMPLE_HEAD, show_edge=False)
        for i, column in enumerate(columns):
            table.add_column(column, no_wrap=i < wide, overflow="fold")
        for row in rows:
            table.add_row(*row)
        console.print(table)

    print(told.heading, *result, sep="\n")
    print(f"\n{told.chances}")
    width = max(map(len, told.players))
    for player, curve, way in zip(told.players, told.curves, told.ways, strict=True):
        bars = "".join(BARS[min(int(share * len(BARS)), len(BARS) - 1)] for share in curve)
        print(f"  {player:{width}}  {bars}  {way}")
    grid(told.turning_heading, told.turning_columns, told.turning, 3)
    if told.mistakes:
        grid(told.mistakes_heading, told.mistakes_columns, told.mistakes, 4)
    else:
        print(f"\n{told.mistakes_heading}")
    print(told.good)
    grid(told.balance_heading, told.balance_columns, told.balance, len(told.balance_columns))
