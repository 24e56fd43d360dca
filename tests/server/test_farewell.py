"""Somebody deletes his account: what is left, and what becomes of his tables."""

from collections.abc import Callable

import httpx
import pytest

from tests.server.conftest import RunningHall
from tests.server.people import WORDS, Person, bad, copy_of, good

Enter = Callable[[str], Person]
GAME = "wikinger"
NOBODY = "N. N."


def leave(person: Person) -> None:
    """Delete the account."""
    gone = person.post("/account/delete", name=person.me["name"], password=WORDS)
    assert gone == {"user": None}


def test_nothing_is_left_but_a_row_without_a_name(
    hall: RunningHall, come_in: Enter, stranger: httpx.Client
) -> None:
    """The name is free again, and no session, password or address remains."""
    hildur = come_in("Hildur").register()
    hildur.patch("/session", webhook="https://example.org/hook")
    hall.app.state.hall.store.change_user(hildur.me["id"], {"email": "h@example.org"})
    with copy_of(hildur) as copied:
        leave(hildur)
        assert good(copied.get("/session"))["user"] is None
    row = hall.app.state.hall.store.user(hildur.me["id"])
    left = {key: value for key, value in row.items() if value is not None}
    assert left.keys() == {"id", "name", "language", "created"}
    assert left["name"] == NOBODY
    login = {"name": "Hildur", "password": WORDS}
    assert bad(stranger.post("/account/login", json=login))["status"] == 401
    assert come_in("Hildur").register().me["account"]


def test_it_takes_the_name_and_the_password(come_in: Enter) -> None:
    """Nobody goes by mistake, or because he left his browser open."""
    inga = come_in("Inga").register()
    path = "/account/delete"
    assert inga.refused(path, name="Ingo", password=WORDS)["field"] == "name"
    assert inga.refused(path, name="Inga")["status"] == 401
    assert inga.refused(path, name="Inga", password="something else")["status"] == 401  # noqa: S106
    assert inga.get("/session")["user"]["name"] == "Inga"


def test_a_guest_can_go_for_good_too(come_in: Enter) -> None:
    guest = come_in("Gast")
    guest.post("/account/delete", name="gast")
    assert guest.get("/session")["user"] is None


def test_finished_games_stay(come_in: Enter) -> None:
    """Their record and their dice, under a neutral name."""
    jorid = come_in("Jorid").register()
    table = jorid.table(GAME, "me", "bot")
    jorid.play_to_the_end(table)
    leave(jorid)
    anna = come_in("Anna")
    assert anna.get(f"/tables/{table}")["table"]["seats"][0]["name"] == NOBODY
    assert anna.get(f"/tables/{table}/verify")["luck"]
    record = anna.http.get(f"/tables/{table}/record").text
    assert NOBODY in record
    assert "Jorid" not in record


def test_at_a_running_table_the_seat_stays_and_a_bot_may_take_it(come_in: Enter) -> None:
    """Nobody has to wait until the time of one who is gone has run out."""
    kara, bert = come_in("Kára").register(), come_in("Bert")
    table = kara.table(GAME, "me", "open")
    bert.post(f"/tables/{table}/seats/1")
    bert.post(f"/tables/{table}/chat", text="hello")
    kara.post(f"/tables/{table}/chat", text="farewell")
    assert bert.refused(f"/tables/{table}/substitute", seat=0)["status"] == 409
    with bert.listen(table) as line:
        line.hear("view")
        leave(kara)
        told = line.hear("view")["view"]["table"]
    assert told["status"] == "running"
    assert [seat["name"] for seat in told["seats"]] == [NOBODY, "Bert"]
    assert told["is_host"]
    said = bert.view(table)["chat"]
    assert [row["user"]["name"] for row in said] == ["Bert", NOBODY]
    bert.post(f"/tables/{table}/substitute", seat=0)
    assert bert.play_to_the_end(table)["result"]


def test_a_seat_of_a_game_that_has_not_begun_is_free_again(come_in: Enter) -> None:
    liv, bert = come_in("Livia").register(), come_in("Bert")
    table = bert.table("walhalla", "me", "open", "open")
    liv.post(f"/tables/{table}/seats/1")
    leave(liv)
    seats = bert.get(f"/tables/{table}")["table"]["seats"]
    assert [seat["user"] is None for seat in seats] == [False, True, True]


@pytest.mark.parametrize("others", [True, False])
def test_a_table_gets_another_host_or_is_shown_to_nobody(come_in: Enter, others: bool) -> None:  # noqa: FBT001
    marit, bert = come_in(f"Marit {others}").register(), come_in("Bert")
    table = marit.table("walhalla", "me", "open", "open")
    if others:
        bert.post(f"/tables/{table}/seats/1")
    leave(marit)
    listed = {row["id"] for row in bert.get("/tables", show="open")["tables"]}
    assert (table in listed) is others
    if others:
        assert bert.get(f"/tables/{table}")["table"]["is_host"]
