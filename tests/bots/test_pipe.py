"""Any program plays: examples in two languages play every game; a program's mistake costs only its move."""

import gc
import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.bots.greedy import Greedy
from digsite.bots.names import bot_named
from digsite.bots.pipe import MAX_FORFEITS, MAX_STARTS, Pipe, dismiss
from digsite.bots.question import Advice, Question
from digsite.core.errors import BadSetup
from digsite.core.match import Match

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
COMMANDS = {"python": f"{sys.executable} {EXAMPLES / 'bot.py'}", "perl": f"perl {EXAMPLES / 'bot.pl'}"}

QUESTIONS = """
import json, os, subprocess, sys, time
def say(text): print(text, flush=True)
def answer(question, k=0, **more):
    say(json.dumps({"question": question["question"], "move": question["moves"][k]["move"], **more}))
questions = (message for message in map(json.loads, sys.stdin) if "question" in message)
"""


def program(tmp_path: Path, source: str, seconds: float = 20.0) -> Pipe:
    """A bot of these lines of Python, which find the questions in `questions`."""
    file = tmp_path / "bot.py"
    file.write_text(QUESTIONS + source)
    return Pipe("pipe:bad", [sys.executable, "-S", str(file)], seconds)


def asked(bot: Pipe, match: Match, seed: int = 0) -> Advice:
    return bot.think(Question.about(match, seed), seed)


@pytest.fixture
def match() -> Match:
    return digsite.load("pergamon").new(players=2, seed=5)


@pytest.mark.parametrize("game", digsite.games())
@pytest.mark.parametrize("language", COMMANDS)
def test_the_examples_play_whole_games(game: str, language: str) -> None:
    match, chooser = digsite.load(game).new(players=2, seed=3), random.Random(3)
    bot = bot_named(f"pipe:{COMMANDS[language]}")
    while match.seat is not None:
        if match.seat == 0:
            advice = bot.think(Question.about(match, 1), 1)
            assert advice.forfeit is None
            assert sorted(candidate.move for candidate in advice.candidates) == match.legal()
            match.play(advice.move)
        else:
            match.play(chooser.choice(match.legal()))
    dismiss(bot, match.outcome())


def test_a_program_gets_what_the_documentation_says(tmp_path: Path) -> None:
    """A greeting, numbered questions with the seat's view and its moves, the outcome, and then nothing more."""
    match, heard = digsite.load("thebes").new(players=2, seed=3), tmp_path / "heard"
    source = f"""
with open({str(heard)!r}, "w") as file:
    for line in sys.stdin:
        file.write(line)
        message = json.loads(line)
        if "question" in message:
            answer(message)
    file.write("the end")
"""
    bot = program(tmp_path, source)
    expected: list[dict[str, Any]] = []
    while match.seat is not None:
        if match.seat == 0:
            moves = [{"move": move, "touches": match.touches(move)} for move in match.moves()]
            number = len(expected) + 1
            expected.append({"question": number, "milliseconds": 20_000, "moves": moves, "view": match.view(0)})
            assert asked(bot, match).move == match.legal()[0]
        match.play(match.legal()[0])
    outcome = match.outcome()
    assert outcome
    bot.close(outcome)
    greeting, *questions, over, end = heard.read_text().split("\n")
    assert json.loads(greeting) == {
        "digsite": 1,
        "game": "thebes",
        "rules": match.game.revision,
        "edition": match.setup.edition.digest,
        "players": 2,
        "options": match.setup.options,
        "seat": 0,
    }
    assert [json.loads(line) for line in questions] == json.loads(json.dumps(expected))
    assert json.loads(over) == {
        "over": {"winners": outcome.winners, "points": outcome.points, "reason": outcome.reason}
    }
    assert end == "the end"
    page = (EXAMPLES.parent / "bots.md").read_text(encoding="utf-8")
    for line in (greeting, questions[0], over):
        for field in json.loads(line):
            assert f'"{field}": ' in page


@pytest.mark.parametrize("game", digsite.games())
def test_a_program_cannot_tell_what_its_seat_cannot_know(game: str) -> None:
    match, chooser = digsite.load(game).new(players=3, seed=8), random.Random(8)
    for _ in range(60):
        match.play(chooser.choice(match.legal()))
    assert match.seat is not None
    other = match.redealt(match.seat, bytes(range(16)))
    bot = Pipe("pipe:none", ["none"])
    assert bot._asked(Question.about(match, 1)) == bot._asked(Question.about(other, 2))


