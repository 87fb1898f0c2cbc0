"""`digsite` as it is, but a server that dies at a chosen moment, as if killed just then:

    python -m tests.table.dying MOMENT N serve ...

before its Nth append is stored, when that is stored and nobody was told, or when somebody was told of it.
"""

import os
import signal
import sys
from collections.abc import Sequence
from typing import Any

from litestar import WebSocket

from digsite.cli import main
from digsite.table.storage import Change, Storage, Stored

BEFORE, STORED, TOLD = "before", "stored", "told"


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_at(moment: str, number: int) -> None:
    appended = 0
    append, send_data = Storage.append, WebSocket.send_data

    async def append_or_die(self: Storage, entries: Sequence[Stored], change: Change) -> bool:
        nonlocal appended
        last = appended + 1 == number
        if last and moment == BEFORE:
            die()
        stored = await append(self, entries, change)
        appended += stored
        if stored and last and moment == STORED:
            die()
        return stored

    async def send_and_die(self: WebSocket[Any, Any, Any], *what: Any, **more: Any) -> None:
        await send_data(self, *what, **more)
        if appended >= number and moment == TOLD:
            die()

    Storage.append = append_or_die  # type: ignore[method-assign]
    WebSocket.send_data = send_and_die  # type: ignore[method-assign]


if __name__ == "__main__":
    die_at(sys.argv[1], int(sys.argv[2]))
    raise SystemExit(main(sys.argv[3:]))
