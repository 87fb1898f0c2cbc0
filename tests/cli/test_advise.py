"""`digsite advise`: what a bot thinks of a position or of a move that was played, in two languages and as data."""

import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.bots import advise
from digsite.core.errors import GameOver
from digsite.core.match import Match
from tests.cli.conftest import Run
from tests.cli.test_bad_input import refused

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


def written(path: Path, content: Any) -> Path:
    path.write_text(json.dumps(content))
    return path


def some_way_in(game: str, moves: int = 40) -> Match:
    match, chooser = digsite.load(game).new(players=3, seed=6), random.Random(6)
    for _ in range(moves):
        match.play(chooser.choice(match.legal()))
    return match


def test_a_move_of_a_record_is_shown_among_all_that_could_be_played(run: Run, record_file: Path) -> None:
    code, out, err = run("advise", record_file, "--move", 1, "--bot", "search:200", "--top", 2)
    assert (code, err) == (0, "")
    match = digsite.replay(record_file, 0)
    played = json.loads(record_file.read_text())["moves"][0][0]
    assert out.startswith("Move 1: Ada to move. Advice by search:200:\n")
    assert "win share" in out
    marked = next(line for line in out.splitlines() if line.startswith("▶ The move played was"))
    assert f"▶ The move played was {played}, ranked " in marked
    assert marked.endswith(f" of {len(match.moves())}.")
    assert "more moves are not shown." in out
    assert "Ada stands on space" in out


def test_seats_without_names_count_from_one_for_people_and_from_zero_in_data(run: Run, tmp_path: Path) -> None:
    match = some_way_in("pergamon", 1)
    match.record().save(tmp_path / "game.json")
    asked = ("advise", tmp_path / "game.json", "--bot", "random", "--top", 2)
    assert run(*asked)[1].startswith("Move 2: seat 2 to move.")
    found = json.loads(run(*asked, "--json")[1])
    assert (found["seat"], found["name"], len(found["candidates"])) == (1, "seat 2", 2)


def test_the_same_as_data(run: Run, record_file: Path) -> None:
    asked = ("advise", record_file, "--move", 20, "--bot", "search:300", "--json")
    found = json.loads(run(*asked)[1])
    match = digsite.replay(record_file, 19)
    advice = advise(match, "search:300", seed="0")
    write = match.setup.notation.write
    assert found["move"] == write(advice.move)
    assert found["played"] == json.loads(record_file.read_text())["moves"][19][0]
    assert [entry["played"] for entry in found["candidates"]].count(True) == 1
    assert (found["game"], found["players"], found["seat"]) == ("pergamon", 3, match.seat)
    assert (found["number"], found["bot"], found["forfeit"]) == (20, "search:300", None)
    assert [(c["move"], c["visits"], c["share"], c["points"]) for c in found["candidates"]] == [
        (write(c.move), c.visits, c.share, c.points) for c in advice.candidates
    ]
    assert sorted(c["move"] for c in found["candidates"]) == sorted(match.moves())


def test_german_numbers_and_words(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path / "position.json", digsite.load("pergamon").new(players=2, seed=1).position())
    _, out, _ = run("advise", path, "--bot", "search:200", "--lang", "de")
    assert "Ada ist am Zug. Rat von search:200:" in out
    assert "Gewinnanteil" in out
    assert "steht auf Feld" in out
    assert " %" in out.replace("\xa0", " ")


def test_who_computes_no_share_shows_a_dash(run: Run, tmp_path: Path) -> None:
    match = digsite.load("pergamon").new(players=2, seed=1)
    path = written(tmp_path / "position.json", {"position": match.position(), "moves": []})
    found = json.loads(run("advise", path, "--bot", "greedy", "--json", "--top", 1)[1])
    assert [entry["share"] for entry in found["candidates"]] == [None]
    assert found["played"] is None
    assert found["number"] is None
    out = run("advise", path, "--bot", "greedy", "--top", 1)[1]
    assert " – " in out


def test_the_best_two_are_two_and_the_move_played_stands_beside_them(run: Run, record_file: Path) -> None:
    found = json.loads(run("advise", record_file, "--move", 1, "--bot", "greedy", "--top", 2, "--json")[1])
    assert [entry["rank"] for entry in found["candidates"]] == [1, 2]
    assert found["played_candidate"]["move"] == found["played"]


