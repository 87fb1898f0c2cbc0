"""All tables of one server: loaded when needed, one thing at a time at each, stored before anybody hears of it.

What is in memory can be thrown away at any moment: on any doubt a table is made anew from what is stored.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from digsite.core.chance import fresh_key
from digsite.core.errors import DigsiteError
from digsite.core.fairness import fresh_secret
from digsite.table import deciding
from digsite.table.commands import AnyAsk, Command, Hook, Join, NewTable, Rematch
from digsite.table.entries import Decided, Entry, Held, Moved, Play, Rematched, read_entry, write_entry
from digsite.table.hooks import Hooks
from digsite.table.notices import SPECTATOR, Notice, Now, Update, Viewer, notice, now_for
from digsite.table.refusals import Refusal, Stale
from digsite.table.sitting import OVER, PLAYING, Line, Sitting
from digsite.table.storage import Change, Storage, Stored, TableRow
from digsite.table.thinkers import Thinkers, Thought, TooBusy
from digsite.table.tokens import Signer

T = TypeVar("T")

log = logging.getLogger("digsite.table")

MOST_UPDATES = 64
"""That may wait for one socket; one that is further behind is let go, and may come again."""

MOST_WATCHERS = 200
"""Sockets at one table."""

BOTS_PATIENCE = 30.0
"""Seconds after which another server looks after a bot that has not moved."""

IDLE = 300.0
"""Seconds after which a table that nobody watches leaves the memory."""

DOWNTIME = 10.0
"""Seconds without a heartbeat that count as the server having been away."""

BOTS_BREAK = 2.0
"""Seconds until a bot is asked again when none had time."""

BEAT = 3.0
A_WHILE = 1.0
LOBBY = 100
HINTS = 5


def new_id() -> str:
    """For tables and replays: 128 bits, so that nobody guesses or counts them."""
    return secrets.token_urlsafe(16)


class Done(msgspec.Struct):
    """The answer to a command: the number of the entry it became, and what the asker is told of it."""

    sequence: int
    notice: Notice


class Seated(msgspec.Struct):
    """The answer to somebody who sat down: their personal token, to be kept secret."""

    table: str
    person: int
    token: str
    now: Now


class Hint(msgspec.Struct, omit_defaults=True):
    """A move the curator would look at, with what it expects of it."""

    move: str
    share: float | None = None
    points: float | None = None


class Listed(msgspec.Struct):
    """A table in the lobby."""

    table: str
    game: str
    host: str
    players: int
    free: int
    options: dict[str, bool | int | str]
    created: float


class Watcher:
    """A socket that hears of everything that happens at a table."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
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
        self.thinking: dict[int, float] = {}
        """How long the bot of a seat thought when it had a choice."""


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
        self.pace = pace
        self.now = now
        self._tables: dict[str, Live] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._damaged: set[str] = set()

    # --- coming and going of the house itself

    async def start(self) -> None:
        self.storage.listen(self._heard, self._lost)
        await self._hold_clocks()
        self._spawn(self._keep_house())

    async def close(self) -> None:
        """Let go of all sockets and stop; whatever was acknowledged is stored."""
        for live in self._tables.values():
            for watcher in live.watchers:
                watcher.end()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _hold_clocks(self) -> None:
        """No clock ran while no server was there."""
        last, now = await self.storage.last_beat(), self.now()
        if last is not None and now - last > DOWNTIME:
            for table in await self.storage.due(float("inf"), 100_000):
                with contextlib.suppress(DigsiteError):
                    async with self._at(table) as (live, sitting):
                        if sitting.clocks is not None and sitting.clocks.running is not None:
                            await self._commit(live, sitting, [Held(now - last)], None)
        await self.storage.beat(now)

    async def _keep_house(self) -> None:
        """Every moment: who has no time left, which bots are overdue, which tables nobody looks at any more."""
        beaten = 0.0
        while True:
            try:
                now = self.now()
                if now - beaten > BEAT:
                    await self.storage.beat(now)
                    beaten = now
                for table in await self.storage.due(now, 500):
                    await self._look_after(table)
                self._forget_idle(now)
            except Exception:
                log.exception("keeping house failed; it is tried again")
            await asyncio.sleep(A_WHILE)

    async def _look_after(self, table: str) -> None:
        try:
            async with self._at(table):
                pass
        except DigsiteError as problem:
            if table not in self._damaged:
                log.error("table %s cannot be looked after: %s", table[:6], problem)
            self._damaged.add(table)

    def _forget_idle(self, now: float) -> None:
        for table, live in list(self._tables.items()):
            idle = not live.watchers and not live.lock.locked() and live.bots is None and now - live.used > IDLE
            if idle:
                del self._tables[table]

    # --- one table

    @contextlib.asynccontextmanager
    async def _at(self, table: str) -> AsyncIterator[tuple[Live, Sitting]]:
        """Alone at a table, as it is stored. On the way out its bots are woken if it is their turn."""
        live = self._tables.setdefault(table, Live(table))
        async with live.lock:
            live.used = self.now()
            if live.sitting is None:
                await self._load(live)
            sitting = live.sitting
            assert sitting is not None
            late = deciding.time_out(sitting, self.now())
            if late:
                await self._commit(live, sitting, late, None)
            try:
                yield live, sitting
            finally:
                self._wake_bots(live)

    async def _load(self, live: Live) -> None:
        row = await self.storage.table(live.table)
        if row is None:
            self._tables.pop(live.table, None)
            raise Refusal("no-such-table")
        stored = await self.storage.entries(live.table)
        live.sitting = Sitting.folded(live.table, row.secret, ((read_entry(s.content), s.at, s.key) for s in stored))
        self._publish(live)

    async def _commit(self, live: Live, sitting: Sitting, entries: list[Entry], key: str | None) -> list[Line]:
        """Carry entries out, store them, then tell everybody. Whatever fails, the table is as it is stored."""
        at, first = self.now(), sitting.sequence
        before = sitting.to_act
        lines: list[Line] = []
        try:
            for entry in entries:
                lines.append(sitting.apply(entry, at, None if lines else key, fresh=True))
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
        self._publish(live)
        if sitting.to_act != before:
            self._notify(sitting)
        return lines

    def _change(self, sitting: Sitting) -> Change:
        summary = msgspec.json.encode(listed(sitting, 0.0))
        return Change(sitting.phase, self._due(sitting), sitting.opened.public, summary)

    def _due(self, sitting: Sitting) -> float | None:
        """When a server must look at this table again, if nothing happens until then."""
        if sitting.phase != PLAYING or sitting.paused:
            return None
        if sitting.bot_at(sitting.to_act) is not None:
            return self.now() + BOTS_PATIENCE
        return sitting.clocks.deadline if sitting.clocks else None

    async def _settled(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Work that goes on to its end even if whoever asked hangs up."""
        return await asyncio.shield(self._spawn(work))

    async def _do(self, table: str, what: Callable[[Live, Sitting], Coroutine[Any, Any, Any]]) -> Any:
        """Do something at a table; if another server was quicker, once more with what is stored then."""

        async def work() -> Any:
            for attempt in range(5):
                try:
                    async with self._at(table) as (live, sitting):
                        return await what(live, sitting)
                except Overtaken:
                    if attempt == 4:
                        raise Refusal("too-busy") from None
            raise AssertionError

        return await self._settled(work())

    @property
    def live_tables(self) -> int:
        return len(self._tables)

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
                await self._commit_and_start(live, sitting, deciding.joining(sitting, join), key)
            joined = sitting.lines[sitting.keys[key] - 1].entry
            return int(getattr(joined, "person", 0))

        return await self._seated(table, await self._do(table, sit))

    async def _commit_and_start(
        self, live: Live, sitting: Sitting, entries: list[Entry], key: str | None
    ) -> list[Line]:
        """Commit, and if now everybody is there, the game begins."""
        lines = await self._commit(live, sitting, entries, key)
        begin = deciding.starting(sitting)
        return lines + (await self._commit(live, sitting, begin, None) if begin else [])

    async def _seated(self, table: str, person: int) -> Seated:
        async with self._at(table) as (_, sitting):
            token = self.signer.sign(table, person, sitting.people[person].links)
            return Seated(table, person, token, self._now(sitting, self._viewer(sitting, person, None)))

    async def command(self, table: str, token: str | None, command: Command) -> Done:
        """What a person asks. It is stored when this returns."""

        async def act(live: Live, sitting: Sitting) -> Done:
            person = self._person(sitting, token)
            if person is None:
                raise Refusal("watchers-only-watch")
            key = f"{person} {command.key}"
            if key not in sitting.keys:
                try:
                    await self._act(live, sitting, person, command.ask, command.sequence, key)
                except Stale as stale:
                    viewer = self._viewer(sitting, person, None)
                    stale.missed = [notice(line, viewer) for line in sitting.lines[stale.since :]]
                    raise
            line = sitting.lines[sitting.keys[key] - 1]
            seat = line.entry.seat if isinstance(line.entry, Moved | Decided) else None
            return Done(line.sequence, notice(line, Viewer(person, seat)))

        done: Done = await self._do(table, act)
        return done

    async def _act(self, live: Live, sitting: Sitting, person: int, ask: AnyAsk, seen: int, key: str) -> None:
        if isinstance(ask, Rematch):
            entries = await self._rematch(sitting, person)
        else:
            if isinstance(ask, Hook) and ask.address is not None:
                self.hooks.check(ask.address)
            entries = deciding.decide(sitting, person, ask, seen, self.now())
        await self._commit_and_start(live, sitting, entries, key)

    async def _rematch(self, sitting: Sitting, person: int) -> list[Entry]:
        """Another table for the same people, laid before this one tells of it."""
        if sitting.phase != OVER:
            raise Refusal("not-over")
        if sitting.rematch is not None:
            raise Refusal("already-rematched")
        row = await self._create(None, lambda secret: deciding.again(sitting, person, secret))
        return [Rematched(person, row.id)]

    def _person(self, sitting: Sitting, token: str | None) -> int | None:
        """Who a token says somebody is, at this table."""
        if token is None:
            return None
        signed = self.signer.read(token)
        if signed.table != sitting.table:
            raise Refusal("bad-token")
        if signed.links != sitting.people[signed.person].links:
            raise Refusal("old-link")
        return signed.person

    def _viewer(self, sitting: Sitting, person: int | None, seat: int | None) -> Viewer:
        """Through which seat a person looks: the one asked for, else the one to decide, else their first."""
        if person is None:
            if seat is not None:
                raise Refusal("token-needed")
            return SPECTATOR
        mine = sitting.seats_of(person)
        if seat is not None and seat not in mine:
            raise Refusal("not-your-seat")
        if seat is None and mine:
            seat = sitting.to_act if sitting.to_act in mine else mine[0]
        return Viewer(person, seat)

    def _now(self, sitting: Sitting, viewer: Viewer) -> Now:
        now = now_for(sitting, viewer, self.now())
        if sitting.rematch is not None and viewer.person is not None:
            now.rematch_token = self.signer.sign(sitting.rematch, viewer.person, 0)
        return now

    # --- looking

    async def look(self, table: str, token: str | None, seat: int | None) -> Now:
        async with self._at(table) as (_, sitting):
            return self._now(sitting, self._viewer(sitting, self._person(sitting, token), seat))

    async def notices(self, table: str, token: str | None, seat: int | None, since: int) -> list[Notice]:
        async with self._at(table) as (_, sitting):
            viewer = self._viewer(sitting, self._person(sitting, token), seat)
            return [notice(line, viewer) for line in sitting.lines[since:]]

    async def read(self, table: str, token: str | None, seat: int | None, what: Callable[[Sitting, Viewer], T]) -> T:
        """Make something out of a table for one viewer."""
        async with self._at(table) as (_, sitting):
            return what(sitting, self._viewer(sitting, self._person(sitting, token), seat))

    @contextlib.asynccontextmanager
    async def watch(self, table: str, token: str | None, seat: int | None, since: int) -> AsyncIterator[Watcher]:
        """Hear of everything from an entry on: first what was missed, then what happens."""
        async with self._at(table) as (live, sitting):
            viewer = self._viewer(sitting, self._person(sitting, token), seat)
            if since > sitting.sequence:
                raise Refusal("from-the-future", sequence=sitting.sequence)
            if len(live.watchers) >= MOST_WATCHERS:
                raise Refusal("too-many-watchers")
            watcher = Watcher(viewer)
            watcher.tell(self._update(sitting, viewer, since))
            live.watchers.add(watcher)
        try:
            yield watcher
        finally:
            live.watchers.discard(watcher)

    def _update(self, sitting: Sitting, viewer: Viewer, since: int) -> bytes:
        notices = [notice(line, viewer) for line in sitting.lines[since:]]
        return msgspec.json.encode(Update(notices, self._now(sitting, viewer)))

    def _publish(self, live: Live) -> None:
        """Tell every socket what is stored now and was not told yet; those with the same eyes get the same bytes."""
        sitting = live.sitting
        assert sitting is not None
        made: dict[Viewer, bytes] = {}
        if sitting.sequence > live.published:
            for watcher in list(live.watchers):
                viewer = watcher.viewer
                if viewer not in made:
                    made[viewer] = self._update(sitting, viewer, live.published)
                watcher.tell(made[viewer])
            live.published = sitting.sequence

    async def lobby(self) -> list[Listed]:
        rows = await self.storage.lobby(LOBBY)
        found = []
        for row in rows:
            entry = msgspec.json.decode(row.summary, type=Listed)
            entry.created = row.created
            found.append(entry)
        return found

    # --- other servers

    def _heard(self, table: str, sequence: int) -> None:
        """Another server, or this one, stored something."""
        live = self._tables.get(table)
        if live is not None:
            self._spawn(self._catch_up(live, sequence))

    def _lost(self) -> None:
        """Something may have been missed: every table here is looked up again."""
        for live in self._tables.values():
            self._spawn(self._catch_up(live, None))

    async def _catch_up(self, live: Live, sequence: int | None) -> None:
        with contextlib.suppress(DigsiteError):
            async with self._at(live.table) as (_, sitting):
                if sequence is not None and sitting.sequence >= sequence:
                    return
                for stored in await self.storage.entries(live.table, sitting.sequence):
                    try:
                        sitting.apply(read_entry(stored.content), stored.at, stored.key)
                    except DigsiteError:
                        live.sitting = None
                        raise
                self._publish(live)

    # --- bots

    def _wake_bots(self, live: Live) -> None:
        sitting = live.sitting
        if sitting is None or live.bots is not None or sitting.paused:
            return
        if sitting.bot_at(sitting.to_act) is not None:
            live.bots = self._spawn(self._play_bots(live))

    async def _play_bots(self, live: Live) -> None:
        """As long as it is a bot's turn, let it think and play. Nobody waits for this."""
        try:
            goes_on = True
            while goes_on:
                try:
                    goes_on = await self._play_bot(live)
                except TooBusy:
                    log.warning("no bot has time for table %s; it is asked again", live.table[:6])
                    await asyncio.sleep(BOTS_BREAK)
        except DigsiteError as problem:
            log.warning("bots at table %s stop for now: %s", live.table[:6], problem)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bots at table %s stop for now", live.table[:6])
        finally:
            live.bots = None

    async def _play_bot(self, live: Live) -> bool:
        """One move of a bot; False when it is nobody's, or a person's, turn."""
        async with live.lock:
            sitting = live.sitting
            seat = sitting.to_act if sitting else None
            bot = sitting.bot_at(seat) if sitting else None
            if sitting is None or sitting.match is None or sitting.paused or seat is None or bot is None:
                return False
            moves, setup = len(sitting.match.played), sitting.setup
            forced = len(sitting.match.legal()) == 1
            state = sitting.match.handed_over(seat, fresh_key())["state"].tobytes()
        begun = time.monotonic()
        thought: Thought = await self.thinkers.think(
            setup, state, seat, bot, secrets.token_hex(8), keep=f"{live.table} {seat} {bot}"
        )
        # A bot without a choice takes as long as with one: how long it takes must not tell what is in its hand.
        spent = time.monotonic() - begun
        if not forced:
            live.thinking[seat] = spent
        await asyncio.sleep(max(self.pace, live.thinking.get(seat, 0.0) if forced else 0.0) - spent)

        async def play(live: Live, sitting: Sitting) -> None:
            match = sitting.match
            if match is None or match.seat != seat or len(match.played) != moves or sitting.bot_at(seat) != bot:
                return
            if sitting.paused:
                return
            move = setup.notation.write(thought.move)
            await self._commit(live, sitting, [Moved(seat, [Play(seat, move, [])])], None)

        await self._do(live.table, play)
        return True

    async def hint(self, table: str, token: str | None, seat: int | None) -> list[Hint]:
        """What the curator would look at in a person's place, with what that seat knows."""
        async with self._at(table) as (_, sitting):
            viewer = self._viewer(sitting, self._person(sitting, token), seat)
            match = sitting.match
            if match is None or viewer.seat is None or match.seat != viewer.seat:
                raise Refusal("not-your-decision")
            state = match.handed_over(viewer.seat, fresh_key())["state"].tobytes()
            setup, asked = sitting.setup, viewer.seat
        thought = await self.thinkers.think(setup, state, asked, "curator", secrets.token_hex(8))
        best = thought.candidates[:HINTS]
        return [Hint(setup.notation.write(move), share, points) for move, _, share, points in best]

    def _notify(self, sitting: Sitting) -> None:
        """Tell the person whose turn it is now, if they wished to be told and are not looking."""
        seat = sitting.to_act
        person = sitting.seats[seat].person if seat is not None else None
        if seat is None or person is None or sitting.seats[seat].bot is not None:
            return
        live = self._tables.get(sitting.table)
        looking = live is not None and any(watcher.viewer.person == person for watcher in live.watchers)
        address = sitting.people[person].hook
        if address is not None and not looking:
            self._spawn(self.hooks.tell(address, sitting.opened.game, sitting.table, sitting.names()[seat]))


class Overtaken(DigsiteError):
    """Another server stored something at this table first."""

    code = "overtaken"

    def __init__(self, since: int) -> None:
        super().__init__("another server was quicker")
        self.since = since


def listed(sitting: Sitting, created: float) -> Listed:
    opened = sitting.opened
    free = sum(seat.person is None and seat.bot is None for seat in sitting.seats)
    host = sitting.people[opened.host].name
    return Listed(sitting.table, opened.game, host, opened.players, free, opened.options, created)
