"""What lies on the table, as people see it.

Cards in hand lie here with the open ones: everybody saw them being taken. What a pile holds is told to those who
looked through it, as they saw it; how many cards a pile or the deck holds is told to nobody.
"""

from typing import Any

import numpy as np

from digsite.core.given import name_of
from digsite.core.printed import printed
from digsite.games.thebes.moves import face_name, region_name
from digsite.games.thebes.state import (
    CONGRESSES,
    COUNTS,
    EXHIBITIONS,
    FACES,
    FIELDS,
    GENERAL_PERMIT,
    LAID,
    LEVELS,
    MUSEUMS,
    NONE,
    PRESENTED,
    REGIONS,
    TAKEABLE,
    TIERS,
    WEEKS,
    WHAT,
    Card,
    Face,
    Memory,
    Professor,
    Region,
    Step,
    Why,
)

Fields = dict[str, Any]

REGION_NAMES = [name_of(region) for region in Region]


def card_name(kind: int) -> str:
    """A kind of card: its word, and where there are several of it the region, the books or the number."""
    family, k = Card.of(kind)
    if family == Card.SPECIAL:
        return f"{family.word}-{region_name(k // 3)}-{k % 3 + 1}"
    if family in (Card.THIEF, Card.ROBBER):
        return f"{family.word}-{region_name(k)}"
    return family.word if family.count == 1 else f"{family.word}-{k + 1}"


def counts_by_name(names: list[Any], counts: Any) -> dict[str, int]:
    """How many there are of each, without those there are none of."""
    return {str(names[i]): int(counts[i]) for i in counts.nonzero()[0].tolist()}


CARD_NAMES = [card_name(kind) for kind in range(TAKEABLE + PRESENTED)]
FACE_NAMES = [face_name(face) for face in range(FACES)]
PERMIT_NAMES = [*REGION_NAMES, "general"]


def by_face(counts: Any) -> dict[str, int]:
    return counts_by_name(FACE_NAMES, counts)


def seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


def memory_name(what: int) -> str:
    return "look" if what < Memory.ALL else name_of(Memory(what))


def describe(box: Any, state: Any) -> Fields:
    """The whole position. Faces that nobody has seen are not in it, for they are not decided yet."""
    players = range(box["players"])
    return {
        "seat": seat_or_none(state["seat"]),
        "step": name_of(Step(state["step"])),
        "robbed": None if state["robbed"] == NONE else region_name(state["robbed"]),
        "museum": None if state["museum"] == NONE else int(state["museum"]) + 1,
        "owed": int(state["owed"]),
        "track": track(box, state),
        "deck": counts_by_name(CARD_NAMES, state["deck"]),
        "display": display(state),
        "beside": counts_by_name(CARD_NAMES[TAKEABLE:], state["beside"]),
        "professors": professors(state),
        "players-have": [belongings(box, state, seat) for seat in players],
        "piles": [_pile(state, region) for region in range(REGIONS)],
    }


def track(box: Any, state: Any) -> list[Fields]:
    """The markers from the back of the time track to the front; on one field the uppermost first."""
    order = state["order"][: box["players"]].tolist()
    return [{"seat": seat, "week": int(state["week"][seat])} for seat in order]


def display(state: Any) -> list[str | None]:
    """The four fields; one is empty only at the end."""
    return [None if kind == NONE else CARD_NAMES[kind] for kind in state["display"][:FIELDS]]


def professors(state: Any) -> dict[str, int | None]:
    return {name_of(professor): seat_or_none(state["professor"][professor]) for professor in Professor}


def belongings(box: Any, state: Any, seat: int) -> Fields:
    """What a player has: cards, dig permits of the start, finds by region, presentation cards."""
    return {
        "cards": counts_by_name(CARD_NAMES[:TAKEABLE], state["cards"][seat]),
        "permits": counts_by_name(PERMIT_NAMES, state["permits"][seat]),
        "finds": {REGION_NAMES[region]: by_face(state["finds"][seat, region]) for region in range(REGIONS)},
        "shows": counts_by_name(CARD_NAMES[TAKEABLE:], state["shows"][seat]),
    }


def _pile(state: Any, region: int) -> Fields:
    """A pile with everything that is decided of it, and its history."""
    rows = state["history"][region, : state["rows"][region]]
    return {
        "laid": int(state["laid"][region]),
        "fresh": int(state["fresh"][region]),
        "seen": by_face(state["seen"][region]),
        "history": [
            {
                "what": memory_name(row[WHAT]),
                "seat": int(row[WHAT]) if row[WHAT] < Memory.ALL else None,
                "laid": int(row[LAID]),
                "cards": by_face(row[COUNTS:]),
            }
            for row in rows
        ],
    }


def breakdown(box: Any, state: Any, seat: int) -> dict[str, int]:
    """What a seat's points are for, if the game ended now."""
    points = box["presented_points"] * state["shows"][seat]
    congresses = min(int(state["cards"][seat, Card.CONGRESS]), CONGRESSES)
    behind = int(state["week"][: box["players"]].max() - state["week"][seat])
    found = {
        Why.FINDS: (state["finds"][seat] * box["find_points"]).sum(),
        Why.EXHIBITIONS: points[:EXHIBITIONS].sum(),
        Why.PROFESSORS: box["professor_points"][state["professor"] == seat].sum(),
        Why.MUSEUMS: points[EXHIBITIONS:].sum(),
        Why.CONGRESSES: box["congress_points"][congresses],
        Why.TIME: behind // int(box["weeks_per_point"]),
    }
    return {name_of(why): int(found[why]) for why in Why}


