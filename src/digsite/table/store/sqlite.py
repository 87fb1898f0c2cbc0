"""SQLite: one file, one server. Every commit is on the disk before it is acknowledged."""

import contextlib
import functools
import itertools
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Any, cast

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from digsite.table.store.database import BadDatabase, Database, Heard, Listening
from digsite.table.store.schema import Append

PRIVATE = 0o600
"""Mode of the database file."""

MAX_READERS = 4
BUSY_SECONDS = 10
"""How long to wait for another program that reads the file."""

CLAIM_SECONDS = 3.0
"""How long to wait for a server that was just killed: a process that it was starting may still hold its claim."""

CHECKPOINT_PAGES = 4000
"""Pages that the log may have before they are written to the file: 16 MB. Whoever comes just then waits for it."""

CACHE_KILOBYTES = 32_000
"""Size of the writer's cache. With SQLite's 2 MB, the pages of a thousand tables are read again for every move."""

MAX_ROWS = 256
"""Maximum number of rows of one statement, a power of two."""

MOVE_ON = """
    UPDATE tables SET
        sequence = change.column3, updated = change.column4, phase = change.column5, due = change.column6,
        public = change.column7, summary = change.column8
    FROM (VALUES {rows}) AS change
    WHERE id = change.column1 AND sequence = change.column2 AND NOT EXISTS (
        SELECT 1 FROM entries WHERE "table" = id AND key IN (SELECT value FROM json_each(change.column9))
    )
"""
ADD = """
    INSERT INTO entries ("table", sequence, key, at, content)
    SELECT * FROM (VALUES {rows}) WHERE column1 IS NOT NULL
"""


class SQLite(Database):
    """A database in one file, for one server."""

    insert = staticmethod(insert)

    def __init__(self, path: Path) -> None:
        self.path = Path(os.path.realpath(path))  # by whatever name it is called, it is one database
        self.name = str(path)
        self._claim: IO[bytes] | None = None

    def claim(self) -> None:
        """Refuse a second server: it would not hear of the entries of the first."""
        if self.path.is_dir():
            raise BadDatabase(f"{self.path} is a folder; choose a file in it, for example {self.path / 'digsite.db'}")
        beside = self.path.with_name(self.path.name + ".lock")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._claim = os.fdopen(os.open(beside, os.O_APPEND | os.O_CREAT | os.O_WRONLY, PRIVATE), "ab")
            if not os.access(self.path if self.path.exists() else self.path.parent, os.W_OK):
                raise PermissionError(None, "Permission denied")
        except OSError as problem:
            self.release()
            why = f"{problem.filename} is a file" if isinstance(problem, FileExistsError) else problem.strerror
            raise BadDatabase(f"{self.path} cannot be written ({why}); choose another place for the database") from None
        self._make_private()
        try:
            import fcntl
        except ImportError:  # not on Windows; there nothing prevents a second server
            return
        give_up = time.monotonic() + CLAIM_SECONDS
        while True:
            try:
                fcntl.flock(self._claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return
            except BlockingIOError:
                if time.monotonic() > give_up:
                    break
                time.sleep(0.05)
        self.release()
        raise BadDatabase(
            f"{self.path} is in use by another digsite server; stop that one, choose another file, "
            "or use PostgreSQL for several servers"
        )

    def _make_private(self) -> None:
        """Let nobody else on this machine read the secrets of tables. SQLite's other files get the same mode."""
        with contextlib.suppress(OSError):  # a file of somebody else, or a disk without modes
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, PRIVATE))
            if self.path.stat().st_mode & 0o077:
                self.path.chmod(PRIVATE)

    def release(self) -> None:
        if self._claim is not None:
            self._claim.close()
            self._claim = None

    def writing(self) -> Engine:
        engine = create_engine(
            URL.create("sqlite", database=str(self.path)), pool_size=1, max_overflow=0, hide_parameters=True
        )
        event.listen(engine, "connect", self._prepare_to_write)
        # By itself, the driver begins transactions late and without a lock, and leaves schema changes out of them.
        event.listen(engine, "begin", lambda connection: _driver(connection).execute("BEGIN IMMEDIATE"))
        return engine

    def _prepare_to_write(self, driver: sqlite3.Connection, _: object) -> None:
        driver.isolation_level = None
        _set(driver, busy_timeout=1000 * BUSY_SECONDS)
        try:
            (mode,) = driver.execute("PRAGMA journal_mode = WAL").fetchone()
        except sqlite3.DatabaseError as problem:
            raise self._bad(problem) from None
        if mode != "wal":
            raise BadDatabase(f"{self.path} is where SQLite cannot keep its log; choose a folder on a local disk")
        _set(driver, synchronous="FULL", foreign_keys="ON", temp_store="MEMORY")
        _set(driver, wal_autocheckpoint=CHECKPOINT_PAGES, cache_size=-CACHE_KILOBYTES)

    def _bad(self, problem: sqlite3.DatabaseError) -> Exception:
        if problem.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            return BadDatabase(f"{self.path} is not an SQLite database; choose another file")
        if problem.sqlite_errorcode == sqlite3.SQLITE_CORRUPT:
            return BadDatabase(f"{self.path} is a damaged database; restore a backup, or choose another file")
        return problem

    def reading(self) -> AsyncEngine:
        engine = create_async_engine(
            URL.create("sqlite+aiosqlite", database=str(self.path)),
            pool_size=MAX_READERS,
            max_overflow=0,
            hide_parameters=True,
        )
        event.listen(engine.sync_engine, "connect", lambda driver, _: _prepare_to_read(driver))
        return engine

    def lock_schema(self, connection: Connection) -> None:
        """Do nothing: the claim keeps other servers away."""

    def append(self, connection: Connection, appends: Sequence[Append]) -> list[bool]:
        """Store all with two statements. The thread that runs them lets the others run, and waits, for every one."""
        driver = _driver(connection)
        driver.execute("SAVEPOINT together")
        if _append(driver, appends):
            return [True] * len(appends)
        driver.execute("ROLLBACK TO together")
        return [_append(driver, [append]) for append in appends]

    def cut(self, connection: Connection) -> None:
        _driver(connection).interrupt()

    def free_bytes(self) -> int | None:
        return shutil.disk_usage(self.path.parent).free

    def listen(self, heard: Heard, lost: Callable[[], None]) -> Listening:
        return _Silence()

    def is_at_fault(self, problem: BaseException) -> bool:
        return isinstance(problem, sqlite3.DatabaseError) and not isinstance(
            problem, sqlite3.IntegrityError | sqlite3.DataError | sqlite3.ProgrammingError
        )

    def reason(self, problem: BaseException) -> str:
        return str(problem) if isinstance(problem, sqlite3.Error) else type(problem).__name__


