"""What a seat cannot know, drawn again: the others' hands, except the cards they took openly."""

from digsite.core.compiled import rule, small_rule
from digsite.core.ordered import put, take_at
from digsite.games.monuments.rules.actions import may_act
from digsite.games.monuments.rules.cards import draw_unseen, nothing_to_draw, put_in_hand
from digsite.games.monuments.rules.tokens import may_buy_any
from digsite.games.monuments.state import Step


@rule
def put_back(state, seat):
    """Return the cards only their owner has seen to the unseen ones; return their number."""
    count = 0
    for i in range(state.held[seat] - 1, -1, -1):
        if state.shown[state.hand[seat, i]] == 0:
            card = take_at(state.hand[seat], state.held[seat], i)
            state.held[seat] -= 1
            put(state.pile, state.piled, card)
            state.piled += 1
            count += 1
    return count


@rule
def deal_unseen(box, state, seat, count):
    for _ in range(count):
        put_in_hand(state, seat, draw_unseen(box, state))


@small_rule
def held_with(state, seat, kinds, kind):
    """Count the cards in a hand of one kind, where `kinds` gives the kind of each card."""
    count = 0
    for i in range(state.held[seat]):
        count += kinds[state.hand[seat, i]] == kind
    return count


@rule
def plausible(box, state, dry):
    """Return whether the player whose turn it is can hold these cards; `dry` means that nothing can be drawn.

    A builder has the cards that must still be laid, and a player who discarded one card of a pair has the other. Where
    no card is left to draw, a player who is asked for an action has one, and a player whose turn ended early had none.
    """
    seat = state.turn
    step = state.step
    if step == Step.BUILDING:
        return held_with(state, seat, box.monument, state.laying) >= state.due
    if step == Step.SCORING or step == Step.BUYING:
        return held_with(state, seat, box.symbol, state.symbol) > 0
    if (step == Step.ACTING or step == Step.OVER) and state.actions > 0 and dry:
        acts = may_act(box, state, seat) or may_buy_any(box, state, seat)
        return acts == (step == Step.ACTING)
    return True


@rule
def redeal(box, state, seat):
    """Draw every possible distribution of the unseen cards with equal probability.

    Only the hand of the player whose turn it is has constraints. It is drawn first, until it satisfies them, which the
    true hand does. The number of each hand's unseen cards takes eight bits of `counts`.
    """
    dry = nothing_to_draw(box, state)
    counts = 0
    for other in range(box.players):
        if other != seat:
            counts += put_back(state, other) << (8 * other)
    for other in range(box.players):
        if other != seat and other == state.turn:
            deal_unseen(box, state, other, (counts >> (8 * other)) & 255)
            while not plausible(box, state, dry):
                deal_unseen(box, state, other, put_back(state, other))
    for other in range(box.players):
        if other != seat and other != state.turn:
            deal_unseen(box, state, other, (counts >> (8 * other)) & 255)
