"""Arguments that say where many games are played, and the display of how far they are."""

import argparse
import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from digsite.running import Crew


def add_crew(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: one per core)")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster instead, such as auto or ray://head:10001"
    )


def crew_from(args: argparse.Namespace) -> "Crew":
    from digsite.running import Crew

    crew = Crew(args.workers, args.ray)
    crew.check()
    return crew


@contextlib.contextmanager
def progress_of(title: str) -> Iterator[Callable[[int, int], None]]:
    """Show a bar with the time left on a terminal; give a function that takes what is done and what is wanted."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    console = Console(file=sys.stderr)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, wanted: progress.update(task, completed=done, total=wanted)
