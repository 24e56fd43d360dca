"""The hall as a web application."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil
from typing import cast

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from sqlalchemy.exc import DataError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Match

from skali import __version__
from skali.core.errors import ActionError
from skali.core.message import say
from skali.server import account, api, litter, live
from skali.server.address import networks
from skali.server.api import callers
from skali.server.archive import Archive
from skali.server.bounds import Bounds
from skali.server.client import ANYWHERE, no_page, serve_client
from skali.server.engine import Trouble
from skali.server.hall import Hall
from skali.server.keys import signing_key
from skali.server.letters import Letters
from skali.server.lobby import Lobby
from skali.server.malformed import malformed, no_action
from skali.server.metrics import Metrics
from skali.server.origin import Origins
from skali.server.problems import Problem, no_answer
from skali.server.reminders import Reminders
from skali.server.sessions import Sessions
from skali.server.settings import Settings
from skali.server.status import serve_status
from skali.server.store import Store
from skali.server.throttle import Pace, Turns


def create_app(settings: Settings | None = None) -> FastAPI:
    """Build the application; `skali serve` and tests hand in their settings."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall: Hall = app.state.hall
        await hall.open()
        hall.spawn(app.state.reminders.watch())
        await hall.write(app.state.sessions.tidy)
        litter.begin()
        yield
        litter.end()
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
    app.state.turns = Turns()
    app.state.chat_pace = Pace(chosen.limits.chats_in_ten_seconds, 10.0)
    app.state.desk = account.Desk(store, app.state.sessions, Letters(store, chosen), chosen.limits)
    app.state.reminders = Reminders(hall, chosen)
    for router in (account.router, *api.ROUTERS, live.router):
        app.include_router(router)
    guard(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Origins, settings=chosen)
    app.add_middleware(Bounds, limits=chosen.limits)  # the last one added is asked first
    app.state.metrics = Metrics(hall)
    serve_status(app, chosen)
    serve_client(app)
    return app


def spoken(request: Request) -> str:
    """Return the language in which a request is refused."""
    return callers.language(request, request.query_params.get("lang"))


def guard(app: FastAPI) -> None:
    """Turn every fault into the protocol's answer, and say what a page may do."""

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
    async def wrong_form(request: Request, error: Exception) -> Response:
        first = cast("RequestValidationError", error).errors()[0]
        return await problem(request, malformed(first))

    @app.exception_handler(ActionError)
    async def wrong_action(request: Request, error: Exception) -> Response:
        return await problem(request, no_action(cast("ActionError", error)))

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: Exception) -> Response:
        error = cast("HTTPException", error)
        if error.status_code == 405 and not is_known(request):
            return await problem(request, no_page(request.url.path.removeprefix("/")))
        reason = (
            say("hall-no-way", method=request.method)
            if error.status_code == 405
            else str(error.detail)
        )
        code = "unknown" if error.status_code == 404 else "malformed"
        body = Problem(error.status_code, code, reason).to_json(spoken(request))
        return JSONResponse(body, error.status_code, dict(error.headers or {}))


def is_known(request: Request) -> bool:
    """Tell whether there is something at an address, for whatever is done there."""
    routes = (route for route in request.app.routes if getattr(route, "path", "") != ANYWHERE)
    return any(route.matches(request.scope)[0] is not Match.NONE for route in routes)


def openapi_text() -> str:
    """Return the OpenAPI description, for clients that generate code from it."""
    return json.dumps(create_app(Settings(database="sqlite://", key="x")).openapi(), indent=1)
