"""What lies on the table, as people see it. In Pergamon everybody sees everything that has been decided."""

from typing import Any

from digsite.core.given import name_of
from digsite.core.printed import printed
from digsite.games.pergamon.state import (
    FUNDS,
    GALLERIES,
    MARKERS,
    NONE,
    RAIDER,
    SPACES,
    Back,
    Kind,
    Step,
    Why,
)

Fields = dict[str, Any]


def number_of(box: Any, tile: int) -> int:
    """A find is called by the number printed on it."""
    return int(box["number"][tile])


@printed
def all_numbers(box: Any) -> list[int]:
    numbers: list[int] = box["number"].tolist()
    return numbers


def numbers(box: Any, tiles: Any) -> list[int]:
    called = all_numbers(box)
    return [called[tile] for tile in (tiles if isinstance(tiles, list) else tiles.tolist()) if tile != NONE]


def row_from(state: Any, tile: int) -> list[int]:
    """The finds of a row from its leftmost on."""
    row = []
    while tile != NONE:
        row.append(int(tile))
        tile = state["joined"][tile]
    return row


def figure_name(figure: int) -> int | str | None:
    return {NONE: None, RAIDER: "raider"}.get(int(figure), int(figure))


def describe(box: Any, state: Any) -> Fields:
    """The whole position. What nobody has seen is not in it, for it is not decided yet."""
    players = range(box["players"])
    return {
        "seat": figure_name(state["seat"]),
        "calendar": int(state["calendar"]),
        "step": name_of(Step(state["step"])),
        "order": state["order"][: len(players)].tolist(),
        "placed": int(state["placed"]),
        "track": [figure_name(figure) for figure in state["standing"][1:]],
        "acting": int(state["acting"]),
        "coins": [int(state["coins"][seat]) for seat in players],
        "raider-coins": int(state["coins"][RAIDER]),
        "points": [breakdown(box, state, seat) for seat in players],
        "funds-left": [int(state["funds"][coins]) for coins in range(1, FUNDS + 1)],
        "backs": [None if back == NONE else name_of(Back(back)) for back in state["backs"]],
        "fronts": state["fronts"].tolist(),
        "to-lay": numbers(box, state["laid"]),
        "lay-next": int(state["lay_next"]),
        "galleries": [numbers(box, state["gallery"][gallery]) for gallery in range(GALLERIES)],
        "hands": [numbers(box, state["hand"][seat]) for seat in players],
        "row": numbers(box, row_from(state, state["row_first"])),
        "polish": int(state["polish"]),
        "museum": [collections(box, state, seat) for seat in players],
        "unseen": numbers(box, state["pile"]),
    }


def collections(box: Any, state: Any, seat: int) -> list[Fields]:
    """A player's collections on show: the marker I to III, where it stands, and the row of finds."""
    return [
        {
            "marker": marker + 1,
            "space": int(state["marker"][seat, marker]),
            "row": numbers(box, row_from(state, state["collection"][seat, marker])),
        }
        for marker in range(MARKERS)
        if state["marker"][seat, marker] > 0
    ]


def breakdown(box: Any, state: Any, seat: int) -> dict[str, int]:
    """What a seat's points are for."""
    return {name_of(why): int(state["points"][seat, why]) for why in Why}


@printed
def on_the_box(box: Any) -> Fields:
    """The faces of the finds, the funds track, the calendar, what things cost, and visitors by space."""
    return {
        "finds": [
            {
                "number": number_of(box, tile),
                "century": int(box["century"][tile]),
                "left": name_of(Kind(box["left"][tile])),
                "right": name_of(Kind(box["right"][tile])),
            }
            for tile in range(len(box["number"]))
        ],
        "spaces": [
            {"space": space, "coins": int(box["coins"][space]), "deepest": int(box["deepest"][space])}
            for space in range(1, SPACES + 1)
        ],
        "raider-spaces": box["raider_space"].tolist(),
        "digging-costs": box["dig_cost"].tolist(),
        "stored-free": int(box["stored_free"]),
        "stored-per-coin": int(box["stored_per_coin"]),
        "visitors": box["visitors"][1:].tolist(),
        "evaluations": [
            {"round": number, "prize": name_of(Kind(prized)), "down": int(box["step_down"][number])}
            for number, prized in enumerate(box["prized"].tolist())
            if prized != NONE
        ],
    }


def view(box: Any, state: Any, seat: int | None) -> Fields:
    """What a seat, or a spectator, sees: the position, and the faces of the things in it."""
    seen = describe(box, state)
    seen["viewer"] = seat
    seen |= on_the_box(box)
    row = row_from(state, state["row_first"])
    seen["row-value"] = sum(int(box["century"][tile]) for tile in row[:-1]) + seen["polish"]
    return seen
