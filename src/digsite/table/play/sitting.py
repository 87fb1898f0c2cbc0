"""A table as its entries make it: who sits where, the game, what was asked, the clocks.

`apply` carries one entry out, in the same way when it happens and whenever it is read again. `deciding` decides which
entries there are.
"""

from collections.abc import Iterable
from typing import Final, Literal

from digsite.core.errors import DigsiteError
from digsite.core.events import Event
from digsite.core.fairness import Promise
from digsite.core.game import Setup
from digsite.core.match import Match
from digsite.core.record import Record
from digsite.table.play.clocks import Clocks
from digsite.table.play.entries import (
    Agreed,
    Asked,
    Decided,
    Declined,
    Entry,
    Gathered,
    Held,
    Hooked,
    Joined,
    Left,
    Line,
    Moved,
    Opened,
    Paused,
    Play,
    Readied,
    Relinked,
    Rematched,
    Replaced,
    Resumed,
    Returned,
    Revealed,
    Said,
    Seat,
    Started,
    TimedOut,
    Undone,
)
from digsite.table.play.person import Person
from digsite.table.play.refusals import Refusal
from digsite.table.play.setups import begun, key_of, setup_of

Phase = Literal["waiting", "playing", "over"]

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"


class Damaged(Refusal):
    """The stored entries of a table cannot be read, or contradict the rules."""

    def __init__(self, reason: str) -> None:
        super().__init__("damaged-table")
        self.reason = reason
        """Details for the log."""


def play_listed(match: Match, play: Play, last: bool) -> None:
    """Play one move of a list.

    Refuse a list that continues after its mover has learnt something: refusing one of the later moves would tell of
    cards that were never drawn.
    """
    if match.seat != play.seat:
        raise Refusal("turn-passed")
    match.play(play.move)
    if not last and match.latest_teaches():
        raise Refusal("learnt-midway")


