"""Clause 4: taking possession of fragments, site by site."""

from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell, whisper
from digsite.games.artefakt.events import Event
from digsite.games.artefakt.rules.ending import check_artefact
from digsite.games.artefakt.rules.fragments import bit, first_at, held, move_knowingly
from digsite.games.artefakt.rules.instructions import can_be_used, gain
from digsite.games.artefakt.state import COLOURS, NONE, SITE, SITES, Step

NOBODY, ALONE, MAJORITY, TIE = range(4)
"""The cases of figures at a site: A, B, C, and the deadlock."""


@small_rule
def who_prevails(box, state, site):
    """Return who has the most figures at a site, and which case that is."""
    best, most, present, level = NONE, 0, 0, 0
    for seat in range(box.players):
        count = state.standing[site, seat]
        present += count > 0
        level = 1 if count > most else level + (count == most)
        best = seat if count > most else best
        most = max(count, most)
    if present == 0:
        return NONE, NOBODY
    if level > 1:
        return NONE, TIE
    return best, (ALONE if present == 1 else MAJORITY)


@small_rule
def anybody_to_rob(box, state, site):
    """Clause 4C: return whether another player who stands there has a fragment."""
    victims = 0
    for seat in range(box.players):
        victims += seat != state.seat and state.standing[site, seat] > 0 and held(state, seat) > 0
    return victims > 0


@rule
def take_all(box, state, log):
    """Clauses 4B and 4C: move all fragments of the site to the player's card, where the player looks at them.

    All move together and nothing is mixed, so everybody who knew some of them still does.
    """
    seat, place = state.seat, SITE + state.site
    tell(log, Event.CLAIMED, seat, state.site, held(state, place))
    for colour in range(COLOURS):
        count = state.lying[place, colour]
        for _ in range(count):
            tell(log, Event.TAKEN, seat, state.site, colour)
            part = move_knowingly(state, colour, first_at(state.fragment[colour], place), seat, bit(seat))
            whisper(log, seat, Event.SEEN, seat, colour, part - 1)
        if count > 0:
            check_artefact(box, state, seat, colour, log)


@rule
def steal(box, state, other, colour, log):
    """Clause 4C: take one unseen fragment from the card of a player who stands there too."""
    tell(log, Event.STOLEN, state.seat, other, state.site, colour)
    gain(box, state, colour, other, log)


@rule
def ask_for_claim(box, state, log):
    """Clauses 4B and 4C: settle one site up to its first decision. Returns True if there is one, or the game is won."""
    site = state.site
    seat, case = who_prevails(box, state, site)
    if case == TIE:
        tell(log, Event.DEADLOCK, site)
    if seat == NONE:
        return False
    state.seat = seat
    lying = held(state, SITE + site) > 0
    if case == ALONE:
        if lying:
            take_all(box, state, log)
    elif lying or anybody_to_rob(box, state, site):
        state.step = Step.CLAIMING
        return True
    return state.winner != NONE or ask_for_instruction(box, state)


@rule
def ask_for_instruction(box, state):
    """Clauses 4B and 4C: offer an open instruction if it can be carried out."""
    site = state.site
    state.step = Step.USING
    return state.open[site] != 0 and can_be_used(box, state, box.instruction[site])


@rule
def claim_sites(box, state, log):
    """Clause 4: settle the sites in number order up to the next decision. Returns False after the last."""
    while True:
        state.site += 1
        if state.site == SITES:
            state.site = NONE
            return False
        if ask_for_claim(box, state, log):
            return True