class _Silence:
    """Listens for nothing, because there are no other servers."""

    async def close(self) -> None:
        pass


def _driver(connection: Connection) -> sqlite3.Connection:
    return cast(sqlite3.Connection, connection.connection.driver_connection)


def _append(driver: sqlite3.Connection, appends: Sequence[Append]) -> bool:
    """Store appends. Return False if one of them does not fit; then what was done must be taken back."""
    moved = _execute(driver, MOVE_ON, [_changes(append) for append in appends])
    if moved == len(appends):
        _execute(driver, ADD, [msgspec.structs.astuple(entry) for append in appends for entry in append.entries])
    return moved == len(appends)


def _execute(driver: sqlite3.Connection, statement: str, rows: list[tuple[Any, ...]]) -> int:
    """Execute a statement with these rows, and return how many rows it changed."""
    changed = 0
    for start in range(0, len(rows), MAX_ROWS):
        some = rows[start : start + MAX_ROWS]
        # Few sizes, so that the statements are prepared once; rows of nothing but NULL change nothing.
        size = 1 << (len(some) - 1).bit_length()
        values = list(itertools.chain.from_iterable(some))
        values += [None] * (len(some[0]) * (size - len(some)))
        changed += driver.execute(_statement(statement, size, len(some[0])), values).rowcount
    return changed


@functools.cache
def _statement(statement: str, rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return statement.format(rows=", ".join([row] * rows))


def _changes(append: Append) -> tuple[Any, ...]:
    last, change = append.entries[-1], append.change
    keys = msgspec.json.encode(append.keys).decode()
    return (
        append.table,
        append.before,
        last.sequence,
        last.at,
        change.phase,
        change.due,
        change.public,
        change.summary,
        keys,
    )


def _prepare_to_read(driver: Any) -> None:
    cursor = driver.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {1000 * BUSY_SECONDS}")
    cursor.execute("PRAGMA query_only = ON")
    cursor.close()


def _set(driver: sqlite3.Connection, **pragmas: int | str) -> None:
    for name, value in pragmas.items():
        driver.execute(f"PRAGMA {name} = {value}")
