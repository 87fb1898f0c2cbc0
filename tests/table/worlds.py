"""Whole servers in this process whose ids, secrets and clock are given, so that two can be compared byte by byte.

Everything is asked through the gate, as a real server would be asked; only the network between is left out.
"""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import digsite
from digsite.bots.question import Question
from digsite.core.game import Setup
from digsite.core.match import Match
from digsite.table.bots.exchange import Thought
from digsite.table.bots.playable import playable_bot
from digsite.table.http.app import create_gate
from digsite.table.http.settings import Settings
from digsite.table.http.wire import WIRE
from digsite.table.play.house import House
from digsite.table.play.sitting import Sitting
from digsite.table.play.tokens import Signer

Json = dict[str, Any]
Message = dict[str, Any]

NOON = 1_800_000_000.0

PATIENCE = 60
"""Seconds after which nothing is expected any more."""


SETUPS = {f"{name}-{players}": (name, players) for name in digsite.games() for players in digsite.load(name).players}


class HereThinkers:
    """Bots as the server's, but in this process, so that hundreds of worlds need not start any."""

    def __init__(self, workers: int | None = None, a_minute: float = 0) -> None:
        pass

    async def close(self) -> None:
        pass

    def figures(self) -> dict[str, int]:
        return {}

    async def think(self, setup: Setup, state: bytes, seat: int, bot: str, seed: str, **_: Any) -> Thought:
        table = setup.table()
        table["state"] = np.frombuffer(state, setup.game.state)
        return Thought.of(playable_bot(bot).think(Question(setup, table, seat), seed))


