"""Phase 2: distributing research funds."""

from digsite.core.chance import draw
from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell
from digsite.games.pergamon.events import Event
from digsite.games.pergamon.state import BAG_COINS, FUNDS, NONE, RAIDER, SPACES, Back, Step


@small_rule
def cards_left(state, lowest, highest):
    count = 0
    for coins in range(lowest, highest + 1):
        count += state.funds[coins]
    return count


@rule
def draw_funds(box, state, log):
    """Clause 2: lay out two cards face down. Only their backs are drawn now, since nobody sees more."""
    bags = cards_left(state, 1, BAG_COINS)
    cards = cards_left(state, 1, FUNDS)
    for i in range(2):
        if draw(state, cards) < bags:
            state.backs[i] = Back.BAG
            bags -= 1
        else:
            state.backs[i] = Back.CHEST
        cards -= 1
    tell(log, Event.FUNDS_DRAWN, state.backs[0], state.backs[1])


@rule
def ask_for_placing(box, state, log):
    """Clause 2: with two players, place the tomb raider by the backs; then ask the players in order."""
    draw_funds(box, state, log)
    if box.players == 2:
        space = box.raider_space[state.backs[0] + state.backs[1]]
        state.standing[space] = RAIDER
        tell(log, Event.PLACED, RAIDER, space)
    state.step = Step.PLACING
    state.seat = state.order[0]


@small_rule
def next_to_the_left(state, space):
    """Return the next occupied space to the left, or 0. Spaces count from the right."""
    for beyond in range(space + 1, SPACES + 1):
        if state.standing[beyond] != NONE:
            return beyond
    return 0


@rule
def turn_up_funds(box, state, log):
    """Clause 2: draw the values behind the two backs and return the pot."""
    for i in range(2):
        lowest = 1 if state.backs[i] == Back.BAG else BAG_COINS + 1
        highest = BAG_COINS if state.backs[i] == Back.BAG else FUNDS
        nth = draw(state, cards_left(state, lowest, highest))
        coins = lowest
        while nth >= state.funds[coins]:
            nth -= state.funds[coins]
            coins += 1
        state.funds[coins] -= 1
        state.fronts[i] = coins
    pot = state.fronts[0] + state.fronts[1]
    tell(log, Event.FUNDS_TURNED, state.fronts[0], state.fronts[1], pot)
    return pot


@rule
def pay_research_funds(box, state, pot, log):
    """Clause 2: from right to left, pay each figure what its space shows; the last one gets the rest."""
    space = next_to_the_left(state, 0)
    while space > 0:
        figure = state.standing[space]
        beyond = next_to_the_left(state, space)
        share = pot if beyond == 0 else min(pot, box.coins[space])
        pot -= share
        state.coins[figure] += share
        tell(log, Event.PAID, figure, share, box.coins[space], pot)
        space = beyond
