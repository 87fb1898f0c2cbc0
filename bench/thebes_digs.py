"""Compare what the dig planner of Thebes promises with what digs bring, over many simulated digs.

    python bench/thebes_digs.py --digs 10000

Players who do not count the piles take cards, send action cards and dig. Before every dig the promise of
`digsite.games.thebes.odds` is noted, and then what came. A promise is honest if, over many digs, each number of cards,
finds and points comes as often as it was promised. Prints the tables of `docs/games/notes/thebes.md`.
"""

import argparse
import random
from collections import Counter, defaultdict
from typing import NamedTuple

import numpy as np

import digsite
from digsite.games.thebes import odds
from digsite.games.thebes.state import Region

PARTS = (
    ("none", 0, 0),
    ("1 or 2", 1, 2),
    ("3 or 4", 3, 4),
    ("5 or 6", 5, 6),
    ("7 to 9", 7, 9),
    ("10 to 12", 10, 12),
    ("13 or more", 13, 99),
)
"""Ranges of points in the table."""


class Dig(NamedTuple):
    promise: odds.DigPromise
    cards: int
    finds: int
    points: int


def prefer(move: str, digging: float) -> float:
    """Weigh a move as somebody does who plays sensibly and counts nothing."""
    word, *_, last = move.split()
    if word == "pick" and last.isdigit():
        return 10.0 ** int(last)
    return {"dig": digging, "take": 4.0, "exhibit": 3.0}.get(word, 1.0)


def digs_of_game(players: int, seed: int) -> list[Dig]:
    """Play a game and return its digs, each with the promise that was made before it."""
    match = digsite.load("thebes").new(players=players, seed=seed)
    by_chance = random.Random(seed)
    eager = by_chance.uniform(0.2, 6.0)
    box, found = match.setup.box, []
    while match.seat is not None:
        moves = match.moves()
        many = max(1, sum(move.startswith("dig") for move in moves))
        [move] = by_chance.choices(moves, [prefer(move, eager / many) for move in moves])
        if not move.startswith("dig"):
            match.play(move)
            continue
        seat, region = match.seat, Region[move.split()[1].upper()]
        facts = odds.facts_of(box, match.state, region, seat)
        told = match.play(move)
        asked = next(int(event["cards"]) for event in told if event["event"] == "dug")
        promise = odds.promises(facts, tuple(box["find_points"].tolist()), asked)[-1]
        rubble = sum(event["event"] == "rubble" for event in told)
        faces = [event["find"] for event in told if event["event"] == "found"]
        points = sum(int(face) for face in faces if face != "knowledge")
        found.append(Dig(promise, rubble + len(faces), len(faces), points))
    return found


def compare(digs: list[Dig]) -> None:
    """Print promised against happened."""
    print(f"{len(digs):,} digs\n")
    for what in ("cards", "finds"):
        promised: Counter[int] = Counter()
        for dig in digs:
            for number, chance in enumerate(getattr(dig.promise, what).tolist()):
                promised[number] += chance
        happened = Counter(getattr(dig, what) for dig in digs)
        print_rows(what, [(str(n), promised[n], happened[n]) for n in range(max(happened) + 1)], len(digs))
    rows = []
    for name, low, high in PARTS:
        chance = sum(float(dig.promise.points[low : high + 1].sum()) for dig in digs)
        rows.append((name, chance, sum(low <= dig.points <= high for dig in digs)))
    print_rows("points", rows, len(digs))
    by_mean: defaultdict[int, list[tuple[float, int]]] = defaultdict(list)
    inside = {"finds": [0.0, 0], "points": [0.0, 0]}
    for dig in digs:
        mean = float(dig.promise.points @ np.arange(len(dig.promise.points)))
        by_mean[min(int(mean), 12)].append((mean, dig.points))
        for what, counted in inside.items():
            chances = getattr(dig.promise, what)
            low, high = odds.likely_range(chances)
            counted[0] += float(chances[low : high + 1].sum())
            counted[1] += low <= getattr(dig, what) <= high
    print("| points promised on average | digs | promised | came | ± |\n|---|---|---|---|---|")
    for mean, pairs in sorted(by_mean.items()):
        promised_mean, came = (float(np.mean([pair[i] for pair in pairs])) for i in (0, 1))
        error = float(np.std([pair[1] - pair[0] for pair in pairs])) / len(pairs) ** 0.5
        print(f"| {mean} to {mean + 1} | {len(pairs):,} | {promised_mean:.2f} | {came:.2f} | {error:.2f} |")
    print("\n| ended in the range told | promised | happened |\n|---|---|---|")
    for what, (chance, count) in inside.items():
        print(f"| {what} | {100 * chance / len(digs):.1f} % | {100 * count / len(digs):.1f} % |")


def print_rows(what: str, rows: list[tuple[str, float, int]], digs: int) -> None:
    """Print how often each number was promised and came, and by how many standard errors they differ."""
    print(f"| {what} | promised | came | standard errors apart |\n|---|---|---|---|")
    for name, promised, came in rows:
        error = max(promised * (1 - promised / digs), 1e-9) ** 0.5
        apart = (came - promised) / error
        print(f"| {name} | {100 * promised / digs:.2f} % | {100 * came / digs:.2f} % | {apart:+.1f} |")
    print()


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--digs", type=int, default=10_000, help="number of digs (default: 10000)")
    wanted = reader.parse_args().digs
    digs: list[Dig] = []
    seed = 0
    while len(digs) < wanted:
        digs += digs_of_game(2 + seed % 3, seed)
        seed += 1
    compare(digs[:wanted])


if __name__ == "__main__":
    main()
