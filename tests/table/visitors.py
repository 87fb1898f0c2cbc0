"""People who come to a real server over HTTP, and say exactly what they want to say."""

import asyncio
import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.table.nursery import Nursery
from tests.table.serving import Server

Json = dict[str, Any]


@contextmanager
def a_server(folder: Path, nursery: Nursery, *arguments: str) -> Iterator[Server]:
    """Run a real server in a separate process."""
    server = Server(str(folder / "digsite.db"), folder, *arguments, nursery=nursery)
    asyncio.run(server.start())
    yield server
    server.kill()


@contextmanager
def a_door(folder: Path, nursery: Nursery, *arguments: str) -> Iterator[httpx.Client]:
    """A way into a real server."""
    with (
        a_server(folder, nursery, *arguments) as server,
        httpx.Client(base_url=server.address, timeout=60) as door,
    ):
        yield door


def new_key() -> str:
    return secrets.token_urlsafe(16)


def socket_address(door: httpx.Client) -> str:
    return str(door.base_url).replace("http", "ws", 1).rstrip("/")


class Visitor:
    """Somebody at a table, or a spectator."""

    def __init__(self, door: httpx.Client, table: str, token: str | None = None, person: int | None = None) -> None:
        self.door = door
        self.table = table
        self.token = token
        self.person = person
        self.path = f"/api/tables/{table}"

    def ask(self, method: str, path: str, content: Any = None, **headers: str) -> httpx.Response:
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        return self.door.request(method, path, json=content, headers=headers)

    def look(self, query: str = "") -> httpx.Response:
        return self.ask("GET", self.path + query)

    def now(self) -> Json:
        now: Json = self.look().raise_for_status().json()
        return now

    def command(self, do: str, sequence: int | None = None, key: str | None = None, **what: Any) -> httpx.Response:
        at = self.now()["sequence"] if sequence is None else sequence
        content = {"sequence": at, "key": key or new_key(), "ask": {"do": do, **what}}
        return self.ask("POST", f"{self.path}/commands", content)

    def with_token(self, token: str | None) -> "Visitor":
        return Visitor(self.door, self.table, token, self.person)

    @contextmanager
    def listening(self, **hello: Any) -> Iterator[ClientConnection]:
        """On a socket that has said who looks."""
        with connect(socket_address(self.door) + self.path + "/stream", max_size=None) as socket:
            socket.send(json.dumps({"token": self.token, **hello}))
            yield socket


def sit_down(door: httpx.Client, game: str, seats: list[Json], **more: Any) -> Visitor:
    """Open a table."""
    wish = {"game": game, "seats": seats, "name": "Ada", "key": new_key(), "word": secrets.token_urlsafe(12), **more}
    seated = door.post("/api/tables", json=wish).raise_for_status().json()
    return Visitor(door, seated["table"], seated["token"], seated["person"])


def join(host: Visitor, name: str, seat: int | None = None) -> Visitor:
    wish = {"name": name, "key": new_key(), "word": secrets.token_urlsafe(12), "seat": seat}
    seated = host.door.post(f"{host.path}/people", json=wish).raise_for_status().json()
    return Visitor(host.door, host.table, seated["token"], seated["person"])


ME, FRIEND = {"who": "me"}, {"who": "friend"}


def two(door: httpx.Client, game: str = "monuments", **more: Any) -> tuple[Visitor, Visitor]:
    """Two people at a table; the game has begun."""
    ada = sit_down(door, game, [ME, FRIEND], **{"stand_in": "random", **more})
    return ada, join(ada, "Bob")


def to_act(*people: Visitor) -> Visitor:
    """Return the visitor who is to move."""
    now = people[0].now()
    person = now["seats"][now["to_act"]]["person"]
    return next(each for each in people if each.person == person)
