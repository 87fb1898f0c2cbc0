"""Intervals for a mean that are valid however often you look at them, so that stopping early is honest.

Somebody claims that numbers between 0 and 1 have the mean m. Sceptics bet against it, with one coin in all. Each puts
a fixed fraction of their money on "more" or on "less", at odds that are fair if the claim is true: then, by Ville's
inequality, the chance that they *ever* own 20 coins is at most 1 in 20. A 95 % interval contains the
claims against which they do not own 20 coins now. (Betting confidence sequences: Waudby-Smith and Ramdas, "Estimating
means of bounded random variables by betting", 2024. Several fixed fractions instead of one adaptive fraction make the
result independent of the order. The spacing of the fractions was chosen from four by simulation; it affects how
soon a result is clear, but never whether the interval is valid.)

The money won against a claim is log-convex in m, and at most one coin at the observed mean. The claims that are not
refuted are therefore an interval around that mean, and bisection finds its ends.
"""

import math
from collections.abc import Sequence

import numpy as np

ERROR = 0.05
"""Probability that an interval is ever wrong, over all the times somebody looks at it."""

FRACTIONS = ((np.arange(24) + 0.5) / 24) ** 1.5
"""Fractions that the sceptics stake: many are small, to detect small differences, and some are nearly 1."""

HALVINGS = 40


def money(numbers: Sequence[float] | np.ndarray, claim: float) -> float:
    """Return the logarithm of the money won by betting against a claimed mean: above log 20, the claim is refuted."""
    values, counts = np.unique(np.asarray(numbers, float), return_counts=True)
    return _money(values, counts, claim)


def _money(values: np.ndarray, counts: np.ndarray, claim: float) -> float:
    more = np.log1p(np.outer(FRACTIONS, values / claim - 1)) @ counts
    less = np.log1p(np.outer(FRACTIONS, (1 - values) / (1 - claim) - 1)) @ counts
    logs = np.concatenate([more, less])
    return float(np.logaddexp.reduce(logs) - math.log(len(logs)))


def refuted(numbers: Sequence[float] | np.ndarray, claim: float) -> bool:
    """Return whether the interval of these numbers excludes this mean."""
    return len(numbers) > 0 and money(numbers, claim) >= -math.log(ERROR)


def interval(numbers: Sequence[float] | np.ndarray) -> tuple[float, float]:
    """Return the interval of means, between 0 and 1, that these numbers do not refute."""
    if len(numbers) == 0:
        return 0.0, 1.0
    values, counts = np.unique(np.clip(np.asarray(numbers, float), 0.0, 1.0), return_counts=True)
    mean = float(values @ counts / counts.sum())
    return _end(values, counts, mean, 0.0), _end(values, counts, mean, 1.0)


def _end(values: np.ndarray, counts: np.ndarray, stands: float, falls: float) -> float:
    """Find the end of the interval between a mean that is not refuted and the edge."""
    for _ in range(HALVINGS):
        middle = (stands + falls) / 2
        if middle in (stands, falls):
            break
        if _money(values, counts, middle) < -math.log(ERROR):
            stands = middle
        else:
            falls = middle
    return falls
