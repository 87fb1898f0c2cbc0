"""A process in which bots think for the server: `python -m digsite.table.thinking`.

Questions come by standard input, answers go to standard output, anything else that is printed to standard error. It
holds nothing but what it was handed, and ends at once when its standard input does, so it does not outlive its server.
"""

import contextlib
import ctypes
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
"""The server comes first."""


def main() -> None:
    answers = _take_standard_output()
    _end_with_the_server()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    logging.basicConfig(format="%(message)s")
    lines = _lines_of(sys.stdin.buffer)
    # Imported only now, because whatever that prints is not an answer.
    from digsite.table.exchange import Said, line, read_question
    from digsite.table.mind import Mind

    def say(said: Said) -> None:
        answers.write(line(said))
        answers.flush()

    mind = Mind(say)
    while True:
        mind.answer(read_question(lines.get()))


def _end_with_the_server() -> None:
    """The end of the input is noticed by whoever can still run; on Linux the kernel ends those that hang as well."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _take_standard_output() -> BinaryIO:
    """The pipe to the server, for answers alone; what others print to standard output goes to standard error."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def _lines_of(source: BinaryIO) -> "queue.SimpleQueue[bytes]":
    """Lines as they come. A thread reads them, so that their end is noticed in the middle of a thought."""
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        for text in source:
            lines.put(text)
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    return lines


if __name__ == "__main__":
    main()
