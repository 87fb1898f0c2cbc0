"""The games as OpenSpiel games: `digsite_pergamon(players=3,seed=7)` and so on, once this module is imported.

    import pyspiel
    import digsite.envs.openspiel

    state = pyspiel.load_game("digsite_pergamon(players=2,seed=7)").new_initial_state()

Every option of a game is a parameter with the same name. A game begins with one chance node, the deal; after that,
random numbers are drawn inside the engine, with a key that nobody sees. The first deal of seed 7 is the game that
`new(seed=7)` deals, and the next one is that of seed 8; with a seed of -1, deals are unpredictable.

Utility is zero-sum: a won game is worth 1 to the winner, and the losers share the -1.
"""

import hashlib
import json
import struct
import threading
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

import digsite
from digsite.core import kernels
from digsite.core.chance import fresh_key, key_from_seed, key_words
from digsite.core.errors import IllegalMove
from digsite.core.game import Game, Setup
from digsite.core.log import COUNT, EVERYONE, FACTS, LISTENING
from digsite.core.observing import NUMBER
from digsite.core.spans import Spans

try:
    import pyspiel
except ImportError:
    raise ImportError("these games need OpenSpiel; install it with: pip install 'digsite[openspiel]'") from None

MAX_GAME_LENGTH = 3000
"""Upper bound on the number of decisions in a game, which OpenSpiel requires."""

DEAL = 0
"""The only outcome of the only chance node."""

UNFORESEEN = -1
"""The seed for unpredictable deals."""

MOVED = -1
"""Marks a row as a move of the seat, not an event."""

