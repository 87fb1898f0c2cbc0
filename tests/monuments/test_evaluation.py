"""Clause C: the end of the game, its evaluation, and who wins."""

from typing import Any

import pytest

from digsite.core.match import Match
from tests.monuments.table import column, finish, history, play, table, told


def ended(**fields: Any) -> Match:
    """A game whose last turn is played: seat 0 takes an open card that cannot be replaced."""
    return finish(table(deck=0, hands=[[]], actions=1, **fields))


def test_the_game_ends_at_once_when_the_display_cannot_be_filled() -> None:
    """Clause C: after any player's turn."""
    match = play(table(deck=1, actions=1, hands=[["petra-1"]]), "draw mausoleion-1", "end")
    assert match.seat == 1
    match = play(table(deck=0, actions=1), "draw mausoleion-1")
    assert match.seat is None
    assert match.outcome() is not None


def test_what_is_left_of_the_deck_is_turned_up() -> None:
    """Clause C: two places are empty and one card is left."""
    match = table(deck=1, actions=2, hands=[["petra-1"]])
    play(match, "draw mausoleion-1", "draw mausoleion-2", "end")
    assert match.seat is None
    assert len(match.view(None)["open"]) == 2


def test_historians_score_their_cards_and_the_three_best_9_6_3() -> None:
    """Clause C: several may belong to one player; of two on one space the earlier is better."""
    match = ended(histories=[history(1, 5), history(2, 3), history(1, 3), history(0, 1)])
    assert [score["historians"] for score in match.scores()] == [1, 8, 3, 0]
    assert [score["bonus"] for score in match.scores()] == [0, 9 + 3, 6, 0]


def test_fewer_than_three_historians_share_what_there_is() -> None:
    """Clause C."""
    match = ended(histories=[history(3, 2)])
    assert [score["bonus"] for score in match.scores()] == [0, 0, 0, 9]


@pytest.mark.parametrize(("players", "pieces"), [(2, 3), (3, 3), (4, 2)])
def test_minus_12_for_each_historian_at_home(players: int, pieces: int) -> None:
    """Clause C."""
    options = {"unused-historians": "each"} if players == 2 else None
    match = ended(players=players, options=options, open=["mausoleion-1", "mausoleion-2"], histories=[history(1, 1)])
    assert match.scores()[0]["unused"] == -12 * pieces
    assert match.scores()[1]["unused"] == -12 * (pieces - 1)


@pytest.mark.parametrize(("space", "whole"), [(0, 0), (1, 3), (2, 6), (3, 9), (4, 12), (5, 15), (6, 18)])
def test_an_only_builder_gets_the_whole(space: int, whole: int) -> None:
    """Clause C."""
    histories = [history(0, 6)] if space else []
    match = ended(columns=[{}, column("petra", 9)], fame={"petra": space}, histories=histories)
    assert match.scores()[1]["monuments"] == whole


def test_two_builders_share_two_to_one_by_the_number_of_cards() -> None:
    """Clause C: values do not matter then."""
    columns = [{}, column("petra", 1, 2, 3), column("petra", 8, 9)]
    match = ended(columns=columns, fame={"petra": 4}, histories=[history(0, 4)])
    assert [score["monuments"] for score in match.scores()] == [0, 8, 4, 0]
    assert [event["share"] for event in told(match, "monument-scored")] == ["larger", "smaller"]


def test_equally_many_cards_the_highest_single_number_decides() -> None:
    """Clause C: not the sum, 9 + 1 against 8 + 7."""
    columns = [{}, column("petra", 8, 7), column("petra", 1, 9)]
    match = ended(columns=columns, fame={"petra": 2}, histories=[history(0, 2)])
    assert [score["monuments"] for score in match.scores()] == [0, 2, 4, 0]


def test_a_card_taken_by_a_history_no_longer_breaks_the_tie() -> None:
    """Clauses 2 and C: the 9 lay at the end of its column."""
    columns = [{}, column("petra", 8, 7, 1), column("petra", 2, 4, 9)]
    match = table(columns=columns)
    play(match, "historian")
    columns = match.position()["columns"]
    ending = ended(columns=columns, fame={"petra": 2}, histories=[history(0, 2)])
    assert [score["monuments"] for score in ending.scores()] == [0, 4, 2, 0]


def test_monuments_score_in_alphabetical_order_after_the_historians() -> None:
    """Clause C: the order in which it is told."""
    columns = [{}, {**column("zeus", 1), **column("babylon", 1)}, column("petra", 1)]
    match = ended(columns=columns, fame={"zeus": 1, "babylon": 1, "petra": 1}, histories=[history(0, 3)])
    order = [event["event"] for event in match.events]
    assert order.index("historian-scored") < order.index("honoured") < order.index("unused")
    assert order.index("unused") < order.index("monument-scored")
    assert [event["monument"] for event in told(match, "monument-scored")] == ["babylon", "petra", "zeus"]


def with_points(*pairs: int) -> list[dict[str, int]]:
    nothing = {"pairs": 0, "historians": 0, "bonus": 0, "unused": 0, "monuments": 0, "tokens": 0}
    return [{**nothing, "pairs": points} for points in pairs]


def test_most_points_win() -> None:
    """Clause C."""
    outcome = ended(points=with_points(5, 7, 6, 0)).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([1], "most-points")


def test_level_on_points_more_monuments_win_whatever_their_fame() -> None:
    """Clause C."""
    columns = [column("zeus", 1, 2), {**column("petra", 1), **column("pharos", 1)}]
    outcome = ended(points=with_points(5, 5, 0, 0), columns=columns).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([1], "more-monuments")


def test_level_on_monuments_too_the_better_historian_wins() -> None:
    """Clause C: seats 1 and 2 have 30 points each; both histories took two cards, that of seat 2 was earlier."""
    histories = [history(3, 9), history(3, 8), history(0, 7), history(0, 6), history(2, 2), history(1, 2)]
    match = ended(points=with_points(0, 100, 100, 0), histories=histories)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.points[1] == outcome.points[2]
    assert (outcome.winners, outcome.reason) == ([2], "better-historian")


def test_no_historian_ranks_last() -> None:
    """Clause C: seat 1 sent one out, for one point and 9 more; seat 2 has as many points without."""
    match = ended(points=with_points(0, 100, 122, 0), histories=[history(1, 1)])
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.points[1] == outcome.points[2] == 98
    assert (outcome.winners, outcome.reason) == ([1], "better-historian")


def test_level_in_everything_they_share() -> None:
    """Clause C."""
    outcome = ended(points=with_points(0, 4, 4, 0)).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([1, 2], "shared")
