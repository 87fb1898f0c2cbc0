"""Bots by name.

The names are the levels, `random`, `greedy`, `search:100ms`, `search:500` (iterations), `search:500,2s`, and any
program as `pipe:COMMAND`.
"""

import re
from collections.abc import Callable

from digsite.bots.at_random import Random
from digsite.bots.greedy import Greedy
from digsite.bots.learned import no_weights, weights_of
from digsite.bots.pipe import pipe_named
from digsite.bots.question import Bot
from digsite.bots.search import TREES, Budget, Habits, Search
from digsite.core.errors import BadSetup

LEVELS: dict[str, Callable[[int], Bot]] = {
    "novice": lambda threads: Greedy("novice", overlooks=0.5),
    "digger": lambda threads: Greedy("digger"),
    "curator": lambda threads: Search("curator", Budget(iterations=2000), threads),
    "professor": lambda threads: Search("professor", Budget(iterations=60_000, seconds=2.0), threads),
}
"""The levels for people, from the weakest to the strongest."""

KINDS = {
    "random": "random",
    "greedy": "greedy",
    "search": "search:100ms (or search:500 for iterations)",
    "pipe": "pipe:COMMAND",
}
"""The other bots, and how each is written."""

SEARCHES = {
    "search": (Habits.of, weights_of),
    "search-classic": (Habits.classic, no_weights),
    "search-halved": (Habits.halved, no_weights),
}
"""The searches, each with its habits and its network: that of the bots, the one to compare with, which plays all games
to their end, and the one for shares that people read."""

ADVISER = "search-halved:500"
"""Who gives hints."""

UNITS = {"ms": 0.001, "s": 1.0}
MAX_SECONDS, MAX_ITERATIONS = 3600, 10_000_000


def bot_named(name: str, threads: int = TREES) -> Bot:
    """Create a bot for one seat of one match."""
    kind, _, budget = name.partition(":")
    if name in LEVELS:
        return LEVELS[name](threads)
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy()
    if kind in SEARCHES:
        return Search(name, read_budget(budget), threads, *SEARCHES[kind])
    if kind == "pipe":
        return pipe_named(name)
    raise BadSetup(
        f"there is no bot {name!r}; there are {', '.join(KINDS.values())}, and the levels {', '.join(LEVELS)}"
    )


def names_in(given: list[str]) -> list[str]:
    """Split a list such as `novice,search:500,2s` into the names of bots.

    A part that begins with a digit belongs to the budget before it. A command may contain commas: it takes the rest of
    its list.
    """
    names: list[str] = []
    for text in given:
        first = len(names)
        for part in text.split(","):
            if len(names) > first and (part[:1].isdigit() or names[-1].startswith("pipe:")):
                names[-1] += "," + part
            else:
                names.append(part.strip())
    return names


def read_budget(text: str) -> Budget:
    """Read a budget as people write it: 100ms, 2s, 500, or 500,2s for whichever is used up first."""
    seconds, iterations = None, None
    for part in text.split(","):
        found = re.fullmatch(r"(\d{1,9}(?:\.\d{1,9})?)(ms|s)|(\d{1,9})", part.strip())
        if not found:
            raise BadSetup(f"{text!r} is no budget to search with; write 100ms, 2s, or a number of iterations")
        if found[3]:
            iterations = int(found[3])
        else:
            seconds = float(found[1]) * UNITS[found[2]]
    too_long = seconds is not None and not 0 < seconds <= MAX_SECONDS
    if too_long or (iterations is not None and not 2 <= iterations <= MAX_ITERATIONS):
        raise BadSetup(f"a search has up to {MAX_SECONDS} s, and 2 to {MAX_ITERATIONS:,} iterations; not {text}")
    return Budget(seconds, iterations)
