"""From where somebody asks: the address of the caller, as far as it can be believed."""

import ipaddress
from collections.abc import Sequence

from starlette.requests import HTTPConnection

from skali.core.errors import SkaliError

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
MOST_HOPS = 20
"""Entries of a forwarding header that are looked at."""
HOUSEHOLD = 64
"""Bits of an IPv6 address that name a household; the rest is its own to choose."""


def networks(words: Sequence[str]) -> tuple[Network, ...]:
    """Read the proxies that the operator named: addresses, or networks such as 10.0.0.0/8."""
    try:
        return tuple(ipaddress.ip_network(word, strict=False) for word in words)
    except ValueError as error:
        raise SkaliError(
            f"proxies: {error}; name them as addresses or networks, such as 127.0.0.1,10.0.0.0/8"
        ) from error


def client_address(connection: HTTPConnection) -> str:
    """Return who asks: the peer, or whom a named proxy speaks for."""
    peer = connection.client.host if connection.client else ""
    trusted: tuple[Network, ...] = connection.app.state.proxies
    passed_on = ",".join(connection.headers.getlist("x-forwarded-for")).split(",")
    return nearest_stranger(peer, passed_on[-MOST_HOPS:], trusted)


def nearest_stranger(peer: str, passed_on: Sequence[str], trusted: Sequence[Network]) -> str:
    """Go back from hop to hop as long as the one who tells is trusted."""
    here = parsed(peer)
    for word in reversed(passed_on):
        if here is None or not any(here in network for network in trusted):
            break
        before = parsed(word)
        if before is None:
            break
        here = before
    return peer if here is None else str(here)


def parsed(word: str) -> Address | None:
    """Read an address, with or without a port; an IPv4 address in IPv6 clothes is itself."""
    word = word.strip()
    if word.startswith("["):
        word = word[1:].partition("]")[0]
    elif word.count(":") == 1:
        word = word.partition(":")[0]
    try:
        found = ipaddress.ip_address(word.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def household(address: str) -> str:
    """Return for whom limits count: an IPv4 address, or the network around an IPv6 address."""
    found = parsed(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, HOUSEHOLD), strict=False))
    return address if found is None else str(found)
