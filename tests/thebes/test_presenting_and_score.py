"""Clauses exhibition, museum, professors and score."""

from typing import Any

import pytest

from digsite.core.errors import IllegalMove
from digsite.core.match import Match
from tests.thebes.table import has, table, told, week


@pytest.mark.parametrize(
    ("mesopotamia", "crete", "egypt", "tiers", "weeks"),
    [(3, 0, 0, 1, 9), (3, 2, 0, 2, 5), (3, 2, 1, 3, 3), (3, 0, 1, 1, 9), (3, 1, 1, 1, 9), (5, 3, 3, 3, 3)],
)
def test_an_exhibition_costs_fewer_weeks_the_more_of_its_regions_are_shown(
    mesopotamia: int, crete: int, egypt: int, tiers: int, weeks: int
) -> None:
    """Exhibition, example: 3 / 3+2 / 3+2+1 finds cost 9 / 5 / 3 weeks; tiers build on each other."""
    match = collection(mesopotamia, crete, egypt)
    match.play("exhibit 1")
    assert told(match, "exhibited") == [{"seat": 0, "number": 1, "tiers": tiers, "weeks": weeks, "points": 5}]
    assert week(match, 0) == weeks
    assert has(match, 0)["shows"] == {"exhibition-1": 1}
    assert has(match, 0)["points"]["finds"] > 0


def collection(mesopotamia: int, crete: int, egypt: int) -> Match:
    finds = {"mesopotamia": {"1": mesopotamia}, "crete": {"3": crete}, "egypt": {"1": egypt}}
    finds = {region: {face: n for face, n in held.items() if n} for region, held in finds.items()}
    return table(finds=[finds], beside={"exhibition-1": 1})


def test_finds_are_kept_and_may_be_shown_again() -> None:
    """Exhibition."""
    match = table(finds=[{"mesopotamia": {"1": 3}}], weeks=[0, 99], beside={"exhibition-1": 1, "exhibition-5": 1})
    match.play("exhibit 1")
    match.play("exhibit 5")
    assert has(match, 0)["finds"]["mesopotamia"] == {"1": 3}
    assert has(match, 0)["points"]["exhibitions"] == 10


def test_too_few_finds_for_an_exhibition_or_museum() -> None:
    """Exhibition, museum: open books are no finds."""
    match = table(
        finds=[{"mesopotamia": {"1": 2, "knowledge": 1}}], beside={"exhibition-1": 1, "museum-2": 1}, weeks=[0, 9]
    )
    with pytest.raises(IllegalMove, match="at least 3 finds of Mesopotamia"):
        match.play("exhibit 1")
    with pytest.raises(IllegalMove, match="needs 3 finds, and you have 2"):
        match.play("museum 2")
    with pytest.raises(IllegalMove, match="Exhibition 2 does not lie beside the board"):
        match.play("exhibit 2")
    with pytest.raises(IllegalMove, match="Museum 1 does not lie beside the board"):
        match.play("museum 1")


def test_a_museum_gets_the_finds_one_names_and_they_leave_the_game() -> None:
    """Museum."""
    match = table(finds=[{"mesopotamia": {"1": 2}, "egypt": {"6": 1}}], beside={"museum-1": 1}, weeks=[0, 9])
    match.play("museum 1")
    assert match.moves() == ["give mesopotamia 1", "give egypt 6"]
    with pytest.raises(IllegalMove, match="no find of Crete worth 1"):
        match.play("give crete 1")
    match.play("give mesopotamia 1")
    assert match.view(0)["owed"] == 1
    match.play("give mesopotamia 1")
    assert has(match, 0)["finds"]["mesopotamia"] == {}
    assert has(match, 0)["points"]["finds"] == 6
    assert has(match, 0)["points"]["museums"] == 5
    assert week(match, 0) == 2


@pytest.mark.parametrize("finds", [{"mesopotamia": {"1": 1}, "egypt": {"6": 1}}, {"mesopotamia": {"1": 5}}])
def test_a_museum_does_not_ask_where_there_is_no_choice(finds: dict[str, dict[str, int]]) -> None:
    """Museum: all finds are wanted, or all are alike."""
    match = table(finds=[finds], beside={"museum-1": 1})
    match.play("museum 1")
    assert len(told(match, "given")) == 2
    assert match.seat == 1


def test_four_books_of_a_region_win_its_professor_and_a_tie_leaves_him_where_he_is() -> None:
    """Professors."""
    cards = [{"special-greece-3": 1}, {"special-greece-3": 1, "special-greece-2": 1}]
    match = table(cards=cards, weeks=[0, 5], display=["special-greece-2", "special-greece-1"] + ["congress"] * 2)
    assert match.view(None)["professors"]["greece"] == 1
    match.play("take 1")
    assert has(match, 0)["special"]["greece"] == 5
    assert match.view(None)["professors"]["greece"] == 1
    match.play("take 2")
    assert match.view(None)["professors"]["greece"] == 0
    assert told(match, "professor-left") == [{"seat": 1, "professor": "greece"}]
    assert told(match, "professor-won") == [{"seat": 0, "professor": "greece", "books": 6}]
    assert has(match, 0)["points"]["professors"] == 5


def test_general_knowledge_counts_for_the_greatest_knowledge_only() -> None:
    """Professors: 10 books of both sorts."""
    match = table(cards=[{"special-greece-3": 1, "general-2": 3}], display=["general-1"] * 4)
    match.play("take 1")
    professors = match.view(None)["professors"]
    assert professors["greatest"] == 0
    assert professors["greece"] is None


@pytest.mark.parametrize(
    ("cards", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 28)]
)
def test_congresses_score_by_their_number(cards: int, points: int) -> None:
    """Score: seven or more bring 28."""
    match = table(cards=[{"congress": cards} if cards else {}])
    assert has(match, 0)["points"]["congresses"] == points


@pytest.mark.parametrize(("behind", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (30, 10)])
def test_a_point_for_every_full_three_weeks_behind_the_foremost(behind: int, points: int) -> None:
    """Score."""
    match = table(players=3, weeks=[10, 10 + behind, 10])
    assert has(match, 2)["points"]["time"] == points
    assert match.scores()[2]["points"] == points
    assert has(match, 1)["points"]["time"] == 0


def finished(weeks: list[int], **fields: Any) -> Match:
    """The game is over in this position."""
    return table(weeks=weeks, seat=None, step="over", **fields)


def test_most_points_win() -> None:
    """Score."""
    outcome = finished([4, 4], finds=[{"egypt": {"5": 1}}]).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.points, outcome.reason) == ([0], [5, 0], "most-points")


def test_a_tie_is_won_by_the_marker_further_back() -> None:
    """Score: two weeks behind are no point, but decide."""
    outcome = finished([4, 2], finds=[{"egypt": {"5": 1}}, {"crete": {"5": 1}}]).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.points, outcome.reason) == ([1], [5, 5], "furthest-back")


def test_a_tie_on_one_week_is_shared() -> None:
    """Score, our ruling."""
    outcome = finished([4, 4]).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([0, 1], "shared")
