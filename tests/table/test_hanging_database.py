"""A PostgreSQL that hangs: nobody waits for ever, everybody gets a sentence, and it goes on when it answers again."""

import asyncio
import os
import signal
import threading
import time
from pathlib import Path

import pytest

from digsite.table.play import tables as tables_module
from digsite.table.store import storage as storage_module
from digsite.table.store import writer as writer_module
from digsite.table.store.storage import Storage, StorageDown
from tests.table.people import a_house, ask, open_table
from tests.table.postgres import Postgres
from tests.table.rows import PLAYING, entry, sequences, set_up

pytestmark = pytest.mark.anyio


def backends(postgres: Postgres) -> list[int]:
    """The processes of the database that serve our connections."""
    found = postgres.execute("SELECT pid FROM pg_stat_activity WHERE application_name = 'digsite'")
    return [pid for (pid,) in found]


@pytest.mark.slow
async def test_a_database_that_hangs_is_given_up_for_the_moment(
    postgres: Postgres, postgresql_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer_module, "WRITE_SECONDS", 1.0)
    monkeypatch.setattr(storage_module, "READ_SECONDS", 1.0)
    storage = await Storage.open(postgresql_database)
    table = await set_up(storage)
    await storage.ping()
    hung = backends(postgres)
    assert hung
    for pid in hung:
        os.kill(pid, signal.SIGSTOP)
    try:
        async with asyncio.timeout(30):
            writes = [storage.append([entry(table, sequence)], PLAYING) for sequence in (2, 3)]
            for outcome in await asyncio.gather(*writes, return_exceptions=True):
                assert isinstance(outcome, StorageDown)
            with pytest.raises(StorageDown, match="does not answer"):
                await storage.ping()
    finally:
        for pid in hung:
            os.kill(pid, signal.SIGCONT)
    async with asyncio.timeout(60):
        while True:
            try:
                known = await sequences(storage, table)
                assert await storage.append([entry(table, known[-1] + 1)], PLAYING)
                break
            except StorageDown:
                await asyncio.sleep(0.1)
    assert await sequences(storage, table) == [*known, known[-1] + 1]
    await storage.close()


async def test_a_game_is_played_again_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    folded = tables_module._folded

    def slowly(*arguments: object) -> object:
        threads.append(threading.current_thread().name)
        time.sleep(0.2)
        return folded(*arguments)  # type: ignore[arg-type]

    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me:Ada", "me:Bob"])
        await ada.do(ask.Say("Hello"))
        house.tables.live.clear()
        monkeypatch.setattr(tables_module, "_folded", slowly)
        looking, ticks = asyncio.create_task(ada.look()), 0
        while not looking.done():
            await asyncio.sleep(0.01)
            ticks += 1
        assert (await looking).sequence == 4
        assert threads != []
        assert threading.main_thread().name not in threads
        assert ticks > 3, "others went on meanwhile"
