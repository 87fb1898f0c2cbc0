"""A table as its entries make it: who sits where, the game, what was asked, the clocks.

`apply` carries one entry out, in the same way when it happens and whenever it is read again. What may happen is
decided in `deciding`.
"""

import functools
import json
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

import digsite
from digsite.core.errors import DigsiteError
from digsite.core.events import Event
from digsite.core.fairness import Promise, mixed_key
from digsite.core.game import Setup
from digsite.core.match import Match
from digsite.core.record import Record
from digsite.table.clocks import Clocks
from digsite.table.entries import (
    Agreed,
    Asked,
    Decided,
    Entry,
    Held,
    Hooked,
    Joined,
    Left,
    Moved,
    Opened,
    Paused,
    Play,
    Readied,
    Refused,
    Relinked,
    Rematched,
    Replaced,
    Resumed,
    Returned,
    Said,
    Seat,
    Started,
    TimedOut,
    Undone,
)
from digsite.table.learning import teaches
from digsite.table.refusals import Refusal

WAITING, PLAYING, OVER = "waiting", "playing", "over"


class Damaged(DigsiteError):
    """What is stored of a table cannot have been; somebody changed the database, or the rules."""

    code = "damaged-table"


class Person:
    """Somebody at the table."""

    def __init__(self, name: str, word: str | None) -> None:
        self.name = name
        self.word = word
        self.left = False
        self.links = 0
        """How often a new personal link was made."""
        self.hook: str | None = None


class Line(NamedTuple):
    """An entry that was carried out, and what the game told by it: each event with its audience."""

    sequence: int
    at: float
    entry: Entry
    told: list[tuple[int, Event]]


@functools.lru_cache(maxsize=256)
def _setup(game: str, players: int, options: str, own_edition: bytes | None) -> Setup:
    loaded = digsite.load(game)
    edition = None
    if own_edition is not None:
        own = msgspec.json.decode(own_edition)
        edition = loaded.edition_of(own["name"], own["tables"])
    return loaded.setup(players, json.loads(options), edition)


def setup_of(opened: Opened) -> Setup:
    """The box of a table; tables that play the same share it."""
    own = msgspec.json.encode(opened.own_edition) if opened.own_edition else None
    return _setup(opened.game, opened.players, json.dumps(opened.options, sort_keys=True), own)


def play_listed(match: Match, play: Play, last: bool) -> None:
    """One move of a list. A list that goes on after its mover has learnt something is refused."""
    if match.seat != play.seat:
        raise Refusal("turn-passed", move=play.move)
    match.play(play.move)
    if not last and teaches(match.game, match.played[-1]):
        raise Refusal("learnt-midway", move=play.move)


