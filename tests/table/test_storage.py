"""What is stored is found again as it was; what clashes is refused whole."""

import asyncio
import os
from pathlib import Path

import aiosqlite
import pytest

from digsite.table.store.storage import Change, Storage, Stored
from tests.table.rows import PLAYING, entry, row, sequences, set_up

pytestmark = pytest.mark.anyio


async def test_a_table_and_its_entries_are_found_as_they_were_stored(storage: Storage) -> None:
    table = row(key="creation", secret=bytes(range(256)), due=12.5, public=False, summary="{Öre}".encode(), sequence=2)
    first = [Stored(table.id, 1, None, 1.25, bytes(range(256))), Stored(table.id, 2, "né", 1700000000.123456, b"")]
    assert await storage.create(table, first)
    assert await storage.table(table.id) == table
    assert await storage.table_by_key("creation") == table
    assert await storage.entries(table.id) == first
    assert await storage.entries(table.id, since=1) == first[1:]


async def test_nothing_is_found_of_a_table_that_is_not_there(storage: Storage) -> None:
    assert await storage.table("nowhere") is None
    assert await storage.table_by_key("nowhere") is None
    assert await storage.entries("nowhere") == []
    assert not await storage.append([entry("nowhere", 1)], PLAYING)


async def test_an_entry_changes_the_line_of_its_table(storage: Storage) -> None:
    table = row()
    assert await storage.create(table, [entry(table.id, 1)])
    assert await storage.append([entry(table.id, 2), entry(table.id, 3)], Change("playing", 7.5, False, b"[2]"))
    table.phase, table.due, table.public, table.summary = "playing", 7.5, False, b"[2]"
    table.sequence, table.updated = 3, 103.0
    assert await storage.table(table.id) == table


async def test_ids_and_keys_of_tables_are_taken_once(storage: Storage) -> None:
    first = row(key="creation")
    assert await storage.create(first, [entry(first.id, 1, content=b"first")])
    for second in (row(id=first.id), row(key="creation")):
        assert not await storage.create(second, [entry(second.id, 1, content=b"second")])
    assert [stored.content for stored in await storage.entries(first.id)] == [b"first"]
    assert await storage.entries(second.id) == []
    assert all(await asyncio.gather(*(storage.create(table, [entry(table.id, 1)]) for table in (row(), row()))))


@pytest.mark.parametrize("sequence", [1, 2, 4, 9], ids=["first", "taken", "leaves a hole", "leaves holes"])
async def test_an_entry_must_follow_the_latest(storage: Storage, sequence: int) -> None:
    table = await set_up(storage)
    assert await storage.append([entry(table, 2)], PLAYING)
    before = await storage.table(table)
    assert not await storage.append([entry(table, sequence, content=b"another")], Change("over", 1.0, False, b"?"))
    assert await storage.entries(table) == [entry(table, 1), entry(table, 2)]
    assert await storage.table(table) == before


async def test_a_key_is_taken_once_at_each_table(storage: Storage) -> None:
    table, other = await set_up(storage), await set_up(storage)
    assert await storage.append([entry(table, 2, "key")], PLAYING)
    assert not await storage.append([entry(table, 3, "key")], PLAYING)
    assert await storage.append([entry(other, 2, "key")], PLAYING)
    assert await storage.append([entry(table, 3), entry(table, 4)], PLAYING)  # any number have none


async def test_entries_are_stored_all_or_none(storage: Storage) -> None:
    table = await set_up(storage)
    assert await storage.append([entry(table, 2, "taken")], PLAYING)
    before = await storage.table(table)
    several = [entry(table, 3, "a"), entry(table, 4, "taken"), entry(table, 5, "b")]
    assert not await storage.append(several, Change("over", 1.0, False, b"?"))
    assert await sequences(storage, table) == [1, 2]
    assert await storage.table(table) == before


