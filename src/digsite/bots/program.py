"""A program in a process of its own, spoken to in lines. It is not waited for beyond a deadline, or, when it ends, a
moment for its last words."""

import os
import selectors
import shlex
import signal
import subprocess
import time
import weakref
from typing import IO

LONGEST_LINE = 4096
"""Bytes; a program that says more in one line is not answering."""

GRACE = 1.0
"""Seconds that a program has to end by itself when it is told that nothing more comes."""

CHUNK = 1 << 16
MOST_CHUNKS_PASSED_OVER = 64


class Ended(Exception):
    """The program has ended, or has closed its standard output; says which, and its last words."""


class LineTooLong(Exception):
    """The program writes and writes, and no line comes of it."""


_running: "weakref.WeakSet[Program]" = weakref.WeakSet()


class Program:
    """A running program. Nothing here blocks: it may not read, not write, write too much, or be gone.

    What it writes to standard error is read all the while, and the last line of it kept for whoever asks what went
    wrong. It leads a process group of its own, so that whatever it starts ends with it.
    """

    def __init__(self, command: list[str]) -> None:
        """Start it; an OSError says why that cannot be."""
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self._stdin, self._stdout, self._stderr = (
            _unblocked(stream) for stream in (self._process.stdin, self._process.stdout, self._process.stderr)
        )
        self._unsent = b""
        self._said = b""
        self._complaint = b""
        self._open = {self._stdout, self._stderr}
        self._end = weakref.finalize(self, _end, self._process, os.getpid())
        _running.add(self)

    def pass_over(self) -> None:
        """Forget what it has said so far: what comes before a question cannot be the answer to it."""
        for _ in range(MOST_CHUNKS_PASSED_OVER):
            self._said = self._said.rpartition(b"\n")[2]
            if not self._exchange(0.0):
                break

    def send(self, line: bytes) -> None:
        """Have a line sent, as soon as the program reads it."""
        self._unsent += line + b"\n"

    def hear(self, deadline: float) -> bytes | None:
        """The next line it says; None if there is none when the clock (`time.monotonic`) shows the deadline."""
        while b"\n" not in self._said:
            if len(self._said) > LONGEST_LINE:
                raise LineTooLong
            if self._stdout not in self._open:
                raise Ended(self._last_words())
            left = deadline - time.monotonic()
            if left <= 0:
                return None
            self._exchange(left)
        line, _, self._said = self._said.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise LineTooLong
        return line

    def _exchange(self, seconds: float) -> bool:
        """Wait until something can be read or written, and do that; False if nothing could in so many seconds."""
        with selectors.DefaultSelector() as selector:
            for stream in self._open:
                selector.register(stream, selectors.EVENT_READ)
            if self._unsent:
                selector.register(self._stdin, selectors.EVENT_WRITE)
            ready = [key.fd for key, _ in selector.select(seconds)] if selector.get_map() else []
        for stream in ready:
            if stream == self._stdin:
                self._write()
            else:
                self._read(stream)
        return bool(ready)

    def _write(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._stdin, self._unsent[:CHUNK]) :]
        except BlockingIOError:
            pass
        except OSError:  # it reads no more; what it still says is heard all the same
            self._unsent = b""

    def _read(self, stream: int) -> None:
        chunk = os.read(stream, CHUNK)
        if not chunk:
            self._open.discard(stream)
        elif stream == self._stdout:
            self._said += chunk
        else:
            self._complaint = (self._complaint + chunk)[-LONGEST_LINE:]

    def _last_words(self) -> str:
        """How it ended, with the last line it wrote to standard error."""
        deadline = time.monotonic() + GRACE
        while self._stderr in self._open and (left := deadline - time.monotonic()) > 0:
            self._exchange(left)
        try:
            code = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            how = "closed its standard output"
        else:
            how = f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"
        lines = self._complaint.decode(errors="replace").split("\n")
        words = [line.strip() for line in lines if line.strip()]
        return f"{how}, saying {quoted(words[-1])}" if words else how

    def close(self, last_line: bytes | None = None) -> None:
        """Say a last line, tell it that nothing more comes, give it a moment, and end it for sure."""
        if not self._end.alive:
            return
        if last_line is not None:
            self.send(last_line)
        deadline = time.monotonic() + GRACE
        while self._unsent and self._stdout in self._open and (left := deadline - time.monotonic()) > 0:
            self._exchange(left)
        self._unsent = b""
        _close(self._process.stdin)
        while self._stdout in self._open and (left := deadline - time.monotonic()) > 0:
            self._exchange(left)
            self._said = b""
        self.end()

    def end(self) -> None:
        """End it at once, with whatever it has started."""
        self._end()


def read_command(text: str) -> list[str]:
    """The words of a command, quoted as in a shell; a ValueError says what is wrong with it."""
    words = shlex.split(text)
    if not words or "\0" in text:
        raise ValueError("no command")
    return words


def quoted(text: str, longest: int = 80) -> str:
    """What a program said, safe to show and short."""
    return repr(text if len(text) <= longest else text[:longest] + "…")


def printable(text: str, longest: int = 160) -> str:
    """Words that a program had a hand in, safe to show and short."""
    return "".join(c if c.isprintable() else "?" for c in text[:longest])


def end_all() -> None:
    """End every program this process has started, for one that has no time to say goodbye."""
    for program in list(_running):
        program.end()


def _unblocked(stream: IO[bytes] | None) -> int:
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream.fileno()


def _close(stream: IO[bytes] | None) -> None:
    assert stream is not None
    try:
        stream.close()
    except OSError:
        pass


def _end(process: subprocess.Popen[bytes], owner: int) -> None:
    """Kill the group, wait for the process, close the pipes. Only who started it does so, not a fork of it."""
    if os.getpid() != owner:
        return
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass
    process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        _close(stream)
