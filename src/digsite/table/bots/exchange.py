"""Messages between the server and the processes in which its bots think: one JSON text per line."""

from typing import Any, Self

import msgspec

from digsite.bots.question import Advice, Candidate
from digsite.bots.reasons import Reason
from digsite.core.edition import Edition
from digsite.core.game import Setup
from digsite.review.judging import Judged, Piece


class SentEdition(msgspec.Struct, frozen=True):
    """An edition that did not come with the package. A process that knows its digest need not read its tables."""

    digest: str
    name: str
    tables: msgspec.Raw

    @classmethod
    def of(cls, edition: Edition) -> Self:
        return cls(edition.digest, edition.name, msgspec.Raw(msgspec.json.encode(edition.tables)))


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="asks"):
    """A numbered request about a game, with its setup."""

    number: int
    game: str
    players: int
    options: dict[str, Any]
    edition: SentEdition | None

    @property
    def setup_key(self) -> tuple[object, ...]:
        """What tells one setup from another."""
        own = self.edition.digest if self.edition else None
        return (self.game, self.players, tuple(sorted(self.options.items())), own)


class ThinkRequest(Request, frozen=True, forbid_unknown_fields=True, tag="think"):
    """A request to think: a state made by `Match.handed_over`, and which bot thinks for which seat."""

    state: bytes
    seat: int
    bot: str
    seed: str
    keep: str | None
    explain: bool = False
    """Whether a reason for the best move is wanted."""

    @classmethod
    def about(
        cls, number: int, setup: Setup, state: bytes, seat: int, bot: str, seed: str, keep: str | None, explain: bool
    ) -> "ThinkRequest":
        return cls(number, *_about(setup), state, seat, bot, seed, keep, explain)


class JudgeRequest(Request, frozen=True, forbid_unknown_fields=True, tag="judge"):
    """A request to judge a position of a finished game for its review."""

    piece: Piece
    seed: str
    iterations: int

    @classmethod
    def about(cls, number: int, setup: Setup, piece: Piece, seed: str, iterations: int) -> "JudgeRequest":
        return cls(number, *_about(setup), piece, seed, iterations)


def _about(setup: Setup) -> tuple[str, int, dict[str, Any], SentEdition | None]:
    own = None if setup.edition is setup.game.edition else SentEdition.of(setup.edition)
    return setup.game.name, setup.players, setup.options, own


class Thought(msgspec.Struct):
    """A bot's answer, like `digsite.bots.question.Advice`: its move, and how it sees every legal move."""

    move: int
    candidates: list[tuple[int, int, float | None, float | None]]
    """Each a move, how often it was tried, and its expected share of the win and points."""
    forfeit: str | None = None
    """Why the bot did not choose this move itself, in one sentence, if something went wrong."""
    reason: Reason | None = None
    """Why the best hint is better than another move, if that was asked and can be said."""

    @classmethod
    def of(cls, advice: Advice, reason: Reason | None = None) -> "Thought":
        return cls(advice.move, [*advice.candidates], advice.forfeit, reason)

    @property
    def advice(self) -> Advice:
        return Advice(self.move, [Candidate(*each) for each in self.candidates], self.forfeit)


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="says"):
    """A reply to the request of this number."""

    number: int


class Compiling(Reply, frozen=True, tag="compiling"):
    """The game is not compiled on this machine yet, which takes minutes."""


class Loaded(Reply, frozen=True, tag="loaded"):
    """The game is loaded, and the bot thinks."""


class Answered(Reply, frozen=True, tag="answered"):
    """The bot has chosen."""

    thought: Thought


class JudgedPosition(Reply, frozen=True, tag="judged"):
    """A position is judged."""

    judged: Judged


class Failed(Reply, frozen=True, tag="failed"):
    """The bot raised an error of this kind. Details only go to the log, because they may tell what a seat knows."""

    error: str


def line(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message) + b"\n"


read_request = msgspec.json.Decoder(ThinkRequest | JudgeRequest).decode
read_reply = msgspec.json.Decoder(Compiling | Loaded | Answered | JudgedPosition | Failed).decode
