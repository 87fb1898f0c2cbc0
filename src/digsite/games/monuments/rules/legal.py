"""The legal moves.

Moves are written first and counted only if they are legal: a processor cannot predict what random players hold, and a
wrong branch prediction costs more than the write.
"""

from digsite.core.compiled import rule, small_rule
from digsite.games.monuments.moves import Move
from digsite.games.monuments.rules.actions import builds, count_by_monument, count_by_symbol, pairs
from digsite.games.monuments.rules.cards import deck_left
from digsite.games.monuments.rules.historian import may_write
from digsite.games.monuments.rules.tokens import may_buy, may_draw_extra, may_reorder, may_swap
from digsite.games.monuments.state import NONE, SYMBOLS, Step


@small_rule
def legal_draws(box, state, moves, count, family):
    """Clause 1a: list the deck while it lasts, and every open card."""
    moves[count] = family
    count += deck_left(box, state) > 0
    for i in range(state.opened):
        moves[count] = family + 1 + state.open[i]
        count += 1
    return count


@small_rule
def legal_columns(box, state, moves, count):
    """Clauses 1b and 1c: list every card that can begin or continue a column."""
    seat = state.seat
    counts = count_by_monument(box, state, seat)
    for i in range(state.held[seat]):
        card = state.hand[seat, i]
        moves[count] = Move.BUILD + card
        count += builds(box, state, seat, card, counts)
    for i in range(state.held[seat]):
        card = state.hand[seat, i]
        moves[count] = Move.EXTEND + card
        count += state.height[seat, box.monument[card]] > 0
    return count


@small_rule
def legal_pairs(box, state, moves, count, counts, family):
    """Clauses 1 and 1d: list every card that has a second one with its symbol."""
    seat = state.seat
    for i in range(state.held[seat]):
        card = state.hand[seat, i]
        moves[count] = family + card
        count += pairs(box, card, counts)
    return count


@rule
def legal_features(box, state, moves, count):
    """Tokens: list the helmet's extra card and the ship's swap, at any time in a monument turn."""
    seat = state.seat
    if may_draw_extra(box, state, seat):
        count = legal_draws(box, state, moves, count, Move.EXTRA)
    if may_swap(state, seat):
        for i in range(state.held[seat]):
            moves[count] = Move.SWAP + state.hand[seat, i]
            count += 1
    return count


@rule
def legal_purchases(box, state, moves, count):
    """Tokens: list those of whose symbol the player has the most."""
    for token in range(SYMBOLS):
        moves[count] = Move.BUY + token
        count += may_buy(box, state, state.seat, token)
    return count


@small_rule
def legal_acting(box, state, moves):
    """Clauses 1 and 2: list every action, the pair for a fourth, and the historian turn instead."""
    counts = count_by_symbol(box, state, state.seat)
    count = legal_draws(box, state, moves, 0, Move.DRAW)
    count = legal_columns(box, state, moves, count)
    count = legal_pairs(box, state, moves, count, counts, Move.SCORE)
    if state.bought == 0:
        count = legal_pairs(box, state, moves, count, counts, Move.FOURTH)
    moves[count] = Move.HISTORIAN
    count += may_write(box, state, state.seat)
    if box.tokens:
        count = legal_features(box, state, moves, count)
        count = legal_purchases(box, state, moves, count)
    return count


@small_rule
def legal_ending(box, state, moves):
    """Clause 1: after the last action, list the pairs for a fourth, and the end of the turn."""
    count = 0
    if state.bought == 0:
        count = legal_pairs(box, state, moves, 0, count_by_symbol(box, state, state.seat), Move.FOURTH)
    if box.tokens:
        count = legal_features(box, state, moves, count)
    moves[count] = Move.END
    return count + 1


@small_rule
def legal_laying(box, state, moves):
    """Clauses 1b and 1c: list further cards of the monument; stopping once there are enough."""
    seat = state.seat
    count = 0
    for i in range(state.held[seat]):
        card = state.hand[seat, i]
        moves[count] = Move.LAY + card
        count += box.monument[card] == state.laying
    moves[count] = Move.DONE
    count += state.due == 0
    moves[count] = Move.REORDER
    return count + may_reorder(state, seat)


@small_rule
def legal_partners(box, state, moves):
    """Clauses 1 and 1d: list the second cards with the symbol of the first."""
    seat = state.seat
    count = 0
    for i in range(state.held[seat]):
        card = state.hand[seat, i]
        moves[count] = Move.WITH + card
        count += box.symbol[card] == state.symbol
    return count


@small_rule
def legal_listed(moves, family, cards):
    """List every card of an array."""
    count = 0
    while count < len(cards) and cards[count] != NONE:
        moves[count] = family + cards[count]
        count += 1
    return count


@small_rule
def legal(box, state, moves):
    """Write the legal moves of the seat to move in rising order; return their number."""
    step = state.step
    if step == Step.ACTING:
        return legal_acting(box, state, moves)
    if step == Step.ENDING:
        return legal_ending(box, state, moves)
    if step == Step.BUILDING or step == Step.EXTENDING:
        return legal_laying(box, state, moves)
    if step == Step.SCORING or step == Step.BUYING:
        return legal_partners(box, state, moves)
    if step == Step.SWAPPING:
        return legal_listed(moves, Move.FOR, state.open)
    if step == Step.REORDERING:
        return legal_listed(moves, Move.LAY, state.loose)
    return 0
