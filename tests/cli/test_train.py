"""The command that trains a network."""

from pathlib import Path

from tests.cli.conftest import Run

SIZES = ("--rounds", 1, "--games", 20, "--iterations", 4, "--deals", 1, "--match-iterations", 4, "--workers", 1)


def test_the_command_tells_each_round_and_where_the_result_is(run: Run, tmp_path: Path) -> None:
    code, told, _ = run("train", "artefakt", "--keep", tmp_path, *SIZES)
    assert code == 0
    first, last = told.splitlines()
    assert first.startswith("Round 1: ")
    assert "New against old: " in first
    assert (str(tmp_path / "learned.npz") in last) == (tmp_path / "learned.npz").exists()


def test_a_recipe_that_cannot_be_played_is_refused(run: Run, tmp_path: Path) -> None:
    code, _, complaint = run("train", "artefakt", "--keep", tmp_path, "--games", 0)
    assert code == 2
    assert "games is 0, and must be at least 1" in complaint
