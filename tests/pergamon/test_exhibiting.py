"""Clause 3b: exhibiting finds, polishing, pushing, replacing."""

import pytest

from digsite.core.errors import IllegalMove
from digsite.core.match import Match
from tests.pergamon.table import find, joining, play, shown, spaces, table, told

TWELVE = joining("bracelet", "vase", "mask", centuries=[5, 3, 4, 1])
"""The rulebook's collection: a bracelet of century 5, a vase of 3, a mask of 4."""


def pairs(count: int) -> list[list[int]]:
    """Two finds each that join, none of them among the twelve."""
    found: list[list[int]] = []
    used = set(TWELVE)
    numbers = [n for n in range(11, 100) if n not in used]
    faces = {}
    for n in numbers:
        try:
            faces[n] = find(n)
        except StopIteration:
            continue
    for a in faces:
        for b in faces:
            if len(found) < count and a != b and {a, b}.isdisjoint(used) and faces[a]["right"] == faces[b]["left"]:
                found.append([a, b])
                used |= {a, b}
    return found


PAIRS = pairs(8)


def show(match: Match, row: list[int], polish: int = 0) -> Match:
    return play(match, *(f"row {number}" for number in row), *["polish"] * polish, "show")


def test_the_rulebooks_collection_is_worth_12_and_pushes_9_and_12_but_not_16() -> None:
    """Clause 3b, example: markers on 9, 12 and 16 end on 8, 11 and 16."""
    museum = [[], [shown(9, PAIRS[0]), shown(16, PAIRS[1], 2)], [shown(12, PAIRS[2])]]
    match = show(table(hands=[TWELVE, [], []], museum=museum), TWELVE)
    assert spaces(match, 0) == [12]
    assert spaces(match, 1) == [8, 16]
    assert spaces(match, 2) == [11]
    assert told(match, "pushed") == [
        {"seat": 1, "marker": 1, "space": 9, "to": 8},
        {"seat": 2, "marker": 1, "space": 12, "to": 11},
    ]


def test_two_coins_of_polish_raise_it_to_14() -> None:
    """Clause 3b, example."""
    match = show(table(hands=[TWELVE, [], []], coins=[2, 0, 0]), TWELVE, polish=2)
    assert spaces(match, 0) == [14]
    assert match.view(0)["coins"][0] == 0
    assert told(match, "shown") == [{"seat": 0, "marker": 1, "value": 14, "space": 14, "points": 1}]


def test_a_new_collection_brings_one_point_at_once() -> None:
    """Clause 3b."""
    match = show(table(hands=[TWELVE, [], []]), TWELVE)
    assert match.scores()[0] == {"points": 1, "shows": 1, "visitors": 0, "prizes": 0, "oldest": 0}


def test_one_complete_object_is_a_collection() -> None:
    """Clause 3b: two finds that join are enough."""
    pair = joining("mask", centuries=[4, 1])
    match = show(table(hands=[pair, [], []]), pair)
    assert spaces(match, 0) == [4]


def test_one_find_is_none() -> None:
    """Clause 3b: there must be a complete object."""
    match = play(table(hands=[TWELVE, [], []]), f"row {TWELVE[0]}")
    assert "show" not in match.moves()
    with pytest.raises(IllegalMove, match="at least two finds"):
        match.play("show")


def test_only_halves_of_one_object_join() -> None:
    """Clause 3b; any centuries may join."""
    match = play(table(hands=[TWELVE, [], []]), f"row {TWELVE[0]}")
    wrong = next(n for n in TWELVE[1:] if find(n)["left"] != find(TWELVE[0])["right"])
    with pytest.raises(IllegalMove, match="touching halves"):
        match.play(f"row {wrong}")


def test_a_find_that_nothing_can_follow_cannot_begin_a_row() -> None:
    """A row once begun is finished, so a dead beginning is not offered."""
    match = table(hands=[TWELVE, [], []])
    last = TWELVE[-1]
    followers = [n for n in TWELVE if find(n)["left"] == find(last)["right"]]
    assert (f"row {last}" in match.moves()) == bool(followers)
    lonely = table(hands=[[TWELVE[0]], [], []])
    assert lonely.moves() == ["clear", "store"]
    with pytest.raises(IllegalMove, match="Nothing in your hand can follow"):
        lonely.play(f"row {TWELVE[0]}")


def test_a_value_of_27_lands_on_24_and_pushes_the_old_24_to_23() -> None:
    """Clause 3b: more than 24 counts as 24."""
    row = joining("vase", "jug", "mask", "bracelet", "vase", "mask", centuries=[5, 5, 5, 4, 4, 4, 1])
    other = next(pair for pair in PAIRS if not set(pair) & set(row))
    match = show(table(hands=[row, [], []], museum=[[], [shown(24, other)], []]), row)
    assert told(match, "shown")[0]["value"] == 27
    assert spaces(match, 0) == [24]
    assert spaces(match, 1) == [23]


def test_polishing_past_24_is_wasted_but_legal() -> None:
    """Clause 3b."""
    row = joining("vase", "jug", "mask", "bracelet", "vase", centuries=[5, 5, 5, 5, 4, 1])
    match = show(table(hands=[row, [], []], coins=[3, 0, 0]), row, polish=3)
    assert spaces(match, 0) == [24]
    assert match.view(0)["coins"][0] == 0


def test_an_equal_value_is_pushed_too() -> None:
    """Clause 3b: the same or a lower value."""
    match = show(table(hands=[TWELVE, [], []], museum=[[], [shown(12, PAIRS[0])], []]), TWELVE)
    assert spaces(match, 1) == [11]


