"""The server's face: HTTP for commands and views, a WebSocket for what happens. OpenAPI describes it at /schema."""

import asyncio
import contextlib
import io
import logging
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import segno
from litestar import Litestar, MediaType, Request, Response, Router, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException, WebSocketException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import Scope
from prometheus_client import generate_latest

import digsite
from digsite.bots.names import LEVELS
from digsite.core.errors import DigsiteError
from digsite.core.log import EVERYONE
from digsite.core.record import read_record, verify
from digsite.core.texts import LANGUAGES, texts
from digsite.table import replays
from digsite.table.answers import Done, Hint, Listed, Seated, Tried
from digsite.table.commands import Command, Join, NewTable, Trial
from digsite.table.gate import Gate, language_of
from digsite.table.hooks import Hooks
from digsite.table.house import House, new_id
from digsite.table.metrics import LIVE, REGISTRY, THINKERS
from digsite.table.notices import Notice, Now, Viewer
from digsite.table.origins import Origin, origins
from digsite.table.problems import Problem, problem_of, status_of
from digsite.table.refusals import Refusal
from digsite.table.rulebooks import rulebook
from digsite.table.sitting import Sitting
from digsite.table.storage import Storage
from digsite.table.stream import stream
from digsite.table.thinkers import Thinkers
from digsite.table.tokens import LONGEST_TOKEN, Signer

log = logging.getLogger("digsite.table")

PAGE = Path(__file__).parent / "page"
MOST_BYTES = 1_000_000
"""Of a request; the longest record of a game has a tenth of that."""

TableId = Annotated[str, PathParameter(min_length=16, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=7, required=False, description="through which of my seats")]
StepNumber = Annotated[int, PathParameter(ge=0, le=100_000)]
Since = Annotated[int, QueryParameter(ge=0, le=2**31, description="notices after this sequence number")]
Authorization = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization",
        required=False,
        max_length=LONGEST_TOKEN + 10,
        description="Bearer, and a personal token",
    ),
]
ONE_OF_OURS = f"^({'|'.join(LANGUAGES)})$"
Language = Annotated[str, QueryParameter(pattern=ONE_OF_OURS)]

PROBLEMS = {
    status: ResponseSpec(Problem, description=said, generate_examples=False)
    for status, said in {
        400: "cannot be read",
        401: "no, or a wrong, token",
        403: "not yours",
        404: "not there",
        409: "not possible as the table is now",
        413: "too long",
        422: "cannot be",
        429: "too fast",
        503: "not at this moment",
    }.items()
}


asked = partial(get, responses=PROBLEMS)
posted = partial(post, responses=PROBLEMS)


@dataclass(frozen=True)
class Settings:
    """How a server is set up."""

    database: str
    address: str = ""
    """Where people reach it, for links; else as they reached it."""
    workers: int | None = None
    pace: float = 0.7
    a_minute: float = 1200
    """Requests from one address; 0 for no limit."""
    hooks: frozenset[str] = frozenset()
    origins: frozenset[str] = frozenset()


class GameFacts(msgspec.Struct):
    name: str
    title: str
    players: list[int]
    options: dict[str, Any]
    """Every option with its default and its choices."""


class Facts(msgspec.Struct):
    """What can be played here, and with whom."""

    version: str
    games: list[GameFacts]
    bots: list[str]
    languages: list[str]
    hooks: list[str]


class Health(msgspec.Struct):
    status: str
    version: str


class Uploaded(msgspec.Struct):
    replay: str
    steps: int


class InWords(msgspec.Struct):
    """The table as text, for those who cannot or will not look at a picture."""

    board: str
    prompt: str
    log: list[str]


def _token(authorization: str | None) -> str | None:
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refusal("bad-token")
    return token.strip()


def _house(state: State) -> House:
    house: House = state.house
    return house


