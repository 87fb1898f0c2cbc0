"""Random walks through a game, and their fingerprints."""

import functools
import hashlib
import random
import sys
from collections.abc import Iterator

import numpy as np

from digsite.core import kernels
from digsite.core.chance import key_from_seed, key_words
from digsite.core.game import Setup
from digsite.core.log import COUNT, LISTENING
from digsite.core.match import Match
from tests.every_game.setups import setup

MAX_DECISIONS = 3000
"""No game of ours takes as many decisions; a walk that does goes in circles."""


def chosen(match: Match, chooser: random.Random) -> int:
    """A legal move: first one of the families on offer, then one of its things, so that rare families come up."""
    moves = match.legal()
    family = chooser.choice(sorted({match.game.moves.of(move)[0] for move in moves}))
    return chooser.choice([move for move in moves if match.game.moves.of(move)[0] == family])


def walk(setup: Setup, seed: int) -> Iterator[Match]:
    """A match at every step of a random game, its end included; the game is chosen once and then repeated."""
    match = setup.deal(seed)
    for move in _moves(setup, seed):
        yield match
        match.play(move)
    yield match


@functools.cache
def _moves(setup: Setup, seed: int) -> list[int]:
    match, chooser = setup.deal(seed), random.Random(seed)
    while match.seat is not None and len(match.played) < MAX_DECISIONS:
        match.play(chosen(match, chooser))
    return [played.move for played in match.played]


def fingerprint(setup: Setup, seed: int, longest: int) -> str:
    """Of every state and every event of a random game, byte by byte, as far as `longest` moves."""
    table = setup.table()
    states, log = table["state"], table["desk"]["log"]["rows"][0]
    log[0, LISTENING] = 1
    points, shares = np.zeros(setup.players, np.int32), np.zeros(setup.players, np.float64)
    out = np.zeros(setup.game.observation.size(), np.uint8)
    digest, chooser = hashlib.sha256(), random.Random(seed)
    states["key"] = key_words(key_from_seed(seed))
    kernels.deal_at(table, 0)
    for _ in range(longest):
        digest.update(states.tobytes())
        digest.update(log[: log[0, COUNT] + 1].tobytes())
        log[0, COUNT] = 0
        kernels.scores_at(table, 0, points, shares)
        digest.update(points.tobytes() + shares.tobytes())
        if states["seat"][0] < 0:
            break
        kernels.observe_at(table, 0, int(states["seat"][0]), out)
        digest.update(out.tobytes())
        moves = table["desk"]["moves"][0, : kernels.legal_at(table, 0)].tolist()
        digest.update(repr(moves).encode())
        if chooser.random() < 0.1:
            redealt = table.copy()
            seat = chooser.randrange(setup.players)
            kernels.redeal_at(redealt, 0, seat, key_words(key_from_seed(chooser.random())))
            digest.update(redealt["state"].tobytes())
        kernels.play_at(table, 0, chooser.choice(moves))
    return digest.hexdigest()


if __name__ == "__main__":
    for name in sys.argv[2:]:
        print(name, fingerprint(setup(name), 1, int(sys.argv[1])), flush=True)
