"""Compiling a game ahead of time: once a machine, with somebody watching."""

import functools
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numba
from numba import types

from digsite.core import compiled, kernels
from digsite.core.game import Game

Jobs = list[tuple[Any, tuple[Any, ...]]]
"""Kernels, with the types each is called with."""


def records(dtype: Any) -> Any:
    """The type of an array of records."""
    return numba.from_dtype(dtype)[::1]


def _jobs_of_rules(game: Game) -> Jobs:
    tables, boxes, states, desks, choices = map(records, (game.table, game.box, game.state, game.desk, game.choice))
    key, number = types.uint64[::1], types.int64
    points, shares, lengths = types.int32[:, ::1], types.float64[:, ::1], types.int32[::1]
    masks, seen = map(records, game.rows)
    chosen, ended = types.int64[::1], types.boolean[::1]
    return [
        (kernels.legal_at, (tables, number)),
        (kernels.play_at, (tables, number, number)),
        (kernels.deal_at, (tables, number)),
        (kernels.redeal_at, (tables, number, number, key)),
        (kernels.observe_at, (tables, number, number, types.uint8[::1])),
        (kernels.scores_at, (tables, number, types.int32[::1], types.float64[::1])),
        (kernels.playouts, (boxes, states, key, number, points, shares, lengths, desks)),
        (kernels.batch_deal, (boxes, states, key, number, number, chosen, choices, masks, seen, desks)),
        (
            kernels.batch_step,
            (
                *(boxes, states, chosen, number, number, points, shares, ended),
                *(chosen, choices, masks, seen, desks),
            ),
        ),
    ]


@dataclass(frozen=True)
class Part:
    """Kernels that are compiled together, and of which sources of a game they are made."""

    name: str
    jobs: Callable[[Game], Jobs]
    digest: Callable[[Path], str]

    def marker(self, game: Game) -> Path | None:
        """The file that says that this part of this game lies on the disk."""
        folder = compiled.cache_folder()
        return folder / f"{game.name}-{self.name}-{self.digest(game.folder)}.compiled" if folder else None


RULES = Part("rules", _jobs_of_rules, compiled.rules_digest)


def is_compiled(game: Game, *parts: Part) -> bool:
    """Whether this game's code lies on the disk, made of exactly these sources."""
    return compiled.INTERPRETED or all((marker := part.marker(game)) is not None and marker.exists() for part in parts)


def can_be_compiled_ahead() -> bool:
    """Whether there is a folder to keep compiled code in."""
    return compiled.cache_folder() is not None


def steps(game: Game, *parts: Part) -> int:
    """How many steps `compile_game` takes."""
    return 0 if compiled.INTERPRETED else sum(len(part.jobs(game)) for part in parts)


def compile_game(game: Game, *parts: Part) -> Iterator[str]:
    """Compile every kernel of these parts for a game, or load it from the disk; tells each as it is done."""
    for part in parts:
        for kernel, signature in [] if compiled.INTERPRETED else part.jobs(game):
            kernel.compile(signature)
            yield kernel.__name__
        marker = part.marker(game)
        if marker is not None:
            marker.touch()
            compiled.forget_old_code()


@functools.cache
def ensure_compiled(game: Game, part: Part = RULES) -> None:
    """Compile on first need, and say so: it must not look like a program that hangs.

    Where no folder can be written, kernels are compiled one by one in memory as they are called.
    """
    if is_compiled(game, part):
        return
    log = logging.getLogger("digsite")
    if part.marker(game) is None:
        log.warning("%s is compiled for this run only: no cache folder can be written (see DIGSITE_CACHE)", game.title)
    else:
        log.warning("compiling the %s of %s, once on this machine; this takes a while ...", part.name, game.title)
        for _ in compile_game(game, part):
            pass
