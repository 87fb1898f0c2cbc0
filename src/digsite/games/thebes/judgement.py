"""How a sensible player judges Thebes: what things held are likely to bring, and which moves come to mind first.

Figures without a source here were found by letting judgements play against one another, some hundred games each.
"""

import math

from digsite.core.compiled import rule, small_rule
from digsite.games.thebes.moves import PERMITS, STAFFS, VALUES, Move
from digsite.games.thebes.rules.dig import usable_knowledge
from digsite.games.thebes.rules.knowledge import all_knowledge
from digsite.games.thebes.rules.presentation import all_artifacts, tiers_reached
from digsite.games.thebes.rules.score import points_for_finds, points_for_presentations
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
    Professor,
    Step,
)

USUAL_DIG = 8
"""Weeks that a dig usually takes."""

SOON = 0.8
"""What can be had at once is worth this much of what it brings: another may be quicker."""

LATE = 26
"""Cards with a green back in the deck when it is time to dig with what one knows."""


@small_rule
def points_a_week(box, state):
    """What a week is worth: at the end a third of a point, in the middle of the game what can be done with it."""
    last = 1.0 / box.weeks_per_point
    return last + (1.25 - last) * min(state.greens / 20.0, 1.0)


@rule
def digs_left(box, state, seat, region):
    """How many digs a seat will make in a region: general permits are for any, and none is of use after the end."""
    anywhere = state.permits[seat, GENERAL_PERMIT] + state.cards[seat, Card.PERMIT]
    permits = anywhere
    for other in range(REGIONS):
        permits += state.permits[seat, other]
    in_time = min((0.5 + state.greens / 5.0) / max(permits, 1), 1.0)
    return (state.permits[seat, region] + anywhere / 4.0) * in_time


@rule
def cards_to_dig(box, state, seat, region):
    """How many cards those digs will draw, with what the seat knows and a little that it will have learnt."""
    learnt = state.greens / (22.0 * box.players)
    special = state.special[seat, region] + learnt
    books = min(special + min(state.general[seat] + 0.2 * learnt, special), 1.0 * LEVELS)
    below = min(int(books), LEVELS - 1)
    fewer, more = box.dig_table[below, USUAL_DIG], box.dig_table[below + 1, USUAL_DIG]
    return (fewer + (more - fewer) * (books - below)) * digs_left(box, state, seat, region)


@rule
def judge_digs(box, state, week, worth):
    """Digs to come: the more cards are drawn the more of what is left comes to light, for those who draw them.

    A find is worth a point more than it shows, for exhibitions. The weeks are still to be spent, and count half.
    """
    for region in range(REGIONS):
        points, finds, drawn = 0.0, 0.0, 0.0
        for face in range(FACES):
            left = state.seen[region, face] + state.unseen[region, face]
            finds += left
            points += left * (box.find_points[face] + (face >= Face.ONE))
        for seat in range(box.players):
            drawn += cards_to_dig(box, state, seat, region)
        if finds > 0.0 and drawn > 0.0:
            each = points * (1.0 - math.exp(-drawn / finds)) / drawn
            for seat in range(box.players):
                worth[seat] += each * cards_to_dig(box, state, seat, region)
                worth[seat] -= 0.5 * week * USUAL_DIG * digs_left(box, state, seat, region)


@small_rule
def books_for(state, seat, professor):
    """Knowledge that counts for a professor; whoever has him keeps him in a tie, which is worth half a book."""
    books = all_knowledge(state, seat) if professor == Professor.GREATEST else state.special[seat, professor]
    return books + 0.5 * (state.professor[professor] == seat)


@rule
def judge_professors(box, state, worth):
    """Professors go to whoever knows most at the end; a lead in books says the more the fewer cards are to come."""
    for professor in range(len(state.professor)):
        scale = (0.5 + state.greens / 20.0) * (2.0 if professor == Professor.GREATEST else 1.0)
        most, chances = 0.0, 0.0
        for seat in range(box.players):
            most = max(most, books_for(state, seat, professor))
            chances += math.exp(books_for(state, seat, professor) / scale)
        points = box.professor_points[professor] * min((most + 2.0 * scale) / box.professor_least[professor], 1.0)
        for seat in range(box.players):
            worth[seat] += points * math.exp(books_for(state, seat, professor) / scale) / chances


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
def judge_presentations(box, state, seat, week):
    """Cards beside the board that a seat can have, or would have with a find or two more; finds for cards to come."""
    held = all_artifacts(state, seat)
    worth = 0.25 * held * min(state.greens / 40.0, 1.0)
    for card in range(EXHIBITIONS):
        if state.beside[card] > 0:
            weeks = box.show_weeks[card, max(tiers_reached(box, state, seat, card) - 1, 0)]
            missing = max(box.show_finds[0] - state.artifacts[seat, box.show_region[card, 0]], 0)
            worth += SOON * 0.5**missing * max(box.presented_points[card] - week * weeks, 0.0)
    for card in range(MUSEUMS):
        if state.beside[EXHIBITIONS + card] > 0 and held >= box.museum_finds[card]:
            cost = worst_finds(box, state, seat, box.museum_finds[card]) + week * box.weeks[Card.MUSEUM + card]
            worth += SOON * max(box.presented_points[EXHIBITIONS + card] - cost, 0.0)
    return worth


