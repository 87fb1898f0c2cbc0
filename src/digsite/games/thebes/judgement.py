"""How bots judge a position of Thebes, and which moves they prefer.

Figures without a source were tuned by letting judgements play against each other, a few hundred games each.
"""

import math

import numpy as np

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
    SEATS,
    WEEKS,
    Card,
    Face,
    Permit,
    Professor,
    Step,
)

JUDGED = ("points", "shows", "hand", "weeks", "digs", "professors")
"""What a position is judged by; reasons name the part that makes the difference."""
POINTS, SHOWS, HAND, TIME, DIGS, PROFESSORS = range(len(JUDGED))

USUAL_DIG = 8
"""Weeks a dig usually takes."""

SOON = 0.8
"""Share of its worth that a card on offer counts, because another player may be quicker."""

LATE = 26
"""Number of green cards left in the deck when it is time to dig with the knowledge one has."""

CHOICES = dict.fromkeys((2, 3, 4), 0)
"""By players: a search plays on for so many choices and then judges."""


@small_rule
def points_a_week(box, state):
    """Return the worth of a week: a third of a point at the end, more in the middle of the game."""
    last = 1.0 / box.weeks_per_point
    return last + (1.25 - last) * min(state.greens / 20.0, 1.0)


@rule
def foresee_digs(box, state, seat, digs, cards):
    """Write how many digs a seat will make in each region, and how many cards they will draw.

    General permits fit any region, and none is of use after the end. To the seat's knowledge comes a little that it
    will still learn.
    """
    anywhere = state.permits[seat, GENERAL_PERMIT] + state.cards[seat, Card.PERMIT]
    permits = anywhere
    for region in range(REGIONS):
        permits += state.permits[seat, region]
    in_time = min((0.5 + state.greens / 5.0) / max(permits, 1), 1.0)
    learnt = state.greens / (22.0 * box.players)
    general = state.general[seat] + 0.2 * learnt
    for region in range(REGIONS):
        special = state.special[seat, region] + learnt
        books = min(special + min(general, special), 1.0 * LEVELS)
        below = min(int(books), LEVELS - 1)
        fewer, more = box.dig_table[below, USUAL_DIG], box.dig_table[below + 1, USUAL_DIG]
        digs[region] = (state.permits[seat, region] + anywhere * 0.25) * in_time
        cards[region] = (fewer + (more - fewer) * (books - below)) * digs[region]


@rule
def judge_digs(box, state, week, digs, cards, parts):
    """Add the worth of digs to come: the more cards are drawn, the more of what is left comes to light.

    A find is worth a point more than it shows, for exhibitions. The weeks are still to be spent and count half.
    """
    for seat in range(box.players):
        foresee_digs(box, state, seat, digs[seat], cards[seat])
    for region in range(REGIONS):
        points, finds, drawn = 0, 0, 0.0
        for face in range(FACES):
            left = state.seen[region, face] + state.unseen[region, face]
            finds += left
            points += left * (box.find_points[face] + (face >= Face.ONE))
        for seat in range(box.players):
            drawn += cards[seat, region]
        if finds > 0 and drawn > 0.0:
            each = points * (1.0 - math.exp(-drawn / finds)) / drawn
            for seat in range(box.players):
                parts[seat, DIGS] += each * cards[seat, region] - 0.5 * week * USUAL_DIG * digs[seat, region]


@small_rule
def books_for(state, seat, professor):
    """Return the knowledge that counts for a professor; holding the card wins ties, worth half a book."""
    books = all_knowledge(state, seat) if professor == Professor.GREATEST else state.special[seat, professor]
    return books + 0.5 * (state.professor[professor] == seat)


@rule
def judge_professors(box, state, chances, parts):
    """Add the worth of professors: a lead in books counts more, the fewer cards are still to come."""
    for professor in range(len(state.professor)):
        scale = (0.5 + state.greens / 20.0) * (2.0 if professor == Professor.GREATEST else 1.0)
        first = books_for(state, 0, professor)
        most, all_chances = first, 1.0
        for seat in range(1, box.players):
            books = books_for(state, seat, professor)
            most = max(most, books)
            chances[seat] = 1.0 if books == first else math.exp((books - first) / scale)
            all_chances += chances[seat]
        points = box.professor_points[professor] * min((most + 2.0 * scale) / box.professor_least[professor], 1.0)
        each = points / all_chances
        parts[0, PROFESSORS] += each
        for seat in range(1, box.players):
            parts[seat, PROFESSORS] += each * chances[seat]


@rule
def worst_finds(box, state, seat, count):
    """Return the points of a seat's `count` least valuable finds."""
    points = 0
    for face in range(Face.ONE, Face.KNOWLEDGE):
        for region in range(REGIONS):
            given = min(count, state.finds[seat, region, face])
            points += given * box.find_points[face]
            count -= given
    return points


