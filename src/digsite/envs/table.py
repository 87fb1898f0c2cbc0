"""One game for the environments that play one game at a time: masks, observations, rewards."""

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
"""Data type of a mask."""


def env_id(game: Game) -> str:
    """Return the id of a game in the registries. Its version is the revision of the rules."""
    return f"digsite/{game.name}-v{game.revision}"


def set_up(game: str | Game, players: int | None, options: Mapping[str, Any] | None) -> Setup:
    """Set up a game, given by its name or as an object."""
    return (digsite.load(game) if isinstance(game, str) else game).setup(players, options)


def observation_space(game: Game) -> spaces.Space[Any]:
    """Return the space of observations: what a seat sees as numbers, and a mask with a one for each legal move."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (game.observation.size(),), NUMBER),
            "action_mask": spaces.MultiBinary(game.moves.size()),
        }
    )


def action_space(game: Game) -> spaces.Discrete:
    return spaces.Discrete(game.moves.size())


class Simulator:
    """Box, state and desk of one game. After a deal or a move, `seat` is the seat that decides, or -1 at the end.

    An illegal move is refused and changes nothing. For learners that do not support masks, `illegal="next"` plays the
    next legal move instead (or the first, if there is none after it).
    """

    def __init__(self, setup: Setup, reward: str, shaping: float, illegal: str) -> None:
        if reward not in REWARDS:
            raise BadSetup(f"the reward is {reward!r}; it must be one of {', '.join(REWARDS)}")
        if illegal not in ILLEGALS:
            raise BadSetup(f"an illegal move is met with {illegal!r}; it must be one of {', '.join(ILLEGALS)}")
        ensure_compiled(setup.game, TURNS)
        self.setup = setup
        self.seat = -1
        self.length = 0
        """Number of decisions since the deal."""
        self.replaced = False
        """Whether the latest move was played in place of an illegal one."""
        self._by_points = reward == "points"
        self.shaping = shaping
        self.illegal = illegal
        self._tables = setup.table()
        self._state = self._tables["state"]
        self._seat_now = self._state["seat"].item
        self._moves = self._tables["desk"]["moves"][0]
        self.nth = self._moves.item
        """Get the nth of the `count` legal moves, which are in rising order."""
        self.count = 0
        self._moves_there_are, self._numbers = setup.game.moves.size(), setup.game.observation.size()
        self._turn = entry(turn_at, self._tables, 0, 0, 0)
        self._look = entry(look_at, self._tables, 0, 0, 0, empty(0, MARK), empty(0, NUMBER))
        self._seen: Observation | None = None
        """Cached observation of the seat that has to act."""
        self._points = np.zeros(setup.players, np.int32)
        self._shares = np.zeros(setup.players, np.float64)
        self._worth = np.zeros(setup.players)

    def deal(self, key: bytes) -> None:
        """Deal a new game from a key. The key of a seed deals the same game as `Game.new` with that seed."""
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
        """Play a move, and return the seat that decides next, or -1 at the end."""
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
        """Return the legal moves, in rising order."""
        legal: list[int] = self._moves[: self.count].tolist()
        return legal

    def look(self, seat: int) -> Observation:
        """Return what a seat sees. If the seat does not have to act, its mask is empty."""
        if seat == self.seat and self._seen is not None:
            return self._seen
        observation, mask = empty(self._numbers, NUMBER), empty(self._moves_there_are, MARK)
        self._look(self._tables, 0, seat, self.count, mask, observation)
        seen = {"observation": observation, "action_mask": mask}
        if seat == self.seat:
            self._seen = seen
        return seen

    def handed_over(self, seat: int, key: bytes) -> np.ndarray:
        """Return a copy for a bot: what `seat` cannot know, and all future random numbers, are drawn again."""
        table = self._tables.copy()
        kernels.redeal_at(table, 0, seat, key_words(key))
        return table

    @property
    def state(self) -> Any:
        """The whole position as a record, which no seat may see."""
        return self._state[0]

    def rewards(self) -> list[float]:
        """Return the reward of each seat for the latest move.

        At the end this is its share of the win, or its points. Shaping adds its factor times the points gained by
        the move, counted as if the game ended now.
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
        """Return each seat's points and share of the win, as if the game ended now."""
        kernels.scores_at(self._tables, 0, self._points, self._shares)
        return self._points.tolist(), self._shares.tolist()
