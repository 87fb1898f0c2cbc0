"""Connections of the server that are written to at once, and cut if the other side does not read.

There is no task and no queue for each socket: what is sent to sockets waits until everything that can be done at once
is done, and then goes into the buffers of their connections. So an update and the answer to the command that led to it
are written in one piece: a write costs more than most of what is written.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Protocol, cast
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

WIRE = "digsite.wire"
"""The extension of a scope that holds the `Wire` of a socket, or the `Reply` to a request."""

WHOLE_ANSWER = "digsite.answer"
"""A message to the gate that holds a whole answer, with its status and body."""

Headers = Iterable[tuple[bytes, bytes]]

MAX_UNREAD_BYTES = 512 * 1024
"""How much may wait for a socket that does not read. Beyond that, the socket is closed."""

SILENT_SECONDS = 75.0
"""How long a connection may wait for its first request. Browsers open connections before they need them."""

REQUEST_SECONDS = 20.0
"""How long a request may take to arrive, from its first byte to its last."""

CLOSING_SECONDS = 5.0
"""How long a socket that is closed may take to read the rest, before its connection is cut."""


class Wire(Protocol):
    """A socket that is written to at once."""

    def send(self, text: bytes) -> bool:
        """Send a message. Return False if too much waits for the other side."""

    def close(self, code: int, reason: str) -> None:
        """Close the socket. If the other side does not read what waits for it, cut the connection."""

    def listen(self, listener: Callable[[bytes], None]) -> None:
        """Have text messages that come whole from now on handed over at once, and not received by the application."""


class Reply:
    """The answer to a request, in one piece: uvicorn would write its head and its body separately."""

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle = cycle

    def send(self, status: int, headers: bytes, body: bytes) -> bool:
        """Answer the request. Return False, and do nothing, if earlier answers still wait for the other side."""
        cycle = self._cycle
        if cycle.flow.write_paused or cycle.response_started:
            return False
        if cycle.disconnected:
            return True
        end = b"\r\n" if cycle.keep_alive else b"connection: close\r\n\r\n"
        cycle.transport.write(b"".join((STATUS_LINE[status], written(cycle.default_headers), headers, end, body)))
        cycle.response_started = cycle.response_complete = True
        cycle.message_event.set()
        if not cycle.keep_alive:
            cycle.transport.close()
        cycle.on_response()
        return True


def written(headers: Headers) -> bytes:
    """Return headers as they are sent."""
    return b"".join([b"%b: %b\r\n" % header for header in headers])


class Connections(HttpToolsProtocol):
    """Uvicorn's side of a connection, which is closed if no request comes, or one that has begun does not end."""

    _begun = False
    _whole = False
    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(SILENT_SECONDS)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._whole:
            self._begun = False
            self._stop_waiting()
        elif not self._begun:
            self._begun = True
            self._wait(REQUEST_SECONDS)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        cast(dict[str, Any], cycle.scope)["extensions"] = {WIRE: Reply(cycle)}
        super()._start_asgi_task(cycle, app)

    def on_message_begin(self) -> None:
        self._whole = False
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._whole = True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._whole = True
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._limit = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None


class Sockets(WebSocketsSansIOProtocol):
    """Uvicorn's side of a socket, with a `Wire`."""

    transport: asyncio.Transport
    listener: Callable[[bytes], None] | None = None

    def data_received(self, data: bytes) -> None:
        """Hand a text message that comes whole to the listener. Everything else takes uvicorn's way."""
        listener = self.listener
        if listener is None or not self._is_whole_text(data):
            super().data_received(data)
        else:
            start = 6 if data[1] < 0xFE else 8
            listener(apply_mask(data[start:], data[start - 4 : start]))

    def _is_whole_text(self, data: bytes) -> bool:
        """Return whether this is one whole text message of an open socket, masked (RFC 6455, 5.2), and no more."""
        length = len(data)
        if length < 6 or data[0] != 0x81 or self.close_sent or self.disconnected:
            return False
        if data[1] < 0xFE:
            whole = data[1] >= 0x80 and length == 6 + data[1] - 0x80
        else:
            whole = data[1] == 0xFE and length >= 8 and length == 8 + (size := int.from_bytes(data[2:4], "big"))
            whole = whole and size <= self.config.ws_max_size
        conn = self.conn
        return whole and conn.state is State.OPEN and conn.current_size is None and not conn.reader.buffer

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[WIRE] = _SocketWire(self)

    def keepalive_timeout(self) -> None:
        """Cut a connection that does not answer pings: it reads nothing, so it would never be closed."""
        super().keepalive_timeout()
        self.transport.abort()


class Outbox:
    """The sockets of one event loop that something waits for."""

    def __init__(self) -> None:
        self._waiting: list[_SocketWire] = []

    def add(self, wire: "_SocketWire") -> None:
        if not self._waiting:
            wire.socket.loop.call_soon(self._flush)
        self._waiting.append(wire)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for wire in waiting:
            wire.flush()


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class _SocketWire:
    """The wire of one of uvicorn's sockets."""

    def __init__(self, socket: Sockets) -> None:
        self.socket = socket
        self._outbox = _outboxes.setdefault(socket.loop, Outbox())
        self._parts: list[bytes] = []
        self._size = 0

    def send(self, text: bytes) -> bool:
        socket = self.socket
        if socket.close_sent or socket.disconnected:
            return True  # its task is about to end
        if not self._parts:
            self._outbox.add(self)
        self._parts += (_head(len(text)), text)
        self._size += len(text)
        return self._size + socket.transport.get_write_buffer_size() <= MAX_UNREAD_BYTES

    def flush(self) -> None:
        """Write what waits."""
        parts, self._parts, self._size = self._parts, [], 0
        if parts and not self.socket.disconnected:
            self.socket.transport.writelines(parts)

    def listen(self, listener: Callable[[bytes], None]) -> None:
        self.socket.listener = listener

    def close(self, code: int, reason: str) -> None:
        socket = self.socket
        if socket.close_sent or socket.disconnected or socket.transport.is_closing():
            return
        self.flush()
        socket.stop_keepalive()
        socket.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        socket.conn.send_close(code, reason)
        socket.transport.write(b"".join(socket.conn.data_to_send()))
        socket.close_sent = True
        if socket.read_paused:  # the other side's answer must be heard
            socket.read_paused = False
            socket.transport.resume_reading()
        socket.close_timer = socket.loop.call_later(CLOSING_SECONDS, socket.transport.abort)


def _head(length: int) -> bytes:
    """Make the head of a frame with a whole text message (RFC 6455, 5.2). Servers do not mask."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
