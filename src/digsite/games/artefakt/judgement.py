"""How bots judge a position of Artefakt, and which moves they prefer.

Four different parts win, so every further part of a colour counts more than the one before. The worth of an unknown
fragment is the worth of the next part, times the probability that it is one the player lacks.
"""

import numpy as np

from digsite.core.compiled import rule, small_rule
from digsite.games.artefakt.moves import Move
from digsite.games.artefakt.rules.ending import different_parts
from digsite.games.artefakt.rules.fragments import held, part_of, place_of
from digsite.games.artefakt.rules.journey import sites_away
from digsite.games.artefakt.state import (
    CARDS,
    COLOURS,
    FIGURES,
    FRAGMENTS,
    KINDS,
    NONE,
    PARTS,
    SEATS,
    SITE,
    SITES,
    Step,
)

JUDGED = ("artefact", "fragments", "sites")
"""What a position is judged by; reasons name the part that makes the difference."""
ARTEFACT, COPIES, PROSPECTS = range(len(JUDGED))
OPEN, OWN = ("fragments",), ("artefact",)
"""Parts that everybody can work out for every seat, and those that a seat can work out only for itself."""

NEXT_PART = (6, 12, 24, 96)
"""Worth of the first, second, third and fourth part of an artefact; the fourth wins."""
SO_FAR = (0, 6, 18, 42)
"""Total worth of no, one, two or three parts."""
ANY_FRAGMENT = 2
"""Worth of a copy, which can be given back or exchanged and which nobody else has."""
INSTRUCTION = 4
"""Worth of using an instruction, about half of a fragment."""
DANGER = 8
"""Danger of each fragment of one colour that another player has."""
WORTH_PER_POINT = 40.0
"""So much is as good as a fragment more at the end: a fourth part is then what a winner is usually ahead."""
CHOICES = {2: 8}
"""By players: a search plays on for so many choices and then judges."""
BITS, MAX_PACKED = 10, 1023
"""What the four cards reach is packed into one number, ten bits each."""


@rule
def keenness(state, seat):
    """Return the worth of an unknown fragment of each colour to a player."""
    blue, brown, yellow = 0, 0, 0
    for colour in range(COLOURS):
        parts = different_parts(state, seat, colour)
        lacking = 2 * (PARTS - parts)
        elsewhere = max(FRAGMENTS - state.lying[seat, colour], lacking)
        blue, brown, yellow = brown, yellow, ANY_FRAGMENT + NEXT_PART[parts] * lacking // elsewhere
    return blue, brown, yellow


@small_rule
def site_worth(state, keen, site):
    """Return the worth of a site to a player with these preferences."""
    worth = INSTRUCTION * state.open[site]
    for colour in range(COLOURS):
        worth += keen[colour] * state.lying[SITE + site, colour]
    return worth


@small_rule
def loot(state, keen, other, colour):
    """Return the worth of taking a fragment from another player, who then has one less."""
    return keen[colour] + DANGER * state.lying[other, colour]


@small_rule
def leaning(worth):
    """Turn a worth into a preference: twice as good is preferred four times as much."""
    found = min(worth >> 2, 200)
    return 1 + found * found


@rule
def within_reach(box, state, keen, figure):
    """Return the better of the two sites to which each card takes a figure."""
    reach = 0
    for card in range(CARDS):
        one, other = sites_away(state, state.figure[state.seat, figure], box.steps[card])
        best = max(site_worth(state, keen, one), site_worth(state, keen, other))
        reach |= min(best, MAX_PACKED) << (BITS * card)
    return reach


@rule
def lean_to_plans(box, state, keen, moves, count, weights):
    """Prefer cards that lead to good sites."""
    stout, lady, tall = (
        within_reach(box, state, keen, 0),
        within_reach(box, state, keen, 1),
        within_reach(box, state, keen, 2),
    )
    for k in range(count):
        card = box.plan[moves[k] - Move.PLAN]
        worth = (stout >> (BITS * card[0])) & MAX_PACKED
        worth += (lady >> (BITS * card[1])) & MAX_PACKED
        worth += (tall >> (BITS * card[2])) & MAX_PACKED
        weights[k] = leaning(worth)


@small_rule
def travelled(state, seat):
    """Return how many of a player's figures have travelled this round; one whose card was just turned has not."""
    return state.turned[seat] - (seat == state.seat and state.step == Step.TRAVELLING)


@small_rule
def arrived(state, seat, site):
    """Return how many of them travelled to a site."""
    done = travelled(state, seat)
    count = 0
    for figure in range(FIGURES):
        count += figure < done and state.figure[seat, figure] == site
    return count


