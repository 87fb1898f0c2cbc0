"""A server that bench/table.py loads, and how people sit, look and move there: in general, and at ours."""

import asyncio
import contextlib
import os
import random
import resource
import secrets
import signal
import socket
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from loopback import HOST, Http, WebSocket

SEATS = 2
A_TICK = 1 / os.sysconf("SC_CLK_TCK")
START_SECONDS = 300
"""A server whose games are not compiled yet takes its time to start."""

ANSWER_SECONDS = 30.0
"""After which a move counts as lost, and the measurement as failed."""


class Person:
    """Somebody at a table: what they saw last, and whether they may move."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.token = ""
        """What proves to the server that it is them."""
        self.socket: WebSocket
        self.version = -1
        self.over = False
        self.moves: list[Any] = []
        self._awaited: tuple[int, asyncio.Future[float]] | None = None

    def see(self, version: int, over: bool, moves: list[Any]) -> None:
        self.version, self.over, self.moves = version, over, moves
        if self._awaited is not None and version > self._awaited[0]:
            self._awaited[1].set_result(time.perf_counter())
            self._awaited = None

    def leave(self) -> None:
        self.socket.close()

    def sees_more_than(self, version: int) -> "asyncio.Future[float]":
        """When this person is told of something newer."""
        future: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._awaited = (version, future)
        return future


class Table:
    """A table with its people, all of them connected."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.people = [Person(seat) for seat in range(SEATS)]

    @property
    def over(self) -> bool:
        return any(person.over for person in self.people)

    def mover(self) -> Person:
        return next(person for person in self.people if person.moves)


class Moved(msgspec.Struct):
    """Seconds from a move sent until it was acknowledged, and until the last of the others was told."""

    acknowledged: float
    told: float


class House(ABC):
    """A server in a separate process, with people at its tables."""

    name = ""
    what = ""

    def __init__(self) -> None:
        self.process: subprocess.Popen[str]
        self.port = 0
        self.tables: list[Table] = []
        self.chooser = random.Random(1)

    async def seat_people(self, tables: int) -> None:
        """Open this number of tables; everybody sits down and connects."""
        gate = asyncio.Semaphore(16)

        async def one() -> None:
            async with gate:
                self.tables.append(await self.open())

        await asyncio.gather(*(one() for _ in range(tables)))

    @abstractmethod
    async def open(self) -> Table:
        """Open a table, with everybody at it."""

    @abstractmethod
    async def send(self, table: Table, person: Person, move: Any) -> float:
        """Send a move; the time at which the sender knew that it holds."""

    async def move(self, table: Table) -> Moved:
        person = table.mover()
        others = [other.sees_more_than(other.version) for other in table.people if other is not person]
        own = person.sees_more_than(person.version)
        move, sent = self.chooser.choice(person.moves), time.perf_counter()
        async with asyncio.timeout(ANSWER_SECONDS):
            acknowledged = await self.send(table, person, move)
            told = max([await other for other in others])
            own_told = await own
        return Moved((acknowledged or own_told) - sent, told - sent)

    def received(self) -> int:
        """Bytes over all sockets."""
        return sum(person.socket.received for table in self.tables for person in table.people)

    def lost_sockets(self) -> int:
        return sum(person.socket.lost for table in self.tables for person in table.people)

    def cpu_seconds(self) -> float:
        """Of the server's process and all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) * A_TICK

    def megabytes(self) -> float:
        """Of memory that the server's process holds now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:", 1)[1].split(None, 1)[0]) / 1024

    @abstractmethod
    def command(self) -> list[str]:
        """Return the command that starts the server."""

    @contextlib.contextmanager
    def running(self) -> Iterator[None]:
        allow_many_sockets()
        self.process = subprocess.Popen(self.command(), stdout=subprocess.PIPE, text=True)
        try:
            self.port = self._port()
            yield
        finally:
            for table in self.tables:
                for person in table.people:
                    person.leave()
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def _port(self) -> int:
        """As the server says it, at the end of a line; when it listens there."""
        assert self.process.stdout is not None
        watchdog = time.monotonic() + START_SECONDS
        for line in self.process.stdout:
            number = line.split("  (")[0].rstrip().replace(":", " ").split(" ")[-1]
            while number.isdigit() and self.process.poll() is None and time.monotonic() < watchdog:
                try:
                    socket.create_connection((HOST, int(number))).close()
                    return int(number)
                except ConnectionRefusedError:
                    time.sleep(0.1)
        raise SystemExit(f"{self.name} did not start")


