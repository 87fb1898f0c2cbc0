"""Dig: the knowledge that counts, the number of cards it brings, and the dig itself."""

from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell
from digsite.games.thebes.events import Event
from digsite.games.thebes.rules.piles import turn_up
from digsite.games.thebes.state import GENERAL_PERMIT, LEVELS, Card, Memory, Permit


@small_rule
def usable_knowledge(box, special, general, helpers):
    """Dig: count general knowledge up to the special knowledge, and nothing above 12.

    A helper is an open book too and falls under the same limit, unless the option `helper-capped` is off.
    """
    if box.helper_capped:
        return min(special + min(general + helpers, special), LEVELS)
    return min(special + min(general, special) + helpers, LEVELS)


@small_rule
def spend_permit(state, seat, region, permit):
    """Dig: remove the card that permits the dig from the game."""
    if permit == Permit.LOCAL:
        state.permits[seat, region] -= 1
    elif permit == Permit.GENERAL:
        state.permits[seat, GENERAL_PERMIT] -= 1
    else:
        state.cards[seat, Card.PERMIT] -= 1


@rule
def dig(box, state, region, permit, helpers, weeks, log):
    """Dig: hand in the permit, count knowledge, and draw as many cards as the table says or as there are.

    Returns the weeks to pay for the dig and for each helper.
    """
    seat = state.seat
    spend_permit(state, seat, region, permit)
    state.cards[seat, Card.HELPER] -= helpers
    tell(log, Event.PERMIT_USED, seat, region, permit, helpers)
    books = usable_knowledge(box, state.special[seat, region], state.general[seat], helpers)
    cards = box.dig_table[books, weeks]
    tell(log, Event.DUG, seat, region, books, weeks, cards)
    lying = state.piled[region]
    turn_up(box, state, region, min(cards, lying), Memory.DRAWN, log)
    if lying < cards:
        tell(log, Event.NO_MORE_CARDS, region)
    return weeks + helpers * box.weeks[Card.HELPER]
