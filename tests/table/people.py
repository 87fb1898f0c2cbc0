"""A house inside the test, with a clock that the test sets, and people who come to its tables."""

import hashlib
import random
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from digsite.core.errors import DigsiteError
from digsite.table.bots.players import BotPlayers
from digsite.table.bots.thinkers import Thinkers
from digsite.table.bots.workshop import Workshop
from digsite.table.play import commands as ask
from digsite.table.play import tables as tables_module
from digsite.table.play.answers import Done, Now, Seated
from digsite.table.play.commands import AnyAsk, Command, Join, NewTable, PlayMoves, SeatWish
from digsite.table.play.entries import Entry, read_entry
from digsite.table.play.hooks import Hooks
from digsite.table.play.house import House
from digsite.table.play.sitting import Sitting
from digsite.table.play.tokens import Signer
from digsite.table.store.storage import Storage

__all__ = [
    "Clockwork",
    "Ear",
    "Guest",
    "a_house",
    "ask",
    "come",
    "entries_of",
    "folded",
    "new_key",
    "open_table",
    "play_out",
]

NOON = 1_800_000_000.0


class Clockwork:
    """The time, which stands still until the test lets it pass."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> float:
        return self.time

    def passes(self, seconds: float) -> None:
        self.time += seconds


@asynccontextmanager
async def a_house(
    folder: Path, clock: Callable[[], float] | None = None, hooks: Hooks | None = None, started: bool = False
) -> AsyncIterator[House]:
    """On a real SQLite file; the caretaker goes round only if it is started.

    Its secrets are the same every time, and so is all chance: every failure can be reproduced.
    """
    secrets_of_tables = (hashlib.sha256(b"%d" % number).digest() for number in count())
    with patch.object(tables_module, "fresh_secret", lambda: next(secrets_of_tables)):
        async with _opened(folder, clock, hooks or Hooks(), started) as house:
            yield house


@asynccontextmanager
async def _opened(folder: Path, clock: Callable[[], float] | None, hooks: Hooks, started: bool) -> AsyncIterator[House]:
    storage = await Storage.open(str(folder / "digsite.db"))
    thinkers, workshop = Thinkers(workers=1), Workshop()
    house = House(storage, BotPlayers(thinkers, workshop, 0.0), Signer(b"test"), hooks, workshop, clock or Clockwork())
    try:
        await workshop.start()
        if started:
            await house.start()
        yield house
    finally:
        await house.close()
        await hooks.close()
        await thinkers.close()
        await workshop.close()
        await storage.close()


class Ear:
    """The other end of a socket: everything it was sent, and why it was closed."""

    def __init__(self, reads: bool = True) -> None:
        self.heard: list[bytes] = []
        self.ended: str | None = None
        self.reads = reads

    def send(self, text: bytes) -> bool:
        self.heard.append(text)
        return self.reads

    def end(self, why: str) -> None:
        self.ended = why


def new_key() -> str:
    return secrets.token_urlsafe(16)


class Guest:
    """Somebody with a personal link."""

    def __init__(self, house: House, seated: Seated) -> None:
        self.house = house
        self.table = seated.table
        self.person = seated.person
        self.token = seated.token

    async def look(self, seat: int | None = None) -> Now:
        return await self.house.look(self.table, self.token, seat)

    async def do(self, wish: AnyAsk, seen: int | None = None, key: str | None = None) -> Done:
        """Ask for something, having seen everything unless said otherwise."""
        if seen is None:
            seen = (await self.look()).sequence
        done = await self.house.command(self.table, self.token, Command(seen, key or new_key(), wish))
        assert isinstance(done, Done)
        return done

    async def play(self, *moves: str, seat: int | None = None) -> Done:
        return await self.do(PlayMoves(list(moves), seat))

    async def refused(self, wish: AnyAsk, seen: int | None = None) -> DigsiteError:
        """Ask for something that is refused; nothing may have changed."""
        before = await entries_of(self.house, self.table)
        try:
            await self.do(wish, seen)
        except DigsiteError as refusal:
            assert await entries_of(self.house, self.table) == before
            return refusal
        raise AssertionError(f"{wish} was not refused")

    async def any_move(self, chooser: random.Random | None = None) -> str:
        """Play some legal move."""
        now = await self.look()
        assert now.moves
        move = (chooser or random.Random(now.sequence)).choice(now.moves).move
        await self.play(move)
        return move


async def open_table(house: House, game: str, seats: Sequence[str], name: str = "Ada", **more: Any) -> Guest:
    """Seats are `me`, `me:NAME`, `friend` or `bot:LEVEL`. A bot that stands in is quick unless stated otherwise."""
    more.setdefault("stand_in", "random")
    wishes = []
    for seat in seats:
        who, _, which = seat.partition(":")
        wish = SeatWish(who)  # type: ignore[arg-type]
        if which and who == "bot":
            wish.bot = which
        elif which:
            wish.name = which
        wishes.append(wish)
    return Guest(house, await house.open(NewTable(game, wishes, name, new_key(), **more)))


async def come(guest: Guest, name: str, seat: int | None = None, word: str = "") -> Guest:
    """Somebody else sits down at the same table."""
    return Guest(guest.house, await guest.house.join(guest.table, Join(name, new_key(), word, seat)))


async def play_out(*guests: Guest, seed: int = 0, most: int | None = None) -> int:
    """Let everybody play legal moves, to the end of the game or at most `most`; return their number."""
    chooser, played = random.Random(seed), 0
    by_person = {guest.person: guest for guest in guests}
    while most is None or played < most:
        now = await guests[0].look()
        if now.to_act is None:
            break
        person = now.seats[now.to_act].person
        assert person is not None
        await by_person[person].any_move(chooser)
        played += 1
    return played


async def entries_of(house: House, table: str) -> list[Entry]:
    """What is stored of a table."""
    return [read_entry(stored.content) for stored in await house.storage.entries(table)]


async def folded(house: House, table: str) -> Sitting:
    """Return the table rebuilt from its stored entries."""
    row = await house.storage.table(table)
    assert row is not None
    stored = await house.storage.entries(table)
    return Sitting.folded(table, row.secret, ((read_entry(each.content), each.at, each.key) for each in stored))
