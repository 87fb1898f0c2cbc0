"""Let bots meet over many deals in fair seats, and tell who is stronger and how surely."""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from digsite.cli.files import write_whole
from digsite.cli.setting_up import add_setup, setup_from, table_of

if TYPE_CHECKING:
    from digsite.lab.standings import Result

EXAMPLE = "digsite arena pergamon --bots random,greedy,search:100ms --players 3 --games 300"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_setup(parser)
    parser.add_argument(
        "--bots",
        action="append",
        required=True,
        metavar="NAME,NAME",
        help="who meets, see `digsite bots`: names with commas between them, or --bots several times",
    )
    parser.add_argument("--games", type=int, default=300, help="how many, rounded up to whole deals (default: 300)")
    parser.add_argument("--until-clear", action="store_true", help="stop as soon as every pair can be told apart")
    parser.add_argument("--at-least", type=int, metavar="DEALS", help="but not before so many deals (default: 10)")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep every deal there; go on where it stopped")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="default: one for each core")
    parser.add_argument("--json", action="store_true", help="as data")
    parser.add_argument("--html", type=Path, metavar="FILE", help="a page with plots")


def run(args: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from digsite.bots.names import names_in
    from digsite.lab.contest import LEAST_DEALS, Interrupted, arena, check_request

    bots = names_in(args.bots)
    at_least = LEAST_DEALS if args.at_least is None else args.at_least
    check_request(bots, args.games, args.processes, at_least)
    if args.html:
        check_writable(args.html)
    setup = setup_from(args)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    code = 0
    console = Console(file=sys.stderr)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"{setup.game.title}, deals", total=None)
        try:
            result: Result | None = arena(
                setup,
                bots,
                args.games,
                args.seed or "0",
                args.processes,
                args.until_clear,
                at_least,
                args.keep,
                lambda done, wanted: progress.update(task, completed=done, total=wanted),
            )
        except Interrupted as interrupted:
            result, code = interrupted.result, 130
    if result is None:
        return code
    if args.html:
        from digsite.lab.page import page

        write_whole(args.html, page(result, command_of(sys.argv[1:])))
    if args.json:
        print(json.dumps(result.as_data(), indent=2, ensure_ascii=False))
    else:
        show(result, setup.game.title, args.games)
    return code


def check_writable(path: Path) -> None:
    """Find out before hours of play, not after, whether a file can be written."""
    from digsite.core.errors import DigsiteError

    if path.is_dir():
        raise DigsiteError(f"{path}: a folder; name a file")
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    beside.touch()
    beside.unlink()


def command_of(arguments: list[str]) -> str:
    import shlex

    return shlex.join(["digsite", *arguments])


def show(result: "Result", title: str, asked: int) -> None:
    """The result as tables and sentences."""
    table_of(
        f"{title}, {result.players} players: {result.deals:,} deals in {result.games_a_deal} seatings each",
        ["bot", "share a seat", "95 % interval", "rating", "points", "forfeits"],
        [
            [
                one.bot,
                percent(one.share),
                f"{100 * one.low:.1f} to {100 * one.high:.1f} %",
                f"{one.rating:.1f} ± {one.rating_within:.1f}",
                f"{one.points:.1f}",
                one.forfeits,
            ]
            for one in sorted(result.standings, key=lambda one: -one.share)
        ],
    )
    table_of(
        "Who is ahead of whom: difference of the shares a seat",
        ["pair", "difference", "95 % interval", "told apart"],
        [
            [
                f"{pair.first} : {pair.second}",
                f"{100 * pair.difference:+.1f} %",
                f"{100 * pair.low:+.1f} to {100 * pair.high:+.1f} %",
                "yes" if pair.clear else "not yet",
            ]
            for pair in result.pairs
        ],
    )
    table_of(
        "How often the row finished ahead of the column at one table",
        ["", *result.bots],
        [
            [name, *("" if often is None else percent(often) for often in row)]
            for name, row in zip(result.bots, result.ahead, strict=True)
        ],
    )
    table_of(
        "Speed, where there was a choice",
        ["bot", "moves", "ms a move", "longest ms", "moves a second"],
        [
            [
                speed.bot,
                f"{speed.decisions:,}",
                f"{1000 * speed.seconds_a_move:.2f}",
                f"{1000 * speed.longest:.1f}",
                f"{speed.moves_a_second:,.0f}",
            ]
            for speed in result.speeds
        ],
    )
    print(
        f"A fair share is {percent(result.fair)}. {result.games:,} games were played, {result.decisions:.1f} decisions "
        f"each ({result.shortest} to {result.longest})."
    )
    if result.games > asked:
        print(f"{asked:,} games were asked for; a deal is always played in all of its {result.games_a_deal} seatings.")
    if result.stopped_early:
        print("Stopped early: every pair can be told apart.")
    for one in result.standings:
        for reason in one.reasons:
            print(f"Forfeit of {one.bot}: {reason}")


def percent(number: float) -> str:
    return f"{100 * number:.1f} %"
