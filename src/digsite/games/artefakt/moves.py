"""The moves of Artefakt, each one an integer."""

import itertools
from typing import Any

from digsite.core.given import name_of
from digsite.core.spans import Spans
from digsite.games.artefakt.state import (
    COLOURS,
    FIGURES,
    KINDS,
    PARTS,
    PLANS,
    SEATS,
    SITES,
    Colour,
    Figure,
)


class Move(Spans):
    PUT = FIGURES  # put this figure on the site just rolled
    GIVE = KINDS  # give this fragment back to the middle
    COLOUR = COLOURS  # choose a colour instead of one used up, or to take in an exchange
    PLAN = PLANS  # plan cards for the stout man, the lady, the tall man
    GO = SITES  # choose where the figure travels, or where a fragment is carried
    TAKE = 1  # take all fragments of the site
    STEAL = SEATS * COLOURS
    LEAVE = 1  # leave everything as it is
    WALK = FIGURES * SITES  # the instructions from here on
    LOOK = SITES
    PICK = SITES * COLOURS
    PUSH = SEATS * FIGURES * SITES
    BANISH = SEATS * COLOURS
    DRAW = COLOURS
    SWAP = KINDS
    TRADE = SEATS * KINDS
    CARRY = SITES * COLOURS
    STONE = 1
    DECLINE = 1
    TURN = SITES  # turn a closed site to its text side


PLAN_CARDS = list(itertools.permutations(range(FIGURES + 1), FIGURES))
"""The cards of every plan, by their places in a hand."""


def kind_name(kind: int) -> str:
    """Return the name of a fragment: its colour and its part, as in blue 3."""
    colour, part = divmod(kind, PARTS)
    return f"{name_of(Colour(colour))} {part + 1}"


def thing(box: Any, family: Move, k: int) -> object:
    """Return the name of the k-th thing of a family: players and sites by number, anything else by name."""
    if family == Move.PUT:
        return name_of(Figure(k))
    if family in (Move.GIVE, Move.SWAP):
        return kind_name(k)
    if family in (Move.COLOUR, Move.DRAW):
        return name_of(Colour(k))
    if family == Move.PLAN:
        return "".join(str(box["steps"][card]) for card in PLAN_CARDS[k])
    if family in (Move.STEAL, Move.BANISH, Move.PICK, Move.CARRY):
        at, colour = divmod(k, COLOURS)
        return f"{at + 1} {name_of(Colour(colour))}"
    if family == Move.WALK:
        figure, site = divmod(k, SITES)
        return f"{name_of(Figure(figure))} {site + 1}"
    if family == Move.PUSH:
        seat, rest = divmod(k, FIGURES * SITES)
        figure, site = divmod(rest, SITES)
        return f"{seat + 1} {name_of(Figure(figure))} {site + 1}"
    if family == Move.TRADE:
        seat, kind = divmod(k, KINDS)
        return f"{seat + 1} {kind_name(kind)}"
    return k + 1


def touches(box: Any, family: Move, k: int) -> list[str]:
    """Return the things on the table that a move touches."""
    words = str(thing(box, family, k)).split()
    if family == Move.PUT:
        return [f"figure-{words[0]}"]
    if family in (Move.GIVE, Move.SWAP):
        return [f"fragment-{'-'.join(words)}"]
    if family in (Move.COLOUR, Move.DRAW):
        return [f"colour-{words[0]}"]
    if family == Move.PLAN:
        return [f"card-{steps}-{name_of(figure)}" for steps, figure in zip(words[0], Figure, strict=True)]
    if family in (Move.STEAL, Move.BANISH):
        return [f"card-of-{words[0]}", f"colour-{words[1]}"]
    if family in (Move.PICK, Move.CARRY):
        return [f"site-{words[0]}", f"colour-{words[1]}"]
    if family == Move.WALK:
        return [f"figure-{words[0]}", f"site-{words[1]}"]
    if family == Move.PUSH:
        return [f"figure-{words[1]}-of-{words[0]}", f"site-{words[2]}"]
    if family == Move.TRADE:
        return [f"card-of-{words[0]}", f"fragment-{words[1]}-{words[2]}"]
    if family in (Move.GO, Move.LOOK, Move.TURN):
        return [f"site-{words[0]}"]
    return [family.word]
