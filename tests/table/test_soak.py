"""Long evenings: two servers on one PostgreSQL for many minutes, and a day of tables in one server's memory.

Shorter, by the environment: DIGSITE_SOAK_TABLES=12 DIGSITE_SOAK_MINUTES=1 DIGSITE_SOAK_PACE=0.5 DIGSITE_SOAK_HOURS=3.
By hand, longer than ten minutes: pytest -o faulthandler_timeout=3600, as in `make soak`.
"""

import asyncio
import contextlib
import gc
import os
import random
import time
import tracemalloc
from collections import deque
from pathlib import Path

import pytest

from digsite.client import Client
from tests.table.nursery import Nursery
from tests.table.parties import Party, Tempo, stored_in
from tests.table.people import Clockwork, Ear, a_house, open_table
from tests.table.postgres import Postgres
from tests.table.serving import PATIENCE, Server

pytestmark = [pytest.mark.anyio, pytest.mark.soak, pytest.mark.timeout(3 * 3600)]

TABLES = int(os.environ.get("DIGSITE_SOAK_TABLES", "500"))
MINUTES = float(os.environ.get("DIGSITE_SOAK_MINUTES", "20"))
PACE = float(os.environ.get("DIGSITE_SOAK_PACE", "5"))
"""Seconds that people think before a move, on average, as in bench/table.py."""

ARRIVING = 0.05
"""Share of the evening in which people arrive."""

HOURS = int(os.environ.get("DIGSITE_SOAK_HOURS", "24"))

GAMES = (("artefakt", 2, []), ("pergamon", 2, ["random"]), ("artefakt", 2, ["random"]), ("pergamon", 2, []))
"""Short games, with and without bots."""

UPHEAVALS = 6
"""How often a server is killed and another one added; in the middle the database is restarted instead."""

TABLES_AN_HOUR = 60
GROWTH = 1.25
"""How much more memory the second half of a day may need than the first."""


class Evening:
    """Tables that are played one after the other, so many at a time, until the evening is over."""

    def __init__(self, addresses: list[str]) -> None:
        self.addresses = addresses
        self.tempo = Tempo(PACE)
        self.over = False
        self.finished: list[Party] = []

    async def play(self, number: int) -> None:
        chooser = random.Random(number)
        game, people, bots = GAMES[number % len(GAMES)]
        await asyncio.sleep(60 * MINUTES * ARRIVING * chooser.random())
        async with contextlib.AsyncExitStack() as stack:
            # Everybody has their own connections: one pool for all would cost more than the servers.
            turns = (number % 2, (number + 1) % 2)
            clients = [Client(*self.addresses[turn:], *self.addresses[:turn], patience=10 * PATIENCE) for turn in turns]
            houses = [await stack.enter_async_context(client) for client in clients]
            while not self.over:
                party = await Party.opened(houses, game, people, bots, self.tempo, chooser)
                await party.play()
                self.finished.append(party)

    def close(self) -> None:
        """Begin no more games. People make haste to finish theirs."""
        self.over = True
        self.tempo.pace /= 2

    async def check(self, database: str) -> None:
        """Check that nothing was lost, and every game is what people and bots did."""
        stored = stored_in(database)
        async with Client(*self.addresses, patience=10 * PATIENCE) as client:
            for party in self.finished:
                party.check_whole(stored[party.id], await (await client.watch(party.id)).record())


async def test_an_evening_at_two_servers(
    postgres: Postgres, postgresql_database: str, tmp_path: Path, nursery: Nursery
) -> None:
    async with contextlib.AsyncExitStack() as stack:
        servers = [stack.enter_context(Server(postgresql_database, tmp_path, nursery=nursery)) for _ in range(3)]
        running, resting = deque(servers[:2]), servers[2]
        for server in running:
            await server.start()
        evening = Evening([server.address for server in servers])
        end = time.monotonic() + 60 * MINUTES
        async with asyncio.TaskGroup() as group:
            for number in range(TABLES):
                group.create_task(evening.play(number))
            for upheaval in range(UPHEAVALS):
                await asyncio.sleep(max(0.0, (end - time.monotonic()) / (UPHEAVALS - upheaval)))
                if upheaval == UPHEAVALS // 2:
                    await asyncio.to_thread(postgres.stop)
                    await asyncio.to_thread(postgres.start)
                else:
                    added, resting = resting, running.popleft()
                    resting.kill()
                    await added.start()
                    running.append(added)
            evening.close()
        assert evening.tempo.counts["acknowledged"] > TABLES
        await evening.check(postgresql_database)
        for server in servers:
            assert server.complaints("error") == []
        print(f"{len(evening.finished)} games, {dict(evening.tempo.counts)}")


async def test_a_day_of_tables_does_not_fill_the_memory(tmp_path: Path) -> None:
    clock, needed = Clockwork(), []
    chooser = random.Random(5)
    async with a_house(tmp_path, clock) as house:
        tracemalloc.start()
        for _ in range(HOURS):
            for _ in range(TABLES_AN_HOUR):
                ada = await open_table(house, "artefakt", ["me:Ada", "me:Bob"])
                async with house.watch(ada.table, ada.token, None, 0, Ear()):
                    for _ in range(4):
                        now = await ada.look()
                        await ada.play(chooser.choice(now.moves or []).move)
                clock.passes(3600 / TABLES_AN_HOUR)
                house.caretaker._forget_idle(clock())
            gc.collect()
            needed.append(tracemalloc.get_traced_memory()[0])
            assert len(house.tables.live) < TABLES_AN_HOUR / 4, "only those of the last minutes"
        tracemalloc.stop()
    assert needed[-1] < GROWTH * needed[len(needed) // 2], needed
    print(f"kB after each hour: {[round(each / 1000) for each in needed]}")
