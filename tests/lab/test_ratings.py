"""Ratings tell the stronger from the weaker, and not the order of the games."""

import random

import pytest

from digsite.lab.playing import Deal, Effort, GameResult
from digsite.lab.ratings import rate


def deals(chance: float, count: int = 60) -> list[Deal]:
    """Deals of two bots in two seatings, where the first wins each game by this chance."""
    by_chance, found = random.Random(1), []
    for number in range(count):
        games = []
        for seats in ([0, 1], [1, 0]):
            winner = 0 if by_chance.random() < chance else 1
            shares = [float(bot == winner) for bot in seats]
            games.append(GameResult(seats, [int(10 * share) for share in shares], shares, 50))
        found.append(Deal(number, games, [Effort(), Effort()]))
    return found


def test_the_stronger_is_rated_higher_and_the_more_the_stronger_it_is() -> None:
    gaps = [first.mu - second.mu for first, second in (rate(deals(chance), 2) for chance in (0.55, 0.75, 0.95))]
    assert 0 < gaps[0] < gaps[1] < gaps[2]


def test_the_order_of_games_does_not_matter_much() -> None:
    """Rated once, in the order of play, a lucky end would count far too much."""
    best_last = sorted(deals(0.5), key=lambda deal: sum(game.shares[game.seats.index(0)] for game in deal.games))
    there, back = rate(best_last, 2)[0], rate(best_last[::-1], 2)[0]
    assert abs(there.mu - back.mu) < 0.5 * there.within


def test_more_games_make_surer() -> None:
    within = [rate(deals(0.7, count), 2)[0].within for count in (2, 20, 200)]
    assert within == sorted(within, reverse=True)


def test_a_bot_that_sits_twice_is_not_rated_against_itself() -> None:
    games = [
        GameResult([0, 0, 1], [9, 5, 5], [1.0, 0.0, 0.0], 50),
        GameResult([1, 1, 0], [9, 5, 5], [1.0, 0.0, 0.0], 50),
    ]
    first, second = rate([Deal(i, games, [Effort(), Effort()]) for i in range(40)], 2)
    assert first.mu == pytest.approx(second.mu, abs=min(first.within, second.within))


def test_nobody_has_played() -> None:
    assert [rating.mu for rating in rate([], 2)] == [25, 25]
