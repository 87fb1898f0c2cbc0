"""The printed figures of an edition of Pergamon, and how they are packed into the box."""

from collections.abc import Mapping
from typing import Any

from digsite.core.edition import Edition, TableSchema
from digsite.core.errors import BadEdition
from digsite.core.given import name_of
from digsite.games.pergamon.state import FUNDS, GALLERIES, MUSEUM, NONE, ROUNDS, SPACES, TILES, Kind

OBJECTS = [name_of(kind) for kind in Kind]
CENTURIES = 5
PAIRS = TILES // CENTURIES

SCHEMA = {
    "track.coins": TableSchema((SPACES,), most=20),
    "track.deepest": TableSchema((SPACES,), least=1, most=GALLERIES),
    "track.raider": TableSchema((3,), least=1, most=SPACES),
    "funds.copies": TableSchema((FUNDS,), most=12),
    "galleries.cost": TableSchema((GALLERIES,), most=20),
    "finds.numbers": TableSchema(
        (PAIRS, CENTURIES), most=99, headings=(("left", PAIRS, OBJECTS), ("right", PAIRS, OBJECTS))
    ),
    "museum.visitors": TableSchema((MUSEUM,), most=20),
    "museum.show": TableSchema(most=20),
    "museum.polish": TableSchema(most=20),
    "storage.free": TableSchema(most=TILES),
    "storage.per-coin": TableSchema(least=1, most=TILES),
    "calendar.prized": TableSchema((ROUNDS,), names=["", *OBJECTS]),
    "calendar.step-down": TableSchema((ROUNDS,), most=MUSEUM),
    "calendar.prize": TableSchema(most=20),
    "calendar.oldest": TableSchema((3,), most=20),
}


def finds(edition: Edition) -> list[tuple[int, int, int, int]]:
    """Return the 60 finds from the youngest to the oldest: century, number, left object, right object."""
    table = edition.tables["finds.numbers"]
    tiles = []
    for left, right, row in zip(table["left"], table["right"], table["figures"], strict=True):
        if left == right:
            raise BadEdition("same-object", object=left)
        for century, number in enumerate(row, 1):
            tiles.append((century, number, OBJECTS.index(left), OBJECTS.index(right)))
    numbers = [number for _, number, _, _ in tiles]
    for number in numbers:
        if numbers.count(number) > 1:
            raise BadEdition("number-twice", number=number, count=numbers.count(number))
    return sorted(tiles)


def pack(edition: Edition, options: Mapping[str, Any], box: Any) -> None:
    """Fill the box. Arrays over spaces and rounds, which people count from 1, leave index 0 empty."""
    box["order_track"] = options["order-track"]
    box["free_sorting"] = options["free-sorting"]
    box["coins"][1:] = edition["track.coins"]
    box["deepest"][1:] = edition["track.deepest"]
    box["raider_space"] = edition["track.raider"]
    box["funds"][1:] = edition["funds.copies"]
    box["dig_cost"] = edition["galleries.cost"]
    box["century"], box["number"], box["left"], box["right"] = zip(*finds(edition), strict=True)
    box["visitors"][1:] = edition["museum.visitors"]
    box["prized"][0] = NONE
    box["prized"][1:] = [OBJECTS.index(name) if name else NONE for name in edition["calendar.prized"]]
    box["step_down"][1:] = edition["calendar.step-down"]
    box["show_points"] = edition["museum.show"]
    box["prize_points"] = edition["calendar.prize"]
    box["oldest_points"] = edition["calendar.oldest"]
    box["polish_limit"] = edition["museum.polish"]
    box["stored_free"] = edition["storage.free"]
    box["stored_per_coin"] = edition["storage.per-coin"]
    if sum(edition["funds.copies"]) < 2 * ROUNDS:
        cards = sum(edition["funds.copies"])
        raise BadEdition("few-funds", cards=cards, rounds=ROUNDS)
