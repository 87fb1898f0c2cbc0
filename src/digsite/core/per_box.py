"""Keep what is computed from a box alone: a box never changes during a game."""

from collections.abc import Callable
from threading import Lock
from typing import Any, TypeVar

from cachetools import LRUCache, cached

T = TypeVar("T")

MAX_BOXES = 64


def per_box(make: Callable[[Any], T]) -> Callable[[Any], T]:
    """Keep what a function makes of a box, for the boxes used last. Nobody may change what it returns."""
    kept = cached(LRUCache(MAX_BOXES), key=lambda box: box.tobytes(), lock=Lock())(make)
    by_identity: dict[int, tuple[Any, T]] = {}

    def of(box: Any) -> T:
        """Look for the same object first: comparing the bytes of a box takes longer than most uses of it."""
        known = by_identity.get(id(box))
        if known is not None and known[0] is box:
            return known[1]
        made = kept(box)
        if len(by_identity) >= MAX_BOXES:
            by_identity.clear()
        by_identity[id(box)] = (box, made)
        return made

    return of
