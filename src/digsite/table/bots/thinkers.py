"""The processes in which bots think: a bounded queue of requests, and processes that are replaced when they fail.

Nothing here waits forever, and no process can hold up another: a request that fails is sent once more, to any process,
and then answered with a random legal move that says why.
"""

import asyncio
import os
from collections import deque
from collections.abc import Sequence
from itertools import islice
from typing import TypeVar

import numpy as np
from cachetools import LRUCache

from digsite.bots.at_random import Random
from digsite.bots.question import Question
from digsite.core.errors import DigsiteError
from digsite.core.game import Setup
from digsite.review.judging import Judged, Piece
from digsite.table.bots.exchange import JudgeRequest, ThinkRequest, Thought
from digsite.table.bots.playable import playable_bot
from digsite.table.bots.process import COMMAND, Thinker, Unanswered
from digsite.table.bots.queueing import FairQueue, ThinkingTime, Wanted, WantedJudgement
from digsite.table.bots.thinking import MAX_BOTS

THOUGHT_SECONDS = 20.0
"""Limit for one thought, which is up to five seconds of work on a machine that may have other work."""

JUDGEMENT_SECONDS = 300.0
"""Limit for judging one position of a finished game, which is up to two seconds of work; nobody waits for it."""

LOADING_SECONDS = 60.0
COMPILING_SECONDS = 1800.0
MAX_TRIES = 2
LOOK_AHEAD = 8
"""Number of waiting requests among which a process looks for one that it has thought about before."""

AGAIN_SECONDS = 0.5
"""How soon the queue is looked at again if everybody in it has used up their thinking time."""

T = TypeVar("T")


