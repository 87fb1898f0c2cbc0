"""Arguments that say where many games are played, and how far they are."""

import argparse
import contextlib
import os
import shlex
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


def command_of(arguments: list[str]) -> str:
    """Return the command that repeats a study, without what does not change its result."""
    kept: list[str] = []
    words = iter(arguments)
    for word in words:
        name, given, _ = word.partition("=")
        if name in ("--workers", "--ray", "--keep"):
            if not given:
                next(words, None)
        elif name != "--json":
            kept.append(word)
    return shlex.join(["digsite", *kept])


@contextlib.contextmanager
def progress_of(title: str) -> Iterator[Callable[[int, int], None]]:
    """Show a bar with the time left, on a terminal. Yield a function to call with the pieces done and the total."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    console = Console(file=sys.stderr)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, wanted: progress.update(task, completed=done, total=wanted)
