"""What a seat sees, as numbers for machine learning. The sizes of the piles and of the deck are not included."""

from digsite.core.compiled import rule, small_rule
from digsite.core.observing import byte, place_from, seat_at
from digsite.core.spans import Spans
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
    """The blocks of an observation. Seats count clockwise from the observer's."""

    STEP = len(Step)  # the decision to make
    OWED = 1, 5  # finds still owed to the museum
    MUSEUM = MUSEUMS  # the museum that is being given finds
    ROBBED = REGIONS  # whose pile the tomb robber has in hand
    DISPLAY = FIELDS * TAKEABLE  # the kind of card on each field
    BESIDE = PRESENTED  # number of each exhibition and museum beside the board
    BEHIND = SEATS, 12  # weeks behind the foremost marker
    PLACE = SEATS, 4  # place in the order of turns
    CARDS = SEATS * TAKEABLE, 4  # cards taken and not played, by kind
    SPECIAL = SEATS * REGIONS, 12  # books about each region
    GENERAL = SEATS, 12  # books of general knowledge
    PERMITS = SEATS * PERMIT_KINDS, 2  # for each region, and general ones
    FINDS = SEATS * REGIONS * FACES, 4  # finds dug up, by region and face
    SHOWS = SEATS * PRESENTED  # exhibitions held and museums given to
    PROFESSORS = SEATS * PROFESSORS  # who holds which professor's card
    HOLDS = REGIONS  # whether a pile holds anything
    RUBBLE = REGIONS, 6  # the most rubble one dig turned up
    LOOKED = REGIONS * FACES, 6  # what the observer saw when it last knew the whole pile
    TAKEN_SINCE = REGIONS * FACES, 6  # what was taken since then


@small_rule
def observe_pile(state, region, seat, out):
    history = state.history[region]
    rubble, sight = 0, NONE
    for row in range(state.rows[region]):
        what = history[row, WHAT]
        told = (what == Memory.DRAWN) | (what == Memory.ALL)
        rubble = max(rubble, history[row, COUNTS + Face.RUBBLE] * told)
        sight = row if (what == seat) | (what == Memory.ALL) else sight
    out[Seen.HOLDS + region] = state.piled[region] > 0
    out[Seen.RUBBLE + region] = rubble
    if sight != NONE:
        for face in range(FACES):
            out[Seen.LOOKED + region * FACES + face] = history[sight, COUNTS + face]
    for row in range(sight + 1, state.rows[region]):
        taken = history[row, WHAT] >= Memory.DRAWN
        for face in range(FACES):
            out[Seen.TAKEN_SINCE + region * FACES + face] += taken * history[row, COUNTS + face]
    out[Seen.TAKEN_SINCE + region * FACES + Face.RUBBLE] = 0


@small_rule
def observe_player(box, state, player, place, out):
    """Write a player's belongings, at their place from the observer."""
    foremost = state.week[state.order[box.players - 1]]
    out[Seen.BEHIND + place] = byte(foremost - state.week[player])
    for kind in range(TAKEABLE):
        out[Seen.CARDS + place * TAKEABLE + kind] = state.cards[player, kind]
    for region in range(REGIONS):
        out[Seen.SPECIAL + place * REGIONS + region] = byte(state.special[player, region])
        for face in range(FACES):
            at = (place * REGIONS + region) * FACES + face
            out[Seen.FINDS + at] = state.finds[player, region, face]
    out[Seen.GENERAL + place] = byte(state.general[player])
    for kind in range(PERMIT_KINDS):
        out[Seen.PERMITS + place * PERMIT_KINDS + kind] = state.permits[player, kind]
    for card in range(PRESENTED):
        out[Seen.SHOWS + place * PRESENTED + card] = state.shows[player, card]
    for professor in range(PROFESSORS):
        out[Seen.PROFESSORS + place * PROFESSORS + professor] = state.professor[professor] == player


@rule
def observe(box, state, seat, out):
    """Write what lies open, and what the seat itself has seen of the piles."""
    out[:] = 0
    out[Seen.STEP + state.step] = 1
    out[Seen.OWED] = state.owed
    if state.museum != NONE:
        out[Seen.MUSEUM + state.museum] = 1
    if state.robbed != NONE:
        out[Seen.ROBBED + state.robbed] = 1
    for field in range(FIELDS):
        if state.display[field] != NONE:
            out[Seen.DISPLAY + field * TAKEABLE + state.display[field]] = 1
    for card in range(PRESENTED):
        out[Seen.BESIDE + card] = state.beside[card]
    for place in range(box.players):
        observe_player(box, state, seat_at(box, seat, place), place, out)
        out[Seen.PLACE + place_from(box, seat, state.order[place])] = place
    for region in range(REGIONS):
        observe_pile(state, region, seat, out)
