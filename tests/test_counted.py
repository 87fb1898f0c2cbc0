"""Counts in eight bytes: their sum, and the kind of the nth thing."""

import random

import numpy as np
import pytest

from digsite.core.compiled import kernel
from digsite.core.counted import KINDS, nth_kind, total

RECORD = np.dtype([("counts", "i1", (2 * KINDS,))])


@kernel
def totalled(records, group):
    return total(records[0].counts, group)


@kernel
def found(records, nth, group):
    return nth_kind(records[0].counts, nth, group)


@pytest.mark.parametrize("seed", range(20))
def test_the_nth_thing_is_of_the_kind_that_a_list_of_all_would_say(seed: int) -> None:
    chooser = random.Random(seed)
    records = np.zeros(1, RECORD)
    for group in range(2):
        counts = [chooser.choice([0, 0, 1, 2, 5, 30]) for _ in range(KINDS)]
        records["counts"][0, group * KINDS : (group + 1) * KINDS] = counts
        things = [kind for kind, count in enumerate(counts) for _ in range(count)]
        assert totalled(records, group) == len(things)
        assert [found(records, nth, group) for nth in range(len(things))] == things


def test_a_group_may_hold_255_things() -> None:
    records = np.zeros(1, RECORD)
    records["counts"][0, :3] = 127, 1, 127
    assert totalled(records, 0) == 255
    assert [found(records, nth, 0) for nth in (0, 126, 127, 128, 254)] == [0, 0, 1, 2, 2]
