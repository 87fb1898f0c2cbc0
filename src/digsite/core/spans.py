"""Named ranges of consecutive integers: the moves of a game, the numbers of an observation."""

import functools
from enum import IntEnum
from typing import Self

import numpy as np


class Spans(IntEnum):
    """Members are declared by their length, in order; each equals its first integer.

    The numbers of an observation are integers. A member for counts adds its unit behind the length: the count that a
    learner sees as 1.
    """

    count: int
    unit: int

    def __new__(cls, count: int, unit: int = 1) -> Self:
        first = cls.size()
        member = int.__new__(cls, first)
        member._value_ = first
        member.count = count
        member.unit = unit
        return member

    @classmethod
    def size(cls) -> int:
        """Return the total number of integers."""
        return sum(member.count for member in cls.__members__.values())

    @classmethod
    def units(cls) -> np.ndarray:
        """Return the unit of each number: an observation divided by it lies around 0 to 1."""
        members = cls.__members__.values()
        return np.repeat([member.unit for member in members], [member.count for member in members]).astype(np.float32)

    @classmethod
    @functools.cache
    def of(cls, number: int) -> tuple[Self, int]:
        """Return the span of an integer, and its place in that span."""
        span = max(member for member in cls if member <= number)
        return span, number - span

    @property
    def word(self) -> str:
        return self.name.lower().replace("_", "-")
