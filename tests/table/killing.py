"""Games go on at several tables while their server is killed again and again; after each restart all is compared."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from digsite.client import Client
from tests.table.parties import Party, Tempo, stored_in
from tests.table.serving import PATIENCE, Server

KINDS = (
    ("pergamon", 2, ()),
    ("artefakt", 2, ()),
    ("monuments", 2, ("digger",)),
    ("thebes", 3, ()),
    ("artefakt", 2, ("digger",)),
    ("pergamon", 3, ("novice",)),
    ("thebes", 2, ("digger",)),
    ("monuments", 3, ()),
)
"""Which game, how many people, which bots; one table after the other."""

MAX_COMMANDS = 30
"""Acknowledged from one kill to the next."""

AT_ONCE = 4
AGAIN = 0.1
"""How often a server is killed before it has come up."""

STARTING = 1.0
MAX_WAIT_SECONDS = 8.0


@dataclass
class Hall:
    """Tables on one server, always as many at once."""

    server: Server
    house: Client
    database: str
    chooser: random.Random
    tempo: Tempo = field(default_factory=Tempo)
    closing: bool = False
    parties: list[Party] = field(default_factory=list)
    finished: set[str] = field(default_factory=set)

    @property
    def counts(self) -> Counter[str]:
        return self.tempo.counts

    async def keep_a_table(self, number: int) -> None:
        """One game after the other, the last of them to its end."""
        while not self.closing:
            game, people, bots = KINDS[number % len(KINDS)]
            number += AT_ONCE
            await self.tempo.goes_on.wait()
            chooser = random.Random(self.chooser.random())
            party = await Party.opened([self.house], game, people, bots, self.tempo, chooser)
            self.parties.append(party)
            await party.play()
            self.finished.add(party.id)
            self.counts[f"games of {game}"] += 1

    async def some_play(self) -> None:
        """Until some commands more were acknowledged, and a moment longer."""
        enough = self.counts["acknowledged"] + self.chooser.randint(0, MAX_COMMANDS)
        end = time.monotonic() + self.chooser.uniform(0, MAX_WAIT_SECONDS)
        while self.counts["acknowledged"] < enough and time.monotonic() < end:
            await asyncio.sleep(0.005)
        await asyncio.sleep(self.chooser.uniform(0, 0.02))

    async def kill_and_compare(self) -> None:
        self.tempo.goes_on.clear()
        unanswered = {party.id: party.unanswered() for party in self.parties}
        self.server.kill()
        died = time.time()
        self.counts["kills"] += 1
        self.counts["unanswered when killed"] += sum(map(len, unanswered.values()))
        self.server.launch()
        while self.chooser.random() < AGAIN:
            await asyncio.sleep(self.chooser.uniform(0, STARTING))
            self.server.kill()
            self.counts["kills"] += 1
            self.counts["killed while starting"] += 1
            self.server.launch()
        await self.server.healthy()
        stored = stored_in(self.database)
        for party in self.parties:
            kept = {entry.key for entry in stored[party.id] if entry.at <= died}
            self.counts["of these stored"] += len(kept & unanswered.get(party.id, set()))
            party.check_stored(stored[party.id])
        for party in self.parties:
            if party.id not in self.finished:  # whose people have gone
                await party.check_streams(self.house, self.chooser)
                self.counts["tables compared"] += 1
        self.tempo.goes_on.set()

    async def check_whole(self) -> None:
        stored = stored_in(self.database)
        assert set(stored) == {party.id for party in self.parties}
        for party in self.parties:
            party.check_whole(stored[party.id], await party.spectator.table.record())
            self.counts["entries"] += len(stored[party.id])


async def play_through_kills(
    server: Server, database: str, kills: int, seed: str, told: Callable[[Counter[str]], None] = lambda counts: None
) -> Counter[str]:
    """What was done, counted; also told after each kill."""
    async with Client(server.address, patience=PATIENCE) as house:
        await server.start()
        hall = Hall(server, house, database, random.Random(seed))
        async with asyncio.TaskGroup() as tables:
            for number in range(AT_ONCE):
                tables.create_task(hall.keep_a_table(number))
            while hall.counts["kills"] < kills:
                await hall.some_play()
                await hall.kill_and_compare()
                told(hall.counts)
            hall.closing = True
        await hall.check_whole()
    assert server.complaints("error", "critical") == []
    return hall.counts
