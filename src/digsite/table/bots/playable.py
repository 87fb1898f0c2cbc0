"""Which bots may play at a live table: those that think for a short time, and no programs of strangers."""

from digsite.bots.greedy import Greedy
from digsite.bots.kernels import GREEDY, SEARCH
from digsite.bots.names import LEVELS, SEARCHES, bot_named, read_budget
from digsite.bots.question import Bot
from digsite.bots.search import Budget, Search
from digsite.core.compilation import PLAY, Part
from digsite.core.errors import BadSetup

MAX_SEARCH_SECONDS = 5.0

MAX_ITERATIONS = 10_000
"""Maximum iterations of a search without a time: about a second of one core."""

MAX_BOT_NAME_LENGTH = 40


def playable_bot(name: str) -> Bot:
    """Make a bot for one seat of a live table, thinking on one core. Raise BadSetup if it may not play there.

    A search that only counts its iterations is limited in time too, in case the machine is slow.
    """
    _check(name)
    bot = bot_named(name, threads=1)
    if isinstance(bot, Search):
        bot.budget = Budget(bot.budget.seconds or MAX_SEARCH_SECONDS, bot.budget.iterations)
    return bot


def parts_of(name: str) -> tuple[Part, ...]:
    """Return the compiled parts of a game that a bot needs."""
    bot = bot_named(name, threads=1)
    thinking = {Greedy: (GREEDY,), Search: (SEARCH,)}.get(type(bot), ())
    return (PLAY, *thinking)


def _check(name: str) -> None:
    kind, _, text = name.partition(":")
    if name in LEVELS or name in ("random", "greedy"):
        return
    if kind not in SEARCHES or len(name) > MAX_BOT_NAME_LENGTH:
        shown = repr(name if len(name) <= MAX_BOT_NAME_LENGTH else name[:MAX_BOT_NAME_LENGTH] + "…")
        raise BadSetup(
            f"the bot {shown} cannot play at a live table; use one of the levels {', '.join(LEVELS)}, or random, "
            "greedy, search:100ms (or search:500 for iterations)"
        )
    budget = read_budget(text)
    too_long = budget.seconds is not None and budget.seconds > MAX_SEARCH_SECONDS
    if too_long or (budget.seconds is None and (budget.iterations or 0) > MAX_ITERATIONS):
        raise BadSetup(
            f"{name} is too long for a live table; use up to {MAX_SEARCH_SECONDS:g} s, or up to "
            f"{MAX_ITERATIONS:,} iterations without a time"
        )
