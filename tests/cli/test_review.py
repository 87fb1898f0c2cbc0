"""`digsite review`: for people in two languages, as a page and as data; mistakes in files get a sentence."""

import json
from pathlib import Path

import msgspec
import pytest

from digsite.core.record import FIRST_FORMAT, convert_record
from digsite.review.answers import Review
from tests.cli.conftest import Run
from tests.cli.test_bad_input import refused
from tests.review.games import random_game
from tests.table.test_chosen_chance import _with_new_checks

QUICK = ("--iterations", 20, "--workers", 1)


@pytest.fixture
def small_game(tmp_path: Path) -> Path:
    """A short game with two players."""
    path = tmp_path / "small.json"
    random_game("artefakt", 2, 3).record(["Ada", "Bruno"]).save(path)
    return path


def test_a_review_is_told_in_both_languages_without_notation(run: Run, small_game: Path) -> None:
    code, out, err = run("review", small_game, *QUICK)
    assert (code, err) == (0, "")
    assert out.startswith("Artefakt, reviewed from what each player could know then\nAda: ")
    for part in ("Chance to win, by turn\n  ◆ Ada    ", "Turning points\n", "Luck and play\n", "the others' choices"):
        assert part in out
    german = run("review", small_game, *QUICK, "--lang", "de")[1]
    for part in ("Gewinnchance nach Zügen\n", "Wendepunkte\n", "Glück und Spiel\n", "Entscheidungen der anderen"):
        assert part in german


def test_a_review_is_data_and_a_page(run: Run, small_game: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    code, out, _ = run("review", small_game, *QUICK, "--json", "--html", page, "--seed", "x")
    found = msgspec.json.decode(out, type=Review)
    assert (code, found.format, found.seed, found.iterations) == (0, "digsite review 1", "x", 20)
    assert found.names == ["Ada", "Bruno"]
    written = page.read_text(encoding="utf-8")
    assert "How was this game of Artefakt won?" in written
    assert written.count("<svg") >= 4
    assert "http" not in written.replace("http://www.w3.org", "").replace("http://purl.org", "").replace(
        "http://creativecommons.org", ""
    )


def test_a_record_of_the_first_format_is_reviewed(run: Run, small_game: Path) -> None:
    content = json.loads(small_game.read_text()) | {"format": FIRST_FORMAT}
    small_game.write_text(json.dumps(_with_new_checks(convert_record(content))))
    code, out, _ = run("review", small_game, *QUICK, "--json")
    assert (code, json.loads(out)["players"]) == (0, 2)


def test_what_cannot_be_reviewed_gets_a_sentence(run: Run, small_game: Path, tmp_path: Path) -> None:
    refused(run("review", tmp_path / "nowhere.json"), "nowhere.json", "No such file")
    bad = tmp_path / "bad.json"
    bad.write_text("{")
    refused(run("review", bad), "bad.json", "not a JSON file")
    bad.write_text("{}")
    refused(run("review", bad), "bad.json", "not a digsite record")
    content = json.loads(small_game.read_text())
    bad.write_text(json.dumps(content | {"moves": content["moves"][:-1], "outcome": None, "key": None}))
    refused(run("review", bad, *QUICK), "bad.json", "this game is not over; only finished games can be reviewed")
    content["moves"][3][2] = "00000000"
    bad.write_text(json.dumps(content))
    refused(run("review", bad, *QUICK), "bad.json", "move 4", "checksum")
    refused(run("review", small_game, "--iterations", 3), "20 to 1,000,000 iterations, not 3")
    refused(run("review", small_game, "--workers", 0), "number of workers is 0")
