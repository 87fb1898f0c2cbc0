"""The time of a server, which runs evenly however the clock of the machine is set."""

import time


class ServerTime:
    """Seconds since 1970 that never jump and never go back.

    A server starts with the machine's clock, but not before `after`, when some server was last alive. From then on only
    the machine's counter counts, which nobody can set. So a clock that is set forward between two servers counts as
    downtime, in which no clock of a table runs, and one that is set back counts as nothing.
    """

    def __init__(self, after: float | None = None) -> None:
        self._start = max(time.time(), after or 0.0) - time.monotonic()

    def __call__(self) -> float:
        return self._start + time.monotonic()
