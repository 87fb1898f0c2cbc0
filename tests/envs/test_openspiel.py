"""The games as OpenSpiel games: the same games, secrets kept, and OpenSpiel's own algorithms run on them."""

import pickle
import random
import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import digsite
from digsite.core import kernels
from digsite.core.errors import BadSetup, IllegalMove
from digsite.envs.openspiel import SpielState
from tests.conftest import half_of
from tests.every_game.setups import option_choices

GAMES = digsite.games()


def spiel(name: str, players: int = 2, seed: int = 7, **options: object) -> pyspiel.Game:
    return pyspiel.load_game(f"digsite_{name}", {"players": players, "seed": seed, **options})


def dealt(game: pyspiel.Game) -> SpielState:
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    return state


def walk(game: pyspiel.Game, seed: int = 1) -> Iterator[SpielState]:
    """A state at every step of a random game, its end included."""
    state, chooser = dealt(game), random.Random(seed)
    yield state
    while not state.is_terminal():
        state.apply_action(chooser.choice(state.legal_actions()))
        yield state


def stages(game: pyspiel.Game, every: int = 13) -> Iterator[SpielState]:
    return (state for step, state in enumerate(walk(game)) if step % every == 0 and not state.is_terminal())


def played_on(state: SpielState) -> SpielState:
    """Play the game to its end at random, always with the same choices."""
    chooser = random.Random(1)
    while not state.is_terminal():
        state.apply_action(chooser.choice(state.legal_actions()))
    return state


def legal_in(state: SpielState) -> list[int]:
    """Return what the rules allow there, independently of the state's own answer."""
    table = state.get_game().lay(state._state)
    count = kernels.legal_at(table, 0)
    return table["desk"]["moves"][0, :count].tolist()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_openspiel_plays_it_at_random_and_finds_nothing_wrong(name: str, players: int) -> None:
    pyspiel.random_sim_test(spiel(name, players), 1, False, False)


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_deals_the_game_that_digsite_deals_and_it_goes_the_same_way(name: str) -> None:
    game, chooser = spiel(name, 3), random.Random(3)
    for seed in (7, 8):
        match, state = digsite.load(name).new(3, seed=seed), dealt(game)
        while match.seat is not None:
            assert (state.current_player(), state.legal_actions()) == (match.seat, match.legal())
            move = chooser.choice(match.legal())
            assert state.action_to_string(move) == match.setup.notation.write(move)
            match.play(move)
            state.apply_action(move)
        assert state.is_terminal()
        assert state.history() == [0, *(played.move for played in match.played)]
        outcome = match.outcome()
        assert outcome is not None
        won = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(3)]
        assert state.returns() == pytest.approx([(share * 3 - 1) / 2 for share in won])