def test_a_record_that_goes_on_is_asked_about_at_its_end(run: Run, tmp_path: Path) -> None:
    match = some_way_in("pergamon")
    path = tmp_path / "game.json"
    path.write_text(match.record().to_json())
    found = json.loads(run("advise", path, "--bot", "search:50", "--json")[1])
    assert (found["number"], found["seat"], found["played"]) == (41, match.seat, None)


@pytest.mark.parametrize("game", digsite.games())
def test_the_advice_is_the_same_whatever_the_seat_cannot_know(run: Run, tmp_path: Path, game: str) -> None:
    match = some_way_in(game)
    assert match.seat is not None
    for bot in ("search:60", f"pipe:{sys.executable} {EXAMPLE}"):
        said = []
        for number, other in enumerate([match, *(match.redealt(match.seat, bytes([n] * 16)) for n in range(2))]):
            path = written(tmp_path / f"{number}.json", other.position())
            code, out, _ = run("advise", path, "--bot", bot, "--json")
            assert code == 0
            said.append(out)
        assert said[0] == said[1] == said[2]


def test_a_program_that_fails_is_named_with_the_cause(run: Run, record_file: Path) -> None:
    code, out, _ = run("advise", record_file, "--move", 1, "--bot", "pipe:/nowhere/bot")
    assert code == 0
    assert (
        "Ada forfeits the decision, and greedy plays instead: "
        "pipe:/nowhere/bot could not be started: No such file or directory." in out
    )


def test_names_are_shown_as_they_are(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(digsite.load("pergamon").new(players=2, seed=1).record(["[red]A :smile:", "B"]).to_json())
    out = run("advise", path, "--bot", "greedy", "--top", 1)[1]
    assert out.count("[red]A :smile:") == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bot", "wizard"], ["no bot 'wizard'", "search:100ms", "professor"]),
        (["--bot", "pipe:"], ["names no program"]),
        (["--bot", "search:soon"], ["'soon' is no budget"]),
        (["--bot", "search:0"], ["2 to 10,000,000 iterations; not 0"]),
        (["--bot", "search:0ms"], ["up to 3600 s"]),
        (["--bot", "search:" + "9" * 5000], ["is no budget"]),
        (["--move", "0"], ["game.json", "moves 1 to", "no move 0"]),
        (["--move", "9999"], ["moves 1 to", "no move 9999"]),
        (["--move", "x"], ["--move", "'x'"]),
        (["--move", "1", "--top", "0"], ["--top must be 1 or more", "not 0"]),
        (["--move", "1", "--edition", "own.toml"], ["leave out --edition"]),
        ([], ["the game is over at its end", "--move 1 to"]),
    ],
)
def test_a_wrong_question_about_a_record(run: Run, record_file: Path, arguments: list[str], words: list[str]) -> None:
    refused(run("advise", record_file, *arguments), *words)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", ["not a JSON file"]),
        ("[1]", ["`game` names the game"]),
        ('{"game": "chess"}', ["no game 'chess'"]),
        ('{"format": "digsite record 9"}', ["not a digsite record"]),
        ('{"game": "pergamon"}', ["position has no `players`"]),
    ],
)
def test_a_file_that_is_neither_a_position_nor_a_record(
    run: Run, tmp_path: Path, content: str, words: list[str]
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content)
    refused(run("advise", path), *words)


def test_what_is_no_question_about_a_position(run: Run, tmp_path: Path, finished: str) -> None:
    path = written(tmp_path / "position.json", digsite.load("pergamon").new(players=2, seed=1).position())
    refused(run("advise", path, "--move", 3), "position.json", "leave out --move")
    path = written(tmp_path / "over.json", digsite.replay(json.loads(finished)).position())
    refused(run("advise", path), "over.json", "the game is over")
    refused(run("advise", tmp_path / "nowhere.json"), "nowhere.json", "No such file")
    refused(run("advise", tmp_path), "Is a directory")


def test_nobody_is_advised_when_a_game_is_over(finished: str) -> None:
    with pytest.raises(GameOver):
        advise(digsite.replay(json.loads(finished)))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_levels_are_introduced(run: Run, lang: str) -> None:
    code, out, _ = run("bots", "--lang", lang)
    assert code == 0
    listed = json.loads(run("bots", "--lang", lang, "--json")[1])
    assert list(listed["levels"]) == ["novice", "digger", "curator", "professor"]
    assert {"random", "greedy", "search", "pipe"} <= set(listed["kinds"])
    for sentence in listed["levels"].values():
        assert sentence in out
