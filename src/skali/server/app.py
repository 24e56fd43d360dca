"""The hall as a web application."""

import asyncio
import gc
import json
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import cast

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from skali import __version__
from skali.core.errors import ActionError, SkaliError
from skali.server import api, live
from skali.server.address import networks
from skali.server.bounds import Bounds
from skali.server.client import serve_client
from skali.server.hall import Hall
from skali.server.keys import signing_key
from skali.server.lobby import Lobby
from skali.server.metrics import Metrics
from skali.server.problems import Problem
from skali.server.reminders import Reminders
from skali.server.sessions import Pace, Sessions
from skali.server.settings import Settings
from skali.server.status import serve_status
from skali.server.store import Store

SECURITY = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
}

YOUNG_OBJECTS = 20_000
"""New objects before garbage is looked for: about as many as a picture takes."""


def create_app(settings: Settings | None = None) -> FastAPI:
    """Build the application; `skali serve` and tests hand in their settings."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall: Hall = app.state.hall
        for table_id in await hall.run(hall.store.running_tables):
            hall.spawn(wake(hall, table_id))
        hall.spawn(app.state.reminders.watch())
        hall.spawn(hall.tidy())
        stay_quick()
        yield
        await hall.close()

    app = FastAPI(
        title="Skáli",
        version=__version__,
        description="The digital hall for Viking board games. See docs/protocol.md.",
        openapi_url="/api/v1/openapi.json",
        docs_url="/api/v1/docs",
        redoc_url=None,
        lifespan=lifespan,
    )
    store = Store(chosen.database)
    hall = Hall(chosen, store)
    app.state.settings = chosen
    app.state.proxies = networks(chosen.proxies)
    app.state.hall = hall
    app.state.lobby = Lobby(hall)
    app.state.sessions = Sessions(store, signing_key(chosen))
    app.state.chat_pace = Pace(chosen.limits.chats_in_ten_seconds, 10.0)
    app.state.login_pace = Pace(chosen.limits.entries_in_a_minute, 60.0)
    app.state.reminders = Reminders(hall, chosen)
    app.include_router(api.router)
    app.include_router(live.router)
    guard(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Bounds, limits=chosen.limits)  # the last one added is asked first
    app.state.metrics = Metrics(hall)
    serve_status(app, chosen)
    serve_client(app)
    return app


def stay_quick() -> None:
    """Do not search what stays for ever for garbage, and let no thread hold others up for long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS)
    sys.setswitchinterval(0.001)


async def wake(hall: Hall, table_id: str) -> None:
    """After a restart, let the bots of a running table go on."""
    try:
        hall.wake_bots(await hall.place(table_id))
    except SkaliError:
        await asyncio.sleep(0)


def spoken(request: Request) -> str:
    """Return the language in which a request is refused."""
    return api.language(request, request.query_params.get("lang"))


def guard(app: FastAPI) -> None:
    """Turn every fault into the protocol's answer, and say what a page may do."""

    @app.exception_handler(Problem)
    async def problem(request: Request, error: Exception) -> Response:
        error = cast("Problem", error)
        headers = {"Retry-After": "10"} if error.status == 429 else {}
        return JSONResponse(error.to_json(spoken(request)), error.status, headers)

    @app.exception_handler(RequestValidationError)
    async def malformed(_request: Request, error: Exception) -> Response:
        first = cast("RequestValidationError", error).errors()[0]
        field = ".".join(str(part) for part in first["loc"] if part != "body")
        return JSONResponse(
            Problem(400, "malformed", f"{field or 'body'}: {first['msg']}", field=field).to_json(),
            400,
        )

    @app.exception_handler(ActionError)
    async def no_action(_request: Request, error: Exception) -> Response:
        return JSONResponse(Problem(400, "malformed", str(error), field="action").to_json(), 400)

    @app.exception_handler(HTTPException)
    async def plain(_request: Request, error: Exception) -> Response:
        error = cast("HTTPException", error)
        code = "unknown" if error.status_code == 404 else "malformed"
        body = Problem(error.status_code, code, str(error.detail)).to_json()
        return JSONResponse(body, error.status_code, dict(error.headers or {}))

    @app.middleware("http")
    async def secure(request: Request, call: Callable[[Request], Awaitable[Response]]) -> Response:
        response = await call(request)
        for header, value in SECURITY.items():
            response.headers.setdefault(header, value)
        return response


def openapi_text() -> str:
    """Return the OpenAPI description, for clients that generate code from it."""
    return json.dumps(create_app(Settings(database="sqlite://", key="x")).openapi(), indent=1)
