"""Events as structured facts. The rules log numbers; here the numbers get their names."""

import functools
from enum import IntEnum
from typing import Any, Self

import numpy as np

from digsite.core.given import name_of
from digsite.core.log import COUNT, EVERYONE
from digsite.core.words import Words

Event = dict[str, Any]


class EventKind(IntEnum):
    """The kinds of event of a game; each member is declared with the names of its facts."""

    facts: list[str]

    def __new__(cls, facts: str) -> Self:
        kind = len(cls.__members__)
        member = int.__new__(cls, kind)
        member._value_ = kind
        member.facts = facts.split()
        return member


def read_log(kinds: type[EventKind], words: Words, box: Any, log: np.ndarray) -> list[tuple[int, Event]]:
    """Return the events of a log, each with its audience: one seat, or everyone."""
    told = int(log[0, COUNT])
    if told >= len(log):
        raise OverflowError(f"one move told {told} events, a log holds {len(log) - 1}")
    found = []
    for number, audience, *numbers in log[1 : told + 1].tolist():
        name, facts = _named(kinds)[number]
        event: Event = {"event": name}
        for fact, value in zip(facts, numbers, strict=False):
            event[fact] = words[fact](box, value) if fact in words else value
        found.append((audience, event))
    return found


@functools.cache
def _named(kinds: type[EventKind]) -> list[tuple[str, list[str]]]:
    """Return the name of each kind of event and the names of its facts."""
    return [(name_of(kind), kind.facts) for kind in kinds]


def visible(audience: int, seat: int | None) -> bool:
    """Return whether a seat, or a spectator if None, may see an event for this audience."""
    return audience in (EVERYONE, seat)
