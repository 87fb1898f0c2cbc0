"""Moves taken back: freely, or when the others agree."""

import random
from pathlib import Path

import pytest

import digsite
from digsite.core.record import read_record, verify
from digsite.table.play.deciding import REPLACE_AFTER_SECONDS
from digsite.table.play.entries import Agreed, Clock, Undone
from digsite.table.play.house import House
from digsite.table.play.sitting import Sitting
from tests.table.people import Clockwork, Guest, a_house, ask, come, entries_of, folded, open_table, play_out

pytestmark = pytest.mark.anyio


async def two_at_pergamon(house: House, **more: object) -> tuple[Guest, Guest]:
    """Ada has placed her figure, which can be taken back; it is Bob's turn."""
    ada = await open_table(house, "pergamon", ["me", "friend"], **more)
    bob = await come(ada, "Bob")
    await ada.play("place 3")
    return ada, bob


async def live(house: House, table: str) -> Sitting:
    sitting = house.tables.live[table].sitting
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
        assert (await bob.refused(ask.Decline())).code == "not-yours-to-say"
        await cleo.do(ask.Agree())
        assert (await entries_of(house, ada.table))[-2:] == [Agreed(2), Undone(0, 2)]
        now = await ada.look()
        assert (now.to_act, now.asked, now.undo) == (0, None, None)


async def test_one_refusal_is_enough(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob = await two_at_pergamon(house)
        await bob.any_move()
        await ada.do(ask.Undo())
        await bob.do(ask.Decline())
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
        await cleo.do(ask.Agree())
        house.bot_turns.wake = lambda live: None  # type: ignore[method-assign]
        await cleo.do(ask.Leave())
        assert (await cleo.refused(ask.Decline())).code == "not-yours-to-say"
        assert (await ada.look()).asked is not None


async def test_a_question_to_take_back_goes_with_who_had_not_answered(tmp_path: Path) -> None:
    """Going is not agreeing."""
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["friend", "friend", "me"])
        bob, cleo = await come(ada, "Bob"), await come(ada, "Cleo")
        await bob.play("place 3")
        await cleo.play("place 5")
        await bob.do(ask.Undo())
        await ada.do(ask.Agree())
        house.bot_turns.wake = lambda live: None  # type: ignore[method-assign]
        await cleo.do(ask.Leave())
        now = await bob.look()
        assert now.asked is None
        assert now.to_act == 2
        assert not any(isinstance(entry, Undone) for entry in await entries_of(house, ada.table))


async def test_who_agreed_and_goes_has_given_their_word(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["friend", "friend", "me"])
        bob, cleo = await come(ada, "Bob"), await come(ada, "Cleo")
        await bob.play("place 3")
        await cleo.play("place 5")
        await bob.do(ask.Undo())
        await cleo.do(ask.Agree())
        house.bot_turns.wake = lambda live: None  # type: ignore[method-assign]
        await cleo.do(ask.Leave())
        await ada.do(ask.Agree())
        assert (await entries_of(house, ada.table))[-1] == Undone(1, 2)
        assert (await bob.look()).to_act == 0


async def bots_rest(house: House, table: str) -> None:
    while (bots := house.tables.live[table].bots) is not None:
        await bots


@pytest.mark.parametrize("how", ["leaves", "is replaced", "runs out of time"])
async def test_nothing_is_taken_back_past_the_moment_somebody_went(tmp_path: Path, how: str) -> None:
    """Alone with the bot that stands in, the other could otherwise take the whole game back without asking."""
    clock = Clockwork()
    async with a_house(tmp_path, clock) as house:
        limit = Clock("game", 5000) if how == "runs out of time" else None
        ada = await open_table(house, "thebes", ["me", "friend"], clock=limit)
        bob = await come(ada, "Bob")
        await play_out(ada, bob, most=20)
        while (await ada.look()).to_act != 1:
            await ada.any_move()
        went = len((await live(house, ada.table)).match.played)  # type: ignore[union-attr]
        if how == "leaves":
            await bob.do(ask.Leave())
        elif how == "is replaced":
            clock.passes(REPLACE_AFTER_SECONDS)
            await ada.do(ask.Replace(1))
        else:
            clock.passes(5001)
            await ada.look()
        for _ in range(4):
            await bots_rest(house, ada.table)
            await ada.any_move()
        await bots_rest(house, ada.table)
        while (await ada.look()).undo == "freely":
            await ada.do(ask.Undo())
            assert len((await live(house, ada.table)).match.played) >= went  # type: ignore[union-attr]
            await bots_rest(house, ada.table)
        assert (await ada.look()).undo is None
        refusal = await ada.refused(ask.Undo())
        assert (refusal.code, str(refusal)) == (
            "undo-crosses-absence",
            "Bob is away. Moves from before a bot took over can only be undone when Bob is back.",
        )
        if how != "runs out of time":
            await bob.do(ask.Return())
            assert (await ada.look()).undo == "asking"
            await ada.do(ask.Undo())
            await bob.do(ask.Agree())
            assert len((await live(house, ada.table)).match.played) < went  # type: ignore[union-attr]


