"""Means with 95 % intervals, for a number of games that was fixed beforehand or for looking at any time.

Fixed: Student's t for the mean of the games; for numbers between 0 and 1, Wilson's score interval with the correction
for continuity, whose variance is at least that of any such numbers and which is right for few games too.

At any time: the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas ("Time-uniform
central limit theory and asymptotic confidence sequences", 2024). It is wider, and remains right if a study is stopped
because of what it shows.
"""

import math
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np

ERROR = 0.05
"""Probability that an interval does not contain the true mean."""

POWER = 0.8
"""Probability of finding an effect of the size that a study promises to find."""

TIGHTEST_AT = 500
"""Number of games at which an interval for looking at any time is narrowest relative to a fixed one."""


@dataclass(frozen=True)
class Estimate:
    """The mean over games with its 95 % interval, and the size of effect that is found with a probability of 80 %."""

    mean: float
    low: float
    high: float
    games: int
    detectable: float

    @property
    def clear(self) -> bool:
        """Whether the interval excludes 0, for a difference."""
        return self.low > 0 or self.high < 0

    def excludes(self, value: float) -> bool:
        return value < self.low or value > self.high


def quantile(error: float, degrees: float = math.inf) -> float:
    """Return the two-sided quantile of Student's t (Cornish-Fisher expansion; exact for the normal)."""
    z = NormalDist().inv_cdf(1 - error / 2)
    if degrees == math.inf:
        return z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / degrees ** (k + 1) for k, term in enumerate(terms))


def estimate(values: np.ndarray, share: bool = False, any_time: bool = False, error: float = ERROR) -> Estimate:
    """Estimate a mean from one number per game. `share` says that all are between 0 and 1."""
    count = len(values)
    if count == 0:
        return Estimate(math.nan, -math.inf, math.inf, 0, math.inf)
    mean = float(np.mean(values))
    deviation = float(np.std(values, ddof=1)) if count > 1 else math.inf
    if share:
        deviation = max(deviation if count > 1 else 0.5, 1e-9)
    detectable = (quantile(error) + quantile(2 * (1 - POWER))) * deviation / math.sqrt(count)
    if any_time:
        low, high = _any_time(mean, max(deviation, 0.5 / count if share else 0.0), count, error)
    elif share:
        low, high = _wilson(mean, count, quantile(error))
    else:
        within = quantile(error, count - 1) * deviation / math.sqrt(count) if count > 1 else math.inf
        low, high = mean - within, mean + within
    if share:
        low, high = max(low, 0.0), min(high, 1.0)
    return Estimate(mean, low, high, count, detectable)


def difference(before: np.ndarray, after: np.ndarray, any_time: bool = False, error: float = ERROR) -> Estimate:
    """Estimate the mean difference between two arms that played the same deals."""
    return estimate(np.asarray(after, float) - np.asarray(before, float), any_time=any_time, error=error)


def _wilson(mean: float, count: int, z: float) -> tuple[float, float]:
    """Wilson's interval with the correction for continuity, which few games near 0 or 1 need."""
    middle, scale = 2 * count * mean + z * z, 2 * (count + z * z)
    spread = z * z - 1 / count + 4 * count * mean * (1 - mean)
    low = (middle - 1 - z * math.sqrt(max(spread + (4 * mean - 2), 0.0))) / scale
    high = (middle + 1 + z * math.sqrt(max(spread - (4 * mean - 2), 0.0))) / scale
    return min(low, mean), max(high, mean)


def _any_time(mean: float, deviation: float, count: int, error: float) -> tuple[float, float]:
    rho_squared = (-2 * math.log(error) + math.log(-2 * math.log(error) + 1)) / TIGHTEST_AT
    scale = count * rho_squared + 1
    within = deviation * math.sqrt(2 * scale / (count * count * rho_squared) * math.log(math.sqrt(scale) / error))
    return mean - within, mean + within
