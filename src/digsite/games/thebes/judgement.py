"""How a sensible player judges Thebes: what things held are likely to bring, and which moves come to mind first.

Time is what everything is paid with. Weeks are only lost to those who spend fewer, so they are reckoned in points:
a third of a point at the end, as the rulebook says, and more while there is much left to be done with them.
"""

import math

from digsite.core.compiled import rule, small_rule
from digsite.games.thebes.moves import PERMITS, STAFFS, VALUES, Move
from digsite.games.thebes.rules.dig import usable_knowledge
from digsite.games.thebes.rules.presentation import all_artifacts, tiers_reached
from digsite.games.thebes.rules.score import (
    points_for_finds,
    points_for_presentations,
    points_for_professors,
)
from digsite.games.thebes.state import (
    EXHIBITIONS,
    FACES,
    GENERAL_PERMIT,
    LEVELS,
    MUSEUMS,
    NONE,
    PRESENTED,
    REGIONS,
    WEEKS,
    Card,
    Face,
    Permit,
    Step,
)

BUSY_WEEK = 0.5
"""Points that a week is worth in the middle of the game."""

USUAL_DIG = 8
"""Weeks that a dig usually takes."""

LATE = 26
"""Cards with a green back in the deck when it is time to dig with what one knows."""

SOON = 0.8
"""What can be done at once is worth this much of what it brings: another may be quicker."""


@small_rule
def points_a_week(box, state):
    """What a week is worth now."""
    last = 1.0 / box.weeks_per_point
    return last + (BUSY_WEEK - last) * min(1.0, state.greens / 20.0)


@rule
def books_by_then(box, state, seat, region):
    """Knowledge that a seat will have for its digs in a region, with what it is likely to learn until then."""
    to_come = state.greens / (9.0 * box.players)
    special = state.special[seat, region] + to_come
    return min(special + min(state.general[seat] + 0.5 * to_come, special), 1.0 * LEVELS)


@rule
def cards_dug(box, state, seat, region):
    """How many cards a seat is likely to draw in a region with the permits it has."""
    books = books_by_then(box, state, seat, region)
    below = min(int(books), LEVELS - 1)
    fewer, more = box.dig_table[below, USUAL_DIG], box.dig_table[below + 1, USUAL_DIG]
    cards = fewer + (more - fewer) * (books - below)
    return cards * digs_left(box, state, seat, region)


@rule
def digs_left(box, state, seat, region):
    """How many digs a seat is likely to make in a region: permits are no use when the deck has run out."""
    anywhere = state.permits[seat, GENERAL_PERMIT] + state.cards[seat, Card.PERMIT]
    permits = state.permits[seat, region] + anywhere / 4.0
    total = anywhere
    for other in range(REGIONS):
        total += state.permits[seat, other]
    can = 0.5 + state.greens / 5.0
    return permits * min(1.0, can / max(total, 1))


@rule
def judge_digs(box, state, week, worth):
    """Digs to come: of what a region still has, the more the more cards are drawn, shared among those who draw them."""
    for region in range(REGIONS):
        points, finds, drawn = 0.0, 0.0, 0.0
        for face in range(FACES):
            left = state.seen[region, face] + state.unseen[region, face]
            finds += left
            points += left * (box.find_points[face] + (face >= Face.ONE))
        for seat in range(box.players):
            drawn += cards_dug(box, state, seat, region)
        if finds == 0.0 or drawn == 0.0:
            continue
        found = points * (1.0 - math.exp(-drawn / finds))
        for seat in range(box.players):
            share = cards_dug(box, state, seat, region) / drawn
            worth[seat] += found * share - digs_left(box, state, seat, region) * USUAL_DIG * week * 0.5


@rule
def worst_finds(box, state, seat, count):
    """The points of a seat's so many least valuable finds."""
    points = 0
    for face in range(Face.ONE, Face.KNOWLEDGE):
        for region in range(REGIONS):
            given = min(count, state.finds[seat, region, face])
            points += given * box.find_points[face]
            count -= given
    return points


@rule
def best_find(box, state, region):
    """The most valuable find that is known to lie in a pile; where none is, what may be expected."""
    best = min(state.fresh[region], 4)
    for face in range(Face.ONE, FACES):
        if state.seen[region, face] > 0:
            best = max(best, box.find_points[face])
    return best


@rule
def judge_presentations(box, state, seat, week):
    """Cards beside the board that a seat can have, or will have with a find or two more."""
    held = all_artifacts(state, seat)
    worth = 0.25 * held * min(1.0, state.greens / 40.0)
    for card in range(EXHIBITIONS):
        if state.beside[card] > 0:
            tiers = tiers_reached(box, state, seat, card)
            weeks = box.show_weeks[card, max(tiers - 1, 0)]
            missing = max(box.show_finds[0] - state.artifacts[seat, box.show_region[card, 0]], 0)
            worth += SOON * 0.5**missing * max(box.presented_points[card] - week * weeks, 0.0)
    for card in range(MUSEUMS):
        if state.beside[EXHIBITIONS + card] > 0 and held >= box.museum_finds[card]:
            cost = worst_finds(box, state, seat, box.museum_finds[card]) + week * box.weeks[Card.MUSEUM + card]
            worth += SOON * max(box.presented_points[EXHIBITIONS + card] - cost, 0.0)
    return worth


