"""The compiled part of `company`: bots move inside the call that steps the games."""

import hashlib
from pathlib import Path

import numpy as np
from numba import types

from digsite.bots.kernels import greedy_choice, workbench
from digsite.core import compiled
from digsite.core.chance import siphash
from digsite.core.compilation import Jobs, Part, records
from digsite.core.compiled import kernel, rule
from digsite.core.contract import legal, observe, play, scores
from digsite.core.game import Game
from digsite.core.kernels import begin, look, next_word, random_choice

ALL = -1
"""In place of the asked seat: the seat to move."""


@rule
def bots_play(boxes, state, asked, looks, words, i, desks, benches, key, gains, worths):
    """Let the bots play until the asked seat is to move or the game is over; with no looks ahead, at random."""
    while state.seat >= 0 and asked != ALL and state.seat != asked:
        moves = desks[0].moves
        words[i] = next_word(words[i])
        if looks > 0:
            move = np.int64(greedy_choice(boxes, benches, state, looks, words[i], key, gains, worths))
        else:
            count = legal(boxes[0], state, moves)
            word, chosen = random_choice(words[i], moves, count)
            words[i] = word
            move = np.int64(chosen)
        state.drawn = 0
        play(boxes[0], state, move, desks[0].log)


@rule
def pay_for_points(box, state, shaping, paid, seat, bench):
    """Return the reward for the points a seat has won since its last reward."""
    scores(box, state, bench.points, bench.shares)
    won = bench.points[seat] - paid[seat]
    paid[seat] = bench.points[seat]
    return shaping * won


@kernel
def company_step(
    boxes,
    states,
    seed,
    chosen,
    first,
    last,
    asked,
    rotate,
    looks,
    by_points,
    shaping,
    paid,
    words,
    actors,
    rewards,
    points,
    shares,
    ended,
    seats,
    choices,
    masks,
    seen,
    finals,
    desks,
    benches,
    key,
    gains,
    worths,
):
    """Play one legal move in each of the games `first` to `last`, and the bots' moves after it.

    `actors` receives the seat that made the move, `rewards` its reward, and `finals` what that seat saw last in a game
    that ended. With no moves chosen, all games are dealt instead, each under its own key.
    """
    for i in range(first, last):
        state = states[i]
        dealing = len(chosen) == 0
        if dealing:
            game = np.uint64(2) * np.uint64(i)
            key0, key1 = siphash(seed[0], seed[1], game), siphash(seed[0], seed[1], game + np.uint64(1))
            words[i] = siphash(key1, key0, game)
            ended[i] = False
            rewards[i] = 0.0
        else:
            actors[i] = state.seat
            state.drawn = 0
            play(boxes[0], state, chosen[i], desks[0].log)
            bots_play(boxes, state, asked[i], looks, words, i, desks, benches, key, gains, worths)
            ended[i] = state.seat < 0
            rewards[i] = 0.0
            if shaping != 0.0:
                rewards[i] = pay_for_points(boxes[0], state, shaping, paid[i], actors[i], benches[0])
            key0 = siphash(state.key[0], state.key[1], state.counter)
            key1 = siphash(state.key[0], state.key[1], ~state.counter)
        if ended[i]:
            scores(boxes[0], state, points[i], shares[i])
            rewards[i] += points[i, actors[i]] if by_points else shares[i, actors[i]]
            observe(boxes[0], state, actors[i], finals[i])
            if rotate:
                asked[i] = (asked[i] + 1) % boxes[0].players
        anew = dealing or ended[i]
        while dealing or state.seat < 0:
            begin(boxes[0], state, key0, key1, desks[0].log)
            bots_play(boxes, state, asked[i], looks, words, i, desks, benches, key, gains, worths)
            key0 = siphash(key0, key1, state.counter)
            dealing = False
        if anew and shaping != 0.0:
            scores(boxes[0], state, paid[i], benches[0].shares)
        seats[i] = state.seat
        look(boxes[0], state, choices[i], masks[i], seen[i])


def _jobs(game: Game) -> Jobs:
    boxes, states, desks, benches, choices = map(
        records, (game.box, game.state, game.desk, workbench(game), game.choice)
    )
    words, numbers, number, sums = types.uint64[::1], types.int64[::1], types.int64, types.float64[::1]
    points, shares, ended = types.int32[:, ::1], types.float64[:, ::1], types.boolean[::1]
    finals = types.uint8[:, ::1]
    arguments = (
        *(boxes, states, words, numbers, number, number, numbers, number, number),
        *(types.boolean, types.float64, points, words, numbers, sums, points, shares, ended, numbers),
        *(choices, *map(records, game.rows), finals, desks, benches, words, sums, sums),
    )
    return [(company_step, arguments)]


def _made_of(folder: Path) -> str:
    own = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    return f"{own[:16]}-{compiled.bots_digest(folder)}"


COMPANY = Part("company", "vector environments of {}", _jobs, _made_of)
