"""Score: the points at the end, and the winner."""

from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell
from digsite.games.thebes.events import Event
from digsite.games.thebes.state import EXHIBITIONS, FACES, NONE, PRESENTED, REGIONS, Card, Why

WHYS = len(Why)


@small_rule
def points_for_finds(box, state, seat):
    points = 0
    for region in range(REGIONS):
        for face in range(FACES):
            points += state.finds[seat, region, face] * box.find_points[face]
    return points


@small_rule
def points_for_presentations(box, state, seat, first, last):
    points = 0
    for card in range(first, last):
        points += state.shows[seat, card] * box.presented_points[card]
    return points


@small_rule
def points_for_professors(box, state, seat):
    points = 0
    for professor in range(len(state.professor)):
        if state.professor[professor] == seat:
            points += box.professor_points[professor]
    return points


@small_rule
def points_for_time(box, state, seat):
    """Score: give a point for every full three weeks behind the foremost marker."""
    foremost = state.week[state.order[box.players - 1]]
    return (foremost - state.week[seat]) // box.weeks_per_point


@rule
def points_for(box, state, seat, why):
    """Score: return a seat's points of one kind."""
    if why == Why.FINDS:
        return points_for_finds(box, state, seat)
    if why == Why.EXHIBITIONS:
        return points_for_presentations(box, state, seat, 0, EXHIBITIONS)
    if why == Why.PROFESSORS:
        return points_for_professors(box, state, seat)
    if why == Why.MUSEUMS:
        return points_for_presentations(box, state, seat, EXHIBITIONS, PRESENTED)
    if why == Why.CONGRESSES:
        return box.congress_points[state.cards[seat, Card.CONGRESS]]
    return points_for_time(box, state, seat)


@rule
def announce_scores(box, state, log):
    """Score: announce every seat's points and their reasons."""
    for seat in range(box.players):
        for why in range(WHYS):
            points = points_for(box, state, seat, why)
            if points > 0:
                tell(log, Event.SCORED, seat, why, points)


@rule
def scores(box, state, points, shares):
    """Score: most points win; ties go to the player furthest back in time, and on one field the win is shared."""
    best = NONE
    for seat in range(box.players):
        shares[seat] = 0.0
        points[seat] = 0
        for why in range(WHYS):
            points[seat] += points_for(box, state, seat, why)
        if (
            best == NONE
            or points[seat] > points[best]
            or (points[seat] == points[best] and state.week[seat] < state.week[best])
        ):
            best = seat
    tied = 0
    for seat in range(box.players):
        tied += points[seat] == points[best] and state.week[seat] == state.week[best]
    for seat in range(box.players):
        if points[seat] == points[best] and state.week[seat] == state.week[best]:
            shares[seat] = 1.0 / tied
