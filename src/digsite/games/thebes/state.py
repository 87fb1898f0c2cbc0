"""The box of Thebes: The Tomb Raiders, and the state of a game."""

from enum import IntEnum

import numpy as np

from digsite.core.chance import chance_fields
from digsite.core.spans import Spans

SEATS = 4
FIELDS = 4
REGIONS = 4
GENERAL_PERMIT = 4
"""The general permit, listed after the permits of the four regions."""

TIERS = 3
LEVELS = 12
"""Highest level of knowledge; more counts as this."""

WEEKS = 12
"""Weeks of the longest dig."""

MAX_DIG_CARDS = 12
"""Maximum number of cards one dig draws."""

HELPERS = 4
CONGRESSES = 16
FACES = 8
REGION_FINDS = 24
"""Maximum number of finds in one region of an edition."""

DECK = 250
"""Maximum number of cards an edition may shuffle, because an answer of chance is stored in a byte."""

ROWS = 32
"""Maximum number of rows in a pile's history."""

NONE = -1


class Region(IntEnum):
    MESOPOTAMIA = 0
    EGYPT = 1
    GREECE = 2
    CRETE = 3


class Professor(IntEnum):
    """The professors of the four regions, and the one for the greatest knowledge."""

    MESOPOTAMIA = 0
    EGYPT = 1
    GREECE = 2
    CRETE = 3
    GREATEST = 4


class Face(IntEnum):
    """The face of a find: rubble, an artifact of 1 to 6 points, or an open book."""

    RUBBLE = 0
    ONE = 1
    SIX = 6
    KNOWLEDGE = 7


class Card(Spans):
    """The kinds of green-backed card. Those before EXHIBITION lie on the display, the others beside the board."""

    SPECIAL = REGIONS * 3  # region by region, 1 to 3 books
    GENERAL = 2  # 1 or 2 books
    CONGRESS = 1
    PERMIT = 1
    THIEF = REGIONS
    ROBBER = REGIONS
    SCHOLAR = 1
    HELPER = 1
    EXHIBITION = 8
    MUSEUM = 4


KINDS = 38
DECK_KINDS = 40
"""Room for the counts of the deck, in groups of eight; the last two stay 0."""

TAKEABLE = 26
PRESENTED = 12
EXHIBITIONS = 8
MUSEUMS = 4
MAX_PRESENTED = 4
"""Maximum number of copies of one exhibition or museum in an edition."""

MAX_DRAWS = SEATS + REGIONS * REGION_FINDS + 2 * (PRESENTED * MAX_PRESENTED + FIELDS)
"""Maximum number of draws in one move, which is the deal: one fewer than the markers to stack them; one for each find;
two, back and face, for each card that goes beside the board or to a field; and the green back that ends it."""


class Permit(IntEnum):
    """What permits a dig: one for the region, a general one, or the action card."""

    LOCAL = 0
    GENERAL = 1
    CARD = 2


class Step(IntEnum):
    """The decision to make."""

    TURN = 0
    GIVING = 1
    PICKING = 2
    OVER = 3


class Why(IntEnum):
    """The reasons for points."""

    FINDS = 0
    EXHIBITIONS = 1
    PROFESSORS = 2
    MUSEUMS = 3
    CONGRESSES = 4
    TIME = 5


class Memory(IntEnum):
    """The kind of a row in a pile's history. Values below ALL are the seat that looked through the pile."""

    ALL = 4  # everybody learned that only rubble was left
    DRAWN = 5  # a digger or thief turned these up at random
    PICKED = 6  # a tomb robber, who had just looked, took this one


WHAT, LAID, COUNTS = 0, 1, 2
"""Columns of a pile's history: what happened, how many finds had been laid by then, and the count of each face."""

BOX = np.dtype(
    [
        ("players", "i4"),
        ("helper_capped", "i4"),
        # The cards with a green back, by kind.
        ("copies", "i4", (KINDS,)),
        ("weeks", "i4", (KINDS,)),
        ("books", "i4", (KINDS,)),
        # The finds.
        ("find_copies", "i4", (REGIONS, FACES)),
        ("find_total", "i4", (REGIONS,)),
        ("find_points", "i4", (FACES,)),
        ("find_books", "i4"),
        # Digging.
        ("dig_table", "i4", (LEVELS + 1, WEEKS + 1)),
        ("first_week", "i4", (LEVELS + 1,)),  # the shortest dig that draws a card, WEEKS + 1 if none does
        ("permits", "i4", (SEATS + 1, 2)),  # per number of players: permits of each region, general permits
        # Presenting.
        ("show_region", "i4", (EXHIBITIONS, TIERS)),
        ("show_finds", "i4", (TIERS,)),
        ("show_weeks", "i4", (EXHIBITIONS, TIERS)),
        ("museum_finds", "i4", (MUSEUMS,)),
        ("presented_points", "i4", (PRESENTED,)),
        ("professor_least", "i4", (len(Professor),)),
        ("professor_points", "i4", (len(Professor),)),
        ("congress_points", "i4", (CONGRESSES + 1,)),
        ("weeks_per_point", "i4"),
    ],
)

STATE = np.dtype(
    [
        *chance_fields(MAX_DRAWS),
        ("step", "i1"),
        ("robbed", "i1"),  # the region whose pile the tomb robber has in hand
        ("museum", "i1"),  # the museum that is being given finds
        ("owed", "i1"),  # number of finds it still gets
        ("order", "i1", (SEATS,)),  # order of the markers from the back of the time track, upper ones first
        ("week", "i2", (SEATS,)),
        ("deck", "i1", (DECK_KINDS,)),  # cards nobody has seen, by kind
        ("greens", "i2"),  # total of `deck`
        ("laid", "i1", (REGIONS,)),  # finds that have come to the pile; the others are in the deck
        ("display", "i1", (FIELDS,)),
        ("beside", "i1", (PRESENTED,)),
        ("cards", "i1", (SEATS, TAKEABLE)),
        ("special", "i2", (SEATS, REGIONS)),
        ("general", "i2", (SEATS,)),
        ("permits", "i1", (SEATS, GENERAL_PERMIT + 1)),
        ("finds", "i1", (SEATS, REGIONS, FACES)),
        ("artifacts", "i1", (SEATS, REGIONS)),
        ("shows", "i1", (SEATS, PRESENTED)),
        ("professor", "i1", (len(Professor),)),  # the seat that holds each card
        # The dig piles. A find's face is decided only when somebody sees it.
        ("piled", "i1", (REGIONS,)),  # number of finds in the pile, which nobody is told
        ("fresh", "i1", (REGIONS,)),  # number of those that nobody has seen
        ("seen", "i1", (REGIONS, FACES)),  # number of those that somebody has seen, by face
        ("unseen", "i1", (REGIONS, FACES)),  # faces nobody has seen, in the pile or in the deck
        ("rows", "i1", (REGIONS,)),
        ("history", "i1", (REGIONS, ROWS, COUNTS + FACES)),
    ],
)
