"""Bots at the tables: asked in the background, in other processes, so that no table waits for another's bot."""

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING

from digsite.core.chance import fresh_key
from digsite.core.errors import DigsiteError
from digsite.table.answers import Hint
from digsite.table.entries import Moved, Play
from digsite.table.live import Live
from digsite.table.refusals import Refusal
from digsite.table.sitting import Sitting
from digsite.table.tempo import Tempo
from digsite.table.thinkers import Thinkers, Thought, TooBusy

if TYPE_CHECKING:
    from digsite.table.house import House

log = logging.getLogger("digsite.table")

BREAK = 2.0
"""Seconds until a bot is asked again when none had time."""

HINTS = 5
ADVISER = "curator"


class Opponents:
    """Lets bots play when it is their turn. A bot's move takes at least `pace` seconds, so that people can follow."""

    def __init__(self, house: "House", thinkers: Thinkers, pace: float) -> None:
        self.house = house
        self.thinkers = thinkers
        self.tempo = Tempo(pace)

    def wake(self, live: Live) -> None:
        sitting = live.sitting
        if sitting is None or live.bots is not None or sitting.paused:
            return
        if sitting.bot_at(sitting.to_act) is not None:
            live.bots = self.house.spawn(self._play_bots(live))

    async def _play_bots(self, live: Live) -> None:
        """As long as it is a bot's turn, let it think and play. Nobody waits for this."""
        try:
            goes_on = True
            while goes_on:
                try:
                    goes_on = await self._play_bot(live)
                except TooBusy:
                    log.warning("no bot has time for table %s; it is asked again", live.table[:6])
                    await asyncio.sleep(BREAK)
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
            position, setup = sitting.position_since, sitting.setup
            forced = len(sitting.match.legal()) == 1
            state = sitting.match.handed_over(seat, fresh_key())["state"].tobytes()
        begun = time.monotonic()
        thought: Thought = await self.thinkers.think(
            setup, state, seat, bot, secrets.token_hex(8), keep=f"{live.table} {seat} {bot}"
        )
        kind = f"{setup.game.name} {setup.players} {bot}"
        await asyncio.sleep(self.tempo.wait(kind, time.monotonic() - begun, forced))

        async def play(live: Live, sitting: Sitting) -> None:
            if sitting.position_since != position or sitting.bot_at(seat) != bot or sitting.paused:
                return
            move = setup.notation.write(thought.move)
            await self.house.commit(live, sitting, [Moved(seat, [Play(seat, move, [])])], None)

        await self.house.do(live.table, play)
        return True

    async def hint(self, table: str, token: str | None, seat: int | None) -> list[Hint]:
        """What the curator would look at in a person's place, with what that seat knows."""
        async with self.house.at(table) as (_, sitting):
            viewer = self.house.viewer(sitting, self.house.person(sitting, token), seat)
            match = sitting.match
            if match is None or viewer.seat is None or match.seat != viewer.seat:
                raise Refusal("not-your-decision")
            state = match.handed_over(viewer.seat, fresh_key())["state"].tobytes()
            setup, asked = sitting.setup, viewer.seat
        thought = await self.thinkers.think(setup, state, asked, ADVISER, secrets.token_hex(8))
        best = thought.candidates[:HINTS]
        return [Hint(setup.notation.write(move), share, points) for move, _, share, points in best]
