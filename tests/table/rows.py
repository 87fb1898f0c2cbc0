"""Tables and entries for the database, of which nothing matters but what a test says."""

import secrets
from typing import Any

from digsite.table.store.storage import Change, Storage, Stored, TableRow

PLAYING = Change("playing", None, True, b'{"seats": 2}')


def row(**facts: Any) -> TableRow:
    table = TableRow(
        id=secrets.token_urlsafe(16),
        key=None,
        secret=b"secret",
        game="pergamon",
        public=True,
        phase="waiting",
        due=None,
        sequence=1,
        created=100.0,
        updated=100.0,
        summary=b"{}",
    )
    for name, fact in facts.items():
        setattr(table, name, fact)
    return table


def entry(table: str, sequence: int, key: str | None = None, content: bytes = b"{}") -> Stored:
    return Stored(table, sequence, key, 100.0 + sequence, content)


async def set_up(storage: Storage, **facts: Any) -> str:
    """The id of a new table with one entry."""
    table = row(**facts)
    assert await storage.create(table, [entry(table.id, 1)])
    return table.id


async def sequences(storage: Storage, table: str) -> list[int]:
    return [stored.sequence for stored in await storage.entries(table)]
