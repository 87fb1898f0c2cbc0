"""The compiled part of the environments for single games: one call for a move, and one for an observation."""

import hashlib
from pathlib import Path

from numba import types

from digsite.core import compiled
from digsite.core.compilation import Jobs, Part, records
from digsite.core.compiled import kernel
from digsite.core.contract import legal, observe, play
from digsite.core.game import Game

ILLEGAL = -1


@kernel
def turn_at(tables, i, move, count):
    """Play one of the `count` legal moves on the desk, and put the next ones there.

    Returns their number, which is 0 at the end of the game, or ILLEGAL for a move that is not on the desk; that changes
    nothing.
    """
    table = tables[i]
    k = 0
    while k < count and table.desk.moves[k] != move:
        k += 1
    if k == count:
        return ILLEGAL
    table.state.drawn = 0
    play(table.box, table.state, move, table.desk.log)
    if table.state.seat < 0:
        return 0
    return legal(table.box, table.state, table.desk.moves)


@kernel
def look_at(tables, i, seat, count, mask, observation):
    """Write what a seat sees, and the mask of its legal moves: the `count` on the desk, if it is to move."""
    table = tables[i]
    mask[:] = 0
    if seat == table.state.seat:
        for k in range(count):
            mask[table.desk.moves[k]] = 1
    observe(table.box, table.state, seat, observation)


def _jobs(game: Game) -> Jobs:
    tables, number = records(game.table), types.int64
    return [
        (turn_at, (tables, number, number, number)),
        (look_at, (tables, number, number, number, types.int8[::1], types.uint8[::1])),
    ]


def _made_of(folder: Path) -> str:
    own = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    return f"{own[:16]}-{compiled.rules_digest(folder)}"


TURNS = Part("turns", "environments of {}", _jobs, _made_of)
