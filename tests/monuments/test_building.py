"""Clauses 1b and 1c: building and extending monuments."""

import pytest

from digsite.core.errors import IllegalMove
from tests.monuments.table import cards, column, families, play, table, told


def test_the_first_builder_needs_two_cards() -> None:
    """Clause 1b."""
    match = table(hands=[["petra-1", "zeus-2", "zeus-3", "pharos-1"]])
    with pytest.raises(IllegalMove, match="need 2 cards to build Petra now, and you hold 1"):
        match.play("build petra-1")
    play(match, "build zeus-3")
    with pytest.raises(IllegalMove, match="Zeus needs one more card first"):
        match.play("done")
    play(match, "lay zeus-2", "done")
    assert match.view(None)["columns"][0] == {"zeus": ["zeus-3", "zeus-2"]}, "in the order in which they were laid"
    assert match.view(None)["actions"] == 2
    assert told(match, "built") == [{"seat": 0, "monument": "zeus", "rank": 1}]


def test_the_second_builder_needs_three_cards() -> None:
    """Clause 1b."""
    hands = [[*cards("petra", 1, 2), *cards("zeus", 3, 4, 5), "pharos-1"]]
    match = table(hands=hands, columns=[{}, {**column("petra", 8, 9), **column("zeus", 8, 9)}])
    with pytest.raises(IllegalMove, match="need 3 cards to build Petra now, and you hold 2"):
        match.play("build petra-1")
    play(match, "build zeus-5")
    assert match.view(0)["due"] == 2
    play(match, "lay zeus-3")
    assert families(match) == {"lay"}
    play(match, "lay zeus-4", "done")
    assert told(match, "built") == [{"seat": 0, "monument": "zeus", "rank": 2}]


def test_there_is_no_third_builder() -> None:
    """Clause 1b."""
    match = table(hands=[cards("zeus", 1, 2, 3, 4)], columns=[{}, column("zeus", 8, 9), column("zeus", 5, 6, 7)])
    with pytest.raises(IllegalMove, match="Zeus has two builders"):
        match.play("build zeus-1")


def test_nobody_builds_a_monument_twice() -> None:
    """Clause 1b."""
    match = table(hands=[cards("zeus", 1, 2, 3, 4)], columns=[column("zeus", 8, 9)])
    with pytest.raises(IllegalMove, match="built Zeus already; extend it"):
        match.play("build zeus-1")


def test_any_number_of_cards_is_one_action() -> None:
    """Clause 1b."""
    match = table(hands=[[*cards("zeus", 1, 2, 3, 4), "petra-1"]])
    play(match, "build zeus-1", "lay zeus-4", "lay zeus-2", "lay zeus-3")
    assert match.moves() == ["done"], "asked although there is nothing to lay: the others cannot know"
    play(match, "done")
    assert match.view(None)["actions"] == 2


def test_with_an_empty_hand_nobody_is_asked_whether_he_is_done() -> None:
    """Clause 1b."""
    match = play(table(hands=[cards("zeus", 1, 2)]), "build zeus-2")
    assert match.view(None)["columns"][0] == {"zeus": ["zeus-2", "zeus-1"]}, "the last card had to be laid"
    assert match.view(None)["step"] == "acting"


def test_only_cards_of_the_monument_in_the_making_can_be_laid() -> None:
    """Clause 1b."""
    match = play(table(hands=[[*cards("zeus", 1, 2), "petra-1"]]), "build zeus-1")
    with pytest.raises(IllegalMove, match="You are at Zeus; petra-1 does not belong to it"):
        match.play("lay petra-1")
    with pytest.raises(IllegalMove, match="do not have zeus-3 in hand"):
        match.play("lay zeus-3")


def test_extending_adds_at_the_end_and_leaves_the_order() -> None:
    """Clause 1c."""
    match = table(hands=[[*cards("zeus", 1, 2), "petra-1"]], columns=[column("zeus", 9, 3)])
    play(match, "extend zeus-2", "lay zeus-1", "done")
    assert match.view(None)["columns"][0] == {"zeus": cards("zeus", 9, 3, 2, 1)}
    assert match.view(None)["actions"] == 2


def test_a_monument_of_one_card_can_be_extended() -> None:
    """Clause 1c: that is what extending is for."""
    match = play(table(hands=[["zeus-1"]], columns=[column("zeus", 9)]), "extend zeus-1")
    assert match.view(None)["columns"][0] == {"zeus": cards("zeus", 9, 1)}
    assert match.view(None)["reach"] == [0, 1, 1, 1]


def test_one_may_extend_in_the_turn_of_building() -> None:
    """Clause 1c."""
    match = play(table(hands=[cards("zeus", 1, 2, 3)]), "build zeus-1", "lay zeus-2", "done", "extend zeus-3")
    assert match.view(None)["columns"][0] == {"zeus": cards("zeus", 1, 2, 3)}
    assert match.view(None)["actions"] == 1


def test_nobody_extends_the_monument_of_another() -> None:
    """Clause 1c: own monuments only."""
    match = table(hands=[cards("zeus", 1, 2)], columns=[{}, column("zeus", 8, 9)])
    with pytest.raises(IllegalMove, match="have not built Zeus yet"):
        match.play("extend zeus-1")
