"""All tables of one server: loaded when needed, one thing at a time at each, stored before anybody hears of it.

What is in memory can be thrown away at any moment: on any doubt a table is made anew from what is stored.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from digsite.core.errors import DigsiteError
from digsite.core.fairness import fresh_secret
from digsite.table import deciding
from digsite.table.answers import Done, Listed, Seated, Tried, listed
from digsite.table.caretaker import Caretaker
from digsite.table.commands import AnyAsk, Command, Hook, Join, NewTable, Rematch, Trial
from digsite.table.entries import Decided, Entry, Moved, Relinked, Rematched, read_entry, write_entry
from digsite.table.hooks import Hooks
from digsite.table.live import Live, Overtaken, Watcher
from digsite.table.notices import SPECTATOR, Notice, Now, Update, Viewer, notice, now_for
from digsite.table.opponents import Opponents
from digsite.table.refusals import Refusal, Stale
from digsite.table.sitting import OVER, PLAYING, Line, Sitting
from digsite.table.storage import Change, Storage, Stored, TableRow
from digsite.table.thinkers import Thinkers
from digsite.table.tokens import Pass, Signer
from digsite.table.trying import tried

T = TypeVar("T")

MOST_WATCHERS = 200
"""Sockets at one table."""

BOTS_PATIENCE = 30.0
"""Seconds after which another server looks after a bot that has not moved."""

LOBBY = 100


def new_id() -> str:
    """For tables and replays: 128 bits, so that nobody guesses or counts them."""
    return secrets.token_urlsafe(16)


class House:
    """The tables of one server."""

    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        signer: Signer,
        hooks: Hooks,
        pace: float = 0.7,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.signer = signer
        self.hooks = hooks
        self.now = now
        self.tables: dict[str, Live] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.opponents = Opponents(self, thinkers, pace)
        self.caretaker = Caretaker(self)

    # --- coming and going of the house itself

    async def start(self) -> None:
        await self.caretaker.start()

    async def close(self) -> None:
        """Let go of all sockets and stop; whatever was acknowledged is stored."""
        for live in self.tables.values():
            for watcher in live.watchers:
                watcher.end()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- one table

    @contextlib.asynccontextmanager
    async def at(self, table: str, timed: bool = True) -> AsyncIterator[tuple[Live, Sitting]]:
        """Alone at a table, as it is stored; who has no time left is found out first, unless the clocks are yet to be
        put right. On the way out its bots are woken if it is their turn."""
        live = self.tables.setdefault(table, Live(table))
        async with live.lock:
            live.used = self.now()
            if live.sitting is None:
                await self._load(live)
            sitting = self._loaded(live)
            while late := (deciding.time_out(sitting, self.now()) if timed else []):
                try:
                    await self.commit(live, sitting, late, None)
                except Overtaken:  # another server found it out too, or somebody moved there just in time
                    await self._load(live)
                    sitting = self._loaded(live)
            try:
                yield live, sitting
            finally:
                self.opponents.wake(live)

    async def _load(self, live: Live) -> None:
        row = await self.storage.table(live.table)
        if row is None:
            self.tables.pop(live.table, None)
            raise Refusal("no-such-table")
        stored = await self.storage.entries(live.table)
        live.sitting = Sitting.folded(live.table, row.secret, ((read_entry(s.content), s.at, s.key) for s in stored))
        self.publish(live)

    def _loaded(self, live: Live) -> Sitting:
        assert live.sitting is not None
        return live.sitting

    async def catch_up(self, live: Live, sitting: Sitting) -> None:
        """Carry out what other servers have stored since."""
        try:
            for stored in await self.storage.entries(live.table, sitting.sequence):
                sitting.apply(read_entry(stored.content), stored.at, stored.key)
        except BaseException:
            live.sitting = None
            raise
        self.publish(live)

    async def commit(self, live: Live, sitting: Sitting, entries: list[Entry], key: str | None) -> list[Line]:
        """Carry entries out, store them, then tell everybody. Whatever fails, the table is as it is stored.

        If now everybody is there, the game begins, and that is stored with them: otherwise a server that dies in
        between would leave a table at which nobody can do anything.
        """
        at, first = self.now(), sitting.sequence
        before = sitting.to_act
        lines: list[Line] = []
        try:
            for entry in entries:
                lines.append(sitting.apply(entry, at, None if lines else key, fresh=True))
            for entry in deciding.starting(sitting):
                lines.append(sitting.apply(entry, at, fresh=True))
        except BaseException as problem:
            if lines or not isinstance(problem, DigsiteError):
                live.sitting = None
            raise
        entries_stored = [
            Stored(live.table, line.sequence, key if i == 0 else None, at, write_entry(line.entry))
            for i, line in enumerate(lines)
        ]
        # From here on the memory is ahead of the disk, until the disk has it; nobody may stop in between.
        live.sitting = None
        if not await self.storage.append(entries_stored, self._change(sitting)):
            raise Overtaken(first)
        live.sitting = sitting
        self.publish(live)
        if sitting.to_act != before:
            self._notify(sitting)
        return lines

    def _change(self, sitting: Sitting) -> Change:
        summary = msgspec.json.encode(listed(sitting, 0.0))
        return Change(sitting.phase, self._due(sitting), sitting.opened.public and not sitting.deserted, summary)

    def _due(self, sitting: Sitting) -> float | None:
        """When a server must look at this table again, if nothing happens until then."""
        if sitting.phase != PLAYING or sitting.paused:
            return None
        if sitting.bot_at(sitting.to_act) is not None:
            return self.now() + BOTS_PATIENCE
        return sitting.clocks.deadline if sitting.clocks else None

    async def _settled(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Work that goes on to its end even if whoever asked hangs up."""
        return await asyncio.shield(self.spawn(work))

    async def do(self, table: str, what: Callable[[Live, Sitting], Coroutine[Any, Any, Any]]) -> Any:
        """Do something at a table; if another server was quicker, once more with what is stored then."""

        async def work() -> Any:
            for attempt in range(5):
                try:
                    async with self.at(table) as (live, sitting):
                        return await what(live, sitting)
                except Overtaken:
                    if attempt == 4:
                        raise Refusal("too-busy") from None
            raise AssertionError

        return await self._settled(work())

    # --- what people ask

    async def open(self, wish: NewTable) -> Seated:
        """A new table; the same key again gets the same table."""
        known = await self.storage.table_by_key(wish.key)
        if known is None:
            known = await self._create(wish.key, lambda secret: deciding.opening(wish, secret))
        return await self._seated(known.id, 0)

    async def _create(self, key: str | None, opening: Callable[[bytes], list[Entry]]) -> TableRow:
        """Lay a table: its first entries, and the start of the game if everybody is there."""
        secret, table, at = fresh_secret(), new_id(), self.now()
        sitting = Sitting(table, secret)
        for entry in opening(secret):
            sitting.apply(entry, at, fresh=True)
        for entry in deciding.starting(sitting):
            sitting.apply(entry, at, fresh=True)
        stored = [Stored(table, line.sequence, None, at, write_entry(line.entry)) for line in sitting.lines]
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
        if not await self.storage.create(row, stored):
            again = await self.storage.table_by_key(key) if key else None
            if again is None:
                raise Refusal("too-busy")
            return again
        return row

    async def join(self, table: str, join: Join) -> Seated:
        key = f"join {join.key}"

        async def sit(live: Live, sitting: Sitting) -> int:
            if key not in sitting.keys:
                await self.commit(live, sitting, deciding.joining(sitting, join), key)
            joined = sitting.lines[sitting.keys[key] - 1].entry
            return int(getattr(joined, "person", 0))

        return await self._seated(table, await self.do(table, sit))

    async def _seated(self, table: str, person: int) -> Seated:
        async with self.at(table) as (_, sitting):
            token = self.signer.sign(table, person, sitting.people[person].links)
            return Seated(table, person, token, self._now(sitting, self.viewer(sitting, person, None)))

    async def command(self, table: str, token: str | None, command: Command) -> Done:
        """What a person asks. It is stored when this returns."""

        async def act(live: Live, sitting: Sitting) -> Done:
            if token is None:
                raise Refusal("watchers-only-watch")
            person = self._signed(sitting, token).person
            key = f"{person} {command.key}"
            if command.sequence > sitting.sequence:  # another server told them, and this one has not heard of it yet
                await self.catch_up(live, sitting)
            # Whoever made a new link and did not hear the answer can only ask again by the old one.
            if not isinstance(self._answered(sitting, key), Relinked):
                self.person(sitting, token)
            if key not in sitting.keys:
                try:
                    await self._act(live, sitting, person, command.ask, command.sequence, key)
                except Stale as stale:
                    stale.missed = self._missed(sitting, person, stale)
                    raise
            line = sitting.lines[sitting.keys[key] - 1]
            seats = (line.entry.seat,) if isinstance(line.entry, Moved | Decided) else ()
            fresh = isinstance(line.entry, Relinked)
            link = self.signer.sign(table, person, sitting.people[person].links) if fresh else None
            return Done(line.sequence, notice(line, Viewer(person, None, seats)), link)

        done: Done = await self.do(table, act)
        return done

    async def trial(self, table: str, token: str | None, trial: Trial, lang: str) -> Tried:
        """What would come of moves, without playing them."""
        async with self.at(table) as (live, sitting):
            person = self.person(sitting, token)
            if person is None:
                raise Refusal("watchers-only-watch")
            if trial.sequence > sitting.sequence:  # another server told them, and this one has not heard of it yet
                await self.catch_up(live, sitting)
            try:
                return tried(sitting, person, trial, self.now(), lang)
            except Stale as stale:
                stale.missed = self._missed(sitting, person, stale)
                raise

    def _missed(self, sitting: Sitting, person: int, stale: Stale) -> list[Notice]:
        viewer = self.viewer(sitting, person, None)
        return [notice(line, viewer) for line in sitting.lines[stale.since :]]

    def _answered(self, sitting: Sitting, key: str) -> Entry | None:
        """What a command with this key has become already."""
        return sitting.lines[sitting.keys[key] - 1].entry if key in sitting.keys else None

    async def _act(self, live: Live, sitting: Sitting, person: int, ask: AnyAsk, seen: int, key: str) -> None:
        if isinstance(ask, Rematch):
            entries = await self._rematch(sitting, person)
        else:
            if isinstance(ask, Hook) and ask.address is not None:
                self.hooks.check(ask.address)
            entries = deciding.decide(sitting, person, ask, seen, self.now())
        await self.commit(live, sitting, entries, key)

    async def _rematch(self, sitting: Sitting, person: int) -> list[Entry]:
        """Another table for the same people, laid before this one tells of it."""
        if sitting.phase != OVER:
            raise Refusal("not-over")
        if sitting.rematch is not None:
            raise Refusal("already-rematched")
        row = await self._create(None, lambda secret: deciding.again(sitting, person, secret))
        return [Rematched(person, row.id)]

    def _signed(self, sitting: Sitting, token: str) -> Pass:
        signed = self.signer.read(token)
        if signed.table != sitting.table:
            raise Refusal("bad-token")
        return signed

    def person(self, sitting: Sitting, token: str | None) -> int | None:
        """Who a token says somebody is, at this table."""
        if token is None:
            return None
        signed = self._signed(sitting, token)
        if signed.links != sitting.people[signed.person].links:
            raise Refusal("old-link")
        return signed.person

    def viewer(self, sitting: Sitting, person: int | None, seat: int | None) -> Viewer:
        """Through which seat a person looks: the one asked for, else the one to decide, else their first."""
        if person is None:
            if seat is not None:
                raise Refusal("token-needed")
            return SPECTATOR
        mine = sitting.seats_of(person)
        if seat is not None:
            if seat not in mine:
                raise Refusal("not-your-seat")
            return Viewer(person, seat, (seat,))
        looks = sitting.to_act if sitting.to_act in mine else next(iter(mine), None)
        return Viewer(person, looks, tuple(mine))

    def _now(self, sitting: Sitting, viewer: Viewer) -> Now:
        now = now_for(sitting, viewer, self.now())
        if sitting.rematch is not None and viewer.person is not None:
            now.rematch_token = self.signer.sign(sitting.rematch, viewer.person, 0)
        return now

    # --- looking

    async def look(self, table: str, token: str | None, seat: int | None) -> Now:
        async with self.at(table) as (_, sitting):
            return self._now(sitting, self.viewer(sitting, self.person(sitting, token), seat))

    async def notices(self, table: str, token: str | None, seat: int | None, since: int) -> list[Notice]:
        async with self.at(table) as (_, sitting):
            viewer = self.viewer(sitting, self.person(sitting, token), seat)
            return [notice(line, viewer) for line in sitting.lines[since:]]

    async def read(self, table: str, token: str | None, seat: int | None, what: Callable[[Sitting, Viewer], T]) -> T:
        """Make something out of a table for one viewer."""
        async with self.at(table) as (_, sitting):
            return what(sitting, self.viewer(sitting, self.person(sitting, token), seat))

    @contextlib.asynccontextmanager
    async def watch(self, table: str, token: str | None, seat: int | None, since: int) -> AsyncIterator[Watcher]:
        """Hear of everything from an entry on: first what was missed, then what happens."""
        async with self.at(table) as (live, sitting):
            if since > sitting.sequence:  # another server told them, and this one has not heard of it yet
                await self.catch_up(live, sitting)
            viewer = self.viewer(sitting, self.person(sitting, token), seat)
            if since > sitting.sequence:
                raise Refusal("from-the-future", sequence=sitting.sequence)
            if len(live.watchers) >= MOST_WATCHERS:
                raise Refusal("too-many-watchers")
            watcher = Watcher(viewer.person, seat, self._links(sitting, viewer))
            watcher.tell(self._update(sitting, viewer, since))
            live.watchers.add(watcher)
        try:
            yield watcher
        finally:
            live.watchers.discard(watcher)

    def _update(self, sitting: Sitting, viewer: Viewer, since: int) -> bytes:
        notices = [notice(line, viewer) for line in sitting.lines[since:]]
        return msgspec.json.encode(Update(notices, self._now(sitting, viewer)))

    def publish(self, live: Live) -> None:
        """Tell every socket what is stored now and was not told yet; those with the same eyes get the same bytes."""
        sitting = self._loaded(live)
        made: dict[Viewer, bytes] = {}
        if sitting.sequence > live.published:
            for watcher in list(live.watchers):
                viewer = self._still(sitting, watcher)
                if viewer is None:
                    watcher.end()
                    continue
                if viewer not in made:
                    made[viewer] = self._update(sitting, viewer, live.published)
                watcher.tell(made[viewer])
            live.published = sitting.sequence

    def _links(self, sitting: Sitting, viewer: Viewer) -> int:
        return 0 if viewer.person is None else sitting.people[viewer.person].links

    def _still(self, sitting: Sitting, watcher: Watcher) -> Viewer | None:
        """Through whose eyes a socket looks now; None if that seat is no longer theirs, or the link was replaced."""
        if watcher.person is not None and watcher.links != sitting.people[watcher.person].links:
            return None
        try:
            return self.viewer(sitting, watcher.person, watcher.seat)
        except Refusal:
            return None

    async def lobby(self) -> list[Listed]:
        rows = await self.storage.lobby(LOBBY)
        found = []
        for row in rows:
            entry = msgspec.json.decode(row.summary, type=Listed)
            entry.created = row.created
            found.append(entry)
        return found

    def _notify(self, sitting: Sitting) -> None:
        """Tell the person whose turn it is now, if they wished to be told and are not looking."""
        seat = sitting.to_act
        person = sitting.seats[seat].person if seat is not None else None
        if seat is None or person is None or sitting.seats[seat].bot is not None:
            return
        live = self.tables.get(sitting.table)
        looking = live is not None and any(watcher.person == person for watcher in live.watchers)
        address = sitting.people[person].hook
        if address is not None and not looking:
            self.spawn(self.hooks.tell(address, sitting.opened.game, sitting.table, sitting.names()[seat]))
