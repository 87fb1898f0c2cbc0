"""Chances come true: where they promise too much or too little, a game says by how much to correct them."""

import numpy as np
import pytest

import digsite
from digsite.review.judging import chances


def test_less_confidence_draws_chances_towards_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = digsite.load("monuments").setup(3)
    shares = np.array([0.6, 0.3, 0.1])
    monkeypatch.setattr(setup.game.judgement, "CONFIDENCE", {3: 0.5}, raising=False)
    found = chances(setup, shares)
    assert sum(found) == pytest.approx(1)
    assert found == sorted(found, reverse=True)
    assert found[0] < 0.6
    assert found[2] > 0.1
    assert found[0] / found[1] == pytest.approx((0.6 / 0.3) ** 0.5)


def test_what_is_certain_and_what_is_even_stays_so(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = digsite.load("monuments").setup(2)
    monkeypatch.setattr(setup.game.judgement, "CONFIDENCE", {2: 0.5}, raising=False)
    assert chances(setup, np.array([1.0, 0.0])) == [1, 0]
    assert chances(setup, np.array([0.5, 0.5])) == [0.5, 0.5]


def test_without_a_confidence_shares_are_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = digsite.load("monuments").setup(2)
    monkeypatch.setattr(setup.game.judgement, "CONFIDENCE", {}, raising=False)
    assert chances(setup, np.array([0.9, 0.3])) == pytest.approx([0.75, 0.25])
