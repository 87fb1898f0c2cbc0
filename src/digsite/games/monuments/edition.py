"""The printed figures of an edition of Monuments, and how they are packed into the box."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from digsite.core.edition import Edition, TableSchema
from digsite.core.errors import BadEdition
from digsite.core.given import name_of
from digsite.games.monuments.state import (
    BEYOND,
    BUILDERS,
    CARDS,
    MONUMENTS,
    OPEN,
    PIECES,
    REACH,
    SEATS,
    SPACES,
    VALUES,
    End,
    Monument,
    Share,
    Symbol,
    Unused,
)

NAMES = [name_of(monument) for monument in Monument]
SYMBOL_NAMES = [name_of(symbol) for symbol in Symbol]
COSTLY = {name_of(Unused.EACH): PIECES, name_of(Unused.ONCE): 1, name_of(Unused.NONE): 0}
"""How many historians at home cost two players points, at most."""

COUNTS = range(2, SEATS + 1)
"""The possible numbers of players."""

SCHEMA = {
    "monuments.names": TableSchema((MONUMENTS,), names=NAMES),
    "cards.symbols": TableSchema((MONUMENTS, VALUES), names=SYMBOL_NAMES),
    "cards.marked": TableSchema((MONUMENTS, VALUES), names=["", "III"]),
    "cards.sorted-out": TableSchema((len(COUNTS),), most=1),
    "cards.aside": TableSchema((len(COUNTS),), most=CARDS),
    "cards.dealt": TableSchema(most=VALUES),
    "cards.open": TableSchema(least=1, most=OPEN),
    "turn.actions": TableSchema(least=1, most=9),
    "turn.symbol-points": TableSchema(most=9),
    "building.least": TableSchema((BUILDERS,), least=1, most=VALUES),
    "historians.pieces": TableSchema((len(COUNTS),), most=PIECES),
    "historians.track": TableSchema((REACH,)),
    "historians.bonus": TableSchema((3,)),
    "historians.unused": TableSchema(),
    "fame.sole": TableSchema((SPACES,)),
    "fame.larger": TableSchema((SPACES,)),
    "fame.smaller": TableSchema((SPACES,)),
    "tokens.bought": TableSchema(),
    "tokens.kept": TableSchema(),
    "tokens.extra": TableSchema(),
}


def pack(edition: Edition, options: Mapping[str, Any], box: Any) -> None:
    """Fill the box. Arrays over spaces and numbers of players leave the unused indices empty."""
    box["take_from"] = End.COLUMN_START if options["take-from"] == "column-start" else End.COLUMN_END
    box["tokens"] = options["heroes-traders-scholars"]
    if edition["monuments.names"] != NAMES:
        raise BadEdition("monuments", names=", ".join(NAMES))
    for card in range(CARDS):
        monument, place = divmod(card, VALUES)
        symbol = SYMBOL_NAMES.index(edition["cards.symbols"][monument][place])
        box["monument"][card], box["value"][card], box["symbol"][card] = monument, place + 1, symbol
        box["monument_shift"][card], box["symbol_shift"][card] = 4 * monument, 8 * symbol
        box["marked"][card] = edition["cards.marked"][monument][place] == "III"
    box["monument_unit"] = 1 << box["monument_shift"]
    box["symbol_unit"] = 1 << box["symbol_shift"]
    box["sort_out"][2:] = edition["cards.sorted-out"]
    box["set_aside"][2:] = edition["cards.aside"]
    box["pieces"][2:] = edition["historians.pieces"]
    box["dealt"] = edition["cards.dealt"]
    box["open_cards"] = edition["cards.open"]
    box["actions"] = edition["turn.actions"]
    box["least"] = [*edition["building.least"], BEYOND]
    box["symbol_points"] = edition["turn.symbol-points"]
    box["track"][1:] = edition["historians.track"]
    box["bonus"] = edition["historians.bonus"]
    box["unused"][2:] = [edition["historians.unused"] * home for home in range(PIECES + 1)]
    box["unused"][2] = np.minimum(box["unused"][2], edition["historians.unused"] * COSTLY[options["unused-historians"]])
    for share in Share:
        box["fame"][share, 1:] = edition[f"fame.{name_of(share)}"]
    box["token_bought"] = edition["tokens.bought"]
    box["token_kept"] = edition["tokens.kept"]
    box["extra_cost"] = edition["tokens.extra"]
    _check_supply(box)


def _check_supply(box: Any) -> None:
    """Check that the cards in play suffice for hands and display, for every number of players."""
    for players in COUNTS:
        in_play = CARDS - int(box["marked"].sum()) * int(box["sort_out"][players]) - int(box["set_aside"][players])
        needed = players * int(box["dealt"]) + int(box["open_cards"])
        if in_play < needed:
            raise BadEdition("few-cards", players=players, cards=max(in_play, 0), needed=needed)
