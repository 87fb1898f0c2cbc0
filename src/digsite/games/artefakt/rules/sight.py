"""What a seat knows and does not know."""

from digsite.core.chance import draw
from digsite.core.compiled import rule, small_rule
from digsite.core.observing import byte, place_from
from digsite.core.spans import Spans
from digsite.games.artefakt.rules.fragments import bit, face, in_order, part_of, place_of, written
from digsite.games.artefakt.state import (
    ALL_PARTS,
    CARDS,
    COLOURS,
    FIGURES,
    FRAGMENTS,
    KINDS,
    KNOWERS,
    NONE,
    PARTS,
    PASSING,
    PLACES,
    SEATS,
    SITE,
    SITES,
    UNUSED,
    Step,
)


class Seen(Spans):
    """The blocks of an observation. Seats count clockwise from the observer's.

    Places are the cards in that order, then the sites by number, the middle, and the fragment being passed on.
    """

    STEP = Step.DISCOVERING  # the steps with a decision, and the end
    ROUNDS = 1, 10  # rounds begun so far
    START = SEATS  # the seat with the start stone
    STONE = SEATS  # the seat that has taken it for the next round
    CIRCLE = SITES * SITES  # the place of each site in the circle
    OPEN = SITES  # the sites that are open
    STANDING = SEATS * FIGURES * SITES  # the site of each figure
    PLANS = SEATS * FIGURES * CARDS  # the observer's cards, and those face up
    PLANNED = SEATS  # the seats that have chosen cards
    TURNED = SEATS, 3  # number of cards face up
    ROLLED = SITES  # the site the number die shows, while something is to be put there
    DISCOVERED = 1, 4  # fragments put on sites this round
    CLAIMED = SITES  # the site whose fragments are being claimed
    PARTNER = SEATS  # partner of the exchange
    ORIGIN = SITES  # the site from which a fragment is being carried
    HUE = COLOURS  # colour of that fragment
    BACKS = PLACES * COLOURS, 8  # fragments of each colour in each place
    FACES = PLACES * KINDS, 2  # fragments whose face the observer knows


@rule
def redeal_cards(box, state, seat):
    """Draw the face-down cards again, each that is not face up with equal probability."""
    for other in range(box.players):
        if other == seat or state.card[other, 0] == NONE:
            continue
        used = 0
        for figure in range(FIGURES):
            if figure >= state.turned[other]:
                nth = draw(state, CARDS - figure)
                card = 0
                while nth > 0 or (used >> card) & 1:
                    nth -= 1 - ((used >> card) & 1)
                    card += 1
                state.card[other, figure] = card
            used |= 1 << state.card[other, figure]


@small_rule
def surely_knowing(state, place):
    """Return who certainly knows what lies in a place: a card's owner, and both sides of an exchange."""
    if place == PASSING:
        return bit(state.seat) | bit(state.partner)
    return bit(place) if place < SITE else 0


@rule
def forget_faces(state, colour, seat):
    """Forget the faces the seat does not know, and what others know beside their own cards.

    A seat cannot count what others have seen once they drew unseen themselves, nor say which of its own fragments they
    know. Nothing that can happen depends on it.
    """
    for i in range(FRAGMENTS):
        fragment = state.fragment[colour, i]
        place, part, known = place_of(fragment), part_of(fragment), fragment & bit(seat)
        if part != 0 and known == 0:
            state.unseen[colour, part - 1] += 1
            part = 0
        state.fragment[colour, i] = written(place, part, known | surely_knowing(state, place))


@small_rule
def complete_cards(state, colour):
    """Return the players with the whole artefact of a colour, as bits. A fragment being passed on counts."""
    complete = 0
    for seat in range(SEATS):
        parts = 0
        for i in range(FRAGMENTS):
            fragment = state.fragment[colour, i]
            place = place_of(fragment)
            if place == seat or (place == PASSING and state.partner == seat):
                parts |= 1 << part_of(fragment)
        if parts == ALL_PARTS:
            complete |= bit(seat)
    return complete


@rule
def redeal_faces(state, colour, seat):
    """Draw the faces on others' cards from everything the seat cannot place; the rest is decided when seen."""
    forget_faces(state, colour, seat)
    for i in range(FRAGMENTS):
        fragment = state.fragment[colour, i]
        if fragment & KNOWERS != 0 and part_of(fragment) == 0:
            state.fragment[colour, i] = written(place_of(fragment), face(state, colour), fragment & KNOWERS)


@rule
def redeal(box, state, seat):
    """Draw again the face-down cards and the faces the seat does not know.

    Everybody knows that nobody has won yet, so faces that would have ended the game are drawn once more.
    """
    redeal_cards(box, state, seat)
    for colour in range(COLOURS):
        complete = complete_cards(state, colour)
        redeal_faces(state, colour, seat)
        while complete_cards(state, colour) != complete:
            redeal_faces(state, colour, seat)
        in_order(state.fragment[colour])


@small_rule
def mark(out, first, place):
    """Write a one in a block of numbers, unless there is nothing to mark."""
    if place != NONE:
        out[first + place] = 1


@small_rule
def from_observer(box, seat, other):
    """Return how many places clockwise from the observer another seat is."""
    return NONE if other == NONE else place_from(box, seat, other)


@small_rule
def observe_player(box, state, seat, other, out):
    """Write a player's figures and cards, at their place from the observer."""
    place = from_observer(box, seat, other)
    for figure in range(FIGURES):
        at = place * FIGURES + figure
        mark(out, Seen.STANDING + at * SITES, state.figure[other, figure])
        if other == seat or figure < state.turned[other]:
            mark(out, Seen.PLANS + at * CARDS, state.card[other, figure])
    out[Seen.PLANNED + place] = state.card[other, 0] != NONE
    out[Seen.TURNED + place] = state.turned[other]


@small_rule
def observe_fragments(box, state, seat, out):
    """Write the backs of all fragments, and the faces of those the observer knows."""
    for colour in range(COLOURS):
        for i in range(FRAGMENTS):
            fragment = state.fragment[colour, i]
            place = place_of(fragment)
            if place == UNUSED:
                continue
            if place < SITE:
                place = from_observer(box, seat, place)
            out[Seen.BACKS + place * COLOURS + colour] += 1
            if fragment & bit(seat):
                out[Seen.FACES + place * KINDS + colour * PARTS + part_of(fragment) - 1] += 1


@rule
def observe(box, state, seat, out):
    """Write what lies open, and what only the observer knows."""
    out[:] = 0
    out[Seen.STEP + state.step] = 1
    out[Seen.ROUNDS] = byte(state.rounds)
    mark(out, Seen.START, from_observer(box, seat, state.start))
    mark(out, Seen.STONE, from_observer(box, seat, state.stone))
    mark(out, Seen.PARTNER, from_observer(box, seat, state.partner))
    for site in range(SITES):
        out[Seen.CIRCLE + site * SITES + state.spot[site]] = 1
        out[Seen.OPEN + site] = state.open[site]
    for other in range(box.players):
        observe_player(box, state, seat, other, out)
    mark(out, Seen.ROLLED, state.rolled)
    out[Seen.DISCOVERED] = state.discovered
    mark(out, Seen.CLAIMED, state.site)
    mark(out, Seen.ORIGIN, state.origin)
    mark(out, Seen.HUE, state.hue)
    observe_fragments(box, state, seat, out)
