"""People go, do not move, and come back, while the game goes on."""

from pathlib import Path

import pytest

from digsite.core.errors import BadSetup
from digsite.table.deciding import PATIENCE
from digsite.table.entries import Clock, Replaced
from digsite.table.house import House
from digsite.table.refusals import Refusal
from tests.table.people import Clockwork, Guest, a_house, ask, come, entries_of, open_table, play_out

pytestmark = pytest.mark.anyio


async def bots_rest(house: House, table: str) -> None:
    while (bots := house.tables[table].bots) is not None:
        await bots


async def three(house: House, **more: object) -> list[Guest]:
    ada = await open_table(house, "pergamon", ["me", "friend", "friend"], **more)
    return [ada, await come(ada, "Bob"), await come(ada, "Cleo")]


async def test_a_bot_goes_on_for_whoever_leaves_until_they_return(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob, cleo = await three(house)
        await ada.do(ask.Leave("random"))
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


async def test_a_game_that_everybody_leaves_is_played_to_its_end_by_bots(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "artefakt", ["me", "friend"])
        bob = await come(ada, "Bob")
        await ada.do(ask.Leave("random"))
        await bob.do(ask.Leave("greedy"))
        await bots_rest(house, ada.table)
        now = await ada.look()
        assert now.phase == "over"
        assert [seat.name for seat in now.seats] == ["Ada", "Bob"]


async def test_a_bot_that_thinks_when_its_person_returns_does_not_move(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob, _ = await three(house)
        think = house.thinkers.think

        async def late(*asked, **more):  # type: ignore[no-untyped-def]
            thought = await think(*asked, **more)
            await ada.do(ask.Return())
            return thought

        house.thinkers.think = late  # type: ignore[method-assign]
        await ada.do(ask.Leave("random"))
        await bots_rest(house, ada.table)
        now = await bob.look()
        assert now.to_act == 0
        assert now.seats[0].bot is None


async def test_only_a_bot_that_may_sit_there_stands_in(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, _, _ = await three(house)
        assert isinstance(await ada.refused(ask.Leave("pipe:rm")), BadSetup)


async def test_who_does_not_move_for_long_is_stood_in_for(tmp_path: Path) -> None:
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        ada, bob, cleo = await three(house)
        clock.passes(PATIENCE - 1)
        refusal = await bob.refused(ask.Replace(0, "random"))
        assert (refusal.code, str(refusal)) == (
            "be-patient",
            "A bot can stand in for Ada when Ada has been thinking for 10 minutes.",
        )
        clock.passes(1)
        assert (await bob.refused(ask.Replace(2, "random"))).code == "be-patient"
        assert (await ada.refused(ask.Replace(0, "random"))).code == "not-replaceable"
        assert (await bob.refused(ask.Replace(0))).code == "not-replaceable"
        assert (await bob.refused(ask.Replace(7, "random"))).code == "no-such-seat"
        await bob.do(ask.Replace(0, "random"))
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
            clock.passes(PATIENCE - 1)
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
        house.opponents.wake = lambda live: None  # type: ignore[method-assign]
        clock.passes(PATIENCE)
        await ada.do(ask.Leave("random"))
        await ada.do(ask.Return())
        assert (await bob.refused(ask.Replace(0, "random"))).code == "be-patient"
        await ada.do(ask.Pause())
        await bob.do(ask.Agree())
        await cleo.do(ask.Agree())
        clock.passes(PATIENCE)
        assert (await bob.refused(ask.Replace(0, "random"))).code == "be-patient"
        await bob.do(ask.Resume())
        assert (await bob.refused(ask.Replace(0, "random"))).code == "be-patient"
        clock.passes(PATIENCE)
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
