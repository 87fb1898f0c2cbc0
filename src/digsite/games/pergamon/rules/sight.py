"""What a seat knows, and what it does not."""

from digsite.core.compiled import rule, small_rule
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
    """What an observation holds. Seats count from the observer's own, clockwise; the raider comes last."""

    STEP = len(Step)
    TO_ACT = SEATS
    ORDER = SEATS * SEATS  # of placing: for each turn to place, whose it is
    CALENDAR = ROUNDS
    CHESTS = 3  # none, one, two on the backs
    FRONTS = 2
    TRACK = FIGURES * SPACES
    COINS = FIGURES
    POINTS = SEATS
    FUNDS_LEFT = FUNDS
    GALLERIES = GALLERIES * TILES
    TO_LAY = TILES
    HANDS = SEATS * TILES
    ROW = TILES
    ROW_END = len(Kind)
    POLISH = 1
    MUSEUM_SPACES = SEATS * MARKERS
    ON_SHOW = SEATS * MARKERS * TILES
    UNSEEN = TILES


@rule
def redeal(box, state, seat):
    """Nothing to draw again: what nobody has seen is not decided before somebody sees it, and all else is open."""


@small_rule
def mark(out, first, tiles, count):
    """A one for each of so many tiles, in a block of sixty numbers."""
    for i in range(count):
        if tiles[i] != NONE:
            out[first + tiles[i]] = 1.0


@small_rule
def mark_row(state, out, first, tile):
    while tile != NONE:
        out[first + tile] = 1.0
        tile = state.joined[tile]


@rule
def observe_track(box, state, seat, out):
    for space in range(1, SPACES + 1):
        figure = state.standing[space]
        if figure != NONE:
            place = figure if figure == RAIDER else (figure - seat + box.players) % box.players
            out[Seen.TRACK + place * SPACES + space - 1] = 1.0
    out[Seen.COINS + RAIDER] = state.coins[RAIDER] / 20.0


@rule
def observe_player(box, state, player, place, out):
    """A player's own things, at their place from the observer."""
    out[Seen.COINS + place] = state.coins[player] / 20.0
    points = 0
    for why in range(state.points.shape[1]):
        points += state.points[player, why]
    out[Seen.POINTS + place] = points / 50.0
    mark(out, Seen.HANDS + place * TILES, state.hand[player], state.held[player])
    for marker in range(MARKERS):
        shown = place * MARKERS + marker
        out[Seen.MUSEUM_SPACES + shown] = state.marker[player, marker] / MUSEUM
        mark_row(state, out, Seen.ON_SHOW + shown * TILES, state.collection[player, marker])


@rule
def observe(box, state, seat, out):
    """All that lies open, which in Pergamon is all there is."""
    out[:] = 0.0
    out[Seen.STEP + state.step] = 1.0
    out[Seen.CALENDAR + state.calendar - 1] = 1.0
    if state.step != Step.SORTING:
        out[Seen.CHESTS + state.backs[0] + state.backs[1]] = 1.0
    out[Seen.FRONTS] = state.fronts[0] / FUNDS
    out[Seen.FRONTS + 1] = state.fronts[1] / FUNDS
    observe_track(box, state, seat, out)
    for i in range(box.players):
        out[Seen.ORDER + i * SEATS + (state.order[i] - seat + box.players) % box.players] = 1.0
    if state.seat != NONE:
        out[Seen.TO_ACT + (state.seat - seat + box.players) % box.players] = 1.0
    for place in range(box.players):
        observe_player(box, state, (seat + place) % box.players, place, out)
    for coins in range(1, FUNDS + 1):
        out[Seen.FUNDS_LEFT + coins - 1] = state.funds[coins] / 3.0
    for gallery in range(GALLERIES):
        mark(out, Seen.GALLERIES + gallery * TILES, state.gallery[gallery], ROOM)
    mark(out, Seen.TO_LAY, state.laid, DEAL)
    mark_row(state, out, Seen.ROW, state.row_first)
    if state.row_last != NONE:
        out[Seen.ROW_END + box.right[state.row_last]] = 1.0
    out[Seen.POLISH] = state.polish / 10.0
    mark(out, Seen.UNSEEN, state.pile, state.piled)
