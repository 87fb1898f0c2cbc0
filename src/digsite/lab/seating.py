"""Who sits where: line-ups and orders in which every bot sits in every seat equally often."""

from itertools import combinations, permutations

Seating = tuple[int, ...]
"""The number of the bot in each seat."""


def line_ups(bots: int, seats: int) -> list[Seating]:
    """Which bots meet at one table: as many different ones as fit, each as often as the others or once more.

    More bots than seats: every choice of that many. Fewer: everybody sits down as often as all can, and every
    choice of bots takes the seats that are left.
    """
    each, left = divmod(seats, bots)
    return [
        tuple(bot for bot in range(bots) for _ in range(each + (bot in more)))
        for more in combinations(range(bots), left)
    ]


def seatings(bots: int, seats: int) -> list[Seating]:
    """All games of one deal: every line-up in every rotation. Of two bots in every order, for there are few."""
    found: dict[Seating, None] = {}
    for line_up in line_ups(bots, seats):
        orders = permutations(line_up) if bots == 2 else (line_up[i:] + line_up[:i] for i in range(seats))
        found.update(dict.fromkeys(orders))
    return list(found)
