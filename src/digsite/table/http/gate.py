"""The gate in front of the application.

It refuses requests from pages of other sites and too many requests, adds the security headers to every answer, and
counts and logs requests without any secrets.
"""

import functools
import logging
import re
import time
from collections.abc import Iterable
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from cachetools import LRUCache
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from prometheus_client import Counter

from digsite.core.texts import LANGUAGES
from digsite.table.http.addresses import forwarded_for, household, is_in, is_own_name, networks
from digsite.table.http.metrics import REQUEST_SECONDS, REQUESTS
from digsite.table.http.settings import Settings
from digsite.table.http.wire import WHOLE_ANSWER, WIRE, Reply, written
from digsite.table.play.askers import ADDRESS
from digsite.table.play.refusals import Refusal, problem_of

log = logging.getLogger("digsite.requests")

Header = tuple[bytes, bytes]

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]

SAFE = ("GET", "HEAD", "OPTIONS")
MAX_ADDRESSES = 10_000
COSTS = {"/api/tables": 10.0, "/api/lessons": 10.0, "/api/replays": 20.0}
"""How many requests it counts as to make something new."""

REPLAY, PUZZLE = "/api/replays/", "/api/puzzles/"

PRIVATE = ("/api/tables", "/api/lessons", "/api/replays")
PRIVATE_HEADERS = [*HEADERS, (b"cache-control", b"no-store")]
METRICS = "/metrics"
LOOPBACK = networks(["127.0.0.0/8", "::1"], "of this machine")
MAX_PART_BYTES, MAX_PATH_BYTES = 255, 2000
"""Longer names are on no disk."""

MAX_SHOWN_HOST = 100

IDS = re.compile(r"/[A-Za-z0-9_-]{20,}")
"""Ids of tables, which must not be logged: anybody with the id of a private table may sit down there."""


class Budgets:
    """A budget of requests for each address, which fills up again by the minute."""

    def __init__(self, a_minute: float) -> None:
        self.a_minute = a_minute
        self._left: LRUCache[str, tuple[float, float]] = LRUCache(MAX_ADDRESSES)

    def spend(self, address: str, cost: float, now: float) -> bool:
        """Take the cost of a request from an address's budget; return False if it is used up."""
        left, at = self._left.get(address, (self.a_minute, now))
        left = min(self.a_minute, left + (now - at) * self.a_minute / 60)
        allowed = left >= cost
        self._left[address] = (left - cost if allowed else left, now)
        return allowed


def _cost(path: str) -> float:
    """Return how many requests a request that changes something counts as. At a replay, it opens a table or
    begins a review; at a puzzle, it may open a table."""
    opens = path.startswith(REPLAY) or (path.startswith(PUZZLE) and path.endswith("/tables"))
    return COSTS["/api/tables"] if opens else COSTS.get(path, 1.0)


