"""The live tables of one server: loaded when needed, changed by one task at a time, stored before anybody is told.

The memory can be thrown away at any moment: in doubt, a table is made again from its stored entries.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from typing import Any, Protocol, TypeVar

import msgspec

from digsite.core.errors import DigsiteError, UnknownGame
from digsite.core.fairness import fresh_secret
from digsite.table.play.answers import listed
from digsite.table.play.deciding import time_out
from digsite.table.play.entries import Entry, Line, read_entry, write_entry
from digsite.table.play.hooks import Hooks
from digsite.table.play.live import Live, Publisher
from digsite.table.play.opening import reveal_deadline, start_if_complete
from digsite.table.play.refusals import Refusal
from digsite.table.play.server_time import ServerTime
from digsite.table.play.sitting import PLAYING, WAITING, Damaged, Sitting
from digsite.table.play.tokens import Signer
from digsite.table.store.storage import Change, Storage, Stored, TableRow

log = logging.getLogger("digsite.table")

T = TypeVar("T")

BOT_OVERDUE_SECONDS = 30.0
"""How long a bot's move may be missing before another server takes care of it."""

MAX_ATTEMPTS = 5
"""How often something is tried at a table where other servers are quicker."""


def new_id() -> str:
    """Make an id for a table or replay: 128 random bits, so that nobody can guess one."""
    return secrets.token_urlsafe(16)


class Overtaken(DigsiteError):
    """Another server stored an entry at this table first."""

    code = "overtaken"

    def __init__(self) -> None:
        super().__init__("another server was quicker")


class GameCompiler(Protocol):
    """Compiles games in the background."""

    def is_ready(self, game: str) -> bool:
        """Return whether people can play a game."""

    async def wait(self, game: str) -> None:
        """Wait until people can play a game, and have it compiled before the others."""


