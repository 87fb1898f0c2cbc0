"""How a table begins: it is opened, people sit down, and the game starts when everybody is here."""

import msgspec

import digsite
from digsite.core.errors import BadSetup
from digsite.core.fairness import commitment, seal
from digsite.core.options import settle
from digsite.table.play.commands import Join, NewLesson, NewTable, Reveal
from digsite.table.play.entries import Clock, Entry, Gathered, Joined, Opened, Revealed, Seat, Start, Started
from digsite.table.play.lessons import lesson_of
from digsite.table.play.names import checked_name, marked, readable, told_apart
from digsite.table.play.refusals import Refusal
from digsite.table.play.setups import setup_of
from digsite.table.play.sitting import WAITING, Sitting

MAX_EDITION_BYTES = 100_000
"""Maximum size of a custom edition. The longest edition of the four games has a third of that."""

MAX_PEOPLE = 60
"""Maximum number of people who come to a table before the game begins, those who left again included."""

MIN_CLOCK_SECONDS = 5.0
MAX_CLOCK_SECONDS = 30 * 24 * 3600.0

REVEAL_SECONDS = 15.0
"""How long the game waits for words whose fingerprints were sent, also from a phone that wakes up.

A word that is not shown by then counts as none.
"""


def open_table(wish: NewTable, secret: bytes, start: Start | None = None) -> list[Entry]:
    """Make the first entries of a table: it is opened, and the person who asked for it sits down.

    With a start, the game begins from that position instead of a deal.
    """
    game = digsite.load(wish.game)
    mine = [number for number, seat in enumerate(wish.seats) if seat.who == "me"]
    name = checked_name(wish.name)
    given = told_apart([checked_name(wish.seats[seat].name or name) for seat in mine])
    check_clock(wish.clock)
    if wish.edition is not None and len(msgspec.json.encode(wish.edition)) > MAX_EDITION_BYTES:
        raise Refusal("edition-too-long", most=MAX_EDITION_BYTES)
    opened = Opened(
        game=wish.game,
        rules=game.revision,
        players=len(wish.seats),
        options=settle(game.options, wish.options, wish.game),
        edition="",
        seats=[Seat(None, seat.bot if seat.who == "bot" else None) for seat in wish.seats],
        commitment=commitment(secret),
        own_edition=wish.edition,
        public=wish.public,
        clock=wish.clock,
        stand_in=wish.stand_in,
        start=start,
    )
    if len(mine) > 1:
        for number, own in zip(mine, given, strict=True):
            opened.seats[number].name = own
    opened.edition = setup_of(opened).edition.digest
    return [opened, Joined(0, name, mine, *given_word(wish.word, wish.sealed))]


def open_lesson(wish: NewLesson) -> list[Entry]:
    """Make the first entries of a lesson: one person against the lesson's bots, with a deal that was chosen before."""
    game = digsite.load(wish.game)
    lesson = lesson_of(game)
    if lesson is None:
        raise Refusal("no-lesson")
    setup = game.setup(1 + len(lesson.bots))
    opened = Opened(
        game=wish.game,
        rules=game.revision,
        players=setup.players,
        options=dict(setup.options),
        edition=setup.edition.digest,
        seats=[Seat(), *(Seat(None, bot) for bot in lesson.bots)],
        commitment="",
        lesson=lesson.seed,
    )
    return [opened, Joined(0, checked_name(wish.name), [0], "")]


def given_word(word: str | None, sealed: str | None) -> tuple[str | None, str | None]:
    """Return what somebody gave for the shuffle: a word, or only its fingerprint."""
    return (None, sealed) if sealed is not None else (None if word is None else readable(word), None)


def check_clock(clock: Clock | None) -> None:
    """Raise BadSetup if the clock's times are not allowed."""
    if clock is None:
        return
    if not MIN_CLOCK_SECONDS <= clock.seconds <= MAX_CLOCK_SECONDS or not 0 <= clock.increment <= MAX_CLOCK_SECONDS:
        raise BadSetup(
            f"clock: {clock.seconds:g} seconds with an increment of {clock.increment:g} is not allowed; use "
            f"{MIN_CLOCK_SECONDS:.0f} to {MAX_CLOCK_SECONDS:.0f} seconds, and an increment of 0 or more"
        )
    if clock.per == "turn" and clock.increment:
        raise BadSetup("clock: a clock per turn restarts with every turn, so it has no increment; leave it out")


