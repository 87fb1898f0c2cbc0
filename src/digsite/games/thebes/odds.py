"""What a dig may bring, for a player who does not count the piles.

Nobody may count a dig pile, so these odds never use the number of finds laid on it. They use what everybody saw without
counting: the number of green-backed cards turned up, the finds of every dig, when a dig or a robber emptied a pile of
its treasures, and whether finds have arrived since. A player who looked through a pile also uses what they saw there.

How many finds arrived: the deck is shuffled, so each find of a region is equally likely to lie before the first green
card, between the first and the second, and so on. After a known number of green cards, the number of arrived finds has
a known distribution (`arrived`). The order of digs and arriving finds is not remembered; all orders are taken as
equally likely.

What lies in the pile: rubble goes back, and nobody can tell whether a second dig turned up the same pieces. `lying`
follows the pile from dig to dig: how many finds had arrived, and which cards in it are known by now. Everything else in
the pile is a random part of what has never come to light.

What a dig brings: `promises` draws cards from every pile that is possible.
"""

from collections import defaultdict
from functools import lru_cache
from itertools import product
from math import comb
from operator import add, sub
from typing import Any, NamedTuple

import numpy as np

from digsite.core.per_box import per_box
from digsite.games.thebes.state import FACES, Face, Memory

Counts = tuple[int, ...]
"""Number of cards of each face."""

LIKELY = 2 / 3
"""Share of all digs that end inside the range shown to the player."""

NOTHING: Counts = (0,) * FACES

DREW, CHOSE, ONLY_RUBBLE = range(3)
"""What happened at a pile: cards were drawn at random, a robber chose one, or the robber found only rubble."""


class PileFacts(NamedTuple):
    """What a player knows about a pile without counting it."""

    copies: Counts
    """Finds of the region in the box."""
    green: tuple[int, int]
    """Green cards turned up, and green cards in the box."""
    taken: Counts
    """Finds that had left the pile when it was last seen in full; none if it never was."""
    known: Counts
    """The cards in the pile at that time."""
    deeds: tuple[tuple[int, Counts], ...]
    """What has happened to the pile since."""
    rows: int
    """Number of rows in the pile's history."""
    grew: bool | None
    """Whether finds have arrived since the pile was last seen in full, or to be only rubble; None if it never was."""


class DigPromise(NamedTuple):
    """What a number of cards may bring: the probability of each number of cards, of finds, and of points."""

    cards: np.ndarray
    finds: np.ndarray
    points: np.ndarray


def facts_of(box: Any, state: Any, region: int, seat: int | None) -> PileFacts:
    """Collect what a seat knows about a pile; a spectator knows what everybody saw."""
    rows = state["history"][region, : state["rows"][region]].tolist()
    taken, known = NOTHING, NOTHING
    deeds: list[tuple[int, Counts]] = []
    gone, seen_at = NOTHING, None
    for what, laid, *row in rows:
        cards = tuple(row)
        lay = laid - sum(gone)
        left = NOTHING if what < Memory.DRAWN else without_rubble(cards)
        gone = plus(gone, left)
        if what == seat or (what >= Memory.DRAWN and sum(cards) == lay):
            # The pile was seen in full: the seat looked through it, or every card of it came to light.
            taken, deeds, seen_at = gone, [], laid
            known = cards if what == seat else (cards[Face.RUBBLE], *NOTHING[1:])
        elif what == Memory.ALL:
            deeds.append((ONLY_RUBBLE, NOTHING))
            seen_at = laid
        elif what >= Memory.DRAWN:
            deeds.append((DREW if what == Memory.DRAWN else CHOSE, cards))
    greens, copies = _in_the_box(box)
    return PileFacts(
        copies=copies[region],
        green=(greens - int(state["greens"]), greens),
        taken=taken,
        known=known,
        deeds=tuple(deeds),
        rows=len(rows),
        grew=None if seen_at is None else bool(state["laid"][region] > seen_at),
    )


@per_box
def _in_the_box(box: Any) -> tuple[int, list[Counts]]:
    """Return the number of green cards, and the finds of each region."""
    return int(box["copies"].sum()), [tuple(copies) for copies in box["find_copies"].tolist()]


