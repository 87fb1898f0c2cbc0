"""Nothing grows without bound, and what is kept can be copied and written out while the server runs."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import digsite
from digsite.cli import main
from digsite.core.record import read_record, verify
from digsite.table.http import metrics
from digsite.table.play import deciding, opening
from digsite.table.play.askers import ADDRESS
from digsite.table.play.commands import NewTable, SeatWish
from digsite.table.play.entries import OwnEdition
from digsite.table.play.house import MAX_PUBLIC
from digsite.table.play.refusals import Refusal
from tests.table.people import Clockwork, Ear, a_house, ask, come, new_key, open_table, play_out
from tests.table.worlds import world

pytestmark = pytest.mark.anyio

DAY = 24 * 3600.0


async def test_talk_ends_but_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deciding, "MAX_ASIDES", 10)
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me:Ada", "me:Bob"])
        while (await ada.look()).sequence < 10:
            await ada.do(ask.Say("…"))
        assert (await ada.refused(ask.Say("once more"))).code == "too-many-lines"
        assert (await ada.refused(ask.Relink())).code == "too-many-lines"
        now = await ada.look()
        assert now.moves
        await ada.do(ask.PlayMoves([now.moves[0].move]))


async def test_people_who_come_and_go_do_so_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "MAX_PEOPLE", 4)
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "friend", "friend"])
        for number in range(3):
            guest = await come(ada, f"Guest {number}")
            await guest.do(ask.Leave())
        with pytest.raises(Refusal) as refused:
            await come(ada, "One more")
        assert refused.value.code == "too-many-people"


async def test_an_edition_has_a_size(tmp_path: Path) -> None:
    edition = OwnEdition("mine", {"texts": {"long": "x" * opening.MAX_EDITION_BYTES}})
    wish = NewTable("pergamon", [SeatWish("me"), SeatWish("friend")], "Ada", new_key(), edition=edition)
    async with a_house(tmp_path) as house:
        with pytest.raises(Refusal) as refused:
            await house.open(wish)
        assert (refused.value.code, refused.value.status) == ("edition-too-long", 413)
    for game in map(digsite.load, digsite.games()):
        assert len(json.dumps(game.edition.tables)) < opening.MAX_EDITION_BYTES / 2, game.name


async def test_nobody_floods_the_lobby(tmp_path: Path) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:

        async def open_public(name: str) -> str:
            wish = NewTable("pergamon", [SeatWish("me"), SeatWish("friend")], name, new_key(), public=True)
            return (await house.open(wish)).table

        ADDRESS.set("192.0.2.1")
        first = [await open_public("Many") for _ in range(MAX_PUBLIC)]
        with pytest.raises(Refusal) as refused:
            await open_public("Many")
        assert (refused.value.code, refused.value.status) == ("too-many-public", 429)
        ADDRESS.set("192.0.2.2")
        other = await open_public("Other")
        assert {listed.table for listed in await house.lobby()} == {*first, other}
        clock.passes(2 * DAY)
        assert await house.lobby() == []


async def test_old_tables_are_deleted_where_that_is_wished(tmp_path: Path) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        old = await open_table(house, "pergamon", ["me", "friend"])
        await house.storage.add_replay("a" * 22, b"{}", clock())
        clock.passes(40 * DAY)
        new = await open_table(house, "pergamon", ["me", "friend"])
        house.caretaker.keep_seconds = 30 * DAY
        ear = Ear()
        async with house.watch(old.table, old.token, None, 0, ear):
            house.tables.spawn(house.caretaker._clear_up())
            while ear.ended is None:
                await asyncio.sleep(0.01)
        with pytest.raises(Refusal, match="table"):
            await old.look()
        assert await house.storage.entries(old.table) == []
        assert await house.storage.replay("a" * 22) is None
        assert (await new.look()).sequence > 0


async def test_a_running_database_is_copied_and_its_games_are_written_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "artefakt", ["me:Ada", "me:Bob"])
        await play_out(ada)
        going_on = await open_table(house, "pergamon", ["me:Ada", "me:Bob"])
        copy, records = tmp_path / "copy.db", tmp_path / "records"
        assert await asyncio.to_thread(main, ["backup", str(copy), "--data", str(tmp_path)]) == 0
        assert copy.stat().st_mode & 0o777 == 0o600
        with closing(sqlite3.connect(copy)) as opened:
            stored = dict(opened.execute("SELECT id, sequence FROM tables"))
        assert stored == {ada.table: (await ada.look()).sequence, going_on.table: (await going_on.look()).sequence}
        assert await asyncio.to_thread(main, ["backup", str(copy), "--data", str(tmp_path)]) == 2
        assert "exists already" in capsys.readouterr().err
        for _ in range(2):
            assert await asyncio.to_thread(main, ["archive", str(records), "--data", str(tmp_path)]) == 0
        said = capsys.readouterr().out
        assert "1 new game records" in said
        assert "0 new game records" in said
    [written] = records.iterdir()
    assert written.name == f"{ada.table}.json"
    assert verify(read_record(written.read_text()), digsite.load("artefakt")).outcome() is not None


async def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "house", monkeypatch) as here:
        assert (await here.told("GET", "/health"))["status"] == "ok"
        monkeypatch.setattr(here.house.storage, "free_bytes", lambda: metrics.MIN_FREE_BYTES - 1)
        start, body = await here.ask("GET", "/health")
        assert start["status"] == 503
        assert json.loads(body["body"])["error"] == "disk-full"
