"""The house: what people ask of the tables of one server, and what they are answered."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from typing import TypeVar

import msgspec
from cachetools import LRUCache

from digsite.core.record import Record
from digsite.table.play.answers import Done, Drafted, Hint, Listed, Now, Seated, Tried
from digsite.table.play.askers import ADDRESS
from digsite.table.play.bot_turns import Bots, BotTurns
from digsite.table.play.caretaker import Caretaker
from digsite.table.play.commands import (
    AnyAsk,
    Command,
    Hook,
    Join,
    NewLesson,
    NewTable,
    PlayMoves,
    Rematch,
    Replace,
    Trial,
)
from digsite.table.play.deciding import decide
from digsite.table.play.entries import Decided, Entry, Moved, Relinked, Rematched, Start
from digsite.table.play.hooks import Hooks
from digsite.table.play.live import Listener, Live, Watcher
from digsite.table.play.notices import Notice, Viewer, notice
from digsite.table.play.opening import open_lesson, open_rematch, open_table, sit_down
from digsite.table.play.refusals import Refusal, Stale
from digsite.table.play.sitting import OVER, WAITING, Sitting
from digsite.table.play.tables import GameCompiler, LiveTables
from digsite.table.play.tokens import Signer, viewer_of
from digsite.table.play.trying import attempted
from digsite.table.store.storage import Storage

log = logging.getLogger("digsite.table")

T = TypeVar("T")

MAX_SPECTATORS = 200
"""Maximum number of sockets of spectators at one table."""

MAX_OWN_SOCKETS = 10
"""Maximum number of sockets of one person at their table. When they open another, the oldest is closed."""

MAX_LOBBY_TABLES = 100

LOBBY_SECONDS = 24 * 3600.0
"""How long a public table where nothing happens stays in the lobby."""

MAX_PUBLIC = 5
"""Maximum number of public tables of one address that wait for players."""

MAX_ADDRESSES = 10_000


class House:
    """Everything that people ask of a server. Its tables, bots and caretaker know nothing of it."""

    def __init__(
        self,
        storage: Storage,
        bots: Bots,
        signer: Signer,
        hooks: Hooks,
        workshop: GameCompiler,
        now: Callable[[], float] | None = None,
        keep_seconds: float = 0.0,
    ) -> None:
        self.storage = storage
        self.bots = bots
        self.signer = signer
        self.hooks = hooks
        self.tables = LiveTables(storage, signer, hooks, workshop, now)
        self._listed: LRUCache[str, list[str]] = LRUCache(MAX_ADDRESSES)
        """For each address, the public tables that it opened."""
        self.bot_turns = BotTurns(self.tables, bots)
        self.caretaker = Caretaker(self.tables, keep_seconds)

    async def start(self) -> None:
        await self.caretaker.start()

    async def close(self) -> None:
        await self.tables.close()

    async def open(self, wish: NewTable, start: Start | None = None) -> Seated:
        """Open a table and sit down. The same key again returns the same table.

        With a start, the game begins from that position; game, options and edition of the wish must be those of it.
        """
        for seat in wish.seats:
            if seat.who == "bot":
                self.bots.check(seat.bot)
        self.bots.check(wish.stand_in)
        if wish.public:
            await self._check_lobby()
        table = await self.tables.create(wish.key, lambda secret: open_table(wish, secret, start))
        if wish.public:
            self._listed.setdefault(ADDRESS.get(), []).append(table)
        return await self._seated(table, 0)

    async def open_lesson(self, wish: NewLesson) -> Seated:
        """Open the table of a lesson and sit down. The same key again returns the same table."""
        return await self._seated(await self.tables.create(wish.key, lambda secret: open_lesson(wish)), 0)

    async def _check_lobby(self) -> None:
        """Refuse another public table of an address that has many in the lobby already."""
        address = ADDRESS.get()
        if not address:
            return
        rows = [await self.storage.table(table) for table in self._listed.get(address, [])]
        waiting = [row.id for row in rows if row is not None and row.public and row.phase == WAITING]
        self._listed[address] = waiting
        if len(waiting) >= MAX_PUBLIC:
            raise Refusal("too-many-public", most=MAX_PUBLIC)

    async def join(self, table: str, join: Join) -> Seated:
        """Sit down at a table. The same key again returns the same seat."""
        key = f"join {join.key}"

        async def sit(live: Live, sitting: Sitting) -> int:
            if key not in sitting.keys:
                await self.tables.commit(live, sitting, sit_down(sitting, join), key)
            joined = sitting.lines[sitting.keys[key] - 1].entry
            return int(getattr(joined, "person", 0))

        return await self._seated(table, await self.tables.do(table, sit))

    async def _seated(self, table: str, person: int) -> Seated:
        async with self.tables.at(table) as (_, sitting):
            links = sitting.people[person].links
            if links:  # the key of a request that was answered before is as old as the link that it brought
                raise Refusal("old-link")
            token = self.signer.sign(table, person, links)
            viewer = viewer_of(sitting, person, None)
            return Seated(table, person, token, self.tables.publisher.now_for(sitting, viewer))

    async def command(self, table: str, token: str | None, command: Command, lang: str = "en") -> Done | Drafted:
        """Carry out a command. It is stored when this returns, unless it is a draft that is not a whole move yet."""

        async def act(live: Live, sitting: Sitting) -> Done | Drafted:
            if token is None:
                raise Refusal("watchers-only-watch")
            person = self.signer.read_at(sitting, token).person
            key = f"{person} {command.key}"
            await self.tables.catch_up_to(live, sitting, command.sequence)
            # Somebody who made a new link and did not get the answer can only ask again with the old one.
            if not isinstance(_answered(sitting, key), Relinked):
                self.signer.person(sitting, token)
            if key not in sitting.keys:
                with self._telling_what_was_missed(sitting, person):
                    if drafted := self._drafted(sitting, person, command, lang):
                        return drafted
                    entries = await self._decided(sitting, person, command.ask, command.sequence)
                    await self.tables.commit(live, sitting, entries, key)
            return self._done(sitting, person, key)

        return await self.tables.do(table, act)

    def _done(self, sitting: Sitting, person: int, key: str) -> Done:
        line = sitting.lines[sitting.keys[key] - 1]
        seats = (line.entry.seat,) if isinstance(line.entry, Moved | Decided) else ()
        fresh = isinstance(line.entry, Relinked)
        token = self.signer.sign(sitting.table, person, sitting.people[person].links) if fresh else None
        return Done(line.sequence, notice(line, Viewer(person, None, seats)), token)

    def _drafted(self, sitting: Sitting, person: int, command: Command, lang: str) -> Drafted | None:
        """Answer a draft that is not a whole move yet; None if there is something to play."""
        if not isinstance(command.ask, PlayMoves) or not command.ask.draft:
            return None
        attempt = attempted(sitting, person, command.ask, command.sequence, self.tables.now())
        return None if attempt is None or attempt.whole else Drafted(attempt.told(lang))

    async def _decided(self, sitting: Sitting, person: int, ask: AnyAsk, seen: int) -> list[Entry]:
        match ask:
            case Rematch():
                return await self._rematch(sitting, person)
            case Hook(address=str(address)):
                self.hooks.check(address)
            case Replace(bot=str(bot)):
                self.bots.check(bot)
        return decide(sitting, person, ask, seen, self.tables.now())

    async def _rematch(self, sitting: Sitting, person: int) -> list[Entry]:
        """Open another table for the same people, before this one tells of it."""
        if sitting.phase != OVER:
            raise Refusal("not-over")
        if sitting.rematch is not None:
            raise Refusal("already-rematched")
        table = await self.tables.create(None, lambda secret: open_rematch(sitting, person, secret))
        return [Rematched(person, table)]

    async def trial(self, table: str, token: str | None, trial: Trial, lang: str) -> Tried:
        """Say what some moves would lead to, without playing them."""
        async with self.tables.at(table) as (live, sitting):
            person = self.signer.person(sitting, token)
            if person is None:
                raise Refusal("watchers-only-watch")
            await self.tables.catch_up_to(live, sitting, trial.sequence)
            wish = PlayMoves(trial.moves, trial.seat)
            with self._telling_what_was_missed(sitting, person):
                attempt = attempted(sitting, person, wish, trial.sequence, self.tables.now())
            if attempt is None:
                return Tried(complete=True)
            tried = attempt.told(lang)
            if tried.view is not None:
                tried.board = attempt.board(sitting.names(), lang)
            return tried

    @contextlib.contextmanager
    def _telling_what_was_missed(self, sitting: Sitting, person: int) -> Iterator[None]:
        """Add the notices that somebody has missed to the refusal of their stale command."""
        try:
            yield
        except Stale as stale:
            viewer = viewer_of(sitting, person, None)
            stale.missed = self.tables.publisher.notices(sitting, viewer, stale.since)
            raise

    async def hint(self, table: str, token: str | None, seat: int | None) -> list[Hint]:
        """Ask a bot which moves it considers in a person's place, with what their seat knows."""
        return await self.bot_turns.hint(table, lambda sitting: self.signer.viewer(sitting, token, seat))

    async def look(self, table: str, token: str | None, seat: int | None) -> Now:
        """Return the table as a viewer sees it now."""
        return await self.read(table, token, seat, self.tables.publisher.now_for)

    async def notices(self, table: str, token: str | None, seat: int | None, since: int) -> list[Notice]:
        """Return the notices of a viewer after an entry."""
        return await self.read(
            table, token, seat, lambda sitting, viewer: self.tables.publisher.notices(sitting, viewer, since)
        )

    async def read(self, table: str, token: str | None, seat: int | None, what: Callable[[Sitting, Viewer], T]) -> T:
        """Make something from a table for one viewer."""
        async with self.tables.at(table) as (_, sitting):
            return what(sitting, self.signer.viewer(sitting, token, seat))

    async def record(self, table: str) -> Record:
        """Return the record of a finished game. It is made in a thread, while the table cannot change."""
        async with self.tables.at(table) as (_, sitting):
            return await asyncio.to_thread(sitting.record)

    @contextlib.asynccontextmanager
    async def watch(
        self, table: str, token: str | None, seat: int | None, since: int, listener: Listener
    ) -> AsyncIterator[None]:
        """Watch a table from an entry on: first what was missed, then what happens."""
        async with self.tables.at(table) as (live, sitting):
            await self.tables.catch_up_to(live, sitting, since)
            viewer = self.signer.viewer(sitting, token, seat)
            if since > sitting.sequence:
                raise Refusal("from-the-future", sequence=sitting.sequence)
            _make_room(live, viewer.person)
            links = 0 if viewer.person is None else sitting.people[viewer.person].links
            watcher = Watcher(viewer.person, seat, links, listener)
            listener.send(self.tables.publisher.update(sitting, viewer, since))
            live.watchers[watcher] = None
        try:
            yield
        finally:
            live.watchers.pop(watcher, None)

    async def lobby(self) -> list[Listed]:
        """List the public tables that wait for players, the newest first."""
        found = []
        for row in await self.storage.lobby(MAX_LOBBY_TABLES, self.tables.now() - LOBBY_SECONDS):
            try:
                entry = msgspec.json.decode(row.summary, type=Listed)
            except msgspec.DecodeError as problem:
                log.error("table %s cannot be listed in the lobby: %s", row.id[:6], problem)
                continue
            entry.created = row.created
            found.append(entry)
        return found


def _make_room(live: Live, person: int | None) -> None:
    """Make room for one more socket: of people at the table there always is, of spectators only so much."""
    theirs = [watcher for watcher in live.watchers if watcher.person == person]
    if person is None and len(theirs) >= MAX_SPECTATORS:
        raise Refusal("too-many-watchers")
    if person is not None and len(theirs) >= MAX_OWN_SOCKETS:
        live.drop(theirs[0], "ended")


def _answered(sitting: Sitting, key: str) -> Entry | None:
    """Return the entry that a command with this key has already become."""
    return sitting.lines[sitting.keys[key] - 1].entry if key in sitting.keys else None
