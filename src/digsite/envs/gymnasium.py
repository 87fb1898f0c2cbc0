"""The games as Gymnasium environments: `digsite/pergamon-v1` and so on, once this module is imported.

    import gymnasium
    import digsite.envs.gymnasium

    env = gymnasium.make("digsite/pergamon-v1", bots=("greedy", "random"))
    envs = gymnasium.make_vec("digsite/pergamon-v1", num_envs=4096, players=2, bots="random")

`make` creates one game, in which you play one seat against named bots. `make_vec` creates thousands of games, stepped
by one compiled call.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise ImportError("these environments need Gymnasium; install it with: pip install 'digsite[gymnasium]'") from None

import digsite
from digsite.bots.company import Company
from digsite.bots.names import bot_named
from digsite.bots.pipe import dismiss
from digsite.bots.question import Bot, Question
from digsite.core.chance import key_from_seed
from digsite.core.compiled import entry
from digsite.core.errors import BadSetup
from digsite.core.game import Game
from digsite.envs.choosing import choose
from digsite.envs.rendering import RENDER_MODES, check_render_mode, render
from digsite.envs.table import REWARDS, Observation, Simulator, action_space, env_id, observation_space, set_up


class DigsiteEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of one game; named bots play the others. One step is one decision of the agent's seat.

    `bots` has one name for each other seat, clockwise from the agent's, or one name for all. With `seat=None` the
    agent's seat is drawn at each reset. Bots never get more than their seat may know.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        bots: str | Sequence[str] = "greedy",
        players: int | None = None,
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "share",
        shaping: float = 0.0,
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        names = [bots] if isinstance(bots, str) else list(bots)
        if players is None and not isinstance(bots, str):
            players = len(names) + 1
        setup = set_up(game, players, options)
        if len(names) not in (1, setup.players - 1):
            raise BadSetup(f"{setup.players - 1} seats are for bots; name one bot, or one for each, not {len(names)}")
        if seat is not None and seat not in range(setup.players):
            raise BadSetup(f"there is no seat {seat!r}; seats are 0 to {setup.players - 1}")
        self.render_mode = render_mode
        self.observation_space = observation_space(setup.game)
        self.action_space = action_space(setup.game)
        self.table = Simulator(setup, reward, shaping, illegal)
        self.names = names * (setup.players - 1) if len(names) == 1 else names
        self.seat = seat or 0
        self._fixed_seat = seat
        self._bots: dict[int, Bot] = {}
        self._thoughts = ""
        for name in set(self.names):
            bot_named(name)  # refuse an unknown name now, not in the middle of a game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and play to the agent's first decision. A seed deals the same game as in `Game.new`."""
        super().reset(seed=seed)
        key = self.np_random.bytes(16) if seed is None else key_from_seed(seed)
        self._thoughts = self.np_random.bytes(8).hex()
        players = self.table.setup.players
        self.seat = int(self.np_random.integers(players)) if self._fixed_seat is None else self._fixed_seat
        self.close()
        others = [(self.seat + 1 + i) % players for i in range(players - 1)]
        self._bots = {other: bot_named(name, threads=1) for other, name in zip(others, self.names, strict=True)}
        self.table.deal(key)
        self._bots_play()
        return self.table.look(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play one decision of the agent, and all decisions of the bots until its next one."""
        if self.table.seat != self.seat:
            raise BadSetup("there is no decision to make: reset() deals a new game")
        self.table.play(int(action))
        replaced, reward = self.table.replaced, self._brought()
        reward += self._bots_play()
        over = self.table.seat < 0
        return self.table.look(self.seat), reward, over, False, self._info() | {"replaced": replaced}

    def _bots_play(self) -> float:
        """Let the bots play until the agent has to decide or the game is over, and return the agent's reward."""
        brought = 0.0
        table = self.table
        while table.seat not in (self.seat, -1):
            thought = f"{self._thoughts} {table.length}"
            given = table.handed_over(table.seat, key_from_seed(f"hand over {thought}"))
            advice = self._bots[table.seat].think(Question(table.setup, given, table.seat), thought)
            table.play(advice.move)
            brought += self._brought()
        return brought

    def _brought(self) -> float:
        return self.table.rewards()[self.seat] if self.table.seat < 0 or self.table.shaping else 0.0

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.seat, "decisions": self.table.length}
        if self.table.seat < 0:
            points, shares = self.table.standing()
            info |= {"points": points, "shares": shares}
        return info

    def action_masks(self) -> np.ndarray:
        """Return only the mask, for learners that ask for it this way."""
        return self.table.look(self.seat)["action_mask"].astype(np.bool_)

    def render(self) -> Any:
        """Render the board as a spectator sees it."""
        setup = self.table.setup
        names = ["you" if seat == self.seat else self._bots[seat].name for seat in range(setup.players)]
        return render(setup, self.table.state, names, self.render_mode)

    def close(self) -> None:
        """Dismiss the bots; those that are programs are ended."""
        for bot in self._bots.values():
            dismiss(bot)


