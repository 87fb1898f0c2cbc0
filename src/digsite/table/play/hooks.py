"""Turn notices: a call to an address of the player's choice when it is their turn.

Only hosts that the operator of the server allows are called: otherwise a stranger could make the server call addresses
inside its own network.
"""

import asyncio
import logging
from collections.abc import Collection
from urllib.parse import urlsplit

import httpx

from digsite.core.errors import BadSetup

log = logging.getLogger("digsite.table")

RETRY_SECONDS = (0.0, 5.0, 30.0)
"""Seconds to wait before each attempt."""

PORTS = {"http": 80, "https": 443}
"""The ports that are called where the operator named a host without one."""

TIMEOUT_SECONDS = 5.0
MAX_AT_ONCE = 20


class Hooks:
    """Calls the players' addresses. A failure loses a notice, never a move."""

    def __init__(self, allowed: Collection[str] = (), address: str = "") -> None:
        self.allowed = frozenset(host.lower() for host in allowed)
        self.address = address.rstrip("/")
        self._turns = asyncio.Semaphore(MAX_AT_ONCE)
        self._client: httpx.AsyncClient | None = None

    def check(self, address: str) -> None:
        """Raise BadSetup for an address that this server does not call."""
        try:
            parts = urlsplit(address)
            host, port = parts.hostname, parts.port
        except ValueError:
            host, port, parts = None, None, urlsplit("")
        usual = port is None or port == PORTS.get(parts.scheme)
        named = {f"{host}:{port or PORTS.get(parts.scheme)}", *([host] if usual else [])} if host else set()
        if parts.scheme not in ("https", "http") or parts.username or not named & self.allowed:
            where = f"only to {', '.join(sorted(self.allowed))}" if self.allowed else "to no address"
            raise BadSetup(f"this server does not send turn notices to that address; it sends them {where}")

    async def tell(self, address: str, game: str, table: str, name: str) -> None:
        """Tell that it is somebody's turn. Give up after a few attempts."""
        content = {"event": "your-turn", "game": game, "table": f"{self.address}/t/{table}", "name": name}
        for wait in RETRY_SECONDS:
            await asyncio.sleep(wait)
            async with self._turns:
                if await self._arrives(address, content):
                    return

    async def _arrives(self, address: str, content: dict[str, str]) -> bool:
        """Call once; return False if another attempt may help."""
        try:
            self.check(address)
            self._client = self._client or httpx.AsyncClient(
                timeout=TIMEOUT_SECONDS, follow_redirects=False, trust_env=False
            )
            answer = await self._client.post(address, json=content)
        except (BadSetup, httpx.InvalidURL):
            return True
        except httpx.HTTPError as problem:
            log.info("turn notice failed: %s", type(problem).__name__)
            return False
        return answer.status_code < 500

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()
