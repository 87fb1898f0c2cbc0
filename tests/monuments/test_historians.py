"""Clause 2: the historian turn."""

import pytest

from digsite.core.errors import IllegalMove
from tests.monuments.table import column, families, history, play, table, told


def fame(match, monument: str) -> int:  # type: ignore[no-untyped-def]
    space: int = next(t["space"] for t in match.view(None)["monuments"] if t["monument"] == monument)
    return space


def test_a_card_of_every_opponents_monument_of_two_or_more_and_none_of_a_single_card() -> None:
    """Clause 2, the rulebook page's example: Petra is hit twice, Zeus is safe."""
    match = table(
        columns=[
            column("babylon", 1, 2),
            {**column("petra", 1, 2, 3, 4), **column("zeus", 5)},
            {**column("petra", 5, 6, 7), **column("pharos", 8, 9)},
        ]
    )
    assert match.view(None)["reach"][0] == 3
    play(match, "historian")
    view = match.view(None)
    assert view["columns"][1] == {"petra": ["petra-1", "petra-2", "petra-3"], "zeus": ["zeus-5"]}
    assert view["columns"][2] == {"petra": ["petra-5", "petra-6"], "pharos": ["pharos-8"]}
    assert view["columns"][0] == column("babylon", 1, 2), "one's own monuments are left alone"
    assert (fame(match, "petra"), fame(match, "pharos"), fame(match, "zeus")) == (2, 1, 0)
    assert view["histories"] == [history(0, 3)]
    assert view["historians"] == [1, 2, 2, 2]
    assert view["gone"] == ["petra-4", "petra-7", "pharos-9"]
    assert match.seat == 1, "no actions in this turn"


def test_fame_never_goes_past_space_6_but_the_cards_count() -> None:
    """Clause 2."""
    columns = [{}, column("petra", 1, 2), column("petra", 3, 4, 9)]
    match = play(table(columns=columns, fame={"petra": 4}, histories=[history(1, 2), history(2, 2)]), "historian")
    assert fame(match, "petra") == 6
    columns = [{}, column("petra", 1, 2), column("petra", 3, 4)]
    match = table(columns=columns, fame={"petra": 5}, histories=[history(1, 3), history(2, 2)])
    play(match, "historian")
    assert fame(match, "petra") == 6
    assert told(match, "fame-full") == [{"monument": "petra"}]
    assert told(match, "historian-placed") == [{"seat": 0, "cards": 2, "rank": 3}]


def test_two_historians_on_one_space_the_earlier_ranks_better() -> None:
    """Clauses 2 and C: the lower one of a tower."""
    match = table(seat=0, columns=[column("zeus", 1, 2, 3), {}, column("petra", 1, 2, 3)], histories=[history(1, 1)])
    play(match, "historian")
    assert match.view(None)["histories"] == [history(1, 1), history(0, 1)]
    assert told(match, "historian-placed") == [{"seat": 0, "cards": 1, "rank": 2}]


def test_a_larger_history_ranks_before_an_earlier_one() -> None:
    """Clause 2."""
    match = table(columns=[{}, {**column("zeus", 1, 2), **column("petra", 1, 2)}], histories=[history(1, 1)])
    play(match, "historian")
    assert match.view(None)["histories"] == [history(0, 2), history(1, 1)]


def test_with_the_literal_reading_the_card_laid_first_is_taken() -> None:
    """Option take-from."""
    match = table(options={"take-from": "column-start"}, columns=[{}, column("petra", 4, 2, 3)])
    play(match, "historian")
    assert match.view(None)["columns"][1] == column("petra", 2, 3)
    assert told(match, "card-lost") == [{"seat": 1, "card": "petra-4"}]


def test_something_to_write_about_is_needed() -> None:
    """Clause 2: an opponent's monument with two cards; one's own and single cards are none."""
    match = table(columns=[column("zeus", 1, 2), column("petra", 1)])
    with pytest.raises(IllegalMove, match="nothing to write about"):
        match.play("historian")


def test_a_historian_at_home_is_needed() -> None:
    """Clause 2."""
    match = table(columns=[{}, column("petra", 1, 2)], histories=[history(0, 1), history(0, 1)])
    with pytest.raises(IllegalMove, match="All your historians have been sent out"):
        match.play("historian")


@pytest.mark.parametrize("before", [["draw deck"], ["fourth zeus-1", "with babylon-1"]])
def test_a_historian_goes_out_instead_of_a_monument_turn(before: list[str]) -> None:
    """Clause 2: neither an action nor the purchase of a fourth goes with it."""
    match = table(hands=[["zeus-1", "babylon-1", "zeus-3"]], columns=[{}, column("petra", 1, 2)])
    assert "historian" in families(match)
    play(match, *before)
    with pytest.raises(IllegalMove, match="you have begun yours"):
        match.play("historian")


def test_a_fourth_action_bought_and_one_taken_is_not_a_fresh_turn() -> None:
    """Clause 2: three actions are left then, as at the beginning."""
    match = table(hands=[["zeus-1", "babylon-1", "zeus-3"]], columns=[{}, column("petra", 1, 2)])
    play(match, "fourth zeus-1", "with babylon-1", "draw deck")
    assert match.view(None)["actions"] == 3
    assert "historian" not in families(match)
