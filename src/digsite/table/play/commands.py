"""What people can ask of a table."""

from typing import Annotated, Literal

import msgspec

from digsite.core.record import LONGEST_NAME
from digsite.table.entries import Clock, OwnEdition

LONGEST_WORD = 40
LONGEST_TEXT = 500
LONGEST_MOVE = 60
MOST_MOVES = 60
"""In one command; no turn of the four games has as many."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Word = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
Key = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Move = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_MOVE)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Ask(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"):
    """One thing asked for."""


class PlayMoves(Ask, tag="move"):
    """Play moves, all or none: one, or a whole turn that was arranged before it was sent."""

    moves: Annotated[list[Move], msgspec.Meta(min_length=1, max_length=MOST_MOVES)]
    seat: Number | None = None
    """Needed only by those who hold several seats and decide ahead of a turn."""


class Undo(Ask, tag="undo"):
    """Take my latest move back; where that needs the others, they are asked."""


class Agree(Ask, tag="agree"):
    """To what was asked."""


class Refuse(Ask, tag="refuse"):
    """What was asked."""


class Pause(Ask, tag="pause"):
    """Stop the clock, if the others agree."""


class Resume(Ask, tag="resume"):
    """Let the clock run on."""


class Say(Ask, tag="say"):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)]


class Ready(Ask, tag="ready"):
    """I am here, with this word: for a rematch, or at a table that I opened without saying one."""

    word: Word = ""


class Leave(Ask, tag="leave"):
    """Go; a bot stands in once the game has begun."""

    bot: BotName = "curator"


class Return(Ask, tag="return"):
    """Take my seat back from the bot that stood in."""


class Replace(Ask, tag="replace"):
    """Let a bot take a free seat, or stand in for somebody who does not move; without a bot, free a bot's seat."""

    seat: Number
    bot: BotName | None = None


class Hook(Ask, tag="hook"):
    """Tell this address when it is my turn; without one, no longer."""

    address: Annotated[str, msgspec.Meta(max_length=500)] | None = None


class Relink(Ask, tag="relink"):
    """Make a new personal link, and the old ones worthless."""


class Rematch(Ask, tag="rematch"):
    """Play again with the same people and bots."""


AnyAsk = (
    PlayMoves
    | Undo
    | Agree
    | Refuse
    | Pause
    | Resume
    | Say
    | Ready
    | Leave
    | Return
    | Replace
    | Hook
    | Relink
    | Rematch
)


class Command(msgspec.Struct, forbid_unknown_fields=True):
    """What is asked, by somebody who has seen the table up to `sequence`. The same key again gets the same answer."""

    sequence: Number
    key: Key
    ask: AnyAsk


class Trial(msgspec.Struct, forbid_unknown_fields=True):
    """Moves that somebody who has seen the table up to `sequence` would like to see before they are played."""

    sequence: Number
    moves: Annotated[list[Move], msgspec.Meta(min_length=1, max_length=MOST_MOVES)]
    seat: Number | None = None


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit here: me (several times on one device), a friend who is sent the link, or a bot."""

    who: Literal["me", "friend", "bot"]
    name: Name | None = None
    bot: BotName = "curator"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table as somebody wishes it."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=2, max_length=8)]
    name: Name
    key: Key
    word: Word | None = ""
    """What I add to chance; null to say it when I have seen what the server promises, by `ready`."""
    options: dict[str, bool | int | str] = {}
    edition: OwnEdition | None = None
    public: bool = False
    clock: Clock | None = None


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody comes by the link."""

    name: Name
    key: Key
    word: Word = ""
    seat: Number | None = None
    """Any free one, if not said."""