@rule
def judge_hand(box, state, seat, week):
    """Congresses, and action cards for what they will bring when they are played."""
    congresses = state.cards[seat, Card.CONGRESS]
    worth = box.congress_points[congresses] + congresses * 0.5 * state.deck[Card.CONGRESS] / box.players
    worth += state.cards[seat, Card.HELPER] * 0.7
    for region in range(REGIONS):
        if state.cards[seat, Card.THIEF + region] > 0:
            worth += SOON * (1.8 - week * box.weeks[Card.THIEF + region])
        if state.cards[seat, Card.ROBBER + region] > 0:
            worth += SOON * (max(best_find(box, state, region), 4) - week * box.weeks[Card.ROBBER + region])
    return worth


@rule
def judge_unfinished(box, state, week):
    """What the seat to act still owes, and gets, in the middle of its action."""
    if state.step == Step.GIVING:
        weeks = box.weeks[Card.MUSEUM + state.museum]
        return -worst_finds(box, state, state.seat, state.owed) - week * weeks
    if state.step == Step.PICKING:
        return best_find(box, state, state.robbed) - week * box.weeks[Card.ROBBER + state.robbed]
    return 0.0


@rule
def judge(box, state, worth):
    """What each seat's position is worth, in points at the end."""
    week = points_a_week(box, state)
    for seat in range(box.players):
        worth[seat] = points_for_finds(box, state, seat) + points_for_presentations(box, state, seat, 0, PRESENTED)
        worth[seat] += points_for_professors(box, state, seat) - week * state.week[seat]
        worth[seat] += judge_presentations(box, state, seat, week) + judge_hand(box, state, seat, week)
    judge_digs(box, state, week, worth)
    worth[state.seat] += judge_unfinished(box, state, week)


@small_rule
def wins_professor(box, state, region, books):
    """Whether a region's professor comes to the seat to act with so many books more."""
    holder = state.professor[region]
    known = state.special[state.seat, region] + books
    if holder == state.seat or known < box.professor_least[region]:
        return False
    return holder == NONE or known > state.special[holder, region]


@small_rule
def lean_to_card(box, state, kind):
    """Take: books of one region are cheap, and all digs live on them; congresses are for those who collect them."""
    seat = state.seat
    if kind < Card.GENERAL:
        region = kind // 3
        may_dig = state.permits[seat, region] + state.permits[seat, GENERAL_PERMIT] + state.cards[seat, Card.PERMIT] > 0
        return (4096 if may_dig else 1024) << wins_professor(box, state, region, box.books[kind])
    if kind == Card.CONGRESS:
        return 512 * (1 + state.cards[seat, Card.CONGRESS])
    if Card.THIEF <= kind < Card.SCHOLAR:
        return 128
    return 8 if kind == Card.SCHOLAR else 32


@small_rule
def books_of_crew(box, state, crew):
    """Dig: the books that count with a permit and so many helpers; none for a crew that a smaller one does as well."""
    seat = state.seat
    region, permit, helpers = crew // (PERMITS * STAFFS), crew // STAFFS % PERMITS, crew % STAFFS
    special, general = state.special[seat, region], state.general[seat]
    books = usable_knowledge(box, special, general, helpers)
    if permit != Permit.LOCAL and state.permits[seat, region] > 0:
        return 0
    if permit == Permit.CARD and state.permits[seat, GENERAL_PERMIT] > 0:
        return 0
    if helpers > 0 and usable_knowledge(box, special, general, helpers - 1) == books:
        return 0
    return books


@small_rule
def lean_to_dig(box, state, region, books, weeks, helpers):
    """Dig: the more cards for the weeks the better, and better late with many books than early with few."""
    cards = min(box.dig_table[books, weeks], state.piled[region])
    if cards <= box.dig_table[books, weeks - 1]:
        return 1
    late = state.greens < LATE
    gain = max(4 * cards - weeks - helpers - (0 if late else 5), 1)
    return gain * gain * (8 if late else 1)


@rule
def lean_to_present(box, state, card):
    """Exhibition, museum: the fewer weeks and points it costs the better."""
    if card < EXHIBITIONS:
        return 32 << 2 * tiers_reached(box, state, state.seat, card)
    finds = box.museum_finds[card - EXHIBITIONS]
    gain = box.presented_points[card] - worst_finds(box, state, state.seat, finds)
    return max(128 * gain - 64 * box.weeks[Card.EXHIBITION + card], 1)


@rule
def lean(box, state, moves, count, weights):
    """How much a sensible player leans to each legal move: 1 is never, 4096 nearly always."""
    crew, books = NONE, 0
    for k in range(count):
        move = moves[k]
        if move >= Move.DIG:
            dig = move - Move.DIG
            if dig // WEEKS != crew:
                crew = dig // WEEKS
                books = books_of_crew(box, state, crew)
            weights[k] = lean_to_dig(box, state, crew // (PERMITS * STAFFS), books, dig % WEEKS + 1, crew % STAFFS)
        elif move < Move.EXHIBIT:
            weights[k] = lean_to_card(box, state, state.display[move - Move.TAKE])
        elif move < Move.GIVE:
            weights[k] = lean_to_present(box, state, move - Move.EXHIBIT)
        elif move < Move.THIEF:
            weights[k] = 4096 >> 2 * ((move - Move.GIVE) % VALUES)
        elif move < Move.PICK:
            weights[k] = 512
        elif move < Move.SCHOLAR:
            weights[k] = 1 << 2 * box.find_points[move - Move.PICK + Face.ONE]
        else:
            weights[k] = 8
