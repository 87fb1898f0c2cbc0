"""What is in the box of Monuments, and what lies where."""

from enum import IntEnum

import numpy as np

from digsite.core.chance import chance_fields

SEATS = 4
VALUES = 9
"""Every monument has one card of each value from 1 to 9."""

CARDS = 108
OPEN = 3
SPACES = 6
"""Of a fame track, behind the picture on which its marker starts."""

PIECES = 3
"""Historians a player has at most."""

HISTORIES = 9
"""Historians that can be on their track: three players have three each."""

REACH = 24
"""No history takes more cards: twelve monuments, two builders each."""

BUILDERS = 2
BEYOND = 99
"""More cards than any hand holds of one monument: what a third builder would need."""

NONE = -1


class Monument(IntEnum):
    """In alphabetical order, as they stand on the board. A card is called by its monument and its value."""

    AKROPOLIS = 0
    ARTEMISION = 1
    BABYLON = 2
    BET_HAMIKDASH = 3
    COLOSSEUM = 4
    KNOSSOS = 5
    KOLOSSUS = 6
    MAUSOLEION = 7
    PETRA = 8
    PHAROS = 9
    PYRAMIDS = 10
    ZEUS = 11


class Symbol(IntEnum):
    """Each card shows one; each is also one of the expansion's tokens."""

    SHIP = 0
    HELMET = 1
    SCROLL = 2


class Step(IntEnum):
    """What is being decided."""

    ACTING = 0  # an action is due
    ENDING = 1  # none is, but a fourth can be bought, or a token used
    BUILDING = 2
    EXTENDING = 3
    REORDERING = 4
    SCORING = 5  # the second card of a pair, for points
    BUYING = 6  # the second card of a pair, for a fourth action
    SWAPPING = 7
    OVER = 8


class Why(IntEnum):
    """For what points are given."""

    PAIRS = 0
    HISTORIANS = 1
    BONUS = 2
    UNUSED = 3
    MONUMENTS = 4
    TOKENS = 5


class Share(IntEnum):
    """What a builder gets of a monument's fame."""

    SOLE = 0
    LARGER = 1
    SMALLER = 2


class End(IntEnum):
    """Which end of a column a historian takes from."""

    COLUMN_END = 0
    COLUMN_START = 1


MONUMENTS = len(Monument)
SYMBOLS = len(Symbol)

BOX = np.dtype(
    [
        ("players", "i4"),
        ("take_from", "i4"),
        ("tokens", "i4"),
        # The cards, by monument and value. Counts of a hand by monument stand side by side in one number, four bits
        # each, those by symbol eight bits each: `unit` is one card in it, `shift` where its count stands.
        ("monument", "i4", (CARDS,)),
        ("value", "i4", (CARDS,)),
        ("symbol", "i4", (CARDS,)),
        ("monument_unit", "i8", (CARDS,)),
        ("monument_shift", "i8", (CARDS,)),
        ("symbol_unit", "i8", (CARDS,)),
        ("symbol_shift", "i8", (CARDS,)),
        ("marked", "i4", (CARDS,)),
        # By the number of players.
        ("sort_out", "i4", (SEATS + 1,)),
        ("set_aside", "i4", (SEATS + 1,)),
        ("pieces", "i4", (SEATS + 1,)),
        ("dealt", "i4"),
        ("open_cards", "i4"),
        ("actions", "i4"),
        ("least", "i4", (BUILDERS + 1,)),  # cards the first, the second, a third builder needs
        ("symbol_points", "i4"),
        ("track", "i4", (REACH + 1,)),  # points on each space of the historians' track
        ("bonus", "i4", (3,)),
        ("unused", "i4"),
        ("fame", "i4", (len(Share), SPACES + 1)),
        ("token_bought", "i4"),
        ("token_kept", "i4"),
        ("extra_cost", "i4"),
    ],
    align=True,
)

STATE = np.dtype(
    [
        *chance_fields(SEATS * 9 + OPEN),
        ("turn", "i2"),  # whose it is, or was when the game ended
        ("step", "i2"),
        ("actions", "i2"),  # still due
        ("bought", "i2"),  # 1 once the fourth action is
        ("used", "i2", (SYMBOLS,)),  # tokens' features, this turn
        ("laying", "i2"),  # the monument being built or extended
        ("due", "i2"),  # cards that still must be laid for it
        ("symbol", "i2"),  # of the pair being discarded
        ("points", "i2", (SEATS, len(Why))),
        ("fame", "i2", (MONUMENTS,)),  # the marker's space, 0 on the picture
        ("builders", "i2", (MONUMENTS,)),
        ("height", "i2", (SEATS, MONUMENTS)),
        ("exposed", "i2", (SEATS,)),  # columns of two cards or more
        ("emblems", "i2", (SEATS, SYMBOLS)),  # symbols in a player's columns
        ("historians", "i2", (SEATS,)),  # not yet sent out
        ("written", "i2"),
        ("writer", "i2", (HISTORIES,)),  # whose historian it is, the best one first
        ("volume", "i2", (HISTORIES,)),  # and how many cards it took
        ("holder", "i2", (SYMBOLS,)),  # of each token, NONE while in the bank
        ("piled", "i2"),
        ("opened", "i2"),
        ("held", "i2", (SEATS,)),
        ("offered", "i1"),  # the card given for a swap
        ("open", "i1", (OPEN,)),
        ("loose", "i1", (VALUES,)),  # cards of a column being reordered
        ("pile", "i1", (CARDS,)),  # cards nobody has seen, in the deck or set aside
        ("hand", "i1", (SEATS, CARDS)),
        ("column", "i1", (SEATS, MONUMENTS, VALUES)),
        ("shown", "i1", (CARDS,)),  # 1 for a card in hand that all saw being taken
        ("gone", "i1", (CARDS,)),  # 1 for a card in the box, face up
    ],
)
