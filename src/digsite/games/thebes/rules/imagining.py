"""Draw again what a seat cannot know about the dig piles.

The pile's history is imagined anew: finds arrive in the same numbers, every dig turns up the same faces, and which
cards these were is drawn. Each history has the probability it has for a seat with these memories (`memory`).

Where nobody else has looked, only the present contents of the pile are hidden. The probability of each case is computed
forwards, and one is drawn (`imagine_pile`). Where somebody has looked, what they saw is hidden too: the probability of
the rest of a history is computed backwards first (`reckon`), and then the history is drawn card by card
(`imagine_history`).
"""

import numpy as np

from digsite.core.chance import draw
from digsite.core.compiled import rule, small_rule
from digsite.games.thebes.rules.memory import (
    FACE,
    ROW,
    expect,
    follow,
    last_sight,
    next_sight,
    number_cases,
    others_looked,
    reckon,
    turned_up,
    weigh,
)
from digsite.games.thebes.state import (
    COUNTS,
    FACES,
    LAID,
    MAX_DIG_CARDS,
    NONE,
    REGION_FINDS,
    REGIONS,
    ROWS,
    WHAT,
    Face,
    Memory,
    Step,
)

MAX_TRIES = 1000
"""Maximum number of attempts to imagine a history. Only a history that was written down wrongly needs more; its pile
stays as it is."""

STILL_THERE = ROWS
"""In place of the row at which a find left the pile."""


@rule
def happens(state, chance):
    """Return True with this probability, decided digit by digit."""
    while 0.0 < chance < 1.0:
        chance *= 256.0
        digit = int(chance)
        drawn = draw(state, 256)
        if drawn != digit:
            return drawn < digit
        chance -= digit
    return chance >= 1.0


@small_rule
def nth_face(counts, nth):
    """Return the face of the nth card among these counts."""
    face = 0
    while nth >= counts[face]:
        nth -= counts[face]
        face += 1
    return face


@small_rule
def sum_of(counts):
    total = 0
    for face in range(FACES):
        total += counts[face]
    return total


@rule
def decide_slots(state, last, faces, pool):
    """Give the finds up to this one faces from the expected ones."""
    for slot in range(last):
        if faces[slot] == NONE:
            face = nth_face(pool, draw(state, sum_of(pool)))
            pool[face] -= 1
            faces[slot] = face


@rule
def choose_slot(state, laid, wanted, faces, gone):
    """Choose any find in the pile with this face, or any undecided one."""
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
def put_rubble_back(row, faces, gone):
    """Put the rubble back at the end of a dig."""
    for slot in range(len(faces)):
        if gone[slot] == row and faces[slot] == Face.RUBBLE:
            gone[slot] = STILL_THERE


@rule
def imagine_draws(box, state, region, before, sight, faces, gone, pool):
    """Draw forwards which cards came to light between two sights of the pile. Returns False if it is impossible."""
    history = state.history[region]
    steps = np.empty((ROWS * MAX_DIG_CARDS, 6), np.int64)
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
    """Imagine the pile's history once; return whether it matches the seat's memory."""
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
    """Return how many finds with this face lay in the pile at a row of its history."""
    count = 0
    for slot in range(laid):
        count += faces[slot] == face and gone[slot] >= row
    return count


@rule
def imagine_looks(state, seat, region, faces, gone, pool):
    """Decide what the others saw; a robber chose the card he took and did not draw it."""
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
    """Make the imagined history the true one."""
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
    """Imagine the pile's history until it matches the seat's memory."""
    faces = np.empty(REGION_FINDS, np.int64)
    gone = np.empty(REGION_FINDS, np.int64)
    pool = np.empty(FACES, np.int64)
    for _ in range(MAX_TRIES):
        if imagine_history(box, state, seat, region, faces, gone, pool):
            adopt(box, state, seat, region, faces, gone)
            return


@rule
def choose_case(state, likely):
    """Draw one of the cases by its probability; NONE if all are impossible."""
    total = likely.sum()
    for case in range(len(likely)):
        if likely[case] > 0.0:
            if happens(state, likely[case] / total):
                return case
            total -= likely[case]
    return NONE


@rule
def imagine_pile(box, state, seat, region):
    """Draw the pile's present contents, where nobody else has looked, from the fates of the known cards."""
    steps = np.empty((ROWS * MAX_DIG_CARDS, 6), np.int64)
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
def redeal(box, state, seat):
    """Draw again which rubble went back where, and what others saw in the piles."""
    for region in range(REGIONS):
        if others_looked(state, region, seat):
            live_through(box, state, seat, region)
        elif state.rows[region] > 0:
            imagine_pile(box, state, seat, region)
