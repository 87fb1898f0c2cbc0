"""The schema of the database, and its rows in Python. `migrations/` creates the schema; a test compares the two."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    and_,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("key", Text, unique=True),
    Column("secret", LargeBinary, nullable=False),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("due", Double),
    Column("sequence", BigInteger, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("summary", LargeBinary, nullable=False),
)
"""One row per table, so that tables are found without reading their entries."""

_waiting = and_(tables.c.public, tables.c.phase == "waiting")
_ticking = and_(tables.c.phase == "playing", tables.c.due.is_not(None))

# Partial, so that finished tables cost neither the lobby nor the clocks anything.
Index("tables_in_lobby", tables.c.created, sqlite_where=_waiting, postgresql_where=_waiting)
Index("tables_due", tables.c.due, sqlite_where=_ticking, postgresql_where=_ticking)

entries = Table(
    "entries",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("sequence", BigInteger, primary_key=True, autoincrement=False),
    Column("key", Text),
    Column("at", Double, nullable=False),
    Column("content", LargeBinary, nullable=False),
    Index("entries_by_key", "table", "key", unique=True),
    sqlite_with_rowid=False,  # the entries of a table are stored side by side, in order
)
"""The entries of all tables. They are only ever added."""

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""Values of this installation, made once, the same for all its servers."""

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, CheckConstraint("id = 1", name="only_one"), primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
"""One row: when any server was last alive."""

replays = Table(
    "replays",
    metadata,
    Column("id", Text, primary_key=True),
    Column("content", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
)
"""Uploaded game records."""

reviews = Table(
    "reviews",
    metadata,
    Column("id", Text, primary_key=True),
    Column("content", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
)
"""Reviews of finished games, by the id of the table or the uploaded record."""


class Stored(msgspec.Struct, frozen=True):
    """A row of `entries`."""

    table: str
    sequence: int
    key: str | None
    at: float
    content: bytes


class TableRow(msgspec.Struct):
    """A row of `tables`."""

    id: str
    """22 random urlsafe characters."""

    key: str | None
    """Key of the request that opened the table; unique."""

    secret: bytes
    """The server's secret for the shuffle, which is not told before the game is over."""

    game: str
    public: bool
    """Whether it is listed in the lobby while it waits for players."""

    phase: str
    """`waiting`, `playing` or `over`."""

    due: float | None
    """When a server must look at it again: a clock runs out, or a bot is overdue."""

    sequence: int
    """Sequence number of its latest entry."""

    created: float
    updated: float
    summary: bytes
    """JSON for the lobby."""


class Change(NamedTuple):
    """What new entries change in the row of their table."""

    phase: str
    due: float | None
    public: bool
    summary: bytes


class Append(NamedTuple):
    """Consecutive entries of one table, all stored or none, and what they change in its row."""

    entries: Sequence[Stored]
    change: Change

    @property
    def table(self) -> str:
        return self.entries[0].table

    @property
    def before(self) -> int:
        """The sequence number that the table must have before, so that no number is skipped or used twice."""
        return self.entries[0].sequence - 1

    @property
    def keys(self) -> list[str]:
        return [entry.key for entry in self.entries if entry.key is not None]


def check_consecutive(entries: Sequence[Stored], table: str, first: int) -> None:
    """Raise ValueError unless these are consecutive entries of one table, so that a bug does not reach the database."""
    if not entries or any(entry.table != table or entry.sequence != first + step for step, entry in enumerate(entries)):
        raise ValueError(f"entries must all be of table {table}, numbered from {first} without gaps")
    keys = [entry.key for entry in entries if entry.key is not None]
    if len(set(keys)) < len(keys):
        raise ValueError(f"two entries of table {table} have the same key")
