"""Who sits where: before the game begins, and who may look on."""

import json
from pathlib import Path

import pytest

from digsite.core.errors import BadSetup
from digsite.table.play.answers import now_for
from digsite.table.play.entries import Replaced
from digsite.table.play.notices import SPECTATOR
from digsite.table.play.refusals import Refusal
from tests.table.people import Ear, a_house, ask, come, entries_of, folded, open_table, play_out

pytestmark = pytest.mark.anyio


async def test_a_table_has_every_kind_of_seat(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["friend", "me", "bot:random", "bot:greedy"])
        now = await ada.look()
        assert now.phase == "waiting"
        assert [seat.name for seat in now.seats] == ["", "Ada", "random", "greedy"]
        assert [seat.person for seat in now.seats] == [None, 0, None, None]
        assert now.view is None
        assert now.to_act is None
        bob = await come(ada, "Bob")
        now = await bob.look()
        assert now.phase == "playing"
        assert [seat.name for seat in now.seats] == ["Bob", "Ada", "random", "greedy"]
        assert now.you is not None
        assert now.you.seats == [0]


async def test_bots_of_one_kind_are_told_apart_however_they_come_to_sit_there(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "bot:random", "bot:random", "friend"])
        assert [seat.name for seat in (await ada.look()).seats] == ["Ada", "random 1", "random 2", ""]
        await ada.do(ask.Replace(1, "greedy"))
        assert [seat.name for seat in (await ada.look()).seats] == ["Ada", "greedy", "random", ""]
        await ada.do(ask.Replace(2))
        bob = await come(ada, "Bob", seat=2)
        assert [seat.name for seat in (await bob.look()).seats] == ["Ada", "greedy", "Bob", ""]


async def test_a_seat_that_is_taken_and_a_table_that_is_full_are_refused(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "friend", "friend"])
        await come(ada, "Bob", seat=2)
        with pytest.raises(Refusal, match="seat is taken"):
            await come(ada, "Cleo", seat=2)
        with pytest.raises(Refusal, match="3 seats"):
            await come(ada, "Cleo", seat=3)
        with pytest.raises(Refusal, match="called BOB"):
            await come(ada, "BOB")
        await come(ada, "Cleo")
        with pytest.raises(Refusal, match="already started"):
            await come(ada, "Dora")


async def test_a_rematch_that_waits_for_its_people_is_full_for_others(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "artefakt", ["me", "friend"])
        bob = await come(ada, "Bob")
        await play_out(ada, bob)
        await ada.do(ask.Rematch())
        rematch = (await ada.look()).rematch
        assert rematch is not None
        ada.table = rematch
        with pytest.raises(Refusal, match="All seats are taken"):
            await come(ada, "Cleo")


@pytest.mark.parametrize("name", [" ", "\u200b", "\u202e", "a" * 41, "\u200d\ufe0f"])
async def test_a_name_must_be_one(tmp_path: Path, name: str) -> None:
    async with a_house(tmp_path) as house:
        with pytest.raises(Refusal, match="1 to 40") as refusal:
            await open_table(house, "pergamon", ["me", "bot:random"], name=name)
        assert refusal.value.status == 422


async def test_names_lose_what_cannot_be_seen(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "friend"], name=" Ada\u202e \n  L.\u200d ")
        assert (await ada.look()).people[0].name == "Ada L."


async def test_several_seats_on_one_device_have_names_and_views_of_their_own(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "thebes", ["me:Ada", "me:Bob", "me:ada"])
        now = await ada.look()
        assert [seat.name for seat in now.seats] == ["Ada 1", "Bob", "ada 2"]
        assert now.phase == "playing"
        assert now.you is not None
        assert now.you.seats == [0, 1, 2]
        views = [(await ada.look(seat)).view for seat in range(3)]
        assert len({str(view) for view in views}) == 3
        await play_out(ada, most=40)
        now = await ada.look()
        assert now.you is not None
        assert now.you.seat == now.to_act
        with pytest.raises(Refusal, match="not your seat"):
            await ada.look(3)


async def test_the_longest_name_is_shortened_where_a_number_is_needed(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "thebes", ["me", "me"], name="x" * 40)
        assert [seat.name for seat in (await ada.look()).seats] == ["x" * 38 + " 1", "x" * 38 + " 2"]


async def test_the_host_fills_free_seats_with_bots_and_the_game_begins(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "friend", "friend"])
        bob = await come(ada, "Bob")
        assert (await bob.refused(ask.Replace(2, "random"))).code == "host-only"
        assert (await ada.refused(ask.Replace(1, "random"))).code == "seat-taken"
        assert (await ada.refused(ask.Replace(9, "random"))).code == "no-such-seat"
        assert isinstance(await ada.refused(ask.Replace(2, "deep-blue")), BadSetup)
        await ada.do(ask.Replace(2, "random"))
        now = await bob.look()
        assert now.phase == "playing"
        assert now.seats[2].bot == "random"


async def test_a_game_begins_in_the_same_breath_as_its_last_seat_is_taken(tmp_path: Path) -> None:
    """Stored together: a server that dies between the two would leave a table at which nobody can do anything."""
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "friend"])
        batches: list[int] = []
        append = house.storage.append

        async def counted(entries, change):  # type: ignore[no-untyped-def]
            batches.append(len(entries))
            return await append(entries, change)

        house.storage.append = counted  # type: ignore[method-assign]
        await come(ada, "Bob")
        assert batches == [2]


