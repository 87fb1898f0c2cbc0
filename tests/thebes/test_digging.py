"""Clauses dig, permit and helper."""

import pytest

from digsite.core.errors import IllegalMove
from tests.thebes.table import has, pile, table, told, week

TWO_AND_THREE = {"special-mesopotamia-2": 1, "general-1": 1, "general-2": 1}
MIXED = {"mesopotamia": pile(fresh=12)}


def test_two_books_of_special_and_three_of_general_knowledge_make_four_and_draw_4_cards_in_11_weeks() -> None:
    """Dig, both examples."""
    match = table(cards=[TWO_AND_THREE], piles=MIXED)
    assert has(match, 0)["usable"] == {"mesopotamia": 4, "egypt": 0, "greece": 0, "crete": 0}
    match.play("dig mesopotamia local 11")
    assert told(match, "dug") == [{"seat": 0, "region": "mesopotamia", "books": 4, "weeks": 11, "cards": 4}]
    assert len(told(match, "found")) + len(told(match, "rubble")) == 4
    assert week(match, 0) == 11


def test_the_permit_is_handed_in_and_the_region_may_be_dug_again_with_another() -> None:
    """Dig, permit."""
    match = table(players=3, weeks=[0, 50, 50], cards=[TWO_AND_THREE | {"permit": 1}], piles=MIXED)
    for permit, left in (
        ("local", {"egypt": 1, "greece": 1, "crete": 1, "general": 2}),
        ("general", {"egypt": 1, "greece": 1, "crete": 1, "general": 1}),
    ):
        match.play(f"dig mesopotamia {permit} 2")
        assert has(match, 0)["permits"] == left
    match.play("dig mesopotamia card 2")
    assert "permit" not in has(match, 0)["cards"]
    assert week(match, 0) == 6
    with pytest.raises(IllegalMove, match="no permit for Mesopotamia left"):
        match.play("dig mesopotamia local 2")
    with pytest.raises(IllegalMove, match="no dig permit in hand"):
        match.play("dig mesopotamia card 2")


def test_without_special_knowledge_general_knowledge_does_not_help() -> None:
    """Dig: at least one point of special knowledge."""
    match = table(cards=[{"general-2": 4}], piles=MIXED)
    with pytest.raises(IllegalMove, match="at least one book of special knowledge"):
        match.play("dig mesopotamia local 12")


def test_a_dig_that_draws_nothing_is_not_allowed() -> None:
    """Dig: the table must give a card."""
    match = table(cards=[{"special-mesopotamia-1": 1}], piles=MIXED)
    digs = [move for move in match.moves() if move.startswith("dig")]
    assert digs == [f"dig mesopotamia local {weeks}" for weeks in range(8, 13)]
    with pytest.raises(IllegalMove, match="With a knowledge of 1, 7 weeks of digging bring no card"):
        match.play("dig mesopotamia local 7")


def test_an_empty_pile_cannot_be_dug() -> None:
    """Dig."""
    match = table(cards=[TWO_AND_THREE])
    with pytest.raises(IllegalMove, match="no finds in Mesopotamia"):
        match.play("dig mesopotamia local 11")


def test_a_small_pile_gives_all_it_has() -> None:
    """Dig: fewer cards than the table says."""
    match = table(cards=[TWO_AND_THREE], piles={"mesopotamia": pile(seen={"5": 2}, history=[LOOK])})
    match.play("dig mesopotamia local 11")
    assert [event["find"] for event in told(match, "found")] == [5, 5]
    assert told(match, "no-more-cards") == [{"region": "mesopotamia"}]
    assert match.view(None)["piles"][0]["empty"]


LOOK = {"what": "look", "seat": 1, "laid": 2, "cards": {"5": 2}}


def test_rubble_counts_as_drawn_and_returns_to_the_pile() -> None:
    """Dig: nobody keeps it, and all of it is there again for the next dig."""
    rubble = {"what": "look", "seat": 1, "laid": 4, "cards": {"rubble": 4}}
    match = table(
        cards=[TWO_AND_THREE], weeks=[0, 99], piles={"mesopotamia": pile(seen={"rubble": 4}, history=[rubble])}
    )
    for _ in range(2):
        match.play("dig mesopotamia local 11")
        assert has(match, 0)["finds"]["mesopotamia"] == {}
    assert len(told(match, "rubble")) == 8