def open_rematch(sitting: Sitting, host: int, secret: bytes) -> list[Entry]:
    """Make the first entries of a rematch: everybody moves one seat on, so that somebody else starts."""
    if sitting.people[host].left:
        raise Refusal("already-left")
    opened = sitting.opened
    gone = {number for number, person in enumerate(sitting.people) if person.left}
    seats = [Seat(seat.person, seat.bot, seat.name) for seat in (sitting.seats[-1:] + sitting.seats[:-1])]
    for seat in seats:
        if seat.person in gone:
            seat.person = seat.name = None
        elif seat.person is not None:
            seat.bot = None
    anew = Opened(
        game=opened.game,
        rules=sitting.setup.game.revision,
        players=opened.players,
        options=opened.options,
        edition=opened.edition,
        seats=[Seat(None, seat.bot, seat.name) for seat in seats],
        commitment=commitment(secret),
        host=host,
        own_edition=opened.own_edition,
        clock=opened.clock,
        earlier=sitting.table,
        stand_in=opened.stand_in,
    )
    people: list[Entry] = []
    for number, person in enumerate(sitting.people):
        theirs = [i for i, seat in enumerate(seats) if seat.person == number]
        people.append(Joined(number, person.name, theirs, None if theirs else ""))
    return [anew, *people]


def sit_down(sitting: Sitting, join: Join) -> list[Entry]:
    """Give somebody who came by the link a free seat."""
    if sitting.phase != WAITING or sitting.gathered_at is not None:
        raise Refusal("already-begun")
    if len(sitting.people) >= MAX_PEOPLE:
        raise Refusal("too-many-people")
    free = [i for i, seat in enumerate(sitting.seats) if seat.person is None and seat.bot is None]
    if join.seat is not None:
        if join.seat >= len(sitting.seats):
            raise Refusal("no-such-seat", seats=len(sitting.seats))
        free = [seat for seat in free if seat == join.seat]
    if not free:
        raise Refusal("seat-taken" if join.seat is not None else "table-full")
    name = checked_name(join.name)
    if name.casefold() in (other.casefold() for other in sitting.names()):
        raise Refusal("name-taken", name=name)
    name = marked(name, [other for other in sitting.names() if other])
    return [Joined(len(sitting.people), name, free[:1], *given_word(join.word, join.sealed))]


def asked_to_reveal(sitting: Sitting, person: int) -> bool:
    """Return whether a person has to show their word now."""
    return sitting.phase == WAITING and sitting.gathered_at is not None and person in sitting.unrevealed()


def reveal(sitting: Sitting, person: int, ask: Reveal, seen: int, now: float) -> list[Entry]:
    """Take the word of somebody who had sent its fingerprint."""
    if not asked_to_reveal(sitting, person):
        raise Refusal("nothing-to-reveal")
    if not ask.word or readable(ask.word) != ask.word or seal(ask.word) != sitting.people[person].sealed:
        raise Refusal("wrong-word")
    return [Revealed(person, ask.word)]


def reveal_deadline(sitting: Sitting) -> float | None:
    """Return the time until which the game waits for words; None if it does not wait."""
    if sitting.phase != WAITING or sitting.gathered_at is None:
        return None
    return sitting.gathered_at + REVEAL_SECONDS


def start_if_complete(sitting: Sitting, now: float) -> list[Entry]:
    """Start the game as soon as everybody is here and has shown their word, or has had time to.

    Nobody shows a word before all fingerprints are there: so nobody, not even who keeps the server, can choose a word
    that fits the others'.
    """
    if sitting.phase != WAITING or not sitting.complete:
        return []
    if not sitting.unrevealed():
        return [Started([])]
    deadline = reveal_deadline(sitting)
    if deadline is None:
        return [Gathered()]
    return [Started([])] if now >= deadline else []
