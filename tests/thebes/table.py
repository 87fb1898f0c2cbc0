"""Positions of Thebes for the tests, said in as few words as the rulebook's examples need."""

from typing import Any

import digsite
from digsite.core.match import Match
from digsite.games.thebes.view import CARD_NAMES, REGION_NAMES

GAME = digsite.load("thebes")
DISPLAY = ["special-greece-1", "special-crete-1", "congress", "general-1"]
TAKING = ("drawn", "picked")
LEAST = {**dict.fromkeys(REGION_NAMES, 4), "greatest": 10}

Counts = dict[str, int]


def knowledge(cards: Counts, finds: dict[str, Counts], of: str) -> int:
    """Books of special knowledge of a region, or all knowledge for the greatest."""
    books = {name: int(name[-1]) * count for name, count in cards.items() if name[-1].isdigit()}
    special = sum(count for name, count in books.items() if name.startswith(f"special-{of}"))
    found = sum(counts.get("knowledge", 0) for counts in finds.values())
    return sum(books.values()) + found if of == "greatest" else special


def pile(fresh: int = 0, seen: Counts | None = None, history: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    return {"fresh": fresh, "seen": seen or {}, "history": history or []}


def drawn(laid: int, **cards: int) -> dict[str, Any]:
    """A dig that turned these up when `laid` finds had been laid; `five=2` are two finds worth 5."""
    return {"what": "drawn", "seat": None, "laid": laid, "cards": faces(cards)}


def picked(laid: int, **cards: int) -> dict[str, Any]:
    return {"what": "picked", "seat": None, "laid": laid, "cards": faces(cards)}


def look(seat: int, laid: int, **cards: int) -> dict[str, Any]:
    return {"what": "look", "seat": seat, "laid": laid, "cards": faces(cards)}


def faces(cards: Counts) -> Counts:
    values = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6"}
    return {values.get(name, name): count for name, count in cards.items()}


def table(
    players: int = 2,
    weeks: list[int] | None = None,
    cards: list[Counts] | None = None,
    finds: list[dict[str, Counts]] | None = None,
    piles: dict[str, dict[str, Any]] | None = None,
    deck: Counts | None = None,
    options: dict[str, bool] | None = None,
    **fields: Any,
) -> Match:
    """Seat 0 furthest back, nobody with anything but permits, but for what the test says.

    Finds that players have, and no dig in a pile's history turned up, were found before all else. What is nowhere is
    in the deck.
    """
    setup = GAME.setup(players, options)
    position = setup.deal(1).position()
    cards = (cards or []) + [{}] * (players - len(cards or []))
    finds = [{name: {} for name in REGION_NAMES} | has for has in (finds or []) + [{}] * (players - len(finds or []))]
    weeks = weeks or list(range(players))
    order = sorted(range(players), key=lambda seat: weeks[seat])
    position |= {
        "seat": order[0],
        "track": [{"seat": seat, "week": weeks[seat]} for seat in order],
        "display": list(DISPLAY),
        "beside": {},
        "piles": [_pile((piles or {}).get(region, pile()), finds, region) for region in REGION_NAMES],
    }
    for seat in range(players):
        position["players-have"][seat] |= {"cards": cards[seat], "finds": finds[seat]}
    position["professors"] = {of: _holder(cards, finds, of, LEAST[of]) for of in LEAST}
    for name in ("permits", "shows"):
        for seat, has in enumerate(fields.pop(name, [])):
            position["players-have"][seat][name] = has
    position |= {name.replace("_", "-"): value for name, value in fields.items()}
    position["deck"] = _rest(setup.box, position) if deck is None else deck
    return GAME.position(position, seed=1)


def _pile(given: dict[str, Any], finds: list[dict[str, Counts]], region: str) -> dict[str, Any]:
    held: Counts = {}
    for has in finds:
        for face, count in has[region].items():
            held[face] = held.get(face, 0) + count
    for row in given["history"]:
        for face, count in row["cards"].items():
            if row["what"] in TAKING and face != "rubble":
                held[face] -= count
    held = {face: count for face, count in held.items() if count}
    before = sum(held.values())
    history = [row | {"laid": row["laid"] + before} for row in given["history"]]
    if held:
        history.insert(0, {"what": "drawn", "seat": None, "laid": before, "cards": held})
    taken = sum(n for row in history if row["what"] in TAKING for face, n in row["cards"].items() if face != "rubble")
    return given | {"laid": given["fresh"] + sum(given["seen"].values()) + taken, "history": history}


def _holder(cards: list[Counts], finds: list[dict[str, Counts]], of: str, least: int) -> int | None:
    books = [knowledge(has, found, of) for has, found in zip(cards, finds, strict=True)]
    return books.index(max(books)) if max(books) >= least else None


def _rest(box: Any, position: dict[str, Any]) -> Counts:
    rest = dict(zip(CARD_NAMES, box["copies"].tolist(), strict=True))
    for name in filter(None, position["display"]):
        rest[name] -= 1
    lying = [position["beside"]]
    for has in position["players-have"]:
        lying += [has["cards"], has["shows"]]
    for counts in lying:
        for name, count in counts.items():
            rest[name] -= count
    return {name: count for name, count in rest.items() if count}


def told(match: Match, event: str) -> list[dict[str, Any]]:
    """What was told of one kind since the position was laid."""
    return [{k: v for k, v in told.items() if k != "event"} for told in match.events if told["event"] == event]


def has(match: Match, seat: int) -> dict[str, Any]:
    """What a seat has, as everybody sees it."""
    belongings: dict[str, Any] = match.view(None)["players-have"][seat]
    return belongings


def pile_of(match: Match, region: str, seat: int | None) -> dict[str, Any]:
    """What a seat knows of a pile."""
    known: dict[str, Any] = match.view(seat)["piles"][REGION_NAMES.index(region)]
    return known


def week(match: Match, seat: int) -> int:
    return next(int(marker["week"]) for marker in match.view(None)["track"] if marker["seat"] == seat)
