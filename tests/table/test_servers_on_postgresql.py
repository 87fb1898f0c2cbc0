"""Several servers on one PostgreSQL: they hear of each other, clash in order, and outlive its restart."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import make_url

from digsite.table.store.storage import Storage, StorageDown
from tests.table.postgres import Postgres
from tests.table.rows import PLAYING, entry, sequences, set_up
from tests.table.serving import PATIENCE

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


class Ears:
    """What a server hears."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self.begun: asyncio.Queue[None] = asyncio.Queue()

    def hear(self, table: str, sequence: int) -> None:
        self.heard.put_nowait((table, sequence))

    def begin(self) -> None:
        self.begun.put_nowait(None)


@pytest.fixture
async def servers(postgresql_database: str) -> AsyncIterator[tuple[Storage, Storage]]:
    both = await Storage.open(postgresql_database), await Storage.open(postgresql_database)
    yield both
    for storage in both:
        await storage.close()


async def test_one_hears_what_the_other_stores(servers: tuple[Storage, Storage]) -> None:
    here, there = servers
    ears = Ears()
    here.listen(ears.hear, ears.begin)
    await ears.begun.get()
    table = await set_up(there)
    assert await there.append([entry(table, 2), entry(table, 3)], PLAYING)
    assert await ears.heard.get() == (table, 3)
    assert await sequences(here, table) == [1, 2, 3]
    assert not await there.append([entry(table, 3)], PLAYING)
    assert await here.append([entry(table, 4)], PLAYING)
    assert await ears.heard.get() == (table, 4)


async def test_who_fails_to_listen_is_told_of_the_next_all_the_same(
    servers: tuple[Storage, Storage], postgres: Postgres, postgresql_database: str
) -> None:
    here, there = servers
    ears = Ears()

    def stumble(table: str, sequence: int) -> None:
        ears.hear(table, sequence)
        raise RuntimeError

    listening = here.listen(stumble, ears.begin)
    await ears.begun.get()
    postgres.execute("NOTIFY digsite, 'nonsense'", make_url(postgresql_database).database)
    table = await set_up(there)
    for sequence in (2, 3):
        assert await there.append([entry(table, sequence)], PLAYING)
        assert await ears.heard.get() == (table, sequence)
    await listening.close()
    assert await there.append([entry(table, 4)], PLAYING)
    assert ears.heard.empty()


async def test_of_two_servers_that_want_the_same_place_one_gets_it(servers: tuple[Storage, Storage]) -> None:
    tables = [await set_up(servers[0]) for _ in range(10)]

    async def play(storage: Storage, table: str, name: bytes) -> list[tuple[int, bytes]]:
        """Go on until the table has twenty entries; what was acknowledged."""
        won = []
        while (found := await storage.table(table)) is not None and found.sequence < 20:
            sequence = found.sequence + 1
            if await storage.append([entry(table, sequence, f"{sequence}", name)], PLAYING):
                won.append((sequence, name))
        return won

    results = await asyncio.gather(
        *(play(storage, table, name) for table in tables for storage, name in zip(servers, (b"a", b"b"), strict=True))
    )
    for place, table in enumerate(tables):
        won = sorted(results[2 * place] + results[2 * place + 1])
        assert [(stored.sequence, stored.content) for stored in await servers[0].entries(table, since=1)] == won
        assert len(won) == 19


async def test_settings_are_the_same_on_all_servers(servers: tuple[Storage, Storage]) -> None:
    values = await asyncio.gather(
        *(storage.setting("secret", name.encode) for storage, name in zip(servers, "ab", strict=True))
    )
    assert values[0] == values[1]


async def test_a_database_that_was_away_is_used_again_when_it_is_back(
    servers: tuple[Storage, Storage], postgres: Postgres
) -> None:
    here, there = servers
    ears = Ears()
    here.listen(ears.hear, ears.begin)
    await ears.begun.get()
    tables = [await set_up(there) for _ in range(10)]
    postgres.stop()
    try:
        appends = (storage.append([entry(table, 2)], PLAYING) for table in tables for storage in servers)
        answers = await asyncio.gather(*appends, return_exceptions=True)
        assert {type(answer) for answer in answers} == {StorageDown}
        assert "cannot be reached at the moment; try again shortly" in str(answers[0])
        for reading in (here.ping(), here.entries(tables[0]), here.lobby(5), here.last_beat(), here.beat(1.0)):
            with pytest.raises(StorageDown):
                await reading
    finally:
        postgres.start()
    assert await asyncio.gather(*(there.append([entry(table, 2)], PLAYING) for table in tables)) == [True] * 10
    await ears.begun.get()  # listens again, and says that it may have missed something
    assert await there.append([entry(tables[0], 3)], PLAYING)
    while await ears.heard.get() != (tables[0], 3):
        pass
    assert await sequences(here, tables[0]) == [1, 2, 3]
    await here.ping()


async def test_a_restart_between_two_appends_goes_unnoticed(
    servers: tuple[Storage, Storage], postgres: Postgres
) -> None:
    here, _ = servers
    table = await set_up(here)
    postgres.stop()
    postgres.start()
    assert await here.append([entry(table, 2)], PLAYING)
    assert await sequences(here, table) == [1, 2]


async def test_a_restart_in_the_middle_of_appends_loses_nothing_acknowledged(
    servers: tuple[Storage, Storage], postgres: Postgres
) -> None:
    here, there = servers
    tables = [await set_up(here) for _ in range(10)]
    enough = asyncio.Event()
    counts = dict.fromkeys(tables, 0)

    async def play(storage: Storage, table: str) -> int:
        """Append entries and return the last one acknowledged; after a refusal, continue from where the table is."""
        acknowledged = sequence = 1
        while not enough.is_set():
            try:
                if await storage.append([entry(table, sequence + 1)], PLAYING):
                    acknowledged = sequence = sequence + 1
                    counts[table] += 1
                else:
                    sequence = (await sequences(storage, table))[-1]
            except StorageDown:
                await asyncio.sleep(0.02)
        return acknowledged

    playing = [
        asyncio.create_task(play(storage, table))
        for storage, half in zip(servers, (tables[:5], tables[5:]), strict=True)
        for table in half
    ]

    async def all_go_on() -> None:
        before = dict(counts)
        async with asyncio.timeout(PATIENCE):
            while any(counts[table] == before[table] for table in tables):
                await asyncio.sleep(0.01)

    for _ in range(2):
        await all_go_on()
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(0.1)
        await asyncio.to_thread(postgres.start)
    await all_go_on()
    enough.set()
    for table, acknowledged in zip(tables, await asyncio.gather(*playing), strict=True):
        stored = await sequences(there, table)
        assert stored == list(range(1, len(stored) + 1))
        assert len(stored) >= acknowledged > 1
