"""The application of one server: HTTP for commands and views, a WebSocket for what happens, and the page.

OpenAPI describes it at /schema/openapi.json.
"""

import contextlib
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from litestar import Litestar, MediaType, Router, get
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router

import digsite
from digsite.table.bots.players import BotPlayers
from digsite.table.bots.thinkers import Thinkers
from digsite.table.bots.workshop import Workshop
from digsite.table.http import games, metrics, puzzles, replays, reviews, tables
from digsite.table.http.assets import asset
from digsite.table.http.failures import HANDLERS, PAGE, log_unexpected
from digsite.table.http.gate import Gate
from digsite.table.http.puzzles import PuzzleShelf
from digsite.table.http.replays import Replays
from digsite.table.http.reviews import Reviews
from digsite.table.http.settings import Settings
from digsite.table.http.shortcut import Shortcut
from digsite.table.http.stream import stream
from digsite.table.play.hooks import Hooks
from digsite.table.play.house import House
from digsite.table.play.server_time import ServerTime
from digsite.table.play.tokens import Signer
from digsite.table.store.storage import Storage

MAX_BODY_BYTES = 1_000_000
"""Maximum request body. The longest record of a game is a tenth of that."""

UNCOMPRESSED = "^/api/(?!texts/|rulebook/)|^/assets/"
"""Paths of short answers that nobody waits for longer than compressing them takes, and of what is compressed once."""


@dataclass
class Assembly:
    """Starts the parts of a server, and stops them."""

    settings: Settings

    @contextlib.asynccontextmanager
    async def running(self, app: Litestar) -> AsyncIterator[None]:
        settings = self.settings
        storage = await Storage.open(settings.database)
        thinkers = Thinkers(settings.workers, a_minute=settings.thinking)
        hooks = Hooks(settings.hooks, settings.address)
        workshop = Workshop()
        try:
            signer = Signer(await storage.setting("signing secret", lambda: secrets.token_bytes(32)))
            await workshop.start()
            bots, now = BotPlayers(thinkers, workshop, settings.pace), ServerTime(await storage.last_beat())
            house = House(storage, bots, signer, hooks, workshop, now, settings.keep_days * 24 * 3600)
            await house.start()
            replays_of_house = Replays(house)
            reviews_of_house = Reviews(replays_of_house, thinkers, workshop)
            app.state.update(
                house=house,
                thinkers=thinkers,
                workshop=workshop,
                replays=replays_of_house,
                reviews=reviews_of_house,
                puzzles=PuzzleShelf(),
                settings=settings,
                sockets=Counter(),
            )
            try:
                yield
            finally:
                await reviews_of_house.close()
                await house.close()
        finally:
            await hooks.close()
            await workshop.close()
            await thinkers.close()
            await storage.close()


@get(
    ["/t/{path:path}", "/r/{path:path}", "/how/{path:path}", "/puzzle/{path:path}"],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def page(path: FromPath[Path]) -> File:
    """Send the page, which reads the address itself."""
    return File(PAGE / "index.html", media_type=MediaType.HTML, content_disposition_type="inline")


@get(["/puzzle", "/puzzles", "/record"], include_in_schema=False, media_type=MediaType.HTML)
async def page_itself() -> File:
    """Send the page at the addresses that have nothing behind them."""
    return File(PAGE / "index.html", media_type=MediaType.HTML, content_disposition_type="inline")


def create_app(settings: Settings) -> Litestar:
    """Make the application of one server."""
    routes = [*games.ROUTES, *tables.ROUTES, *replays.ROUTES, *reviews.ROUTES, *puzzles.ROUTES, stream]
    api = Router("/api", route_handlers=routes)
    pages = create_static_files_router("/", [PAGE], html_mode=True, include_in_schema=False)
    return Litestar(
        [api, *metrics.ROUTES, games.board, page, page_itself, asset, pages],
        compression_config=CompressionConfig(backend="gzip", exclude=UNCOMPRESSED, minimum_size=2000),
        lifespan=[Assembly(settings).running],
        exception_handlers=HANDLERS,
        after_exception=[log_unexpected],
        openapi_config=OpenAPIConfig(
            title="digsite",
            version=digsite.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=MAX_BODY_BYTES,
        logging_config=None,
    )


def create_gate(settings: Settings) -> Gate:
    """Make the application of one server, behind its gate."""
    app = create_app(settings)
    gate = Gate(Shortcut(app), settings)
    app.state.may_ask = gate.may_ask
    return gate
