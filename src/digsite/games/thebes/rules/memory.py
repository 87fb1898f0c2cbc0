"""What a seat can work out about the dig piles, and drawing again what it cannot.

A seat knows how many finds were laid on a pile and when, what every dig turned up, and what it saw when it looked
through the pile itself. Finds that nobody has seen are not decided, so there is nothing to draw again about them. But
rubble goes back into the pile and is turned up again, and nobody can tell whether it is the same; and what others saw
when they looked is hidden altogether.

So the pile's history is imagined anew: finds arrive in the same numbers, every dig turns up the same faces, and which
cards these were is drawn. A history is kept with the probability that it would have shown just this, so that in the
end each is as likely as it is for the seat that remembers it.
"""

import numpy as np

from digsite.core.chance import draw
from digsite.core.compiled import rule, small_rule
from digsite.games.thebes.rules.piles import nth_face
from digsite.games.thebes.state import (
    COUNTS,
    FACES,
    LAID,
    NONE,
    REGION_FINDS,
    REGIONS,
    ROWS,
    WHAT,
    Face,
    Memory,
    Step,
)

TRIES = 100_000
"""Only a history that somebody wrote down wrongly is not found by then; the pile then stays as it is."""

STILL_THERE = ROWS


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
def expect(box, state, region, before, sight, faces, pool):
    """Which faces came, or are still to come, after the sight `before` and up to the next one.

    What lay there at the next sight and was taken in between, less what lay there at the one before; after the last
    sight, all that has not come yet.
    """
    history = state.history[region]
    for face in range(FACES):
        pool[face] = box.find_copies[region, face]
    if sight == NONE:
        if before != NONE:
            for slot in range(history[before, LAID]):
                pool[faces[slot]] -= 1
        return
    for face in range(FACES):
        pool[face] = history[sight, COUNTS + face]
        if before != NONE:
            pool[face] -= history[before, COUNTS + face]
    for row in range(before + 1, sight):
        if history[row, WHAT] >= Memory.DRAWN:
            for face in range(Face.ONE, FACES):
                pool[face] += history[row, COUNTS + face]


@rule
def decide_slots(state, last, faces, pool):
    """The finds up to this one get faces of what is expected."""
    for slot in range(last):
        if faces[slot] == NONE:
            face = nth_face(pool, draw(state, sum_of(pool)))
            pool[face] -= 1
            faces[slot] = face


@rule
def choose_slot(state, laid, wanted, faces, gone, nth):
    """The nth find in the pile with this face, or of those not decided."""
    for slot in range(laid):
        if faces[slot] == wanted and gone[slot] == STILL_THERE:
            if nth == 0:
                return slot
            nth -= 1
    return NONE


@rule
def imagine_draw(state, row, face, laid, to_come, first, known, faces, gone, pool):
    """One card with this face is drawn; how likely that was, against the most likely it could have been.

    `known` bounds how many decided finds show the face, and the finds from `first` on may be undecided.
    """
    decided, undecided, lying = 0, 0, 0
    for slot in range(laid):
        if gone[slot] == STILL_THERE:
            lying += 1
            decided += faces[slot] == face
            undecided += faces[slot] == NONE
    weight = float(decided)
    if undecided > 0:
        weight += undecided * pool[face] / (undecided + to_come)
    if weight <= 0.0:
        return 0.0
    copies = decided + pool[face]
    most = min(known, copies)
    open_slots = min(lying, laid - first)
    bound = float(most)
    if open_slots > 0:
        bound += (copies - most) * open_slots / (open_slots + to_come)
    if happens(state, decided / weight):
        slot = choose_slot(state, laid, face, faces, gone, draw(state, decided))
    else:
        slot = choose_slot(state, laid, NONE, faces, gone, draw(state, undecided))
        faces[slot] = face
        pool[face] -= 1
    gone[slot] = row
    return weight / bound


@rule
def imagine(box, state, seat, region, faces, gone, pool):
    """Live through the pile's history once more; whether it came out as the seat remembers it."""
    history = state.history[region]
    faces[:] = NONE
    gone[:] = STILL_THERE
    before = NONE
    sight = next_sight(state, region, seat, 0)
    expect(box, state, region, before, sight, faces, pool)
    chance = 1.0
    rubble = 0
    for row in range(state.rows[region]):
        laid = history[row, LAID]
        if row == sight:
            decide_slots(state, laid, faces, pool)
            before = row
            rubble = 0
            sight = next_sight(state, region, seat, row + 1)
            expect(box, state, region, before, sight, faces, pool)
        if history[row, WHAT] < Memory.DRAWN:
            continue
        first = history[before, LAID] if before != NONE else 0
        last = history[sight, LAID] if sight != NONE else box.find_total[region]
        for face in range(FACES):
            known = history[before, COUNTS + face] if before != NONE else 0
            if face == Face.RUBBLE:
                known += rubble
            for _ in range(history[row, COUNTS + face]):
                chance *= imagine_draw(state, row, face, laid, last - laid, first, known, faces, gone, pool)
                if chance == 0.0:
                    return False
        rubble += history[row, COUNTS + Face.RUBBLE]
        for slot in range(laid):
            if faces[slot] == Face.RUBBLE:
                gone[slot] = STILL_THERE
    return happens(state, chance * imagine_looks(state, seat, region, faces, gone, pool))


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
        if lay_there(row, state.laid[region], Face.RUBBLE, faces, gone) == sum_of(state.seen[region]):
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
def redeal(box, state, seat):
    """Draw again which rubble went back where, and what others saw in the piles."""
    faces = np.empty(REGION_FINDS, np.int64)
    gone = np.empty(REGION_FINDS, np.int64)
    pool = np.empty(FACES, np.int64)
    for region in range(REGIONS):
        if state.rows[region] > 0:
            for _ in range(TRIES):
                if imagine(box, state, seat, region, faces, gone, pool):
                    adopt(box, state, seat, region, faces, gone)
                    break
