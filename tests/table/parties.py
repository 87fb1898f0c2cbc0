"""People who play whole games through the client, remember all they are told and all that was acknowledged to them,
and hold what is stored against it."""

import asyncio
import contextlib
import random
import secrets
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple, Self

from sqlalchemy import create_engine, select

import digsite
from digsite.client import Client, Refused, Table
from digsite.core.record import convert_record, verify
from digsite.table.play.entries import Decided, Joined, Moved, Revealed, Undone, read_entry
from digsite.table.store.schema import entries as entry_lines
from digsite.table.store.storage import Stored

Json = dict[str, Any]

NAMES = ("Ada", "Bob", "Cleo")
PATIENCE = 120.0
"""Seconds for what must come, on a machine with much else to do."""

SAYS, UNDOES = 0.04, 0.03
"""How often somebody chats instead of waiting, and takes a move back where that is free."""


class Tempo:
    """Lets everybody play on, or wait before their next command; and counts.

    With a pace, people think before they move: so many seconds on average.
    """

    def __init__(self, pace: float = 0.0) -> None:
        self.pace = pace
        self.goes_on = asyncio.Event()
        self.goes_on.set()
        self.counts: Counter[str] = Counter()


class Answer(NamedTuple):
    """To a command that was acknowledged."""

    do: str
    moves: list[str]
    sequence: int
    notice: Json


class Guest:
    """Somebody at a table who follows it; with a chooser, somebody who plays there too."""

    def __init__(self, table: Table, tempo: Tempo, chooser: random.Random | None = None) -> None:
        self.table = table
        self.answers: dict[str, Answer] = {}
        self.unanswered: str | None = None
        self._tempo = tempo
        self._chooser = chooser
        self._news = asyncio.Event()

    @property
    def person(self) -> int:
        return int(self.table.now["you"]["person"])

    @property
    def over(self) -> bool:
        return bool(self.table.now["phase"] == "over")

    async def listen(self) -> None:
        """For ever: something may be said after the game, too."""
        async for _ in self.table.follow():
            self._news.set()

    async def play(self) -> None:
        """Until the game is over. Who has no chooser only looks on."""
        chooser = self._chooser
        if chooser is None:
            return
        seen = 0
        while True:
            await self._news.wait()
            self._news.clear()
            if self._tempo.pace and self.table.now.get("moves"):
                await asyncio.sleep(2 * self._tempo.pace * chooser.random())
            await self._tempo.goes_on.wait()
            now = self.table.now
            if now["phase"] == "over":
                return
            if now["sequence"] < seen:  # it has not heard of its own latest command yet
                continue
            if now.get("undo") == "freely" and chooser.random() < UNDOES:
                seen = await self._ask("undo", now)
            elif now.get("moves") and not now.get("decided"):
                seen = await self._ask("move", now, moves=[chooser.choice(now["moves"])["move"]])
            elif chooser.random() < SAYS:
                seen = await self._ask("say", now, text="…")

    async def _ask(self, do: str, now: Json, **what: Any) -> int:
        """The sequence number that must have been heard of before anything more is asked."""
        key = self.unanswered = secrets.token_urlsafe(16)
        try:
            done = await self.table.command(do, now["sequence"], key, **what)
        except Refused as refused:
            # Somebody else was quicker: what came of it has been heard of, or will be.
            if refused.code not in ("stale", "game-over", "not-your-turn"):
                raise
            self._tempo.counts[f"refused as {refused.code}"] += 1
            return int(now["sequence"]) + 1
        finally:
            self.unanswered = None
        self.answers[key] = Answer(do, what.get("moves", []), done["sequence"], done["notice"])
        self._tempo.counts["acknowledged"] += 1
        return int(done["sequence"])