class Sitting:
    """One table in memory. It is made of entries, and can be made again from them at any time."""

    def __init__(self, table: str, secret: bytes) -> None:
        self.table = table
        self.secret = secret
        self.opened: Opened
        self.setup: Setup
        self.people: list[Person] = []
        self.seats: list[Seat] = []
        self.gathered_at: float | None = None
        """When everybody was here, and those who had sent fingerprints were asked for their words."""
        self.match: Match | None = None
        self.to_act: int | None = None
        """The seat that has to decide; None before the game and after it."""
        self.phase: Phase = WAITING
        self.deciders: list[int | None] = []
        """For each move that was played, the person who decided on it; None for a bot."""
        self.taken_over: dict[int, int] = {}
        """For each seat where a bot stands in, how many moves had been played when it took over."""
        self.ahead: dict[int, str] = {}
        """The moves that seats have decided on ahead of their turn."""
        self.asked: Asked | None = None
        self.agreed: set[int] = set()
        self.asked_at = 0
        self.clocks: Clocks | None = None
        self.paused = False
        self.turn_since = 0.0
        """When the seat to act began to think."""
        self.position_since = 0
        """The entry that led to the current position. A bot's thought about an earlier position is dropped."""
        self.rematch: str | None = None
        self.lines: list[Line] = []
        self.asides = 0
        """The number of entries that are no moves."""
        self.keys: dict[str, int] = {}
        self.changed: list[int] = []
        """For each seat, the latest entry that changed what it has to decide."""

    @classmethod
    def folded(cls, table: str, secret: bytes, entries: Iterable[tuple[Entry, float, str | None]]) -> "Sitting":
        """Make a table from its stored entries."""
        sitting = cls(table, secret)
        for entry, at, key in entries:
            sitting.apply(entry, at, key)
        return sitting

    @property
    def sequence(self) -> int:
        return len(self.lines)

    def bot_at(self, seat: int | None) -> str | None:
        return None if seat is None else self.seats[seat].bot

    def names(self) -> list[str]:
        """Return the name of every seat. A bot that stands in plays under the person's name."""
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
        """The person who arranges the seats: who opened the table or, if they left, the first person who sits there."""
        host = self.opened.host
        if not self.people[host].left:
            return host
        return min((seat.person for seat in self.seats if seat.person is not None), default=host)

    @property
    def deserted(self) -> bool:
        """Whether everybody has left."""
        return all(person.left for person in self.people)

    def seats_of(self, person: int) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def played_by(self, person: int) -> list[int]:
        """Return the seats of a person where no bot stands in."""
        return [number for number in self.seats_of(person) if self.seats[number].bot is None]

    def present_people(self) -> set[int]:
        """Return the people who have a seat where no bot stands in."""
        return {seat.person for seat in self.seats if seat.person is not None and seat.bot is None}

    def overruled(self, moves: int) -> set[int]:
        """Return the people who are away, and whom taking back so many moves would overrule.

        One of the moves was their decision, or was played before a bot took their seat.
        """
        if not self.taken_over:
            return set()
        stands = len(self.deciders) - moves
        decided = set(self.deciders[stands:])
        decided.update(self.seats[seat].person for seat, since in self.taken_over.items() if stands < since)
        return {person for person in decided - self.present_people() if person is not None}

    def words(self) -> list[str]:
        """Return the word of every seat: that of its person, an empty one for a bot."""
        return ["" if seat.person is None else self.people[seat.person].word or "" for seat in self.seats]

    def seals(self) -> list[str | None]:
        """Return the fingerprint that the person of every seat sent first."""
        return [None if seat.person is None else self.people[seat.person].sealed for seat in self.seats]

    def unrevealed(self) -> set[int]:
        """Return the people who are here, and have sent the fingerprint of a word that they have not shown yet."""
        return {
            number for number in self.present_people() if self.people[number].sealed and not self.people[number].word
        }

    @property
    def complete(self) -> bool:
        """Whether the game can begin: every seat has a bot, or a person who is ready."""
        return all(seat.bot is not None or self._is_here(seat.person) for seat in self.seats)

    def _is_here(self, person: int | None) -> bool:
        return person is not None and self.people[person].ready

    def apply(self, entry: Entry, at: float, key: str | None = None, fresh: bool = False) -> Line:
        """Carry out one entry. A fresh one gets the random numbers drawn. If it is refused, nothing changes."""
        could_decide = self._could_decide()
        told = self._carry_out(entry, fresh)
        if self.match is not None:
            self.to_act = self.match.seat
            self.phase = OVER if self.to_act is None else PLAYING
        line = Line(self.sequence + 1, at, entry, told)
        self.lines.append(line)
        self.asides += not isinstance(entry, Moved | Decided)
        if key is not None:
            self.keys[key] = line.sequence
        if isinstance(entry, Started | Moved | Undone):
            self._note_change(could_decide, line.sequence)
            self.position_since = line.sequence
            self.asked = None
        if self.asked is not None and not self._can_still_be_granted(self.asked):
            self.asked = None
        if isinstance(entry, Started | Moved | Undone | Returned | Resumed):
            self.turn_since = at
        if isinstance(entry, Gathered):
            self.gathered_at = at
        self._run_clocks(entry, at)
        return line

    def _can_still_be_granted(self, asked: Asked) -> bool:
        overruled = self.overruled(asked.moves) if asked.what == "undo" else set()
        return asked.person in self.present_people() and overruled <= self.agreed

    def _could_decide(self) -> list[list[int]]:
        if self.match is None or self.match.game.ahead is None:
            return []
        return [self.match.ahead(seat) for seat in range(self.match.players)]

    def _note_change(self, could_decide: list[list[int]], sequence: int) -> None:
        """Note which seats have something new to decide. The same choice as before, ahead of its turn, is not new."""
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
                self.people.append(Person(entry.name, entry.word, entry.sealed))
                for number in entry.seats:
                    self.seats[number].person = entry.person
            case Readied():
                self.people[entry.person].word, self.people[entry.person].sealed = entry.word, entry.sealed
                for number in self.seats_of(entry.person):
                    self.seats[number].bot = None
            case Revealed():
                self.people[entry.person].word = entry.word
            case Left():
                self._leave(entry)
            case Returned():
                for number in self.seats_of(entry.person):
                    self.seats[number].bot = None
                    self.taken_over.pop(number, None)
                self.people[entry.person].left = False
            case Replaced():
                if entry.bot is None:
                    self.seats[entry.seat] = Seat()
                self._put_bot(entry.seat, entry.bot)
            case TimedOut():
                self._put_bot(entry.seat, entry.bot)
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
            case Declined():
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
            case Said() | Gathered():
                pass
        return []

    def _leave(self, entry: Left) -> None:
        self.people[entry.person].left = True
        for number in self.seats_of(entry.person):
            if self.gathered_at is None and self.match is None:
                self.seats[number] = Seat()
            else:
                self._put_bot(number, entry.bot)

    def _put_bot(self, seat: int, bot: str | None) -> None:
        if self.match is not None:
            self.taken_over.setdefault(seat, len(self.match.played))
        self.seats[seat].bot = bot

    def _start(self, entry: Started, fresh: bool) -> list[tuple[int, Event]]:
        match = begun(self.opened, self.setup, key_of(self.opened, self.secret, self.words()))
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
        self.deciders += [self._decider(entry, play) for play in entry.plays]
        return [told for played in match.played[first:] for told in played.events]

    def _decider(self, entry: Moved, play: Play) -> int | None:
        """Return who decided on a move. The moves of other seats in an entry were decided on ahead, by people."""
        seat = self.seats[play.seat]
        return seat.person if play.seat != entry.seat or seat.bot is None else None

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
        del self.deciders[len(match.played) :]
        self.taken_over = {seat: min(since, len(match.played)) for seat, since in self.taken_over.items()}
        read = match.setup.notation.read
        self.ahead = {seat: move for seat, move in self.ahead.items() if read(move) in match.ahead(seat)}

    def record(self) -> Record:
        """Return the record of the finished game, with the commitment, the words and the secret if there are any."""
        if self.match is None or self.phase != OVER:
            raise Refusal("not-over")
        if self.opened.lesson is not None:
            return self.match.record(self.names())
        seals = self.seals()
        promise = Promise(self.opened.commitment, self.words(), self.secret.hex(), seals if any(seals) else None)
        return self.match.record(self.names(), promise)
