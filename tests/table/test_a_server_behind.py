"""A server that has not yet heard what another stored never tells a client that it did not happen."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from digsite.table.play import caretaker
from digsite.table.play.answers import Update
from digsite.table.play.entries import Clock, TimedOut
from digsite.table.play.hooks import Hooks
from digsite.table.play.house import House
from digsite.table.play.refusals import Refusal
from digsite.table.play.tokens import Signer
from digsite.table.store.storage import StorageDown, Stored
from tests.table.people import Clockwork, Ear, Guest, a_house, ask, come, entries_of, new_key, open_table

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_houses(folder: Path, clock: Clockwork) -> AsyncIterator[tuple[House, House]]:
    """On one database; as neither caretaker is started, neither hears of the other."""
    async with a_house(folder, clock) as here:
        there = House(here.storage, here.bots, Signer(b"test"), Hooks(), here.tables.workshop, clock)
        yield here, there
        await there.close()


async def moved_over(guest: Guest, there: House) -> Guest:
    """The same person at the other server, which knows the table as it is now."""
    await there.look(guest.table, guest.token, None)
    over = Guest.__new__(Guest)
    over.__dict__ = {**guest.__dict__, "house": there}
    return over


async def test_it_catches_up_with_whoever_has_seen_more(tmp_path: Path) -> None:
    async with two_houses(tmp_path, Clockwork()) as (here, there):
        ada = await open_table(here, "pergamon", ["me", "friend"])
        bob = await come(ada, "Bob")
        ada_there, bob_there = await moved_over(ada, there), await moved_over(bob, there)
        key, seen = new_key(), (await ada.look()).sequence
        wish = ask.PlayMoves([(await ada.look()).moves[0].move])  # type: ignore[index]
        done = await ada.do(wish, seen, key)
        said = await bob.do(ask.Say("Well played"))
        ear = Ear()
        async with there.watch(ada.table, ada.token, None, said.sequence, ear):
            update = msgspec.json.decode(ear.heard[0], type=Update)
            assert update.now == await ada.look()
        assert await ada_there.do(wish, seen, key) == done
        move = (await bob.look()).moves[0].move  # type: ignore[index]
        await ada.do(ask.Say("Thank you"))
        await bob_there.do(ask.PlayMoves([move]), seen=said.sequence + 1)
        assert [entry.__struct_config__.tag for entry in await entries_of(here, ada.table)][-4:] == [
            "moved",
            "said",
            "said",
            "moved",
        ]


async def test_what_no_server_has_stored_is_still_refused(tmp_path: Path) -> None:
    async with two_houses(tmp_path, Clockwork()) as (here, there):
        ada = await moved_over(await open_table(here, "pergamon", ["me", "friend"]), there)
        assert (await ada.refused(ask.Say("?"), seen=99)).code == "from-the-future"
        with pytest.raises(Refusal) as refusal:
            async with there.watch(ada.table, ada.token, None, 99, Ear()):
                pass
        assert refusal.value.code == "from-the-future"


async def test_time_that_is_up_is_up_once(tmp_path: Path) -> None:
    clock = Clockwork()
    async with two_houses(tmp_path, clock) as (here, there):
        ada = await open_table(here, "pergamon", ["me", "friend"], clock=Clock("turn", 60))
        await come(ada, "Bob")
        ada_there = await moved_over(ada, there)
        clock.passes(100)
        first, second = await ada.look(), await ada_there.look()
        assert first.seats[0].bot == second.seats[0].bot is not None
        entries = await entries_of(here, ada.table)
        assert sum(isinstance(entry, TimedOut) for entry in entries) == 1


async def test_what_could_not_be_read_at_once_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise those who watch here would never hear of it, and the game would stand still."""
    monkeypatch.setattr(caretaker, "RETRY_SECONDS", 0.0)
    async with two_houses(tmp_path, Clockwork()) as (here, there):
        ada = await open_table(here, "pergamon", ["me", "friend"])
        async with there.watch(ada.table, ada.token, None, 0, ear := Ear()):
            done = await ada.do(ask.Say("hello"), (await ada.look()).sequence, new_key())
            read, failures = here.storage.entries, iter(range(3))

            async def entries(table: str, since: int = 0) -> list[Stored]:
                if next(failures, None) is not None:
                    raise StorageDown("the database does not answer; try again shortly")
                return await read(table, since)

            monkeypatch.setattr(here.storage, "entries", entries)
            await there.caretaker._catch_up(there.tables.live[ada.table], done.sequence)
            assert msgspec.json.decode(ear.heard[-1])["now"]["sequence"] == done.sequence