def test_what_is_drawn_in_one_dig_is_drawn_from_the_pile_as_it_was() -> None:
    """Dig: rubble goes back when all cards are drawn, so three rubble and a find are always all four turned up."""
    row = {"what": "look", "seat": 1, "laid": 4, "cards": {"rubble": 3, "5": 1}}
    match = table(cards=[TWO_AND_THREE], piles={"mesopotamia": pile(seen={"rubble": 3, "5": 1}, history=[row])})
    match.play("dig mesopotamia local 11")
    assert len(told(match, "rubble")) == 3
    assert has(match, 0)["finds"]["mesopotamia"] == {"5": 1}


@pytest.mark.parametrize(("capped", "books"), [(True, 4), (False, 6)])
def test_helpers_are_open_books_and_fall_under_the_limit_unless_the_option_is_off(capped: bool, books: int) -> None:
    """Helper: 2 special, 2 general and 2 helpers."""
    cards = {"special-mesopotamia-2": 1, "general-2": 1, "helper": 2}
    match = table(cards=[cards], piles=MIXED, options={"helper-capped": capped})
    match.play("dig mesopotamia local 4 +2")
    assert told(match, "dug")[0]["books"] == books
    assert "helper" not in has(match, 0)["cards"]


def test_each_helper_costs_its_week_and_is_out_of_the_game() -> None:
    """Helper."""
    match = table(cards=[{"special-mesopotamia-3": 1, "helper": 3}], weeks=[0, 99], piles=MIXED)
    match.play("dig mesopotamia local 6 +2")
    assert told(match, "dug")[0]["books"] == 5
    assert week(match, 0) == 8
    assert has(match, 0)["cards"]["helper"] == 1
    with pytest.raises(IllegalMove, match="You have one helper in hand, not 2"):
        match.play("dig mesopotamia local 6 +2")


def test_a_helper_who_adds_nothing_is_allowed_and_lost() -> None:
    """Helper: one general book is all that one special book lets you use."""
    match = table(cards=[{"special-mesopotamia-1": 1, "general-1": 1, "helper": 1}], piles=MIXED)
    match.play("dig mesopotamia local 6 +1")
    assert told(match, "dug")[0]["books"] == 2
    assert "helper" not in has(match, 0)["cards"]


def test_knowledge_above_12_counts_as_12() -> None:
    """Dig."""
    match = table(
        cards=[{"special-mesopotamia-3": 2, "special-mesopotamia-2": 2, "general-2": 4}],
        piles={"mesopotamia": pile(20)},
    )
    match.play("dig mesopotamia local 12")
    assert told(match, "dug")[0]["books"] == has(match, 0)["usable"]["mesopotamia"] == 12
    assert told(match, "dug")[0]["cards"] == 8


def test_a_found_book_is_knowledge_at_once_and_no_points() -> None:
    """Finds, professors: 9 books and one found in the dig are the greatest knowledge, in the middle of it."""
    row = {"what": "look", "seat": 1, "laid": 1, "cards": {"knowledge": 1}}
    match = table(
        cards=[{"special-egypt-3": 1, "special-crete-3": 1, "special-greece-3": 1}],
        piles={"egypt": pile(seen={"knowledge": 1}, history=[row])},
    )
    match.play("dig egypt local 6")
    assert has(match, 0)["general"] == 1
    assert match.view(None)["professors"]["greatest"] == 0
    assert has(match, 0)["points"]["finds"] == 0
    assert told(match, "professor-won") == [{"seat": 0, "professor": "greatest", "books": 10}]


def test_without_knowledge_finds_there_is_an_artifact_of_one_point_more() -> None:
    """Finds, option knowledge-finds."""
    finds = table(options={"knowledge-finds": False}).view(None)["all-finds"]
    assert finds["egypt"] == {"rubble": 6, "1": 5, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1}
    assert table().view(None)["all-finds"]["egypt"]["knowledge"] == 1
