"""Chapter B, 1: the actions of a monument turn, and the fourth action."""

from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell, whisper
from digsite.games.monuments.events import Event
from digsite.games.monuments.rules.cards import draw_unseen, leave_hand, put_in_hand, take_open
from digsite.games.monuments.state import NONE, Step, Why


@small_rule
def count_by_monument(box, state, seat):
    """Count the cards of each monument in hand, packed into one number."""
    counts = 0
    for i in range(state.held[seat]):
        counts += box.monument_unit[state.hand[seat, i]]
    return counts


@small_rule
def count_by_symbol(box, state, seat):
    """Count the cards with each symbol in hand, packed into one number."""
    counts = 0
    for i in range(state.held[seat]):
        counts += box.symbol_unit[state.hand[seat, i]]
    return counts


@small_rule
def builds(box, state, seat, card, counts):
    """Clause 1b: enough cards for the first or second builder; nobody builds third or twice."""
    monument = box.monument[card]
    enough = ((counts >> box.monument_shift[card]) & 15) >= box.least[state.builders[monument]]
    return enough & (state.height[seat, monument] == 0)


@small_rule
def pairs(box, card, counts):
    """Clauses 1 and 1d: another card in hand must show the same symbol."""
    return ((counts >> box.symbol_shift[card]) & 255) >= 2


@rule
def draw_card(box, state, choice, log):
    """Clause 1a: draw the top card of the deck, which is choice 0, or an open one."""
    seat = state.seat
    if choice > 0:
        take_open(state, seat, choice - 1)
        tell(log, Event.CARD_TAKEN, seat, choice - 1)
    else:
        card = draw_unseen(box, state)
        put_in_hand(state, seat, card)
        tell(log, Event.DRAWN, seat)
        whisper(log, seat, Event.CARD_DRAWN, seat, card)


@small_rule
def add_to_column(box, state, card, log):
    """Lay a card at the end of its column; those before it stay as they are."""
    seat = state.seat
    monument = box.monument[card]
    height = state.height[seat, monument]
    state.column[seat, monument, height] = card
    state.height[seat, monument] = height + 1
    tell(log, Event.CARD_LAID, seat, card)


@rule
def lay(box, state, card, log):
    """Clauses 1b and 1c: lay a card from the hand at the end of its column."""
    seat = state.seat
    leave_hand(state, seat, card)
    add_to_column(box, state, card, log)
    state.emblems[seat, box.symbol[card]] += 1
    state.exposed[seat] += state.height[seat, box.monument[card]] == 2
    state.due -= state.due > 0


@rule
def build(box, state, card, log):
    """Clause 1b: lay the first card of a new column; as many more as this builder needs must follow."""
    monument = box.monument[card]
    state.step = Step.BUILDING
    state.laying = monument
    state.due = box.least[state.builders[monument]]
    tell(log, Event.BUILT, state.seat, monument, state.builders[monument])
    state.builders[monument] += 1
    lay(box, state, card, log)


@rule
def extend(box, state, card, log):
    """Clause 1c: add the first card to one's own column."""
    state.step = Step.EXTENDING
    state.laying = box.monument[card]
    tell(log, Event.EXTENDED, state.seat, state.laying)
    lay(box, state, card, log)


@small_rule
def discard(box, state, card, log):
    """Discard a card to the box, from where it never comes back."""
    leave_hand(state, state.seat, card)
    state.gone[card] = 1
    tell(log, Event.DISCARDED, state.seat, card, box.symbol[card])


@rule
def discard_first(box, state, card, step, log):
    """Clauses 1 and 1d: discard the first card of a pair, for points or for the fourth action."""
    state.step = step
    state.symbol = box.symbol[card]
    discard(box, state, card, log)


@small_rule
def score_pair(box, state, log):
    """Clause 1d: give a point for each such symbol in all of the player's monuments."""
    seat = state.seat
    points = box.symbol_points * state.emblems[seat, state.symbol]
    state.points[seat, Why.PAIRS] += points
    tell(log, Event.PAIR_SCORED, seat, state.symbol, points)
    state.symbol = NONE


@small_rule
def gain_fourth_action(box, state, log):
    """Clause 1: give a fourth action once per turn, for two cards with the same symbol."""
    state.bought = 1
    state.actions += 1
    state.symbol = NONE
    tell(log, Event.FOURTH_BOUGHT, state.seat)


@rule
def may_act(box, state, seat):
    """Return whether any action is possible when there is no card to draw."""
    monuments = count_by_monument(box, state, seat)
    symbols = count_by_symbol(box, state, seat)
    for i in range(state.held[seat]):
        card = state.hand[seat, i]
        if state.height[seat, box.monument[card]] > 0 or pairs(box, card, symbols):
            return True
        if builds(box, state, seat, card, monuments):
            return True
    return False
