"""How bots judge a position of Pergamon, and which moves they prefer.

The weights of `lean` were tuned in thousands of games against other weights; the figures of `judge` are estimates.
"""

import numpy as np

from digsite.core.compiled import rule, small_rule
from digsite.games.pergamon.moves import Move
from digsite.games.pergamon.rules.funds import next_to_the_left
from digsite.games.pergamon.rules.legal import left_halves
from digsite.games.pergamon.rules.museum import value_of
from digsite.games.pergamon.state import GALLERIES, MARKERS, MUSEUM, NONE, RAIDER, ROUNDS, SPACES, Step

JUDGED = ("points", "shows", "row", "coins", "dig")
"""What a position is judged by; reasons name the part that makes the difference."""
POINTS, SHOWS, ROW, COINS, DIG = range(len(JUDGED))
OPEN = JUDGED
"""Parts that everybody can work out for every seat: everything lies open."""

PUSHES = 0.5
"""Spaces that new shows push a collection down per round, on average."""
COIN, SPARE_COIN, LAST_COIN = 0.35, 0.2, 0.25
"""Worth of a coin in points: within the purse, beyond it, and in the last round, where coins can only polish."""
PURSE = 8
"""Number of coins that is enough for any turn."""
LOOSE = 0.12
"""Worth of a find in hand that is in no row, per century."""
GROWTH = 0.7
"""How much a row in hand grows in each round until it is shown."""
PATIENCE = 0.8
"""Share of a row's future points that counts while it is not on show."""
FIND, CENTURY = 0.5, 0.3
"""Worth of a find that is about to be dug up, and of each of its centuries."""
MAX_TRIED = 12
"""Of a larger hand only so many finds are tried out in rows."""

CHOICES, TRUST = {2: 0}, 0.5
"""By players: a search judges after so many choices. That counts half, and the game played to its end the rest."""

CONFIDENCE = {2: 1.3}
"""By players: reviews draw chances apart by this power, so that they come true."""


@rule
def visits_to_come(box, calendar, space):
    """Return the points a collection on this space will still bring before it leaves the museum."""
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
    """Return the value of the best row that begins with this find and continues with `free` finds, given as bits."""
    best = 0
    for i in range(held):
        if free >> i & 1 and box.left[hand[i]] == box.right[last] and best < MUSEUM:
            best = max(best, box.century[last] + row_from(box, hand, held, free ^ (1 << i), np.int64(hand[i])))
    return best


@rule
def hand_worth(box, state, seat, showing):
    """Return what the finds in hand, and an unfinished row, will bring if they can be shown from round `showing` on.

    A row that is begun, or for which room was made, is shown at once. Other rows wait for the next evaluation and grow,
    and the least of three collections makes room for them.
    """
    hand, held, everything, loose = state.hand[seat], min(state.held[seat], MAX_TRIED), 0, 0
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
    """Return the round in which a seat can show next: this one, unless its turn is over."""
    for space in range(1, state.acting + 1):
        if state.standing[space] == seat:
            return state.calendar + (space < state.acting or state.step == Step.STORING)
    return state.calendar


@small_rule
def purse_worth(coins, showing):
    """Return the worth of the coins of a player who acts next in the round `showing`."""
    if showing == ROUNDS:
        return LAST_COIN * coins
    return COIN * min(coins, PURSE) + SPARE_COIN * max(coins - PURSE, 0)


@small_rule
def expected_pot(state):
    """Clause 2: estimate the pot; a face-down bag counts 2.5 coins and a chest 6.5."""
    return 5 + 4 * (state.backs[0] + state.backs[1]) if state.step == Step.PLACING else 0