async def test_whoever_goes_before_the_game_begins_leaves_a_free_seat(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "friend", "friend"])
        bob = await come(ada, "Bob")
        await bob.do(ask.Leave())
        assert (await bob.refused(ask.Leave())).code == "already-left"
        assert [seat.name for seat in (await ada.look()).seats] == ["Ada", "", ""]
        await come(ada, "Bob")
        await come(ada, "Cleo")
        now = await bob.look()
        assert now.phase == "playing"
        assert now.you is not None
        assert now.you.seats == []
        assert now.view == (await house.look(ada.table, None, None)).view


async def test_a_socket_of_somebody_who_went_sees_nothing_of_who_came_instead(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "thebes", ["me", "friend", "friend"])
        bob = await come(ada, "Bob", seat=1)
        by_seat, any_ = Ear(), Ear()
        async with (
            house.watch(bob.table, bob.token, 1, 0, by_seat),
            house.watch(bob.table, bob.token, None, 0, any_),
        ):
            await bob.do(ask.Leave())
            await come(ada, "Cleo", seat=1)
            await come(ada, "Dora", seat=2)
            now = json.loads(any_.heard[-1])["now"]
            assert now["phase"] == "playing"
            assert now["you"] == {"person": 1, "seats": [], "seat": None}
            sitting = await folded(house, ada.table)
            assert now["view"] == json.loads(json.dumps(now_for(sitting, SPECTATOR, 0.0).view))
            assert (by_seat.ended, len(by_seat.heard)) == ("ended", 1), "only what it saw before"


async def test_when_the_host_goes_the_next_one_arranges_the_seats(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "friend", "friend"], public=True)
        bob = await come(ada, "Bob")
        await ada.do(ask.Leave())
        now = await bob.look()
        assert now.host == bob.person
        assert [(listed.host, listed.free) for listed in await house.lobby()] == [("Bob", 2)]
        assert (await ada.refused(ask.Replace(0, "random"))).code == "host-only"
        await bob.do(ask.Replace(0, "random"))
        await bob.do(ask.Replace(2, "random"))
        assert (await bob.look()).phase == "playing"


async def test_the_lobby_lists_public_tables_that_wait_and_no_others(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        await open_table(house, "pergamon", ["me", "friend"])
        ada = await open_table(house, "thebes", ["me", "friend", "bot:random"], public=True)
        bob = await open_table(house, "artefakt", ["me", "friend"], name="Bob", public=True)
        assert {
            (listed.table, listed.game, listed.host, listed.players, listed.free) for listed in await house.lobby()
        } == {
            (ada.table, "thebes", "Ada", 3, 1),
            (bob.table, "artefakt", "Bob", 2, 1),
        }
        await come(ada, "Cleo")
        await bob.do(ask.Leave())
        assert await house.lobby() == []


async def test_whoever_opens_a_table_need_not_sit_there(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["friend", "friend"])
        await ada.do(ask.Replace(0, "random"))
        bob = await come(ada, "Bob")
        assert (await bob.look()).phase == "playing"
        now = await ada.look()
        assert now.you is not None
        assert (now.you.seats, now.moves, now.undo) == ([], None, None)
        for wish in (ask.PlayMoves(["place 1"]), ask.Undo(), ask.Pause(), ask.Resume(), ask.Return()):
            assert (await ada.refused(wish)).code == "watchers-only-watch"


async def test_spectators_see_what_all_may_see_and_do_nothing(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "thebes", ["me", "friend"])
        bob = await come(ada, "Bob")
        await play_out(ada, bob, most=30)
        now = await house.look(ada.table, None, None)
        sitting = await folded(house, ada.table)
        assert sitting.match is not None
        assert now.view == sitting.match.view(None)
        assert (now.you, now.moves, now.undo, now.rematch_token) == (None, None, None, None)
        with pytest.raises(Refusal, match="Only players can do this"):
            await house.command(ada.table, None, ask.Command(now.sequence, "k" * 16, ask.Say("hello")))
        with pytest.raises(Refusal, match="personal link"):
            await house.look(ada.table, None, 0)


async def test_what_people_say_is_read_by_all_before_during_and_after(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "artefakt", ["me", "friend"])
        await ada.do(ask.Say("anybody\u202e here?\n"))
        bob = await come(ada, "Bob")
        await bob.do(ask.Say("yes 👩‍🚀"))
        await play_out(ada, bob)
        await bob.do(ask.Say("again?"))
        assert (await bob.refused(ask.Say(" \u200b\n"))).code == "nothing-said"
        said = [
            (told.person, told.text) for told in await house.notices(ada.table, None, None, 0) if told.kind == "said"
        ]
        assert said == [(0, "anybody here?"), (1, "yes 👩‍🚀"), (1, "again?")]


async def test_a_bot_on_a_seat_is_stored_under_who_put_it_there(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "friend", "friend"])
        await ada.do(ask.Replace(1, "random"))
        assert (await entries_of(house, ada.table))[-1] == Replaced(1, 0, "random")
