"""The compiled part of the bots, written once for all games: one look ahead, and information-set tree search.

Both start from a table without secrets and re-deal it again and again, so they never hold what a seat cannot know. All
kernels release the GIL.
"""

import math

import numpy as np
from numba import types

from digsite.bots.networks import WIDTHS, foresee, network, share_out
from digsite.core import compiled
from digsite.core.chance import siphash
from digsite.core.compilation import Jobs, Part, records
from digsite.core.compiled import kernel, rule
from digsite.core.contract import judge, lead_scale, lean, legal, play, scores, surcharge
from digsite.core.game import Game
from digsite.core.kernels import hand_over, next_word
from digsite.core.log import LOG

NONE = 0
"""No node: the root is never a child."""

WIN_POINTS = 20.0
"""Points that the win itself is worth to a bot that judges by points."""

GAIN_TOLERANCE = 1e-6
"""Gains closer than this count as equal."""

MAX_DEPTH = 512
"""So many decisions of one line are kept in a tree; what follows is played out."""

TO_THE_END = 1 << 30
"""More decisions than a game has."""

NODE = np.dtype(
    [
        ("move", "i4"),
        ("seat", "i4"),
        ("child", "i4"),
        ("sibling", "i4"),
        ("visits", "i4"),
        ("available", "i4"),
        ("value", "f8"),
        ("share", "f8"),
        ("points", "f8"),
    ],
    align=True,
)
"""A move in the tree: its seat, how often it was available and chosen, and the sums of its seat's results."""

MAX_NODES = 1 << 19
"""Nodes of one tree. When they are used up the tree grows no deeper, and goes on counting."""


def with_room(nodes: np.ndarray, count: int) -> np.ndarray:
    """Return the nodes of a tree with room for at least so many, as far as a tree may have them.

    Empty nodes cost time, so a tree begins with few; it doubles, so that copying costs little.
    """
    count = min(count, MAX_NODES)
    if count <= len(nodes):
        return nodes
    more = min(max(count, 2 * len(nodes)), MAX_NODES) - len(nodes)
    return np.concatenate([nodes, np.zeros(more, NODE)])


HABITS = np.dtype(
    [
        ("exploration", "f8"),
        ("margin", "f8"),
        ("margin_scale", "f8"),
        ("choices", "i8"),
        ("caution", "f8"),
        ("trust", "f8"),
    ]
)
"""The parameters of a search: see `search.py`."""


def sample(game: Game) -> np.dtype:
    """Return the record of one iteration: the first move, and the share of the win it brought each seat."""
    return np.dtype([("first", "i4"), ("shares", "f8", (game.players[-1],))])


def workbench(game: Game) -> np.dtype:
    """Return the record a bot works with: three states (given, re-dealt, tried out), and room for the decisions."""
    moves, seats = game.moves.size() + 1, game.players[-1]
    return np.dtype(
        [
            ("given", game.state),
            ("dealt", game.state),
            ("tried", game.state),
            ("moves", "i2", (moves,)),
            ("weights", "i8", (moves,)),
            ("node_of", "i4", (moves,)),
            ("path", "i4", (MAX_DEPTH,)),
            ("parts", "f8", (seats, len(game.judged_parts))),
            ("worth", "f8", (seats,)),
            ("points", "i4", (seats,)),
            ("shares", "f8", (seats,)),
            ("expected", "f8", (seats,)),
            ("leaf_shares", "f8", (seats,)),
            ("leaf_expected", "f8", (seats,)),
            ("share_sums", "f8", (seats,)),
            ("point_sums", "f8", (seats,)),
            ("seen", "u1", (game.observation.size(),)),
            ("first", "f4", (WIDTHS[0],)),
            ("second", "f4", (WIDTHS[1],)),
            ("outputs", "f4", (2 * seats,)),
            ("log", LOG),
        ]
    )


@rule
def lead(box, values, seat):
    """Return how far a seat is ahead of the best other."""
    best = -1e9
    for other in range(box.players):
        if other != seat and values[other] > best:
            best = np.float64(values[other])
    return values[seat] - best


@rule
def judge_now(box, state, bench):
    """Put on the bench what each seat's position is worth, in parts and in all.

    When the game is over, the final points and the win are in the first part.
    """
    for seat in range(box.players):
        for part in range(bench.parts.shape[1]):
            bench.parts[seat, part] = 0.0
    if state.seat >= 0:
        judge(box, state, bench.parts)
    else:
        scores(box, state, bench.points, bench.shares)
        for seat in range(box.players):
            bench.parts[seat, 0] = bench.points[seat] + WIN_POINTS * bench.shares[seat]
    for seat in range(box.players):
        bench.worth[seat] = 0.0
        for part in range(bench.parts.shape[1]):
            bench.worth[seat] += bench.parts[seat, part]


