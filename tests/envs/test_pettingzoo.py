"""The games as PettingZoo environments: they pass PettingZoo's tests and play the same games as a match."""

import itertools
import random
import subprocess
import sys
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.env_registry import registration
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.test.state_test import state_test
from pettingzoo.utils.conversions import parallel_to_aec

import digsite
import digsite.envs.pettingzoo as zoo
from digsite.core.errors import BadSetup, IllegalMove
from tests.envs.setups import GAMES, TABLES, all_options

# PettingZoo warns of dictionaries with masks unless the environment is one of its own, by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def play_at_random(env: zoo.DigsiteEnv, seed: int) -> list[int]:
    """A whole game; its moves."""
    env.reset(seed=seed)
    chooser, moves = random.Random(seed), []
    for _ in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        move = None
        if not termination and not truncation:
            move = chooser.choice(np.flatnonzero(observation["action_mask"]).tolist())
            moves.append(move)
        env.step(move)
    return moves


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoos_api_test(name: str, players: int) -> None:
    api_test(zoo.env(name, players=players), num_cycles=200)
    api_test(zoo.env(name, players=players, options=all_options(name), reward="points", shaping=0.1), num_cycles=40)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoos_seed_test(name: str, players: int) -> None:
    seed_test(lambda: zoo.env(name, players=players), num_cycles=50)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoos_max_cycles_test(name: str, players: int) -> None:
    """It is for agents that act all at once and know no masks: so for the parallel form, in which all are asked at
    each decision, and for that turned back."""

    def parallel_env(max_cycles: int) -> object:
        return zoo.parallel_env(name, players=players, max_cycles=max_cycles, illegal="next")

    max_cycles_test(
        SimpleNamespace(
            parallel_env=parallel_env, env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles=max_cycles))
        )
    )


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoos_parallel_api_test(name: str, players: int) -> None:
    parallel_api_test(zoo.parallel_env(name, players=players, illegal="next"), num_cycles=100)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoos_state_test(name: str, players: int) -> None:
    env = zoo.env(name, players=players, illegal="next")
    state_test(env, zoo.parallel_env(name, players=players, illegal="next"), num_cycles=20)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoos_render_test(name: str, players: int) -> None:
    ways = {"svg": lambda shown: shown.startswith("<svg "), "png": lambda shown: shown.startswith(b"\x89PNG")}
    render_test(lambda render_mode: zoo.env(name, players=players, render_mode=render_mode), custom_tests=ways)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoos_performance_benchmark_runs(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By a clock of our own, which takes a step whenever it is looked at: how fast it is is not for a test to say."""
    clock = itertools.count(0, 0.02)
    module = sys.modules[performance_benchmark.__module__]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(zoo.env(name, players=players))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_wrapped_game_is_the_bare_game_move_by_move(name: str, players: int) -> None:
    options = all_options(name)
    env, match = zoo.env(name, players=players, options=options), digsite.load(name).new(players, 7, options)
    moves = play_at_random(env, 7)
    env.reset(seed=7)
    for move in moves:
        assert match.seat is not None
        agent = f"seat_{match.seat}"
        assert env.agent_selection == agent
        observation = env.last()[0]
        assert observation is not None
        assert np.flatnonzero(observation["action_mask"]).tolist() == match.legal()
        for seat in range(players):
            assert np.array_equal(env.observe(f"seat_{seat}")["observation"], match.observation(seat))
        env.step(move)
        match.play(move)
    assert match.seat is None
    outcome = match.outcome()
    assert outcome is not None
    assert all(env.terminations.values())
    won = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(players)]
    assert list(env.rewards.values()) == pytest.approx(won)
    assert [info["points"] for info in env.infos.values()] == outcome.points


@pytest.mark.parametrize("name", GAMES)
def test_points_are_rewards_too_and_shaping_pays_them_out_on_the_way(name: str) -> None:
    env = zoo.env(name, players=2, reward="points", shaping=0.5)
    moves = play_at_random(env, 3)
    env.reset(seed=3)
    before = env.table.standing()[0]
    totals = np.zeros(2)
    for move in moves:
        env.step(move)
        totals += list(env.rewards.values())
    points = np.array([info["points"] for info in env.infos.values()])
    assert totals == pytest.approx(points + 0.5 * (points - before))


@pytest.mark.parametrize("name", GAMES)
def test_nobody_sees_anything_in_a_mask_or_picture_that_is_not_for_all(name: str) -> None:
    env = zoo.env(name, players=3, render_mode="ansi")
    env.reset(seed=1)
    for _ in range(30):
        observation = env.last()[0]
        assert observation is not None
        env.step(np.flatnonzero(observation["action_mask"])[0])
        others = [agent for agent in env.agents if agent != env.agent_selection]
        assert not any(env.observe(agent)["action_mask"].any() for agent in others)
    game = env.table.setup.game
    match = digsite.load(name).new(3, seed=1)
    for _ in range(30):
        match.play(match.legal()[0])
    assert env.render() == game.board(match.view(None), game.texts("en"), env.possible_agents)


def test_a_reset_without_a_seed_goes_on_from_the_one_before() -> None:
    def boards() -> list[str]:
        env = zoo.env("pergamon", players=2, render_mode="ansi")
        env.reset(seed=1)
        shown = [env.render()]
        for _ in range(2):
            env.reset()
            shown.append(env.render())
        return shown

    first = boards()
    assert first == boards()
    assert len(set(first)) == 3


def test_it_is_in_pettingzoos_registry() -> None:
    for name in GAMES:
        env = registration.make("aec", f"digsite/{name}-v1", players=2)
        assert env.metadata["name"] == f"digsite/{name}-v1"
        assert registration.make("parallel", f"digsite/{name}-v1", players=3).max_num_agents == 3


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    env = zoo.env("pergamon", players=2)
    env.reset(seed=1)
    before = env.table.state.copy()
    for move in (205, 9_999, -1):
        with pytest.raises(IllegalMove):
            env.step(move)
    assert env.table.state == before
    with pytest.raises(BadSetup, match=r"seat_. is on turn and must move"):
        env.step(None)


def test_for_learners_without_masks_the_next_legal_move_is_played() -> None:
    env = zoo.env("pergamon", players=2, illegal="next")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(205)
    assert env.infos[agent] == {"replaced": True}
    match = digsite.load("pergamon").new(2, seed=1)
    match.play(match.legal()[0])
    assert env.table.legal() == match.legal()


def test_a_game_can_be_cut_off() -> None:
    env = zoo.env("thebes", players=2, max_cycles=5)
    assert len(play_at_random(env, 1)) == 5
    with pytest.raises(BadSetup, match="must be at least 1"):
        zoo.env("thebes", max_cycles=0)


def test_what_is_not_there_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadSetup, match="for 2 to 4 players, not 9"):
        zoo.env("pergamon", players=9)
    with pytest.raises(BadSetup, match="the reward is 'gold'; it must be one of share, points"):
        zoo.env("pergamon", reward="gold")
    with pytest.raises(BadSetup, match="met with 'shrug'; it must be one of refuse, next"):
        zoo.env("pergamon", illegal="shrug")
    with pytest.raises(BadSetup, match="the render mode is 'smell'; it must be one of human, ansi"):
        zoo.env("pergamon", render_mode="smell")
    with pytest.raises(AttributeError, match=r"agent_selection is known after reset\(\)"):
        zoo.env("pergamon").step(1)


def test_without_pettingzoo_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import digsite.envs.pettingzoo"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.stderr.splitlines()[-1] == (
        "ImportError: these environments need PettingZoo; install it with: pip install 'digsite[pettingzoo]'"
    )
