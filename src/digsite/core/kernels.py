"""The compiled entries, written once for all games.

For one game, Python passes a table (box, state and desk in one record) as an array and an index, which is the fastest
way to call compiled code. In a batch, many games share one box. All kernels release the GIL, so threads can use all
cores.
"""

import numpy as np

from digsite.core.chance import KEYED, siphash
from digsite.core.compiled import kernel, rule, small_rule
from digsite.core.contract import deal, legal, observe, play, redeal, scores


@rule
def begin(box, state, key0, key1, log):
    """Start a new game under a key."""
    state.key[0] = key0
    state.key[1] = key1
    state.counter = np.uint64(0)
    state.source = KEYED
    state.drawn = 0
    deal(box, state, log)


@kernel
def deal_at(tables, i):
    """Deal by the key or the tape in the state; list the legal moves on the desk and return their number."""
    table = tables[i]
    table.state.drawn = 0
    deal(table.box, table.state, table.desk.log)
    return legal(table.box, table.state, table.desk.moves)


@kernel
def legal_at(tables, i):
    """List the legal moves on the desk and return their number."""
    table = tables[i]
    return legal(table.box, table.state, table.desk.moves)


@kernel
def play_at(tables, i, move):
    """Play a legal move; list the next legal moves on the desk and return their number."""
    table = tables[i]
    table.state.drawn = 0
    play(table.box, table.state, move, table.desk.log)
    return legal(table.box, table.state, table.desk.moves)


@rule
def hand_over(box, state, seat, key0, key1):
    """Draw again everything `seat` cannot know, and all future chance with it.

    The result depends only on the key and on what the seat knows: the tape is wiped as well.
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
    """Turn a state into one that `seat` cannot tell from it."""
    hand_over(tables[i].box, tables[i].state, seat, key[0], key[1])


@kernel
def observe_at(tables, i, seat, out):
    observe(tables[i].box, tables[i].state, seat, out)


@kernel
def scores_at(tables, i, points, shares):
    scores(tables[i].box, tables[i].state, points, shares)


@small_rule
def next_word(word):
    """Step a linear congruential generator: fast, and good enough to choose moves. The game's chance never uses it."""
    return word * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)


@small_rule
def random_choice(word, moves, count):
    """Return the next word of the generator, and the move chosen by its high bits."""
    word = next_word(word)
    return word, moves[(np.int64(word >> np.uint64(33)) * count) >> 31]


@rule
def play_out(box, state, desk, word):
    """Play random moves to the end and return their number."""
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
    """Play `len(lengths)` random games, numbered from `first`; a number is always the same game.

    The state has room for hashes computed ahead; those of the game before are of no use.
    """
    state = states[0]
    desk = desks[0]
    for i in range(len(lengths)):
        game = np.uint64(2) * np.uint64(first + i)
        word = siphash(key[0], key[1], game)
        state.left = 0
        begin(boxes[0], state, word, siphash(key[0], key[1], game + np.uint64(1)), desk.log)
        lengths[i] = play_out(boxes[0], state, desk, word)
        scores(boxes[0], state, points[i], shares[i])


@small_rule
def look(box, state, choice, mask, seen):
    """List and mark the legal moves of the seat to move, replacing the previous ones, and write what it sees."""
    for k in range(choice.count):
        mask.moves[choice.moves[k]] = 0
    choice.count = legal(box, state, choice.moves)
    for k in range(choice.count):
        mask.moves[choice.moves[k]] = 1
    observe(box, state, state.seat, seen.numbers)


@kernel
def first_illegal(chosen, masks):
    """Return the first game of a batch whose move is illegal, or -1."""
    for i in range(len(chosen)):
        if chosen[i] < 0 or chosen[i] >= masks.shape[1] or not masks[i, chosen[i]]:
            return i
    return -1
