"""People leave, stop moving, and come back, while the game continues."""

from pathlib import Path

import pytest

from digsite.core.errors import BadSetup
from digsite.table.play.commands import NewTable, SeatWish
from digsite.table.play.deciding import REPLACE_AFTER_SECONDS
from digsite.table.play.entries import Clock, Opened, Replaced, read_entry
from digsite.table.play.house import House
from digsite.table.play.refusals import Refusal
from tests.table.people import Clockwork, Ear, Guest, a_house, ask, come, entries_of, new_key, open_table, play_out

pytestmark = pytest.mark.anyio


async def bots_rest(house: House, table: str) -> None:
    while (bots := house.tables.live[table].bots) is not None:
        await bots


async def three(house: House, **more: object) -> list[Guest]:
    ada = await open_table(house, "pergamon", ["me", "friend", "friend"], **more)
    return [ada, await come(ada, "Bob"), await come(ada, "Cleo")]


async def test_a_bot_goes_on_for_whoever_leaves_until_they_return(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob, cleo = await three(house)
        await ada.do(ask.Leave())
        await bots_rest(house, ada.table)
        now = await ada.look()
        assert now.to_act == 1
        assert (now.seats[0].name, now.seats[0].person, now.seats[0].bot) == ("Ada", 0, "random")
        assert now.people[0].left
        assert now.you is not None
        assert now.you.seats == [0]
        for wish in (ask.Undo(), ask.Replace(1, "random"), ask.PlayMoves(["place 1"])):
            assert (await ada.refused(wish)).code == "bot-stands-in"
        await ada.do(ask.Return())
        now = await ada.look()
        assert not now.people[0].left
        assert now.seats[0].bot is None
        await play_out(ada, bob, cleo, most=10)
        assert (await ada.refused(ask.Return())).code == "nobody-stands-in"


async def test_a_game_that_everybody_leaves_is_played_to_its_end_by_bots_if_somebody_watches(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "artefakt", ["me", "friend"])
        bob = await come(ada, "Bob")
        await ada.do(ask.Leave())
        await bob.do(ask.Leave())
        async with house.watch(ada.table, None, None, 0, Ear()):
            await bots_rest(house, ada.table)
        now = await ada.look()
        assert now.phase == "over"
        assert [seat.name for seat in now.seats] == ["Ada", "Bob"]


async def test_a_bot_that_thinks_when_its_person_returns_does_not_move(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob, _ = await three(house)
        think = house.bots.thinkers.think

        async def late(*asked, **more):  # type: ignore[no-untyped-def]
            thought = await think(*asked, **more)
            await ada.do(ask.Return())
            return thought

        house.bots.thinkers.think = late  # type: ignore[method-assign]
        await ada.do(ask.Leave())
        await bots_rest(house, ada.table)
        now = await bob.look()
        assert now.to_act == 0
        assert now.seats[0].bot is None


async def test_only_a_bot_that_may_sit_there_stands_in(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        with pytest.raises(BadSetup):
            await three(house, stand_in="pipe:rm")


async def test_the_level_of_who_stands_in_is_set_when_the_table_is_opened(tmp_path: Path) -> None:
    """Otherwise an opponent would choose the weakest."""
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        ada, bob, cleo = await three(house, stand_in="greedy", clock=Clock("game", 900))
        house.bot_turns.wake = lambda live: None  # type: ignore[method-assign]
        assert (await cleo.look()).stand_in == "greedy"
        await cleo.do(ask.Leave())
        clock.passes(REPLACE_AFTER_SECONDS)
        refusal = await bob.refused(ask.Replace(0, "random"))
        assert refusal.code == "stand-in-set"
        assert "set when the table was opened" in str(refusal)
        await bob.do(ask.Replace(0))
        assert [seat.bot for seat in (await bob.look()).seats] == ["greedy", None, "greedy"]
        await ada.do(ask.Return())
        clock.passes(901)
        assert [seat.bot for seat in (await bob.look()).seats] == ["greedy", None, "greedy"]


async def test_a_curator_stands_in_if_nothing_was_set(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = Guest(
            house, await house.open(NewTable("pergamon", [SeatWish("me"), SeatWish("friend")], "Ada", new_key()))
        )
        await come(ada, "Bob")
        assert (await ada.look()).stand_in == "curator"
        house.bot_turns.wake = lambda live: None  # type: ignore[method-assign]
        await ada.do(ask.Leave())
        assert (await ada.look()).seats[0].bot == "curator"


def test_a_table_of_an_earlier_revision_has_curators_too() -> None:
    stored = (
        b'{"kind":"opened","game":"pergamon","rules":1,"players":2,"options":{},"edition":"",'
        b'"seats":[{},{}],"commitment":"00"}'
    )
    opened = read_entry(stored)
    assert isinstance(opened, Opened)
    assert opened.stand_in == "curator"


async def test_who_does_not_move_for_long_is_stood_in_for(tmp_path: Path) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        ada, bob, cleo = await three(house)
        clock.passes(REPLACE_AFTER_SECONDS - 1)
        refusal = await bob.refused(ask.Replace(0, "random"))
        assert (refusal.code, str(refusal)) == (
            "be-patient",
            "A bot can stand in for Ada after 10 minutes without a move.",
        )
        clock.passes(1)
        assert (await bob.refused(ask.Replace(2, "random"))).code == "be-patient"
        assert (await ada.refused(ask.Replace(0, "random"))).code == "not-replaceable"
        assert (await bob.refused(ask.Replace(7, "random"))).code == "no-such-seat"
        await bob.do(ask.Replace(0))
        assert Replaced(0, 1, "random") in await entries_of(house, ada.table)
        await bots_rest(house, ada.table)
        assert (await bob.refused(ask.Replace(0, "greedy"))).code == "not-replaceable"
        await ada.do(ask.Return())
        await play_out(ada, bob, cleo, most=5)


async def test_whoever_moves_has_time_again(tmp_path: Path) -> None:
    """A turn of many moves, and several turns in a row, are not held against who plays them."""
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        ada = await open_table(house, "thebes", ["me", "friend"])
        bob = await come(ada, "Bob")
        guests, in_a_row = [ada, bob], 0
        for _ in range(20):
            seat = (await ada.look()).to_act
            assert seat is not None
            clock.passes(REPLACE_AFTER_SECONDS - 1)
            await guests[seat].any_move()
            if (await ada.look()).to_act == seat:
                in_a_row += 1
                clock.passes(2)
                assert (await guests[1 - seat].refused(ask.Replace(seat, "random"))).code == "be-patient"
        assert in_a_row


async def test_patience_begins_anew_with_a_return_and_after_a_pause(tmp_path: Path) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        ada, bob, cleo = await three(house, clock=Clock("game", 1e6))
        house.bot_turns.wake = lambda live: None  # type: ignore[method-assign]
        clock.passes(REPLACE_AFTER_SECONDS)
        await ada.do(ask.Leave())
        await ada.do(ask.Return())
        assert (await bob.refused(ask.Replace(0, "random"))).code == "be-patient"
        await ada.do(ask.Pause())
        await bob.do(ask.Agree())
        await cleo.do(ask.Agree())
        clock.passes(REPLACE_AFTER_SECONDS)
        assert (await bob.refused(ask.Replace(0, "random"))).code == "be-patient"
        await bob.do(ask.Resume())
        assert (await bob.refused(ask.Replace(0, "random"))).code == "be-patient"
        clock.passes(REPLACE_AFTER_SECONDS)
        await bob.do(ask.Replace(0, "random"))


async def test_a_personal_link_works_anywhere_and_a_new_one_replaces_it(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob, _ = await three(house)
        old = ada.token
        done = await ada.do(ask.Relink(), key="k" * 16)
        assert done.token is not None
        with pytest.raises(Refusal, match="replaced by a newer one"):
            await ada.look()
        again = await house.command(ada.table, old, ask.Command(0, "k" * 16, ask.Relink()))
        assert again == done
        ada.token = done.token
        await ada.any_move()
        assert (await bob.look()).to_act == 1
