"""The same text of the rules runs compiled and interpreted, to the same bytes."""

import os
import subprocess
import sys

import pytest

from tests.every_game.setups import GAMES, SETUPS, setup
from tests.every_game.walk import fingerprint

pytestmark = pytest.mark.slow

MAX_DECISIONS = 120


@pytest.mark.parametrize("game", GAMES)
def test_compiled_equals_interpreted(game: str) -> None:
    names = [name for name, (of, _, _) in SETUPS.items() if of == game]
    run = subprocess.run(
        [sys.executable, "-m", "tests.every_game.walk", str(MAX_DECISIONS), *names],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    interpreted = dict(line.split(" ") for line in run.stdout.splitlines())
    assert interpreted == {name: fingerprint(setup(name), 1, MAX_DECISIONS) for name in names}
