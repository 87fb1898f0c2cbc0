"""What happens at a table, entry by entry. They are stored in order and never changed; all else is made from them.

Nothing here leaves the server as it is: what each viewer is told is made in `notices`.
"""

from typing import Any, Literal

import msgspec


class Content(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """What one entry says."""


class Clock(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Time to think: for every move of a turn anew, or for the whole game, with what each move gives back."""

    per: Literal["turn", "game"]
    seconds: float
    increment: float = 0.0


class Seat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits here: a person, a bot, a bot in a person's place, or nobody yet."""

    person: int | None = None
    bot: str | None = None
    name: str | None = None


class OwnEdition(msgspec.Struct, forbid_unknown_fields=True):
    """Figures of somebody's own, whole, so that the game goes on with them whatever becomes of the file."""

    name: str
    tables: dict[str, dict[str, Any]]


class Opened(Content, tag="opened"):
    """Always the first entry: what is played, and how."""

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
    """The table of which this is the rematch."""


class Joined(Content, tag="joined"):
    """A person came. In a rematch they are expected before they have said their word."""

    person: int
    name: str
    seats: list[int]
    word: str | None = None


class Readied(Content, tag="readied"):
    """Somebody who was expected is here and said a word."""

    person: int
    word: str


class Left(Content, tag="left"):
    """A person went: the seat is open again, or a bot goes on if the game has begun."""

    person: int
    bot: str | None = None


class Returned(Content, tag="returned"):
    """A person takes a seat back from the bot that stood in."""

    person: int


class Replaced(Content, tag="replaced"):
    """A bot sits down on a free seat or for somebody who does not move; or, without one, the seat is free again."""

    seat: int
    by: int
    bot: str | None = None


class Started(Content, tag="started"):
    """All are here; chance has dealt."""

    deal: list[int]


class Play(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """One move, with what chance answered."""

    seat: int
    move: str
    answers: list[int]


class Moved(Content, tag="moved"):
    """Moves of one seat, one after the other, and those that others had decided on ahead of their turn."""

    seat: int
    plays: list[Play]


class Decided(Content, tag="decided"):
    """A seat decided ahead of its turn. Nobody else may see what."""

    seat: int
    move: str


class Asked(Content, tag="asked"):
    """Somebody asks the others to agree."""

    person: int
    what: Literal["undo", "pause"]
    moves: int = 0


class Agreed(Content, tag="agreed"):
    person: int


class Refused(Content, tag="refused"):
    person: int


class Undone(Content, tag="undone"):
    """So many moves were taken back."""

    person: int
    moves: int


class Paused(Content, tag="paused"):
    person: int


class Resumed(Content, tag="resumed"):
    person: int


class Held(Content, tag="held"):
    """The server was away for so long; no clock ran meanwhile."""

    seconds: float


class TimedOut(Content, tag="timed-out"):
    """A seat's time is up; a bot goes on for it."""

    seat: int
    bot: str


class Said(Content, tag="said"):
    person: int
    text: str


class Hooked(Content, tag="hooked"):
    """Where a person wants to be told when it is their turn; nowhere, without an address."""

    person: int
    address: str | None = None


class Relinked(Content, tag="relinked"):
    """A person made a new personal link; the old ones are worth nothing from now on."""

    person: int


class Rematched(Content, tag="rematched"):
    """It is played again, at another table."""

    person: int
    table: str


Entry = (
    Opened
    | Joined
    | Readied
    | Left
    | Returned
    | Replaced
    | Started
    | Moved
    | Decided
    | Asked
    | Agreed
    | Refused
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

_decoder = msgspec.json.Decoder(Entry)


def read_entry(content: bytes) -> Entry:
    entry: Entry = _decoder.decode(content)
    return entry


def write_entry(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)
