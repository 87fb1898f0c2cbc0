"""Where a request comes from, and under which name this server was asked."""

import functools
import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from digsite.core.errors import BadSetup

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

IPV6_PREFIX = 64
"""Every household has at least so many bits for itself, so these addresses count as one."""


def networks(named: Iterable[str], what: str) -> tuple[Network, ...]:
    """Read addresses and networks such as 10.0.0.0/8; raise BadSetup if one cannot be read."""
    found = []
    for text in named:
        try:
            found.append(ipaddress.ip_network(text, strict=False))
        except ValueError:
            raise BadSetup(f"{text!r} is not an address {what}; use one such as 10.0.0.7 or 10.0.0.0/8") from None
    return tuple(found)


def is_in(address: str, among: tuple[Network, ...]) -> bool:
    """Return whether an address is in one of the networks."""
    try:
        read = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(read in network for network in among)


@functools.lru_cache(maxsize=10_000)
def household(address: str) -> str:
    """Return what counts as one address: an IPv4 address, or an IPv6 network of one household."""
    try:
        read = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(read, ipaddress.IPv4Address):
        return str(read)
    if read.ipv4_mapped is not None:
        return str(read.ipv4_mapped)
    return str(ipaddress.ip_network((read, IPV6_PREFIX), strict=False))


def forwarded_for(peer: str, header: str, proxies: tuple[Network, ...]) -> str:
    """Return the address that a request comes from: of X-Forwarded-For, only what proxies of ours have added."""
    address = peer
    for hop in reversed(header.split(",") if header else []):
        if not is_in(address, proxies):
            break
        address = hop.strip()
    return address


@functools.lru_cache(maxsize=10_000)
def is_own_name(host: str, named: frozenset[str]) -> bool:
    """Return whether this server is called like that in a Host header.

    Always by an address in numbers, as localhost, and by this machine's own name: a page of another site cannot give
    itself one of these. Other names must be `named`.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    name = name.rstrip(".")
    if name in named or name == "localhost" or name.endswith((".localhost", ".local")):
        return True
    if name == socket.gethostname().lower():
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
