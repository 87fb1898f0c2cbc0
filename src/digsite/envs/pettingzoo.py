"""The games as PettingZoo environments: `digsite/pergamon-v1` and so on, once this module is imported.

    import digsite.envs.pettingzoo as zoo

    env = zoo.env("pergamon", players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

One step is one decision. `reset(seed=7)` deals the same game as `new(seed=7)`. A reset without a seed continues from
the previous one, so one seed determines all games that follow.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.env_registry.registration import register
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ImportError:
    raise ImportError(
        "these environments need PettingZoo; install it with: pip install 'digsite[pettingzoo]'"
    ) from None

import digsite
from digsite.core.chance import key_from_seed
from digsite.core.errors import BadSetup
from digsite.core.game import Game
from digsite.core.observing import MOST, NUMBER
from digsite.envs.rendering import RENDER_MODES, check_render_mode, render
from digsite.envs.table import Observation, Simulator, action_space, env_id, observation_space, set_up


class AfterReset:
    """An attribute that exists only after the first reset. A `__getattr__` would slow down every access."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, env: object, kind: type) -> Any:
        raise AttributeError(f"{self.name} is known after reset()")


class DigsiteEnv(AECEnv[str, Observation, int | None]):
    """One game; its agents are its seats, `seat_0` and so on. It checks order and legality without wrappers."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "share",
        shaping: float = 0.0,
        illegal: str = "refuse",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        if max_cycles is not None and max_cycles < 1:
            raise BadSetup(f"a game is cut off after {max_cycles} decisions; that must be at least 1")
        setup = set_up(game, players, options)
        self.metadata = {
            "name": env_id(setup.game),
            "render_modes": RENDER_MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.table = Simulator(setup, reward, shaping, illegal)
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.players)]
        self.observation_spaces = {agent: observation_space(setup.game) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(setup.game) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()
        self._rewarded = False
        self._shaped, self._lenient, self._shown = shaping != 0, illegal == "next", render_mode == "human"
        self._fussy = self._shaped or self._lenient or self._shown or max_cycles is not None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def state_space(self) -> spaces.Space[Any]:
        size = self.table.setup.game.observation.size() * len(self.possible_agents)
        return spaces.Box(0, MOST, (size,), NUMBER)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.table.deal(self._random.bytes(16) if seed is None else key_from_seed(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]
        self._skip_agent_selection = None
        self._rewarded = False

    def step(self, action: int | None) -> None:
        """Play a move of the agent whose turn it is. The action is None if its game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadSetup(f"{agent} is on turn and must move; None is for agents whose game is over")
        seat = self.table.play(int(action))
        if self._rewarded:
            self._clear_rewards()
            self._rewarded = False
        self._cumulative_rewards[agent] = 0.0
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        if seat < 0 or self._fussy:
            self._see_to(agent, seat)

    def _see_to(self, agent: str, seat: int) -> None:
        """Do what is needed only at the end of a game or with some settings."""
        table = self.table
        if self._lenient:
            self.infos[agent] = {"replaced": table.replaced}
        if seat < 0 or self._shaped:
            self._give(table.rewards())
        if seat < 0:
            self._end(self.terminations)
        elif table.length == self.max_cycles:
            self._end(self.truncations)
        if self._shown:
            self.render()

    def _give(self, brought: list[float]) -> None:
        for agent, reward in zip(self.possible_agents, brought, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
        self._rewarded = True

    def _end(self, how: dict[str, bool]) -> None:
        """End the game for all agents. They then make their last, empty steps in the order of their seats."""
        points, shares = self.table.standing()
        for agent, seat in self._seats.items():
            how[agent] = True
            self.infos[agent] = {**self.infos[agent], "points": points[seat], "share": shares[seat]}
        self.agent_selection = self.possible_agents[0]

    def observe(self, agent: str) -> Observation:
        return self.table.look(self._seats[agent])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Return what the current agent sees, and its reward since its previous move."""
        agent = self.agent_selection
        seen = self.table.look(self._seats[agent]) if observe else None
        paid, over = self._cumulative_rewards[agent], self.terminations[agent]
        return seen, paid, over, self.truncations[agent], self.infos[agent]

    def state(self) -> np.ndarray:
        """Return what all seats see, concatenated, for a central critic. No seat may see this."""
        return np.concatenate([self.table.look(seat)["observation"] for seat in self._seats.values()])

    def render(self) -> Any:
        """Render the board as a spectator sees it."""
        return render(self.table.setup, self.table.state, self.possible_agents, self.render_mode)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


for _name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards"):
    setattr(DigsiteEnv, _name, AfterReset(_name))


def env(game: str | Game, **settings: Any) -> DigsiteEnv:
    """Create an AEC environment of a game. The settings are those of `DigsiteEnv`."""
    return DigsiteEnv(game, **settings)


raw_env = env
"""The same as `env`, because no wrappers are needed."""


def parallel_env(game: str | Game, **settings: Any) -> ParallelEnv[str, Observation, int | None]:
    """Create a parallel environment of a game. Only the action of the agent whose turn it is counts."""
    parallel: ParallelEnv[str, Observation, int | None] = turn_based_aec_to_parallel(env(game, **settings))
    return parallel


def _register(game: Game) -> None:
    for kind, made_by in (("aec", "env"), ("parallel", "parallel_env")):
        register(kind, env_id(game), entry_point=f"{__name__}:{made_by}", kwargs={"game": game.name})


for _name in digsite.games():
    _register(digsite.load(_name))
