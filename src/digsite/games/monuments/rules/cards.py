"""Cards and where they go. Hands, deck and display are arrays in rising order, padded with NONE."""

from digsite.core.chance import draw
from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell
from digsite.core.ordered import put, take, take_at
from digsite.games.monuments.events import Event


@small_rule
def deck_left(box, state):
    """Return the number of cards in the deck. Which unseen cards are in it and which are set aside is not decided."""
    return state.piled - box.set_aside[box.players]


@rule
def draw_unseen(box, state):
    """Draw the top card of the deck: any unseen card."""
    card = take_at(state.pile, state.piled, draw(state, state.piled))
    state.piled -= 1
    return card


@small_rule
def put_in_hand(state, seat, card):
    put(state.hand[seat], state.held[seat], card)
    state.held[seat] += 1


@small_rule
def leave_hand(state, seat, card):
    """Remove a card from a hand. Everybody knows where it is now, so how it was taken no longer matters."""
    take(state.hand[seat], state.held[seat], card)
    state.held[seat] -= 1
    state.shown[card] = 0


@small_rule
def take_open(state, seat, card):
    """Move an open card into a hand; everybody remembers it."""
    take(state.open, state.opened, card)
    state.opened -= 1
    put_in_hand(state, seat, card)
    state.shown[card] = 1


@rule
def fill_display(box, state, log):
    """Clauses A and 1a: replace open cards after the turn, as far as the deck lasts."""
    while state.opened < box.open_cards and deck_left(box, state) > 0:
        card = draw_unseen(box, state)
        put(state.open, state.opened, card)
        state.opened += 1
        tell(log, Event.CARD_OPENED, card)


@small_rule
def nothing_to_draw(box, state):
    return state.opened == 0 and deck_left(box, state) == 0
