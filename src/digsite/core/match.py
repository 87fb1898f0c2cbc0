"""A match: one game played move by move."""

import copy
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple, Self

import numpy as np

from digsite.core import kernels
from digsite.core.chance import KEYED, SPENT, TAPED, fresh_key, key_words
from digsite.core.compilation import ensure_compiled
from digsite.core.errors import BadPosition, BadSetup, GameOver, IllegalMove, NothingToUndo, TableError, TamperedRecord
from digsite.core.events import Event, read_log, visible
from digsite.core.fairness import Promise
from digsite.core.game import Fields, Game, Setup
from digsite.core.given import Given
from digsite.core.log import COUNT, EVERYONE, LISTENING
from digsite.core.observing import NUMBER
from digsite.core.record import Record, write_record

SOURCE_FIELDS = ("key", "counter", "source")
"""The fields that chance's answers come from; the answers themselves are elsewhere in a state."""

MAX_CHANCE_COUNTER = 2**63
"""Limit of the chance counter; no game draws that often."""


def _check_answers(where: str, answers: list[int]) -> None:
    if not all(0 <= answer < 256 for answer in answers):
        raise TamperedRecord(f"{where} is impossible: chance did not answer {answers} there")


@dataclass(frozen=True)
class Outcome:
    """How a match ended: the winners, each seat's points, and the reason as a text id."""

    winners: list[int]
    points: list[int]
    reason: str


class Played(NamedTuple):
    """One move that was played, with chance's answers and the events."""

    seat: int
    move: int
    answers: list[int]
    events: list[tuple[int, Event]]
    before: bytes
    """The position before the move, as bytes; see `Match.state_before`."""


class Undone(NamedTuple):
    """A move that was undone: its number in the game when it was, and what chance had answered."""

    number: int
    move: int
    answers: list[int]


def _reveals(played: Played, names: Collection[str]) -> bool:
    """Return whether a move drew random numbers, told a seat a secret, or led to an event of these names."""
    return bool(played.answers) or any(
        audience != EVERYONE or event["event"] in names for audience, event in played.events
    )


