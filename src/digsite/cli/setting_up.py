"""Arguments that several commands share: which game, how many players, which options, which edition."""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import digsite

if TYPE_CHECKING:
    from digsite.core.compilation import Part
    from digsite.core.game import Game, Setup

COMPILING = """
import sys, digsite
from digsite.cli.setting_up import parts_for
from digsite.core.compilation import compile_game
for kernel in compile_game(digsite.load(sys.argv[1]), *parts_for(sys.argv[2] == "envs")):
    print(kernel, flush=True)
"""


def add_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="which game, see `digsite games`")
    parser.add_argument("--players", type=int, help="how many play (default: as many as can)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME[=VALUE]",
        help="an option of the game, see `digsite games`",
    )
    parser.add_argument("--edition", type=Path, metavar="FILE", help="figures of your own, see `digsite edition`")
    parser.add_argument("--seed", help="the same seed gives the same game")


def setup_from(args: argparse.Namespace) -> "Setup":
    """The set-up that the arguments ask for; the game is compiled if need be, with a display."""
    game = digsite.load(args.game)
    edition = game.read_edition(args.edition) if args.edition else None
    options = options_from(game, args.option)
    compile_visibly(game)
    return game.setup(args.players, options, edition)


def options_from(game: "Game", texts: list[str]) -> dict[str, Any]:
    from digsite.core.options import settle

    chosen: dict[str, Any] = {}
    known = {option.name: option for option in game.options}
    for text in texts:
        name, _, value = text.partition("=")
        chosen[name] = known[name].read(value or "yes") if name in known else value
    settle(game.options, chosen, game.name)
    return chosen


def parts_for(envs: bool) -> "tuple[Part, ...]":
    """What is compiled for playing; or for the environments of researchers as well."""
    from digsite.bots.kernels import BOTS
    from digsite.core.compilation import RULES

    if not envs:
        return RULES, BOTS
    from digsite.bots.company_kernels import COMPANY
    from digsite.envs.kernels import TURNS

    return RULES, BOTS, COMPANY, TURNS


def compile_visibly(*games: "Game", envs: bool = False) -> None:
    """Compile what is not compiled yet, each game in a process of its own, with progress bars on standard error."""
    from digsite.core.compilation import can_be_compiled_ahead, is_compiled, steps

    parts = parts_for(envs)
    missing = [game for game in games if not is_compiled(game, *parts)]
    if not missing or not can_be_compiled_ahead():
        return
    from concurrent.futures import ThreadPoolExecutor

    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed}/{task.total}"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=Console(file=sys.stderr)) as progress, ThreadPoolExecutor(os.cpu_count()) as pool:
        tasks = [
            progress.add_task(f"Compiling {game.title}, once on this machine", total=steps(game, *parts))
            for game in missing
        ]

        def follow(game: "Game", task: Any) -> None:
            command = [sys.executable, "-c", COMPILING, game.name, "envs" if envs else "play"]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
                for _ in process.stdout or ():
                    progress.advance(task)

        list(pool.map(follow, missing, tasks))


def table_of(title: str, columns: list[str], rows: list[list[Any]]) -> None:
    """Print a table; every column but the first is numbers."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=title, title_justify="left")
    for i, column in enumerate(columns):
        table.add_column(column, justify="right" if i else "left")
    for row in rows:
        table.add_row(*map(str, row))
    Console(markup=False, emoji=False, highlight=False).print(table)
