"""The printed figures of an edition of Thebes, and how they are packed into the box."""

from collections.abc import Mapping
from typing import Any

from digsite.core.edition import Edition, TableSchema
from digsite.core.errors import BadEdition
from digsite.core.given import name_of
from digsite.games.thebes.state import (
    CONGRESSES,
    DECK,
    EXHIBITIONS,
    FACES,
    HELPERS,
    LEVELS,
    MAX_DIG_CARDS,
    MAX_PRESENTED,
    MUSEUMS,
    REGION_FINDS,
    REGIONS,
    ROWS,
    TIERS,
    WEEKS,
    Card,
    Face,
    Professor,
    Region,
)

NAMES = [name_of(region) for region in Region]
PLAYER_COUNTS = (2, 3, 4)
CONGRESS_COLUMNS = 7
MAX_WEEKS = 20

SCHEMA = {
    "finds.copies": TableSchema((REGIONS, FACES), most=REGION_FINDS, headings=(("region", REGIONS, NAMES),)),
    "finds.books": TableSchema(least=1, most=3),
    "finds.instead": TableSchema(least=Face.ONE, most=Face.SIX),
    "special.copies": TableSchema((3,), most=12),
    "special.weeks": TableSchema((3,), least=1, most=MAX_WEEKS),
    "general.copies": TableSchema((2,), most=12),
    "general.weeks": TableSchema((2,), least=1, most=MAX_WEEKS),
    "congress.copies": TableSchema(most=CONGRESSES),
    "congress.weeks": TableSchema(least=1, most=MAX_WEEKS),
    "congress.points": TableSchema((CONGRESS_COLUMNS,), most=99),
    "permit.copies": TableSchema(most=8),
    "permit.weeks": TableSchema(least=1, most=MAX_WEEKS),
    "thief.copies": TableSchema(most=1),
    "thief.weeks": TableSchema(least=1, most=MAX_WEEKS),
    "robber.copies": TableSchema(most=1),
    "robber.weeks": TableSchema(least=1, most=MAX_WEEKS),
    "scholar.copies": TableSchema(most=4),
    "scholar.weeks": TableSchema(least=1, most=MAX_WEEKS),
    "helper.copies": TableSchema(most=HELPERS),
    "helper.weeks": TableSchema(least=1, most=MAX_WEEKS),
    "exhibitions.weeks": TableSchema(
        (EXHIBITIONS, TIERS),
        least=1,
        most=MAX_WEEKS,
        headings=tuple((place, EXHIBITIONS, NAMES) for place in ("first", "second", "third")),
    ),
    "exhibitions.finds": TableSchema((TIERS,), least=1, most=9),
    "exhibitions.copies": TableSchema((EXHIBITIONS,), most=MAX_PRESENTED),
    "exhibitions.points": TableSchema((EXHIBITIONS,), most=50),
    "museums.finds": TableSchema((MUSEUMS,), least=1, most=12),
    "museums.weeks": TableSchema((MUSEUMS,), least=1, most=MAX_WEEKS),
    "museums.points": TableSchema((MUSEUMS,), most=50),
    "museums.copies": TableSchema((MUSEUMS,), most=MAX_PRESENTED),
    "professors.least": TableSchema((2,), least=1, most=60),
    "professors.points": TableSchema((len(Professor),), most=50),
    "permits.regional": TableSchema((len(PLAYER_COUNTS),), most=2),
    "permits.general": TableSchema((len(PLAYER_COUNTS),), most=3),
    "dig.table": TableSchema((LEVELS, WEEKS), most=MAX_DIG_CARDS),
    "score.weeks": TableSchema(least=1, most=52),
}


