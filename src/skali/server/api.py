"""The HTTP API, version 1: see docs/protocol.md."""

import hashlib
import time
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse

from skali.core import record as records
from skali.core import replay as replays
from skali.core import twin
from skali.core.errors import SkaliError
from skali.core.game import Game
from skali.core.message import Message, say
from skali.server import forms
from skali.server.archive import Archive
from skali.server.hall import Hall
from skali.server.lobby import DEFAULT_BOT, LEVELS, Lobby, shown
from skali.server.places import Place
from skali.server.problems import Problem
from skali.server.room import Room
from skali.server.sessions import COOKIE, Sessions
from skali.server.steps import Draft
from skali.server.store import Row
from skali.server.verdict import verdict
from skali.server.views import Words, all_hands, game_card, log_view, table_part
from skali.text import LANGUAGES, render

PROBLEMS: dict[int | str, dict[str, Any]] = {
    code: {"description": "refused; see the protocol's answers to mistakes"}
    for code in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}
router = APIRouter(prefix="/api/v1", responses=PROBLEMS)


# --- who and where ---


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


Here = Annotated[Place, Depends(place)]
Seen = Annotated[Place, Depends(watched)]
Me = Annotated[Row, Depends(user)]
Anybody = Annotated[Row | None, Depends(somebody)]
TheHall = Annotated[Hall, Depends(the_hall)]
Language = Annotated[str, Depends(language)]
Invite = Annotated[str | None, Query(max_length=64)]


def own_seat(here: Place, me: Row, wanted: int | None = None) -> int:
    """Return the seat for which somebody may act."""
    if me["id"] in here.removed:
        raise Problem(403, "seat", say("hall-removed"))
    mine = [seat["seat"] for seat in here.seats if seat["user_id"] == me["id"]]
    if not mine or (wanted is not None and wanted not in mine):
        raise Problem(403, "seat", say("hall-not-yours"))
    return int(mine[0])


# --- notices ---


@router.get("/push/key")
def push_key(request: Request) -> Row:
    """Return the key with which a browser subscribes to notices."""
    return {"key": request.app.state.reminders.public_key}


@router.post("/push")
def subscribe(form: forms.Push, me: Me, hall: TheHall) -> Row:
    """Keep a browser's subscription."""
    hall.store.change_user(me["id"], {"push": form.model_dump()})
    return {"subscribed": True}


# --- games ---


def art_sheet(game: Game) -> str:
    """Return all drawings of a game as one SVG."""
    symbols = "\n".join(game.art.values())
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'


def art_address(game: Game) -> str:
    """Return the address of the drawings, with a hash of what is in them."""
    digest = hashlib.sha256(art_sheet(game).encode()).hexdigest()[:12]
    return f"/api/v1/games/{game.key}/art.svg?v={digest}"


@router.get("/games")
def list_games(hall: TheHall, lang: Language) -> Row:
    """List the games and the bots."""
    return {
        "games": [game_card(game, lang, art_address(game)) for game in hall.games.values()],
        "bots": [
            *(bot_card(spec, level, lang) for spec, level in LEVELS),
            *({"spec": spec, "label": spec, "help": ""} for spec in hall.settings.bots),
        ],
    }


def bot_card(spec: str, level: str, lang: str) -> Row:
    """Describe a bot for the lobby."""
    label = render("skali.text", Message(f"hall-bot-{level}"), lang)
    explained = render("skali.text", Message(f"hall-bot-{level}-help"), lang)
    return {"spec": spec, "label": label, "help": explained}


@router.get("/games/{game}/art.svg", response_class=Response)
def art(request: Request, game: str) -> Response:
    """Return the drawings of a game."""
    sheet = art_sheet(request.app.state.lobby.known_game(game))
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}
    return Response(sheet, media_type="image/svg+xml", headers=headers)


@router.get("/games/{game}/rules")
def rules(request: Request, game: str, lang: Language) -> Row:
    """Return the catalogue of a game."""
    found = request.app.state.lobby.known_game(game).rules_in(lang).values()
    return {"rules": [{"id": rule.id, "part": rule.part, "text": rule.text} for rule in found]}


