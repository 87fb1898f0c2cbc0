"""A PostgreSQL that hangs: nobody waits for ever, everybody gets a sentence, and it goes on when it answers again."""

import asyncio
import os
import signal
import threading
from pathlib import Path

import pytest

from digsite.table.play import tables as tables_module
from digsite.table.store import storage as storage_module
from digsite.table.store import writer as writer_module
from digsite.table.store.storage import Storage, StorageDown
from tests.table.people import a_house, ask, open_table
from tests.table.postgres import Postgres
from tests.table.rows import PLAYING, entry, sequences, set_up
from tests.table.serving import PATIENCE

pytestmark = pytest.mark.anyio


def backends(postgres: Postgres) -> list[int]:
    """The processes of the database that serve our connections."""
    found = postgres.execute("SELECT pid FROM pg_stat_activity WHERE application_name = 'digsite'")
    return [pid for (pid,) in found]


@pytest.mark.slow
async def test_a_database_that_hangs_is_given_up_for_the_moment(
    postgres: Postgres, postgresql_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = await Storage.open(postgresql_database)
    table = await set_up(storage)
    await storage.ping()
    hung = backends(postgres)
    assert hung
    for pid in hung:
        os.kill(pid, signal.SIGSTOP)
    try:
        with monkeypatch.context() as hurried:
            hurried.setattr(writer_module, "WRITE_SECONDS", 1.0)
            hurried.setattr(storage_module, "READ_SECONDS", 1.0)
            async with asyncio.timeout(PATIENCE):
                writes = [storage.append([entry(table, sequence)], PLAYING) for sequence in (2, 3)]
                for outcome in await asyncio.gather(*writes, return_exceptions=True):
                    assert isinstance(outcome, StorageDown)
                with pytest.raises(StorageDown, match="does not answer"):
                    await storage.ping()
    finally:
        for pid in hung:
            os.kill(pid, signal.SIGCONT)
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                known = await sequences(storage, table)
                # What was given up may still be stored meanwhile.
                if await storage.append([entry(table, known[-1] + 1)], PLAYING):
                    break
            except StorageDown:
                pass
            await asyncio.sleep(0.1)
    assert await sequences(storage, table) == [*known, known[-1] + 1]
    await storage.close()


async def test_a_game_is_played_again_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folded, begun, others_went_on = tables_module._folded, threading.Event(), threading.Event()
    meanwhile: list[bool] = []

    def slowly(*arguments: object) -> object:
        begun.set()
        meanwhile.append(others_went_on.wait(10))
        return folded(*arguments)  # type: ignore[arg-type]

    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me:Ada", "me:Bob"])
        await ada.do(ask.Say("Hello"))
        other = await open_table(house, "pergamon", ["me:Cleo", "me:Dan"])
        del house.tables.live[ada.table]
        monkeypatch.setattr(tables_module, "_folded", slowly)
        looking = asyncio.create_task(ada.look())
        while not begun.is_set():
            await asyncio.sleep(0.01)
        await other.do(ask.Say("Hello"))
        others_went_on.set()
        assert (await looking).sequence == 4
        assert meanwhile[0], "while it was played again, everybody waited"
