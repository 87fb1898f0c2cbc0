"""Clauses 2 and 3: planning the journeys, and travelling to new sites."""

from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell
from digsite.games.artefakt.events import Event
from digsite.games.artefakt.rules.discovery import clockwise
from digsite.games.artefakt.state import FIGURES, NONE, SEATS, SITES, Step


@small_rule
def sites_away(state, site, steps):
    """Return the two sites `steps` steps away, the lower number first."""
    ahead = state.spot[site] + steps
    back = state.spot[site] - steps
    ahead -= SITES if ahead >= SITES else 0
    back += SITES if back < 0 else 0
    one, other = state.circle[ahead], state.circle[back]
    return min(one, other), max(one, other)


@small_rule
def move_figure(state, seat, figure, site):
    """Move a figure to another site."""
    state.standing[state.figure[seat, figure], seat] -= 1
    state.standing[site, seat] += 1
    state.figure[seat, figure] = site


@rule
def take_cards_back(state):
    """Clause 2: return all four cards to the hands for a new round."""
    for seat in range(SEATS):
        for figure in range(FIGURES):
            state.card[seat, figure] = NONE
        state.turned[seat] = 0


@rule
def plan(box, state, chosen, log):
    """Clause 2: put three of the four cards face down above the figures; after the last plan, turn the first card."""
    seat = state.seat
    for figure in range(FIGURES):
        state.card[seat, figure] = box.plan[chosen, figure]
    tell(log, Event.PLANNED, seat)
    state.seat = clockwise(box, seat)
    if state.seat == state.start:
        turn_card(box, state, log)


@small_rule
def turn_card(box, state, log):
    """Clause 3: turn up the seat's next card; its player chooses now where the figure goes."""
    seat = state.seat
    figure = state.turned[seat]
    state.turned[seat] += 1
    state.step = Step.TRAVELLING
    tell(log, Event.CARD_TURNED, seat, figure, box.steps[state.card[seat, figure]])


@small_rule
def destinations(box, state):
    """Clause 3: return the sites at the full distance, in either direction."""
    seat = state.seat
    figure = state.turned[seat] - 1
    return sites_away(state, state.figure[seat, figure], box.steps[state.card[seat, figure]])


@rule
def travel(box, state, site, log):
    """Clause 3: move the figure and turn to the next player's, then the next kind. Returns True after the last."""
    seat = state.seat
    figure = state.turned[seat] - 1
    move_figure(state, seat, figure, site)
    tell(log, Event.TRAVELLED, seat, figure, site)
    state.seat = clockwise(box, seat)
    if state.turned[state.seat] == FIGURES:
        return True
    turn_card(box, state, log)
    return False
