"""Many games between bots, measured: the one way in which studies, simulations and data sets are played.

Game n of a seed is dealt like `setup.deal(f"{seed} {n}")`. `random` and `greedy` in every seat play inside compiled
code; any other bots play move by move, and their games are then measured by the same code.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import msgspec
import numpy as np

from digsite.bots.games_kernels import GAMES, LONGEST, USES, row_type, tally_type, whole_games
from digsite.bots.greedy import LOOKS
from digsite.bots.kernels import workbench
from digsite.bots.names import bot_named
from digsite.bots.pipe import dismiss
from digsite.bots.question import Advice, Question
from digsite.core.chance import key_from_seed, key_words
from digsite.core.compilation import PLAY, ensure_compiled
from digsite.core.errors import BadSetup
from digsite.core.game import Setup
from digsite.lab.keeping import code_of
from digsite.running import Packed, packed, setup_of

FORMAT = "digsite lab 1"
"""First entry of the file that a study saves its games in."""

COMPILED = {"random": 0, "greedy": LOOKS, "digger": LOOKS}
"""Bots that play inside compiled code, with the number of looks ahead that each takes."""

RANDOM, QUICK, SLOW = 2000, 100, 4
"""Games in one piece of work: of random moves, of other bots inside compiled code, and of any other bots."""

NO_SCRIPT = np.zeros(0, np.int16)


@dataclass(frozen=True)
class Table:
    """A set-up with a bot in every seat."""

    setup: Setup
    bots: tuple[str, ...]
    seed: str

    def __post_init__(self) -> None:
        if len(self.bots) != self.setup.players:
            raise BadSetup(f"{len(self.bots)} bots for {self.setup.players} seats; name one bot, or one for each seat")
        for name in self.bots:
            bot_named(name, threads=1)

    @property
    def compiled(self) -> bool:
        return all(name in COMPILED for name in self.bots)

    def seed_of(self, game: int) -> str:
        """Return the seed by which a game can be dealt again."""
        return f"{self.seed} {game}"

    def __reduce__(self) -> Any:
        return _table_of, (packed(self.setup), self.bots, self.seed)


def _table_of(it: Packed, bots: tuple[str, ...], seed: str) -> Table:
    return Table(setup_of(it), bots, seed)


def seated(setup: Setup, bots: Sequence[str], seed: int | str) -> Table:
    """Return a table with one bot in all seats, or with one for each seat."""
    return Table(setup, tuple(bots) * (setup.players if len(bots) == 1 else 1), str(seed))


class Thought(NamedTuple):
    """What a bot thought of one decision: for each legal move in rising order, its visits and share of the win."""

    visits: list[int]
    shares: list[float]


class Player:
    """Plays the games of one table, on benches that are used again and again."""

    def __init__(self, table: Table) -> None:
        game = table.setup.game
        self.table = table
        self.looks = np.array([COMPILED.get(name, 0) for name in table.bots], np.int64)
        self.kind_of = np.zeros(game.moves.size(), np.int64)
        for kind, span in enumerate(game.moves):
            self.kind_of[span : span + span.count] = kind
        room = game.moves.size() + 1
        self._used = np.zeros((game.players[-1], game.moves.size()), np.int32)
        self._leads = np.zeros(LONGEST, np.int64)
        self._states, self._desks = np.zeros(1, game.state), np.zeros(1, game.desk)
        self._thinking = (np.zeros(1, workbench(game)), np.zeros(2, np.uint64), np.zeros(room), np.zeros(room))

    def play(self, first: int, count: int, uses: np.ndarray, rows: np.ndarray) -> tuple[np.ndarray, int]:
        """Play games in compiled code; return their tallies, fewer if there was no room for rows, and the rows used."""
        tallies = np.zeros(count, tally_type(self.table.setup.game))
        played, written = self._run(first, tallies, uses, rows, NO_SCRIPT)
        return tallies[:played], written

    def measure(self, number: int, moves: Sequence[int], uses: np.ndarray, rows: np.ndarray) -> tuple[np.ndarray, int]:
        """Play a game again whose moves are known."""
        tallies = np.zeros(1, tally_type(self.table.setup.game))
        _, written = self._run(number, tallies, uses, rows, np.array(moves, np.int16))
        return tallies, written

    def _run(self, first: int, tallies: np.ndarray, uses: np.ndarray, rows: np.ndarray, script: np.ndarray) -> Any:
        numbers = range(first, first + len(tallies))
        keys = np.array([key_words(key_from_seed(self.table.seed_of(number))) for number in numbers])
        return whole_games(
            *(self.table.setup.boxes, self._states, keys, first, self.looks, script, self.kind_of, tallies, uses),
            *(self._used, self._leads, rows, self._desks, *self._thinking),
        )

    def choose(self, number: int) -> tuple[list[int], list[Thought], int]:
        """Let bots of any kind play a game move by move; return the moves, what was thought, and the forfeits."""
        seed = self.table.seed_of(number)
        match = self.table.setup.deal(seed)
        bots = [bot_named(name, threads=1) for name in self.table.bots]
        moves: list[int] = []
        thoughts: list[Thought] = []
        forfeits = 0
        try:
            while (seat := match.seat) is not None:
                step = f"{seed} decision {len(moves)}"
                advice = bots[seat].think(Question.about(match, step), step)
                thoughts.append(_thought(advice))
                moves.append(advice.move)
                forfeits += advice.forfeit is not None
                match.play(advice.move)
        finally:
            for bot in bots:
                dismiss(bot, match.outcome())
        return moves, thoughts, forfeits


def _thought(advice: Advice) -> Thought:
    by_move = sorted(advice.candidates)
    shares = [0.0 if candidate.share is None else candidate.share for candidate in by_move]
    return Thought([candidate.visits for candidate in by_move], shares)


class Batch(msgspec.Struct, forbid_unknown_fields=True):
    """The measures of some games of one table; see `tally_type`. `moves` lists (move, uses, seats, wins) as sums."""

    piece: int
    points: list[list[int]]
    shares: list[list[float]]
    decisions: list[int]
    choices: list[int]
    turns: list[int]
    lead_changes: list[int]
    half: list[float]
    kinds: list[list[int]]
    moves: list[tuple[int, int, int, float]]
    forfeits: int


SINGLE = ("decisions", "choices", "turns", "lead_changes", "half", "kinds")
"""Fields of a tally that have the same shape for any number of players."""

COLUMNS = ("points", "shares", *SINGLE)


@dataclass(frozen=True)
class Sample:
    """Work: the same number of games at each of several tables, all with the same seed, in turn batch by batch."""

    tables: tuple[Table, ...]
    games: int

    @property
    def setups(self) -> list[Setup]:
        return [table.setup for table in self.tables]

    @cached_property
    def batch(self) -> int:
        """Number of games in a piece; the same for every table, so that stopping early leaves all with as many."""
        names = {name for table in self.tables for name in table.bots}
        return min(self.games, RANDOM if names == {"random"} else QUICK if names <= COMPILED.keys() else SLOW)

    @property
    def count(self) -> int:
        """Number of pieces."""
        return -(-self.games // self.batch) * len(self.tables)

    @property
    def piece(self) -> type[Batch]:
        return Batch

    @cached_property
    def _players(self) -> list[Player]:
        return [Player(table) for table in self.tables]

    def heading(self) -> dict[str, Any]:
        first = self.tables[0].setup
        return {
            "format": FORMAT,
            "game": first.game.name,
            "tables": [
                [t.setup.players, t.setup.options, t.setup.edition.digest, list(t.bots), t.seed] for t in self.tables
            ],
            "batch": self.batch,
            "code": code_of(first),
        }

    def prepare(self) -> None:
        for setup in self.setups:
            for part in (PLAY, GAMES):
                ensure_compiled(setup.game, part)

    def play(self, number: int) -> Batch:
        player = self._players[number % len(self.tables)]
        first, count = self._games_of(number)
        game = player.table.setup.game
        uses, no_rows, forfeits = np.zeros(game.moves.size(), USES), np.zeros(0, row_type(game)), 0
        if player.table.compiled:
            tallies, _ = player.play(first, count, uses, no_rows)
        else:
            each = []
            for n in range(first, first + count):
                moves, _, forfeited = player.choose(n)
                forfeits += forfeited
                each.append(player.measure(n, moves, uses, no_rows)[0])
            tallies = np.concatenate(each)
        return _batch(number, player.table.setup.players, tallies, uses, forfeits)

    def _games_of(self, number: int) -> tuple[int, int]:
        """Return the first game of a piece and the number of its games."""
        first = number // len(self.tables) * self.batch
        return first, min(self.batch, self.games - first)

    def fits(self, piece: Batch, number: int) -> bool:
        _, count = self._games_of(number)
        return piece.piece == number and all(len(getattr(piece, name)) == count for name in COLUMNS)

    def __reduce__(self) -> Any:
        return Sample, (self.tables, self.games)


def _batch(number: int, players: int, tallies: np.ndarray, uses: np.ndarray, forfeits: int) -> Batch:
    used = np.flatnonzero(uses["uses"])
    return Batch(
        number,
        points=tallies["points"][:, :players].tolist(),
        shares=tallies["shares"][:, :players].tolist(),
        moves=list(zip(used.tolist(), *(uses[field][used].tolist() for field in USES.names or ()), strict=True)),
        forfeits=forfeits,
        **{name: tallies[name].tolist() for name in SINGLE},
    )


class Games:
    """The measures of the games at one table, as arrays with one row per game."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.moves = np.zeros(table.setup.game.moves.size(), USES)
        self.forfeits = 0
        self._columns: dict[str, list[np.ndarray]] = {name: [] for name in COLUMNS}
        self._games = 0

    def add(self, batch: Batch) -> None:
        for name, parts in self._columns.items():
            parts.append(np.array(getattr(batch, name), np.float64 if name in ("shares", "half") else np.int32))
        self._games += len(batch.points)
        self.forfeits += batch.forfeits
        for move, *sums in batch.moves:
            for field, number in zip(USES.names or (), sums, strict=True):
                self.moves[move][field] += number

    def __len__(self) -> int:
        return self._games

    def column(self, name: str) -> np.ndarray:
        """Return one measure of every game: `points`, `shares`, or a field of a tally."""
        parts = self._columns[name]
        if len(parts) > 1:
            parts[:] = [np.concatenate(parts)]
        return parts[0]


def gathered(sample: Sample, batches: Iterator[Batch]) -> Iterator[list[Games]]:
    """Sort batches by table as they come, and yield the games so far after each round over all tables."""
    found = [Games(table) for table in sample.tables]
    for batch in batches:
        which = batch.piece % len(found)
        found[which].add(batch)
        if which == len(found) - 1:
            yield found
