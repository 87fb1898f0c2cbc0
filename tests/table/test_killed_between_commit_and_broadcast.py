"""A server that dies at the worst moments: before an entry is stored, when it is stored and nobody knows, and when
some were told. A client that asks again gets the same answer, and everybody hears the same."""

import asyncio
import random
from pathlib import Path

import pytest

from digsite.client import Client
from tests.table.dying import BEFORE, STORED, TOLD
from tests.table.nursery import Nursery
from tests.table.parties import Party, Tempo, stored_in
from tests.table.serving import PATIENCE, Server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

DYING = "tests.table.dying"
DEATHS = [1, 2, 5]
"""How many entries each life of a server lasts; the first dies when the last player joins."""

MANY_DEATHS = [1, 1, 2, 5, 1, 9, 3]


@pytest.mark.parametrize("deaths", [DEATHS, pytest.param(MANY_DEATHS, marks=pytest.mark.soak)], ids=["few", "many"])
@pytest.mark.parametrize("moment", [BEFORE, STORED, TOLD])
async def test_a_game_goes_on_as_if_its_server_had_not_died(
    database: str, tmp_path: Path, nursery: Nursery, moment: str, deaths: list[int]
) -> None:
    tempo, chooser = Tempo(), random.Random(moment)
    with Server(database, tmp_path, nursery=nursery) as server:
        async with Client(server.address, patience=PATIENCE) as house, asyncio.TaskGroup() as group:

            async def play() -> None:
                party = await Party.opened([house], "pergamon", 2, [], tempo, chooser)
                await party.play()
                party.check_whole(stored_in(database)[party.id], await party.spectator.table.record())

            group.create_task(play())
            for entries in deaths:
                await server.start(DYING, moment, str(entries))
                await server.ended()
            await server.start()
        assert server.complaints("error", "warning") == []
