"""The deals of a contest on several processes, told in their order whoever is done first."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import digsite
from digsite.bots.program import end_all
from digsite.core.errors import DigsiteError
from digsite.core.game import Setup
from digsite.lab.playing import Contest, Deal, play_deal, warm_up

AHEAD = 3
"""Deals handed out for each process, so that nobody waits and nothing piles up."""

_contest: Contest | None = None
"""In a process of the crew: what it plays."""


def play_deals(contest: Contest, numbers: range, processes: int) -> Generator[Deal, None, None]:
    """Play these deals. Who stops listening, or is interrupted, ends the processes at once."""
    outside = contest.setup.game.name not in digsite.games()  # other processes would not find such a game
    if processes == 1 or len(numbers) < 2 or outside:
        warm_up(contest.setup)
        for number in numbers:
            yield play_deal(contest, number)
        return
    others = set(multiprocessing.active_children())
    pool = _crew(contest, min(processes, len(numbers)))
    try:
        handed_out: deque[Future[Deal]] = deque()
        for number in numbers:
            handed_out.append(pool.submit(_play, number))
            if len(handed_out) >= AHEAD * processes:
                yield handed_out.popleft().result()
        while handed_out:
            yield handed_out.popleft().result()
    except BrokenProcessPool:
        raise DigsiteError("a process of the arena died; try fewer with --processes, memory may be short") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()


def _crew(contest: Contest, processes: int) -> ProcessPoolExecutor:
    setup = contest.setup
    told = (setup.game.name, setup.players, setup.options, setup.edition, contest.bots, contest.seed)
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(processes, mp_context=spawn, initializer=_sit_down, initargs=told)


def _sit_down(name, players, options, edition, bots, seed):  # type: ignore[no-untyped-def]
    """Get ready, in a process of the crew, and make sure that it ends when the one that started it does."""
    global _contest
    signal.signal(signal.SIGINT, _leave)
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _contest = Contest(Setup(digsite.load(name), players, options, edition), bots, seed)
    warm_up(_contest.setup)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        _leave()


def _leave(*_: object) -> None:
    """End at once, and whatever programs play here with it."""
    end_all()
    os._exit(1)


def _play(number: int) -> Deal:
    assert _contest is not None
    return play_deal(_contest, number)
