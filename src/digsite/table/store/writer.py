"""Group commit: everything that waits to be stored goes into one transaction, so that all share one wait for the disk.

While one transaction is written, work for the next one gathers. One thread with one connection does all the writing. A
transaction that is big enough waits at the thread for the one before it, because the event loop may be busy with many
tables when that one ends.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection

from digsite.core.errors import DigsiteError
from digsite.table.store.database import Database, StorageDown, driver_error
from digsite.table.store.schema import Append

MAX_BATCH = 200
"""Maximum pieces of work in one transaction. More would only make the first of them wait longer; with 32, a move cost
more processor time."""

ENOUGH = 48
"""Number of pieces of work that need not wait for more: the flush that they share is a small part of their cost."""

SPACING_SECONDS = 0.020
"""How long after the beginning of one transaction the next one begins at a busy server, so that more moves share it: a
flush of the disk costs as much processor time as a move."""

BUSY_TABLES = 20
"""A server is busy if this number of tables was written to within a second. Below that, nobody waits for others."""

MAX_AT_THREAD = 2
"""Maximum number of transactions at the thread."""

WRITE_SECONDS = 15.0
"""How long a transaction may take. A database that hangs keeps its connection, so only we can notice."""

HANGS = "the database does not answer; try again shortly"

T = TypeVar("T")
Work = Append | Callable[[Connection], Any]

log = logging.getLogger(__name__)


class _Uncertain(Exception):
    """The commit failed, but may have been stored, so it must not be tried again."""


class _Unreachable(Exception):
    """There is no connection, so that the next attempt would fail as well."""


class Pace:
    """Says when the next transaction may begin: at once, unless many tables are played at."""

    def __init__(self) -> None:
        self._begun = 0.0
        self._second = 0.0
        self._tables: set[str] = set()
        """The tables that were written to in this second."""
        self._busy = False

    def wait(self, now: float, waiting: int) -> float:
        """Return how many seconds to wait before the next transaction. One that is big enough waits for nothing."""
        return max(0.0, self._begun + SPACING_SECONDS - now) if self._busy and waiting < ENOUGH else 0.0

    def begin(self, tables: Iterable[str], now: float) -> None:
        """Note the tables of a transaction that begins."""
        if now - self._second >= 1.0:
            self._busy = len(self._tables) >= BUSY_TABLES and now - self._second < 2.0
            self._second = now
            self._tables.clear()
        self._begun = now
        self._tables.update(tables)


class Writer:
    """Writes to a database in a separate thread."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._engine = database.writing()
        self._connection: Connection | None = None
        self._waiting: deque[tuple[Work, asyncio.Future[Any]]] = deque()
        self._batches: SimpleQueue[list[tuple[Work, asyncio.Future[Any]]] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._writing: deque[tuple[list[tuple[Work, asyncio.Future[Any]]], asyncio.TimerHandle]] = deque()
        """The transactions at the thread, each with its time limit: the one that is written, and the one after it."""
        self._idle = asyncio.Event()
        self._idle.set()
        self._pace = Pace()
        self._start: asyncio.TimerHandle | None = None
        """The beginning of the next transaction, if it waits for its time."""
        self._hangs = False
        self._closed = False
        self._was_down = False
        self._thread = Thread(target=self._write, name="digsite-writer", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> bool:
        stored: bool = await self._done(append)
        return stored

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do some work within a transaction. It may be called again until a transaction succeeds."""
        result: T = await self._done(work)
        return result

    async def close(self) -> None:
        """Store what waits, accept nothing more, and close the connection."""
        if self._closed:
            return
        self._closed = True
        await self._idle.wait()
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _done(self, work: Work) -> Any:
        if self._closed:
            raise StorageDown("the server is stopping; try again shortly")
        if self._hangs:
            raise StorageDown(HANGS)
        future: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.append((work, future))
        if self._idle.is_set():
            self._idle.clear()
            self._begin_after(self._pace.wait(self._loop.time(), 1))
        elif len(self._waiting) >= ENOUGH and len(self._writing) < MAX_AT_THREAD:
            self._next_batch()
        return await future

    def _begin_after(self, seconds: float) -> None:
        self._start = self._loop.call_later(seconds, self._next_batch)

    def _next_batch(self) -> None:
        """Have what waits written, if anything does. The work of cancelled callers is left out."""
        if self._start is not None:
            self._start.cancel()
            self._start = None
        batch: list[tuple[Work, asyncio.Future[Any]]] = []
        while self._waiting and len(batch) < MAX_BATCH:
            work, future = self._waiting.popleft()
            if not future.done():
                batch.append((work, future))
        if batch:
            self._pace.begin((work.table for work, _ in batch if isinstance(work, Append)), self._loop.time())
            timer = self._loop.call_later(WRITE_SECONDS * (1 + len(self._writing)), self._give_up)
            self._writing.append((batch, timer))
            self._batches.put(batch)
        elif not self._writing:
            self._idle.set()

    def _written(self, outcomes: list[Any]) -> None:
        batch, timer = self._writing.popleft()
        timer.cancel()
        self._hangs = False
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            _settle(future, outcome)
        if self._writing and len(self._waiting) < ENOUGH:
            return  # the next one is being written
        wait = self._pace.wait(self._loop.time(), len(self._waiting))
        if self._waiting and wait > 0:
            self._begin_after(wait)
        else:
            self._next_batch()

    def _give_up(self) -> None:
        """Let nobody wait any longer for a database that hangs, and cut the connection to it."""
        log.error("%s does not answer; its connection is cut", self._database.name)
        self._hangs = True
        for _, future in (*(work for batch, _ in self._writing for work in batch), *self._waiting):
            _settle(future, StorageDown(HANGS))
        self._waiting.clear()
        if self._connection is not None:
            self._database.cut(self._connection)

    def _write(self) -> None:
        """Write one batch after another. Runs in the writer's thread."""
        while (batch := self._batches.get()) is not None:
            outcomes = self._carry_out([work for work, _ in batch])
            self._loop.call_soon_threadsafe(self._written, outcomes)
        self._let_go()
        self._engine.dispose()

    def _carry_out(self, works: Sequence[Work]) -> list[Any]:
        """Return the result of each, or the error for its caller. Runs in the writer's thread."""
        try:
            outcomes = self._together(works)
        except (_Uncertain, _Unreachable) as problem:
            outcomes = [self._told(problem.__cause__ or problem, down=True) for _ in works]
        except Exception as problem:
            if len(works) == 1:
                return [self._told(problem)]
            # One of them failed; the others shall not fail with it.
            return self._one_by_one(works)
        else:
            self._was_down = False
        return outcomes

    def _one_by_one(self, works: Sequence[Work]) -> list[Any]:
        outcomes: list[Any] = []
        for work in works:
            try:
                outcomes += self._together([work])
            except _Unreachable as problem:
                left = works[len(outcomes) :]
                return outcomes + [self._told(problem.__cause__ or problem, down=True) for _ in left]
            except _Uncertain as problem:
                outcomes.append(self._told(problem.__cause__ or problem, down=True))
            except Exception as problem:
                outcomes.append(self._told(problem))
        return outcomes

    def _together(self, works: Sequence[Work]) -> list[Any]:
        """Do all in one transaction. A connection that was lost while nothing was written is replaced."""
        kept = self._connection is not None
        try:
            return self._in_transaction(works)
        except (_Uncertain, _Unreachable):
            raise
        except Exception as problem:
            if not kept or not self._database.is_at_fault(driver_error(problem)):
                raise
        return self._in_transaction(works)

    def _in_transaction(self, works: Sequence[Work]) -> list[Any]:
        if self._connection is None:
            try:
                self._connection = self._engine.connect()
            except Exception as problem:
                raise _Unreachable from problem
        try:
            self._connection.begin()
            outcomes = self._each(self._connection, works)
        except BaseException:
            self._let_go(broken=True)
            raise
        try:
            self._connection.commit()
        except Exception as problem:
            self._let_go(broken=True)
            raise _Uncertain from problem
        return outcomes

    def _let_go(self, broken: bool = False) -> None:
        """Give the connection up; a broken one is not used again."""
        connection, self._connection = self._connection, None
        if connection is not None:
            if broken:
                connection.invalidate()
            connection.close()

    def _each(self, connection: Connection, works: Sequence[Work]) -> list[Any]:
        outcomes: list[Any] = [None] * len(works)
        appends = []
        for place, work in enumerate(works):
            if isinstance(work, Append):
                appends.append((place, work))
            else:
                outcomes[place] = work(connection)
        # All servers lock tables in the same order, so that no two wait for each other.
        appends.sort(key=lambda placed: placed[1].table)
        stored = self._database.append(connection, [append for _, append in appends])
        for (place, _), whether in zip(appends, stored, strict=True):
            outcomes[place] = whether
        return outcomes

    def _told(self, problem: BaseException, down: bool = False) -> DigsiteError:
        error = self._database.trouble(problem)
        if down and not isinstance(error, StorageDown):
            error = StorageDown("the database cannot be reached at the moment; try again shortly")
        # A database that cannot be reached is logged once, not for every move.
        if not isinstance(error, StorageDown):
            log.error("not stored: %s", self._database.reason(driver_error(problem)))
        elif not self._was_down:
            log.warning("%s cannot be used: %s", self._database.name, self._database.reason(driver_error(problem)))
            self._was_down = True
        return error


def _settle(future: asyncio.Future[Any], outcome: Any) -> None:
    if future.done():  # its caller was cancelled
        return
    if isinstance(outcome, DigsiteError):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
