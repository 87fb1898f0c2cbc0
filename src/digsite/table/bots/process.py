"""One process that thinks, as the server sees it: asked, waited for with a limit, and replaced when it fails."""

import asyncio
import logging
import sys
from collections.abc import Collection, Sequence

import msgspec

from digsite.table.exchange import Answered, Asked, Compiling, Failed, Loaded, Thought, line, read_said

COMMAND = (sys.executable, "-P", "-m", "digsite.table.thinking")
LONGEST_LINE = 1 << 20
LONGEST_COMPLAINT = 500
"""Characters of a line in the log."""

log = logging.getLogger("digsite.thinkers")


class Unanswered(Exception):
    """A question got no answer; says why, as the rest of a sentence that begins with the bot."""


class Thinker:
    """A process is started when there is none, and may die at any time: only the question at hand is lost.

    `loading` and `compiling` are the seconds it has until a game is at hand; how long a thought may take is said with
    each question.
    """

    def __init__(self, loading: float, compiling: float, command: Sequence[str] = COMMAND) -> None:
        self.loading = loading
        self.compiling = compiling
        self.command = command
        self.starts = 0
        self.said = 0
        """Lines heard of all its processes so far."""
        self.games: set[str] = set()
        """Those its process has at hand."""
        self._starting = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._complaints: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        """Of its process, while that lives."""
        return self._process.pid if self._process is not None and self._process.returncode is None else None

    async def start(self) -> None:
        """Start its process if none lives. It may be asked at once; an OSError says why that cannot be."""
        pipe = asyncio.subprocess.PIPE
        async with self._starting:
            if self.pid is not None:
                return
            await self.end()
            self._process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=pipe,
                stdout=pipe,
                stderr=pipe,
                limit=LONGEST_LINE,
                start_new_session=True,  # who stops the server by Ctrl-C does not mean its processes
            )
            self.starts += 1
            assert self._process.stderr is not None
            self._complaints = asyncio.create_task(_log(self._process.stderr))

    async def ask(self, asked: Asked, legal: Collection[int], seconds: float) -> Thought:
        """Its answer, which is one of the legal moves; or Unanswered, and then its process is another one."""
        try:
            thought = await self._heard_if_alive(asked, seconds)
            if thought.move in legal:
                return thought
            why = "answered with a move that is not legal"
        except TimeoutError:
            why = "did not answer in time"
        except OSError as problem:
            why = f"found no process to think in ({problem.strerror or type(problem).__name__})"
        except EOFError:
            why = "lost the process it thought in"
        except (ValueError, RecursionError, msgspec.MsgspecError):
            why = "said something that is no answer"
        await self._replace(why)
        raise Unanswered(why)

    async def _heard_if_alive(self, asked: Asked, seconds: float) -> Thought:
        """A process that had died before it was asked, unnoticed so far, is not the question's fault."""
        starts, said = self.starts, self.said
        await self.start()
        try:
            return await self._heard(asked, seconds)
        except EOFError:
            if self.starts > starts or self.said > said:
                raise
            await self.end()
            await self.start()
            return await self._heard(asked, seconds)

    async def _heard(self, asked: Asked, seconds: float) -> Thought:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        now = asyncio.get_running_loop().time
        first = seconds if asked.game in self.games else self.loading
        async with asyncio.timeout(first) as limit:
            process.stdin.write(line(asked))
            while True:
                text = await process.stdout.readline()
                if not text.endswith(b"\n"):
                    raise EOFError
                said = read_said(text)
                self.said += 1
                if said.number != asked.number:
                    raise ValueError("an answer to another question")
                match said:
                    case Compiling():
                        limit.reschedule(now() + self.compiling)
                    case Loaded():
                        self.games.add(asked.game)
                        limit.reschedule(now() + seconds)
                    case Answered(thought=thought):
                        return thought
                    case Failed(error=error):
                        raise Unanswered(f"failed with {error}")

    async def _replace(self, why: str) -> None:
        """A process that never got as far as a game is replaced only when it is needed: the next may do no better."""
        log.warning("a bot %s; its process is replaced", why)
        proven = bool(self.games)
        await self.end()
        if proven:
            try:
                await self.start()
            except OSError as problem:
                log.warning("no process to think in can be started: %s", problem)

    async def end(self) -> None:
        """End its process at once, also one that hangs: it has nothing that must be saved."""
        process, complaints = self._process, self._complaints
        self.games = set()
        if process is None or complaints is None:
            return
        if process.returncode is None:
            try:
                process.kill()
            except ProcessLookupError:  # it ended just now
                pass
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        await process.wait()
        await process.stdout.read()  # to the end, or the pipe would stay open
        await asyncio.wait([complaints])
        self._process = self._complaints = None


async def _log(stderr: asyncio.StreamReader) -> None:
    """What a process complains of, in lines of a bounded length."""
    while chunk := await stderr.read(LONGEST_LINE):
        for text in chunk.decode(errors="replace").splitlines():
            log.warning("%s", text[:LONGEST_COMPLAINT])
