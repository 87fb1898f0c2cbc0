"""Going on from a replay: a new table begins from a position of a game that is over, with chance of its own."""

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.cli import main
from digsite.core.errors import GameOver, TamperedRecord
from digsite.core.match import Match
from digsite.core.record import Record, convert_record, read_record, replay, verify
from digsite.table.http.replays import Replays
from digsite.table.play.commands import GoOn, SeatWish
from digsite.table.play.entries import Opened
from digsite.table.play.house import House
from digsite.table.play.refusals import Refusal
from tests.table.people import Guest, a_house, ask, come, entries_of, folded, new_key, open_table, play_out

pytestmark = pytest.mark.anyio

GAMES = ["artefakt", "monuments", "pergamon", "thebes"]
ME_TWICE = [SeatWish("me"), SeatWish("me", "Bob")]


def played(game: str, seed: int = 3, moves: int | None = None, **setup: Any) -> Match:
    match, chooser = digsite.load(game).new(players=2, seed=seed, **setup), random.Random(2)
    while match.seat is not None and (moves is None or len(match.played) < moves):
        match.play(chooser.choice(match.legal()))
    return match


async def uploaded(house: House, match: Match) -> tuple[Replays, str]:
    replays = Replays(house)
    record = match.record(["Ada", "Bob"])
    return replays, (await replays.add(record.to_json().encode())).replay


async def going_on(replays: Replays, replay_id: str, step: int, seats: list[SeatWish] | None = None) -> Guest:
    wish = GoOn(seats or ME_TWICE, "Ada", new_key(), word="sand", stand_in="random")
    return Guest(replays.house, await replays.go_on(replay_id, step, wish))


async def finished(guest: Guest) -> Record:
    """Play to the end, and return the record as it comes out of its file."""
    await play_out(guest)
    return read_record((await guest.house.record(guest.table)).to_json())


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_goes_on_from_its_true_position_to_a_record_that_verifies(tmp_path: Path, game: str) -> None:
    async with a_house(tmp_path) as house:
        source = played(game)
        step = len(source.played) * 2 // 3
        there = replay(source.record(["Ada", "Bob"]), source.game, step)
        replays, replay_id = await uploaded(house, source)
        ada = await going_on(replays, replay_id, step)
        assert (await ada.look()).phase == "playing"
        for seat in (0, 1):
            now = await ada.look(seat)
            assert now.to_act == there.seat
            assert now.view == there.view(seat)
            assert now.undo is None
        assert (await house.look(ada.table, None, None)).view == there.view(None)
        assert (await folded(house, ada.table)).match.position() == there.position()  # type: ignore[union-attr]
        record = await finished(ada)
        assert record.start == there.position()
        assert record.deal == []
        assert record.promise is not None
        ended = verify(record, source.game)
        assert record.outcome is not None
        assert ended.outcome().points == record.outcome.points  # type: ignore[union-attr]
        assert (await house.record(ada.table)).to_json() == record.to_json()
        again = await replays.get(replay_id)
        assert len(again.record.moves) == len(source.played), "the game that was played stays as it is"


