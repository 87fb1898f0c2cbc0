"""Clause advanced: one more site is opened in every round."""

import pytest

from digsite.core.errors import IllegalMove
from tests.artefakt.table import arrive, told

OUT = [9, 9, 9]
ADVANCED = {"advanced": True}


def test_the_start_player_turns_a_closed_site_of_choice_before_passing_the_stone() -> None:
    match = arrive([OUT, OUT], options=ADVANCED, open=[1, 5, 6, 8])
    assert (match.seat, match.view(None)["start"]) == (0, 0)
    assert match.moves() == [f"turn {site}" for site in (2, 3, 4, 7, 9, 10)]
    with pytest.raises(IllegalMove, match="Site 5 shows its text side already"):
        match.play("turn 5")
    match.play("turn 3")
    assert match.view(None)["sites"][2]["open"]
    assert match.view(None)["start"] == 1


def test_the_last_site_is_turned_without_a_question_and_all_are_open_after_six_rounds() -> None:
    match = arrive([OUT, OUT], options=ADVANCED, open=[1, 2, 3, 4, 5, 6, 7, 8, 9], round=6)
    while match.view(None)["step"] == "using":
        match.play("decline")
    assert all(site["open"] for site in match.view(None)["sites"])
    assert told(match, "site-turned")[0]["site"] == 10
    match = arrive([OUT, OUT], options=ADVANCED, open=list(range(1, 11)), round=7)
    assert match.view(None)["round"] == 8


def test_without_the_option_no_site_is_turned() -> None:
    match = arrive([OUT, OUT])
    assert match.view(None)["step"] == "planning"
    assert [site["number"] for site in match.view(None)["sites"] if site["open"]] == [1, 5, 6, 8]


def test_the_start_player_of_the_round_turns_even_if_the_jungle_gave_the_stone_away() -> None:
    options = {"advanced": True, "open-sites": "1-5-6-10"}
    match = arrive([OUT, [10, 9, 9], OUT], options=options, open=[1, 5, 6, 10], start=2)
    match.play("stone")
    assert (match.seat, match.view(None)["step"]) == (2, "turning")
    match.play("turn 2")
    assert match.view(None)["start"] == 1
