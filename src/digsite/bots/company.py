"""Many games stepped together by one compiled call, without Python work per game and without copies.

With `random` or `greedy` bots on the other seats, one seat of each game is asked for moves from outside, and the bots
play on until it is asked again. Without bots, the seat to move is asked. A game that ends is scored and dealt again at
once, and the asked seat moves on by one.
"""

import itertools
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from digsite.bots import company_kernels
from digsite.bots.greedy import LOOKS
from digsite.bots.kernels import GREEDY, workbench
from digsite.core import kernels
from digsite.core.chance import key_from_seed, key_words
from digsite.core.compilation import ensure_compiled
from digsite.core.compiled import entry
from digsite.core.errors import BadSetup, IllegalMove
from digsite.core.game import Game
from digsite.core.observing import NUMBER

LOOKS_AHEAD = {"random": 0, "greedy": LOOKS}
"""The bots for the other seats, and the number of looks ahead they take."""

NO_KEY, NO_MOVES = np.zeros(2, np.uint64), np.zeros(0, np.int64)

ALIGNMENT_BYTES = 64
"""Alignment of the arrays, in bytes. Other libraries take over aligned arrays without copying them."""


def aligned(shape: tuple[int, int], kind: np.dtype) -> np.ndarray:
    """Return an array of zeros that begins at a multiple of `ALIGNMENT_BYTES`."""
    size = shape[0] * shape[1] * kind.itemsize
    room = np.zeros(size + ALIGNMENT_BYTES, np.uint8)
    start = -room.ctypes.data % ALIGNMENT_BYTES
    return room[start : start + size].view(kind).reshape(shape)


class Company:
    """Games of one set-up, each waiting for a move. A game that ends is scored and dealt again at once.

    `seats` holds the seat to move in each game, `masks` marks its legal moves and `choices` lists them, `observations`
    holds what it sees. `ended` marks the games that the latest step ended; `points` and `shares` hold their results.
    `asked` is the seat that is asked for moves in each game, or ALL for the seat to move. `actors` holds the seats that
    made the latest move from outside, and `rewards` their rewards: the share of the win, or the points, at the end,
    plus `shaping` for every point as soon as it counts. `finals` holds what they saw at the end of the games that the
    latest step ended. Every step overwrites these arrays in place.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        players: int | None = None,
        seed: int | str = 0,
        options: Mapping[str, Any] | None = None,
        threads: int = 1,
        bots: str | None = None,
        seat: int | None = None,
        by_points: bool = False,
        shaping: float = 0.0,
    ) -> None:
        if bots is not None and bots not in LOOKS_AHEAD:
            raise BadSetup(f"the other seats are for {', '.join(LOOKS_AHEAD)}, or None; not {bots!r}")
        if games < 1 or threads < 1:
            raise BadSetup(f"a batch needs at least one game and one thread, not {games} and {threads}")
        ensure_compiled(game, GREEDY)
        ensure_compiled(game, company_kernels.COMPANY)
        self.setup = setup = game.setup(players, options)
        self.states = np.zeros(games, game.state)
        self.seats = np.zeros(games, np.int64)
        self.choices = np.zeros(games, game.choice)
        self.masks = aligned((games, game.moves.size()), np.dtype(np.bool_))
        self.observations = aligned((games, game.observation.size()), NUMBER)
        self.finals = aligned((games, game.observation.size()), NUMBER)
        self._marks, self._seen = (
            array.view(row)[:, 0] for array, row in zip((self.masks, self.observations), game.rows, strict=True)
        )
        self.points = np.zeros((games, setup.players), np.int32)
        self.shares = np.zeros((games, setup.players), np.float64)
        self.ended = np.zeros(games, np.bool_)
        self.asked = np.full(games, company_kernels.ALL, np.int64)
        self.actors = np.zeros(games, np.int64)
        self.rewards = np.zeros(games)
        self._alone, self._seat = bots is None, seat
        self._looks = 0 if bots is None else LOOKS_AHEAD[bots]
        self._by_points, self._shaping = by_points, float(shaping)
        self._paid = np.zeros((games, game.players[-1]), np.int32)
        self._words = np.zeros(games, np.uint64)
        edges = np.linspace(0, games, min(threads, games) + 1).astype(int).tolist()
        self._parts = [(first, last, *self._workplace()) for first, last in itertools.pairwise(edges)]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self._step: Callable[..., Any] | None = None
        self.deal(seed)

    def _workplace(self) -> tuple[np.ndarray, ...]:
        """Return what a thread works with: a desk, a bench, a key, and sums by move."""
        game = self.setup.game
        sums = [np.zeros(game.moves.size() + 1) for _ in range(2)]
        return np.zeros(1, game.desk), np.zeros(1, workbench(game)), np.zeros(2, np.uint64), *sums

    def deal(self, seed: int | str) -> None:
        """Deal all games. Game i of a seed is the same game in a company of any size."""
        players = self.setup.players
        if self._seat is not None and (self._alone or self._seat not in range(players)):
            raise BadSetup(f"seat {self._seat!r} cannot be asked; with bots, seats are 0 to {players - 1}")
        if not self._alone:
            self.asked[:] = np.arange(len(self.asked)) % players if self._seat is None else self._seat
        self._run(key_words(key_from_seed(seed)), NO_MOVES)

    def step(self, moves: np.ndarray) -> None:
        """Play one move in every game. If any move is illegal, raise IllegalMove and play none."""
        self._run(NO_KEY, self._checked(moves))

    def _checked(self, moves: np.ndarray) -> np.ndarray:
        """Return the moves as an array, one legal move per game."""
        chosen = np.ascontiguousarray(moves, np.int64)
        if chosen.shape != self.ended.shape:
            raise BadSetup(f"a step needs one move for each of the {len(self.ended)} games, not {chosen.shape}")
        if (i := kernels.first_illegal(chosen, self.masks)) >= 0:
            there_is = 0 <= chosen[i] < self.masks.shape[1]
            text = self.setup.notation.write(int(chosen[i])) if there_is else str(chosen[i])
            raise IllegalMove(move=f"{text} (game {i})")
        return chosen

    def _run(self, key: np.ndarray, chosen: np.ndarray) -> None:
        """Run each thread on its part of the games, with its own bench."""
        rotates = int(not self._alone and self._seat is None)
        before = (self.setup.boxes, self.states, key, chosen)
        after = (
            *(self.asked, rotates, self._looks, self._by_points, self._shaping, self._paid),
            *(self._words, self.actors, self.rewards, self.points, self.shares, self.ended, self.seats),
            *(self.choices, self._marks, self._seen, self.finals),
        )
        if self._step is None:
            first, last, *workplace = self._parts[0]
            self._step = entry(company_kernels.company_step, *before, first, last, *after, *workplace)
        step = self._step

        def run(part: tuple[Any, ...]) -> None:
            first, last, *workplace = part
            step(*before, first, last, *after, *workplace)

        if self._pool is None:
            run(self._parts[0])
        else:
            list(self._pool.map(run, self._parts))
