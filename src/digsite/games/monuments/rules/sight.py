"""What a seat sees, as numbers for learning."""

from digsite.core.compiled import rule, small_rule
from digsite.core.spans import Spans
from digsite.games.monuments.rules.cards import deck_left
from digsite.games.monuments.state import (
    CARDS,
    HISTORIES,
    MONUMENTS,
    NONE,
    PIECES,
    SEATS,
    SPACES,
    SYMBOLS,
    VALUES,
    Step,
)


class Seen(Spans):
    """What an observation holds. Seats count from the observer's own, clockwise."""

    STEP = len(Step)
    TURN = SEATS
    ACTIONS = 1
    BOUGHT = 1
    USED = SYMBOLS
    POINTS = SEATS
    FAME = MONUMENTS
    HISTORIANS = SEATS  # still at home
    WRITERS = HISTORIES * SEATS  # the historians sent out, the best one first
    VOLUMES = HISTORIES
    HOLDERS = SYMBOLS * SEATS
    DECK = 1
    OPEN = CARDS
    HELD = SEATS  # how many cards are in each hand
    HAND = CARDS  # the observer's own
    SHOWN = SEATS * CARDS  # cards in hands that all saw being taken
    COLUMNS = SEATS * CARDS  # each card's place in its column
    LAYING = MONUMENTS
    DUE = 1
    PAIR = SYMBOLS
    BETWEEN = CARDS  # a column taken up, a card offered
    GONE = CARDS
    UNSEEN = CARDS  # in the deck, aside, or in a hand the observer does not see


@rule
def observe_hands(box, state, player, place, out):
    """All see how many cards a hand holds and those taken openly; the owner sees the others too."""
    out[Seen.HELD + place] = state.held[player] / 20.0
    for i in range(state.held[player]):
        card = state.hand[player, i]
        if place == 0:
            out[Seen.HAND + card] = 1.0
        if state.shown[card]:
            out[Seen.SHOWN + place * CARDS + card] = 1.0
        elif place > 0:
            out[Seen.UNSEEN + card] = 1.0


@rule
def observe_player(box, state, player, place, out):
    """A player's own things, at their place from the observer."""
    points = 0
    for why in range(state.points.shape[1]):
        points += state.points[player, why]
    out[Seen.POINTS + place] = points / 50.0
    out[Seen.HISTORIANS + place] = state.historians[player] / PIECES
    for i in range(state.written):
        if state.writer[i] == player:
            out[Seen.WRITERS + i * SEATS + place] = 1.0
            out[Seen.VOLUMES + i] = state.volume[i] / 12.0
    for token in range(SYMBOLS):
        if state.holder[token] == player:
            out[Seen.HOLDERS + token * SEATS + place] = 1.0
    for monument in range(MONUMENTS):
        for i in range(state.height[player, monument]):
            out[Seen.COLUMNS + place * CARDS + state.column[player, monument, i]] = (i + 1) / VALUES


@small_rule
def mark(out, first, cards):
    """A one for each card, in a block of 108 numbers."""
    for i in range(len(cards)):
        if cards[i] != NONE:
            out[first + cards[i]] = 1.0


@rule
def observe_what_is_begun(box, state, out):
    """What the player on turn is in the middle of, which all see."""
    if state.laying != NONE:
        out[Seen.LAYING + state.laying] = 1.0
    out[Seen.DUE] = state.due / VALUES
    if state.symbol != NONE:
        out[Seen.PAIR + state.symbol] = 1.0
    mark(out, Seen.BETWEEN, state.loose)
    if state.offered != NONE:
        out[Seen.BETWEEN + state.offered] = 1.0


@rule
def observe(box, state, seat, out):
    """What lies open, what everybody remembers, and the seat's own hand."""
    out[:] = 0.0
    out[Seen.STEP + state.step] = 1.0
    out[Seen.ACTIONS] = state.actions / 4.0
    out[Seen.BOUGHT] = state.bought
    for token in range(SYMBOLS):
        out[Seen.USED + token] = state.used[token]
    for monument in range(MONUMENTS):
        out[Seen.FAME + monument] = state.fame[monument] / SPACES
    out[Seen.DECK] = deck_left(box, state) / CARDS
    mark(out, Seen.OPEN, state.open)
    observe_what_is_begun(box, state, out)
    for card in range(CARDS):
        out[Seen.GONE + card] = state.gone[card]
    mark(out, Seen.UNSEEN, state.pile)
    for place in range(box.players):
        player = (seat + place) % box.players
        if player == state.turn:
            out[Seen.TURN + place] = 1.0
        observe_hands(box, state, player, place, out)
        observe_player(box, state, player, place, out)
