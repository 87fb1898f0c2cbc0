"""The legal moves.

Moves are written first and counted only if they are legal: a processor cannot predict what random players hold, and a
wrong branch prediction costs more than the write.
"""

from digsite.core.compiled import small_rule
from digsite.games.thebes.moves import PERMITS, STAFFS, VALUES, Move
from digsite.games.thebes.rules.dig import usable_knowledge
from digsite.games.thebes.rules.presentation import all_artifacts
from digsite.games.thebes.state import (
    EXHIBITIONS,
    FACES,
    FIELDS,
    GENERAL_PERMIT,
    MUSEUMS,
    REGIONS,
    WEEKS,
    Card,
    Face,
    Permit,
    Step,
)


@small_rule
def legal_presentations(box, state, moves, count):
    """Exhibition, museum: list the cards beside the board for which the finds suffice."""
    seat = state.seat
    held = all_artifacts(state, seat)
    if held == 0:
        return count
    for card in range(EXHIBITIONS):
        moves[count] = Move.EXHIBIT + card
        enough = state.artifacts[seat, box.show_region[card, 0]] >= box.show_finds[0]
        count += (state.beside[card] > 0) & enough
    for card in range(MUSEUMS):
        moves[count] = Move.MUSEUM + card
        count += (state.beside[EXHIBITIONS + card] > 0) & (held >= box.museum_finds[card])
    return count


@small_rule
def legal_actions(state, moves, count, holds):
    """Thief, robber, scholar: list the cards in hand for every pile that holds something."""
    seat = state.seat
    held = 0
    for kind in range(Card.THIEF, Card.SCHOLAR + 1):
        held |= state.cards[seat, kind]
    if held == 0:
        return count
    for region in range(REGIONS):
        moves[count] = Move.THIEF + region
        count += (state.cards[seat, Card.THIEF + region] > 0) & ((holds >> region) & 1)
    for region in range(REGIONS):
        moves[count] = Move.ROB + region
        count += (state.cards[seat, Card.ROBBER + region] > 0) & ((holds >> region) & 1)
    scholar = state.cards[seat, Card.SCHOLAR] > 0
    for region in range(REGIONS):
        moves[count] = Move.SCHOLAR + region
        count += scholar & ((holds >> region) & 1)
    return count


@small_rule
def legal_digs_with(box, state, moves, count, region, permit):
    """Dig: with one permit, list any number of helpers and every duration that draws a card."""
    seat = state.seat
    special = state.special[seat, region]
    general = state.general[seat]
    move = Move.DIG + (region * PERMITS + permit) * STAFFS * WEEKS - 1
    for helpers in range(state.cards[seat, Card.HELPER] + 1):
        first = box.first_week[usable_knowledge(box, special, general, helpers)]
        for week in range(first, WEEKS + 1):
            moves[count] = move + week
            count += 1
        move += WEEKS
    return count


@small_rule
def legal_digs(box, state, moves, count, holds):
    """Dig: list the piles that hold something, with a valid permit and at least one point of special knowledge."""
    seat = state.seat
    general = state.permits[seat, GENERAL_PERMIT] > 0
    card = state.cards[seat, Card.PERMIT] > 0
    for region in range(REGIONS):
        if state.special[seat, region] > 0 and (holds >> region) & 1:
            if state.permits[seat, region] > 0:
                count = legal_digs_with(box, state, moves, count, region, Permit.LOCAL)
            if general:
                count = legal_digs_with(box, state, moves, count, region, Permit.GENERAL)
            if card:
                count = legal_digs_with(box, state, moves, count, region, Permit.CARD)
    return count


@small_rule
def legal_turn(box, state, moves):
    """Take, play or dig: a player must do one of them and cannot pass."""
    for field in range(FIELDS):
        moves[field] = Move.TAKE + field
    holds = 0
    for region in range(REGIONS):
        holds |= (state.piled[region] > 0) << region
    count = legal_presentations(box, state, moves, FIELDS)
    count = legal_actions(state, moves, count, holds)
    return legal_digs(box, state, moves, count, holds)


@small_rule
def legal_gifts(state, moves):
    """Museum: list the finds that are not knowledge."""
    seat = state.seat
    count = 0
    for region in range(REGIONS):
        for value in range(VALUES):
            moves[count] = Move.GIVE + region * VALUES + value
            count += state.finds[seat, region, Face.ONE + value] > 0
    return count


@small_rule
def legal_picks(state, moves):
    """Robber: list the finds of the pile that are not worthless."""
    count = 0
    for face in range(Face.ONE, FACES):
        moves[count] = Move.PICK + face - Face.ONE
        count += state.seen[state.robbed, face] > 0
    return count


@small_rule
def legal(box, state, moves):
    """Write the legal moves of the seat to move in rising order; return their number."""
    if state.step == Step.TURN:
        return legal_turn(box, state, moves)
    if state.step == Step.GIVING:
        return legal_gifts(state, moves)
    if state.step == Step.PICKING:
        return legal_picks(state, moves)
    return 0
