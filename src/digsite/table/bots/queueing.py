"""The queue in front of the bots: everybody gets a turn, whoever asks for much waits longer.

Requests are taken in turns, one address after the other, and of each address one table after the other. An address that
has used up its thinking time waits until some of it has come back.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, zip_longest

from cachetools import LRUCache

from digsite.review.judging import Judged
from digsite.table.bots.exchange import JudgeRequest, ThinkRequest, Thought

MAX_ADDRESSES = 10_000


@dataclass(eq=False)
class Wanted:
    """A thought that somebody waits for."""

    asked: ThinkRequest
    legal: list[int]
    seconds: float
    table: str
    address: str
    thought: asyncio.Future[Thought]
    passed_over: bool = False


@dataclass(eq=False)
class WantedJudgement:
    """A position of a finished game that waits to be judged until no bot has anything to do."""

    asked: JudgeRequest
    judged: asyncio.Future[Judged]


class FairQueue:
    """Requests in turns: by address, and within an address by table."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[Wanted]]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def add(self, wanted: Wanted, first: bool = False) -> None:
        """Put a request at the end of its table's line, or `first` of all."""
        tables = self._addresses.setdefault(wanted.address, OrderedDict())
        line = tables.setdefault(wanted.table, deque())
        if first:
            line.appendleft(wanted)
            tables.move_to_end(wanted.table, last=False)
            self._addresses.move_to_end(wanted.address, last=False)
        else:
            line.append(wanted)
        self._length += 1

    def remove(self, wanted: Wanted) -> None:
        """Take a request out, if it is there. Its table and its address are last in line from now on."""
        tables = self._addresses.get(wanted.address, OrderedDict())
        line = tables.get(wanted.table, deque())
        if wanted not in line:
            return
        line.remove(wanted)
        self._length -= 1
        if line:
            tables.move_to_end(wanted.table)
        else:
            del tables[wanted.table]
        if tables:
            self._addresses.move_to_end(wanted.address)
        else:
            del self._addresses[wanted.address]

    def __iter__(self) -> Iterator[Wanted]:
        """Go through the requests in the order of their turns."""
        return _in_turns(_in_turns(iter(line) for line in tables.values()) for tables in self._addresses.values())


def _in_turns(lines: "Iterator[Iterator[Wanted]]") -> Iterator[Wanted]:
    return (wanted for wanted in chain.from_iterable(zip_longest(*lines)) if wanted is not None)


class ThinkingTime:
    """The seconds that bots may think for each address; they come back by the minute."""

    def __init__(self, a_minute: float) -> None:
        self.a_minute = a_minute
        self._left: LRUCache[str, tuple[float, float]] = LRUCache(MAX_ADDRESSES)

    def left(self, address: str, now: float) -> float:
        """Return the seconds that an address has left; infinite without a limit, and for tables nobody asked for."""
        if self.a_minute <= 0 or not address:
            return float("inf")
        left, at = self._left.get(address, (self.a_minute, now))
        return min(self.a_minute, left + (now - at) * self.a_minute / 60)

    def spend(self, address: str, seconds: float, now: float) -> None:
        if self.a_minute > 0 and address:
            self._left[address] = (self.left(address, now) - seconds, now)
