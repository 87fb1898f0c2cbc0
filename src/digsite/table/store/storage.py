"""Storage of tables and their entries: SQLite by default, PostgreSQL by its address.

When `append` or `create` has returned True, the data survives a killed process and a power failure.
"""

import asyncio
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Select, make_url, select
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from digsite.table.store.database import BadDatabase, Database, Heard, Listening, StorageDown, Unstorable
from digsite.table.store.schema import (
    Append,
    Change,
    Stored,
    TableRow,
    check_consecutive,
    heartbeat,
    replays,
    reviews,
    settings,
    tables,
)
from digsite.table.store.schema import entries as entry_lines
from digsite.table.store.sqlite import SQLite
from digsite.table.store.upgrade import upgrade
from digsite.table.store.writer import Writer

__all__ = ["BadDatabase", "Change", "Listening", "Storage", "StorageDown", "Stored", "TableRow", "Unstorable"]

FORMS = "a path such as digsite.db, sqlite+aiosqlite:///PATH, or postgresql+psycopg://USER:PASSWORD@HOST/DATABASE"

READ_SECONDS = 10.0
"""How long a database may take to answer. One that hangs keeps its connection, so only we can notice."""


class Storage:
    """An open database, made by `open`. Reads see everything that was acknowledged before they began."""

    def __init__(self, database: Database) -> None:
        self.name = database.name
        self._database = database
        self._writer = Writer(database)
        self._reading = database.reading()
        self._listenings: list[Listening] = []
        self._reads: set[asyncio.Task[Sequence[Any]]] = set()

    @classmethod
    async def open(cls, url: str) -> "Storage":
        """Claim the database, create it if it does not exist, and upgrade its schema."""
        database = database_at(url)
        await asyncio.to_thread(_make_ready, database)
        return cls(database)

    async def close(self) -> None:
        """Store what waits, finish what is being read, then close."""
        for listening in self._listenings:
            await listening.close()
        await self._writer.close()
        await asyncio.gather(*self._reads, return_exceptions=True)
        await self._reading.dispose()
        self._database.release()

    async def create(self, row: TableRow, entries: Sequence[Stored]) -> bool:
        """Store a table and its first entries. Return False, and store nothing, if its id or key is taken."""
        check_consecutive(entries, row.id, 1)
        if row.sequence != len(entries):
            raise ValueError(f"table {row.id} has {len(entries)} entries, its row says {row.sequence}")
        insert_row = self._database.insert(tables).values(_columns(row)).on_conflict_do_nothing()

        def work(connection: Connection) -> bool:
            if connection.execute(insert_row.returning(tables.c.id)).first() is None:
                return False
            connection.execute(entry_lines.insert(), [_columns(entry) for entry in entries])
            return True

        return await self._writer.run(work)

    async def append(self, entries: Sequence[Stored], change: Change) -> bool:
        """Store consecutive entries of one table. Return True when they are committed.

        Return False, and store nothing, if the entries do not continue the table or one of their keys is taken. A
        caller that is cancelled does not know whether they were stored.
        """
        if entries:
            check_consecutive(entries, entries[0].table, entries[0].sequence)
            return await self._writer.append(Append(entries, change))
        raise ValueError("no entries to append")

    async def entries(self, table: str, since: int = 0) -> list[Stored]:
        """Return the entries of a table after `since`, in order."""
        lines = entry_lines.c
        found = select(entry_lines).where(lines.table == table, lines.sequence > since).order_by(lines.sequence)
        return [Stored(*line) for line in await self._read(found)]

    async def table(self, table: str) -> TableRow | None:
        return _first(await self._read(select(tables).where(tables.c.id == table)))

    async def table_by_key(self, key: str) -> TableRow | None:
        return _first(await self._read(select(tables).where(tables.c.key == key)))

    async def lobby(self, limit: int, since: float = 0.0) -> list[TableRow]:
        """Return the public tables that wait for players and changed since a time, the newest first."""
        waiting = select(tables).where(tables.c.public, tables.c.phase == "waiting", tables.c.updated >= since)
        return [TableRow(*line) for line in await self._read(waiting.order_by(tables.c.created.desc()).limit(limit))]

    async def due(self, before: float, limit: int) -> list[str]:
        """Return the ids of tables that a server must look at, the longest overdue first."""
        overdue = select(tables.c.id).where(tables.c.phase == "playing", tables.c.due <= before)
        return [line.id for line in await self._read(overdue.order_by(tables.c.due).limit(limit))]

    async def setting(self, name: str, make: Callable[[], bytes]) -> bytes:
        """Return a value of this installation. It is made once, and is the same for all servers on this database."""
        wanted = select(settings.c.value).where(settings.c.name == name)
        for line in await self._read(wanted):
            return bytes(line.value)
        insert = self._database.insert(settings).values(name=name, value=make()).on_conflict_do_nothing()

        def work(connection: Connection) -> bytes:
            connection.execute(insert)
            return bytes(connection.execute(wanted).scalar_one())

        return await self._writer.run(work)

    async def beat(self, now: float) -> None:
        """Note that a server is alive now."""
        insert = self._database.insert(heartbeat).values(id=1, at=now)
        later = insert.on_conflict_do_update(
            index_elements=["id"], set_={"at": insert.excluded.at}, where=heartbeat.c.at < insert.excluded.at
        )
        await self._writer.run(lambda connection: _executed(connection, later))

    async def last_beat(self) -> float | None:
        """Return when a server was last alive; None if there was none."""
        for line in await self._read(select(heartbeat.c.at)):
            return float(line.at)
        return None

    async def forget(self, before: float, limit: int) -> list[str]:
        """Delete tables where nothing happened since a time, and uploads from before it; return the tables' ids.

        Reviews go with their game.
        """
        uploaded = select(replays.c.id).where(replays.c.at < before)
        old = select(tables.c.id).where(tables.c.updated < before).order_by(tables.c.updated).limit(limit)

        def work(connection: Connection) -> list[str]:
            ids = [line.id for line in connection.execute(old)]
            connection.execute(entry_lines.delete().where(entry_lines.c.table.in_(ids)))
            connection.execute(tables.delete().where(tables.c.id.in_(ids)))
            connection.execute(reviews.delete().where(reviews.c.id.in_(ids) | reviews.c.id.in_(uploaded)))
            connection.execute(replays.delete().where(replays.c.at < before))
            return ids

        return await self._writer.run(work)

    def free_bytes(self) -> int | None:
        """Return the room on the disk of the database; None if it is on another machine."""
        return self._database.free_bytes()

    async def add_replay(self, id: str, content: bytes, at: float) -> None:  # noqa: A002
        """Store an uploaded record. An existing one is not changed."""
        insert = self._database.insert(replays).values(id=id, content=content, at=at).on_conflict_do_nothing()
        await self._writer.run(lambda connection: _executed(connection, insert))

    async def replay(self, id: str) -> bytes | None:  # noqa: A002
        for line in await self._read(select(replays.c.content).where(replays.c.id == id)):
            return bytes(line.content)
        return None

    async def add_review(self, id: str, content: bytes, at: float) -> None:  # noqa: A002
        """Store the review of a game, in place of an earlier one."""
        insert = self._database.insert(reviews).values(id=id, content=content, at=at)
        newer = insert.on_conflict_do_update(
            index_elements=["id"], set_={"content": insert.excluded.content, "at": insert.excluded.at}
        )
        await self._writer.run(lambda connection: _executed(connection, newer))

    async def review(self, id: str) -> bytes | None:  # noqa: A002
        for line in await self._read(select(reviews.c.content).where(reviews.c.id == id)):
            return bytes(line.content)
        return None

    def listen(self, heard: Heard, lost: Callable[[], None]) -> Listening:
        """Listen for entries that any server on this database stores, this one included, until closed.

        `lost` is called whenever listening (re)starts: entries stored before may have been missed. On SQLite there is
        only one server, and neither is ever called.
        """
        listening = self._database.listen(heard, lost)
        self._listenings.append(listening)
        return listening

    async def ping(self) -> None:
        """Raise StorageDown unless the database answers."""
        await self._read(select(1))

    async def _read(self, wanted: Select[Any]) -> Sequence[Any]:
        """Return the lines. A caller that is cancelled leaves a connection that is still good."""
        read = asyncio.create_task(self._lines(wanted))
        self._reads.add(read)
        read.add_done_callback(self._reads.discard)
        return await asyncio.shield(read)

    async def _lines(self, wanted: Select[Any]) -> Sequence[Any]:
        try:
            async with asyncio.timeout(READ_SECONDS), self._reading.connect() as connection:
                lines: Sequence[Any] = (await connection.execute(wanted)).all()
        except TimeoutError:
            raise StorageDown("the database does not answer; try again shortly") from None
        except (SQLAlchemyError, OSError) as problem:
            raise self._database.trouble(problem) from None
        return lines


