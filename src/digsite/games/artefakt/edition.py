"""The printed figures of an edition of Artefakt, and how they are packed into the box."""

import itertools
from collections.abc import Mapping
from typing import Any

from digsite.core.edition import Edition, TableSchema
from digsite.core.errors import BadEdition
from digsite.core.given import name_of
from digsite.games.artefakt.moves import PLAN_CARDS
from digsite.games.artefakt.state import (
    CARDS,
    COLOURS,
    COPIES,
    FACES,
    OPEN,
    PARTS,
    SITES,
    Colour,
    Instruction,
    Name,
)

COLOUR_NAMES = [name_of(colour) for colour in Colour]
SITE_NAMES = [name_of(name) for name in Name]
INSTRUCTIONS = [name_of(instruction) for instruction in Instruction]

CHANCE = "random"
FIRST_GAME = "1-5-6-8"
"""The sites that the rulebook turns to their text side in the first game."""
OPEN_SITES = ["-".join(map(str, four)) for four in itertools.combinations(range(1, SITES + 1), OPEN)]

SCHEMA = {
    "fragments.copies": TableSchema((COLOURS, PARTS), least=1, most=COPIES),
    "dice.numbers": TableSchema((SITES,), least=1, most=SITES),
    "dice.colours": TableSchema((FACES,), names=COLOUR_NAMES),
    "discovery.fragments": TableSchema(least=1, most=SITES),
    "cards.steps": TableSchema((CARDS,), least=1, most=SITES - 1),
    "sites.names": TableSchema((SITES,), names=SITE_NAMES),
    "sites.instructions": TableSchema((SITES,), names=INSTRUCTIONS),
    "sites.walk": TableSchema(least=1, most=SITES - 1),
    "sites.push": TableSchema(least=1, most=SITES - 1),
}


def pack(edition: Edition, options: Mapping[str, Any], box: Any) -> None:
    """Fill the box."""
    box["advanced"] = options["advanced"]
    box["round_cap"] = options["round-cap"]
    chosen = options["open-sites"]
    opened = [] if chosen == CHANCE else [int(number) - 1 for number in chosen.split("-")]
    box["open"] = [site in opened for site in range(SITES)]
    box["copies"] = edition["fragments.copies"]
    box["number_die"] = [number - 1 for number in edition["dice.numbers"]]
    box["colour_die"] = [COLOUR_NAMES.index(colour) for colour in edition["dice.colours"]]
    box["steps"] = edition["cards.steps"]
    box["plan"] = PLAN_CARDS
    box["discoveries"] = edition["discovery.fragments"]
    box["name"] = [SITE_NAMES.index(name) for name in edition["sites.names"]]
    box["instruction"] = [INSTRUCTIONS.index(name) for name in edition["sites.instructions"]]
    box["walk"] = edition["sites.walk"]
    box["push"] = edition["sites.push"]
    for table in ("cards.steps", "sites.names"):
        figures = edition[table]
        for figure in figures:
            if figures.count(figure) > 1:
                raise BadEdition("figure-twice", table=table, figure=str(figure), count=figures.count(figure))