class Sitting:
    """One table in memory. Nothing of it is stored: it is made of entries, and can always be made again."""

    def __init__(self, table: str, secret: bytes) -> None:
        self.table = table
        self.secret = secret
        self.opened: Opened
        self.setup: Setup
        self.people: list[Person] = []
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.ahead: dict[int, str] = {}
        """What seats decided on ahead of their turn."""
        self.asked: Asked | None = None
        self.agreed: set[int] = set()
        self.asked_at = 0
        self.clocks: Clocks | None = None
        self.paused = False
        self.turn_since = 0.0
        """Since when the seat to decide has been thinking."""
        self.position_since = 0
        """The entry that made the position on the table; what was thought about an earlier one is worth nothing."""
        self.rematch: str | None = None
        self.lines: list[Line] = []
        self.keys: dict[str, int] = {}
        self.changed: list[int] = []
        """For each seat, the latest entry that changed what it is to decide."""

    @classmethod
    def folded(cls, table: str, secret: bytes, entries: Iterable[tuple[Entry, float, str | None]]) -> "Sitting":
        """A table from what is stored of it."""
        sitting = cls(table, secret)
        for entry, at, key in entries:
            sitting.apply(entry, at, key)
        return sitting

    @property
    def sequence(self) -> int:
        return len(self.lines)

    @property
    def phase(self) -> str:
        if self.match is None:
            return WAITING
        return OVER if self.match.seat is None else PLAYING

    @property
    def to_act(self) -> int | None:
        """The seat to decide."""
        return self.match.seat if self.match else None

    def bot_at(self, seat: int | None) -> str | None:
        return None if seat is None else self.seats[seat].bot

    def names(self) -> list[str]:
        """What the seats are called. A bot that stands in plays under the name of the person."""
        return [self._name(number, seat) for number, seat in enumerate(self.seats)]

    def _name(self, number: int, seat: Seat) -> str:
        if seat.person is not None:
            return seat.name or self.people[seat.person].name
        if seat.bot is None:
            return ""
        alike = [n for n, other in enumerate(self.seats) if other.person is None and other.bot == seat.bot]
        return seat.bot if len(alike) == 1 else f"{seat.bot} {alike.index(number) + 1}"

    @property
    def host(self) -> int:
        """Who arranges the seats: whoever opened the table or, if they went, the first of those who sit there."""
        host = self.opened.host
        if not self.people[host].left:
            return host
        return min((seat.person for seat in self.seats if seat.person is not None), default=host)

    @property
    def deserted(self) -> bool:
        """Whether everybody has gone."""
        return all(person.left for person in self.people)

    def seats_of(self, person: int) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def played_by(self, person: int) -> list[int]:
        """The seats that a person plays themselves, no bot standing in."""
        return [number for number in self.seats_of(person) if self.seats[number].bot is None]

    def present_people(self) -> set[int]:
        """Those who sit and play themselves, no bot standing in."""
        return {seat.person for seat in self.seats if seat.person is not None and seat.bot is None}

    def words(self) -> list[str]:
        """The word of every seat: of the person who sat there, none of a bot."""
        return ["" if seat.person is None else self.people[seat.person].word or "" for seat in self.seats]

    @property
    def complete(self) -> bool:
        """Whether the game can begin: on every seat there is a bot, or a person who said a word."""
        return all(seat.bot is not None or self._is_here(seat.person) for seat in self.seats)

    def _is_here(self, person: int | None) -> bool:
        return person is not None and self.people[person].word is not None

    def apply(self, entry: Entry, at: float, key: str | None = None, fresh: bool = False) -> Line:
        """Carry one entry out. A fresh one gets what chance answered; one that is refused changes nothing."""
        could_decide = self._could_decide()
        told = self._carry_out(entry, fresh)
        line = Line(self.sequence + 1, at, entry, told)
        self.lines.append(line)
        if key is not None:
            self.keys[key] = line.sequence
        if isinstance(entry, Started | Moved | Undone):
            self._note_change(could_decide, line.sequence)
            self.position_since = line.sequence
            self.asked = None
        if self.asked is not None and self.asked.person not in self.present_people():
            self.asked = None
        if isinstance(entry, Started | Moved | Undone | Returned | Resumed):
            self.turn_since = at
        self._run_clocks(entry, at)
        return line

    def _could_decide(self) -> list[list[int]]:
        if self.match is None or self.match.game.ahead is None:
            return []
        return [self.match.ahead(seat) for seat in range(self.match.players)]

    def _note_change(self, could_decide: list[list[int]], sequence: int) -> None:
        """A seat that could decide ahead and still can, or now is to make just that decision, has missed nothing."""
        assert self.match is not None
        for seat in range(self.match.players):
            before = could_decide[seat] if could_decide else []
            now = self.match.legal() if self.match.seat == seat else self.match.ahead(seat)
            if not before or now != before:
                self.changed[seat] = sequence

    def _run_clocks(self, entry: Entry, at: float) -> None:
        clocks, acts = self.clocks, self.to_act
        if clocks is None:
            return
        match entry:
            case Held():
                clocks.hold(entry.seconds)
            case Moved():
                for play in entry.plays:
                    clocks.decided(play.seat, self.seats[play.seat].bot is None, at)
            case Undone():
                assert acts is not None
                clocks.taken_back(acts, entry.moves, at)
        thinks = acts if acts is not None and not self.paused and self.seats[acts].bot is None else None
        if thinks != clocks.running:
            clocks.run(thinks, at)

    def _carry_out(self, entry: Entry, fresh: bool) -> list[tuple[int, Event]]:
        match entry:
            case Opened():
                self.opened, self.setup = entry, setup_of(entry)
                self.seats = [Seat(seat.person, seat.bot, seat.name) for seat in entry.seats]
                self.changed = [0] * entry.players
            case Joined():
                self.people.append(Person(entry.name, entry.word))
                for number in entry.seats:
                    self.seats[number].person = entry.person
            case Readied():
                self.people[entry.person].word = entry.word
                for number in self.seats_of(entry.person):
                    self.seats[number].bot = None
            case Left():
                self._leave(entry)
            case Returned():
                for number in self.seats_of(entry.person):
                    self.seats[number].bot = None
                self.people[entry.person].left = False
            case Replaced():
                if entry.bot is None:
                    self.seats[entry.seat] = Seat()
                self.seats[entry.seat].bot = entry.bot
            case TimedOut():
                self.seats[entry.seat].bot = entry.bot
            case Started():
                return self._start(entry, fresh)
            case Moved():
                return self._move(entry, fresh)
            case Decided():
                self.ahead[entry.seat] = entry.move
            case Asked():
                self.asked, self.agreed, self.asked_at = entry, {entry.person}, self.sequence + 1
            case Agreed():
                self.agreed.add(entry.person)
            case Refused():
                self.asked = None
            case Undone():
                self._take_back(entry)
            case Paused():
                self.paused, self.asked = True, None
            case Resumed():
                self.paused = False
            case Hooked():
                self.people[entry.person].hook = entry.address
            case Relinked():
                self.people[entry.person].links += 1
            case Rematched():
                self.rematch = entry.table
            case Held():
                self.turn_since += entry.seconds
            case Said():
                pass
        return []

    def _leave(self, entry: Left) -> None:
        self.people[entry.person].left = True
        for number in self.seats_of(entry.person):
            if self.match is None:
                self.seats[number] = Seat()
            else:
                self.seats[number].bot = entry.bot

    def _start(self, entry: Started, fresh: bool) -> list[tuple[int, Event]]:
        match = Match.dealt(self.setup, mixed_key(self.secret, self.words()))
        if fresh:
            entry.deal = match.dealt_answers
        elif entry.deal != match.dealt_answers:
            raise Damaged("the deal of this table is not the one that was stored")
        self.match = match
        if self.opened.clock is not None:
            self.clocks = Clocks(self.opened.clock, self.opened.players)
        return match.opening

    def _move(self, entry: Moved, fresh: bool) -> list[tuple[int, Event]]:
        match = self.match
        assert match is not None
        first, ahead = len(match.played), dict(self.ahead)
        try:
            for number, play in enumerate(entry.plays, 1):
                self._play(match, play, fresh, number == len(entry.plays))
                ahead.pop(play.seat, None)
            while fresh and match.seat in ahead:
                play = Play(match.seat, ahead.pop(match.seat), [])
                self._play(match, play, fresh)
                entry.plays.append(play)
        except DigsiteError:
            match.rewind(first)
            raise
        self.ahead = ahead
        return [told for played in match.played[first:] for told in played.events]

    def _play(self, match: Match, play: Play, fresh: bool, last: bool = True) -> None:
        play_listed(match, play, last or not fresh)
        answers = match.played[-1].answers
        if fresh:
            play.answers = answers
        elif play.answers != answers:
            raise Damaged(f"chance did not answer move {len(match.played)} of this table as it was stored")

    def _take_back(self, entry: Undone) -> None:
        match = self.match
        assert match is not None
        for _ in range(entry.moves):
            match.take_back()
        read = match.setup.notation.read
        self.ahead = {seat: move for seat, move in self.ahead.items() if read(move) in match.ahead(seat)}

    def record(self) -> Record:
        """The finished game as a file, with what was promised and kept."""
        if self.match is None or self.phase != OVER:
            raise Refusal("not-over")
        promise = Promise(self.opened.commitment, self.words(), self.secret.hex())
        return self.match.record(self.names(), promise)
