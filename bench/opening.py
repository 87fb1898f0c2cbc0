"""How long people wait on a new machine, and what compiling costs, compared with an earlier commit.

    .venv/bin/python bench/opening.py [--baseline 80c1b43] [--rounds 5] [--only opening|compiling|speed] [--write]
                                     [GAME ...]

`opening`: for each game `digsite serve` is started with an empty cache. Seconds until the page is there, and, from the
moment the game was chosen, until people play it with each other, and until the bots digger and curator have moved.
`compiling`: CPU seconds for each kernel that a table needs, with an empty cache, at the earlier commit and here.
`speed`: decisions per second of random playouts on one core, at the earlier commit and here in turn.
`--write` puts all of it into docs/speed.md.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.table.serving import free_port  # noqa: E402

import digsite  # noqa: E402
from digsite.client import Client  # noqa: E402

BASELINE = "80c1b43"
"""The last commit at which rules were compiled in Numba's own way."""

PAGE = ROOT / "docs" / "speed.md"
BEGIN, END = "<!-- opening: begin -->", "<!-- opening: end -->"

KINDS = ["opening", "compiling", "speed"]
PATIENCE_SECONDS = 600.0
LOOK_SECONDS = 0.1
"""Between two looks at a table."""

COMPILE = """
import json, sys, time
import digsite
from digsite.bots import kernels as bots
from digsite.core import compilation, kernels
game = digsite.load(sys.argv[1])
parts = [value for module in (compilation, bots) for value in vars(module).values()
         if isinstance(value, compilation.Part)]
wanted = "deal_at legal_at play_at redeal_at scores_at lean_at look_ahead grow".split()
jobs = {kernel.__name__: (kernel, types) for part in parts for kernel, types in part.jobs(game)}
spent = {}
for name in wanted:
    kernel, types = jobs[name]
    begun = time.process_time()
    kernel.compile(types)
    spent[name] = time.process_time() - begun
print(json.dumps(spent))
"""
"""Runs at either commit: what a table needs is compiled, kernel by kernel, in one process."""

PLAYOUTS = """
import json, sys, time
import digsite
setup = digsite.load(sys.argv[1]).setup(4)
setup.game.simulate(100, seed=1, players=4)
best = 0.0
for seed in range(int(sys.argv[2])):
    begun = time.process_time()
    decisions = int(setup.game.simulate(4000, seed=seed, players=4).lengths.sum())
    best = max(best, decisions / (time.process_time() - begun))
print(json.dumps(best))
"""
"""The best of a few short runs in one process, which other work on the machine disturbs least."""

SHORT_RUNS = 6

told: list[str] = []
"""What was found, line by line."""


def tell(*lines: str) -> None:
    """Print what was found as soon as it is known, and remember it."""
    told.extend(lines)
    print(*lines, sep="\n", flush=True)