@rule
def judge_presentations(box, state, seat, week):
    """Return the worth of presentation cards within a seat's reach, and of finds for later ones."""
    held = all_artifacts(state, seat)
    worth = 0.25 * held * min(state.greens / 40.0, 1.0)
    for card in range(EXHIBITIONS):
        if state.beside[card] > 0:
            weeks = box.show_weeks[card, max(tiers_reached(box, state, seat, card) - 1, 0)]
            missing = max(box.show_finds[0] - state.artifacts[seat, box.show_region[card, 0]], 0)
            worth += SOON / (1 << missing) * max(box.presented_points[card] - week * weeks, 0.0)
    for card in range(MUSEUMS):
        if state.beside[EXHIBITIONS + card] > 0 and held >= box.museum_finds[card]:
            cost = worst_finds(box, state, seat, box.museum_finds[card]) + week * box.weeks[Card.MUSEUM + card]
            worth += SOON * max(box.presented_points[EXHIBITIONS + card] - cost, 0.0)
    return worth


@rule
def best_find(box, state, region):
    """Return the points of the best find seen in a pile; 4 points if nothing better is known."""
    best = 4
    for face in range(Face.ONE, FACES):
        if state.seen[region, face] > 0:
            best = max(best, box.find_points[face])
    return best


@rule
def judge_hand(box, state, seat, week):
    """Return the worth of congresses, each worth more with those to come, and of action cards."""
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
    """Return the worth of what the seat to move still owes and gets in the middle of an action."""
    if state.step == Step.GIVING:
        return -worst_finds(box, state, state.seat, state.owed) - week * box.weeks[Card.MUSEUM + state.museum]
    if state.step == Step.PICKING:
        return best_find(box, state, state.robbed) - week * box.weeks[Card.ROBBER + state.robbed]
    return 0.0


@rule
def judge(box, state, parts):
    """Write the worth of each seat's position: points, shows, cards, time, digs and professors."""
    week = points_a_week(box, state)
    for seat in range(box.players):
        parts[seat, POINTS] += points_for_finds(box, state, seat)
        parts[seat, POINTS] += points_for_presentations(box, state, seat, 0, PRESENTED)
        parts[seat, SHOWS] += judge_presentations(box, state, seat, week)
        parts[seat, HAND] += judge_hand(box, state, seat, week)
        parts[seat, TIME] -= week * state.week[seat]
    judge_digs(box, state, week, np.empty((SEATS, REGIONS)), np.empty((SEATS, REGIONS)), parts)
    judge_professors(box, state, np.empty(SEATS), parts)
    parts[state.seat, POINTS] += judge_unfinished(box, state, week)


@small_rule
def lead_scale(box, state):
    """Return the lead that makes a win e times as probable as a defeat: it falls from 20 points to 3."""
    return 3.0 + state.greens / 4.0


@rule
def surcharge(box, state, moves, k):
    """Return the worth of the week by which a dig is longer than the one before it, if it draws no more cards."""
    dig = moves[k] - Move.DIG
    if dig < 0 or dig % WEEKS == 0 or moves[k - 1] != moves[k] - 1:
        return 0.0
    crew, weeks = dig // WEEKS, dig % WEEKS + 1
    region, helpers = crew // (PERMITS * STAFFS), crew % STAFFS
    books = usable_knowledge(box, state.special[state.seat, region], state.general[state.seat], helpers)
    if box.dig_table[books, weeks] > box.dig_table[books, weeks - 1] < state.piled[region]:
        return 0.0
    return points_a_week(box, state)


@small_rule
def lean_to_card(state, kind):
    """Take: prefer books of a region, which every dig needs; congresses for those who collect them."""
    if kind < Card.GENERAL:
        return 8192 + 1024 * state.special[state.seat, kind // 3]
    if kind == Card.CONGRESS:
        return 1024 + 1536 * state.cards[state.seat, Card.CONGRESS]
    if Card.THIEF <= kind < Card.SCHOLAR:
        return 128
    return 8 if kind == Card.SCHOLAR else 32


@small_rule
def books_of_crew(box, state, crew):
    """Dig: return the books that count with a permit and these helpers; 0 if a cheaper crew does as well."""
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
    """Dig: prefer many cards per week, and late digs with many books to early ones with few."""
    cards = min(box.dig_table[books, weeks], state.piled[region])
    if cards <= box.dig_table[books, weeks - 1]:
        return 1
    late = state.greens < LATE
    gain = max(4 * cards - weeks - helpers - (0 if late else 5), 1)
    return gain * gain * (8 if late else 1)


@rule
def lean_to_present(box, state, card):
    """Exhibition, museum: prefer those that cost few weeks and points."""
    if card < EXHIBITIONS:
        return 32 << 2 * tiers_reached(box, state, state.seat, card)
    gain = box.presented_points[card] - worst_finds(box, state, state.seat, box.museum_finds[card - EXHIBITIONS])
    return max(128 * gain - 64 * box.weeks[Card.EXHIBITION + card], 1)


@rule
def lean(box, state, moves, count, weights):
    """Write how strongly a sensible player prefers each legal move: 1 is never, 8192 nearly always."""
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