def only_rubble(facts: PileFacts) -> bool:
    """Return whether a player knows that the pile holds only rubble, or nothing."""
    if facts.grew is not False:
        return False
    treasures = sum(facts.known[Face.ONE :])
    for deed, cards in facts.deeds:
        treasures = 0 if deed == ONLY_RUBBLE else treasures - sum(cards[Face.ONE :])
    return treasures == 0


def without_rubble(cards: Counts) -> Counts:
    return (0, *cards[1:])


def plus(some: Counts, others: Counts) -> Counts:
    return tuple(map(add, some, others))


def minus(some: Counts, others: Counts) -> Counts:
    return tuple(map(sub, some, others))


def arrived(finds: int, turned: int, green: int) -> list[float]:
    """Return the probability that 0, 1, 2, ... of a region's finds lay before the green card now on top of the deck."""
    ways = [
        comb(came + turned, came) * comb(finds - came + green - turned - 1, finds - came) for came in range(finds + 1)
    ]
    return [way / comb(finds + green, finds) for way in ways]


Pile = tuple[int, Counts, bool]
"""The number of finds that arrived at the pile, the cards known to lie in it, and whether finds arrived since it was
last seen in full, or to be only rubble."""


@lru_cache(256)
def lying(facts: PileFacts) -> dict[Counts, dict[int, float]]:
    """Return the probability of each pile, by the cards known to lie there and by the total number of cards."""
    finds = sum(facts.copies)
    piles: dict[Pile, float] = {(sum(facts.taken) + sum(facts.known), facts.known, False): 1.0}
    taken = facts.taken
    for deed, cards in facts.deeds:
        after: defaultdict[Pile, float] = defaultdict(float)
        for (laid, known, grew), weight in grown(piles, finds).items():
            unknown = laid - sum(taken) - sum(known)
            pool = minus(minus(facts.copies, taken), known)
            if deed == ONLY_RUBBLE:
                all_rubble = comb(pool[Face.RUBBLE], unknown) / comb(sum(pool), unknown)
                if sum(known) == known[Face.RUBBLE]:
                    after[laid, (known[Face.RUBBLE] + unknown, *NOTHING[1:]), False] += weight * all_rubble
            elif deed == CHOSE:
                still, chance = chosen(known, pool, unknown, cards)
                after[laid, still, grew] += weight * chance
            else:
                for still, chance in drawn(known, pool, unknown, cards):
                    after[laid, still, grew] += weight * chance
        piles = {pile: weight for pile, weight in after.items() if weight > 0.0}
        taken = plus(taken, without_rubble(cards))
    chances = arrived(finds, *facts.green)
    found: defaultdict[Counts, defaultdict[int, float]] = defaultdict(lambda: defaultdict(float))
    for (laid, known, grew), weight in grown(piles, finds).items():
        size = laid - sum(taken)
        if size > 0 and facts.grew in (None, grew):
            found[known][size] += weight * chances[laid] / comb(laid + facts.rows, laid)
    total = sum(sum(sizes.values()) for sizes in found.values())
    return {known: {size: weight / total for size, weight in sizes.items()} for known, sizes in found.items()}


def grown(piles: dict[Pile, float], finds: int) -> dict[Pile, float]:
    """Let any number of finds arrive at each pile."""
    after: defaultdict[Pile, float] = defaultdict(float)
    for (laid, known, grew), weight in piles.items():
        after[laid, known, grew] += weight
        for more in range(laid + 1, finds + 1):
            after[more, known, True] += weight
    return after


def drawn(known: Counts, pool: Counts, unknown: int, cards: Counts) -> list[tuple[Counts, float]]:
    """Return what is known after this draw, with the probability of each case: drawn cards may have been known or not.

    The draw did not take the last card of the pile, because then the pile was seen in full.
    """
    lay, count = sum(known) + unknown, sum(cards)
    if count >= lay:
        return []
    cases = []
    for old in product(*(range(min(n, k) + 1) for n, k in zip(cards, known, strict=True))):
        new = minus(cards, old)
        if sum(new) > unknown or min(minus(pool, new)) < 0:
            continue
        ways = comb(unknown, sum(new))
        for n, k, of_known, of_pool in zip(new, old, known, pool, strict=True):
            ways *= comb(of_known, k) * comb(of_pool, n)
        still = minus(known, old)
        chance = ways / (comb(sum(pool), sum(new)) * comb(lay, count))
        cases.append(((still[Face.RUBBLE] + cards[Face.RUBBLE], *still[1:]), chance))
    return cases


