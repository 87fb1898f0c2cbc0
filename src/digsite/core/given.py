"""Read data that somebody else wrote: every mistake is reported with its place and the allowed values."""

import functools
from collections.abc import Callable
from enum import IntEnum
from typing import Any, TypeVar

from digsite.core.errors import BadPosition

T = TypeVar("T")


class Given:
    """A JSON object read key by key; `done` refuses the keys that were not read."""

    def __init__(self, content: Any, where: str = "position") -> None:
        if not isinstance(content, dict):
            raise BadPosition(f"{where} is {_short(content)}; it must be an object with named fields")
        self._content = content
        self._where = where
        self._known: set[str] = set()

    def _take(self, key: str) -> tuple[str, Any]:
        self._known.add(key)
        if key not in self._content:
            raise BadPosition(f"{self._where} has no `{key}`")
        return f"{self._where}.{key}", self._content[key]

    def whole(self, key: str, least: int, most: int) -> int:
        return whole(*self._take(key), least, most)

    def named(self, key: str, names: type[IntEnum]) -> int:
        return named(*self._take(key), names)

    def text(self, key: str) -> str:
        where, value = self._take(key)
        if not isinstance(value, str):
            raise BadPosition(f"{where} is {_short(value)}; it must be a text")
        return value

    def object(self, key: str) -> dict[str, Any]:
        where, value = self._take(key)
        if not isinstance(value, dict):
            raise BadPosition(f"{where} is {_short(value)}; it must be an object with named fields")
        return value

    def read(self, key: str, read: Callable[[str, Any], T]) -> T:
        return read(*self._take(key))

    def many(self, key: str, read: Callable[[str, Any], T], least: int, most: int | None = None) -> list[T]:
        """Read a list of `least` entries, or of up to `most`, applying `read` to each."""
        where, value = self._take(key)
        return many(where, value, read, least, most)

    def done(self) -> None:
        if extra := sorted(set(self._content) - self._known):
            known = ", ".join(sorted(self._known))
            raise BadPosition(f"{self._where} has no field `{extra[0]}`; its fields are {known}")


def whole(where: str, value: Any, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadPosition(f"{where} is {_short(value)}; it must be a whole number from {least} to {most}")
    return value


def named(where: str, value: Any, names: type[IntEnum]) -> int:
    for member in names:
        if value == name_of(member):
            return int(member)
    raise BadPosition(f"{where} is {_short(value)}; it must be one of {', '.join(map(name_of, names))}")


def many(where: str, value: Any, read: Callable[[str, Any], T], least: int, most: int | None = None) -> list[T]:
    most = least if most is None else most
    if not isinstance(value, list) or not least <= len(value) <= most:
        count = str(least) if least == most else f"{least} to {most}"
        found = f"a list of {len(value)}" if isinstance(value, list) else _short(value)
        raise BadPosition(f"{where} is {found}; it must be a list of {count}")
    return [read(f"{where}[{i + 1}]", part) for i, part in enumerate(value)]


@functools.lru_cache(maxsize=None, typed=True)
def name_of(member: IntEnum) -> str:
    """Return how an enum member is written in positions, views and events."""
    return member.name.lower().replace("_", "-")


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
