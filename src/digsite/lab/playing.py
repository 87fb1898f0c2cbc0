"""One deal of a contest: the same cards for every bot, played in every seating."""

import time
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from digsite.bots.names import bot_named
from digsite.bots.pipe import dismiss
from digsite.bots.question import Bot, Question
from digsite.core.errors import DigsiteError
from digsite.core.game import Setup
from digsite.core.match import Match
from digsite.lab.keeping import code_of
from digsite.lab.seating import Seating, seatings
from digsite.running import Packed, packed, setup_of

FORMAT = "digsite arena 1"
"""First entry of the file that an arena saves its deals in."""

SENTENCES = 3
"""Maximum number of a bot's forfeits in one deal whose reasons are kept."""


@dataclass(frozen=True)
class Contest:
    """The bots that play, and the game they play. The seed determines everything except time."""

    setup: Setup
    bots: tuple[str, ...]
    seed: str

    @cached_property
    def seatings(self) -> list[Seating]:
        return seatings(len(self.bots), self.setup.players)

    @cached_property
    def reach(self) -> float:
        """The largest possible share of the win per seat: that of a bot that wins all its games."""
        games = sum(0 in seats for seats in self.seatings)
        return games / sum(seats.count(0) for seats in self.seatings)

    @cached_property
    def same_game(self) -> list[int]:
        """For each seating, the first one that seats bots of the same names: equal bots in mirrored seats play it."""
        names = [tuple(self.bots[bot] for bot in seats) for seats in self.seatings]
        return [names.index(each) for each in names]

    @property
    def games_a_deal(self) -> int:
        """Number of different games that are played with one deal."""
        return len(set(self.same_game))

    @property
    def setups(self) -> list[Setup]:
        return [self.setup]

    @property
    def piece(self) -> "type[Deal]":
        return Deal

    def heading(self) -> dict[str, Any]:
        setup = self.setup
        return {
            "format": FORMAT,
            "game": setup.game.name,
            "players": setup.players,
            "options": setup.options,
            "edition": setup.edition.digest,
            "bots": list(self.bots),
            "seed": self.seed,
            "code": code_of(setup),
        }

    def prepare(self) -> None:
        warm_up(self.setup)

    def play(self, number: int) -> "Deal":
        return play_deal(self, number)

    def fits(self, piece: "Deal", number: int) -> bool:
        return (
            piece.deal == number
            and [game.seats for game in piece.games] == [list(seating) for seating in self.seatings]
            and all(len(game.points) == len(game.shares) == len(game.seats) for game in piece.games)
            and all(abs(sum(game.shares) - 1) < 1e-6 and min(game.shares) >= 0 for game in piece.games)
            and len(piece.efforts) == len(self.bots)
        )

    def __reduce__(self) -> Any:
        return _contest_of, (packed(self.setup), self.bots, self.seed)


def _contest_of(it: Packed, bots: tuple[str, ...], seed: str) -> Contest:
    return Contest(setup_of(it), bots, seed)


class Forfeited(DigsiteError):
    """Raised when a bot forfeits a move and the arena was told to stop then."""


class GameResult(msgspec.Struct, forbid_unknown_fields=True):
    """How one game ended: the bot in each seat, its points and share of the win, and the number of decisions."""

    seats: list[int]
    points: list[int]
    shares: list[float]
    decisions: int

    def order(self) -> list[tuple[float, int]]:
        """Return a sort key for each seat, larger for a better result: first by share of the win, then by points."""
        return list(zip(self.shares, self.points, strict=True))


class Effort(msgspec.Struct, forbid_unknown_fields=True):
    """What one bot did in a deal: decisions where it had a choice, thinking time, and forfeits."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    forfeits: int = 0
    sentences: list[str] = []


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    """All games of one deal, and the effort of each bot."""

    deal: int
    games: list[GameResult]
    efforts: list[Effort]


def warm_up(setup: Setup) -> None:
    """Load all compiled code now, so that it does not count as thinking time of the first move."""
    match = setup.deal("warm-up")
    for name in ("greedy", "search:2"):
        bot_named(name, threads=1).think(Question.about(match, name), name)


def play_deal(contest: Contest, number: int) -> Deal:
    """Play one deal in every seating; equal bots in mirrored seats play one game, which counts for each of them."""
    efforts = [Effort(sentences=[]) for _ in contest.bots]
    games: list[GameResult] = []
    for seating, same in enumerate(contest.same_game):
        if same == seating:
            games.append(_play(contest, number, seating, efforts))
        else:
            games.append(msgspec.structs.replace(games[same], seats=list(contest.seatings[seating])))
    return Deal(number, games, efforts)


def _play(contest: Contest, number: int, seating: int, efforts: list[Effort]) -> GameResult:
    seats = contest.seatings[seating]
    bots = [bot_named(contest.bots[bot], threads=1) for bot in seats]
    match = contest.setup.deal(f"arena {contest.seed} deal {number}")
    try:
        while (seat := match.seat) is not None:
            seed = f"arena {contest.seed} deal {number} seating {seating} decision {len(match.played)}"
            match.play(_decide(match, bots[seat], seed, efforts[seats[seat]]))
    finally:
        for bot in bots:
            dismiss(bot, match.outcome())
    outcome = match.outcome()
    assert outcome is not None
    shares = [(seat in outcome.winners) / len(outcome.winners) for seat in range(match.players)]
    return GameResult(list(seats), outcome.points, shares, len(match.played))


def _decide(match: Match, bot: Bot, seed: str, effort: Effort) -> int:
    choices = len(match.legal())
    question = Question.about(match, seed)
    begun = time.perf_counter()
    advice = bot.think(question, seed)
    seconds = time.perf_counter() - begun
    if choices > 1:
        effort.decisions += 1
        effort.seconds += seconds
        effort.longest = max(effort.longest, seconds)
    if advice.forfeit is not None:
        effort.forfeits += 1
        if len(effort.sentences) < SENTENCES:
            effort.sentences.append(advice.forfeit)
    return advice.move
