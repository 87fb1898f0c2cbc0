"""boardgame.io's server for bench/table.py, and how people sit, look and move there."""

import asyncio
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
from houses import SEATS, House, Person, Table
from loopback import Http, WebSocket

HERE = Path(__file__).parent / "boardgame_io"


class NotInstalled(Exception):
    """The other server cannot be had on this machine."""


class _Card(msgspec.Struct):
    number: int


class _Hand(msgspec.Struct):
    hand: list[_Card]


class _G(msgspec.Struct):
    players: dict[str, _Hand]


class _Context(msgspec.Struct, rename={"current": "currentPlayer"}):
    current: str


class _State(msgspec.Struct, rename={"version": "_stateID", "table": "G"}):
    version: int
    table: _G
    ctx: _Context


class _Sync(msgspec.Struct):
    state: _State


PLACES, ROWS = 6, 5


class BoardgameIO(House):
    """Its clients speak socket.io: text packets on a WebSocket, whose first digits say what they are."""

    name = "boardgame.io"
    what = "a card game with hidden hands, in memory"

    OPEN, PING, PONG, CONNECT, CONNECTED, EVENT = b"0", b"2", b"3", b"40/digs,", b"40/digs,", b"42/digs,"

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder

    def install(self) -> None:
        """Exactly the versions of the lock file, into a folder of its own; nothing that a package brings is run."""
        if shutil.which("npm") is None:
            raise NotInstalled("there is no npm here")
        self.folder.mkdir(parents=True, exist_ok=True)
        lock = HERE / "package-lock.json"
        if (self.folder / lock.name).exists() and (self.folder / lock.name).read_bytes() == lock.read_bytes():
            return
        for file in ("package.json", lock.name):
            shutil.copy(HERE / file, self.folder)
        quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
        try:
            subprocess.run(["npm", "ci", *quiet], cwd=self.folder, check=True, timeout=600)
        except (subprocess.SubprocessError, OSError):
            (self.folder / lock.name).unlink()
            raise NotInstalled("npm could not install it") from None

    def command(self) -> list[str]:
        return ["env", "NODE_ENV=production", "node", str(HERE / "server.cjs"), str(self.folder)]

    async def open(self) -> Table:
        http = Http(self.port)
        _, body = await http.post("/games/digs/create", msgspec.json.encode({"numPlayers": SEATS}))
        table = Table(msgspec.json.decode(body)["matchID"])
        for person in table.people:
            wish = {"playerID": str(person.seat), "playerName": f"p{person.seat}"}
            _, body = await http.post(f"/games/digs/{table.name}/join", msgspec.json.encode(wish))
            await self._connect(table, person, msgspec.json.decode(body)["playerCredentials"])
        http.close()
        return table

    async def _connect(self, table: Table, person: Person, credentials: str) -> None:
        person.token = credentials

        def heard(packet: bytes) -> None:
            if packet.startswith(self.EVENT):
                self._hear(person, packet[len(self.EVENT) :])
            elif packet == self.PING:
                person.socket.send(self.PONG)
            elif packet.startswith(self.CONNECTED):
                sync = ["sync", table.name, str(person.seat), credentials, SEATS]
                person.socket.send(self.EVENT + msgspec.json.encode(sync))
            elif packet.startswith(self.OPEN):
                opened.set_result(None)

        opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        person.socket = await WebSocket.connect(self.port, "/socket.io/?EIO=4&transport=websocket", heard)
        await opened
        seen = person.sees_more_than(-1)
        person.socket.send(self.CONNECT)
        await seen

    def _hear(self, person: Person, event: bytes) -> None:
        if event.startswith(b'["update"'):
            state = msgspec.json.decode(event, type=tuple[str, str, _State, Any])[2]
        elif event.startswith(b'["sync"'):
            state = msgspec.json.decode(event, type=tuple[str, str, _Sync])[2].state
        else:
            return
        own_turn = state.ctx.current == str(person.seat)
        held = len(state.table.players[str(person.seat)].hand)
        moves = [(place, row) for place in range(held) for row in range(ROWS)] if own_turn else []
        person.see(state.version, False, moves)

    async def send(self, table: Table, person: Person, move: tuple[int, int]) -> float:
        """Nothing is acknowledged there but by the sender's own update."""
        payload = {
            "type": "lay",
            "args": list(move),
            "playerID": str(person.seat),
            "credentials": person.token,
        }
        event = ["update", {"type": "MAKE_MOVE", "payload": payload}, person.version, table.name, str(person.seat)]
        person.socket.send(self.EVENT + msgspec.json.encode(event))
        return 0.0
