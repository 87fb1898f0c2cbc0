"""The socket on which a table tells what happens. The first message says who is watching; others are in `talk.py`."""

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from digsite.core.errors import DigsiteError
from digsite.table.http.gate import language_of
from digsite.table.http.metrics import SOCKETS
from digsite.table.http.talk import FELL_BEHIND, Talk
from digsite.table.http.wire import WIRE, Wire
from digsite.table.play.askers import ADDRESS
from digsite.table.play.house import House
from digsite.table.play.live import Ending
from digsite.table.play.refusals import Refusal, problem_of

TABLE_ID = re.compile("[A-Za-z0-9_-]{16,40}")

HELLO_SECONDS = 10.0
"""How long a socket may take to send its first message."""


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """The first message on a socket: who watches, from which entry on. The token is never sent in an address."""

    token: str | None = None
    seat: int | None = None
    since: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0


REFUSED = 4403
"""Close code of a socket that may not watch; the refusal is sent before."""

CLOSE_CODES: dict[Ending, int] = {"fell-behind": FELL_BEHIND, "ended": 4410}


@websocket("/tables/{table:str}/stream")
async def stream(socket: WebSocket[Any, Any, Any], state: State, table: FromPath[str]) -> None:
    """Tell what happens at a table, from a sequence number on."""
    await socket.accept()
    wire = cast(Wire, (socket.scope["extensions"] or {})[WIRE])
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = msgspec.json.decode(await socket.receive_data("text"), type=Hello)
    except (TimeoutError, msgspec.DecodeError, WebSocketDisconnect):
        wire.close(REFUSED, "hello-first")
        return
    house: House = state.house
    SOCKETS.inc()
    try:
        if not TABLE_ID.fullmatch(table):
            raise Refusal("no-such-table")
        with _counted(state.sockets, state.settings.sockets):
            async with house.watch(table, hello.token, hello.seat, hello.since, _Listener(wire)):
                talk = Talk(wire, house, table, hello.token, state.may_ask, language_of(dict(socket.headers)))
                wire.listen(talk.hear)
                await _until_gone(socket, talk)
    except DigsiteError as problem:
        said = problem_of(problem, language_of(dict(socket.headers)))
        wire.send(msgspec.json.encode(said))
        wire.close(REFUSED, problem.code)
    finally:
        SOCKETS.dec()


@contextlib.contextmanager
def _counted(sockets: Counter[str], most: int) -> Iterator[None]:
    """Count a socket of the address that asks, and refuse it if that has too many."""
    address = ADDRESS.get()
    if most and sockets[address] >= most:
        raise Refusal("too-many-sockets")
    sockets[address] += 1
    try:
        yield
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]


class _Listener(NamedTuple):
    """What a table knows of the socket."""

    wire: Wire

    def send(self, text: bytes) -> bool:
        return self.wire.send(text)

    def end(self, why: Ending) -> None:
        self.wire.close(CLOSE_CODES[why], why)


async def _until_gone(socket: WebSocket[Any, Any, Any], talk: Talk) -> None:
    """Hear messages until the socket ends; here come only those that did not come whole."""
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            talk.hear((await socket.receive_data("text")).encode())