class DigsiteVectorEnv(VectorEnv[Observation, np.ndarray, np.ndarray]):
    """Many games, stepped by one compiled call.

    Without bots, the environment is for self-play: the agent of a game is the seat that has to act, `infos["seat"]`.
    The reward is for the seat that moved, `infos["actor"]`, and the final results of all seats are in
    `infos["final_info"]`. With bots, `random` or `greedy`, the agent is one seat: `seat`, or if that is None, each seat
    in turn, game after game. The bots move inside the call.

    A game that ends is dealt again in the same step. Arrays belong to the engine and are overwritten by the next step;
    with `copy=True` they belong to the caller.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2, "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int | None = None,
        bots: str | None = None,
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "share",
        shaping: float = 0.0,
        copy: bool = False,
        threads: int = 1,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        if reward not in REWARDS:
            raise BadSetup(f"the reward is {reward!r}; it must be one of {', '.join(REWARDS)}")
        rules = set_up(game, players, options).game
        self.batch = Company(rules, num_envs, players, 0, options, threads, bots, seat, reward == "points", shaping)
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space = observation_space(rules)
        self.single_action_space = action_space(rules)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._masks = self.batch.masks.view(np.int8)
        self._never = np.zeros(num_envs, np.bool_)
        self._words = np.zeros(num_envs, np.uint64)
        self._chosen = np.zeros(num_envs, np.int64)
        self._choose = entry(choose, self.batch.choices, self._words, self._chosen)
        none = np.zeros(rules.moves.size(), np.int8)
        self._finals = np.empty(num_envs, object)
        self._finals[:] = [{"observation": final, "action_mask": none} for final in self.batch.finals]
        """Final observations for Gymnasium: one object per game, created once, each a view of the engine's array."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal new games. Game i of a seed is the same in an environment of any size."""
        super().reset(seed=seed)
        self.batch.deal(self.np_random.bytes(16).hex() if seed is None else seed)
        self._words[:] = self.np_random.integers(2**63, size=self.num_envs)
        return self._seen(), self._info()

    def step(self, actions: np.ndarray) -> tuple[Observation, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Play one decision in every game. If any is illegal, raise IllegalMove before anything is played."""
        batch = self.batch
        batch.step(actions)
        return self._seen(), self._own(batch.rewards), self._own(batch.ended), self._own(self._never), self._info()

    def sample(self) -> np.ndarray:
        """Choose a random legal move for every game. The seed of the last reset determines them."""
        self._choose(self.batch.choices, self._words, self._chosen)
        return self._own(self._chosen)

    def _own(self, array: np.ndarray) -> np.ndarray:
        return array.copy() if self.copy else array

    def _seen(self) -> Observation:
        return {"observation": self._own(self.batch.observations), "action_mask": self._own(self._masks)}

    def _info(self) -> dict[str, Any]:
        batch = self.batch
        info: dict[str, Any] = {"seat": batch.seats.copy(), "actor": self._own(batch.actors)}
        if batch.ended.any():
            ended = batch.ended.copy()
            finals = np.empty(len(ended), object)
            finals[ended] = self._finals[ended]
            if self.copy:
                finals = np.array([final and {k: v.copy() for k, v in final.items()} for final in finals], object)
            result = {"points": self._own(batch.points), "shares": self._own(batch.shares)}
            info |= {"final_obs": finals, "_final_obs": ended, "final_info": result, "_final_info": ended}
        return info

    def render(self) -> tuple[Any, ...] | None:
        """Render the board of every game as a spectator sees it."""
        if self.render_mode is None:
            return None
        setup = self.batch.setup
        names = [f"seat_{seat}" for seat in range(setup.players)]
        return tuple(render(setup, state, names, self.render_mode) for state in self.batch.states)


def _register(game: Game) -> None:
    gymnasium.register(
        env_id(game),
        entry_point=f"{__name__}:DigsiteEnv",
        vector_entry_point=f"{__name__}:DigsiteVectorEnv",
        kwargs={"game": game.name},
    )


for _name in digsite.games():
    _register(digsite.load(_name))
