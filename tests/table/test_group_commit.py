"""Many appends at once: each gets its own answer, and nobody suffers for another."""

import asyncio
import contextlib
import sqlite3
import threading
import time
from pathlib import Path

import pytest
from sqlalchemy import make_url

from digsite.table.store import sqlite, writer
from digsite.table.store.storage import Storage, StorageDown, Stored, Unstorable
from digsite.table.store.writer import BUSY_TABLES, ENOUGH, SPACING_SECONDS, Pace
from tests.table.postgres import Postgres
from tests.table.rows import PLAYING, entry, sequences, set_up

pytestmark = pytest.mark.anyio


async def test_of_200_appends_to_20_tables_those_that_follow_are_stored(storage: Storage) -> None:
    """Ten for each table, five sequence numbers, each wanted by two: one of them gets it."""
    tables = [await set_up(storage) for _ in range(20)]
    wanted = [
        entry(table, sequence, key=f"{sequence} by {who}", content=who.encode())
        for sequence in range(2, 7)
        for table in tables
        for who in ("Ada", "Bruno")
    ]
    stored = await asyncio.gather(*(storage.append([one], PLAYING) for one in wanted))
    assert sum(stored) == 100
    for table in tables:
        acknowledged = [one for one, done in zip(wanted, stored, strict=True) if done and one.table == table]
        assert await storage.entries(table) == [entry(table, 1), *acknowledged]
        found = await storage.table(table)
        assert found is not None
        assert found.sequence == 6


def test_transactions_of_a_busy_server_keep_a_distance_so_that_more_moves_share_one() -> None:
    pace, many = Pace(), [f"table {number}" for number in range(BUSY_TABLES)]
    pace.begin(many[:-1], 100.0)
    pace.begin(many[:1], 101.0)
    assert pace.wait(101.0, 1) == 0, "few tables wait for nobody"
    pace.begin(many[1:], 101.5)
    pace.begin(many[:1], 102.0)
    assert pace.wait(102.0, ENOUGH - 1) == pytest.approx(SPACING_SECONDS)
    assert pace.wait(102.0 + SPACING_SECONDS, 1) == 0
    assert pace.wait(102.0, ENOUGH) == 0, "a big one waits for nothing"
    pace.begin(many, 102.1)
    pace.begin(many[:1], 200.0)
    assert pace.wait(200.0, 1) == 0, "that was long ago"


async def test_the_writer_stores_a_big_transaction_without_waiting_for_its_time(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await set_up(storage) for _ in range(5)]
    monkeypatch.setattr(writer, "ENOUGH", len(tables))
    monkeypatch.setattr(Pace, "wait", lambda pace, now, waiting: 3600.0 if waiting < len(tables) else 0.0)
    waiting = [asyncio.create_task(storage.append([entry(table, 2)], PLAYING)) for table in tables[:-1]]
    await asyncio.sleep(0.01)
    assert not any(task.done() for task in waiting), "their time comes in an hour"
    assert await storage.append([entry(tables[-1], 2)], PLAYING)
    assert await asyncio.gather(*waiting) == [True] * 4


async def test_a_big_transaction_follows_another_while_the_event_loop_is_busy(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "ENOUGH", 5)
    storage = await Storage.open(sqlite_database)
    tables = [await set_up(storage) for _ in range(5)]
    begun, may_end = threading.Event(), threading.Event()
    first = asyncio.create_task(storage._writer.run(lambda connection: (begun.set(), may_end.wait(20))))
    assert await asyncio.to_thread(begun.wait, 20)
    waiting = [asyncio.create_task(storage.append([entry(table, 2)], PLAYING)) for table in tables]
    await asyncio.sleep(0.01)
    may_end.set()
    with contextlib.closing(sqlite3.connect(Path(sqlite_database))) as reader:
        give_up = time.monotonic() + 20
        stored = 0
        while stored < len(tables) and time.monotonic() < give_up:  # in which the event loop does nothing else
            [(stored,)] = reader.execute("SELECT count(*) FROM entries WHERE sequence = 2")
            time.sleep(0.01)
    assert stored == len(tables)
    assert await asyncio.gather(*waiting) == [True] * 5
    await first
    await storage.close()


async def test_nobody_waits_for_a_transaction_behind_one_that_hangs(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "ENOUGH", 5)
    storage = await Storage.open(sqlite_database)
    tables = [await set_up(storage) for _ in range(7)]
    monkeypatch.setattr(writer, "WRITE_SECONDS", 0.2)
    begun, may_end = threading.Event(), threading.Event()
    hung = asyncio.create_task(storage._writer.run(lambda connection: (begun.set(), may_end.wait(20))))
    assert await asyncio.to_thread(begun.wait, 20)
    monkeypatch.setattr(writer, "WRITE_SECONDS", 20.0)
    waiting = [asyncio.create_task(storage.append([entry(table, 2)], PLAYING)) for table in tables]
    for outcome in await asyncio.gather(hung, *waiting, return_exceptions=True):
        assert isinstance(outcome, StorageDown)
    may_end.set()
    async with asyncio.timeout(20):
        while True:
            with contextlib.suppress(StorageDown):
                assert await storage.append([entry(await set_up(storage), 2)], PLAYING)
                break
            await asyncio.sleep(0.01)
    await storage.close()


