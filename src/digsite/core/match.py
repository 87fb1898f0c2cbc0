"""A match: one game being played, move by move."""

import copy
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

import numpy as np

from digsite.core import kernels
from digsite.core.chance import KEYED, SPENT, TAPED, fresh_key, key_words
from digsite.core.errors import BadPosition, BadSetup, GameOver, IllegalMove, NothingToUndo, TableError, TamperedRecord
from digsite.core.events import Event, read_log, visible
from digsite.core.fairness import Promise
from digsite.core.game import Fields, Game, Setup
from digsite.core.given import Given, name_of
from digsite.core.log import COUNT, EVERYONE, LISTENING
from digsite.core.observing import NUMBER
from digsite.core.record import Record, write_record

SOURCE_FIELDS = ("key", "counter", "source")
"""Where chance comes from; what it answered is elsewhere in a state."""

FARTHEST = 2**63
"""No game asks chance as often as that."""


def _check_answers(where: str, answers: list[int]) -> None:
    if not all(0 <= answer < 256 for answer in answers):
        raise TamperedRecord(f"{where} cannot be: chance did not answer {answers} there")


@dataclass(frozen=True)
class Outcome:
    """How a match ended: who won, each seat's points, and the reason as a text id."""

    winners: list[int]
    points: list[int]
    reason: str


class Played(NamedTuple):
    """One move that was played, what chance answered, and what was told."""

    seat: int
    move: int
    answers: list[int]
    events: list[tuple[int, Event]]
    before: np.ndarray


