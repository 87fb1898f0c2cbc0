"""`digsite arena` as a person uses it."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.test_bad_input import refused

SMALL = ["arena", "pergamon", "--players", "2", "--games", "5", "--workers", "1"]


def test_tables_and_sentences(run: Run) -> None:
    code, out, _ = run(*SMALL, "--bots", "random,search:4")
    assert code == 0
    assert "3 deals in 2 seatings" in out
    assert "5 games were requested; each deal is played in all 2 seatings." in out
    assert "random : search:4" in out


def test_as_data_and_as_a_page(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "new" / "page.html"
    code, out, _ = run(*SMALL, "--bots", "random,search:4,1s", "--json", "--html", page)
    assert code == 0
    assert json.loads(out)["bots"] == ["random", "search:4,1s"]
    assert page.read_text().startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "random"], ["2 to 12 bots, not 1"]),
        (["--bots", "random,wizard"], ["no bot 'wizard'"]),
        (["--bots", "random,search:500,2x"], ["'500,2x' is no budget"]),
        (["--bots", "random,greedy", "--games", "0"], ["number of games is 0"]),
        (["--bots", "random,greedy", "--games", "some"], ["--games", "some"]),
        (["--bots", "random,greedy", "--players", "1"], ["2 to 4 players, not 1"]),
        (["--bots", "random,greedy", "--workers", "0"], ["number of workers is 0"]),
        (["--bots", "random,greedy", "--at-least", "0"], ["at least is 0"]),
        (["--bots", "random,greedy", "--html", "/"], ["/ is a folder"]),
        (["--bots", "random,greedy", "--html", "/proc/no/page.html"], ["/proc/no"]),
        (["--bots", "random,greedy", "--keep", "/proc/no/kept"], ["/proc/no"]),
        (["--bots", "random,greedy", "--keep", "/"], ["/: Is a directory"]),
        ([], ["--bots"]),
    ],
)
def test_nonsense_is_refused_in_one_sentence(run: Run, arguments: list[str], words: list[str]) -> None:
    refused(run(*SMALL, *arguments), *words)
