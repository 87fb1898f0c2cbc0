"""Servers as people run them: `digsite serve` in a separate process, to be killed, stopped and started again."""

import asyncio
import contextlib
import json
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Self

import httpx

from digsite.client import Table
from tests.table.nursery import Born, Nursery

Json = dict[str, Any]

PATIENCE = 120.0
"""Seconds for a server to answer on a machine with much else to do; hopeless cases end at once, by their exit."""


def free_port() -> int:
    """One outside the range from which the system takes ports for connections, so that it is still free later."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with contextlib.suppress(OSError), socket.socket() as tried:
            tried.bind(("127.0.0.1", port))
            return port


class Server:
    """One server; whenever it is started again, it is at the same address. Killed at the end of a `with`."""

    def __init__(self, database: str, folder: Path, *arguments: str, nursery: Nursery | None = None) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        quickly = ("--pace", "0", "--limit", "0", "--sockets", "0", "--thinking", "0", "--workers", "1")
        self._arguments = ["serve", "--port", str(self.port), "--database", database, *quickly, *arguments]
        self._nursery = nursery
        self._process: subprocess.Popen[bytes] | Born | None = None

    @property
    def process(self) -> subprocess.Popen[bytes] | Born:
        assert self._process is not None, "not started"
        return self._process

    def launch(self, *module: str) -> None:
        """Start the process, and wait for nothing. The module may be another than `digsite`, with arguments first."""
        name, *first = module or ("digsite",)
        arguments = [*first, *self._arguments]
        if self._nursery is not None:
            self._process = self._nursery.born(name, arguments, str(self.log))
            return
        command = [sys.executable, "-m", name, *arguments]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=log)

    async def start(self, *module: str) -> None:
        self.launch(*module)
        await self.healthy()

    async def healthy(self) -> None:
        """Wait until it serves."""
        give_up = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(timeout=30.0) as client:  # a server that all come back to is slow at first
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get(f"{self.address}/health")).status_code == 200:
                        return
                assert self.process.poll() is None, f"the server ended: {self.log.read_text()}"
                assert time.monotonic() < give_up, "the server does not answer"
                await asyncio.sleep(0.02)

    def kill(self) -> None:
        """Kill the server at once."""
        self.process.kill()
        self.process.wait()

    async def ended(self) -> int:
        """How it ended, when it has."""
        async with asyncio.timeout(PATIENCE):
            return await asyncio.to_thread(self.process.wait)

    async def stop(self) -> int:
        """Ask it to end, and wait until it has."""
        self.process.send_signal(signal.SIGTERM)
        return await self.ended()

    def complaints(self, *levels: str) -> list[str]:
        """Return the log lines of these levels, and every line that is not a log line."""
        return [line for line in self.log.read_text().splitlines() if _level(line) in (*levels, None)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill()


def _level(line: str) -> str | None:
    try:
        return str(json.loads(line)["level"])
    except (ValueError, KeyError, TypeError):
        return None


async def raw_command(
    client: httpx.AsyncClient, address: str, table: Table, key: str, sequence: int, **ask: Any
) -> httpx.Response:
    """Send one command once, to one server, and return its answer."""
    content = {"sequence": sequence, "key": key, "ask": ask}
    headers = {"Authorization": f"Bearer {table.token}"}
    return await client.post(f"{address}{table.path}/commands", json=content, headers=headers)
