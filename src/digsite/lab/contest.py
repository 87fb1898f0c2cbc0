"""The arena: bots play each other over many deals, until the result is clear or all deals are played."""

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path

from digsite.bots.kernels import GREEDY, SEARCH
from digsite.bots.names import bot_named
from digsite.core.compilation import PLAY, ensure_compiled
from digsite.core.errors import BadSetup
from digsite.core.game import Setup
from digsite.lab.keeping import kept_pieces
from digsite.lab.playing import Contest, Deal, Forfeited
from digsite.lab.standings import Result, all_clear, result_of
from digsite.running import ALONE, Crew

MAX_GAMES = 200_000
MAX_BOTS = 12
LEAST_DEALS = 10
"""Default minimum number of deals before an arena may stop early, so that the shares mean something."""

Progress = Callable[[int, int], None]
"""Called with the number of deals played and the number of deals requested."""


class Interrupted(KeyboardInterrupt):
    """Raised when the user stops an arena. `result` covers the deals played so far; None if there are none."""

    def __init__(self, result: Result | None) -> None:
        super().__init__()
        self.result = result


def arena(
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int | str = 0,
    crew: Crew = ALONE,
    until_clear: bool = False,
    at_least: int = LEAST_DEALS,
    keep: str | Path | None = None,
    stop_on_forfeit: bool = False,
    progress: Progress | None = None,
) -> Result:
    """Let the named bots play each other over many deals, each played in every seating.

    `games` is rounded up to whole deals. `until_clear` stops when every pair can be told apart, after `at_least` deals.
    `keep` is a file to resume from. `stop_on_forfeit` raises Forfeited as soon as a bot forfeits a move. With several
    workers, call it under `if __name__ == "__main__"`.
    """
    check_request(bots, games, at_least)
    crew.check()
    contest = Contest(setup, tuple(bots), str(seed))
    wanted = -(-games // contest.games_a_deal)
    for part in (PLAY, GREEDY, SEARCH):
        ensure_compiled(setup.game, part)
    deals: list[Deal] = []

    def done() -> bool:
        return until_clear and len(deals) >= at_least and _look_now(len(deals), wanted) and all_clear(contest, deals)

    try:
        with contextlib.closing(kept_pieces(contest, wanted, crew, None if keep is None else Path(keep))) as played:
            for deal in played:
                deals.append(deal)
                if stop_on_forfeit:
                    _refuse_forfeits(contest, deal)
                if progress:
                    progress(len(deals), wanted)
                if done():
                    break
    except KeyboardInterrupt:
        raise Interrupted(result_of(contest, deals) if deals else None) from None
    return result_of(contest, deals, stopped_early=len(deals) < wanted)


def check_request(bots: Sequence[str], games: int, at_least: int) -> None:
    """Raise BadSetup if the request cannot be played."""
    if not 2 <= len(bots) <= MAX_BOTS:
        raise BadSetup(f"an arena is for 2 to {MAX_BOTS} bots, not {len(bots)}; name them like random,greedy")
    for name in bots:
        bot_named(name, threads=1)
    for what, number, most in (
        ("games", games, MAX_GAMES),
        ("deals to play at least", at_least, MAX_GAMES),
    ):
        if type(number) is not int or not 1 <= number <= most:
            raise BadSetup(f"the number of {what} is {number!r}, and must be from 1 to {most:,}")


def _refuse_forfeits(contest: Contest, deal: Deal) -> None:
    for bot, effort in zip(contest.bots, deal.efforts, strict=True):
        if effort.forfeits:
            reason = effort.sentences[0] if effort.sentences else "no reason given"
            raise Forfeited(f"{bot} forfeited a move in deal {deal.deal}: {reason}")


def _look_now(deals: int, wanted: int) -> bool:
    """Return whether to check for a clear result now: after every deal at first, later less often."""
    return deals == wanted or deals % max(1, deals // 50) == 0