@kernel
def look_ahead(boxes, benches, seat, key, looks, gains, worths):
    """For each re-deal, play each legal move and judge the result; sum by legal move.

    A move that only costs more than the one before it is not played.
    """
    box, bench = boxes[0], benches[0]
    for look in range(looks):
        word = np.uint64(2) * np.uint64(look)
        bench.dealt = bench.given
        hand_over(box, bench.dealt, seat, siphash(key[0], key[1], word), siphash(key[0], key[1], word + np.uint64(1)))
        count = legal(box, bench.dealt, bench.moves)
        gain, worth = 0.0, 0.0
        for k in range(count):
            cost = surcharge(box, bench.dealt, bench.moves, k)
            if cost > 0.0:
                gain -= cost
                worth -= cost
            else:
                bench.tried = bench.dealt
                play(box, bench.tried, bench.moves[k], bench.log)
                judge_now(box, bench.tried, bench)
                gain = lead(box, bench.worth, seat)
                worth = bench.worth[seat] if bench.tried.seat >= 0 else 1.0 * bench.points[seat]
            gains[k] += gain
            worths[k] += worth


@kernel
def judge_at(boxes, benches):
    """Judge the given state: what it is worth to each seat is then on the bench. Return its `lead_scale`."""
    judge_now(boxes[0], benches[0].given, benches[0])
    return lead_scale(boxes[0], benches[0].given)


@kernel
def lean_at(boxes, benches):
    """Put the legal moves of the given state, and the preference for each, on the bench."""
    bench = benches[0]
    count = legal(boxes[0], bench.given, bench.moves)
    lean(boxes[0], bench.given, bench.moves, count, bench.weights)
    return count


@rule
def greedy_choice(boxes, benches, state, looks, word, key, gains, worths):
    """Return the move with the best lead for the seat to move; among equals, the preferred one."""
    bench = benches[0]
    bench.given = state
    key[0], key[1] = word, siphash(word, word, np.uint64(0))
    hand_over(boxes[0], bench.given, state.seat, key[0], key[1])
    count = lean_at(boxes, benches)
    if count == 1:
        return bench.moves[0]
    gains[:count] = 0.0
    key[1] += np.uint64(1)
    look_ahead(boxes, benches, state.seat, key, looks, gains, worths)
    best = 0
    alike = np.int64(1)
    for k in range(1, count):
        ahead = gains[k] - gains[best]
        if abs(ahead) <= GAIN_TOLERANCE:
            ahead = np.float64(bench.weights[k] - bench.weights[best])
        if ahead > 0:
            best, alike = k, np.int64(1)
        elif ahead == 0:
            alike += 1
            word = next_word(word)
            if np.int64(word >> np.uint64(33)) % alike == 0:
                best = k
    return bench.moves[best]


@rule
def lean_choice(box, state, bench, count, word):
    """Choose a legal move at random, weighted by the preferences."""
    lean(box, state, bench.moves, count, bench.weights)
    total = 0
    for k in range(count):
        total += bench.weights[k]
    rest = (np.int64(word >> np.uint64(33)) * total) >> 31
    k = 0
    while rest >= bench.weights[k]:
        rest -= bench.weights[k]
        k += 1
    return bench.moves[k]


@rule
def play_on(box, state, bench, word, choices):
    """Play sensible moves to the end, or past so many decisions that leave a choice.

    Return the number of moves, and the random word to go on with.
    """
    length = 0
    while state.seat >= 0:
        count = legal(box, state, bench.moves)
        if count > 1:
            if choices <= 0:
                break
            choices -= 1
        word = next_word(word)
        move = bench.moves[0] if count == 1 else lean_choice(box, state, bench, count, word)
        state.drawn = 0
        play(box, state, move, bench.log)
        length += 1
    return length, word


@rule
def choose_branch(box, state, nodes, node, bench, count, habits):
    """Return the index of the legal move to follow.

    The score of a move is its average result for its seat, plus a bonus that is larger the less the move was tried
    while available, and the stronger the preference for it. An untried move counts as the average of the tried ones.
    """
    seat = state.seat
    lean(box, state, bench.moves, count, bench.weights)
    total = 0
    for k in range(count):
        total += bench.weights[k]
        bench.node_of[bench.moves[k]] = NONE
    child = nodes[node].child
    while child != NONE:
        if nodes[child].seat == seat:
            bench.node_of[nodes[child].move] = child
        child = nodes[child].sibling
    visits, value = 0, 0.0
    for k in range(count):
        child = bench.node_of[bench.moves[k]]
        if child != NONE:
            nodes[child].available += 1
            visits += nodes[child].visits
            value += nodes[child].value
    untried = value / visits if visits else 0.5
    best, chosen = -1e9, 0
    for k in range(count):
        child = bench.node_of[bench.moves[k]]
        prior = habits.exploration * bench.weights[k] / total
        if child == NONE:
            score = untried + prior * math.sqrt(visits + 1.0)
        else:
            tries = nodes[child].visits
            score = nodes[child].value / tries + prior * math.sqrt(np.float64(nodes[child].available)) / (1.0 + tries)
        if score > best:
            best, chosen = score, k
    return chosen


