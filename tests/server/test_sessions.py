"""Sessions: when they begin, what ends them, and who can see and end which."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from skali.server import live, schema
from skali.server.sessions import GRACE, MOST_SESSIONS, YEAR, Sessions
from tests.server.conftest import RunningHall
from tests.server.people import WORDS, Listening, Person, bad, copy_of, good

Enter = Callable[[str], Person]
Start = Callable[..., RunningHall]
GAME = "wikinger"


def who(client: httpx.Client) -> str | None:
    """Return the name by which the hall knows somebody."""
    user = good(client.get("/session"))["user"]
    return user["name"] if user else None


@pytest.fixture
def elsewhere(hall: RunningHall) -> Iterator[Callable[[str], httpx.Client]]:
    """Sign in to an account in another browser."""
    opened: list[httpx.Client] = []

    def sign_in(name: str, password: str = WORDS) -> httpx.Client:
        agent = {"User-Agent": f"Browser {len(opened) + 2}"}
        opened.append(httpx.Client(base_url=hall.address + "/api/v1", headers=agent, timeout=600))
        good(opened[-1].post("/account/login", json={"name": name, "password": password}))
        return opened[-1]

    yield sign_in
    for client in opened:
        client.close()


def test_signing_out_ends_the_session(come_in: Enter) -> None:
    """A cookie that somebody copied before opens nothing afterwards."""
    anna = come_in("Anna")
    with copy_of(anna) as copied:
        assert who(copied) == "Anna"
        anna.delete("/session")
        assert who(anna.http) is None
        assert who(copied) is None


def test_registering_ends_the_guests_session(come_in: Enter) -> None:
    """The guest's cookie is not the account's; his seat is."""
    bera = come_in("Bera")
    table = bera.table(GAME, "me", "bot")
    with copy_of(bera) as guest:
        bera.register()
        assert who(guest) is None
        assert bad(guest.post(f"/tables/{table}/chat", json={"text": "hello"}))["status"] == 401
    assert bera.view(table)["seat"] == 0


def test_signing_in_ends_the_session_before(come_in: Enter) -> None:
    come_in("Dagmar").register()
    guest = come_in("Somebody")
    with copy_of(guest) as copied:
        guest.post("/account/login", name="Dagmar", password=WORDS)
        assert who(guest.http) == "Dagmar"
        assert who(copied) is None


def test_a_new_password_ends_all_other_sessions(
    come_in: Enter, elsewhere: Callable[[str], httpx.Client]
) -> None:
    """And the one in which it was changed is opened anew."""
    eydis = come_in("Eydís").register()
    other = elsewhere("Eydís")
    with copy_of(eydis) as copied:
        path = "/account/password"
        wrong = {"password": "not the one", "new": "four unlikely oars"}
        assert eydis.refused(path, **wrong)["status"] == 401
        assert who(other) == "Eydís"
        eydis.post(path, password=WORDS, new="four unlikely oars")
        assert who(eydis.http) == "Eydís"
        assert who(other) is None
        assert who(copied) is None
    old = {"name": "Eydís", "password": WORDS}
    assert bad(other.post("/account/login", json=old))["status"] == 401
    assert good(other.post("/account/login", json=old | {"password": "four unlikely oars"}))


def test_guests_have_no_password_to_change(come_in: Enter) -> None:
    refusal = come_in("Gast").refused("/account/password", password=WORDS, new=WORDS)
    assert (refusal["status"], refusal["code"]) == (409, "state")


def test_sessions_are_listed_and_ended_one_by_one(
    come_in: Enter, elsewhere: Callable[[str], httpx.Client]
) -> None:
    frida = come_in("Frida").register()
    phone, library = elsewhere("Frida"), elsewhere("Frida")
    listed = frida.get("/sessions")["sessions"]
    assert {row["agent"] for row in listed} >= {"Browser 2", "Browser 3"}
    assert [row["current"] for row in listed].count(True) == 1
    assert all(row.keys() == {"id", "created", "seen", "agent", "current"} for row in listed)
    lost = next(row["id"] for row in listed if row["agent"] == "Browser 3")
    assert lost not in {row["id"] for row in frida.delete(f"/sessions/{lost}")["sessions"]}
    assert (who(phone), who(library)) == ("Frida", None)
    assert bad(frida.http.delete(f"/sessions/{lost}"))["status"] == 404
    assert [row["current"] for row in frida.delete("/sessions")["sessions"]] == [True]
    assert (who(frida.http), who(phone)) == ("Frida", None)


def test_nobody_ends_the_session_of_somebody_else(come_in: Enter) -> None:
    anna, bert = come_in("Anna"), come_in("Bert")
    of_anna = anna.get("/sessions")["sessions"][0]["id"]
    assert bad(bert.http.delete(f"/sessions/{of_anna}"))["status"] == 404
    assert who(anna.http) == "Anna"


@pytest.mark.parametrize("session", ["%00", "a%00b", str(2**70), "%ED%A0%80", "x" * 500, "Ä", "-1"])
def test_an_id_that_can_be_no_session_is_refused(come_in: Enter, session: str) -> None:
    assert bad(come_in("Anna").http.delete(f"/sessions/{session}"))["status"] in (400, 404)


@pytest.mark.parametrize("cookie", ["", "x", "a.b.c", "WzEsMl0.x", "\xff\xfe", "x" * 3000, "%00"])
def test_a_cookie_of_any_kind_is_nobody(hall: RunningHall, cookie: str) -> None:
    with httpx.Client(base_url=hall.address + "/api/v1") as client:
        headers = {"Cookie": f"skali={cookie}".encode("latin-1")}
        assert good(client.get("/session", headers=headers))["user"] is None  # type: ignore[arg-type]


def test_the_database_alone_opens_no_session(come_in: Enter, hall: RunningHall) -> None:
    """Neither the id of a session nor what is kept of its secret makes a cookie."""
    anna = come_in("Anna")
    sessions: Sessions = hall.app.state.sessions
    row = sessions.of(anna.me["id"])[0]
    assert row["secret"] not in str(anna.http.cookies["skali"])
    assert sessions.user(str(sessions.signer.dumps([row["id"], row["secret"]]))) is None
    forged = URLSafeSerializer("guess", salt="skali-session-2").dumps([row["id"], "x"])
    assert sessions.user(str(forged)) is None


def test_a_session_that_nobody_uses_ends_after_a_year(come_in: Enter, hall: RunningHall) -> None:
    """While it is used it goes on."""
    anna = come_in("Anna")
    rows, store = schema.sessions, hall.app.state.hall.store

    def last_seen(ago: float) -> None:
        with store.begin() as connection:
            mine = rows.c.user_id == anna.me["id"]
            connection.execute(update(rows).where(mine).values(seen=time.time() - ago))

    last_seen(YEAR - 3600)
    assert who(anna.http) == "Anna"
    assert anna.get("/sessions")["sessions"][0]["seen"] > time.time() - 3600
    last_seen(YEAR + 1)
    assert who(anna.http) is None
    hall.app.state.sessions.tidy()
    assert hall.app.state.sessions.of(anna.me["id"]) == []


def test_there_are_only_so_many_sessions(come_in: Enter, hall: RunningHall) -> None:
    """A program that signs in every minute does not fill the database."""
    anna, sessions = come_in("Anna"), hall.app.state.sessions
    cookies = [sessions.open(anna.me["id"], f"{number}") for number in range(MOST_SESSIONS + 5)]
    assert len(sessions.of(anna.me["id"])) == MOST_SESSIONS
    assert sessions.user(cookies[0]) is None
    assert sessions.user(cookies[-1])["id"] == anna.me["id"]


def test_the_line_of_an_ended_session_is_closed(come_in: Enter) -> None:
    """Nobody goes on watching a hand with a session that was ended."""
    anna = come_in("Anna")
    table = anna.table(GAME, "me", "bot")
    with copy_of(anna) as copied, anna.listen(table) as line:
        assert line.hear("view")["view"]["seat"] == 0
        good(copied.delete("/session"))
        with pytest.raises(ConnectionClosed):
            line.hear("nothing but the end")


def test_the_line_of_another_session_stays_open(
    come_in: Enter, elsewhere: Callable[[str], httpx.Client]
) -> None:
    gerda = come_in("Gerda").register()
    table = gerda.table(GAME, "me", "bot")
    other = elsewhere("Gerda")
    with gerda.listen(table) as line:
        good(other.delete("/session"))
        line.ask(type="ping", id=7)
        assert line.hear("done")["id"] == 7


def test_ending_all_other_sessions_closes_their_lines(
    come_in: Enter, elsewhere: Callable[[str], httpx.Client]
) -> None:
    """Who only looks on says nothing that could be refused: his line itself must end."""
    hilda = come_in("Hilda").register()
    table = hilda.table(GAME, "me", "bot")
    for path, body in (
        ("/sessions", None),
        ("/account/password", {"password": WORDS, "new": f"{WORDS} more"}),
    ):
        cookie = f"skali={elsewhere('Hilda').cookies['skali']}"
        with hilda.listen(table) as own, Listening(hilda, table, Cookie=cookie) as other:
            assert other.hear("view")["view"]["seat"] == 0
            good(hilda.http.request("POST" if body else "DELETE", path, json=body))
            with pytest.raises(ConnectionClosed):
                other.hear("nothing but the end")
            if body is None:
                own.ask(type="ping", id=1)
                assert own.hear("done")["id"] == 1


def test_a_line_takes_nothing_once_its_session_has_ended(come_in: Enter, hall: RunningHall) -> None:
    """Also if it was ended where this process did not hear of it."""
    anna = come_in("Anna")
    table = anna.table(GAME, "me", "bot")
    with anna.listen(table) as line:
        line.hear("view")
        hall.app.state.sessions.end_all(anna.me["id"])
        line.ask(type="chat", id=1, text="still here")
        assert line.hear("error")["error"]["code"] == "session"


def test_a_line_looks_at_its_session_again_after_a_while(
    come_in: Enter, hall: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "LOOKED_AT", 0.0)
    anna = come_in("Anna")
    table = anna.table(GAME, "me", "bot")
    with anna.listen(table) as line:
        line.hear("view")
        line.ask(type="chat", id=1, text="here")
        assert line.hear("done")["id"] == 1
        hall.app.state.sessions.end_all(anna.me["id"])
        line.ask(type="chat", id=2, text="still here")
        assert line.hear("error")["error"]["code"] == "session"


# --- cookies of the old kind ---


def of_old(hall: RunningHall, person: Person) -> httpx.Client:
    """Return a browser with the cookie that somebody got before sessions were kept."""
    client = httpx.Client(base_url=hall.address + "/api/v1", timeout=600)
    cookie = URLSafeSerializer("test", salt="skali-session").dumps(person.me["id"])
    client.cookies.set("skali", str(cookie), domain="127.0.0.1", path="/")
    return client


def test_an_old_hall_is_carried_over(start_hall: Start, tmp_path: Path) -> None:
    """Guests keep their seats with their old cookie, once; accounts sign in again."""
    file = tmp_path / "hall.db"
    hall = start_hall(file)
    guest, owner = Person(hall.address, "Gunnar"), Person(hall.address, "Svala").register()
    table = guest.table(GAME, "me", "bot")
    hall.stop()
    make_old(file)
    renewed = start_hall(file)
    with of_old(renewed, owner) as client:
        assert who(client) is None
        assert good(client.post("/account/login", json={"name": "SVALA", "password": WORDS}))
    with of_old(renewed, guest) as client:
        old = client.cookies["skali"]
        assert good(client.get(f"/tables/{table}/view"))["seat"] == 0
        assert who(client) == "Gunnar"
        assert client.cookies["skali"] != old
        assert good(client.get(f"/tables/{table}/view"))["seat"] == 0
        assert bad(client.post("/session", json={"name": "Svala"}))["status"] == 409
    store = renewed.app.state.hall.store
    assert store.user(guest.me["id"])["legacy"] <= time.time() + GRACE
    assert store.user(guest.me["id"])["email"] is None
    assert store.user(guest.me["id"])["pending_email"] == "old@example.org"
    store.change_user(guest.me["id"], {"legacy": time.time() - 1})
    with of_old(renewed, guest) as late:
        assert who(late) is None
    for person in (guest, owner):
        person.http.close()


def make_old(file: Path) -> None:
    """Take a database back to the form that it had before sessions were rows."""
    with closing(sqlite3.connect(file)) as connection, connection:
        for table in ("sessions", "likenesses", "letters", "reminded"):
            connection.execute(f"DROP TABLE {table}")
        connection.execute("DROP INDEX one_seat_each")
        connection.execute("CREATE UNIQUE INDEX one_seat_each ON seats (table_id, user_id)")
        for column in ("users.pending_email", "users.legacy", "seats.further", "seats.name",
                       "tables.several", "tables.closing", "tables.data"):  # fmt: skip
            table, name = column.split(".")
            connection.execute(f"ALTER TABLE {table} DROP COLUMN {name}")
        connection.execute("UPDATE users SET email = 'old@example.org'")
        connection.execute("UPDATE alembic_version SET version_num = '0002'")


def test_a_new_guest_has_no_cookie_of_the_old_kind(hall: RunningHall, come_in: Enter) -> None:
    anna, owner = come_in("Anna"), come_in("Hedvig").register()
    for person in (anna, owner):
        with of_old(hall, person) as client:
            assert who(client) is None
