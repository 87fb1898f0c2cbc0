"""What a seat sees, as numbers for learning. How many cards a pile or the deck holds is not among it."""

from digsite.core.compiled import rule
from digsite.core.spans import Spans
from digsite.games.thebes.rules.memory import last_sight
from digsite.games.thebes.state import (
    COUNTS,
    FACES,
    FIELDS,
    GENERAL_PERMIT,
    MUSEUMS,
    NONE,
    PRESENTED,
    REGIONS,
    SEATS,
    TAKEABLE,
    WHAT,
    Face,
    Memory,
    Professor,
    Step,
)

PERMIT_KINDS = GENERAL_PERMIT + 1
PROFESSORS = len(Professor)


class Seen(Spans):
    """What an observation holds. Seats count from the observer's own, clockwise."""

    STEP = len(Step)
    OWED = 1
    MUSEUM = MUSEUMS
    ROBBED = REGIONS
    DISPLAY = FIELDS * TAKEABLE
    BESIDE = PRESENTED
    BEHIND = SEATS  # weeks behind the foremost marker
    PLACE = SEATS  # in the order of turns
    CARDS = SEATS * TAKEABLE
    SPECIAL = SEATS * REGIONS
    GENERAL = SEATS
    PERMITS = SEATS * PERMIT_KINDS
    FINDS = SEATS * REGIONS * FACES
    SHOWS = SEATS * PRESENTED
    PROFESSORS = SEATS * PROFESSORS
    HOLDS = REGIONS  # whether a pile holds anything
    RUBBLE = REGIONS  # the most rubble a dig turned up
    LOOKED = REGIONS * FACES  # what the observer saw when it last knew all the pile
    TAKEN_SINCE = REGIONS * FACES  # and what was taken since then


@rule
def most_rubble(state, region):
    """The most rubble that everybody has seen of a pile at once."""
    most = 0
    for row in range(state.rows[region]):
        if state.history[region, row, WHAT] == Memory.DRAWN or state.history[region, row, WHAT] == Memory.ALL:
            most = max(most, state.history[region, row, COUNTS + Face.RUBBLE])
    return most


@rule
def observe_pile(state, region, seat, out):
    out[Seen.HOLDS + region] = state.piled[region] > 0
    out[Seen.RUBBLE + region] = most_rubble(state, region) / 6.0
    sight = last_sight(state, region, seat)
    if sight != NONE:
        for face in range(FACES):
            out[Seen.LOOKED + region * FACES + face] = state.history[region, sight, COUNTS + face] / 6.0
    for row in range(sight + 1, state.rows[region]):
        if state.history[region, row, WHAT] >= Memory.DRAWN:
            for face in range(FACES):
                if face != Face.RUBBLE:
                    out[Seen.TAKEN_SINCE + region * FACES + face] += state.history[region, row, COUNTS + face] / 6.0


@rule
def observe_player(box, state, player, place, out):
    """A player's own things, at their place from the observer."""
    foremost = state.week[state.order[box.players - 1]]
    out[Seen.BEHIND + place] = (foremost - state.week[player]) / 12.0
    for kind in range(TAKEABLE):
        out[Seen.CARDS + place * TAKEABLE + kind] = state.cards[player, kind] / 4.0
    for region in range(REGIONS):
        out[Seen.SPECIAL + place * REGIONS + region] = state.special[player, region] / 12.0
        for face in range(FACES):
            at = (place * REGIONS + region) * FACES + face
            out[Seen.FINDS + at] = state.finds[player, region, face] / 4.0
    out[Seen.GENERAL + place] = state.general[player] / 12.0
    for kind in range(PERMIT_KINDS):
        out[Seen.PERMITS + place * PERMIT_KINDS + kind] = state.permits[player, kind] / 2.0
    for card in range(PRESENTED):
        out[Seen.SHOWS + place * PRESENTED + card] = state.shows[player, card]
    for professor in range(PROFESSORS):
        out[Seen.PROFESSORS + place * PROFESSORS + professor] = state.professor[professor] == player


@rule
def observe(box, state, seat, out):
    """What lies open, and what the seat itself has seen of the piles."""
    out[:] = 0.0
    out[Seen.STEP + state.step] = 1.0
    out[Seen.OWED] = state.owed / 5.0
    if state.museum != NONE:
        out[Seen.MUSEUM + state.museum] = 1.0
    if state.robbed != NONE:
        out[Seen.ROBBED + state.robbed] = 1.0
    for field in range(FIELDS):
        if state.display[field] != NONE:
            out[Seen.DISPLAY + field * TAKEABLE + state.display[field]] = 1.0
    for card in range(PRESENTED):
        out[Seen.BESIDE + card] = state.beside[card]
    for place in range(box.players):
        observe_player(box, state, (seat + place) % box.players, place, out)
        out[Seen.PLACE + (state.order[place] - seat + box.players) % box.players] = place / 4.0
    for region in range(REGIONS):
        observe_pile(state, region, seat, out)