# --- tables ---


@router.get("/tables")
async def list_tables(
    hall: TheHall,
    who: Anybody,
    show: Annotated[str, Query(pattern="^(open|mine|finished)$")] = "open",
) -> Row:
    """List tables."""
    user = who["id"] if who else None
    found = await hall.run(hall.listed, show, user)
    held = [hall.places.get(here.table["id"], here) for here in found]
    return {"tables": [hall.summary(here, user) for here in held]}


@router.post("/tables")
async def new_table(request: Request, form: forms.NewTable, me: Me, hall: TheHall) -> Row:
    """Set up a table."""
    lobby: Lobby = request.app.state.lobby
    return {"table": hall.summary(await lobby.set_up(me, form), me["id"])}


@router.post("/play")
async def play_now(request: Request, form: forms.PlayNow, me: Me, hall: TheHall) -> Row:
    """Play against bots at once."""
    lobby: Lobby = request.app.state.lobby
    return {"table": hall.summary(await lobby.play_now(me, form), me["id"])}


@router.get("/tables/{table}")
async def get_table(here: Here, who: Anybody, hall: TheHall, invite: Invite = None) -> Row:
    """Describe a table; a private one to those who belong there or have an invitation."""
    if not here.invites(invite):
        here.may_watch(who["id"] if who else None)
    return {"table": hall.summary(here, who["id"] if who else None)}


@router.post("/tables/{table}/watch")
async def watch(request: Request, here: Here, form: forms.Watch, me: Me, hall: TheHall) -> Row:
    """Use an invitation to look on."""
    lobby: Lobby = request.app.state.lobby
    return {"table": hall.summary(await lobby.invite(here, me, form.invite), me["id"])}


@router.post("/tables/{table}/seats/{seat}")
async def sit_down(
    request: Request, here: Here, seat: int, form: forms.Invitation, me: Me, hall: TheHall
) -> Row:
    """Take a seat."""
    lobby: Lobby = request.app.state.lobby
    return {"table": hall.summary(await lobby.sit(here, seat, me, form.invite), me["id"])}


@router.delete("/tables/{table}/seats/{seat}")
async def stand_up(request: Request, here: Here, seat: int, me: Me, hall: TheHall) -> Row:
    """Leave a seat before the start."""
    lobby: Lobby = request.app.state.lobby
    return {"table": hall.summary(await lobby.leave(here, seat, me), me["id"])}


@router.post("/tables/{table}/seats/{seat}/bot")
async def seat_bot(
    request: Request, here: Here, seat: int, form: forms.BotSeat, me: Me, hall: TheHall
) -> Row:
    """Give a free seat to a bot."""
    lobby: Lobby = request.app.state.lobby
    return {"table": hall.summary(await lobby.give_to_bot(here, seat, me, form.bot), me["id"])}


@router.post("/tables/{table}/remove")
async def remove(request: Request, here: Here, form: forms.Remove, me: Me, hall: TheHall) -> Row:
    """Remove a guest."""
    lobby: Lobby = request.app.state.lobby
    return {"table": hall.summary(await lobby.remove(here, me, form.user), me["id"])}


# --- playing ---


@router.get("/tables/{table}/view")
async def get_view(
    here: Seen, who: Anybody, hall: TheHall, lang: Language,
    at: Annotated[int | None, Query(ge=0, le=10_000_000)] = None,
) -> Row:  # fmt: skip
    """Return what the caller sees, now or after an earlier decision."""
    room = hall.running(here)
    seat = here.seat_of(who["id"] if who else None)
    part = (
        hall.view(here, seat, lang)
        if at is None
        else past_view(room, seat, at, hall.words(here, lang))
    )
    said = await hall.run(hall.store.chat_of, here.table["id"])
    told = [chat_view(hall, row) for row in said]
    return part | {"table": hall.summary(here, who["id"] if who else None), "chat": told}


