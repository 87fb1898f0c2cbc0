"""Records on disk: saved, read back, and refused with a sentence if they are no records."""

import json
from pathlib import Path

import pytest

import digsite
from digsite.core.errors import BadRecord
from digsite.core.match import Match


@pytest.fixture
def match() -> Match:
    match = digsite.load("pergamon").new(players=2, seed=7)
    match.play("place 3")
    return match


def test_a_saved_game_is_replayed_by_the_name_of_its_file(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    match.record().save("game.json")
    assert digsite.replay("game.json").position() == match.position()
    assert digsite.replay(tmp_path / "game.json", 0).played == []


def test_saving_replaces_the_file_and_leaves_nothing_beside_it(match: Match, tmp_path: Path) -> None:
    file = tmp_path / "games" / "game.json"
    match.record().save(file)
    match.play(match.moves()[0])
    match.record().save(file)
    assert [*file.parent.iterdir()] == [file]
    assert len(digsite.replay(file).played) == 2


def test_the_file_holds_what_the_dictionary_holds(match: Match, tmp_path: Path) -> None:
    record = match.record(["Ada", "Jörg"])
    record.save(tmp_path / "game.json")
    assert json.loads((tmp_path / "game.json").read_text(encoding="utf-8")) == json.loads(json.dumps(record.to_dict()))


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b'{"format": "digsite record 0"}'])
def test_a_file_that_is_no_record_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(content)
    with pytest.raises(BadRecord, match="not a "):
        digsite.replay(tmp_path / "game.json")


def test_a_file_that_is_missing_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"nowhere\.json"):
        digsite.replay("nowhere.json")
