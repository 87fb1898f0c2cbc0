"""`digsite lab` as a person uses it."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.test_bad_input import refused

QUICK = ["--bots", "random", "--games", "40", "--workers", "1"]


def test_a_study_is_told_in_tables_and_a_sentence_and_as_a_report(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "new" / "report.html"
    code, out, _ = run("lab", "balance", "pergamon", "--players", "2,3", *QUICK, "--html", page)
    assert code == 0
    assert "2 players, random: 40 games" in out
    assert "Wins of seat 3" in out
    assert "Changes of the lead" in out
    assert page.read_text().startswith("<!doctype html>")


def test_a_study_as_data_counts_seats_from_zero(run: Run) -> None:
    found = json.loads(run("lab", "balance", "pergamon", "--players", 2, *QUICK, "--json")[1])
    assert found["study"] == "balance"
    (table,) = found["tables"]
    assert {"wins-0", "wins-1", "points-0", "half", "lead-changes", "kind-place"} <= set(table["estimates"])
    assert any(move["move"].startswith("place ") for move in table["moves"])


def test_a_change_is_compared_on_the_same_deals(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")  # wide enough for words that belong together
    code, out, _ = run("lab", "compare", "pergamon", *QUICK, "--set", "museum.show=5", "--option", "order-track=no")
    assert code == 0
    assert "Winner's points" in out
    assert "within chance" in out


def test_a_figure_is_swept(run: Run) -> None:
    code, out, _ = run("lab", "sweep", "pergamon", *QUICK, "--set", "museum.show=1..3", "--set", "calendar.prize=1..2")
    assert code == 0
    assert "museum.show (rulebook)" in out
    assert "calendar.prize (rulebook)" in out


def test_a_data_set_is_written(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("lab", "dataset", "pergamon", *QUICK, "--out", tmp_path / "decisions")
    assert code == 0
    assert "40 games in 1 files" in out
    assert (tmp_path / "decisions" / "README.md").exists()


def test_the_same_command_resumes(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    command = ("lab", "balance", "pergamon", "--players", 2, *QUICK, "--json", "--keep", kept)
    first = run(*command)
    assert run(*command) == first
    refused(run(*command, "--seed", "other"), "saved by another run", "another file")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["balance", "chess"], ["no game 'chess'"]),
        (["balance", "pergamon", "--players", "two"], ["--players is 'two'"]),
        (["balance", "pergamon", "--bots", "wizard"], ["no bot 'wizard'"]),
        (["balance", "pergamon", "--games", "1"], ["number of games is 1"]),
        (["balance", "pergamon", "--workers", "0"], ["number of workers is 0"]),
        (["compare", "pergamon"], ["nothing to compare"]),
        (["compare", "pergamon", "--set", "museum.show=lots"], ["museum.show is 'lots'"]),
        (["compare", "pergamon", "--players", "2,3", "--option", "order-track"], ["one number of players"]),
        (["sweep", "pergamon"], ["--set"]),
        (["sweep", "pergamon", "--set", "museum.floor=1..2"], ["no table museum.floor"]),
        (["dataset", "pergamon"], ["--out"]),
        (["balance", "pergamon", "--html", "/"], ["/ is a folder"]),
        (["frobnicate"], ["frobnicate"]),
    ],
)
def test_nonsense_is_refused_in_one_sentence(run: Run, arguments: list[str], words: list[str]) -> None:
    refused(run("lab", *arguments), *words)


def test_simulate_takes_any_bots(run: Run) -> None:
    arguments = ("simulate", "pergamon", "--players", 2, "--games", 30, "--workers", 1, "--json")
    found = json.loads(run(*arguments, "--bots", "random,greedy")[1])
    assert found["bots"] == ["random", "greedy"]
    assert found["seats"][1]["wins"] > 0.8


def test_no_word_is_broken_in_a_narrow_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    out = run("lab", "balance", "pergamon", "--players", 2, *QUICK)[1]
    assert "interval" in out
    assert "Decisions" in out
    out = run("arena", "pergamon", "--bots", "random,greedy", "--players", 2, "--games", 2, "--workers", 1)[1]
    for word in ("difference", "interval", "forfeits"):
        assert word in out
