"""A few things by name: those that were used last."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Latest(Generic[T]):
    """Keeps up to `most`, and forgets what was not used for longest."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._things: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, name: Hashable) -> T | None:
        """What is kept under this name; asking is no use of it."""
        return self._things.get(name)

    def put(self, name: Hashable, thing: T) -> None:
        self._things[name] = thing
        self._things.move_to_end(name)
        while len(self._things) > self.most:
            self._things.popitem(last=False)

    def get_or_make(self, name: Hashable, make: Callable[[], T]) -> T:
        thing = self._things[name] if name in self._things else make()
        self.put(name, thing)
        return thing

    def forget(self, name: Hashable) -> None:
        self._things.pop(name, None)
