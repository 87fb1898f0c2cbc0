"""Running the server: its socket, its log, and how it stops."""

import asyncio
import gc
import json
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable

import uvicorn

from digsite.core.errors import BadSetup
from digsite.table.http.app import create_gate
from digsite.table.http.settings import Settings
from digsite.table.http.wire import Connections, Sockets
from digsite.table.store.storage import Storage

GC_THRESHOLDS = (50_000, 10, 1_000)
"""Thresholds of the garbage collector: young objects often, all objects hardly ever. Tables make no lasting cycles, and
a full collection with a thousand tables would stop them all for half a second."""

GRACE_SECONDS = 5
"""How long requests may take to finish when the server is told to stop."""

KEEP_ALIVE_SECONDS = 75
"""How long an idle connection is kept, so that people who think need not connect again for each move."""

PING_SECONDS, PONG_SECONDS = 40.0, 20.0
"""How often a socket is asked whether it is still there, and how long it may take to answer."""

MAX_MESSAGE_BYTES = 8192
"""Maximum message from a client on a socket. The longest command has 60 moves."""

MAX_UNREAD_BYTES = 128 * 1024
"""Size of the send buffer of a connection. By default it would be megabytes for a client that does not read."""


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    FACTS = ("method", "path", "status", "ms")

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": self.formatTime(record), "level": record.levelname.lower(), "from": record.name}
        line["said"] = record.getMessage()
        line |= {fact: getattr(record, fact) for fact in self.FACTS if hasattr(record, fact)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)  # in ASCII, because some programs take other characters for the end of a line


def bound(host: str, port: int) -> socket.socket:
    """Open the socket to serve on, before anything that takes time."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MAX_UNREAD_BYTES)  # connections inherit it
    try:
        taken.bind((host, port))
    except (OSError, OverflowError) as problem:
        taken.close()
        why = getattr(problem, "strerror", None) or problem
        raise BadSetup(f"cannot serve on {host}, port {port}: {why}; choose another host or port") from None
    return taken


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    # Libraries log less: they would log addresses that let people in, and stored data.
    logging.basicConfig(level=max(logging.WARNING, logging.getLevelName(level.upper())), handlers=[handler], force=True)
    logging.getLogger("digsite").setLevel(level.upper())


async def _try(database: str) -> None:
    """Open the database once, so that an error is shown to people and not in the log of a failed start."""
    await (await Storage.open(database)).close()


class _Server(uvicorn.Server):
    """A server that tells when it is ready."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()


def serve(settings: Settings, taken: socket.socket, opened: Callable[[], None], level: str = "warning") -> None:
    """Serve until the process is told to stop."""
    asyncio.run(_try(settings.database))
    log_to_stderr(level)
    config = uvicorn.Config(
        create_gate(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        http=Connections,
        ws=Sockets,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        proxy_headers=False,
        ws_per_message_deflate=False,  # compressing an update of 5 kB for each socket costs more than making it
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
        lifespan="on",
    )
    server = _Server(config, opened)
    # What is loaded by now stays. Unless it is frozen, every full garbage collection looks at it too, and all tables
    # wait meanwhile.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    # When it has stopped, uvicorn raises the signal once more, which must not end the process with an error.
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: None)
    server.run(sockets=[taken])
    if not server.started:
        raise BadSetup("the server could not start; see the log")
