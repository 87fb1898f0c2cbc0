"""The moves of Pergamon, each one an integer."""

from typing import Any

from digsite.core.spans import Spans
from digsite.games.pergamon.state import GALLERIES, MARKERS, SPACES, TILES


class Move(Spans):
    PLACE = SPACES  # put the figure on a research funds space
    LAY = TILES  # put a find of the youngest century into the next gallery (free-sorting)
    DIG = GALLERIES
    SKIP = 1  # dig nowhere
    ROW = TILES  # begin a row with this find, or join it on the right
    POLISH = 1  # polish the row for one coin
    SHOW = 1  # show the row in the museum
    REPLACE = MARKERS  # break up this collection to show a new one
    CLEAR = 1  # start discarding finds instead of storing them
    DISCARD = TILES
    STORE = 1  # store the hand, which ends the turn


TILE_MOVES = (Move.LAY, Move.ROW, Move.DISCARD)


def thing(box: Any, family: Move, k: int) -> int:
    """Return the name of the k-th thing of a family: a find by its number, anything else counted from 1."""
    return int(box["number"][k]) if family in TILE_MOVES else k + 1


def touches(box: Any, family: Move, k: int) -> list[str]:
    """Return the things on the table that a move touches."""
    kind = {Move.PLACE: "space", Move.DIG: "gallery", Move.REPLACE: "marker"}.get(family)
    if family in TILE_MOVES:
        kind = "tile"
    return [f"{kind}-{thing(box, family, k)}"] if kind else [family.word]
