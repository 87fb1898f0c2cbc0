"""OpenSpiel's own information-set search, thinking for so many seconds a move: in its games, and in ours as a bot."""

import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import digsite.envs.openspiel  # makes our games known to OpenSpiel  # noqa: F401
from digsite.bots.question import Advice, Candidate, Question
from digsite.core.chance import key_from_seed

EXPLORATION = 2.0
"""As in OpenSpiel's own example of a search."""


class OutOfTime(Exception):
    """Ends the loop of a search that counts simulations only."""


class TimedISMCTS(ismcts.ISMCTSBot):
    """OpenSpiel's Python ISMCTS, as it is, with random rollouts; stopped by the clock."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        super().__init__(game, evaluator, EXPLORATION, 2**31 - 1, random_state=chance)
        self.seconds = seconds
        self.simulations = 0

    def sample_root_state(self, state: Any) -> Any:
        """Where each simulation begins: once the root has a visit to count, the clock may end it all."""
        if time.perf_counter() >= self.deadline and self._root_node.total_visits > 0:
            raise OutOfTime
        self.simulations += 1
        return super().sample_root_state(state)

    def run_search(self, state: Any) -> list[tuple[int, float]]:
        self.deadline = time.perf_counter() + self.seconds
        try:
            return super().run_search(state)  # type: ignore[no-any-return]
        except OutOfTime:
            return self.get_final_policy(state, self._root_node)  # type: ignore[no-any-return]


class SpielBot:
    """A bot for our matches that thinks by OpenSpiel's search. It gets what every bot gets: a table handed over."""

    def __init__(self, seconds: float) -> None:
        self.name = f"openspiel-ismcts:{1000 * seconds:.0f}ms"
        self.seconds = seconds
        self.game: Any = None
        self.bot: Any = None

    def think(self, question: Question, seed: int | str) -> Advice:
        if self.game is None:
            setup = question.setup
            parameters = {"players": setup.players, **setup.options}
            self.game = pyspiel.load_game(f"digsite_{setup.game.name}", parameters)
            self.bot = TimedISMCTS(self.game, self.seconds, int.from_bytes(key_from_seed(seed)[:4], "big"))
        state = self.game.state_at(question.table)
        return Advice(int(self.bot.step(state)), [Candidate(move) for move in state.legal_actions()])
