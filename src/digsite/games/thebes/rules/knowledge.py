"""Take: a player takes a card; professors change hands at once."""

from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell
from digsite.games.thebes.events import Event
from digsite.games.thebes.rules.display import region_of
from digsite.games.thebes.state import NONE, REGIONS, Card, Professor


@small_rule
def all_knowledge(state, seat):
    """Return special and general knowledge together."""
    books = state.general[seat]
    for region in range(REGIONS):
        books += state.special[seat, region]
    return books


@small_rule
def appoint(box, state, professor, seat, books, holder_books, log):
    """Professors: give the card to a player with enough knowledge, and more than its holder."""
    holder = state.professor[professor]
    if books >= box.professor_least[professor] and holder != seat and (holder == NONE or books > holder_books):
        if holder != NONE:
            tell(log, Event.PROFESSOR_LEFT, holder, professor)
        state.professor[professor] = seat
        tell(log, Event.PROFESSOR_WON, seat, professor, books)


@small_rule
def appoint_greatest(box, state, seat, log):
    """Professors: count all knowledge for the greatest knowledge."""
    holder = state.professor[Professor.GREATEST]
    holder_books = 0 if holder == NONE else all_knowledge(state, holder)
    appoint(box, state, Professor.GREATEST, seat, all_knowledge(state, seat), holder_books, log)


@small_rule
def learn_general(box, state, seat, books, log):
    """Learn general knowledge from a card or a find; it counts for the greatest knowledge only."""
    state.general[seat] += books
    appoint_greatest(box, state, seat, log)


@small_rule
def learn_special(box, state, seat, region, books, log):
    """Learn special knowledge; it counts for the region's professor and for the greatest knowledge."""
    state.special[seat, region] += books
    holder = state.professor[region]
    holder_books = 0 if holder == NONE else state.special[holder, region]
    appoint(box, state, region, seat, state.special[seat, region], holder_books, log)
    appoint_greatest(box, state, seat, log)


@rule
def take_card(box, state, field, log):
    """Take: put an action card into the hand, any other card face up. Its weeks are paid afterwards."""
    seat = state.seat
    kind = state.display[field]
    state.display[field] = NONE
    state.cards[seat, kind] += 1
    region = region_of(kind)
    books = box.books[kind]
    tell(log, Event.TAKEN, seat, kind, region, books, box.weeks[kind])
    if kind < Card.GENERAL:
        learn_special(box, state, seat, region, books, log)
    elif kind < Card.CONGRESS:
        learn_general(box, state, seat, books, log)
    return box.weeks[kind]
