"""A client for programs: sit down at a table, play, and follow it through broken connections.

    async with Client("http://localhost:8000") as client:
        table = await client.open("pergamon", ["me", "bot:curator"], name="Ada")
        async for now in table.follow():
            if now["to_act"] in now["you"]["seats"]:
                await table.play(now["moves"][0]["move"])

A command without an answer is sent again with the same key until there is one, so it happens once or not at all.
"""

import asyncio
import contextlib
import functools
import hashlib
import hmac
import json
import secrets
import ssl
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Self

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]

GIVE_UP_SECONDS = 30.0
"""How long a request without an answer is repeated."""

MIN_RETRY_SECONDS, MAX_RETRY_SECONDS = 0.05, 0.5
"""Waiting time between two attempts; it grows from the first to the second value."""


class Refused(Exception):
    """Raised when the server refuses a request, with a sentence that says why. Nothing has changed."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(problem.get("sentence", f"status {status}"))
        self.status = status
        self.code: str = problem.get("error", "")
        self.problem = problem


class PromiseBroken(Exception):
    """Raised when a finished game was not shuffled as the server promised."""


class Promised(NamedTuple):
    """What a client keeps from the moment of sitting down, to check the shuffle when the game is over."""

    commitment: str
    """The fingerprint of the server's secret."""
    word: str
    """The client's own word. Only its fingerprint is sent before everybody sits."""


TEMPORARY = ("storage-down", "too-busy")
"""Codes of temporary refusals, after which the request is sent again."""


def fresh_word() -> str:
    """Make a random word for the shuffle."""
    return secrets.token_urlsafe(12)


def seal(word: str) -> str:
    """Make the fingerprint of a word."""
    return hashlib.sha256(b"digsite word " + word.encode()).hexdigest()


class Client:
    """A connection to a server, or to several that share one database."""

    def __init__(self, *addresses: str, patience: float = GIVE_UP_SECONDS) -> None:
        self.addresses = [address.rstrip("/") for address in addresses]
        self.patience = patience
        self._http = httpx.AsyncClient(timeout=10.0, verify=_trusted())

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    @property
    def address(self) -> str:
        """Address of the server that is tried first."""
        return self.addresses[0]

    async def ask(self, method: str, path: str, content: Any = None, token: str | None = None) -> Any:
        """Send a request. Repeat it until a server answers, trying the next one if there are several."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        give_up = asyncio.get_running_loop().time() + self.patience
        pauses = _pauses()
        while True:
            try:
                answer = await self._http.request(method, self.address + path, json=content, headers=headers)
            except httpx.TransportError:
                if asyncio.get_running_loop().time() > give_up:
                    raise
                self.use_next_server()
                await asyncio.sleep(next(pauses))
                continue
            if answer.status_code == 503 and asyncio.get_running_loop().time() < give_up:
                await asyncio.sleep(next(pauses))
                continue
            if answer.status_code >= 400:
                raise Refused(answer.status_code, _problem(answer))
            return answer.json()

    def use_next_server(self) -> None:
        self.addresses = [*self.addresses[1:], self.addresses[0]]

    async def open(
        self,
        game: str,
        seats: Sequence[str | Json],
        name: str,
        options: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> "Table":
        """Open a table. Seats are `me`, `friend`, `bot:LEVEL`, or objects as in the server's API."""
        word = more.pop("word", None) or fresh_word()
        wish = {
            "game": game,
            "name": name,
            "seats": [_seat(seat) for seat in seats],
            "options": dict(options or {}),
            "key": secrets.token_urlsafe(16),
            "sealed": seal(word),
            **more,
        }
        return await self._seated("/api/tables", wish, word)

    async def join(self, table: str, name: str, seat: int | None = None, word: str | None = None) -> "Table":
        """Join a table."""
        word = word or fresh_word()
        wish: Json = {"name": name, "key": secrets.token_urlsafe(16), "sealed": seal(word)}
        if seat is not None:
            wish["seat"] = seat
        return await self._seated(f"/api/tables/{table}/people", wish, word)

    async def _seated(self, path: str, wish: Json, word: str) -> "Table":
        seated = await self.ask("POST", path, wish)
        promised = Promised(seated["now"]["fairness"]["commitment"], word)
        table = Table(self, seated["table"], seated["token"], seated["now"], promised=promised)
        await table.show_word()
        return table

    async def watch(self, table: str) -> "Table":
        """Watch a table as a spectator."""
        return Table(self, table, None, await self.ask("GET", f"/api/tables/{table}"))


