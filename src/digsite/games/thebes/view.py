"""The table as people see it.

Cards in hand are listed with the open ones, because everybody saw them being taken. The contents of a pile are told to
those who looked through it, as they saw it; the number of cards in a pile or in the deck is told to nobody, because the
rules forbid counting a pile. The promises about digs do not use it either (`odds`).
"""

from typing import Any

import numpy as np

from digsite.core.given import name_of
from digsite.core.per_box import per_box
from digsite.games.thebes.moves import face_name, region_name
from digsite.games.thebes.odds import DigPromise, facts_of, likely_range, only_rubble, promises_in
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
    """Return the name of a kind of card: its word, and its region, books or number where there are several."""
    family, k = Card.of(kind)
    if family == Card.SPECIAL:
        return f"{family.word}-{region_name(k // 3)}-{k % 3 + 1}"
    if family in (Card.THIEF, Card.ROBBER):
        return f"{family.word}-{region_name(k)}"
    return family.word if family.count == 1 else f"{family.word}-{k + 1}"


def counts_by_name(names: list[Any], counts: Any) -> dict[str, int]:
    """Return the counts that are not zero, by name."""
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
    """Return the whole position. Faces nobody has seen are missing because they are not decided yet."""
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
    """Return the markers from the back of the time track to the front; on one field the top one first."""
    order = state["order"][: box["players"]].tolist()
    return [{"seat": seat, "week": int(state["week"][seat])} for seat in order]


def display(state: Any) -> list[str | None]:
    """Return the four fields; one is empty only at the end."""
    return [None if kind == NONE else CARD_NAMES[kind] for kind in state["display"][:FIELDS]]


def professors(state: Any) -> dict[str, int | None]:
    return {name_of(professor): seat_or_none(state["professor"][professor]) for professor in Professor}


def belongings(box: Any, state: Any, seat: int) -> Fields:
    """Return a player's belongings: cards, starting dig permits, finds by region, presentation cards."""
    return {
        "cards": counts_by_name(CARD_NAMES[:TAKEABLE], state["cards"][seat]),
        "permits": counts_by_name(PERMIT_NAMES, state["permits"][seat]),
        "finds": {REGION_NAMES[region]: by_face(state["finds"][seat, region]) for region in range(REGIONS)},
        "shows": counts_by_name(CARD_NAMES[TAKEABLE:], state["shows"][seat]),
    }


def _pile(state: Any, region: int) -> Fields:
    """Return everything that is decided about a pile, and its history."""
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
    """Return where a seat's points come from, if the game ended now."""
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
    """Return what a seat, or a spectator, sees."""
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
        "piles": [pile_as_seen(box, state, region, seat) for region in range(REGIONS)],
        "dig-promises": dig_promises(box, state, seat),
        **on_the_box(box),
    }


@per_box
def on_the_box(box: Any) -> Fields:
    """Return the printed things: the dig table, weeks and points of cards, and the finds of each region."""
    return {
        "dig-table": box["dig_table"][1 : LEVELS + 1, 1 : WEEKS + 1].tolist(),
        "professors-least": {name_of(each): int(box["professor_least"][each]) for each in Professor},
        "professors-points": {name_of(each): int(box["professor_points"][each]) for each in Professor},
        "all-museums": [_museum(box, card) for card in range(MUSEUMS)],
        "congress-points": box["congress_points"].tolist(),
        "weeks-per-point": int(box["weeks_per_point"]),
        "action-weeks": {
            "helper": int(box["weeks"][Card.HELPER]),
            "scholar": int(box["weeks"][Card.SCHOLAR]),
            "thief": dict(zip(REGION_NAMES, box["weeks"][Card.THIEF : Card.ROBBER].tolist(), strict=True)),
            "robber": dict(zip(REGION_NAMES, box["weeks"][Card.ROBBER : Card.SCHOLAR].tolist(), strict=True)),
        },
        "all-finds": {REGION_NAMES[region]: by_face(box["find_copies"][region]) for region in range(REGIONS)},
    }


