"""A game on nothing but the contract has the tree it should have."""

from itertools import product

import numpy as np
import pytest

from digsite.bots.names import bot_named
from digsite.bots.question import Question
from digsite.core import contract
from digsite.core.match import Match
from digsite.starter.game import GAME


def count(match: Match, views: set[str]) -> tuple[int, int]:
    """Decisions and ends below a position, and every view a seat decides in."""
    if match.seat is None:
        return 0, 1
    views.add(f"{match.seat} {match.view(match.seat)}")
    decisions, ends = 1, 0
    for move in match.legal():
        match.play(move)
        below = count(match, views)
        match.undo()
        decisions, ends = decisions + below[0], ends + below[1]
    return decisions, ends


def test_the_whole_tree_has_24_decisions_30_ends_and_12_information_sets() -> None:
    setup, views = GAME.setup(2), set[str]()
    counted = [count(Match.dealt_from(setup, list(answers)), views) for answers in product(range(3), range(2))]
    assert counted == [(4, 5)] * 6
    assert len(views) == 12


def test_redeal_draws_the_other_sherd_uniformly() -> None:
    match = Match.dealt_from(GAME.setup(2), [1, 0])
    assert match.view(0)["sherd"] == [2, None]
    drawn = [int(match.redealt(0, i.to_bytes(16, "little")).state["sherd"][1]) for i in range(4000)]
    assert set(drawn) == {1, 3}
    assert abs(drawn.count(1) - 2000) < 160  # five standard deviations


def test_a_secret_is_whispered_to_its_owner_only() -> None:
    match = Match.dealt_from(GAME.setup(2), [1, 0])
    assert match.events_for(0) == [{"event": "got", "sherd": 2}]
    assert match.events_for(1) == [{"event": "got", "sherd": 1}]
    assert match.events_for(None) == []


def test_a_game_whose_records_could_be_taken_for_another_games_is_refused() -> None:
    """Numba would take a record for one that has all its fields, and play a game by another's rules."""
    with pytest.raises(TypeError, match="add a field to tell them apart"):
        contract.answer_with(np.dtype([("players", "i4")]), GAME.state, GAME.rules, None)


def test_what_greedy_expects_are_points_of_the_game() -> None:
    """A win weighs more than its points when it chooses, and not when it explains itself: at most 2 can be had."""
    match = Match.dealt_from(GAME.setup(2), [1, 0])
    match.play("rest")
    advice = bot_named("greedy").think(Question.about(match, 1), 1)
    assert advice.candidates
    assert all(abs(candidate.points or 0) <= 2 for candidate in advice.candidates)
