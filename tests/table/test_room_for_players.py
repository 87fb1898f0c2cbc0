"""Room on sockets: for the people of a table always, for spectators and for one address only so much."""

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from digsite.table.http import wire
from digsite.table.play.house import MAX_OWN_SOCKETS, MAX_SPECTATORS
from digsite.table.play.refusals import Refusal
from tests.table.nursery import Nursery
from tests.table.people import Ear, a_house, ask, come, open_table
from tests.table.visitors import a_door, two

SECONDS = 60


@pytest.mark.anyio
async def test_spectators_never_lock_the_players_out(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "friend"])
        await come(ada, "Bob")
        async with AsyncExitStack() as open_:
            for _ in range(MAX_SPECTATORS):
                await open_.enter_async_context(house.watch(ada.table, None, None, 0, Ear()))
            with pytest.raises(Refusal, match="watching"):
                await open_.enter_async_context(house.watch(ada.table, None, None, 0, Ear()))
            ears = [Ear() for _ in range(MAX_OWN_SOCKETS + 2)]
            for ear in ears:
                await open_.enter_async_context(house.watch(ada.table, ada.token, None, 0, ear))
            assert [ear.ended for ear in ears[:3]] == ["ended", "ended", None], "their oldest make room"
            await ada.do(ask.Say("Hello"))
            assert [len(ear.heard) for ear in ears[1:4]] == [1, 2, 2]


@pytest.mark.anyio
async def test_who_does_not_read_is_told_nothing_more(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "friend"])
        ear = Ear(reads=False)
        async with house.watch(ada.table, ada.token, None, 0, ear):
            for text in ("one", "two", "three"):
                await ada.do(ask.Say(text))
            assert (ear.ended, len(ear.heard)) == ("fell-behind", 2)


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[httpx.Client]:
    with a_door(tmp_path_factory.mktemp("room"), nursery, "--sockets", "3") as opened:
        yield opened


def test_an_address_has_so_many_sockets_and_gets_them_back(door: httpx.Client) -> None:
    ada, _ = two(door)
    with ExitStack() as open_:
        for _ in range(3):
            assert "now" in json.loads(open_.enter_context(ada.listening()).recv(SECONDS))
        with ada.listening() as one_more:
            assert json.loads(one_more.recv(SECONDS))["error"] == "too-many-sockets"
            with pytest.raises(ConnectionClosed, match="4403"):
                one_more.recv(SECONDS)
    give_up = time.monotonic() + SECONDS
    while True:
        with ada.listening() as again:
            if "now" in json.loads(again.recv(SECONDS)):
                break
        assert time.monotonic() < give_up


class Line:
    """A transport that remembers what was done with it."""

    def __init__(self) -> None:
        self.waiting = 0
        self.done: list[str] = []

    def writelines(self, parts: tuple[bytes, ...]) -> None:
        self.waiting += sum(map(len, parts))

    def write(self, data: bytes) -> None:
        self.waiting += len(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return False

    def abort(self) -> None:
        self.done.append("abort")

    def resume_reading(self) -> None:
        self.done.append("read")


async def no_app(scope: Any, receive: Any, send: Any) -> None:
    pass


@pytest.mark.anyio
async def test_a_socket_that_does_not_read_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "CLOSING_SECONDS", 0.01)
    config = uvicorn.Config(no_app, log_config=None)
    config.load()
    made = wire.Sockets(config, ServerState(), {})
    line = Line()
    made.transport, made.handshake_complete = line, True  # type: ignore[assignment]
    made.conn.state = State.OPEN
    ours = wire._SocketWire(made)
    text = b"x" * 100_000
    sent = 1
    while ours.send(text):
        sent += 1
    assert sent * len(text) > wire.MAX_UNREAD_BYTES
    ours.close(4408, "fell-behind")
    assert not line.done
    await asyncio.sleep(0.1)
    assert line.done[-1] == "abort", "its buffer is never read, so closing it would wait for ever"
    await asyncio.sleep(0)
    assert (await made.queue.get())["type"] == "websocket.disconnect"


async def answering(scope: dict[str, Any], receive: Any, send: Any) -> None:
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})


@contextlib.asynccontextmanager
async def connections() -> AsyncIterator[tuple[str, int]]:
    """Serve in this process, with our side of a connection."""
    taken = socket.socket()
    taken.bind(("127.0.0.1", 0))
    config = uvicorn.Config(answering, http=wire.Connections, log_config=None, lifespan="off")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[taken]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield taken.getsockname()
    finally:
        server.should_exit = True
        await serving


REQUEST = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.anyio
async def test_a_connection_that_does_not_finish_its_request_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("SILENT_SECONDS", "REQUEST_SECONDS"):
        monkeypatch.setattr(wire, limit, 0.1)
    async with connections() as address:
        for said in (b"", b"GET / HT", b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab"):
            reader, writer = await asyncio.open_connection(*address)
            writer.write(said)
            try:
                async with asyncio.timeout(SECONDS):
                    await reader.read()
            except ConnectionError:
                pass
            writer.close()
        reader, writer = await asyncio.open_connection(*address)
        writer.write(REQUEST)
        assert (await reader.readline()).startswith(b"HTTP/1.1 204")
        await asyncio.sleep(0.5)
        writer.write(REQUEST)
        await reader.readuntil(b"\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 204"), "an idle one is kept"
        writer.close()


@pytest.mark.anyio
async def test_a_connection_that_was_opened_ahead_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Browsers do so, and do not send a request again if its connection is cut at that moment."""
    monkeypatch.setattr(wire, "REQUEST_SECONDS", 0.1)
    async with connections() as address:
        reader, writer = await asyncio.open_connection(*address)
        await asyncio.sleep(0.5)
        writer.write(REQUEST)
        assert (await reader.readline()).startswith(b"HTTP/1.1 204")
        writer.close()
