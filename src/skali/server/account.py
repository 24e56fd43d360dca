"""The part of the API that is about who somebody is: see docs/protocol.md."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic import SkipValidation as Answer

from skali.core.message import say
from skali.server import answers, posted
from skali.server.accounts import Accounts
from skali.server.address import client_address, household
from skali.server.api.callers import PROBLEMS, Anybody, Language, Me, TheHall
from skali.server.farewell import say_goodbye
from skali.server.hall import Hall
from skali.server.letters import Letters
from skali.server.passwords import Passwords
from skali.server.places import SLOW
from skali.server.problems import Problem
from skali.server.sessions import COOKIE, DEVICE, YEAR, Sessions
from skali.server.settings import Limits
from skali.server.spelling import fold
from skali.server.store import Row, Store
from skali.server.throttle import Doorkeeper, Pace

HOUR = 3600.0
DEVICE_PATH = "/api/v1/account"
router = APIRouter(prefix="/api/v1", responses=PROBLEMS)


class Desk:
    """All that is needed to know people, and how often they may ask for it."""

    def __init__(self, store: Store, sessions: Sessions, letters: Letters, limits: Limits) -> None:
        """Lay everything out."""
        self.sessions = sessions
        self.letters = letters
        self.accounts = Accounts(store)
        self.passwords = Passwords()
        self.entries = Pace(limits.entries_in_a_minute, 60.0)
        self.door = Doorkeeper(
            limits.password_tries, limits.password_tries_of_household,
            limits.password_tries_at_account,
        )  # fmt: skip
        self.own_tries = Pace(limits.password_tries, 900.0)
        self.mails = Pace(limits.mails_in_an_hour, HOUR)
        self.mails_of_household = Pace(4 * limits.mails_in_an_hour, HOUR)


def desk(request: Request) -> Desk:
    """Return where people are known."""
    found: Desk = request.app.state.desk
    return found


def caller(request: Request) -> str:
    """Return for whom limits count."""
    return household(client_address(request))


def agent(request: Request) -> str:
    """Return what a browser says that it is."""
    return request.headers.get("user-agent", "").replace("\0", "")


def own_view(row: Row) -> answers.Me:
    """Describe a user to himself."""
    return {
        "id": row["id"],
        "name": row["name"],
        "account": bool(row["login"]),
        "email": row["email"],
        "pending_email": row["pending_email"],
        "webhook": row["webhook"],
        "language": row["language"],
    }


def set_cookie(
    request: Request, response: Response, name: str, value: str, path: str = "/"
) -> None:
    """Let the browser keep something that no script can read."""
    response.set_cookie(
        name, value, max_age=YEAR, path=path, httponly=True, samesite="lax",
        secure=request.app.state.settings.secure,
    )  # fmt: skip


async def welcome(
    request: Request, response: Response, row: Row, hall: Hall, before: Row | None = None
) -> answers.Welcome:
    """Open a session in place of the one before, and answer with the user."""
    sessions = desk(request).sessions
    if before is not None:
        await end(hall, sessions, before, before["session"])
    cookie = await hall.write(sessions.open, row["id"], agent(request))
    set_cookie(request, response, COOKIE, cookie)
    if row["login"] is not None:
        set_cookie(request, response, DEVICE, sessions.device(row["id"]), DEVICE_PATH)
    return {"user": own_view(row)}


async def end(hall: Hall, sessions: Sessions, user: Row, session: str) -> bool:
    """End a session, and the lines that were opened with it."""
    if not session:
        await hall.write(sessions.end_all, user["id"])
        hang_up(hall, user["id"], None)
        return True
    ended: bool = await hall.write(sessions.end, user["id"], session)
    hang_up(hall, user["id"], session)
    return ended


async def end_all(hall: Hall, sessions: Sessions, user_id: str, but: str = "") -> None:
    """End all sessions of a user, and their lines."""
    await hall.write(sessions.end_all, user_id, but)
    hang_up(hall, user_id, None, but)


def hang_up(hall: Hall, user_id: str, session: str | None, but: str = "") -> None:
    """Close the lines of one session, or of all of a user; who may, comes back by himself."""
    for place in list(hall.places.values()):
        for listener in list(place.listeners):
            meant = session in (None, listener.session)
            spared = but and listener.session == but
            if listener.user == user_id and meant and not spared:
                listener.end(SLOW)


# --- session ---


@router.get("/session")
async def get_session(
    request: Request, response: Response, who: Anybody, hall: TheHall
) -> Answer[answers.Present]:
    """Say who the caller is; a guest with a cookie of the old kind gets a new one."""
    if who is not None and not who["session"]:
        cookie = await hall.write(desk(request).sessions.exchange, who["id"], agent(request))
        set_cookie(request, response, COOKIE, cookie)
    seen = own_view(who) if who else None
    return {"user": seen, "mail": desk(request).letters.possible}


@router.post("/session")
async def new_guest(
    request: Request, response: Response, form: posted.Guest, who: Anybody, hall: TheHall,
    lang: Language,
) -> Answer[answers.Welcome]:  # fmt: skip
    """Come in as a guest."""
    desk(request).entries.check(f"guest {caller(request)}")
    row = await hall.write(desk(request).accounts.add_guest, form.name, lang)
    return await welcome(request, response, row, hall, who)


@router.patch("/session")
async def change_session(
    request: Request, form: posted.Change, me: Me, hall: TheHall, lang: Language
) -> Answer[answers.Welcome]:
    """Change one's name and reminders; an address counts once it is confirmed."""
    here = desk(request)
    letter = form.email and form.email != me["email"]
    if letter:
        check_mails(request, str(form.email))
    if form.name is not None and form.name != me["name"]:
        here.entries.check(f"name {me['id']}")
        await hall.write(here.accounts.rename, me, form.name)
    plain = {key: getattr(form, key) for key in ("webhook", "language")}
    values = {key: value for key, value in plain.items() if value is not None}
    if values:
        await hall.write(hall.store.change_user, me["id"], values)
    hall.people.pop(me["id"], None)
    if letter:
        token = await hall.write(here.letters.expect, me["id"], form.email)
        hall.spawn(hall.run(here.letters.send, "confirm", form.email, me["name"], token, lang))
    elif form.email is not None:
        await hall.write(here.letters.keep_only, me["id"], form.email)
    return {"user": own_view(await hall.run(here.accounts.known, me["id"]))}


