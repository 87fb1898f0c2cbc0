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
def permitted(state, holds):
    """Dig: mark the permits that may be used, three for each region, from the lowest bit on.

    The pile must hold something, and the player needs at least one point of special knowledge.
    """
    seat = state.seat
    anywhere = ((state.permits[seat, GENERAL_PERMIT] > 0) << Permit.GENERAL) | (
        (state.cards[seat, Card.PERMIT] > 0) << Permit.CARD
    )
    permits = 0
    for region in range(REGIONS):
        usable = (state.special[seat, region] > 0) & ((holds >> region) & 1)
        local = (state.permits[seat, region] > 0) << Permit.LOCAL
        permits |= ((local | anywhere) * usable) << (region * PERMITS)
    return permits


@small_rule
def legal_digs(box, state, moves, count, holds):
    """Dig: with each permit, list any number of helpers and every duration that draws a card.

    As many moves as there are weeks are written at once; those behind the longest dig do not count. Going on as long as
    there are permits keeps the compiled code short, which is faster than a copy of it for each permit.
    """
    seat = state.seat
    general = state.general[seat]
    helpers = state.cards[seat, Card.HELPER]
    permits = permitted(state, holds)
    move, permit = Move.DIG - 1, 0
    while permits > 0:
        if permits & 1:
            special = state.special[seat, permit // PERMITS]
            for staff in range(helpers + 1):
                first = box.first_week[usable_knowledge(box, special, general, staff)]
                for week in range(WEEKS):
                    moves[count + week] = move + staff * WEEKS + first + week
                count += WEEKS + 1 - first
        permits >>= 1
        permit += 1
        move += STAFFS * WEEKS
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
