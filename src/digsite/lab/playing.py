"""One deal of a contest: the same cards for everybody, played in every seating."""

import time
from dataclasses import dataclass
from functools import cached_property

import msgspec

from digsite.bots.names import bot_named
from digsite.bots.pipe import dismiss
from digsite.bots.question import Bot, Question
from digsite.core.game import Setup
from digsite.core.match import Match
from digsite.lab.seating import Seating, seatings

SENTENCES = 3
"""Of a bot's forfeits in one deal, so many are kept in words."""


@dataclass(frozen=True)
class Contest:
    """Which bots meet in which game. With a seed, everything but the clock is settled."""

    setup: Setup
    bots: tuple[str, ...]
    seed: str

    @cached_property
    def seatings(self) -> list[Seating]:
        return seatings(len(self.bots), self.setup.players)

    @cached_property
    def reach(self) -> float:
        """The largest share of the wins that a bot can have for each of its seats: all games it takes part in, won."""
        games = sum(0 in seats for seats in self.seatings)
        return games / sum(seats.count(0) for seats in self.seatings)


class Game(msgspec.Struct, forbid_unknown_fields=True):
    """How one game ended: the bot in each seat, its points and share of the win, and how many decisions it took."""

    seats: list[int]
    points: list[int]
    shares: list[float]
    decisions: int

    def order(self) -> list[tuple[float, int]]:
        """For each seat something that is larger the better it did: winners first, all others by their points."""
        return list(zip(self.shares, self.points, strict=True))


class Effort(msgspec.Struct, forbid_unknown_fields=True):
    """What one bot did in a deal: its decisions where there was a choice, how long it thought, what it forfeited."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    forfeits: int = 0
    sentences: list[str] = []


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    """All games of one deal, and the effort of each bot."""

    deal: int
    games: list[Game]
    efforts: list[Effort]


def warm_up(setup: Setup) -> None:
    """Load all compiled code now, so that nobody's first move is charged with it."""
    match = setup.deal("warm-up")
    for name in ("greedy", "search:2"):
        bot_named(name, threads=1).think(Question.about(match, name), name)


def play_deal(contest: Contest, number: int) -> Deal:
    """Play one deal in every seating."""
    efforts = [Effort(sentences=[]) for _ in contest.bots]
    games = [_play(contest, number, seating, efforts) for seating in range(len(contest.seatings))]
    return Deal(number, games, efforts)


def _play(contest: Contest, number: int, seating: int, efforts: list[Effort]) -> Game:
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
    return Game(list(seats), outcome.points, shares, len(match.played))


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
