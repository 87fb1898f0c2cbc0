"""How fast the lab plays: studies of `greedy` with one worker and two, and data sets against playing alone.

    .venv/bin/python bench/lab.py [--games 10000] [--only pergamon]

It needs the machine to itself. The goals: 10,000 games of each game within 3 minutes on two cores, two workers 1.8
times one, and a data set at no less than 70 % of the speed of playing.
"""

import argparse
import resource
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import digsite
from digsite.lab import Crew, Plan, balance, played, seated
from digsite.lab.dataset import Decisions, write_dataset
from digsite.lab.games import Sample

PLAYERS = 2


def seconds(run: Callable[[], object]) -> float:
    begun = time.perf_counter()
    run()
    return time.perf_counter() - begun


def measure(name: str, games: int) -> str:
    """Return the row of one game."""
    setup = digsite.load(name).setup(PLAYERS)
    table = seated(setup, ["greedy"], "bench")
    Sample((table,), 1).prepare()
    one, two = (seconds(partial(balance, [setup], ["greedy"], Plan(games, "bench", Crew(n)))) for n in (1, 2))
    fewer = max(games // 5, 100)
    playing = seconds(lambda: played([table], Plan(fewer, "bench")))
    with tempfile.TemporaryDirectory() as folder:
        writing = seconds(lambda: write_dataset(Decisions(table, fewer), Path(folder)))
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    cells = [name, f"{one:.0f} s", f"{two:.0f} s", f"{one / two:.2f}", f"{100 * playing / writing:.0f} %"]
    return f"| {' | '.join(cells)} | {memory:.0f} MiB |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--only", choices=digsite.games())
    args = parser.parse_args()
    print("| game | 1 worker | 2 workers | times as fast | data set, share of the speed of playing | largest memory |")
    print("|---|---|---|---|---|---|")
    for name in [args.only] if args.only else digsite.games():
        print(measure(name, args.games), flush=True)


if __name__ == "__main__":
    main()
