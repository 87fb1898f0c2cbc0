"""How the live server bears a full house, next to boardgame.io's server, in one run.

    .venv/bin/python bench/table.py [--tables 1000] [--seconds 45] [--rounds 3] [--busy 1] [--game pergamon] [--ours]

A thousand tables, two people at each, every one connected by a socket. First they move as people do, every table once
in five seconds, spread evenly: how long until a move is acknowledged, and until the other one's socket was told of it.
Then as fast as they can, at more and more tables at once, until it is no faster: the top rate. At the end, ours moves
once more at human pace, beside a process that computes all the time. Three rounds take about a quarter of an hour.

The load comes from this process, on the same cores as the server; its own use of the processor is printed. It speaks
raw HTTP and WebSocket on 127.0.0.1 and offers compression as browsers do. Both servers take moves by their sockets.
Ours stores a move on disk before it acknowledges it. boardgame.io keeps its matches in memory, which is its default,
and acknowledges nothing but by the sender's own update; the card game with hidden hands that it plays is in
bench/boardgame_io/server.cjs.

With --database the tables are kept in a PostgreSQL that you started; they stay there.
"""

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import uvloop
from houses import Digsite, House, Moved
from loopback import WebSocket
from rival_house import BoardgameIO, NotInstalled

PACE = 5.0
"""Seconds between two moves at one table."""

LIMIT, LIMIT_BUSY = 0.1, 0.25
"""Seconds within which 99 of 100 moves shall be acknowledged, alone and beside other busy processes."""

AT_ONCE = (1, 4, 16, 64, 256, 512)
"""Well beyond what either server can do at the same time."""

OPENING_SECONDS = 300.0
"""How long all tables may take to be opened. A server that takes longer has failed, and does not keep us waiting."""

BURST = 8.0
"""Seconds for which all tables move at once."""

WARMING_UP = 5.0


