"""PostgreSQL stops in the middle of games and comes back: meanwhile commands are refused for the moment, with a
sentence; nothing is lost, and all play on, people and bots."""

import asyncio
import random
import secrets
from pathlib import Path

import httpx
import pytest

from digsite.client import Client
from tests.table.nursery import Nursery
from tests.table.parties import Party, Tempo, more_acknowledged, stored_in
from tests.table.postgres import Postgres
from tests.table.serving import PATIENCE, Server, raw_command

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_games_outlive_a_stop_of_the_database(
    postgres: Postgres, postgresql_database: str, tmp_path: Path, nursery: Nursery
) -> None:
    tempo = Tempo()
    with Server(postgresql_database, tmp_path, nursery=nursery) as server:
        await server.start()
        async with Client(server.address, patience=PATIENCE) as house, asyncio.TaskGroup() as group:
            parties = [
                await Party.opened([house], "thebes", 2, ["digger"], tempo, random.Random(1)),
                await Party.opened([house], "artefakt", 2, [], tempo, random.Random(2)),
            ]
            for party in parties:
                group.create_task(party.play())
            for _ in range(2):
                await more_acknowledged(15, tempo, parties)
                await asyncio.to_thread(postgres.stop)
                try:
                    table = parties[0].players[0].table
                    async with httpx.AsyncClient(timeout=PATIENCE) as client:
                        for _ in range(3):
                            key = secrets.token_urlsafe(16)
                            refused = await raw_command(
                                client, server.address, table, key, table.sequence, do="say", text="Hello?"
                            )
                            assert refused.status_code == 503
                            assert refused.json()["error"] == "storage-down"
                            assert refused.json()["sentence"].endswith(".")
                        assert (await client.get(f"{server.address}/health")).status_code == 503
                finally:
                    await asyncio.to_thread(postgres.start)
                stored = stored_in(postgresql_database)
                for party in parties:
                    party.check_stored(stored[party.id])
            await more_acknowledged(15, tempo, parties)
        stored = stored_in(postgresql_database)
        async with Client(server.address) as house:
            for party in parties:
                record = await (await house.watch(party.id)).record()
                party.check_whole(stored[party.id], record)
        assert server.complaints("error") == []
