"""A process in which bots think for the server: `python -m digsite.table.bots`.

Requests come on standard input, replies go to standard output, and everything else that is printed goes to standard
error. The process ends as soon as its standard input does, so it does not outlive its server.
"""

import contextlib
import ctypes
import io
import logging
import os
import queue
import signal
import sys
import threading
from typing import BinaryIO

PR_SET_PDEATHSIG = 1
"""From <linux/prctl.h>."""

NICENESS = 10
"""Lower priority than the server."""


def main() -> None:
    answers = _take_standard_output()
    _end_with_the_server()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    logging.basicConfig(format="%(message)s")
    lines = _lines_of(sys.stdin.buffer)
    # Imported only now, because anything that an import prints is not a reply.
    from digsite.table.bots.exchange import Reply, line, read_request
    from digsite.table.bots.thinking import Mind

    def send(reply: Reply) -> None:
        answers.write(line(reply))
        answers.flush()

    mind = Mind(send)
    while True:
        mind.answer(read_request(lines.get()))


def _end_with_the_server() -> None:
    """On Linux, let the kernel end this process with its server, even if it hangs."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _take_standard_output() -> BinaryIO:
    """Return the pipe to the server, for replies alone; everything else on standard output goes to standard error.

    It goes there line by line, because a process that is killed writes nothing any more.
    """
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    return answers


def _lines_of(source: BinaryIO) -> "queue.SimpleQueue[bytes]":
    """Read lines in a thread, so that their end is noticed in the middle of a thought."""
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        for text in source:
            lines.put(text)
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    return lines


if __name__ == "__main__":
    main()
