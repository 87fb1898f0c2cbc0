"""The intervals are valid however often one looks, and sharp enough to be of use. Simulated, with fixed seeds."""

import numpy as np
import pytest

from digsite.lab.evidence import interval, money, refuted

RUNS = 400


def wins(chance: float, deals: int, seed: int, games: int = 1) -> np.ndarray:
    """A bot's share of the games of each deal, when it wins each by this chance."""
    return np.random.default_rng(seed).binomial(games, chance, deals) / games


def first_look_that_refutes(numbers: np.ndarray, claim: float) -> int | None:
    return next((k for k in range(1, len(numbers) + 1) if refuted(numbers[:k], claim)), None)


@pytest.mark.parametrize(("chance", "games"), [(0.5, 1), (0.5, 2), (1 / 3, 6), (0.9, 1)])
def test_what_is_true_is_hardly_ever_refuted_at_any_look(chance: float, games: int) -> None:
    ever = sum(first_look_that_refutes(wins(chance, 150, seed, games), chance) is not None for seed in range(RUNS))
    assert ever <= 0.05 * RUNS


def test_stopping_at_the_best_moment_proves_nothing() -> None:
    """Ordinary intervals, looked at after every deal, would cry out far more often than 1 in 20."""

    def cries_out(numbers: np.ndarray) -> bool:
        looks = np.arange(10, len(numbers) + 1)
        means = np.cumsum(numbers)[9:] / looks
        return bool((np.abs(means - 0.5) > 1.96 * 0.5 / np.sqrt(looks)).any())

    runs = [wins(0.5, 150, seed) for seed in range(RUNS)]
    assert sum(map(cries_out, runs)) > 0.2 * RUNS
    assert sum(first_look_that_refutes(run, 0.5) is not None for run in runs) <= 0.05 * RUNS


@pytest.mark.parametrize(("chance", "games", "median"), [(0.75, 1, 40), (0.75, 2, 25), (0.95, 2, 12), (0.6, 2, 130)])
def test_what_is_false_is_soon_refuted(chance: float, games: int, median: int) -> None:
    found = [first_look_that_refutes(wins(chance, 400, seed, games), 0.5) for seed in range(60)]
    assert np.median([np.inf if look is None else look for look in found]) <= median


@pytest.mark.parametrize("chance", [0.0, 0.02, 1 / 3, 0.5, 0.97, 1.0])
def test_an_interval_holds_the_mean_and_only_what_is_not_refuted(chance: float) -> None:
    numbers = wins(chance, 60, seed=3, games=2)
    low, high = interval(numbers)
    assert 0 <= low <= numbers.mean() <= high <= 1
    for claim in (low - 0.001, high + 0.001):
        assert not 0 < claim < 1 or refuted(numbers, claim)
    for claim in (low + 0.001, high - 0.001):
        assert not 0 < claim < 1 or not refuted(numbers, claim)


def test_intervals_narrow() -> None:
    widths = [high - low for low, high in (interval(wins(0.6, deals, 1)) for deals in (10, 100, 1000, 10_000))]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.05


def test_the_order_of_deals_does_not_matter() -> None:
    numbers = wins(0.6, 80, seed=5)
    assert interval(numbers) == interval(numbers[::-1])
    assert money(numbers, 0.5) == money(np.sort(numbers), 0.5)


def test_nothing_is_known_of_nothing() -> None:
    assert interval([]) == (0.0, 1.0)
    assert not refuted([], 0.5)