@rule
def journey_worth(box, state, keen, site):
    """Count a site in full with a majority there, half for a tie, and hardly otherwise."""
    most = 0
    for other in range(box.players):
        most = max(most, arrived(state, other, site) if other != state.seat else 0)
    ahead = 1 + arrived(state, state.seat, site) - most
    return site_worth(state, keen, site) >> (0 if ahead > 0 else 1 if ahead == 0 else BITS)


@rule
def regret(state, kind):
    """Return how much a player dislikes losing a fragment: a copy hardly, one of three different parts strongly."""
    colour = kind // PARTS
    count = 0
    for i in range(FRAGMENTS):
        fragment = state.fragment[colour, i]
        count += place_of(fragment) == state.seat and part_of(fragment) == kind - colour * PARTS + 1
    return 0 if count > 1 else different_parts(state, state.seat, colour)


@rule
def use_worth(box, state, keen, move):
    """Return the worth of using an instruction in this way, or of declining it."""
    if move < Move.LOOK:
        site = (move - Move.WALK) % SITES
        return journey_worth(box, state, keen, site) if site > state.site else 0
    if Move.PICK <= move < Move.PUSH:
        return 2 * keen[(move - Move.PICK) % COLOURS]
    if Move.BANISH <= move < Move.DRAW:
        return DANGER * state.lying[(move - Move.BANISH) // COLOURS, (move - Move.BANISH) % COLOURS]
    if Move.DRAW <= move < Move.SWAP:
        return 2 * keen[move - Move.DRAW]
    if Move.SWAP <= move < Move.TRADE:
        return 24 if regret(state, move - Move.SWAP) == 0 else 0
    if Move.TRADE <= move < Move.CARRY:
        other, kind = (move - Move.TRADE) // KINDS, (move - Move.TRADE) % KINDS
        return max(4 * DANGER - DANGER * state.lying[other, kind // PARTS], 0) if regret(state, kind) == 0 else 0
    return 8


@rule
def lean(box, state, moves, count, weights):
    """Write how strongly a sensible player prefers each legal move."""
    step = state.step
    keen = keenness(state, state.seat)
    if step == Step.PLANNING:
        lean_to_plans(box, state, keen, moves, count, weights)
        return
    for k in range(count):
        move = moves[k]
        worth = 0
        if step == Step.TRAVELLING:
            worth = journey_worth(box, state, keen, move - Move.GO)
        elif step == Step.USING:
            worth = use_worth(box, state, keen, move)
        elif step == Step.GIVING:
            worth = 32 >> regret(state, move - Move.GIVE)
        elif step == Step.TRADING:
            worth = loot(state, keen, state.partner, move - Move.COLOUR)
        elif move == Move.TAKE:
            worth = site_worth(state, keen, state.site)
        elif Move.STEAL <= move < Move.LEAVE:
            worth = loot(state, keen, (move - Move.STEAL) // COLOURS, (move - Move.STEAL) % COLOURS)
        weights[k] = leaning(worth)


@rule
def expect_figure(box, state, seat, keen, figure, there):
    """Estimate the probability that a figure stands on each site when that is settled."""
    home, card = state.figure[seat, figure], state.card[seat, figure]
    if figure < travelled(state, seat):
        there[seat, home] += 1.0
    elif card != NONE:
        one, other = sites_away(state, home, box.steps[card])
        first = 0.75 if site_worth(state, keen, one) > site_worth(state, keen, other) else 0.25
        there[seat, one] += first
        there[seat, other] += 1.0 - first
    elif home != NONE:
        for steps in box.steps:
            one, other = sites_away(state, home, steps)
            there[seat, one] += 0.5 / CARDS
            there[seat, other] += 0.5 / CARDS


@rule
def prospects(box, state, seat, keen, there):
    """Return what a player can expect from the sites still to be settled this round."""
    worth = 0.0
    for site in range(state.site + (state.step != Step.CLAIMING), SITES):
        most = 0.0
        for other in range(box.players):
            most = max(most, there[other, site] if other != seat else 0.0)
        worth += site_worth(state, keen, site) * min(max(there[seat, site] - most, 0.0), 1.0)
    return worth


@rule
def judge(box, state, parts):
    """Write the worth of each seat's position: its parts, and what its figures may find."""
    there = np.zeros((SEATS, SITES))
    for seat in range(box.players):
        for figure in range(FIGURES):
            expect_figure(box, state, seat, keenness(state, seat), figure, there)
    for seat in range(box.players):
        parts[seat, COPIES] += ANY_FRAGMENT * held(state, seat) / WORTH_PER_POINT
        parts[seat, PROSPECTS] += prospects(box, state, seat, keenness(state, seat), there) / WORTH_PER_POINT
        for colour in range(COLOURS):
            parts[seat, ARTEFACT] += SO_FAR[different_parts(state, seat, colour)] / WORTH_PER_POINT


@small_rule
def lead_scale(box, state):
    """Return the lead that makes a win e times as probable as a defeat; it hardly changes during a game."""
    return 1.5
