"""The table as people see it. In Pergamon everybody sees everything that has been decided."""

from typing import Any

from digsite.core.given import name_of
from digsite.core.per_box import fields_of, per_box, per_position
from digsite.games.pergamon.state import (
    BAG_COINS,
    DEAL,
    FUNDS,
    MARKERS,
    NONE,
    RAIDER,
    ROOM,
    ROUNDS,
    SPACES,
    Back,
    Kind,
    Step,
    Why,
)

Fields = dict[str, Any]

STEPS, BACKS, WHYS = ([name_of(member) for member in kind] for kind in (Step, Back, Why))
"""What the members of each kind are called, by their numbers."""


def number_of(box: Any, tile: int) -> int:
    """Return the number printed on a find."""
    return int(box["number"][tile])


@per_box
def all_numbers(box: Any) -> list[int]:
    numbers: list[int] = box["number"].tolist()
    return numbers


@per_box
def all_centuries(box: Any) -> dict[int, int]:
    """Return the centuries of the finds, by the numbers printed on them."""
    return dict(zip(box["number"].tolist(), box["century"].tolist(), strict=True))


def numbers(called: list[int], tiles: list[int]) -> list[int]:
    return [called[tile] for tile in tiles if tile != NONE]


def row_from(called: list[int], joined: list[int], tile: int) -> list[int]:
    """The finds of a row from its leftmost on."""
    row = []
    while tile != NONE:
        row.append(called[tile])
        tile = joined[tile]
    return row


def figure_name(figure: int) -> int | str | None:
    if figure == NONE:
        return None
    return "raider" if figure == RAIDER else figure


def describe(box: Any, state: Any) -> Fields:
    """The whole position. What nobody has seen is not in it, for it is not decided yet."""
    players = int(box["players"])
    called = all_numbers(box)
    have = fields_of(state)
    joined, coins = have["joined"].tolist(), have["coins"].tolist()
    return {
        "seat": figure_name(have["seat"]),
        "calendar": have["calendar"],
        "step": STEPS[have["step"]],
        "order": have["order"][:players].tolist(),
        "placed": have["placed"],
        "track": [figure_name(figure) for figure in have["standing"][1:].tolist()],
        "acting": have["acting"],
        "coins": coins[:players],
        "raider-coins": coins[RAIDER],
        "points": [dict(zip(WHYS, points, strict=True)) for points in have["points"][:players].tolist()],
        "funds-left": have["funds"][1 : FUNDS + 1].tolist(),
        "backs": [None if back == NONE else BACKS[back] for back in have["backs"].tolist()],
        "fronts": have["fronts"].tolist(),
        "to-lay": numbers(called, have["laid"].tolist()),
        "lay-next": have["lay_next"],
        "galleries": [numbers(called, gallery) for gallery in have["gallery"].tolist()],
        "hands": [numbers(called, hand) for hand in have["hand"][:players].tolist()],
        "row": row_from(called, joined, have["row_first"]),
        "polish": have["polish"],
        "museum": [
            collections(called, joined, spaces, firsts)
            for spaces, firsts in zip(
                have["marker"][:players].tolist(), have["collection"][:players].tolist(), strict=True
            )
        ],
        "unseen": numbers(called, have["pile"].tolist()),
    }


def collections(called: list[int], joined: list[int], spaces: list[int], firsts: list[int]) -> list[Fields]:
    """A player's collections on show: the marker I to III, where it stands, and the row of finds."""
    return [
        {"marker": marker, "space": space, "row": row_from(called, joined, first)}
        for marker, (space, first) in enumerate(zip(spaces, firsts, strict=True), 1)
        if space > 0
    ]


def breakdown(box: Any, state: Any, seat: int) -> dict[str, int]:
    """What a seat's points are for."""
    return dict(zip(WHYS, state["points"][seat].tolist(), strict=True))


def coins_behind(box: Any, back: Back) -> list[int]:
    """Return the lowest and highest number of coins a card with this back shows."""
    shown = range(1, BAG_COINS + 1) if back == Back.BAG else range(BAG_COINS + 1, FUNDS + 1)
    printed_on = [coins for coins in shown if box["funds"][coins] > 0]
    return [min(printed_on), max(printed_on)] if printed_on else [0, 0]


@per_box
def on_the_box(box: Any) -> Fields:
    """Return the printed things: faces of the finds, funds track, calendar, costs, visitors by space, and limits."""
    return {
        "rounds": ROUNDS,
        "pile": DEAL,
        "room": ROOM,
        "markers": MARKERS,
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
        "behind-backs": {name_of(back): coins_behind(box, back) for back in Back},
        "digging-costs": box["dig_cost"].tolist(),
        "stored-free": int(box["stored_free"]),
        "stored-per-coin": int(box["stored_per_coin"]),
        "visitors": box["visitors"][1:].tolist(),
        "polish-limit": int(box["polish_limit"]),
        "show-points": int(box["show_points"]),
        "prize-points": int(box["prize_points"]),
        "oldest-points": box["oldest_points"].tolist(),
        "evaluations": [
            {"round": number, "prize": name_of(Kind(prized)), "down": int(box["step_down"][number])}
            for number, prized in enumerate(box["prized"].tolist())
            if prized != NONE
        ],
    }


def view(box: Any, state: Any, seat: int | None) -> Fields:
    """Return what a seat, or a spectator, sees: the position, and the faces of the things in it."""
    seen = dict(_seen_by_all(box, state))
    seen["viewer"] = seat
    return seen


@per_position
def _seen_by_all(box: Any, state: Any) -> Fields:
    """Return what everybody sees."""
    seen = describe(box, state) | {"viewer": None} | on_the_box(box)
    centuries = all_centuries(box)
    seen["row-value"] = sum(centuries[number] for number in seen["row"][:-1]) + seen["polish"]
    return seen
