"""Measuring in turn: round after round, so that what is compared was measured side by side."""

import statistics
import subprocess
import time
from collections.abc import Callable

Rate = Callable[[], float]
"""Measures for a while; how much was done in a second."""

Contestants = dict[str, dict[str, Rate]]
"""By kind of measurement, who takes part."""

Found = dict[str, dict[str, list[float]]]
"""The same with what was found, a number a round."""

WINDOW = [0.35]
"""Seconds a measurement lasts at least. In a list, for it is set once before all begins."""


def rate(work: Callable[[], int], clock: Callable[[], float] = time.process_time) -> Rate:
    """Things a second, where one call of `work` does so many.

    A second is one of the processor's for us, so that others on the machine are not measured; with several threads it
    must be one of the clock's.
    """

    def measure() -> float:
        done, begun = 0, clock()
        while (spent := clock() - begun) < WINDOW[0]:
            done += work()
        return done / spent

    return measure


def rate_of(command: list[str], **settings: str) -> Rate:
    """What a program prints that is told for how many seconds to measure, as its last word."""

    def measure() -> float:
        run = subprocess.run([*command, str(WINDOW[0])], capture_output=True, text=True, check=True, **settings)
        return float(run.stdout.split()[-1])

    return measure


def measure_in_turn(contestants: Contestants, rounds: int, tell: Callable[[str], None]) -> Found:
    """So many rounds of everything, after one that does not count."""
    found: Found = {kind: {name: [] for name in them} for kind, them in contestants.items()}
    for round_ in range(-1, rounds):
        for kind, them in contestants.items():
            for name, measure in them.items():
                tell(f"round {round_ + 1} of {rounds}: {kind}, {name}")
                per_second = measure()
                if round_ >= 0:
                    found[kind][name].append(per_second)
    return found


def ratio(ours: list[float], theirs: list[float]) -> float:
    """The median over the rounds of what was measured side by side."""
    return statistics.median(a / b for a, b in zip(ours, theirs, strict=True))
