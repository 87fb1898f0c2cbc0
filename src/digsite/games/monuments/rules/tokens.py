"""The expansion Heroes, Traders & Scholars: three tokens, bought with an action, each with a feature once per turn."""

from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell
from digsite.core.ordered import put, take
from digsite.games.monuments.events import Event
from digsite.games.monuments.rules.actions import add_to_column, draw_card
from digsite.games.monuments.rules.cards import leave_hand, nothing_to_draw, take_open
from digsite.games.monuments.state import NONE, SYMBOLS, VALUES, Step, Symbol, Why


@small_rule
def may_buy(box, state, seat, token):
    """Tokens: the player needs more such symbols in their monuments than anybody else, and not the token itself."""
    if not box.tokens or state.holder[token] == seat:
        return False
    for other in range(box.players):
        if other != seat and state.emblems[other, token] >= state.emblems[seat, token]:
            return False
    return True


@rule
def may_buy_any(box, state, seat):
    for token in range(SYMBOLS):
        if may_buy(box, state, seat, token):
            return True
    return False


@rule
def buy_token(box, state, token, log):
    """Tokens: buy from the bank or from the holder, for points at once."""
    seat = state.seat
    if state.holder[token] != NONE:
        tell(log, Event.TOKEN_LOST, state.holder[token], token)
    state.holder[token] = seat
    state.points[seat, Why.TOKENS] += box.token_bought
    tell(log, Event.TOKEN_BOUGHT, seat, token, box.token_bought)


@small_rule
def ready(state, seat, token):
    """Return whether the seat holds the token and has not used it this turn."""
    return (state.holder[token] == seat) & (state.used[token] == 0)


@rule
def may_draw_extra(box, state, seat):
    """Tokens: the helmet needs a point to pay and a card to draw."""
    points = 0
    for why in range(state.points.shape[1]):
        points += state.points[seat, why]
    return ready(state, seat, Symbol.HELMET) and points >= box.extra_cost and not nothing_to_draw(box, state)


@small_rule
def may_swap(state, seat):
    """Tokens: the ship needs a card in hand and an open one."""
    return ready(state, seat, Symbol.SHIP) and state.held[seat] > 0 and state.opened > 0


@small_rule
def may_reorder(state, seat):
    """Tokens: the scroll is used while extending a monument."""
    return state.step == Step.EXTENDING and ready(state, seat, Symbol.SCROLL)


@rule
def draw_extra(box, state, choice, log):
    """Tokens: draw a card beside the actions, for a point."""
    seat = state.seat
    state.used[Symbol.HELMET] = 1
    state.points[seat, Why.TOKENS] -= box.extra_cost
    tell(log, Event.EXTRA_PAID, seat, box.extra_cost)
    draw_card(box, state, choice, log)


@rule
def offer(box, state, card, log):
    """Tokens: offer a card to the display; if only one open card lies there, swap them at once."""
    state.used[Symbol.SHIP] = 1
    leave_hand(state, state.seat, card)
    state.offered = card
    tell(log, Event.OFFERED, state.seat, card)
    if state.opened == 1:
        swap_for(box, state, state.open[0], log)
        return True
    state.step = Step.SWAPPING
    return False


@rule
def swap_for(box, state, card, log):
    """Tokens: take the open card into the hand."""
    seat = state.seat
    tell(log, Event.SWAPPED, seat, state.offered, card)
    take_open(state, seat, card)
    put(state.open, state.opened, state.offered)
    state.opened += 1
    state.offered = NONE


@rule
def lift_column(box, state, log):
    """Tokens: take up the cards of the monument being extended, to lay them again in another order."""
    seat = state.seat
    monument = state.laying
    state.used[Symbol.SCROLL] = 1
    state.step = Step.REORDERING
    for i in range(state.height[seat, monument]):
        put(state.loose, i, state.column[seat, monument, i])
        state.column[seat, monument, i] = NONE
    state.height[seat, monument] = 0
    tell(log, Event.COLUMN_LIFTED, seat, monument)


@rule
def lay_again(box, state, card, log):
    """Tokens: lay one of the cards taken up; the last one is laid automatically."""
    take(state.loose, VALUES, card)
    add_to_column(box, state, card, log)
    if state.loose[1] == NONE:
        last = state.loose[0]
        take(state.loose, VALUES, last)
        add_to_column(box, state, last, log)
        state.step = Step.EXTENDING
