"""Keep what is computed from a box alone, which never changes during a game, or from the latest position."""

from collections.abc import Callable
from threading import Lock
from typing import Any, TypeVar

import numpy as np
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


def per_position(make: Callable[[Any, Any], T]) -> Callable[[Any, Any], T]:
    """Keep what a function makes of a box and a state, for the position used last.

    Viewers of a table look at the same position one after the other. Nobody may change what it returns.
    """
    latest: tuple[Any, bytes, T] | None = None

    def of(box: Any, state: Any) -> T:
        nonlocal latest
        known, content = latest, state.tobytes()
        if known is None or known[0] is not box or known[1] != content:
            # Of a copy, because what is made may refer to the state, which changes. Copying a record takes much longer.
            known = latest = (box, content, make(box, np.frombuffer(content, state.dtype)[0]))
        return known[2]

    return of


def fields_of(record: Any) -> dict[str, Any]:
    """Return the fields of a record by name. To ask the record for each alone would take much longer.

    Arrays among them refer to the record.
    """
    return dict(zip(record.dtype.names, record.item(), strict=True))
