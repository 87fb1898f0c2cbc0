"""What a seat sees, as numbers for machine learning."""

from digsite.core.compiled import rule, small_rule
from digsite.core.observing import byte, place_from, seat_at
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
    """The blocks of an observation. Seats count clockwise from the observer's."""

    STEP = len(Step)  # the decision to make
    TURN = SEATS  # the seat whose turn it is
    ACTIONS = 1, 4  # actions still due
    BOUGHT = 1  # whether the fourth action was bought
    USED = SYMBOLS  # the tokens whose feature was used this turn
    POINTS = SEATS, 50  # points so far
    FAME = MONUMENTS, SPACES  # the space of each monument's marker
    HISTORIANS = SEATS, PIECES  # historians still at home
    WRITERS = HISTORIES * SEATS  # the historians sent out, the best one first
    VOLUMES = HISTORIES, 12  # number of cards each of them took
    HOLDERS = SYMBOLS * SEATS  # the holder of each token
    DECK = 1, CARDS  # cards left in the deck
    OPEN = CARDS  # cards on the display
    HELD = SEATS, 20  # number of cards in each hand
    HAND = CARDS  # the observer's hand
    SHOWN = SEATS * CARDS  # cards in hands that everybody saw being taken
    COLUMNS = SEATS * CARDS, VALUES  # each card's place in its column
    LAYING = MONUMENTS  # the monument being built or extended
    DUE = 1, VALUES  # cards that still must be laid for it
    PAIR = SYMBOLS  # the symbol of the pair being discarded
    BETWEEN = CARDS  # a column taken up, a card offered
    GONE = CARDS  # cards in the box, face up
    UNSEEN = CARDS  # cards in the deck, set aside, or in a hand the observer does not see


@small_rule
def observe_hands(box, state, player, place, out):
    """Write the size of a hand and the cards taken openly; the owner sees the others too."""
    out[Seen.HELD + place] = state.held[player]
    for i in range(state.held[player]):
        card = state.hand[player, i]
        if place == 0:
            out[Seen.HAND + card] = 1
        if state.shown[card]:
            out[Seen.SHOWN + place * CARDS + card] = 1
        elif place > 0:
            out[Seen.UNSEEN + card] = 1


@small_rule
def observe_player(box, state, player, place, out):
    """Write a player's belongings, at their place from the observer."""
    points = 0
    for why in range(state.points.shape[1]):
        points += state.points[player, why]
    out[Seen.POINTS + place] = byte(points)
    out[Seen.HISTORIANS + place] = state.historians[player]


@small_rule
def observe_columns(box, state, seat, out):
    """Write each card's place in its column; most monuments have no builder yet."""
    for monument in range(MONUMENTS):
        if state.builders[monument] > 0:
            for place in range(box.players):
                player = seat_at(box, seat, place)
                for i in range(state.height[player, monument]):
                    out[Seen.COLUMNS + place * CARDS + state.column[player, monument, i]] = i + 1


@small_rule
def observe_historians_and_tokens(box, state, seat, out):
    for i in range(state.written):
        out[Seen.WRITERS + i * SEATS + place_from(box, seat, state.writer[i])] = 1
        out[Seen.VOLUMES + i] = state.volume[i]
    for token in range(SYMBOLS):
        if state.holder[token] != NONE:
            out[Seen.HOLDERS + token * SEATS + place_from(box, seat, state.holder[token])] = 1


@small_rule
def mark(out, first, cards, count):
    """Write a one for each of `count` cards in a block of 108 numbers."""
    for i in range(count):
        out[first + cards[i]] = 1


@small_rule
def observe_what_is_begun(box, state, out):
    """Write what the player whose turn it is has begun, which everybody sees."""
    if state.laying != NONE:
        out[Seen.LAYING + state.laying] = 1
    out[Seen.DUE] = state.due
    if state.symbol != NONE:
        out[Seen.PAIR + state.symbol] = 1
    for i in range(VALUES):
        if state.loose[i] != NONE:
            out[Seen.BETWEEN + state.loose[i]] = 1
    if state.offered != NONE:
        out[Seen.BETWEEN + state.offered] = 1


@rule
def observe(box, state, seat, out):
    """Write what lies open, what everybody remembers, and the seat's own hand."""
    out[:] = 0
    out[Seen.STEP + state.step] = 1
    out[Seen.ACTIONS] = state.actions
    out[Seen.BOUGHT] = state.bought
    for token in range(SYMBOLS):
        out[Seen.USED + token] = state.used[token]
    for monument in range(MONUMENTS):
        out[Seen.FAME + monument] = state.fame[monument]
    out[Seen.DECK] = deck_left(box, state)
    mark(out, Seen.OPEN, state.open, state.opened)
    observe_what_is_begun(box, state, out)
    for card in range(CARDS):
        out[Seen.GONE + card] = state.gone[card]
    mark(out, Seen.UNSEEN, state.pile, state.piled)
    out[Seen.TURN + place_from(box, seat, state.turn)] = 1
    observe_columns(box, state, seat, out)
    observe_historians_and_tokens(box, state, seat, out)
    for place in range(box.players):
        player = seat_at(box, seat, place)
        observe_hands(box, state, player, place, out)
        observe_player(box, state, player, place, out)
