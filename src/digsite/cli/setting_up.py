"""Arguments that several commands share: game, players, options, edition, seed."""

import argparse
import contextlib
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import digsite

if TYPE_CHECKING:
    from digsite.core.game import Game, Setup

COMPILER = (sys.executable, "-m", "digsite.compiling")


def add_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game, see `digsite games`")
    parser.add_argument("--players", type=int, help="number of players (default: the maximum)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME[=VALUE]",
        help="an option of the game, see `digsite games`",
    )
    parser.add_argument("--edition", type=Path, metavar="FILE", help="your own edition file, see `digsite edition`")
    parser.add_argument("--seed", help="the same seed deals the same game")


def setup_from(args: argparse.Namespace) -> "Setup":
    """Return the set-up that the arguments ask for; compile the game if necessary, with a progress bar."""
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


def compile_visibly(*games: "Game", envs: bool = False, lab: bool = False) -> None:
    """Compile what is not compiled yet, each game in a separate process.

    Progress goes to standard error: bars on a terminal, elsewhere a line for each kernel as it finishes.
    """
    from digsite.compiling import PLAYING, RESEARCH, part_named
    from digsite.core.compilation import can_be_compiled_ahead, is_compiled, steps
    from digsite.core.progress import ONCE, bars

    names = (*PLAYING, *RESEARCH) if envs else ("play", "games") if lab else PLAYING
    parts = [part_named(name) for name in names]
    missing = [game for game in games if not is_compiled(game, *parts)]
    if not missing or not can_be_compiled_ahead():
        return
    with contextlib.ExitStack() as shown, ThreadPoolExecutor(os.cpu_count()) as pool:
        progress = shown.enter_context(bars()) if sys.stderr.isatty() else None

        def follow(game: "Game") -> None:
            total = steps(game, *parts)
            task = progress.add_task(ONCE % game.title, total=total) if progress else None
            with subprocess.Popen([*COMPILER, game.name, *names], stdout=subprocess.PIPE, text=True) as process:
                kernels = (kernel for line in process.stdout or () for kernel in line.split()[1:])
                for number, kernel in enumerate(kernels, 1):
                    if progress is not None and task is not None:
                        progress.advance(task)
                    else:
                        print(f"Compiling {game.title}: {kernel} ({number} of {total})", file=sys.stderr, flush=True)

        list(pool.map(follow, missing))
