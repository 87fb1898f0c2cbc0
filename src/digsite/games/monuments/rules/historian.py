"""Chapter B, 2: the historian turn."""

from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell
from digsite.games.monuments.events import Event
from digsite.games.monuments.state import MONUMENTS, NONE, SPACES, End


@small_rule
def within_reach(box, state, seat):
    """Return how many cards a history of this seat would take: one from every opponent's column of two or more."""
    reach = 0
    for other in range(box.players):
        reach += state.exposed[other]
    return reach - state.exposed[seat]


@small_rule
def may_write(box, state, seat):
    """Clause 2: instead of a monument turn, a player needs a historian left and something to write about."""
    used = state.used[0] + state.used[1] + state.used[2]
    untouched = state.actions == box.actions and state.bought == 0 and used == 0
    return untouched and state.historians[seat] > 0 and within_reach(box, state, seat) > 0


@rule
def take_from_column(box, state, owner, monument, log):
    """Clause 2: remove the bottom card of the column, which is its last one, from the game."""
    height = state.height[owner, monument] - 1
    card = state.column[owner, monument, height]
    if box.take_from == End.COLUMN_START:
        card = state.column[owner, monument, 0]
        for i in range(height):
            state.column[owner, monument, i] = state.column[owner, monument, i + 1]
    state.column[owner, monument, height] = NONE
    state.height[owner, monument] = height
    state.exposed[owner] -= height == 1
    state.emblems[owner, box.symbol[card]] -= 1
    state.gone[card] = 1
    tell(log, Event.CARD_LOST, owner, card)


@rule
def spread_fame(box, state, monument, log):
    """Clause 2: move the monument's marker on by one; past the last space the step is lost."""
    if state.fame[monument] < SPACES:
        state.fame[monument] += 1
        tell(log, Event.FAME_GROWN, monument, state.fame[monument])
    else:
        tell(log, Event.FAME_FULL, monument)


@rule
def place_historian(box, state, seat, cards, log):
    """Clause 2: put the historian on the space of the number of cards, on top of those already there.

    The list is kept from the best to the worst: the lower one of a tower is better, so a newcomer ranks behind it.
    """
    at = state.written
    while at > 0 and state.volume[at - 1] < cards:
        state.writer[at] = state.writer[at - 1]
        state.volume[at] = state.volume[at - 1]
        at -= 1
    state.writer[at] = seat
    state.volume[at] = cards
    state.written += 1
    state.historians[seat] -= 1
    tell(log, Event.HISTORIAN_PLACED, seat, cards, at)


@rule
def write_history(box, state, log):
    """Clause 2: take a card from every opponent's monument that has at least two; there is no choice."""
    seat = state.seat
    cards = within_reach(box, state, seat)
    tell(log, Event.HISTORY_BEGUN, seat)
    for monument in range(MONUMENTS):
        for owner in range(box.players):
            if owner != seat and state.height[owner, monument] >= 2:
                take_from_column(box, state, owner, monument, log)
                spread_fame(box, state, monument, log)
    place_historian(box, state, seat, cards, log)