def pile_as_seen(box: Any, state: Any, region: int, seat: int | None) -> Fields:
    """Return what a seat knows about a pile without counting it.

    `rubble` is the most that one dig showed; `out` is everything that has openly left the pile; `looked` is what the
    seat itself saw there, and `taken` what has left the pile since. `grew` says whether finds have arrived since the
    pile was last seen in full or to be only rubble, and is null if it never was. `only-rubble` says that nothing else
    lies there: a robber found nothing, a dig took the last treasure or the seat saw it, and no find has arrived since.
    """
    rows = state["history"][region, : state["rows"][region]]
    what = rows[:, WHAT]
    looks = np.flatnonzero(what == (NONE if seat is None else seat)).tolist()
    known = facts_of(box, state, region, seat)
    empty = bool(state["piled"][region] == 0)
    return {
        "region": REGION_NAMES[region],
        "empty": empty,
        "rubble": max(rows[what == Memory.DRAWN, COUNTS + Face.RUBBLE].tolist(), default=0),
        "only-rubble": only_rubble(known) and not empty,
        "grew": known.grew,
        "looked": by_face(rows[looks[-1]][COUNTS:]) if looks else None,
        "taken": by_face(_left(rows[looks[-1] + 1 :] if looks else rows)),
        "out": by_face(_left(rows)),
    }


def _left(rows: Any) -> Any:
    """Count the finds that left a pile, by rows of its history; rubble always goes back."""
    taken = rows[rows[:, WHAT] >= Memory.DRAWN, COUNTS:].sum(axis=0)
    taken[Face.RUBBLE] = 0
    return taken


def dig_promises(box: Any, state: Any, seat: int | None) -> dict[str, list[Fields]]:
    """Return what 1, 2, ... cards may bring the seat to move, for each region it may dig in."""
    if seat is None or seat != state["seat"] or state["step"] != Step.TURN:
        return {}
    found = {}
    for region in range(REGIONS):
        books = usable(box, state, seat, region, int(state["cards"][seat, Card.HELPER]))
        most = int(box["dig_table"][books, WEEKS])
        if most and state["piled"][region] > 0 and any(hand_has_permit(state, seat, region)):
            known = promises_in(box, state, region, seat, most)
            found[REGION_NAMES[region]] = [_promise(each, cards) for cards, each in enumerate(known, 1)]
    return found


def _promise(promise: DigPromise, cards: int) -> Fields:
    """Return a promise in figures: whether the pile may hold fewer cards, likely finds, points and their range.

    Probabilities are not shown, so none is ever rounded to a certainty.
    """
    points = float(promise.points @ np.arange(len(promise.points)))
    return {
        "fewer": bool(promise.cards[:cards].sum() > 0.0),
        "finds": list(likely_range(promise.finds)),
        "points": round(points, 2),
        "points-range": list(likely_range(promise.points)),
    }


def _card(box: Any, kind: int) -> Fields:
    """Return a card on the display."""
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


@per_box
def _exhibitions(box: Any) -> list[Fields]:
    return [_exhibition(box, card) for card in range(EXHIBITIONS)]


def _exhibition(box: Any, card: int) -> Fields:
    """Return an exhibition beside the board: the finds it asks for, tier by tier, and the cost of each tier."""
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
    """Return the knowledge that counts for a dig, as in `rules.dig.usable_knowledge`; 0 without special knowledge."""
    special, general = int(state["special"][seat, region]), int(state["general"][seat])
    if not special:
        return 0
    capped, free = (helpers, 0) if box["helper_capped"] else (0, helpers)
    return min(special + min(general + capped, special) + free, LEVELS)


def hand_has_permit(state: Any, seat: int, region: int) -> tuple[bool, bool, bool]:
    """Return whether a seat has a dig card of the region, a general one, and the action card."""
    permits = state["permits"][seat]
    return bool(permits[region]), bool(permits[GENERAL_PERMIT]), bool(state["cards"][seat, Card.PERMIT])