class Party:
    """A table with its people and somebody who looks on; each has a separate connection."""

    def __init__(self, guests: list[Guest]) -> None:
        self.players, self.spectator = guests[:-1], guests[-1]
        self.guests = guests
        self.id = guests[0].table.id

    @classmethod
    async def opened(
        cls, houses: Sequence[Client], game: str, people: int, bots: Sequence[str], tempo: Tempo, chooser: random.Random
    ) -> Self:
        """Sat down. The people ask these servers, in turns; who looks on asks the first."""
        seats = ["me", *["friend"] * (people - 1), *(f"bot:{bot}" for bot in bots)]
        tables = [await houses[0].open(game, seats, NAMES[0])]
        for number in range(1, people):
            tables.append(await houses[number % len(houses)].join(tables[0].id, NAMES[number]))
        guests = [Guest(table, tempo, random.Random(chooser.random())) for table in tables]
        return cls([*guests, Guest(await houses[0].watch(tables[0].id), tempo)])

    async def play(self) -> None:
        """The whole game, and until all have heard of everything that was asked for in it."""
        async with asyncio.TaskGroup() as group:
            listening = [group.create_task(guest.listen()) for guest in self.guests]
            async with asyncio.TaskGroup() as playing:
                for guest in self.guests:
                    playing.create_task(guest.play())
            last = max(answer.sequence for guest in self.players for answer in guest.answers.values())
            async with asyncio.timeout(PATIENCE):
                while not all(guest.over and len(guest.table.heard) >= last for guest in self.guests):
                    await asyncio.sleep(0.01)
            for task in listening:
                task.cancel()

    def unanswered(self) -> set[str]:
        """The keys, as they are stored, of commands that were sent and not answered yet."""
        return {f"{guest.person} {guest.unanswered}" for guest in self.players if guest.unanswered is not None}

    def check_stored(self, stored: list[Stored]) -> None:
        """Everything acknowledged is there, in its place, once."""
        assert [entry.sequence for entry in stored] == list(range(1, len(stored) + 1))
        keys = [entry.key for entry in stored if entry.key is not None]
        assert len(keys) == len(set(keys))
        for guest in self.players:
            for key, answer in guest.answers.items():
                assert answer.sequence <= len(stored), f"{answer} is lost"
                assert stored[answer.sequence - 1].key == f"{guest.person} {key}"

    async def check_streams(self, house: Client, chooser: random.Random) -> None:
        """Check that a newcomer, from any entry on, is told what was told before and sees the same table."""
        for guest in self.guests:
            heard = list(guest.table.heard)
            anew = Table(house, self.id, guest.table.token, {"sequence": 0})
            assert (await anew.notices())[: len(heard)] == heard
            anew.heard = heard[: chooser.randint(0, len(heard))]
            stream = anew.follow()
            async with contextlib.aclosing(stream):
                await anext(stream)
            assert anew.heard[: len(heard)] == heard
            for answer in guest.answers.values():
                assert anew.heard[answer.sequence - 1] == answer.notice
            await self._check_same_now(guest.table, anew)

    async def _check_same_now(self, followed: Table, anew: Table) -> None:
        """Bots may be playing on: compared when both have seen as much."""
        async with asyncio.timeout(PATIENCE):
            while (await anew.look())["sequence"] != followed.sequence:
                await asyncio.sleep(0.02)
        assert anew.now == followed.now

    def check_whole(self, stored: list[Stored], record: Json) -> None:
        """After the game: all heard all of it, and its record is what people and bots did, no more and no less."""
        self.check_stored(stored)
        entries = [read_entry(entry.content) for entry in stored]
        for guest in self.guests:
            heard = [(told["sequence"], told["at"], told["kind"]) for told in guest.table.heard]
            assert heard == [
                (entry.sequence, entry.at, content.__struct_config__.tag)
                for entry, content in zip(stored, entries, strict=True)
            ]
        assert sum(isinstance(content, Joined) for content in entries) == len(self.players)
        asked = {
            entry.key: entry.sequence
            for entry, content in zip(stored, entries, strict=True)
            if entry.key and not entry.key.startswith("join ") and not isinstance(content, Revealed)
        }
        answered = {f"{g.person} {key}": answer for g in self.players for key, answer in g.answers.items()}
        assert asked == {key: answer.sequence for key, answer in answered.items()}
        moves: list[str] = []
        ahead: dict[int, str] = {}
        bots = {number for number, seat in enumerate(self.spectator.table.now["seats"]) if "bot" in seat}
        for entry, content in zip(stored, entries, strict=True):
            wished = answered[entry.key].moves if entry.key in answered else []
            if isinstance(content, Moved):
                own = [play.move for play in content.plays if play.seat == content.seat]
                assert own[: len(wished)] == wished if entry.key else content.seat in bots
                assert all(play.move == ahead.pop(play.seat) for play in content.plays[len(wished) or 1 :])
                moves += [play.move for play in content.plays]
            elif isinstance(content, Decided):
                assert [content.move] == wished
                ahead[content.seat] = content.move
            elif isinstance(content, Undone):
                del moves[-content.moves :]
        assert [move[0] for move in record["moves"]] == moves
        game = digsite.load(record["game"])
        assert verify(convert_record(record), game).outcome() is not None


async def more_acknowledged(number: int, tempo: Tempo, parties: Sequence[Party]) -> None:
    """Wait until so many more commands have been acknowledged. Fail if the games end before that."""
    enough = tempo.counts["acknowledged"] + number
    while tempo.counts["acknowledged"] < enough:
        assert not all(party.spectator.over for party in parties), "the games were over too early"
        await asyncio.sleep(0.01)


def stored_in(database: str) -> dict[str, list[Stored]]:
    """All entries of all tables, read beside the servers.

    Nothing else happens here meanwhile: everything acknowledged until now must be among them.
    """
    engine = create_engine(database if "://" in database else f"sqlite:///{database}")
    try:
        with engine.connect() as connection:
            lines = connection.execute(select(entry_lines).order_by(entry_lines.c.table, entry_lines.c.sequence)).all()
    finally:
        engine.dispose()
    found: dict[str, list[Stored]] = {}
    for line in lines:
        found.setdefault(line.table, []).append(Stored(*line))
    return found
