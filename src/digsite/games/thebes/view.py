"""The table as people see it.

Cards in hand are listed with the open ones, because everybody saw them being taken. The contents of a pile are told to
those who looked through it, as they saw it; the number of cards in a pile or in the deck is told to nobody, because the
rules forbid counting a pile. The promises about digs do not use it either (`odds`).
"""

from functools import lru_cache
from typing import Any

import numpy as np

from digsite.core.given import name_of
from digsite.core.per_box import fields_of, per_box, per_position
from digsite.games.thebes.moves import face_name, region_name
from digsite.games.thebes.odds import DigPromise, PileFacts, facts_of, find_points, likely_range, only_rubble, promises
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

MAX_PROMISES = 2000
"""Number of piles, as somebody knows them, for which the promises about digs are kept."""


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
    for_all, have, piles = _seen_by_all(box, state)
    known = [facts_of(box, have, region, seat) for region in range(REGIONS)]
    seen = dict(for_all)
    seen["viewer"] = seat
    seen["piles"] = [_pile_to(seat, *pile, facts) for pile, facts in zip(piles, known, strict=True)]
    seen["dig-promises"] = dig_promises(box, have, seat, known)
    return seen


History = list[list[int]]
"""What happened at a pile, row by row, as in the state."""


@per_position
def _seen_by_all(box: Any, state: Any) -> tuple[Fields, Fields, list[tuple[Fields, History]]]:
    """Return what everybody sees, the fields of the state, and what everybody sees of each pile, with its history."""
    have = fields_of(state)
    histories = [rows[:count].tolist() for rows, count in zip(have["history"], have["rows"].tolist(), strict=True)]
    piles = [(_pile_to_all(have, region, rows), rows) for region, rows in enumerate(histories)]
    beside = have["beside"].tolist()
    seen = {
        "viewer": None,
        "seat": seat_or_none(have["seat"]),
        "step": name_of(Step(have["step"])),
        "robbed": None if have["robbed"] == NONE else region_name(have["robbed"]),
        "museum": None if have["museum"] == NONE else have["museum"] + 1,
        "owed": have["owed"],
        "track": track(box, have),
        "display": [None if kind == NONE else _cards(box)[kind] for kind in have["display"][:FIELDS].tolist()],
        "exhibitions": [_exhibitions(box)[card] for card in range(EXHIBITIONS) if beside[card]],
        "museums": [_museums(box)[card] for card in range(MUSEUMS) if beside[EXHIBITIONS + card]],
        "professors": professors(have),
        "players-have": [_player(box, have, player) for player in range(box["players"])],
        "piles": [],
        "dig-promises": {},
        **on_the_box(box),
    }
    return seen, have, piles


def _player(box: Any, state: Any, player: int) -> Fields:
    """Return a player's belongings and what follows from them."""
    helpers = int(state["cards"][player, Card.HELPER])
    return belongings(box, state, player) | {
        "special": dict(zip(REGION_NAMES, state["special"][player].tolist(), strict=True)),
        "general": int(state["general"][player]),
        "usable": {name: usable(box, state, player, region) for region, name in enumerate(REGION_NAMES)},
        "with-helpers": {
            name: [usable(box, state, player, region, 1 + more) for more in range(helpers)]
            for region, name in enumerate(REGION_NAMES)
        },
        "points": breakdown(box, state, player),
    }


@per_box
def on_the_box(box: Any) -> Fields:
    """Return the printed things: the dig table, weeks and points of cards, and the finds of each region."""
    return {
        "dig-table": box["dig_table"][1 : LEVELS + 1, 1 : WEEKS + 1].tolist(),
        "professors-least": {name_of(each): int(box["professor_least"][each]) for each in Professor},
        "professors-points": {name_of(each): int(box["professor_points"][each]) for each in Professor},
        "all-museums": _museums(box),
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


def _pile_to_all(state: Any, region: int, rows: History) -> Fields:
    """Return what everybody knows about a pile without counting it.

    `rubble` is the most that one dig showed; `out` is everything that has openly left the pile.
    """
    return {
        "region": REGION_NAMES[region],
        "empty": bool(state["piled"][region] == 0),
        "rubble": max((row[COUNTS + Face.RUBBLE] for row in rows if row[WHAT] == Memory.DRAWN), default=0),
        "only-rubble": False,
        "grew": None,
        "looked": None,
        "taken": {},
        "out": _left(rows),
    }


def _pile_to(seat: int | None, pile: Fields, rows: History, known: PileFacts) -> Fields:
    """Return a pile as a seat knows it, without counting it.

    `looked` is what the seat itself saw there, and `taken` what has left the pile since. `grew` says whether finds have
    arrived since the pile was last seen in full or to be only rubble, and is null if it never was. `only-rubble` says
    that nothing else lies there: a robber found nothing, a dig took the last treasure or the seat saw it, and no find
    has arrived since.
    """
    looks = [] if seat is None else [number for number, row in enumerate(rows) if row[WHAT] == seat]
    return pile | {
        "only-rubble": only_rubble(known) and not pile["empty"],
        "grew": known.grew,
        "looked": _faces(rows[looks[-1]][COUNTS:]) if looks else None,
        "taken": _left(rows[looks[-1] + 1 :]) if looks else pile["out"],
    }


def _left(rows: History) -> dict[str, int]:
    """Count the finds that left a pile, by rows of its history; rubble always goes back."""
    taken = [sum(row[COUNTS + face] for row in rows if row[WHAT] >= Memory.DRAWN) for face in range(FACES)]
    taken[Face.RUBBLE] = 0
    return _faces(taken)


def _faces(counts: list[int]) -> dict[str, int]:
    return {str(name): count for name, count in zip(FACE_NAMES, counts, strict=True) if count}


def dig_promises(box: Any, state: Any, seat: int | None, known: list[PileFacts]) -> dict[str, list[Fields]]:
    """Return what 1, 2, ... cards may bring the seat to move, for each region it may dig in."""
    if seat is None or seat != state["seat"] or state["step"] != Step.TURN:
        return {}
    found, helpers = {}, int(state["cards"][seat, Card.HELPER])
    for region in range(REGIONS):
        books = usable(box, state, seat, region, helpers)
        most = int(box["dig_table"][books, WEEKS])
        if most and state["piled"][region] > 0 and any(hand_has_permit(state, seat, region)):
            found[REGION_NAMES[region]] = _promised(known[region], find_points(box), most)
    return found


@lru_cache(MAX_PROMISES)
def _promised(known: PileFacts, points: tuple[int, ...], most: int) -> list[Fields]:
    return [_promise(each, cards) for cards, each in enumerate(promises(known, points, most), 1)]


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


@per_box
def _cards(box: Any) -> list[Fields]:
    return [_card(box, kind) for kind in range(TAKEABLE)]


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


@per_box
def _museums(box: Any) -> list[Fields]:
    return [_museum(box, card) for card in range(MUSEUMS)]


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
    """Return whether a seat has a permit for the region, a general one, and the action card."""
    permits = state["permits"][seat]
    return bool(permits[region]), bool(permits[GENERAL_PERMIT]), bool(state["cards"][seat, Card.PERMIT])
