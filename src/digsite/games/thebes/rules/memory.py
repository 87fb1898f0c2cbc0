"""What a seat can work out about the dig piles, and drawing again what it cannot.

A seat knows how many finds were laid on a pile and when, what every dig turned up, and what it saw when it looked
through the pile itself. Finds that nobody has seen are not decided, so there is nothing to draw again about them. But
rubble goes back into the pile and is turned up again, and nobody can tell whether it is the same; and what others saw
when they looked is hidden altogether.

So the pile's history is imagined anew: finds arrive in the same numbers, every dig turns up the same faces, and which
cards these were is drawn. Each history is as likely as it is for the seat that remembers these things.

Where nobody else has looked, only what lies in the pile now is hidden. How likely each case is, is reckoned forwards,
and one is drawn (`imagine_pile`). Where somebody has, what he saw is hidden too: how likely the rest of a history is,
is reckoned backwards first (`reckon`), and then the history is drawn card by card (`imagine_history`).
"""

import numpy as np

from digsite.core.chance import draw
from digsite.core.compiled import rule, small_rule
from digsite.games.thebes.rules.piles import nth_face
from digsite.games.thebes.state import (
    COUNTS,
    FACES,
    LAID,
    MOST_CARDS,
    NONE,
    REGION_FINDS,
    REGIONS,
    ROWS,
    WHAT,
    Face,
    Memory,
    Step,
)

TRIES = 1000
"""Only a history that somebody wrote down wrongly is not imagined by then; the pile then stays as it is."""

STILL_THERE = ROWS

ROW, FACE, ASIDE, LYING, BEFORE, TO_COME = range(6)
"""Of a card that a dig turned up: in which row of the history and with which face; how much rubble lay aside and how
many finds were in the pile by then; how many of the face were turned up before; how many finds were still to come."""


@rule
def happens(state, chance):
    """True with this probability, settled digit by digit."""
    while 0.0 < chance < 1.0:
        chance *= 256.0
        digit = int(chance)
        drawn = draw(state, 256)
        if drawn != digit:
            return drawn < digit
        chance -= digit
    return chance >= 1.0


@small_rule
def sum_of(counts):
    total = 0
    for face in range(FACES):
        total += counts[face]
    return total


@rule
def next_sight(state, region, seat, row):
    """The next row, from this one on, at which the seat knew all the pile; NONE if there is none."""
    for at in range(row, state.rows[region]):
        what = state.history[region, at, WHAT]
        if what == seat or what == Memory.ALL:
            return at
    return NONE


@rule
def last_sight(state, region, seat):
    """The latest row at which the seat knew all the pile, or NONE."""
    sight = NONE
    for row in range(state.rows[region]):
        what = state.history[region, row, WHAT]
        sight = row if (what == seat) | (what == Memory.ALL) else sight
    return sight


