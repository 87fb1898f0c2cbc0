"""Does a review find what was planted, are its chances right, and does luck come to nothing over many games?

python bench/review.py planted pergamon --games 200        three bad moves in each game of search:500; are they found?
python bench/review.py calibration pergamon --games 1500   one position from each game of search:200; what came of it?
python bench/review.py even pergamon --games 200           luck and play of every seat in games of search:200
python bench/review.py confidence FILE...                  the CONFIDENCE that fits the calibrations that were kept
python bench/review.py plot FILE... --out calibration.svg  what was predicted and what came, as a picture

Every game has its number as seed, so the same arguments give the same figures. docs/review.md has what came out. With
`--keep FILE` every game is saved, the same command goes on from there, and `plot` reads what was saved.
"""

import argparse
import contextlib
import json
import math
import random
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import digsite
from digsite.bots.kernels import GREEDY, lean_at, workbench
from digsite.bots.names import bot_named
from digsite.bots.question import Question
from digsite.core.compilation import ensure_compiled
from digsite.core.game import Setup
from digsite.core.match import Match
from digsite.review.answers import ITERATIONS, Review
from digsite.review.assembling import pieces_of
from digsite.review.judging import load, shares_at
from digsite.review.sampling import Samples
from digsite.review.work import review
from digsite.running import Crew, pieces

PLANTS = 3
CHANCE_TO_PLANT = 0.5
"""Share of the decisions that are looked at for a bad move."""

LOOKS = (100, 400, 1600)
"""Games that are played on after each plausible move, and then after the best and the worst of them, to be sure."""

PLAUSIBLE = 0.1
"""A move is plausible if a sensible player prefers it at least this much, as a fraction of the most preferred one."""

COST = 0.1
"""A bad move costs at least this share of the win, as far as the search can tell when it is planted."""

COSTLIEST = 5
BALANCE = {"first": "chance at the deal", "luck": "luck", "own": "own choices"}
BINS = 6


def plausible_moves(question: Question) -> list[int]:
    """Return the legal moves that a sensible player might choose."""
    setup = question.setup
    ensure_compiled(setup.game, GREEDY)
    bench = np.zeros(1, workbench(setup.game))
    bench["given"] = question.table["state"]
    count = lean_at(setup.boxes, bench)
    moves, weights = bench["moves"][0, :count], bench["weights"][0, :count]
    found: list[int] = moves[weights >= PLAUSIBLE * weights.max()].tolist()
    return found


def bad_move(match: Match, seed: str) -> int | None:
    """Return the worst plausible move, if it costs enough."""
    question = Question.about(match, seed)
    moves = plausible_moves(question)
    samples = {move: Samples(question, seed, only=move) for move in moves}

    def share(move: int) -> float:
        return float(samples[move].shares[:, question.seat].mean())

    for look in LOOKS:
        for move in moves:
            samples[move].grow_to(look)
        best, worst = max(moves, key=share), min(moves, key=share)
        if share(best) - share(worst) < COST:
            return None
        moves = [best, worst]
    return worst


@dataclass
class Games:
    """Work: games of equal bots, and what a review finds in them."""

    game: str
    players: int
    iterations: int

    @cached_property
    def setup(self) -> Setup:
        return digsite.load(self.game).setup(self.players)

    @property
    def setups(self) -> list[Setup]:
        return [self.setup]

    def prepare(self) -> None:
        load(self.setup.game)

    def counts(self, found: dict[str, Any]) -> bool:
        """Return whether a game is one of those that were asked for."""
        return True

    def played(self, number: int) -> Match:
        """Play a game of search:200."""
        match = self.setup.deal(f"calibration {number}")
        bots = [bot_named("search:200", threads=1) for _ in range(self.players)]
        while match.seat is not None:
            seed = f"{number} {len(match.played)}"
            match.play(bots[match.seat].think(Question.about(match, seed), seed).move)
        return match

    def review(self, match: Match, number: int) -> Review:
        return review(match, ["-"] * self.players, number, iterations=self.iterations)


@dataclass
class Calibrating(Games):
    """The chances at one position of each game, and what came of them."""

    def play(self, number: int) -> dict[str, Any]:
        match = self.played(number)
        piece = random.Random(number).choice([piece for piece in pieces_of(match) if piece.begins])
        shares = shares_at(self.setup, piece, str(number), self.iterations)
        outcome = match.outcome()
        assert outcome is not None
        won = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(self.players)]
        return {"shares": [round(share, 4) for share in shares], "won": won}


