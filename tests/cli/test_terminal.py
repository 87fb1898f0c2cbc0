"""A whole game in the terminal, as a person plays it."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import digsite
import digsite.core.record
from digsite.cli import main
from digsite.cli.play import TerminalTable

pytestmark = pytest.mark.slow


def play_by_typing(monkeypatch: pytest.MonkeyPatch, arguments: list[str], seed: int) -> None:
    """Type random legal moves, and now and then a word, until the game is over."""
    chooser, tables = random.Random(seed), []
    begin = TerminalTable.__init__

    def remember(self: TerminalTable, *args: object) -> None:
        begin(self, *args)  # type: ignore[arg-type]
        tables.append(self)

    def typed(prompt: str) -> str:
        if chooser.random() < 0.15:
            return chooser.choice(
                ["help", "moves", "board", "log", "score", "figures", "undo", "nonsense", "", "place 99"]
            )
        return chooser.choice(tables[0].match.moves())

    monkeypatch.setattr(TerminalTable, "__init__", remember)
    monkeypatch.setattr("builtins.input", typed)
    assert main(arguments) == 0


@pytest.mark.parametrize("game", digsite.games())
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game_against_bots(
    game: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    arguments = ["play", game, "--players", "2", "--seed", "4", "--lang", lang, "--save", str(file), "--name", "Zoe"]
    play_by_typing(monkeypatch, arguments, seed=4)
    out = capsys.readouterr().out
    assert "Zoe" in out
    assert str(file) in out
    match = digsite.replay(file)
    assert match.seat is None
    assert main(["verify", str(file)]) == 0


def test_friends_at_one_keyboard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    arguments = [
        "play",
        "pergamon",
        "--players",
        "3",
        "--bots",
        "none",
        "--save",
        str(file),
        "--option",
        "free-sorting",
    ]
    play_by_typing(monkeypatch, arguments, seed=1)
    out = capsys.readouterr().out
    assert "Bruno (you)" in out
    assert "Clara (you)" in out


def typed_into(arguments: list[str], lines: list[str], home: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "digsite", *arguments],
        input="\n".join(lines) + "\n",
        env={**os.environ, "XDG_DATA_HOME": str(home)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_game_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    left = typed_into(["play", "pergamon", "--players", "2", "--seed", "3"], ["place 1", "quit"], tmp_path)
    [file] = (tmp_path / "digsite").glob("pergamon-*.json")
    assert left.returncode == 0
    assert f"digsite play --resume {file}" in left.stdout
    played = len(digsite.replay(file).played)
    assert played >= 2
    for resume in (["--resume", str(file)], ["--resume"]):
        again = typed_into(["play", *resume], ["score", "quit"], tmp_path)
        assert again.returncode == 0
        assert "stands on space 1" in again.stdout
    assert len(digsite.replay(file).played) == played


def test_an_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    left = typed_into(["play", "pergamon", "--players", "2", "--seed", "3"], ["place 1"], tmp_path)
    assert left.returncode == 0
    assert "The game is saved." in left.stdout
    assert "Traceback" not in left.stderr


def test_who_goes_on_meets_the_same_bots(tmp_path: Path) -> None:
    bots = ["--bots", "novice,greedy"]
    left = typed_into(["play", "pergamon", "--players", "3", "--seed", "3", *bots], ["quit"], tmp_path)
    assert left.stdout.rstrip().endswith("--bots novice,greedy")


def test_a_mistake_is_answered_and_the_game_goes_on(tmp_path: Path) -> None:
    lines = ["place 99", "jump", "dig 1", "place 1", "quit"]
    out = typed_into(["play", "pergamon", "--players", "3", "--bots", "none", "--seed", "3"], lines, tmp_path).stdout
    assert "There is no “place 99”" in out
    assert "“jump” is not a move" in out
    assert "“dig 1” is not what is to be decided now: place your figure. (rules, 3a)" in out
    assert "Ada stands on space 1." in out


def test_undo_takes_back_what_was_decided_last_but_nothing_that_chance_has_answered(tmp_path: Path) -> None:
    friends = ["play", "pergamon", "--players", "3", "--bots", "none", "--seed", "3"]
    out = typed_into(friends, ["place 3", "undo", "place 4", "quit"], tmp_path).stdout
    assert "Undone: place 3." in out
    assert "Ada stands on space 4." in out
    out = typed_into(friends, ["place 3", "place 1", "place 2", "undo", "quit"], tmp_path).stdout
    assert "Undone" not in out
    assert "it revealed something new" in out


def test_undo_never_crosses_a_bots_decision(tmp_path: Path) -> None:
    out = typed_into(
        ["play", "pergamon", "--players", "3", "--seed", "3"], ["place 3", "undo", "quit"], tmp_path
    ).stdout
    assert "Undone" not in out
    assert "has moved since" in out


def test_a_resumed_game_has_its_bots_again_and_says_if_they_have_changed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed_into(["play", "pergamon", "--players", "2", "--bots", "random", "--save", str(file)], ["quit"], tmp_path)
    again = typed_into(["play", "--resume", str(file)], ["quit"], tmp_path).stdout
    assert f"--resume {file} --bots random" in again
    assert "The bots have changed" not in again
    other = typed_into(["play", "--resume", str(file), "--bots", "none", "--lang", "de"], ["quit"], tmp_path).stdout
    assert "Die Bots haben gewechselt. Vorher: random. Jetzt: none." in other


def test_a_finished_game_stays_as_it_is_when_it_is_resumed(finished: str, tmp_path: Path) -> None:
    file = tmp_path / "over.json"
    file.write_text(finished)
    shown = typed_into(["play", "--resume", str(file)], [], tmp_path)
    assert shown.returncode == 0
    assert "has the most points" in shown.stdout
    assert digsite.core.record.read_record(file.read_text()) == digsite.core.record.read_record(finished)


def test_a_resumed_game_can_be_undone_and_played_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    friends = [
        "play",
        "pergamon",
        "--players",
        "2",
        "--bots",
        "none",
        "--seed",
        "3",
        "--save",
        str(tmp_path / "game.json"),
    ]
    typed_into(friends, ["place 3", "quit"], tmp_path)
    typed = iter(["undo", "place 4", "place 1"])
    chooser, tables = random.Random(1), []
    begin = TerminalTable.__init__

    def remember(self: TerminalTable, *args: object) -> None:
        begin(self, *args)  # type: ignore[arg-type]
        tables.append(self)

    monkeypatch.setattr(TerminalTable, "__init__", remember)
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed, None) or chooser.choice(tables[0].match.moves()))
    assert main(["play", "--resume", str(tmp_path / "game.json"), "--bots", "none"]) == 0
    assert main(["verify", str(tmp_path / "game.json")]) == 0


def test_a_new_game_never_writes_over_one_that_is_kept(tmp_path: Path) -> None:
    for _ in range(2):
        typed_into(["play", "pergamon", "--players", "2"], ["quit"], tmp_path)
    assert len(list((tmp_path / "digsite").glob("pergamon-*.json"))) == 2


def test_without_a_kept_game_there_is_nothing_to_resume(tmp_path: Path) -> None:
    refused = typed_into(["play", "--resume"], [], tmp_path)
    assert refused.returncode == 2
    assert "there is no unfinished game" in refused.stderr


@pytest.mark.parametrize("game", digsite.games())
def test_a_player_is_told_what_is_reconstructed_and_why(game: str, tmp_path: Path) -> None:
    out = typed_into(["play", game, "--players", "2", "--seed", "3"], ["figures", "quit"], tmp_path).stdout
    assert "Some figures of this edition are reconstructed" in out
    assert ": reconstructed. " in out
