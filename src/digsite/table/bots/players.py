"""The bots at live tables: they think in other processes, and their moves come at a pace that people can follow."""

import asyncio
import logging
import time

from digsite.bots.kernels import GREEDY
from digsite.bots.names import ADVISER
from digsite.bots.reasons import Considered, Reason, considered
from digsite.core.game import Setup
from digsite.table.bots.playable import parts_of, playable_bot
from digsite.table.bots.tempo import Tempo
from digsite.table.bots.thinkers import Thinkers, TooBusy
from digsite.table.bots.workshop import Workshop

log = logging.getLogger("digsite.table")

BUSY_SECONDS = 2.0
"""How long to wait before a bot is asked again when all processes were busy."""


class BotPlayers:
    """Bots as the tables know them. A move takes at least `pace` seconds."""

    def __init__(self, thinkers: Thinkers, workshop: Workshop, pace: float) -> None:
        self.thinkers = thinkers
        self.workshop = workshop
        self.tempo = Tempo(pace)

    def check(self, name: str) -> None:
        """Raise BadSetup for a bot that may not play at a live table."""
        playable_bot(name)

    async def choose(
        self,
        setup: Setup,
        state: bytes,
        seat: int,
        bot: str,
        seed: str,
        forced: bool,
        last: int | None,
        table: str,
        address: str,
    ) -> int:
        """Choose a move for a seat, however long that takes. It waits in line with the other tables and addresses."""
        await self.workshop.wait(setup.game.name, *parts_of(bot))
        while True:
            begun = time.monotonic()
            try:
                thought = await self.thinkers.think(
                    setup, state, seat, bot, seed, keep=f"{table} {seat} {bot}", table=table, address=address
                )
                break
            except TooBusy:
                log.warning("no bot has time for a table of %s; asking again soon", setup.game.name)
                await asyncio.sleep(BUSY_SECONDS)
        kind = f"{setup.game.name} {setup.players} {bot}"
        await asyncio.sleep(self.tempo.wait(kind, time.monotonic() - begun, forced, again=thought.move == last))
        return thought.move

    async def advise(
        self, setup: Setup, state: bytes, seat: int, seed: str, table: str, address: str
    ) -> tuple[list[Considered], Reason | None]:
        """List the moves worth considering for a seat, the best first, and say why the first one is better."""
        await self.workshop.wait(setup.game.name, *parts_of(ADVISER), GREEDY)
        thought = await self.thinkers.think(
            setup, state, seat, ADVISER, seed, explain=True, table=table, address=address
        )
        return considered(thought.advice), thought.reason
