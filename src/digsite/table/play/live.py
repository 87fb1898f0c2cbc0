"""A table in memory, and the sockets that watch it."""

import asyncio

from digsite.core.errors import DigsiteError
from digsite.table.sitting import Sitting

MOST_UPDATES = 64
"""That may wait for one socket; one that is further behind is let go, and may come again."""


class Overtaken(DigsiteError):
    """Another server stored something at this table first."""

    code = "overtaken"

    def __init__(self, since: int) -> None:
        super().__init__("another server was quicker")
        self.since = since


class Watcher:
    """A socket that hears of everything that happens at a table."""

    def __init__(self, person: int | None, seat: int | None, links: int) -> None:
        self.person = person
        self.seat = seat
        """As asked for; None for whichever of their seats is to decide."""
        self.links = links
        self.updates: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_UPDATES)
        self.behind = False

    def tell(self, update: bytes) -> None:
        try:
            self.updates.put_nowait(update)
        except asyncio.QueueFull:
            self.behind = True
            self.end()

    def end(self) -> None:
        """Nothing more comes, and what waits is thrown away: it is told again from the sequence number reached."""
        while not self.updates.empty():
            self.updates.get_nowait()
        self.updates.put_nowait(None)


class Live:
    """A table in memory."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.sitting: Sitting | None = None
        self.watchers: set[Watcher] = set()
        self.published = 0
        self.bots: asyncio.Task[None] | None = None
        self.used = 0.0
