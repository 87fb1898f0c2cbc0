"""The commands that people send to a table, as they come over the wire."""

from typing import Annotated, Literal

import msgspec

from digsite.core.record import MAX_NAME_LENGTH
from digsite.table.play.entries import Clock, OwnEdition

MAX_WORD_LENGTH = 40
MAX_TEXT_LENGTH = 500
MAX_MOVE_LENGTH = 60
MAX_ADDRESS_LENGTH = 500
MAX_MOVES = 60
"""Maximum number of moves in one command. No turn of the four games is that long."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME_LENGTH)]
Word = Annotated[str, msgspec.Meta(max_length=MAX_WORD_LENGTH)]
Seal = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""SHA-256 of "digsite word " and a word, in hexadecimal."""

Key = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Move = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_MOVE_LENGTH)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Ask(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"):
    """One command, told apart by `do`."""


class PlayMoves(Ask, tag="move"):
    """Play one move, or several moves of a turn; all are played or none."""

    moves: Annotated[list[Move], msgspec.Meta(min_length=1, max_length=MAX_MOVES)]
    seat: Number | None = None
    """Only needed by a person with several seats who decides ahead of a turn."""
    draft: bool = False
    """Play the moves only if they are a whole move; otherwise answer what they would lead to, and store nothing."""


class Undo(Ask, tag="undo"):
    """Take back my latest move. If the others must agree, they are asked."""


class Agree(Ask, tag="agree"):
    """Agree to what was asked."""


class Decline(Ask, tag="refuse"):
    """Decline what was asked."""


class Pause(Ask, tag="pause"):
    """Pause the game and its clocks, if the others agree."""


class Resume(Ask, tag="resume"):
    """Resume the game."""


class Say(Ask, tag="say"):
    """Send a chat message."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_TEXT_LENGTH)]


class Ready(Ask, tag="ready"):
    """Say that I am here, and add a word to the shuffle: for a rematch, or at a table that I opened without a word."""

    word: Word = ""
    sealed: Seal | None = None
    """The fingerprint of my word, instead of the word. I send the word by `reveal` when everybody is here."""


class Reveal(Ask, tag="reveal"):
    """Show the word whose fingerprint I have sent, now that everybody is here."""

    word: Word


class Leave(Ask, tag="leave"):
    """Leave the table. If the game has begun, a bot stands in."""


class Return(Ask, tag="return"):
    """Take my seat back from the bot that stood in."""


class Replace(Ask, tag="replace"):
    """Before the game: give a free seat to a bot or, without a bot, free it. Later: let a bot stand in for somebody who
    does not move."""

    seat: Number
    bot: BotName | None = None
    """Only before the game. The level of bots that stand in is set when the table is opened."""


class Hook(Ask, tag="hook"):
    """Call this address when it is my turn. Without an address, stop calling."""

    address: Annotated[str, msgspec.Meta(max_length=MAX_ADDRESS_LENGTH)] | None = None


class Relink(Ask, tag="relink"):
    """Make a new personal link; the old ones stop working."""


class Rematch(Ask, tag="rematch"):
    """Play again with the same people and bots."""


AnyAsk = (
    PlayMoves
    | Undo
    | Agree
    | Decline
    | Pause
    | Resume
    | Say
    | Ready
    | Reveal
    | Leave
    | Return
    | Replace
    | Hook
    | Relink
    | Rematch
)


class Command(msgspec.Struct, forbid_unknown_fields=True):
    """A command of somebody who has seen the table up to `sequence`. The same key again gets the same answer."""

    sequence: Number
    key: Key
    ask: AnyAsk


class SpokenCommand(Command):
    """A command that comes by the socket, and the language of a refusal."""

    lang: Literal["en", "de"] = "en"


class Trial(msgspec.Struct, forbid_unknown_fields=True):
    """Moves to try, by somebody who has seen the table up to `sequence`. Nothing is played."""

    sequence: Number
    moves: Annotated[list[Move], msgspec.Meta(min_length=1, max_length=MAX_MOVES)]
    seat: Number | None = None


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits here: me (several times on one device), a friend with the link, or a bot."""

    who: Literal["me", "friend", "bot"]
    name: Name | None = None
    bot: BotName = "curator"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A request to open a table."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=2, max_length=8)]
    name: Name
    key: Key
    word: Word | None = ""
    """My word for the shuffle. Null to send it later, by `ready`, after seeing the server's commitment."""
    sealed: Seal | None = None
    """The fingerprint of my word, instead of the word. I send the word by `reveal` when everybody is here."""
    options: dict[str, bool | int | str] = {}
    edition: OwnEdition | None = None
    public: bool = False
    clock: Clock | None = None
    stand_in: BotName = "curator"
    """The bot that plays for people who leave, run out of time or do not move."""


class GoOn(msgspec.Struct, forbid_unknown_fields=True):
    """A request to open a table that goes on from a step of a replay. Its game, options and edition stay the same."""

    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=2, max_length=8)]
    name: Name
    key: Key
    word: Word | None = ""
    """My word for the random numbers from here on. Null to send it later, by `ready`."""
    sealed: Seal | None = None
    stand_in: BotName = "curator"


class NewLesson(msgspec.Struct, forbid_unknown_fields=True):
    """A request to open the first table of somebody who learns a game by playing."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    name: Name
    key: Key


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """A request to sit down at a table."""

    name: Name
    key: Key
    word: Word = ""
    seat: Number | None = None
    """Which free seat to take; any of them if not given."""
    sealed: Seal | None = None
    """The fingerprint of my word, instead of the word. I send the word by `reveal` when everybody is here."""