def allow_many_sockets() -> None:
    """Each connection is an open file, here and in the server, which inherits the limit."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class _Move(msgspec.Struct):
    move: str


class _You(msgspec.Struct):
    seat: int


class _Now(msgspec.Struct):
    sequence: int
    phase: str
    you: _You
    to_act: int | None = None
    moves: list[_Move] | None = None


class _Update(msgspec.Struct):
    """Of an update only what is needed to move; the rest is skipped, not decoded."""

    now: _Now


class _Seated(msgspec.Struct):
    table: str
    token: str


class _OurPerson(Person):
    """Sits down by HTTP, and moves by the socket, as the page does."""

    def __init__(self, seat: int, port: int) -> None:
        super().__init__(seat)
        self.http = Http(port)
        self.answer: asyncio.Future[bytes]
        """To the latest command."""

    _decoder = msgspec.json.Decoder(_Update)

    def hear(self, message: bytes) -> None:
        if message.startswith(b'{"answer"'):
            self.answer.set_result(message)
            return
        now = self._decoder.decode(message).now
        # A player who decides ahead of a turn has moves too; a table advances only by the player to move.
        moves = now.moves if now.moves and now.to_act == now.you.seat else []
        self.see(now.sequence, now.phase == "over", moves)


class Digsite(House):
    name = "digsite"

    def __init__(self, game: str, folder: Path, database: str | None) -> None:
        super().__init__()
        self.game, self.folder, self.database = game, folder, database
        self.what = f"{game}, {'PostgreSQL' if database else 'SQLite, synchronous FULL'}"

    def command(self) -> list[str]:
        where = ["--database", self.database] if self.database else ["--data", str(self.folder)]
        return [
            sys.executable,
            "-m",
            "digsite",
            "serve",
            "--port",
            "0",
            "--limit",
            "0",
            "--sockets",
            "0",
            "--workers",
            "1",
            *where,
        ]

    async def open(self) -> Table:
        ada, bob = (_OurPerson(seat, self.port) for seat in range(SEATS))
        seats = [{"who": "me"}, {"who": "friend"}]
        name = await self._sit_down(ada, "/api/tables", {"name": "Ada", "game": self.game, "seats": seats})
        await self._sit_down(bob, f"/api/tables/{name}/people", {"name": "Bob"})
        table = Table(name)
        table.people = [ada, bob]
        for person in (ada, bob):
            person.socket = await WebSocket.connect(self.port, f"/api/tables/{name}/stream", person.hear)
            seen = person.sees_more_than(0)
            person.socket.send(msgspec.json.encode({"token": person.token}))
            await seen
            person.http.close()
        return table

    async def _sit_down(self, person: _OurPerson, path: str, wish: dict[str, Any]) -> str:
        """The table's name."""
        status, body = await person.http.post(path, msgspec.json.encode({**wish, "key": secrets.token_urlsafe(16)}))
        if status != 201:
            raise SystemExit(f"no table: {status} {body[:300]!r}")
        seated = msgspec.json.decode(body, type=_Seated)
        person.token = seated.token
        return seated.table

    async def send(self, table: Table, person: Person, move: _Move) -> float:
        assert isinstance(person, _OurPerson)
        ask = {"do": "move", "moves": [move.move]}
        command = {"sequence": person.version, "key": secrets.token_urlsafe(12), "ask": ask}
        person.answer = asyncio.get_running_loop().create_future()
        person.socket.send(msgspec.json.encode(command))
        answer = await person.answer
        if b'"done"' not in answer:
            raise SystemExit(f"refused: {answer[:300]!r}")
        return time.perf_counter()
