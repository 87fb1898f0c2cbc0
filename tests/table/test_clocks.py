"""Time to think: for every turn or for the game, with a pause, and with a bot that plays on when it is up."""

from pathlib import Path

import pytest

from digsite.core.errors import BadSetup
from digsite.table.play.caretaker import DOWNTIME_SECONDS
from digsite.table.play.entries import Clock, Held, TimedOut
from digsite.table.play.house import House
from digsite.table.play.sitting import Sitting
from tests.table.people import Clockwork, Guest, a_house, ask, come, entries_of, folded, open_table, play_out

pytestmark = pytest.mark.anyio


async def two(house: House, clock: Clock, game: str = "pergamon") -> tuple[Guest, Guest]:
    ada = await open_table(house, game, ["me", "friend"], clock=clock)
    return ada, await come(ada, "Bob")


async def left(guest: Guest) -> list[float | None]:
    return [seat.seconds_left for seat in (await guest.look()).seats]


def live(house: House, table: str) -> Sitting:
    sitting = house.tables.live[table].sitting
    assert sitting is not None
    return sitting


async def bots_rest(house: House, table: str) -> None:
    """Wait until no bot is thinking at a table."""
    while (bots := house.tables.live[table].bots) is not None:
        await bots


async def test_without_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        ada = await open_table(house, "pergamon", ["me", "friend"])
        await come(ada, "Bob")
        clock.passes(1e8)
        now = await ada.look()
        assert (now.clock, now.seats[0].bot, now.seats[0].seconds_left) == (None, None, None)
        assert (await ada.refused(ask.Pause())).code == "no-clock"


async def test_the_time_of_the_game_runs_only_for_the_seat_to_decide(tmp_path: Path) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        ada, bob = await two(house, Clock("game", 100))
        clock.passes(30)
        assert await left(ada) == [70, 100]
        await ada.play("place 3")
        clock.passes(20)
        assert await left(bob) == [70, 80]
        now = await ada.look()
        assert now.clock is not None
        assert (now.clock.running, now.clock.paused, now.clock.now) == (1, False, clock.time)


async def test_every_move_gives_a_little_time_of_the_game_back(tmp_path: Path) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        ada, bob = await two(house, Clock("game", 100, 5))
        clock.passes(30)
        await ada.play("place 3")
        clock.passes(1)
        await bob.any_move()
        assert await left(ada) == [75, 104]


async def test_who_plays_and_takes_back_again_and_again_wins_no_time(tmp_path: Path) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        for per, increment, expected in (("game", 5, [70, 100]), ("turn", 0, [70, 100])):
            ada, _ = await two(house, Clock(per, 100, increment))  # type: ignore[arg-type]
            for _ in range(10):
                clock.passes(3)
                await ada.play("place 3")
                assert (await ada.look()).undo == "freely"
                await ada.do(ask.Undo())
            assert await left(ada) == expected


async def test_the_time_of_a_turn_begins_anew_with_every_move_of_it(tmp_path: Path) -> None:
    """In Thebes one seat may have several turns in a row."""
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        ada, bob = await two(house, Clock("turn", 60), "thebes")
        in_a_row = 0
        for _ in range(30):
            before = (await ada.look()).to_act
            clock.passes(45)
            await play_out(ada, bob, most=1)
            in_a_row += (await ada.look()).to_act == before
            assert await left(ada) == [60, 60]
        assert in_a_row
        assert not any(isinstance(entry, TimedOut) for entry in await entries_of(house, ada.table))


async def test_whose_time_is_up_is_played_for_by_a_bot_and_may_come_back_after_its_move(tmp_path: Path) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        ada, bob = await two(house, Clock("turn", 60))
        wake = house.bot_turns.wake
        house.bot_turns.wake = lambda live: None  # type: ignore[method-assign]
        clock.passes(59.5)
        assert (await ada.look()).seats[0].bot is None
        clock.passes(0.5)
        now = await bob.look()
        assert now.seats[0].bot == "random"
        assert now.seats[0].name == "Ada"
        assert (await entries_of(house, ada.table))[-1] == TimedOut(0, "random")
        assert (await ada.refused(ask.PlayMoves(["place 3"]))).code == "bot-stands-in"
        # Otherwise a player whose time ran out would get it again and again.
        assert (await ada.refused(ask.Return())).code == "no-time-left"
        house.bot_turns.wake = wake  # type: ignore[method-assign]
        await bob.look()
        await bots_rest(house, ada.table)
        assert (await ada.look()).to_act == 1
        await ada.do(ask.Return())
        now = await ada.look()
        assert now.seats[0].bot is None
        assert await left(ada) == [60, 60]
        assert (await ada.refused(ask.Return())).code == "nobody-stands-in"


async def test_whose_time_of_the_game_is_up_cannot_come_back(tmp_path: Path) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        ada, bob = await two(house, Clock("game", 60, 5))
        clock.passes(61)
        assert (await bob.look()).seats[0].bot == "random"
        await bots_rest(house, ada.table)
        assert await left(ada) == [0, 60]
        assert (await ada.refused(ask.Return())).code == "no-time-left"