class Gate:
    """The whole application, behind the gate."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.budgets = Budgets(settings.a_minute) if settings.a_minute > 0 else None
        self.origins = settings.origins
        self.hosts = settings.host_names()
        self.proxies = networks(settings.proxies, "of a proxy")
        self.monitors = networks(settings.monitors, "for monitoring")

    def may_ask(self, address: str) -> bool:
        """Take a command that comes by a socket from the budget of its address; return False if that is used up."""
        return self.budgets is None or self.budgets.spend(address, 1.0, time.monotonic())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 0
        private = scope["path"].startswith(PRIVATE)
        added = PRIVATE_HEADERS if private else HEADERS

        async def send_safely(message: Any) -> None:
            nonlocal status
            if message["type"] == WHOLE_ANSWER:
                status, content = message["status"], message["body"]
                reply = cast(Reply | None, (scope.get("extensions") or {}).get(WIRE))
                if reply is None or not reply.send(status, _head(len(content), private), content):
                    described = _described(len(content), added)
                    await send({"type": "http.response.start", "status": status, "headers": described})
                    await send({"type": "http.response.body", "body": content, "more_body": False})
                return
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *added]
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close" and status == 0:
                status = 403
                await _turn_away(scope, send_safely, status, b"")
                return
            await send(message)

        try:
            refusal = self._refusal(scope)
            if refusal is None:
                await self.app(scope, receive, send_safely)
            else:
                await _refuse(refusal, scope, receive, send_safely)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _refusal(self, scope: Scope) -> Refusal | None:
        headers = dict(scope["headers"])
        origin, host = (headers.get(name, b"").decode("latin-1") for name in (b"origin", b"host"))
        client = scope.get("client")
        peer, forwarded = client[0] if client else "", headers.get(b"x-forwarded-for", b"").decode("latin-1")
        address = household(forwarded_for(peer, forwarded, self.proxies))
        ADDRESS.set(address)
        if not is_own_name(host.lower(), self.hosts):
            return Refusal("foreign-host", host=host[:MAX_SHOWN_HOST])
        unsafe = scope.get("method", "") not in SAFE
        if unsafe and origin and not self._is_ours(origin, host):
            return Refusal("foreign-origin")
        if self.budgets is not None:
            cost = _cost(scope["path"]) if unsafe else 1.0
            if not self.budgets.spend(address, cost, time.monotonic()):
                return Refusal("too-fast")
        if scope["path"] == METRICS and not self._may_monitor(peer, address, forwarded):
            return Refusal("no-such-address")
        if "method" in scope and _is_odd(scope["path"]):
            return Refusal("no-such-address")
        return None

    def _may_monitor(self, peer: str, address: str, forwarded: str) -> bool:
        """Return whether /metrics is for this address: of those named, or this machine itself without a proxy."""
        return is_in(address, self.monitors) or (is_in(peer, LOOPBACK) and not forwarded)

    def _is_ours(self, origin: str, host: str) -> bool:
        return origin in self.origins or _same_site(origin, host)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = str(scope.get("method", "SOCKET"))
        if method != "SOCKET":
            REQUEST_SECONDS.observe(seconds)
        _counter(method, status).inc()
        if not log.isEnabledFor(logging.INFO):
            return
        path = IDS.sub(lambda found: found[0][:7] + "…", scope["path"])
        log.info("request", extra={"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)})


@functools.lru_cache(maxsize=256)
def _counter(method: str, status: int) -> Counter:
    return REQUESTS.labels(method, str(status))


def _is_odd(path: str) -> bool:
    """Return whether there can be no file of this name, so that nobody looks for it."""
    if len(path) <= MAX_PART_BYTES // 4 and path.isprintable():
        return False
    parts = path.encode("utf-8", "surrogateescape").split(b"/")
    return not path.isprintable() or len(path) > MAX_PATH_BYTES or any(len(part) > MAX_PART_BYTES for part in parts)


@functools.lru_cache(maxsize=1024)
def _same_site(origin: str, host: str) -> bool:
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def language_of(headers: dict[str, str]) -> str:
    """Return the first language of Accept-Language that there is."""
    for wish in headers.get("accept-language", "").lower().split(","):
        language = wish.strip()[:2]
        if language in LANGUAGES:
            return language
    return "en"


async def _refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Any) -> None:
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    content = msgspec.json.encode(problem_of(refusal, language_of(headers)))
    extra = [(b"retry-after", b"5")] if refusal.code == "too-fast" else []
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await _turn_away(scope, send, refusal.status, content, extra)
        return
    await send({"type": "http.response.start", "status": refusal.status, "headers": _described(len(content), extra)})
    await send({"type": "http.response.body", "body": content})


def _described(length: int, extra: Iterable[Header]) -> list[Header]:
    """Return the headers of an answer in JSON."""
    return [(b"content-type", b"application/json"), (b"content-length", b"%d" % length), *extra]


@functools.lru_cache(maxsize=4096)
def _head(length: int, private: bool) -> bytes:
    """Return the headers of an answer in JSON, as they are sent."""
    return written(_described(length, PRIVATE_HEADERS if private else HEADERS))


async def _turn_away(scope: Scope, send: Any, status: int, content: bytes, extra: Iterable[Header] = ()) -> None:
    """Refuse a socket before it is accepted, with an HTTP answer if the server can send one."""
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    await send({"type": "websocket.http.response.start", "status": status, "headers": _described(len(content), extra)})
    await send({"type": "websocket.http.response.body", "body": content})
