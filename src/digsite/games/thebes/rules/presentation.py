"""Take: presentation cards, which lie beside the board for any player with the finds."""

from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell
from digsite.games.thebes.events import Event
from digsite.games.thebes.state import EXHIBITIONS, NONE, REGIONS, TIERS, Card, Face, Step


@small_rule
def tiers_reached(box, state, seat, card):
    """Exhibition: return how many places of the card the player's finds fill, from the first on, without a gap."""
    reached = 0
    while reached < TIERS and state.artifacts[seat, box.show_region[card, reached]] >= box.show_finds[reached]:
        reached += 1
    return reached


@rule
def exhibit(box, state, card, log):
    """Exhibition: show the finds and keep them; the more of the card's places they fill, the fewer weeks it costs."""
    seat = state.seat
    tiers = tiers_reached(box, state, seat, card)
    weeks = box.show_weeks[card, tiers - 1]
    state.beside[card] -= 1
    state.shows[seat, card] += 1
    tell(log, Event.EXHIBITED, seat, Card.EXHIBITION + card, tiers, weeks, box.presented_points[card])
    return weeks


@small_rule
def all_artifacts(state, seat):
    """Count a player's finds that may be shown or given away."""
    count = 0
    for region in range(REGIONS):
        count += state.artifacts[seat, region]
    return count


@rule
def give(state, region, face, log):
    """Museum: remove a find from the game."""
    seat = state.seat
    state.finds[seat, region, face] -= 1
    state.artifacts[seat, region] -= 1
    state.owed -= 1
    tell(log, Event.GIVEN, seat, region, face)


@rule
def give_the_only_ones(state, log):
    """Museum: give finds without asking if they are all alike or all wanted."""
    seat = state.seat
    kinds = 0
    for region in range(REGIONS):
        for face in range(Face.ONE, Face.KNOWLEDGE):
            kinds += state.finds[seat, region, face] > 0
    if kinds == 1 or all_artifacts(state, seat) == state.owed:
        for region in range(REGIONS):
            for face in range(Face.ONE, Face.KNOWLEDGE):
                while state.owed > 0 and state.finds[seat, region, face] > 0:
                    give(state, region, face, log)


@rule
def choose_museum(box, state, card, log):
    """Museum: give the card to the player, who now chooses the finds to hand over."""
    seat = state.seat
    state.beside[EXHIBITIONS + card] -= 1
    state.shows[seat, EXHIBITIONS + card] += 1
    state.museum = card
    state.owed = box.museum_finds[card]
    state.step = Step.GIVING
    tell(log, Event.MUSEUM_CHOSEN, seat, Card.MUSEUM + card, state.owed)


@rule
def go_on_giving(box, state, log):
    """Museum: return the weeks to pay once it has all its finds, or 0 while finds are to be chosen."""
    give_the_only_ones(state, log)
    if state.owed > 0:
        return 0
    card = state.museum
    weeks = box.weeks[Card.MUSEUM + card]
    tell(log, Event.MUSEUM_FILLED, state.seat, Card.MUSEUM + card, weeks, box.presented_points[EXHIBITIONS + card])
    state.museum = NONE
    state.step = Step.TURN
    return weeks