@rule
def take_part(box, nodes, path, depth, bench, habits):
    """Add the result of the game to every move on the path, each with the result of its own seat."""
    for seat in range(box.players):
        bench.share_sums[seat] += bench.shares[seat]
        bench.point_sums[seat] += bench.expected[seat]
    for i in range(depth):
        node = nodes[path[i]]
        seat = node.seat
        ahead = lead(box, bench.expected, seat) / habits.margin_scale
        node.visits += 1
        node.share += bench.shares[seat]
        node.points += bench.expected[seat]
        node.value += (1.0 - habits.margin) * bench.shares[seat] + habits.margin * (
            0.5 + 0.5 * ahead / (1.0 + abs(ahead))
        )


@rule
def read_result(box, state, bench):
    """Put on the bench each seat's share of the win and points at the end of the game."""
    scores(box, state, bench.points, bench.shares)
    for seat in range(box.players):
        bench.expected[seat] = np.float64(bench.points[seat])


@rule
def mix_with_result(box, state, bench, trust):
    """Replace what was expected at the leaf by its mean with the result, where `trust` is the weight of the leaf."""
    for seat in range(box.players):
        bench.leaf_shares[seat], bench.leaf_expected[seat] = bench.shares[seat], bench.expected[seat]
    read_result(box, state, bench)
    for seat in range(box.players):
        bench.shares[seat] += trust * (bench.leaf_shares[seat] - bench.shares[seat])
        bench.expected[seat] += trust * (bench.leaf_expected[seat] - bench.expected[seat])


@rule
def judge_leaf(box, state, bench, habits):
    """Put on the bench each seat's expected share of the win and points, by what its position is worth."""
    judge_now(box, state, bench)
    scale = habits.caution * lead_scale(box, state)
    for seat in range(box.players):
        bench.expected[seat] = bench.worth[seat]
        bench.shares[seat] = bench.worth[seat] / scale
    share_out(box, bench.shares)


@kernel
def grow(boxes, benches, seat, key, first, iterations, nodes, root, used, habits, nets, samples):
    """Grow a tree by `iterations` iterations, numbered from `first`; return the number of nodes and of decisions.

    Each iteration re-deals what the seat cannot know, follows the tree to its edge, adds one move to it, and adds the
    result to the moves on the way. With a network, the result is what it expects at the next decision that leaves a
    choice. Otherwise the game is played on for as many choices as the habits say, and judged where it then is. If the
    habits do not fully trust that, the game is played on to its end, and both count. If there is room in `samples`,
    each iteration is also written down there.
    """
    box, bench = boxes[0], benches[0]
    state, path = bench.dealt, bench.path
    decisions = 0
    for i in range(first, first + iterations):
        number = np.uint64(2) * np.uint64(i)
        word = siphash(key[0], key[1], number)
        bench.dealt = bench.given
        hand_over(box, state, seat, word, siphash(key[0], key[1], number + np.uint64(1)))
        node, depth, inside = root, 0, True
        while inside and state.seat >= 0 and depth < MAX_DEPTH:
            count = legal(box, state, bench.moves)
            chosen = choose_branch(box, state, nodes, node, bench, count, habits[0])
            move = bench.moves[chosen]
            child = bench.node_of[move]
            if child == NONE:
                inside = False
                if used < len(nodes):
                    child = used
                    used += 1
                    nodes[child].move = move
                    nodes[child].seat = state.seat
                    nodes[child].available = 1
                    nodes[child].sibling = nodes[node].child
                    nodes[node].child = child
            if child != NONE:
                path[depth] = child
                depth += 1
                node = child
            state.drawn = 0
            play(box, state, move, bench.log)
            decisions += 1
        choices = np.int64(0) if len(nets) > 0 else np.int64(habits[0].choices)
        length, word = play_on(box, state, bench, word, choices)
        decisions += length
        if state.seat < 0:
            read_result(box, state, bench)
        else:
            if len(nets) > 0:
                foresee(box, state, nets[0], bench)
            else:
                judge_leaf(box, state, bench, habits[0])
            if habits[0].trust < 1.0:
                length, word = play_on(box, state, bench, word, np.int64(TO_THE_END))
                decisions += length
                mix_with_result(box, state, bench, habits[0].trust)
        take_part(box, nodes, path, depth, bench, habits[0])
        if len(samples) > 0:
            samples[i - first].first = nodes[path[0]].move
            for other in range(box.players):
                samples[i - first].shares[other] = bench.shares[other]
    return used, decisions


def _jobs_of_greedy(game: Game) -> Jobs:
    boxes, benches = records(game.box), records(workbench(game))
    key, number, sums = types.uint64[::1], types.int64, types.float64[::1]
    return [
        (judge_at, (boxes, benches)),
        (lean_at, (boxes, benches)),
        (look_ahead, (boxes, benches, number, key, number, sums, sums)),
    ]


def _jobs_of_search(game: Game) -> Jobs:
    boxes, benches, key, number = records(game.box), records(workbench(game)), types.uint64[::1], types.int64
    tree = (number, number, records(NODE), number, number)
    return [(grow, (boxes, benches, number, key, *tree, *map(records, (HABITS, network(game), sample(game)))))]


GREEDY = Part("greedy", "bots for {}", _jobs_of_greedy, compiled.bots_digest)
SEARCH = Part("search", "searching bots for {}", _jobs_of_search, compiled.bots_digest)
