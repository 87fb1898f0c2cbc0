"""The instructions on the text sides of the sites."""

from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell, whisper
from digsite.games.artefakt.events import Event
from digsite.games.artefakt.rules.ending import check_artefact
from digsite.games.artefakt.rules.fragments import (
    bit,
    colours_of,
    first_at,
    found,
    held,
    move_fragment,
    on_cards,
    on_sites,
    part_of,
    parts_at,
    picked_blindly,
    show_fragments,
)
from digsite.games.artefakt.rules.journey import move_figure, sites_away
from digsite.games.artefakt.state import (
    ALL_PARTS,
    COLOURS,
    MIDDLE,
    NONE,
    PARTS,
    PASSING,
    SITE,
    Instruction,
    Step,
)


@small_rule
def neighbours(state, site):
    """The cave: return the sites on either side, the lower number first."""
    return sites_away(state, site, 1)


@small_rule
def can_swap(state, seat):
    """The temple: the player needs a fragment of a colour that also lies in the middle."""
    for colour in range(COLOURS):
        if state.lying[seat, colour] > 0 and state.lying[MIDDLE, colour] > 0:
            return True
    return False


@small_rule
def can_be_used(box, state, instruction):
    """Return whether the seat to move can carry out an instruction; otherwise it is not offered."""
    seat = state.seat
    if instruction == Instruction.LOOK or instruction == Instruction.CARRY:
        return on_sites(state) > 0
    if instruction == Instruction.PICK:
        one, other = neighbours(state, state.site)
        return held(state, SITE + one) + held(state, SITE + other) > 0
    if instruction == Instruction.BANISH:
        return on_cards(box, state) > held(state, seat)
    if instruction == Instruction.DRAW:
        return held(state, MIDDLE) > 0
    if instruction == Instruction.SWAP:
        return can_swap(state, seat)
    if instruction == Instruction.TRADE:
        return 0 < held(state, seat) < on_cards(box, state)
    return True


@rule
def gain(box, state, colour, place, log):
    """Move an unseen fragment from a place to the player's card, where its new owner looks at it."""
    seat = state.seat
    seers = bit(seat) | (bit(place) if place < SITE else 0)
    part = move_fragment(state, colour, picked_blindly(state, colour, place), seat, seers)
    whisper(log, seat, Event.SEEN, seat, colour, part - 1)
    if place < SITE:
        whisper(log, place, Event.GIVEN_AWAY, place, colour, part - 1)
    check_artefact(box, state, seat, colour, log)


@rule
def walk(state, figure, site, log):
    """The cathedral: one of the player's figures here walks on; if it arrives in time, it counts there."""
    move_figure(state, state.seat, figure, site)
    tell(log, Event.WALKED, state.seat, figure, site)


@rule
def look(state, site, log):
    """The ruin: look at all fragments on one site and put them back."""
    seat, place = state.seat, SITE + site
    tell(log, Event.LOOKED, seat, site, held(state, place))
    for colour in range(COLOURS):
        if state.lying[place, colour] > 0:
            show_fragments(state, colour, place, bit(seat))
            first = first_at(state.fragment[colour], place)
            for i in range(first, first + state.lying[place, colour]):
                whisper(log, seat, Event.SEEN, seat, colour, part_of(state.fragment[colour, i]) - 1)


@rule
def pick(box, state, site, colour, log):
    """The cave: take one unseen fragment from a neighbouring site."""
    tell(log, Event.PICKED, state.seat, site, colour)
    gain(box, state, colour, SITE + site, log)


@rule
def push(state, other, figure, site, log):
    """The pyramid: move any figure of another player by one site."""
    move_figure(state, other, figure, site)
    tell(log, Event.PUSHED, state.seat, other, figure, site)


@rule
def banish(state, other, colour, log):
    """The graveyard: return one unseen fragment of another player to the middle; its owner knows which."""
    tell(log, Event.BANISHED, state.seat, other, colour)
    part = move_fragment(state, colour, picked_blindly(state, colour, other), MIDDLE, bit(other))
    whisper(log, other, Event.GIVEN_AWAY, other, colour, part - 1)


@rule
def draw_from_middle(box, state, colour, log):
    """Atlantis: take one unseen fragment of a chosen colour from the middle."""
    tell(log, Event.DRAWN, state.seat, colour)
    gain(box, state, colour, MIDDLE, log)


@rule
def lay_aside(state, kind, seers, log):
    """Set the given fragment aside first, so that it cannot be the one taken."""
    seat = state.seat
    colour = kind // PARTS
    part = kind - colour * PARTS + 1
    move_fragment(state, colour, found(state, colour, seat, part), PASSING, seers)
    whisper(log, seat, Event.GIVEN_AWAY, seat, colour, part - 1)
    return colour


@rule
def swap(box, state, kind, log):
    """The temple: put a fragment into the middle and take another of its colour, unseen."""
    seat = state.seat
    tell(log, Event.SWAPPED, seat, kind // PARTS)
    colour = lay_aside(state, kind, bit(seat), log)
    gain(box, state, colour, MIDDLE, log)
    move_fragment(state, colour, picked_blindly(state, colour, PASSING), MIDDLE, bit(seat))


@rule
def hand_over(box, state, other, kind, log):
    """Easter Island: give one fragment to another player, who wins if it completes an artefact.

    Otherwise ask for the colour to take, unless the other player has only one. Returns True while asking.
    """
    seat = state.seat
    tell(log, Event.HANDED_OVER, seat, other, kind // PARTS)
    colour = lay_aside(state, kind, bit(seat) | bit(other), log)
    state.partner = other
    part = kind - colour * PARTS + 1
    whisper(log, other, Event.SEEN, other, colour, part - 1)
    if completes(state, other, colour, part):
        arrive(box, state, log)
        return False
    count, last = colours_of(state, other)
    if count > 1:
        state.step = Step.TRADING
        return True
    receive(box, state, last, log)
    return False


@small_rule
def completes(state, seat, colour, part):
    """Return whether this part is the last one a player lacks of an artefact."""
    return parts_at(state.fragment[colour], seat) | (1 << part) == ALL_PARTS


@rule
def arrive(box, state, log):
    """Easter Island: put the given fragment on the other player's card."""
    other = state.partner
    state.partner = NONE
    colour = colours_of(state, PASSING)[1]
    move_fragment(state, colour, picked_blindly(state, colour, PASSING), other, bit(state.seat) | bit(other))
    check_artefact(box, state, other, colour, log)


@rule
def receive(box, state, colour, log):
    """Easter Island: take one unseen fragment that the other player had before."""
    seat, other = state.seat, state.partner
    tell(log, Event.RECEIVED, seat, other, colour)
    gain(box, state, colour, other, log)
    arrive(box, state, log)


@rule
def carry(state, site, log):
    """The castle: move one unseen fragment from any site to any other."""
    colour = state.hue
    tell(log, Event.CARRIED, state.seat, colour, state.origin, site)
    move_fragment(state, colour, picked_blindly(state, colour, SITE + state.origin), SITE + site, 0)
    state.origin = NONE
    state.hue = NONE


@small_rule
def take_stone(state, log):
    """The jungle: take the start stone after this round, instead of its passing left."""
    state.stone = state.seat
    tell(log, Event.STONE_TAKEN, state.seat)
