"""A server that is told to stop in the middle of play: it lets everybody go cleanly, and the games go on after it."""

import asyncio
import json
import random
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from digsite.client import Client, Table
from tests.table.parties import Party, Tempo, more_acknowledged, stored_in
from tests.table.serving import PATIENCE, Server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

RESTART = 1012
"""What a socket is told: the service restarts, come again."""


async def close_code(table: Table) -> int | None:
    """With what a socket that only listens is closed in the end."""
    async with connect(f"{table.client.address.replace('http', 'ws', 1)}{table.path}/stream") as socket:
        await socket.send(json.dumps({"token": table.token}))
        try:
            while True:
                await socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


async def test_nothing_is_cut_off_and_nothing_goes_wrong(database: str, tmp_path: Path) -> None:
    tempo = Tempo()
    with Server(database, tmp_path, "--log", "info") as server:
        await server.start()
        async with Client(server.address, patience=PATIENCE) as house:
            parties = [
                await Party.opened([house], "pergamon", 2, ["digger"], tempo, random.Random(1)),
                await Party.opened([house], "artefakt", 3, [], tempo, random.Random(2)),
            ]
            codes = [asyncio.create_task(close_code(party.players[0].table)) for party in parties]
            async with asyncio.TaskGroup() as group:
                for party in parties:
                    group.create_task(party.play())
                await more_acknowledged(25, tempo, parties)
                assert await server.stop() == 0
                assert await asyncio.gather(*codes) == [RESTART] * 2
                stored = stored_in(database)
                for party in parties:
                    party.check_stored(stored[party.id])
                await server.start()
            stored = stored_in(database)
            for party in parties:
                party.check_whole(stored[party.id], await party.spectator.table.record())
        assert await server.stop() == 0
        assert server.complaints("warning", "error") == []
