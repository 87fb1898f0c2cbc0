"""How two ways to search compare at equal processor time, which a busy machine does not change:

    nice .venv/bin/python bench/duel.py monuments --players 3 --ms 3 --deals 9 judged classic

Ways are `search` (as bots use it), `judged` (never with a network) and `classic` (every game to its end); `judged`
may be followed by habits, as in `judged,choices=8,caution=1.5`. Every deal is played in all seatings. 50 % is fair
with any number of players; the interval is 1.96 standard errors over deals, and means little for fewer than ten.
"""

import argparse
import dataclasses
import math
import time
from types import SimpleNamespace
from unittest import mock

import numpy as np

import digsite
from digsite.bots import search
from digsite.bots.learned import no_weights
from digsite.bots.question import Question
from digsite.bots.search import Budget, Habits, Search
from digsite.core.game import Setup
from digsite.lab.playing import warm_up
from digsite.lab.seating import seatings


def bot(way: str, setup: Setup, budget: Budget) -> Search:
    kind, *changes = way.split(",")
    if kind == "search":
        return Search(way, budget, 1)
    if kind == "classic":
        return Search(way, budget, 1, Habits.classic, no_weights)
    habits = Habits.of(setup)
    for name, value in (change.split("=") for change in changes):
        habits = dataclasses.replace(habits, **{name: type(getattr(habits, name))(value)})
    return Search(way, budget, 1, lambda setup: habits, no_weights)


def deal(setup: Setup, ways: list[str], budget: Budget, name: str, used: np.ndarray) -> float:
    """Return the first way's share in one deal, 0.5 being fair; add to `used` each way's time and decisions."""
    won, had = 0.0, 0
    for seating in seatings(2, setup.players):
        bots = [bot(ways[who], setup, budget) for who in seating]
        match = setup.deal(name)
        while match.seat is not None:
            step = f"{name} {seating} {len(match.played)}"
            question = Question.about(match, step)
            begun = time.thread_time()
            move = bots[match.seat].think(question, step).move
            if len(question.legal()) > 1:
                used[seating[match.seat]] += time.thread_time() - begun, 1
            match.play(move)
        outcome = match.outcome()
        assert outcome is not None
        won += sum(seating[seat] == 0 for seat in outcome.winners) / len(outcome.winners)
        had += seating.count(0)
    return won / had * setup.players / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("ways", nargs=2)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--ms", type=float, default=4.0)
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin no deal after so many seconds")
    parser.add_argument("--seed", default="duel")
    args = parser.parse_args()
    setup = digsite.load(args.game).setup(args.players)
    warm_up(setup)
    shares: list[float] = []
    used, begun = np.zeros((2, 2)), time.monotonic()
    while len(shares) < args.deals and time.monotonic() - begun < args.seconds:
        name = f"{args.seed} {len(shares)}"
        shares.append(deal(setup, args.ways, Budget(seconds=args.ms / 1000), name, used))
    error = 1.96 * np.std(shares, ddof=1) / math.sqrt(len(shares)) if len(shares) > 1 else math.inf
    games = len(shares) * len(list(seatings(2, args.players)))
    spent = " : ".join(f"{1000 * seconds / max(count, 1):.1f}" for seconds, count in used)
    print(f"{args.game}, {args.players} players, {' against '.join(args.ways)}: {100 * np.mean(shares):.1f} % "
          f"± {100 * error:.1f} ({games} games; {spent} ms of processor time a decision)")  # fmt: skip


if __name__ == "__main__":
    with mock.patch.object(search, "time", SimpleNamespace(perf_counter=time.thread_time)):  # one thread thinks
        main()