@pytest.mark.parametrize(
    "several",
    [
        [],
        [entry("a", 2), entry("b", 3)],
        [entry("a", 2), entry("a", 4)],
        [entry("a", 3), entry("a", 2)],
        [entry("a", 2, "key"), entry("a", 3, "key")],
    ],
    ids=["none", "two tables", "a hole", "backwards", "one key twice"],
)
async def test_entries_that_do_not_belong_together_are_a_mistake_of_the_caller(
    storage: Storage, several: list[Stored]
) -> None:
    with pytest.raises(ValueError, match=r"entries|nothing"):
        await storage.append(several, PLAYING)
    with pytest.raises(ValueError, match="entries"):
        await storage.create(row(id="a"), several)


async def test_the_lobby_shows_public_tables_that_wait_the_newest_first(storage: Storage) -> None:
    old, new, middle = [await set_up(storage, created=created) for created in (1.0, 3.0, 2.0)]
    await set_up(storage, public=False)
    started = await set_up(storage, created=9.0)
    assert await storage.append([entry(started, 2)], PLAYING)
    assert [table.id for table in await storage.lobby(10)] == [new, middle, old]
    assert [table.id for table in await storage.lobby(2)] == [new, middle]


async def test_tables_in_play_are_due_in_their_order(storage: Storage) -> None:
    late, early = [await set_up(storage, phase="playing", due=due) for due in (20.0, 10.0)]
    for phase, due in (("playing", 20.5), ("playing", None), ("waiting", 1.0), ("over", 1.0)):
        await set_up(storage, phase=phase, due=due)
    assert await storage.due(20.0, 10) == [early, late]
    assert await storage.due(20.0, 1) == [early]
    assert await storage.append([entry(early, 2)], PLAYING)
    assert await storage.due(20.0, 10) == [late]


async def test_a_setting_is_made_once(storage: Storage) -> None:
    made = await asyncio.gather(*(storage.setting("secret", lambda: os.urandom(16)) for _ in range(10)))
    assert len(set(made)) == 1
    assert await storage.setting("secret", lambda: b"later") == made[0]
    assert await storage.setting("another", lambda: b"") == b""


async def test_the_last_beat_is_the_latest(storage: Storage) -> None:
    assert await storage.last_beat() is None
    for now in (5.5, 7.25, 6.0):  # two servers' clocks may differ
        await storage.beat(now)
    assert await storage.last_beat() == 7.25


async def test_a_replay_stays_as_it_is(storage: Storage) -> None:
    assert await storage.replay("game") is None
    await storage.add_replay("game", b"record", 1.0)
    await storage.add_replay("game", b"another", 2.0)
    assert await storage.replay("game") == b"record"


async def test_all_is_there_when_it_is_opened_again(database: str) -> None:
    storage = await Storage.open(database)
    table = await set_up(storage)
    assert await storage.append([entry(table, 2, "key")], PLAYING)
    secret = await storage.setting("secret", lambda: os.urandom(16))
    await storage.close()
    storage = await Storage.open(database)
    assert await sequences(storage, table) == [1, 2]
    assert await storage.setting("secret", lambda: b"later") == secret
    assert not await storage.append([entry(table, 3, "key")], PLAYING)
    assert await storage.append([entry(table, 3)], PLAYING)
    await storage.close()


async def test_every_connection_has_ended_when_the_storage_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that was being made for somebody who waits no more: its thread would outlive the event loop."""
    ending: list[asyncio.Future[None]] = []
    stop = aiosqlite.Connection.stop

    def noted_stop(connection: aiosqlite.Connection) -> asyncio.Future[None] | None:
        if (end := stop(connection)) is not None:
            ending.append(end)
        return end

    monkeypatch.setattr(aiosqlite.Connection, "stop", noted_stop)
    for steps in range(8):
        storage = await Storage.open(str(tmp_path / "digsite.db"))
        reading = asyncio.create_task(storage.table("no such table"))
        for _ in range(steps):
            await asyncio.sleep(0)
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        await storage.close()
        assert all(each.done() for each in ending)
    assert ending
