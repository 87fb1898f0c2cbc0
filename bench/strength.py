"""How strong the bots are in every game: plays what docs/strength.md claims, and writes it there.

    .venv/bin/python bench/strength.py [--only pergamon-2] [--only thebes-2-search] [--write-only]

Every comparison is an arena that stops as soon as it is clear. Its deals are kept under `build/strength`, so a run that
was interrupted goes on, and parts can be run one by one. The page shows a table of whatever is kept there; a table of
which nothing is kept, and what stands outside of the two markers, is left as it is. Bots with a clock need the machine
to themselves.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import digsite
from digsite.core.errors import DigsiteError
from digsite.lab import Crew, arena
from digsite.lab.keeping import keeper
from digsite.lab.playing import Contest
from digsite.lab.standings import Result, result_of

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "strength.md"
BEGIN, END = "<!-- measured: written by bench/strength.py -->", "<!-- end of what was measured -->"

SEED = "strength"

SHARE_DEALS = 30
"""Deals played at least where the share itself is claimed, with two players."""


@dataclass(frozen=True)
class Duel:
    """Two bots that meet in every game. The first is claimed to be the stronger."""

    name: str
    title: str
    bots: tuple[str, str]
    most: dict[int, int]
    """Games at most, by players; two bots play a deal in 2, 6 and 6 games."""
    goals: dict[str, float] = field(default_factory=dict)
    """The share claimed for two players, by game."""


def all_games(goal: float) -> dict[str, float]:
    return dict.fromkeys(digsite.games(), goal)


DUELS = (
    Duel("greedy", "`greedy` against `random`", ("greedy", "random"), {2: 400, 3: 600, 4: 600}, all_games(0.9)),
    Duel(
        "search",
        "`search:100ms` against `greedy`",
        ("search:100ms", "greedy"),
        {2: 160, 3: 150, 4: 150},
        all_games(0.7),
    ),
    Duel("budget", "Ten times the budget", ("search:20ms", "search:2ms"), {2: 240, 3: 180, 4: 180}),
    Duel("digger", "The levels: `digger` against `novice`", ("digger", "novice"), {2: 200, 3: 150, 4: 150}),
    Duel("curator", "The levels: `curator` against `digger`", ("curator", "digger"), {2: 120, 3: 120, 4: 120}),
    Duel(
        "learned",
        "Judged and not played out: `search:100ms` against `search-classic:100ms`",
        ("search:100ms", "search-classic:100ms"),
        {2: 160, 3: 150, 4: 150},
        {"thebes": 0.75, "pergamon": 0.7, "monuments": 0.65, "artefakt": 0.6},
    ),
    Duel("professor", "The levels: `professor` against `curator`", ("professor", "curator"), {2: 60, 3: 60, 4: 60}),
)


@dataclass(frozen=True)
class Comparison:
    """One arena: which bots, how many players, how long."""

    game: str
    players: int
    name: str
    bots: tuple[str, ...]
    most: int
    at_least: int

    @property
    def key(self) -> str:
        return f"{self.game}-{self.players}-{self.name}"

    @property
    def command(self) -> str:
        return (
            f"digsite arena {self.game} --bots {','.join(self.bots)} --players {self.players} --games {self.most} "
            f"--until-clear --at-least {self.at_least} --seed {SEED}"
        )

    def contest(self) -> Contest:
        return Contest(digsite.load(self.game).setup(self.players), self.bots, SEED)

    def play(self, folder: Path, workers: int) -> Result:
        return arena(
            digsite.load(self.game).setup(self.players),
            self.bots,
            self.most,
            SEED,
            crew=Crew(workers),
            until_clear=True,
            at_least=self.at_least,
            keep=self.kept_in(folder),
        )

    def kept_in(self, folder: Path) -> Path:
        return folder / f"{self.key}.jsonl"

    def kept(self, folder: Path) -> Result | None:
        """The result of what was kept, if it is of these bots."""
        if not self.kept_in(folder).exists():
            return None
        with keeper(self.contest(), self.kept_in(folder)) as kept:
            return result_of(self.contest(), kept.pieces) if kept.pieces else None


def comparisons() -> Iterator[Comparison]:
    for duel in DUELS:
        for game in digsite.games():
            for players, most in duel.most.items():
                at_least = SHARE_DEALS if players == 2 and duel.goals else 6
                yield Comparison(game, players, duel.name, duel.bots, most, at_least)


def percent(number: float) -> str:
    return f"{100 * number:.1f} %"


def page_of(results: dict[str, Result], page: str) -> str:
    parts = [
        "Every deal was played in all seatings. Shares are shares of the win per seat. Intervals are valid however "
        "often you look at them, so an arena may stop as soon as the result is clear (see [the arena](arena.md)).",
        *(duel_section(duel, results) or section_of(page, duel) for duel in DUELS),
    ]
    return "\n\n".join(parts)


def section_of(page: str, duel: Duel) -> str:
    """Return a table as it stands on the page."""
    for section in page.split("\n## ")[1:]:
        title, _, text = section.partition("\n")
        if title == duel.title:
            return f"## {title}\n\n{text.strip()}"
    return f"## {duel.title}\n\nNot played yet."


def duel_section(duel: Duel, results: dict[str, Result]) -> str:
    """Return the table of what was played; nothing if nothing was."""
    rows, commands = [], []
    for comparison in comparisons():
        if comparison.name == duel.name and comparison.key in results:
            result = results[comparison.key]
            first = result.standings[0]
            claim = first.low > result.fair
            claimed = duel.goals.get(comparison.game) if comparison.players == 2 else None
            goal = f"{percent(claimed)} or more" if claimed else ""
            forfeits = sum(one.forfeits for one in result.standings)
            ms = " : ".join(f"{1000 * speed.seconds_a_move:.1f}" for speed in result.speeds)
            rows.append(
                f"| {digsite.load(comparison.game).title} | {result.players} | **{percent(first.share)}** | "
                f"{percent(first.low)} to {percent(first.high)} | {percent(result.fair)} | "
                f"{percent(result.reach)} | {'above fair' if claim else 'not clear'} | {goal} | "
                f"{result.games} | {forfeits} | {ms} |"
            )
            commands.append(comparison.command)
    head = [
        f"## {duel.title}",
        "",
        f"The share of `{duel.bots[0]}`. If a bot has several seats at a table, only one of them can win, so "
        "its share per seat cannot exceed *at most*.",
        "",
        "| game | players | share per seat | 95 % | fair | at most | verdict | goal | games | forfeits | ms per move |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    return "\n".join([*head, *rows, "", "```", *commands, "```"]) if rows else ""


def all_kept(folder: Path) -> dict[str, Result]:
    """The results of what lies in the folder; what other bots of the same names have played is left out, and said."""
    results = {}
    for comparison in comparisons():
        try:
            if (result := comparison.kept(folder)) is not None:
                results[comparison.key] = result
        except DigsiteError as problem:
            print(f"left out: {problem}", file=sys.stderr)
    return results


def write(results: dict[str, Result]) -> None:
    """Put results on the page, between its markers."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    page, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{page_of(results, page)}\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", default=[], help="what begins like this, e.g. pergamon-2-search")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "strength")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write-only", action="store_true", help="play nothing, write the page from what is kept")
    args = parser.parse_args()
    results = all_kept(args.folder)
    for comparison in [] if args.write_only else comparisons():
        if args.only and not any(comparison.key.startswith(only) for only in args.only):
            continue
        begun = time.monotonic()
        result = results[comparison.key] = comparison.play(args.folder, args.workers)
        shares = ", ".join(f"{one.bot} {percent(one.share)}" for one in result.standings)
        print(f"{comparison.key}: {result.games} games, {shares}, {time.monotonic() - begun:.0f} s", flush=True)
        write(results)
    write(results)


if __name__ == "__main__":
    main()