async def test_chance_from_there_on_comes_from_the_key_of_the_new_table(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        source = played("thebes")
        replays, replay_id = await uploaded(house, source)
        records = [await finished(await going_on(replays, replay_id, 10)) for _ in range(2)]
        assert len({record.key for record in records}) == 2
        answers = [[move.answers for move in record.moves if move.answers][:6] for record in records]
        assert answers[0] != answers[1]
        forged = json.loads(records[0].to_json()) | {"start": source.game.new(players=2, seed=1).position()}
        with pytest.raises(TamperedRecord):
            verify(convert_record(forged), source.game)


async def test_a_game_that_went_on_can_be_gone_on_from(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        replays, replay_id = await uploaded(house, played("artefakt"))
        first = await going_on(replays, replay_id, 8)
        with pytest.raises(Refusal, match="when the game is over"):
            await replays.go_on(first.table, 2, GoOn(ME_TWICE, "Ada", new_key()))
        await play_out(first)
        second = await going_on(replays, first.table, 4)
        record = await finished(second)
        there = digsite.replay(await house.record(first.table), 4)
        assert record.start == there.position()
        verify(record, there.game)


async def test_own_editions_and_options_stay_those_of_the_game(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        game = digsite.load("pergamon")
        tables = copy.deepcopy(game.edition.tables)
        tables["calendar.prize"]["figures"] = 4
        edition = game.edition_of("corrected", tables)
        source = played("pergamon", options={"free-sorting": True}, edition=edition)
        replays, replay_id = await uploaded(house, source)
        ada = await going_on(replays, replay_id, 12)
        now = await ada.look()
        assert now.options == source.setup.options
        assert (now.edition, now.own_edition) == (edition.digest, "corrected")


async def test_only_who_looked_at_the_other_game_knows_it_before_the_end(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        replays, replay_id = await uploaded(house, played("monuments"))
        ada = await going_on(replays, replay_id, 30, [SeatWish("me"), SeatWish("friend")])
        opened = (await entries_of(house, ada.table))[0]
        assert isinstance(opened, Opened)
        assert opened.start is not None
        assert (await ada.look()).phase == "waiting"
        bob = await come(ada, "Bob")
        for guest in (ada, bob):
            now = await guest.look()
            assert now.start is not None
            assert (now.start.step, now.start.replay) == (30, None)
        await play_out(ada, bob)
        start = (await bob.look()).start
        assert start is not None
        assert start.replay == replay_id
        await ada.do(ask.Rematch())
        now = await ada.look()
        assert now.rematch is not None
        assert (await house.look(now.rematch, None, None)).start is None, "a rematch is dealt"


async def test_a_bot_plays_in_the_other_seat_with_what_that_seat_knows(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        replays, replay_id = await uploaded(house, played("thebes"))
        seats = [SeatWish("bot", bot="random"), SeatWish("bot", bot="random")]
        mine = replay((await replays.get(replay_id)).record, digsite.load("thebes"), 20).seat
        assert mine is not None
        seats[mine] = SeatWish("me")
        ada = await going_on(replays, replay_id, 20, seats)
        await ada.any_move()
        for _ in range(20):
            while (bots := house.tables.live[ada.table].bots) is not None:
                await bots
            if (await ada.look()).to_act == mine:
                break
            await ada.any_move()
        assert (await ada.look()).to_act == mine


async def test_what_cannot_be_gone_on_from_is_refused(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        source = played("artefakt")
        replays, replay_id = await uploaded(house, source)
        wish = GoOn(ME_TWICE, "Ada", new_key())
        with pytest.raises(GameOver):
            await replays.go_on(replay_id, len(source.played), wish)
        with pytest.raises(Refusal, match="moves"):
            await replays.go_on(replay_id, len(source.played) + 1, wish)
        with pytest.raises(Refusal, match="2 seats"):
            await replays.go_on(replay_id, 3, GoOn([*ME_TWICE, SeatWish("bot")], "Ada", new_key()))
        running = await open_table(house, "artefakt", ["me", "me:Bob"])
        with pytest.raises(Refusal, match="when the game is over"):
            await replays.go_on(running.table, 0, wish)
        twice = [await replays.go_on(replay_id, 3, wish) for _ in range(2)]
        assert twice[0].table == twice[1].table, "the same key again is the same table"


async def test_verify_says_what_such_a_record_proves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with a_house(tmp_path) as house:
        replays, replay_id = await uploaded(house, played("artefakt"))
        record = await finished(await going_on(replays, replay_id, 6))
    record.save(tmp_path / "game.json")
    assert main(["verify", str(tmp_path / "game.json")]) == 0
    said = capsys.readouterr().out
    assert "its key gives every random number since the position it began from" in said
    assert "the record does not prove how it came about" in said
    assert "The promise was kept" in said
    assert main(["verify", str(tmp_path / "game.json"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["from_position"] is True