@rule
def expected_pay(box, state, space, pot, asked):
    """Clause 2: estimate the pay of a figure when those to its right ask for `asked` of the pot.

    Each player who has not placed yet takes a fair share first, with a probability that grows the further left the
    figure stands.
    """
    stays = space / SPACES
    rest = pot - asked - stays * (box.players - state.placed) * pot / (box.players + (box.players == 2))
    hope = np.float64(box.coins[space])
    if next_to_the_left(state, space) == 0:
        hope = max(hope, rest * stays)
    return max(min(rest, hope), 0.0)


@small_rule
def dig_worth(box, state, gallery):
    """Clause 3a: return the worth of a gallery's finds minus the cost of digging there."""
    worth = -COIN * box.dig_cost[gallery]
    for i in range(state.filled[gallery]):
        worth += FIND + CENTURY * box.century[state.gallery[gallery, i]]
    return worth


@rule
def foresee_digging(box, state, parts):
    """Clauses 2 and 3a: from right to left, pay each figure that has not acted yet and let it take its best gallery."""
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
            parts[figure, DIG] += most
            parts[figure, COINS] += COIN * pay
        space = next_to_the_left(state, space)


@rule
def judge(box, state, parts):
    """Write the worth of each seat's position: points, collections on show, hand, purse and digs to come."""
    for seat in range(box.players):
        for why in range(state.points.shape[1]):
            parts[seat, POINTS] += state.points[seat, why]
        for marker in range(MARKERS):
            parts[seat, SHOWS] += visits_to_come(box, state.calendar, np.float64(state.marker[seat, marker]))
        showing = shows_next(state, seat)
        if showing <= ROUNDS:
            parts[seat, ROW] += hand_worth(box, state, seat, showing)
            parts[seat, COINS] += purse_worth(state.coins[seat], showing)
    foresee_digging(box, state, parts)


@small_rule
def lead_scale(box, state):
    """Return the lead that makes a win e times as probable as a defeat: it falls from 5 points to 3."""
    return 5.0 - 0.18 * state.calendar


@small_rule
def right_halves(box, state, seat):
    """Return the objects whose left halves the finds in hand show on their right side, as bits."""
    shown = 0
    for i in range(state.held[seat]):
        shown |= 1 << box.right[state.hand[seat, i]]
    return shown


@small_rule
def appeal(box, state, gallery, lefts, rights):
    """Rate a gallery for a player with these halves in hand: old and fitting finds, minus the cost."""
    wanted = -2 * box.dig_cost[gallery]
    for i in range(state.filled[gallery]):
        tile = state.gallery[gallery, i]
        wanted += 2 * box.century[tile] + ((rights >> box.left[tile]) & 1) + ((lefts >> box.right[tile]) & 1)
    return max(wanted, 0)


@small_rule
def sharply(appeal):
    """Sharpen a preference: a move that appeals twice as much is chosen eight times as often."""
    return 1 + (appeal * appeal * appeal >> 4)


@rule
def lean_to_places(box, state, count, weights):
    """Clause 2: prefer money that is likely to be paid, good galleries within reach, and acting early."""
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
    """Clause 3a: prefer the gallery with the most appeal; rarely skip."""
    lefts, rights = left_halves(box, state, state.seat), right_halves(box, state, state.seat)
    for k in range(count - 1):
        weights[k] = sharply(appeal(box, state, moves[k] - Move.DIG, lefts, rights))
    weights[count - 1] = 5


@small_rule
def stands_first(box, state, seat, tile):
    """Return whether more finds in hand have this one's left half than could stand before them in a row."""
    more = 0
    for i in range(state.held[seat]):
        other = state.hand[seat, i]
        more += (box.left[other] == box.left[tile]) - (box.right[other] == box.left[tile])
    return more > 0


@rule
def lean_to_shows(box, state, moves, count, weights):
    """Clause 3b: show only before an evaluation, and begin with an old find that is best first in a row."""
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
    """Clause 3b: prefer old finds that let the row continue; polish when rich, and always in the last round."""
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
    """Write how strongly a sensible player prefers each legal move; 1 is hardly ever."""
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
