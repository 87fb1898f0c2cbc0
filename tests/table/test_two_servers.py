"""Two servers on one PostgreSQL: people of one table sit at different ones, and one of them may die."""

import asyncio
import contextlib
import random
import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from digsite.client import Client
from tests.table.nursery import Nursery
from tests.table.parties import Party, Tempo, more_acknowledged, stored_in
from tests.table.serving import PATIENCE, Server, raw_command

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

GAMES = (("artefakt", 3, []), ("monuments", 2, ["digger"]), ("pergamon", 2, ["novice"]), ("thebes", 3, []))

COMMANDS = 40


@pytest.fixture
async def servers(
    postgresql_database: str, tmp_path: Path, nursery: Nursery
) -> AsyncIterator[tuple[tuple[Server, Client], tuple[Server, Client]]]:
    """Each with those who ask it first, and the other one when it is gone."""
    async with contextlib.AsyncExitStack() as stack:
        here, there = (stack.enter_context(Server(postgresql_database, tmp_path, nursery=nursery)) for _ in range(2))
        await here.start()
        await there.start()
        houses = [
            await stack.enter_async_context(Client(*addresses, patience=PATIENCE))
            for addresses in ((here.address, there.address), (there.address, here.address))
        ]
        yield (here, houses[0]), (there, houses[1])
        for server in (here, there):
            assert server.complaints("error") == []


async def check_whole(parties: list[Party], database: str) -> None:
    stored = stored_in(database)
    for party in parties:
        party.check_whole(stored[party.id], await party.spectator.table.record())


async def seated(houses: list[Client], tempo: Tempo) -> list[Party]:
    return [await Party.opened(houses, game, people, bots, tempo, random.Random(game)) for game, people, bots in GAMES]


async def test_people_at_different_servers_play_whole_games(
    servers: tuple[tuple[Server, Client], tuple[Server, Client]], postgresql_database: str
) -> None:
    parties = await seated([house for _, house in servers], Tempo())
    await asyncio.gather(*(party.play() for party in parties))
    await check_whole(parties, postgresql_database)


async def test_people_of_a_server_that_is_killed_go_on_at_the_other(
    servers: tuple[tuple[Server, Client], tuple[Server, Client]], postgresql_database: str
) -> None:
    (here, _), (there, _) = servers
    tempo = Tempo()
    parties = await seated([house for _, house in servers], tempo)
    async with asyncio.TaskGroup() as group:
        for party in parties:
            group.create_task(party.play())
        for killed, survivor in ((here, there), (there, here)):
            await more_acknowledged(60, tempo, parties)
            killed.kill()
            stored = stored_in(postgresql_database)
            for party in parties:
                party.check_stored(stored[party.id])
            await more_acknowledged(60, tempo, parties)
            tempo.goes_on.clear()
            async with Client(survivor.address, patience=PATIENCE) as alone:
                for party in parties:
                    await party.check_streams(alone, random.Random(party.id))
            await killed.start()  # the games might be over before it is up again, so they wait
            tempo.goes_on.set()
    await check_whole(parties, postgresql_database)


async def test_a_command_that_reaches_both_at_once_happens_once(
    servers: tuple[tuple[Server, Client], tuple[Server, Client]], postgresql_database: str
) -> None:
    (here, house), (there, other) = servers
    ada = await house.open("pergamon", ["me", "friend"], "Ada")
    bob = await other.join(ada.id, "Bob")
    chooser = random.Random(5)
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        for number in range(COMMANDS):
            await asyncio.gather(ada.look(), bob.look())
            while ada.sequence != bob.sequence:
                await asyncio.gather(ada.look(), bob.look())
            table = ada if ada.now.get("moves") else bob
            key, move = secrets.token_urlsafe(16), chooser.choice(table.now["moves"])["move"]
            ask = {"do": "move", "moves": [move]} if number % 4 else {"do": "say", "text": "twice?"}
            answers = await asyncio.gather(
                *(
                    raw_command(client, server.address, table, key, table.sequence, **ask)
                    for server in chooser.sample((here, there, here, there), 4)
                )
            )
            assert [answer.status_code for answer in answers] == [200] * 4, [answer.text for answer in answers]
            assert len({answer.content for answer in answers}) == 1
            assert answers[0].json()["sequence"] == table.sequence + 1
    keys = [entry.key for entry in stored_in(postgresql_database)[ada.id] if entry.key]
    assert len(keys) == len(set(keys)) == 3 + COMMANDS  # and Bob's coming, and two words
