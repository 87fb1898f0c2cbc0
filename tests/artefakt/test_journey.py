"""Clauses 2 and 3: planning in secret, and travelling."""

import pytest

from digsite.core.errors import IllegalMove, NothingToUndo
from tests.artefakt.table import lay, told


def planned(*plans: str, **changes):  # type: ignore[no-untyped-def]
    match = lay(len(plans), **changes)
    for plan in plans:
        match.play(f"plan {plan}")
    return match


def test_three_of_four_cards_lie_on_three_figures_in_24_ways() -> None:
    moves = lay(2).moves()
    assert len(moves) == len(set(moves)) == 24
    assert moves[0] == "plan 123"
    assert moves[-1] == "plan 432"
    assert all(len(set(move.split()[1])) == 3 for move in moves)


def test_all_plan_before_the_first_card_is_turned() -> None:
    match = lay(3)
    match.play("plan 123")
    match.play("plan 234")
    assert not told(match, "card-turned")
    match.play("plan 341")
    assert told(match, "card-turned") == [{"event": "card-turned", "seat": 0, "figure": "stout", "steps": 1}]


def test_kinds_travel_one_after_the_other_each_from_the_start_player_on() -> None:
    match = planned("123", "234", "341", start=1, seat=1)
    order = []
    while match.view(None)["step"] == "travelling":
        order.append((match.seat, match.view(None)["travelling"]))
        match.play(match.legal()[0])
    seats = [1, 2, 0]
    assert order == [(seat, figure) for figure in ("stout", "lady", "tall") for seat in seats]


def test_a_figure_goes_its_whole_number_of_sites_either_way_round() -> None:
    """The circle is 1 to 10: three sites from 2 are 5 and 9."""
    match = planned("341", "123", figures=[[2, 1, 1], [1, 1, 1]])
    assert match.moves() == ["go 5", "go 9"]
    with pytest.raises(IllegalMove, match="exactly 3 sites away from site 2"):
        match.play("go 4")
    match.play("go 9")
    assert match.view(None)["players"][0]["figures"]["stout"] == 9


def test_the_sites_count_as_they_lie_in_the_circle_not_by_their_numbers() -> None:
    match = planned("213", "123", figures=[[1, 1, 1], [1, 1, 1]], circle=[1, 7, 3, 9, 5, 2, 8, 4, 10, 6])
    assert match.moves() == ["go 3", "go 10"]


def test_any_number_of_figures_may_stand_on_one_site() -> None:
    match = planned("123", "123")
    match.play("go 2")
    match.play("go 2")
    assert [player["figures"]["stout"] for player in match.view(None)["players"]] == [2, 2]


def test_a_plan_can_be_changed_until_a_card_is_turned() -> None:
    match = lay(2)
    match.play("plan 123")
    match.undo(0)
    match.play("plan 432")
    match.play("plan 123")
    with pytest.raises(NothingToUndo):
        match.undo(1)
