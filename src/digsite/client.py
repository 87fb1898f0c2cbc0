"""A small client for programs: sit down at a table, play, and follow it through broken connections.

    async with House("http://localhost:8000") as house:
        table = await house.open("pergamon", ["me", "bot:curator"], name="Ada")
        async for now in table.follow():
            if now["to_act"] in now["you"]["seats"]:
                await table.play(now["moves"][0]["move"])

A command that got no answer is sent again with the same key until there is one, so it happens once or not at all.
"""

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from typing import Any, Self

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]

PATIENCE = 30.0
"""Seconds for which a server that does not answer is asked again."""

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 0.5
"""Seconds between two attempts: longer each time, for a server that is just starting has enough to do."""


class Refused(Exception):
    """The server said no, in one sentence. Nothing was changed."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(problem.get("sentence", f"status {status}"))
        self.status = status
        self.code: str = problem.get("error", "")
        self.problem = problem


PASSING = ("storage-down", "too-busy")
"""Refusals of a moment, with status 503 where they answer a request: it is asked again."""


def fresh_word() -> str:
    """What this side adds to the chance of a game."""
    return secrets.token_urlsafe(12)


class House:
    """A server, or several that share one database."""

    def __init__(self, *addresses: str, patience: float = PATIENCE) -> None:
        self.addresses = [address.rstrip("/") for address in addresses]
        self.patience = patience
        self._http = httpx.AsyncClient(timeout=10.0)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    @property
    def address(self) -> str:
        """The server that is asked first."""
        return self.addresses[0]

    async def ask(self, method: str, path: str, content: Any = None, token: str | None = None) -> Any:
        """One request, repeated, at the next server if there are several, until somebody answers."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        give_up = asyncio.get_running_loop().time() + self.patience
        pauses = _pauses()
        while True:
            try:
                answer = await self._http.request(method, self.address + path, json=content, headers=headers)
            except httpx.TransportError:
                if asyncio.get_running_loop().time() > give_up:
                    raise
                self.turn_to_the_next()
                await asyncio.sleep(next(pauses))
                continue
            if answer.status_code == 503 and asyncio.get_running_loop().time() < give_up:
                await asyncio.sleep(next(pauses))
                continue
            if answer.status_code >= 400:
                raise Refused(answer.status_code, _problem(answer))
            return answer.json()

    def turn_to_the_next(self) -> None:
        self.addresses = [*self.addresses[1:], self.addresses[0]]

    async def open(
        self,
        game: str,
        seats: Sequence[str | Json],
        name: str,
        options: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> "Table":
        """Open a table. Seats are `me`, `friend`, `bot:LEVEL`, or as the server takes them."""
        wish = {
            "game": game,
            "name": name,
            "seats": [_seat(seat) for seat in seats],
            "options": dict(options or {}),
            "key": secrets.token_urlsafe(16),
            "word": fresh_word(),
            **more,
        }
        seated = await self.ask("POST", "/api/tables", wish)
        return Table(self, seated["table"], seated["token"], seated["now"])

    async def join(self, table: str, name: str, seat: int | None = None, word: str | None = None) -> "Table":
        """Sit down at somebody's table."""
        wish = {"name": name, "key": secrets.token_urlsafe(16), "word": fresh_word() if word is None else word}
        if seat is not None:
            wish["seat"] = seat  # type: ignore[assignment]
        seated = await self.ask("POST", f"/api/tables/{table}/people", wish)
        return Table(self, table, seated["token"], seated["now"])

    async def watch(self, table: str) -> "Table":
        """Look on."""
        return Table(self, table, None, await self.ask("GET", f"/api/tables/{table}"))


class Table:
    """A table as one person, or a spectator, knows it."""

    def __init__(self, house: House, table: str, token: str | None, now: Json, seat: int | None = None) -> None:
        self.house = house
        self.id = table
        self.token = token
        self.now = now
        self.seat = seat
        """Through which of several seats to look; None for whichever is to decide."""
        self.heard: list[Json] = []
        """Every notice since the first, in order."""

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    @property
    def sequence(self) -> int:
        """How far this side has seen the table."""
        return int(self.now["sequence"])

    async def look(self) -> Json:
        """Ask for the table as it is."""
        query = f"?seat={self.seat}" if self.seat is not None else ""
        self.now = await self.house.ask("GET", self.path + query, token=self.token)
        return self.now

    async def command(self, do: str, sequence: int | None = None, key: str | None = None, **what: Any) -> Json:
        """Ask for something; it is stored when this returns."""
        content = {
            "sequence": self.sequence if sequence is None else sequence,
            "key": key or secrets.token_urlsafe(16),
            "ask": {"do": do, **what},
        }
        done: Json = await self.house.ask("POST", f"{self.path}/commands", content, self.token)
        return done

    async def play(self, *moves: str, **more: Any) -> Json:
        return await self.command("move", moves=list(moves), **more)

    async def attempt(self, *moves: str) -> Json:
        """What the table would be like after these moves; nothing is played."""
        content = {"sequence": self.sequence, "moves": list(moves)}
        if self.seat is not None:
            content["seat"] = self.seat
        tried: Json = await self.house.ask("POST", f"{self.path}/try", content, self.token)
        return tried

    async def notices(self, since: int = 0) -> list[Json]:
        """What was told since."""
        query = f"?since={since}" + (f"&seat={self.seat}" if self.seat is not None else "")
        told: list[Json] = await self.house.ask("GET", f"{self.path}/notices{query}", token=self.token)
        return told

    async def record(self) -> Json:
        """The record of the finished game."""
        record: Json = await self.house.ask("GET", f"{self.path}/record")
        return record

    async def follow(self) -> AsyncIterator[Json]:
        """The table after everything that happens, from what was heard last on; a broken connection is made again."""
        give_up = asyncio.get_running_loop().time() + self.house.patience
        pauses = _pauses()
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async for update in self._updates():
                    self._hear(update)
                    give_up = asyncio.get_running_loop().time() + self.house.patience
                    pauses = _pauses()
                    yield self.now
            if asyncio.get_running_loop().time() > give_up:
                raise TimeoutError(f"no server has answered for {self.house.patience:g} seconds")
            self.house.turn_to_the_next()
            await asyncio.sleep(next(pauses))

    async def _updates(self) -> AsyncIterator[Json]:
        address = self.house.address.replace("http", "ws", 1) + self.path + "/stream"
        async with connect(address, max_size=None, open_timeout=5) as socket:
            await socket.send(json.dumps({"token": self.token, "seat": self.seat, "since": len(self.heard)}))
            async for message in socket:
                update = json.loads(message)
                if update.get("error") in PASSING:
                    raise ConnectionError(update["sentence"])
                if "error" in update:
                    raise Refused(403, update)
                yield update

    def _hear(self, update: Json) -> None:
        for told in update["notices"]:
            if told["sequence"] == len(self.heard) + 1:
                self.heard.append(told)
        if update["now"]["sequence"] >= self.sequence:
            self.now = update["now"]


def _pauses() -> Iterator[float]:
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)


def _seat(seat: str | Json) -> Json:
    if isinstance(seat, dict):
        return seat
    who, _, bot = seat.partition(":")
    return {"who": who, "bot": bot} if bot else {"who": who}


def _problem(answer: httpx.Response) -> Json:
    try:
        problem = answer.json()
    except ValueError:
        problem = None
    return problem if isinstance(problem, dict) else {"sentence": answer.text[:200]}