@pytest.mark.parametrize("name", GAMES)
def test_a_table_that_was_handed_over_is_a_state_to_play_on_from(name: str) -> None:
    match, chooser = digsite.load(name).new(2, seed=7), random.Random(5)
    for _ in range(10):
        match.play(chooser.choice(match.legal()))
    state = spiel(name).state_at(match.handed_over(match.seat or 0, bytes(16)))
    assert (state.current_player(), state.legal_actions()) == (match.seat, match.legal())
    expected = match.observation(match.seat or 0) / match.game.observation.units()
    assert np.array_equal(np.array(state.observation_tensor(), np.float32), expected)
    while not state.is_terminal():
        state.apply_action(chooser.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_a_parameter(name: str) -> None:
    for options in option_choices(digsite.load(name)):
        game = spiel(name, 2, **options)
        assert game.setup.options | options == game.setup.options
        assert dealt(game).legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(name: str) -> None:
    chance = random.Random(1)
    for state in stages(spiel(name, 3)):
        for seat in range(3):
            other = state.resample_from_infostate(seat, chance.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.current_player() == state.current_player()
            assert other.history() == []
            assert other.legal_actions() == legal_in(other)
            if seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_chance_answers_a_resampled_state_anew(name: str) -> None:
    state = dealt(spiel(name))
    ends = {str(played_on(state.resample_from_infostate(0, random.Random(i).random))) for i in range(3)}
    assert len(ends) == 3
    again = played_on(state.resample_from_infostate(0, random.Random(1).random))
    assert str(again) in ends


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_holds_nothing_that_others_were_told(name: str) -> None:
    for state in stages(spiel(name, 3)):
        own = state.told_to(0)
        assert state.resample_from_infostate(0, random.random)._told == own
        assert state.told_to(0) == own


@pytest.mark.parametrize("name", GAMES)
def test_a_player_recalls_everything_it_was_told_and_did(name: str) -> None:
    told, decisions = [b"", b""], [0, 0]
    for state in walk(spiel(name)):
        for seat in range(2):
            now = state.told_to(seat)
            assert now.startswith(told[seat])
            told[seat] = now
        if not state.is_terminal():
            decisions[state.current_player()] += 1
    for seat in range(2):
        rows = np.frombuffer(told[seat], np.int16).reshape(-1, 7)
        assert (rows[:, 0] == -1).sum() == decisions[seat] > 0


@pytest.mark.parametrize("name", GAMES)
def test_the_tensor_is_what_the_game_observes_in_named_blocks(name: str) -> None:
    state = dealt(spiel(name))
    match = digsite.load(name).new(2, seed=7)
    for seat in range(2):
        expected = match.observation(seat) / match.game.observation.units()
        assert np.array_equal(np.array(state.observation_tensor(seat), np.float32), expected)
        assert np.array_equal(np.array(state.information_state_tensor(seat), np.float32), expected)
    observer = state.get_game().make_py_observer()
    assert list(observer.dict) == [block.word for block in match.game.observation]


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_goes_its_own_way_and_a_stored_state_the_same_way(name: str) -> None:
    game = spiel(name)
    for state in stages(game, 40):
        before = state.serialize()
        clone, stored = state.clone(), game.deserialize_state(before)
        assert clone.history() == stored.history() == state.history()
        move = state.legal_actions()[-1]
        clone.apply_action(move)
        stored.apply_action(move)
        assert state.serialize() == before
        assert str(clone) == str(stored)
        assert clone.serialize() == stored.serialize() != before


def test_games_and_states_are_pickled() -> None:
    state = dealt(spiel("pergamon", 3, **{"order-track": True}))
    other = pickle.loads(pickle.dumps(state))
    assert str(other.get_game()) == str(state.get_game())
    assert (str(other), other.history()) == (str(state), state.history())


def playthrough(setup: str) -> str:
    from open_spiel.python.algorithms.generate_playthrough import playthrough  # takes seconds to import

    return str(playthrough(setup, None, seed=1))


def test_openspiels_playthrough_is_the_same_twice() -> None:
    setup = "digsite_pergamon(players=2,order-track=true,seed=5)"
    first, second = (playthrough(setup) for _ in range(2))
    assert first == second
    assert "# State 2\n" in first


@pytest.mark.slow
@half_of("name, players", GAMES, [2, 3, 4])
def test_openspiels_playthrough_is_a_whole_game(name: str, players: int) -> None:
    """It asks for everything that OpenSpiel can ask of a state, and checks it, all along a game."""
    lines = playthrough(f"digsite_{name}(players={players},seed=5)").splitlines()
    moves = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    match = digsite.load(name).new(players, seed=5)
    for move in moves[1:]:  # the first is the deal
        match.play(move)
    assert match.seat is None
    assert "IsTerminal() = True" in lines


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_ismcts_plays_it(name: str) -> None:
    game = spiel(name)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.4, 12, random_state=chance)
    for state in stages(game, 30):
        assert bot.step(state) in state.legal_actions()


def test_a_refused_action_says_why_and_changes_nothing() -> None:
    state = dealt(spiel("pergamon"))
    before = state.serialize()
    for action in (next(a for a in range(500) if a not in state.legal_actions()), 99_999):
        with pytest.raises(IllegalMove):
            state.apply_action(action)
    assert state.serialize() == before


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(BadSetup, match="for 2 to 4 players, not 9"):
        spiel("pergamon", 9)


def test_without_a_seed_no_two_games_are_alike() -> None:
    game = pyspiel.load_game("digsite_pergamon")
    assert str(dealt(game)) != str(dealt(game))


def test_without_openspiel_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import digsite.envs.openspiel"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.stderr.splitlines()[-1] == (
        "ImportError: these games need OpenSpiel; install it with: pip install 'digsite[openspiel]'"
    )


def test_python_ends_well_after_it() -> None:
    """What OpenSpiel keeps of a game outlives Python; freed too late, it would be a crash."""
    code = "import digsite.envs.openspiel, pyspiel; pyspiel.load_game('digsite_pergamon')"
    subprocess.run([sys.executable, "-c", code], check=True)
