"""Running the server: its socket, its log, its end."""

import json
import logging
import os
import socket
import sys
from pathlib import Path

import uvicorn

from digsite.core.errors import BadSetup
from digsite.table.app import Settings, create_gate

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
        return json.dumps(line, ensure_ascii=False)


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


def serve(settings: Settings, taken: socket.socket, level: str = "warning") -> None:
    """Serve until told to stop."""
    log_to_stderr(level)
    config = uvicorn.Config(
        create_gate(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        timeout_keep_alive=BETWEEN_MOVES,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    server.run(sockets=[taken])
    if not server.started:
        raise BadSetup("the server could not start; the log says why")