async def test_those_that_wait_for_each_other_are_told_apart(storage: Storage) -> None:
    table, other = await set_up(storage), await set_up(storage)
    answers = await asyncio.gather(
        storage.append([entry(other, 2)], PLAYING),
        storage.append([entry(table, 2, "a"), entry(table, 3)], PLAYING),
        storage.append([entry(table, 3, "b")], PLAYING),  # taken by the one before
        storage.append([entry(table, 4, "a")], PLAYING),  # its key is
        storage.append([entry(table, 4, "c"), entry(table, 5)], PLAYING),
        storage.append([entry(table, 7)], PLAYING),  # a hole
    )
    assert answers == [True, True, False, False, True, False]
    assert await sequences(storage, table) == [1, 2, 3, 4, 5]


async def test_many_share_one_transaction(postgresql_database: str, postgres: Postgres) -> None:
    storage = await Storage.open(postgresql_database)
    tables = [await set_up(storage) for _ in range(50)]
    assert all(await asyncio.gather(*(storage.append([entry(table, 2)], PLAYING) for table in tables)))
    await storage.close()
    counted = "SELECT count(DISTINCT xmin::text) FROM entries WHERE sequence = 2"
    [(transactions,)] = postgres.execute(counted, make_url(postgresql_database).database)
    assert transactions <= 2  # the first goes alone if the others come too late for it


async def test_one_that_cannot_be_stored_hurts_nobody_else(storage: Storage) -> None:
    tables = [await set_up(storage) for _ in range(20)]
    wanted = [entry(table, 2) for table in tables]
    wanted[7] = entry(tables[7], 2, key="\ud800")  # half a character
    answers = await asyncio.gather(*(storage.append([one], PLAYING) for one in wanted), return_exceptions=True)
    assert isinstance(answers[7], Unstorable)
    assert [answer for place, answer in enumerate(answers) if place != 7] == [True] * 19
    assert await sequences(storage, tables[7]) == [1]
    assert await storage.append([entry(tables[7], 2)], PLAYING)


async def test_callers_that_are_cancelled_leave_no_trouble_behind(storage: Storage) -> None:
    tables = [await set_up(storage) for _ in range(60)]

    async def play(table: str) -> int:
        for sequence in range(2, 12):
            assert await storage.append([entry(table, sequence)], PLAYING)
        return sequence

    players = [asyncio.create_task(play(table)) for table in tables]
    for player in players[::2]:
        await asyncio.sleep(0.001)
        player.cancel()
    ended = await asyncio.gather(*players, return_exceptions=True)
    assert ended[1::2] == [11] * 30
    for table in tables:
        there = await sequences(storage, table)
        assert there == list(range(1, len(there) + 1))
        assert await storage.append([entry(table, len(there) + 1)], PLAYING)


async def test_what_waits_when_it_is_closed_is_stored_and_nothing_after(database: str) -> None:
    storage = await Storage.open(database)
    tables = [await set_up(storage) for _ in range(30)]
    waiting = [asyncio.create_task(storage.append([entry(table, 2)], PLAYING)) for table in tables]
    await asyncio.sleep(0)
    await storage.close()
    assert await asyncio.gather(*waiting) == [True] * 30
    with pytest.raises(StorageDown, match="stopping"):
        await storage.append([entry(tables[0], 3)], PLAYING)


async def test_a_file_that_another_program_holds_is_down_and_comes_back(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0)
    storage = await Storage.open(sqlite_database)
    table = await set_up(storage)
    holder = sqlite3.connect(Path(sqlite_database), isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageDown, match="try again"):
        await storage.append([entry(table, 2)], PLAYING)
    assert await sequences(storage, table) == [1]  # reading goes on
    holder.close()
    assert await storage.append([entry(table, 2)], PLAYING)
    await storage.close()


async def test_a_long_line_of_appends_is_stored_in_order(storage: Storage) -> None:
    """More than fit into one transaction, all to one table and all asked for at once."""
    table = await set_up(storage)
    wanted: list[Stored] = [entry(table, sequence, str(sequence)) for sequence in range(2, 1300)]
    assert all(await asyncio.gather(*(storage.append([one], PLAYING) for one in wanted)))
    assert await storage.entries(table, since=1) == wanted
