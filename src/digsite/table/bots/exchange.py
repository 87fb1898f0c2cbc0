"""What the server and a process that thinks for it say to each other: one JSON text a line."""

from typing import Any, Self

import msgspec

from digsite.bots.question import Advice
from digsite.core.edition import Edition
from digsite.core.game import Setup


class OwnEdition(msgspec.Struct, frozen=True):
    """An edition that did not come with the package. Who has its digest need not read its tables."""

    digest: str
    name: str
    tables: msgspec.Raw

    @classmethod
    def of(cls, edition: Edition) -> Self:
        return cls(edition.digest, edition.name, msgspec.Raw(msgspec.json.encode(edition.tables)))


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question: the box, a state as `Match.handed_over` makes it, and who is to think about it."""

    number: int
    game: str
    players: int
    options: dict[str, Any]
    edition: OwnEdition | None
    state: bytes
    seat: int
    bot: str
    seed: str
    keep: str | None

    @classmethod
    def about(
        cls, number: int, setup: Setup, state: bytes, seat: int, bot: str, seed: str, keep: str | None
    ) -> "Asked":
        own = None if setup.edition is setup.game.edition else OwnEdition.of(setup.edition)
        return cls(number, setup.game.name, setup.players, setup.options, own, state, seat, bot, seed, keep)


class Thought(msgspec.Struct):
    """A bot's answer, as `digsite.bots.question.Advice`: its move, and every legal move as it sees them."""

    move: int
    candidates: list[tuple[int, int, float | None, float | None]]
    """Each a move, how often it was tried, and the share of the win and the points it is expected to bring."""
    forfeit: str | None = None
    """Why the bot did not choose this move itself, if something went wrong with it: one sentence."""

    @classmethod
    def of(cls, advice: Advice) -> "Thought":
        return cls(advice.move, [*advice.candidates], advice.forfeit)


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="says"):
    """Something about the question of this number."""

    number: int


class Compiling(Said, frozen=True, tag="compiling"):
    """The game is not compiled on this machine yet; that takes minutes."""


class Loaded(Said, frozen=True, tag="loaded"):
    """The game is at hand, now the bot thinks."""


class Answered(Said, frozen=True, tag="answered"):
    thought: Thought


class Failed(Said, frozen=True, tag="failed"):
    """The bot raised an error of this kind. What it was about goes to the log only: it may tell what a seat knows."""

    error: str


def line(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message) + b"\n"


read_question = msgspec.json.Decoder(Asked).decode
read_said = msgspec.json.Decoder(Compiling | Loaded | Answered | Failed).decode