@dataclass
class Weighing(Games):
    """Luck and play in each game."""

    def play(self, number: int) -> dict[str, Any]:
        found = self.review(self.played(number), number)
        marked = sum(each.mark in ("mistake", "blunder") for each in found.decisions) / len(found.decisions)
        parts = {name: [round(getattr(seat, name), 4) for seat in found.seats] for name in BALANCE}
        return {**parts, "marked": round(marked, 4)}


@dataclass
class Planting(Games):
    """Games of search:500 in which three moves are replaced by bad ones, and what their reviews find."""

    def counts(self, found: dict[str, Any]) -> bool:
        """Return whether there was room for all bad moves."""
        return len(found["planted"]) == PLANTS

    def play(self, number: int) -> dict[str, Any]:
        match, planted = self.with_bad_moves(number)
        if len(planted) < PLANTS:
            return {"planted": planted}
        costly = sorted(self.review(match, number).decisions, key=lambda each: each.margin)[:COSTLIEST]
        return {"planted": planted, "costliest": [each.step for each in costly]}

    def with_bad_moves(self, number: int) -> tuple[Match, list[int]]:
        """Play a game in which anybody may get a bad move, until there are three or it is over."""
        match, chooser = self.setup.deal(f"review {number}"), random.Random(number)
        bots = [bot_named("search:500", threads=1) for _ in range(self.players)]
        planted: list[int] = []
        while match.seat is not None:
            step = len(match.played)
            move = None
            if len(planted) < PLANTS and chooser.random() < CHANCE_TO_PLANT:
                move = bad_move(match, f"plant {number} {step}")
            if move is not None:
                planted.append(step)
            else:
                move = bots[match.seat].think(Question.about(match, f"{number} {step}"), f"{number} {step}").move
            match.play(move)
        return match, planted


Measure = Calibrating | Weighing | Planting


