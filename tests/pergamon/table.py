"""Positions of Pergamon for the tests, said in as few words as the rulebook's examples need."""

from typing import Any

import digsite
from digsite.core.match import Match

GAME = digsite.load("pergamon")
CARDS = [coins for coins in range(1, 9) for _ in range(3)]
START = 13
"""The players' figures stand on the leftmost spaces unless a test says otherwise, seat 0 the rightmost of them."""


def find(number: int) -> dict[str, Any]:
    """The faces of the find with this number."""
    return next(find for find in GAME.new(2, seed=0).view(None)["finds"] if find["number"] == number)


def joining(*kinds: str, centuries: list[int]) -> list[int]:
    """A row of finds completing these objects, each find of its century; the last completes nothing."""
    finds = GAME.new(2, seed=0).view(None)["finds"]
    row: list[int] = []
    lefts = [None, *kinds]
    rights = [*kinds, None]
    for left, right, century in zip(lefts, rights, centuries, strict=True):
        row.append(
            next(
                f["number"]
                for f in finds
                if f["century"] == century
                and (left is None or f["left"] == left)
                and (right is None or f["right"] == right)
                and f["number"] not in row
            )
        )
    return row


def table(players: int = 3, options: dict[str, bool] | None = None, **fields: Any) -> Match:
    """Seat 0 on turn with finds in hand, in round 3, but for what the test says; nobody has seen the other finds."""
    position = GAME.new(players, seed=1, options=options).position()
    calendar = fields.get("calendar", 3)
    fronts = fields.get("fronts", [4, 7])
    cards = list(CARDS)
    for coins in fronts:
        cards.remove(coins)
    left = cards[2 * (calendar - 1) :]
    track: list[Any] = [None] * START
    for seat in range(players):
        track[START - players + seat] = seat
    if players == 2:
        track[6] = "raider"
    position |= {
        "seat": 0,
        "calendar": calendar,
        "step": "exhibiting",
        "placed": players,
        "track": track,
        "acting": 1 + track.index(0),
        "coins": [0] * players,
        "fronts": fronts,
        "backs": ["bag" if coins <= 4 else "chest" for coins in fronts],
        "funds-left": [left.count(coins) for coins in range(1, 9)],
        "to-lay": [],
        "galleries": [[], [], [], [], []],
        "hands": [[] for _ in range(players)],
        "museum": [[] for _ in range(players)],
    }
    position |= {name.replace("_", "-"): value for name, value in fields.items()}
    if "track" in fields:
        position["acting"] = 1 + fields["track"].index(position["seat"])
    used = {n for part in (position["galleries"], position["hands"]) for numbers in part for n in numbers}
    used |= {n for shown in position["museum"] for collection in shown for n in collection["row"]}
    used |= set(position["row"]) | set(position["to-lay"])
    position["unseen"] = [f["number"] for f in GAME.new(2, seed=0).view(None)["finds"] if f["number"] not in used]
    return GAME.position(position, seed=1)


def shown(space: int, row: list[int], marker: int = 1) -> dict[str, Any]:
    """A collection on show."""
    return {"marker": marker, "space": space, "row": row}


def spaces(match: Match, seat: int) -> list[int]:
    """Where a seat's markers stand in the museum."""
    return [collection["space"] for collection in match.view(None)["museum"][seat]]


def told(match: Match, event: str) -> list[dict[str, Any]]:
    """What was told of one kind since the position was laid."""
    return [{k: v for k, v in told.items() if k != "event"} for told in match.events if told["event"] == event]


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match