@rule
def expect(box, state, region, before, sight, pool):
    """Which faces came, or are still to come, after the sight `before` and up to the next one.

    What lay there at the next sight and was taken in between, less what lay there at the one before; after the last
    sight, all that had not come by then.
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
def decide_slots(state, last, faces, pool):
    """The finds up to this one get faces of what is expected."""
    for slot in range(last):
        if faces[slot] == NONE:
            face = nth_face(pool, draw(state, sum_of(pool)))
            pool[face] -= 1
            faces[slot] = face


@rule
def choose_slot(state, laid, wanted, faces, gone):
    """Any find in the pile with this face, or any of those not decided."""
    count = 0
    for slot in range(laid):
        count += faces[slot] == wanted and gone[slot] == STILL_THERE
    nth = draw(state, count)
    for slot in range(laid):
        if faces[slot] == wanted and gone[slot] == STILL_THERE:
            if nth == 0:
                return slot
            nth -= 1
    return NONE


@rule
def turned_up(box, state, region, before, sight, steps):
    """The cards that came to light between two sights of the pile, one by one; how many they are."""
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
    """Number what can have become of the cards that were known: one digit for each face.

    For rubble it is how much has come to light that was not known, for other faces how many known ones were taken.
    Returns the digits of every case, and how many cards of the pile are known in it when none lie aside.
    """
    drawn = np.zeros(FACES, np.int64)
    for at in range(count):
        drawn[steps[at, FACE]] += 1
    cases = 1
    for face in range(FACES):
        known[face] = 0 if before == NONE else state.history[region, before, COUNTS + face]
        span[face] = min(drawn[face], pool[face] if face == Face.RUBBLE else known[face]) + 1
        stride[face] = cases
        cases *= span[face]
    digits = np.zeros((cases, FACES), np.int64)
    decided = np.zeros(cases, np.int64)
    for face in range(FACES):
        for case in range(cases):
            if span[face] > 1:
                digits[case, face] = (case // stride[face]) % span[face]
            decided[case] += known[face] + (digits[case, face] if face == Face.RUBBLE else -digits[case, face])
    return digits, decided


@small_rule
def weigh(step, digit, decided, pool, known):
    """How many known cards the one that came to light may have been, and how many unknown ones, as they go."""
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
    """How likely the rest is if it was a known card, and if it was an unknown one. `likely` is of the next step."""
    face = step[FACE]
    other = likely[case + stride[face]] if digit + 1 < span[face] else 0.0
    if face == Face.RUBBLE:
        return likely[case], other
    return other, likely[case]


@rule
def reckon(steps, count, digits, decided, pool, known, span, stride):
    """Backwards: how likely all that came to light from a step on is, in each case."""
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


@rule
def put_rubble_back(row, faces, gone):
    """At the end of a dig."""
    for slot in range(len(faces)):
        if gone[slot] == row and faces[slot] == Face.RUBBLE:
            gone[slot] = STILL_THERE


@rule
def imagine_draws(box, state, region, before, sight, faces, gone, pool):
    """Forwards: which cards came to light between two sights of the pile. False if none can have."""
    history = state.history[region]
    steps = np.empty((ROWS * MOST_CARDS, 6), np.int64)
    known = np.empty(FACES, np.int64)
    span = np.empty(FACES, np.int64)
    stride = np.empty(FACES, np.int64)
    count = turned_up(box, state, region, before, sight, steps)
    expected = pool.copy()
    digits, decided = number_cases(state, region, before, steps, count, expected, known, span, stride)
    likely = reckon(steps, count, digits, decided, expected, known, span, stride)
    case = 0
    for at in range(count):
        face = steps[at, FACE]
        row = steps[at, ROW]
        digit = digits[case, face]
        old, new = weigh(steps[at], digit, decided[case], expected, known)
        if_old, if_new = follow(steps[at], case, digit, span, stride, likely[at + 1])
        if old * if_old + new * if_new <= 0.0:
            return False
        was_known = happens(state, old * if_old / (old * if_old + new * if_new))
        slot = choose_slot(state, history[row, LAID], face if was_known else NONE, faces, gone)
        faces[slot] = face
        gone[slot] = row
        if not was_known:
            pool[face] -= 1
        if was_known != (face == Face.RUBBLE):
            case += stride[face]
        if at + 1 == count or steps[at + 1, ROW] != row:
            put_rubble_back(row, faces, gone)
    return True


@rule
def imagine_history(box, state, seat, region, faces, gone, pool):
    """Live through the pile's history once more; whether it came out as the seat remembers it."""
    faces[:] = NONE
    gone[:] = STILL_THERE
    before = NONE
    while True:
        sight = next_sight(state, region, seat, before + 1)
        expect(box, state, region, before, sight, pool)
        if not imagine_draws(box, state, region, before, sight, faces, gone, pool):
            return False
        if sight == NONE:
            break
        decide_slots(state, state.history[region, sight, LAID], faces, pool)
        before = sight
    return happens(state, imagine_looks(state, seat, region, faces, gone, pool))


@rule
def lay_there(row, laid, face, faces, gone):
    """How many finds with this face lay in the pile at a row of its history."""
    count = 0
    for slot in range(laid):
        count += faces[slot] == face and gone[slot] >= row
    return count


