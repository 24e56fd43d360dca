"""The hall's end of every connection: who may come in, and how long a request may take to arrive.

uvicorn itself waits for ever for the rest of a request, and lets in as many as there are files.
"""

import asyncio
import socket
from contextlib import suppress
from typing import Any

import orjson
import uvicorn
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from skali.core.message import Message, say
from skali.server.crowd import Crowd, files_allowed
from skali.server.problems import Problem
from skali.server.settings import Settings

GOODBYE = 2.0
"""Seconds in which somebody who was turned away may read why."""
MOST_GOODBYES = 100
"""Beyond these, who is turned away may miss the reason if he keeps talking."""
PING_SECONDS = 20.0
WRAPPING = 8
"""Bytes on the wire for one of a body at most: it may come in chunks of one byte each."""


class GateConfig(uvicorn.Config):
    """What uvicorn is told, and what its connections share."""

    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:  # noqa: ANN401
        """Serve an application within the bounds of its settings."""
        self.limits = settings.limits
        self.crowd = Crowd(settings, files_allowed())
        self.goodbyes = 0
        super().__init__(
            app,
            http=Gate,
            ws=LiveGate,
            # Live messages are small; compressing them would cost each listener 300 kB of memory.
            ws_per_message_deflate=False,
            ws_max_size=settings.limits.message,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            # Whom a proxy speaks for is decided by the hall (SKALI_PROXIES), not by uvicorn, which
            # would believe anybody on this machine.
            proxy_headers=False,
            server_header=False,
            **more,
        )


class Gate(HttpToolsProtocol):
    """A connection on which requests come."""

    config: GateConfig
    deadline: asyncio.TimerHandle | None = None
    head: int | None = 0
    """Bytes of a request whose headers are not complete yet."""
    came = 0
    """Bytes of a request that is not complete yet, with all that is wrapped around its body."""
    refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let somebody in who must then say what he wants, or turn him away."""
        super().connection_made(transport)
        forget_the_deaf(transport, self.config.limits.unread_seconds)
        status = self.config.crowd.enter(transport, self.client[0] if self.client else "")
        if status:
            self.turn_away(status, say("hall-full" if status == 503 else "hall-many-from-you"))
        else:
            self.await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for the next one."""
        self.stop_waiting()
        self.config.crowd.leave(self.transport)
        if self.refused:
            self.config.goodbyes -= 1
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless a request has no end."""
        if self.refused:
            return
        if self.deadline is None:
            self.await_request()
        if self.head is not None:
            self.head += len(data)
        self.came += len(data)
        super().data_received(data)
        self.weigh()

    def weigh(self) -> None:
        """Turn away a request that is too large, unless it was turned away already."""
        limits = self.config.limits
        if self.refused:
            return
        if self.head is not None and self.head > limits.head:
            self.turn_away(431, say("hall-large-head", most=limits.head))
        elif self.came > limits.head + WRAPPING * limits.body:
            self.turn_away(413, say("hall-large", most=limits.body))

    def on_message_begin(self) -> None:
        """Give every request its time."""
        super().on_message_begin()
        if self.deadline is None:
            self.await_request()

    def on_headers_complete(self) -> None:
        """Note that only the body may still come."""
        self.head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Note that all of a request is there."""
        self.stop_waiting()
        self.head = self.came = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to what listens for longer."""
        self.stop_waiting()
        super().handle_websocket_upgrade()

    def await_request(self) -> None:
        """Begin to count the seconds."""
        seconds = self.config.limits.request_seconds
        self.deadline = self.loop.call_later(seconds, self.too_late, seconds)

    def stop_waiting(self) -> None:
        """Count no longer."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def too_late(self, seconds: int) -> None:
        """End a request that does not come; a connection on which nothing came just ends."""
        self.deadline = None
        if self.head == 0:
            self.transport.close()
        else:
            self.turn_away(408, say("hall-too-slow", seconds=seconds))

    def turn_away(self, status: int, reason: Message) -> None:
        """Say why, and close once that was read or soon after."""
        self.stop_waiting()
        if self.transport.is_closing():
            return
        self.refused = True
        self.config.goodbyes += 1
        if self.is_answering():
            self.transport.abort()
            return
        self.transport.write(refusal(status, reason))
        if self.cycle is not None:
            # Whoever waits for the rest of this request waits in vain.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.config.goodbyes > MOST_GOODBYES:
            self.transport.close()
            return
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(GOODBYE, self.transport.abort)

    def is_answering(self) -> bool:
        """Tell whether words of ours would come into the middle of another answer."""
        latest: RequestResponseCycle | None = self.cycle
        if latest is None or latest.response_complete:
            return False
        return self.head is not None or latest.response_started or bool(self.pipeline)


class LiveGate(WebSocketsSansIOProtocol):
    """A connection on which somebody listens."""

    config: GateConfig

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for the next one."""
        self.config.crowd.leave(self.transport)
        super().connection_lost(exc)


def refusal(status: int, reason: Message) -> bytes:
    """Write a whole answer; nobody has said yet which language he speaks."""
    code = {408: "slow", 413: "large", 429: "slow", 431: "large"}.get(status, "full")
    body = orjson.dumps(Problem(status, code, reason).to_json())
    headers = [
        b"content-type: application/json",
        b"content-length: %d" % len(body),
        b"connection: close",
        *([b"retry-after: 10"] if status in (429, 503) else []),
    ]
    return STATUS_LINE[status] + b"\r\n".join([*headers, b"", body])


def forget_the_deaf(transport: asyncio.Transport, seconds: int) -> None:
    """Let the system end a connection whose other side takes nothing any more."""
    wire = transport.get_extra_info("socket")
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if wire is not None and option is not None and wire.family != socket.AF_UNIX:
        with suppress(OSError):
            wire.setsockopt(socket.IPPROTO_TCP, option, seconds * 1000)
