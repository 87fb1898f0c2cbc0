"""Observations are bytes, so that the observations of many games are written and read quickly."""

import numpy as np

from digsite.core.compiled import small_rule

NUMBER = np.dtype(np.uint8)
MOST = 255


@small_rule
def byte(number):
    """Return a count limited to the range of a byte, which an unusual edition or a long game could exceed."""
    return min(max(number, 0), MOST)


@small_rule
def place_from(box, seat, other):
    """Return how many places clockwise from `seat` another seat is."""
    return other - seat if other >= seat else other - seat + box.players


@small_rule
def seat_at(box, seat, place):
    """Return the seat that is `place` places clockwise from `seat`."""
    return seat + place if seat + place < box.players else seat + place - box.players