@rule
def best_find(box, state, region):
    """The most valuable find that was seen in a pile; 4 points are there as a rule."""
    best = 4
    for face in range(Face.ONE, FACES):
        if state.seen[region, face] > 0:
            best = max(best, box.find_points[face])
    return best


@rule
def judge_hand(box, state, seat, week):
    """Congresses, each worth more with those to come; action cards, for what they bring when they are played."""
    congresses = state.cards[seat, Card.CONGRESS]
    worth = box.congress_points[congresses] + 1.25 * congresses * state.deck[Card.CONGRESS] / box.players
    worth += 0.4 * state.cards[seat, Card.HELPER]
    for region in range(REGIONS):
        if state.cards[seat, Card.THIEF + region] > 0:
            worth += SOON * (1.8 - week * box.weeks[Card.THIEF + region])
        if state.cards[seat, Card.ROBBER + region] > 0:
            worth += SOON * (best_find(box, state, region) - week * box.weeks[Card.ROBBER + region])
    return worth


@rule
def judge_unfinished(box, state, week):
    """What the seat to act still owes, and gets, in the middle of its action."""
    if state.step == Step.GIVING:
        return -worst_finds(box, state, state.seat, state.owed) - week * box.weeks[Card.MUSEUM + state.museum]
    if state.step == Step.PICKING:
        return best_find(box, state, state.robbed) - week * box.weeks[Card.ROBBER + state.robbed]
    return 0.0


@rule
def judge(box, state, worth):
    """What each seat's position is worth, in points at the end."""
    week = points_a_week(box, state)
    for seat in range(box.players):
        worth[seat] = points_for_finds(box, state, seat) + points_for_presentations(box, state, seat, 0, PRESENTED)
        worth[seat] += judge_presentations(box, state, seat, week) + judge_hand(box, state, seat, week)
        worth[seat] -= week * state.week[seat]
    judge_digs(box, state, week, worth)
    judge_professors(box, state, worth)
    worth[state.seat] += judge_unfinished(box, state, week)


@small_rule
def lean_to_card(state, kind):
    """Take: books of a region are cheap, and all digs live on them; congresses are for those who collect them."""
    if kind < Card.GENERAL:
        return 8192 + 1024 * state.special[state.seat, kind // 3]
    if kind == Card.CONGRESS:
        return 1024 + 1536 * state.cards[state.seat, Card.CONGRESS]
    if Card.THIEF <= kind < Card.SCHOLAR:
        return 128
    return 8 if kind == Card.SCHOLAR else 32


@small_rule
def books_of_crew(box, state, crew):
    """Dig: the books that count with a permit and so many helpers; none if a cheaper crew would do as well."""
    seat = state.seat
    region, permit, helpers = crew // (PERMITS * STAFFS), crew // STAFFS % PERMITS, crew % STAFFS
    books = usable_knowledge(box, state.special[seat, region], state.general[seat], helpers)
    if permit != Permit.LOCAL and state.permits[seat, region] > 0:
        return 0
    if permit == Permit.CARD and state.permits[seat, GENERAL_PERMIT] > 0:
        return 0
    if helpers > 0 and usable_knowledge(box, state.special[seat, region], state.general[seat], helpers - 1) == books:
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
    gain = box.presented_points[card] - worst_finds(box, state, state.seat, box.museum_finds[card - EXHIBITIONS])
    return max(128 * gain - 64 * box.weeks[Card.EXHIBITION + card], 1)


@rule
def lean(box, state, moves, count, weights):
    """How much a sensible player leans to each legal move: 1 is never, 8192 nearly always."""
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
            weights[k] = lean_to_card(state, state.display[move - Move.TAKE])
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