@asked("/games", summary="What can be played here")
async def games(state: State) -> Facts:
    return Facts(
        digsite.__version__,
        [_game_facts(name) for name in digsite.games()],
        list(LEVELS),
        list(LANGUAGES),
        sorted(_house(state).hooks.allowed),
    )


def _game_facts(name: str) -> GameFacts:
    game = digsite.load(name)
    options = {}
    for option in game.options:
        choices: Any = list(option.choices)
        if isinstance(option.choices, range):
            choices = {"from": option.choices[0], "to": option.choices[-1]}
        options[option.name] = {"default": option.default, "choices": choices}
    return GameFacts(name, game.title, list(game.players), options)


@posted("/tables", summary="Open a table and sit down")
async def open_table(state: State, data: JSONBody[NewTable]) -> Seated:
    return await _house(state).open(data)


@asked("/tables", summary="The lobby: public tables that wait for players")
async def lobby(state: State) -> list[Listed]:
    return await _house(state).lobby()


@posted("/tables/{table:str}/people", summary="Sit down at a table, by its link")
async def join(state: State, table: TableId, data: JSONBody[Join]) -> Seated:
    return await _house(state).join(table, data)


@asked("/tables/{table:str}", summary="The table as it is now, as I see it")
async def look(state: State, table: TableId, authorization: Authorization = None, seat: SeatNumber = None) -> Now:
    return await _house(state).look(table, _token(authorization), seat)


@asked("/tables/{table:str}/notices", summary="What happened since, as I was told")
async def notices(
    state: State, table: TableId, authorization: Authorization = None, seat: SeatNumber = None, since: Since = 0
) -> list[Notice]:
    return await _house(state).notices(table, _token(authorization), seat, since)


@posted(
    "/tables/{table:str}/commands",
    summary="Play, undo, agree, say, leave ...; stored when it is answered",
    status_code=200,
)
async def command(state: State, table: TableId, data: JSONBody[Command], authorization: Authorization = None) -> Done:
    return await _house(state).command(table, _token(authorization), data)


@posted("/tables/{table:str}/try", summary="What the table would be like for me after these moves", status_code=200)
async def try_moves(
    state: State, table: TableId, data: JSONBody[Trial], authorization: Authorization = None, lang: Language = "en"
) -> Tried:
    return await _house(state).trial(table, _token(authorization), data, lang)


@posted("/tables/{table:str}/hint", summary="What a good player would look at in my place", status_code=200)
async def hint(
    state: State, table: TableId, authorization: Authorization = None, seat: SeatNumber = None
) -> list[Hint]:
    return await _house(state).opponents.hint(table, _token(authorization), seat)


@asked("/tables/{table:str}/words", summary="The table as text, in one language")
async def in_words(
    state: State,
    table: TableId,
    authorization: Authorization = None,
    seat: SeatNumber = None,
    since: Since = 0,
    lang: Language = "en",
) -> InWords:
    def told(sitting: Sitting, viewer: Viewer) -> InWords:
        match, names = sitting.match, sitting.names()
        if match is None:
            raise Refusal("not-begun")
        said = sitting.setup.game.texts(lang)
        view = match.view(viewer.seat)
        prompt = sitting.setup.game.prompt(view, said, names[match.seat]) if match.seat is not None else ""
        shown = (
            said.of_event(event, names)
            for line in sitting.lines[since:]
            for audience, event in line.told
            if audience == EVERYONE or audience in viewer.seats
        )
        return InWords(sitting.setup.game.board(view, said, names), prompt, list(shown))

    return await _house(state).read(table, _token(authorization), seat, told)


@asked("/tables/{table:str}/record", summary="The record of a finished game", media_type=MediaType.JSON)
async def record(state: State, table: TableId) -> Response[bytes]:
    content = await _house(state).read(table, None, None, lambda sitting, _: sitting.record().to_json().encode())
    headers = {"Content-Disposition": f'attachment; filename="digsite-{table[:8]}.json"'}
    return Response(content, media_type=MediaType.JSON, headers=headers)