BAD_ANSWERS = {
    "no JSON": ('say("place 7")', "said 'place 7', which is no answer"),
    "no object": ("say(json.dumps([1, 2]))", "which is no answer"),
    "a field nobody knows": ('answer(question, say="hello")', "unknown field `say`"),
    "a field too few": ('say(json.dumps({"question": 1}))', "missing required field `move`"),
    "the wrong type": ('say(json.dumps({"question": 1, "move": 7}))', "Expected `str`, got `int`"),
    "no text": (r'sys.stdout.buffer.write(b"\xff\xfe\n"); sys.stdout.flush()', "which is no answer"),
    "an empty line": ('say("")', "said '', which is no answer"),
    "a nest": ('say("[" * 4000)', "which is no answer"),
    "a terminal's language": (r'say("\x1b[2J")', r"said '\x1b[2J'"),
    "no move": ('say(json.dumps({"question": 1, "move": "jump"}))', "answered 'jump', which is no move of the game"),
    "an illegal move": ('say(json.dumps({"question": 1, "move": "dig 1"}))', "answered 'dig 1', which is not legal"),
    "another question": ('say(json.dumps({"question": 9, "move": "place 1"}))', "answered question 9, but this is"),
    "a line too long": ('say("x" * 5000)', "a line of more than 4096 bytes"),
    "a line without end": ('os.write(1, b"x" * 200000); time.sleep(1000)', "a line of more than 4096 bytes"),
    "its own death": ("sys.exit(3)", "ended with exit code 3"),
    "a mistake of its own": ("1 / 0", "saying 'ZeroDivisionError: division by zero'"),
    "its death by a signal": ("os.kill(os.getpid(), 11)", "was ended by signal 11"),
    "a closed door": ("os.close(1); time.sleep(1000)", "closed its standard output"),
}


@pytest.mark.parametrize(("source", "cause"), BAD_ANSWERS.values(), ids=BAD_ANSWERS)
def test_rubbish_forfeits_the_move_to_what_greedy_would_play(
    tmp_path: Path, match: Match, source: str, cause: str
) -> None:
    bot = program(tmp_path, f"for question in questions:\n    {source}\n")
    advice = asked(bot, match)
    assert advice.forfeit
    assert advice.forfeit.startswith("pipe:bad ")
    assert cause in advice.forfeit
    assert "\n" not in advice.forfeit
    greedy = Greedy().think(Question.about(match, 0), 0)
    assert (advice.move, advice.candidates) == (greedy.move, greedy.candidates)
    match.play(advice.move)
    bot.close()


@pytest.mark.parametrize(
    "source",
    ["for question in questions: pass", "time.sleep(1000)", "while True: say('')"],
    ids=["mute", "deaf", "loud"],
)
def test_a_program_that_does_not_answer_is_not_waited_for(tmp_path: Path, match: Match, source: str) -> None:
    bot = program(tmp_path, source, seconds=0.3)
    for _ in range(MAX_FORFEITS):
        forfeit = asked(bot, match).forfeit
        assert forfeit
        assert "did not answer within 300 ms" in forfeit or "no answer" in forfeit
    bot.close()


def test_a_program_that_does_not_read_does_not_hold_up_the_game(tmp_path: Path, match: Match) -> None:
    """Even when the pipe to it is full."""
    bot = program(tmp_path, "time.sleep(1000)", seconds=0.1)
    asked(bot, match)
    assert bot._program
    bot._program.send(b"x" * 1_000_000)
    assert "did not answer" in (asked(bot, match).forfeit or "")
    bot.close(None)


@pytest.mark.parametrize("command", ["/nowhere/bot", "/etc/passwd", "/"])
def test_a_program_that_cannot_be_started(match: Match, command: str) -> None:
    bot = bot_named(f"pipe:{command}")
    forfeit = bot.think(Question.about(match, 0), 0).forfeit
    assert forfeit
    assert forfeit.startswith(f"pipe:{command} could not be started: ")


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path, match: Match) -> None:
    source = """
first = next(questions)
second = next(questions)
answer(first, 4)
answer(second, 6)
for question in questions: answer(question, 2)
"""
    bot = program(tmp_path, source, seconds=0.5)
    assert asked(bot, match).forfeit
    bot.seconds = 20
    advice = asked(bot, match)
    assert (advice.forfeit, advice.move) == (None, match.legal()[6])
    advice = asked(bot, match)
    assert (advice.forfeit, advice.move) == (None, match.legal()[2])
    bot.close()


