"""A batch of games stepped together by one compiled call: no Python per game, no copies."""

import itertools
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from digsite.core import kernels
from digsite.core.chance import key_from_seed, key_words
from digsite.core.edition import Edition
from digsite.core.errors import BadSetup, IllegalMove
from digsite.core.game import Game
from digsite.core.observing import NUMBER

ALIGNED = 64
"""Bytes; other libraries take arrays over without a copy if they begin at a multiple of that."""


def aligned(shape: tuple[int, int], kind: np.dtype) -> np.ndarray:
    """Zeros at an address that others can take over."""
    size = shape[0] * shape[1] * kind.itemsize
    room = np.zeros(size + ALIGNED, np.uint8)
    start = -room.ctypes.data % ALIGNED
    return room[start : start + size].view(kind).reshape(shape)


class Batch:
    """Games of one set-up, each waiting for a move. A game that ends is scored and dealt anew at once.

    `seats` says whose decision it is in each game, `masks` marks the legal moves of that seat and `choices` lists them,
    `observations` holds what it sees, `ended` which games the latest step ended, and `points` and `shares` how those
    ended. All are written in place, step after step.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        players: int | None = None,
        seed: int | str = 0,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
        threads: int = 1,
    ) -> None:
        if games < 1 or threads < 1:
            raise BadSetup(f"a batch needs at least one game and one thread, not {games} and {threads}")
        setup = game.setup(players, options, edition)
        self.setup = setup
        self.states = np.zeros(games, game.state)
        self.seats = np.zeros(games, np.int64)
        self.choices = np.zeros(games, game.choice)
        self.masks = aligned((games, game.moves.size()), np.dtype(np.bool_))
        self.observations = aligned((games, game.observation.size()), NUMBER)
        self._marks, self._seen = (
            array.view(row)[:, 0] for array, row in zip((self.masks, self.observations), game.rows, strict=True)
        )
        self.points = np.zeros((games, setup.players), np.int32)
        self.shares = np.zeros((games, setup.players), np.float64)
        self.ended = np.zeros(games, np.bool_)
        edges = np.linspace(0, games, min(threads, games) + 1).astype(int).tolist()
        self._parts = list(itertools.pairwise(edges))
        self._desks = [np.zeros(1, game.desk) for _ in self._parts]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self.deal(seed)

    def deal(self, seed: int | str) -> None:
        """Deal all games anew. Game i of a seed is the same game in a batch of any size."""
        key = key_words(key_from_seed(seed))
        self._each(
            lambda first, last, desks: kernels.batch_deal(
                *(self.setup.boxes, self.states, key, first, last),
                *(self.seats, self.choices, self._marks, self._seen, desks),
            )
        )
        self.ended[:] = False

    def step(self, moves: np.ndarray) -> None:
        """Play one move in every game. Any move that is not legal is refused before anything is played."""
        chosen = self._checked(moves)
        self._each(
            lambda first, last, desks: kernels.batch_step(
                *(self.setup.boxes, self.states, chosen, first, last, self.points, self.shares, self.ended),
                *(self.seats, self.choices, self._marks, self._seen, desks),
            )
        )

    def _checked(self, moves: np.ndarray) -> np.ndarray:
        """One legal move for each game."""
        chosen = np.ascontiguousarray(moves, np.int64)
        if chosen.shape != self.ended.shape:
            raise BadSetup(f"a step needs one move for each of the {len(self.ended)} games, not {chosen.shape}")
        if (i := kernels.first_illegal(chosen, self.masks)) >= 0:
            there_is = 0 <= chosen[i] < self.masks.shape[1]
            text = self.setup.notation.write(int(chosen[i])) if there_is else str(chosen[i])
            raise IllegalMove(move=f"{text} (game {i})")
        return chosen

    def _each(self, run: Any) -> None:
        parts = [(first, last, desks) for (first, last), desks in zip(self._parts, self._desks, strict=True)]
        if self._pool is None:
            run(*parts[0])
        else:
            list(self._pool.map(lambda part: run(*part), parts))
