"""Simulations, and games stepped together, are the games that a match plays."""

import numpy as np
import pytest

from digsite.bots.company import Company
from digsite.core import kernels
from digsite.core.chance import key_from_seed, key_words, siphash
from digsite.core.compiled import kernel
from digsite.core.errors import BadSetup, IllegalMove
from digsite.core.kernels import begin, play_out
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


@kernel
def random_game(tables, key, number):
    """Choose as a simulation chooses, but play on a table as a match does, without hashes computed ahead."""
    table, game = tables[0], np.uint64(2 * number)
    word = siphash(key[0], key[1], game)
    begin(table.box, table.state, word, siphash(key[0], key[1], game + np.uint64(1)), table.desk.log)
    return play_out(table.box, table.state, table.desk, word)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name == "monuments" else pytest.mark.soak) for name in GAMES]
)
def test_a_simulated_game_is_the_one_that_is_played_on_a_table(name: str) -> None:
    """The table's loop is compiled for this test alone, so the other games wait for a soak."""
    game = GAMES[name]
    simulated, table = game.simulate(games=20, seed=3), game.setup().table()
    points, shares = np.zeros(game.players[-1], np.int32), np.zeros(game.players[-1], np.float64)
    for number in range(20):
        length = random_game(table, key_words(key_from_seed(3)), number)
        kernels.scores_at(table, 0, points, shares)
        assert simulated.lengths[number] == length
        assert simulated.points[number].tolist() == points.tolist()
        assert simulated.shares[number].tolist() == shares.tolist()


def test_games_are_stepped_together_as_matches_are_played(game) -> None:  # type: ignore[no-untyped-def]
    """Move by move the masks and observations are those of a match in the same state."""
    from digsite.core.match import Match

    company = Company(game, games=3, seed=5)
    chooser = np.random.default_rng(1)
    for _ in range(150):
        moves = np.array([chooser.choice(np.flatnonzero(mask)) for mask in company.masks])
        matches = []
        for i in range(3):
            match = Match(company.setup, b"")
            match._states[:] = company.states[i : i + 1]
            assert np.flatnonzero(company.masks[i]).tolist() == match.legal()
            assert (company.observations[i] == match.observation(match.seat)).all()
            match.play(int(moves[i]))
            matches.append(match)
        company.step(moves)
        for i, match in enumerate(matches):
            assert company.ended[i] == (match.seat is None)
            if company.ended[i]:
                assert company.points[i].tolist() == [score["points"] for score in match.scores()]
            else:
                assert company.states[i] == match.state


def test_games_stepped_on_two_threads_are_the_same_games(game) -> None:  # type: ignore[no-untyped-def]
    one, two = Company(game, games=10, seed=5), Company(game, games=10, seed=5, threads=2)
    for _ in range(60):
        moves = one.masks.argmax(axis=1)
        one.step(moves)
        two.step(moves)
    assert (one.states == two.states).all()


def test_an_illegal_move_in_one_of_many_games_is_named_and_nothing_is_played(game) -> None:  # type: ignore[no-untyped-def]
    company = Company(game, games=4, seed=5)
    before = company.states.copy()
    moves = company.masks.argmax(axis=1)
    moves[2] = -1
    with pytest.raises(IllegalMove, match="game 2"):
        company.step(moves)
    with pytest.raises(BadSetup, match="4 games"):
        company.step(moves[:2])
    assert (company.states == before).all()
