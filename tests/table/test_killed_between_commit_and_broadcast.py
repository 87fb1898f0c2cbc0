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
    server = Server(database, tmp_path, nursery=nursery)
    tempo, chooser = Tempo(), random.Random(moment)
    async with await server.start(DYING, moment, str(DEATHS[0])), House(server.address, patience=PATIENCE) as house:

        async def play() -> Party:
            party = await Party.opened([house], "pergamon", 2, [], tempo, chooser)
            await party.play()
            return party

        playing = asyncio.create_task(play())
        for entries in DEATHS[1:]:
            await server.ended()
            await server.start(DYING, moment, str(entries))
        await server.ended()
        await server.start()
        party = await playing
        party.check_whole(stored_in(database)[party.id], await party.spectator.table.record())
    assert server.complaints("error", "warning") == []
