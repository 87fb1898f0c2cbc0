"""Positions of Monuments for the tests, said in as few words as the rulebook's examples need.

Of Petra, Zeus and Babylon the values 1, 4, 7 show ships, 2, 5, 8 helmets and 3, 6, 9 scrolls; of Pharos and Akropolis
3, 6, 9 show ships, 1, 4, 7 helmets and 2, 5, 8 scrolls.
"""

from typing import Any

import digsite
from digsite.core.match import Match
from digsite.games.monuments.moves import card_name
from digsite.games.monuments.state import CARDS

GAME = digsite.load("monuments")
ALL = [card_name(card) for card in range(CARDS)]
TRACKS = [track["monument"] for track in GAME.new(4, seed=0).view(None)["monuments"]]
ASIDE = {2: 24, 3: 0, 4: 0}
PIECES = {2: 3, 3: 3, 4: 2}


def cards(monument: str, *values: int) -> list[str]:
    return [f"{monument}-{value}" for value in values]


def column(monument: str, *values: int) -> dict[str, list[str]]:
    """A monument whose cards were laid in this order."""
    return {monument: cards(monument, *values)}


def history(seat: int, taken: int) -> dict[str, int]:
    return {"seat": seat, "cards": taken}


def table(
    players: int = 4,
    options: dict[str, Any] | None = None,
    fame: dict[str, int] | None = None,
    deck: int | None = None,
    **fields: Any,
) -> Match:
    """Seat 0 begins its turn with no cards but those the test names; nobody has seen the others.

    Of the cards the test does not name, `deck` stay unseen, or all of them; the others are gone, and so are as many
    of a famous monument as histories took from it.
    """
    game = GAME.new(players, seed=1, options=options)
    box = game.setup.box
    marked = [card_name(card) for card in range(CARDS) if box["sort_out"][players] and box["marked"][card]]
    position = game.position()
    histories = fields.get("histories", [])
    position |= {
        "hands": [[] for _ in range(players)],
        "columns": [{} for _ in range(players)],
        "open": cards("mausoleion", 1, 2, 4),
        "fame": [(fame or {}).get(track, 0) for track in TRACKS],
        "historians": [PIECES[players] - sum(h["seat"] == seat for h in histories) for seat in range(players)],
    }
    position |= {name.replace("_", "-"): value for name, value in fields.items()}
    position["hands"] += [[] for _ in range(players - len(position["hands"]))]
    position["columns"] += [{} for _ in range(players - len(position["columns"]))]
    position["turn"] = fields.get("turn", position["seat"])
    named = {card for hand in position["hands"] for card in hand}
    named |= {card for built in position["columns"] for laid in built.values() for card in laid}
    named |= {*position["open"], *position["lifted"], position["offered"]}
    gone = [*marked, *fields.get("gone", [])]
    for track, space in (fame or {}).items():
        left = [card for card in ALL if card.startswith(f"{track}-") and card not in named and card not in gone]
        gone += left[:space]
    rest = [card for card in ALL if card not in named and card not in gone]
    unseen = rest if deck is None else rest[len(rest) - deck - ASIDE[players] :]
    position["gone"] = [card for card in ALL if card in gone or (card in rest and card not in unseen)]
    position["unseen"] = unseen
    return GAME.position(position, seed=1)


def play(match: Match, *moves: str) -> Match:
    """Each move is checked to leave everything somewhere."""
    for move in moves:
        match.play(move)
        GAME.check(match.setup.box, match.state)
    return match


def told(match: Match, event: str) -> list[dict[str, Any]]:
    """What was told of one kind since the position was laid."""
    return [{k: v for k, v in told.items() if k != "event"} for told in match.events if told["event"] == event]


def families(match: Match) -> set[str]:
    """The kinds of move that are possible."""
    return {move.split(" ")[0] for move in match.moves()}


def points(match: Match, seat: int) -> int:
    total: int = match.scores()[seat]["points"]
    return total


def finish(match: Match) -> Match:
    """Draw and end until the game is over: seat 0 takes the last open cards."""
    while match.seat is not None:
        match.play("end" if "end" in match.moves() else match.moves()[0])
    return match