def test_ones_own_collections_are_pushed_as_well() -> None:
    """Clause 3b: each marker, one's own included."""
    match = show(table(hands=[TWELVE, [], []], museum=[[shown(5, PAIRS[0])], [], []]), TWELVE)
    assert spaces(match, 0) == [4, 12]


def test_a_push_from_space_1_breaks_the_collection_up_and_frees_the_marker() -> None:
    """Clause 3b: the marker comes back, the finds go to the box."""
    match = show(table(hands=[TWELVE, [], []], museum=[[], [shown(1, PAIRS[0], 2)], []]), TWELVE)
    assert spaces(match, 1) == []
    assert told(match, "broken-up") == [{"seat": 1, "marker": 2, "why": "pushed-out"}]
    assert [event["tile"] for event in told(match, "find-boxed")] == PAIRS[0]
    position = match.position()
    everywhere = [position["unseen"], *position["galleries"], *position["hands"], position["row"]]
    assert all(n not in place for place in everywhere for n in PAIRS[0])


def test_several_collections_in_one_turn_push_one_another() -> None:
    """Clause 3b: from low to high one pushes one's own, from high to low not."""
    low, high = joining("jug", centuries=[2, 2]), TWELVE
    rising = show(show(table(hands=[low + high, [], []]), low), high)
    assert spaces(rising, 0) == [1, 12]
    falling = show(show(table(hands=[low + high, [], []]), high), low)
    assert spaces(falling, 0) == [12, 2]


def test_three_coins_of_polish_are_the_most() -> None:
    """Clause 3b."""
    match = play(table(hands=[TWELVE, [], []], coins=[9, 0, 0]), *(f"row {n}" for n in TWELVE), *["polish"] * 3)
    assert match.moves() == ["show"]
    with pytest.raises(IllegalMove, match="takes 3 coins of polish"):
        match.play("polish")


def test_in_round_12_nine_coins_of_polish_count() -> None:
    """Clause 3b: in the last round a new collection is polished as much as one likes."""
    match = table(calendar=12, hands=[[*TWELVE, 74], [], []], coins=[9, 0, 0])
    show(match, TWELVE, polish=9)
    assert spaces(match, 0) == [21]


@pytest.mark.parametrize("calendar", [1, 11])
def test_before_round_12_three_coins_stay_the_most(calendar: int) -> None:
    """Clause 3b: only in the last round."""
    match = play(table(calendar=calendar, hands=[TWELVE, [], []], coins=[9, 0, 0]), *(f"row {n}" for n in TWELVE))
    assert play(match, *["polish"] * 3).moves() == ["show"]


def test_after_the_first_coin_the_row_is_closed() -> None:
    """Once polished, a row is not made longer: the page arranges first, then polishes."""
    match = play(table(hands=[TWELVE, [], []], coins=[9, 0, 0]), *(f"row {n}" for n in TWELVE[:3]), "polish")
    assert match.moves() == ["polish", "show"]


def test_polish_counts_for_one_collection_only() -> None:
    """Clause 3b: the next collection starts unpolished."""
    low = joining("jug", centuries=[2, 2])
    match = show(table(hands=[low + TWELVE, [], []], coins=[9, 0, 0]), TWELVE, polish=3)
    show(match, low)
    assert spaces(match, 0) == [15, 2]


def test_without_a_coin_nothing_is_polished() -> None:
    """Clause 3b: one coin to the stock for each point."""
    match = play(table(hands=[TWELVE, [], []]), *(f"row {n}" for n in TWELVE))
    with pytest.raises(IllegalMove, match="no coins left"):
        match.play("polish")


def three_on_show() -> list[dict[str, object]]:
    return [shown(3, PAIRS[0], 1), shown(8, PAIRS[1], 2), shown(15, PAIRS[2], 3)]


def test_with_three_on_show_one_is_broken_up_for_a_new_one() -> None:
    """Clause 3b: the removed marker is gone before the push, and a new collection must be shown."""
    match = table(hands=[TWELVE, [], []], coins=[1, 0, 0], museum=[three_on_show(), [], []])
    assert match.moves() == ["replace 1", "replace 2", "replace 3", "clear", "store"]
    with pytest.raises(IllegalMove, match="replace one of your shows"):
        match.play(f"row {TWELVE[0]}")
    match.play("replace 2")
    assert all(move.startswith("row") for move in match.moves())
    show(match, TWELVE)
    museum = {c["marker"]: c["space"] for c in match.view(0)["museum"][0]}
    assert museum == {1: 2, 2: 12, 3: 15}
    assert told(match, "broken-up") == [{"seat": 0, "marker": 2, "why": "replaced"}]


def test_nothing_is_replaced_without_a_row_to_show() -> None:
    """Clause 3b: breaking up goes together with the new show."""
    match = table(hands=[[TWELVE[0]], [], []], museum=[three_on_show(), [], []])
    assert match.moves() == ["clear", "store"]
    with pytest.raises(IllegalMove, match="no two finds that join"):
        match.play("replace 1")
    with pytest.raises(IllegalMove, match="free marker"):
        table(hands=[TWELVE, [], []]).play("replace 1")


def test_a_collection_on_show_cannot_be_changed() -> None:
    """Clause 3b: its finds are in no hand any more."""
    match = show(table(hands=[[*TWELVE, 74, 53], [], []]), TWELVE)
    assert not {f"row {n}" for n in TWELVE} & set(match.moves())