class TooBusy(DigsiteError):
    """No bot can be asked now; try again later."""

    code = "too-busy"


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Thinkers:
    """The processes and the queue in front of them, for one event loop. A process starts when it is first needed."""

    def __init__(
        self,
        workers: int | None = None,
        waiting: int = 1000,
        loading: float = LOADING_SECONDS,
        compiling: float = COMPILING_SECONDS,
        command: Sequence[str] = COMMAND,
        a_minute: float = 0.0,
    ) -> None:
        self.waiting = waiting
        self.time = ThinkingTime(a_minute)
        self.forfeits = 0
        self.refused = 0
        self._thinkers = [Thinker(loading, compiling, command) for _ in range(workers or cores())]
        self._idle = list(self._thinkers)
        self._queue = FairQueue()
        self._to_judge: deque[WantedJudgement] = deque()
        self._judging = 0
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._rememberers: LRUCache[str, Thinker] = LRUCache(MAX_BOTS * len(self._thinkers))
        """For each `keep`, the process that thought about it last."""
        self._numbers = 0
        self._closed = False

    async def think(
        self,
        setup: Setup,
        state: bytes,
        seat: int,
        bot: str,
        seed: str,
        seconds: float = THOUGHT_SECONDS,
        keep: str | None = None,
        explain: bool = False,
        table: str = "",
        address: str = "",
    ) -> Thought:
        """Ask a bot what it would do in the place of `seat`, which has to act in this re-dealt state.

        Raise TooBusy if too many requests wait already. `keep` names a bot that remembers its earlier thoughts;
        `explain` asks for a reason. Tables and addresses take turns.
        """
        playable_bot(bot)
        question = _question(setup, state, seat)
        legal = list(question.legal())
        why = ""
        for attempt in range(MAX_TRIES):
            self._numbers += 1
            asked = ThinkRequest.about(self._numbers, setup, state, seat, bot, seed, keep, explain)
            thought: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
            wanted = Wanted(asked, legal, seconds, table, address, thought)
            try:
                return await self._asked(wanted, again=attempt > 0)
            except Unanswered as problem:
                why = str(problem)
        self.forfeits += 1
        return _drawn(question, seed, f"{bot} {why}, so a random move was played")

    async def judge(self, setup: Setup, piece: Piece, seed: str, iterations: int) -> Judged:
        """Judge a position of a finished game, when no bot has anything to do.

        At most one process fewer than there are judges at a time, so that bots need not wait for it. Raise Unanswered
        if no process can judge it.
        """
        for attempt in range(MAX_TRIES):
            if self._closed:
                raise TooBusy(_STOPPING)
            self._numbers += 1
            judged: asyncio.Future[Judged] = asyncio.get_running_loop().create_future()
            wanted = WantedJudgement(JudgeRequest.about(self._numbers, setup, piece, seed, iterations), judged)
            self._to_judge.append(wanted)
            self._serve()
            try:
                return await judged
            except Unanswered:
                if attempt == MAX_TRIES - 1:
                    raise
            finally:
                if wanted in self._to_judge:  # the caller has gone
                    self._to_judge.remove(wanted)
        raise AssertionError("a judgement is tried at least once")

    async def close(self) -> None:
        """End all processes, even those that hang. Callers that wait for a thought get TooBusy."""
        self._closed = True
        for waiting in self._to_judge:
            _settle(waiting.judged, TooBusy(_STOPPING))
        self._to_judge.clear()
        for wanted in self._queue:
            _settle(wanted.thought, TooBusy(_STOPPING))
        self._queue = FairQueue()
        if self._timer is not None:
            self._timer.cancel()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(thinker.end() for thinker in self._thinkers))

    def figures(self) -> dict[str, int]:
        """Return numbers for monitoring: waiting and busy now; restarts, forfeits and refusals since the start."""
        return {
            "workers": len(self._thinkers),
            "waiting": len(self._queue),
            "busy": len(self._thinkers) - len(self._idle),
            "restarts": sum(max(0, thinker.starts - 1) for thinker in self._thinkers),
            "forfeits": self.forfeits,
            "refused": self.refused,
        }

    def processes(self) -> list[int]:
        """Return the ids of the processes that are alive."""
        return [thinker.pid for thinker in self._thinkers if thinker.pid is not None]

    async def _asked(self, wanted: Wanted, again: bool) -> Thought:
        if self._closed:
            raise TooBusy(_STOPPING)
        if not again and len(self._queue) >= self.waiting:
            self.refused += 1
            raise TooBusy(f"{len(self._queue)} requests to bots are waiting; try again later")
        self._queue.add(wanted, first=again)  # it has waited once
        self._serve()
        try:
            return await wanted.thought
        finally:
            self._queue.remove(wanted)  # if the caller has gone

    def _serve(self) -> None:
        """Let idle processes think, as long as somebody waits who has thinking time left."""
        while self._idle and not self._closed and (wanted := self._next()) is not None:
            self._queue.remove(wanted)
            self._begin(self._best_for(wanted), wanted)
        while self._idle and not self._closed and self._to_judge and self._judging < max(1, len(self._thinkers) - 1):
            self._begin_to_judge(self._to_judge.popleft())
        if self._idle and len(self._queue) and self._timer is None and not self._closed:
            self._timer = asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._serve_again)

    def _serve_again(self) -> None:
        self._timer = None
        self._serve()

    def _next(self) -> Wanted | None:
        """Choose a waiting request: whose turn it is, unless an idle process remembers one of the next.

        The first is passed over only once, and only if a busy process remembers it.
        """
        now = asyncio.get_running_loop().time()
        ready = list(islice((w for w in self._queue if self.time.left(w.address, now) > 0), LOOK_AHEAD))
        if not ready:
            return None
        first = ready[0]
        rememberer = self._rememberer_of(first)
        if not first.passed_over and rememberer is not None and rememberer not in self._idle:
            for wanted in ready[1:]:
                if self._rememberer_of(wanted) in self._idle:
                    first.passed_over = True
                    return wanted
        return first

    def _best_for(self, wanted: Wanted) -> Thinker:
        """Choose an idle process: one that remembers, else one that has loaded the game, else the one idle longest."""
        rememberer = self._rememberer_of(wanted)
        if rememberer in self._idle:
            return rememberer
        return next((thinker for thinker in self._idle if wanted.asked.game in thinker.games), self._idle[0])

    def _rememberer_of(self, wanted: Wanted) -> Thinker | None:
        return None if wanted.asked.keep is None else self._rememberers.get(wanted.asked.keep)

    def _begin(self, thinker: Thinker, wanted: Wanted) -> None:
        """Send a request to a process. It is finished even if the caller has gone, so that the process gets free."""
        if thinker in self._idle:
            self._idle.remove(thinker)
        if wanted.asked.keep is not None:
            self._rememberers[wanted.asked.keep] = thinker
        task = asyncio.create_task(self._consult(thinker, wanted))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _consult(self, thinker: Thinker, wanted: Wanted) -> None:
        result: Thought | Exception
        now = asyncio.get_running_loop().time
        begun = now()
        try:
            result = await thinker.ask(wanted.asked, wanted.legal, wanted.seconds)
        except asyncio.CancelledError:  # closing: no further request begins
            _settle(wanted.thought, TooBusy(_STOPPING))
            raise
        except Exception as problem:
            result = problem
        self.time.spend(wanted.address, now() - begun, now())
        # Free before the caller gets the answer, who may ask the same process again.
        self._idle.append(thinker)
        self._serve()
        _settle(wanted.thought, result)

    def _begin_to_judge(self, wanted: WantedJudgement) -> None:
        thinker = next((each for each in self._idle if wanted.asked.game in each.games), self._idle[0])
        self._idle.remove(thinker)
        self._judging += 1
        task = asyncio.create_task(self._have_judged(thinker, wanted))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _have_judged(self, thinker: Thinker, wanted: WantedJudgement) -> None:
        result: Judged | Exception
        try:
            result = await thinker.judge(wanted.asked, JUDGEMENT_SECONDS)
        except asyncio.CancelledError:  # closing: no further request begins
            _settle(wanted.judged, TooBusy(_STOPPING))
            raise
        except Exception as problem:
            result = problem
        self._judging -= 1
        self._idle.append(thinker)
        self._serve()
        _settle(wanted.judged, result)


_STOPPING = "the server is stopping, and asks no more bots"


def _settle(waiting: asyncio.Future[T], result: T | Exception) -> None:
    if waiting.done():  # the caller has gone
        return
    if isinstance(result, Exception):
        waiting.set_exception(result)
    else:
        waiting.set_result(result)


def _question(setup: Setup, state: bytes, seat: int) -> Question:
    table = setup.table()
    table["state"] = np.frombuffer(state, setup.game.state)
    if table["state"]["seat"][0] != seat:
        raise ValueError(f"seat {seat} does not have to act in this state of {setup.game.name}")
    return Question(setup, table, seat)


def _drawn(question: Question, seed: str, why: str) -> Thought:
    """Choose a random legal move without the bots' compiled code, which may be what ended two processes."""
    advice = Random().think(question, seed)
    return Thought(advice.move, Thought.of(advice).candidates, why)