async def test_a_pause_needs_all_and_ends_with_any(tmp_path: Path) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        ada, bob = await two(house, Clock("game", 100))
        clock.passes(10)
        await bob.do(ask.Pause())
        assert (await ada.refused(ask.Pause())).code == "already-asked"
        asked = (await ada.look()).asked
        assert asked is not None
        assert (asked.what, asked.waiting_for) == ("pause", [0])
        await ada.do(ask.Agree())
        now = await ada.look()
        assert now.clock is not None
        assert (now.clock.running, now.clock.paused, now.moves) == (None, True, None)
        clock.passes(1e6)
        assert await left(ada) == [90, 100]
        assert (await ada.refused(ask.PlayMoves(["place 3"]))).code == "paused"
        assert (await ada.refused(ask.Pause())).code == "paused"
        await bob.do(ask.Resume())
        assert (await bob.refused(ask.Resume())).code == "not-paused"
        clock.passes(5)
        assert await left(ada) == [85, 100]


async def test_a_pause_may_be_refused(tmp_path: Path) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        ada, bob = await two(house, Clock("game", 100))
        await ada.do(ask.Pause())
        await bob.do(ask.Decline())
        now = await ada.look()
        assert now.asked is None
        assert now.clock is not None
        assert now.clock.running == 0


async def test_alone_among_bots_a_pause_needs_nobody_and_bots_wait(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "bot:random"], clock=Clock("turn", 60))
        await ada.do(ask.Pause())
        assert (await ada.look()).clock.paused  # type: ignore[union-attr]
        await ada.do(ask.Resume())
        await ada.play("place 3")
        await bots_rest(house, ada.table)
        assert (await ada.look()).to_act == 0


async def test_a_time_out_settles_what_only_that_person_had_not_answered(tmp_path: Path) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        ada, bob = await two(house, Clock("game", 100))
        await bob.do(ask.Pause())
        clock.passes(100)
        now = await bob.look()
        assert now.seats[0].bot == "random"
        assert now.asked is None
        assert now.clock is not None
        assert now.clock.paused
        assert ada.person == 0


async def test_no_clock_runs_while_the_server_is_away(tmp_path: Path) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock, started=True) as house:
        ada, _ = await two(house, Clock("turn", 60))
        clock.passes(20)
        await house.storage.beat(clock.time)
    clock.passes(100_000)
    async with a_house(tmp_path, clock, started=True) as house:
        ada.house = house
        assert (await entries_of(house, ada.table))[-1] == Held(100_000)
        assert await left(ada) == [40, 60]
        clock.passes(39)
        assert (await ada.look()).seats[0].bot is None
        clock.passes(2)
        assert (await ada.look()).seats[0].bot == "random"


async def test_what_was_held_is_not_held_twice(tmp_path: Path) -> None:
    """A server that dies while it comes up has held some tables and said no word that it was alive."""
    clock = Clockwork()
    async with a_house(tmp_path, clock, started=True) as house:
        ada, _ = await two(house, Clock("turn", 60))
        clock.passes(20)
        await house.storage.beat(clock.time)
    clock.passes(1000)
    async with a_house(tmp_path, clock) as house:

        async def dies(now: float) -> None:
            raise OSError

        house.storage.beat = dies  # type: ignore[method-assign]
        with pytest.raises(OSError):  # noqa: PT011
            await house.start()
    clock.passes(500)
    async with a_house(tmp_path, clock, started=True) as house:
        ada.house = house
        held = [entry.seconds for entry in await entries_of(house, ada.table) if isinstance(entry, Held)]
        assert held == [1000, 500]
        assert await left(ada) == [40, 60]


async def test_a_short_break_is_not_held(tmp_path: Path) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock, started=True) as house:
        ada, _ = await two(house, Clock("turn", 60))
        await house.storage.beat(clock.time)
    clock.passes(DOWNTIME_SECONDS)
    async with a_house(tmp_path, clock, started=True) as house:
        ada.house = house
        assert await left(ada) == [60 - DOWNTIME_SECONDS, 60]


@pytest.mark.parametrize("per", ["turn", "game"])
async def test_a_table_sleeps_for_weeks_and_goes_on(tmp_path: Path, per: str) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        ada, bob = await two(house, Clock(per, 20 * 24 * 3600))  # type: ignore[arg-type]
        await play_out(ada, bob, most=10)
        before = await left(ada)
        view = (await ada.look()).view
        clock.passes(400)
        house.caretaker._forget_idle(clock.time)
        assert house.tables.live == {}
        clock.passes(14 * 24 * 3600)
        now = await ada.look()
        assert now.view == view
        used = 14 * 24 * 3600 + 400
        assert now.to_act is not None
        assert (await left(ada))[now.to_act] == (before[now.to_act] or 0) - used
        await play_out(ada, bob)
        assert (await bob.look()).phase == "over"
        assert (await folded(house, ada.table)).record().outcome is not None


@pytest.mark.parametrize(
    ("clock", "words"),
    [
        (Clock("turn", 1), "5 to 2592000 seconds"),
        (Clock("turn", float("nan")), "5 to 2592000 seconds"),
        (Clock("game", 1e9), "5 to 2592000 seconds"),
        (Clock("game", 60, -1), "0 or more"),
        (Clock("turn", 60, 5), "has no increment"),
    ],
)
async def test_a_clock_that_cannot_be(tmp_path: Path, clock: Clock, words: str) -> None:
    async with a_house(tmp_path) as house:
        with pytest.raises(BadSetup, match=words):
            await open_table(house, "pergamon", ["me", "friend"], clock=clock)
