"""Moves taken back: freely, or when the others agree."""

import random
from pathlib import Path

import pytest

import digsite
from digsite.core.record import read_record, verify
from digsite.table.entries import Agreed, Undone
from digsite.table.house import House
from digsite.table.sitting import Sitting
from tests.table.people import Clockwork, Guest, a_house, ask, come, entries_of, folded, open_table, play_out

pytestmark = pytest.mark.anyio


async def two_at_pergamon(house: House, **more: object) -> tuple[Guest, Guest]:
    """Ada has placed her figure, which can be taken back; it is Bob's turn."""
    ada = await open_table(house, "pergamon", ["me", "friend"], **more)
    bob = await come(ada, "Bob")
    await ada.play("place 3")
    return ada, bob


async def live(house: House, table: str) -> Sitting:
    sitting = house.tables[table].sitting
    assert sitting is not None
    return sitting


async def test_a_move_that_showed_nothing_is_taken_back_freely(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob = await two_at_pergamon(house)
        view = (await ada.look()).view
        assert (await ada.look()).undo == "freely"
        assert (await bob.look()).undo is None
        await ada.do(ask.Undo())
        now = await ada.look()
        assert now.to_act == 0
        assert now.undo is None
        await ada.play("place 3")
        assert (await ada.look()).view == view
        assert (await bob.refused(ask.Undo())).code == "nothing-to-undo"


async def test_somebody_who_has_not_seen_what_happened_since_takes_nothing_back(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob = await two_at_pergamon(house)
        seen = (await ada.look()).sequence
        await bob.any_move()
        assert (await ada.refused(ask.Undo(), seen)).code == "stale"
        await ada.do(ask.Undo())
        assert (await ada.look()).asked is not None


async def test_after_anothers_decision_all_must_agree(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "friend", "friend"])
        bob, cleo = await come(ada, "Bob"), await come(ada, "Cleo")
        await ada.play("place 3")
        await bob.play("place 5")
        assert (await ada.look()).undo == "asking"
        await ada.do(ask.Undo())
        asked = (await cleo.look()).asked
        assert asked is not None
        assert (asked.what, asked.person, asked.moves, asked.agreed, asked.waiting_for) == ("undo", 0, 2, [0], [1, 2])
        assert (await ada.refused(ask.Agree())).code == "not-yours-to-say"
        assert (await ada.refused(ask.Undo())).code == "already-asked"
        await bob.do(ask.Agree())
        assert (await bob.refused(ask.Agree())).code == "not-yours-to-say"
        assert (await bob.refused(ask.Refuse())).code == "not-yours-to-say"
        await cleo.do(ask.Agree())
        assert (await entries_of(house, ada.table))[-2:] == [Agreed(2), Undone(0, 2)]
        now = await ada.look()
        assert (now.to_act, now.asked, now.undo) == (0, None, None)


async def test_one_refusal_is_enough(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob = await two_at_pergamon(house)
        await bob.any_move()
        await ada.do(ask.Undo())
        await bob.do(ask.Refuse())
        now = await ada.look()
        assert now.asked is None
        assert len((await live(house, ada.table)).match.played) == 2  # type: ignore[union-attr]
        assert (await bob.refused(ask.Agree())).code == "nothing-asked"
        await ada.do(ask.Undo())
        assert (await ada.look()).asked is not None


async def test_a_move_answers_the_question_too(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob = await two_at_pergamon(house)
        await play_out(ada, bob, most=12)
        await ada.do(ask.Undo())
        question = (await bob.look()).sequence
        await play_out(ada, bob, most=1)
        assert (await ada.look()).asked is None
        assert (await bob.refused(ask.Agree())).code == "nothing-asked"
        await ada.do(ask.Undo())
        if (await ada.look()).asked is not None:
            assert (await bob.refused(ask.Agree(), question)).code == "stale"


async def test_a_spectator_and_somebody_who_left_have_no_say(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "friend", "friend"])
        bob, cleo = await come(ada, "Bob"), await come(ada, "Cleo")
        await ada.play("place 3")
        await bob.play("place 5")
        await ada.do(ask.Undo())
        house.opponents.wake = lambda live: None  # type: ignore[method-assign]
        await cleo.do(ask.Leave("random"))
        assert (await cleo.refused(ask.Agree())).code == "not-yours-to-say"


async def test_a_question_is_settled_when_the_last_who_had_not_answered_goes(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["friend", "friend", "me"])
        bob, cleo = await come(ada, "Bob"), await come(ada, "Cleo")
        await bob.play("place 3")
        await cleo.play("place 5")
        await bob.do(ask.Undo())
        await ada.do(ask.Agree())
        await cleo.do(ask.Leave("random"))
        now = await bob.look()
        assert now.asked is None
        assert now.to_act == 0


async def test_a_question_goes_with_whoever_asked(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob = await two_at_pergamon(house)
        await bob.any_move()
        while (await ada.look()).to_act == 0:
            await ada.any_move()
        await ada.do(ask.Undo())
        if (await ada.look()).asked is not None:
            await ada.do(ask.Leave("random"))
            assert (await bob.look()).asked is None


async def test_whoever_left_takes_nothing_back(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob = await two_at_pergamon(house)
        await ada.do(ask.Leave("random"))
        assert (await ada.refused(ask.Undo())).code == "bot-stands-in"
        assert (await ada.look()).undo is None
        assert (await bob.look()).to_act == 1


async def test_alone_against_bots_everything_can_be_taken_back(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "thebes", ["me", "bot:random", "bot:random"])
        for _ in range(6):
            while (now := await ada.look()).to_act != 0:
                bots = house.tables[ada.table].bots
                assert bots is not None
                await bots
            await ada.any_move()
        while (now := await ada.look()).to_act != 0:
            bots = house.tables[ada.table].bots
            assert bots is not None
            await bots
        played = len((await live(house, ada.table)).match.played)  # type: ignore[union-attr]
        while now.undo is not None:
            assert now.undo == "freely"
            await ada.do(ask.Undo())
            now = await ada.look()
            assert now.to_act == 0
            fewer = len((await live(house, ada.table)).match.played)  # type: ignore[union-attr]
            assert fewer < played
            played = fewer


async def test_on_one_device_everything_can_be_taken_back(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me:Ada", "me:Bob"])
        await play_out(ada, most=30)
        for left in range(29, -1, -1):
            await ada.do(ask.Undo())
            assert len((await live(house, ada.table)).match.played) == left  # type: ignore[union-attr]
        assert (await ada.refused(ask.Undo())).code == "nothing-to-undo"


@pytest.mark.parametrize("game", digsite.games())
async def test_chance_goes_on_after_what_was_taken_back_and_the_record_holds(tmp_path: Path, game: str) -> None:
    """Whoever agrees to take a draw back does not get the same draw again, and everybody can check the whole game."""
    chooser = random.Random(game)
    async with a_house(tmp_path) as house:
        ada = await open_table(house, game, ["me", "me"], word="sand")
        undone = 0
        while (now := await ada.look()).to_act is not None:
            if now.undo and undone < 25 and chooser.random() < 0.3:
                before = int((await live(house, ada.table)).match.state["counter"])  # type: ignore[union-attr]
                for _ in range(chooser.randint(1, 3)):
                    if (await ada.look()).undo:
                        await ada.do(ask.Undo())
                        undone += 1
                assert int((await live(house, ada.table)).match.state["counter"]) == before  # type: ignore[union-attr]
            else:
                await ada.any_move(chooser)
        record = read_record((await folded(house, ada.table)).record().to_json())
        assert record.jumps
        match = verify(record, digsite.load(game))
        assert match.outcome() == (await live(house, ada.table)).match.outcome()  # type: ignore[union-attr]


async def test_a_bot_that_thinks_about_what_was_taken_back_thinks_again(tmp_path: Path) -> None:
    """The same number of moves, the same seat to decide, another position: its thought is worth nothing."""
    async with a_house(tmp_path, Clockwork()) as house:
        ada = await open_table(house, "pergamon", ["me", "bot:random"])
        questions: list[bytes] = []
        others: list[str] = []
        think = house.thinkers.think

        async def late(*asked, **more):  # type: ignore[no-untyped-def]
            thought = await think(*asked, **more)
            questions.append(asked[1])
            if len(questions) == 1:
                await ada.do(ask.Undo())
                others.extend(each.move for each in (await ada.look()).moves or [] if each.move != "place 3")
                await ada.play(others[0])
            return thought

        house.thinkers.think = late  # type: ignore[method-assign]
        await ada.play("place 3")
        bots = house.tables[ada.table].bots
        assert bots is not None
        await bots
        assert len(questions) > 1
        assert questions[0] != questions[1]
        match = (await folded(house, ada.table)).match
        assert match is not None
        assert match.setup.notation.write(match.played[0].move) == others[0]