@asked("/tables/{table:str}/qr.svg", summary="The invitation as a QR code", media_type="image/svg+xml")
async def qr(request: Request[Any, Any, Any], state: State, table: TableId) -> Response[bytes]:
    await _house(state).look(table, None, None)
    base = state.settings.address or str(request.base_url).rstrip("/")
    drawn = io.BytesIO()
    segno.make(f"{base}/t/{table}", error="m").save(drawn, kind="svg", scale=8, border=2)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@posted("/replays", summary="Upload the record of a game")
async def upload(state: State, data: JSONBody[dict[str, Any]]) -> Uploaded:
    content = msgspec.json.encode(data)
    record = read_record(content)
    await asyncio.to_thread(verify, record, digsite.load(record.game))
    replay = new_id()
    await _house(state).storage.add_replay(replay, content, _house(state).now())
    return Uploaded(replay, len(record.moves))


@asked("/replays/{replay:str}", summary="A finished or uploaded game")
async def about_replay(state: State, replay: TableId) -> replays.Replay:
    return replays.about(replay, read_record(await _content(state, replay)))


@asked("/replays/{replay:str}/steps/{step:int}", summary="The table after so many moves")
async def replay_step(
    state: State,
    replay: TableId,
    step: StepNumber,
    seat: SeatNumber = None,
    everything: FromQuery[bool] = False,
) -> replays.Step:
    content = await _content(state, replay)
    return replays.step(content, read_record(content), step, seat, everything)


@asked("/replays/{replay:str}/steps/{step:int}/words", summary="The table after so many moves as text, in one language")
async def step_in_words(
    state: State, replay: TableId, step: StepNumber, seat: SeatNumber = None, lang: Language = "en"
) -> InWords:
    content = await _content(state, replay)
    record = read_record(content)
    match = replays.at_step(content, record, step, seat)
    said, view = match.game.texts(lang), match.view(seat)
    prompt = match.game.prompt(view, said, record.names[match.seat]) if match.seat is not None else ""
    return InWords(match.game.board(view, said, record.names), prompt, [])


async def _content(state: State, replay: str) -> bytes:
    """The record of an uploaded game, or of a table where the game is over."""
    house = _house(state)
    content = await house.storage.replay(replay)
    if content is not None:
        return content
    try:
        return await house.read(replay, None, None, lambda sitting, _: sitting.record().to_json().encode())
    except Refusal as refusal:
        raise Refusal("no-such-replay") if refusal.code == "no-such-table" else refusal from None