class LiveTables:
    """The live tables of one server."""

    def __init__(
        self,
        storage: Storage,
        signer: Signer,
        hooks: Hooks,
        workshop: GameCompiler,
        now: Callable[[], float] | None = None,
    ) -> None:
        self.storage = storage
        self.hooks = hooks
        self.workshop = workshop
        self.now = now or ServerTime()
        self.publisher = Publisher(signer, lambda: self.now())
        self.live: dict[str, Live] = {}
        self.on_release: Callable[[Live], None] = lambda live: None
        """Called whenever a task has finished at a table, while it still has the table for itself."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._starts: set[str] = set()
        """Tables that wait for their game to be compiled."""

    async def close(self) -> None:
        """End all sockets and tasks. Everything that was acknowledged is stored."""
        for live in self.live.values():
            for watcher in list(live.watchers):
                live.drop(watcher, "ended")
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something in the background, until it is done or the server closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    @contextlib.asynccontextmanager
    async def at(self, table: str, timed: bool = True) -> AsyncIterator[tuple[Live, Sitting]]:
        """Have a table for oneself, as it is stored. People who ran out of time are replaced first, if `timed`."""
        live = self.live.get(table)
        if live is None:
            live = self.live[table] = Live(table)
        async with live.lock:
            live.used = self.now()
            sitting = live.sitting if live.sitting is not None else await self._load(live)
            while timed and ((late := time_out(sitting, self.now())) or self._starting(sitting)):
                try:
                    await self.commit(live, sitting, late, None)
                except Overtaken:  # another server noticed it too, or somebody moved there just in time
                    sitting = await self._load(live)
            try:
                yield live, sitting
            finally:
                self.on_release(live)

    async def _load(self, live: Live) -> Sitting:
        row = await self.storage.table(live.table)
        if row is None:
            self.live.pop(live.table, None)
            raise Refusal("no-such-table")
        if row.phase != WAITING:
            await self.workshop.wait(row.game)
        stored = await self.storage.entries(live.table)
        with _noticing_damage(live.table):
            # A long game takes a while to play again, so that no other table may wait for it.
            sitting = await asyncio.to_thread(_folded, row, stored)
        live.sitting = sitting
        self.publisher.publish(live)
        self._start_when_ready(sitting)
        return sitting

    async def catch_up(self, live: Live, sitting: Sitting) -> None:
        """Carry out what other servers have stored since."""
        try:
            fresh = await self.storage.entries(live.table, sitting.sequence)
            with _noticing_damage(live.table):
                for stored in fresh:
                    sitting.apply(read_entry(stored.content), stored.at, stored.key)
        except BaseException:
            live.sitting = None
            raise
        self.publisher.publish(live)

    async def catch_up_to(self, live: Live, sitting: Sitting, sequence: int) -> None:
        """Catch up if somebody has seen more of the table than this server: another server told them."""
        if sequence > sitting.sequence:
            await self.catch_up(live, sitting)

    async def commit(self, live: Live, sitting: Sitting, entries: list[Entry], key: str | None) -> list[Line]:
        """Carry entries out, store them, then tell everybody. Whatever fails, the table is as it is stored.

        If everybody is here now, the start of the game is stored with them. Otherwise a server that dies in between
        would leave a table where nobody can do anything.
        """
        at, before = self.now(), sitting.to_act
        lines: list[Line] = []
        try:
            for entry in entries:
                lines.append(sitting.apply(entry, at, None if lines else key, fresh=True))
            for entry in self._starting(sitting):
                lines.append(sitting.apply(entry, at, fresh=True))
        except BaseException as problem:
            if lines or not isinstance(problem, DigsiteError):
                live.sitting = None
            raise
        # From here on the memory is ahead of the disk, so it is dropped unless the entries are stored.
        live.sitting = None
        if not await self.storage.append(_stored(live.table, lines, key), self._change(sitting)):
            raise Overtaken
        live.sitting = sitting
        self.publisher.publish(live)
        self._start_when_ready(sitting)
        if sitting.to_act != before:
            self._call_hook(live, sitting)
        return lines

    async def create(self, key: str | None, opening: Callable[[bytes], list[Entry]]) -> str:
        """Store a new table with its first entries, and the start of the game if everybody is here. Return its id.

        The same key again returns the same table.
        """
        known = await self.storage.table_by_key(key) if key else None
        if known is not None:
            return known.id
        secret, table, at = fresh_secret(), new_id(), self.now()
        sitting = Sitting(table, secret)
        for entry in opening(secret):
            sitting.apply(entry, at, fresh=True)
        for entry in self._starting(sitting):
            sitting.apply(entry, at, fresh=True)
        change = self._change(sitting)
        row = TableRow(
            id=table,
            key=key,
            secret=secret,
            game=sitting.opened.game,
            public=change.public,
            phase=change.phase,
            due=change.due,
            sequence=sitting.sequence,
            created=at,
            updated=at,
            summary=change.summary,
        )
        if not await self.storage.create(row, _stored(table, sitting.lines, None)):
            again = await self.storage.table_by_key(key) if key else None
            if again is None:
                raise Refusal("too-busy")
            return again.id
        return table

    async def do(self, table: str, what: Callable[[Live, Sitting], Coroutine[Any, Any, T]]) -> T:
        """Do something at a table, again if another server was quicker."""
        for _ in range(MAX_ATTEMPTS):
            with contextlib.suppress(Overtaken):
                async with self.at(table) as (live, sitting):
                    return await what(live, sitting)
        raise Refusal("too-busy")

    def _starting(self, sitting: Sitting) -> list[Entry]:
        """Return the start of the game, if everybody is here and the game is compiled."""
        if sitting.phase != WAITING or not self.workshop.is_ready(sitting.opened.game):
            return []
        return start_if_complete(sitting, self.now())

    def _start_when_ready(self, sitting: Sitting) -> None:
        """Have the game of a new table compiled first, and start it as soon as nothing else is missing."""
        game = sitting.opened.game
        if sitting.phase == WAITING and not self.workshop.is_ready(game) and sitting.table not in self._starts:
            self._starts.add(sitting.table)
            self.spawn(self._start_once_ready(sitting.table, game))

    async def _start_once_ready(self, table: str, game: str) -> None:
        await self.workshop.wait(game)
        self._starts.discard(table)
        with contextlib.suppress(DigsiteError):

            async def start(live: Live, sitting: Sitting) -> None:
                if self._starting(sitting):
                    await self.commit(live, sitting, [], None)

            await self.do(table, start)

    def _change(self, sitting: Sitting) -> Change:
        listed_now = sitting.phase == WAITING and sitting.opened.public and not sitting.deserted
        summary = msgspec.json.encode(listed(sitting, 0.0)) if listed_now else b""
        # Servers look after tables that play: one where everybody is here must start, even if nobody shows a word.
        phase = sitting.phase if reveal_deadline(sitting) is None else PLAYING
        return Change(phase, self._due(sitting), listed_now, summary)

    def _due(self, sitting: Sitting) -> float | None:
        """Return when a server must look at this table again if nothing happens until then."""
        if sitting.phase != PLAYING or sitting.paused:
            return reveal_deadline(sitting)
        if sitting.bot_at(sitting.to_act) is not None:
            # Where only bots sit, they play while somebody watches, and whoever comes to watch wakes them.
            return self.now() + BOT_OVERDUE_SECONDS if sitting.present_people() else None
        return sitting.clocks.deadline if sitting.clocks else None

    def _call_hook(self, live: Live, sitting: Sitting) -> None:
        """Call the address of the person whose turn it is now, if they set one and are not watching."""
        seat = sitting.to_act
        person = sitting.seats[seat].person if seat is not None else None
        if seat is None or person is None or sitting.seats[seat].bot is not None:
            return
        address = sitting.people[person].hook
        if address is not None and all(watcher.person != person for watcher in live.watchers):
            self.spawn(self.hooks.tell(address, sitting.opened.game, sitting.table, sitting.names()[seat]))


@contextlib.contextmanager
def _noticing_damage(table: str) -> Iterator[None]:
    """Raise Damaged for whatever goes wrong with stored entries; bytes from a disk can break the code anywhere."""
    try:
        yield
    except UnknownGame:
        raise
    except Exception as problem:
        reason = problem.reason if isinstance(problem, Damaged) else f"{type(problem).__name__}: {problem}"
        log.error("table %s is damaged: %s", table[:6], reason)
        raise Damaged(reason) from problem


def _folded(row: TableRow, stored: list[Stored]) -> Sitting:
    return Sitting.folded(row.id, row.secret, ((read_entry(s.content), s.at, s.key) for s in stored))


def _stored(table: str, lines: list[Line], key: str | None) -> list[Stored]:
    """Return lines as they are stored; the key of the command belongs to the first."""
    return [
        Stored(table, line.sequence, None if i else key, line.at, write_entry(line.entry))
        for i, line in enumerate(lines)
    ]
