"""Running the server: its socket, its log, its end."""

import asyncio
import gc
import json
import logging
import math
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn

from digsite.core.errors import BadSetup
from digsite.table.app import Settings, create_gate
from digsite.table.storage import Storage

COLLECTING = (10_000, 10, 1_000)
"""When the collector searches: the youngest objects often, all of them hardly ever. Tables make no lasting cycles,
and a search through a thousand tables would hold all of them up for half a second."""

GRACE = 5
"""Seconds that requests have to finish when the server is told to stop."""

BETWEEN_MOVES = 75
"""Seconds for which a connection without requests is kept, so that people who think need no new one for each move."""

LARGEST_MESSAGE = 4096
"""That anybody may send over a socket; all they ever say is who they are."""


MOST_UNREAD = 128 * 1024
"""Bytes that the system keeps for somebody who does not read, before updates wait here; else it would be megabytes."""


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    FACTS = ("method", "path", "status", "ms")

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": self.formatTime(record), "level": record.levelname.lower(), "from": record.name}
        line["said"] = record.getMessage()
        line |= {fact: getattr(record, fact) for fact in self.FACTS if hasattr(record, fact)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)  # in ASCII, for some take other characters for the end of a line


def data_folder() -> Path:
    """Where a user's data belongs."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "digsite"


def bound(host: str, port: int) -> socket.socket:
    """The socket to serve on, taken before anything else is done."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNREAD)  # every connection has it from here
    try:
        taken.bind((host, port))
    except (OSError, OverflowError) as problem:
        taken.close()
        raise BadSetup(
            f"cannot serve on {host}, port {port}: {getattr(problem, 'strerror', None) or problem}"
        ) from None
    return taken


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    # Only we know what is secret: libraries would log addresses that let people in, and whatever is stored.
    logging.basicConfig(level=max(logging.WARNING, logging.getLevelName(level.upper())), handlers=[handler], force=True)
    logging.getLogger("digsite").setLevel(level.upper())


SLOWEST = 60.0
"""Seconds that somebody may be made to wait for a bot's move."""


def check(settings: Settings) -> None:
    """Say in one sentence what is wrong with how a server is to be set up."""
    if settings.workers is not None and settings.workers < 1:
        raise BadSetup("bots need at least one process to think in")
    if not 0 <= settings.pace <= SLOWEST:
        raise BadSetup(f"a bot's move takes at least 0 to {SLOWEST:.0f} seconds, not {settings.pace:g}")
    if not 0 <= settings.a_minute < math.inf:
        raise BadSetup(
            f"one address may send 1 or more requests a minute, or 0 for no limit; not {settings.a_minute:g}"
        )
    for host in settings.hooks:
        if "/" in host or "@" in host or not host.strip():
            raise BadSetup(f"turn notices go to a host such as example.org or example.org:8080, not {host!r}")
    if settings.address and not _is_site(settings.address.rstrip("/")):
        raise BadSetup(f"others reach a server at an address such as https://example.org, not {settings.address!r}")
    for origin in settings.origins:
        if not _is_site(origin):
            raise BadSetup(f"another site is given as https://example.org, with nothing behind it, not {origin!r}")


def _is_site(address: str) -> bool:
    try:
        parts = urlsplit(address)
        return (
            parts.scheme in ("http", "https") and bool(parts.hostname) and address == f"{parts.scheme}://{parts.netloc}"
        )
    except ValueError:
        return False


async def _try(database: str) -> None:
    """Whatever is wrong with a database is said before the house opens, and not in the log of a failed start."""
    await (await Storage.open(database)).close()


class _Server(uvicorn.Server):
    """Tells when people can come."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()


def serve(settings: Settings, taken: socket.socket, opened: Callable[[], None], level: str = "warning") -> None:
    """Serve until told to stop."""
    asyncio.run(_try(settings.database))
    log_to_stderr(level)
    config = uvicorn.Config(
        create_gate(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # an update is 5 kB; packing it for each socket costs more than making it
        timeout_keep_alive=BETWEEN_MOVES,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    server = _Server(config, opened)
    # What is loaded by now stays. Unless it is set aside, every search of the collector through all the memory goes
    # through it as well, and all tables wait meanwhile.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    # When it has stopped, uvicorn raises the signal that made it stop once more; by then it has been obeyed.
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: None)
    server.run(sockets=[taken])
    if not server.started:
        raise BadSetup("the server could not start; the log says why")
