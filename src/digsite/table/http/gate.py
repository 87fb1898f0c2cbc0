"""The gate before the server: who comes from a foreign page is turned away, who comes too fast waits, every answer
carries the headers that keep a page safe, and what happened is counted and logged without anybody's secret."""

import logging
import re
import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from digsite.core.texts import LANGUAGES
from digsite.table.metrics import REQUESTS, SECONDS
from digsite.table.problems import problem_of
from digsite.table.refusals import Refusal

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
MOST_ADDRESSES = 10_000
DEARER = {"/api/tables": 10.0, "/api/replays": 20.0}
"""What making something new costs, in requests."""

IDS = re.compile(r"/[A-Za-z0-9_-]{20,}")
"""A private table's id is what lets people in, so a log has no business with it."""


class Budgets:
    """So many requests a minute for each address; what is saved up lets it come in a burst."""

    def __init__(self, a_minute: float) -> None:
        self.a_minute = a_minute
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, address: str, cost: float, now: float) -> bool:
        left, at = self._left.pop(address, (self.a_minute, now))
        left = min(self.a_minute, left + (now - at) * self.a_minute / 60)
        allowed = left >= cost
        self._left[address] = (left - cost if allowed else left, now)
        while len(self._left) > MOST_ADDRESSES:
            self._left.popitem(last=False)
        return allowed


class Gate:
    """Stands before the whole application."""

    def __init__(self, app: ASGIApp, a_minute: float, origins: frozenset[str] = frozenset()) -> None:
        self.app = app
        self.budgets = Budgets(a_minute) if a_minute > 0 else None
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 0

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS]
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
        unsafe = scope.get("method", "") not in SAFE
        if unsafe and origin and not self._is_ours(origin, host):
            return Refusal("foreign-origin")
        if self.budgets is not None:
            client = scope.get("client")
            cost = DEARER.get(scope["path"], 1.0) if unsafe else 1.0
            if not self.budgets.spend(client[0] if client else "", cost, time.monotonic()):
                return Refusal("too-fast")
        return None

    def _is_ours(self, origin: str, host: str) -> bool:
        try:
            return origin in self.origins or urlsplit(origin).netloc.lower() == host.lower()
        except ValueError:
            return False

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope.get("method", "SOCKET")
        if method != "SOCKET":
            SECONDS.observe(seconds)
        REQUESTS.labels(str(method), str(status)).inc()
        path = IDS.sub(lambda found: found[0][:7] + "…", scope["path"])
        log.info(
            "request", extra={"method": str(method), "path": path, "status": status, "ms": round(seconds * 1000, 1)}
        )


def language_of(headers: dict[str, str]) -> str:
    """The first language that somebody's browser wishes for and we have."""
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
    await send({"type": "http.response.start", "status": refusal.status, "headers": _described(content, extra)})
    await send({"type": "http.response.body", "body": content})


def _described(content: bytes, extra: Iterable[Header]) -> list[Header]:
    return [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode()), *extra]


async def _turn_away(scope: Scope, send: Any, status: int, content: bytes, extra: Iterable[Header] = ()) -> None:
    """Refuse a socket before it is one, with an answer of our own where the server can send one."""
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    await send({"type": "websocket.http.response.start", "status": status, "headers": _described(content, extra)})
    await send({"type": "websocket.http.response.body", "body": content})
