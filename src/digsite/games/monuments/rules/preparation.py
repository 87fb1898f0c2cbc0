"""Chapter A: preparations."""

from digsite.core.compiled import rule
from digsite.core.log import tell, whisper
from digsite.games.monuments.events import Event
from digsite.games.monuments.rules.cards import draw_unseen, fill_display, put_in_hand
from digsite.games.monuments.state import CARDS, MONUMENTS, NONE


@rule
def clear_the_table(box, state):
    """Put everything in the box."""
    state.used[:] = 0
    state.points[:, :] = 0
    state.height[:, :] = 0
    state.emblems[:, :] = 0
    state.exposed[:] = 0
    state.historians[:] = 0
    state.held[:] = 0
    state.opened = 0
    state.written = 0
    state.writer[:] = NONE
    state.volume[:] = 0
    state.holder[:] = NONE
    state.laying = NONE
    state.due = 0
    state.symbol = NONE
    state.offered = NONE
    state.open[:] = NONE
    state.loose[:] = NONE
    state.pile[:] = NONE
    state.hand[:, :] = NONE
    state.column[:, :, :] = NONE
    state.shown[:] = 0
    for monument in range(MONUMENTS):
        state.fame[monument] = 0
        state.builders[monument] = 0


@rule
def sort_out_cards(box, state, log):
    """Clause A: with three players, and here with two, leave the cards marked III in the box."""
    state.piled = 0
    for card in range(CARDS):
        state.gone[card] = box.marked[card] * box.sort_out[box.players]
        if state.gone[card] == 0:
            state.pile[state.piled] = card
            state.piled += 1
    if state.piled < CARDS:
        tell(log, Event.SORTED_OUT, CARDS - state.piled)
    if box.set_aside[box.players] > 0:
        tell(log, Event.SET_ASIDE, box.set_aside[box.players])


@rule
def deal_hands(box, state, log):
    """Clause A: deal five cards to each player, seen only by their owner, and hand out the historians."""
    for seat in range(box.players):
        state.historians[seat] = box.pieces[box.players]
        tell(log, Event.DEALT, seat, box.dealt)
        for _ in range(box.dealt):
            card = draw_unseen(box, state)
            put_in_hand(state, seat, card)
            whisper(log, seat, Event.CARD_DEALT, seat, card)


@rule
def prepare(box, state, log):
    """Clause A: prepare everything up to the first turn."""
    clear_the_table(box, state)
    sort_out_cards(box, state, log)
    deal_hands(box, state, log)
    fill_display(box, state, log)
