"""The moves of Monuments, each one an integer."""

from typing import Any

from digsite.core.given import name_of
from digsite.core.spans import Spans
from digsite.games.monuments.state import CARDS, SYMBOLS, VALUES, Monument, Symbol


class Move(Spans):
    DRAW = 1 + CARDS  # draw the deck's top card, or an open one
    BUILD = CARDS  # build a monument, this card first
    EXTEND = CARDS  # extend one's monument, this card first
    LAY = CARDS  # lay a further card
    SCORE = CARDS  # score the symbol of this card and one more
    FOURTH = CARDS  # buy the fourth action with this card and one more of its symbol
    WITH = CARDS  # choose the second card of the pair
    DONE = 1  # finish building or extending
    HISTORIAN = 1
    EXTRA = 1 + CARDS  # draw an extra card for a point, with the helmet token
    SWAP = CARDS  # swap this card of the hand, with the ship token
    FOR = CARDS  # swap for this open card
    REORDER = 1  # reorder the column, with the scroll token
    BUY = SYMBOLS  # buy a token
    END = 1


FROM_DECK = (Move.DRAW, Move.EXTRA)
"""Families that name the deck before the cards."""


CARD_NAMES = [f"{name_of(monument)}-{value}" for monument in Monument for value in range(1, VALUES + 1)]


def card_name(card: int) -> str:
    """Return the name of a card: its monument and its value."""
    return CARD_NAMES[card]


def thing(box: Any, family: Move, k: int) -> str:
    """Return the name of the k-th thing of a family."""
    if family == Move.BUY:
        return name_of(Symbol(k))
    if family in FROM_DECK:
        return "deck" if k == 0 else card_name(k - 1)
    return card_name(k)


def touches(box: Any, family: Move, k: int) -> list[str]:
    """Return the things on the table that a move touches."""
    if family.count == 1:
        return [family.word]
    name = thing(box, family, k)
    if family == Move.BUY:
        return [f"token-{name}"]
    return [name if name == "deck" else f"card-{name}"]
