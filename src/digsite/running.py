"""Play work in numbered pieces on this process, on several, or on a Ray cluster, and yield the pieces in order.

A piece depends on its number only, so the results are the same wherever it is played, and a lost piece is played again.
"""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import digsite
from digsite.bots.program import end_all
from digsite.core.edition import Edition
from digsite.core.errors import BadSetup, DigsiteError
from digsite.core.game import Setup

AHEAD = 3
"""Number of pieces queued per worker, so that no worker waits and the queue stays short."""

MAX_WORKERS = 256

P = TypeVar("P", covariant=True)
F = TypeVar("F")
R = TypeVar("R")


class Work(Protocol[P]):
    """Something that is played in numbered pieces. It can be pickled."""

    @property
    def setups(self) -> list[Setup]:
        """The set-ups that are played."""

    def prepare(self) -> None:
        """Load all compiled code, once in every process."""

    def play(self, number: int) -> P:
        """Play one piece. The same number always gives the same piece, apart from times measured."""


@dataclass(frozen=True)
class Crew:
    """Who plays: a number of processes on this machine, or the workers of a Ray cluster."""

    workers: int = 1
    ray: str | None = None

    def check(self) -> None:
        """Raise BadSetup if there is no such crew."""
        if type(self.workers) is not int or not 1 <= self.workers <= MAX_WORKERS:
            raise BadSetup(f"the number of workers is {self.workers!r}, and must be from 1 to {MAX_WORKERS}")


ALONE = Crew()

Packed = tuple[str, int, dict[str, Any], Edition]


def packed(setup: Setup) -> Packed:
    """Return what another process needs to build the same set-up."""
    return setup.game.name, setup.players, setup.options, setup.edition


def setup_of(it: Packed) -> Setup:
    name, players, options, edition = it
    return Setup(digsite.load(name), players, options, edition)


def pieces(work: Work[P], numbers: range, crew: Crew = ALONE) -> Generator[P, None, None]:
    """Play these pieces and yield them in order. Closing the generator, or an interruption, ends all workers."""
    outside = any(setup.game.name not in digsite.games() for setup in work.setups)  # workers could not load such a game
    if crew.ray is not None and not outside:
        yield from _on_ray(work, numbers, crew.ray)
    elif crew.workers == 1 or len(numbers) < 2 or outside:
        work.prepare()
        for number in numbers:
            yield work.play(number)
    else:
        yield from _on_processes(work, numbers, min(crew.workers, len(numbers)))


def _in_order(
    numbers: range, ahead: int, hand_out: Callable[[int], F], result: Callable[[F], R]
) -> Generator[R, None, None]:
    waiting: deque[F] = deque()
    for number in numbers:
        waiting.append(hand_out(number))
        if len(waiting) >= ahead:
            yield result(waiting.popleft())
    while waiting:
        yield result(waiting.popleft())


def _on_processes(work: Work[P], numbers: range, workers: int) -> Generator[P, None, None]:
    others = set(multiprocessing.active_children())
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=spawn, initializer=_begin, initargs=(work,))

    def hand_out(number: int) -> Future[Any]:
        return pool.submit(_play, number)

    try:
        yield from _in_order(numbers, AHEAD * workers, hand_out, lambda future: future.result())
    except BrokenProcessPool:
        raise DigsiteError("a worker process died; try fewer with --workers, memory may be short") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()


_work: Work[Any] | None = None
"""The work of this worker process."""


def _begin(work: Work[Any]) -> None:
    """Prepare a worker process, and make sure that it ends when its parent does."""
    global _work
    signal.signal(signal.SIGINT, _leave)
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _work = work
    work.prepare()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        _leave()


def _leave(*_: object) -> None:
    """End this process at once, with all programs that play in it."""
    end_all()
    os._exit(1)


def _play(number: int) -> Any:
    assert _work is not None
    return _work.play(number)


def _on_ray(work: Work[P], numbers: range, address: str) -> Generator[P, None, None]:
    """Play on a Ray cluster, which repeats the pieces of a node that is lost."""
    try:
        import ray
    except ImportError:
        raise DigsiteError("a Ray cluster needs the extra `ray`; install it with: pip install 'digsite[ray]'") from None
    ours = not ray.is_initialized()
    if ours:
        try:
            ray.init(address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as problem:
            raise DigsiteError(f"no Ray cluster answers at {address}: {problem}") from None
    try:
        task = ray.remote(num_cpus=1, max_retries=-1)(_play_on_ray)
        there = ray.put(work)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        yield from _in_order(numbers, AHEAD * cores, lambda number: task.remote(there, number), ray.get)
    finally:
        if ours:
            ray.shutdown()


_ready: set[tuple[str, ...]] = set()
"""The kinds of work, with their games, that this process has prepared for Ray."""


def _play_on_ray(work: Work[Any], number: int) -> Any:
    kind = (type(work).__name__, *(setup.game.name for setup in work.setups))
    if kind not in _ready:
        work.prepare()
        _ready.add(kind)
    return work.play(number)
