"""The box of Pergamon, and the state of a game."""

from enum import IntEnum

import numpy as np

from digsite.core.chance import chance_fields

SEATS = 4
RAIDER = 4
FIGURES = 5
"""The players' figures, followed by the tomb raider's."""

ROUNDS = 12
SPACES = 13
GALLERIES = 5
ROOM = 4
TILES = 60
DEAL = 5
"""Number of finds in each pile of the calendar."""

FUNDS = 8
"""Highest number of coins on a research funds card, from 1."""
MARKERS = 3
MUSEUM = 24
NONE = -1


class Back(IntEnum):
    BAG = 0
    CHEST = 1


BAG_COINS = 4
"""Highest number of coins behind a money bag; cards with a chest show more."""


class Kind(IntEnum):
    """The objects whose halves the finds show."""

    VASE = 0
    JUG = 1
    MASK = 2
    BRACELET = 3


class Step(IntEnum):
    """The decision to make."""

    SORTING = 0
    PLACING = 1
    DIGGING = 2
    EXHIBITING = 3
    REPLACING = 4
    JOINING = 5
    POLISHING = 6
    STORING = 7
    OVER = 8


class Why(IntEnum):
    """The reasons for points."""

    SHOWS = 0
    VISITORS = 1
    PRIZES = 2
    OLDEST = 3


class Fate(IntEnum):
    """Why a collection is broken up."""

    PUSHED_OUT = 0
    LOST_INTEREST = 1
    REPLACED = 2


BOX = np.dtype(
    [
        ("players", "i4"),
        ("order_track", "i4"),
        ("free_sorting", "i4"),
        # The research funds track, from the right.
        ("coins", "i4", (SPACES + 1,)),
        ("deepest", "i4", (SPACES + 1,)),
        ("raider_space", "i4", (3,)),  # with no, one and two chests on the backs
        ("funds", "i4", (FUNDS + 1,)),
        ("dig_cost", "i4", (GALLERIES,)),
        # The finds, from the youngest to the oldest: a tile's index is its rank.
        ("left", "i4", (TILES,)),
        ("right", "i4", (TILES,)),
        ("century", "i4", (TILES,)),
        ("number", "i4", (TILES,)),
        # The museum and the calendar.
        ("visitors", "i4", (MUSEUM + 1,)),
        ("prized", "i4", (ROUNDS + 1,)),  # the object that wins a prize in an evaluation, NONE in other rounds
        ("step_down", "i4", (ROUNDS + 1,)),
        ("show_points", "i4"),
        ("prize_points", "i4"),
        ("oldest_points", "i4", (3,)),
        ("polish_limit", "i4"),
        ("stored_free", "i4"),
        ("stored_per_coin", "i4"),
    ],
)

STATE = np.dtype(
    [
        *chance_fields(12),
        ("calendar", "i2"),
        ("step", "i2"),
        ("order", "i2", (SEATS,)),  # the order in which the players place
        ("placed", "i2"),  # the number of players who have placed
        ("standing", "i2", (SPACES + 1,)),  # the seat of the figure on each space, spaces counted from 1
        ("acting", "i2"),  # the space of the figure whose turn it is, 0 before the first
        ("coins", "i2", (FIGURES,)),
        ("points", "i2", (SEATS, len(Why))),
        ("funds", "i2", (FUNDS + 1,)),  # unseen cards by value
        ("backs", "i2", (2,)),  # NONE while finds are laid out
        ("fronts", "i2", (2,)),  # 0 while face down
        ("marker", "i2", (SEATS, MARKERS)),  # the museum space of each, 0 beside the museum
        ("polish", "i2"),
        ("row_length", "i2"),
        ("piled", "i2"),
        ("lay_next", "i2"),  # the next gallery to lay out; if full, the first one below it with room
        ("filled", "i2", (GALLERIES,)),
        ("held", "i2", (SEATS,)),
        ("row_first", "i1"),
        ("row_last", "i1"),
        ("laid", "i1", (DEAL,)),  # finds that are turned up but not yet in a gallery
        ("pile", "i1", (TILES,)),  # finds nobody has seen, on the calendar or back in the box
        ("gallery", "i1", (GALLERIES, ROOM)),
        ("hand", "i1", (SEATS, TILES)),
        ("collection", "i1", (SEATS, MARKERS)),  # the leftmost find of each collection
        ("joined", "i1", (TILES,)),  # the find laid to the right of this one
    ],
)
