"""The legal moves.

Moves are written first and counted only if they are legal: a processor cannot predict what random players hold, and a
wrong branch prediction costs more than the write.
"""

from digsite.core.compiled import small_rule
from digsite.games.pergamon.moves import Move
from digsite.games.pergamon.rules.finds import youngest_alike
from digsite.games.pergamon.rules.museum import free_marker, may_polish
from digsite.games.pergamon.rules.turn import may_dig, storage_fee
from digsite.games.pergamon.state import GALLERIES, MARKERS, NONE, SPACES, Step


@small_rule
def left_halves(box, state, seat):
    """Return the objects whose right halves the finds in hand show on their left side, as bits."""
    shown = 0
    for i in range(state.held[seat]):
        shown |= 1 << box.left[state.hand[seat, i]]
    return shown


@small_rule
def legal_rows(box, state, moves, count):
    """Clause 3b: list the finds that can begin a row because another find in hand can follow."""
    seat = state.seat
    shown = left_halves(box, state, seat)
    for i in range(state.held[seat]):
        tile = state.hand[seat, i]
        moves[count] = Move.ROW + tile
        count += (shown >> box.right[tile]) & 1
    return count


@small_rule
def legal_joins(box, state, moves):
    """Clause 3b: list the finds that complete the object at the row's right end; a row of two may be shown."""
    seat = state.seat
    count = 0
    if state.step == Step.JOINING:
        wanted = box.right[state.row_last]
        for i in range(state.held[seat]):
            tile = state.hand[seat, i]
            moves[count] = Move.ROW + tile
            count += box.left[tile] == wanted
    if state.row_length >= 2:
        if may_polish(box, state):
            moves[count] = Move.POLISH
            count += 1
        moves[count] = Move.SHOW
        count += 1
    return count


@small_rule
def legal_exhibiting(box, state, moves):
    """Clause 3b: begin a row, replace one of three collections, or go on to storing."""
    count = legal_rows(box, state, moves, 0)
    if count > 0 and free_marker(state, state.seat) == NONE:
        for marker in range(MARKERS):
            moves[marker] = Move.REPLACE + marker
        count = MARKERS
    moves[count] = Move.CLEAR
    return legal_store(box, state, moves, count + 1)


@small_rule
def legal_storing(box, state, moves):
    """Clause 3c: discard any find, or store the rest."""
    seat = state.seat
    for i in range(state.held[seat]):
        moves[i] = Move.DISCARD + state.hand[seat, i]
    return legal_store(box, state, moves, state.held[seat])


@small_rule
def legal_store(box, state, moves, count):
    """Clause 3c: store only if the player can pay the fee."""
    moves[count] = Move.STORE
    return count + (storage_fee(box, state.held[state.seat]) <= state.coins[state.seat])


@small_rule
def legal_digs(box, state, moves):
    """Clause 3a: dig in any gallery that is allowed, or in none."""
    count = 0
    for gallery in range(GALLERIES):
        moves[count] = Move.DIG + gallery
        count += may_dig(box, state, state.seat, gallery)
    moves[count] = Move.SKIP
    return count + 1


@small_rule
def legal_places(box, state, moves):
    """Clause 2: choose any space without a figure."""
    count = 0
    for space in range(1, SPACES + 1):
        moves[count] = Move.PLACE + space - 1
        count += state.standing[space] == NONE
    return count


@small_rule
def legal(box, state, moves):
    """Write the legal moves of the seat to move in rising order; return their number."""
    step = state.step
    if step == Step.JOINING or step == Step.POLISHING:
        return legal_joins(box, state, moves)
    if step == Step.EXHIBITING:
        return legal_exhibiting(box, state, moves)
    if step == Step.STORING:
        return legal_storing(box, state, moves)
    if step == Step.PLACING:
        return legal_places(box, state, moves)
    if step == Step.DIGGING:
        return legal_digs(box, state, moves)
    if step == Step.REPLACING:
        return legal_rows(box, state, moves, 0)
    if step == Step.SORTING:
        alike = youngest_alike(box, state)
        for i in range(alike):
            moves[i] = Move.LAY + state.laid[i]
        return alike
    return 0
