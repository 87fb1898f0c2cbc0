"""Counts of things in eight bytes, read as one number: no loop, and no branch that a processor could mispredict."""

import numpy as np

from digsite.core.compiled import small_rule

KINDS = 8
"""Number of counts in a group. Together they are at most 255."""

ONES = np.uint64(0x0101010101010101)
LANES = np.uint64(0x0001000100010001)
EVEN = np.uint64(0x00FF00FF00FF00FF)
NOT_MORE = np.uint64(0x0100010001000100)


@small_rule
def packed(counts, group):
    """Return a group of eight counts as one number, the first in its lowest byte: a single load."""
    word = np.uint64(0)
    for i in range(KINDS):
        word |= np.uint64(counts[group * KINDS + i]) << np.uint64(8 * i)
    return word


@small_rule
def total(counts, group=0):
    """Return the sum of a group of eight counts."""
    return np.int64((packed(counts, group) * ONES) >> np.uint64(56))


@small_rule
def nth_kind(counts, nth, group=0):
    """Return the kind of the nth thing of a group: the number of kinds that, with all before them, are `nth` or fewer.

    The product holds in each byte the sum up to its kind. Half of the bytes at a time are compared in lanes of two.
    """
    sums = packed(counts, group) * ONES
    wanted = np.uint64(nth + 256) * LANES
    fewer = (wanted - (sums & EVEN)) & NOT_MORE
    fewer += (wanted - ((sums >> np.uint64(8)) & EVEN)) & NOT_MORE
    return np.int64(((fewer >> np.uint64(8)) * LANES) >> np.uint64(48))
