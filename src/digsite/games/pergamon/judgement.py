"""How sensible players judge a position of Pergamon, and which moves they lean to.

The weights of `lean` were found by playing thousands of games with them against others; the figures of `judge` are
estimates.
"""

import numpy as np

from digsite.core.compiled import rule, small_rule
from digsite.games.pergamon.moves import Move
from digsite.games.pergamon.rules.funds import next_to_the_left
from digsite.games.pergamon.rules.legal import left_halves
from digsite.games.pergamon.rules.museum import value_of
from digsite.games.pergamon.state import GALLERIES, MARKERS, MUSEUM, NONE, RAIDER, ROUNDS, SPACES, Step

PUSHES = 0.5
"""Spaces that new shows push a collection down in a round."""
COIN, SPARE_COIN, LAST_COIN = 0.35, 0.2, 0.25
"""What a coin is worth in points; what beyond a full purse; and what in the last round, where it can but polish."""
PURSE = 8
"""Coins that are enough for any turn."""
LOOSE = 0.12
"""What a find in hand that is in no row is worth, for each of its centuries."""
GROWTH = 0.7
"""How much a row in hand grows in each round until it is shown."""
PATIENCE = 0.8
"""How much of what a row will bring counts as long as it is not shown."""
FIND, CENTURY = 0.5, 0.3
"""What it is worth to be about to dig out a find, and for each of its centuries."""
MOST_TRIED = 12
"""Of a larger hand only so many finds are tried out in rows."""


@rule
def visits_to_come(box, calendar, space):
    """What a collection brings that stands on this space in this round, until it has left the museum."""
    points = 0.0
    for later in range(calendar, ROUNDS + 1):
        if space < 1:
            break
        if box.prized[later] != NONE:
            at = int(space)
            points += box.visitors[at] + (space - at) * (box.visitors[min(at + 1, MUSEUM)] - box.visitors[at])
            space -= box.step_down[later]
        space -= PUSHES
    return points


@rule
def row_from(box, hand, held, free, last):
    """The value of the best row that begins with this find and goes on with free ones of the hand, given as bits."""
    best = 0
    for i in range(held):
        if free >> i & 1 and box.left[hand[i]] == box.right[last] and best < MUSEUM:
            best = max(best, box.century[last] + row_from(box, hand, held, free ^ (1 << i), np.int64(hand[i])))
    return best


@rule
def hand_worth(box, state, seat, showing):
    """What the finds in hand, and a row in the making, will bring, if they can be shown from the round `showing` on.

    A row is shown at once where it is begun, or room was made for it. Others wait for the next evaluation and grow, and
    the least of three collections makes room for them.
    """
    hand, held, everything, loose = state.hand[seat], min(state.held[seat], MOST_TRIED), 0, 0
    for i in range(held):
        everything |= 1 << i
        loose += box.century[hand[i]]
    value, replaced, trust = 0.0, 0.0, 1.0
    if seat == state.seat and state.row_length > 0:
        more = 0
        if state.step == Step.JOINING:
            more = row_from(box, hand, held, everything, np.int64(state.row_last))
        value += value_of(box, state, state.row_first) + state.polish + more
        loose += box.century[state.row_last] - more
    else:
        for i in range(held):
            value = max(value, row_from(box, hand, held, everything ^ (1 << i), np.int64(hand[i])))
        if value == 0:
            return LOOSE * loose
        loose -= value
        while box.prized[showing] == NONE and showing < ROUNDS:
            showing += 1
            value += GROWTH
        trust = 1.0 if seat == state.seat and state.step == Step.REPLACING else PATIENCE
        replaced = 1e9
        for marker in range(MARKERS):
            replaced = min(replaced, visits_to_come(box, state.calendar, np.float64(state.marker[seat, marker])))
    shown = box.show_points + visits_to_come(box, showing, min(value, np.float64(MUSEUM)))
    return max(trust * shown - replaced, 0.0) + LOOSE * loose


