"""Playing again: the same people and bots, one seat further."""

from pathlib import Path

import pytest

from digsite.table.play.house import House
from digsite.table.play.refusals import Refusal
from tests.table.people import Guest, a_house, ask, come, open_table, play_out

pytestmark = pytest.mark.anyio


async def bots_rest(house: House, table: str) -> None:
    while (bots := house.tables.live[table].bots) is not None:
        await bots


async def to_the_rematch(guest: Guest) -> Guest:
    """Follow the token that the old table gives to the rematch."""
    now = await guest.look()
    assert now.rematch is not None
    assert now.rematch_token is not None
    other = object.__new__(Guest)
    other.house, other.table, other.person, other.token = guest.house, now.rematch, guest.person, now.rematch_token
    return other


async def three_after_a_game(house: House) -> list[Guest]:
    ada = await open_table(house, "artefakt", ["me", "friend", "friend"], word="old")
    guests = [ada, await come(ada, "Bob"), await come(ada, "Cleo")]
    assert (await ada.refused(ask.Rematch())).code == "not-over"
    await play_out(*guests)
    return guests


async def test_everybody_sits_one_seat_further_and_is_waited_for(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guests = await three_after_a_game(house)
        await guests[1].do(ask.Rematch())
        assert (await guests[0].refused(ask.Rematch())).code == "already-rematched"
        assert (await house.look(guests[0].table, None, None)).rematch_token is None
        ada, bob, cleo = [await to_the_rematch(guest) for guest in guests]
        now = await ada.look()
        assert (now.phase, now.host, now.earlier) == ("waiting", 1, guests[0].table)
        assert [seat.name for seat in now.seats] == ["Cleo", "Ada", "Bob"]
        assert [person.ready for person in now.people] == [False] * 3
        assert now.fairness.commitment != (await guests[0].look()).fairness.commitment
        await ada.do(ask.Ready("new"))
        assert (await ada.refused(ask.Ready("newer"))).code == "already-ready"
        await bob.do(ask.Ready())
        assert (await bob.look()).phase == "waiting"
        await cleo.do(ask.Ready("sand"))
        now = await cleo.look()
        assert now.phase == "playing"
        assert now.fairness.words == ["sand", "new", ""]
        assert now.you is not None
        assert now.you.seats == [0]
        assert (await cleo.refused(ask.Ready("late"))).code == "already-ready"
        await play_out(ada, bob, cleo)
        assert (await ada.look()).phase == "over"


async def test_for_somebody_who_does_not_come_the_host_lets_a_bot_play(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guests = await three_after_a_game(house)
        await guests[0].do(ask.Rematch())
        ada, bob, cleo = [await to_the_rematch(guest) for guest in guests]
        await ada.do(ask.Ready())
        await bob.do(ask.Ready())
        assert (await bob.refused(ask.Replace(0, "random"))).code == "host-only"
        assert (await ada.refused(ask.Replace(2, "random"))).code == "seat-taken"
        await ada.do(ask.Replace(0, "random"))
        assert (await ada.look()).phase == "playing"
        await bots_rest(house, ada.table)
        await cleo.do(ask.Return())
        now = await cleo.look()
        assert (now.seats[0].name, now.seats[0].bot) == ("Cleo", None)


async def test_who_comes_after_all_takes_the_seat_from_the_bot(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guests = await three_after_a_game(house)
        await guests[0].do(ask.Rematch())
        ada, bob, cleo = [await to_the_rematch(guest) for guest in guests]
        await ada.do(ask.Replace(0, "random"))
        await cleo.do(ask.Ready())
        assert (await cleo.look()).seats[0].bot is None
        await ada.do(ask.Ready())
        await bob.do(ask.Ready())
        assert (await cleo.look()).seats[0].bot is None


async def test_a_seat_kept_for_somebody_can_be_given_to_somebody_else(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guests = await three_after_a_game(house)
        await guests[0].do(ask.Rematch())
        ada, bob, cleo = [await to_the_rematch(guest) for guest in guests]
        await ada.do(ask.Replace(0))
        dora = await come(ada, "Dora")
        await ada.do(ask.Ready())
        await bob.do(ask.Ready())
        now = await cleo.look()
        assert now.you is not None
        assert now.you.seats == []
        assert [seat.name for seat in (await dora.look()).seats] == ["Dora", "Ada", "Bob"]
        assert now.view == (await house.look(ada.table, None, None)).view


async def test_who_left_during_the_game_is_not_waited_for_and_the_bot_stays(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "artefakt", ["me:Ada", "me:Alan", "friend"])
        bob = await come(ada, "Bob")
        await ada.do(ask.Leave())
        while (await bob.look()).phase != "over":
            await bots_rest(house, ada.table)
            if (await bob.look()).moves:
                await bob.any_move()
        assert (await ada.refused(ask.Rematch())).code == "already-left"
        await bob.do(ask.Rematch())
        new_bob, new_ada = await to_the_rematch(bob), await to_the_rematch(ada)
        now = await new_ada.look()
        assert [(seat.name, seat.bot) for seat in now.seats] == [
            ("Bob", None),
            ("random 1", "random"),
            ("random 2", "random"),
        ]
        assert now.you is not None
        assert now.you.seats == []
        await new_bob.do(ask.Ready("word"))
        assert (await new_bob.look()).phase == "playing"


async def test_who_left_after_the_game_leaves_a_free_seat(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guests = await three_after_a_game(house)
        await guests[2].do(ask.Leave())
        await guests[0].do(ask.Rematch())
        ada, bob = await to_the_rematch(guests[0]), await to_the_rematch(guests[1])
        await ada.do(ask.Ready())
        await bob.do(ask.Ready())
        assert [seat.name for seat in (await ada.look()).seats] == ["", "Ada", "Bob"]
        cleo = await come(ada, "Cleo")
        assert (await cleo.look()).phase == "playing"


async def test_on_one_device_one_word_is_enough(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "artefakt", ["me:Ada", "me:Bob"])
        await play_out(ada)
        await ada.do(ask.Rematch())
        again = await to_the_rematch(ada)
        assert [seat.name for seat in (await again.look()).seats] == ["Bob", "Ada"]
        await again.do(ask.Ready("sand"))
        now = await again.look()
        assert (now.phase, now.fairness.words) == ("playing", ["sand", "sand"])


async def test_a_rematch_is_not_open_to_those_with_the_old_link_of_another(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guests = await three_after_a_game(house)
        await guests[0].do(ask.Rematch())
        ada = await to_the_rematch(guests[0])
        with pytest.raises(Refusal, match="not valid for this table"):
            await house.look(ada.table, guests[0].token, None)