def past_view(room: Room, seat: int | None, at: int, words: Words) -> Row:
    """Return a view of an earlier position."""
    known = room.veil.count(len(room.steps), seat)
    if at > known:
        raise Problem(404, "unknown", say("hall-no-decision", count=known, wanted=at))
    return table_part(room, seat, at, words)


def chat_view(hall: Hall, row: Row) -> Row:
    """Write something that was said."""
    person = hall.person(row["user_id"])
    return {"id": row["id"], "user": person, "text": row["text"], "time": row["time"]}


@router.get("/tables/{table}/log")
async def get_log(here: Seen, who: Anybody, hall: TheHall, lang: Language) -> Row:
    """Tell the whole game so far."""
    room, seat = hall.running(here), here.seat_of(who["id"] if who else None)
    return {"log": log_view(room, hall.words(here, lang), seat, 0, len(room.steps))}


@router.post("/tables/{table}/decisions")
async def decide(here: Here, form: forms.Decide, me: Me, hall: TheHall, lang: Language) -> Row:
    """Play a decision."""
    seat = own_seat(here, me, form.seat)
    if hall.running(here).substitutes.get(seat):
        raise Problem(409, "state", say("hall-bot-plays"))
    return {"number": await hall.decide(here, form.number, form.action, seat, lang)}


@router.get("/tables/{table}/why")
async def why(
    here: Here, me: Me, hall: TheHall, lang: Language,
    action: Annotated[str, Query(max_length=80)],
    after: Annotated[str | None, Query(max_length=80)] = None,
) -> Row:  # fmt: skip
    """Say what the caller would change by something now, or which rule forbids it."""
    room, seat = hall.running(here), own_seat(here, me)
    wanted, before = written(action), None if after is None else written(after)
    return verdict(room.state, seat, wanted, before, hall.words(here, lang))


def written(action: str) -> int | str:
    """Return an action of an address as its number, or in the notation."""
    return int(action) if action.isdigit() and len(action) < 8 else action


@router.post("/tables/{table}/hint")
async def hint(here: Here, me: Me, hall: TheHall, lang: Language) -> Row:
    """Ask a bot what it would do."""
    room, seat = hall.running(here), own_seat(here, me)
    if seat not in room.state.turn:
        raise Problem(409, "state", say("hall-not-your-turn"))
    state = room.state.copy()
    view = (state.dump(seat), seat, state.legal(seat), room.number)
    question = (room.game.key, DEFAULT_BOT, *view)
    action = await hall.thinkers.choose(me["id"], question, urgent=True)
    return {
        "action": action,
        "notation": room.game.space.text(action),
        "sentence": hall.words(here, lang)(room.game.describe(state, action, seat)),
    }


@router.post("/tables/{table}/undo")
async def undo(here: Here, form: forms.GoBack, me: Me, hall: TheHall) -> Row:
    """Take own decisions back that revealed nothing."""
    seat = own_seat(here, me)
    draft = partial(Room.undo, to=form.to, seat=seat)
    return {"number": await hall.act(here, form.number, draft, seat)}


def persons(here: Place, room: Room) -> list[int]:
    """List the seats that persons play."""
    return [
        row["seat"]
        for row in here.seats
        if row["user_id"] is not None and row["seat"] not in room.substitutes
    ]


@router.post("/tables/{table}/takeback")
async def takeback(here: Here, form: forms.GoBack, me: Me, hall: TheHall) -> Row:
    """Ask everybody to go back; alone against bots one agrees with oneself."""
    seat = own_seat(here, me)
    voters = persons(here, hall.running(here))
    number = await hall.act(
        here, form.number, lambda room: room.propose("takeback", seat, form.to, voters), seat
    )
    return {"number": number}


@router.post("/tables/{table}/votes")
async def vote(here: Here, form: forms.Ballot, me: Me, hall: TheHall) -> Row:
    """Answer a question."""
    seat = own_seat(here, me)
    draft = partial(Room.vote, vote_id=form.vote, seat=seat, agree=form.agree)
    return {"number": await hall.act(here, None, draft, seat)}


