"""Seatings in which every bot sits in every seat equally often."""

from itertools import combinations, permutations

Seating = tuple[int, ...]
"""The number of the bot in each seat."""


def line_ups(bots: int, seats: int) -> list[Seating]:
    """Return the groups of bots that sit at one table, with as many different bots as fit.

    If there are more bots than seats, every selection of bots is a group. If there are fewer, all bots get the same
    number of seats, and every selection of bots gets the remaining seats.
    """
    each, left = divmod(seats, bots)
    return [
        tuple(bot for bot in range(bots) for _ in range(each + (bot in more)))
        for more in combinations(range(bots), left)
    ]


def seatings(bots: int, seats: int) -> list[Seating]:
    """Return all games of one deal: every group in every rotation, or in every order if there are only two bots."""
    found: dict[Seating, None] = {}
    for line_up in line_ups(bots, seats):
        orders = permutations(line_up) if bots == 2 else (line_up[i:] + line_up[:i] for i in range(seats))
        found.update(dict.fromkeys(orders))
    return list(found)
