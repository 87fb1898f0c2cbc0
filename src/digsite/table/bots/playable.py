"""Which bots may sit at a live table: those whose thoughts are short, and who are no programs of strangers."""

from digsite.bots.names import LEVELS, bot_named, read_budget
from digsite.bots.question import Bot
from digsite.bots.search import Budget, Search
from digsite.core.errors import BadSetup

LONGEST_SEARCH = 5.0
"""Seconds."""

MOST_ITERATIONS = 10_000
"""Of a search that names no time: a second or so of one core."""

LONGEST_NAME = 40


def playable_bot(name: str) -> Bot:
    """A bot for one seat of a live table, thinking on one core; BadSetup if it may not sit there.

    A search that only counts its iterations has the longest time all the same, for the day when the machine is slow.
    """
    _check(name)
    bot = bot_named(name, threads=1)
    if isinstance(bot, Search):
        bot.budget = Budget(bot.budget.seconds or LONGEST_SEARCH, bot.budget.iterations)
    return bot


def _check(name: str) -> None:
    kind, _, text = name.partition(":")
    if name in LEVELS or name in ("random", "greedy"):
        return
    if kind != "search" or len(name) > LONGEST_NAME:
        shown = repr(name if len(name) <= LONGEST_NAME else name[:LONGEST_NAME] + "…")
        raise BadSetup(
            f"no bot {shown} sits at a live table; there are the levels {', '.join(LEVELS)}, and random, greedy, "
            "search:100ms (or search:500 for iterations)"
        )
    budget = read_budget(text)
    too_long = budget.seconds is not None and budget.seconds > LONGEST_SEARCH
    if too_long or (budget.seconds is None and (budget.iterations or 0) > MOST_ITERATIONS):
        raise BadSetup(
            f"at a live table a search has up to {LONGEST_SEARCH:g} s, or up to {MOST_ITERATIONS:,} iterations if it "
            f"names no time; not {text}"
        )