def chosen(known: Counts, pool: Counts, unknown: int, cards: Counts) -> tuple[Counts, float]:
    """Return what is known after a robber chose a card, and the probability that the pile held one."""
    face = cards.index(1)
    if known[face]:
        return minus(known, cards), 1.0
    if sum(known) + unknown < 2:
        return known, 0.0
    return known, 1.0 - comb(sum(pool) - pool[face], unknown) / comb(sum(pool), unknown)


def ways_to_draw(cards: Counts, most: int, worth: Counts) -> np.ndarray:
    """Return the number of ways to draw each number of the cards together with each total worth."""
    ways = np.zeros((most + 1, most * max(worth) + 1))
    ways[0, 0] = 1.0
    for count, each in zip(cards, worth, strict=True):
        after = ways.copy()
        for n in range(1, min(count, most) + 1):
            shifted = np.zeros_like(ways)
            shifted[n:, n * each :] = ways[: most + 1 - n, : ways.shape[1] - n * each]
            after += comb(count, n) * shifted
        ways = after
    return ways


@lru_cache(256)
def promises(facts: PileFacts, points: Counts, most: int) -> tuple[DigPromise, ...]:
    """Return what 1, 2, ... cards may bring, up to `most`."""
    taken = facts.taken
    for _, cards in facts.deeds:
        taken = plus(taken, without_rubble(cards))
    is_find = (0, *(1 for _ in range(FACES - 1)))
    totals = [np.zeros((most + 1, most * max(worth) + 1)) for worth in (is_find, points)]
    numbers = np.zeros((most + 1, most + 1))
    for known, sizes in lying(facts).items():
        pool = minus(minus(facts.copies, taken), known)
        mixed = np.zeros((most + 1, most + 1, most + 1))
        for size, weight in sizes.items():
            unknown = size - sum(known)
            for asked in range(1, most + 1):
                count = min(asked, size)
                numbers[asked, count] += weight
                for old in range(max(0, count - unknown), min(sum(known), count) + 1):
                    ways = comb(sum(known), old) * comb(unknown, count - old)
                    mixed[asked, old, count - old] += weight * ways / comb(size, count)
        for total, worth in zip(totals, (is_find, points), strict=True):
            of_known, of_pool = ways_to_draw(known, most, worth), ways_to_draw(pool, most, worth)
            for old, new in zip(*np.nonzero(mixed.sum(axis=0)), strict=True):
                both = np.convolve(of_known[old], of_pool[new])[: total.shape[1]]
                both /= comb(sum(known), int(old)) * comb(sum(pool), int(new))
                total += np.outer(mixed[:, old, new], both)
    return tuple(DigPromise(numbers[n], totals[0][n], totals[1][n]) for n in range(1, most + 1))


def likely_range(chances: np.ndarray) -> tuple[int, int]:
    """Return the shortest range in which most digs end; of several, the most likely."""
    ends = np.concatenate([[0.0], np.cumsum(chances)])
    lows = np.arange(len(chances))
    highs = np.searchsorted(ends, ends[:-1] + (LIKELY - 1e-9)) - 1
    lows, highs = lows[highs < len(chances)], highs[highs < len(chances)]
    best = np.lexsort((lows, ends[lows] - ends[highs + 1], highs - lows))[0]
    return int(lows[best]), int(highs[best])


def promises_in(box: Any, state: Any, region: int, seat: int, most: int) -> tuple[DigPromise, ...]:
    """Return what digs of 1, 2, ... cards may bring a seat."""
    return promises(facts_of(box, state, region, seat), find_points(box), most)


@per_box
def find_points(box: Any) -> Counts:
    """Return the points of a find, by its face."""
    return tuple(box["find_points"].tolist())
