"""What the rules tell while they are carried out: facts, one row of small numbers each.

The first row holds how many rows are told, and whether anybody listens: a playout pays for a comparison only.
"""

import numpy as np

from digsite.core.compiled import small_rule

FACTS = 5
"""Most numbers one event carries."""

ROWS = 256
EVERYONE = -1


COUNT, LISTENING = 0, 1
"""Where in the first row these stand."""


def desk_type(moves: int) -> np.dtype:
    """What a kernel works with beside box and state: room for the legal moves, and the log.

    As fields of a record they cost the compiled rules no reference counting.
    """
    return np.dtype([("moves", "i2", (moves + 1,)), ("log", LOG)])


LOG = np.dtype([("rows", "i2", (ROWS, FACTS + 2))])
"""Room for what is told. A record, for it is handed from rule to rule: that is one address, and an array would be nine
numbers and a count of references."""


@small_rule
def whisper(log, audience, kind, a=0, b=0, c=0, d=0, e=0):
    """Tell one seat only."""
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
    """Tell everyone."""
    whisper(log, EVERYONE, kind, a, b, c, d, e)