@rule
def imagine_looks(state, seat, region, faces, gone, pool):
    """What the others saw must be decided; and a robber could choose, rather than draw, what he took."""
    history = state.history[region]
    chance = 1.0
    for row in range(state.rows[region]):
        laid = history[row, LAID]
        if history[row, WHAT] < Memory.ALL and history[row, WHAT] != seat:
            decide_slots(state, laid, faces, pool)
        if history[row, WHAT] == Memory.PICKED and history[row - 1, WHAT] != seat:
            face = nth_face(history[row, COUNTS:], 0)
            chance /= lay_there(row, laid, face, faces, gone)
    if state.step == Step.PICKING and state.robbed == region and state.seat != seat:
        row = state.rows[region] - 1
        if lay_there(row, state.laid[region], Face.RUBBLE, faces, gone) == state.piled[region]:
            return 0.0
    return chance


@rule
def adopt(box, state, seat, region, faces, gone):
    """The imagined history becomes the true one."""
    history = state.history[region]
    for face in range(FACES):
        state.seen[region, face] = 0
        state.unseen[region, face] = box.find_copies[region, face]
    state.fresh[region] = 0
    for slot in range(state.laid[region]):
        if faces[slot] == NONE:
            state.fresh[region] += 1
        else:
            state.unseen[region, faces[slot]] -= 1
            if gone[slot] == STILL_THERE:
                state.seen[region, faces[slot]] += 1
    for row in range(state.rows[region]):
        if history[row, WHAT] < Memory.ALL and history[row, WHAT] != seat:
            for face in range(FACES):
                history[row, COUNTS + face] = lay_there(row, history[row, LAID], face, faces, gone)


@rule
def live_through(box, state, seat, region):
    """Imagine the pile's history until it comes out as the seat remembers it."""
    faces = np.empty(REGION_FINDS, np.int64)
    gone = np.empty(REGION_FINDS, np.int64)
    pool = np.empty(FACES, np.int64)
    for _ in range(TRIES):
        if imagine_history(box, state, seat, region, faces, gone, pool):
            adopt(box, state, seat, region, faces, gone)
            return


@rule
def choose_case(state, likely):
    """One of the cases, as likely as they are; NONE if none is."""
    total = likely.sum()
    for case in range(len(likely)):
        if likely[case] > 0.0:
            if happens(state, likely[case] / total):
                return case
            total -= likely[case]
    return NONE


@rule
def imagine_pile(box, state, seat, region):
    """Nobody else has looked: what lies there now follows from what has become of the cards that were known."""
    steps = np.empty((ROWS * MOST_CARDS, 6), np.int64)
    pool = np.empty(FACES, np.int64)
    known = np.empty(FACES, np.int64)
    span = np.empty(FACES, np.int64)
    stride = np.empty(FACES, np.int64)
    before = last_sight(state, region, seat)
    expect(box, state, region, before, NONE, pool)
    count = turned_up(box, state, region, before, NONE, steps)
    digits, decided = number_cases(state, region, before, steps, count, pool, known, span, stride)
    likely = np.zeros(len(decided))
    likely[0] = 1.0
    for at in range(count):
        face = steps[at, FACE]
        for case in range(len(decided) - 1, -1, -1):
            if likely[case] == 0.0:
                continue
            digit = digits[case, face]
            old, new = weigh(steps[at], digit, decided[case], pool, known)
            stays, goes_on = (old, new) if face == Face.RUBBLE else (new, old)
            if digit + 1 < span[face]:
                likely[case + stride[face]] += goes_on * likely[case]
            likely[case] *= stays
    case = choose_case(state, likely)
    if case != NONE:
        state.fresh[region] = state.piled[region] - decided[case]
        for face in range(FACES):
            lies = known[face] + (digits[case, face] if face == Face.RUBBLE else -digits[case, face])
            state.unseen[region, face] += state.seen[region, face] - lies
            state.seen[region, face] = lies


@rule
def others_looked(state, region, seat):
    """Whether somebody else saw what this seat did not."""
    for row in range(state.rows[region]):
        if state.history[region, row, WHAT] < Memory.ALL and state.history[region, row, WHAT] != seat:
            return True
    return False


@rule
def redeal(box, state, seat):
    """Draw again which rubble went back where, and what others saw in the piles."""
    for region in range(REGIONS):
        if others_looked(state, region, seat):
            live_through(box, state, seat, region)
        elif state.rows[region] > 0:
            imagine_pile(box, state, seat, region)
