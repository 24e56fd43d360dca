"""Playing at a table: what is seen, decided, asked, taken back and said."""

import time
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import SkipValidation as Answer

from skali.bots.counsel import reason
from skali.core.message import say
from skali.core.scene import Cut
from skali.printed.playing import sent
from skali.server import answers, posted, seen
from skali.server.api.callers import (
    PROBLEMS,
    Anybody,
    Here,
    Language,
    Me,
    SeatWanted,
    Seen,
    TheHall,
    Turn,
    own_seat,
    seen_seat,
)
from skali.server.hall import Hall
from skali.server.places import Place
from skali.server.problems import Problem
from skali.server.room import Room
from skali.server.store import Row
from skali.server.verdict import change_view, verdict
from skali.server.views import Words, log_view, table_part
from skali.server.workers import Died, Late

router = APIRouter(prefix="/api/v1", responses=PROBLEMS)


@router.get("/tables/{table}/view")
async def get_view(
    here: Seen, who: Anybody, hall: TheHall, lang: Language, turn: Turn,
    at: Annotated[int | None, Query(ge=0, le=10_000_000)] = None, cut: Cut = "wide",
    seat: SeatWanted = None,
) -> Answer[seen.ViewWithTalk]:  # fmt: skip
    """Return what the caller sees, now or after an earlier decision."""
    room, seat = hall.running(here), seen_seat(here, who, seat)
    part: seen.GameView
    if at is None:
        part = hall.view(here, seat, lang, cut)
    else:
        async with turn:
            part = past_view(room, seat, at, hall.words(here, lang), cut)
    said = await hall.run(hall.store.chat_of, here.table["id"])
    told = [chat_view(hall, row) for row in said]
    user = who["id"] if who else None
    return {**part, "table": hall.summary(here, user, seat), "chat": told}


def past_view(room: Room, seat: int | None, at: int, words: Words, cut: Cut) -> seen.GameView:
    """Return a view of an earlier position."""
    known = room.veil.count(len(room.steps), seat)
    if at > known:
        raise Problem(404, "unknown", say("hall-no-decision", count=known, wanted=at))
    return table_part(room, seat, at, words, cut)


def chat_view(hall: Hall, row: Row) -> seen.ChatMessage:
    """Write something that was said."""
    person = hall.person(row["user_id"])
    return {"id": row["id"], "user": person, "text": row["text"], "time": row["time"]}


@router.get("/tables/{table}/log")
async def get_log(
    here: Seen, who: Anybody, hall: TheHall, lang: Language, turn: Turn, seat: SeatWanted = None
) -> Answer[answers.Log]:
    """Tell the whole game so far."""
    room, seat = hall.running(here), seen_seat(here, who, seat)
    async with turn:
        return {"log": log_view(room, hall.words(here, lang), seat, 0, len(room.steps))}


@router.post("/tables/{table}/decisions")
async def decide(
    here: Here, form: posted.Decide, me: Me, hall: TheHall, lang: Language
) -> Answer[answers.Number]:
    """Play a decision."""
    seat = own_seat(here, me, form.seat)
    if hall.running(here).substitutes.get(seat):
        raise Problem(409, "state", say("hall-bot-plays"))
    return {"number": await hall.decide(here, form.number, form.action, seat, lang)}


@router.get("/tables/{table}/why")
async def why(
    here: Here, me: Me, hall: TheHall, lang: Language,
    action: Annotated[str, Query(max_length=80)],
    after: Annotated[str | None, Query(max_length=80)] = None, cut: Cut = "wide",
    seat: SeatWanted = None,
) -> Answer[answers.Refusal]:  # fmt: skip
    """Say what the caller would change by something now, or which rule forbids it."""
    room, seat = hall.running(here), own_seat(here, me, seat)
    wanted, before = written(action), None if after is None else written(after)
    return verdict(room.state, seat, wanted, before, hall.words(here, lang), cut)


def written(action: str) -> int | str:
    """Return an action of an address as its number, or in the notation."""
    return int(action) if action.isdigit() and len(action) < 8 else action


@router.post("/tables/{table}/hint")
async def hint(
    here: Here, me: Me, hall: TheHall, lang: Language, seat: SeatWanted = None
) -> Answer[answers.Hint]:
    """Ask a bot what it would do."""
    room, seat = hall.running(here), own_seat(here, me, seat)
    if seat not in room.state.turn:
        raise Problem(409, "state", say("hall-not-your-turn"))
    state = room.state.copy()
    question = (sent(room.game), state.dump(seat), seat, state.legal(seat), room.number)
    found = await hall.thinkers.advise(me["id"], question)
    words = hall.words(here, lang)
    options: list[answers.Counsel] = [
        {
            "action": one.action,
            "notation": room.game.space.text(one.action),
            "sentence": words(room.game.describe(state, one.action, seat)),
            "reason": words(await hall.run(reason, state, one.action, seat, room.number)),
            "tried": round(one.tried, 3),
            "points": None if one.points is None else round(one.points, 1),
            "place": None if one.place is None else round(one.place, 2),
        }
        for one in found
    ]
    return {**options[0], "options": options}


