"""Setup and take: cards come from the deck to the display, the piles and beside the board.

The deck is a count of the cards nobody has seen: by kind those with a green back, by region the finds. Between turns
its uppermost back is green, which is all that anybody knows of it.
"""

from digsite.core.chance import draw
from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell
from digsite.games.thebes.events import Event
from digsite.games.thebes.state import NONE, Card


@small_rule
def region_of(kind):
    """The region a card names, or NONE."""
    if kind < Card.GENERAL:
        return kind // 3
    if Card.THIEF <= kind < Card.ROBBER:
        return kind - Card.THIEF
    if Card.ROBBER <= kind < Card.SCHOLAR:
        return kind - Card.ROBBER
    return NONE


@small_rule
def draw_green(state):
    """The uppermost card, whose back is known to be green."""
    nth = draw(state, state.greens)
    kind = 0
    while nth >= state.deck[kind]:
        nth -= state.deck[kind]
        kind += 1
    state.deck[kind] -= 1
    state.greens -= 1
    return kind


@rule
def pile_finds(box, state, log):
    """Setup: as long as the uppermost back is not green, the find goes face down to its pile.

    True when a green back has come up, False when the deck has run out.
    """
    # How many finds are to come of the first region, the first two, three, and all.
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
    """Setup, take: cards are drawn until one lies on the field and the next back is green.

    Exhibitions and museums go beside the board. False when the deck cannot do it, which ends the game.
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