def check_mails(request: Request, address: str) -> None:
    """Refuse where no mail is sent, and let nobody be buried in letters."""
    here = desk(request)
    if not here.letters.possible:
        raise Problem(409, "state", say("hall-no-mail"), field="email")
    here.mails_of_household.check(caller(request))
    here.mails.check(address.lower())


@router.delete("/session")
async def sign_out(
    request: Request, response: Response, who: Anybody, hall: TheHall
) -> Answer[answers.Farewell]:
    """End the session."""
    if who is not None:
        await end(hall, desk(request).sessions, who, who["session"])
    response.delete_cookie(COOKIE)
    return {"user": None}


# --- all sessions ---


@router.get("/sessions")
async def list_sessions(request: Request, me: Me, hall: TheHall) -> Answer[answers.Sessions]:
    """List where one is signed in."""
    rows = await hall.run(desk(request).sessions.of, me["id"])
    return {"sessions": [session_view(row, me["session"]) for row in rows]}


def session_view(row: Row, present: str) -> answers.Session:
    """Describe where somebody is signed in."""
    return {
        "id": row["id"],
        "created": row["created"],
        "seen": row["seen"],
        "agent": row["agent"],
        "current": row["id"] == present,
    }


@router.delete("/sessions/{session}")
async def end_session(
    request: Request, me: Me, hall: TheHall,
    session: Annotated[str, Path(pattern="^[0-9a-f]{1,32}$")],
) -> Answer[answers.Sessions]:  # fmt: skip
    """End one of one's sessions."""
    if not await end(hall, desk(request).sessions, me, session):
        raise Problem(404, "unknown", say("hall-no-session"))
    return await list_sessions(request, me, hall)


@router.delete("/sessions")
async def end_other_sessions(request: Request, me: Me, hall: TheHall) -> Answer[answers.Sessions]:
    """End all of one's sessions but this one."""
    await end_all(hall, desk(request).sessions, me["id"], me["session"])
    return await list_sessions(request, me, hall)


# --- account ---


@router.post("/account")
async def register(
    request: Request, response: Response, form: posted.Account, who: Anybody, hall: TheHall,
    lang: Language,
) -> Answer[answers.Welcome]:  # fmt: skip
    """Make an account, of the guest if there is one; its old cookie opens nothing any more."""
    here = desk(request)
    here.entries.check(f"account {caller(request)}")
    guest = who if who is not None and who["login"] is None else None
    await hall.run(here.accounts.check_free, form.name, guest["id"] if guest else None)
    hashed = await here.passwords.hash(form.password, [form.name])
    row = await hall.write(here.accounts.register, guest, form.name, hashed, lang)
    hall.people.clear()
    await end_all(hall, here.sessions, row["id"])
    return await welcome(request, response, row, hall, None if guest else who)


