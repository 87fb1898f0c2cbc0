"""Tables of lessons: one person against Novices, a deal that was chosen before, and no promise about it."""

import random
from pathlib import Path

import pytest

import digsite
from digsite.cli import main
from digsite.core.chance import key_from_seed
from digsite.core.fairness import commitment
from digsite.table.play.answers import now_for
from digsite.table.play.commands import NewLesson
from digsite.table.play.entries import Moved, Opened, Play, Started
from digsite.table.play.house import House
from digsite.table.play.lessons import lesson_of
from digsite.table.play.notices import Viewer
from digsite.table.play.opening import open_lesson, open_rematch
from digsite.table.play.refusals import Refusal
from digsite.table.play.sitting import Sitting
from tests.every_game.walk import chosen
from tests.table.people import Guest, a_house, ask, folded, new_key

pytestmark = pytest.mark.anyio


async def begin(house: House, game: str, key: str | None = None) -> Guest:
    seated = await house.open_lesson(NewLesson(game, "Ada", key or new_key()))
    return Guest(house, seated)


@pytest.mark.parametrize("game", digsite.games())
async def test_a_lesson_begins_at_once_with_its_own_deal_and_is_not_listed(tmp_path: Path, game: str) -> None:
    lesson = lesson_of(digsite.load(game))
    assert lesson is not None
    async with a_house(tmp_path) as house:
        house.bot_turns.wake = lambda live: None  # type: ignore[method-assign]
        ada, bob = await begin(house, game), await begin(house, game)
        now = await ada.look()
        assert (now.phase, now.lesson, now.to_act) == ("playing", True, 0)
        assert [seat.bot for seat in now.seats] == [None, *lesson.bots]
        assert now.view == (await bob.look()).view
        assert await house.lobby() == []


async def test_nothing_is_promised_and_nothing_told_that_foretells_chance(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        house.bot_turns.wake = lambda live: None  # type: ignore[method-assign]
        ada = await begin(house, "thebes")
        sitting = await folded(house, ada.table)
        assert sitting.match is not None
        assert sitting.match.key is not None
        assert sitting.match.key == key_from_seed(str(sitting.opened.lesson))
        for token in (ada.token, None):
            now = await house.look(ada.table, token, None)
            told = [str(told) for told in await house.notices(ada.table, token, None, 0)]
            assert (now.fairness.commitment, now.fairness.words, now.fairness.secret) == ("", None, None)
            assert sitting.match.key.hex() not in str(now) + str(told)
            assert str(sitting.opened.lesson) not in str(now) + str(told)


async def test_the_same_request_again_gets_the_same_table(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        key = new_key()
        assert (await begin(house, "thebes", key)).table == (await begin(house, "thebes", key)).table


async def test_nobody_else_can_sit_down(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        house.bot_turns.wake = lambda live: None  # type: ignore[method-assign]
        ada = await begin(house, "thebes")
        with pytest.raises(Refusal, match="already"):
            await house.join(ada.table, ask.Join("Bob", new_key()))


def played_out(game: str) -> Sitting:
    """A lesson at whose table everybody plays anything, to the end."""
    sitting, chooser = Sitting("table", bytes(32)), random.Random(1)
    for entry in [*open_lesson(NewLesson(game, "Ada", new_key())), Started([])]:
        sitting.apply(entry, 0.0, fresh=True)
    match = sitting.match
    assert match is not None
    while match.seat is not None:
        move = match.setup.notation.write(chosen(match, chooser))
        sitting.apply(Moved(match.seat, [Play(match.seat, move, [])]), 0.0, fresh=True)
    return sitting


def test_the_record_says_that_nothing_was_promised(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sitting = played_out("artefakt")
    fairness = now_for(sitting, Viewer(0, 0, (0,)), 0.0).fairness
    assert (fairness.commitment, fairness.words, fairness.secret) == ("", None, None)
    record = sitting.record()
    assert record.promise is None
    assert record.key == key_from_seed(str(sitting.opened.lesson)).hex()
    file = tmp_path / "lesson.json"
    file.write_text(record.to_json())
    main(["verify", str(file)])
    told = capsys.readouterr().out
    assert "its key gives every random number" in told
    assert "The server made no promise about its key." in told


def test_a_rematch_of_a_lesson_is_shuffled_fairly() -> None:
    opened = open_rematch(played_out("artefakt"), 0, b"1" * 32)[0]
    assert isinstance(opened, Opened)
    assert (opened.lesson, opened.commitment) == (None, commitment(b"1" * 32))


async def test_a_game_without_a_lesson_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("digsite.table.play.opening.lesson_of", lambda game: None)
    async with a_house(tmp_path) as house:
        with pytest.raises(Refusal, match="no lesson"):
            await begin(house, "thebes")
