"""Phase 3b: exhibiting finds, and the movement of markers in the museum."""

from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell
from digsite.core.ordered import take
from digsite.games.pergamon.events import Event
from digsite.games.pergamon.state import MARKERS, MUSEUM, NONE, ROUNDS, Fate, Step, Why


@small_rule
def free_marker(state, seat):
    """Return the first of the three markers without a collection, or NONE."""
    for marker in range(MARKERS):
        if state.marker[seat, marker] == 0:
            return marker
    return NONE


@small_rule
def year_of(box, tile, right):
    """Return the year of the object two joined finds complete: the century is on the left, the number on the right."""
    return 100 * box.century[tile] + box.number[right]


@rule
def add_to_row(box, state, tile, log):
    """Clause 3b: lay a find to the right of the row, where its left half completes an object."""
    seat = state.seat
    take(state.hand[seat], state.held[seat], tile)
    state.held[seat] -= 1
    if state.row_length == 0:
        state.row_first = tile
        tell(log, Event.ROW_BEGUN, seat, tile)
    else:
        last = state.row_last
        state.joined[last] = tile
        tell(log, Event.JOINED, seat, tile, box.right[last], year_of(box, last, tile))
    state.row_last = tile
    state.row_length += 1
    state.step = Step.JOINING


@small_rule
def may_polish(box, state):
    """Clause 3b: allow up to three coins per collection, and any number in the last round."""
    return state.coins[state.seat] > 0 and (state.polish < box.polish_limit or state.calendar == ROUNDS)


@small_rule
def polish(box, state, log):
    """Clause 3b: pay one coin to raise the row's value by one."""
    state.coins[state.seat] -= 1
    state.polish += 1
    state.step = Step.POLISHING
    tell(log, Event.POLISHED, state.seat, state.polish)


@small_rule
def value_of(box, state, first):
    """Clause 3b: add the century of every complete object; the last find's right half completes nothing."""
    value = 0
    tile = first
    while state.joined[tile] != NONE:
        value += box.century[tile]
        tile = state.joined[tile]
    return value


@rule
def break_up(box, state, seat, marker, why, log):
    """Return the marker to its owner and the finds to the box."""
    tell(log, Event.BROKEN_UP, seat, marker, why)
    state.marker[seat, marker] = 0
    tile = state.collection[seat, marker]
    state.collection[seat, marker] = NONE
    while tile != NONE:
        beyond = state.joined[tile]
        state.joined[tile] = NONE
        tell(log, Event.FIND_BOXED, tile)
        tile = beyond


@rule
def push_down(box, state, space, log):
    """Clause 3b: move every marker on this space or a lower one down by one; from space 1 it leaves the museum."""
    for seat in range(box.players):
        for marker in range(MARKERS):
            at = state.marker[seat, marker]
            if 0 < at <= space:
                state.marker[seat, marker] = at - 1
                tell(log, Event.PUSHED, seat, marker, at, at - 1)
                if at == 1:
                    break_up(box, state, seat, marker, Fate.PUSHED_OUT, log)


@rule
def exhibit(box, state, log):
    """Clause 3b: show the row on the space of its value, at most 24, and push down what is not worth more."""
    seat = state.seat
    value = value_of(box, state, state.row_first) + state.polish
    space = min(value, MUSEUM)
    marker = free_marker(state, seat)
    tell(log, Event.SHOWN, seat, marker, value, space, box.show_points)
    push_down(box, state, space, log)
    state.marker[seat, marker] = space
    state.collection[seat, marker] = state.row_first
    state.points[seat, Why.SHOWS] += box.show_points
    state.row_first = NONE
    state.row_last = NONE
    state.row_length = 0
    state.polish = 0


@rule
def step_down(box, state, log):
    """Clause 4: after an evaluation, move all markers down by the number on the calendar."""
    steps = box.step_down[state.calendar]
    for seat in range(box.players):
        for marker in range(MARKERS):
            at = state.marker[seat, marker]
            if at > 0:
                to = max(at - steps, 0)
                state.marker[seat, marker] = to
                tell(log, Event.STEPPED_DOWN, seat, marker, at, to)
                if to == 0:
                    break_up(box, state, seat, marker, Fate.LOST_INTEREST, log)
