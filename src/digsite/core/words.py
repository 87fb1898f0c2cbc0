"""What a game's small numbers are called in events: tile 17 of the box is the find numbered 85."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from digsite.core.given import name_of

Word = Callable[[Any, int], Any]
"""Given the box, the name of the thing with this number."""

Words = dict[str, Word]
"""A game's vocabulary: how a fact is named, by the fact. Facts that are not in it are plain numbers."""


def named(names: type[IntEnum]) -> Word:
    return lambda box, number: name_of(names(number))


def numbered(box: Any, number: int) -> int:
    """Things numbered from 1, as people count."""
    return number + 1


def printed(field: str) -> Word:
    """Things called by the number printed on them, which the box holds in `field`."""
    return lambda box, number: int(box[field][number])
