"""Every mistake gets one sentence that names it, its place and what is allowed; exit code 2; nothing is written."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import digsite
from tests.cli.conftest import Run

EDITION = (Path(digsite.load("pergamon").folder) / "edition.toml").read_text()


def refused(result: tuple[int, str, str], *words: str) -> None:
    code, out, err = result
    assert code == 2
    assert out == ""
    assert err.startswith("digsite: ")
    assert err.count("\n") == 1, err
    for word in words:
        assert word in err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "pergamon", "--resume", "x.json"], ["leave out the options"]),
        (["play", "pergamon", "--name", "A\x1b"], ["is not a name"]),
        (["simulate", "pergamon", "--games", "100000000000"], ["2 to 2,000,000"]),
        (["frobnicate"], ["frobnicate", "games"]),
        (["simulate", "chess"], ["no game 'chess'", "pergamon"]),
        (["simulate", "pergamon", "--players", "7"], ["for 2 to 4 players, not 7"]),
        (["simulate", "pergamon", "--players", "many"], ["--players", "many"]),
        (["simulate", "pergamon", "--option", "blue"], ["no option 'blue'", "order-track"]),
        (["simulate", "pergamon", "--option", "order-track=maybe"], ["order-track is maybe", "no, yes"]),
        (["simulate", "pergamon", "--bots", "wizard"], ["no bot 'wizard'"]),
        (["simulate", "pergamon", "--games", "0"], ["number of games is 0", "2 to 2,000,000"]),
        (["simulate", "pergamon", "--workers", "0"], ["number of workers is 0"]),
        (["simulate"], ["game"]),
        (["play"], ["name a game", "pergamon"]),
        (["play", "pergamon", "--bots", "wizard"], ["no bot 'wizard'"]),
        (["play", "pergamon", "--lang", "la"], ["la", "en"]),
        (["record", "show", "nowhere.json"], ["nowhere.json", "No such file"]),
        (["play", "--resume", "nowhere.json"], ["nowhere.json"]),
        (["edition", "check", "nowhere.toml"], ["nowhere.toml"]),
        (["simulate", "pergamon", "--edition", "nowhere.toml"], ["nowhere.toml"]),
        (["compile", "chess"], ["no game 'chess'"]),
    ],
)
def test_a_wrong_word_on_the_command_line(run: Run, arguments: list[str], words: list[str]) -> None:
    refused(run(*arguments), *words)


def changed(text: str, **fields: Any) -> str:
    return json.dumps(json.loads(text) | fields)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", ["not a JSON file"]),
        ("{", ["not a JSON file"]),
        ("[1, 2]", ["not a digsite record"]),
        ("{}", ["not a digsite record", "format"]),
        ('{"format": "digsite record 9"}', ["not a digsite record", "digsite record 9"]),
    ],
)
def test_a_malformed_record(run: Run, tmp_path: Path, content: str, words: list[str]) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content)
    refused(run("verify", path), "bad.json", *words)


def test_a_file_that_is_no_text(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(b"\xff\xfe\x00")
    refused(run("verify", path), "bad.json", "UTF-8")
    refused(run("position", path), "bad.json", "UTF-8")


def edit_move(i: int, j: int, value: Any) -> Callable[[dict[str, Any]], None]:
    def edit(record: dict[str, Any]) -> None:
        record["moves"][i][j] = value

    return edit


def drop_last(record: dict[str, Any]) -> None:
    record["moves"].pop()


def drop_first(record: dict[str, Any]) -> None:
    record["moves"].pop(0)


def set_field(name: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def edit(record: dict[str, Any]) -> None:
        record[name] = value

    return edit


def better_score(record: dict[str, Any]) -> None:
    record["outcome"]["points"][0] += 5


def other_reason(record: dict[str, Any]) -> None:
    record["outcome"]["reason"] = "shared"


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (edit_move(0, 0, "place 99"), ["move 1 (place 99) is impossible", "place 13"]),
        (edit_move(1, 0, "dig 2"), ["move 2 (dig 2) is impossible", "place your figure"]),
        (edit_move(2, 1, [200, 1]), ["move 3", "chance did not answer [200, 1]"]),
        (edit_move(2, 1, [1]), ["move 3", "chance did not answer [1]"]),
        (edit_move(0, 2, "00000000"), ["move 1", "was changed"]),
        (drop_first, ["move 1"]),
        (drop_last, ["after move", "the game goes on", "the record says otherwise"]),
        (better_score, ["the game ends", "the record says"]),
        (set_field("deal", [0, 0, 0, 0, 0, 0, 0]), ["move 1"]),
        (set_field("deal", [255] * 7), ["the deal is impossible"]),
        (set_field("deal", [300] * 7), ["the deal is impossible"]),
        (set_field("deal", [-1] * 7), ["the deal is impossible"]),
        (other_reason, ["the game ends", "the record says"]),
        (set_field("names", ["Eve", "Bruno", "Clara"]), ["move 1", "or something before it"]),
        (set_field("key", "00" * 16), ["the deal is not the one its key gives"]),
    ],
)
def test_a_tampered_record_is_named_with_the_first_move_that_cannot_be(
    run: Run, finished: str, tmp_path: Path, edit: Callable[[dict[str, Any]], None], words: list[str]
) -> None:
    record = json.loads(finished)
    edit(record)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    refused(run("verify", path), "game.json", *words)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"game": "chess"}, ["no game 'chess'"]),
        ({"players": 9}, ["2 to 4 players, not 9"]),
        ({"options": {"blue": True}}, ["no option 'blue'"]),
        ({"rules": 99}, ["revision 99", "this is revision"]),
        ({"names": ["Eve"]}, ["1 names for 3 players"]),
        ({"edition": {"name": "other", "digest": "0000000000000000"}}, ["edition 'other'"]),
        ({"key": "xyz"}, ["32 hexadecimal digits"]),
        ({"names": ["Eve\x1b[2J", "B", "C"]}, ["is not a name", "printable"]),
        ({"more": 1}, ["not a digsite record", "more"]),
        ({"moves": [["place 7"]]}, ["not a digsite record"]),
    ],
)
def test_a_record_that_does_not_fit(
    run: Run, finished: str, tmp_path: Path, fields: dict[str, Any], words: list[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text(changed(finished, **fields))
    refused(run("verify", path), *words)


def test_a_move_that_the_record_does_not_have(run: Run, record_file: Path) -> None:
    refused(run("record", "show", record_file, "--move", 9999), "moves 0 to", "not 9999")


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"game": "chess"}, ["no game 'chess'"]),
        ({"game": None}, ["`game` names the game"]),
        ({"players": 5}, ["position.players is 5", "2 to 4"]),
        ({"edition": "0"}, ["position.edition is '0'", "load the edition"]),
        ({"calendar": 13}, ["position.calendar is 13", "1 to 12"]),
        ({"step": "dancing"}, ["position.step is 'dancing'", "sorting, placing"]),
        ({"coins": [1, 2]}, ["position.coins is a list of 2", "a list of 3"]),
        ({"coins": [1, 2, -1]}, ["position.coins[3] is -1"]),
        ({"galleries": [[85], [85], [], [], []]}, ["find 85 is in two places"]),
        ({"museum": [[{"marker": 1, "space": 3, "row": [74, 88, 74]}], [], []]}, ["find 74 is in two places"]),
        ({"hands": [[{}], [], []]}, ["position.hands[1][1] is {}"]),
        ({"hands": [[[15]], [], []]}, ["position.hands[1][1] is [15]"]),
        ({"acting": 9}, ["nobody acts before"]),
        ({"raider-coins": 2}, ["no raider plays"]),
        ({"backs": [None, "bag"]}, ["position.backs must be null while"]),
        ({"galleries": [[10], [], [], [], []]}, ["position.galleries[1][1] is 10", "number of a find"]),
        ({"track": [0, 0] + [None] * 11}, ["two spaces"]),
        ({"fronts": [9, 1]}, ["position.fronts[1] is 9"]),
        ({"funds-left": [9] * 8}, ["more funds cards"]),
        ({"seat": None}, ["null exactly when the game is over"]),
        ({"hats": 3}, ["no field `hats`"]),
        ({"museum": [[{"marker": 1, "space": 30, "row": [85, 36]}], [], []]}, ["space is 30", "1 to 24"]),
        ({"row": [85, 36]}, ["do not join"]),
    ],
)
def test_a_position_that_cannot_be(run: Run, tmp_path: Path, fields: dict[str, Any], words: list[str]) -> None:
    position = digsite.load("pergamon").new(players=3, seed=2).position()
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position | fields))
    refused(run("position", path), *words)


@pytest.mark.parametrize("field", sorted(digsite.load("pergamon").new(players=3, seed=2).position()))
def test_a_position_that_lacks_a_field(run: Run, tmp_path: Path, field: str) -> None:
    position = digsite.load("pergamon").new(players=3, seed=2).position()
    del position[field]
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position))
    refused(run("position", path), field)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('game = "pergamon"', "", ["`game` must name the game"]),
        ('game = "pergamon"', 'game = "chess"', ["no game 'chess'"]),
        ('name = "eggertspiele 2011"', "name = 3", ["`name` must be a short text"]),
        ("[track.coins]", "[track.monies]", ["no table [track.monies]"]),
        ("[storage.free]\nfigures = 3", "[storage.free]", ["[storage.free] has no `figures`"]),
        ("[0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]", "[0, 1, 1]", ["track.coins has 3", "list of 13"]),
        (
            "[5, 2, 3, 4, 5, 2, 3, 4, 5, 2, 3, 4, 5]",
            "[6, 2, 3, 4, 5, 2, 3, 4, 5, 2, 3, 4, 5]",
            ["track.deepest[1] is 6", "1 to 5"],
        ),
        ("[74, 45, 16, 85, 54]", "[74, 45, 16, 85, 74]", ["74 stands on 2 finds"]),
        ('"vase", "vase", "vase", "jug"', '"jug", "vase", "vase", "jug"', ["not jug twice"]),
        ('"", "vase"', '"", "teapot"', ["calendar.prized[5] is 'teapot'", "'bracelet'"]),
        ("figures = [3, 3, 3, 3, 3, 3, 3, 3]", "figures = [1, 1, 1, 1, 1, 1, 1, 1]", ["makes 8 cards"]),
        ('origin = "rulebook"\nwhy = "Clause 3a."', 'why = "Clause 3a."', ["galleries.cost.origin is None"]),
        ('why = "Clause 3a."', 'why = ""', ["galleries.cost.why"]),
        ("figures = [5, 7, 9]", 'figures = "many"', ["track.raider is 'many'"]),
        ("[track.coins]", "[track.coins", ["not a TOML file"]),
    ],
)
def test_an_edition_that_cannot_be_played(run: Run, tmp_path: Path, old: str, new: str, words: list[str]) -> None:
    assert old in EDITION
    path = tmp_path / "own.toml"
    path.write_text(EDITION.replace(old, new, 1))
    refused(run("edition", "check", path), "own.toml" if "no game" not in words[0] else "chess", *words)


def test_numbers_and_nests_that_no_parser_likes(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bad"
    path.write_text("9" * 5000)
    refused(run("position", path), "bad", "JSON")
    path.write_text("[" * 5000)
    refused(run("position", path), "bad", "JSON")
    path.write_text("x = " + "[" * 5000)
    refused(run("edition", "check", path), "bad", "TOML")


def test_a_terminal_that_cannot_show_umlauts_still_shows_the_rest() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "digsite", "games", "--lang", "de"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "pergamon" in result.stdout


def test_compiling_ahead_without_a_folder_is_called_a_failure(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = subprocess.run(
        [sys.executable, "-m", "digsite", "compile", "pergamon"],
        env={**os.environ, "DIGSITE_CACHE": str(tmp_path / "file" / "cache")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 1
    assert "no cache folder can be written" in result.stderr
