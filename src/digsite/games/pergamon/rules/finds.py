"""Phase 1: laying out finds. A pile is an array of tiles in order of age, padded with NONE."""

from digsite.core.chance import draw
from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell
from digsite.core.ordered import put, take_at
from digsite.games.pergamon.events import Event
from digsite.games.pergamon.state import DEAL, GALLERIES, NONE, ROOM, TILES, Step


@small_rule
def take_unseen(state):
    """Take one of the finds nobody has seen. The whole pile moves up, which a processor does in one go."""
    at = draw(state, state.piled)
    tile = state.pile[at]
    for i in range(TILES - 1):
        state.pile[i] = state.pile[i + 1] if i >= at else state.pile[i]
    state.piled -= 1
    state.pile[state.piled] = NONE
    return tile


@rule
def turn_up_finds(box, state, log):
    """Clause 1: turn up as many finds of the month's pile as the galleries have room for.

    The others go back unseen. Nobody knows which they were, so they stay among the unseen finds; the probabilities are
    the same as if all sixty had been shuffled at the start.
    """
    room = 0
    for gallery in range(GALLERIES):
        if state.filled[gallery] < ROOM:
            room += 1
    for i in range(room):
        put(state.laid, i, take_unseen(state))
    if room < DEAL:
        tell(log, Event.LEFT_UNSEEN, DEAL - room)
    state.lay_next = 0


@small_rule
def lay(box, state, at, log):
    """Clause 1: lay a find in the uppermost gallery that has room and got none this round."""
    while state.filled[state.lay_next] == ROOM:
        state.lay_next += 1
    gallery = state.lay_next
    tile = take_at(state.laid, DEAL, at)
    state.gallery[gallery, state.filled[gallery]] = tile
    state.filled[gallery] += 1
    state.lay_next += 1
    tell(log, Event.FIND_LAID, tile, gallery)


@small_rule
def youngest_alike(box, state):
    """Return how many of the finds still to be laid out share the youngest century."""
    count = 0
    while count < DEAL and state.laid[count] != NONE:
        if box.century[state.laid[count]] != box.century[state.laid[0]]:
            break
        count += 1
    return count


@rule
def lay_out_finds(box, state, log):
    """Clause 1: lay out finds from youngest to oldest, until done or, with variant 2, the start player must choose."""
    while state.laid[0] != NONE:
        if box.free_sorting and youngest_alike(box, state) > 1:
            state.step = Step.SORTING
            state.seat = state.order[0]
            return
        lay(box, state, 0, log)
    state.step = Step.PLACING
