"""Phase 4: evaluations, the final evaluation, and the winner."""

from digsite.core.compiled import rule
from digsite.core.log import tell
from digsite.games.pergamon.events import Event
from digsite.games.pergamon.rules.museum import step_down, year_of
from digsite.games.pergamon.state import MARKERS, NONE, ROUNDS, Why

ANY = -1
EARLIEST = 10_000
"""A year before any object's. Years are counted back from the birth of Christ."""


@rule
def oldest_object(box, state, kind, before, only):
    """Find the oldest complete object on show that is younger than `before`: its owner, kind and year.

    `kind` and the seat `only` may be ANY. The owner is NONE if there is no match.
    """
    owner, found, oldest = NONE, NONE, 0
    for seat in range(box.players):
        if only != ANY and only != seat:
            continue
        for marker in range(MARKERS):
            tile = state.collection[seat, marker]
            while tile != NONE and state.joined[tile] != NONE:
                right = state.joined[tile]
                year = year_of(box, tile, right)
                if (kind == ANY or box.right[tile] == kind) and oldest < year < before:
                    owner, found, oldest = seat, box.right[tile], year
                tile = right
    return owner, found, oldest


@rule
def count_visitors(box, state, log):
    """Clause 4: give victory points for the museum space of every collection."""
    for seat in range(box.players):
        for marker in range(MARKERS):
            space = state.marker[seat, marker]
            if space > 0:
                state.points[seat, Why.VISITORS] += box.visitors[space]
                tell(log, Event.VISITED, seat, marker, space, box.visitors[space])


@rule
def award_oldest_of_kind(box, state, log):
    """Clause 4: give the prize for the oldest object of the kind on the calendar."""
    kind = box.prized[state.calendar]
    owner, _, year = oldest_object(box, state, kind, EARLIEST, ANY)
    if owner == NONE:
        tell(log, Event.NOBODY_PRIZED, kind)
    else:
        state.points[owner, Why.PRIZES] += box.prize_points
        tell(log, Event.PRIZED, owner, kind, year, box.prize_points)


@rule
def honour_the_oldest(box, state, log):
    """End: give the prizes for the three oldest objects on show, to any owner."""
    before = EARLIEST
    for rank in range(len(box.oldest_points)):
        owner, kind, before = oldest_object(box, state, ANY, before, ANY)
        if owner == NONE:
            return
        state.points[owner, Why.OLDEST] += box.oldest_points[rank]
        tell(log, Event.HONOURED, owner, rank, kind, before, box.oldest_points[rank])


@rule
def evaluate(box, state, log):
    """Clause 4, in its order: visitors, the prized object, then collections step down or the final prizes are given."""
    tell(log, Event.EVALUATION, state.calendar)
    count_visitors(box, state, log)
    award_oldest_of_kind(box, state, log)
    if state.calendar == ROUNDS:
        honour_the_oldest(box, state, log)
    else:
        step_down(box, state, log)


@rule
def scores(box, state, points, shares):
    """End: most points win; ties go to the player with the oldest object on show, otherwise the win is shared."""
    best = NONE
    for seat in range(box.players):
        points[seat] = 0
        for why in range(state.points.shape[1]):
            points[seat] += state.points[seat, why]
        shares[seat] = 0.0
        if best == NONE or points[seat] > points[best]:
            best = seat
    leader, oldest, tied = NONE, NONE, 0
    for seat in range(box.players):
        if points[seat] == points[best]:
            tied += 1
            year = oldest_object(box, state, ANY, EARLIEST, seat)[2]
            if year > oldest:
                leader, oldest = seat, year
    if oldest > 0:
        shares[leader] = 1.0
    else:
        for seat in range(box.players):
            if points[seat] == points[best]:
                shares[seat] = 1.0 / tied
