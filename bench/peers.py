"""Ours and theirs in one run on one machine: how much each does in a second, and what it costs to begin.

    make bench        or        .venv/bin/python bench/peers.py [--rounds 7] [--without envpool] [--write]

Machines swing, so everything is measured in turn, round after round, on one core, in seconds of the processor, and a
ratio is the median over the rounds of what was measured side by side. Differences under 1.5 mean little. `--write` puts
the tables and the plot into docs/speed.md.
"""

import argparse
import importlib
import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from measuring import WINDOW, Contestants, Found, measure_in_turn, ratio
from plot import medians, short, svg
from starting import FIRST_MOVES, PACKAGES, size, start

import digsite

DOCS = Path(__file__).parent.parent / "docs"
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
PEERS = ("openspiel", "catanatron", "pettingzoo", "rlcard", "pgx", "envpool", "boardgame_io")


class Wish(NamedTuple):
    """A ratio that is wanted: of one contestant to the fastest of some, at least or at most so much."""

    kind: str
    ours: str
    theirs: tuple[str, ...]
    least: float
    inverse: bool = False
    """Then it is how much ours loses, at most so much."""


CARDS = ("OpenSpiel hearts", "OpenSpiel bridge")
CATAN = "Catanatron, 4 players"
VECTORS = (
    "Pgx sparrow mahjong, 64 games",
    "Pgx sparrow mahjong, 1024 games",
    "Pgx backgammon, 64 games",
    "EnvPool sparrow mahjong, 64 games",
    "EnvPool backgammon, 64 games",
)


def wishes() -> list[Wish]:
    games = digsite.games()
    inside, one, many = "inside the engine", "one game at a time", "batched"
    return [
        *(Wish(inside, f"{name}, 4 players", CARDS, 1.5) for name in games),
        *(Wish(inside, f"{name}, 4 players", (CATAN,), 25) for name in games),
        Wish(inside, "pergamon, 4 players, both cores", ("pergamon, 4 players",), 1.8),
        *(Wish(many, f"{name}, 1024 games", VECTORS, 30) for name in games),
        *(Wish(one, f"{name}, bare loop", (*CARDS, "OpenSpiel gin rummy"), 1) for name in games),
        *(Wish(one, f"{name}, PettingZoo", (f"{name}, with mask and observation",), 3, True) for name in games),
        *(Wish(one, f"{name}, PettingZoo", (f"{name}, bare loop",), 3, True) for name in games),
        *(Wish("search, decisions", name, ("OpenSpiel hearts, ISMCTS in C++",), 1) for name in games),
        *(Wish("copies", name, ("OpenSpiel hearts",), 10) for name in games),
        Wish("re-deals", "pergamon", ("OpenSpiel hearts",), 10),
    ]


def gather(without: list[str]) -> tuple[Contestants, set[tuple[str, str]], list[str]]:
    """All contestants by kind, which of them are ours, and the peers that are not here or cannot be installed."""
    gathered: Contestants = importlib.import_module("ours").contestants()
    ours = {(kind, name) for kind, them in gathered.items() for name in them}
    missing = list(without)
    for peer in PEERS:
        if peer in without:
            continue
        try:
            joining: Contestants = importlib.import_module(f"peer_{peer}").contestants()
        except (ImportError, OSError, subprocess.CalledProcessError) as problem:
            print(f"without {peer}: {problem}", file=sys.stderr)
            missing.append(peer)
            continue
        for kind, them in joining.items():
            gathered.setdefault(kind, {}).update(them)
    return gathered, ours, missing


def judged(found: Found) -> list[dict[str, object]]:
    """What became of the wishes whose contestants took part."""
    rows: list[dict[str, object]] = []
    for kind, ours, theirs, least, inverse in wishes():
        them = {name: found[kind][name] for name in theirs if name in found.get(kind, {})}
        if not them:
            continue
        fastest = max(them, key=lambda name: sum(them[name]))
        measured = ratio(found[kind][ours], them[fastest])
        value = 1 / measured if inverse else measured
        met = value <= least if inverse else value >= least
        wanted = f"{'at most' if inverse else 'at least'} {least:g}"
        row = {"kind": kind, "ours": ours, "to": fastest, "ratio": round(value, 2), "wanted": wanted, "met": met}
        rows.append(row)
    return rows