@asked("/texts/{game:str}/{lang:str}", summary="The texts of a game, in Fluent", media_type=MediaType.TEXT)
async def catalogue(game: FromPath[str], lang: Annotated[str, PathParameter(pattern=ONE_OF_OURS)]) -> str:
    from digsite.core.texts import CORE
    from digsite.table.refusals import TEXT

    folders = (CORE, TEXT, digsite.load(game).folder / "text")
    return "\n".join((folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in folders)


@asked("/rulebook/{game:str}/{lang:str}", summary="How a game is played, as HTML", media_type=MediaType.HTML)
async def how_to_play(game: FromPath[str], lang: Annotated[str, PathParameter(pattern=ONE_OF_OURS)]) -> str:
    return rulebook(digsite.load(game), lang)


@asked("/editions/{game:str}/{lang:str}", summary="Where figures come from that the printed rules do not say")
async def edition(game: FromPath[str], lang: Annotated[str, PathParameter(pattern=ONE_OF_OURS)]) -> list[Origin]:
    return origins(digsite.load(game), lang)


@get("/health", summary="Whether the server and its database answer", tags=["house"])
async def health(state: State) -> Health:
    await _house(state).storage.ping()
    return Health("ok", digsite.__version__)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(state: State) -> bytes:
    house = _house(state)
    LIVE.set(len(house.tables))
    for what, count in house.thinkers.figures().items():
        THINKERS.labels(what).set(count)
    return generate_latest(REGISTRY)


def _refused(request: Request[Any, Any, Any], error: DigsiteError) -> Response[Problem]:
    return Response(problem_of(error, language_of(dict(request.headers))), status_code=status_of(error))


def _not_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem] | Response[bytes]:
    """What Litestar itself refuses: addresses that are not there, bodies that cannot be read. People get the page."""
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return Response((PAGE / "index.html").read_bytes(), media_type=MediaType.HTML, status_code=404)
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(
        f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra if isinstance(each, dict)
    )
    code = {404: "no-such-address", 405: "no-such-method", 413: "too-long"}.get(error.status_code, "unreadable")
    sentence = texts(language_of(dict(request.headers)), Refusal.folders[0])(f"http-{code}", details=details or "?")
    return Response(Problem(code, sentence), status_code=error.status_code, headers=error.headers)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What nobody thought of. What it was about goes to the log only."""
    sentence = texts(language_of(dict(request.headers)), Refusal.folders[0])("http-broken")
    return Response(Problem("broken", sentence), status_code=500)


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """JSON within JSON within JSON."""
    sentence = texts(language_of(dict(request.headers)), Refusal.folders[0])("http-too-long")
    return Response(Problem("too-long", sentence), status_code=413)


async def _noted(error: Exception, scope: Scope) -> None:
    if not isinstance(error, DigsiteError | HTTPException | WebSocketException | RecursionError):
        log.error("something unforeseen", exc_info=error)


@dataclass
class Assembly:
    """What a server is made of, while it runs."""

    settings: Settings
    state: State = field(default_factory=State)

    @contextlib.asynccontextmanager
    async def running(self, app: Litestar) -> AsyncIterator[None]:
        settings = self.settings
        storage = await Storage.open(settings.database)
        thinkers, hooks = Thinkers(settings.workers), Hooks(settings.hooks, settings.address)
        try:
            signer = Signer(await storage.setting("signing secret", lambda: secrets.token_bytes(32)))
            await thinkers.start()
            house = House(storage, thinkers, signer, hooks, settings.pace)
            await house.start()
            app.state.house, app.state.settings = house, settings
            try:
                yield
            finally:
                await house.close()
        finally:
            await hooks.close()
            await thinkers.close()
            await storage.close()


def create_app(settings: Settings) -> Litestar:
    """The application for one server."""
    api = Router(
        "/api",
        route_handlers=[
            games,
            open_table,
            lobby,
            join,
            look,
            notices,
            command,
            try_moves,
            hint,
            in_words,
            record,
            qr,
            upload,
            about_replay,
            replay_step,
            step_in_words,
            catalogue,
            how_to_play,
            edition,
            stream,
        ],
    )

    @get(["/t/{path:path}", "/r/{path:path}", "/how/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
    async def page(path: FromPath[Path]) -> File:
        """The page finds its own way from the address."""
        return File(PAGE / "index.html", media_type=MediaType.HTML, content_disposition_type="inline")

    # What lies in assets is called by a digest of its content, so a browser never needs to ask again.
    for_ever = CacheControlHeader(max_age=365 * 24 * 3600, immutable=True)
    assets = create_static_files_router(
        "/assets", [PAGE / "assets"], include_in_schema=False, cache_control=for_ever, name="assets"
    )
    pages = create_static_files_router("/", [PAGE], html_mode=True, include_in_schema=False)
    return Litestar(
        [api, health, metrics, page, assets, pages],
        compression_config=CompressionConfig(backend="gzip", exclude="^/api", minimum_size=2000),
        lifespan=[Assembly(settings).running],
        exception_handlers={
            DigsiteError: _refused,
            HTTPException: _not_http,
            RecursionError: _too_deep,
            Exception: _broken,
        },
        after_exception=[_noted],
        openapi_config=OpenAPIConfig(
            title="digsite",
            version=digsite.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )


def create_gate(settings: Settings) -> Gate:
    return Gate(create_app(settings), settings.a_minute, settings.origins)
