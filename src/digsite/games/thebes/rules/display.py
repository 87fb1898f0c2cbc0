"""Setup and take: cards move from the deck to the display, to the piles and beside the board.

The deck counts the cards nobody has seen: green-backed ones by kind, finds by region. Between turns its top back is
green, and nobody knows more about it.
"""

from digsite.core.chance import draw
from digsite.core.compiled import rule, small_rule
from digsite.core.counted import KINDS as COUNTED
from digsite.core.counted import nth_kind, total
from digsite.core.log import tell
from digsite.games.thebes.events import Event
from digsite.games.thebes.state import DECK_KINDS, NONE, Card

GROUPS = DECK_KINDS // COUNTED


@small_rule
def region_of(kind):
    """Return the region a card names, or NONE."""
    if kind < Card.GENERAL:
        return kind // 3
    if Card.THIEF <= kind < Card.ROBBER:
        return kind - Card.THIEF
    if Card.ROBBER <= kind < Card.SCHOLAR:
        return kind - Card.ROBBER
    return NONE


@small_rule
def draw_green(state):
    """Draw the top card, whose back is known to be green."""
    nth = draw(state, state.greens)
    group, before, through = 0, 0, 0
    for i in range(GROUPS - 1):
        through += total(state.deck, i)
        passed = through <= nth
        group += passed
        before = through if passed else before
    kind = group * COUNTED + nth_kind(state.deck, nth - before, group)
    state.deck[kind] -= 1
    state.greens -= 1
    return kind


@rule
def pile_finds(box, state, log):
    """Setup: put finds face down on their piles until the top back is green.

    Returns True when a green back has come up, False when the deck has run out.
    """
    # Number of finds still to come of the first region, the first two, three, and all.
    one = box.find_total[0] - state.laid[0]
    two = one + box.find_total[1] - state.laid[1]
    three = two + box.find_total[2] - state.laid[2]
    finds = three + box.find_total[3] - state.laid[3]
    while finds > 0:
        nth = draw(state, state.greens + finds) - state.greens
        if nth < 0:
            return True
        region = int(nth >= one) + int(nth >= two) + int(nth >= three)
        state.laid[region] += 1
        state.piled[region] += 1
        state.fresh[region] += 1
        one -= region == 0
        two -= region <= 1
        three -= region <= 2
        finds -= 1
        tell(log, Event.FIND_PILED, region)
    return state.greens > 0


@rule
def fill(box, state, field, log):
    """Setup, take: draw cards until one lies on the field and the next back is green.

    Exhibitions and museums go beside the board. Returns False if the deck runs out, which ends the game.
    """
    while True:
        kind = draw_green(state)
        if kind < Card.EXHIBITION:
            state.display[field] = kind
            tell(log, Event.CARD_LAID, field, kind, region_of(kind), box.books[kind], box.weeks[kind])
            return pile_finds(box, state, log)
        state.beside[kind - Card.EXHIBITION] += 1
        tell(log, Event.PRESENTED, kind, kind)
        if not pile_finds(box, state, log):
            return False
