"""Names for the small numbers in events: tile 17 of the box is the find numbered 85."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from digsite.core.given import name_of

Word = Callable[[Any, int], Any]
"""Given a box and the number of a thing, return the name of the thing."""

Words = dict[str, Word]
"""A game's vocabulary: the naming function of each fact. Facts without one are plain numbers."""


def named(names: type[IntEnum]) -> Word:
    return lambda box, number: name_of(names(number))


def numbered(box: Any, number: int) -> int:
    """Count from 1, as people do."""
    return number + 1


def printed(field: str) -> Word:
    """Name things by the number printed on them, which the box holds in `field`."""
    return lambda box, number: int(box[field][number])
