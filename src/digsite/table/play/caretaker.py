"""The caretaker: clocks that run out, overdue bots, tables nobody watches, and what other servers store."""

import asyncio
import contextlib
import logging

import digsite
from digsite.core.errors import DigsiteError
from digsite.table.play.entries import Held
from digsite.table.play.live import Live
from digsite.table.play.tables import LiveTables
from digsite.table.store.storage import StorageDown

log = logging.getLogger("digsite.table")

IDLE_SECONDS = 300.0
"""How long a table that nobody watches stays in memory."""

DOWNTIME_SECONDS = 10.0
"""How long no server may have been alive before that counts as downtime, in which no clock ran."""

RETRY_SECONDS = 1.0
"""How long to wait before a database is asked again that did not answer."""

HEARTBEAT_SECONDS = 3.0
ROUND_SECONDS = 1.0

MAX_CLOCKS = 100_000
"""Maximum number of tables whose clocks are held after a downtime."""

CLEAR_UP_SECONDS = 3600.0
MAX_FORGOTTEN = 100
"""Maximum number of old tables that are deleted at once."""

MAX_DUE = 500
"""Maximum number of tables to look after in one round."""


class Caretaker:
    """Looks after the tables of one server in the background."""

    def __init__(self, tables: LiveTables, keep_seconds: float = 0.0) -> None:
        self.tables = tables
        self.keep_seconds = keep_seconds
        """How long tables are kept where nothing happens; 0 for ever."""
        self._damaged: set[str] = set()
        self._looking: set[str] = set()

    async def start(self) -> None:
        self.tables.storage.listen(self._heard, self._lost)
        await self._hold_clocks()
        self.tables.spawn(self._make_rounds())
        if self.keep_seconds:
            self.tables.spawn(self._clear_up())

    async def _hold_clocks(self) -> None:
        """Add the downtime to the running clocks.

        What was already added, by a server that died again at once or by another one that started at the same time, is
        not added twice.
        """
        storage = self.tables.storage
        last, now = await storage.last_beat(), self.tables.now()
        if last is not None and now - last > DOWNTIME_SECONDS:
            ready = all(map(self.tables.workshop.is_ready, digsite.games()))
            for table in await storage.due(float("inf"), MAX_CLOCKS):
                if ready:
                    await self._hold_clock(table, last, now)
                else:
                    self.tables.spawn(self._hold_clock(table, last, now))
            # Each task has taken the lock of its table now, before anybody else can. A table whose game is still being
            # compiled keeps only its own visitors waiting.
            await asyncio.sleep(0)
        await storage.beat(now)

    async def _hold_clock(self, table: str, last: float, now: float) -> None:
        try:
            async with self.tables.at(table, timed=False) as (live, sitting):
                held = (line.at for line in reversed(sitting.lines) if isinstance(line.entry, Held))
                away = now - max(last, next(held, last))
                if sitting.clocks is not None and sitting.clocks.running is not None and away > 0:
                    await self.tables.commit(live, sitting, [Held(away)], None)
        except DigsiteError:
            pass  # a damaged table was logged, and another server may have held the clock already
        except Exception:
            log.exception("the clock of table %s was not held", table[:6])

    async def _make_rounds(self) -> None:
        """Once in a while: whose clock ran out, which bots are overdue, which tables nobody watches any more."""
        storage, beaten = self.tables.storage, 0.0
        while True:
            try:
                now = self.tables.now()
                if now - beaten > HEARTBEAT_SECONDS:
                    await storage.beat(now)
                    beaten = now
                for table in await storage.due(now, MAX_DUE + len(self._damaged)):
                    if table not in self._damaged and table not in self._looking:
                        self._looking.add(table)
                        self.tables.spawn(self._look_after(table))
                self._forget_idle(now)
            except StorageDown:
                pass  # the writer has logged it
            except Exception:
                log.exception("the caretaker's round failed; trying again")
            await asyncio.sleep(ROUND_SECONDS)

    async def _clear_up(self) -> None:
        """Delete old tables, a few at a time, so that moves need not wait for it."""
        while True:
            forgotten: list[str] = []
            with contextlib.suppress(DigsiteError):
                forgotten = await self.tables.storage.forget(self.tables.now() - self.keep_seconds, MAX_FORGOTTEN)
            for table in forgotten:
                live = self.tables.live.pop(table, None)
                if live is not None:
                    for watcher in list(live.watchers):
                        live.drop(watcher, "ended")
            await asyncio.sleep(ROUND_SECONDS if forgotten else CLEAR_UP_SECONDS)

    async def _look_after(self, table: str) -> None:
        """Let the time of a table run out, and its bots play. What is wrong with it harms no other table."""
        try:
            async with self.tables.at(table):
                pass
        except StorageDown:
            pass  # the writer has logged it
        except Exception as problem:
            log.error("table %s is not looked after any more: %s", table[:6], problem)
            self._damaged.add(table)
        finally:
            self._looking.discard(table)

    def _forget_idle(self, now: float) -> None:
        for table, live in list(self.tables.live.items()):
            unused = now - live.used > IDLE_SECONDS
            if unused and not live.watchers and not live.lock.locked() and live.bots is None:
                del self.tables.live[table]

    def _heard(self, table: str, sequence: int) -> None:
        """Catch up with what some server stored."""
        live = self.tables.live.get(table)
        if live is not None:
            self.tables.spawn(self._catch_up(live, sequence))

    def _lost(self) -> None:
        """Look up every table again: something may have been missed."""
        for live in self.tables.live.values():
            self.tables.spawn(self._catch_up(live, None))

    async def _catch_up(self, live: Live, sequence: int | None) -> None:
        """Read what is new, again while the database does not answer: those who watch must not miss it."""
        with contextlib.suppress(DigsiteError):
            while True:
                try:
                    async with self.tables.at(live.table) as (there, sitting):
                        if sequence is None or sitting.sequence < sequence:
                            await self.tables.catch_up(there, sitting)
                    return
                except StorageDown:
                    await asyncio.sleep(RETRY_SECONDS)