def view(box: Any, state: Any, seat: int | None) -> Fields:
    """What a seat, or a spectator, sees."""
    players = range(box["players"])
    return {
        "viewer": seat,
        "seat": seat_or_none(state["seat"]),
        "step": name_of(Step(state["step"])),
        "robbed": None if state["robbed"] == NONE else region_name(state["robbed"]),
        "museum": None if state["museum"] == NONE else int(state["museum"]) + 1,
        "owed": int(state["owed"]),
        "track": track(box, state),
        "display": [None if kind == NONE else _card(box, kind) for kind in state["display"][:FIELDS]],
        "exhibitions": [_exhibitions(box)[card] for card in range(EXHIBITIONS) if state["beside"][card]],
        "museums": [_museum(box, card) for card in range(MUSEUMS) if state["beside"][EXHIBITIONS + card]],
        "professors": professors(state),
        "players-have": [
            belongings(box, state, player)
            | {
                "special": dict(zip(REGION_NAMES, state["special"][player].tolist(), strict=True)),
                "general": int(state["general"][player]),
                "usable": {REGION_NAMES[region]: usable(box, state, player, region) for region in range(REGIONS)},
                "with-helpers": {
                    REGION_NAMES[region]: [
                        usable(box, state, player, region, 1 + more)
                        for more in range(int(state["cards"][player, Card.HELPER]))
                    ]
                    for region in range(REGIONS)
                },
                "points": breakdown(box, state, player),
            }
            for player in players
        ],
        "piles": [pile_as_seen(state, region, seat) for region in range(REGIONS)],
        **on_the_box(box),
    }


@printed
def on_the_box(box: Any) -> Fields:
    """The dig table, what professors come for, and which finds each region has."""
    return {
        "dig-table": box["dig_table"][1 : LEVELS + 1, 1 : WEEKS + 1].tolist(),
        "professors-least": {name_of(each): int(box["professor_least"][each]) for each in Professor},
        "helper-weeks": int(box["weeks"][Card.HELPER]),
        "all-finds": {REGION_NAMES[region]: by_face(box["find_copies"][region]) for region in range(REGIONS)},
    }


def pile_as_seen(state: Any, region: int, seat: int | None) -> Fields:
    """What a seat knows of a pile: whether it holds anything, the most rubble a dig showed, and what it saw there.

    `taken` is what has left the pile since the seat saw it, or at all if it never did.
    """
    rows = state["history"][region, : state["rows"][region]]
    what = rows[:, WHAT]
    looks = np.flatnonzero((what == (NONE if seat is None else seat)) | (what == Memory.ALL)).tolist()
    since = rows[looks[-1] + 1 :] if looks else rows
    public = rows[(what == Memory.DRAWN) | (what == Memory.ALL), COUNTS + Face.RUBBLE].tolist()
    taken = since[since[:, WHAT] >= Memory.DRAWN, COUNTS:].sum(axis=0)
    taken[Face.RUBBLE] = 0
    return {
        "region": REGION_NAMES[region],
        "empty": bool(state["piled"][region] == 0),
        "rubble": max(public, default=0),
        "looked": by_face(rows[looks[-1]][COUNTS:]) if looks else None,
        "taken": by_face(taken),
    }


def _card(box: Any, kind: int) -> Fields:
    """A card on the display."""
    family, _ = Card.of(kind)
    return {
        "card": family.word,
        "name": CARD_NAMES[kind],
        "region": card_region(kind),
        "books": int(box["books"][kind]),
        "weeks": int(box["weeks"][kind]),
    }


def card_region(kind: int) -> str:
    family, k = Card.of(kind)
    if family == Card.SPECIAL:
        return region_name(k // 3)
    return region_name(k if family in (Card.THIEF, Card.ROBBER) else NONE)


@printed
def _exhibitions(box: Any) -> list[Fields]:
    return [_exhibition(box, card) for card in range(EXHIBITIONS)]


def _exhibition(box: Any, card: int) -> Fields:
    """An exhibition beside the board: the finds it wants, one tier after the other, and what each costs."""
    return {
        "number": card + 1,
        "points": int(box["presented_points"][card]),
        "tiers": [
            {
                "region": region_name(box["show_region"][card, tier]),
                "finds": int(box["show_finds"][tier]),
                "weeks": int(box["show_weeks"][card, tier]),
            }
            for tier in range(TIERS)
        ],
    }


def _museum(box: Any, card: int) -> Fields:
    return {
        "number": card + 1,
        "points": int(box["presented_points"][EXHIBITIONS + card]),
        "finds": int(box["museum_finds"][card]),
        "weeks": int(box["weeks"][Card.MUSEUM + card]),
    }


def usable(box: Any, state: Any, seat: int, region: int, helpers: int = 0) -> int:
    """Knowledge that counts for a dig, as `rules.dig.usable_knowledge` has it; none without special knowledge."""
    special, general = int(state["special"][seat, region]), int(state["general"][seat])
    if not special:
        return 0
    capped, free = (helpers, 0) if box["helper_capped"] else (0, helpers)
    return min(special + min(general + capped, special) + free, LEVELS)


def hand_has_permit(state: Any, seat: int, region: int) -> tuple[bool, bool, bool]:
    """Whether a seat has a dig card of the region, a general one, and the action card."""
    permits = state["permits"][seat]
    return bool(permits[region]), bool(permits[GENERAL_PERMIT]), bool(state["cards"][seat, Card.PERMIT])
