"""Simulate many games: random play inside the engine, on as many threads as there are cores."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from digsite.core import kernels
from digsite.core.chance import key_from_seed, key_words, with_hashes
from digsite.core.compilation import SIMULATION, ensure_compiled
from digsite.core.errors import BadSetup
from digsite.core.game import Setup

MAX_GAMES = 100_000_000
"""Maximum number of games in one run, because the results are kept in memory."""

GAMES_PER_CHUNK = 2000
"""Number of games a thread plays before it reports progress."""


@dataclass(frozen=True)
class Results:
    """One row per game: points and share of the win by seat, and the number of decisions."""

    points: np.ndarray
    shares: np.ndarray
    lengths: np.ndarray

    @property
    def games(self) -> int:
        return len(self.lengths)


def check_request(games: int, bots: str, threads: int) -> None:
    """Raise BadSetup if the request cannot be simulated."""
    if bots != "random":
        raise BadSetup(f"simulations are of random play, not {bots!r}; other bots meet in the arena, see digsite arena")
    if type(games) is not int or not 1 <= games <= MAX_GAMES:
        raise BadSetup(f"the number of games is {games!r}; it must be from 1 to {MAX_GAMES:,}")
    if type(threads) is not int or threads < 1:
        raise BadSetup(f"the number of threads is {threads!r}; it must be at least 1")


def simulate(
    setup: Setup,
    games: int,
    bots: str,
    seed: int | str,
    threads: int,
    progress: Callable[[int], None] | None,
) -> Results:
    """Play the games numbered 0 to `games` - 1 of a seed; a number is the same game on any thread."""
    check_request(games, bots, threads)
    ensure_compiled(setup.game, SIMULATION)
    key = key_words(key_from_seed(seed))
    points = np.zeros((games, setup.players), np.int32)
    shares = np.zeros((games, setup.players), np.float64)
    lengths = np.zeros(games, np.int32)

    def play(first: int) -> int:
        part = slice(first, min(first + GAMES_PER_CHUNK, games))
        states, desks = np.zeros(1, with_hashes(setup.game.state)), np.zeros(1, setup.game.desk)
        kernels.playouts(setup.boxes, states, key, first, points[part], shares[part], lengths[part], desks)
        return part.stop - part.start

    with ThreadPoolExecutor(threads) as pool:
        for done in pool.map(play, range(0, games, GAMES_PER_CHUNK)):
            if progress:
                progress(done)
    return Results(points, shares, lengths)
