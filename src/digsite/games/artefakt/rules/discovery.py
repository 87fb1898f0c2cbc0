"""Clause 1: discovering new fragments, also when there are too few."""

from digsite.core.chance import draw
from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell, whisper
from digsite.games.artefakt.events import Event
from digsite.games.artefakt.rules.fragments import (
    bit,
    colours_of,
    found,
    held,
    move_fragment,
    on_cards,
    picked_blindly,
)
from digsite.games.artefakt.state import FACES, MIDDLE, NONE, PARTS, SITE, SITES, Step


@small_rule
def roll_number(box, state):
    """Roll the number die and return its site."""
    return box.number_die[draw(state, SITES)]


@small_rule
def clockwise(box, seat):
    """Return the left neighbour."""
    return seat + 1 if seat + 1 < box.players else 0


@small_rule
def ask_for_plans(state):
    """Clause 2: everybody plans at the same time; players are asked one by one, and nobody sees another's choice."""
    state.seat = state.start
    state.step = Step.PLANNING


@rule
def ask_for_giving(box, state, seat):
    """Clause few: ask the next player from `seat` on who has a fragment to give one back."""
    while held(state, seat) == 0:
        seat = clockwise(box, seat)
    state.seat = seat
    state.step = Step.GIVING


@rule
def begin_discovery(box, state, log):
    """Clause 1: begin the discovery. Too few: fragments are given back first, or none is discovered."""
    state.discovered = 0
    state.step = Step.DISCOVERING
    missing = box.discoveries - held(state, MIDDLE)
    if missing > 0 and on_cards(box, state) < missing:
        tell(log, Event.NO_DISCOVERY, held(state, MIDDLE))
        ask_for_plans(state)
    elif missing > 0:
        tell(log, Event.TOO_FEW, held(state, MIDDLE), missing)
        ask_for_giving(box, state, state.start)


@rule
def give_back(box, state, kind, log):
    """Clause few: put a fragment of the player's choice into the middle; only the giver knows which."""
    seat = state.seat
    colour = kind // PARTS
    part = kind - colour * PARTS + 1
    move_fragment(state, colour, found(state, colour, seat, part), MIDDLE, bit(seat))
    tell(log, Event.GAVE_BACK, seat, colour)
    whisper(log, seat, Event.GIVEN_AWAY, seat, colour, part - 1)
    state.step = Step.DISCOVERING
    if held(state, MIDDLE) < box.discoveries:
        ask_for_giving(box, state, clockwise(box, seat))


@rule
def put_on_site(box, state, colour, site, log):
    """Clause 1: put a fragment from the middle face down on the rolled site."""
    move_fragment(state, colour, picked_blindly(state, colour, MIDDLE), SITE + site, 0)
    state.discovered += 1
    state.rolled = NONE
    tell(log, Event.DISCOVERED, colour, site)


@rule
def discover(box, state, log):
    """Clause 1: roll both dice until all fragments lie and planning begins, or another colour must be chosen."""
    while state.discovered < box.discoveries:
        site = roll_number(box, state)
        colour = box.colour_die[draw(state, FACES)]
        tell(log, Event.ROLLED, state.start, colour, site)
        if state.lying[MIDDLE, colour] == 0:
            tell(log, Event.USED_UP, colour)
            count, colour = colours_of(state, MIDDLE)
            if count > 1:
                state.rolled = site
                state.seat = state.start
                state.step = Step.COLOURING
                return
        put_on_site(box, state, colour, site, log)
    ask_for_plans(state)


@rule
def choose_colour(box, state, colour, log):
    """Clause few: use the colour the start player chose and continue rolling."""
    tell(log, Event.COLOUR_CHOSEN, state.seat, colour)
    put_on_site(box, state, colour, state.rolled, log)
    state.step = Step.DISCOVERING
