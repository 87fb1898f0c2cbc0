"""OpenSkill ratings of bots. They depend on the order of the games, which here means nothing; so it is averaged out.

The games are rated over and over in random order, each time from the start, the deals drawn anew with replacement; a
rating is the mean. Its interval is the wider of two: OpenSkill's own, and the spread over the rounds, which knows
that the games of one deal belong together.
"""

import random
from typing import NamedTuple

import numpy as np
from openskill.models import PlackettLuce

from digsite.lab.playing import Deal, Game

ROUNDS = 20
MOST = 600
"""Games rated in one round: rating is slow, and by then the order hardly matters."""

SIGMA_95 = 1.96


class Rating(NamedTuple):
    """A bot's strength on OpenSkill's scale, where everybody starts at 25; and half the width of its 95 % interval."""

    mu: float
    within: float


def rate(deals: list[Deal], bots: int) -> list[Rating]:
    """What the results say of each bot's strength. The same results always say the same."""
    if not deals:
        return [Rating(25.0, SIGMA_95 * 25 / 3)] * bots
    a_round = max(1, min(len(deals), MOST // len(deals[0].games)))
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


def _rate_game(model: PlackettLuce, game: Game, ratings: list[tuple[float, float]]) -> None:
    """One game, one rated match. A bot in two seats learns from both, and is no surer than from one."""
    order = game.order()
    ranks = [float(sum(other > mine for other in order)) for mine in order]
    teams = model.rate([[model.create_rating(list(ratings[bot]))] for bot in game.seats], ranks=ranks)
    for bot in set(game.seats):
        mu = ratings[bot][0]
        after = [teams[seat][0] for seat, other in enumerate(game.seats) if other == bot]
        ratings[bot] = mu + sum(one.mu - mu for one in after), sum(one.sigma for one in after) / len(after)
