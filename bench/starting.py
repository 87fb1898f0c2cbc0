"""What it costs before anything is played: seconds to import and to play a first move, and bytes on the disk."""

import statistics
import subprocess
import sys
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement

FIRST_MOVES = {
    "digsite": (
        "import digsite",
        "m = digsite.load('pergamon').new(4, seed=1); m.play(m.legal()[0])",
    ),
    "digsite, 1024 games": (
        "import digsite.envs.gymnasium as g",
        "e = g.DigsiteVectorEnv('pergamon', 1024); e.reset(seed=1); e.step(e.sample())",
    ),
    "OpenSpiel": (
        "import pyspiel",
        "s = pyspiel.load_game('hearts').new_initial_state(); s.apply_action(s.legal_actions()[0])",
    ),
    "PettingZoo": (
        "from pettingzoo.env_registry.registration import make",
        "e = make('aec', 'classic/hanabi_v5', players=4); e.reset(seed=1); "
        "e.step(int(e.last()[0]['action_mask'].argmax()))",
    ),
    "RLCard": ("import rlcard", "e = rlcard.make('uno'); s, _ = e.reset(); e.step(list(s['legal_actions'])[0])"),
    "Pgx, 1024 games": (
        "import jax, pgx",
        "e = pgx.make('sparrow_mahjong'); s = jax.jit(jax.vmap(e.init))(jax.random.split(jax.random.key(1), 1024)); "
        "jax.block_until_ready(jax.jit(jax.vmap(e.step))(s, s.legal_action_mask.argmax(1)))",
    ),
    "Catanatron": (
        "from catanatron import Color, Game, RandomPlayer",
        "Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE)]).play_tick()",
    ),
}
"""An import, and what must be done for a first move."""

PACKAGES = {
    "digsite": "digsite",
    "OpenSpiel": "open_spiel",
    "PettingZoo": "pettingzoo[classic]",
    "RLCard": "rlcard",
    "Pgx": "pgx",
    "Catanatron": "catanatron",
}


LONG = 5.0
"""Seconds; what takes longer is measured once."""


def start(name: str, times: int = 3) -> tuple[float, float] | None:
    """Seconds of the processor to import, and until the first move is played, each in a new process; the median.

    None if it is not installed.
    """
    both = []
    for _ in range(times):
        first, second = FIRST_MOVES[name]
        code = f"from time import process_time as now; a = now(); {first}; b = now(); {second}; print(b - a, now() - a)"
        run = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=False)
        if run.returncode != 0:
            return None
        both.append([float(word) for word in run.stdout.split()[-2:]])
        if both[0][1] > LONG:
            break
    imported, played = (statistics.median(column) for column in zip(*both, strict=True))
    return imported, played


def needed(package: str) -> set[str]:
    """A package and all that it needs, by name, as far as it is installed."""
    found: set[str] = set()
    waiting = [Requirement(package)]
    while waiting:
        wanted = waiting.pop()
        name = wanted.name.lower().replace("_", "-")
        if name in found and not wanted.extras:
            continue
        try:
            distribution = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue
        found.add(name)
        for text in distribution.requires or ():
            further = Requirement(text)
            extras = wanted.extras or {""}
            if further.marker is None or any(further.marker.evaluate({"extra": extra}) for extra in extras):
                waiting.append(further)
    return found


def size(package: str) -> tuple[int, int] | None:
    """Bytes of a package itself, and with all that it needs; None if it is not installed."""

    def own(name: str) -> int:
        if name == "digsite":  # installed from its sources, in place
            folder = Path(__file__).parent.parent / "src"
            return sum(path.stat().st_size for path in folder.rglob("*") if path.suffix not in ("", ".pyc"))
        files = metadata.distribution(name).files or ()
        paths = (Path(str(file.locate())) for file in files if file.suffix != ".pyc")
        return sum(path.stat().st_size for path in paths if path.exists())

    name = Requirement(package).name.lower().replace("_", "-")
    try:
        return own(name), sum(map(own, needed(package)))
    except metadata.PackageNotFoundError:
        return None
