"""Finished games: records, replays, pages to keep, and playing on from a decision."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse
from pydantic import SkipValidation as Answer

from skali.core import record as records
from skali.core import replay as replays
from skali.core import twin
from skali.core.errors import SkaliError
from skali.core.message import say
from skali.core.scene import Cut
from skali.printed.playing import sent
from skali.server import answers, posted, seen
from skali.server.api.callers import PROBLEMS, Language, Me, Seen, TheHall, Turn
from skali.server.archive import Archive
from skali.server.hall import Hall
from skali.server.lobby import DEFAULT_BOT, Lobby, shown
from skali.server.places import Place
from skali.server.problems import Problem
from skali.server.room import Room
from skali.server.store import Row
from skali.server.views import all_hands, table_part

router = APIRouter(prefix="/api/v1", responses=PROBLEMS)


def names(hall: Hall, here: Place) -> list[str]:
    """Name the players for a record, bots with what they are."""
    named = zip(hall.names(here), here.seats, strict=True)
    return [f"{name} (bot {seat['bot']})" if seat["bot"] else name for name, seat in named]


def finished(hall: Hall, here: Place) -> Room:
    """Return the room of a finished game: before, a record would tell too much."""
    room = hall.running(here)
    if not room.state.over:
        raise Problem(409, "state", say("hall-not-over"))
    return room


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def get_record(here: Seen, hall: TheHall, turn: Turn) -> PlainTextResponse:
    """Return the record as text."""
    room = finished(hall, here)
    name = f"{room.game.key}-{here.table['id']}.skali"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    async with turn:
        text = records.write(room.record(names(hall, here)), room.game)
    return PlainTextResponse(text, headers=headers)


@router.get("/tables/{table}/record.json")
async def get_record_json(here: Seen, hall: TheHall, turn: Turn) -> Row:
    """Return the record as JSON."""
    room = finished(hall, here)
    async with turn:
        return twin.to_json(room.record(names(hall, here)), room.game)


@router.get("/tables/{table}/replay")
async def replay(
    here: Seen, hall: TheHall, lang: Language, turn: Turn,
    at: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
    seat: Annotated[int, Query(ge=0, le=7)] | Literal["all"] | None = None, cut: Cut = "wide",
) -> Answer[seen.View]:  # fmt: skip
    """Return a finished game after a decision, as a seat saw it, or with all hands."""
    room = finished(hall, here)
    if isinstance(seat, int) and seat >= room.seats:
        raise Problem(404, "unknown", say("hall-no-seat", seat=shown(seat)))
    if at > len(room.steps):
        raise Problem(404, "unknown", say("hall-no-decision", count=len(room.steps), wanted=at))
    words = hall.words(here, lang)
    async with turn:
        part = (
            all_hands(room, at, words, cut)
            if seat == "all"
            else table_part(room, seat, at, words, cut)
        )
    return {**part, "table": hall.summary(here, None)}


@router.get("/tables/{table}/verify")
async def verify(here: Seen, hall: TheHall, turn: Turn) -> Answer[answers.Verification]:
    """Check that the dice were those that were promised when the game began."""
    room = finished(hall, here)
    record = room.record(names(hall, here))
    answer: answers.Verification = {
        "commitment": record.commitment,
        "secret": record.secret,
        "fits": True,
        "luck": True,
    }
    try:
        async with turn:
            await hall.run(replays.verify, record, room.game)
    except SkaliError as error:
        answer = {**answer, "luck": False, "sentence": str(error)}
    return answer


@router.get("/tables/{table}/export.html", response_class=Response)
async def export(request: Request, here: Seen, hall: TheHall, lang: Language) -> Response:
    """Return the whole replay as one page."""
    room = finished(hall, here)
    name = f"{room.game.key}-{here.table['id']}.html"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    archive: Archive = request.app.state.archive
    events = await hall.run(hall.store.events_of, here.table["id"])
    key = (here.table["id"], lang, tuple(hall.names(here)))
    page = await archive.page(sent(room.game), here.table, events, key)
    return FileResponse(page, media_type="text/html", headers=headers)


@router.post("/tables/{table}/fork")
async def fork(
    request: Request, here: Seen, form: posted.Fork, me: Me, hall: TheHall
) -> Answer[answers.OneTable]:
    """Go on from a decision of a finished game, alone against bots."""
    room = finished(hall, here)
    if form.at > len(room.steps) or form.seat >= room.seats:
        raise Problem(404, "unknown", say("hall-nowhere"))
    opponents = form.bots or [DEFAULT_BOT] * (room.seats - 1)
    if len(opponents) != room.seats - 1:
        raise Problem(400, "malformed", say("hall-bots-needed", count=room.seats - 1), field="bots")
    lobby: Lobby = request.app.state.lobby
    others = iter(opponents)
    plan = [
        lobby.seat(
            number,
            posted.SeatPlan(kind="me")
            if number == form.seat
            else posted.SeatPlan(kind="bot", bot=next(others)),
            me,
        )
        for number in range(room.seats)
    ]
    wishes: Row = {
        "pace": "live",
        "clock": {"minutes": 0, "increment": 0},
        "title": "",
        "open": False,
        "position": room.at(form.at).dump(),
    }
    table = await lobby.open(room.game, me, here.table["options"], plan, wishes)
    return {"table": hall.summary(table, me["id"])}
