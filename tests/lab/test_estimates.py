"""Intervals are honest: a study without an effect rarely finds one, and a planted effect is found as promised."""

import numpy as np
import pytest

import digsite
from digsite.lab import Plan, played, seated
from digsite.lab.estimates import difference, estimate, quantile
from digsite.lab.games import Games
from digsite.lab.studies import is_level, main_measures, rows_of

STUDIES, GAMES = 500, 60


@pytest.fixture(scope="module")
def games() -> dict[str, np.ndarray]:
    """Random games of Artefakt, enough for 500 comparisons of two arms that differ in nothing."""
    table = seated(digsite.load("artefakt").setup(2), ["random"], "null")
    (found,) = played([table], Plan(2 * STUDIES * GAMES, "null"))
    return {m.name: m.values(found).reshape(STUDIES, 2, GAMES) for m in main_measures(table.setup)}


def test_studies_without_an_effect_rarely_find_one(games: dict[str, np.ndarray]) -> None:
    for name, values in games.items():
        found = sum(difference(*arms).clear for arms in values)
        assert found <= 0.07 * STUDIES, name


def test_verdicts_without_an_effect_rarely_find_one(games: dict[str, np.ndarray]) -> None:
    """Looking at all main measures together costs nothing."""
    error = 0.05 / len(games)
    found = sum(
        any(difference(*values[study], error=error).clear for values in games.values()) for study in range(STUDIES)
    )
    assert found <= 0.07 * STUDIES


@pytest.mark.parametrize("name", ["winner", "wins-0", "lead-changes"])
def test_a_planted_effect_is_found_as_often_as_promised(games: dict[str, np.ndarray], name: str) -> None:
    """An effect of the size that a study says it finds in four of five cases is found in about as many."""
    values = games[name]
    promised = np.mean([difference(*arms).detectable for arms in values])
    found = sum(difference(before, after + promised).clear for before, after in values)
    assert 0.74 * STUDIES <= found <= 0.86 * STUDIES


def test_intervals_for_any_time_hold_at_all_times_together(games: dict[str, np.ndarray]) -> None:
    looks = range(20, GAMES + 1, 5)
    ever = sum(
        any(difference(before[:k], after[:k], any_time=True).clear for k in looks) for before, after in games["winner"]
    )
    assert ever <= 0.05 * STUDIES


@pytest.mark.parametrize(("mean", "count"), [(0.5, 20), (0.03, 50), (0.97, 200), (1 / 3, 1000)])
def test_intervals_of_shares_hold_the_true_share(mean: float, count: int) -> None:
    rng = np.random.default_rng(5)
    held = sum(not estimate(rng.random(count) < mean, share=True).excludes(mean) for _ in range(2000))
    assert held >= 0.93 * 2000


def test_few_games_make_no_certainty() -> None:
    always = estimate(np.ones(5), share=True)
    assert always.low < 0.6
    assert always.high == 1
    assert estimate(np.array([1.0]), share=True).low < 0.3
    assert estimate(np.array([3.0])).high == np.inf


@pytest.mark.parametrize(("degrees", "known"), [(5, 2.571), (10, 2.228), (30, 2.042), (1e9, 1.960)])
def test_quantiles_are_students(degrees: float, known: float) -> None:
    assert quantile(0.05, degrees) == pytest.approx(known, abs=0.004)


def level(shares: np.ndarray) -> bool:
    table = seated(digsite.load("artefakt").setup(2), ["random"], "level")
    games = Games(table)
    games._columns["shares"].append(np.stack([shares, 1 - shares], axis=1))
    return is_level(games)


def test_level_seats_are_rarely_called_otherwise_and_others_usually() -> None:
    rng = np.random.default_rng(1)
    assert sum(not level((rng.random(200) < 0.5).astype(float)) for _ in range(300)) <= 0.07 * 300
    assert sum(not level((rng.random(200) < 0.65).astype(float)) for _ in range(100)) >= 80


def test_few_games_favour_nobody_and_no_change_is_certain() -> None:
    """Four games in which one seat always won, or always got more points, may be chance."""
    assert level(np.ones(4))
    assert not level(np.ones(40))
    arms = []
    for points in (10, 20):
        table = seated(digsite.load("artefakt").setup(2), ["random"], "few")
        (games,) = played([table], Plan(4, "few"))
        games._columns["points"] = [np.full((4, 2), points)]
        arms.append(games)
    (winner,) = (row for row in rows_of(*arms) if row.name == "winner")
    assert winner.difference.mean == 10
    assert not winner.certain


def test_the_same_games_differ_in_nothing() -> None:
    table = seated(digsite.load("artefakt").setup(2), ["random"], "x")
    (found,) = played([table], Plan(40))
    assert all(row.difference.mean == 0 and not row.certain for row in rows_of(found, found))
