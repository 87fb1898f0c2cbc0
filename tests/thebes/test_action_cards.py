"""Clauses play, thief, robber and scholar."""

import pytest

from digsite.core.errors import IllegalMove, NothingToUndo
from tests.thebes.table import has, look, pile, table, told, week

CHEST = {"crete": pile(seen={"rubble": 2, "3": 1, "5": 1}, history=[look(1, 4, rubble=2, three=1, five=1)])}


def test_a_thief_draws_one_card_and_leaves_the_game() -> None:
    """Thief: he keeps what is not worthless."""
    match = table(cards=[{"thief-crete": 1}], piles={"crete": pile(seen={"5": 1}, history=[look(1, 1, five=1)])})
    match.play("thief crete")
    assert has(match, 0)["finds"]["crete"] == {"5": 1}
    assert has(match, 0)["cards"] == {}
    assert week(match, 0) == 1


def test_what_a_thief_draws_in_vain_returns_to_the_pile() -> None:
    """Thief."""
    match = table(cards=[{"thief-crete": 1}], piles={"crete": pile(seen={"rubble": 1}, history=[look(1, 1, rubble=1)])})
    match.play("thief crete")
    assert told(match, "rubble") == [{"seat": 0, "region": "crete"}]
    assert has(match, 0)["finds"]["crete"] == {}
    assert not match.view(None)["piles"][3]["empty"]
    assert match.view(None)["piles"][3]["rubble"] == 1


def test_a_thief_goes_to_his_own_region_only() -> None:
    """Thief."""
    match = table(cards=[{"thief-crete": 1}], piles={"egypt": pile(fresh=3)})
    with pytest.raises(IllegalMove, match="thief for Egypt"):
        match.play("thief egypt")
    with pytest.raises(IllegalMove, match="no finds in Crete"):
        match.play("thief crete")


def test_a_robber_sees_the_pile_picks_a_find_and_pays_then() -> None:
    """Robber: two decisions, three weeks after the second."""
    match = table(cards=[{"robber-crete": 1}], piles=CHEST)
    match.play("rob crete")
    assert match.seat == 0
    assert week(match, 0) == 0
    assert match.moves() == ["pick 3", "pick 5"]
    match.play("pick 5")
    assert has(match, 0)["finds"]["crete"] == {"5": 1}
    assert week(match, 0) == 3
    assert told(match, "picked") == [{"seat": 0, "region": "crete", "find": 5}]


def test_a_robber_may_pick_a_book_but_never_rubble() -> None:
    """Robber."""
    seen = {"rubble": 2, "knowledge": 1}
    match = table(
        cards=[{"robber-egypt": 1}], piles={"egypt": pile(seen=seen, history=[look(1, 3, rubble=2, knowledge=1)])}
    )
    match.play("rob egypt")
    assert match.moves() == ["pick knowledge"]
    with pytest.raises(IllegalMove, match="no such find in the pile"):
        match.play("pick 6")
    match.play("pick knowledge")
    assert has(match, 0)["general"] == 1


def test_a_robber_among_rubble_takes_nothing_and_pays() -> None:
    """Robber: and cannot take the look back."""
    match = table(
        cards=[{"robber-egypt": 1}], piles={"egypt": pile(seen={"rubble": 2}, history=[look(1, 2, rubble=2)])}
    )
    match.play("rob egypt")
    assert told(match, "nothing-picked") == [{"seat": 0, "region": "egypt"}]
    assert week(match, 0) == 3
    assert match.seat == 1
    with pytest.raises(NothingToUndo):
        match.undo()


def test_a_scholar_looks_through_any_pile_for_a_week() -> None:
    """Scholar."""
    match = table(cards=[{"scholar": 1}], piles=CHEST)
    assert [move for move in match.moves() if move.startswith("scholar")] == ["scholar crete"]
    match.play("scholar crete")
    assert week(match, 0) == 1
    assert has(match, 0)["cards"] == {}
    seen = {event["find"]: event["count"] for event in match.events_for(0) if event["event"] == "pile-seen"}
    assert seen == {"rubble": 2, 3: 1, 5: 1}
    with pytest.raises(NothingToUndo):
        match.undo()


@pytest.mark.parametrize("card", ["helper", "permit"])
def test_helper_and_permit_are_no_actions_of_their_own(card: str) -> None:
    """Play: they act on a dig, so they are played with it."""
    match = table(cards=[{card: 1}], piles=CHEST)
    assert match.moves() == ["take 1", "take 2", "take 3", "take 4"]
