"""Compile games in the background, each in a separate process, while the server is already open.

The game that somebody chose comes first, then the rest; within a game, what people need to play with each other comes
before the bots.
"""

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence

import msgspec

import digsite
from digsite.bots.kernels import GREEDY, SEARCH
from digsite.core.compilation import PLAY, Part, can_be_compiled_ahead, is_compiled
from digsite.core.compiled import INTERPRETED
from digsite.core.progress import warn_that_nothing_is_kept

log = logging.getLogger("digsite.table")

PARTS: tuple[Part, ...] = (PLAY, GREEDY, SEARCH)
COMMAND = (sys.executable, "-m", "digsite.compiling")
MAX_FAILURES = 3
"""How often compiling a game may fail before it is left to the first caller that needs it."""

FAILURE_SECONDS = 2.0


class Readiness(msgspec.Struct, frozen=True):
    """How far the compiling of a game is."""

    people: bool
    """People can play with each other."""
    bots: bool
    """All bots can play too."""
    done: int
    """Steps of compiling that are done, of `steps`."""
    steps: int


class _Job:
    """A game that is to be compiled, part after part, in one process."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.steps = {part: len(part.jobs(digsite.load(game))) for part in PARTS}
        self.done = dict.fromkeys(PARTS, 0)
        self.ready = {part: asyncio.Event() for part in PARTS}
        self.failures = 0
        self.taken = False
        self.process: Process | None = None
        self.put_off = False

    def missing(self) -> list[Part]:
        return [part for part in PARTS if not self.ready[part].is_set()]

    def stop(self) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.terminate()

    def finish(self, part: Part) -> None:
        self.done[part] = self.steps[part]
        self.ready[part].set()


class Workshop:
    """Compiles games, and tells how far each is."""

    def __init__(self, processes: int | None = None, command: Sequence[str] = COMMAND) -> None:
        self._processes = processes or os.cpu_count() or 1
        self._command = command
        self._jobs = {game: _Job(game) for game in digsite.games()}
        self._chosen: list[str] = []
        self._workers: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin with what is missing; return at once."""
        for job in self._jobs.values():
            for part in PARTS:
                if is_compiled(digsite.load(job.game), part):
                    job.finish(part)
        self._workers.append(asyncio.create_task(self._load_compiled()))
        if not can_be_compiled_ahead():
            warn_that_nothing_is_kept()
            return
        self._workers += [asyncio.create_task(self._work()) for _ in range(self._processes)]

    async def close(self) -> None:
        """Stop compiling. What is finished is kept."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    def readiness(self, game: str) -> Readiness:
        job = self._jobs[game]
        return Readiness(
            people=job.ready[PLAY].is_set(),
            bots=not job.missing(),
            done=sum(job.done.values()),
            steps=sum(job.steps.values()),
        )

    def is_ready(self, game: str, part: Part = PLAY) -> bool:
        return self._jobs[game].ready[part].is_set()

    async def wait(self, game: str, *parts: Part) -> None:
        """Wait until parts of a game are compiled; it is compiled before the others from now on."""
        await self.choose(game)
        for part in parts or (PLAY,):
            await self._jobs[game].ready[part].wait()

    async def choose(self, game: str) -> None:
        """Compile this game first. If no process is free, work on a game that nobody has chosen is put off."""
        if game in self._chosen:
            return
        self._chosen.append(game)
        if not can_be_compiled_ahead():
            self._workers.append(asyncio.create_task(self._compile_in_memory(self._jobs[game])))
            return
        taken = [job for job in self._jobs.values() if job.taken]
        if self._jobs[game] not in self._waiting() or len(taken) < self._processes:
            return
        for job in taken:
            if job.game not in self._chosen and not job.put_off:
                job.put_off = True
                job.stop()
                return

    def _waiting(self) -> list[_Job]:
        """List the games that nobody works on, the most urgent first."""
        order = {game: number for number, game in enumerate(self._chosen)}
        found = [job for job in self._jobs.values() if job.missing() and not job.taken]
        return sorted(found, key=lambda job: order.get(job.game, len(order)))

    async def _load_compiled(self) -> None:
        """Load what was compiled before, in a thread. Otherwise the first table of a game would hold up all others."""
        for job in self._jobs.values():
            if job.ready[PLAY].is_set():
                await asyncio.to_thread(_load, job.game, PLAY)

    async def _work(self) -> None:
        while waiting := self._waiting():
            job = waiting[0]
            job.taken, job.put_off = True, False
            try:
                await self._compile(job)
            finally:
                job.taken = False

    async def _compile(self, job: _Job) -> None:
        """Compile what is missing of a game. If it was put off, or failed, it is still waiting afterwards."""
        missing = {part.name: part for part in job.missing()}
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                *self._command, job.game, *missing, stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL
            )
        )
        try:
            process = await asyncio.shield(starting)
        except asyncio.CancelledError:  # a process that is just being started would outlive the server
            process = await starting
            process.kill()
            await process.wait()
            raise
        job.process = process
        job.done.update(dict.fromkeys(missing.values(), 0))
        if job.put_off:
            job.stop()
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                if not line.endswith(b"\n"):  # it was killed in the middle of a line
                    break
                name, *kernel = line.decode().split()
                if kernel:
                    job.done[missing[name]] += 1
                else:
                    await asyncio.to_thread(_load, job.game, missing[name])
                    job.finish(missing[name])
            code = await process.wait()
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            raise
        finally:
            job.process = None
        if code and not job.put_off:
            await self._failed(job, code)

    async def _compile_in_memory(self, job: _Job) -> None:
        """Compile what this process calls, where nothing can be kept. Processes in which bots think do the same."""
        for part in job.missing():
            if part is PLAY:
                for kernel, signature in part.jobs(digsite.load(job.game)):
                    await asyncio.to_thread(kernel.compile, signature)
                    job.done[part] += 1
            job.finish(part)

    async def _failed(self, job: _Job, code: int) -> None:
        job.failures += 1
        log.error("compiling %s failed with exit code %s", job.game, code)
        if job.failures < MAX_FAILURES:
            await asyncio.sleep(FAILURE_SECONDS)
            return
        for part in job.missing():
            job.finish(part)


def _load(game: str, part: Part) -> None:
    """Load the code that this process calls itself, so that no request waits for it."""
    if part is PLAY and not INTERPRETED:
        for kernel, signature in part.jobs(digsite.load(game)):
            kernel.compile(signature)
