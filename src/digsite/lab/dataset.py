"""Every decision of many games as Parquet files: what was seen, what was allowed, what was played, how it ended.

Games are played in parts, each of which becomes one file. Rows go through a buffer of fixed size, so memory does not
grow with the number of games, and a part that is lost is played again.
"""

import io
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

import digsite
from digsite.bots.games_kernels import USES, row_type
from digsite.core.errors import DigsiteError
from digsite.core.game import Setup
from digsite.lab.games import Player, Sample, Table, Thought
from digsite.lab.keeping import code_of
from digsite.lab.studies import Progress
from digsite.running import ALONE, Crew, pieces

if TYPE_CHECKING:
    import pyarrow as pa

FORMAT = "digsite dataset 1"
ROWS = 8192
"""Rows in the buffer, and in a row group of a file."""

QUICK, SLOW = 500, 20
"""Games in one part, with bots inside compiled code and with others."""

AT_ONCE = 100
"""Games that compiled code is asked for at once; the buffer holds about as many."""

CARD, DESCRIPTION = "README.md", "dataset.json"
COMPRESSION: Any = {"compression": "zstd", "compression_level": 1, "use_dictionary": False}


def arrow() -> Any:
    """Return the module pyarrow, or say how to install it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise DigsiteError("data sets need the extra `data`; install it with: pip install 'digsite[data]'") from None
    return pyarrow


@dataclass(frozen=True)
class Decisions:
    """Work: the decisions of games at one table, in parts. `thoughts` adds what the bots thought of each move."""

    table: Table
    games: int
    thoughts: bool = False

    @property
    def setups(self) -> list[Setup]:
        return [self.table.setup]

    @property
    def part(self) -> int:
        """Number of games in a part."""
        return QUICK if self.compiled else SLOW

    @property
    def compiled(self) -> bool:
        return self.table.compiled and not self.thoughts

    @property
    def count(self) -> int:
        """Number of parts."""
        return -(-self.games // self.part)

    @cached_property
    def _player(self) -> Player:
        return Player(self.table)

    def heading(self) -> dict[str, Any]:
        """Return everything that must be equal for parts to belong to one data set."""
        setup = self.table.setup
        return {
            "format": FORMAT,
            "game": setup.game.name,
            "rules": setup.game.revision,
            "players": setup.players,
            "options": setup.options,
            "edition": {"name": setup.edition.name, "digest": setup.edition.digest},
            "bots": list(self.table.bots),
            "seed": self.table.seed,
            "games": self.games,
            "thoughts": self.thoughts,
            "observation": setup.game.observation.size(),
            "moves": setup.game.moves.size(),
            "version": digsite.__version__,
            "code": code_of(setup),
        }

    def schema(self) -> "pa.Schema":
        """Return the columns; the description of the data set is in the metadata of every file."""
        pa, game = arrow(), self.table.setup.game
        columns = [
            ("game", pa.int32()),
            ("decision", pa.int16()),
            ("seat", pa.int8()),
            ("observation", pa.binary(game.observation.size())),
            ("mask", pa.binary(-(-game.moves.size() // 8))),
            ("move", pa.int16()),
            ("share", pa.float32()),
            ("points", pa.int16()),
        ]
        if self.thoughts:
            columns += [("visits", pa.list_(pa.int32())), ("shares", pa.list_(pa.float32()))]
        return pa.schema(columns, {"digsite": json.dumps(self.heading())})

    def prepare(self) -> None:
        Sample((self.table,), self.games).prepare()

    def play(self, number: int) -> bytes:
        """Return a part as the content of its file."""
        pq, schema = arrow().parquet, self.schema()
        first = number * self.part
        file = io.BytesIO()
        with pq.ParquetWriter(file, schema, **COMPRESSION) as writer:
            for rows, tallies, thoughts in self._rows(first, min(first + self.part, self.games)):
                writer.write_batch(self._batch(schema, rows, tallies, thoughts), row_group_size=ROWS)
        return file.getvalue()

    def _rows(self, first: int, end: int) -> Iterator[tuple[np.ndarray, np.ndarray, list[Thought]]]:
        """Yield rows of whole games, with the tallies of these games in order."""
        game = self.table.setup.game
        buffer, uses = np.zeros(ROWS, row_type(game)), np.zeros(game.moves.size(), USES)
        while first < end:
            thoughts: list[Thought] = []
            if self.compiled:
                tallies, written = self._player.play(first, min(end - first, AT_ONCE), uses, buffer)
                if len(tallies) == 0:
                    buffer = np.zeros(2 * len(buffer), buffer.dtype)
                    continue
            else:
                moves, thoughts, _ = self._player.choose(first)
                if len(moves) > len(buffer):
                    buffer = np.zeros(len(moves), buffer.dtype)
                tallies, written = self._player.measure(first, moves, uses, buffer)
            first += len(tallies)
            yield buffer[:written], tallies, thoughts

    def _batch(self, schema: "pa.Schema", rows: np.ndarray, tallies: np.ndarray, thoughts: list[Thought]) -> Any:
        pa = arrow()
        which = rows["game"] - rows["game"][0]
        columns = {
            "game": rows["game"].astype(np.int32),
            "decision": rows["decision"].astype(np.int16),
            "seat": rows["seat"].copy(),
            "observation": _binary(pa, np.ascontiguousarray(rows["observation"])),
            "mask": _binary(pa, np.packbits(rows["mask"], axis=1)),
            "move": rows["move"].copy(),
            "share": tallies["shares"][which, rows["seat"]].astype(np.float32),
            "points": tallies["points"][which, rows["seat"]].astype(np.int16),
        }
        if self.thoughts:
            columns["visits"] = [thought.visits for thought in thoughts]
            columns["shares"] = [thought.shares for thought in thoughts]
        arrays = [pa.array(columns[field.name], field.type) for field in schema]
        return pa.record_batch(arrays, schema=schema)

    def __reduce__(self) -> Any:
        return Decisions, (self.table, self.games, self.thoughts)


def _binary(pa: Any, rows: np.ndarray) -> Any:
    """Return rows of bytes as an Arrow array of fixed size, without a copy."""
    return pa.FixedSizeBinaryArray.from_buffers(pa.binary(rows.shape[1]), len(rows), [None, pa.py_buffer(rows)])


def write_dataset(work: Decisions, folder: Path, crew: Crew = ALONE, progress: Progress | None = None) -> list[Path]:
    """Write a data set to a folder, or resume one that the same work has begun there; return its files."""
    arrow()
    crew.check()
    folder.mkdir(parents=True, exist_ok=True)
    heading = json.dumps(work.heading(), indent=2) + "\n"
    description = folder / DESCRIPTION
    if description.exists():
        if description.read_text(encoding="utf-8") != heading:
            raise DigsiteError(f"{folder} holds another data set; choose an empty folder")
    elif any(folder.iterdir()):
        raise DigsiteError(f"{folder} is not empty; choose an empty folder")
    _write(description, heading.encode())
    files = [folder / "data" / f"part-{number:05}.parquet" for number in range(work.count)]
    (folder / "data").mkdir(exist_ok=True)
    done = next((number for number, path in enumerate(files) if not path.exists()), len(files))
    for number, part in zip(range(done, len(files)), pieces(work, range(done, len(files)), crew), strict=True):
        _write(files[number], part)
        if progress:
            progress(number + 1, len(files))
    _write(folder / CARD, card(work, files).encode())
    return files


def _write(path: Path, content: bytes) -> None:
    """Write a file at once or not at all."""
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(content)
    beside.replace(path)


def card(work: Decisions, files: list[Path]) -> str:
    """Return the data card: what the data are, how they were made, and what they are not."""
    pq, setup, about = arrow().parquet, work.table.setup, work.heading()
    rows = sum(pq.read_metadata(path).num_rows for path in files)
    spans = "\n".join(
        f"| {span.value} to {span.value + span.count - 1} | {span.word} | {span.unit} |"
        for span in setup.game.observation
    )
    thoughts = (
        "| `visits`, `shares` | list | for each legal move in rising order: visits of the bot's search, and the share "
        "of the win that it expects, 0 if it does not say |\n"
        if work.thoughts
        else ""
    )
    return f"""# {setup.game.title}: decisions of {work.games:,} games

