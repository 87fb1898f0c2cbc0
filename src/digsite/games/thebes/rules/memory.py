"""What a seat remembers about the dig piles, and how likely that makes each possible history.

A seat knows how many finds were laid on a pile and when, what every dig turned up, and what it saw when it looked
through the pile itself. Finds that nobody has seen are not decided. But rubble goes back into the pile and is turned up
again, and nobody can tell whether it is the same; and what others saw when they looked is hidden altogether. The module
`imagining` draws again what is hidden.
"""

import numpy as np

from digsite.core.compiled import rule, small_rule
from digsite.games.thebes.state import COUNTS, FACES, LAID, NONE, WHAT, Face, Memory

ROW, FACE, ASIDE, LYING, BEFORE, TO_COME = range(6)
"""Columns of a card that a dig turned up: its row of the history and its face; the rubble set aside and the finds in
the pile at that time; the cards of that face turned up before; the finds still to come."""


@rule
def next_sight(state, region, seat, row):
    """Return the next row, from this one on, at which the seat knew the whole pile, or NONE."""
    for at in range(row, state.rows[region]):
        what = state.history[region, at, WHAT]
        if what == seat or what == Memory.ALL:
            return at
    return NONE


@rule
def last_sight(state, region, seat):
    """Return the latest row at which the seat knew the whole pile, or NONE."""
    sight = NONE
    for row in range(state.rows[region]):
        what = state.history[region, row, WHAT]
        sight = row if (what == seat) | (what == Memory.ALL) else sight
    return sight


@rule
def others_looked(state, region, seat):
    """Return whether somebody else saw what this seat did not."""
    for row in range(state.rows[region]):
        if state.history[region, row, WHAT] < Memory.ALL and state.history[region, row, WHAT] != seat:
            return True
    return False


@rule
def expect(box, state, region, before, sight, pool):
    """Count the faces that came, or are still to come, after the sight `before` and up to the next one.

    These are the cards at the next sight and those taken in between, minus the cards at the previous sight; after the
    last sight, everything that had not come by then.
    """
    history = state.history[region]
    for face in range(FACES):
        pool[face] = box.find_copies[region, face] if sight == NONE else history[sight, COUNTS + face]
        if before != NONE:
            pool[face] -= history[before, COUNTS + face]
    first, last, sign = (0, before, -1) if sight == NONE else (before + 1, sight, 1)
    for row in range(first, last):
        if history[row, WHAT] >= Memory.DRAWN:
            for face in range(Face.ONE, FACES):
                pool[face] += sign * history[row, COUNTS + face]


@rule
def turned_up(box, state, region, before, sight, steps):
    """List the cards that came to light between two sights of the pile; return their number."""
    history = state.history[region]
    last = state.rows[region] if sight == NONE else sight
    end = box.find_total[region] if sight == NONE else history[sight, LAID]
    taken = 0
    for row in range(before + 1):
        if history[row, WHAT] >= Memory.DRAWN:
            for face in range(Face.ONE, FACES):
                taken += history[row, COUNTS + face]
    drawn = np.zeros(FACES, np.int64)
    count = 0
    for row in range(before + 1, last):
        if history[row, WHAT] < Memory.DRAWN:
            continue
        aside = 0
        for face in range(FACES):
            for _ in range(history[row, COUNTS + face]):
                step = steps[count]
                step[ROW] = row
                step[FACE] = face
                step[ASIDE] = aside
                step[LYING] = history[row, LAID] - taken - aside
                step[BEFORE] = drawn[face]
                step[TO_COME] = end - history[row, LAID]
                drawn[face] += 1
                aside += face == Face.RUBBLE
                taken += face != Face.RUBBLE
                count += 1
    return count


@rule
def number_cases(state, region, before, steps, count, pool, known, span, stride):
    """Number the possible fates of the known cards: one digit for each face.

    For rubble the digit counts unknown pieces that came to light, for other faces the known cards that were taken.
    Returns the digits of every case, and the number of known cards in the pile when none are set aside.
    """
    drawn = np.zeros(FACES, np.int64)
    for at in range(count):
        drawn[steps[at, FACE]] += 1
    cases, lying = 1, 0
    for face in range(FACES):
        known[face] = 0 if before == NONE else state.history[region, before, COUNTS + face]
        lying += known[face]
        span[face] = min(drawn[face], pool[face] if face == Face.RUBBLE else known[face]) + 1
        stride[face] = cases
        cases *= span[face]
    digits = np.zeros((cases, FACES), np.int64)
    decided = np.full(cases, lying, np.int64)
    for face in range(FACES):
        if span[face] > 1:
            for case in range(cases):
                digits[case, face] = (case // stride[face]) % span[face]
                decided[case] += digits[case, face] if face == Face.RUBBLE else -digits[case, face]
    return digits, decided


@small_rule
def weigh(step, digit, decided, pool, known):
    """Return how many known and how many unknown cards the card that came to light may have been."""
    wanted = step[FACE]
    undecided = step[LYING] - decided + step[ASIDE]
    if wanted == Face.RUBBLE:
        old = known[wanted] + digit - step[ASIDE]
        left = pool[wanted] - digit
    else:
        old = known[wanted] - digit
        left = pool[wanted] - step[BEFORE] + digit
    if undecided < 0 or left < 0 or old < 0 or digit > step[BEFORE]:
        return 0.0, 0.0
    if undecided == 0:
        return float(old), 0.0
    return float(old), undecided * left / (undecided + step[TO_COME])


@small_rule
def follow(step, case, digit, span, stride, likely):
    """Return the probability of the rest for a known and for an unknown card; `likely` is for the next step."""
    face = step[FACE]
    other = likely[case + stride[face]] if digit + 1 < span[face] else 0.0
    if face == Face.RUBBLE:
        return likely[case], other
    return other, likely[case]


@rule
def reckon(steps, count, digits, decided, pool, known, span, stride):
    """Compute backwards the probability of everything that came to light from a step on, in each case."""
    cases = len(decided)
    likely = np.empty((count + 1, cases))
    likely[count] = 1.0
    for at in range(count - 1, -1, -1):
        step = steps[at]
        face = step[FACE]
        for case in range(cases):
            digit = digits[case, face]
            old, new = weigh(step, digit, decided[case], pool, known)
            if_old, if_new = follow(step, case, digit, span, stride, likely[at + 1])
            likely[at, case] = old * if_old + new * if_new
    return likely
