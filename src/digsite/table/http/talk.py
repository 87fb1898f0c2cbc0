"""What somebody says on the socket of a table: pings, and commands, which are answered on the socket.

A command by the socket is the same as one by HTTP. Its answer goes with the update that it leads to, in one piece.
"""

import asyncio
from collections.abc import Callable
from contextvars import copy_context

import msgspec

from digsite.core.errors import DigsiteError
from digsite.table.http.failures import http_problem, log_unexpected
from digsite.table.http.wire import Wire
from digsite.table.play.answers import Answer, Done
from digsite.table.play.askers import ADDRESS
from digsite.table.play.commands import SpokenCommand
from digsite.table.play.house import House
from digsite.table.play.refusals import Refusal, problem_of

PING = b'"ping"'
"""A message that is sent back. A page cannot see the pings of the protocol, and must notice a dead connection soon."""

FELL_BEHIND = 4408
"""Close code of a socket that does not read."""

MAX_AT_ONCE = 8
"""Maximum number of commands of one socket that wait for their answers."""

_decoder = msgspec.json.Decoder(SpokenCommand)
_encoder = msgspec.json.Encoder()


class Talk:
    """What is said on one socket, by one person."""

    def __init__(
        self, wire: Wire, house: House, table: str, token: str | None, may_ask: Callable[[str], bool], lang: str
    ) -> None:
        self._wire = wire
        self._house = house
        self._table = table
        self._token = token
        self._may_ask = may_ask
        self._lang = lang
        self._address = ADDRESS.get()
        self._context = copy_context()
        self._tasks: set[asyncio.Task[None]] = set()

    def hear(self, text: bytes) -> None:
        """Answer a message. What cannot be read has no key, and is refused without one."""
        if text == PING:
            self._send(PING)
            return
        try:
            command = _decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            if self._may_ask(self._address):
                problem = http_problem("unreadable", self._lang, details=str(error))
                self._send(_encoder.encode(Answer("", problem=problem)))
            return
        if len(self._tasks) >= MAX_AT_ONCE or not self._may_ask(self._address):
            self._send(_encoder.encode(Answer(command.key, problem=problem_of(Refusal("too-fast"), command.lang))))
            return
        task = asyncio.get_running_loop().create_task(self._carry_out(command), context=self._context)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry_out(self, command: SpokenCommand) -> None:
        answer = Answer(command.key)
        try:
            done = await self._house.command(self._table, self._token, command, command.lang)
            if isinstance(done, Done):
                answer.done = done
            else:
                answer.drafted = done
        except DigsiteError as problem:
            answer.problem = problem_of(problem, command.lang)
        except Exception as error:
            await log_unexpected(error)
            answer.problem = http_problem("broken", command.lang)
        self._send(_encoder.encode(answer))

    def _send(self, text: bytes) -> None:
        if not self._wire.send(text):
            self._wire.close(FELL_BEHIND, "fell-behind")
