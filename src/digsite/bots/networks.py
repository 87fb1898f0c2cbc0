"""The compiled part of the networks that judge positions in the search: their shape, and how they are computed.

Sums have a fixed order, so the same inputs give the same bits on every machine, compiled or interpreted.
"""

import numpy as np

from digsite.core.compiled import rule
from digsite.core.contract import judge, observe
from digsite.core.game import Game
from digsite.core.observing import seat_at

WIDTHS = (64, 32)
"""Neurons of the two hidden layers."""

SQUARINGS = 10
"""An exponential is computed by so many squarings, which give the same bits on every machine."""


def network(game: Game) -> np.dtype:
    """Return the record of a network's weights.

    The inputs are the bytes of an observation, the parts of the judgement (unless `judging` is 0), and the number of
    players, all as the seat to move knows them. The outputs are a logit of the share of the win and the expected points
    of each place, clockwise from that seat.
    """
    seats, (first, second) = game.players[-1], WIDTHS
    return np.dtype(
        [
            ("seen", "f4", (game.observation.size(), first)),
            ("judging", "f4", (1,)),
            ("parts", "f4", (seats, len(game.judged_parts), first)),
            ("players", "f4", (seats + 1, first)),
            ("middle", "f4", (first, second)),
            ("middle_bias", "f4", (second,)),
            ("last", "f4", (second, 2 * seats)),
            ("last_bias", "f4", (2 * seats,)),
        ]
    )


def known_parts(game: Game) -> np.ndarray:
    """Return which parts of the judgement a seat can work out from what it knows, by place from that seat.

    A judgement names those that it knows of everybody in `OPEN`, and those that it knows only of itself in `OWN`. A
    network must not use any other.
    """
    known = np.zeros((game.players[-1], len(game.judged_parts)), bool)
    for part, name in enumerate(game.judged_parts):
        known[:, part] = name in getattr(game.judgement, "OPEN", ())
        known[0, part] |= name in getattr(game.judgement, "OWN", ())
    return known


@rule
def run_network(net, bench, box, seat):
    """Compute the outputs for the observation and the judgement on the bench. Bytes that are zero cost nothing."""
    seen, first, second, outputs = bench.seen, bench.first, bench.second, bench.outputs
    for j in range(len(first)):
        first[j] = net.players[box.players, j]
    if net.judging[0] != 0:
        for place in range(box.players):
            parts = bench.parts[seat_at(box, seat, place)]
            for part in range(len(parts)):
                number = np.float32(parts[part])
                for j in range(len(first)):
                    first[j] += number * net.parts[place, part, j]
    for i in range(len(seen)):
        if seen[i] != 0:
            number = np.float32(seen[i])
            for j in range(len(first)):
                first[j] += number * net.seen[i, j]
    for j in range(len(second)):
        second[j] = net.middle_bias[j]
    for i in range(len(first)):
        if first[i] > 0:
            number = first[i]
            for j in range(len(second)):
                second[j] += number * net.middle[i, j]
    for j in range(len(outputs)):
        outputs[j] = net.last_bias[j]
    for i in range(len(second)):
        if second[i] > 0:
            number = second[i]
            for j in range(len(outputs)):
                outputs[j] += number * net.last[i, j]


@rule
def share_out(box, shares):
    """Turn a logit for each seat into its share of the win."""
    highest, total = shares[0], 0.0
    for seat in range(1, box.players):
        highest = max(highest, shares[seat])
    for seat in range(box.players):
        grown = 1.0 + max(shares[seat] - highest, -30.0) / (1 << SQUARINGS)
        for _ in range(SQUARINGS):
            grown *= grown
        shares[seat] = grown
        total += grown
    for seat in range(box.players):
        shares[seat] /= total


@rule
def foresee(box, state, net, bench):
    """Put on the bench each seat's expected share of the win and points, as far as the seat to move can see."""
    seat = state.seat
    observe(box, state, seat, bench.seen)
    if net.judging[0] != 0:
        for other in range(box.players):
            for part in range(bench.parts.shape[1]):
                bench.parts[other, part] = 0.0
        judge(box, state, bench.parts)
    run_network(net, bench, box, seat)
    outputs, places = bench.outputs, len(bench.outputs) // 2
    for place in range(box.players):
        other = seat_at(box, seat, place)
        bench.shares[other] = np.float64(outputs[place])
        bench.expected[other] = np.float64(outputs[places + place])
    share_out(box, bench.shares)
