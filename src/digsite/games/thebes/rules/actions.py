"""Play: the thief, the tomb robber and the scholar. A played card leaves the game."""

from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell
from digsite.games.thebes.events import Event
from digsite.games.thebes.rules.piles import keep_find, look_through, remember, turn_up
from digsite.games.thebes.state import COUNTS, FACES, Card, Face, Memory, Step


@rule
def send_thief(box, state, region, log):
    """Thief: draw one card at random from the mixed pile and keep it unless it is worthless."""
    seat = state.seat
    state.cards[seat, Card.THIEF + region] -= 1
    tell(log, Event.THIEF_SENT, seat, region, box.weeks[Card.THIEF + region])
    turn_up(box, state, region, 1, Memory.DRAWN, log)
    return box.weeks[Card.THIEF + region]


@rule
def send_scholar(box, state, region, log):
    """Scholar: look at all cards of a pile."""
    seat = state.seat
    state.cards[seat, Card.SCHOLAR] -= 1
    tell(log, Event.SCHOLAR_SENT, seat, region, box.weeks[Card.SCHOLAR])
    look_through(state, region, seat, log)
    return box.weeks[Card.SCHOLAR]


@small_rule
def worth_picking(state, region):
    """Robber: return whether the pile holds anything but worthless cards."""
    for face in range(Face.ONE, FACES):
        if state.seen[region, face] > 0:
            return True
    return False


@rule
def send_robber(box, state, region, log):
    """Robber: look through the pile; a player who finds only rubble shows it by taking nothing.

    Returns the weeks to pay, or 0 while there is a card to pick first.
    """
    seat = state.seat
    kind = Card.ROBBER + region
    state.cards[seat, kind] -= 1
    tell(log, Event.ROBBER_SENT, seat, region, box.weeks[kind])
    look_through(state, region, seat, log)
    if worth_picking(state, region):
        state.robbed = region
        state.step = Step.PICKING
        return 0
    state.history[region, state.rows[region] - 1, 0] = Memory.ALL
    tell(log, Event.NOTHING_PICKED, seat, region)
    return box.weeks[kind]


@rule
def pick(box, state, face, log):
    """Robber: put the chosen card face up before the player."""
    region = state.robbed
    state.seen[region, face] -= 1
    remember(state, region, Memory.PICKED)[COUNTS + face] = 1
    tell(log, Event.PICKED, state.seat, region, face)
    keep_find(box, state, state.seat, region, face, log)
    state.robbed = -1
    state.step = Step.TURN
    return box.weeks[Card.ROBBER + region]
