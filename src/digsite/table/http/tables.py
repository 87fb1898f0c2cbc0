"""The routes of tables: open one, sit down, look, play."""

import asyncio
import io
from typing import Any

import segno
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.params import JSONBody

from digsite.core.log import EVERYONE
from digsite.table.http.editions import ChangedEdition, changed
from digsite.table.http.gate import language_of
from digsite.table.http.parameters import (
    Authorization,
    InWords,
    Language,
    SeatNumber,
    Since,
    TableId,
    house_of,
    route_get,
    route_post,
    token_of,
    while_here,
)
from digsite.table.play.answers import Done, Drafted, Hint, Listed, Now, Seated, Tried
from digsite.table.play.commands import Command, Join, NewLesson, NewTable, Trial
from digsite.table.play.notices import Notice, Viewer
from digsite.table.play.refusals import Refusal
from digsite.table.play.sitting import Sitting


@route_post("/tables", summary="Open a table and sit down")
async def open_table(state: State, data: JSONBody[NewTable]) -> Seated:
    return await house_of(state).open(data)


@route_post("/lessons", summary="Open the table of a lesson and sit down")
async def open_lesson(state: State, data: JSONBody[NewLesson]) -> Seated:
    return await house_of(state).open_lesson(data)


@route_get("/tables", summary="The lobby: public tables that wait for players")
async def lobby(state: State) -> list[Listed]:
    return await house_of(state).lobby()


@route_post("/tables/{table:str}/people", summary="Sit down at a table")
async def join(state: State, table: TableId, data: JSONBody[Join]) -> Seated:
    return await house_of(state).join(table, data)


@route_get("/tables/{table:str}", summary="The table as I see it now")
async def look(state: State, table: TableId, authorization: Authorization = None, seat: SeatNumber = None) -> Now:
    return await house_of(state).look(table, token_of(authorization), seat)


@route_get("/tables/{table:str}/notices", summary="What happened since an entry, as I was told")
async def notices(
    state: State, table: TableId, authorization: Authorization = None, seat: SeatNumber = None, since: Since = 0
) -> list[Notice]:
    return await house_of(state).notices(table, token_of(authorization), seat, since)


@route_post(
    "/tables/{table:str}/commands",
    summary="Play, undo, agree, say, leave ...; stored when it is answered",
    status_code=200,
)
async def command(
    request: Request[Any, Any, Any],
    state: State,
    table: TableId,
    data: JSONBody[Command],
    authorization: Authorization = None,
) -> Done | Drafted:
    return await house_of(state).command(table, token_of(authorization), data, language_of(dict(request.headers)))


@route_post("/tables/{table:str}/try", summary="What some moves would lead to, without playing them", status_code=200)
async def try_moves(
    state: State, table: TableId, data: JSONBody[Trial], authorization: Authorization = None, lang: Language = "en"
) -> Tried:
    return await house_of(state).trial(table, token_of(authorization), data, lang)


@route_post("/tables/{table:str}/hint", summary="The moves that a bot considers in my place", status_code=200)
async def hint(
    request: Request[Any, Any, Any],
    state: State,
    table: TableId,
    authorization: Authorization = None,
    seat: SeatNumber = None,
) -> list[Hint]:
    return await while_here(request, house_of(state).hint(table, token_of(authorization), seat))


@route_get("/tables/{table:str}/words", summary="The table as text, in one language")
async def in_words(
    state: State,
    table: TableId,
    authorization: Authorization = None,
    seat: SeatNumber = None,
    since: Since = 0,
    lang: Language = "en",
) -> InWords:
    return await house_of(state).read(
        table, token_of(authorization), seat, lambda sitting, viewer: _in_words(sitting, viewer, since, lang)
    )


def _in_words(sitting: Sitting, viewer: Viewer, since: int, lang: str) -> InWords:
    match, names = sitting.match, sitting.names()
    if match is None:
        raise Refusal("not-begun")
    texts, view = match.game.texts(lang), match.view(viewer.seat)
    prompt = texts.of_prompt(match.game.prompt(view), names[match.seat]) if match.seat is not None else ""
    log = (
        texts.of_event(event, names)
        for line in sitting.lines[since:]
        for audience, event in line.told
        if audience == EVERYONE or audience in viewer.seats
    )
    return InWords(match.game.board(view, texts, names), prompt, list(log))


@route_get("/tables/{table:str}/edition", summary="The edition of a table, and where it differs")
async def edition(state: State, table: TableId) -> ChangedEdition:
    return await house_of(state).read(
        table, None, None, lambda sitting, _: changed(sitting.setup.game, sitting.setup.edition)
    )


@route_get("/tables/{table:str}/record", summary="The record of a finished game", media_type=MediaType.JSON)
async def record(state: State, table: TableId) -> Response[bytes]:
    finished = await house_of(state).record(table)
    content = await asyncio.to_thread(lambda: finished.to_json().encode())
    headers = {"Content-Disposition": f'attachment; filename="digsite-{table[:8]}.json"'}
    return Response(content, media_type=MediaType.JSON, headers=headers)


@route_get("/tables/{table:str}/qr.svg", summary="The link of the table as a QR code", media_type="image/svg+xml")
async def qr(request: Request[Any, Any, Any], state: State, table: TableId) -> Response[bytes]:
    await house_of(state).look(table, None, None)
    base = state.settings.address or str(request.base_url).rstrip("/")
    drawn = io.BytesIO()
    segno.make(f"{base}/t/{table}", error="m").save(drawn, kind="svg", scale=8, border=2)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


ROUTES = [open_table, open_lesson, lobby, join, look, notices, command, try_moves, hint, in_words, edition, record, qr]
