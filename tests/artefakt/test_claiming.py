"""Clause 4: who gets the fragments of a site. Figures are written stout, lady, tall for each seat."""

import pytest

from digsite.core.errors import IllegalMove
from tests.artefakt.table import arrive, held, on_site, told

FAR = [9, 9, 9]
"""Figures that are out of the way; site 9 is closed and empty."""


def test_nobody_there_and_the_fragments_stay() -> None:
    """Clause 4A."""
    match = arrive([FAR, [10, 10, 10]], sites={2: ["blue"]})
    assert on_site(match, 2).get("blue", 0) >= 1
    assert not told(match, "claimed")


def test_alone_takes_all_without_a_question() -> None:
    """Clause 4B."""
    match = arrive([[2, 9, 9], [10, 10, 10]], sites={2: ["blue", "yellow", "yellow"]})
    assert [fragment.split()[0] for fragment in held(match, 0)] == ["blue", "yellow", "yellow"]
    assert told(match, "claimed") == [{"event": "claimed", "seat": 0, "site": 2, "fragments": 3}]
    assert match.view(None)["step"] == "planning"


def test_two_figures_of_one_player_are_alone_too() -> None:
    match = arrive([[2, 2, 9], [10, 10, 10]], sites={2: ["blue"]})
    assert len(held(match, 0)) == 1


def test_two_against_one_choose_between_all_fragments_and_stealing_one() -> None:
    """Clause 4C."""
    laid = {"sites": {2: ["blue", "yellow"]}, "cards": {1: ["brown 3", "blue 1"]}}
    match = arrive([[2, 2, 9], [2, 10, 10]], **laid)
    assert (match.seat, match.view(None)["step"]) == (0, "claiming")
    assert match.moves() == ["take", "steal 2 blue", "steal 2 brown"]
    match.play("take")
    assert [fragment.split()[0] for fragment in held(match, 0)] == ["blue", "yellow"]
    assert held(match, 1) == ["blue 1", "brown 3"]

    match = arrive([[2, 2, 9], [2, 10, 10]], **laid)
    match.play("steal 2 brown")
    assert held(match, 0) == ["brown 3"]
    assert held(match, 1) == ["blue 1"]
    assert on_site(match, 2)["blue"] >= 1
    assert told(match, "stolen") == [{"event": "stolen", "seat": 0, "other": 1, "site": 2, "colour": "brown"}]


def test_where_something_lies_it_cannot_be_left() -> None:
    """Clause 4C: one of the two must happen."""
    match = arrive([[2, 2, 9], [2, 10, 10]], sites={2: ["blue"]}, cards={1: ["brown 3"]})
    with pytest.raises(IllegalMove, match="take it, or steal"):
        match.play("leave")


def test_stealing_is_possible_where_no_fragments_lie_and_may_be_left() -> None:
    """Clause 4C."""
    match = arrive([[2, 2, 9], [2, 10, 10]], cards={1: ["brown 3"]})
    assert match.moves() == ["steal 2 brown", "leave"]
    match.play("leave")
    assert held(match, 1) == ["brown 3"]


def test_taking_is_asked_even_if_nothing_can_be_stolen() -> None:
    match = arrive([[2, 2, 9], [2, 10, 10]], sites={2: ["blue"]})
    assert match.moves() == ["take"]


def test_where_neither_is_possible_nothing_is_asked() -> None:
    match = arrive([[2, 2, 9], [2, 10, 10]])
    assert match.view(None)["step"] == "planning"


def test_one_against_one_and_nobody_gets_anything() -> None:
    """Clause deadlock."""
    match = arrive([[2, 9, 9], [2, 10, 10]], sites={2: ["blue"]})
    assert held(match, 0) == held(match, 1) == []
    assert told(match, "deadlock") == [{"event": "deadlock", "site": 2}]


def test_a_deadlock_keeps_everybody_from_the_instruction_too() -> None:
    """Site 6 is open."""
    match = arrive([[6, 9, 9], [6, 10, 10]])
    assert match.view(None)["step"] == "planning"


def test_two_one_one_and_the_two_prevail() -> None:
    match = arrive([[2, 2, 9], [2, 10, 10], [2, 7, 7]], sites={2: ["blue"]}, cards={2: ["yellow 4"]})
    assert match.seat == 0
    assert match.moves() == ["take", "steal 3 yellow"]


def test_two_two_one_and_nobody_prevails() -> None:
    """Clause deadlock: the smaller third party gets nothing either."""
    match = arrive([[2, 2, 9], [2, 2, 10], [2, 7, 7]], sites={2: ["blue"]})
    assert held(match, 0) == held(match, 1) == held(match, 2) == []
    assert told(match, "deadlock")


def test_only_those_who_stand_there_can_be_robbed() -> None:
    match = arrive([[2, 2, 9], [2, 10, 10], [7, 7, 7]], cards={1: ["blue 1"], 2: ["yellow 4"]})
    assert match.moves() == ["steal 2 blue", "leave"]
    with pytest.raises(IllegalMove, match="Player 3 has no figure at site 2"):
        match.play("steal 3 yellow")


def test_which_fragment_of_the_colour_is_stolen_is_chance() -> None:
    stolen = set()
    for seed in range(20):
        match = arrive([[2, 2, 9], [2, 10, 10]], cards={1: ["blue 1", "blue 4"]}, seed=seed)
        match.play("steal 2 blue")
        stolen.add(held(match, 0)[0])
    assert stolen == {"blue 1", "blue 4"}


def test_sites_are_settled_from_1_to_10() -> None:
    match = arrive([[3, 2, 9], [10, 10, 10]], sites={3: ["blue"], 2: ["yellow"], 9: ["brown"]})
    assert [event["site"] for event in told(match, "claimed")] == [2, 3, 9]
