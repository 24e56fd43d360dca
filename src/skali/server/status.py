"""How the hall is: whether it lives, whether it can play, and what it counts."""

import asyncio
import hmac

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError

from skali.core.message import say
from skali.server.address import networks, parsed
from skali.server.condition import latest_form, limits_of
from skali.server.hall import Hall
from skali.server.problems import Problem
from skali.server.settings import Settings

router = APIRouter(include_in_schema=False)
PATIENCE = 3.0
"""Seconds in which the database must answer."""
PASSED_ON = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
"""Headers of a request that came through a proxy, from wherever that stands."""


def serve_status(app: FastAPI, settings: Settings) -> None:
    """Answer for the hall, before the pages of the client do."""
    app.state.metrics_from = networks(settings.metrics_from)
    app.include_router(router)


@router.get("/health")
async def health() -> Response:
    """Say that the process lives."""
    return JSONResponse({"status": "alive"}, headers={"Cache-Control": "no-store"})


@router.get("/ready")
async def ready(request: Request) -> Response:
    """Say whether the database answers and has the form that is needed."""
    hall: Hall = request.app.state.hall
    try:
        form = await asyncio.wait_for(asyncio.to_thread(present_form, hall), PATIENCE)
    except (SQLAlchemyError, TimeoutError):
        form = "no answer"
    fit = form == latest_form()
    body = {"status": "ready" if fit else "not ready", "database": form}
    return JSONResponse(body, 200 if fit else 503, {"Cache-Control": "no-store"})


def present_form(hall: Hall) -> str:
    """Ask the database for its form."""
    with hall.store.engine.connect() as connection:
        return limits_of(connection)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Tell what is counted to those who may know; for others there is nothing here."""
    if not may_measure(request):
        raise Problem(404, "unknown", say("hall-no-page", path="metrics"))
    return Response(request.app.state.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def may_measure(request: Request) -> bool:
    """Admit whoever has the token, or stands at a named address without a proxy between."""
    token = request.app.state.settings.metrics_token
    shown = request.headers.get("authorization", "").encode()
    if token and hmac.compare_digest(shown, f"Bearer {token}".encode()):
        return True
    if any(name in request.headers for name in PASSED_ON):
        return False
    peer = parsed(request.client.host) if request.client else None
    return peer is not None and any(peer in place for place in request.app.state.metrics_from)
