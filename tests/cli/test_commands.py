"""Every command does what it says, for people and as data."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import digsite
from digsite.cli import COMMANDS
from tests.cli.conftest import Run


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    code, out, _ = run(command, "--help")
    assert code == 0
    assert f"digsite {command}" in out
    assert "Example:" in out


def test_without_a_command_there_is_help(run: Run) -> None:
    code, out, _ = run()
    assert code == 0
    assert all(command in out for command in COMMANDS)


def test_games_are_listed_with_their_options(run: Run) -> None:
    _, out, _ = run("games")
    assert "pergamon" in out
    assert "--option order-track" in out
    listed = json.loads(run("games", "--json", "--lang", "de")[1])
    assert [game["name"] for game in listed] == digsite.games()
    assert "Variante 1" in next(g for g in listed if g["name"] == "pergamon")["options"]["order-track"]


def test_simulate_counts_the_same_for_the_same_seed(run: Run) -> None:
    arguments = ("simulate", "pergamon", "--players", 2, "--games", 500, "--seed", 5, "--json")
    first, second = (json.loads(run(*arguments)[1]) for _ in range(2))
    for summary in (first, second):
        assert summary.pop("decisions_a_second") > 0
    assert first == second
    assert first["games"] == 500
    assert sum(seat["wins"] for seat in first["seats"]) == pytest.approx(1)
    _, out, _ = run("simulate", "pergamon", "--games", 200)
    assert "decisions per second" in out


def test_simulate_takes_options_and_an_edition(run: Run, tmp_path: Path) -> None:
    source = (Path(digsite.load("pergamon").folder) / "edition.toml").read_text()
    own = tmp_path / "own.toml"
    own.write_text(source.replace("figures = [3, 2, 1]", "figures = [9, 2, 1]"))
    arguments = ("simulate", "pergamon", "--games", 300, "--seed", 5, "--json")
    plain = json.loads(run(*arguments)[1])
    changed = json.loads(run(*arguments, "--edition", own)[1])
    ordered = json.loads(run(*arguments, "--option", "order-track")[1])
    assert changed["edition"] != plain["edition"]
    assert changed["seats"] != plain["seats"]
    assert ordered["options"] == {"order-track": True, "free-sorting": False}


def test_a_record_is_shown_in_words(run: Run, record_file: Path) -> None:
    code, out, _ = run("record", "show", record_file)
    assert code == 0
    assert "— Round 12 —" in out
    assert "The game is over." in out
    assert "has the most points" in out
    german = run("record", "show", record_file, "--lang", "de", "--move", 5)[1]
    assert "— Runde 1 —" in german
    assert "Runde 2 —" not in german


def test_a_record_shows_a_position_that_can_be_shown_again(run: Run, record_file: Path, tmp_path: Path) -> None:
    shown = run("record", "show", record_file, "--move", 30, "--json")[1]
    path = tmp_path / "position.json"
    path.write_text(shown)
    again = json.loads(run("position", path, "--json")[1])
    assert again["position"] == json.loads(shown)["position"]
    assert again["moves"]
    assert "Legal moves" in run("position", path)[1]


def test_a_sound_record_is_called_sound(run: Run, record_file: Path) -> None:
    code, out, _ = run("verify", record_file)
    assert code == 0
    assert "sound" in out
    assert "its key gives every random number" in out
    assert json.loads(run("verify", record_file, "--json")[1]) == {
        "sound": True,
        "moves": len(json.loads(record_file.read_text())["moves"]),
        "by_key": True,
        "over": True,
        "draws_proven": True,
        "from_position": False,
        "promise_kept": None,
        "withheld": [],
        "undone": [],
        "jumps": [],
    }


def test_an_edition_is_shown_with_its_origins(run: Run) -> None:
    _, out, _ = run("edition", "show", "pergamon")
    assert "finds.numbers: reconstructed." in out
    tables = json.loads(run("edition", "show", "pergamon", "--json")[1])["tables"]
    assert tables["track.coins"]["origins"][0] == "source"


def test_a_corrected_edition_is_checked(run: Run, tmp_path: Path) -> None:
    source = (Path(digsite.load("pergamon").folder) / "edition.toml").read_text()
    path = tmp_path / "own.toml"
    path.write_text(source.replace('name = "eggertspiele 2011"', 'name = "from my own box"'))
    code, out, _ = run("edition", "check", path)
    assert code == 0
    assert "from my own box" in out
    assert digsite.load("pergamon").edition.digest in out
    found = json.loads(run("edition", "check", path, "--json")[1])
    digest = digsite.load("pergamon").edition.digest
    assert found == {"file": str(path), "game": "pergamon", "name": "from my own box", "digest": digest}


def test_the_module_runs_like_the_command() -> None:
    environment = {**os.environ, "COLUMNS": "100"}
    result = subprocess.run(
        [sys.executable, "-m", "digsite", "games"], capture_output=True, text=True, env=environment, check=True
    )
    assert "pergamon" in result.stdout


def test_output_cut_off_by_a_pipe_is_no_error(record_file: Path) -> None:
    command = f"{sys.executable} -m digsite record show {record_file} | head -1"
    result = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert result.stderr == ""
