"""What a seat knows and does not know."""

from digsite.core.compiled import rule, small_rule
from digsite.core.observing import byte, place_from, seat_at
from digsite.core.spans import Spans
from digsite.games.pergamon.state import (
    DEAL,
    FIGURES,
    FUNDS,
    GALLERIES,
    MARKERS,
    MUSEUM,
    NONE,
    RAIDER,
    ROOM,
    ROUNDS,
    SEATS,
    SPACES,
    TILES,
    Kind,
    Step,
)


class Seen(Spans):
    """The blocks of an observation. Seats count clockwise from the observer's; the raider comes last."""

    STEP = len(Step)  # the decision to make
    TO_ACT = SEATS  # the seat to move
    ORDER = SEATS * SEATS  # order of placing: the seat for each turn
    CALENDAR = ROUNDS  # the round
    CHESTS = 3  # number of chests on the backs: none, one, two
    FRONTS = 2, FUNDS  # coins on the two cards, 0 while face down
    TRACK = FIGURES * SPACES  # where each figure stands
    COINS = FIGURES, 20
    POINTS = SEATS, 50  # points so far
    FUNDS_LEFT = FUNDS, 3  # unseen funds cards by number of coins
    GALLERIES = GALLERIES * TILES  # which tiles lie in each
    TO_LAY = TILES  # tiles still to be laid into galleries
    HANDS = SEATS * TILES  # tiles before each player
    ROW = TILES  # tiles in the row being made
    ROW_END = len(Kind)  # the object its last tile needs to be joined to
    POLISH = 1, 10  # what polishing has added to its value
    MUSEUM_SPACES = SEATS * MARKERS, MUSEUM  # where each marker is
    ON_SHOW = SEATS * MARKERS * TILES  # the tiles of each marker's collection
    UNSEEN = TILES  # tiles nobody has seen


@rule
def redeal(box, state, seat):
    """Draw nothing again: hidden things are only decided when somebody sees them, and everything else is open."""


@small_rule
def mark(out, first, tiles, count):
    """Write a one for each of `count` tiles in a block of sixty numbers."""
    for i in range(count):
        if tiles[i] != NONE:
            out[first + tiles[i]] = 1


@small_rule
def mark_row(state, out, first, tile):
    while tile != NONE:
        out[first + tile] = 1
        tile = state.joined[tile]


@small_rule
def observe_track(box, state, seat, out):
    for space in range(1, SPACES + 1):
        figure = state.standing[space]
        if figure != NONE:
            place = figure if figure == RAIDER else place_from(box, seat, figure)
            out[Seen.TRACK + place * SPACES + space - 1] = 1
    out[Seen.COINS + RAIDER] = byte(state.coins[RAIDER])


@small_rule
def observe_player(box, state, player, place, out):
    """Write a player's belongings, at their place from the observer."""
    out[Seen.COINS + place] = byte(state.coins[player])
    points = 0
    for why in range(state.points.shape[1]):
        points += state.points[player, why]
    out[Seen.POINTS + place] = byte(points)
    mark(out, Seen.HANDS + place * TILES, state.hand[player], state.held[player])
    for marker in range(MARKERS):
        shown = place * MARKERS + marker
        out[Seen.MUSEUM_SPACES + shown] = state.marker[player, marker]
        mark_row(state, out, Seen.ON_SHOW + shown * TILES, state.collection[player, marker])


@rule
def observe(box, state, seat, out):
    """Write everything that lies open, which is everything in Pergamon."""
    out[:] = 0
    out[Seen.STEP + state.step] = 1
    out[Seen.CALENDAR + state.calendar - 1] = 1
    if state.step != Step.SORTING:
        out[Seen.CHESTS + state.backs[0] + state.backs[1]] = 1
    out[Seen.FRONTS] = state.fronts[0]
    out[Seen.FRONTS + 1] = state.fronts[1]
    observe_track(box, state, seat, out)
    for i in range(box.players):
        out[Seen.ORDER + i * SEATS + place_from(box, seat, state.order[i])] = 1
    if state.seat != NONE:
        out[Seen.TO_ACT + place_from(box, seat, state.seat)] = 1
    for place in range(box.players):
        observe_player(box, state, seat_at(box, seat, place), place, out)
    for coins in range(1, FUNDS + 1):
        out[Seen.FUNDS_LEFT + coins - 1] = state.funds[coins]
    for gallery in range(GALLERIES):
        mark(out, Seen.GALLERIES + gallery * TILES, state.gallery[gallery], ROOM)
    mark(out, Seen.TO_LAY, state.laid, DEAL)
    mark_row(state, out, Seen.ROW, state.row_first)
    if state.row_last != NONE:
        out[Seen.ROW_END + box.right[state.row_last]] = 1
    out[Seen.POLISH] = byte(state.polish)
    mark(out, Seen.UNSEEN, state.pile, state.piled)
