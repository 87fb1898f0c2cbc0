"""The short way of a command, which is most of what a server is asked.

A command that can be read is answered here, without Litestar, which takes longer than the move itself. Whatever is out
of the ordinary goes to Litestar's route (`tables.py:command`), which describes the command and answers all mistakes.
"""

import re
from typing import Any, cast

import msgspec
from litestar import Litestar
from litestar.types import Receive, Scope, Send

from digsite.core.errors import DigsiteError
from digsite.table.http.failures import http_problem, log_unexpected
from digsite.table.http.gate import language_of
from digsite.table.http.parameters import token_of
from digsite.table.http.wire import WHOLE_ANSWER
from digsite.table.play.commands import Command
from digsite.table.play.house import House
from digsite.table.play.refusals import problem_of, status_of
from digsite.table.play.tokens import MAX_TOKEN_LENGTH

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{16,40})/commands")

MAX_COMMAND_BYTES = 8192
"""A command is read here if it comes in one piece of this size. The longest has 60 moves."""

_decoder = msgspec.json.Decoder(Command)
_encoder = msgspec.json.Encoder()


class Shortcut:
    """The application, with a short way for commands."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope.get("method") == "POST" else None
        if found is None:
            await self.app(scope, receive, send)
            return
        first = await receive()
        wish = _read(first)
        headers = dict(scope["headers"])
        authorization = headers[b"authorization"].decode("latin-1") if b"authorization" in headers else None
        if wish is None or (authorization is not None and len(authorization) > MAX_TOKEN_LENGTH):
            await self.app(scope, _again(first, receive), send)
            return
        language = language_of({"accept-language": headers.get(b"accept-language", b"").decode("latin-1")})
        house: House = self.app.state.house
        status, answer = 200, b""
        try:
            answer = _encoder.encode(await house.command(found[1], token_of(authorization), wish, language))
        except DigsiteError as problem:
            status, answer = status_of(problem), _encoder.encode(problem_of(problem, language))
        except Exception as error:
            await log_unexpected(error, scope)
            status, answer = 500, _encoder.encode(http_problem("broken", language))
        await send(cast(Any, {"type": WHOLE_ANSWER, "status": status, "body": answer}))


def _read(message: Any) -> Command | None:
    """Read a command that came whole; None if Litestar shall look at it."""
    if message["type"] != "http.request" or message.get("more_body") or len(message["body"]) > MAX_COMMAND_BYTES:
        return None
    try:
        return _decoder.decode(message["body"])
    except (msgspec.MsgspecError, RecursionError):
        return None


def _again(first: Any, receive: Receive) -> Receive:
    """Receive a message once more, then the rest."""
    waiting: list[Any] = [first]

    async def again() -> Any:
        return waiting.pop() if waiting else await receive()

    return again
