"""The server's time: no clock at a table notices that the clock of the machine was set."""

import time
from pathlib import Path

import pytest

from digsite.table.play.entries import Clock, Held
from digsite.table.play.server_time import ServerTime
from tests.table.people import a_house, come, entries_of, open_table
from tests.table.worlds import world

pytestmark = pytest.mark.anyio

NOON = 1_800_000_000.0
DAY = 24 * 3600.0


class Machine:
    """The two clocks of a machine: the one people set, and the one that only runs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.counter = NOON, 500.0
        monkeypatch.setattr(time, "time", lambda: self.wall)
        monkeypatch.setattr(time, "monotonic", lambda: self.counter)

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.counter += seconds

    def is_set(self, seconds: float) -> None:
        self.wall += seconds


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


@pytest.mark.parametrize("by", [DAY, -DAY, 3600.0, -3600.0, 5.0, -5.0])
async def test_a_clock_set_while_the_server_runs_changes_no_time_to_think(
    tmp_path: Path, machine: Machine, by: float
) -> None:
    async with a_house(tmp_path, ServerTime(), started=True) as house:
        ada = await open_table(house, "pergamon", ["me", "friend"], clock=Clock("turn", 60))
        await come(ada, "Bob")
        machine.passes(20)
        machine.is_set(by)
        assert [seat.seconds_left for seat in (await ada.look()).seats] == [40, 60]
        machine.passes(30)
        now = await ada.look()
        assert (now.seats[0].seconds_left, now.seats[0].bot) == (10, None)
        machine.passes(11)
        assert (await ada.look()).seats[0].bot is not None


@pytest.mark.parametrize("by", [DAY, -DAY, 3600.0, -3600.0])
async def test_a_clock_set_while_no_server_runs_changes_no_time_to_think(
    tmp_path: Path, machine: Machine, by: float
) -> None:
    async with a_house(tmp_path, ServerTime(), started=True) as house:
        ada = await open_table(house, "pergamon", ["me", "friend"], clock=Clock("turn", 60))
        await come(ada, "Bob")
        machine.passes(20)
        await house.storage.beat(house.tables.now())
        last = await house.storage.last_beat()
    machine.is_set(by)
    machine.passes(5)
    async with a_house(tmp_path, ServerTime(last), started=True) as house:
        ada.house = house
        held = [entry.seconds for entry in await entries_of(house, ada.table) if isinstance(entry, Held)]
        assert held == ([by + 5] if by > 0 else [])
        assert (await ada.look()).seats[0].seconds_left == 40
        machine.passes(10)
        assert (await ada.look()).seats[0].seconds_left == 30


async def test_a_server_keeps_its_own_time(tmp_path: Path, machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is put together for people, not as a test does it."""
    assert machine.wall == NOON
    async with world(tmp_path / "here", monkeypatch, steered=False) as here:
        now = here.house.tables.now
        before = now()
        machine.is_set(-DAY)
        machine.passes(1)
        assert now() == before + 1
        await here.house.storage.beat(now() + DAY)
    async with world(tmp_path / "here", monkeypatch, steered=False) as here:
        assert here.house.tables.now() == before + 1 + DAY
