"""OpenSkill ratings of bots, averaged over orders of the games.

OpenSkill ratings depend on the order of the games, which has no meaning here. The games are therefore rated several
times in random order, each time from the start and with deals drawn with replacement; a rating is the mean. Its
interval is the wider of two: OpenSkill's own, and the spread over the rounds, which accounts for the fact that the
games of one deal are not independent.
"""

import random
from typing import NamedTuple

import numpy as np
from openskill.models import PlackettLuce

from digsite.lab.playing import Deal, GameResult

ROUNDS = 20
MAX_GAMES = 600
"""Maximum number of games rated in one round. Rating is slow, and more games hardly change the order."""

SIGMA_95 = 1.96


class Rating(NamedTuple):
    """A bot's strength on OpenSkill's scale, where every bot starts at 25, and half the width of its 95 % interval."""

    mu: float
    within: float


def rate(deals: list[Deal], bots: int) -> list[Rating]:
    """Return a rating for each bot. The same results always give the same ratings."""
    if not deals:
        return [Rating(25.0, SIGMA_95 * 25 / 3)] * bots
    a_round = max(1, min(len(deals), MAX_GAMES // len(deals[0].games)))
    rounds = np.array([_one_round(deals, bots, a_round, random.Random(i)) for i in range(ROUNDS)])
    mu, sigma = rounds.mean(axis=0).T
    spread = rounds[:, :, 0].std(axis=0, ddof=1) * (a_round / len(deals)) ** 0.5
    return [Rating(float(m), float(SIGMA_95 * max(s, d))) for m, s, d in zip(mu, sigma, spread, strict=True)]


def _one_round(deals: list[Deal], bots: int, a_round: int, order: random.Random) -> list[tuple[float, float]]:
    games = [game for deal in order.choices(deals, k=a_round) for game in deal.games]
    order.shuffle(games)
    model = PlackettLuce(tau=0.0)  # a bot does not get better or worse from game to game
    ratings = [(model.mu, model.sigma)] * bots
    for game in games:
        _rate_game(model, game, ratings)
    return ratings


def _rate_game(model: PlackettLuce, game: GameResult, ratings: list[tuple[float, float]]) -> None:
    """Rate one game. A bot in two seats gains from both, but its uncertainty falls only as from one."""
    order = game.order()
    ranks = [float(sum(other > mine for other in order)) for mine in order]
    teams = model.rate([[model.create_rating(list(ratings[bot]))] for bot in game.seats], ranks=ranks)
    for bot in set(game.seats):
        mu = ratings[bot][0]
        after = [teams[seat][0] for seat, other in enumerate(game.seats) if other == bot]
        ratings[bot] = mu + sum(one.mu - mu for one in after), sum(one.sigma for one in after) / len(after)
