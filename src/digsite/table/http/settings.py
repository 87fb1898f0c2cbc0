"""How a server is set up."""

import math
from dataclasses import dataclass
from urllib.parse import urlsplit

from digsite.core.errors import BadSetup
from digsite.table.http.addresses import networks

MAX_PACE_SECONDS = 60.0


@dataclass(frozen=True)
class Settings:
    """The settings of one server."""

    database: str
    address: str = ""
    """Where people reach the server, for links. If empty, the address of their request."""
    workers: int | None = None
    pace: float = 0.7
    """Minimum duration of a bot's move, in seconds."""
    a_minute: float = 1200
    """Maximum requests per minute from one address; 0 for no limit."""
    hooks: frozenset[str] = frozenset()
    origins: frozenset[str] = frozenset()
    hosts: frozenset[str] = frozenset()
    """Names of this server, besides the one in `address` and those that every server has."""
    proxies: frozenset[str] = frozenset()
    """Addresses of proxies whose X-Forwarded-For is believed."""
    monitors: frozenset[str] = frozenset()
    """Addresses that may read /metrics, besides this machine."""
    thinking: float = 120
    """Maximum seconds per minute that bots think for one address; 0 for no limit."""
    sockets: int = 200
    """Maximum sockets at the same time from one address; 0 for no limit."""
    keep_days: float = 0
    """Days after which tables and uploads where nothing happened are deleted; 0 to keep them."""

    def host_names(self) -> frozenset[str]:
        """Return the names under which this server may be asked."""
        own = urlsplit(self.address).hostname if self.address else None
        return frozenset(name.lower() for name in (*self.hosts, *([own] if own else [])))

    def check(self) -> None:
        """Raise BadSetup if a setting is not allowed."""
        if self.workers is not None and self.workers < 1:
            raise BadSetup(f"{self.workers} processes for bots are not enough; use 1 or more")
        if not 0 <= self.pace <= MAX_PACE_SECONDS:
            raise BadSetup(f"a pace of {self.pace:g} seconds is not allowed; use 0 to {MAX_PACE_SECONDS:.0f}")
        if not 0 <= self.a_minute < math.inf:
            raise BadSetup(
                f"a limit of {self.a_minute:g} requests per minute is not allowed; use 1 or more, or 0 for none"
            )
        for what, number in (("thinking", self.thinking), ("sockets", self.sockets), ("keep-days", self.keep_days)):
            if not 0 <= number < math.inf:
                raise BadSetup(f"--{what} {number:g} is not allowed; use a number above 0, or 0 for none")
        networks(self.proxies, "of a proxy")
        networks(self.monitors, "for monitoring")
        for host in self.hosts:
            if not host.strip() or any(c in host for c in "/:@ "):
                raise BadSetup(f"{host!r} is not the name of a server; use one such as dig.example")
        for host in self.hooks:
            if "/" in host or "@" in host or not host.strip():
                raise BadSetup(
                    f"{host!r} is not a host for turn notices; use one such as example.org or example.org:8080"
                )
        if self.address and not _is_site(self.address.rstrip("/")):
            raise BadSetup(f"{self.address!r} is not the address of a site; use one such as https://example.org")
        for origin in self.origins:
            if not _is_site(origin):
                raise BadSetup(
                    f"{origin!r} is not the address of a site; use one such as https://example.org, without a path"
                )


def _is_site(address: str) -> bool:
    try:
        parts = urlsplit(address)
        return (
            parts.scheme in ("http", "https") and bool(parts.hostname) and address == f"{parts.scheme}://{parts.netloc}"
        )
    except ValueError:
        return False
