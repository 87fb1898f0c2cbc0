"""Just enough HTTP and WebSocket to load a server on this machine: bytes in, bytes out, nothing parsed that is not
needed. A client that shares the cores with the server it measures must cost little."""

import asyncio
import base64
import os
import secrets
import zlib
from collections.abc import Callable
from typing import Any

HOST = "127.0.0.1"
"""Never another machine: this is for measuring one's own server."""

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
TAIL = b"\x00\x00\xff\xff"


class Broken(Exception):
    """The other side closed the connection."""


class Http(asyncio.Protocol):
    """One connection of one person, one request at a time; opened again if the server closed it, as browsers do."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._transport: Any = None
        self._buffer = b""
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None

    async def post(self, path: str, content: bytes, headers: str = "") -> tuple[int, bytes]:
        """The status and the body of the answer."""
        head = f"POST {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nContent-Type: application/json\r\n{headers}"
        request = f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content
        for attempt in (1, 2):
            transport = self._transport
            if transport is None or transport.is_closing():
                loop = asyncio.get_running_loop()
                transport, _ = await loop.create_connection(lambda: self, HOST, self.port)
            self._answer = asyncio.get_running_loop().create_future()
            transport.write(request)
            try:
                return await self._answer
            except Broken:  # closed for idleness at this very moment; a command's key makes the second try safe
                if attempt == 2:
                    raise
        raise AssertionError

    def connection_made(self, transport: Any) -> None:
        self._transport, self._buffer = transport, b""

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        head = self._buffer[:end].lower()
        at = head.find(b"content-length:")
        length = int(head[at + 15 :].split(b"\r\n", 1)[0]) if at >= 0 else 0
        if len(self._buffer) < end + 4 + length:
            return
        body, self._buffer = self._buffer[end + 4 : end + 4 + length], b""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result((int(head[9:12]), body))

    def connection_lost(self, problem: Exception | None) -> None:
        self._transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Broken())

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


class WebSocket(asyncio.Protocol):
    """One socket, that calls `heard` with each message."""

    compresses = True
    """Whether it offers compression, as every browser does."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard
        self._transport: Any
        self._buffer = bytearray()
        self._inflate: Any = None
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0
        self.lost = False

    @classmethod
    async def connect(cls, port: int, path: str, heard: Callable[[bytes], None]) -> "WebSocket":
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(heard), HOST, port)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        offer = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
        socket._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{offer if cls.compresses else ''}\r\n".encode()
        )
        await socket._open
        return socket

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer += data
        if not self._open.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            head = bytes(self._buffer[:end]).lower()
            if not head.startswith(b"http/1.1 101"):
                self._open.set_exception(Broken(head.split(b"\r\n", 1)[0].decode()))
                return
            if b"permessage-deflate" in head:
                self._inflate = zlib.decompressobj(-15)
            del self._buffer[: end + 4]
            self._open.set_result(None)
        self._take_frames()

    def _take_frames(self) -> None:
        buffer = self._buffer
        while len(buffer) >= 2:
            length, start = buffer[1] & 127, 2
            if length >= 126:
                start = 4 if length == 126 else 10
                if len(buffer) < start:
                    return
                length = int.from_bytes(buffer[2:start], "big")
            if len(buffer) < start + length:
                return
            first, payload = buffer[0], bytes(buffer[start : start + length])
            del buffer[: start + length]
            self._take(first & 15, bool(first & 64), payload)

    def _take(self, opcode: int, compressed: bool, payload: bytes) -> None:
        if opcode == TEXT:
            self._heard(self._inflate.decompress(payload + TAIL) if compressed else payload)
        elif opcode == PING:
            self.send(payload, PONG)
        elif opcode == CLOSE:
            self._transport.close()

    def send(self, payload: bytes, opcode: int = TEXT) -> None:
        mask = os.urandom(4)
        length = len(payload)
        size = bytes([128 | length]) if length < 126 else bytes([254]) + length.to_bytes(2, "big")
        whole = int.from_bytes(payload, "big") ^ int.from_bytes((mask * (length // 4 + 1))[:length], "big")
        self._transport.write(bytes([128 | opcode]) + size + mask + whole.to_bytes(length, "big"))

    def connection_lost(self, problem: Exception | None) -> None:
        self.lost = True
        if not self._open.done():
            self._open.set_exception(Broken())

    def close(self) -> None:
        self._transport.close()
