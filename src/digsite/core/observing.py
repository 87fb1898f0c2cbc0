"""What the numbers of an observation are: bytes, so that many games' observations are written and read quickly."""

import numpy as np

from digsite.core.compiled import small_rule

NUMBER = np.dtype(np.uint8)
MOST = 255


@small_rule
def byte(number):
    """A count as near as a byte can say it, where an edition or a long game could leave its range."""
    return min(max(number, 0), MOST)


@small_rule
def place_from(box, seat, other):
    """At which place from a seat another sits, clockwise."""
    return other - seat if other >= seat else other - seat + box.players


@small_rule
def seat_at(box, seat, place):
    """Who sits so many places from a seat."""
    return seat + place if seat + place < box.players else seat + place - box.players