class Match:
    """One game. `seat` decides next; `play` takes a move in notation, or its integer."""

    def __init__(self, setup: Setup, key: bytes | None) -> None:
        self.setup = setup
        self.key = key
        self.start: Fields | None = None
        """The position it began with, if it did not begin with a deal."""
        self.played: list[Played] = []
        self.dealt_answers: list[int] = []
        self.jumps: dict[int, int] = {}
        """After so many moves, the number at which chance went on, where moves were taken back across its answers."""
        self.opening: list[tuple[int, Event]] = []
        self._table = setup.table()
        self._states = self._table["state"]
        self._log = self._table["desk"]["log"]["rows"][0]
        self._log[0, LISTENING] = 1

    @classmethod
    def dealt(cls, setup: Setup, key: bytes) -> Self:
        """Dealt by a key."""
        match = cls(setup, key)
        match._states["key"] = key_words(key)
        kernels.deal_at(match._table, 0)
        match.opening = match._told()
        match.dealt_answers = match._answered()
        return match

    @classmethod
    def dealt_from(cls, setup: Setup, answers: list[int]) -> Self:
        """Dealt by what chance answered once."""
        match = cls(setup, None)
        _check_answers("the deal", answers)
        match._load_tape(answers)
        kernels.deal_at(match._table, 0)
        match._check_tape("the deal", answers)
        match.opening = match._told()
        match.dealt_answers = list(answers)
        return match

    @classmethod
    def arranged(cls, setup: Setup, given: Given, content: Fields, key: bytes | None) -> Self:
        """From a position."""
        match = cls(setup, key)
        setup.game.arrange(setup.box, given, match._states[0])
        given.done()
        setup.game.check(setup.box, match._states[0])
        if match.seat is not None and not match.legal():
            raise BadPosition(f"seat {match.seat} is to decide and has no legal move")
        match.start = copy.deepcopy(content)
        if key is not None:
            match._states["key"] = key_words(key)
        return match

    @property
    def game(self) -> Game:
        return self.setup.game

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def state(self) -> Any:
        """The whole position as a record. Nobody at the table may see it: they get `view`."""
        return self._states[0]

    @property
    def seat(self) -> int | None:
        """Who decides; None when the game is over."""
        seat = int(self.state["seat"])
        return seat if seat >= 0 else None

    def legal(self) -> list[int]:
        """The legal moves as integers, in rising order."""
        count = kernels.legal_at(self._table, 0)
        legal: list[int] = self._table["desk"]["moves"][0, :count].tolist()
        return legal

    def moves(self) -> list[str]:
        """The legal moves in notation."""
        return [self.setup.notation.write(move) for move in self.legal()]

    def touches(self, move: str | int) -> list[str]:
        """The things on the table that a move touches."""
        family, k = self.game.moves.of(self._read(move))
        return self.game.touches(self.setup.box, family, k)

    def play(self, move: str | int) -> list[Event]:
        """Carry out one move and return what happened. A refused move changes nothing."""
        number = self._read(move)
        if self.seat is None:
            raise GameOver()
        if number not in self.legal():
            raise self._illegal(number)
        return self._carry_out(number)

    def _read(self, move: str | int) -> int:
        if isinstance(move, str):
            return self.setup.notation.read(move)
        if not isinstance(move, int | np.integer) or not 0 <= move < self.game.moves.size():
            raise IllegalMove(move=str(move))
        return int(move)

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.players):
            raise BadSetup(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}")

    def _illegal(self, move: int) -> Exception:
        problem = self.game.objection(self.setup.box, self.state, move)
        problem.folders = (self.game.folder / "text",)
        return problem

    def _carry_out(self, move: int, answers: list[int] | None = None) -> list[Event]:
        before = self._states.copy()
        if answers is not None:
            self._load_tape(answers)
        kernels.play_at(self._table, 0, move)
        told = self._told()
        self.played.append(Played(int(before[0]["seat"]), move, self._answered(), told, before))
        return [event for _, event in told]

    def play_from(self, move: str, answers: list[int]) -> None:
        """Carry out a recorded move with what chance answered then."""
        where = f"move {len(self.played) + 1} ({move})"
        try:
            number = self._read(move)
        except TableError as problem:
            raise TamperedRecord(f"{where} cannot be: {problem}") from None
        if self.seat is None:
            raise TamperedRecord(f"{where} cannot be: the game was over before it")
        if number not in self.legal():
            raise TamperedRecord(f"{where} cannot be: {self._illegal(number)}")
        _check_answers(where, answers)
        self._carry_out(number, answers)
        try:
            self._check_tape(where, answers)
        except TamperedRecord:
            self.rewind(len(self.played) - 1)
            raise

    def go_on_by_chance(self) -> None:
        """From here on a fresh key answers, after a match was replayed from what chance answered once."""
        self._states["key"] = key_words(fresh_key())

    def _load_tape(self, answers: list[int]) -> None:
        tape = self._states["tape"][0]
        known = answers[: len(tape)]
        tape[: len(known)] = known
        self._states["source"] = TAPED

    def _check_tape(self, where: str, answers: list[int]) -> None:
        if self.state["source"] == SPENT or self.state["drawn"] != len(answers):
            raise TamperedRecord(f"{where} cannot be: chance did not answer {answers} there")
        self._states["source"] = KEYED

    def _answered(self) -> list[int]:
        answers: list[int] = self.state["tape"][: self.state["drawn"]].tolist()
        if len(answers) < self.state["drawn"]:
            raise OverflowError(
                f"one move drew {self.state['drawn']} numbers, the tape of {self.game.name} is too short"
            )
        return answers

    def _told(self) -> list[tuple[int, Event]]:
        told = read_log(self.game.events, self.game.words, self.setup.box, self._log)
        self._log[0, COUNT] = 0
        return told

    @property
    def events(self) -> list[Event]:
        """All that happened since the deal, as structured facts, what single seats were told included."""
        return [event for _, event in self._all_told()]

    def events_for(self, seat: int | None, since: int | None = None) -> list[Event]:
        """What a seat, or a spectator, was told: all of it, or since so many moves were played."""
        return [event for audience, event in self._all_told(since) if visible(audience, seat)]

    def _all_told(self, since: int | None = None) -> Iterable[tuple[int, Event]]:
        if since is None:
            yield from self.opening
        for played in self.played[since or 0 :]:
            yield from played.events

    def view(self, seat: int | None) -> Fields:
        """What a seat may see, ready for JSON; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.setup.box, self.state, seat)

    def scores(self) -> list[dict[str, int]]:
        """Each seat's points and what they are for."""
        points, _ = self._judged()
        return [
            {"points": points[seat], **self.game.breakdown(self.setup.box, self.state, seat)}
            for seat in range(self.players)
        ]

    def outcome(self) -> Outcome | None:
        """Who won and why; None while the game goes on."""
        if self.seat is not None:
            return None
        points, shares = self._judged()
        winners = [seat for seat in range(self.players) if shares[seat] > 0]
        return Outcome(winners, points, self.game.reason(self.setup.box, self.state))

    def _judged(self) -> tuple[list[int], list[float]]:
        points, shares = np.zeros(self.players, np.int32), np.zeros(self.players, np.float64)
        kernels.scores_at(self._table, 0, points, shares)
        return points.tolist(), shares.tolist()

    def observation(self, seat: int) -> np.ndarray:
        """What a seat sees, as numbers for learning: bytes, see `Spans.units`."""
        self._check_seat(seat)
        out = np.zeros(self.game.observation.size(), NUMBER)
        kernels.observe_at(self._table, 0, seat, out)
        return out

    def handed_over(self, seat: int, key: bytes) -> np.ndarray:
        """A table as a bot for `seat` gets it: what the seat cannot know, and all future chance, is drawn again."""
        self._check_seat(seat)
        table = self.setup.table()
        table["state"] = self._states
        kernels.redeal_at(table, 0, seat, key_words(key))
        return table

    def redealt(self, seat: int, key: bytes) -> "Match":
        """A match that `seat` cannot tell from this one: what it cannot know is drawn again."""
        other = Match(self.setup, None)
        other._states[:] = self.handed_over(seat, key)["state"]
        other.start = other.position()
        return other

    def undo(self, seat: int | None = None, names: list[str] | None = None) -> Played:
        """Take back the latest move, or the latest of `seat`.

        Never across a draw or a reveal, nor across another player's decision.
        """
        self.check_undo(seat, names)
        return self.take_back()

    def check_undo(self, seat: int | None = None, names: list[str] | None = None) -> None:
        """Say why the latest move, or the latest of `seat`, cannot be taken back without asking anybody."""
        if not self.played or (seat is not None and all(played.seat != seat for played in self.played)):
            raise NothingToUndo()
        last = self.played[-1]
        if seat is not None and last.seat != seat:
            raise NothingToUndo("undo-crosses-decision", name=names[last.seat] if names else f"seat {last.seat}")
        revealing = {name_of(kind) for kind in self.game.revealing}
        if last.answers or any(audience != EVERYONE or event["event"] in revealing for audience, event in last.events):
            raise NothingToUndo("undo-crosses-chance")

    def take_back(self) -> Played:
        """Take back the latest move, whatever came of it: all have agreed. Chance goes on as it would have."""
        last = self.played.pop()
        if int(last.before["counter"][0]) != int(self.state["counter"]):
            self.jumps[len(self.played)] = int(self.state["counter"])
        self.jumps = {moves: number for moves, number in self.jumps.items() if moves <= len(self.played)}
        before = last.before
        for field in SOURCE_FIELDS:
            before[field] = self._states[field]
        self._states[:] = before
        return last

    def rewind(self, moves: int) -> None:
        """Make it as it was after so many moves, chance included: nobody was told yet of what was played since."""
        if moves < len(self.played):
            self._states[:] = self.played[moves].before
            del self.played[moves:]

    def jump(self, number: int) -> None:
        """Let chance go on at this number of its key, where moves were taken back across its answers."""
        if not int(self.state["counter"]) <= number < FARTHEST:
            raise TamperedRecord(f"after move {len(self.played)} chance cannot have gone on at its number {number}")
        self.jumps[len(self.played)] = number
        self._states["counter"] = number

    def ahead(self, seat: int) -> list[int]:
        """The moves on which a seat may decide before its turn, because all decide at the same time."""
        self._check_seat(seat)
        if self.game.ahead is None or self.seat in (None, seat):
            return []
        return list(self.game.ahead(self.setup.box, self.state, seat))

    def position(self) -> Fields:
        """The whole position as readable JSON; `Game.position` takes it back."""
        return {
            "game": self.game.name,
            "edition": self.setup.edition.digest,
            "players": self.players,
            "options": dict(self.setup.options),
            **self.game.describe(self.setup.box, self.state),
        }

    def record(self, names: list[str] | None = None, promise: Promise | None = None) -> Record:
        """The whole game as one documented JSON file, with how its key was made, if that was promised before."""
        return write_record(self, names, promise)
