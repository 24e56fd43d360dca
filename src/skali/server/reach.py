"""Reaching out of the hall: only to public addresses, briefly, and a few at a time.

A name is resolved once, right before the connection, and the connection goes to the address that
was looked at. So neither another spelling, nor a name that resolves differently the second time,
nor a redirection leads into the hall's own network.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping

import httpcore
import httpx

from skali.core.errors import SkaliError
from skali.server.settings import Settings

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
INTERNET = ipaddress.ip_network("2000::/3")
"""Where IPv6 is public; translated and mapped addresses of IPv4 lie outside, or are named here."""
DISGUISES = tuple(map(ipaddress.ip_network, ("2001::/32", "2002::/16", "2001:db8::/32")))


class Unreachable(SkaliError):
    """Nobody to whom the hall would talk."""


def is_public(address: Address) -> bool:
    """Tell whether an address is one of the internet, and of nobody's own network."""
    if isinstance(address, ipaddress.IPv4Address):
        return address.is_global and not address.is_multicast and not address.is_reserved
    if address not in INTERNET or any(address in network for network in DISGUISES):
        return False
    return address.is_global and not address.is_multicast


async def public_addresses(host: str, port: int) -> list[str]:
    """Resolve a name, and refuse it if any of its addresses is not public."""
    found = await addresses(host, port)
    for word in found:
        if not is_public(ipaddress.ip_address(word.partition("%")[0])):
            raise Unreachable(f"{host} is {word}, which is no public address")
    return found


async def addresses(host: str, port: int) -> list[str]:
    """Resolve a name."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Unreachable(f"{host} is unknown") from error
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


class Careful(httpcore.AsyncNetworkBackend):
    """Connects to the address that was looked at; TLS still asks for the name."""

    def __init__(self, *, anywhere: bool) -> None:
        """Go into the own network only if the operator wants that."""
        self.resolve = addresses if anywhere else public_addresses
        self.plain = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - as httpcore calls it
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to the first address that answers."""
        fault: Exception = Unreachable(f"{host} has no address")
        for address in await self.resolve(host, port):
            try:
                return await self.plain.connect_tcp(
                    address, port, timeout, local_address, socket_options
                )
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                fault = error
        raise fault

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,  # noqa: ASYNC109 - as httpcore calls it
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Refuse what is not on the internet at all."""
        raise Unreachable(f"{path} is a file")

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


class Messenger:
    """Posts something to somebody's address and looks only at the status of the answer."""

    def __init__(self, settings: Settings, tls: ssl.SSLContext | None = None) -> None:
        """Prepare as many messengers as may be on their way."""
        self.seconds = settings.limits.reminder_seconds
        self.at_once = asyncio.Semaphore(settings.limits.reminders_at_once)
        self.network = Careful(anywhere=settings.private_webhooks)
        self.tls = tls

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send, and return the status; redirections are not followed, bodies not read."""
        try:
            async with self.at_once, asyncio.timeout(self.seconds):
                return await self.send(address, body, headers)
        except TimeoutError as error:
            raise Unreachable(f"no answer within {self.seconds} seconds") from error
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError) as error:
            raise Unreachable(f"{type(error).__name__}: {error}") from error
        except (httpcore.UnsupportedProtocol, httpx.InvalidURL, ValueError) as error:
            raise Unreachable("this is no address of the web") from error

    async def send(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Talk to whoever is there over a connection of its own."""
        read = httpx.URL(address)
        url = httpcore.URL(
            scheme=read.raw_scheme, host=read.raw_host, port=read.port, target=read.raw_path
        )
        async with (
            httpcore.AsyncConnectionPool(
                ssl_context=self.tls, network_backend=self.network, max_connections=1, retries=0
            ) as pool,
            pool.stream("POST", url, headers=list(headers.items()), content=body) as answer,
        ):
            return answer.status
