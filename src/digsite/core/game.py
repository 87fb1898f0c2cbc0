"""A game as the core sees it: what its folder declares, and what can be done with it."""

import functools
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from digsite.core import contract
from digsite.core.chance import fresh_key, key_from_seed
from digsite.core.compiled import made_of
from digsite.core.edition import Edition, Schema, check_edition, read_edition
from digsite.core.errors import BadEdition, BadPosition, BadSetup, TableError
from digsite.core.events import EventKind
from digsite.core.given import Given
from digsite.core.log import desk_type
from digsite.core.notation import Notation
from digsite.core.options import Option, settle
from digsite.core.spans import Spans
from digsite.core.texts import Texts, texts
from digsite.core.words import Words

if TYPE_CHECKING:
    from digsite.core.match import Match
    from digsite.core.simulate import Results

Fields = dict[str, Any]


@dataclass(frozen=True, eq=False)
class Game:
    """What a game's folder says of itself. A fifth game is one more of these."""

    name: str
    title: str
    players: range
    revision: int
    """Raised when a rule changes, so that records say by which rules they were played."""
    folder: Path
    box: np.dtype
    state: np.dtype
    rules: ModuleType
    moves: type[Spans]
    thing: Callable[[Any, Any, int], object]
    """How the k-th thing of a family of moves is called."""
    touches: Callable[[Any, Any, int], list[str]]
    """The things on the table that a move touches."""
    events: type[EventKind]
    words: Words
    schema: Schema
    pack: Callable[[Edition, Mapping[str, Any], Any], None]
    """Put the figures of an edition, and the options, into a box."""
    observation: type[Spans]
    """The blocks of numbers that `observe` writes, which are bytes."""
    view: Callable[[Any, Any, int | None], Fields]
    """What a seat may see, built from nothing, field by field."""
    board: Callable[[Fields, Texts, list[str]], str]
    """A view as text."""
    prompt: Callable[[Fields, Texts, str], str]
    """What the seat to act, called by a name, is asked."""
    describe: Callable[[Any, Any], Fields]
    """The whole position, readable."""
    arrange: Callable[[Any, Given, Any], None]
    """Lay the table as a description says."""
    check: Callable[[Any, Any], None]
    """Raise BadPosition if this state cannot be: something is in two places, or nowhere."""
    breakdown: Callable[[Any, Any, int], dict[str, int]]
    """What a seat's points are for."""
    reason: Callable[[Any, Any], str]
    """Why the winners win, as a text id."""
    objection: Callable[[Any, Any, int], TableError]
    """Why a move is not legal."""
    options: Sequence[Option] = ()
    revealing: Collection[EventKind] = ()
    """Events that show everybody something hidden; a move that led to one is not taken back."""
    ahead: Callable[[Any, Any, int], Sequence[int]] | None = None
    """The moves on which a seat may decide before its turn, in secret, where all decide at the same time."""
    judgement: ModuleType | None = None
    """How bots judge a position and which moves they lean to; without it, by the points and to all alike."""

    def __post_init__(self) -> None:
        # A copy does not keep the bytes between aligned fields, and a state is compared by its bytes.
        assert not self.state.isalignedstruct, "a state has no padding: leave out align=True"
        contract.answer_with(self.box, self.state, self.rules, self.judgement)
        made_of(self.state, self.folder)

    @functools.cached_property
    def edition(self) -> Edition:
        """The edition that comes with the package."""
        return self.read_edition(self.folder / "edition.toml")

    def read_edition(self, path: str | Path) -> Edition:
        """An edition from a file, checked."""
        edition = read_edition(Path(path), self.name, self.schema)
        try:
            return self._packable(edition)
        except BadEdition as problem:
            raise BadEdition(f"{Path(path).name}: {problem}") from None

    def edition_of(self, name: str, tables: dict[str, dict[str, Any]]) -> Edition:
        """An edition from its tables, checked."""
        return self._packable(check_edition(self.name, name, tables, self.schema))

    def _packable(self, edition: Edition) -> Edition:
        """Some figures are impossible only together; a game finds that when it packs its box."""
        self.pack(edition, settle(self.options, None, self.name), np.zeros(1, self.box)[0])
        return edition

    @functools.cached_property
    def desk(self) -> np.dtype:
        return desk_type(self.moves.size())

    @functools.cached_property
    def choice(self) -> np.dtype:
        """The legal moves of one game of a batch: how many they are, and room for all."""
        return np.dtype([("count", "i4"), ("moves", "i2", (self.moves.size() + 1,))])

    @functools.cached_property
    def rows(self) -> tuple[np.dtype, np.dtype]:
        """A row of masks and one of observations, as records: an array would cost reference counting at each game."""
        mask, seen = ("moves", "u1", (self.moves.size(),)), ("numbers", "u1", (self.observation.size(),))
        return np.dtype([mask]), np.dtype([seen])

    @functools.cached_property
    def table(self) -> np.dtype:
        """Box, state and desk of one match in one record, so that a call from Python hands over one array."""
        return np.dtype([("box", self.box), ("state", self.state), ("desk", self.desk)])

    def texts(self, language: str = "en") -> Texts:
        return texts(language, self.folder / "text")

    def how_to_play(self, language: str = "en") -> str:
        """The page that explains the game, in Markdown."""
        return (self.folder / "rulebook" / f"{self.texts(language).language}.md").read_text(encoding="utf-8")

    def setup(
        self,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
    ) -> "Setup":
        """The box for so many players, with these options."""
        players = self.players[-1] if players is None else players
        if type(players) is not int or players not in self.players:
            raise BadSetup(f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not {players}")
        return Setup(self, players, settle(self.options, options, self.name), edition or self.edition)

    def new(
        self,
        players: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
    ) -> "Match":
        """A new match. The same seed deals the same game; without one, nobody can foresee it."""
        return self.setup(players, options, edition).deal(seed)

    def position(
        self,
        content: Any,
        seed: int | str | None = None,
        edition: Edition | None = None,
        key: bytes | None = None,
    ) -> "Match":
        """A match that begins with a position, as `Match.position` writes it."""
        from digsite.core.match import Match

        given = Given(content)
        setup = self._setup_of_position(given, edition)
        return Match.arranged(setup, given, content, key or _key(seed))

    def _setup_of_position(self, given: Given, edition: Edition | None) -> "Setup":
        if given.text("game") != self.name:
            raise BadPosition(f"this is a position of {given.text('game')}, not of {self.name}")
        setup = self.setup(given.whole("players", self.players[0], self.players[-1]), given.object("options"), edition)
        if given.text("edition") != setup.edition.digest:
            raise BadPosition(
                f"position.edition is {given.text('edition')!r}, but the edition at hand is "
                f"{setup.edition.digest!r} ({setup.edition.name}); load the edition it was made with"
            )
        return setup

    def simulate(
        self,
        games: int,
        players: int | None = None,
        bots: str = "random",
        seed: int | str = 0,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
        threads: int = 1,
        progress: Callable[[int], None] | None = None,
    ) -> "Results":
        """Play many games between bots, as arrays of results. A seed gives the same results on any machine."""
        from digsite.core.simulate import simulate

        return simulate(self.setup(players, options, edition), games, bots, seed, threads, progress)


def _key(seed: int | str | None) -> bytes:
    return fresh_key() if seed is None else key_from_seed(seed)


class Setup:
    """A box, ready to play: one game, so many players, these options, this edition."""

    def __init__(self, game: Game, players: int, options: dict[str, Any], edition: Edition) -> None:
        from digsite.core.compilation import ensure_compiled

        self.game = game
        self.players = players
        self.options = options
        self.edition = edition
        self.boxes = np.zeros(1, game.box)
        game.pack(edition, options, self.box)
        self.box["players"] = players
        ensure_compiled(game)

    @property
    def box(self) -> Any:
        return self.boxes[0]

    def table(self) -> np.ndarray:
        """A table laid with this box."""
        table = np.zeros(1, self.game.table)
        table["box"] = self.boxes
        return table

    def deal(self, seed: int | str | None = None) -> "Match":
        """A new match with this box."""
        from digsite.core.match import Match

        return Match.dealt(self, _key(seed))

    @functools.cached_property
    def notation(self) -> Notation:
        return Notation(self.game.moves, self.box, self.game.thing)
