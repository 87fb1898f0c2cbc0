"""The box of Monuments, and the state of a game."""

from enum import IntEnum

import numpy as np

from digsite.core.chance import chance_fields

SEATS = 4
VALUES = 9
"""Highest value; every monument has one card of each value from 1."""

CARDS = 108
OPEN = 3
SPACES = 6
"""Number of spaces on a fame track after the picture on which its marker starts."""

PIECES = 3
"""Maximum number of historians per player."""

HISTORIES = 9
"""Maximum number of historians on their track: three players with three each."""

REACH = 24
"""Maximum number of cards a history takes: twelve monuments with two builders each."""

BUILDERS = 2
BEYOND = 99
"""Cards a third builder would need: more than any hand holds of one monument."""

NONE = -1


class Monument(IntEnum):
    """The monuments in alphabetical order, as on the board. A card is named by its monument and its value."""

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
    """The symbol on a card; each is also one of the expansion's tokens."""

    SHIP = 0
    HELMET = 1
    SCROLL = 2


class Step(IntEnum):
    """The decision to make."""

    ACTING = 0  # an action is due
    ENDING = 1  # no action is due, but a fourth can be bought or a token used
    BUILDING = 2
    EXTENDING = 3
    REORDERING = 4
    SCORING = 5  # the second card of a pair, for points
    BUYING = 6  # the second card of a pair, for a fourth action
    SWAPPING = 7
    OVER = 8


class Why(IntEnum):
    """The reasons for points."""

    PAIRS = 0
    HISTORIANS = 1
    BONUS = 2
    UNUSED = 3
    MONUMENTS = 4
    TOKENS = 5


class Share(IntEnum):
    """The part of a monument's fame that a builder gets."""

    SOLE = 0
    LARGER = 1
    SMALLER = 2


class Unused(IntEnum):
    """How many of the historians that two players never sent out cost them points: each, one at most, or none."""

    EACH = 0
    ONCE = 1
    NONE = 2


class End(IntEnum):
    """The end of a column that a historian takes from."""

    COLUMN_END = 0
    COLUMN_START = 1


MONUMENTS = len(Monument)
SYMBOLS = len(Symbol)

BOX = np.dtype(
    [
        ("players", "i4"),
        ("take_from", "i4"),
        ("tokens", "i4"),
        # The cards, by monument and value. The counts of a hand by monument are packed into one number, four bits each,
        # those by symbol eight bits each: `unit` is one card in it, `shift` the position of its count.
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
        ("least", "i4", (BUILDERS + 1,)),  # cards that the first, second and a third builder need
        ("symbol_points", "i4"),
        ("track", "i4", (REACH + 1,)),  # points on each space of the historians' track
        ("bonus", "i4", (3,)),
        ("unused", "i4", (SEATS + 1, PIECES + 1)),  # points that so many historians at home cost
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
        ("turn", "i2"),  # the seat whose turn it is, or was when the game ended
        ("step", "i2"),
        ("actions", "i2"),  # actions still due
        ("bought", "i2"),  # 1 once the fourth action is bought
        ("used", "i2", (SYMBOLS,)),  # features used this turn
        ("laying", "i2"),  # the monument being built or extended
        ("due", "i2"),  # cards that still must be laid for it
        ("symbol", "i2"),  # symbol of the pair being discarded
        ("points", "i2", (SEATS, len(Why))),
        ("fame", "i2", (MONUMENTS,)),  # the marker's space, 0 on the picture
        ("builders", "i2", (MONUMENTS,)),
        ("height", "i2", (SEATS, MONUMENTS)),
        ("exposed", "i2", (SEATS,)),  # columns of two cards or more
        ("emblems", "i2", (SEATS, SYMBOLS)),  # symbols in a player's columns
        ("historians", "i2", (SEATS,)),  # historians not yet sent out
        ("written", "i2"),
        ("writer", "i2", (HISTORIES,)),  # owner of each historian on the track, the best one first
        ("volume", "i2", (HISTORIES,)),  # number of cards each of them took
        ("holder", "i2", (SYMBOLS,)),  # holder of each token, NONE while in the bank
        ("piled", "i2"),
        ("opened", "i2"),
        ("held", "i2", (SEATS,)),
        ("offered", "i1"),  # the card given for a swap
        ("open", "i1", (OPEN,)),
        ("loose", "i1", (VALUES,)),  # cards of a column being reordered
        ("pile", "i1", (CARDS,)),  # cards nobody has seen, in the deck or set aside
        ("hand", "i1", (SEATS, CARDS)),
        ("column", "i1", (SEATS, MONUMENTS, VALUES)),
        ("shown", "i1", (CARDS,)),  # 1 for a card in hand that everybody saw being taken
        ("gone", "i1", (CARDS,)),  # 1 for a card in the box, face up
    ],
)
