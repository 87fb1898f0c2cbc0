"""The socket on which a table tells what happens. Its first message says who looks; after that it only listens."""

import asyncio
import contextlib
import re
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from digsite.core.errors import DigsiteError
from digsite.table.gate import language_of
from digsite.table.house import House
from digsite.table.metrics import SOCKETS
from digsite.table.problems import problem_of
from digsite.table.refusals import Refusal

TABLE_ID = re.compile("[A-Za-z0-9_-]{16,40}")

HELLO_SECONDS = 10.0
"""Within which a socket must say who it is."""


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """The first message on a socket: who looks, and from where on. The token travels here and never in an address."""

    token: str | None = None
    seat: int | None = None
    since: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0


FELL_BEHIND, REFUSED, ENDED = 4408, 4403, 4410
"""Why a socket is closed."""


@websocket("/tables/{table:str}/stream")
async def stream(socket: WebSocket[Any, Any, Any], state: State, table: FromPath[str]) -> None:
    """What happens at a table, from a sequence number on."""
    await socket.accept()
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = msgspec.json.decode(await socket.receive_data("text"), type=Hello)
    except (TimeoutError, msgspec.DecodeError, WebSocketDisconnect):
        await _close(socket, REFUSED, "hello-first")
        return
    house: House = state.house
    SOCKETS.inc()
    try:
        if not TABLE_ID.fullmatch(table):
            raise Refusal("no-such-table")
        async with house.watch(table, hello.token, hello.seat, hello.since) as watcher:
            leaving = asyncio.create_task(_until_gone(socket))
            telling = asyncio.create_task(_tell(socket, watcher.updates))
            try:
                await asyncio.wait({leaving, telling}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                leaving.cancel()
                telling.cancel()
                await asyncio.gather(leaving, telling, return_exceptions=True)
            await _close(socket, FELL_BEHIND if watcher.behind else ENDED, "fell-behind" if watcher.behind else "ended")
    except DigsiteError as problem:
        said = problem_of(problem, language_of(dict(socket.headers)))
        with contextlib.suppress(Exception):
            await socket.send_data(msgspec.json.encode(said).decode(), "text")
        await _close(socket, REFUSED, problem.code)
    finally:
        SOCKETS.dec()


async def _tell(socket: WebSocket[Any, Any, Any], updates: "asyncio.Queue[bytes | None]") -> None:
    while (update := await updates.get()) is not None:
        await socket.send_data(update.decode(), "text")


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    """Nothing is said on a socket after the hello; whatever comes is thrown away."""
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.receive_data("text")


async def _close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    with contextlib.suppress(Exception):
        await socket.close(code=code, reason=reason)
