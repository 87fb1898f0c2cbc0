"""Play bots against each other over many deals in fair seats, and report who is stronger and how certain that is."""

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from digsite.cli.crew import add_crew, command_of, crew_from, progress_of
from digsite.cli.files import check_writable
from digsite.cli.setting_up import add_setup, setup_from
from digsite.cli.tables import table_of
from digsite.core.files import write_whole

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
        help="the bots, see `digsite bots`: separated by commas, or --bots several times",
    )
    parser.add_argument("--games", type=int, default=300, help="games, rounded up to whole deals (default: 300)")
    parser.add_argument("--until-clear", action="store_true", help="stop as soon as every pair is clearly separated")
    parser.add_argument(
        "--at-least", type=int, metavar="DEALS", help="with --until-clear: play at least this many deals (default: 10)"
    )
    parser.add_argument("--keep", type=Path, metavar="FILE", help="save every deal; the same command resumes from it")
    parser.add_argument("--stop-on-forfeit", action="store_true", help="stop with an error if a bot forfeits a move")
    add_crew(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--html", type=Path, metavar="FILE", help="also write a page with plots")


def run(args: argparse.Namespace) -> int:
    from digsite.bots.names import names_in
    from digsite.lab.contest import LEAST_DEALS, Interrupted, arena, check_request

    bots = names_in(args.bots)
    at_least = LEAST_DEALS if args.at_least is None else args.at_least
    check_request(bots, args.games, at_least)
    crew = crew_from(args)
    if args.html:
        check_writable(args.html)
    setup = setup_from(args)
    code = 0
    with progress_of(f"{setup.game.title}, deals") as progress:
        try:
            result: Result | None = arena(
                setup,
                bots,
                args.games,
                args.seed or "0",
                crew,
                until_clear=args.until_clear,
                at_least=at_least,
                keep=args.keep,
                stop_on_forfeit=args.stop_on_forfeit,
                progress=progress,
            )
        except Interrupted as interrupted:
            result, code = interrupted.result, 130
    if result is None:
        return code
    if args.html:
        from digsite.lab.arena_report import arena_report
        from digsite.lab.report import page

        write_whole(args.html, page(arena_report(result, command_of(sys.argv[1:]))))
    if args.json:
        print(json.dumps(result.as_data(), indent=2, ensure_ascii=False))
    else:
        show(result, setup.game.title, args.games)
    return code


def show(result: "Result", title: str, asked: int) -> None:
    """Print the result as tables and sentences."""
    table_of(
        f"{title}, {result.players} players: {result.deals:,} deals in {result.games_a_deal} seatings each",
        ["bot", "share per seat", "95 % interval", "rating", "points", "forfeits"],
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
        "Who is ahead of whom: difference of the shares per seat",
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
        ["bot", "moves", "ms per move", "longest ms", "moves per second"],
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
        print(f"{asked:,} games were requested; each deal is played in all {result.games_a_deal} seatings.")
    if result.stopped_early:
        print("Stopped early: every pair is clearly separated.")
    for one in result.standings:
        for reason in one.reasons:
            print(f"Forfeit of {one.bot}: {reason}")


def percent(number: float) -> str:
    return f"{100 * number:.1f} %"
