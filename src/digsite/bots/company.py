"""Many games stepped together, in which bots may have the other seats: `random` or `greedy`, inside compiled code.

One seat of each game is asked for moves from outside. After its move the bots play on until it is asked again. With no
bots, whoever is to act is asked. A game that ends is scored and dealt anew at once, with the asked seat one further on.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from digsite.bots import company_kernels as kernels
from digsite.bots.greedy import LOOKS
from digsite.bots.kernels import BOTS, workbench
from digsite.core.batch import Batch, aligned
from digsite.core.chance import key_from_seed, key_words
from digsite.core.compilation import ensure_compiled
from digsite.core.compiled import entry
from digsite.core.errors import BadSetup
from digsite.core.game import Game
from digsite.core.observing import NUMBER

WHO = {"random": 0, "greedy": LOOKS}
"""Who may have the other seats, and how many looks ahead they take."""

NO_KEY, NO_MOVES = np.zeros(2, np.uint64), np.zeros(0, np.int64)


class Company(Batch):
    """A batch with bots at the other seats.

    `asked` is the seat that moves are asked of in each game, or ALL for whoever is to act; `actors` who made the latest
    move from outside; `rewards` what that brought them: the share of the win, or the points, at the end, and `shaping`
    for every point as soon as it counts; `finals` what they saw at the end of the games that the latest step ended.
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
        if bots is not None and bots not in WHO:
            raise BadSetup(f"the other seats are for {', '.join(WHO)}, or None; not {bots!r}")
        ensure_compiled(game, BOTS)
        ensure_compiled(game, kernels.COMPANY)
        self._alone = bots is None
        self._looks = 0 if bots is None else WHO[bots]
        self._seat = seat
        self._rotates = not self._alone and seat is None
        self.asked = np.full(max(games, 1), kernels.ALL, np.int64)
        self.actors = np.zeros_like(self.asked)
        self.rewards = np.zeros(len(self.asked))
        self._step: Callable[..., Any] | None = None
        self._by_points, self._shaping = by_points, float(shaping)
        self._words = np.zeros(len(self.asked), np.uint64)
        self._thinking: list[tuple[np.ndarray, ...]] = []
        for _ in range(max(1, min(threads, games))):
            sums = [np.zeros(game.moves.size() + 1) for _ in range(2)]
            self._thinking.append((np.zeros(1, game.desk), np.zeros(1, workbench(game)), np.zeros(2, np.uint64), *sums))
        self.finals = aligned((len(self.asked), game.observation.size()), NUMBER)
        self._paid = np.zeros((len(self.asked), game.players[-1]), np.int32)
        super().__init__(game, games, players, seed, options, threads=threads)

    def deal(self, seed: int | str) -> None:
        """Deal all games anew; game i of a seed is the same in a company of any size, and the one a batch deals."""
        players = self.setup.players
        if self._seat is not None and (self._alone or self._seat not in range(players)):
            raise BadSetup(f"seat {self._seat!r} cannot be asked; with bots, seats are 0 to {players - 1}")
        if not self._alone:
            self.asked[:] = np.arange(len(self.asked)) % players if self._seat is None else self._seat
        self._run(key_words(key_from_seed(seed)), NO_MOVES)

    def step(self, moves: np.ndarray) -> None:
        """Play one move in every game. Any move that is not legal is refused before anything is played."""
        self._run(NO_KEY, self._checked(moves))

    def _run(self, key: np.ndarray, chosen: np.ndarray) -> None:
        """Each thread its part of the games, with a bench of its own."""
        before = (self.setup.boxes, self.states, key, chosen)
        after = (
            *(self.asked, int(self._rotates), self._looks, self._by_points, self._shaping, self._paid),
            *(self._words, self.actors, self.rewards, self.points, self.shares, self.ended, self.seats),
            *(self.choices, self._marks, self._seen, self.finals),
        )
        if self._step is None:
            self._step = entry(kernels.company_step, *before, 0, 0, *after, *self._thinking[0])
        step = self._step

        def run(part: tuple[tuple[int, int], tuple[np.ndarray, ...]]) -> None:
            step(*before, *part[0], *after, *part[1])

        parts = zip(self._parts, self._thinking, strict=True)
        if self._pool is None:
            run(next(parts))
        else:
            list(self._pool.map(run, parts))
