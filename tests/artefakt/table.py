"""Laying the table for a test: figures on sites, fragments in their places, and who is asked."""

from typing import Any

import digsite
from digsite.core.match import Match

GAME = digsite.load("artefakt")
COLOURS = ("blue", "brown", "yellow")
Piles = dict[int, list[str]]


def pile(fragments: list[str], known: list[int]) -> dict[str, Any]:
    """Fragments as a position writes them.

    "blue" is one nobody has seen, "blue 2" one that the `known` seats know, "blue 2 @01" one that seats 0 and 1 know.
    """
    unseen = dict.fromkeys(COLOURS, 0)
    seen = []
    for fragment in fragments:
        colour, *rest = fragment.split()
        if not rest:
            unseen[colour] += 1
            continue
        knowers = sorted({*known, *(int(seat) for seat in rest[1].strip("@"))} if len(rest) > 1 else known)
        seen.append({"colour": colour, "part": int(rest[0]), "known-to": knowers})
    return {"unseen": unseen, "seen": seen}


def lay(
    players: int = 2,
    figures: list[list[int]] | None = None,
    cards: Piles | None = None,
    sites: Piles | None = None,
    middle: list[str] | None = None,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    **changes: Any,
) -> Match:
    """A match from a position. The circle is 1 to 10 in order; fragments not named lie unseen in the middle.

    Without other orders it is round 1, seat 0 has the start stone, and all are planning.
    """
    position = GAME.new(players, seed=seed, options=options).position()
    cards, sites, middle = cards or {}, sites or {}, middle or []
    named = [fragment.split()[0] for held in (*cards.values(), *sites.values(), middle) for fragment in held]
    rest = [colour for colour in COLOURS for _ in range(8 - named.count(colour))]
    position |= {
        "seat": 0,
        "step": "planning",
        "round": 1,
        "start": 0,
        "circle": list(range(1, 11)),
        "figures": figures or [[1, 1, 1] for _ in range(players)],
        "rolled": None,
        "cards": [pile(cards.get(seat, []), [seat]) for seat in range(players)],
        "sites": [pile(sites.get(site, []), []) for site in range(1, 11)],
        "middle": pile(middle + rest, []),
        **changes,
    }
    return GAME.position(position, seed=seed)


def arrive(figures: list[list[int]], **laid: Any) -> Match:
    """All figures stand where they are to be claimed: the last tall man arrives there by his last step."""
    players = len(figures)
    seat = (laid.get("start", 0) - 1) % players
    target = figures[seat][2]
    before = [list(sites) for sites in figures]
    before[seat][2] = target - 1 or 10
    plans, turned = [[2, 3, 1]] * players, [3] * players
    match = lay(players, before, seat=seat, step="travelling", plans=plans, turned=turned, discovered=4, **laid)
    match.play(f"go {target}")
    return match


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    """The events of a kind, in their order."""
    return [event for event in match.events if event["event"] == kind]


def held(match: Match, seat: int) -> list[str]:
    """What is on a card, as its owner sees it: "blue 1" and so on."""
    fragments = match.view(seat)["players"][seat]["fragments"]
    return [f"{colour} {part}" for colour in COLOURS for part in fragments[colour]]


def backs(where: dict[str, list[Any]]) -> dict[str, int]:
    """How many fragments of each colour, without those of which there are none."""
    return {colour: len(parts) for colour, parts in where.items() if parts}


def on_site(match: Match, site: int) -> dict[str, int]:
    return backs(match.view(None)["sites"][site - 1]["fragments"])


def in_the_middle(match: Match) -> dict[str, int]:
    return backs(match.view(None)["middle"])
