"""Running `digsite` as a person does, and a finished game to run it on."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import digsite
from digsite.cli import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Exit code, standard output and standard error of a command."""

    def command(*arguments: object) -> tuple[int, str, str]:
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as end:
            code = int(end.code or 0)
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


@pytest.fixture(scope="session")
def finished() -> str:
    """The record of a whole game, as text."""
    match, chooser = digsite.load("pergamon").new(players=3, seed=11), random.Random(1)
    while match.seat is not None:
        match.play(chooser.choice(match.legal()))
    return match.record(["Ada", "Bruno", "Clara"]).to_json()


@pytest.fixture
def record_file(finished: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(finished)
    return path
