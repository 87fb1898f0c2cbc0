"""The box of Artefakt, and the state of a game."""

from enum import IntEnum

import numpy as np

from digsite.core.chance import chance_fields

SEATS = 4
SITES = 10
PARTS = 4
COPIES = 2
FRAGMENTS = PARTS * COPIES
"""Maximum number of fragments of one colour."""

CARDS = 4
"""Travel cards in a hand, one more than there are figures to move."""

OPEN = 4
"""Number of sites that are open when the game begins."""

FACES = 6
"""Number of faces of the colour die."""

NONE = -1


class Colour(IntEnum):
    """The three artefacts, by the colour on the backs of their fragments."""

    BLUE = 0
    BROWN = 1
    YELLOW = 2


class Figure(IntEnum):
    """The figures of every player, in the order in which they travel."""

    STOUT = 0
    LADY = 1
    TALL = 2


COLOURS = len(Colour)
FIGURES = len(Figure)
KINDS = COLOURS * PARTS
PLANS = 24
"""Number of ways to put three of four cards on three figures."""

# The places where fragments lie. The card of seat 2 is place 2; site 7 (counted from 0 here) is place 4 + 7.
SITE = SEATS
MIDDLE = SITE + SITES
PASSING = MIDDLE + 1
"""Place of a fragment on its way from one card to another, while an exchange is not finished."""
PLACES = PASSING + 1
UNUSED = PLACES
"""Place of the slots that an edition with fewer fragments leaves empty."""

# A fragment is one number, so that sorting a colour's fragments makes equal positions equal: its place, then its part
# from 1 on (0 as long as nobody has seen it), then one bit for each seat that knows it lies there.
KNOWERS = 15
PART_SHIFT = 4
PLACE_SHIFT = 8
ALL_PARTS = 0b11110
"""A whole artefact, one bit per part."""


def written(place: int, part: int, knowers: int) -> int:
    """Encode a fragment as a number."""
    return (place << PLACE_SHIFT) | (part << PART_SHIFT) | knowers


def place_of(fragment: int) -> int:
    return fragment >> PLACE_SHIFT


def part_of(fragment: int) -> int:
    """Return the part from 1 on, or 0 while nobody has seen it."""
    return (fragment >> PART_SHIFT) & 15


def bit(seat: int) -> int:
    """Return a seat's bit among those who know something."""
    return 1 << seat


class Name(IntEnum):
    """The sites."""

    CATHEDRAL = 0
    RUIN = 1
    CAVE = 2
    PYRAMID = 3
    GRAVEYARD = 4
    ATLANTIS = 5
    TEMPLE = 6
    EASTER_ISLAND = 7
    CASTLE = 8
    JUNGLE = 9


class Instruction(IntEnum):
    """What the text side of a site allows."""

    WALK = 0
    LOOK = 1
    PICK = 2
    PUSH = 3
    BANISH = 4
    DRAW = 5
    SWAP = 6
    TRADE = 7
    CARRY = 8
    STONE = 9


class Step(IntEnum):
    """The decision to make."""

    PUTTING = 0
    GIVING = 1
    COLOURING = 2
    PLANNING = 3
    TRAVELLING = 4
    CLAIMING = 5
    USING = 6
    TRADING = 7
    CARRYING = 8
    TURNING = 9
    OVER = 10
    DISCOVERING = 11  # only within a move: the dice are rolled before anybody is asked


BOX = np.dtype(
    [
        ("players", "i4"),
        ("advanced", "i4"),
        ("round_cap", "i4"),  # 0 for no cap
        ("open", "i4", (SITES,)),  # the sites that begin open; none if they are drawn
        ("copies", "i4", (COLOURS, PARTS)),
        ("number_die", "i4", (SITES,)),
        ("colour_die", "i4", (FACES,)),
        ("steps", "i4", (CARDS,)),
        ("plan", "i4", (PLANS, FIGURES)),  # the cards of every plan, in the order of the figures
        ("discoveries", "i4"),
        ("name", "i4", (SITES,)),
        ("instruction", "i4", (SITES,)),
        ("walk", "i4"),
        ("push", "i4"),
    ],
)

STATE = np.dtype(
    [
        *chance_fields(64),
        ("step", "i2"),
        ("rounds", "i2"),  # rounds begun so far, 0 during set-up
        ("start", "i2"),  # the seat with the start stone
        ("stone", "i2"),  # the seat that has taken it for the next round by an instruction
        ("circle", "i2", (SITES,)),  # the sites clockwise from site 1
        ("spot", "i2", (SITES,)),  # the place of each of them in the circle
        ("open", "i2", (SITES,)),
        ("figure", "i2", (SEATS, FIGURES)),  # the site of each figure
        ("standing", "i2", (SITES, SEATS)),  # number of each player's figures there
        ("rolled", "i2"),  # the site the number die shows, while something is to be put there
        ("discovered", "i2"),  # fragments put on sites this round
        ("card", "i2", (SEATS, FIGURES)),  # the travel cards put down
        ("turned", "i2", (SEATS,)),  # number of them that are face up
        ("site", "i2"),  # the site whose fragments are being claimed
        ("partner", "i2"),  # partner of the exchange in progress
        ("origin", "i2"),  # the site from which a fragment is being carried
        ("hue", "i2"),  # colour of that fragment
        ("winner", "i2"),
        ("lying", "i2", (PLACES, COLOURS)),  # fragments in each place, which everybody sees by their backs
        ("unseen", "i2", (COLOURS, PARTS)),  # parts nobody has ever seen, which are not decided yet
        ("fragment", "i2", (COLOURS, FRAGMENTS)),
    ],
)
