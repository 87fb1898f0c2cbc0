"""The compiled part of many whole games: bots in every seat, measures of each game, and every decision if asked."""

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
from digsite.core.kernels import begin, next_word, random_choice

USES = np.dtype([("uses", "i8"), ("seats", "i8"), ("wins", "f8")])
"""Sums over games for one move: how often it was played, by how many seats, and their shares of the win."""

LONGEST = 4096
"""Maximum number of turns in a game for which the lead is remembered."""


def tally_type(game: Game) -> np.dtype:
    """Return the type of the measures of one game.

    `turns` are stretches of decisions of one seat, `choices` decisions with more than one legal move, `half` the share
    of the win that went to those in the lead when half of the turns were played, `kinds` the moves of each kind.
    """
    seats, kinds = game.players[-1], len(game.moves)
    return np.dtype(
        [
            ("points", "i4", (seats,)),
            ("shares", "f8", (seats,)),
            ("decisions", "i4"),
            ("choices", "i4"),
            ("turns", "i4"),
            ("lead_changes", "i4"),
            ("half", "f8"),
            ("kinds", "i4", (kinds,)),
        ]
    )


def row_type(game: Game) -> np.dtype:
    """Return the type of one decision: who decided, what they saw and could do, and what they did."""
    return np.dtype(
        [
            ("game", "i8"),
            ("decision", "i4"),
            ("seat", "i1"),
            ("move", "i2"),
            ("mask", "u1", (game.moves.size(),)),
            ("observation", "u1", (game.observation.size(),)),
        ]
    )


@rule
def leaders(box, state, bench):
    """Return the seats with the most points if the game ended now, as bits."""
    scores(box, state, bench.points, bench.shares)
    most, found = np.int64(-(1 << 40)), np.int64(0)
    for seat in range(box.players):
        if bench.points[seat] > most:
            most, found = np.int64(bench.points[seat]), np.int64(0)
        if bench.points[seat] == most:
            found |= 1 << seat
    return found


@rule
def led_at_half(box, tally, leads):
    """Return the share of the win that went to the seats in the lead at half time, divided among them."""
    lead = leads[min(tally.turns // 2, LONGEST - 1)]
    won, many = 0.0, 0
    for seat in range(box.players):
        if lead >> seat & 1:
            won += tally.shares[seat]
            many += 1
    return won / many


@rule
def write_row(box, state, row, number, decision, moves, count):
    """Write what the seat to act sees and may do."""
    row.game = number
    row.decision = decision
    row.seat = state.seat
    row.mask[:] = 0
    for k in range(count):
        row.mask[moves[k]] = 1
    observe(box, state, state.seat, row.observation)


@kernel
def whole_games(
    boxes, states, keys, first, looks, script, kind_of, tallies, uses, used, leads, rows, desks, benches, key, gains,
    worths,
):  # fmt: skip
    """Play a game by each key; return how many were played, and how many rows were written.

    A key always plays the same game. `looks` says how each seat plays: with so many looks ahead, or at random with
    none; a `script` gives all moves of one game instead. Rows are written if there is room for any, and number the
    games from `first`; a game for which the room does not suffice is not counted, and neither are those that follow.
    """
    box, state, desk, bench = boxes[0], states[0], desks[0], benches[0]
    written = 0
    for i in range(len(tallies)):
        tally = tallies[i]
        word = siphash(keys[i, 1], keys[i, 0], np.uint64(0))
        begin(box, state, keys[i, 0], keys[i, 1], desk.log)
        tally.decisions, tally.choices, tally.turns, tally.lead_changes = 0, 0, 0, 0
        tally.kinds[:] = 0
        used[:] = 0
        begun, last, sole = written, np.int64(-1), np.int64(0)
        while state.seat >= 0:
            seat = np.int64(state.seat)
            if seat != last:
                lead = leaders(box, state, bench)
                if lead & (lead - 1) == 0 and lead != sole:
                    tally.lead_changes += sole != 0
                    sole = lead
                leads[min(tally.turns, LONGEST - 1)] = lead
                tally.turns += 1
                last = seat
            moves = desk.moves
            count = legal(box, state, moves)
            word = next_word(word)
            if len(script) > 0:
                move = np.int64(script[tally.decisions])
            elif count == 1:
                move = np.int64(moves[0])
            elif looks[seat] > 0:
                move = np.int64(greedy_choice(boxes, benches, state, looks[seat], word, key, gains, worths))
            else:
                word, chosen = random_choice(word, moves, count)
                move = np.int64(chosen)
            if len(rows) > 0:
                if written == len(rows):
                    return i, begun
                write_row(box, state, rows[written], first + i, tally.decisions, moves, count)
                rows[written].move = move
                written += 1
            tally.decisions += 1
            tally.choices += count > 1
            tally.kinds[kind_of[move]] += 1
            used[seat, move] += 1
            state.drawn = 0
            play(box, state, move, desk.log)
        scores(box, state, tally.points, tally.shares)
        tally.half = led_at_half(box, tally, leads)
        for seat in range(box.players):
            for move in range(used.shape[1]):
                if used[seat, move] > 0:
                    uses[move].uses += used[seat, move]
                    uses[move].seats += 1
                    uses[move].wins += tally.shares[seat]
    return len(tallies), written


def _jobs(game: Game) -> Jobs:
    number, numbers, words, sums = types.int64, types.int64[::1], types.uint64[::1], types.float64[::1]
    keys, seats_by_move = types.uint64[:, ::1], types.int32[:, ::1]
    arguments = (
        *(records(game.box), records(game.state), keys, number, numbers, types.int16[::1], numbers),
        *(records(tally_type(game)), records(USES), seats_by_move, numbers),
        *(records(row_type(game)), records(game.desk), records(workbench(game)), words, sums, sums),
    )
    return [(whole_games, arguments)]


def _made_of(folder: Path) -> str:
    own = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    return f"{own[:16]}-{compiled.bots_digest(folder)}"


GAMES = Part("games", "games between bots for {}", _jobs, _made_of)
