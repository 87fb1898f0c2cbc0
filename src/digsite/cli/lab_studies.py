"""The studies of `digsite lab`: balance, compare, sweep."""

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import digsite
from digsite.cli.crew import add_crew, command_of, crew_from, progress_of
from digsite.cli.files import check_writable
from digsite.cli.lab import add_plan
from digsite.cli.setting_up import compile_visibly, options_from
from digsite.cli.tables import table_of
from digsite.core.files import write_whole

if TYPE_CHECKING:
    from digsite.core.game import Game, Setup
    from digsite.lab.changes import Figure
    from digsite.lab.report import Report
    from digsite.lab.studies import Balance, Comparison, Plan, Sweep

SETS = "a printed figure, see `digsite edition show`"


def add_to(parser: argparse.ArgumentParser, name: str) -> None:
    several = name == "balance"
    players = (
        "numbers of players, such as 2,3,4 (default: all)" if several else "number of players (default: the minimum)"
    )
    bots = (
        "strengths to compare, such as greedy,search:50" if several else "one bot for all seats, or one for each seat"
    )
    parser.add_argument("--players", help=players)
    parser.add_argument("--bots", action="append", metavar="NAME", help=f"{bots} (default: greedy)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]", help="an option of the game")
    if name == "compare":
        parser.add_argument(
            "--base-option", action="append", default=[], metavar="NAME[=VALUE]", help="an option on both sides"
        )
    parser.add_argument("--edition", type=Path, metavar="FILE", help="your own edition file")
    values = "TABLE=4..9" if name == "sweep" else "TABLE=VALUE"
    parser.add_argument(
        "--set", action="append", default=[], dest="figures", metavar=values, help=SETS, required=name == "sweep"
    )
    add_plan(parser, games=1000)
    if name != "sweep":
        parser.add_argument("--until-clear", action="store_true", help="stop as soon as the answer is clear")
        parser.add_argument(
            "--within",
            type=float,
            default=2.0,
            metavar="PERCENT",
            help="an answer is clear if wins are known this closely (default: 2)",
        )
    add_crew(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--html", type=Path, metavar="FILE", help="also write a report with plots")
    parser.add_argument("--question", help="the question in your words, as the heading of the report")


def run(args: argparse.Namespace) -> None:
    from digsite.bots.names import names_in
    from digsite.lab import reports, studies

    if args.html:
        check_writable(args.html)
    game = digsite.load(args.game)
    bots = names_in(args.bots or ["greedy"])
    command = command_of(sys.argv[1:])
    with progress_of(f"{game.title}, {args.what}") as progress:
        plan = _plan(args, progress)
        found: Balance | Comparison | Sweep
        if args.what == "balance":
            found = studies.balance(_setups(args, game), bots, plan)
        elif args.what == "compare":
            found = studies.compare(*_arms(args, game), bots, plan)
        else:
            setup, figures = _swept(args, game)
            found = studies.sweep(setup, figures, bots, plan)
    if args.html:
        from digsite.lab.report import page

        report = report_of(found, command)
        write_whole(args.html, page(replace(report, question=args.question) if args.question else report))
    if args.json:
        print(json.dumps(found.as_data(), indent=2, ensure_ascii=False))
    elif isinstance(found, studies.Balance):
        show_balance(found)
        print(reports.balance_answer(found).replace("**", ""))
    elif isinstance(found, studies.Comparison):
        show_comparison(found)
        print(reports.compare_answer(found).replace("**", ""))
    else:
        show_sweep(found)
        print(reports.sweep_answer(found).replace("**", ""))


def report_of(found: "Balance | Comparison | Sweep", command: str) -> "Report":
    from digsite.lab import reports, studies

    if isinstance(found, studies.Balance):
        return reports.balance_report(found, command)
    if isinstance(found, studies.Comparison):
        return reports.compare_report(found, command)
    return reports.sweep_report(found, command)


def _plan(args: argparse.Namespace, progress: Any) -> "Plan":
    from digsite.lab.studies import Plan

    within = getattr(args, "within", 2.0) / 100
    until_clear = getattr(args, "until_clear", False)
    plan = Plan(args.games, args.seed, crew_from(args), args.keep, until_clear, within, progress)
    plan.check()
    return plan


def _players(args: argparse.Namespace, game: "Game") -> list[int]:
    from digsite.core.errors import BadSetup

    if args.players is None:
        return list(game.players) if args.what == "balance" else [game.players[0]]
    try:
        return [int(part) for part in args.players.split(",")]
    except ValueError:
        raise BadSetup(f"--players is {args.players!r}; write numbers, such as 2,3,4") from None


def _setups(args: argparse.Namespace, game: "Game") -> "list[Setup]":
    edition = _edition(args, game)
    options = options_from(game, args.option)
    setups = [game.setup(players, options, edition) for players in _players(args, game)]
    compile_visibly(game, lab=True)
    return setups


def _edition(args: argparse.Namespace, game: "Game") -> Any:
    from digsite.lab.changes import read_figure

    edition = game.read_edition(args.edition) if args.edition else game.edition
    for text in args.figures:
        figure = read_figure(game, text)
        edition = figure.apply(game, edition, figure.values[0])
    return edition


def _one(args: argparse.Namespace, game: "Game") -> int:
    from digsite.core.errors import BadSetup

    players = _players(args, game)
    if len(players) != 1:
        raise BadSetup(f"digsite lab {args.what} is for one number of players, not {args.players}")
    return players[0]


def _arms(args: argparse.Namespace, game: "Game") -> "tuple[tuple[str, Setup], tuple[str, Setup]]":
    from digsite.core.errors import BadSetup

    if not (args.option or args.edition or args.figures):
        raise BadSetup("nothing to compare; name a change with --edition, --option or --set")
    players, base = _one(args, game), options_from(game, args.base_option)
    before = game.setup(players, base)
    after = game.setup(players, base | options_from(game, args.option), _edition(args, game))
    label = ", ".join([*([args.edition.name] if args.edition else []), *args.option, *args.figures])
    compile_visibly(game, lab=True)
    return (("as printed" if not args.base_option else ", ".join(args.base_option)), before), (label, after)


def _swept(args: argparse.Namespace, game: "Game") -> "tuple[Setup, list[Figure]]":
    from digsite.lab.changes import read_figure

    figures = [read_figure(game, text) for text in args.figures]
    edition = game.read_edition(args.edition) if args.edition else None
    setup = game.setup(_one(args, game), options_from(game, args.option), edition)
    compile_visibly(game, lab=True)
    return setup, figures


def show_balance(balance: "Balance") -> None:
    from digsite.lab.measures import measures
    from digsite.lab.reports import span

    for table in balance.tables:
        rows = [
            [m.title, m.shown(one.mean), span(m, one)]
            for m in measures(table.source.table.setup)
            for one in [table.estimates[m.name]]
        ]
        table_of(f"{table.label}: {table.games:,} games", ["measure", "mean", "95 % interval"], rows)


def show_comparison(comparison: "Comparison") -> None:
    from digsite.lab.measures import measures
    from digsite.lab.reports import signed, span

    by_name = {m.name: m for m in measures(comparison.before.source.table.setup)}
    rows = []
    for row in comparison.rows:
        m = by_name[row.name]
        chance = "" if row.difference.clear else ", within chance"
        means = [m.shown(row.before.mean), m.shown(row.after.mean)]
        rows.append([row.title, *means, signed(m, row.difference), span(m, row.difference, True) + chance])
    table_of(
        f"{comparison.before.label} and {comparison.after.label}: {comparison.before.games:,} deals",
        ["measure", "before", "after", "difference", "95 % interval"],
        rows,
    )


def show_sweep(sweep: "Sweep") -> None:
    from digsite.lab.measures import GENERAL, wins
    from digsite.lab.reports import marked

    shown = [*wins(sweep.players), *GENERAL]
    for curve in sweep.curves:
        rows = [[step.value, *(marked(step.rows, m) for m in shown)] for step in curve.steps]
        columns = ["value", *(m.title.lower() for m in shown)]
        table_of(f"{curve.figure} ({curve.origin}); * is certain", columns, rows)