def test_what_was_said_before_a_question_is_no_answer_to_it(tmp_path: Path, match: Match) -> None:
    source = """
for question in questions:
    move = question["moves"][question["question"]]["move"]
    text = json.dumps({"question": question["question"], "move": move})
    os.write(1, f"{text}\\nand so on\\n{text}\\n".encode())
"""
    bot = program(tmp_path, source)
    for k in range(1, 4):
        advice = asked(bot, match)
        assert (advice.forfeit, advice.move) == (None, match.legal()[k])
    bot.close()


def test_who_died_is_started_again_but_not_for_ever(tmp_path: Path, match: Match) -> None:
    """It answers one question each time, so that it never forfeits three in a row."""
    bot = program(tmp_path, "answer(next(questions)); next(questions)")
    for _ in range(MAX_STARTS):
        assert asked(bot, match).forfeit is None
        assert "ended with exit code 0" in (asked(bot, match).forfeit or "")
    for _ in range(2):
        forfeit = asked(bot, match).forfeit
        assert forfeit == "pipe:bad is not asked any more in this match, having been started 3 times"
    assert bot.starts == MAX_STARTS


def test_after_three_forfeits_in_a_row_it_is_not_asked_any_more(tmp_path: Path, match: Match) -> None:
    bot = program(tmp_path, "for question in questions: say('no')")
    for _ in range(MAX_FORFEITS):
        assert "said 'no'" in (asked(bot, match).forfeit or "")
    advice = asked(bot, match)
    assert advice.forfeit == "pipe:bad is not asked any more in this match, after 3 forfeits in a row"
    assert bot.questions == MAX_FORFEITS
    assert advice.move in match.legal()


def test_a_good_answer_clears_the_count(tmp_path: Path, match: Match) -> None:
    bot = program(
        tmp_path, "for question in questions:\n    answer(question) if question['question'] % 3 == 0 else say('')"
    )
    forfeits = [asked(bot, match).forfeit is not None for _ in range(9)]
    assert forfeits == [True, True, False] * 3
    bot.close()


def test_complaints_never_hold_up_a_program(tmp_path: Path, match: Match) -> None:
    bot = program(tmp_path, "for question in questions: sys.stderr.write('x' * 1_000_000); answer(question, 3)")
    advice = asked(bot, match)
    assert (advice.forfeit, advice.move) == (None, match.legal()[3])
    bot.close()


FAMILY = """
child = subprocess.Popen(["sleep", "1000"])
with open({!r}, "w") as file:
    file.write(f"{{os.getpid()}} {{child.pid}}")
for question in questions: answer(question)
time.sleep(1000)
"""


def gone(pid: int) -> bool:
    """Whether it ends; what was killed need not be gone at once."""
    return any(not alive(pid) or time.sleep(0.05) for _ in range(600))


def alive(pid: int) -> bool:
    """Running; a process that nobody has taken notice of yet has ended all the same."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


@pytest.mark.parametrize("how", ["closed", "forgotten", "given up"])
def test_nothing_of_a_program_is_left(tmp_path: Path, match: Match, how: str) -> None:
    """Neither itself, though it does not heed the end of its input, nor what it has started."""
    bot = program(tmp_path, FAMILY.format(str(tmp_path / "pids")))
    assert asked(bot, match).forfeit is None
    process, child = map(int, (tmp_path / "pids").read_text().split())
    assert alive(process)
    assert alive(child)
    if how == "closed":
        bot.close()
    elif how == "given up":
        bot._give_up("as a test")
    else:
        del bot
        gc.collect()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    assert gone(child)


def test_a_bot_whose_match_is_over_is_not_started_again(tmp_path: Path, match: Match) -> None:
    bot = program(tmp_path, "for question in questions: answer(question)")
    bot.close()
    bot.close()
    assert asked(bot, match).forfeit == "pipe:bad is not asked any more: its match is over"
    assert bot.starts == 0


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("pipe:", "names no program"),
        ("pipe:  ", "names no program"),
        ("pipe:'unclosed", "No closing quotation"),
        ("pipe:0s:bot", "up to 600 s for an answer; not 0s"),
        ("pipe:5000s:bot", "not 5000s"),
    ],
)
def test_a_name_that_names_no_program(name: str, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        bot_named(name)


def test_a_name_gives_command_and_time() -> None:
    bot = bot_named("pipe:250ms:my 'two words' --x")
    assert isinstance(bot, Pipe)
    assert (bot.command, bot.seconds) == (["my", "two words", "--x"], 0.25)
    assert bot.name == "pipe:250ms:my 'two words' --x"
