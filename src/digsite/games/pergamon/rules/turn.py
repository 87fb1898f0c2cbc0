"""Phase 3: excavating and storing finds, and the tomb raider's turn."""

from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell
from digsite.core.ordered import put, take
from digsite.games.pergamon.events import Event
from digsite.games.pergamon.state import GALLERIES, NONE, RAIDER, Step


@small_rule
def may_dig(box, state, figure, gallery):
    """Clause 3a: a gallery must hold finds, be within reach of the figure's space, and be affordable."""
    return (
        state.filled[gallery] > 0
        and gallery < box.deepest[state.acting]
        and box.dig_cost[gallery] <= state.coins[figure]
    )


@rule
def dig(box, state, figure, gallery, log):
    """Clause 3a: pay, and take all finds of the gallery. The tomb raider's finds go to the box."""
    cost = box.dig_cost[gallery]
    state.coins[figure] -= cost
    tell(log, Event.DUG, figure, gallery, cost, state.filled[gallery])
    for i in range(state.filled[gallery]):
        tile = state.gallery[gallery, i]
        state.gallery[gallery, i] = NONE
        tell(log, Event.FIND_TAKEN, figure, tile, gallery)
        if figure != RAIDER:
            put(state.hand[figure], state.held[figure], tile)
            state.held[figure] += 1
    state.filled[gallery] = 0


@rule
def raid(box, state, log):
    """Raider: dig in the dearest gallery with finds that he may enter and can pay; he keeps his change."""
    dearest = NONE
    for gallery in range(GALLERIES):
        if may_dig(box, state, RAIDER, gallery) and (dearest == NONE or box.dig_cost[gallery] >= box.dig_cost[dearest]):
            dearest = gallery
    if dearest != NONE:
        dig(box, state, RAIDER, dearest, log)


@rule
def ask_for_digging(box, state):
    """Clause 3a: ask if there is a gallery to dig in."""
    for gallery in range(GALLERIES):
        if may_dig(box, state, state.seat, gallery):
            state.step = Step.DIGGING
            return True
    return False


@rule
def ask_for_exhibiting(box, state):
    """Clauses 3b and 3c: ask if there are finds in hand."""
    state.step = Step.EXHIBITING
    return state.held[state.seat] > 0


@small_rule
def storage_fee(box, held):
    """Clause 3c: three finds are stored free; every further three, or part of three, cost a coin."""
    fee = 0
    beyond = held - box.stored_free
    while beyond > 0:
        beyond -= box.stored_per_coin
        fee += 1
    return fee


@small_rule
def discard(box, state, tile, log):
    """Clause 3c: put a find in the box instead of storing it."""
    seat = state.seat
    take(state.hand[seat], state.held[seat], tile)
    state.held[seat] -= 1
    tell(log, Event.FIND_BOXED, tile)


@small_rule
def store(box, state, log):
    """Clause 3c: pay for the finds that are kept."""
    seat = state.seat
    fee = storage_fee(box, state.held[seat])
    state.coins[seat] -= fee
    tell(log, Event.STORED, seat, state.held[seat], fee)
