"""The entries of a table: everything that happened there, stored in order and never changed.

A table is always rebuilt from its entries. They never leave the server as they are: `notices` makes what each viewer is
told of them.
"""

from typing import Any, Literal, NamedTuple

import msgspec

from digsite.core.events import Event


class Content(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """Content of one entry, told apart by its `kind`."""


class Clock(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Time to think: per turn, or for the whole game with an increment for each move."""

    per: Literal["turn", "game"]
    seconds: float
    increment: float = 0.0


class Seat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits here: a person, a bot, a bot standing in for a person, or nobody yet."""

    person: int | None = None
    bot: str | None = None
    name: str | None = None


class OwnEdition(msgspec.Struct, forbid_unknown_fields=True):
    """A custom edition with all its figures, so that the game does not depend on the file it came from."""

    name: str
    tables: dict[str, dict[str, Any]]


class Start(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The position that a game starts from instead of a deal, and the replay it was taken from."""

    position: dict[str, Any]
    replay: str | None = None
    step: int = 0
    """The number of moves that had been played there."""


class Opened(Content, tag="opened"):
    """The table was opened. Always the first entry: which game is played, and how."""

    game: str
    rules: int
    players: int
    options: dict[str, bool | int | str]
    edition: str
    seats: list[Seat]
    commitment: str
    host: int = 0
    own_edition: OwnEdition | None = None
    public: bool = False
    clock: Clock | None = None
    earlier: str | None = None
    """Id of the table that this is the rematch of."""
    stand_in: str = "curator"
    """The bot that plays for people who are away."""
    start: Start | None = None
    """Where the game starts from, if it does not start with a deal."""
    lesson: str | None = None
    """At the table of a lesson, the seed of its chosen deal: nothing is promised about the shuffle there."""


class Joined(Content, tag="joined"):
    """A person sat down. In a rematch they are seated before they are ready, so they have no word yet."""

    person: int
    name: str
    seats: list[int]
    word: str | None = None
    sealed: str | None = None
    """The fingerprint of the person's word, which they show when everybody is here."""


class Readied(Content, tag="readied"):
    """A person who was already seated is here, and added a word to the shuffle, or its fingerprint."""

    person: int
    word: str | None = None
    sealed: str | None = None


class Gathered(Content, tag="gathered"):
    """Everybody is here, and nobody's seat or fingerprint can change any more. Now the words are shown."""


class Revealed(Content, tag="revealed"):
    """A person showed the word whose fingerprint they had sent."""

    person: int
    word: str


class Left(Content, tag="left"):
    """A person left: the seat is free again, or a bot stands in if the game has begun."""

    person: int
    bot: str | None = None


class Returned(Content, tag="returned"):
    """A person took their seats back from the bots that stood in."""

    person: int


class Replaced(Content, tag="replaced"):
    """A bot took a free seat, or stands in for somebody who does not move. Without a bot: the seat is free again."""

    seat: int
    by: int
    bot: str | None = None


class Started(Content, tag="started"):
    """Everybody is here, and the game was dealt."""

    deal: list[int]


class Play(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """One move, and the random numbers drawn for it."""

    seat: int
    move: str
    answers: list[int]


class Moved(Content, tag="moved"):
    """A seat played moves; moves that other seats had decided on ahead of their turn follow at once."""

    seat: int
    plays: list[Play]


class Decided(Content, tag="decided"):
    """A seat decided ahead of its turn. Nobody else may see the move."""

    seat: int
    move: str


class Asked(Content, tag="asked"):
    """A person asked the others to agree to something."""

    person: int
    what: Literal["undo", "pause"]
    moves: int = 0


class Agreed(Content, tag="agreed"):
    """A person agreed to what was asked."""

    person: int


class Declined(Content, tag="refused"):
    """A person declined what was asked."""

    person: int


class Undone(Content, tag="undone"):
    """The latest `moves` moves were taken back."""

    person: int
    moves: int
    seen: bool = False
    """Whether one of them had drawn random numbers or shown something hidden."""


class Paused(Content, tag="paused"):
    """The game and its clocks were paused."""

    person: int


class Resumed(Content, tag="resumed"):
    """The game was resumed."""

    person: int


class Held(Content, tag="held"):
    """The server was down for `seconds`; no clock ran during that time."""

    seconds: float


class TimedOut(Content, tag="timed-out"):
    """A seat ran out of time; a bot stands in."""

    seat: int
    bot: str


class Said(Content, tag="said"):
    """A person sent a chat message."""

    person: int
    text: str


class Hooked(Content, tag="hooked"):
    """A person set the address that is called when it is their turn, or removed it."""

    person: int
    address: str | None = None


class Relinked(Content, tag="relinked"):
    """A person made a new personal link; the old ones no longer work."""

    person: int


class Rematched(Content, tag="rematched"):
    """A rematch was opened at another table."""

    person: int
    table: str


Entry = (
    Opened
    | Joined
    | Readied
    | Gathered
    | Revealed
    | Left
    | Returned
    | Replaced
    | Started
    | Moved
    | Decided
    | Asked
    | Agreed
    | Declined
    | Undone
    | Paused
    | Resumed
    | Held
    | TimedOut
    | Said
    | Hooked
    | Relinked
    | Rematched
)


class Line(NamedTuple):
    """An entry that was carried out, and the events of the game that came of it, each with its audience."""

    sequence: int
    at: float
    entry: Entry
    told: list[tuple[int, Event]]


_decoder = msgspec.json.Decoder(Entry)


def read_entry(content: bytes) -> Entry:
    entry: Entry = _decoder.decode(content)
    return entry


def write_entry(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)
