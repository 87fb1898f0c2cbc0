"""Clause 1d: victory points for a pair of one symbol."""

import pytest

from digsite.core.errors import IllegalMove
from tests.monuments.table import column, play, points, table, told


def test_a_point_for_each_such_symbol_in_all_own_monuments() -> None:
    """Clause 1d, the rulebook page's example: ship, helmet, scroll in one monument, ship and ship in another."""
    match = table(
        hands=[["babylon-1", "babylon-4", "babylon-2"]],
        columns=[{**column("petra", 1, 2, 3), **column("zeus", 1, 4)}, column("pharos", 3, 6)],
    )
    play(match, "score babylon-1", "with babylon-4")
    assert points(match, 0) == 3
    assert told(match, "pair-scored") == [{"seat": 0, "symbol": "ship", "points": 3}]
    assert match.view(None)["actions"] == 2
    assert set(match.view(None)["gone"]) >= {"babylon-1", "babylon-4"}


def test_a_pair_may_be_scored_for_nothing() -> None:
    """Clause 1d."""
    match = play(table(hands=[["petra-1", "petra-4"]]), "score petra-4")
    assert points(match, 0) == 0
    assert told(match, "pair-scored") == [{"seat": 0, "symbol": "ship", "points": 0}]


def test_one_action_for_each_pair_as_often_as_one_likes() -> None:
    """Clause 1d: three pairs in one turn."""
    hand = ["petra-1", "petra-4", "zeus-1", "zeus-4", "babylon-1", "babylon-4"]
    match = table(hands=[hand], columns=[column("pharos", 3, 1, 2)])
    play(match, "score petra-1", "with petra-4", "score zeus-1", "with zeus-4", "score babylon-1")
    assert points(match, 0) == 3
    assert match.seat == 1


def test_two_cards_with_different_symbols_are_no_pair() -> None:
    """Clause 1d."""
    match = table(hands=[["petra-1", "petra-2", "petra-3"]])
    with pytest.raises(IllegalMove, match="no second card with a ship to go with petra-1"):
        match.play("score petra-1")


def test_cards_that_a_history_took_no_longer_count() -> None:
    """Clauses 1d and 2."""
    match = table(hands=[[], ["petra-1", "petra-4"]], columns=[{}, column("zeus", 1, 4, 7)])
    play(match, "historian", "score petra-1")
    assert points(match, 1) == 2
