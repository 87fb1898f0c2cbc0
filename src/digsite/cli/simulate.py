"""Play many games between bots, and report points and wins by seat."""

import argparse
import json
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from digsite.cli.crew import add_crew, crew_from, progress_of
from digsite.cli.setting_up import add_setup, compile_visibly, setup_from
from digsite.cli.tables import table_of

if TYPE_CHECKING:
    from digsite.lab.games import Games

EXAMPLE = "digsite simulate pergamon --players 4 --games 100000"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_setup(parser)
    parser.add_argument("--games", type=int, default=10_000, help="number of games (default: 10000)")
    parser.add_argument(
        "--bots", action="append", metavar="NAME", help="one bot for all seats, or one for each (default: random)"
    )
    add_crew(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> None:
    from digsite.bots.names import bot_named, names_in
    from digsite.lab.games import seated
    from digsite.lab.studies import Plan, played

    bots = names_in(args.bots or ["random"])
    for name in bots:
        bot_named(name)  # a wrong name is refused before anything takes time
    plan = Plan(args.games, args.seed or "0", crew_from(args))
    plan.check()
    setup = setup_from(args)
    table = seated(setup, bots, plan.seed)
    compile_visibly(setup.game, lab=True)
    begun = time.perf_counter()
    with progress_of(f"Playing {setup.game.title}") as progress:
        (games,) = played([table], replace(plan, progress=progress))
    summary = summarise(games, time.perf_counter() - begun)
    if args.json:
        print(json.dumps(summary, indent=2))
        return
    rows = [
        [
            seat["seat"] + 1,
            f"{seat['points']:.2f} ± {seat['points_95']:.2f}",
            f"{100 * seat['wins']:.1f} % ± {100 * seat['wins_95']:.1f}",
        ]
        for seat in summary["seats"]
    ]
    table_of(
        f"{setup.game.title}, {len(games):,} games, {setup.players} players, {', '.join(bots)}",
        ["seat", "points", "wins"],
        rows,
    )
    print(
        f"{summary['decisions_a_game']:.1f} decisions per game, "
        f"{summary['decisions_a_second']:,.0f} decisions per second"
    )


def summarise(games: "Games", seconds: float) -> dict[str, Any]:
    """Return means with half the width of their 95 % intervals. Seats are numbered from 0, as in all data."""
    from digsite.lab.estimates import estimate

    setup, decisions = games.table.setup, games.column("decisions")
    seats = []
    for seat in range(setup.players):
        points, wins = (estimate(games.column(name)[:, seat]) for name in ("points", "shares"))
        seats.append(
            {
                "seat": seat,
                "points": points.mean,
                "points_95": (points.high - points.low) / 2,
                "wins": wins.mean,
                "wins_95": (wins.high - wins.low) / 2,
            }
        )
    return {
        "game": setup.game.name,
        "players": setup.players,
        "options": setup.options,
        "edition": setup.edition.digest,
        "bots": list(games.table.bots),
        "games": len(games),
        "decisions_a_game": float(decisions.mean()),
        "decisions_a_second": float(decisions.sum() / seconds),
        "seats": seats,
    }
