"""`digsite` as it is, but a server that dies at a chosen moment, as if killed just then:

    python -m tests.table.dying MOMENT N serve ...

before its Nth append is stored, when that is stored and nobody was told, or when somebody was told of it.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Sequence

from digsite.cli import main
from digsite.table.http import wire
from digsite.table.store.storage import Change, Storage, Stored

BEFORE, STORED, TOLD = "before", "stored", "told"

FLUSH_SECONDS = 0.02
"""How long a message may take from the buffer of a connection to the network."""


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_at(moment: str, number: int) -> None:
    appended = 0
    append, send = Storage.append, wire._SocketWire.send

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

    told = False

    def send_and_die(self: wire._SocketWire, text: bytes) -> bool:
        """Tell one socket, and die as soon as that has left the process; nobody else is told."""
        nonlocal told
        if told:
            return True
        told = appended >= number and moment == TOLD
        if told:
            asyncio.get_running_loop().call_later(FLUSH_SECONDS, die)
        return send(self, text)

    Storage.append = append_or_die  # type: ignore[method-assign]
    wire._SocketWire.send = send_and_die  # type: ignore[method-assign]


if __name__ == "__main__":
    die_at(sys.argv[1], int(sys.argv[2]))
    raise SystemExit(main(sys.argv[3:]))
