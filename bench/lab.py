"""How fast the lab plays: studies of `greedy` with one worker and two, and data sets against playing alone.

    .venv/bin/python bench/lab.py [--games 10000] [--dataset 100000] [--only pergamon] [--busy]

It needs the machine to itself. On a busy one, `--busy` counts the processor time of all processes instead; of two
workers, each is taken to need half of it. One worker writes the data sets. The goals: 10,000 games of each game within
3 minutes on two cores, two workers 1.8 times one, and a data set at no less than 70 % of the speed of playing, whose
memory does not grow with the number of games.
"""

import argparse
import multiprocessing
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
COLUMNS = (
    "game",
    "games",
    "1 worker",
    "games per second",
    "2 workers",
    "times as fast",
    "games of the data set",
    "share of the speed of playing",
    "largest memory, a third of the games",
    "all games",
)


def processor_time() -> float:
    """Return the processor time of this process and of all that it has started, which it waits for."""
    for process in multiprocessing.active_children():
        process.join()
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def seconds(run: Callable[[], object], clock: Callable[[], float]) -> float:
    begun = clock()
    run()
    return clock() - begun


def memory() -> str:
    return f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB"


def measure(name: str, games: int, decisions_of: int, busy: bool) -> str:
    """Return the row of one game."""
    clock = processor_time if busy else time.perf_counter
    setup = digsite.load(name).setup(PLAYERS)
    table = seated(setup, ["greedy"], "bench")
    Sample((table,), 1).prepare()
    played([table], Plan(2, "warm"))
    one, two = (
        seconds(partial(balance, [setup], ["greedy"], Plan(games, "bench", Crew(workers))), clock) for workers in (1, 2)
    )
    two = two / 2 if busy else two
    cells = [name, f"{games:,}", f"{one:.1f} s", f"{games / one:.0f}", f"{two:.1f} s", f"{one / two:.2f}"]
    playing = seconds(lambda: played([table], Plan(decisions_of, "bench")), clock)
    with tempfile.TemporaryDirectory() as folder:
        write_dataset(Decisions(table, decisions_of // 3), Path(folder) / "third")
        before = memory()
        writing = seconds(lambda: write_dataset(Decisions(table, decisions_of), Path(folder) / "all"), clock)
    cells += [f"{decisions_of:,}", f"{100 * playing / writing:.0f} %", before, memory()]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--dataset", type=int, help="games of the data set (default: a fifth of --games)")
    parser.add_argument("--only", choices=digsite.games())
    parser.add_argument("--busy", action="store_true", help="count processor time, on a machine with other work to do")
    args = parser.parse_args()
    print(f"| {' | '.join(COLUMNS)} |")
    print("|" + "---|" * len(COLUMNS))
    for name in [args.only] if args.only else digsite.games():
        print(measure(name, args.games, args.dataset or max(args.games // 5, 100), args.busy), flush=True)


if __name__ == "__main__":
    main()
