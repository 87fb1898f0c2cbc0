"""What the routes have in common: their parameters, their refusals, and who asks."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import HeaderParameter, PathParameter, QueryParameter

from digsite.core.texts import LANGUAGES
from digsite.table.play.commands import MAX_MOVE_LENGTH
from digsite.table.play.house import House
from digsite.table.play.refusals import Problem, Refusal
from digsite.table.play.tokens import MAX_TOKEN_LENGTH

T = TypeVar("T")

LANGUAGE = f"^({'|'.join(LANGUAGES)})$"

TableId = Annotated[str, PathParameter(min_length=16, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[
    int | None, QueryParameter(ge=0, le=7, required=False, description="which of my seats to look from")
]
StepNumber = Annotated[int, PathParameter(ge=0, le=100_000)]
Since = Annotated[int, QueryParameter(ge=0, le=2**31, description="only notices after this sequence number")]
MoveText = Annotated[str, QueryParameter(min_length=1, max_length=MAX_MOVE_LENGTH, description="a move in notation")]
Language = Annotated[str, QueryParameter(pattern=LANGUAGE)]
PathLanguage = Annotated[str, PathParameter(pattern=LANGUAGE)]
Authorization = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization",
        required=False,
        max_length=MAX_TOKEN_LENGTH + 10,
        description="Bearer, and a personal token",
    ),
]

PROBLEMS = {
    status: ResponseSpec(Problem, description=description, generate_examples=False)
    for status, description in {
        400: "the request cannot be read",
        401: "the token is missing or wrong",
        403: "not allowed",
        404: "not found",
        409: "not possible in the current state of the table",
        413: "too long",
        422: "invalid",
        429: "too many requests",
        503: "not possible at the moment",
    }.items()
}

route_get = partial(get, responses=PROBLEMS)
route_post = partial(post, responses=PROBLEMS)


class InWords(msgspec.Struct):
    """The table as text, for people who do not look at the picture."""

    board: str
    prompt: str
    log: list[str]


def token_of(authorization: str | None) -> str | None:
    """Return the token in an Authorization header."""
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refusal("bad-token")
    return token.strip()


def house_of(state: State) -> House:
    house: House = state.house
    return house


async def while_here(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """Do something for whoever asked, and give it up if they hang up."""
    doing, going = asyncio.create_task(work), asyncio.create_task(_hung_up(request))
    try:
        await asyncio.wait({doing, going}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise Refusal("too-busy")
        return doing.result()
    finally:
        doing.cancel()
        going.cancel()
        await asyncio.gather(doing, going, return_exceptions=True)


async def _hung_up(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
