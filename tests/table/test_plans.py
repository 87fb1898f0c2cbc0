"""Artefakt: all plan at the same time. Nobody waits for another, nobody sees what another decided on."""

from itertools import permutations
from pathlib import Path

import pytest

from digsite.table.play.answers import now_for
from digsite.table.play.entries import Decided, Moved
from digsite.table.play.house import House
from digsite.table.play.notices import SPECTATOR, Viewer, notice
from tests.table.people import Guest, a_house, ask, come, entries_of, folded, open_table, play_out

pytestmark = pytest.mark.anyio


async def until_all_plan(*guests: Guest) -> None:
    """Play until the first seat is to plan, and everybody else may."""
    while not all([(await guest.look()).moves for guest in guests]):
        await play_out(*guests, most=1)


async def three_planning(house: House) -> list[Guest]:
    """In the order of their turns, which begins with anybody; each sits on the seat of their own number."""
    ada = await open_table(house, "artefakt", ["me", "friend", "friend"])
    guests = [ada, await come(ada, "Bob"), await come(ada, "Cleo")]
    await until_all_plan(*guests)
    first = (await ada.look()).to_act or 0
    return guests[first:] + guests[:first]


def a_plan(moves: object, which: int = 0) -> str:
    assert isinstance(moves, list)
    return str(moves[which].move)


@pytest.mark.parametrize("order", list(permutations(range(3))))
async def test_plans_come_in_any_order_and_are_carried_out_in_that_of_the_seats(
    tmp_path: Path, order: tuple[int, ...]
) -> None:
    async with a_house(tmp_path) as house:
        guests = await three_planning(house)
        seen = (await guests[0].look()).sequence
        plans = {i: a_plan((await guest.look()).moves, 7 + i) for i, guest in enumerate(guests)}
        for i in order:
            # None of them has seen what the others did meanwhile, and none has missed anything.
            await guests[i].do(ask.PlayMoves([plans[i]]), seen)
        played = [
            play
            for entry in await entries_of(house, guests[0].table)
            if isinstance(entry, Moved)
            for play in entry.plays
        ]
        assert [(play.seat, play.move) for play in played[-3:]] == [(guests[i].person, plans[i]) for i in range(3)]
        assert (await folded(house, guests[0].table)).ahead == {}


async def test_until_a_plan_is_carried_out_its_owner_may_think_again(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob, cleo = await three_planning(house)
        offered = (await cleo.look()).moves
        first, second = a_plan(offered, 3), a_plan(offered, 11)
        await cleo.play(first)
        assert (await cleo.look()).decided == first
        await cleo.play(second)
        assert (await cleo.look()).decided == second
        await ada.play(a_plan((await ada.look()).moves))
        await bob.play(a_plan((await bob.look()).moves))
        plays = [entry for entry in await entries_of(house, ada.table) if isinstance(entry, Moved)][-1].plays
        assert [(play.seat, play.move) for play in plays][-1] == (cleo.person, second)
        assert (await cleo.look()).decided is None


async def test_nobody_else_can_tell_one_plan_from_another(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob, cleo = await three_planning(house)
        heard: list[list[object]] = []
        for which in (3, 11):
            sequence = (await cleo.look()).sequence
            await cleo.play(a_plan((await cleo.look()).moves, which))
            sitting = await folded(house, ada.table)
            eyes = [SPECTATOR, *(Viewer(other.person, other.person, (other.person,)) for other in (ada, bob))]
            told = [notice(sitting.lines[-1], viewer) for viewer in eyes]
            nows = [now_for(sitting, viewer, 0.0) for viewer in eyes]
            for notices in told:
                assert (notices.kind, notices.seat, notices.moves) == ("decided", cleo.person, None)
                notices.sequence -= sequence
            for now in nows:
                now.sequence -= sequence
                assert now.seats[cleo.person].decided
                assert now.decided is None
            heard.append([told, nows])
        assert heard[0] == heard[1]


async def test_a_plan_ahead_is_one_of_those_offered_and_only_one(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, _, cleo = await three_planning(house)
        plans = [each.move for each in (await cleo.look()).moves or []]
        assert (await cleo.refused(ask.PlayMoves(plans[:2]))).code == "not-ahead"
        assert (await cleo.refused(ask.PlayMoves(["put tall"]))).code == "not-ahead"
        assert (await cleo.refused(ask.PlayMoves(["plan nothing"]))).code.startswith("unreadable")


async def test_whoever_planned_before_the_others_cannot_plan_twice(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, _, _ = await three_planning(house)
        plan = a_plan((await ada.look()).moves)
        await ada.play(plan)
        assert (await ada.look()).moves is None
        assert (await ada.refused(ask.PlayMoves([plan]))).code == "not-your-turn"


async def test_on_one_device_each_seat_plans_for_itself(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "artefakt", ["me:Ada", "me:Bob", "friend"])
        cleo = await come(ada, "Cleo")
        while not all([(await ada.look(0)).moves, (await ada.look(1)).moves, (await cleo.look()).moves]):
            await play_out(ada, cleo, most=1)
        plans = [a_plan((await ada.look(seat)).moves, 5 + seat) for seat in range(2)]
        if (await ada.look()).to_act == 2:
            await cleo.any_move()
        first = (await ada.look()).to_act or 0
        await ada.play(plans[1 - first], seat=1 - first)
        assert (await ada.look(1 - first)).decided == plans[1 - first]
        assert (await ada.look(first)).decided is None
        await ada.play(plans[first])
        if (await cleo.look()).to_act == 2:
            await cleo.any_move()
        moved = [entry for entry in await entries_of(house, ada.table) if isinstance(entry, Moved)]
        played = [(play.seat, play.move) for entry in moved for play in entry.plays]
        assert {(0, plans[0]), (1, plans[1])} <= set(played[-3:])


async def test_a_plan_taken_back_with_those_of_the_others_is_made_anew(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob, cleo = await three_planning(house)
        await bob.play(a_plan((await bob.look()).moves))
        await ada.play(a_plan((await ada.look()).moves))
        assert (await ada.look()).undo == "asking"
        await ada.do(ask.Undo())
        await bob.do(ask.Agree())
        await cleo.do(ask.Agree())
        now = await ada.look()
        assert now.to_act == ada.person
        assert not any(seat.decided for seat in now.seats)
        assert all([(await guest.look()).moves for guest in (ada, bob, cleo)])


async def test_a_plan_of_somebody_who_goes_is_carried_out_all_the_same(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob, _ = await three_planning(house)
        plan = a_plan((await bob.look()).moves, 9)
        await bob.play(plan)
        await bob.do(ask.Leave())
        await ada.play(a_plan((await ada.look()).moves))
        entries = await entries_of(house, ada.table)
        assert Decided(bob.person, plan) in entries
        plays = [entry for entry in entries if isinstance(entry, Moved)][-1].plays
        assert [(play.seat, play.move) for play in plays][-1] == (bob.person, plan)
