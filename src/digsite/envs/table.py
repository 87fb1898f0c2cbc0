"""One game at a table, as the environments for one game at a time need it: masks, observations, rewards."""

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy import empty

import digsite
from digsite.core import kernels
from digsite.core.chance import key_words
from digsite.core.compilation import ensure_compiled
from digsite.core.compiled import entry
from digsite.core.errors import BadSetup, IllegalMove
from digsite.core.game import Game, Setup
from digsite.core.observing import MOST, NUMBER
from digsite.envs.kernels import ILLEGAL, TURNS, look_at, turn_at

Reward = Literal["share", "points"]
REWARDS: tuple[Reward, ...] = ("share", "points")
Illegal = Literal["refuse", "next"]
ILLEGALS: tuple[Illegal, ...] = ("refuse", "next")

Observation = dict[str, np.ndarray]

MARK = np.dtype(np.int8)
"""Of a mask."""


def env_id(game: Game) -> str:
    """What a game is called in the registries. The version is that of its rules."""
    return f"digsite/{game.name}-v{game.revision}"


def set_up(game: str | Game, players: int | None, options: Mapping[str, Any] | None) -> Setup:
    """A game by its name, or one that is not part of the package."""
    return (digsite.load(game) if isinstance(game, str) else game).setup(players, options)


def observation_space(game: Game) -> spaces.Space[Any]:
    """What a seat sees as numbers, and which moves it may play: ones in the mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (game.observation.size(),), NUMBER),
            "action_mask": spaces.MultiBinary(game.moves.size()),
        }
    )


def action_space(game: Game) -> spaces.Discrete:
    return spaces.Discrete(game.moves.size())


class Table:
    """Box, state and desk of one game. After a deal or a move, `seat` is whose decision it is, -1 at the end.

    A move that is not legal is refused, and changes nothing; or, for learners that know no masks, the next legal one
    after it is played in its place (the first, if there is none after it).
    """

    def __init__(self, setup: Setup, reward: str, shaping: float, illegal: str) -> None:
        if reward not in REWARDS:
            raise BadSetup(f"the reward is {reward!r}, and must be one of {', '.join(REWARDS)}")
        if illegal not in ILLEGALS:
            raise BadSetup(f"an illegal move is met with {illegal!r}, and must be with one of {', '.join(ILLEGALS)}")
        ensure_compiled(setup.game, TURNS)
        self.setup = setup
        self.seat = -1
        self.length = 0
        """Decisions since the deal."""
        self.replaced = False
        """Whether the latest move was another than the one asked for."""
        self._by_points = reward == "points"
        self.shaping = shaping
        self.illegal = illegal
        self._tables = setup.table()
        self._state = self._tables["state"]
        self._seat_now = self._state["seat"].item
        self._moves = self._tables["desk"]["moves"][0]
        self.nth = self._moves.item
        """The nth of the legal moves, which are `count`, in rising order."""
        self.count = 0
        self._moves_there_are, self._numbers = setup.game.moves.size(), setup.game.observation.size()
        self._turn = entry(turn_at, self._tables, 0, 0, 0)
        self._look = entry(look_at, self._tables, 0, 0, 0, empty(0, MARK), empty(0, NUMBER))
        self._seen: Observation | None = None
        """What the seat to act sees, once somebody asked."""
        self._points = np.zeros(setup.players, np.int32)
        self._shares = np.zeros(setup.players, np.float64)
        self._worth = np.zeros(setup.players)

    def deal(self, key: bytes) -> None:
        """A new game under a key; the key of a seed deals what `Game.new` deals with that seed."""
        self._state[:] = 0
        self._state["key"] = key_words(key)
        self.count = kernels.deal_at(self._tables, 0)
        self.seat = self._seat_now()
        self.length = 0
        self.replaced = False
        self._seen = None
        if self.shaping:
            self._worth = self._worth_now()

    def play(self, move: int) -> int:
        """One move of the seat to act; whose decision it is then, -1 at the end."""
        count = self._turn(self._tables, 0, move, self.count)
        self.replaced = count == ILLEGAL
        if self.replaced:
            count = self._turn(self._tables, 0, self._instead_of(move), self.count)
        self.count = count
        self._seen = None
        self.length += 1
        seat: int = self._seat_now()
        self.seat = seat
        return seat

    def _instead_of(self, move: int) -> int:
        if self.illegal == "refuse":
            there_is = 0 <= move < self._moves_there_are
            raise IllegalMove(move=self.setup.notation.write(move) if there_is else str(move))
        legal = self.legal()
        return next((other for other in legal if other > move), legal[0])

    def legal(self) -> list[int]:
        """The legal moves, in rising order."""
        legal: list[int] = self._moves[: self.count].tolist()
        return legal

    def look(self, seat: int) -> Observation:
        """What a seat sees. The mask of a seat that is not to act is empty."""
        if seat == self.seat and self._seen is not None:
            return self._seen
        observation, mask = empty(self._numbers, NUMBER), empty(self._moves_there_are, MARK)
        self._look(self._tables, 0, seat, self.count, mask, observation)
        seen = {"observation": observation, "action_mask": mask}
        if seat == self.seat:
            self._seen = seen
        return seen

    def handed_over(self, seat: int, key: bytes) -> np.ndarray:
        """A table as a bot for `seat` gets it: what the seat cannot know, and all future chance, is drawn again."""
        table = self._tables.copy()
        kernels.redeal_at(table, 0, seat, key_words(key))
        return table

    @property
    def state(self) -> Any:
        """The whole position as a record, which no seat may see."""
        return self._state[0]

    def rewards(self) -> list[float]:
        """What the latest move brought each seat.

        At the end its share of the win, or its points. Shaping adds so much for every point won on the way, as if the
        game ended now.
        """
        gained = np.zeros(len(self._points))
        kernels.scores_at(self._tables, 0, self._points, self._shares)
        if self.seat < 0:
            gained += self._points if self._by_points else self._shares
        if self.shaping:
            worth = self._worth_now()
            gained += worth - self._worth
            self._worth = worth
        brought: list[float] = gained.tolist()
        return brought

    def _worth_now(self) -> np.ndarray:
        kernels.scores_at(self._tables, 0, self._points, self._shares)
        worth: np.ndarray = self.shaping * self._points
        return worth

    def standing(self) -> tuple[list[int], list[float]]:
        """Each seat's points, and its share of the win, as if the game ended now."""
        kernels.scores_at(self._tables, 0, self._points, self._shares)
        return self._points.tolist(), self._shares.tolist()
