"""A program in a separate process that talks in lines.

Nothing waits for it beyond a deadline or, when it ends, beyond a moment for its last words.
"""

import os
import selectors
import shlex
import signal
import subprocess
import time
import weakref
from typing import IO

MAX_LINE_LENGTH = 4096
"""Maximum length of a line, in bytes; a program that writes more is not answering."""

GRACE_SECONDS = 1.0
"""Seconds a program has to exit after its standard input is closed."""

CHUNK_BYTES = 1 << 16
MAX_CHUNKS_PASSED_OVER = 64


class Ended(Exception):
    """Raised when the program has ended or closed its standard output; says which, with its last words."""


class LineTooLong(Exception):
    """Raised when the program writes too much without ending a line."""


_running: "weakref.WeakSet[Program]" = weakref.WeakSet()


class Program:
    """A running program. No call blocks, even if the program neither reads nor writes, writes too much, or is gone.

    Standard error is read continuously, and its last line is kept for error messages. The program leads its own process
    group, so that everything it starts ends with it.
    """

    def __init__(self, command: list[str]) -> None:
        """Start the program; an OSError says why it cannot be started."""
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
        """Discard what it has said so far: nothing before a question can be the answer to it."""
        for _ in range(MAX_CHUNKS_PASSED_OVER):
            self._said = self._said.rpartition(b"\n")[2]
            if not self._exchange(0.0):
                break

    def send(self, line: bytes) -> None:
        """Queue a line, sent as soon as the program reads it."""
        self._unsent += line + b"\n"

    def hear(self, deadline: float) -> bytes | None:
        """Return the next line, or None if there is none by the deadline (in `time.monotonic`)."""
        while b"\n" not in self._said:
            if len(self._said) > MAX_LINE_LENGTH:
                raise LineTooLong
            if self._stdout not in self._open:
                raise Ended(self._last_words())
            left = deadline - time.monotonic()
            if left <= 0:
                return None
            self._exchange(left)
        line, _, self._said = self._said.partition(b"\n")
        if len(line) > MAX_LINE_LENGTH:
            raise LineTooLong
        return line

    def _exchange(self, seconds: float) -> bool:
        """Wait until something can be read or written, and do that; return False after `seconds` without either."""
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
            self._unsent = self._unsent[os.write(self._stdin, self._unsent[:CHUNK_BYTES]) :]
        except BlockingIOError:
            pass
        except OSError:  # it no longer reads, but may still be writing
            self._unsent = b""

    def _read(self, stream: int) -> None:
        chunk = os.read(stream, CHUNK_BYTES)
        if not chunk:
            self._open.discard(stream)
        elif stream == self._stdout:
            self._said += chunk
        else:
            self._complaint = (self._complaint + chunk)[-MAX_LINE_LENGTH:]

    def _last_words(self) -> str:
        """Describe how it ended, with the last line it wrote to standard error."""
        deadline = time.monotonic() + GRACE_SECONDS
        while self._stderr in self._open and (left := deadline - time.monotonic()) > 0:
            self._exchange(left)
        try:
            code = self._process.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            how = "closed its standard output"
        else:
            how = f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"
        lines = self._complaint.decode(errors="replace").split("\n")
        words = [line.strip() for line in lines if line.strip()]
        return f"{how}, saying {quoted(words[-1])}" if words else how

    def close(self, last_line: bytes | None = None) -> None:
        """Send a last line, close its input, give it a moment, and make sure that it ends."""
        if not self._end.alive:
            return
        if last_line is not None:
            self.send(last_line)
        deadline = time.monotonic() + GRACE_SECONDS
        while self._unsent and self._stdout in self._open and (left := deadline - time.monotonic()) > 0:
            self._exchange(left)
        self._unsent = b""
        _close(self._process.stdin)
        while self._stdout in self._open and (left := deadline - time.monotonic()) > 0:
            self._exchange(left)
            self._said = b""
        self.end()

    def end(self) -> None:
        """End it at once, with everything it has started."""
        self._end()


def read_command(text: str) -> list[str]:
    """Split a command into words, quoted as in a shell; a ValueError says what is wrong with it."""
    words = shlex.split(text)
    if not words or "\0" in text:
        raise ValueError("no command")
    return words


def quoted(text: str, longest: int = 80) -> str:
    """Return a program's output quoted, shortened and safe to show."""
    return repr(text if len(text) <= longest else text[:longest] + "…")


def printable(text: str, longest: int = 160) -> str:
    """Return a text that contains a program's output, shortened and safe to show."""
    return "".join(c if c.isprintable() else "?" for c in text[:longest])


def end_all() -> None:
    """End every program this process has started, at once."""
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
    """Kill the group, wait for the process, and close the pipes. Only the owner does so, not a fork of it."""
    if os.getpid() != owner:
        return
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass
    process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        _close(stream)
