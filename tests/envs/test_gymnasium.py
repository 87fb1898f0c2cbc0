"""The games as Gymnasium environments for one seat: they pass Gymnasium's checks and play the same games as a match."""

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import digsite
import digsite.envs.gymnasium  # makes the environments known to Gymnasium
from digsite.core.errors import BadSetup, IllegalMove
from digsite.envs.gymnasium import DigsiteEnv
from tests.envs.setups import GAMES, TABLES, all_options


def made(name: str, **settings: object) -> DigsiteEnv:
    env = gymnasium.make(f"digsite/{name}-v1", **settings).unwrapped
    assert isinstance(env, DigsiteEnv)
    return env


def play_first(env: DigsiteEnv, seed: int) -> list[int]:
    """A whole game in which the own seat plays the first legal move; where it was asked, after how many decisions."""
    observation, info = env.reset(seed=seed)
    over, asked = False, []
    while not over:
        asked.append(info["decisions"])
        observation, _, over, truncated, info = env.step(int(np.argmax(observation["action_mask"])))
        assert not truncated
    return [*asked, info["decisions"]]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_gymnasiums_check_env(name: str, players: int) -> None:
    """It samples moves without masks, so for it the next legal one is played."""
    check_env(made(name, players=players, bots="random", illegal="next"))
    check_env(made(name, players=players, bots="greedy", illegal="next", options=all_options(name), shaping=0.1))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_is_the_bare_game_and_every_decision_is_somebodys(name: str, players: int) -> None:
    env = made(name, players=players, bots="random", seat=1, reward="points")
    match = digsite.load(name).new(players, seed=5)
    observation, info = env.reset(seed=5)
    assert info["seat"] == 1
    if match.seat == 1:
        assert np.array_equal(observation["observation"], match.observation(1))
        assert np.flatnonzero(observation["action_mask"]).tolist() == match.legal()
    over, reward = False, 0.0
    while not over:
        assert env.table.seat == 1
        assert observation["action_mask"].any()
        assert env.action_masks().tolist() == observation["action_mask"].astype(bool).tolist()
        observation, reward, over, _, info = env.step(env.action_space.sample(observation["action_mask"]))
    assert reward == info["points"][1]
    assert sum(info["shares"]) == pytest.approx(1)
    assert info["decisions"] == env.table.length
    with pytest.raises(BadSetup, match=r"reset\(\) deals a new game"):
        env.step(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_settles_the_game_and_what_the_bots_think(name: str) -> None:
    bots = ("greedy", "random")
    assert play_first(made(name, bots=bots), 3) == play_first(made(name, bots=bots), 3)


def test_a_reset_without_a_seed_goes_on_from_the_one_before() -> None:
    def lengths() -> list[int]:
        env = made("pergamon", bots="random", players=2)
        env.reset(seed=1)
        return [env.reset()[1]["seat"] for _ in range(12)]

    assert lengths() == lengths()
    assert set(lengths()) == {0, 1}


def test_bots_are_seated_clockwise_from_the_own_seat() -> None:
    env = made("pergamon", bots=("random", "greedy"), seat=1, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown.index("greedy") < shown.index("you") < shown.index("random")


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    env = made("pergamon", bots="random", players=2)
    env.reset(seed=1)
    before = env.table.state.copy()
    with pytest.raises(IllegalMove):
        env.step(205)
    assert env.table.state == before


def test_what_is_not_there_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadSetup, match="3 seats are for bots; name one bot, or one for each, not 2"):
        made("pergamon", players=4, bots=("random", "random"))
    with pytest.raises(BadSetup, match="there is no bot 'clever'"):
        made("pergamon", bots="clever")
    with pytest.raises(BadSetup, match="there is no seat 4; seats are 0 to 3"):
        made("pergamon", seat=4)


def test_without_gymnasium_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['gymnasium'] = None; import digsite.envs.gymnasium"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.stderr.splitlines()[-1] == (
        "ImportError: these environments need Gymnasium; install it with: pip install 'digsite[gymnasium]'"
    )
