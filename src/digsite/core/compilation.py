"""Compile a game ahead of time, once per machine, in parts: what people need to play comes first."""

import contextlib
import functools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numba
from filelock import FileLock
from numba import types

from digsite.core import compiled, kernels
from digsite.core.chance import with_hashes
from digsite.core.game import Game
from digsite.core.progress import compiling

Jobs = list[tuple[Any, tuple[Any, ...]]]
"""Kernels, each with the argument types to compile it for."""


def records(dtype: Any) -> Any:
    """Return the type of an array of records."""
    return numba.from_dtype(dtype)[::1]


def _jobs_of_play(game: Game) -> Jobs:
    tables, key, number = records(game.table), types.uint64[::1], types.int64
    return [
        (kernels.deal_at, (tables, number)),
        (kernels.legal_at, (tables, number)),
        (kernels.play_at, (tables, number, number)),
        (kernels.redeal_at, (tables, number, number, key)),
        (kernels.scores_at, (tables, number, types.int32[::1], types.float64[::1])),
    ]


def _jobs_of_simulation(game: Game) -> Jobs:
    tables, boxes, states, desks = map(records, (game.table, game.box, with_hashes(game.state), game.desk))
    key, number = types.uint64[::1], types.int64
    points, shares, lengths = types.int32[:, ::1], types.float64[:, ::1], types.int32[::1]
    return [
        (kernels.observe_at, (tables, number, number, types.uint8[::1])),
        (kernels.playouts, (boxes, states, key, number, points, shares, lengths, desks)),
    ]


@dataclass(frozen=True)
class Part:
    """Kernels that are compiled together, with a digest of their sources."""

    name: str
    title: str
    """What is compiled, as people are told, with the game's title in place of {}."""
    jobs: Callable[[Game], Jobs]
    digest: Callable[[Path], str]

    def marker(self, game: Game) -> Path | None:
        """Return the file whose existence says that this part of this game is compiled."""
        folder = compiled.cache_folder()
        return folder / f"{game.name}-{self.name}-{self.digest(game.folder)}.compiled" if folder else None


PLAY = Part("play", "{}", _jobs_of_play, compiled.rules_digest)
"""Kernels that people need to play with each other."""

SIMULATION = Part("simulation", "simulations of {}", _jobs_of_simulation, compiled.rules_digest)
"""Kernels for random games in bulk and for observations."""


def is_compiled(game: Game, *parts: Part) -> bool:
    """Return whether compiled code of exactly these sources is on the disk."""
    return compiled.INTERPRETED or all((marker := part.marker(game)) is not None and marker.exists() for part in parts)


def can_be_compiled_ahead() -> bool:
    """Return whether there is a folder to keep compiled code in."""
    return compiled.cache_folder() is not None


def steps(game: Game, *parts: Part) -> int:
    """Return how many steps `compile_game` takes."""
    return 0 if compiled.INTERPRETED else sum(len(part.jobs(game)) for part in parts)


def compile_game(game: Game, *parts: Part) -> Iterator[str]:
    """Compile every kernel of these parts for a game, or load it from the disk; yield the name of each when it is done.

    Only one process compiles a part of a game at a time. The others wait for it and then load what it has stored. A
    process that dies lets go of the lock, and what it has finished is kept.
    """
    for part in parts:
        with _alone(part.marker(game)):
            for kernel, signature in [] if compiled.INTERPRETED else part.jobs(game):
                kernel.compile(signature)
                yield kernel.__name__
            marker = part.marker(game)
            if marker is not None and not marker.exists():
                marker.touch()
                compiled.forget_old_code()


@contextlib.contextmanager
def _alone(marker: Path | None) -> Iterator[None]:
    """Hold the lock beside a marker, if there is a folder for it and the work is not done yet."""
    if marker is None or marker.exists():
        yield
        return
    with contextlib.ExitStack() as held:
        with contextlib.suppress(OSError):  # where the folder cannot hold a lock, two processes may do the same work
            held.enter_context(FileLock(marker.with_suffix(".lock")))
        yield


@functools.cache
def ensure_compiled(game: Game, part: Part = PLAY) -> None:
    """Compile on first use and show the progress. Where no folder can be written, compile in memory."""
    if is_compiled(game, part):
        return
    with compiling(part.title.format(game.title), steps(game, part), kept=can_be_compiled_ahead()) as advance:
        for _ in compile_game(game, part):
            advance()
