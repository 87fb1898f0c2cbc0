"""The end of the game, and the winner."""

from digsite.core.compiled import rule, small_rule
from digsite.core.log import tell
from digsite.games.artefakt.events import Event
from digsite.games.artefakt.rules.fragments import everybody, found, held, in_order, parts_at, show_fragments
from digsite.games.artefakt.state import ALL_PARTS, COLOURS, NONE, PARTS, Step


@rule
def check_artefact(box, state, seat, colour, log):
    """Clause end: all four different parts of one artefact win at once. The winner shows them."""
    if parts_at(state.fragment[colour], seat) != ALL_PARTS:
        return
    fragments = state.fragment[colour]
    for part in range(1, PARTS + 1):
        fragments[found(state, colour, seat, part)] |= everybody(box)
    in_order(fragments)
    state.winner = seat
    tell(log, Event.ARTEFACT_COMPLETED, seat, colour)


@small_rule
def different_parts(state, seat, colour):
    """Return how many different parts of a colour a player has."""
    parts = parts_at(state.fragment[colour], seat)
    count = 0
    for part in range(1, PARTS + 1):
        count += (parts >> part) & 1
    return count


@rule
def best_colour(state, seat):
    """Return the artefact of which a player has the most different parts, the first among equals, and their number."""
    best, most = 0, 0
    for colour in range(COLOURS):
        count = different_parts(state, seat, colour)
        if count > most:
            best, most = colour, count
    return best, most


@rule
def stop_at_the_cap(box, state, log):
    """Option round-cap: show all cards and compare the collections."""
    tell(log, Event.CAP_REACHED, state.rounds)
    for seat in range(box.players):
        for colour in range(COLOURS):
            show_fragments(state, colour, seat, everybody(box))
        colour, parts = best_colour(state, seat)
        tell(log, Event.COLLECTION_SHOWN, seat, colour, parts, held(state, seat))
    end_game(state, log)


@rule
def end_game(state, log):
    """Clause end: stop at once, without finishing what was going on."""
    state.seat = NONE
    state.site = NONE
    state.step = Step.OVER
    tell(log, Event.GAME_OVER)


@rule
def scores(box, state, points, shares):
    """Clause end: a whole artefact wins; at the cap, most different parts of one, then most fragments, then shared.

    There are no points in Artefakt: each seat's points are its fragments, which everybody sees.
    """
    best, tied = NONE, 0
    for seat in range(box.players):
        points[seat] = held(state, seat)
        shares[seat] = 0.0
        rank = 100 * best_colour(state, seat)[1] + points[seat]
        if rank > best:
            best, tied = rank, 0
        tied += rank == best
    if state.winner != NONE:
        shares[state.winner] = 1.0
        return
    for seat in range(box.players):
        if 100 * best_colour(state, seat)[1] + points[seat] == best:
            shares[seat] = 1.0 / tied
