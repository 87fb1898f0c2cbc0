"""Group commit: whatever waits to be stored goes into one transaction, so that one wait for the disk serves all.

While a transaction is on its way to the disk the next ones gather. All of it happens in one thread with one
connection: what is written together is one trip there and back, however many entries it has.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection

from digsite.core.errors import DigsiteError
from digsite.table.database import Database, StorageDown, driver_error
from digsite.table.stored import Append

MOST = 500
"""Pieces of work in one transaction; more would only make the first of them wait longer."""

T = TypeVar("T")
Work = Append | Callable[[Connection], Any]

log = logging.getLogger(__name__)


class _Uncertain(Exception):
    """The commit failed: perhaps it is stored, so it must not be tried again."""


class _Unreachable(Exception):
    """No connection: the next attempt would fail as well."""


class Writer:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._engine = database.writing()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="digsite-writer")
        self._waiting: deque[tuple[Work, asyncio.Future[Any]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._was_down = False

    async def append(self, append: Append) -> bool:
        stored: bool = await self._done(append)
        return stored

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Carry this out within a transaction, perhaps more than once until one succeeds."""
        result: T = await self._done(work)
        return result

    async def close(self) -> None:
        """Store what waits, take nothing more, and let the connection go."""
        if self._closed:
            return
        self._closed = True
        if self._task is not None:
            await asyncio.wait([self._task])
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

    async def _done(self, work: Work) -> Any:
        if self._closed:
            raise StorageDown("the server is stopping and stores nothing more; try again shortly")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._task is None:
            self._task = asyncio.create_task(self._write_what_waits(), name="digsite-writer")
        return await future

    async def _write_what_waits(self) -> None:
        """Runs as long as something waits. A caller that was cancelled meanwhile has its work left out."""
        loop = asyncio.get_running_loop()
        batch: list[tuple[Work, asyncio.Future[Any]]] = []
        try:
            while self._waiting:
                batch = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
                batch = [(work, future) for work, future in batch if not future.done()]
                if not batch:
                    continue
                outcomes = await loop.run_in_executor(self._thread, self._carry_out, [work for work, _ in batch])
                for (_, future), outcome in zip(batch, outcomes, strict=True):
                    _settle(future, outcome)
        finally:
            # Only if this was ended from outside is anybody still waiting.
            for _, future in (*batch, *self._waiting):
                future.cancel()
            self._waiting.clear()
            self._task = None

    def _carry_out(self, works: Sequence[Work]) -> list[Any]:
        """The result of each, or the error that its caller shall get. In the thread."""
        try:
            outcomes = self._together(works)
        except (_Uncertain, _Unreachable) as problem:
            outcomes = [self._told(problem.__cause__ or problem, down=True) for _ in works]
        except Exception as problem:
            if len(works) == 1:
                return [self._told(problem)]
            # One of them is to blame; the others shall not suffer for it.
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
        try:
            connection = self._engine.connect()
        except Exception as problem:
            raise _Unreachable from problem
        with connection:
            try:
                connection.begin()
                outcomes = self._each(connection, works)
            except BaseException:
                connection.invalidate()
                raise
            try:
                connection.commit()
            except Exception as problem:
                connection.invalidate()
                raise _Uncertain from problem
        return outcomes

    def _each(self, connection: Connection, works: Sequence[Work]) -> list[Any]:
        outcomes: list[Any] = [None] * len(works)
        appends = []
        for place, work in enumerate(works):
            if isinstance(work, Append):
                appends.append((place, work))
            else:
                outcomes[place] = work(connection)
        # Every server takes the tables in the same order, so that no two wait for each other.
        appends.sort(key=lambda placed: placed[1].table)
        stored = self._database.append(connection, [append for _, append in appends])
        for (place, _), whether in zip(appends, stored, strict=True):
            outcomes[place] = whether
        return outcomes

    def _told(self, problem: BaseException, down: bool = False) -> DigsiteError:
        error = self._database.trouble(problem)
        if down and not isinstance(error, StorageDown):
            error = StorageDown("the database cannot be used at the moment; try again shortly")
        # A database that is away is worth one line, not one for every move that meets it.
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
