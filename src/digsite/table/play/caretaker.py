"""Looks after the house: time that runs out, overdue bots, tables nobody looks at, and what other servers do."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from digsite.core.errors import DigsiteError
from digsite.table.entries import Held
from digsite.table.live import Live
from digsite.table.storage import StorageDown

if TYPE_CHECKING:
    from digsite.table.house import House

log = logging.getLogger("digsite.table")

IDLE = 300.0
"""Seconds after which a table that nobody watches leaves the memory."""

DOWNTIME = 10.0
"""Seconds without a heartbeat that count as the server having been away."""

BEAT = 3.0
A_WHILE = 1.0


class Caretaker:
    def __init__(self, house: "House") -> None:
        self.house = house
        self._damaged: set[str] = set()

    async def start(self) -> None:
        self.house.storage.listen(self._heard, self._lost)
        await self._hold_clocks()
        self.house.spawn(self._keep_house())

    async def _hold_clocks(self) -> None:
        """No clock ran while no server was there. What was held already, by a server that died again at once or by
        another one that came up at the same time, is not held twice."""
        last, now = await self.house.storage.last_beat(), self.house.now()
        if last is not None and now - last > DOWNTIME:
            for table in await self.house.storage.due(float("inf"), 100_000):
                with contextlib.suppress(DigsiteError):
                    async with self.house.at(table, timed=False) as (live, sitting):
                        held = (line.at for line in reversed(sitting.lines) if isinstance(line.entry, Held))
                        away = now - max(last, next(held, last))
                        if sitting.clocks is not None and sitting.clocks.running is not None and away > 0:
                            await self.house.commit(live, sitting, [Held(away)], None)
        await self.house.storage.beat(now)

    async def _keep_house(self) -> None:
        """Every moment: who has no time left, which bots are overdue, which tables nobody looks at any more."""
        beaten = 0.0
        while True:
            try:
                now = self.house.now()
                if now - beaten > BEAT:
                    await self.house.storage.beat(now)
                    beaten = now
                for table in await self.house.storage.due(now, 500 + len(self._damaged)):
                    if table not in self._damaged:
                        await self._look_after(table)
                self._forget_idle(now)
            except StorageDown:
                pass  # the writer has said so, once
            except Exception:
                log.exception("keeping house failed; it is tried again")
            await asyncio.sleep(A_WHILE)

    async def _look_after(self, table: str) -> None:
        try:
            async with self.house.at(table):
                pass
        except StorageDown:
            raise
        except DigsiteError as problem:
            log.error("table %s is not looked after any more: %s", table[:6], problem)
            self._damaged.add(table)

    def _forget_idle(self, now: float) -> None:
        for table, live in list(self.house.tables.items()):
            idle = not live.watchers and not live.lock.locked() and live.bots is None and now - live.used > IDLE
            if idle:
                del self.house.tables[table]

    def _heard(self, table: str, sequence: int) -> None:
        """Another server, or this one, stored something."""
        live = self.house.tables.get(table)
        if live is not None:
            self.house.spawn(self._catch_up(live, sequence))

    def _lost(self) -> None:
        """Something may have been missed: every table here is looked up again."""
        for live in self.house.tables.values():
            self.house.spawn(self._catch_up(live, None))

    async def _catch_up(self, live: Live, sequence: int | None) -> None:
        with contextlib.suppress(DigsiteError):
            async with self.house.at(live.table) as (there, sitting):
                if sequence is None or sitting.sequence < sequence:
                    await self.house.catch_up(there, sitting)
