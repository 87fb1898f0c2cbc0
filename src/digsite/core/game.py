"""A game as the core sees it: the declarations of its folder, and what can be done with them."""

import functools
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from digsite.core import contract
from digsite.core.chance import fresh_key, key_from_seed, with_hashes
from digsite.core.compiled import made_of
from digsite.core.edition import Edition, Schema, check_edition, read_edition
from digsite.core.errors import BadEdition, BadPosition, BadSetup, TableError
from digsite.core.events import EventKind
from digsite.core.given import Given, name_of
from digsite.core.log import desk_type
from digsite.core.notation import Notation
from digsite.core.options import Option, settle
from digsite.core.spans import Spans
from digsite.core.texts import Prompt, Texts, texts
from digsite.core.words import Words

if TYPE_CHECKING:
    from digsite.core.match import Match
    from digsite.core.simulate import Results

Fields = dict[str, Any]


@dataclass(frozen=True, eq=False)
class Game:
    """The declarations of one game. A fifth game is one more of these."""

    name: str
    title: str
    players: range
    revision: int
    """Raised whenever a rule changes, so that records say which rules they were played by."""
    folder: Path
    box: np.dtype
    state: np.dtype
    rules: ModuleType
    moves: type[Spans]
    thing: Callable[[Any, Any, int], object]
    """Return the name of the k-th thing in a family of moves."""
    touches: Callable[[Any, Any, int], list[str]]
    """Return the things on the table that a move touches."""
    events: type[EventKind]
    words: Words
    schema: Schema
    pack: Callable[[Edition, Mapping[str, Any], Any], None]
    """Put the figures of an edition and the options into a box."""
    observation: type[Spans]
    """The blocks of bytes that `observe` writes."""
    view: Callable[[Any, Any, int | None], Fields]
    """Return what a seat may see, built up field by field from nothing."""
    board: Callable[[Fields, Texts, list[str]], str]
    """Return a view as text."""
    prompt: Callable[[Fields], Prompt]
    """Return the decision a seat faces, made only from its own view."""
    describe: Callable[[Any, Any], Fields]
    """Return the whole position in readable form."""
    arrange: Callable[[Any, Given, Any], None]
    """Set up the position that a description gives."""
    check: Callable[[Any, Any], None]
    """Raise BadPosition if the state is impossible: something is in two places, or missing."""
    breakdown: Callable[[Any, Any, int], dict[str, int]]
    """Return where a seat's points come from."""
    reason: Callable[[Any, Any], str]
    """Return why the winners win, as a text id."""
    objection: Callable[[Any, Any, int], TableError]
    """Return why a move is illegal."""
    options: Sequence[Option] = ()
    revealing: Collection[EventKind] = ()
    """Events that show everyone something hidden; the move that led to one cannot be undone."""
    known_to_mover: Collection[EventKind] = ()
    """Those of `revealing` that show the others a card from the mover's own hand, so the mover learns nothing."""
    ahead: Callable[[Any, Any, int], Sequence[int]] | None = None
    """Return the moves a seat may choose in secret before its turn, where all decide at the same time."""
    printed: Collection[str] = ()
    """Large fields of a view that are the same in all positions and for every viewer, so that servers encode them
    once."""
    judgement: ModuleType | None = None
    """How bots judge a position and which moves they prefer. The default is by points, without preference."""

    def __post_init__(self) -> None:
        # Copies drop the padding between aligned fields, and states are compared byte by byte.
        assert not self.state.isalignedstruct, "a state has no padding: leave out align=True"
        contract.answer_with(self.box, self.state, self.rules, self.judgement)
        for state in self.state, with_hashes(self.state):
            made_of(state, self.folder)

    @property
    def judged_parts(self) -> tuple[str, ...]:
        """The names of the parts that a judgement adds up; the first is what counts at the end of a game."""
        named: tuple[str, ...] = getattr(self.judgement, "JUDGED", ("points",))
        return named

    @functools.cached_property
    def reveals(self) -> frozenset[str]:
        """The names of the events of `revealing`."""
        return frozenset(map(name_of, self.revealing))

    @functools.cached_property
    def teaches(self) -> frozenset[str]:
        """The names of the events that show the mover something new."""
        return self.reveals - frozenset(map(name_of, self.known_to_mover))

    @functools.cached_property
    def edition(self) -> Edition:
        """Return the edition that comes with the package."""
        return self.read_edition(self.folder / "edition.toml")

    def read_edition(self, path: str | Path) -> Edition:
        """Read an edition from a file and check it."""
        edition = read_edition(Path(path), self.name, self.schema)
        try:
            return self._packable(edition)
        except BadEdition as problem:
            problem.file = Path(path).name
            raise

    def edition_of(self, name: str, tables: dict[str, dict[str, Any]]) -> Edition:
        """Make an edition from its tables and check it."""
        return self._packable(check_edition(self.name, name, tables, self.schema))

    def _packable(self, edition: Edition) -> Edition:
        """Check the edition by packing it: some figures are only impossible in combination."""
        try:
            self.pack(edition, settle(self.options, None, self.name), np.zeros(1, self.box)[0])
        except BadEdition as problem:
            problem.folders = (self.folder / "text",)
            raise
        return edition

    @functools.cached_property
    def desk(self) -> np.dtype:
        return desk_type(self.moves.size())

    @functools.cached_property
    def choice(self) -> np.dtype:
        """The record of one game's legal moves in a batch: their number, and room for all of them."""
        return np.dtype([("count", "i4"), ("moves", "i2", (self.moves.size() + 1,))])

    @functools.cached_property
    def rows(self) -> tuple[np.dtype, np.dtype]:
        """A row of masks and a row of observations as records; arrays would cost reference counting in every game."""
        mask, seen = ("moves", "u1", (self.moves.size(),)), ("numbers", "u1", (self.observation.size(),))
        return np.dtype([mask]), np.dtype([seen])

    @functools.cached_property
    def table(self) -> np.dtype:
        """Box, state and desk of one match in one record, so that a call from Python passes a single array."""
        return np.dtype([("box", self.box), ("state", self.state), ("desk", self.desk)])

    def texts(self, language: str = "en") -> Texts:
        return texts(language, self.folder / "text")

    def how_to_play(self, language: str = "en") -> str:
        """Return the page that explains the game, in Markdown."""
        return (self.folder / "rulebook" / f"{self.texts(language).language}.md").read_text(encoding="utf-8")

    def setup(
        self,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
        recorded: bool = False,
    ) -> "Setup":
        """Prepare the box for this number of players, with these options.

        `recorded` says that the options are those of a game that was begun before, perhaps by an earlier version.
        """
        players = self.players[-1] if players is None else players
        if type(players) is not int or players not in self.players:
            raise BadSetup(f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not {players}")
        return Setup(self, players, settle(self.options, options, self.name, recorded), edition or self.edition)

    def new(
        self,
        players: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
    ) -> "Match":
        """Start a new match. The same seed deals the same game; without a seed, chance is unpredictable."""
        return self.setup(players, options, edition).deal(seed)

    def position(
        self,
        content: Any,
        seed: int | str | None = None,
        edition: Edition | None = None,
        key: bytes | None = None,
    ) -> "Match":
        """Start a match from a position in the format of `Match.position`."""
        from digsite.core.match import Match

        given = Given(content)
        setup = self._setup_of_position(given, edition)
        return Match.arranged(setup, given, content, key or _key(seed))

    def _setup_of_position(self, given: Given, edition: Edition | None) -> "Setup":
        if given.text("game") != self.name:
            raise BadPosition(f"this is a position of {given.text('game')}, not of {self.name}")
        players = given.whole("players", self.players[0], self.players[-1])
        setup = self.setup(players, given.object("options"), edition, recorded=True)
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
        """Play many games between bots and return arrays of results. A seed gives the same results on any machine."""
        from digsite.core.simulate import simulate

        return simulate(self.setup(players, options, edition), games, bots, seed, threads, progress)


def _key(seed: int | str | None) -> bytes:
    return fresh_key() if seed is None else key_from_seed(seed)


class Setup:
    """A box ready to play: the game, the number of players, the options and the edition."""

    def __init__(self, game: Game, players: int, options: dict[str, Any], edition: Edition) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.edition = edition
        self.boxes = np.zeros(1, game.box)
        self.box: Any = self.boxes[0]
        game.pack(edition, options, self.box)
        self.box["players"] = players

    def table(self) -> np.ndarray:
        """Return a table record that holds this box."""
        table = np.zeros(1, self.game.table)
        table["box"] = self.boxes
        return table

    def deal(self, seed: int | str | None = None) -> "Match":
        """Deal a new match with this box."""
        from digsite.core.match import Match

        return Match.dealt(self, _key(seed))

    @functools.cached_property
    def notation(self) -> Notation:
        return Notation(self.game.moves, self.box, self.game.thing)
