"""How much is known about a mean: intervals that are valid however often one looks, so that stopping early is honest.

Somebody claims that numbers between 0 and 1 have the mean m. Sceptics bet against him, with one coin in all. Each puts
a fixed fraction of his money on "more" or on "less", at odds that are fair if the claim is true: then, by Ville's
inequality, the chance that they *ever* own 20 coins is at most 1 in 20. A 95 % interval holds the claims
against which they do not own 20 coins now. (Betting confidence sequences: Waudby-Smith and Ramdas, "Estimating means
of bounded random variables by betting", 2024. Fixed fractions side by side in place of one that is adapted make the
result independent of the order. How the fractions are spaced was chosen among four by simulation; it changes how
soon something is clear, never whether the interval is valid.)

Money against a claim is log-convex in m and at most one coin at the mean seen, so the claims that stand are an interval
round it, and bisection finds its ends.
"""

import math
from collections.abc import Sequence

import numpy as np

ERROR = 0.05
"""How often an interval may be wrong, once or more in all the times somebody looks at it."""

FRACTIONS = ((np.arange(24) + 0.5) / 24) ** 1.5
"""What the sceptics stake: many a little, for small differences, some nearly all."""

HALVINGS = 40


def money(numbers: Sequence[float] | np.ndarray, claim: float) -> float:
    """The logarithm of what betting against a claimed mean has brought: above log 20, the claim is refuted."""
    values, counts = np.unique(np.asarray(numbers, float), return_counts=True)
    return _money(values, counts, claim)


def _money(values: np.ndarray, counts: np.ndarray, claim: float) -> float:
    more = np.log1p(np.outer(FRACTIONS, values / claim - 1)) @ counts
    less = np.log1p(np.outer(FRACTIONS, (1 - values) / (1 - claim) - 1)) @ counts
    logs = np.concatenate([more, less])
    return float(np.logaddexp.reduce(logs) - math.log(len(logs)))


def refuted(numbers: Sequence[float] | np.ndarray, claim: float) -> bool:
    """Whether the interval of these numbers leaves out this mean."""
    return len(numbers) > 0 and money(numbers, claim) >= -math.log(ERROR)


def interval(numbers: Sequence[float] | np.ndarray) -> tuple[float, float]:
    """The means, between 0 and 1, that are not refuted by these numbers."""
    if len(numbers) == 0:
        return 0.0, 1.0
    values, counts = np.unique(np.clip(np.asarray(numbers, float), 0.0, 1.0), return_counts=True)
    mean = float(values @ counts / counts.sum())
    return _end(values, counts, mean, 0.0), _end(values, counts, mean, 1.0)


def _end(values: np.ndarray, counts: np.ndarray, stands: float, falls: float) -> float:
    """Between a mean that stands and the edge, where the claims begin that are refuted."""
    for _ in range(HALVINGS):
        middle = (stands + falls) / 2
        if middle in (stands, falls):
            break
        if _money(values, counts, middle) < -math.log(ERROR):
            stands = middle
        else:
            falls = middle
    return falls
