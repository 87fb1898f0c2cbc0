"""Hints agree with their own numbers, and their reasons are made of what the seat may know."""

import numpy as np
import pytest

from digsite.bots.kernels import judge_at, workbench
from digsite.bots.names import bot_named
from digsite.bots.question import Advice, Candidate, Question
from digsite.bots.reasons import RIVAL, Reason, are_even, considered, reason_for, reason_of
from digsite.bots.search import Search
from digsite.core.chance import key_from_seed
from digsite.core.game import Setup
from digsite.core.match import Match
from tests.every_game.setups import GAMES
from tests.every_game.walk import walk
from tests.pergamon.table import joining, table


@pytest.fixture(params=GAMES, scope="module")
def box(request: pytest.FixtureRequest) -> Setup:
    game = GAMES[request.param]
    return game.setup(game.players[-1])


def some_decisions(box: Setup, seed: int, number: int) -> list[Match]:
    """Choose decisions of a random game in which there is something to choose."""
    found = [
        match.redealt(match.seat, key_from_seed(seed))
        for match in walk(box, seed)
        if match.seat is not None and len(match.legal()) > 1
    ]
    return found[seed % 5 :: max(1, len(found) // number)]


def hinted(match: Match, seed: int) -> tuple[Advice, Reason | None]:
    search, question = bot_named("search:80"), Question.about(match, seed)
    assert isinstance(search, Search)
    advice = search.think(question, seed)
    return advice, reason_of(search, question, advice, seed)


def test_hints_are_sorted_by_the_number_they_show(box: Setup, seed: int) -> None:
    for match in some_decisions(box, seed, 6):
        advice, _ = hinted(match, seed)
        shown = considered(advice)
        shares = [hint.share or 0.0 for hint in shown]
        assert shares == sorted(shares, reverse=True)
        assert not shown[0].even
        assert {hint.move for hint in shown} <= set(match.legal())


def test_a_reason_is_a_part_of_the_judgement_or_a_rival(box: Setup, seed: int) -> None:
    for match in some_decisions(box, seed, 6):
        _, reason = hinted(match, seed)
        if reason is not None and reason.part == RIVAL:
            assert reason.seat in set(range(box.players)) - {match.seat}
        elif reason is not None:
            assert reason.part in box.game.judged_parts
            assert reason.seat == match.seat


def test_no_reason_tells_what_the_seat_cannot_know(box: Setup, seed: int) -> None:
    for match in some_decisions(box, seed, 3):
        assert match.seat is not None
        other = match.redealt(match.seat, key_from_seed(f"another world {seed}"))
        assert hinted(match, seed) == hinted(other, seed)


def test_a_position_is_worth_the_sum_of_its_parts(box: Setup, seed: int) -> None:
    benches = np.zeros(1, workbench(box.game))
    for match in some_decisions(box, seed, 6):
        benches["given"] = Question.about(match, seed).table["state"]
        judge_at(box.boxes, benches)
        assert np.allclose(benches["parts"][0].sum(axis=1), benches["worth"][0])


def test_differences_within_the_noise_are_even() -> None:
    def tried(visits: int, share: float) -> Candidate:
        return Candidate(0, visits, share)

    assert are_even(tried(100, 0.52), tried(100, 0.48))
    assert not are_even(tried(10_000, 0.52), tried(10_000, 0.48))
    assert not are_even(tried(100, 0.9), tried(100, 0.5))


def test_a_move_that_was_hardly_tried_is_no_hint() -> None:
    lucky = Candidate(1, 2, 1.0)
    advice = Advice(2, [Candidate(2, 400, 0.5), Candidate(3, 80, 0.4), lucky])
    assert [hint.move for hint in considered(advice)] == [2, 3]


def test_a_row_that_is_ready_is_shown_for_the_visitors() -> None:
    """Pergamon before an evaluation: to exhibit instead of storing brings visitors, and the reason says so."""
    twelve = joining("bracelet", "vase", "mask", centuries=[5, 3, 4, 1])
    match = table(calendar=5, hands=[twelve, [], []])
    search, question = bot_named("search:400"), Question.about(match, 1)
    assert isinstance(search, Search)
    advice = search.think(question, 1)
    store = match.setup.notation.read("store")
    assert advice.move != store
    reason = reason_for(search, question, advice.move, store, 1)
    assert reason in (Reason("points", 0), Reason("shows", 0))
    assert reason_for(search, question, store, advice.move, 1) != reason