def database_at(url: str) -> Database:
    """Return the database of an address. Errors do not repeat the address, because it may contain a password."""
    if "://" not in url:
        return SQLite(Path(url).expanduser().absolute())
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise BadDatabase(f"this is not the address of a database; use {FORMS}") from None
    if address.drivername == "sqlite+aiosqlite":
        if not address.database or address.database == ":memory:" or address.query:
            raise BadDatabase("an SQLite database must be a file; use its path, and nothing more")
        return SQLite(Path(address.database).expanduser().absolute())
    if address.drivername == "postgresql+psycopg":
        # Loading PostgreSQL's driver takes time, which servers with SQLite need not spend.
        from digsite.table.store.postgresql import PostgreSQL

        return PostgreSQL(address)
    kind = address.drivername if re.fullmatch(r"[a-z0-9+]{1,40}", address.drivername) else "such"
    raise BadDatabase(f"{kind} databases are not supported; use {FORMS}")


def _make_ready(database: Database) -> None:
    database.claim()
    try:
        engine = database.writing()
        try:
            _migrate(database, engine)
        finally:
            engine.dispose()
    except BaseException:
        database.release()
        raise


def _migrate(database: Database, engine: Engine) -> None:
    try:
        with engine.begin() as connection:
            database.lock_schema(connection)
            upgrade(connection, database.name)
    except SQLAlchemyError as problem:
        cause = problem.orig if hasattr(problem, "orig") and problem.orig is not None else problem
        raise BadDatabase(f"{database.name} cannot be used: {database.reason(cause)}") from None


def _columns(line: TableRow | Stored) -> dict[str, Any]:
    return {name: getattr(line, name) for name in line.__struct_fields__}


def _first(lines: Sequence[Any]) -> TableRow | None:
    return TableRow(*lines[0]) if lines else None


def _executed(connection: Connection, statement: Any) -> None:
    connection.execute(statement)