@small_rule
def shows_next(state, seat):
    """The round in which a seat can show next: this one, unless its turn is over."""
    for space in range(1, state.acting + 1):
        if state.standing[space] == seat:
            return state.calendar + (space < state.acting or state.step == Step.STORING)
    return state.calendar


@small_rule
def purse_worth(coins, showing):
    """What so many coins are worth to whoever acts in the round `showing` again."""
    if showing == ROUNDS:
        return LAST_COIN * coins
    return COIN * min(coins, PURSE) + SPARE_COIN * max(coins - PURSE, 0)


@small_rule
def expected_pot(state):
    """Clause 2: the mean of the cards while they are face down, 2.5 coins for a bag and 6.5 for a chest."""
    return 5 + 4 * (state.backs[0] + state.backs[1]) if state.step == Step.PLACING else 0


@rule
def expected_pay(box, state, space, pot, asked):
    """Clause 2: what a figure can hope for, when those to its right have asked for so much of the pot.

    Who has not placed yet takes a fair share first, the likelier the further left it stands; or else goes left of it.
    """
    stays = space / SPACES
    rest = pot - asked - stays * (box.players - state.placed) * pot / (box.players + (box.players == 2))
    hope = np.float64(box.coins[space])
    if next_to_the_left(state, space) == 0:
        hope = max(hope, rest * stays)
    return max(min(rest, hope), 0.0)


@small_rule
def dig_worth(box, state, gallery):
    """Clause 3a: what the finds of a gallery are worth, less what they cost."""
    worth = -COIN * box.dig_cost[gallery]
    for i in range(state.filled[gallery]):
        worth += FIND + CENTURY * box.century[state.gallery[gallery, i]]
    return worth


@rule
def foresee_digging(box, state, worth):
    """Clauses 2 and 3a: from right to left the figures that have not acted yet are paid, and take the best gallery."""
    pot = np.float64(expected_pot(state))
    asked, taken = 0.0, 0
    space = state.acting if state.step == Step.DIGGING else next_to_the_left(state, state.acting)
    while space > 0:
        figure = state.standing[space]
        pay = expected_pay(box, state, space, pot, asked)
        asked += pay
        most, chosen = 0.0, NONE
        for gallery in range(box.deepest[space]):
            if box.dig_cost[gallery] <= state.coins[figure] + pay and not taken >> gallery & 1:
                gain = dig_worth(box, state, gallery)
                if gain > most:
                    most, chosen = gain, gallery
        if chosen != NONE:
            taken |= 1 << chosen
        if figure != RAIDER:
            worth[figure] += most + COIN * pay
        space = next_to_the_left(state, space)


@rule
def judge(box, state, worth):
    """What each seat's position is worth: points, what is on show, in hand and in the purse, and what is to come."""
    for seat in range(box.players):
        worth[seat] = 0.0
        for why in range(state.points.shape[1]):
            worth[seat] += state.points[seat, why]
        for marker in range(MARKERS):
            worth[seat] += visits_to_come(box, state.calendar, np.float64(state.marker[seat, marker]))
        showing = shows_next(state, seat)
        if showing <= ROUNDS:
            worth[seat] += hand_worth(box, state, seat, showing)
            worth[seat] += purse_worth(state.coins[seat], showing)
    foresee_digging(box, state, worth)


@small_rule
def right_halves(box, state, seat):
    """Which objects' left halves the finds in hand show on their right side, as bits."""
    shown = 0
    for i in range(state.held[seat]):
        shown |= 1 << box.right[state.hand[seat, i]]
    return shown


@small_rule
def appeal(box, state, gallery, lefts, rights):
    """How much a player with these halves in hand wants to dig here: for old and for fitting finds, at its cost."""
    wanted = -2 * box.dig_cost[gallery]
    for i in range(state.filled[gallery]):
        tile = state.gallery[gallery, i]
        wanted += 2 * box.century[tile] + ((rights >> box.left[tile]) & 1) + ((lefts >> box.right[tile]) & 1)
    return max(wanted, 0)