@router.post("/tables/{table}/proposal")
async def propose(
    here: Here, form: posted.Plan, me: Me, hall: TheHall, lang: Language
) -> Answer[answers.Proposal]:
    """Work out several actions in a row for the caller; nothing is done by it."""
    room, seat = hall.running(here), own_seat(here, me, form.seat)
    plans = {plan.key: plan for plan in room.game.plans(room.state, seat)}
    if form.plan not in plans:
        raise Problem(409, "state", say("hall-no-plan"))
    number, position = room.number, room.state.dump(seat)
    try:
        steps, worth = await hall.thinkers.propose(
            me["id"], sent(room.game), position, seat, form.plan
        )
    except (Late, Died) as error:
        raise Problem(503, "trouble", say("hall-plan-late")) from error
    words = hall.words(here, lang)
    return {
        "number": number,
        "title": words(plans[form.plan].title),
        "steps": [{"actions": list(step), "sentence": words(says)} for step, says in steps],
        "worth": [words(line) for line in worth],
    }


@router.post("/tables/{table}/trial")
async def trial(
    here: Here, form: posted.Trial, me: Me, hall: TheHall, lang: Language
) -> Answer[answers.Trial]:
    """Say what several actions of the caller, one after the other, would change."""
    room, seat = hall.running(here), own_seat(here, me, form.seat)
    words = hall.words(here, lang)
    preview = room.game.trial(room.state, form.actions, seat, form.cut)
    return {
        "changes": [words(line) for line in preview.lines],
        "preview": [change_view(change, words) for change in preview.changes],
    }


@router.post("/tables/{table}/undo")
async def undo(here: Here, form: posted.GoBack, me: Me, hall: TheHall) -> Answer[answers.Number]:
    """Take own decisions back that revealed nothing."""
    seat = own_seat(here, me, form.seat)
    draft = partial(Room.take_back, to=form.to, seat=seat)
    return {"number": await hall.act(here, form.number, draft, seat)}


def persons(here: Place, room: Room, speaker: int) -> list[int]:
    """List one seat of everybody who plays, the speaker's own one for him: each has one voice."""
    voices = {here.seats[speaker]["user_id"]: speaker}
    for row in here.seats:
        if row["user_id"] is not None and row["seat"] not in room.substitutes:
            voices.setdefault(row["user_id"], row["seat"])
    return sorted(voices.values())


@router.post("/tables/{table}/takeback")
async def takeback(
    here: Here, form: posted.GoBack, me: Me, hall: TheHall
) -> Answer[answers.Number]:
    """Ask everybody to go back; alone against bots one agrees with oneself."""
    seat = own_seat(here, me, form.seat)
    voters = persons(here, hall.running(here), seat)
    number = await hall.act(
        here, form.number, lambda room: room.propose("takeback", seat, form.to, voters), seat
    )
    return {"number": number}


@router.post("/tables/{table}/votes")
async def vote(here: Here, form: posted.Ballot, me: Me, hall: TheHall) -> Answer[answers.Number]:
    """Answer a question."""
    seat = own_seat(here, me)
    draft = partial(Room.vote, vote_id=form.vote, seat=seat, agree=form.agree)
    return {"number": await hall.act(here, None, draft, seat)}


@router.post("/tables/{table}/substitute")
async def substitute(
    here: Here, form: posted.Substitute, me: Me, hall: TheHall
) -> Answer[answers.Number]:
    """Ask the others to let a bot play for a seat that is out of time or was removed."""
    seat, room = own_seat(here, me), hall.running(here)
    there = form.seat < room.seats and here.seats[form.seat]["user_id"] not in (None, me["id"])
    if not there or form.seat in room.substitutes:
        raise Problem(409, "state", say("hall-no-other-person"))
    if not gone(here, room, form.seat, seat):
        raise Problem(409, "state", say("hall-has-time"))
    out = here.seats_of(here.seats[form.seat]["user_id"])
    voters = [voter for voter in persons(here, room, seat) if voter not in out]
    number = await hall.act(
        here, None, lambda now: now.propose("substitute", seat, form.seat, voters), seat
    )
    return {"number": number}


def gone(here: Place, room: Room, seat: int, viewer: int) -> bool:
    """Tell whether a seat's person was removed or ran out of time, as another seat sees it."""
    left = room.time_left(seat, time.time(), viewer)
    return here.seats[seat]["user_id"] in here.removed or (left is not None and left <= 0)


@router.delete("/tables/{table}/substitute")
async def come_back(
    here: Here, me: Me, hall: TheHall, seat: SeatWanted = None
) -> Answer[answers.Number]:
    """Take one's seat back from the bot; an abandoned game goes on."""
    seat = own_seat(here, me, seat)
    return {"number": await hall.act(here, None, lambda room: room.come_back(seat), seat)}


@router.post("/tables/{table}/leave")
async def leave(here: Here, me: Me, hall: TheHall) -> Answer[answers.Number]:
    """Let a bot play on for the caller; without any person left, the game is abandoned."""
    seat = own_seat(here, me)
    return {"number": await hall.act(here, None, lambda room: room.leave(seat), seat)}


@router.post("/tables/{table}/chat")
async def chat(
    request: Request, here: Seen, form: posted.Chat, me: Me, hall: TheHall
) -> Answer[answers.Said]:
    """Say something at the table."""
    request.app.state.chat_pace.check(me["id"])
    row = await hall.write(hall.store.add_chat, here.table["id"], me["id"], form.text)
    message = chat_view(hall, row)
    for listener in list(here.listeners):
        listener.tell({"type": "chat", "message": message})
    return {"message": message}
