"""Study a game by many games between bots (balance, compare, sweep), or write their decisions as a data set."""

import argparse
from importlib import import_module
from pathlib import Path

EXAMPLE = "digsite lab balance pergamon --players 2,3,4 --bots greedy,search:50 --html report.html"

COMMANDS = {
    "balance": (
        "lab_studies",
        "wins, points, length and lead by seat, for each number of players and strength of bots",
    ),
    "compare": ("lab_studies", "what another edition, an option or a changed figure does, on the same deals"),
    "sweep": ("lab_studies", "what a printed figure does over a range of values"),
    "dataset": ("lab_dataset", "write every decision of many games as Parquet files"),
}
EXAMPLES = {
    "balance": EXAMPLE,
    "compare": "digsite lab compare pergamon --set museum.visitors[21-24]=8 --games 4000 --html report.html",
    "sweep": "digsite lab sweep thebes --set congress.copies=6..12 --players 2 --games 2000",
    "dataset": "digsite lab dataset pergamon --players 2 --bots greedy --games 100000 --out decisions",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="what", required=True, metavar="|".join(COMMANDS))
    for name, (module, summary) in COMMANDS.items():
        epilog = f"Example:\n  {EXAMPLES[name]}"
        sub = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.", epilog=epilog)
        sub.add_argument("game", help="the game, see `digsite games`")
        import_module(f"digsite.cli.{module}").add_to(sub, name)


def run(args: argparse.Namespace) -> int:
    module, _ = COMMANDS[args.what]
    return int(import_module(f"digsite.cli.{module}").run(args) or 0)


def add_plan(parser: argparse.ArgumentParser, games: int) -> None:
    """Add the arguments that say how many games are played, and by whom."""
    parser.add_argument("--games", type=int, default=games, help=f"games at each table (default: {games})")
    parser.add_argument("--seed", default="0", help="the same seed plays the same games (default: 0)")
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="save games as they are played; the same command resumes"
    )
