"""Listening to a table: a WebSocket for browsers, lines of JSON for programs."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Annotated, TypedDict, cast

import orjson
from fastapi import APIRouter, Query, Request, WebSocket, WebSocketDisconnect
from fastapi.responses import StreamingResponse
from pydantic import ValidationError

from skali.core.errors import ActionError, SkaliError
from skali.core.message import say
from skali.core.scene import CUTS, Cut
from skali.server import answers, posted
from skali.server.address import client_address
from skali.server.api import callers, playing
from skali.server.engine import Trouble
from skali.server.hall import Hall
from skali.server.malformed import malformed, no_action
from skali.server.places import ELSEWHERE, Listener, Place
from skali.server.problems import Problem, no_answer
from skali.server.sessions import COOKIE
from skali.server.store import Row
from skali.server.verdict import verdict
from skali.text import LANGUAGES

router = APIRouter(prefix="/api/v1", responses=callers.PROBLEMS)
LARGEST_MESSAGE = 4096
LONGEST_ID = 64
HEARTBEAT = 20.0
LOOKED_AT = 60.0
"""Seconds until a line looks at its session again; one that is ended ends its lines at once."""


class Nothing(TypedDict):
    """No more to be said than that it was done."""


def join(
    hall: Hall,
    here: Place,
    who: Row | None,
    language: str,
    address: str,
    *,
    cut: Cut = "wide",
    patches: bool = False,
    wanted: int | None = None,
) -> Listener:
    """Start listening, and hear at once how things stand."""
    user = who["id"] if who else None
    here.may_watch(user)
    seat = callers.seen_seat(here, who, wanted)
    make_room(hall, here, user, address)
    session = who["session"] if who else ""
    listener = Listener(user or "", seat, language, cut, patches, address, session, wanted)
    here.listeners[listener] = None
    hall.show(here, listener, moved=False)
    if hall.trouble is not None:
        listener.tell({"type": "trouble"})
    tell_presence(here, listener)
    return listener


def known_cut(cut: str) -> Cut:
    """Return a cut by its name; an unknown one means the wide one."""
    return next((known for known in CUTS if known == cut), "wide")


def make_room(hall: Hall, here: Place, user: str | None, address: str) -> None:
    """Refuse spectators where there are too many; who plays here always gets in."""
    limits = hall.settings.limits
    own = [each for each in here.listeners if user and each.user == user]
    if here.belongs(user):
        for oldest in own[: max(0, len(own) - limits.lines_per_user + 1)]:
            del here.listeners[oldest]
            oldest.end(ELSEWHERE)
        return
    spectators = [each for each in here.listeners if not here.belongs(each.user)]
    neighbours = sum(each.address == address for each in spectators)
    if (
        len(spectators) >= limits.listeners_per_table
        or neighbours >= limits.listeners_per_address
        or len(own) >= limits.lines_per_user
    ):
        raise Problem(429, "slow", say("hall-crowded"))


def leave(here: Place, listener: Listener) -> None:
    """Stop listening."""
    here.listeners.pop(listener, None)
    tell_presence(here)


def tell_presence(here: Place, newcomer: Listener | None = None) -> None:
    """Tell a newcomer who is there, and everybody if that has changed."""
    online = here.online()
    message: answers.Presence = {"type": "presence", "online": online}
    if online != here.present:
        here.present = online
        for listener in list(here.listeners):
            listener.tell(message)
    elif newcomer is not None:
        newcomer.tell(message)


@router.websocket("/tables/{table}/live")
async def live(
    socket: WebSocket,
    table: str,
    lang: Annotated[str, Query(max_length=8)] = "en",
    patch: Annotated[bool, Query()] = False,  # noqa: FBT002 - a query
    cut: Annotated[str, Query(max_length=8)] = "wide",
    seat: callers.SeatWanted = None,
) -> None:
    """Tell a browser about a table and take its decisions."""
    hall: Hall = socket.app.state.hall
    language = lang if lang in LANGUAGES else "en"
    address = client_address(socket)
    await socket.accept()
    try:
        here = await hall.place(table[:40])
        who = await present(socket)
        listener = join(
            hall, here, who, language, address, cut=known_cut(cut), patches=patch, wanted=seat
        )
    except (Problem, Trouble) as error:
        problem = no_answer() if isinstance(error, Trouble) else error
        await socket.send_json({"type": "error", **problem.to_json(language)})
        await socket.close(4000 + problem.status % 1000)
        return
    sending = asyncio.create_task(send(socket, listener))
    try:
        await receive(socket, hall, table[:40], listener)
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()
        leave(here, listener)


async def send(socket: WebSocket, listener: Listener) -> None:
    """Pass on what the listener is told; one who is too slow must come back and start afresh."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            message = await listener.queue.get()
            if message is None:
                await socket.close(listener.code)
                return
            await socket.send_text(message.decode())
            del message  # it is large, and the next one may be long in coming


async def present(socket: WebSocket) -> Row | None:
    """Return whose session it is, as long as it lasts."""
    hall: Hall = socket.app.state.hall
    found: Row | None = await hall.run(socket.app.state.sessions.user, socket.cookies.get(COOKIE))
    return found


