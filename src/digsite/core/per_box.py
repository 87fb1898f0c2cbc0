"""What is printed on a box never changes while it is played with, so it is put into words once."""

import functools
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

MOST_BOXES = 64


def printed(make: Callable[[Any], T]) -> Callable[[Any], T]:
    """Keeps what a function makes of a box, for the boxes that were used last. Nobody may change what it returns."""
    kept: OrderedDict[bytes, T] = OrderedDict()

    @functools.wraps(make)
    def once(box: Any) -> T:
        key = box.tobytes()
        if key not in kept:
            kept[key] = make(box)
            if len(kept) > MOST_BOXES:
                kept.popitem(last=False)
        return kept[key]

    return once
