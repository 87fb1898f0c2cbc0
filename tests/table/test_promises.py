"""Fair chance: promised before anybody says a word, mixed with everybody's, shown at the end, checked by anybody."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from digsite.cli import main
from digsite.core.fairness import commitment, mixed_key
from digsite.core.record import _chained, _heading, convert_record
from tests.table.people import a_house, ask, come, entries_of, folded, open_table, play_out

pytestmark = pytest.mark.anyio


async def test_the_promise_stands_first_the_words_at_the_start_and_the_secret_only_at_the_end(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "artefakt", ["me", "friend", "bot:random"], word="sand")
        row = await house.storage.table(ada.table)
        assert row is not None
        fairness = (await house.look(ada.table, None, None)).fairness
        assert fairness.commitment == commitment(row.secret)
        assert (fairness.words, fairness.secret) == (None, None)
        house.bot_turns.wake = lambda live: None  # type: ignore[method-assign]
        bob = await come(ada, "Bob", word="  clay\n")
        fairness = (await house.look(ada.table, None, None)).fairness
        assert (fairness.words, fairness.secret) == (["sand", "clay", ""], None)
        sitting = await folded(house, ada.table)
        assert sitting.match is not None
        assert sitting.match.key == mixed_key(row.secret, ["sand", "clay", ""])
        for guest in (ada, bob):
            told = json.dumps([str(told) for told in await house.notices(ada.table, guest.token, None, 0)])
            assert row.secret.hex() not in told + str(await guest.look())
            assert sitting.match.key.hex() not in told + str(await guest.look())


async def test_whoever_opens_a_table_may_see_the_promise_before_saying_a_word(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "artefakt", ["me", "bot:random"], word=None)
        now = await ada.look()
        assert now.phase == "waiting"
        assert now.fairness.commitment
        assert not now.people[0].ready
        await ada.do(ask.Ready("gravel"))
        now = await ada.look()
        assert (now.phase, now.fairness.words) == ("playing", ["gravel", ""])


async def a_record(folder: Path) -> dict[str, Any]:
    """Of a game in which moves were taken back across chance."""
    async with a_house(folder) as house:
        ada = await open_table(house, "artefakt", ["me:Ada", "me:Bob"], word="sand")
        while not any(undo.answers for undo in (await folded(house, ada.table)).match.undone):  # type: ignore[union-attr]
            await play_out(ada, most=3, seed=5)
            await ada.do(ask.Undo())
        await play_out(ada)
        assert (await ada.look()).fairness.secret is not None
        assert len(await entries_of(house, ada.table)) > 5
        content: dict[str, Any] = json.loads((await folded(house, ada.table)).record().to_json())
        return content


def with_new_checks(content: dict[str, Any]) -> None:
    """What somebody does who knows how the checks are made; there is no secret in them."""
    record = convert_record(content)
    check = _heading(record)
    for move in content["moves"]:
        check = _chained(check, move[0], move[1])
        move[2] = check


def other_word(content: dict[str, Any]) -> None:
    content["promise"]["words"][1] = "silt"


def other_secret(content: dict[str, Any]) -> None:
    content["promise"]["secret"] = "00" * 32


def other_commitment(content: dict[str, Any]) -> None:
    content["promise"]["commitment"] = commitment(b"another")


def other_secret_promised(content: dict[str, Any]) -> None:
    content["promise"] |= {"secret": "00" * 32, "commitment": commitment(bytes(32))}


def no_secret(content: dict[str, Any]) -> None:
    content["promise"]["secret"] = "sand"


def fewer_words(content: dict[str, Any]) -> None:
    content["promise"]["words"].pop()


def no_key(content: dict[str, Any]) -> None:
    del content["key"]


def other_undo(content: dict[str, Any]) -> None:
    drawn(content)[2][0] += 1


def other_undo_with_new_checks(content: dict[str, Any]) -> None:
    other_undo(content)
    with_new_checks(content)


def no_undo_with_new_checks(content: dict[str, Any]) -> None:
    content["undone"] = [undo for undo in content["undone"] if not undo[2]]
    with_new_checks(content)


def undo_too_late_with_new_checks(content: dict[str, Any]) -> None:
    content["undone"][-1][0] = len(content["moves"]) + 2
    with_new_checks(content)


def nonsense_undone_with_new_checks(content: dict[str, Any]) -> None:
    content["undone"][-1][1] = "dance"
    with_new_checks(content)


def jumps_too_with_new_checks(content: dict[str, Any]) -> None:
    content["jumps"] = [[3, 40]]
    with_new_checks(content)


def drawn(content: dict[str, Any]) -> list[Any]:
    """A move that was taken back, and had drawn random numbers."""
    found: list[Any] = next(undo for undo in content["undone"] if undo[2])
    return found


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> str:
    import asyncio

    return json.dumps(asyncio.run(a_record(tmp_path_factory.mktemp("played"))))


def test_a_kept_promise_is_called_kept(played: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(played)
    content = json.loads(played)
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert "sound" in said
    assert "The promise was kept" in said
    assert content["promise"]["commitment"] in said
    assert "Ada 'sand', Bob 'sand'" in said
    number, move, _ = drawn(content)
    assert f"Move {number} ({move}) was taken back after it had drawn random numbers." in said
    assert main(["verify", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["promise_kept"] == {"commitment": content["promise"]["commitment"], "words": ["sand", "sand"]}
    assert found["undone"] == [undo[:2] for undo in content["undone"]]
    assert found["draws_proven"]


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (other_word, "the key is not made of the secret and the players' words"),
        (other_secret, "not the one that was promised"),
        (other_commitment, "not the one that was promised"),
        (other_secret_promised, "the key is not made of the secret and the players' words"),
        (no_secret, "not hexadecimal"),
        (fewer_words, "1 words for 2 seats"),
        (no_key, "this record has a promise, but no key"),
        (other_undo, "or something before it"),
        (other_undo_with_new_checks, "which was taken back: chance's answer does not match the key"),
        (no_undo_with_new_checks, "chance's answer does not match the key"),
        (undo_too_late_with_new_checks, "when it was taken back: there were"),
        (nonsense_undone_with_new_checks, "a move that was taken back cannot be"),
        (jumps_too_with_new_checks, "it cannot have jumps"),
    ],
)
def test_a_broken_promise_is_found_out(
    played: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    edit: Callable[[dict[str, Any]], None],
    words: str,
) -> None:
    content = json.loads(played)
    edit(content)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(content))
    assert main(["verify", str(file)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert words in said.err
