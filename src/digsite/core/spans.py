"""Ranges of integers laid end to end, each with a name: the moves of a game, the numbers of an observation."""

import functools
from enum import IntEnum
from typing import Self


class Spans(IntEnum):
    """Members are declared by their length, in order; each equals its first integer."""

    count: int

    def __new__(cls, count: int) -> Self:
        first = cls.size()
        member = int.__new__(cls, first)
        member._value_ = first
        member.count = count
        return member

    @classmethod
    def size(cls) -> int:
        """How many integers there are in all."""
        return sum(member.count for member in cls.__members__.values())

    @classmethod
    @functools.cache
    def of(cls, number: int) -> tuple[Self, int]:
        """The span an integer is in, and which of its places."""
        span = max(member for member in cls if member <= number)
        return span, number - span

    @property
    def word(self) -> str:
        return self.name.lower().replace("_", "-")