@router.post("/tables/{table}/substitute")
async def substitute(here: Here, form: forms.Substitute, me: Me, hall: TheHall) -> Row:
    """Ask the others to let a bot play for a seat that is out of time or was removed."""
    seat, room = own_seat(here, me), hall.running(here)
    if form.seat not in persons(here, room) or form.seat == seat:
        raise Problem(409, "state", say("hall-no-other-person"))
    if not gone(here, room, form.seat, seat):
        raise Problem(409, "state", say("hall-has-time"))
    voters = [voter for voter in persons(here, room) if voter != form.seat]
    number = await hall.act(
        here, None, lambda now: now.propose("substitute", seat, form.seat, voters), seat
    )
    return {"number": number}


def gone(here: Place, room: Room, seat: int, viewer: int) -> bool:
    """Tell whether a seat's person was removed or ran out of time, as another seat sees it."""
    left = room.time_left(seat, time.time(), viewer)
    return here.seats[seat]["user_id"] in here.removed or (left is not None and left <= 0)


@router.delete("/tables/{table}/substitute")
async def come_back(here: Here, me: Me, hall: TheHall) -> Row:
    """Take one's seat back from the bot."""
    seat = own_seat(here, me)
    return {"number": await hall.act(here, None, lambda _: Draft("return", seat, {}), seat)}


@router.post("/tables/{table}/chat")
async def chat(request: Request, here: Seen, form: forms.Chat, me: Me, hall: TheHall) -> Row:
    """Say something at the table."""
    request.app.state.chat_pace.check(me["id"])
    row = await hall.write(hall.store.add_chat, here.table["id"], me["id"], form.text)
    message = chat_view(hall, row)
    for listener in list(here.listeners):
        listener.tell({"type": "chat", "message": message})
    return {"message": message}


# --- records and replays ---


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
async def get_record(here: Seen, hall: TheHall) -> PlainTextResponse:
    """Return the record as text."""
    room = finished(hall, here)
    name = f"{room.game.key}-{here.table['id']}.skali"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    text = records.write(room.record(names(hall, here)), room.game)
    return PlainTextResponse(text, headers=headers)


@router.get("/tables/{table}/record.json")
async def get_record_json(here: Seen, hall: TheHall) -> Row:
    """Return the record as JSON."""
    room = finished(hall, here)
    return twin.to_json(room.record(names(hall, here)), room.game)


@router.get("/tables/{table}/replay")
async def replay(
    here: Seen, hall: TheHall, lang: Language,
    at: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
    seat: Annotated[int, Query(ge=0, le=7)] | Literal["all"] | None = None,
) -> Row:  # fmt: skip
    """Return a finished game after a decision, as a seat saw it, or with all hands."""
    room = finished(hall, here)
    if isinstance(seat, int) and seat >= room.seats:
        raise Problem(404, "unknown", say("hall-no-seat", seat=shown(seat)))
    if at > len(room.steps):
        raise Problem(404, "unknown", say("hall-no-decision", count=len(room.steps), wanted=at))
    words = hall.words(here, lang)
    part = all_hands(room, at, words) if seat == "all" else table_part(room, seat, at, words)
    return part | {"table": hall.summary(here, None)}


@router.get("/tables/{table}/verify")
async def verify(here: Seen, hall: TheHall) -> Row:
    """Check that the dice were those that were promised when the game began."""
    room = finished(hall, here)
    record = room.record(names(hall, here))
    answer: Row = {
        "commitment": record.commitment,
        "secret": record.secret,
        "fits": True,
        "luck": True,
    }
    try:
        await hall.run(replays.verify, record, room.game)
    except SkaliError as error:
        answer |= {"luck": False, "sentence": str(error)}
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
    page = await archive.page(here.table, events, key)
    return FileResponse(page, media_type="text/html", headers=headers)


@router.post("/tables/{table}/fork")
async def fork(request: Request, here: Seen, form: forms.Fork, me: Me, hall: TheHall) -> Row:
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
            forms.SeatPlan(kind="me")
            if number == form.seat
            else forms.SeatPlan(kind="bot", bot=next(others)),
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
