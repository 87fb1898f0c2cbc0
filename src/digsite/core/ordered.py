"""Arrays of small numbers in rising order, padded with -1: hands, piles and everything else without an order.

Kept in order, two equal positions have equal bytes, however they came about.
"""

from digsite.core.compiled import small_rule

NONE = -1


@small_rule
def put(things, count, thing):
    """Insert a thing into an array that holds `count`."""
    at = count
    while at > 0 and things[at - 1] > thing:
        things[at] = things[at - 1]
        at -= 1
    things[at] = thing


@small_rule
def take_at(things, count, at):
    """Remove the thing at index `at` from an array that holds `count`."""
    thing = things[at]
    for i in range(at, count - 1):
        things[i] = things[i + 1]
    things[count - 1] = NONE
    return thing


@small_rule
def take(things, count, thing):
    """Remove a thing from an array that holds `count`."""
    at = 0
    while things[at] != thing:
        at += 1
    take_at(things, count, at)