async def speaker(socket: WebSocket, listener: Listener) -> Row:
    """Return who says something, if the session with which the line was opened goes on."""
    now = time.monotonic()
    if listener.known_until < now and await present(socket) is not None:
        listener.known_until = now + LOOKED_AT
    if listener.known_until < now or listener.ended:
        raise Problem(401, "session", say("hall-no-name"))
    return {"id": listener.user}


async def receive(socket: WebSocket, hall: Hall, table: str, listener: Listener) -> None:
    """Answer every message; a wrong one changes nothing."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text") or ""
        listener.tell(await handle(socket, hall, table, listener, text))


async def handle(
    socket: WebSocket, hall: Hall, table: str, listener: Listener, text: str
) -> answers.FromServer:
    """Do what a message asks."""
    key: answers.MessageId = None
    try:
        message = parse(text)
        key = known_id(message.get("id"))
        here = await hall.place(table)
        done = await perform(socket, hall, here, listener, message)
        return cast("answers.Done | answers.Judged", {"type": "done", "id": key, **done})
    except Problem as problem:
        return {"type": "error", "id": key, **problem.to_json(listener.language)}
    except Trouble as error:
        hall.troubled(error)
        return {"type": "error", "id": key, **no_answer().to_json(listener.language)}
    except ActionError as error:
        return {"type": "error", "id": key, **no_action(error).to_json(listener.language)}
    except SkaliError as error:
        return {"type": "error", "id": key, **Problem(400, "malformed", str(error)).to_json()}
    except ValidationError as error:
        wrong = malformed(error.errors()[0])
        return {"type": "error", "id": key, **wrong.to_json(listener.language)}


def parse(text: str) -> Row:
    """Read a message."""
    if len(text) > LARGEST_MESSAGE:
        raise Problem(413, "large", say("hall-long-message", most=LARGEST_MESSAGE))
    try:
        message = orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise Problem(400, "malformed", say("hall-no-json")) from error
    if not isinstance(message, dict):
        raise Problem(400, "malformed", say("hall-no-json"))
    return message


def known_id(key: object) -> answers.MessageId:
    """Return the number or word by which a message wants to be answered."""
    fits = isinstance(key, str) and len(key) <= LONGEST_ID
    if key is None or isinstance(key, int) or fits:
        return key  # type: ignore[return-value]
    raise Problem(400, "malformed", say("hall-message-id", most=LONGEST_ID), field="id")


async def perform(
    socket: WebSocket, hall: Hall, here: Place, listener: Listener, message: Row
) -> answers.Number | answers.Refusal | Nothing:
    """Carry out one kind of message."""
    kind = message.get("type")
    body = {key: value for key, value in message.items() if key not in ("type", "id")}
    if kind == "ping":
        return {}
    if kind == "cut":
        listener.cut = posted.Screen(**body).cut
        hall.show(here, listener, moved=False)
        return {}
    who = await speaker(socket, listener)
    if kind == "seat":
        wanted = posted.Look(**body).seat
        listener.seat, listener.wanted = callers.seen_seat(here, who, wanted), wanted
        hall.show(here, listener, moved=False)
        return {}
    if kind in ("decide", "undo", "why"):
        body = {"seat": listener.seat} | body
    if kind == "decide":
        return await playing.decide(here, posted.Decide(**body), who, hall, listener.language)
    if kind == "undo":
        return await playing.undo(here, posted.GoBack(**body), who, hall)
    if kind == "why":
        asked = posted.Why(**body)
        room, seat = hall.running(here), callers.own_seat(here, who, asked.seat)
        words = hall.words(here, listener.language)
        return verdict(room.state, seat, asked.action, asked.after, words, listener.cut)
    if kind == "chat":
        here.may_watch(who["id"])
        socket.app.state.chat_pace.check(who["id"])
        form = posted.Chat(**body)
        row = await hall.write(hall.store.add_chat, here.table["id"], who["id"], form.text)
        said: answers.ChatHeard = {"type": "chat", "message": playing.chat_view(hall, row)}
        for other in list(here.listeners):
            other.tell(said)
        return {}
    raise Problem(400, "malformed", say("hall-message-type"), field="type")


@router.get("/tables/{table}/events", response_class=StreamingResponse)
async def stream(
    request: Request, table: str, lang: callers.Language, seat: callers.SeatWanted = None
) -> StreamingResponse:
    """Tell a program about a table, one JSON object a line."""
    hall: Hall = request.app.state.hall
    address = client_address(request)
    who = await hall.run(callers.somebody, request)
    here = await hall.place(table[:40])
    listener = join(hall, here, who, lang, address, wanted=seat)

    async def lines() -> AsyncIterator[str]:
        try:
            while True:
                try:
                    message = await asyncio.wait_for(listener.queue.get(), HEARTBEAT)
                except TimeoutError:
                    message = b'{"type":"ping"}'
                if message is None:
                    return
                yield message.decode() + "\n"
        finally:
            leave(here, listener)

    # Compressing would hold lines back until a block is full.
    headers = {"Content-Encoding": "identity"}
    return StreamingResponse(lines(), media_type="application/x-ndjson", headers=headers)
