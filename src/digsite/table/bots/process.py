"""One process in which bots think: started when it is needed, replaced when it fails."""

import asyncio
import logging
import sys
from collections.abc import Callable, Collection, Sequence

import msgspec

from digsite.review.judging import Judged
from digsite.table.bots.exchange import (
    Answered,
    Compiling,
    Failed,
    JudgedPosition,
    JudgeRequest,
    Loaded,
    Request,
    ThinkRequest,
    Thought,
    line,
    read_reply,
)

Answer = Thought | Judged

COMMAND = (sys.executable, "-P", "-m", "digsite.table.bots")
MAX_LINE_BYTES = 1 << 20
MAX_LOGGED_LENGTH = 500

log = logging.getLogger("digsite.thinkers")


class Unanswered(Exception):
    """A request got no answer. The message is the rest of a sentence that begins with the bot."""


class Thinker:
    """One process. It is started when it is needed, and may die at any time: only the current request is lost.

    `loading` and `compiling` are the seconds it has to load a game; each request has its own limit for the thought.
    """

    def __init__(self, loading: float, compiling: float, command: Sequence[str] = COMMAND) -> None:
        self.loading = loading
        self.compiling = compiling
        self.command = command
        self.starts = 0
        self.replies = 0
        """Number of replies from all its processes so far."""
        self.games: set[str] = set()
        """The games that its process has loaded."""
        self._starting = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._logging: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        """Id of the process while it is alive."""
        return self._process.pid if self._process is not None and self._process.returncode is None else None

    async def start(self) -> None:
        """Start the process if none is alive. It may be asked at once. Raise OSError if it cannot be started."""
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
                limit=MAX_LINE_BYTES,
                start_new_session=True,  # Ctrl-C is for the server, which then ends its processes
            )
            self.starts += 1
            assert self._process.stderr is not None
            self._logging = asyncio.create_task(_log(self._process.stderr))

    async def ask(self, asked: ThinkRequest, legal: Collection[int], seconds: float) -> Thought:
        """Return the answer, which is a legal move. If there is none, replace the process and raise Unanswered."""
        answer = await self._sound_answer(
            asked, seconds, lambda answer: isinstance(answer, Thought) and answer.move in legal
        )
        assert isinstance(answer, Thought)
        return answer

    async def judge(self, asked: JudgeRequest, seconds: float) -> Judged:
        """Return how a position is judged. If there is no answer, replace the process and raise Unanswered."""
        answer = await self._sound_answer(
            asked, seconds, lambda answer: isinstance(answer, Judged) and answer.step == asked.piece.step
        )
        assert isinstance(answer, Judged)
        return answer

    async def _sound_answer(self, asked: Request, seconds: float, sound: Callable[[Answer], bool]) -> Answer:
        try:
            answer = await self._answer_if_alive(asked, seconds)
            if sound(answer):
                return answer
            why = "answered with a move that is not legal"
        except TimeoutError:
            why = "did not answer in time"
        except OSError as problem:
            why = f"had no process to think in ({problem.strerror or type(problem).__name__})"
        except EOFError:
            why = "lost the process it thought in"
        except (ValueError, RecursionError, msgspec.MsgspecError):
            why = "gave an invalid answer"
        await self._replace(why)
        raise Unanswered(why)

    async def _answer_if_alive(self, asked: Request, seconds: float) -> Answer:
        """Ask once more if the process had died before: that is not the fault of the request."""
        starts, replies = self.starts, self.replies
        await self.start()
        try:
            return await self._answer(asked, seconds)
        except EOFError:
            if self.starts > starts or self.replies > replies:
                raise
            await self.end()
            await self.start()
            return await self._answer(asked, seconds)

    async def _answer(self, asked: Request, seconds: float) -> Answer:
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
                reply = read_reply(text)
                self.replies += 1
                if reply.number != asked.number:
                    raise ValueError("an answer to another request")
                match reply:
                    case Compiling():
                        limit.reschedule(now() + self.compiling)
                    case Loaded():
                        self.games.add(asked.game)
                        limit.reschedule(now() + seconds)
                    case Answered(thought=thought):
                        return thought
                    case JudgedPosition(judged=judged):
                        return judged
                    case Failed(error=error):
                        raise Unanswered(f"failed with {error}")

    async def _replace(self, why: str) -> None:
        """End the process. Start another one only if this one has loaded a game; otherwise it may do no better."""
        log.warning("a bot %s; replacing its process", why)
        proven = bool(self.games)
        await self.end()
        if proven:
            try:
                await self.start()
            except OSError as problem:
                log.warning("cannot start a process for bots: %s", problem)

    async def end(self) -> None:
        """Kill the process, which has nothing to save, even if it hangs."""
        process, logging_task = self._process, self._logging
        self.games = set()
        if process is None or logging_task is None:
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
        await asyncio.wait([logging_task])
        self._process = self._logging = None


async def _log(stderr: asyncio.StreamReader) -> None:
    """Log what a process prints, in lines of limited length."""
    while chunk := await stderr.read(MAX_LINE_BYTES):
        for text in chunk.decode(errors="replace").splitlines():
            log.warning("%s", text[:MAX_LOGGED_LENGTH])