def measured(code: str, tree: Path, cache: Path, *arguments: str) -> Any:
    """Run code with the sources of a tree; return what it prints last."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "DIGSITE_CACHE": str(cache)}
    command = [sys.executable, "-c", code, *arguments]
    run = subprocess.run(command, cwd=cache.parent, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(run.stdout.splitlines()[-1])


@contextlib.contextmanager
def checked_out(commit: str, folder: Path) -> Iterator[Path]:
    """Have the sources of a commit in a folder for a while."""
    tree = folder / "baseline"
    subprocess.run(["git", "-C", ROOT, "worktree", "add", "-q", "--detach", tree, commit], check=True)
    try:
        yield tree
    finally:
        subprocess.run(["git", "-C", ROOT, "worktree", "remove", "--force", tree], check=True)


async def open_game(game: str, folder: Path) -> dict[str, float]:
    """Start a server with an empty cache; return the seconds to the page, and from the choice to each kind of game."""
    port = free_port()
    environment = {**os.environ, "DIGSITE_CACHE": str(folder / "cache")}
    command = [sys.executable, "-m", "digsite", "serve", "--port", str(port), "--pace", "0", "--limit", "0"]
    command += ["--database", str(folder / "digsite.db")]
    begun = time.monotonic()
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    try:
        async with Client(f"http://127.0.0.1:{port}", patience=PATIENCE_SECONDS) as client:
            await _first_page(client.address)
            waited = {"page": time.monotonic() - begun}
            chosen = time.monotonic()
            rivals = {"people": {"who": "me", "name": "Bob"}, "digger": "bot:digger", "curator": "bot:curator"}

            async def wait_for(kind: str, rival: Any) -> None:
                table = await client.open(game, [rival, "me"], name="Ada")
                await (_begun(table) if kind == "people" else _bot_moved(table))
                waited[kind] = time.monotonic() - chosen

            async with asyncio.timeout(PATIENCE_SECONDS):
                await asyncio.gather(*(wait_for(*rival) for rival in rivals.items()))
            return waited
    finally:
        server.terminate()
        server.wait()


async def _first_page(address: str) -> None:
    async with httpx.AsyncClient() as client, asyncio.timeout(PATIENCE_SECONDS):
        while True:
            with contextlib.suppress(httpx.TransportError):
                if (await client.get(address)).status_code == 200:
                    return
            await asyncio.sleep(0.01)


async def _begun(table: Any) -> None:
    while (await table.look())["phase"] != "playing":
        await asyncio.sleep(LOOK_SECONDS)


async def _bot_moved(table: Any) -> None:
    """Play on until a decision of the bot, at seat 0, has been made."""
    asked = None
    while True:
        now = await table.look()
        if asked is not None and now["sequence"] > asked:
            return
        if now.get("to_act") == 0:
            asked = now["sequence"]
        elif now.get("moves"):
            await table.play(now["moves"][0]["move"])
            continue
        await asyncio.sleep(LOOK_SECONDS)


def opening(games: list[str]) -> None:
    tell("", "| seconds | page | among people | with digger | with curator |", "|---|---|---|---|---|")
    for game in games:
        with tempfile.TemporaryDirectory() as folder:
            waited = asyncio.run(open_game(game, Path(folder)))
        row = " | ".join(f"{waited[kind]:.1f}" for kind in ("page", "people", "digger", "curator"))
        tell(f"| {game.capitalize()} | {row} |")


def compiling(games: list[str], baseline: Path, folder: Path) -> None:
    spent: dict[str, dict[Path, dict[str, float]]] = {}
    for game in games:
        spent[game] = {}
        for number, tree in enumerate((baseline, ROOT)):
            cache = folder / f"{game}-{number}"
            spent[game][tree] = measured(COMPILE, tree, cache, game)
        print(f"{game} compiled", file=sys.stderr, flush=True)
    kernels = list(spent[games[0]][ROOT])
    heads = " | ".join(game.capitalize() for game in games)
    tell("", f"| CPU seconds, before → now | {heads} |", "|---|" + "---|" * len(games))
    for kernel in kernels:
        row = " | ".join(f"{spent[game][baseline][kernel]:.2f} → {spent[game][ROOT][kernel]:.2f}" for game in games)
        tell(f"| `{kernel}` | {row} |")
    sums = {game: [sum(spent[game][tree].values()) for tree in (baseline, ROOT)] for game in games}
    tell("| together | " + " | ".join(f"{before:.1f} → {now:.1f}" for before, now in sums.values()) + " |")
    before, now = (sum(column) for column in zip(*sums.values(), strict=True))
    tell("", f"All of them: {before:.1f} → {now:.1f} CPU seconds, {now / before:.2f} of before.")


def speed(games: list[str], baseline: Path, folder: Path, rounds: int) -> None:
    tell("", "| playouts, decisions a second | before | now | now / before |", "|---|---|---|---|")
    ratios = []
    for game in games:
        rates: dict[Path, list[float]] = {baseline: [], ROOT: []}
        for _ in range(rounds):
            for number, tree in enumerate(rates):
                cache = folder / f"{game}-{number}"
                rates[tree].append(measured(PLAYOUTS, tree, cache, game, str(SHORT_RUNS)))
        before, now = map(statistics.median, rates.values())
        ratios.append(statistics.median(b / a for a, b in zip(*rates.values(), strict=True)))
        tell(f"| {game.capitalize()} | {before:,.0f} | {now:,.0f} | {ratios[-1]:.3f} |")
    tell("", f"On average {statistics.geometric_mean(ratios):.3f} of the speed before.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--baseline", default=BASELINE, help="the commit to compare with")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of playouts")
    parser.add_argument("--only", choices=KINDS, action="append", help="may be given more than once (default: all)")
    parser.add_argument("--write", action="store_true", help="write docs/speed.md")
    parser.add_argument("games", nargs="*", default=digsite.games(), help="the games (default: all)")
    args = parser.parse_args()
    games = list(args.games)
    wanted = args.only or KINDS
    load = os.getloadavg()[0]
    if "opening" in wanted:
        opening(games)
    if wanted != ["opening"]:
        with tempfile.TemporaryDirectory() as folder, checked_out(args.baseline, Path(folder)) as baseline:
            if "compiling" in wanted:
                compiling(games, baseline, Path(folder))
            if "speed" in wanted:
                speed(games, baseline, Path(folder), args.rounds)
    state = (
        f"Measured on {time.strftime('%-d %B %Y')}, {os.cpu_count()} cores ({platform.machine()}), Python "
        f"{platform.python_version()}, load {load:.1f} before; the earlier commit is {args.baseline}."
    )
    print("", state, sep="\n")
    if args.write:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text(before + "\n".join([BEGIN, "", state, *told, "", END]) + after, encoding="utf-8")


if __name__ == "__main__":
    main()