class Socket:
    """A socket into a world: all it heard, as it was sent."""

    def __init__(self, world: "World", path: str) -> None:
        self.heard: list[Message] = []
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        scope = world.scope("websocket", path, None, {"extensions": {WIRE: self}})
        self._task = asyncio.create_task(world.gate(scope, self._said.get, self._hear))  # type: ignore[arg-type]

    async def _hear(self, message: Message) -> None:
        self.heard.append(message)

    def send(self, text: bytes) -> bool:
        """Hear a message that was written at once."""
        self.heard.append({"type": "websocket.send", "text": text.decode()})
        return True

    def close(self, code: int = 1000, reason: str = "") -> None:
        """Hear that the server closes the socket."""
        if not self._ended():
            self.heard.append({"type": "websocket.close", "code": code, "reason": reason})
            self._said.put_nowait({"type": "websocket.disconnect", "code": code})

    def listen(self, listener: Callable[[bytes], None]) -> None:
        """Know who hears what is said from now on."""
        self.speak = listener

    async def say(self, hello: Json) -> None:
        """Say who looks, and wait for the first update, or for the whole of a refusal."""
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(hello)})
        await self._until(lambda: self._sequence() is not None or self._ended())

    async def caught_up(self, sequence: int) -> None:
        """Wait until everything up to an entry has been heard."""
        await self._until(lambda: self._sequence() == sequence)

    def _ended(self) -> bool:
        return bool(self.heard) and self.heard[-1]["type"] == "websocket.close"

    def _sequence(self) -> int | None:
        """Of the latest update."""
        said = json.loads(self.heard[-1].get("text") or "{}") if self.heard else {}
        return said["now"]["sequence"] if "now" in said else None

    async def _until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not happened():
                await asyncio.sleep(0.001)

    async def leave(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


class World:
    """A server, one table at it, and the people there."""

    def __init__(self, folder: Path) -> None:
        hosts = frozenset({"table.example"})
        self.gate = create_gate(Settings(database=str(folder / "digsite.db"), pace=0, a_minute=0, hosts=hosts))
        self.time = NOON
        self.table = ""
        self.tokens: list[str] = []
        """Of each seat."""

    @property
    def house(self) -> House:
        house: House = self.gate.app.app.state.house  # type: ignore[union-attr]
        return house

    @property
    def sitting(self) -> Sitting:
        sitting = self.house.tables.live[self.table].sitting
        assert sitting is not None
        return sitting

    def scope(self, kind: str, path: str, token: str | None, more: Json) -> Message:
        path, _, query = path.partition("?")
        headers = [(b"host", b"table.example"), (b"content-type", b"application/json")]
        if token is not None:
            headers.append((b"authorization", f"Bearer {token}".encode()))
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "server": ("table.example", 80),
            "client": ("192.0.2.1", 50000),
            "root_path": "",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": headers,
            "subprotocols": [],
            "extensions": {},
            "state": {},
            **more,
        }

    async def ask(self, method: str, path: str, content: Any = None, token: str | None = None) -> list[Message]:
        """Everything that comes back: the status, every header, the body."""
        body = b"" if content is None else json.dumps(content).encode()
        sent: list[Message] = []
        wanted = iter([{"type": "http.request", "body": body, "more_body": False}])

        async def receive() -> Message:
            return next(wanted, {"type": "http.disconnect"})

        async def send(message: Message) -> None:
            sent.append(message)

        await self.gate(self.scope("http", path, token, {"method": method}), receive, send)  # type: ignore[arg-type]
        assert sent[0]["status"] != 500, sent
        return sent

    async def told(self, method: str, path: str, content: Any = None, token: str | None = None) -> Any:
        """The content of an answer that is no refusal."""
        start, *body = await self.ask(method, path, content, token)
        said = b"".join(part["body"] for part in body)
        assert start["status"] < 300, said
        return json.loads(said)

    async def set_up(self, game: str, players: int, options: Json | None = None) -> None:
        """Open a table where every seat is a different person; it begins at once."""
        seats = [{"who": "me"}, *[{"who": "friend"}] * (players - 1)]
        wish = {"game": game, "seats": seats, "name": "Seat 0", "key": "k" * 16, "word": "w0", "options": options or {}}
        seated = await self.told("POST", "/api/tables", wish)
        self.table, self.tokens = seated["table"], [seated["token"]]
        for seat in range(1, players):
            wish = {"name": f"Seat {seat}", "key": f"{seat}" * 16, "word": f"w{seat}", "seat": seat}
            seated = await self.told("POST", f"/api/tables/{self.table}/people", wish)
            self.tokens.append(seated["token"])

    async def set_up_lesson(self, game: str) -> None:
        """Open the table of a lesson, at which all others are bots."""
        seated = await self.told("POST", "/api/lessons", {"game": game, "name": "Seat 0", "key": "k" * 16})
        self.table, self.tokens = seated["table"], [seated["token"]]

    async def until_my_turn(self) -> None:
        """Wait until seat 0 has to decide, or the game is over."""
        async with asyncio.timeout(PATIENCE):
            while (await self.told("GET", f"/api/tables/{self.table}", token=self.tokens[0]))["to_act"] not in (
                0,
                None,
            ):
                await asyncio.sleep(0.001)

    def command(self, what: Json, sequence: int | None = None, key: str | None = None) -> Json:
        """A command of somebody who has seen everything, if it is not said otherwise."""
        self.time += 0.001
        at = self.sitting.sequence if sequence is None else sequence
        return {"sequence": at, "key": key or f"key-{self.time * 1000:.0f}", "ask": what}

    async def play(self, move: int) -> None:
        """Play one move of the seat to move."""
        seat = self.sitting.to_act
        assert seat is not None
        wish = self.command({"do": "move", "moves": [self.sitting.setup.notation.write(move)]})
        await self.told("POST", f"/api/tables/{self.table}/commands", wish, self.tokens[seat])


def something_else(world: World, seat: int, key: bytes) -> Match:
    """The match of a world with all in it that a seat cannot know drawn again; what was told stays told."""
    match = world.sitting.match
    assert match is not None
    other = match.redealt(seat, key)
    other.played, other.opening, other.key = match.played, match.opening, match.key
    return other


@contextlib.asynccontextmanager
async def world(folder: Path, patch: pytest.MonkeyPatch, steered: bool = True) -> AsyncIterator[World]:
    """A server whose every id and secret is the same as in any other world; if steered, its time is, too."""
    patch.setattr("digsite.table.play.tables.new_id", lambda: "the-only-table-there-is")
    patch.setattr("digsite.table.play.tables.fresh_secret", lambda: random.Random(7).randbytes(32))
    patch.setattr("digsite.table.play.bot_turns.fresh_key", lambda: b"a key that is 16"[:16])
    patch.setattr("digsite.table.play.bot_turns.secrets.token_hex", lambda count: "5eed" * (count // 2))
    patch.setattr("digsite.table.http.app.Thinkers", HereThinkers)
    folder.mkdir(exist_ok=True)
    made = World(folder)
    async with made.gate.app.app.lifespan():  # type: ignore[union-attr]
        if steered:
            made.house.tables.now = lambda: made.time
        made.house.signer = made.house.tables.publisher.signer = Signer(b"the same in every world")
        yield made
