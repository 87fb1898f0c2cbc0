"""A bot that is any program in any language, over JSON lines on its standard input and output (docs/bots.md).

The program gets what its seat sees and the legal moves, never a state. If anything goes wrong, it forfeits the move and
`greedy` plays instead; the game continues, and the advice says why.
"""

import re
import time
from typing import Any

import msgspec

from digsite.bots.greedy import Greedy
from digsite.bots.program import MAX_LINE_LENGTH, Ended, LineTooLong, Program, printable, quoted, read_command
from digsite.bots.question import Advice, Bot, Candidate, Question
from digsite.core.errors import BadSetup, UnreadableMove
from digsite.core.match import Outcome

PROTOCOL = 1
ANSWER_SECONDS = 5.0
"""Time limit for one answer, unless the bot's name gives another."""

MAX_SECONDS = 600.0
MAX_STARTS = 3
"""How often a program that dies is started."""

MAX_FORFEITS = 3
"""Number of forfeits in a row after which the program is not asked again in this match."""


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """The answer of a program: its move, and the question it answers."""

    question: int
    move: str


class Forfeit(Exception):
    """Raised when the program did not choose a move. The message continues a sentence that begins with its name."""


class Pipe:
    """One program in one seat of one match: started at its first question, ended by `close` or with the bot."""

    def __init__(self, name: str, command: list[str], seconds: float = ANSWER_SECONDS) -> None:
        self.name = name
        self.command = command
        self.seconds = seconds
        self.questions = 0
        self.starts = 0
        self.forfeits_in_a_row = 0
        self._program: Program | None = None
        self._given_up: str | None = None

    def think(self, question: Question, seed: int | str) -> Advice:
        try:
            move = self._ask(question)
        except Forfeit as problem:
            self.forfeits_in_a_row += 1
            if self.forfeits_in_a_row == MAX_FORFEITS:
                self._give_up(f"after {MAX_FORFEITS} forfeits in a row")
            instead = Greedy().think(question, seed)
            return Advice(instead.move, instead.candidates, f"{self.name} {problem}")
        self.forfeits_in_a_row = 0
        others = [Candidate(other) for other in question.legal() if other != move]
        return Advice(move, [Candidate(move), *others])

    def close(self, outcome: Outcome | None = None) -> None:
        """End the match for this bot. If the game ended, the program is told the result."""
        if self._program is not None:
            over = {"winners": outcome.winners, "points": outcome.points, "reason": outcome.reason} if outcome else None
            self._program.close(_line({"over": over}) if over else None)
            self._program = None
        self._given_up = "is not asked any more: its match is over"

    def _give_up(self, why: str) -> None:
        self._stop()
        self._given_up = f"is not asked any more in this match, {why}"

    def _stop(self) -> None:
        if self._program is not None:
            self._program.end()
            self._program = None

    def _ask(self, question: Question) -> int:
        """Return the program's move, or raise Forfeit."""
        if self._given_up is not None:
            raise Forfeit(self._given_up)
        program = self._program or self._start(question)
        self.questions += 1
        program.pass_over()
        program.send(_line(self._asked(question)))
        deadline = time.monotonic() + self.seconds
        try:
            return self._heard(program, question, deadline)
        except Ended as end:
            self._stop()
            raise Forfeit(str(end)) from None
        except LineTooLong:
            self._stop()
            raise Forfeit(f"said a line of more than {MAX_LINE_LENGTH} bytes, and was stopped") from None

    def _start(self, question: Question) -> Program:
        if self.starts == MAX_STARTS:
            self._give_up(f"having been started {MAX_STARTS} times")
            raise Forfeit(str(self._given_up))
        self.starts += 1
        try:
            self._program = Program(self.command)
        except (OSError, ValueError) as problem:
            raise Forfeit(f"could not be started: {getattr(problem, 'strerror', None) or problem}") from None
        setup = question.setup
        greeting = {
            "digsite": PROTOCOL,
            "game": setup.game.name,
            "rules": setup.game.revision,
            "edition": setup.edition.digest,
            "players": setup.players,
            "options": setup.options,
            "seat": question.seat,
        }
        self._program.send(_line(greeting))
        return self._program

    def _asked(self, question: Question) -> dict[str, Any]:
        setup, state = question.setup, question.table["state"][0]
        moves = []
        for move in question.legal():
            family, k = setup.game.moves.of(move)
            moves.append({"move": setup.notation.write(move), "touches": setup.game.touches(setup.box, family, k)})
        return {
            "question": self.questions,
            "milliseconds": round(1000 * self.seconds),
            "moves": moves,
            "view": setup.game.view(setup.box, state, question.seat),
        }

    def _heard(self, program: Program, question: Question, deadline: float) -> int:
        """Return the move of the first line that answers this question. A late answer to an earlier one is ignored."""
        while (line := program.hear(deadline)) is not None:
            answer = _read(line)
            if answer.question == self.questions:
                return _legal(question, answer.move)
            if not 0 < answer.question < self.questions:
                raise Forfeit(f"answered question {answer.question}, but this is question {self.questions}")
        raise Forfeit(f"did not answer within {round(1000 * self.seconds)} ms")


def _line(content: dict[str, Any]) -> bytes:
    return msgspec.json.encode(content)


def _read(line: bytes) -> Answer:
    try:
        return msgspec.json.decode(line, type=Answer)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        said = quoted(line.decode(errors="replace"))
        raise Forfeit(f"said {said}, which is no answer: {printable(str(problem))}") from None


def _legal(question: Question, text: str) -> int:
    try:
        move = question.setup.notation.read(text)
    except UnreadableMove:
        raise Forfeit(f"answered {quoted(text)}, which is no move of the game") from None
    if move not in question.legal():
        raise Forfeit(f"answered {quoted(text)}, which is not legal there")
    return move


def pipe_named(name: str) -> Pipe:
    """Create the bot of a name: `pipe:python3 bot.py`, or `pipe:2s:python3 bot.py` with a time limit per answer."""
    _, _, text = name.partition(":")
    timed = re.match(r"(\d{1,6}(?:\.\d{1,3})?)(ms|s):", text)
    seconds = ANSWER_SECONDS
    if timed:
        seconds = float(timed[1]) / (1000 if timed[2] == "ms" else 1)
        text = text[timed.end() :]
    if not 0 < seconds <= MAX_SECONDS:
        raise BadSetup(f"a program has up to {MAX_SECONDS:.0f} s for an answer; not {timed and timed[0][:-1]}")
    try:
        command = read_command(text)
    except ValueError as problem:
        raise BadSetup(f"{name!r} names no program ({problem}); write for example pipe:python3 bot.py") from None
    return Pipe(name, command, seconds)


def dismiss(bot: Bot, outcome: Outcome | None = None) -> None:
    """End a bot's match; if it is a program, tell it and end it."""
    if isinstance(bot, Pipe):
        bot.close(outcome)