async def test_a_plan_of_somebody_who_went_is_not_taken_back(tmp_path: Path) -> None:
    """Bob planned his journey ahead and left; it was carried out afterwards, and is his decision all the same."""
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "artefakt", ["me", "friend"])
        bob = await come(ada, "Bob")
        while not ((await ada.look()).moves and (now := await bob.look()).moves and now.to_act == 0):
            await play_out(ada, bob, most=1)
        await bob.play((now.moves or [])[0].move)
        house.bot_turns.wake = lambda live: None  # type: ignore[method-assign]
        await bob.do(ask.Leave())
        await ada.any_move()
        assert (await live(house, ada.table)).deciders[-2:] == [0, 1]
        assert (await ada.refused(ask.Undo())).code == "undo-crosses-absence"


async def test_whoever_takes_back_what_was_newly_seen_is_seen_to_do_so(tmp_path: Path) -> None:
    """Everybody reads it in the log, against bots too, where nobody is asked."""
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "thebes", ["me", "bot:random"])
        told = set()
        for _ in range(12):
            await bots_rest(house, ada.table)
            await ada.any_move()
            moves = (await live(house, ada.table)).match.played  # type: ignore[union-attr]
            since = next(back for back in range(1, len(moves) + 1) if moves[-back].seat == 0)
            shown = any(each.answers for each in moves[-since:])
            if not shown:
                continue
            done = await ada.do(ask.Undo())
            for token in (ada.token, None):
                notice = (await house.notices(ada.table, token, None, done.sequence - 1))[0]
                assert (notice.kind, notice.person, notice.seen) == ("undone", 0, True)
            told.add(shown)
        assert told


async def test_what_showed_nothing_is_taken_back_without_such_a_remark(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, _ = await two_at_pergamon(house)
        done = await ada.do(ask.Undo())
        assert not done.notice.seen


async def test_a_question_goes_with_whoever_asked(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob = await two_at_pergamon(house)
        await bob.any_move()
        while (await ada.look()).to_act == 0:
            await ada.any_move()
        await ada.do(ask.Undo())
        if (await ada.look()).asked is not None:
            await ada.do(ask.Leave())
            assert (await bob.look()).asked is None


async def test_whoever_left_takes_nothing_back(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, bob = await two_at_pergamon(house)
        await ada.do(ask.Leave())
        assert (await ada.refused(ask.Undo())).code == "bot-stands-in"
        assert (await ada.look()).undo is None
        assert (await bob.look()).to_act == 1


async def test_alone_against_bots_everything_can_be_taken_back(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "thebes", ["me", "bot:random", "bot:random"])
        for _ in range(6):
            while (now := await ada.look()).to_act != 0:
                bots = house.tables.live[ada.table].bots
                assert bots is not None
                await bots
            await ada.any_move()
        while (now := await ada.look()).to_act != 0:
            bots = house.tables.live[ada.table].bots
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
    """After an agreed undo of a draw the same draw does not come again, and everybody can check the whole game."""
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
        assert any(undo.answers for undo in record.undone)
        match = verify(record, digsite.load(game))
        assert match.outcome() == (await live(house, ada.table)).match.outcome()  # type: ignore[union-attr]


async def test_a_bot_that_thinks_about_what_was_taken_back_thinks_again(tmp_path: Path) -> None:
    """The same number of moves, the same seat to decide, another position: its thought is worth nothing."""
    async with a_house(tmp_path, Clockwork()) as house:
        ada = await open_table(house, "pergamon", ["me", "bot:random"])
        questions: list[bytes] = []
        others: list[str] = []
        think = house.bots.thinkers.think

        async def late(*asked, **more):  # type: ignore[no-untyped-def]
            thought = await think(*asked, **more)
            questions.append(asked[1])
            if len(questions) == 1:
                await ada.do(ask.Undo())
                others.extend(each.move for each in (await ada.look()).moves or [] if each.move != "place 3")
                await ada.play(others[0])
            return thought

        house.bots.thinkers.think = late  # type: ignore[method-assign]
        await ada.play("place 3")
        bots = house.tables.live[ada.table].bots
        assert bots is not None
        await bots
        assert len(questions) > 1
        assert questions[0] != questions[1]
        match = (await folded(house, ada.table)).match
        assert match is not None
        assert match.setup.notation.write(match.played[0].move) == others[0]
