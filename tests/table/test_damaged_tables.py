"""One damaged table harms no other: it is shown as damaged, and the caretaker continues with the rest."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from digsite.table.play import caretaker
from digsite.table.play.entries import Clock, TimedOut
from digsite.table.play.house import House
from digsite.table.play.refusals import Refusal, problem_of, status_of
from tests.table.people import Clockwork, Guest, a_house, ask, come, entries_of, open_table
from tests.table.serving import PATIENCE

pytestmark = pytest.mark.anyio

DAMAGES = {
    "no JSON": b"\x00\xff",
    "no entry": b'{"kind":"danced"}',
    "a field too many": b'{"kind":"said","person":0,"text":"hello","volume":11}',
    "a seat that does not exist": b'{"kind":"replaced","seat":7,"by":0,"bot":"random"}',
    "a person who does not exist": b'{"kind":"readied","person":9,"word":"sand"}',
    "a move that cannot be": b'{"kind":"moved","seat":0,"plays":[[0,"place 99",[]]]}',
    "another deal": b'{"kind":"started","deal":[1,2,3]}',
}


async def two_tables(house: House) -> list[Guest]:
    """Two tables with clocks, at each of which Ada has to decide."""
    tables = []
    for _ in range(2):
        ada = await open_table(house, "pergamon", ["me", "friend"], clock=Clock("turn", 60))
        await come(ada, "Bob")
        await ada.do(ask.Say("hello"))
        tables.append(ada)
    return tables


def damage(folder: Path, table: str, content: bytes) -> None:
    """Write nonsense over the latest entry of a table, as a failing disk would."""
    with sqlite3.connect(folder / "digsite.db") as database:
        latest = '(SELECT max(sequence) FROM entries WHERE "table" = ?)'
        database.execute(
            f'UPDATE entries SET content = ? WHERE "table" = ? AND sequence = {latest}', (content, table, table)
        )


@pytest.mark.parametrize("what", DAMAGES)
async def test_a_server_starts_with_a_damaged_table_and_looks_after_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock, started=True) as house:
        bad, good = await two_tables(house)
        await house.storage.beat(clock.time)
    damage(tmp_path, bad.table, DAMAGES[what])
    clock.passes(1000)
    monkeypatch.setattr(caretaker, "ROUND_SECONDS", 0.01)
    async with a_house(tmp_path, clock, started=True) as house:
        good.house = bad.house = house
        assert (await good.look()).seats[0].seconds_left == 60
        clock.passes(61)
        async with asyncio.timeout(PATIENCE):
            while not any(isinstance(entry, TimedOut) for entry in await entries_of(house, good.table)):
                await asyncio.sleep(0.01)


@pytest.mark.parametrize("what", DAMAGES)
async def test_a_damaged_table_is_shown_as_damaged_in_both_languages(tmp_path: Path, what: str) -> None:
    async with a_house(tmp_path) as house:
        bad, good = await two_tables(house)
    damage(tmp_path, bad.table, DAMAGES[what])
    async with a_house(tmp_path) as house:
        good.house = bad.house = house
        for _ in range(2):
            with pytest.raises(Refusal) as refused:
                await bad.look()
            assert (refused.value.code, status_of(refused.value)) == ("damaged-table", 410)
        assert problem_of(refused.value, "en").sentence.startswith("The saved data of this table is damaged")
        assert problem_of(refused.value, "de").sentence.startswith("Die gespeicherten Daten dieses Tisches")
        await good.play("place 3")


async def test_what_another_server_stored_damaged_ends_only_that_table(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        bad, good = await two_tables(house)
        live, sitting = house.tables.live[bad.table], house.tables.live[bad.table].sitting
        assert sitting is not None
        damage(tmp_path, bad.table, b"nonsense")
        sitting.lines.pop()
        with pytest.raises(Refusal, match="damaged"):
            await house.tables.catch_up(live, sitting)
        with pytest.raises(Refusal, match="damaged"):
            await bad.look()
        await good.play("place 3")


async def test_a_damaged_line_of_the_lobby_hides_only_itself(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        tables = [await open_table(house, "pergamon", ["me", "friend"], public=True) for _ in range(2)]
        with sqlite3.connect(tmp_path / "digsite.db") as database:
            database.execute("UPDATE tables SET summary = ? WHERE id = ?", (b"\x00", tables[0].table))
        assert [listed.table for listed in await house.lobby()] == [tables[1].table]
