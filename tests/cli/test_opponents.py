"""Playing against bots in the terminal: who they are, that they think and say so, and the hint for those in doubt."""

import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

import digsite
from digsite.bots.names import LEVELS, names_in
from digsite.bots.question import Advice, Question
from digsite.cli import opponents
from digsite.cli.opponents import Opponents, seated
from digsite.core.errors import BadSetup
from tests.cli.conftest import Run
from tests.cli.test_bad_input import refused
from tests.cli.test_terminal import play_by_typing

Typed = Callable[[list[str], list[str]], str]

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


@pytest.fixture
def typed(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Typed:
    """What is shown to somebody who plays Pergamon, types these lines, and leaves."""

    def play(arguments: list[str], lines: list[str]) -> str:
        line = iter([*lines, "quit"])
        monkeypatch.setattr("builtins.input", lambda prompt: next(line))
        code, out, _ = run("play", "pergamon", *arguments, "--save", tmp_path / "game.json")
        assert code == 0
        return out

    return play


@pytest.mark.parametrize(
    ("given", "names"),
    [
        (["digger"], ["digger"]),
        (["novice, professor"], ["novice", "professor"]),
        (["search:500,2s,random"], ["search:500,2s", "random"]),
        (["novice,pipe:bot --fields a,b"], ["novice", "pipe:bot --fields a,b"]),
        (["pipe:bot a,b", "pipe:bot c"], ["pipe:bot a,b", "pipe:bot c"]),
        (["greedy", "2"], ["greedy", "2"]),
    ],
)
def test_bots_in_a_list(given: list[str], names: list[str]) -> None:
    assert names_in(given) == names


def test_one_bot_for_all_seats_or_one_for_each() -> None:
    assert {seat: bot.name for seat, bot in seated(["novice"], 3).items()} == {1: "novice", 2: "novice"}
    assert {seat: bot.name for seat, bot in seated(["none,greedy"], 3).items()} == {2: "greedy"}
    assert seated(["none"], 4) == {}
    with pytest.raises(BadSetup, match="3 bots for 2 other seats; name one bot for all seats"):
        seated(["novice,digger,curator"], 3)


@pytest.mark.parametrize("bots", ["wizard", "novice,wizard", "search:soon", "pipe:", "", "novice,"])
def test_a_wrong_name_is_refused_before_anything_is_written(run: Run, tmp_path: Path, bots: str) -> None:
    refused(run("play", "pergamon", "--bots", bots, "--save", tmp_path / "game.json"))
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_number_of_bots_is_refused(run: Run, tmp_path: Path) -> None:
    asked = ("play", "pergamon", "--players", 2, "--bots", "novice,digger", "--save", tmp_path / "game.json")
    refused(run(*asked), "2 bots for 1 other seats")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_levels_are_introduced_at_the_table(typed: Typed, lang: str) -> None:
    texts = digsite.load("pergamon").texts(lang)
    asked = ["--players", "3", "--bots", "novice,professor", "--lang", lang]
    out = typed(asked, [])
    assert f"Bruno: {texts('bot-novice')}" in out
    assert f"Clara: {texts('bot-professor')}" in out


def test_every_level_has_its_sentence_in_both_languages() -> None:
    for lang in ("en", "de"):
        texts = digsite.load("pergamon").texts(lang)
        assert len({texts(f"bot-{level}") for level in LEVELS}) == len(LEVELS)


def test_a_whole_game_against_a_program_a_bot_and_a_friend(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    bots = ["--bots", f"none,greedy,pipe:{sys.executable} {EXAMPLE}"]
    asked = ["play", "pergamon", "--players", "4", "--seed", "2", "--save", str(file), *bots]
    play_by_typing(monkeypatch, asked, seed=2)
    out = capsys.readouterr().out
    assert "Bruno (you)" in out
    assert "Clara (you)" not in out
    assert "forfeits the decision" not in out
    assert digsite.replay(file).seat is None


def test_a_program_that_fails_is_named_and_the_game_goes_on(typed: Typed) -> None:
    asked = ["--players", "2", "--seed", "3", "--bots", "pipe:/nowhere/bot"]
    out = typed(asked, ["place 1"])
    assert (
        "Bruno forfeits the decision, and greedy plays instead: "
        "pipe:/nowhere/bot could not be started: No such file or directory." in out
    )
    assert "Bruno stands on space" in out


def test_the_same_seed_gives_the_same_game_against_the_same_bots(typed: Typed) -> None:
    asked = ["--players", "3", "--seed", "8", "--bots", "curator,random"]
    assert typed(asked, ["place 5"]) == typed(asked, ["place 5"])


@pytest.mark.parametrize(
    ("lang", "head", "words"),
    [("en", "Moves worth considering", "wins"), ("de", "Diese Züge kommen infrage", "gewinnt")],
)
def test_a_hint_names_three_moves_that_can_be_played(typed: Typed, lang: str, head: str, words: str) -> None:
    asked = ["--players", "2", "--seed", "3", "--lang", lang, "--bots", "none"]
    lines = typed(asked, ["hint"]).splitlines()
    at = next(i for i, line in enumerate(lines) if head in line)
    hints = [line.strip() for line in lines[at + 1 : at + 4]]
    moves = digsite.load("pergamon").new(players=2, seed=3).moves()
    for hint in hints:
        assert hint.partition(":")[0] in moves
        assert f": {words} " in hint
        assert "%" in hint
    assert len(set(hints)) == 3


def test_who_thinks_long_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = threading.Event()

    class Slow:
        name = "slow"

        def think(self, question: Question, seed: int | str) -> Advice:
            assert told.wait(60), "nobody was told"
            return Advice(question.legal()[0], [])

    def texts(text_id: str, **facts: Any) -> str:
        told.set()
        return f"{text_id} {facts['name']}"

    monkeypatch.setattr(opponents, "PATIENCE_SECONDS", 0.01)
    match = digsite.load("pergamon").new(players=2, seed=1)
    Opponents({0: Slow()}, "1").play(match, cast(Any, texts), ["Ada", "Bruno"])
    assert len(match.played) == 1
