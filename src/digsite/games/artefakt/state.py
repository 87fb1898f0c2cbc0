"""What is in the box of Artefakt, and what lies where."""

from enum import IntEnum

import numpy as np

from digsite.core.chance import chance_fields

SEATS = 4
SITES = 10
PARTS = 4
COPIES = 2
FRAGMENTS = PARTS * COPIES
"""At most so many of one colour."""

CARDS = 4
"""Travel cards in a hand, one more than there are figures to move."""

OPEN = 4
"""Sites that lie open when the game begins."""

FACES = 6
"""Of the colour die."""

NONE = -1


class Colour(IntEnum):
    """The three artefacts, by the colour on the backs of their fragments."""

    BLUE = 0
    BROWN = 1
    YELLOW = 2


class Figure(IntEnum):
    """The experts of every player, in the order in which they travel."""

    STOUT = 0
    LADY = 1
    TALL = 2


COLOURS = len(Colour)
FIGURES = len(Figure)
KINDS = COLOURS * PARTS
PLANS = 24
"""Ways to put three of four cards on three figures."""

# The places where fragments lie. The card of seat 2 is place 2, site 7 (which counts from 0 here) is place 4 + 7.
SITE = SEATS
MIDDLE = SITE + SITES
PASSING = MIDDLE + 1
"""On its way from one card to another, while an exchange is not finished."""
PLACES = PASSING + 1
UNUSED = PLACES
"""Where the slots are that an edition with fewer fragments leaves empty."""

# A fragment is one number, so that sorting a colour's fragments makes equal positions equal: its place, then its part
# from 1 on (0 as long as nobody has ever seen it), then one bit for each seat that knows it lies there.
KNOWERS = 15
PART_SHIFT = 4
PLACE_SHIFT = 8
ALL_PARTS = 0b11110
"""A whole artefact, one bit a part."""


def written(place: int, part: int, knowers: int) -> int:
    """A fragment as a number."""
    return (place << PLACE_SHIFT) | (part << PART_SHIFT) | knowers


def place_of(fragment: int) -> int:
    return fragment >> PLACE_SHIFT


def part_of(fragment: int) -> int:
    """The part from 1 on, or 0 while nobody has seen it."""
    return (fragment >> PART_SHIFT) & 15


def bit(seat: int) -> int:
    """A seat among those who know something."""
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
    """What the text side of a site lets you do."""

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
    """What is being decided."""

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
    DISCOVERING = 11  # within a move only: the dice are rolled before anybody is asked


BOX = np.dtype(
    [
        ("players", "i4"),
        ("advanced", "i4"),
        ("round_cap", "i4"),  # 0 for none
        ("open", "i4", (SITES,)),  # which sites begin open, none of them if chance decides
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
        ("rounds", "i2"),  # begun so far, 0 during the preparations
        ("start", "i2"),  # who has the start stone
        ("stone", "i2"),  # who has taken it for the next round, by an instruction
        ("circle", "i2", (SITES,)),  # the sites clockwise, from site 1 on
        ("spot", "i2", (SITES,)),  # where each of them is in the circle
        ("open", "i2", (SITES,)),
        ("figure", "i2", (SEATS, FIGURES)),  # the site of each figure
        ("standing", "i2", (SITES, SEATS)),  # how many figures of each player are there
        ("rolled", "i2"),  # the site the number die shows, while something is to be put there
        ("discovered", "i2"),  # fragments put on sites this round
        ("card", "i2", (SEATS, FIGURES)),  # the travel cards put down
        ("turned", "i2", (SEATS,)),  # how many of them are face up
        ("site", "i2"),  # the site whose fragments are being claimed
        ("partner", "i2"),  # with whom an exchange is going on
        ("origin", "i2"),  # the site from which a fragment is being carried
        ("hue", "i2"),  # and its colour
        ("winner", "i2"),
        ("lying", "i2", (PLACES, COLOURS)),  # fragments in each place, which everybody sees by their backs
        ("unseen", "i2", (COLOURS, PARTS)),  # parts that nobody has ever seen: they are not decided yet
        ("fragment", "i2", (COLOURS, FRAGMENTS)),
    ],
)
