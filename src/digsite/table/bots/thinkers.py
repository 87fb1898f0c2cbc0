"""The bots of the live server: questions wait in a bounded queue for processes that think.

Nothing here waits for ever, and no process can hold up another: what fails is asked once more elsewhere, and then
answered by a legal move that says why.
"""

import asyncio
import os
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

import numpy as np

from digsite.bots.at_random import Random
from digsite.bots.question import Question
from digsite.core.errors import DigsiteError
from digsite.core.game import Setup
from digsite.table.exchange import Asked, Thought
from digsite.table.latest import Latest
from digsite.table.mind import KEPT_BOTS
from digsite.table.playable import playable_bot
from digsite.table.thinker import COMMAND, Thinker, Unanswered, log

__all__ = ["Thinkers", "Thought", "TooBusy", "playable_bot"]

SECONDS = 20.0
"""For one thought, which is up to five seconds of work, on a machine that may have other work."""

LOADING = 60.0
COMPILING = 1800.0
TRIES = 2
LOOK_AHEAD = 8
"""Questions among which a process looks for one that it has thought about before."""


class TooBusy(DigsiteError):
    """No bot can be asked now; later perhaps."""

    code = "too-busy"


@dataclass(eq=False)
class Wanted:
    """A thought that somebody waits for."""

    asked: Asked
    legal: Sequence[int]
    seconds: float
    thought: asyncio.Future[Thought]
    passed_over: bool = False


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Thinkers:
    """Some processes that think, and the queue before them. To be used by one event loop."""

    def __init__(
        self,
        workers: int | None = None,
        waiting: int = 1000,
        loading: float = LOADING,
        compiling: float = COMPILING,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self.waiting = waiting
        self.forfeits = 0
        self.refused = 0
        self._thinkers = [Thinker(loading, compiling, command) for _ in range(workers or cores())]
        self._idle = list(self._thinkers)
        self._queue: deque[Wanted] = deque()
        self._tasks: set[asyncio.Task[None]] = set()
        self._rememberers: Latest[Thinker] = Latest(KEPT_BOTS * len(self._thinkers))
        """For each `keep`, who thought about it last."""
        self._numbers = 0
        self._closed = False

    async def start(self) -> None:
        """Start the processes; questions may be asked at once."""
        started = await asyncio.gather(*(thinker.start() for thinker in self._thinkers), return_exceptions=True)
        for problem in started:
            if isinstance(problem, OSError):  # it is tried again with the first question
                log.warning("no process to think in can be started: %s", problem)
            elif problem is not None:
                raise problem

    async def think(
        self,
        setup: Setup,
        state: bytes,
        seat: int,
        bot: str,
        seed: str,
        seconds: float = SECONDS,
        keep: str | None = None,
    ) -> Thought:
        """What a bot, by its name, would do in the place of `seat`, which is to act in this re-dealt state.

        TooBusy at once if too many questions wait already. `keep` names a bot that remembers what it thought before.
        """
        playable_bot(bot)
        question = _question(setup, state, seat)
        legal = question.legal()
        why = ""
        for attempt in range(TRIES):
            self._numbers += 1
            asked = Asked.about(self._numbers, setup, state, seat, bot, seed, keep)
            wanted = Wanted(asked, legal, seconds, asyncio.get_running_loop().create_future())
            try:
                return await self._asked(wanted, again=attempt > 0)
            except Unanswered as problem:
                why = str(problem)
        self.forfeits += 1
        return _drawn(question, seed, f"{bot} {why}, so its move was drawn by lot")

    async def close(self) -> None:
        """End all processes, also those that hang. Whoever waits for a thought is told so."""
        self._closed = True
        for wanted in self._queue:
            _settle(wanted, TooBusy(_STOPPING))
        self._queue.clear()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(thinker.end() for thinker in self._thinkers))

    def figures(self) -> dict[str, int]:
        """How it goes: questions waiting and being thought about now; and since the start, what went wrong."""
        return {
            "workers": len(self._thinkers),
            "waiting": len(self._queue),
            "busy": len(self._thinkers) - len(self._idle),
            "restarts": sum(max(0, thinker.starts - 1) for thinker in self._thinkers),
            "forfeits": self.forfeits,
            "refused": self.refused,
        }

    def processes(self) -> list[int]:
        """The ids of those that live."""
        return [thinker.pid for thinker in self._thinkers if thinker.pid is not None]

    async def _asked(self, wanted: Wanted, again: bool) -> Thought:
        if self._closed:
            raise TooBusy(_STOPPING)
        if self._idle:
            self._begin(self._best_for(wanted), wanted)
        elif again:  # it has waited once
            self._queue.appendleft(wanted)
        elif len(self._queue) < self.waiting:
            self._queue.append(wanted)
        else:
            self.refused += 1
            raise TooBusy(f"{len(self._queue)} questions to bots wait already; ask again later")
        try:
            return await wanted.thought
        finally:
            if wanted in self._queue:  # who asked has gone
                self._queue.remove(wanted)

    def _best_for(self, wanted: Wanted) -> Thinker:
        """Of those that are idle: who remembers, else who has the game at hand, else who has been idle longest."""
        rememberer = self._rememberer_of(wanted)
        if rememberer in self._idle:
            return rememberer
        return next((thinker for thinker in self._idle if wanted.asked.game in thinker.games), self._idle[0])

    def _next_for(self, thinker: Thinker) -> Wanted:
        """Of the questions that wait: the oldest, unless another can better be thought about here.

        The oldest steps back only for its own good, when somebody else remembers it, and only once.
        """
        oldest = self._queue[0]
        if not oldest.passed_over and self._rememberer_of(oldest) not in (None, thinker):
            for wanted in islice(self._queue, 1, LOOK_AHEAD):
                if self._rememberer_of(wanted) is thinker:
                    oldest.passed_over = True
                    self._queue.remove(wanted)
                    return wanted
        return self._queue.popleft()

    def _rememberer_of(self, wanted: Wanted) -> Thinker | None:
        return None if wanted.asked.keep is None else self._rememberers.get(wanted.asked.keep)

    def _begin(self, thinker: Thinker, wanted: Wanted) -> None:
        """Have a question thought about. That goes on if who asked has gone, so that the process is free again."""
        if thinker in self._idle:
            self._idle.remove(thinker)
        if wanted.asked.keep is not None:
            self._rememberers.put(wanted.asked.keep, thinker)
        task = asyncio.create_task(self._consult(thinker, wanted))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _consult(self, thinker: Thinker, wanted: Wanted) -> None:
        result: Thought | Exception
        try:
            result = await thinker.ask(wanted.asked, wanted.legal, wanted.seconds)
        except asyncio.CancelledError:  # all is closed, or the loop itself ends: no further question begins
            _settle(wanted, TooBusy(_STOPPING))
            raise
        except Exception as problem:
            result = problem
        # Free before the answer is heard: whoever hears it may ask the same process again.
        if self._queue:
            self._begin(thinker, self._next_for(thinker))
        else:
            self._idle.append(thinker)
        _settle(wanted, result)


_STOPPING = "no bot can be asked any more: the server is stopping"


def _settle(wanted: Wanted, result: Thought | Exception) -> None:
    if wanted.thought.done():  # who asked has gone
        return
    if isinstance(result, Exception):
        wanted.thought.set_exception(result)
    else:
        wanted.thought.set_result(result)


def _question(setup: Setup, state: bytes, seat: int) -> Question:
    table = setup.table()
    table["state"] = np.frombuffer(state, setup.game.state)
    if table["state"]["seat"][0] != seat:
        raise ValueError(f"in this state of {setup.game.name} seat {seat} is not the one to act")
    return Question(setup, table, seat)


def _drawn(question: Question, seed: str, why: str) -> Thought:
    """A legal move without any bot's compiled code: that may be what ended two processes, and this is the server's."""
    advice = Random().think(question, seed)
    return Thought(advice.move, Thought.of(advice).candidates, why)
