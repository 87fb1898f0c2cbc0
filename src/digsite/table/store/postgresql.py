"""PostgreSQL: any number of servers, which hear of each other's entries by LISTEN and NOTIFY."""

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import Callable, Sequence
from typing import Any, cast

import psycopg
from sqlalchemy import URL, Connection, Engine, create_engine, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from digsite.table.store.database import Database, Heard, Listening
from digsite.table.store.schema import Append, Change, Stored

MAX_READERS = 5
CHANNEL = "digsite"
SCHEMA_LOCK = int.from_bytes(b"digsite", "big")
"""Number for `pg_advisory_xact_lock` that other programs are unlikely to use."""

SESSION = {
    "synchronous_commit": "on",
    # A server that hangs within a transaction is disconnected before others give up waiting for its tables.
    "idle_in_transaction_session_timeout": "5s",
    "lock_timeout": "10s",
}
CONNECTION = {
    "application_name": "digsite",
    "connect_timeout": 5,
    # A machine that disappeared is noticed within half a minute.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}
MIN_RETRY_SECONDS, MAX_RETRY_SECONDS = 0.1, 5.0
"""How long to wait before listening is tried again."""

WHERE_TABLES_ARE = "SELECT id, sequence FROM tables WHERE id = ANY(%(tables)s::text[]) ORDER BY id FOR UPDATE"
"""Locks the rows of the tables until the commit, so that what is read after this stays true until then.

In order of the ids, so that no two servers wait for each other.
"""

KEYS_TAKEN = """
    SELECT "table", key FROM entries
    JOIN unnest(%(tables)s::text[], %(keys)s::text[]) AS new("table", key) USING ("table", key)
"""
ADD = """
    INSERT INTO entries ("table", sequence, key, at, content)
    SELECT * FROM unnest(
        %(table)s::text[], %(sequence)s::bigint[], %(key)s::text[], %(at)s::float8[], %(content)s::bytea[]
    )
"""
MOVE_ON = f"""
    UPDATE tables
    SET sequence = new.sequence, phase = new.phase, due = new.due, public = new.public, updated = new.at,
        summary = new.summary
    FROM unnest(
        %(id)s::text[], %(sequence)s::bigint[], %(phase)s::text[], %(due)s::float8[], %(public)s::bool[],
        %(at)s::float8[], %(summary)s::bytea[]
    ) AS new(id, sequence, phase, due, public, at, summary)
    WHERE tables.id = new.id
    RETURNING pg_notify('{CHANNEL}', tables.id || ' ' || tables.sequence)
"""

log = logging.getLogger(__name__)


class PostgreSQL(Database):
    """A PostgreSQL database, for any number of servers."""

    insert = staticmethod(insert)

    def __init__(self, url: URL) -> None:
        self._url = url
        self._settings = {**CONNECTION, **url.query, "options": _options(url)}
        at = f" at {url.host}" if url.host else ""
        self.name = f"PostgreSQL database {url.database or url.username or ''}{at}{f':{url.port}' if url.port else ''}"

    def claim(self) -> None:
        """Do nothing: any number of servers may use it."""

    def release(self) -> None:
        pass

    def writing(self) -> Engine:
        return create_engine(
            self._url,
            connect_args=self._settings,
            pool_size=1,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,
        )

    def reading(self) -> AsyncEngine:
        return create_async_engine(
            self._url,
            connect_args=self._settings,
            pool_size=MAX_READERS,
            max_overflow=0,
            pool_pre_ping=True,
            pool_timeout=10,
            hide_parameters=True,
        )

    def lock_schema(self, connection: Connection) -> None:
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": SCHEMA_LOCK})

    def append(self, connection: Connection, appends: Sequence[Append]) -> list[bool]:
        """Store appends with a fixed number of statements, however many there are."""
        if not appends:
            return []
        driver = cast(psycopg.Connection[Any], connection.connection.driver_connection)
        keyed = [(append.table, key) for append in appends for key in append.keys]
        with driver.pipeline():  # sent together
            at = driver.execute(WHERE_TABLES_ARE, {"tables": [append.table for append in appends]}, prepare=True)
            tables, keys = zip(*keyed, strict=True) if keyed else ((), ())
            taken = driver.execute(KEYS_TAKEN, {"tables": list(tables), "keys": list(keys)}, prepare=True)
        stored = _fitting(appends, dict(at.fetchall()), set(taken.fetchall()))
        fits = [append for append, does in zip(appends, stored, strict=True) if does]
        if fits:
            with driver.pipeline():
                driver.execute(ADD, _entries(fits), prepare=True)
                driver.execute(MOVE_ON, _changes(fits), prepare=True)
        return stored

    def free_bytes(self) -> int | None:
        return None

    def cut(self, connection: Connection) -> None:
        driver = cast(psycopg.Connection[Any], connection.connection.driver_connection)
        with contextlib.suppress(OSError, psycopg.Error):
            line = socket.socket(fileno=os.dup(driver.fileno()))
            with line:
                line.shutdown(socket.SHUT_RDWR)

    def listen(self, heard: Heard, lost: Callable[[], None]) -> Listening:
        _, parts = self._url.get_dialect()().create_connect_args(self._url)
        return _Listener({**parts, **self._settings}, heard, lost)

    def is_at_fault(self, problem: BaseException) -> bool:
        return isinstance(problem, psycopg.Error) and not isinstance(
            problem, psycopg.IntegrityError | psycopg.DataError | psycopg.ProgrammingError
        )

    def reason(self, problem: BaseException) -> str:
        if not isinstance(problem, psycopg.Error):
            return type(problem).__name__
        if problem.diag.message_primary:
            return problem.diag.message_primary
        if not isinstance(problem, psycopg.OperationalError):
            return type(problem).__name__
        said = " ".join(str(problem).split())
        for password in filter(None, (self._url.password, self._url.query.get("password"))):
            said = said.replace(str(password), "***")
        return said


class _Listener:
    """Listens on a separate connection, and reconnects when it is lost."""

    def __init__(self, settings: dict[str, Any], heard: Heard, lost: Callable[[], None]) -> None:
        self._settings, self._heard, self._lost = settings, heard, lost
        self._pause = MIN_RETRY_SECONDS
        self._task = asyncio.create_task(self._listen(), name="digsite-listener")

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except (psycopg.Error, OSError) as problem:
                log.warning(
                    "lost the connection that listens for other servers (%s); reconnecting", type(problem).__name__
                )
            await asyncio.sleep(self._pause)
            self._pause = min(2 * self._pause, MAX_RETRY_SECONDS)

    async def _listen_once(self) -> None:
        connection = await psycopg.AsyncConnection.connect(**self._settings, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._pause = MIN_RETRY_SECONDS
            _tell(self._lost)
            async for notice in connection.notifies():
                table, _, sequence = notice.payload.partition(" ")
                if sequence.isdecimal():  # anybody with access to the database can notify anything
                    _tell(self._heard, table, int(sequence))


def _tell(listener: Callable[..., None], *what: Any) -> None:
    """Call a listener; its errors must not end the listening."""
    try:
        listener(*what)
    except Exception:
        log.exception("a listener failed")


def _fitting(appends: Sequence[Append], at: dict[str, int], taken: set[tuple[str, str]]) -> list[bool]:
    """Return which appends continue their table, with keys that are not taken, given those before them."""
    stored = []
    for append in appends:
        keys = {(append.table, key) for key in append.keys}
        fits = at.get(append.table) == append.before and not keys & taken
        if fits:
            at[append.table] = append.entries[-1].sequence
            taken |= keys
        stored.append(fits)
    return stored


def _entries(appends: Sequence[Append]) -> dict[str, list[Any]]:
    """Return the columns of all entries."""
    entries = [entry for append in appends for entry in append.entries]
    return {name: [getattr(entry, name) for entry in entries] for name in Stored.__struct_fields__}


def _changes(appends: Sequence[Append]) -> dict[str, list[Any]]:
    """Return the columns of the changed rows of `tables`, as the last append to each leaves them."""
    last = {append.table: append for append in appends}.values()
    changes = {name: [getattr(append.change, name) for append in last] for name in Change._fields}
    latest = [append.entries[-1] for append in last]
    return {
        "id": [entry.table for entry in latest],
        "sequence": [entry.sequence for entry in latest],
        "at": [entry.at for entry in latest],
        **changes,
    }


def _options(url: URL) -> str:
    """Add our settings after those of the address, so that an address cannot make commits unsafe."""
    theirs = url.query.get("options", "")
    return " ".join([str(theirs), *(f"-c {name}={value}" for name, value in SESSION.items())]).strip()
