"""The turns of bots: they think in the background, so that no table waits for another table's bot."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from digsite.bots.reasons import Considered, Reason
from digsite.core.chance import fresh_key
from digsite.core.errors import DigsiteError
from digsite.core.game import Setup
from digsite.core.match import Match
from digsite.table.play.answers import Hint
from digsite.table.play.askers import ADDRESS
from digsite.table.play.entries import Moved, Play
from digsite.table.play.live import Live
from digsite.table.play.notices import Viewer
from digsite.table.play.refusals import Refusal
from digsite.table.play.sitting import Sitting
from digsite.table.play.tables import LiveTables

log = logging.getLogger("digsite.table")

MAX_HINTS = 5


class Bots(Protocol):
    """What a table needs of bots. They get a state where everything that the seat does not know was drawn again."""

    def check(self, name: str) -> None:
        """Raise BadSetup for a bot that may not play at a table."""

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
        """Choose a move, however long that takes. Tables take turns, and so do the addresses that they belong to.

        `last` is the move that this seat just made, if everybody saw all of it; made again, it needs less time.
        """

    async def advise(
        self, setup: Setup, state: bytes, seat: int, seed: str, table: str, address: str
    ) -> tuple[list[Considered], Reason | None]:
        """List the moves worth considering, the best first, and say why the first one is better."""


class BotTurns:
    """Lets bots play when it is their turn."""

    def __init__(self, tables: LiveTables, bots: Bots) -> None:
        self.tables = tables
        self.bots = bots
        self._hints: dict[tuple[str, int], _Hinting] = {}
        tables.on_release = lambda live: self.wake(live)

    def wake(self, live: Live) -> None:
        """Let the bots of a table play if it is their turn."""
        sitting = live.sitting
        if sitting is None or live.bots is not None or sitting.paused or not _is_for_somebody(live, sitting):
            return
        if sitting.bot_at(sitting.to_act) is not None:
            live.bots = self.tables.spawn(self._play_all(live))

    async def _play_all(self, live: Live) -> None:
        """Let bots think and play as long as it is a bot's turn."""
        try:
            while await self._play_one(live):
                pass
        except DigsiteError as problem:
            log.warning("bots at table %s stop for now: %s", live.table[:6], problem)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bots at table %s stop for now", live.table[:6])
        finally:
            live.bots = None

    async def _play_one(self, live: Live) -> bool:
        """Play one move of a bot; return False if it is no bot's turn."""
        async with live.lock:
            sitting = live.sitting
            seat = sitting.to_act if sitting else None
            bot = sitting.bot_at(seat) if sitting else None
            if sitting is None or sitting.match is None or sitting.paused or seat is None or bot is None:
                return False
            if not _is_for_somebody(live, sitting):
                return False
            position, setup = sitting.position_since, sitting.setup
            forced = len(sitting.match.legal()) == 1
            last = _seen_by_all(sitting.match, seat)
            state = sitting.match.handed_over(seat, fresh_key())["state"].tobytes()
        seed, address = secrets.token_hex(8), ADDRESS.get()
        move = await self.bots.choose(setup, state, seat, bot, seed, forced, last, live.table, address)

        async def play(live: Live, sitting: Sitting) -> None:
            if sitting.position_since == position and sitting.bot_at(seat) == bot and not sitting.paused:
                moved = Moved(seat, [Play(seat, setup.notation.write(move), [])])
                await self.tables.commit(live, sitting, [moved], None)

        await self.tables.do(live.table, play)
        return True

    async def hint(self, table: str, viewer_of: Callable[[Sitting], Viewer]) -> list[Hint]:
        """Ask which moves a bot considers in a viewer's place, with what their seat knows.

        There is one thought for a seat at a time. Who asks again meanwhile waits for the same one, and it is given up
        when nobody waits for it any more.
        """
        async with self.tables.at(table) as (_, sitting):
            match, seat = sitting.match, viewer_of(sitting).seat
            if match is None or seat is None or match.seat != seat:
                raise Refusal("not-your-decision")
            hinting = self._hints.get((table, seat))
            if hinting is None or hinting.position != sitting.position_since or hinting.task.done():
                state = match.handed_over(seat, fresh_key())["state"].tobytes()
                hinting = _Hinting(sitting.position_since, self.tables.spawn(self._advise(sitting, state, seat)))
                self._hints[table, seat] = hinting
        hinting.askers += 1
        try:
            return await asyncio.shield(hinting.task)
        finally:
            hinting.askers -= 1
            if hinting.askers == 0:
                hinting.task.cancel()
                if self._hints.get((table, seat)) is hinting:
                    del self._hints[table, seat]

    async def _advise(self, sitting: Sitting, state: bytes, seat: int) -> list[Hint]:
        setup, seed = sitting.setup, secrets.token_hex(8)
        considered, reason = await self.bots.advise(setup, state, seat, seed, sitting.table, ADDRESS.get())
        hints = [
            Hint(setup.notation.write(each.move), each.share, each.points, each.even) for each in considered[:MAX_HINTS]
        ]
        if reason is not None:
            hints[0].reason = reason.part
            hints[0].rival = None if reason.seat == seat else reason.seat
        return hints


@dataclass
class _Hinting:
    """A hint that a bot thinks about."""

    position: int
    task: asyncio.Task[list[Hint]]
    askers: int = 0


def _seen_by_all(match: Match, seat: int) -> int | None:
    """Return the move this seat just made if it hid nothing and drew nothing: making it again tells nothing new."""
    if not match.played or match.played[-1].seat != seat:
        return None
    last = match.played[-1]
    return last.move if last.events and not match.reveals(1) else None


def _is_for_somebody(live: Live, sitting: Sitting) -> bool:
    """Whether bots should play: somebody sits at the table, or watches it. Otherwise the table waits."""
    return bool(live.watchers) or bool(sitting.present_people())