def pack(edition: Edition, options: Mapping[str, Any], box: Any) -> None:
    """Fill the box. Arrays over knowledge and weeks, which people count from 1, leave index 0 empty."""
    box["helper_capped"] = options["helper-capped"]
    _pack_cards(edition, box)
    _pack_finds(edition, options["knowledge-finds"], box)
    _pack_digging(edition, box)
    _pack_presentation(edition, box)
    box["professor_least"] = [*[edition["professors.least"][0]] * REGIONS, edition["professors.least"][1]]
    box["professor_points"] = edition["professors.points"]
    points = edition["congress.points"]
    box["congress_points"] = [0, *points, *[points[-1]] * (CONGRESSES - len(points))]
    box["weeks_per_point"] = edition["score.weeks"]
    cards = int(box["copies"].sum() + box["find_total"].sum())
    if cards > DECK:
        raise BadEdition("large-deck", cards=cards, room=DECK)
    if box["copies"][: Card.EXHIBITION].sum() <= 4:
        raise BadEdition("small-deck")


def _span(box: Any, field: str, kind: Card, figures: Any) -> None:
    box[field][kind : kind + kind.count] = figures


def _pack_cards(edition: Edition, box: Any) -> None:
    _span(box, "copies", Card.SPECIAL, edition["special.copies"] * REGIONS)
    _span(box, "weeks", Card.SPECIAL, edition["special.weeks"] * REGIONS)
    _span(box, "books", Card.SPECIAL, [1, 2, 3] * REGIONS)
    _span(box, "books", Card.GENERAL, [1, 2])
    for kind in (Card.GENERAL, Card.CONGRESS, Card.PERMIT, Card.THIEF, Card.ROBBER, Card.SCHOLAR, Card.HELPER):
        _span(box, "copies", kind, edition[f"{kind.word}.copies"])
        _span(box, "weeks", kind, edition[f"{kind.word}.weeks"])


def _pack_finds(edition: Edition, knowledge_finds: bool, box: Any) -> None:
    table = edition.tables["finds.copies"]
    if sorted(table["region"]) != sorted(NAMES):
        raise BadEdition("regions", names=", ".join(NAMES))
    for name, row in zip(table["region"], table["figures"], strict=True):
        region = NAMES.index(name)
        box["find_copies"][region] = row
        if not knowledge_finds:
            box["find_copies"][region, edition["finds.instead"]] += row[Face.KNOWLEDGE]
            box["find_copies"][region, Face.KNOWLEDGE] = 0
    box["find_total"] = box["find_copies"].sum(axis=1)
    if box["find_total"].max() > REGION_FINDS:
        raise BadEdition("many-finds", finds=int(box["find_total"].max()), most=REGION_FINDS)
    box["find_points"] = [*range(Face.KNOWLEDGE), 0]
    box["find_books"] = edition["finds.books"]


def _pack_digging(edition: Edition, box: Any) -> None:
    table = box["dig_table"]
    table[1:, 1:] = edition["dig.table"]
    for level in range(1, LEVELS + 1):
        row = table[level]
        if (row[1:] < row[:-1]).any() or (level > 1 and (row < table[level - 1]).any()):
            raise BadEdition("dig-table-falls", row=level)
    box["first_week"] = [int((row[1:] == 0).sum()) + 1 for row in table]
    for at, players in enumerate(PLAYER_COUNTS):
        regional, general = edition["permits.regional"][at], edition["permits.general"][at]
        box["permits"][players] = regional, general
        digs = players * (regional + general) + edition["permit.copies"]
        # Beside the digs, a pile's history holds a thief, a tomb robber's look and his find, and scholars.
        if digs + 3 + edition["scholar.copies"] > ROWS:
            raise BadEdition("many-digs", players=players, digs=digs)


def _pack_presentation(edition: Edition, box: Any) -> None:
    table = edition.tables["exhibitions.weeks"]
    for card, regions in enumerate(zip(table["first"], table["second"], table["third"], strict=True)):
        if len(set(regions)) < TIERS:
            raise BadEdition("same-region", exhibition=card + 1)
        box["show_region"][card] = [NAMES.index(name) for name in regions]
    box["show_weeks"] = table["figures"]
    box["show_finds"] = edition["exhibitions.finds"]
    _span(box, "copies", Card.EXHIBITION, edition["exhibitions.copies"])
    _span(box, "copies", Card.MUSEUM, edition["museums.copies"])
    _span(box, "weeks", Card.MUSEUM, edition["museums.weeks"])
    box["museum_finds"] = edition["museums.finds"]
    box["presented_points"] = [*edition["exhibitions.points"], *edition["museums.points"]]