def table(heading: list[str], rows: list[list[object]]) -> list[str]:
    lines = ["| " + " | ".join(heading) + " |", "|" + "---|" * len(heading)]
    return [*lines, *("| " + " | ".join(map(str, row)) + " |" for row in rows), ""]


def report(found: Found, ours: set[tuple[str, str]], state: str) -> list[str]:
    """The measured part of docs/speed.md."""
    lines = [state, ""]
    lines += ["![All contestants on a scale of powers of ten](plots/speed.svg)", ""]
    for kind, them in medians(found).items():
        rows = sorted(them.items(), key=lambda item: -item[1])
        cells: list[list[object]] = [
            [f"**{name}**" if (kind, name) in ours else name, short(per_second)] for name, per_second in rows
        ]
        lines += [f"### {kind[0].upper()}{kind[1:]}", "", *table(["", "per second"], cells)]
    verdicts: list[list[object]] = [
        [
            f"{r['ours']} ({r['kind']})",
            r["to"],
            r["ratio"],
            r["wanted"],
            "met" if r["met"] else "**missed**",
        ]
        for r in judged(found)
    ]
    lines += ["### Ratios", "", *table(["digsite", "compared with", "ratio", "goal", ""], verdicts)]
    starts: list[list[object]] = [
        [name, *(f"{seconds:.2f} s" for seconds in times)] for name in FIRST_MOVES if (times := start(name))
    ]
    lines += ["### Start", "", *table(["", "import", "import and first move"], starts)]
    sizes: list[list[object]] = [
        [name, *(f"{bytes_ / 1e6:.1f} MB" for bytes_ in both)]
        for name, package in PACKAGES.items()
        if (both := size(package))
    ]
    lines += ["### Disk space", "", *table(["", "package", "with dependencies"], sizes)]
    return lines


def write(lines: list[str]) -> None:
    file = DOCS / "speed.md"
    before, _, rest = file.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    file.write_text(before + "\n".join([BEGIN, "", *lines, END]) + after, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--window", type=float, default=WINDOW[0], help="seconds of one measurement")
    parser.add_argument("--without", action="append", default=[], choices=PEERS, help="leave a peer out")
    parser.add_argument("--kind", help="one kind of measurement only, such as batched")
    parser.add_argument("--write", action="store_true", help="write docs/speed.md and its plot")
    parser.add_argument("--json", type=Path, help="write the figures there as well")
    args = parser.parse_args()
    WINDOW[0] = args.window
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    load = os.getloadavg()[0]
    contestants, ours, missing = gather(args.without)
    if args.kind:
        contestants = {args.kind: contestants[args.kind]}
    found = measure_in_turn(contestants, args.rounds, lambda text: print(f"\r{text:<100}", end="", file=sys.stderr))
    print(file=sys.stderr)
    state = (
        f"Measured {time.strftime('%B %Y')}, {os.cpu_count()} cores ({platform.machine()}), Python "
        f"{platform.python_version()}, load {load:.1f} before and {os.getloadavg()[0]:.1f} after, by "
        f"`bench/peers.py --rounds {args.rounds} --window {args.window}`"
        + (f", without {', '.join(missing)}" if missing else "")
    )
    if args.json:
        args.json.write_text(json.dumps({"a second": medians(found), "ratios": judged(found)}, indent=2) + "\n")
    lines = report(found, ours, state)
    print("\n".join(lines))
    if args.write:
        (DOCS / "plots").mkdir(exist_ok=True)
        (DOCS / "plots" / "speed.svg").write_text(svg(medians(found), ours), encoding="utf-8")
        write(lines)


if __name__ == "__main__":
    main()
