"""Clauses 2 and 3: planning the journeys, and travelling to new sites."""

from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell
from digsite.games.artefakt.events import Event
from digsite.games.artefakt.rules.discovery import clockwise
from digsite.games.artefakt.state import FIGURES, NONE, SEATS, SITES, Step


@small_rule
def sites_away(state, site, steps):
    """The two sites so many steps away, the lower number first."""
    ahead = state.spot[site] + steps
    back = state.spot[site] - steps
    ahead -= SITES if ahead >= SITES else 0
    back += SITES if back < 0 else 0
    one, other = state.circle[ahead], state.circle[back]
    return min(one, other), max(one, other)


@small_rule
def move_figure(state, seat, figure, site):
    """A figure stands on another site."""
    state.standing[state.figure[seat, figure], seat] -= 1
    state.standing[site, seat] += 1
    state.figure[seat, figure] = site


@rule
def take_cards_back(state):
    """Clause 2: with a new round all four cards are in hand again."""
    for seat in range(SEATS):
        for figure in range(FIGURES):
            state.card[seat, figure] = NONE
        state.turned[seat] = 0


@rule
def plan(box, state, chosen, log):
    """Clause 2: three of the four cards lie face down above the figures; when all have planned, the first is turned."""
    seat = state.seat
    for figure in range(FIGURES):
        state.card[seat, figure] = box.plan[chosen, figure]
    tell(log, Event.PLANNED, seat)
    state.seat = clockwise(box, seat)
    if state.seat == state.start:
        turn_card(box, state, log)


@small_rule
def turn_card(box, state, log):
    """Clause 3: the seat's next card is turned up; where its figure goes is chosen now."""
    seat = state.seat
    figure = state.turned[seat]
    state.turned[seat] += 1
    state.step = Step.TRAVELLING
    tell(log, Event.CARD_TURNED, seat, figure, box.steps[state.card[seat, figure]])


@small_rule
def destinations(box, state):
    """Clause 3: the whole number is used, either way round."""
    seat = state.seat
    figure = state.turned[seat] - 1
    return sites_away(state, state.figure[seat, figure], box.steps[state.card[seat, figure]])


@rule
def travel(box, state, site, log):
    """Clause 3: the figure travels; then the next player's of its kind, then the next kind. True after the last."""
    seat = state.seat
    figure = state.turned[seat] - 1
    move_figure(state, seat, figure, site)
    tell(log, Event.TRAVELLED, seat, figure, site)
    state.seat = clockwise(box, seat)
    if state.turned[state.seat] == FIGURES:
        return True
    turn_card(box, state, log)
    return False
