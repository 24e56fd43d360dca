"""Bounds on every request, whatever server passes it on: size, time, and how many at once."""

import asyncio

import orjson
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skali.core.message import say
from skali.server.address import client_address, household
from skali.server.problems import Problem
from skali.server.settings import Limits
from skali.text import LANGUAGES


class Bounds:
    """Reads a request's body before anybody else, and refuses what is too large or too slow."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        """Stand before an application."""
        self.app = app
        self.limits = limits
        self.busy: dict[str, int] = {}
        """Requests and listeners by their origin; behind a proxy only here they can be counted."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a listener through, one more of its origin."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        origin = household(client_address(HTTPConnection(scope)))
        here = self.busy.get(origin, 0)
        if here >= self.limits.connections_per_address:
            await refuse(Problem(429, "slow", say("hall-many-from-you")), scope, receive, send)
            return
        self.busy[origin] = here + 1
        try:
            await self.bounded(scope, receive, send)
        finally:
            self.busy[origin] -= 1
            if not self.busy[origin]:
                del self.busy[origin]

    async def bounded(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through whose body is small and there."""
        if scope["type"] == "http":
            try:
                body = await self.body(Headers(scope=scope), receive)
            except Problem as problem:
                await refuse(problem, scope, receive, send)
                return
            if body["type"] == "http.disconnect":
                return
            receive = after(body, receive)
        await self.app(scope, receive, send)

    async def body(self, headers: Headers, receive: Receive) -> Message:
        """Read a body, counting what comes: what its headers say may be a lie."""
        most, seconds = self.limits.body, self.limits.request_seconds
        large = Problem(413, "large", say("hall-large", most=most))
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit() and int(length) <= most):
            raise large
        parts = bytearray()
        try:
            async with asyncio.timeout(seconds):
                while True:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        return message
                    parts += message.get("body", b"")
                    if len(parts) > most:
                        raise large
                    if not message.get("more_body", False):
                        return {"type": "http.request", "body": bytes(parts), "more_body": False}
        except TimeoutError as error:
            raise Problem(408, "slow", say("hall-too-slow", seconds=seconds)) from error


def after(first: Message, receive: Receive) -> Receive:
    """Hand out a message that was read ahead, then whatever comes."""
    waiting = [first]

    async def following() -> Message:
        return waiting.pop() if waiting else await receive()

    return following


async def refuse(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with the protocol's body, in the language that was asked for."""
    asked = HTTPConnection(scope)
    wanted = asked.query_params.get("lang") or asked.headers.get("accept-language", "en")
    language = next((known for known in LANGUAGES if wanted.lower().startswith(known)), "en")
    body = orjson.dumps(problem.to_json(language))
    headers = [
        (b"content-type", b"application/json"),
        (b"x-content-type-options", b"nosniff"),
        (b"content-length", b"%d" % len(body)),
        *([(b"retry-after", b"10")] if problem.status == 429 else []),
    ]
    answer = "http.response"
    if scope["type"] == "websocket":
        await receive()
        answer = "websocket.http.response"
        if answer not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 4000 + problem.status})
            return
    await send({"type": f"{answer}.start", "status": problem.status, "headers": headers})
    await send({"type": f"{answer}.body", "body": body})
