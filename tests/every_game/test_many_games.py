"""Simulations and batches play the same games as a match does."""

import numpy as np
import pytest

from digsite.core.batch import Batch
from digsite.core.errors import BadSetup, IllegalMove
from tests.every_game.setups import GAMES


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest):  # type: ignore[no-untyped-def]
    return GAMES[request.param]


def test_a_seed_gives_the_same_results_on_any_number_of_threads(game) -> None:  # type: ignore[no-untyped-def]
    one = game.simulate(games=4500, seed=3)
    two = game.simulate(games=4500, seed=3, threads=2)
    other = game.simulate(games=4500, seed=4)
    assert (one.points == two.points).all()
    assert (one.lengths == two.lengths).all()
    assert (one.points != other.points).any()
    assert np.allclose(one.shares.sum(axis=1), 1)


def test_a_batch_steps_its_games_as_matches_are_played(game) -> None:  # type: ignore[no-untyped-def]
    """Move by move the batch's masks and observations are those of a match in the same state."""
    from digsite.core.match import Match

    batch = Batch(game, games=3, seed=5)
    chooser = np.random.default_rng(1)
    for _ in range(150):
        moves = np.array([chooser.choice(np.flatnonzero(mask)) for mask in batch.masks])
        matches = []
        for i in range(3):
            match = Match(batch.setup, b"")
            match._states[:] = batch.states[i : i + 1]
            assert np.flatnonzero(batch.masks[i]).tolist() == match.legal()
            assert (batch.observations[i] == match.observation(match.seat)).all()
            match.play(int(moves[i]))
            matches.append(match)
        batch.step(moves)
        for i, match in enumerate(matches):
            assert batch.ended[i] == (match.seat is None)
            if batch.ended[i]:
                assert batch.points[i].tolist() == [score["points"] for score in match.scores()]
            else:
                assert batch.states[i] == match.state


def test_a_batch_on_two_threads_is_the_same_batch(game) -> None:  # type: ignore[no-untyped-def]
    one, two = Batch(game, games=10, seed=5), Batch(game, games=10, seed=5, threads=2)
    for _ in range(60):
        moves = one.masks.argmax(axis=1)
        one.step(moves)
        two.step(moves)
    assert (one.states == two.states).all()


def test_an_illegal_move_in_a_batch_is_named_and_nothing_is_played(game) -> None:  # type: ignore[no-untyped-def]
    batch = Batch(game, games=4, seed=5)
    before = batch.states.copy()
    moves = batch.masks.argmax(axis=1)
    moves[2] = -1
    with pytest.raises(IllegalMove, match="game 2"):
        batch.step(moves)
    with pytest.raises(BadSetup, match="4 games"):
        batch.step(moves[:2])
    assert (batch.states == before).all()
