"""Tables: listed, set up, and who sits at them."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import SkipValidation as Answer

from skali.server import answers, posted
from skali.server.api.callers import PROBLEMS, Anybody, Here, Invite, Me, TheHall
from skali.server.lobby import Lobby

router = APIRouter(prefix="/api/v1", responses=PROBLEMS)


@router.get("/tables")
async def list_tables(
    hall: TheHall,
    who: Anybody,
    show: Annotated[str, Query(pattern="^(open|mine|finished)$")] = "open",
) -> Answer[answers.Tables]:
    """List tables."""
    user = who["id"] if who else None
    found = await hall.run(hall.listed, show, user)
    held = [hall.places.get(here.table["id"], here) for here in found]
    return {"tables": [hall.summary(here, user) for here in held]}


@router.post("/tables")
async def new_table(
    request: Request, form: posted.NewTable, me: Me, hall: TheHall
) -> Answer[answers.OneTable]:
    """Set up a table."""
    lobby: Lobby = request.app.state.lobby
    return {"table": hall.summary(await lobby.set_up(me, form), me["id"])}


@router.post("/play")
async def play_now(
    request: Request, form: posted.PlayNow, me: Me, hall: TheHall
) -> Answer[answers.OneTable]:
    """Play against bots at once."""
    lobby: Lobby = request.app.state.lobby
    return {"table": hall.summary(await lobby.play_now(me, form), me["id"])}


@router.get("/tables/{table}")
async def get_table(
    here: Here, who: Anybody, hall: TheHall, invite: Invite = None
) -> Answer[answers.OneTable]:
    """Describe a table; a private one to those who belong there or have an invitation."""
    user = who["id"] if who else None
    if user in here.removed or not here.invites(invite):
        here.may_watch(user)
    return {"table": hall.summary(here, user)}


@router.post("/tables/{table}/watch")
async def watch(
    request: Request, here: Here, form: posted.Watch, me: Me, hall: TheHall
) -> Answer[answers.OneTable]:
    """Use an invitation to look on."""
    lobby: Lobby = request.app.state.lobby
    return {"table": hall.summary(await lobby.invite(here, me, form.invite), me["id"])}


@router.post("/tables/{table}/seats/{seat}")
async def sit_down(
    request: Request, here: Here, seat: int, form: posted.Invitation, me: Me, hall: TheHall
) -> Answer[answers.OneTable]:
    """Take a seat."""
    lobby: Lobby = request.app.state.lobby
    return {"table": hall.summary(await lobby.sit(here, seat, me, form.invite), me["id"])}


@router.delete("/tables/{table}/seats/{seat}")
async def stand_up(
    request: Request, here: Here, seat: int, me: Me, hall: TheHall
) -> Answer[answers.OneTable]:
    """Leave a seat before the start."""
    lobby: Lobby = request.app.state.lobby
    return {"table": hall.summary(await lobby.leave(here, seat, me), me["id"])}


@router.post("/tables/{table}/seats/{seat}/bot")
async def seat_bot(
    request: Request, here: Here, seat: int, form: posted.BotSeat, me: Me, hall: TheHall
) -> Answer[answers.OneTable]:
    """Give a free seat to a bot."""
    lobby: Lobby = request.app.state.lobby
    return {"table": hall.summary(await lobby.give_to_bot(here, seat, me, form.bot), me["id"])}


@router.post("/tables/{table}/remove")
async def remove(
    request: Request, here: Here, form: posted.Remove, me: Me, hall: TheHall
) -> Answer[answers.OneTable]:
    """Remove a guest."""
    lobby: Lobby = request.app.state.lobby
    return {"table": hall.summary(await lobby.remove(here, me, form.user), me["id"])}