@small_rule
def sharply(appeal):
    """What appeals twice as much is taken eight times as often."""
    return 1 + (appeal * appeal * appeal >> 4)


@rule
def lean_to_places(box, state, count, weights):
    """Clause 2: to money that is likely to be paid, to good galleries within reach, and to the right, to be early."""
    lefts, rights = left_halves(box, state, state.seat), right_halves(box, state, state.seat)
    best, within = 0, 0  # the best gallery down to each, ten bits for each depth
    for gallery in range(GALLERIES):
        best = max(best, appeal(box, state, gallery, lefts, rights))
        within |= best << 10 * (gallery + 1)
    pot = expected_pot(state)
    k = 0
    for space in range(1, SPACES + 1):
        if state.standing[space] == NONE:
            pay = max(min(pot, box.coins[space]), 0)
            reach = min(box.deepest[space], state.coins[state.seat] + pay)
            weights[k] = sharply(min(max((within >> 10 * reach & 1023) + 4 * pay - space, 0), 80))
            k += 1
        else:
            pot -= box.coins[space]


@rule
def lean_to_digs(box, state, moves, count, weights):
    """Clause 3a: to the gallery that appeals most; seldom to none."""
    lefts, rights = left_halves(box, state, state.seat), right_halves(box, state, state.seat)
    for k in range(count - 1):
        weights[k] = sharply(appeal(box, state, moves[k] - Move.DIG, lefts, rights))
    weights[count - 1] = 5


@small_rule
def stands_first(box, state, seat, tile):
    """Whether the hand has more finds with this one's left half than finds that could stand before them."""
    more = 0
    for i in range(state.held[seat]):
        other = state.hand[seat, i]
        more += (box.left[other] == box.left[tile]) - (box.right[other] == box.left[tile])
    return more > 0


@rule
def lean_to_shows(box, state, moves, count, weights):
    """Clause 3b: to show only before an evaluation, and to begin with an old find that is best first in a row."""
    seat = state.seat
    evaluated = box.prized[state.calendar] != NONE
    for k in range(count):
        move = moves[k]
        weights[k] = 1
        if move == Move.STORE:
            weights[k] = 2 if state.calendar == ROUNDS else 112
        elif evaluated and move < Move.POLISH:
            tile = move - Move.ROW
            weights[k] = 8 * (1 + box.century[tile]) * (48 if stands_first(box, state, seat, tile) else 1)
        elif evaluated and move < Move.CLEAR:
            low = max(13 - state.marker[seat, move - Move.REPLACE], 0)
            weights[k] = 1 + low * low


@rule
def lean_to_joins(box, state, moves, count, weights):
    """Clause 3b: to old finds after which the row can go on; to polish when rich, and in the last round at any rate."""
    lefts = left_halves(box, state, state.seat)
    for k in range(count):
        move = moves[k]
        if move < Move.POLISH:
            tile = move - Move.ROW
            weights[k] = 16 * (1 + box.century[tile]) * (24 if lefts >> box.right[tile] & 1 else 1)
        elif move < Move.SHOW:
            weights[k] = 64 if state.calendar == ROUNDS else 4 if state.coins[state.seat] > 3 else 1
        else:
            weights[k] = 3


@rule
def lean(box, state, moves, count, weights):
    """How much a sensible player leans to each legal move: 1 to what he would hardly ever do."""
    step = state.step
    if step == Step.PLACING:
        lean_to_places(box, state, count, weights)
    elif step == Step.DIGGING:
        lean_to_digs(box, state, moves, count, weights)
    elif step == Step.EXHIBITING or step == Step.REPLACING:
        lean_to_shows(box, state, moves, count, weights)
    elif step == Step.JOINING or step == Step.POLISHING:
        lean_to_joins(box, state, moves, count, weights)
    else:
        for k in range(count):
            weights[k] = 1
        if step == Step.STORING:
            weights[0] = 16  # the youngest find goes first
            weights[count - 1] = 112 if moves[count - 1] == Move.STORE else 1
