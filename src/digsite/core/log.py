"""The log the rules write while they run: one row of small numbers per event.

The first row holds the number of rows and whether anybody reads them: without a reader, an event costs a playout only
one comparison.
"""

import numpy as np

from digsite.core.compiled import small_rule

FACTS = 5
"""Maximum number of facts in one event."""

ROWS = 256
EVERYONE = -1


COUNT, LISTENING = 0, 1
"""Columns of the first row."""


def desk_type(moves: int) -> np.dtype:
    """Return the record a kernel works with beside box and state: room for the legal moves, and the log.

    As fields of a record they cost the compiled rules no reference counting.
    """
    return np.dtype([("moves", "i2", (moves + 1,)), ("log", LOG)])


LOG = np.dtype([("rows", "i2", (ROWS, FACTS + 2))])
"""The log as a record, because rules pass it on to each other: a record is one address, an array nine numbers and a
reference count."""


@small_rule
def whisper(log, audience, kind, a=0, b=0, c=0, d=0, e=0):
    """Log an event for one seat only."""
    rows = log.rows
    if rows[0, LISTENING]:
        row = rows[0, COUNT] + 1
        rows[0, COUNT] = row
        if row < len(rows):
            rows[row, 0] = kind
            rows[row, 1] = audience
            rows[row, 2] = a
            rows[row, 3] = b
            rows[row, 4] = c
            rows[row, 5] = d
            rows[row, 6] = e


@small_rule
def tell(log, kind, a=0, b=0, c=0, d=0, e=0):
    """Log an event for everyone."""
    whisper(log, EVERYONE, kind, a, b, c, d, e)