{rows:,} decisions in {len(files):,} Parquet files in `data`, one row per decision, in the order of play.

| fact | value |
|---|---|
| game, rules revision | {about["game"]}, {about["rules"]} |
| edition | {about["edition"]["name"]} (digest {about["edition"]["digest"]}) |
| players, options | {setup.players}, {json.dumps(setup.options)} |
| bots by seat | {", ".join(work.table.bots)} |
| seed | {work.table.seed} |
| digsite | {about["version"]} |

## Columns

| column | type | content |
|---|---|---|
| `game` | int32 | number of the game, from 0; `setup.deal("{work.table.seed} N")` deals game N again |
| `decision` | int16 | number of the decision in its game, from 0 |
| `seat` | int8 | the seat that decided, from 0 |
| `observation` | {about["observation"]} bytes | what that seat saw, one byte per number; divide by the units below |
| `mask` | {-(-about["moves"] // 8)} bytes | the {about["moves"]} moves, a bit for each legal one (`numpy.packbits`) |
| `move` | int16 | the move played |
| `share` | float32 | the share of the win that this seat had in the end: 1, 0, or part of a shared win |
| `points` | int16 | the points that this seat had in the end |
{thoughts}
Files hold whole games. Every file has this description as JSON in its metadata, under `digsite`.

## The observation

| bytes | content | unit |
|---|---|---|
{spans}

## Limits

These are games between bots, not between people: frequencies of moves and results say what these bots do.
An observation holds what the seat may know at that moment and nothing else. Decisions of one game are not independent,
so split by `game`, never by row. `digsite edition show {about["game"]}` lists which figures are reconstructed.
"""
