"""What the server counts, for Prometheus, and the routes for monitoring."""

import msgspec
from litestar import MediaType, get
from litestar.datastructures import State
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

import digsite
from digsite.table.http.parameters import house_of, route_get
from digsite.table.play.refusals import Refusal

MIN_FREE_BYTES = 50_000_000
"""With less room than that on its disk, a server is not healthy."""

REGISTRY = CollectorRegistry()

REQUESTS = Counter(
    "digsite_requests", "Requests and sockets, by method and status.", ["method", "status"], registry=REGISTRY
)
REQUEST_SECONDS = Histogram("digsite_request_seconds", "Time from a request to its answer.", registry=REGISTRY)
LIVE = Gauge("digsite_live_tables", "Tables in memory.", registry=REGISTRY)
SOCKETS = Gauge("digsite_sockets", "Connected sockets.", registry=REGISTRY)
THINKERS = Gauge(
    "digsite_thinkers",
    "Bots: requests that wait, busy processes, restarts, forfeited moves.",
    ["what"],
    registry=REGISTRY,
)


class Health(msgspec.Struct):
    """The answer of a healthy server."""

    status: str
    version: str


@route_get("/health", summary="Whether the server and its database answer, and its disk has room", tags=["house"])
async def health(state: State) -> Health:
    storage = house_of(state).storage
    await storage.ping()
    free = storage.free_bytes()
    if free is not None and free < MIN_FREE_BYTES:
        raise Refusal("disk-full")
    return Health("ok", digsite.__version__)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(state: State) -> bytes:
    LIVE.set(len(house_of(state).tables.live))
    for what, count in state.thinkers.figures().items():
        THINKERS.labels(what).set(count)
    return generate_latest(REGISTRY)


ROUTES = [health, metrics]