class Watch:
    """What a stretch of time cost the server and this process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.begun, self.server, self.client = time.perf_counter(), house.cpu_seconds(), time.process_time()
        self.bytes = house.received()

    def figures(self, moves: list[Moved]) -> dict[str, Any]:
        spent, server = time.perf_counter() - self.begun, self.house.cpu_seconds() - self.server
        return {
            "moves": len(moves),
            "moves a second": round(len(moves) / spent, 1),
            "acknowledged ms": percentiles([move.acknowledged for move in moves]),
            "other told ms": percentiles([move.told for move in moves]),
            "server cores": round(server / spent, 2),
            "server ms a move": round(1000 * server / max(1, len(moves)), 3),
            "client cores": round((time.process_time() - self.client) / spent, 2),
            "bytes a move": round((self.house.received() - self.bytes) / max(1, len(moves))),
            "server MB": round(self.house.megabytes()),
        }


def percentiles(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    return {
        name: round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)
        for name, share in (("50", 0.5), ("95", 0.95), ("99", 0.99), ("max", 1.0))
    }


async def at_human_pace(house: House, seconds: float) -> list[Moved]:
    """Every table moves once in five seconds, whatever the others do."""
    moved: list[Moved] = []
    begun, tables = time.perf_counter(), house.tables

    async def play(number: int) -> None:
        table, due = house.tables[number], begun + PACE * number / len(tables)
        while due < begun + seconds and not table.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            moved.append(await house.move(table))
            due += PACE

    await asyncio.gather(*(play(number) for number in range(len(tables))))
    return moved


async def at_full_speed(house: House, at_once: int, seconds: float) -> list[Moved]:
    """So many tables move at any moment; each makes a move and goes to the end of the line."""
    moved: list[Moved] = []
    line = deque(table for table in house.tables if not table.over)
    end = time.perf_counter() + seconds

    async def play() -> None:
        while line and time.perf_counter() < end:
            table = line.popleft()
            moved.append(await house.move(table))
            if not table.over:
                line.append(table)

    await asyncio.gather(*(play() for _ in range(at_once)))
    return moved


async def measure(house: House, tables: int, seconds: float, at_once_each: Sequence[int]) -> dict[str, Any]:
    print(f"\n{house.name} ({house.what})", flush=True)
    empty = house.megabytes()
    begun = time.perf_counter()
    async with asyncio.timeout(OPENING_SECONDS):
        await house.seat_people(tables)
    sockets = sum(len(table.people) for table in house.tables)
    print(
        f"  {len(house.tables):,} tables, {sockets:,} sockets, opened in {time.perf_counter() - begun:.0f} s; "
        f"memory {empty:.0f} MB before, {house.megabytes():.0f} MB with them",
        flush=True,
    )
    await at_human_pace(house, WARMING_UP)
    watch = Watch(house)
    paced = watch.figures(await at_human_pace(house, seconds))
    show(f"one move in {PACE:.0f} s", paced)
    bursts: list[dict[str, Any]] = []
    for at_once in at_once_each:
        if sum(not table.over for table in house.tables) < at_once:
            print(f"  fewer than {at_once} games still go on; begin with more tables")
            break
        watch = Watch(house)
        burst = watch.figures(await at_full_speed(house, at_once, BURST))
        bursts.append({"at once": at_once, **burst})
        show(f"{at_once} at once", burst)
    if house.lost_sockets():
        raise SystemExit(f"{house.lost_sockets()} sockets of {house.name} were lost on the way")
    best = max((burst["moves a second"] for burst in bursts), default=0.0)
    if bursts:
        over = sum(table.over for table in house.tables)
        print(f"  top rate {best:,.0f} moves a second; {over} games came to their end")
    return {"server": house.name, "plays": house.what, "human pace": paced, "full speed": bursts, "top rate": best}


COLUMNS = {
    "moves a second": "moves/s",
    "acknowledged ms": "acknowledged after ms: 50, 95, 99 of 100, all",
    "other told ms": "other one told after ms: 50, 95, 99, all",
    "server cores": "cores",
    "server ms a move": "CPU ms/move",
    "client cores": "client's cores",
    "server MB": "MB",
    "bytes a move": "bytes/move",
}


def head() -> None:
    print("\n" + " " * 18 + " | ".join(COLUMNS.values()))


def show(what: str, figures: dict[str, Any]) -> None:
    cells = []
    for key, title in COLUMNS.items():
        figure = figures[key]
        text = " ".join(f"{each:9,.1f}" for each in figure.values()) if isinstance(figure, dict) else f"{figure:,}"
        cells.append(f"{text:>{len(title)}}")
    print(f"  {what:<16}" + " | ".join(cells), flush=True)


def bounded(least: int, most: int) -> Any:
    def read(text: str) -> int:
        if not least <= (number := int(text)) <= most:
            raise argparse.ArgumentTypeError(f"from {least} to {most}, not {number}")
        return number

    return read


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=bounded(1, 5000), default=1000)
    parser.add_argument("--seconds", type=bounded(5, 600), default=45, help="at human pace")
    parser.add_argument("--game", default="pergamon")
    parser.add_argument("--database", metavar="URL", help="a PostgreSQL instead of a new SQLite file")
    parser.add_argument("--ours", action="store_true", help="without boardgame.io")
    parser.add_argument("--node", type=Path, default=Path(sys.prefix) / "boardgame_io", help="where to install it")
    parser.add_argument("--json", type=Path, help="write the figures there as well")
    parser.add_argument("--plain", action="store_true", help="sockets do not offer compression")
    parser.add_argument("--rounds", type=bounded(1, 9), default=1, help="how often both are measured, in turns")
    parser.add_argument("--bursts", type=bounded(1, 512), nargs="+", default=AT_ONCE, help="tables at once")
    parser.add_argument("--busy", type=bounded(0, 8), default=0, help="other processes that take a core each")
    args = parser.parse_args()
    WebSocket.compresses = not args.plain
    load = os.getloadavg()[0]
    print(f"{os.cpu_count()} cores, load {load:.1f} before, {args.busy} busy processes beside")
    rounds: list[list[dict[str, Any]]] = []
    with busy(args.busy):
        for number in range(args.rounds):
            results = [measured(house, args, args.bursts) for house in contestants(args)[:: -1 if number % 2 else 1]]
            rounds.append(sorted(results, key=lambda result: result["server"] != Digsite.name))
        beside = None
        if not args.busy and not args.ours:
            with busy(1):
                beside = measured(contestants(args)[0], args, ())
    verdicts(rounds, beside, LIMIT_BUSY if args.busy else LIMIT)
    if args.json:
        figures = {"tables": args.tables, "load before": load, "busy": args.busy, "rounds": rounds, "beside": beside}
        args.json.write_text(json.dumps(figures, indent=2) + "\n")


def verdicts(rounds: list[list[dict[str, Any]]], beside: dict[str, Any] | None, limit: float) -> None:
    """Print a table of the rounds, as docs/speed.md has it, and for each goal whether it was met in all of them."""
    print("\n| round | CPU time per move at human pace | at the maximum rate | maximum rate | 99 of 100 moves within |")
    print("|---|---|---|---|---|")
    late, paced, fastest, top = [], [], [], []
    for number, (ours, *others) in enumerate(rounds, 1):
        late.append(ours["human pace"]["acknowledged ms"]["99"])
        cells = ["", "", f"{ours['top rate']:,.0f}"]
        for other in others:
            at_pace, at_top = against(ours, other)
            paced.append(at_pace)
            fastest.append(at_top)
            top.append(ours["top rate"] / other["top rate"])
            cells = [f"{at_pace:.2f}", f"{at_top:.2f}"]
            cells.append(f"{top[-1]:.2f} ({ours['top rate']:,.0f} and {other['top rate']:,.0f})")
        print(f"| {number} | {' | '.join(cells)} | {late[-1]:.0f} ms |")
    print()
    if paced:
        judge("CPU time per move at human pace, digsite : boardgame.io", paced, max(paced) <= 1.0, "at most 1")
        judge("CPU time per move at the maximum rate", fastest, max(fastest) <= 1.0, "at most 1")
        judge("maximum rate", top, min(top) >= 1.0, "at least 1")
    judge("ms, 99 of 100 moves acknowledged", late, max(late) < 1000 * limit, f"under {1000 * limit:.0f}")
    if beside is not None:
        alone = [beside["human pace"]["acknowledged ms"]["99"]]
        judge("the same beside a busy process", alone, alone[0] < 1000 * LIMIT_BUSY, f"under {1000 * LIMIT_BUSY:.0f}")


def judge(what: str, figures: list[float], met: bool, goal: str) -> None:
    print(f"{'met   ' if met else 'MISSED'} {what}: {', '.join(f'{figure:.2f}' for figure in figures)}  ({goal})")


def contestants(args: argparse.Namespace) -> list[House]:
    houses: list[House] = [Digsite(args.game, Path(tempfile.mkdtemp(prefix="digsite-bench-")), args.database)]
    if not args.ours:
        rival = BoardgameIO(args.node)
        try:
            rival.install()
            houses.append(rival)
        except NotInstalled as problem:
            print(f"{rival.name} is left out: {problem}")
    return houses


def measured(house: House, args: argparse.Namespace, at_once_each: Sequence[int]) -> dict[str, Any]:
    head()
    try:
        with house.running():
            return uvloop.run(measure(house, args.tables, args.seconds, at_once_each))
    finally:
        if isinstance(house, Digsite):
            shutil.rmtree(house.folder, ignore_errors=True)


def against(ours: dict[str, Any], other: dict[str, Any]) -> tuple[float, float]:
    """Return our CPU time per move divided by the other's: at human pace, and where each is fastest."""
    paced = [result["human pace"]["server ms a move"] for result in (ours, other)]
    fastest = [max(r["full speed"], key=lambda burst: burst["moves a second"]) for r in (ours, other)]
    at_top = [burst["server ms a move"] for burst in fastest]
    return paced[0] / paced[1], at_top[0] / at_top[1]


@contextlib.contextmanager
def busy(count: int) -> Iterator[None]:
    """Have so many processes that do nothing but compute."""
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


if __name__ == "__main__":
    main()
