"""Listening to a table: a WebSocket for browsers, lines of JSON for programs."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Query, Request, WebSocket, WebSocketDisconnect
from fastapi.responses import StreamingResponse
from pydantic import ValidationError

from skali.core.errors import SkaliError
from skali.core.message import say
from skali.server import api, forms
from skali.server.hall import Hall, Listener, Place
from skali.server.problems import Problem
from skali.server.sessions import COOKIE
from skali.server.store import Row
from skali.server.verdict import verdict
from skali.text import LANGUAGES

router = APIRouter(prefix="/api/v1", responses=api.PROBLEMS)
LARGEST_MESSAGE = 4096
HEARTBEAT = 20.0


def join(
    hall: Hall, here: Place, who: Row | None, language: str, *, patches: bool = False
) -> Listener:
    """Start listening, and hear at once how things stand."""
    if len(here.listeners) >= hall.settings.limits.listeners_per_table:
        raise Problem(429, "slow", say("hall-crowded"))
    api.may_watch(hall, here, who)
    listener = Listener(who["id"] if who else "", api.seat_seen(here, who), language, patches)
    here.listeners.add(listener)
    hall.show(here, listener, moved=False)
    tell_presence(here)
    return listener


def leave(here: Place, listener: Listener) -> None:
    """Stop listening."""
    here.listeners.discard(listener)
    tell_presence(here)


def tell_presence(here: Place) -> None:
    """Tell everybody who is there."""
    message = {"type": "presence", "online": here.online()}
    for listener in list(here.listeners):
        listener.tell(message)


@router.websocket("/tables/{table}/live")
async def live(
    socket: WebSocket,
    table: str,
    lang: Annotated[str, Query(max_length=8)] = "en",
    patch: Annotated[bool, Query()] = False,  # noqa: FBT002 - a query
) -> None:
    """Tell a browser about a table and take its decisions."""
    hall: Hall = socket.app.state.hall
    language = lang if lang in LANGUAGES else "en"
    await socket.accept()
    try:
        here = await hall.place(table[:40])
        who = socket.app.state.sessions.user(socket.cookies.get(COOKIE))
        listener = join(hall, here, who, language, patches=patch)
    except Problem as problem:
        await socket.send_json({"type": "error", **problem.to_json(language)})
        await socket.close(4000 + problem.status % 1000)
        return
    sending = asyncio.create_task(send(socket, listener))
    try:
        await receive(socket, hall, table[:40], who, listener)
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
                await socket.close(4408)
                return
            await socket.send_text(message.decode())
            del message  # it is large, and the next one may be long in coming


async def receive(
    socket: WebSocket, hall: Hall, table: str, who: Row | None, listener: Listener
) -> None:
    """Answer every message; a wrong one changes nothing."""
    while True:
        text = await socket.receive_text()
        answer = await handle(socket, hall, table, who, listener, text)
        listener.tell(answer)


async def handle(
    socket: WebSocket, hall: Hall, table: str, who: Row | None, listener: Listener, text: str
) -> Row:
    """Do what a message asks."""
    key: object = None
    try:
        message = parse(text)
        key = message.get("id")
        if not isinstance(key, int | str | None):
            key = None
        here = await hall.place(table)
        return {
            "type": "done",
            "id": key,
            **await perform(socket, hall, here, who, listener, message),
        }
    except Problem as problem:
        return {"type": "error", "id": key, **problem.to_json(listener.language)}
    except SkaliError as error:
        return {"type": "error", "id": key, **Problem(400, "malformed", str(error)).to_json()}
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(map(str, first["loc"]))
        wrong = Problem(400, "malformed", f"{field}: {first['msg']}", field=field)
        return {"type": "error", "id": key, **wrong.to_json()}


def parse(text: str) -> Row:
    """Read a message."""
    if len(text) > LARGEST_MESSAGE:
        raise Problem(413, "large", say("hall-long-message", most=LARGEST_MESSAGE))
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Problem(400, "malformed", say("hall-no-json")) from error
    if not isinstance(message, dict):
        raise Problem(400, "malformed", say("hall-no-json"))
    return message


async def perform(
    socket: WebSocket, hall: Hall, here: Place, who: Row | None, listener: Listener, message: Row
) -> Row:
    """Carry out one kind of message."""
    kind = message.get("type")
    body = {key: value for key, value in message.items() if key not in ("type", "id")}
    if kind == "ping":
        return {}
    if who is None:
        raise Problem(401, "session", say("hall-no-name"))
    if kind == "decide":
        return await api.decide(here, forms.Decide(**body), who, hall, listener.language)
    if kind == "undo":
        return await api.undo(here, forms.GoBack(**body), who, hall)
    if kind == "why":
        room, seat = hall.running(here), api.own_seat(here, who)
        asked = forms.Why(**body)
        words = hall.words(here, listener.language)
        return verdict(room.state, seat, asked.action, asked.after, words)
    if kind == "chat":
        api.may_watch(hall, here, who)
        socket.app.state.chat_pace.check(who["id"])
        form = forms.Chat(**body)
        row = await hall.write(hall.store.add_chat, here.table["id"], who["id"], form.text)
        said = {"type": "chat", "message": api.chat_view(hall, row)}
        for other in list(here.listeners):
            other.tell(said)
        return {}
    raise Problem(400, "malformed", say("hall-message-type"), field="type")


@router.get("/tables/{table}/events", response_class=StreamingResponse)
async def stream(request: Request, table: str, lang: api.Language) -> StreamingResponse:
    """Tell a program about a table, one JSON object a line."""
    hall: Hall = request.app.state.hall
    here = await hall.place(table[:40])
    listener = join(hall, here, api.somebody(request), lang)

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
