"""The dig piles: drawing from them, looking through them, and their history.

A pile is mixed whenever somebody draws from it, so its order means nothing. Its history holds what was seen of it, by
whom, and how many finds had been laid there by then; nobody can know more about its contents.
"""

from digsite.core.chance import draw
from digsite.core.compiled import rule, small_rule
from digsite.core.counted import nth_kind, total
from digsite.core.log import tell, whisper
from digsite.games.thebes.events import Event
from digsite.games.thebes.rules.knowledge import learn_general
from digsite.games.thebes.state import COUNTS, FACES, LAID, WHAT, Face


@small_rule
def decide(state, region):
    """Decide the face of a find that somebody sees for the first time."""
    unseen = state.unseen[region]
    face = nth_kind(unseen, draw(state, total(unseen)))
    unseen[face] -= 1
    state.fresh[region] -= 1
    return face


@small_rule
def remember(state, region, what):
    """Begin a row of the pile's history."""
    row = state.history[region, state.rows[region]]
    state.rows[region] += 1
    row[WHAT] = what
    row[LAID] = state.laid[region]
    return row


@rule
def draw_find(state, region, count):
    """Draw one card from a mixed pile that holds `count`."""
    nth = draw(state, count)
    if nth < state.fresh[region]:
        return decide(state, region)
    face = nth_kind(state.seen[region], nth - state.fresh[region])
    state.seen[region, face] -= 1
    return face


@rule
def keep_find(box, state, seat, region, face, log):
    """Finds: put an artifact face up before the player; an open book is knowledge and cannot be presented."""
    state.piled[region] -= 1
    state.finds[seat, region, face] += 1
    if face == Face.KNOWLEDGE:
        learn_general(box, state, seat, box.find_books, log)
    else:
        state.artifacts[seat, region] += 1


@rule
def turn_up(box, state, region, cards, what, log):
    """Dig, thief: draw cards one by one; worthless ones return to the pile after the last."""
    seat = state.seat
    row = remember(state, region, what)
    count = state.piled[region]
    for i in range(cards):
        face = draw_find(state, region, count - i)
        row[COUNTS + face] += 1
        if face == Face.RUBBLE:
            tell(log, Event.RUBBLE, seat, region)
        else:
            tell(log, Event.FOUND, seat, region, face)
            keep_find(box, state, seat, region, face, log)
    state.seen[region, Face.RUBBLE] += row[COUNTS + Face.RUBBLE]


@rule
def look_through(state, region, what, log):
    """Scholar, robber: show every card of the pile to the player and to nobody else."""
    while state.fresh[region] > 0:
        state.seen[region, decide(state, region)] += 1
    row = remember(state, region, what)
    for face in range(FACES):
        row[COUNTS + face] = state.seen[region, face]
        if row[COUNTS + face] > 0:
            whisper(log, state.seat, Event.PILE_SEEN, region, face, row[COUNTS + face])
