"""The arena: bots meet over many deals, until enough is known or all deals are played."""

import contextlib
from collections.abc import Callable, Generator, Sequence
from pathlib import Path

from digsite.bots.kernels import BOTS
from digsite.bots.names import bot_named
from digsite.core.compilation import ensure_compiled
from digsite.core.errors import BadSetup
from digsite.core.game import Setup
from digsite.lab.keeping import keeper
from digsite.lab.playing import Contest, Deal
from digsite.lab.processes import play_deals
from digsite.lab.standings import Result, all_clear, result_of

MOST_GAMES = 200_000
MOST_BOTS = 12
MOST_PROCESSES = 256
LEAST_DEALS = 10
"""Before so many, nothing stops early: the shares themselves should be known a little."""

Progress = Callable[[int, int], None]
"""Called with the deals played and those wanted."""


class Interrupted(KeyboardInterrupt):
    """Somebody stopped an arena; `result` is what is known so far, None if nothing is."""

    def __init__(self, result: Result | None) -> None:
        super().__init__()
        self.result = result


def arena(
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int | str = 0,
    processes: int = 1,
    until_clear: bool = False,
    at_least: int = LEAST_DEALS,
    keep: str | Path | None = None,
    progress: Progress | None = None,
) -> Result:
    """Let bots, by name, meet at one table over many deals, each played in every seating.

    `games` is rounded up to whole deals. `until_clear` stops when every pair can be told apart, after `at_least` deals.
    `keep` is a file to go on from. With several processes, call it under `if __name__ == "__main__"`.
    """
    check_request(bots, games, processes, at_least)
    contest = Contest(setup, tuple(bots), str(seed))
    wanted = -(-games // len(contest.seatings))
    ensure_compiled(setup.game, BOTS)
    deals: list[Deal] = []

    def done() -> bool:
        return until_clear and len(deals) >= at_least and _look_now(len(deals), wanted) and all_clear(contest, deals)

    try:
        with contextlib.closing(_played(contest, wanted, processes, keep)) as played:
            for deal in played:
                deals.append(deal)
                if progress:
                    progress(len(deals), wanted)
                if done():
                    break
    except KeyboardInterrupt:
        raise Interrupted(result_of(contest, deals) if deals else None) from None
    return result_of(contest, deals, stopped_early=len(deals) < wanted)


def check_request(bots: Sequence[str], games: int, processes: int, at_least: int) -> None:
    """Refuse what cannot be played."""
    if not 2 <= len(bots) <= MOST_BOTS:
        raise BadSetup(f"an arena is for 2 to {MOST_BOTS} bots, not {len(bots)}; name them like random,greedy")
    for name in bots:
        bot_named(name, threads=1)
    for what, number, most in (
        ("games", games, MOST_GAMES),
        ("processes", processes, MOST_PROCESSES),
        ("deals to play at least", at_least, MOST_GAMES),
    ):
        if type(number) is not int or not 1 <= number <= most:
            raise BadSetup(f"the number of {what} is {number!r}, and must be from 1 to {most:,}")


def _played(contest: Contest, wanted: int, processes: int, keep: str | Path | None) -> Generator[Deal, None, None]:
    """The deals from the first on: those that were kept, then those played now, which are kept as they come."""
    if keep is None:
        yield from play_deals(contest, range(wanted), processes)
        return
    with keeper(contest, Path(keep)) as kept:
        yield from kept.deals[:wanted]
        for deal in play_deals(contest, range(len(kept.deals), wanted), processes):
            kept.keep(deal)
            yield deal


def _look_now(deals: int, wanted: int) -> bool:
    """Whether to look if all is clear: after every deal at first, later after every fiftieth part of all."""
    return deals == wanted or deals % max(1, deals // 50) == 0