ROW = FACTS + 2
MOVE = struct.Struct(f"=3h{2 * (ROW - 3)}x")

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def _game_type(game: Game) -> Any:
    parameters = {"players": game.players[0], "seed": UNFORESEEN, **{o.name: o.default for o in game.options}}
    return pyspiel.GameType(
        short_name=f"digsite_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )


class Turn(NamedTuple):
    """The result of a move: the state, the seat that decides next, its legal moves, and the events."""

    state: bytes
    seat: int
    legal: tuple[int, ...]
    told: bytes


class SpielGame(pyspiel.Game):
    """A set-up of a game. All its states share one table record, which holds one of them at a time."""

    game: Game

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        game, chosen = self.game, dict(parameters or {})
        self._seed = chosen.pop("seed", UNFORESEEN)
        self._dealt = 0
        self.setup: Setup = game.setup(chosen.pop("players", game.players[0]), chosen)
        losers = self.setup.players - 1
        info = pyspiel.GameInfo(
            num_distinct_actions=game.moves.size(),
            max_chance_outcomes=1,
            num_players=self.setup.players,
            min_utility=-1.0 / losers,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(_game_type(game), info, dict(parameters or {}))
        self.table = self.setup.table()
        self.lock = threading.Lock()
        """Guards the table record, because compiled code runs without the GIL."""
        self._state = self.table["state"].view((np.uint8, game.state.itemsize))[0]
        self._moves = self.table["desk"]["moves"][0]
        self._seat = self.table["state"]["seat"]
        self._log = self.table["desk"]["log"]["rows"][0]
        self._log[0, LISTENING] = 1

    def __reduce__(self) -> Any:
        """Pickle by name: OpenSpiel would ask sampled games for a generator, which Python games cannot provide."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def state_at(self, table: np.ndarray) -> "SpielState":
        """Create a state from a table record, such as one handed over to a bot. It has no history."""
        state = self.new_initial_state()
        with self.lock:
            self.lay(table["state"].tobytes())
            state.go_on(self._turn(kernels.legal_at(self.table, 0)))
        return state

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """Create an observer of public and private information together. For only one of them, return None."""
        if params:
            raise ValueError(f"an observation has no parameters; it was given {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.setup.game.observation, kind.perfect_recall)

    def next_key(self) -> bytes:
        """Return the key of the next deal."""
        if self._seed == UNFORESEEN:
            return fresh_key()
        self._dealt += 1
        return key_from_seed(self._seed + self._dealt - 1)

    def lay(self, state: bytes) -> np.ndarray:
        """Put a state on the table."""
        self._state[:] = np.frombuffer(state, np.uint8)
        return self.table

    def lift(self) -> bytes:
        """Take the state from the table."""
        state: bytes = self._state.tobytes()
        return state

    def deal(self) -> "Turn":
        """Deal a new game."""
        with self.lock:
            self._state[:] = 0
            self.table["state"]["key"] = key_words(self.next_key())
            return self._turn(kernels.deal_at(self.table, 0))

    def play(self, state: bytes, move: int) -> "Turn":
        """Return the result of a legal move."""
        with self.lock:
            return self._turn(kernels.play_at(self.lay(state), 0, move))

    def _turn(self, count: int) -> "Turn":
        """Read the result of a move from the table record, and clear its log."""
        told = self._log[1 : 1 + self._log.item(0, COUNT)].tobytes()
        self._log[0, COUNT] = 0
        return Turn(self.lift(), self._seat.item(), tuple(self._moves[:count].tolist()), told)

    def redeal(self, state: bytes, seat: int, key: bytes) -> "Turn":
        """Draw again what a seat cannot know. This may change the legal moves if another seat has to decide."""
        with self.lock:
            table = self.lay(state)
            kernels.redeal_at(table, 0, seat, key_words(key))
            return self._turn(kernels.legal_at(table, 0))

    def observe(self, state: bytes, seat: int, out: np.ndarray) -> None:
        with self.lock:
            kernels.observe_at(self.lay(state), 0, seat, out)

    def utilities(self, state: bytes) -> list[float]:
        """Return the shares of the win, scaled so that they sum to 0 and a whole win is worth 1."""
        players = self.setup.players
        points, shares = np.zeros(players, np.int32), np.zeros(players, np.float64)
        with self.lock:
            kernels.scores_at(self.lay(state), 0, points, shares)
        scaled: list[float] = ((shares * players - 1) / (players - 1)).tolist()
        return scaled

    def record(self, state: bytes) -> Any:
        """Return the state as a record, as views and descriptions need it."""
        return np.frombuffer(state, self.setup.game.state)[0]


class SpielState(pyspiel.State):
    """One position. Its fields are immutable, so OpenSpiel's clone only copies references."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._state = b""
        self._seat = CHANCE
        self._legal: tuple[int, ...] = ()
        self._told = b""
        """All events so far, with their audience, and the moves of each seat: concatenated rows, as in a log."""

    def __reduce__(self) -> Any:
        return _restored, (self._game, self.serialize())

    @property
    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        return self._seat

    def is_terminal(self) -> bool:
        return self._seat == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self._seat == CHANCE:
            self.go_on(self._game.deal())
            return
        if action not in self._legal:
            raise IllegalMove(move=self._action_to_string(self._seat, action))
        self._told += MOVE.pack(MOVED, self._seat, action)
        self.go_on(self._game.play(self._state, action))

    def go_on(self, turn: Turn) -> None:
        """Continue with the result of a move."""
        self._state = turn.state
        self._seat = turn.seat if turn.seat >= 0 else TERMINAL
        self._legal = turn.legal
        self._told += turn.told

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return "deal"
        size = self._game.setup.game.moves.size()
        return self._game.setup.notation.write(action) if 0 <= action < size else str(action)

    def returns(self) -> list[float]:
        return self._game.utilities(self._state) if self.is_terminal() else [0.0] * self._game.setup.players

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "SpielState":
        """Return a state that the player cannot tell from this one, with nothing in it that it cannot know.

        It therefore has no history of actions, because some of them were secret.
        """
        other = self._game.new_initial_state()
        if self._state:
            key = key_from_seed(f"resample {probability_sampler()}")
            other.go_on(self._game.redeal(self._state, player_id, key))
            other._told = self.told_to(player_id)
        return other

    def told_to(self, seat: int) -> bytes:
        """Return the rows that a seat was told, including its own moves."""
        rows = np.frombuffer(self._told, np.int16).reshape(-1, ROW)
        told: bytes = rows[(rows[:, 1] == EVERYONE) | (rows[:, 1] == seat)].tobytes()
        return told

    def see(self, seat: int, out: np.ndarray) -> None:
        """Write what a seat sees as numbers; zeros before the deal."""
        if self._state:
            self._game.observe(self._state, seat, out)
        else:
            out.fill(0)

    def view(self, seat: int) -> str:
        """Return what a seat may see, as JSON."""
        if not self._state:
            return "{}"
        setup = self._game.setup
        return json.dumps(setup.game.view(setup.box, self._game.record(self._state), seat))

    def __str__(self) -> str:
        """Return the whole position, including secrets. For debugging only, never for players."""
        if not self._state:
            return "before the deal"
        setup = self._game.setup
        return json.dumps(setup.game.describe(setup.box, self._game.record(self._state)))


def _restored(game: SpielGame, stored: str) -> Any:
    return game.deserialize_state(stored)


class Observer:
    """What one seat sees, as OpenSpiel asks for it: a tensor of named blocks, and a string.

    The tensor shows the present, even if perfect recall is requested. The strings differ: an observation is the view as
    JSON; an information state is everything the seat was ever told, including its own moves, and a digest of what it
    sees. It is short and quick to create, because searches use it to look up positions.
    """

    def __init__(self, blocks: type[Spans], recall: bool) -> None:
        self._recall = recall
        self._seen, self._units = np.zeros(blocks.size(), NUMBER), blocks.units()
        self.tensor = np.zeros(blocks.size(), np.float32)
        self.dict = {block.word: self.tensor[block : block + block.count] for block in blocks}

    def set_from(self, state: SpielState, player: int) -> None:
        state.see(player, self._seen)
        np.divide(self._seen, self._units, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        if not self._recall:
            return state.view(player)
        self.set_from(state, player)
        seen = hashlib.blake2b(self.tensor.tobytes(), digest_size=16).hexdigest()
        return f"seat {player} sees {seen} was told {state.told_to(player).hex()}"


def _register(name: str) -> None:
    """Register a game as a separate class.

    OpenSpiel keeps the factory of a game until after Python has shut down. Freeing anything but a class that late would
    crash.
    """
    game = digsite.load(name)
    pyspiel.register_game(_game_type(game), type(f"Spiel{name.title()}", (SpielGame,), {"game": game}))


for _name in digsite.games():
    _register(_name)