class Table:
    """A table as one person, or a spectator, sees it."""

    def __init__(
        self,
        client: Client,
        table: str,
        token: str | None,
        now: Json,
        seat: int | None = None,
        promised: Promised | None = None,
    ) -> None:
        self.client = client
        self.id = table
        self.token = token
        self.now = now
        self.seat = seat
        """Which of your seats to look from; None for the one that has to decide."""
        self.heard: list[Json] = []
        """All notices so far, in order."""
        self.promised = promised
        """What to check the shuffle with, for somebody who sat down with this client."""

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    @property
    def sequence(self) -> int:
        """Sequence number of the latest entry seen."""
        return int(self.now["sequence"])

    async def look(self) -> Json:
        """Fetch the table as it is now."""
        await self._look()
        if await self.show_word():
            await self._look()
        return self.now

    async def _look(self) -> None:
        query = f"?seat={self.seat}" if self.seat is not None else ""
        self.now = await self.client.ask("GET", self.path + query, token=self.token)

    async def show_word(self) -> bool:
        """Show the word whose fingerprint was sent, if everybody is here. Return whether it was asked for."""
        if self.promised is None or not self.now.get("reveal"):
            return False
        with contextlib.suppress(Refused):  # the game has started without it
            await self._command("reveal", word=self.promised.word)
        return True

    async def command(self, do: str, sequence: int | None = None, key: str | None = None, **what: Any) -> Json:
        """Send a command. It is stored when this returns."""
        if self.promised is not None and self.now["phase"] == "waiting":
            await self.look()
        return await self._command(do, sequence, key, **what)

    async def _command(self, do: str, sequence: int | None = None, key: str | None = None, **what: Any) -> Json:
        content = {
            "sequence": self.sequence if sequence is None else sequence,
            "key": key or secrets.token_urlsafe(16),
            "ask": {"do": do, **what},
        }
        done: Json = await self.client.ask("POST", f"{self.path}/commands", content, self.token)
        return done

    async def play(self, *moves: str, **more: Any) -> Json:
        """Play one or more moves."""
        return await self.command("move", moves=list(moves), **more)

    async def attempt(self, *moves: str) -> Json:
        """Ask what these moves would lead to. Nothing is played."""
        content = {"sequence": self.sequence, "moves": list(moves)}
        if self.seat is not None:
            content["seat"] = self.seat
        tried: Json = await self.client.ask("POST", f"{self.path}/try", content, self.token)
        return tried

    async def notices(self, since: int = 0) -> list[Json]:
        """Fetch the notices after an entry."""
        query = f"?since={since}" + (f"&seat={self.seat}" if self.seat is not None else "")
        told: list[Json] = await self.client.ask("GET", f"{self.path}/notices{query}", token=self.token)
        return told

    async def record(self) -> Json:
        """Fetch the record of the finished game."""
        record: Json = await self.client.ask("GET", f"{self.path}/record")
        return record

    async def check_promise(self) -> bool:
        """Check that a finished game was shuffled as promised. Return whether my own word was part of it.

        Raise PromiseBroken if the secret is not the one that was committed to when I sat down, my word was changed, the
        key is not made of the secret and the words, or moves were undone that I was not told of. `digsite verify`
        checks that the key gives every draw.
        """
        if self.promised is None:
            raise ValueError("only a client that sat down itself has kept what was promised")
        record = await self.record()
        promise, mine = record["promise"], (await self.look())["you"]["seats"]
        secret, words = bytes.fromhex(promise["secret"]), promise["words"]
        shown = hashlib.sha256(b"digsite commitment " + secret).hexdigest()
        if not self.promised.commitment == promise["commitment"] == shown:
            raise PromiseBroken("the secret is not the one that the server committed to when I sat down")
        if any(words[seat] not in ("", self.promised.word) for seat in mine):
            raise PromiseBroken("another word than mine was used for my seat")
        told = await self.notices()
        if len(record.get("undone", [])) != sum(each.get("count", 0) for each in told if each["kind"] == "undone"):
            raise PromiseBroken("the record has other undone moves than I was told of")
        if hmac.new(secret, json.dumps(words).encode(), hashlib.sha256).digest()[:16].hex() != record["key"]:
            raise PromiseBroken("the key is not made of the secret and the players' words")
        return bool(mine) and all(words[seat] for seat in mine)

    async def follow(self) -> AsyncIterator[Json]:
        """Yield the table after everything that happens. Reconnect when the connection breaks."""
        give_up = asyncio.get_running_loop().time() + self.client.patience
        pauses = _pauses()
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async for update in self._updates():
                    self._hear(update)
                    await self.show_word()
                    give_up = asyncio.get_running_loop().time() + self.client.patience
                    pauses = _pauses()
                    yield self.now
            if asyncio.get_running_loop().time() > give_up:
                raise TimeoutError(f"no server has answered for {self.client.patience:g} seconds")
            self.client.use_next_server()
            await asyncio.sleep(next(pauses))

    async def _updates(self) -> AsyncIterator[Json]:
        address = self.client.address.replace("http", "ws", 1) + self.path + "/stream"
        async with connect(address, max_size=None, open_timeout=5) as socket:
            await socket.send(json.dumps({"token": self.token, "seat": self.seat, "since": len(self.heard)}))
            async for message in socket:
                update = json.loads(message)
                if update.get("error") in TEMPORARY:
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


@functools.cache
def _trusted() -> ssl.SSLContext:
    """Read the certificates to trust, once for all clients: it takes longer than most requests."""
    return httpx.create_ssl_context()


def _pauses() -> Iterator[float]:
    pause = MIN_RETRY_SECONDS
    while True:
        yield pause
        pause = min(2 * pause, MAX_RETRY_SECONDS)


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
