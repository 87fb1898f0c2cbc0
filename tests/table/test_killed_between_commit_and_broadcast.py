"""A server that dies at the worst moments: before an entry is stored, when it is stored and nobody knows, and when
some were told. Whoever asks again gets the one answer, and everybody hears the same."""

import asyncio
import random
from pathlib import Path

import pytest

from digsite.table.client import House
from tests.table.dying import BEFORE, STORED, TOLD
from tests.table.nursery import Nursery
from tests.table.parties import Party, Tempo, stored_in
from tests.table.serving import PATIENCE, Server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

DYING = "tests.table.dying"
DEATHS = [1, 1, 2, 5, 1, 9, 3]
"""How many entries each life of a server lasts; the first dies of whoever joins and completes the table."""


@pytest.mark.parametrize("moment", [BEFORE, STORED, TOLD])
async def test_a_game_goes_on_as_if_its_server_had_not_died(
    database: str, tmp_path: Path, nursery: Nursery, moment: str
) -> None:
    tempo, chooser = Tempo(), random.Random(moment)
    with Server(database, tmp_path, nursery=nursery) as server:
        async with House(server.address, patience=PATIENCE) as house, asyncio.TaskGroup() as group:

            async def play() -> None:
                party = await Party.opened([house], "pergamon", 2, [], tempo, chooser)
                await party.play()
                party.check_whole(stored_in(database)[party.id], await party.spectator.table.record())

            group.create_task(play())
            for entries in DEATHS:
                await server.start(DYING, moment, str(entries))
                await server.ended()
            await server.start()
        assert server.complaints("error", "warning") == []
