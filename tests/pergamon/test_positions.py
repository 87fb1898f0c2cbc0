"""Positions that cannot be are refused before the compiled rules, which trust a position, ever see them."""

from typing import Any

import pytest

from digsite.core.errors import BadPosition
from tests.pergamon.table import GAME, joining, shown, table

PAIRS = [[82, 74], [64, 21], [53, 47]]
ROW = joining("vase", "mask", centuries=[5, 4, 3])


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"step": "joining", "row": [ROW[0]], "hands": [ROW[1:], [], []], "museum": "full"}, "free marker"),
        ({"step": "replacing", "hands": [ROW, [], []], "museum": "full"}, "free marker"),
        ({"step": "replacing", "hands": [[15], [], []]}, "no legal move"),
        ({"step": "joining", "row": [15], "hands": [[], [], []]}, "no legal move"),
        ({"step": "over", "seat": None, "acting": 0}, "only when round 12 is"),
        ({"step": "polishing", "row": ROW[:2], "polish": 30}, "3 coins at most"),
        ({"hands": [[], [], []]}, "no finds in hand"),
        ({"acting": 3, "hands": [[15], [], []]}, "space on which the seat to act stands"),
    ],
)
def test_a_turn_that_cannot_be(fields: dict[str, Any], sentence: str) -> None:
    if fields.get("museum") == "full":
        pairs = [p for p in joins(set(ROW)) if not set(p) & set(ROW)][:3]
        fields = fields | {"museum": [[shown(3 + i, p, i + 1) for i, p in enumerate(pairs)], [], []]}
    with pytest.raises(BadPosition, match=sentence):
        table(**fields)


def joins(taken: set[int]) -> list[list[int]]:
    """Pairs of finds that join, all different."""
    finds = [f for f in GAME.new(2, seed=0).view(None)["finds"] if f["number"] not in taken]
    found: list[list[int]] = []
    used: set[int] = set()
    for a in finds:
        for b in finds:
            if a["right"] == b["left"] and not {a["number"], b["number"]} & used and a is not b:
                found.append([a["number"], b["number"]])
                used |= {a["number"], b["number"]}
    return found


def sorting() -> dict[str, Any]:
    """A position in which the start player sorts finds."""
    for seed in range(99):
        match = GAME.new(3, seed=seed, options={"free-sorting": True})
        if match.view(0)["step"] == "sorting":
            return match.position()
    raise AssertionError


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"lay-next": 5}, "more finds than the galleries"),
        ({"seat": 1}, "the start player sorts"),
        ({"options": {"order-track": False, "free-sorting": False}}, "only with free-sorting"),
        ({"placed": 3}, "figures on the track"),
        ({"backs": ["bag", "bag"]}, "null while finds are sorted"),
    ],
)
def test_a_sorting_that_cannot_be(fields: dict[str, Any], sentence: str) -> None:
    position = sorting()
    GAME.position(position)
    with pytest.raises(BadPosition, match=sentence):
        GAME.position(position | fields)


def test_backs_that_no_card_left_can_have() -> None:
    position = GAME.new(3, seed=1).position() | {"calendar": 7, "unseen": GAME.new(3, seed=1).position()["unseen"]}
    impossible = {"funds-left": [3, 3, 3, 3, 0, 0, 0, 0], "backs": ["chest", "chest"]}
    with pytest.raises(BadPosition, match="12 bags and 0 chests"):
        GAME.position(position | impossible)


def test_a_raider_where_the_backs_do_not_put_him() -> None:
    position = GAME.new(2, seed=1).position()
    track: list[Any] = [None] * 13
    track[0] = "raider"
    with pytest.raises(BadPosition, match="backs of the funds cards"):
        GAME.position(position | {"track": track})


def test_a_position_keeps_no_hold_of_what_it_was_read_from() -> None:
    position = GAME.new(3, seed=1).position()
    match = GAME.position(position)
    position["coins"][0] = 99
    match.position()["options"]["order-track"] = True
    assert match.record().start["coins"][0] == 0  # type: ignore[index]
    assert match.setup.options["order-track"] is False
