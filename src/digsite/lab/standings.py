"""The results of a contest: shares, differences, who finished ahead of whom, ratings."""

from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any

import numpy as np

from digsite.lab.evidence import interval, money, refuted
from digsite.lab.playing import Contest, Deal
from digsite.lab.ratings import rate

REASONS = 5
"""Maximum number of different reasons shown for a bot's forfeits."""


@dataclass(frozen=True)
class Standing:
    """The result of one bot. `share` is its share of the win per seat; `low` to `high` is the interval."""

    bot: str
    share: float
    low: float
    high: float
    rating: float
    rating_within: float
    points: float
    games: int
    forfeits: int
    reasons: list[str]


@dataclass(frozen=True)
class Pair:
    """How far one bot is ahead of another: the difference of their shares, and its interval.

    `clear` says whether the interval excludes 0.
    """

    first: str
    second: str
    difference: float
    low: float
    high: float
    clear: bool
    log_evidence: float
    """Logarithm of the money won by betting on a difference: above log 20, the difference is clear."""


@dataclass(frozen=True)
class Speed:
    """How long a bot thought. Only decisions where it had a choice count."""

    bot: str
    decisions: int
    seconds_a_move: float
    longest: float
    moves_a_second: float


@dataclass(frozen=True)
class Result:
    """The result of an arena. Everything except `speeds` is the same whenever the same games are played."""

    game: str
    players: int
    options: dict[str, Any]
    edition: str
    bots: list[str]
    seed: str
    deals: int
    games: int
    games_a_deal: int
    fair: float
    """The share of a seat if all bots are equally strong."""
    clear: bool
    """Whether every pair of bots can be told apart."""
    stopped_early: bool
    standings: list[Standing]
    pairs: list[Pair]
    ahead: list[list[float | None]]
    """How often the bot of the row finished ahead of the bot of the column at one table; a tie counts as half."""
    decisions: float
    shortest: int
    longest: int
    speeds: list[Speed]
    differences: np.ndarray = field(repr=False)
    """Per pair and deal, between 0 and 1, where 0.5 is even: the intervals of the pairs are computed from these."""
    reach: float = field(repr=False)

    def as_data(self) -> dict[str, Any]:
        """Return the result as plain data for JSON."""
        data = asdict(self)
        del data["differences"], data["reach"]
        return data


def shares_by_deal(contest: Contest, deals: list[Deal]) -> np.ndarray:
    """Return, per deal and bot, its share of the win per seat over all games of the deal."""
    shares = np.zeros((len(deals), len(contest.bots)))
    for i, deal in enumerate(deals):
        for game in deal.games:
            np.add.at(shares[i], game.seats, game.shares)
    seats = np.bincount([bot for seats in contest.seatings for bot in seats], minlength=len(contest.bots))
    return shares / seats


def differences(contest: Contest, shares: np.ndarray) -> np.ndarray:
    """Return, per pair and deal, 1 if the first bot won all it could and the second nothing; 0.5 is even."""
    pairs = list(combinations(range(len(contest.bots)), 2))
    return np.array([0.5 + (shares[:, a] - shares[:, b]) / (2 * contest.reach) for a, b in pairs]).clip(0, 1)


def all_clear(contest: Contest, deals: list[Deal]) -> bool:
    """Return whether every pair of bots can be told apart."""
    return all(refuted(row, 0.5) for row in differences(contest, shares_by_deal(contest, deals)))


def result_of(contest: Contest, deals: list[Deal], stopped_early: bool = False) -> Result:
    shares = shares_by_deal(contest, deals)
    rows = differences(contest, shares)
    names = labels(contest.bots)
    lengths = [game.decisions for deal in deals for game in deal.games] or [0]
    pairs = [_pair(*two, row, contest.reach) for two, row in zip(combinations(names, 2), rows, strict=True)]
    return Result(
        game=contest.setup.game.name,
        players=contest.setup.players,
        options=dict(contest.setup.options),
        edition=contest.setup.edition.digest,
        bots=names,
        seed=contest.seed,
        deals=len(deals),
        games=len(deals) * contest.games_a_deal,
        games_a_deal=contest.games_a_deal,
        fair=1 / contest.setup.players,
        clear=all(pair.clear for pair in pairs),
        stopped_early=stopped_early,
        standings=_standings(contest, deals, shares, names),
        pairs=pairs,
        ahead=_ahead(deals, len(names)),
        decisions=float(np.mean(lengths)),
        shortest=min(lengths),
        longest=max(lengths),
        speeds=[_speed(name, deals, bot) for bot, name in enumerate(names)],
        differences=rows,
        reach=contest.reach,
    )


def labels(bots: tuple[str, ...]) -> list[str]:
    """Return distinct names for the bots, even if a bot plays against itself."""
    return [f"{name} ({bots[:i].count(name) + 1})" if bots.count(name) > 1 else name for i, name in enumerate(bots)]


def _pair(first: str, second: str, row: np.ndarray, reach: float) -> Pair:
    low, high = interval(row)
    middle = float(row.mean()) if len(row) else 0.5
    width = 2 * reach
    return Pair(
        first,
        second,
        difference=(middle - 0.5) * width,
        low=(low - 0.5) * width,
        high=(high - 0.5) * width,
        clear=refuted(row, 0.5),
        log_evidence=money(row, 0.5),
    )


def _standings(contest: Contest, deals: list[Deal], shares: np.ndarray, names: list[str]) -> list[Standing]:
    ratings = rate(deals, len(names))
    found = []
    for bot, name in enumerate(names):
        low, high = interval(shares[:, bot] / contest.reach)
        games = [game for deal in deals for game in deal.games if bot in game.seats]
        points = [p for game in games for seat, p in zip(game.seats, game.points, strict=True) if seat == bot]
        sentences = [sentence for deal in deals for sentence in deal.efforts[bot].sentences]
        found.append(
            Standing(
                bot=name,
                share=float(shares[:, bot].mean()) if deals else 1 / contest.setup.players,
                low=low * contest.reach,
                high=high * contest.reach,
                rating=ratings[bot].mu,
                rating_within=ratings[bot].within,
                points=float(np.mean(points)) if points else 0.0,
                games=len(deals) * _games_of(contest, bot),
                forfeits=sum(deal.efforts[bot].forfeits for deal in deals),
                reasons=list(dict.fromkeys(sentences))[:REASONS],
            )
        )
    return found


def _games_of(contest: Contest, bot: int) -> int:
    """Return the number of different games of one deal in which a bot plays."""
    return len({same for same, seats in zip(contest.same_game, contest.seatings, strict=True) if bot in seats})


def _ahead(deals: list[Deal], bots: int) -> list[list[float | None]]:
    won, met = np.zeros((bots, bots)), np.zeros((bots, bots))
    for game in (game for deal in deals for game in deal.games):
        order = game.order()
        for a, first in enumerate(game.seats):
            for b, second in enumerate(game.seats):
                if first != second:
                    won[first, second] += (order[a] > order[b]) + 0.5 * (order[a] == order[b])
                    met[first, second] += 1
    return [[float(won[a, b] / met[a, b]) if met[a, b] else None for b in range(bots)] for a in range(bots)]


def _speed(name: str, deals: list[Deal], bot: int) -> Speed:
    efforts = [deal.efforts[bot] for deal in deals]
    decisions, seconds = sum(e.decisions for e in efforts), sum(e.seconds for e in efforts)
    return Speed(
        name,
        decisions,
        seconds_a_move=seconds / max(decisions, 1),
        longest=max((e.longest for e in efforts), default=0.0),
        moves_a_second=decisions / seconds if seconds else 0.0,
    )