def interval(values: list[float]) -> tuple[float, float]:
    """Return a mean and half the width of its 95 % interval."""
    spread = 1.96 * float(np.std(values, ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return float(np.mean(values)), spread


def planted(found: list[dict[str, Any]]) -> None:
    whole = [each for each in found if len(each["planted"]) == PLANTS]
    hits = [len(set(each["planted"]) & set(each["costliest"])) for each in whole]
    print(f"{len(whole)} of {len(found)} games had room for {PLANTS} bad moves")
    print(f"one of them among the {COSTLIEST} costliest decisions: {100 * np.mean([h >= 1 for h in hits]):.1f} %")
    print(f"two of them: {100 * np.mean([h >= 2 for h in hits]):.1f} %")


def even(found: list[dict[str, Any]]) -> None:
    print(f"{len(found)} games")
    for name, words in BALANCE.items():
        for seat in range(len(found[0][name])):
            mean, spread = interval([each[name][seat] for each in found])
            print(f"{words} of seat {seat + 1}: {100 * mean:+.1f} ± {100 * spread:.1f} %")
    print(f"decisions marked as mistake or blunder: {100 * np.mean([each['marked'] for each in found]):.1f} %")


class Bin(NamedTuple):
    """Chances of about the same size: their mean, what came of them, its 95 % interval, and the number of games."""

    predicted: float
    came: float
    low: float
    high: float
    games: float


def bins_of(found: list[dict[str, Any]]) -> list[Bin]:
    shares, won = (np.array([each[key] for each in found]) for key in ("shares", "won"))
    bins = []
    for i in range(BINS):
        inside = (shares * BINS).astype(int).clip(0, BINS - 1) == i
        if inside.any():
            games, came = int(inside.sum()) / shares.shape[1], float(won[inside].mean())
            bins.append(Bin(float(shares[inside].mean()), came, *wilson(came, games), games))
    return bins


def calibration(found: list[dict[str, Any]]) -> None:
    print(f"{len(found)} games: predicted, what came, 95 % interval, games")
    for each in bins_of(found):
        came = f"{100 * each.came:5.1f} %  {100 * each.low:.0f} to {100 * each.high:.0f} %"
        print(f"{100 * each.predicted:5.1f} %  {came}  ({each.games:.0f})")


def log_loss(found: list[dict[str, Any]], confidence: float) -> float:
    """Return how badly chances foretold the winners, if they had this confidence instead of the one they have."""
    shares, won = (np.array([each[key] for each in found]) for key in ("shares", "won"))
    weights = shares.clip(1e-4) ** confidence
    return -float((won * np.log(weights / weights.sum(axis=1, keepdims=True))).sum(axis=1).mean())


def confidence(files: list[Path]) -> None:
    """Print by how much the confidence of a game would have to be multiplied, and what each half of the games says."""
    for file in files:
        work, found = read_kept(file)
        half = len(found) // 2
        best = [
            min(np.arange(0.3, 2.0, 0.01), key=lambda factor: log_loss(games, factor))
            for games in (found, found[:half], found[half:])
        ]
        print(f"{work['game']}, {work['players']} players: {best[0]:.2f} (halves: {best[1]:.2f} and {best[2]:.2f})")


def plot(files: list[Path], out: Path) -> None:
    """Draw the calibrations that were kept: a panel for each game, a line for each number of players."""
    import matplotlib.pyplot as plt

    panels: dict[str, dict[int, list[Bin]]] = {}
    for file in files:
        work, found = read_kept(file)
        panels.setdefault(work["game"], {})[work["players"]] = bins_of(found)
    plt.rcParams.update({"svg.hashsalt": "digsite", "font.size": 9})
    figure, axes = plt.subplots(1, len(panels), figsize=(3.1 * len(panels), 3.3), sharey=True, squeeze=False)
    for axis, (game, of_players) in zip(axes[0], sorted(panels.items()), strict=True):
        axis.plot([0, 100], [0, 100], color="#b8a88a", linewidth=1)
        for colour, (players, bins) in zip(("#b4532a", "#2f5d8a", "#5b7a3a"), sorted(of_players.items()), strict=False):
            came = [100 * each.came for each in bins]
            error = [[100 * (each.came - each.low) for each in bins], [100 * (each.high - each.came) for each in bins]]
            predicted = [100 * each.predicted for each in bins]
            axis.errorbar(predicted, came, error, color=colour, marker="o", markersize=3, linewidth=1, label=players)
        axis.set(title=digsite.load(game).title.split(":")[0], xlabel="predicted, %", xlim=(0, 100), ylim=(0, 100))
        axis.legend(title="players", frameon=False)
    axes[0][0].set_ylabel("came true, %")
    figure.tight_layout()
    figure.savefig(out, metadata={"Date": None})


def wilson(p: float, n: float) -> tuple[float, float]:
    z = 1.96
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return middle - half, middle + half


def read_kept(file: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return what a file says of its work, and the games in it; a line that was not finished is left out."""
    told, *found = [json.loads(line) for line in file.read_text().splitlines(keepends=True) if line.endswith("\n")]
    return told, found


def found_of(work: Measure, games: int, crew: Crew, keep: Path | None) -> list[dict[str, Any]]:
    """Return the games that were kept, and play more until so many count."""
    told = {"what": type(work).__name__, **asdict(work)}
    before, found = read_kept(keep) if keep and keep.exists() else (told, [])
    if before != told:
        raise SystemExit(f"{keep} has {before}, not {told}; use another file")
    with keep.open("w") if keep else contextlib.nullcontext(sys.stderr) as file:
        for line in (told, *found):
            print(json.dumps(line), file=file, flush=True)
        while (missing := games - sum(map(work.counts, found))) > 0:
            for each in pieces(work, range(len(found), len(found) + missing), crew):
                print(json.dumps(each), file=file, flush=True)
                found.append(each)
    return found


MEASURES: dict[str, tuple[type[Measure], Callable[[list[dict[str, Any]]], None], int]] = {
    "planted": (Planting, planted, 200),
    "calibration": (Calibrating, calibration, 1500),
    "even": (Weighing, even, 200),
}
"""What is played, how it is told, and the number of games."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=[*MEASURES, "confidence", "plot"])
    parser.add_argument(
        "given", nargs="+", metavar="GAME", help="the game; for confidence and plot, files that were kept"
    )
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, help="games that count (default: 1500 for calibration, 200 otherwise)")
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="save every game in this file, and go on from there")
    parser.add_argument("--out", type=Path, default=Path("calibration.svg"), help="the picture that plot makes")
    args = parser.parse_args()
    files = [Path(file) for file in args.given]
    if args.what == "plot":
        plot(files, args.out)
        return
    if args.what == "confidence":
        confidence(files)
        return
    kind, show, games = MEASURES[args.what]
    work = kind(args.given[0], args.players, args.iterations)
    print(f"{work.game}, {work.players} players, {work.iterations} iterations")
    show(found_of(work, args.games or games, Crew(args.workers), args.keep))


if __name__ == "__main__":
    main()