@router.post("/account/login")
async def login(
    request: Request, response: Response, form: posted.Login, who: Anybody, hall: TheHall
) -> Answer[answers.Welcome]:
    """Sign in to an account; an unknown name takes as long as a wrong password."""
    here = desk(request)
    found: Row = await hall.run(here.accounts.find, form.name) or {}
    device = here.sessions.device_of(request.cookies.get(DEVICE), found.get("id"))
    attempt = here.door.admit(fold(form.name), caller(request), device)
    if not await here.passwords.fits(found.get("password"), form.password):
        raise Problem(401, "session", say("hall-wrong-password"))
    attempt.succeeded()
    return await welcome(request, response, found, hall, who)


async def prove(request: Request, me: Row, password: str | None) -> None:
    """Make sure that it is the owner who asks, and not somebody at his open browser."""
    here = desk(request)
    here.own_tries.check(me["id"])
    if not await here.passwords.fits(me["password"], password or ""):
        raise Problem(401, "session", say("hall-wrong-present"), field="password")
    here.own_tries.give_back(me["id"])


def account_only(me: Row) -> None:
    """Refuse what guests have no use for."""
    if me["login"] is None:
        raise Problem(409, "state", say("hall-no-account"))


@router.post("/account/password")
async def change_password(
    request: Request, response: Response, form: posted.NewPassword, me: Me, hall: TheHall
) -> Answer[answers.Welcome]:
    """Change the password; all other sessions end, and this one is opened anew."""
    account_only(me)
    await prove(request, me, form.password)
    hashed = await desk(request).passwords.hash(form.new, [me["name"], me["email"] or ""])
    await keep_password(desk(request), me, hashed, hall)
    return await welcome(request, response, me, hall)


async def keep_password(here: Desk, user: Row, hashed: str, hall: Hall) -> None:
    """Keep a new password, and end whatever the old one opened."""
    await hall.write(hall.store.change_user, user["id"], {"password": hashed})
    await hall.write(here.letters.forget, user["id"], "reset")
    await end_all(hall, here.sessions, user["id"])


@router.post("/account/delete")
async def leave_for_good(
    request: Request, response: Response, form: posted.Goodbye, me: Me, hall: TheHall
) -> Answer[answers.Farewell]:
    """Delete the account, or the guest: games stay, without the name."""
    if fold(form.name) != fold(me["name"]):
        raise Problem(409, "state", say("hall-other-name", name=me["name"]), field="name")
    if me["login"] is not None:
        await prove(request, me, form.password)
    here = desk(request)
    await end_all(hall, here.sessions, me["id"])
    await say_goodbye(hall, request.app.state.lobby, here.accounts, me)
    response.delete_cookie(COOKIE)
    response.delete_cookie(DEVICE, path=DEVICE_PATH)
    return {"user": None}


# --- letters ---


@router.post("/account/forgotten")
async def forgotten(
    request: Request, form: posted.Forgotten, hall: TheHall, lang: Language
) -> Answer[answers.Asked]:
    """Send a link for a new password, if there is an account with a confirmed address.

    The answer is given before anybody looks, so neither it nor its time tells whether there is.
    """
    here = desk(request)
    if not here.letters.possible:
        raise Problem(409, "state", say("hall-no-mail"))
    here.mails_of_household.check(caller(request))
    hall.spawn(send_reset(here, hall, form.name, lang))
    return {"asked": True}


async def send_reset(here: Desk, hall: Hall, named: str, lang: str) -> None:
    """Send a link to the confirmed address of each account that is meant."""
    for user in await hall.run(here.letters.owners, named, fold(named)):
        if here.mails.allows(user["email"].lower()):
            token = await hall.write(here.letters.issue, user["id"], "reset", user["email"])
            await hall.run(here.letters.send, "reset", user["email"], user["name"], token, lang)


@router.post("/account/reset")
async def reset(
    request: Request, response: Response, form: posted.Reset, who: Anybody, hall: TheHall
) -> Answer[answers.Welcome]:
    """Choose a new password with a link; all sessions end, and a new one begins here."""
    here = desk(request)
    here.entries.check(f"letter {caller(request)}")
    user = await hall.run(here.letters.read, form.token, "reset")
    hashed = await here.passwords.hash(form.password, [user["name"], user["email"] or ""])
    await hall.write(here.letters.use, form.token, "reset")
    await keep_password(here, user, hashed, hall)
    return await welcome(request, response, user, hall, who)


@router.post("/account/confirm")
async def confirm(
    request: Request, form: posted.Letter, hall: TheHall
) -> Answer[answers.Confirmed]:
    """Confirm an address with a link; whoever can read its mail may do so."""
    here = desk(request)
    here.entries.check(f"letter {caller(request)}")
    user = await hall.write(here.letters.confirm, form.token)
    return {"email": user["address"]}
