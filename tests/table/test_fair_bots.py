"""Bots are for everybody: tables and addresses take turns, and nobody's wishes outlive them."""

import asyncio
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import digsite
from digsite.bots.question import Question
from digsite.bots.reasons import Considered
from digsite.core.chance import key_from_seed
from digsite.table.bots.exchange import ThinkRequest
from digsite.table.bots.queueing import FairQueue, ThinkingTime, Wanted
from digsite.table.bots.thinkers import Thinkers
from digsite.table.play.entries import Moved
from tests.table.people import Ear, a_house, entries_of, open_table

pytestmark = pytest.mark.anyio


def wanted(table: str, address: str) -> Wanted:
    asked = ThinkRequest(0, "pergamon", 2, {}, None, b"", 0, "random", "", None)
    return Wanted(asked, [], 1.0, table, address, asyncio.get_running_loop().create_future())


def served(queue: FairQueue, count: int) -> list[str]:
    """The tables of the next requests, each taken out before the next is looked at."""
    found = []
    for _ in range(count):
        [next_] = islice(queue, 1)
        queue.remove(next_)
        found.append(next_.table)
    return found


async def test_forty_tables_of_one_address_do_not_keep_another_waiting() -> None:
    queue = FairQueue()
    for number in range(40):
        for _ in range(3):
            queue.add(wanted(f"many {number}", "2001:db8::/64"))
    queue.add(wanted("one", "192.0.2.7"))
    assert served(queue, 4) == ["many 0", "one", "many 1", "many 2"]
    assert len(queue) == 117


async def test_the_tables_of_an_address_take_turns() -> None:
    queue = FairQueue()
    for table in ("a", "a", "a", "b", "c"):
        queue.add(wanted(table, "x"))
    assert served(queue, 5) == ["a", "b", "c", "a", "a"]
    assert not list(queue)


async def test_who_failed_once_is_next_and_who_has_gone_is_out() -> None:
    queue, again, gone = FairQueue(), wanted("again", "y"), wanted("gone", "x")
    queue.add(gone)
    queue.add(wanted("waits", "x"))
    queue.add(again, first=True)
    queue.remove(gone)
    queue.remove(gone)
    assert served(queue, 2) == ["again", "waits"]


def test_thinking_time_is_used_up_and_comes_back() -> None:
    time = ThinkingTime(60)
    time.spend("x", 90, now=0.0)
    assert time.left("x", 0.0) == -30
    assert time.left("x", 45.0) == 15
    assert time.left("x", 1000.0) == 60
    assert time.left("y", 0.0) == 60
    time.spend("", 1000, now=0.0)
    assert time.left("", 0.0) == float("inf"), "what the server does by itself has no address"


async def test_an_address_without_thinking_time_waits_and_the_others_do_not() -> None:
    match = digsite.load("pergamon").new(players=2, seed=1)
    assert match.seat is not None
    state = match.handed_over(match.seat, key_from_seed(1))["state"].tobytes()
    thinkers = Thinkers(workers=1, a_minute=60)
    try:

        def think(address: str) -> Any:
            return asyncio.create_task(
                thinkers.think(match.setup, state, match.seat or 0, "random", "0", table=address, address=address)
            )

        thinkers.time.spend("greedy", 1000, asyncio.get_running_loop().time())
        waiting = think("greedy")
        for _ in range(3):
            assert (await think("modest")).forfeit is None
        assert not waiting.done()
        assert thinkers.figures()["waiting"] == 1
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert thinkers.figures()["waiting"] == 0
    finally:
        await thinkers.close()


class SlowBots:
    """Bots that think until they are told to move."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []
        self.given_up = 0
        self.may_answer = asyncio.Event()

    def check(self, name: str) -> None:
        pass

    async def choose(self, setup: Any, state: bytes, seat: int, bot: str, *rest: Any) -> int:
        self.asked.append(("move", bot))
        await self.may_answer.wait()
        return self._first(setup, state, seat)

    async def advise(self, setup: Any, state: bytes, seat: int, *rest: Any) -> tuple[list[Considered], None]:
        self.asked.append(("hint", ""))
        try:
            await self.may_answer.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        return [Considered(self._first(setup, state, seat), None, None, False)], None

    def _first(self, setup: Any, state: bytes, seat: int) -> int:
        table = setup.table()
        table["state"] = np.frombuffer(state, setup.game.state)
        return next(iter(Question(setup, table, seat).legal()))


async def test_a_seat_has_one_hint_at_a_time_and_nobody_thinks_for_who_has_gone(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        bots = SlowBots()
        house.bot_turns.bots = bots  # type: ignore[assignment]
        ada = await open_table(house, "pergamon", ["me:Ada", "me:Bob"])
        askers = [asyncio.create_task(house.hint(ada.table, ada.token, None)) for _ in range(300)]
        while not bots.asked:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert bots.asked == [("hint", "")]
        for asker in askers:
            asker.cancel()
        await asyncio.gather(*askers, return_exceptions=True)
        await asyncio.sleep(0)
        assert bots.given_up == 1
        bots.may_answer.set()
        assert len(await house.hint(ada.table, ada.token, None)) == 1


async def test_tables_of_bots_wait_until_somebody_watches(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["bot:random", "bot:random"])
        assert house.tables.live[ada.table].bots is None
        assert await house.storage.due(float("inf"), 10) == [], "nor does the caretaker come for them"
        before = (await ada.look()).sequence
        ear = Ear()
        async with house.watch(ada.table, None, None, 0, ear):
            while len(ear.heard) < 5:
                await asyncio.sleep(0.01)
        assert (await ada.look()).sequence > before


async def test_bots_answer_people_who_do_not_watch(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "bot:random"])
        moved: set[int] = set()
        while moved != {0, 1}:
            now = await ada.look()
            if now.moves:
                await ada.play(now.moves[0].move)
            if (bots := house.tables.live[ada.table].bots) is not None:
                await asyncio.wait_for(bots, 60)
            moved = {entry.seat for entry in await entries_of(house, ada.table) if isinstance(entry, Moved)}
