"""Arrays of small numbers kept in rising order, with -1 behind the last: hands, piles, all that has no order itself.

Kept in order, two equal positions are equal bytes, whatever led to them.
"""

from digsite.core.compiled import small_rule

NONE = -1


@small_rule
def put(things, count, thing):
    """Add a thing to an array that holds `count`."""
    at = count
    while at > 0 and things[at - 1] > thing:
        things[at] = things[at - 1]
        at -= 1
    things[at] = thing


@small_rule
def take_at(things, count, at):
    """Take out the thing at a place of an array that holds `count`."""
    thing = things[at]
    for i in range(at, count - 1):
        things[i] = things[i + 1]
    things[count - 1] = NONE
    return thing


@small_rule
def take(things, count, thing):
    """Take out this thing."""
    at = 0
    while things[at] != thing:
        at += 1
    take_at(things, count, at)
