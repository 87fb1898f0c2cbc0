"""Servers that start at once: one process has loaded everything, and each server is a fork of it.

What takes seconds at a start is importing libraries. A fork is still a separate process: it is killed as any
other, and nothing of it is left in the process that it came from, which never served.
"""

import json
import os
import runpy
import signal
import subprocess
import sys
import time
from typing import IO


class Born:
    """One of the forks, with what `subprocess.Popen` can do. How it ended is not known, only that it did."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def wait(self) -> int:
        while self.poll() is None:
            time.sleep(0.002)
        return 0

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def kill(self) -> None:
        try:
            os.kill(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass


class Nursery:
    """To be closed; its servers end with it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.table.nursery"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def born(self, module: str, arguments: list[str], log: str) -> Born:
        """A new process, as `python -m` would start it."""
        to, of = self._process.stdin, self._process.stdout
        assert to is not None
        assert of is not None
        print(json.dumps([module, arguments, log]), file=to, flush=True)
        return Born(int(of.readline()))

    def close(self) -> None:
        with self._process as process:
            assert process.stdin is not None
            process.stdin.close()


def _load_everything() -> None:
    import uvicorn.lifespan.on
    import uvicorn.protocols.http.auto
    import uvicorn.protocols.websockets.auto  # noqa: F401

    import digsite
    import digsite.table.http.app
    import digsite.table.http.serving

    for name in digsite.games():
        match = digsite.load(name).new(players=2, seed=1)
        while match.seat is not None and len(match.played) < 5:
            match.view(match.seat)
            match.play(match.moves()[0])


def _bear(module: str, arguments: list[str], log: str) -> None:
    """In the new process."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1):
        os.dup2(nothing, number)
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), 2)
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


def _bear_all(orders: IO[str]) -> None:
    children: list[int] = []
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how they ended, so none stays behind as a zombie
    for line in orders:
        child = os.fork()
        if child == 0:
            _bear(*json.loads(line))
        children.append(child)
        print(child, flush=True)
    for child in children:
        Born(child).kill()


if __name__ == "__main__":
    _load_everything()
    _bear_all(sys.stdin)
