"""The hall as a web application."""

import gc
import json
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from math import ceil
from typing import cast

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from sqlalchemy.exc import DataError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from skali import __version__
from skali.core.errors import ActionError
from skali.core.message import say
from skali.server import account, api, live
from skali.server.address import networks
from skali.server.archive import Archive
from skali.server.client import serve_client
from skali.server.engine import Trouble
from skali.server.hall import Hall
from skali.server.letters import Letters
from skali.server.lobby import Lobby
from skali.server.origin import Origins
from skali.server.problems import Problem, no_answer
from skali.server.reminders import Reminders
from skali.server.sessions import Sessions
from skali.server.settings import Settings, signing_key
from skali.server.store import Store
from skali.server.throttle import Pace

YOUNG_OBJECTS = 20_000
"""New objects before garbage is looked for: about as many as a picture takes."""


def create_app(settings: Settings | None = None) -> FastAPI:
    """Build the application; `skali serve` and tests hand in their settings."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall: Hall = app.state.hall
        await hall.open()
        hall.spawn(app.state.reminders.watch())
        await hall.write(app.state.sessions.tidy)
        stay_quick()
        yield
        app.state.archive.close()
        app.state.desk.passwords.close()
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
    app.state.archive = Archive()
    app.state.sessions = Sessions(store, signing_key(chosen))
    app.state.chat_pace = Pace(chosen.limits.chats_in_ten_seconds, 10.0)
    app.state.desk = account.Desk(store, app.state.sessions, Letters(store, chosen), chosen.limits)
    app.state.reminders = Reminders(hall, chosen)
    app.include_router(account.router)
    app.include_router(api.router)
    app.include_router(live.router)
    guard(app, chosen)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Origins, settings=chosen)
    serve_client(app)
    return app


def stay_quick() -> None:
    """Do not search what stays for ever for garbage, and let no thread hold others up for long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS)
    sys.setswitchinterval(0.001)


def spoken(request: Request) -> str:
    """Return the language in which a request is refused."""
    return api.language(request, request.query_params.get("lang"))


def guard(app: FastAPI, settings: Settings) -> None:
    """Turn every fault into the protocol's answer, and bound what comes in."""

    @app.exception_handler(Problem)
    async def problem(request: Request, error: Exception) -> Response:
        error = cast("Problem", error)
        headers = {"Retry-After": str(ceil(error.more.get("retry", 10)))}
        headers = headers if error.status in (429, 503) else {}
        return JSONResponse(error.to_json(spoken(request)), error.status, headers)

    @app.exception_handler(Trouble)
    async def trouble(request: Request, error: Exception) -> Response:
        hall: Hall = app.state.hall
        hall.troubled(cast("Trouble", error))
        return JSONResponse(no_answer().to_json(spoken(request)), 503, {"Retry-After": "5"})

    @app.exception_handler(DataError)
    async def no_text(request: Request, _error: Exception) -> Response:
        wrong = Problem(400, "malformed", say("hall-no-text"))
        return JSONResponse(wrong.to_json(spoken(request)), 400)

    @app.exception_handler(RequestValidationError)
    async def malformed(_request: Request, error: Exception) -> Response:
        first = cast("RequestValidationError", error).errors()[0]
        field = plain_text(".".join(str(part) for part in first["loc"] if part != "body"))
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
    async def bounds(request: Request, call: Callable[[Request], Awaitable[Response]]) -> Response:
        length = request.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > settings.limits.body:
            large = say("hall-large", most=settings.limits.body)
            return JSONResponse(Problem(413, "large", large).to_json(spoken(request)), 413)
        if "chunked" in request.headers.get("transfer-encoding", ""):
            unknown = Problem(411, "malformed", say("hall-no-length"))
            return JSONResponse(unknown.to_json(spoken(request)), 411)
        return await call(request)


def plain_text(words: str) -> str:
    """Return words of a caller as they can be sent back."""
    return words.encode(errors="replace").decode()


def openapi_text() -> str:
    """Return the OpenAPI description, for clients that generate code from it."""
    return json.dumps(create_app(Settings(database="sqlite://", key="x")).openapi(), indent=1)
