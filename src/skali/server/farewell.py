"""What becomes of the tables of somebody whose account is deleted."""

from contextlib import suppress

from skali.server.accounts import Accounts
from skali.server.hall import Hall
from skali.server.lobby import Lobby
from skali.server.places import Place
from skali.server.problems import Problem
from skali.server.store import Row

MANY = 10_000


async def say_goodbye(hall: Hall, lobby: Lobby, accounts: Accounts, user: Row) -> None:
    """Free the seats of games that have not begun, keep those of others without a name.

    At a running table the user counts as removed, so that the others may ask for a bot at once.
    """
    places: list[Place] = []
    for row in await hall.run(hall.store.list_tables, "mine", user["id"], MANY):
        # A table of rules that the hall has no more cannot be opened, nor does it need to be.
        with suppress(Problem):
            places.append(await hall.place(row["id"]))
    places = [place for place in places if place.table["status"] != "finished"]
    for place in places:
        await get_up(hall, lobby, place, user)
        await pass_on(hall, place, user)
    await hall.write(accounts.forget, user["id"])
    hall.people.pop(user["id"], None)
    for place in places:
        hall.announce(place)


async def get_up(hall: Hall, lobby: Lobby, place: Place, user: Row) -> None:
    """Leave a table, as far as its game lets one."""
    for seat in [row for row in place.seats if row["user_id"] == user["id"]]:
        seat["name"] = None
        if place.table["status"] == "waiting":
            await lobby.leave(place, seat["seat"], user)
    if place.table["status"] == "running":
        await hall.write(hall.store.remove_user, place.table["id"], user["id"])
        place.removed.add(user["id"])


async def pass_on(hall: Hall, place: Place, user: Row) -> None:
    """Make somebody else the host; a table at which nobody else sits is shown to nobody."""
    if place.table["host"] != user["id"]:
        return
    others = [seat["user_id"] for seat in place.seats if seat["user_id"] not in (None, user["id"])]
    values: Row = {"host": others[0]} if others else {"open": False}
    await hall.write(hall.store.change_table, place.table["id"], values)
    place.table |= values
