"""The examples for researchers do what they say, from a fixed seed."""

import argparse
import importlib
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

pytestmark = pytest.mark.slow

FOLDER = Path(__file__).parent.parent.parent / "docs" / "examples"


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(FOLDER)
    return importlib.import_module("ppo")


def settings(**changed: object) -> argparse.Namespace:
    small = {"game": "pergamon", "seed": 1, "envs": 256, "steps": 64, "epochs": 3, "parts": 8, "rate": 1e-3}
    return argparse.Namespace(**small | {"width": 128} | changed)


def test_a_seed_trains_the_same_network(ppo: ModuleType) -> None:
    small = settings(game="thebes", envs=32, steps=8, iterations=2)
    (first, curve), (second, again) = ppo.train(small), ppo.train(small)
    assert curve == again
    assert all(np.array_equal(first[name], second[name]) for name in first)


@pytest.mark.soak
def test_some_seconds_of_ppo_beat_random_clearly(ppo: ModuleType) -> None:
    net, curve = ppo.train(settings(iterations=10))
    share, within = ppo.evaluate(net, "pergamon", "random", 400, seed=2)
    assert share - within > 0.7
    assert np.mean([share for _, share in curve[-2:]]) > np.mean([share for _, share in curve[:2]]) + 0.1
    assert ppo.as_svg(curve, "PPO").count("<polyline") == 1


def test_openspiels_search_plays_a_game_of_ours() -> None:
    command = [sys.executable, FOLDER / "ismcts.py", "--games", "1", "--simulations", "3", "--game", "artefakt"]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1].startswith("mean ")
