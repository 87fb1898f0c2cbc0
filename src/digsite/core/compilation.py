"""Compiling a game ahead of time: once a machine, with somebody watching."""

import functools
import logging
from collections.abc import Iterator
from typing import Any

import numba
from numba import types

from digsite.core import compiled, kernels
from digsite.core.game import Game


def _jobs(game: Game) -> list[tuple[Any, tuple[Any, ...]]]:
    """Every kernel with the types it is called with for this game."""

    def records(dtype: Any) -> Any:
        return numba.from_dtype(dtype)[::1]

    tables, boxes, states, desks = map(records, (game.table, game.box, game.state, game.desk))
    key, number = types.uint64[::1], types.int64
    points, shares, lengths = types.int32[:, ::1], types.float64[:, ::1], types.int32[::1]
    masks, observations = types.boolean[:, ::1], types.float32[:, ::1]
    chosen, ended = types.int64[::1], types.boolean[::1]
    return [
        (kernels.legal_at, (tables, number)),
        (kernels.play_at, (tables, number, number)),
        (kernels.deal_at, (tables, number)),
        (kernels.redeal_at, (tables, number, number, key)),
        (kernels.observe_at, (tables, number, number, types.float32[::1])),
        (kernels.scores_at, (tables, number, types.int32[::1], types.float64[::1])),
        (kernels.playouts, (boxes, states, key, number, points, shares, lengths, desks)),
        (kernels.batch_deal, (boxes, states, key, number, number, masks, observations, desks)),
        (
            kernels.batch_step,
            (boxes, states, chosen, number, number, points, shares, ended, masks, observations, desks),
        ),
    ]


def _marker(game: Game) -> Any:
    folder = compiled.cache_folder()
    of = f"-{compiled.folder_digest(game.folder)}" if compiled.is_outside(game.folder) else ""
    return folder / f"{game.name}{of}.compiled" if folder else None


def is_compiled(game: Game) -> bool:
    """Whether this game's code lies on the disk, made of exactly these sources."""
    marker = _marker(game)
    return compiled.INTERPRETED or (marker is not None and marker.exists())


def can_be_compiled_ahead() -> bool:
    """Whether there is a folder to keep compiled code in."""
    return compiled.cache_folder() is not None


def steps(game: Game) -> int:
    """How many steps `compile_game` takes."""
    return 0 if compiled.INTERPRETED else len(_jobs(game))


def compile_game(game: Game) -> Iterator[str]:
    """Compile every kernel for a game, or load it from the disk; tells each as it is done."""
    for kernel, signature in [] if compiled.INTERPRETED else _jobs(game):
        kernel.compile(signature)
        yield kernel.__name__
    marker = _marker(game)
    if marker is not None:
        marker.touch()
        compiled.forget_old_code()


@functools.cache
def ensure_compiled(game: Game) -> None:
    """Compile on first need, and say so: it must not look like a program that hangs.

    Where no folder can be written, kernels are compiled one by one in memory as they are called.
    """
    if is_compiled(game):
        return
    log = logging.getLogger("digsite")
    if _marker(game) is None:
        log.warning("%s is compiled for this run only: no cache folder can be written (see DIGSITE_CACHE)", game.title)
    else:
        log.warning("compiling %s, once on this machine; this takes about a minute ...", game.title)
        for _ in compile_game(game):
            pass