class Match:
    """One game. `seat` moves next; `play` takes a move in notation or as an integer."""

    def __init__(self, setup: Setup, key: bytes | None) -> None:
        ensure_compiled(setup.game)
        self.setup = setup
        self.key = key
        self.start: Fields | None = None
        """The position the match started from, if it did not start with a deal."""
        self.played: list[Played] = []
        self.dealt_answers: list[int] = []
        self.undone: list[Undone] = []
        """The moves that were undone, in the order in which they were."""
        self.jumps: dict[int, int] = {}
        """From a record of the first format: the number of moves before, and the counter chance continued from."""
        self.opening: list[tuple[int, Event]] = []
        self._table = setup.table()
        self._states = self._table["state"]
        self.state: Any = self._states[0]
        """The whole position as a record. Nobody at the table may see it: they get `view`."""
        self._seat = self._states["seat"]
        self._raw = self._states.view(np.uint8)
        """The bytes of the position, which are copied much faster than its fields."""
        self._log = self._table["desk"]["log"]["rows"][0]
        self._log[0, LISTENING] = 1

    @classmethod
    def dealt(cls, setup: Setup, key: bytes) -> Self:
        """Deal a match by a key."""
        match = cls(setup, key)
        match._states["key"] = key_words(key)
        kernels.deal_at(match._table, 0)
        match.opening = match._told()
        match.dealt_answers = match._answered()
        return match

    @classmethod
    def dealt_from(cls, setup: Setup, answers: list[int]) -> Self:
        """Deal a match from recorded answers of chance."""
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
        """Start a match from a position."""
        match = cls(setup, key)
        setup.game.arrange(setup.box, given, match._states[0])
        given.done()
        setup.game.check(setup.box, match._states[0])
        if match.seat is not None and not match.legal():
            raise BadPosition(f"seat {match.seat} is to move but has no legal move")
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
    def seat(self) -> int | None:
        """The seat to move, or None when the game is over."""
        seat = int(self._seat[0])
        return seat if seat >= 0 else None

    def turn_starts(self) -> list[int]:
        """Return the number of the first move of every turn so far. A turn is a run of moves of one seat."""
        seats = [None, *(played.seat for played in self.played)]
        return [move for move, (before, seat) in enumerate(pairwise(seats)) if seat != before]

    def state_before(self, move: int) -> Any:
        """The whole position before the move of this number, counted from 0, as a record."""
        return np.frombuffer(self.played[move].before, self.game.state)[0]

    def legal(self) -> list[int]:
        """Return the legal moves as integers, in rising order."""
        count = kernels.legal_at(self._table, 0)
        legal: list[int] = self._table["desk"]["moves"][0, :count].tolist()
        return legal

    def moves(self) -> list[str]:
        """Return the legal moves in notation."""
        return [self.setup.notation.write(move) for move in self.legal()]

    def touches(self, move: str | int) -> list[str]:
        """Return the things on the table that a move touches."""
        family, k = self.game.moves.of(self._read(move))
        return self.game.touches(self.setup.box, family, k)

    def play(self, move: str | int) -> list[Event]:
        """Play one move and return its events. An illegal move changes nothing."""
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
        before, seat = self._raw.tobytes(), int(self._seat[0])
        if answers is not None:
            self._load_tape(answers)
        kernels.play_at(self._table, 0, move)
        told = self._told()
        self.played.append(Played(seat, move, self._answered(), told, before))
        return [event for _, event in told]

    def play_from(self, move: str, answers: list[int]) -> None:
        """Play a recorded move with chance's recorded answers."""
        where = f"move {len(self.played) + 1} ({move})"
        try:
            number = self._read(move)
        except TableError as problem:
            raise TamperedRecord(f"{where} is impossible: {problem}") from None
        if self.seat is None:
            raise TamperedRecord(f"{where} is impossible: the game was over before it")
        if number not in self.legal():
            raise TamperedRecord(f"{where} is impossible: {self._illegal(number)}")
        _check_answers(where, answers)
        self._carry_out(number, answers)
        try:
            self._check_tape(where, answers)
        except TamperedRecord:
            self.rewind(len(self.played) - 1)
            raise

    def go_on_by_chance(self) -> None:
        """Continue with a fresh key, after a match was replayed from recorded answers."""
        self._states["key"] = key_words(fresh_key())

    def _load_tape(self, answers: list[int]) -> None:
        tape = self._states["tape"][0]
        known = answers[: len(tape)]
        tape[: len(known)] = known
        self._states["source"] = TAPED

    def _check_tape(self, where: str, answers: list[int]) -> None:
        if self.state["source"] == SPENT or self.state["drawn"] != len(answers):
            raise TamperedRecord(f"{where} is impossible: chance did not answer {answers} there")
        self._states["source"] = KEYED

    def _answered(self) -> list[int]:
        drawn = int(self._states["drawn"][0])
        if not drawn:
            return []
        answers: list[int] = self.state["tape"][:drawn].tolist()
        if len(answers) < drawn:
            raise OverflowError(f"one move drew {drawn} numbers, the tape of {self.game.name} is too short")
        return answers

    def _told(self) -> list[tuple[int, Event]]:
        told = read_log(self.game.events, self.game.words, self.setup.box, self._log)
        self._log[0, COUNT] = 0
        return told

    @property
    def events(self) -> list[Event]:
        """Return all events since the deal, including those that only single seats may see."""
        return [event for _, event in self._all_told()]

    def events_for(self, seat: int | None, since: int | None = None) -> list[Event]:
        """Return the events a seat, or a spectator, may see: all, or those after the first `since` moves."""
        return [event for audience, event in self._all_told(since) if visible(audience, seat)]

    def _all_told(self, since: int | None = None) -> Iterable[tuple[int, Event]]:
        if since is None:
            yield from self.opening
        for played in self.played[since or 0 :]:
            yield from played.events

    def view(self, seat: int | None) -> Fields:
        """Return what a seat may see, ready for JSON; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.setup.box, self.state, seat)

    def scores(self) -> list[dict[str, int]]:
        """Return each seat's points and where they come from."""
        points, _ = self._judged()
        return [
            {"points": points[seat], **self.game.breakdown(self.setup.box, self.state, seat)}
            for seat in range(self.players)
        ]

    def outcome(self) -> Outcome | None:
        """Return who won and why, or None while the game goes on."""
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
        """Return what a seat sees as bytes for machine learning; see `Spans.units`."""
        self._check_seat(seat)
        out = np.zeros(self.game.observation.size(), NUMBER)
        kernels.observe_at(self._table, 0, seat, out)
        return out

    def handed_over(self, seat: int, key: bytes) -> np.ndarray:
        """Return a table for a bot on `seat`, with all hidden things and all future chance drawn again."""
        self._check_seat(seat)
        table = self.setup.table()
        table["state"] = self._states
        kernels.redeal_at(table, 0, seat, key_words(key))
        return table

    def redealt(self, seat: int, key: bytes) -> "Match":
        """Return a match that `seat` cannot tell from this one, with everything it cannot know drawn again."""
        other = Match(self.setup, None)
        other._states[:] = self.handed_over(seat, key)["state"]
        other.start = other.position()
        return other

    def undo(self, seat: int | None = None, names: list[str] | None = None) -> Played:
        """Undo the latest move, or the latest move of `seat`.

        Raises NothingToUndo across a draw, a reveal or another player's decision.
        """
        self.check_undo(seat, names)
        return self.take_back()

    def check_undo(self, seat: int | None = None, names: list[str] | None = None) -> None:
        """Raise NothingToUndo if the latest move, or the latest of `seat`, cannot be undone without consent."""
        if not self.played or (seat is not None and all(played.seat != seat for played in self.played)):
            raise NothingToUndo()
        last = self.played[-1]
        if seat is not None and last.seat != seat:
            raise NothingToUndo("undo-crosses-decision", name=names[last.seat] if names else f"seat {last.seat + 1}")
        if _reveals(last, self.game.reveals):
            raise NothingToUndo("undo-crosses-chance")

    def latest_teaches(self) -> bool:
        """Return whether the latest move told its mover something new.

        It did if chance answered, a seat was told a secret, or something was revealed that the mover could not see.
        """
        return _reveals(self.played[-1], self.game.teaches)

    def reveals(self, moves: int) -> bool:
        """Whether one of the latest moves drew random numbers or showed something hidden."""
        return any(_reveals(played, self.game.reveals) for played in self.played[len(self.played) - moves :])

    def take_back(self) -> Played:
        """Undo the latest move, whatever it revealed, since everyone agreed. Chance continues at its counter."""
        last = self.played[-1]
        before = np.frombuffer(last.before, self.game.state).copy()
        self.undone.append(Undone(len(self.played), last.move, last.answers))
        self.played.pop()
        self.jumps = {moves: number for moves, number in self.jumps.items() if moves <= len(self.played)}
        for field in SOURCE_FIELDS:
            before[field] = self._states[field]
        self._states[:] = before
        return last

    def rewind(self, moves: int) -> None:
        """Go back to the state after `moves` moves, chance included, while nobody has seen the later ones."""
        if moves < len(self.played):
            self._raw[:] = np.frombuffer(self.played[moves].before, np.uint8)
            del self.played[moves:]

    def jump(self, number: int) -> None:
        """Continue chance at this counter, because moves were undone across a draw."""
        if not int(self.state["counter"]) <= number < MAX_CHANCE_COUNTER:
            raise TamperedRecord(f"after move {len(self.played)}, chance cannot have continued at counter {number}")
        self.jumps[len(self.played)] = number
        self._states["counter"] = number

    def ahead(self, seat: int) -> list[int]:
        """Return the moves a seat may choose before its turn, where all decide at the same time."""
        self._check_seat(seat)
        if self.game.ahead is None or self.seat in (None, seat):
            return []
        return list(self.game.ahead(self.setup.box, self.state, seat))

    def position(self) -> Fields:
        """Return the whole position as readable JSON, which `Game.position` reads."""
        return {
            "game": self.game.name,
            "edition": self.setup.edition.digest,
            "players": self.players,
            "options": dict(self.setup.options),
            **self.game.describe(self.setup.box, self.state),
        }

    def record(self, names: list[str] | None = None, promise: Promise | None = None) -> Record:
        """Return the whole game as a record, with the promise of its key if the table made one."""
        return write_record(self, names, promise)
