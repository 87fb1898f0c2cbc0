"""Measure EnvPool in a separate environment, because it brings a gigabyte of other games' assets.

As a program, run by that environment's Python: `peer_envpool.py GAME GAMES SECONDS` prints steps a second.
"""

import subprocess
import sys
import time
from pathlib import Path

VERSION = "1.2.5"
HOME = Path(__file__).parent.parent / ".venv" / "peers-envpool"


def measure(game: str, games: int, seconds: float) -> float:
    import envpool
    import numpy as np

    envs, chance = envpool.make(game, env_type="gymnasium", num_envs=games, num_threads=1), np.random.default_rng(1)
    info = envs.reset()[1]

    def play(info: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
        mask = info["legal_action_mask"]
        moves = (chance.random(mask.shape, dtype=np.float32) * (mask + np.float32(1e-6))).argmax(1)
        return envs.step(moves.astype(np.int32))[4]  # type: ignore[no-any-return]

    for _ in range(20):
        info = play(info)
    done, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        info = play(info)
        done += games
    return done / spent


def contestants():  # type: ignore[no-untyped-def]
    from measuring import rate_of

    python = HOME / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", HOME], check=True)
        subprocess.run([python, "-m", "pip", "install", "-q", f"envpool=={VERSION}"], check=True)
    program = [str(python), "-W", "ignore", __file__]
    return {
        "batched": {
            "EnvPool sparrow mahjong, 64 games": rate_of([*program, "SparrowMahjong-v1", "64"]),
            "EnvPool backgammon, 64 games": rate_of([*program, "Backgammon-v1", "64"]),
        }
    }


if __name__ == "__main__":
    print(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
