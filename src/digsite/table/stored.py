"""What is put into the database and got back: entries, and the line that each table has beside them."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec


class Stored(msgspec.Struct, frozen=True):
    """One entry as it lies in the database."""

    table: str
    sequence: int
    key: str | None
    at: float
    content: bytes


class TableRow(msgspec.Struct):
    """One line per table, for finding tables without folding them."""

    id: str
    """22 urlsafe characters, random."""

    key: str | None
    """The client's key of the creation, unique if there is one."""

    secret: bytes
    """For fairness; never leaves the server before the end."""

    game: str
    public: bool
    """Listed in the lobby while it waits for players."""

    phase: str
    """waiting, playing or over."""

    due: float | None
    """When a server must look at it again: a clock runs out, a bot is overdue."""

    sequence: int
    """Of its latest entry."""

    created: float
    updated: float
    summary: bytes
    """JSON for the lobby."""


class Change(NamedTuple):
    """What an entry changes in its table's row."""

    phase: str
    due: float | None
    public: bool
    summary: bytes


class Append(NamedTuple):
    """Consecutive entries of one table, stored all or none, and what they change."""

    entries: Sequence[Stored]
    change: Change

    @property
    def table(self) -> str:
        return self.entries[0].table

    @property
    def before(self) -> int:
        """The sequence number that the table must be at, so that there is neither a hole nor a second one."""
        return self.entries[0].sequence - 1

    @property
    def keys(self) -> list[str]:
        return [entry.key for entry in self.entries if entry.key is not None]


def check_consecutive(entries: Sequence[Stored], table: str, first: int) -> None:
    """Callers that mix up entries have a bug; it must not reach the database."""
    if not entries or any(entry.table != table or entry.sequence != first + step for step, entry in enumerate(entries)):
        raise ValueError(f"entries must be of table {table} alone, one after the other, from {first} on")
    keys = [entry.key for entry in entries if entry.key is not None]
    if len(set(keys)) < len(keys):
        raise ValueError(f"entries of table {table} have the same key")
