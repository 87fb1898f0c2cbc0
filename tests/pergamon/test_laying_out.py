"""Clause 1: laying out finds; variant 2: sorting them."""

import random

import pytest

from digsite.core.errors import IllegalMove
from digsite.core.match import Match
from tests.pergamon.table import GAME, play, table, told

ALL = [f["number"] for f in GAME.new(2, seed=0).view(None)["finds"]]


def next_round(match: Match, draws: list[int]) -> Match:
    """End the round by storing, with exactly these finds turned up next (and the funds cards as they come)."""
    unseen = match.position()["unseen"]
    answers = []
    for number in draws:
        answers.append(unseen.index(number))
        unseen.remove(number)
    funds = [] if match.setup.options["free-sorting"] else [0, 0]
    match.play_from("store", answers + funds)
    return match


def last_to_act(**fields) -> Match:  # type: ignore[no-untyped-def]
    """Seat 2 is the last to act, so that storing ends the round."""
    return table(seat=2, acting=13, hands=[[], [], [15]], **fields)


def test_the_rulebooks_finds_1_2_4_4_4_go_to_galleries_i_to_v() -> None:
    """Clause 1, example: ages 1, 2, 4, 4 and 4; the three of century 4 follow as 14, 36, 85."""
    match = next_round(last_to_act(), [85, 45, 36, 74, 14])
    assert match.view(None)["galleries"] == [[74], [45], [14], [36], [85]]


def test_50_is_younger_than_57() -> None:
    """Clause 1, caption: finds of one century are sorted by their number."""
    match = next_round(last_to_act(), [57, 50, 99, 54, 46])
    assert match.view(None)["galleries"] == [[99], [50], [57], [46], [54]]


def test_a_full_gallery_gets_nothing_and_one_find_fewer_is_turned_up() -> None:
    """Clause 1: four open galleries draw four finds, the youngest to the uppermost open one."""
    full = [[], [11, 20, 26, 39], [], [], []]
    match = next_round(last_to_act(galleries=full), [74, 45, 14, 36])
    assert match.view(None)["galleries"] == [[74], [11, 20, 26, 39], [45], [14], [36]]
    assert told(match, "left-unseen") == [{"finds": 1}]
    assert len(match.view(None)["unseen"]) == 60 - 1 - 4 - 4


def test_full_galleries_get_nothing_at_all() -> None:
    """Clause 1: all galleries full, none is turned up, and all five go back unseen."""
    full = [ALL[4 * i : 4 * i + 4] for i in range(5)]
    full = [[n if n != 15 else ALL[30] for n in gallery] for gallery in full]
    match = next_round(last_to_act(galleries=full, calendar=6), [])
    assert match.view(None)["galleries"] == full
    assert told(match, "left-unseen") == [{"finds": 5}]


def test_unseen_finds_stay_as_likely_as_any() -> None:
    """What went back unseen is not known to anybody: it may still turn up, for all anybody can tell."""
    full = [[], [11, 20, 26, 39], [45, 52, 60, 68], [77, 84, 91, 95], [16, 23, 29, 33]]
    match = next_round(last_to_act(galleries=full, calendar=6), [74])
    assert len(match.view(None)["unseen"]) == 60 - 1 - 16 - 1


def test_with_variant_2_the_start_player_orders_finds_of_one_century() -> None:
    """Variant 2: asked tile by tile, only while two or more of the youngest share a century."""
    match = next_round(last_to_act(options={"free-sorting": True}), [85, 45, 36, 74, 14])
    assert match.seat == 2
    assert match.moves() == ["lay 14", "lay 36", "lay 85"]
    assert match.view(None)["galleries"][:2] == [[74], [45]]
    with pytest.raises(IllegalMove, match="not among the youngest"):
        match.play("lay 74")
    play(match, "lay 85", "lay 14")
    assert match.view(None)["galleries"] == [[74], [45], [85], [14], [36]]
    assert match.view(None)["step"] == "placing"


def test_with_variant_2_the_cards_are_drawn_after_sorting() -> None:
    """Variant 2: nobody sees the backs of the funds cards before all finds lie."""
    match = next_round(last_to_act(options={"free-sorting": True}), [85, 45, 36, 74, 14])
    assert told(match, "funds-drawn") == []
    play(match, "lay 14", "lay 36")
    assert len(told(match, "funds-drawn")) == 1


def test_over_a_whole_game_every_month_brings_five_finds() -> None:
    """Preparations: twelve piles of five; what is laid out and what goes back unseen make five a round."""
    match, chooser = GAME.new(4, seed=5), random.Random(5)
    while match.seat is not None:
        match.play(chooser.choice(match.legal()))
    laid = len(told(match, "find-laid"))
    unseen = sum(event["finds"] for event in told(match, "left-unseen"))
    assert laid + unseen == 60
