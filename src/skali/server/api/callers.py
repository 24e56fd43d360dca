"""Who asks, about which table, in which language: what every part of the API begins with."""

from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any

from fastapi import Depends, Query, Request

from skali.core.message import say
from skali.server.address import client_address, household
from skali.server.hall import Hall
from skali.server.places import Place
from skali.server.problems import Problem
from skali.server.sessions import COOKIE, Sessions
from skali.server.store import Row
from skali.server.throttle import Turns
from skali.text import LANGUAGES

PROBLEMS: dict[int | str, dict[str, Any]] = {
    code: {"description": "refused; see the protocol's answers to mistakes"}
    for code in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}


def the_hall(request: Request) -> Hall:
    """Return the hall."""
    hall: Hall = request.app.state.hall
    return hall


def language(request: Request, lang: Annotated[str | None, Query(max_length=8)] = None) -> str:
    """Return the language that the caller wants."""
    wanted = lang or request.headers.get("accept-language", "en")
    return next((known for known in LANGUAGES if wanted.lower().startswith(known)), "en")


def somebody(request: Request) -> Row | None:
    """Return the user of the session, if there is one."""
    sessions: Sessions = request.app.state.sessions
    return sessions.user(request.cookies.get(COOKIE))


def user(request: Request) -> Row:
    """Return the user of the session."""
    found = somebody(request)
    if found is None:
        raise Problem(401, "session", say("hall-no-name"))
    return found


async def place(request: Request, table: str) -> Place:
    """Return the table of the address."""
    return await the_hall(request).place(table[:40])


async def watched(
    request: Request, table: str, who: Annotated[Row | None, Depends(somebody)]
) -> Place:
    """Return the table of the address to one who may see it."""
    here = await place(request, table)
    here.may_watch(who["id"] if who else None)
    return here


def turn(request: Request) -> AbstractAsyncContextManager[None]:
    """Return the caller's turn to ask for what takes long."""
    turns: Turns = request.app.state.turns
    return turns.turn(household(client_address(request)))


Here = Annotated[Place, Depends(place)]
Seen = Annotated[Place, Depends(watched)]
Me = Annotated[Row, Depends(user)]
Anybody = Annotated[Row | None, Depends(somebody)]
TheHall = Annotated[Hall, Depends(the_hall)]
Language = Annotated[str, Depends(language)]
Turn = Annotated[AbstractAsyncContextManager[None], Depends(turn)]
Invite = Annotated[str | None, Query(max_length=64)]
SeatWanted = Annotated[int | None, Query(ge=0, le=7)]
"""Which of several own seats is meant; else the first that must decide."""


def own_seat(here: Place, me: Row, wanted: int | None = None) -> int:
    """Return the seat for which somebody acts: the one named, or the first that must decide."""
    if me["id"] in here.removed:
        raise Problem(403, "seat", say("hall-removed"))
    seat = here.seat_of(me["id"], wanted)
    if seat is None or (wanted is not None and wanted != seat):
        raise Problem(403, "seat", say("hall-not-yours"))
    return seat


def seen_seat(here: Place, who: Row | None, wanted: int | None) -> int | None:
    """Return the seat through which somebody looks, if he has any; nobody looks through others'."""
    if wanted is not None and (who is None or wanted not in here.seats_of(who["id"])):
        raise Problem(403, "seat", say("hall-not-yours"))
    return here.seat_of(who["id"] if who else None, wanted)
