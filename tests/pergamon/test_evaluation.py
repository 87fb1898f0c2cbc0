"""Clause 4: evaluations; end: the final evaluation, the winner; the start player of the next round."""

import pytest

from digsite.core.match import Match
from tests.pergamon.table import GAME, find, joining, play, shown, spaces, table, told

SPARE = 15
"""A find for the last player to store, which ends the round; it is in no collection of these tests."""


def pair(kind: str, century: int, taken: set[int]) -> list[int]:
    """Two finds that join to one object of this century, none of them taken."""
    finds = [f for f in GAME.new(2, seed=0).view(None)["finds"] if f["number"] not in taken | {SPARE}]
    left = next(f for f in finds if f["century"] == century and f["right"] == kind)
    right = next(f for f in finds if f["left"] == kind and f["number"] != left["number"])
    taken |= {left["number"], right["number"]}
    return [left["number"], right["number"]]


def year(row: list[int]) -> int:
    return 100 * find(row[0])["century"] + row[1]


def end_of_round(calendar: int, museum: list[list[dict[str, object]]], **fields: object) -> Match:
    """The last player stores, and the round ends."""
    match = table(calendar=calendar, seat=2, acting=13, hands=[[], [], [SPARE]], museum=museum, **fields)
    return play(match, "store")


def test_each_collection_scores_its_space() -> None:
    """Clause 4: 1 to 6 points, four spaces each."""
    taken: set[int] = set()
    rows = [pair("jug", c, taken) for c in (1, 2, 3)] + [pair("mask", c, taken) for c in (1, 2, 3)]
    museum = [
        [shown(4, rows[0], 1), shown(5, rows[1], 2), shown(12, rows[2], 3)],
        [shown(13, rows[3], 1), shown(20, rows[4], 2), shown(24, rows[5], 3)],
        [],
    ]
    match = end_of_round(5, museum)
    assert [score["visitors"] for score in match.scores()] == [1 + 2 + 3, 4 + 5 + 6, 0]


@pytest.mark.parametrize(("calendar", "kind", "steps"), [(5, "vase", 3), (7, "jug", 4), (9, "mask", 5)])
def test_the_oldest_object_of_the_kind_scores_two_and_then_all_step_down(calendar: int, kind: str, steps: int) -> None:
    """Clause 4: vase, jug, mask in rounds 5, 7, 9; step-down 3, 4, 5."""
    taken: set[int] = set()
    old, young = pair(kind, 5, taken), pair(kind, 2, taken)
    match = end_of_round(calendar, [[shown(20, young)], [shown(10, old)], []])
    assert [score["prizes"] for score in match.scores()] == [0, 2, 0]
    assert told(match, "prized") == [{"seat": 1, "object": kind, "year": year(old), "points": 2}]
    assert spaces(match, 0) == [20 - steps]
    assert spaces(match, 1) == [10 - steps]


def test_the_whole_year_decides_not_only_the_century() -> None:
    """Clause 4: century on the left, two digits on the right; 463 is a mask of the year 463."""
    finds = GAME.new(2, seed=0).view(None)["finds"]
    left = next(f["number"] for f in finds if f["century"] == 4 and f["right"] == "mask")
    assert year([left, 63]) == 463
    taken = {left, 63}
    other = next(
        [a["number"], b["number"]]
        for a in finds
        for b in finds
        if a["century"] == 4 and a["right"] == "mask" == b["left"] and b["number"] > 63 and a["number"] not in taken
    )
    match = end_of_round(9, [[shown(20, [left, 63])], [shown(10, other)], []])
    assert [score["prizes"] for score in match.scores()] == [0, 2, 0]


def test_an_object_counts_only_while_it_is_on_show() -> None:
    """Clause 4: nobody shows a vase, nobody gets the prize."""
    match = end_of_round(5, [[shown(20, pair("jug", 2, set()))], [], []])
    assert [score["prizes"] for score in match.scores()] == [0, 0, 0]
    assert told(match, "nobody-prized") == [{"object": "vase"}]


def test_the_step_down_removes_low_markers() -> None:
    """Clause 4: collections that leave the museum are broken up; 3 spaces in round 5."""
    taken: set[int] = set()
    rows = [pair("jug", 1, taken), pair("jug", 2, taken)]
    match = end_of_round(5, [[shown(3, rows[0], 1), shown(4, rows[1], 2)], [], []])
    assert spaces(match, 0) == [1]
    assert told(match, "broken-up") == [{"seat": 0, "marker": 1, "why": "lost-interest"}]
    assert match.scores()[0]["visitors"] == 2  # scored before they stepped down


@pytest.mark.parametrize("calendar", [1, 4, 6, 8, 10, 11])
def test_other_rounds_have_no_evaluation(calendar: int) -> None:
    """Clause 4: only in rounds 5, 7, 9 and 12."""
    match = end_of_round(calendar, [[shown(20, pair("vase", 2, set()))], [], []])
    assert told(match, "evaluation") == []
    assert spaces(match, 0) == [20]


def test_one_player_can_take_3_2_and_1_at_the_end() -> None:
    """End: the three oldest objects, with any owners."""
    taken: set[int] = set()
    row = joining("vase", "jug", "mask", centuries=[5, 5, 5, 2])
    taken |= set(row)
    match = end_of_round(12, [[shown(20, row)], [shown(5, pair("jug", 1, taken))], []])
    assert [score["oldest"] for score in match.scores()] == [6, 0, 0]
    assert [event["rank"] for event in told(match, "honoured")] == [1, 2, 3]
    assert [event["points"] for event in told(match, "honoured")] == [3, 2, 1]
    assert match.seat is None


