"""Ranges of integers laid end to end, each with a name: the moves of a game, the numbers of an observation."""

import functools
from enum import IntEnum
from typing import Self

import numpy as np


class Spans(IntEnum):
    """Members are declared by their length, in order; each equals its first integer.

    The numbers of an observation are whole. For those that are counts a member says, behind its length, how many make
    a one for a learner.
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
        """How many integers there are in all."""
        return sum(member.count for member in cls.__members__.values())

    @classmethod
    def units(cls) -> np.ndarray:
        """How many make a one, number by number: an observation divided by it is of numbers around 0 to 1."""
        members = cls.__members__.values()
        return np.repeat([member.unit for member in members], [member.count for member in members]).astype(np.float32)

    @classmethod
    @functools.cache
    def of(cls, number: int) -> tuple[Self, int]:
        """The span an integer is in, and which of its places."""
        span = max(member for member in cls if member <= number)
        return span, number - span

    @property
    def word(self) -> str:
        return self.name.lower().replace("_", "-")
