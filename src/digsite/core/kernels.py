"""The compiled entries, written once for all games.

For one game Python hands over a table, which is box, state and desk in one record, as an array and an index: that is
the quickest way to call compiled code. Many games share one box. All run without the GIL, so threads share the cores.
"""

import numpy as np

from digsite.core.chance import KEYED, siphash
from digsite.core.compiled import kernel, rule, small_rule
from digsite.core.contract import deal, legal, observe, play, redeal, scores


@rule
def begin(box, state, key0, key1, log):
    """A new game under a key."""
    state.key[0] = key0
    state.key[1] = key1
    state.counter = np.uint64(0)
    state.source = KEYED
    state.drawn = 0
    deal(box, state, log)


@kernel
def deal_at(tables, i):
    """Deal by the key, or from the tape, that is in the state.

    The legal moves then lie on the desk, and how many they are is returned.
    """
    table = tables[i]
    table.state.drawn = 0
    deal(table.box, table.state, table.desk.log)
    return legal(table.box, table.state, table.desk.moves)


@kernel
def legal_at(tables, i):
    """Put the legal moves on the desk; how many there are."""
    table = tables[i]
    return legal(table.box, table.state, table.desk.moves)


@kernel
def play_at(tables, i, move):
    """Play a legal move. The next legal moves then lie on the desk, and how many they are is returned."""
    table = tables[i]
    table.state.drawn = 0
    play(table.box, table.state, move, table.desk.log)
    return legal(table.box, table.state, table.desk.moves)


@rule
def hand_over(box, state, seat, key0, key1):
    """What `seat` cannot know is drawn again, and all future chance with it.

    The result depends on the key and on what the seat knows, and on nothing else: the tape is wiped as well.
    """
    state.key[0] = key0
    state.key[1] = key1
    state.counter = np.uint64(0)
    state.source = KEYED
    redeal(box, state, seat)
    state.drawn = 0
    state.tape[:] = 0


@kernel
def redeal_at(tables, i, seat, key):
    """Make it a state that `seat` cannot tell from this one."""
    hand_over(tables[i].box, tables[i].state, seat, key[0], key[1])


@kernel
def observe_at(tables, i, seat, out):
    observe(tables[i].box, tables[i].state, seat, out)


@kernel
def scores_at(tables, i, points, shares):
    scores(tables[i].box, tables[i].state, points, shares)


@small_rule
def next_word(word):
    """A linear congruential generator: quick, and good enough to choose moves. Chance in the game never uses it."""
    return word * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)


@small_rule
def random_choice(word, moves, count):
    """The next word, and the move its high bits choose."""
    word = next_word(word)
    return word, moves[(np.int64(word >> np.uint64(33)) * count) >> 31]


@rule
def play_out(box, state, desk, word):
    """Random moves to the end; how many there were."""
    moves = desk.moves
    length = 0
    while state.seat >= 0:
        count = legal(box, state, moves)
        word, move = random_choice(word, moves, count)
        state.drawn = 0
        play(box, state, move, desk.log)
        length += 1
    return length


@kernel
def playouts(boxes, states, key, first, points, shares, lengths, desks):
    """Random games, as many as `lengths` is long, numbered from `first`; a number always plays the same game."""
    state = states[0]
    desk = desks[0]
    for i in range(len(lengths)):
        game = np.uint64(2) * np.uint64(first + i)
        word = siphash(key[0], key[1], game)
        begin(boxes[0], state, word, siphash(key[0], key[1], game + np.uint64(1)), desk.log)
        lengths[i] = play_out(boxes[0], state, desk, word)
        scores(boxes[0], state, points[i], shares[i])


@small_rule
def look(box, state, choice, mask, seen):
    """List and mark the legal moves of the seat to act, in place of those listed before, and write what it sees."""
    for k in range(choice.count):
        mask.moves[choice.moves[k]] = 0
    choice.count = legal(box, state, choice.moves)
    for k in range(choice.count):
        mask.moves[choice.moves[k]] = 1
    observe(box, state, state.seat, seen.numbers)


@kernel
def batch_deal(boxes, states, key, first, last, seats, choices, masks, seen, desks):
    """Deal games `first` to `last` of a batch, each under a key of its own."""
    log = desks[0].log
    for i in range(first, last):
        game = np.uint64(2) * np.uint64(i)
        begin(boxes[0], states[i], siphash(key[0], key[1], game), siphash(key[0], key[1], game + np.uint64(1)), log)
        seats[i] = states[i].seat
        look(boxes[0], states[i], choices[i], masks[i], seen[i])


@kernel
def batch_step(boxes, states, chosen, first, last, points, shares, ended, seats, choices, masks, seen, desks):
    """One legal move in each of the games `first` to `last`; a game that ends is scored and dealt anew."""
    log = desks[0].log
    for i in range(first, last):
        state = states[i]
        state.drawn = 0
        play(boxes[0], state, chosen[i], log)
        ended[i] = state.seat < 0
        if ended[i]:
            scores(boxes[0], state, points[i], shares[i])
            word = siphash(state.key[0], state.key[1], state.counter)
            begin(boxes[0], state, word, siphash(state.key[0], state.key[1], ~state.counter), log)
        seats[i] = state.seat
        look(boxes[0], state, choices[i], masks[i], seen[i])


@kernel
def first_illegal(chosen, masks):
    """The first game of a batch whose move is not legal, or -1."""
    for i in range(len(chosen)):
        if chosen[i] < 0 or chosen[i] >= masks.shape[1] or not masks[i, chosen[i]]:
            return i
    return -1
