"""Turn notices to an address of the player's choice: opt-in, and only to hosts that whoever runs the server allows.

A server that would call any address a stranger names could be made to knock at doors inside its own network.
"""

import asyncio
import logging
from collections.abc import Collection
from urllib.parse import urlsplit

import httpx

from digsite.core.errors import BadSetup

log = logging.getLogger("digsite.table")

ATTEMPTS = (0.0, 5.0, 30.0)
"""Seconds to wait before each."""

SECONDS = 5.0
MOST_AT_ONCE = 20


class Hooks:
    """Calls the players' addresses. What gets lost is only a notice, never a move."""

    def __init__(self, allowed: Collection[str] = (), address: str = "") -> None:
        self.allowed = frozenset(host.lower() for host in allowed)
        self.address = address.rstrip("/")
        self._turns = asyncio.Semaphore(MOST_AT_ONCE)
        self._client: httpx.AsyncClient | None = None

    def check(self, address: str) -> None:
        """Refuse an address that this server does not call."""
        try:
            parts = urlsplit(address)
            host, port = parts.hostname, parts.port
        except ValueError:
            host, port, parts = None, None, urlsplit("")
        named = {host, f"{host}:{port}"} if host else set()
        if parts.scheme not in ("https", "http") or parts.username or not named & self.allowed:
            where = f"it calls {', '.join(sorted(self.allowed))}" if self.allowed else "it calls nobody"
            raise BadSetup(f"this server sends no notices to that address; {where}")

    async def tell(self, address: str, game: str, table: str, name: str) -> None:
        """Tell that it is somebody's turn; tried a few times, then given up."""
        content = {"event": "your-turn", "game": game, "table": f"{self.address}/t/{table}", "name": name}
        for wait in ATTEMPTS:
            await asyncio.sleep(wait)
            async with self._turns:
                if await self._arrives(address, content):
                    return

    async def _arrives(self, address: str, content: dict[str, str]) -> bool:
        """One call; False if another may help."""
        try:
            self.check(address)
            self._client = self._client or httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False)
            answer = await self._client.post(address, json=content)
        except (BadSetup, httpx.InvalidURL):
            return True
        except httpx.HTTPError as problem:
            log.info("a turn notice did not arrive: %s", type(problem).__name__)
            return False
        return answer.status_code < 500

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()
