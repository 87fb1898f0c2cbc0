"""A table in memory, the sockets that watch it, and how they are told what happens."""

import asyncio
from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol

import msgspec
from cachetools import LRUCache

from digsite.core.game import Fields, Setup
from digsite.table.play.answers import Now, Update, now_for_all, seen_by
from digsite.table.play.notices import Notice, Viewer, notice
from digsite.table.play.refusals import Refusal
from digsite.table.play.sitting import Sitting
from digsite.table.play.tokens import Signer, viewer_of

Ending = Literal["fell-behind", "ended"]
"""Why a socket is closed: it does not read, or there is nothing more to tell it."""

MAX_SETUPS = 256
"""Number of setups whose printed things are kept encoded."""

_encoder = msgspec.json.Encoder()


class Listener(Protocol):
    """The other end of a socket. What it has missed is sent when it connects again."""

    def send(self, text: bytes) -> bool:
        """Send a message at once. Return False if too much waits for the other side."""

    def end(self, why: Ending) -> None:
        """Close the socket."""


class Watcher(NamedTuple):
    """A socket that is told everything that happens at a table."""

    person: int | None
    seat: int | None
    """The seat that was chosen; None for whichever of their seats has to decide."""
    links: int
    listener: Listener


class Live:
    """A table in memory."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.sitting: Sitting | None = None
        self.watchers: dict[Watcher, None] = {}
        """The sockets, the oldest first."""
        self.published = 0
        """Sequence number of the latest entry that the sockets were told of."""
        self.bots: asyncio.Task[None] | None = None
        self.used = 0.0

    def drop(self, watcher: Watcher, why: Ending) -> None:
        """Close a socket, and tell it nothing more."""
        self.watchers.pop(watcher, None)
        watcher.listener.end(why)


class Publisher:
    """Makes what each viewer is told of a table, and tells the sockets."""

    def __init__(self, signer: Signer, now: Callable[[], float]) -> None:
        self.signer = signer
        self.now = now

    def now_for(self, sitting: Sitting, viewer: Viewer, for_all: Now | None = None) -> Now:
        """Make the table as a viewer sees it, with their token for the rematch if there is one."""
        now = seen_by(viewer, sitting, for_all or now_for_all(sitting, self.now()))
        if sitting.rematch is not None and viewer.person is not None:
            now.rematch_token = self.signer.sign(sitting.rematch, viewer.person, 0)
        return now

    def notices(self, sitting: Sitting, viewer: Viewer, since: int) -> list[Notice]:
        """Make the notices after an entry."""
        return [notice(line, viewer) for line in sitting.lines[since:]]

    def update(self, sitting: Sitting, viewer: Viewer, since: int, for_all: Now | None = None) -> bytes:
        """Make the message for a socket that knows the table up to an entry."""
        now = self.now_for(sitting, viewer, for_all)
        if now.view is not None:
            now.view = now.view | _printed(sitting.setup, now.view)
        return _encoder.encode(Update(self.notices(sitting, viewer, since), now))

    def publish(self, live: Live) -> None:
        """Tell every socket what is stored now and was not told yet. Viewers who see the same get the same bytes."""
        sitting = live.sitting
        assert sitting is not None
        if sitting.sequence <= live.published:
            return
        made: dict[Viewer, bytes] = {}
        for_all = now_for_all(sitting, self.now()) if live.watchers else None
        for watcher in list(live.watchers):
            viewer = _viewer_still(sitting, watcher)
            if viewer is None:
                live.drop(watcher, "ended")
                continue
            if viewer not in made:
                made[viewer] = self.update(sitting, viewer, live.published, for_all)
            if not watcher.listener.send(made[viewer]):
                live.drop(watcher, "fell-behind")
        live.published = sitting.sequence


_encoded: LRUCache[Setup, dict[str, msgspec.Raw]] = LRUCache(MAX_SETUPS)


def _printed(setup: Setup, view: Fields) -> dict[str, msgspec.Raw]:
    """Return the fields of a view that are the same in all views of a setup. They are encoded only once."""
    known = _encoded.get(setup)
    if known is None:
        known = _encoded[setup] = {name: msgspec.Raw(_encoder.encode(view[name])) for name in setup.game.printed}
    return known


def _viewer_still(sitting: Sitting, watcher: Watcher) -> Viewer | None:
    """Return the viewer behind a socket now; None if the seat is no longer theirs, or the link was replaced."""
    if watcher.person is not None and watcher.links != sitting.people[watcher.person].links:
        return None
    try:
        return viewer_of(sitting, watcher.person, watcher.seat)
    except Refusal:
        return None
