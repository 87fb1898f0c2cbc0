"""Show the progress of compiling: a bar on a terminal, one line elsewhere."""

import contextlib
import functools
import logging
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress

ONCE = "Compiling %s, once on this machine"
ANEW = "Compiling %s, for this run only"


def bars() -> "Progress":
    """Return progress bars on standard error, for several games at once."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed}/{task.total}"),
        TimeElapsedColumn(),
    )
    return Progress(*columns, console=Console(file=sys.stderr), transient=True)


@contextlib.contextmanager
def compiling(what: str, steps: int, kept: bool) -> Iterator[Callable[[], None]]:
    """Show the progress of compiling something; call the yielded function after each step.

    If the code is not kept, say once that it is compiled again in every run.
    """
    if not kept:
        warn_that_nothing_is_kept()
    if not sys.stderr.isatty():
        if kept:
            logging.getLogger("digsite").warning(ONCE + " ...", what)
        yield lambda: None
        return
    with bars() as shown:
        task = shown.add_task((ONCE if kept else ANEW) % what, total=steps)
        yield lambda: shown.advance(task)


@functools.cache
def warn_that_nothing_is_kept() -> None:
    """Say, once, why compiling will take time in every run."""
    logging.getLogger("digsite").warning(
        "Games are compiled for this run only, because no cache folder can be written (see DIGSITE_CACHE)."
    )