def test_the_three_prizes_go_to_three_players_by_year() -> None:
    """End."""
    taken: set[int] = set()
    rows = [pair("vase", 3, taken), pair("jug", 5, taken), pair("mask", 4, taken)]
    match = end_of_round(12, [[shown(20, rows[0])], [shown(10, rows[1])], [shown(5, rows[2])]])
    assert [score["oldest"] for score in match.scores()] == [1, 3, 2]


def test_there_are_no_more_prizes_than_objects() -> None:
    """End."""
    match = end_of_round(12, [[shown(20, pair("jug", 3, set()))], [], []])
    assert [score["oldest"] for score in match.scores()] == [3, 0, 0]


def test_the_bracelet_counts_in_round_12_and_nothing_steps_down() -> None:
    """Clause 4 and end."""
    match = end_of_round(12, [[shown(3, pair("bracelet", 3, set()))], [], []])
    assert match.scores()[0]["prizes"] == 2
    assert spaces(match, 0) == [3]


NO_POINTS = {"shows": 0, "visitors": 0, "prizes": 0, "oldest": 0}


def test_most_points_win() -> None:
    """End."""
    match = end_of_round(12, [[shown(20, pair("jug", 3, set()))], [], []])
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([0], "most-points")
    assert outcome.points == [5 + 3, 0, 0]


def test_a_tie_goes_to_the_oldest_object_among_the_tied() -> None:
    """End: the tie-break looks at the tied players alone."""
    taken: set[int] = set()
    old, middle, young = pair("jug", 5, taken), pair("mask", 4, taken), pair("vase", 3, taken)
    points = [NO_POINTS, NO_POINTS | {"shows": 1}, NO_POINTS | {"shows": 2}]
    # Visitors 1 each; oldest 3, 2, 1: everybody has 4 points but seat 0, who is given a handicap.
    points[0] = NO_POINTS
    match = end_of_round(12, [[shown(1, old)], [shown(2, middle)], [shown(3, young)]], points=points)
    assert [score["points"] for score in match.scores()] == [4, 4, 4]
    assert match.outcome().winners == [0]  # type: ignore[union-attr]
    assert match.outcome().reason == "oldest-object"  # type: ignore[union-attr]
    low = end_of_round(
        12,
        [[shown(1, old)], [shown(2, middle)], [shown(3, young)]],
        points=[NO_POINTS, NO_POINTS | {"shows": 2}, NO_POINTS | {"shows": 3}],
    )
    assert [score["points"] for score in low.scores()] == [4, 5, 5]
    assert low.outcome().winners == [1]  # type: ignore[union-attr]


def test_the_oldest_object_decides_a_tie_wherever_its_owner_sits() -> None:
    """End: here the last of the tied seats has the oldest object, and a third player, not tied, an older one still."""
    taken: set[int] = set()
    oldest, old, young = pair("jug", 5, taken), pair("mask", 4, taken), pair("vase", 3, taken)
    museum = [[shown(3, oldest)], [shown(1, young)], [shown(2, old)]]
    match = end_of_round(12, museum, points=[NO_POINTS, NO_POINTS | {"shows": 4}, NO_POINTS | {"shows": 3}])
    assert [score["points"] for score in match.scores()] == [4, 6, 6]
    assert match.outcome().winners == [2]  # type: ignore[union-attr]


def test_a_tie_with_nothing_on_show_is_shared() -> None:
    """End: then they share."""
    match = end_of_round(12, [[], [], []])
    assert match.outcome().winners == [0, 1, 2]  # type: ignore[union-attr]
    assert match.outcome().reason == "shared"  # type: ignore[union-attr]


def test_storing_happens_in_round_12_too() -> None:
    """Clause 3c: the fee is due before the final evaluation."""
    finds = [f["number"] for f in GAME.new(2, seed=0).view(None)["finds"]][:4]
    match = table(calendar=12, seat=2, acting=13, hands=[[], [], finds], coins=[0, 0, 1])
    play(match, "store")
    assert told(match, "stored") == [{"seat": 2, "finds": 4, "fee": 1}]


TRACK = [None, 1, None, 2, None, None, None, None, 0, None, None, None, None]


def next_order(players: int = 3, options: dict[str, bool] | None = None) -> list[int]:
    """Figures 1, 2, 0 from right to left; seat 0, the leftmost, ends the round."""
    match = table(players, options, seat=0, track=TRACK, hands=[[SPARE], [], []])
    return play(match, "store").view(0)["order"]  # type: ignore[no-any-return]


def test_the_leftmost_starts_and_the_others_follow_clockwise() -> None:
    """A new round."""
    assert next_order() == [0, 1, 2]


def test_with_the_order_track_they_follow_from_left_to_right() -> None:
    """Variant 1, as the German text has it: the order of the figures, not clockwise."""
    assert next_order(options={"order-track": True}) == [0, 2, 1]


@pytest.mark.parametrize("option", [False, True])
def test_of_two_players_the_last_to_act_starts_whatever_the_raider_does(option: bool) -> None:
    """Raider, a new round; variant 1 does nothing with two players."""
    track = [None, 0, None, 1, None, None, None, None, "raider", None, None, None, None]
    options = {"order-track": option}
    match = table(2, options, seat=1, track=track, hands=[[], [SPARE]], fronts=[5, 7])
    assert play(match, "store").view(0)["order"] == [1, 0]
