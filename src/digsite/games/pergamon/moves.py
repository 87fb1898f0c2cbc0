"""The decisions of Pergamon, each one integer."""

from typing import Any

from digsite.core.spans import Spans
from digsite.games.pergamon.state import GALLERIES, MARKERS, SPACES, TILES


class Move(Spans):
    PLACE = SPACES  # the figure on a research funds space
    LAY = TILES  # a find of the youngest century into the next gallery (free-sorting)
    DIG = GALLERIES
    SKIP = 1  # dig nothing
    ROW = TILES  # begin a row with this find, or join it on the right
    POLISH = 1  # for one coin
    SHOW = 1  # the row, in the museum
    REPLACE = MARKERS  # break up this collection, for a new one
    CLEAR = 1  # out what is not to be stored
    DISCARD = TILES
    STORE = 1  # what is in hand, which ends the turn


TILE_MOVES = (Move.LAY, Move.ROW, Move.DISCARD)


def thing(box: Any, family: Move, k: int) -> int:
    """How the k-th thing of a family is called: a find by its number, all else as people count."""
    return int(box["number"][k]) if family in TILE_MOVES else k + 1


def touches(box: Any, family: Move, k: int) -> list[str]:
    """The things on the table that a move touches."""
    kind = {Move.PLACE: "space", Move.DIG: "gallery", Move.REPLACE: "marker"}.get(family)
    if family in TILE_MOVES:
        kind = "tile"
    return [f"{kind}-{thing(box, family, k)}"] if kind else [family.word]
