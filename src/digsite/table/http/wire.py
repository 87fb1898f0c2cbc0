"""Connections of the server that are written to at once, and cut if the other side does not read.

An update goes straight into the buffer of each connection: there is no task and no queue for each socket.
"""

import asyncio
from typing import Any, Protocol, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WIRE = "digsite.wire"
"""The extension of a socket's scope that holds its `Wire`."""

MAX_UNREAD_BYTES = 512 * 1024
"""How much may wait for a socket that does not read. Beyond that, the socket is closed."""

REQUEST_SECONDS = 20.0
"""How long a request may take to arrive, from the first byte of its connection to its last."""

CLOSING_SECONDS = 5.0
"""How long a socket that is closed may take to read the rest, before its connection is cut."""


class Wire(Protocol):
    """A socket that is written to at once."""

    def send(self, text: bytes) -> bool:
        """Send a message. Return False if too much waits for the other side."""

    def close(self, code: int, reason: str) -> None:
        """Close the socket. If the other side does not read what waits for it, cut the connection."""


class Connections(HttpToolsProtocol):
    """Uvicorn's side of a connection, which is closed if a request that has begun does not end."""

    _whole = False
    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._whole:
            self._stop_waiting()
        elif self._limit is None:
            self._wait()

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

    def _wait(self) -> None:
        self._limit = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None


class Sockets(WebSocketsSansIOProtocol):
    """Uvicorn's side of a socket, with a `Wire`."""

    transport: asyncio.Transport

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[WIRE] = _SocketWire(self)

    def keepalive_timeout(self) -> None:
        """Cut a connection that does not answer pings: it reads nothing, so it would never be closed."""
        super().keepalive_timeout()
        self.transport.abort()


class _SocketWire:
    """The wire of one of uvicorn's sockets."""

    def __init__(self, socket: Sockets) -> None:
        self._socket = socket

    def send(self, text: bytes) -> bool:
        socket = self._socket
        if socket.close_sent or socket.disconnected:
            return True  # its task is about to end
        socket.transport.writelines((_head(len(text)), text))
        return socket.transport.get_write_buffer_size() <= MAX_UNREAD_BYTES

    def close(self, code: int, reason: str) -> None:
        socket = self._socket
        if socket.close_sent or socket.disconnected or socket.transport.is_closing():
            return
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
