"""Luck and play make up the way from the first chance to the last, turn by turn and in all, for every seat."""

from itertools import pairwise

import pytest

from digsite.core.match import Match
from digsite.core.record import replay
from digsite.review.work import review
from tests.review.games import random_game

NAMES = ["Ada", "Bruno", "Clara", "Dora"]


@pytest.mark.parametrize(("game", "players"), [("artefakt", 4), ("monuments", 2), ("pergamon", 2), ("thebes", 2)])
def test_luck_and_play_make_up_the_way(game: str, players: int) -> None:
    match = random_game(game, players, 3)
    found = review(match, NAMES[:players], iterations=20)
    outcome = match.outcome()
    assert outcome is not None
    assert found.names == NAMES[:players]
    assert [moment.step for moment in found.moments] == [*match.turn_starts(), len(match.played)]
    assert found.moments[0].step == 0
    for before, after in pairwise(found.moments):
        assert before.step < after.step
        assert sum(after.play) == pytest.approx(0, abs=1e-9)
        assert all(0 <= share <= 1 for share in after.shares)
        assert sum(after.shares) == pytest.approx(1)
        assert sum(after.luck) == pytest.approx(0, abs=1e-9)
        for seat in range(players):
            assert after.luck[seat] + after.play[seat] == pytest.approx(after.shares[seat] - before.shares[seat])
    for seat, each in enumerate(found.seats):
        assert each.luck + each.play == pytest.approx(each.last - each.first)
        assert each.own + each.others == pytest.approx(each.play)
        assert each.own == pytest.approx(sum(d.gain for d in found.decisions if d.seat == seat))
        assert each.luck == pytest.approx(sum(moment.luck[seat] for moment in found.moments))
        assert each.first == found.moments[0].shares[seat]
        assert each.last == (1 / len(outcome.winners) if seat in outcome.winners else 0)


def test_a_choice_belongs_to_its_turn_and_costs_nothing_without_a_better_one() -> None:
    match = random_game("monuments", 2, 5)
    found = review(match, NAMES[:2], iterations=20)
    steps = [moment.step for moment in found.moments]
    for decision in found.decisions:
        played = match.played[decision.step]
        assert (decision.seat, decision.move) == (played.seat, match.setup.notation.write(played.move))
        assert steps[decision.turn] <= decision.step < steps[decision.turn + 1]
        assert all(match.played[step].seat == decision.seat for step in range(steps[decision.turn], decision.step))
        assert decision.options > 1
        assert sum(decision.before) == pytest.approx(1)
        assert sum(decision.after) == pytest.approx(1)
        assert decision.gain <= 0
        assert (decision.before == decision.after) == (decision.gain == 0)
        assert (decision.better is not None) == (decision.mark in ("mistake", "blunder"))
        assert decision.better != decision.move
        assert decision.came is not None
    steps_with_choice = {decision.step for decision in found.decisions}
    for step in (0, 1, 7, 30, len(match.played) - 1):
        assert (step in steps_with_choice) == (_options(match, step) > 1)
    assert [each.turn for each in found.turning] == sorted(each.turn for each in found.turning)
    assert len(found.turning) == 3


def _options(match: Match, step: int) -> int:
    return len(replay(match.record(), match.game, step).legal())
