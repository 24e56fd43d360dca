"""Numbers, names and bytes that nobody means: a clear refusal, the line stays, the log is quiet."""

import json
import logging
from collections.abc import Callable, Iterator

import pytest

from tests.server.conftest import RunningHall
from tests.server.people import Person, bad
from tests.server.postgres import cluster

Enter = Callable[[str], Person]
GAME = "wikinger"
HUGE = 2**70
ENDLESS = "mcts:10000000"


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing of this is worth a line in the log."""
    yield
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_an_unknown_guest_cannot_be_removed(come_in: Enter) -> None:
    anna = come_in("Anna")
    table = anna.table(GAME, "me", "open")
    assert anna.refused(f"/tables/{table}/remove", user="0" * 24)["status"] == 404
    assert anna.refused(f"/tables/{table}/remove", user="\x00")["status"] == 400


def test_an_invitation_may_be_any_text(come_in: Enter) -> None:
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.table(GAME, "me", "invite")
    for invite in ("ä", "\x00", "日本", ""):
        assert bert.refused(f"/tables/{table}/seats/1", invite=invite)["status"] == 403
        assert bert.refused(f"/tables/{table}/watch", invite=invite)["status"] == 403


def raw(person: Person, path: str, body: str) -> int:
    """Send JSON as it is written."""
    headers = {"Content-Type": "application/json"}
    return int(bad(person.http.post(path, content=body.encode(), headers=headers))["status"])


def test_huge_numbers_and_half_signs_are_refused(come_in: Enter) -> None:
    anna = come_in("Anna")
    table = anna.table(GAME, "me", "open", "open")
    assert bad(anna.http.post(f"/tables/{table}/seats/{HUGE}", json={}))["status"] == 404
    assert bad(anna.http.delete(f"/tables/{table}/seats/{HUGE}"))["status"] == 404
    assert bad(anna.http.post(f"/tables/{table}/seats/-{HUGE}", json={}))["status"] == 404
    assert raw(anna, f"/tables/{table}/chat", '{"text": "\\ud800"}') == 400
    assert raw(anna, f"/tables/{table}/chat", '{"text": "x", "\\ud800": 1}') == 400
    assert raw(anna, f"/tables/{table}/seats/1", '{"invite": "\\ud800"}') == 400
    assert raw(anna, f"/tables/{table}/decisions", f'{{"number": {HUGE}, "action": {HUGE}}}') == 400
    options = '{"game": "wikinger", "seats": [{"kind": "me"}, {"kind": "open"}], "options": %s}'
    assert raw(anna, "/tables", options % '{"\\ud800": 1}') == 400
    assert raw(anna, "/tables", options % '{"advanced": "\\u0000"}') == 400


def test_the_line_stays_whatever_comes(come_in: Enter) -> None:
    """Bytes, ids that no answer can name, signs that no text can hold."""
    anna = come_in("Anna")
    table = anna.post("/play", game=GAME, bots=["random"])["table"]["id"]
    with anna.listen(table) as ear:
        ear.hear("view")
        ear.socket.send(b"\x00\xff bytes")
        assert ear.hear("error")["error"]["code"] == "malformed"
        for text in (
            f'{{"type": "ping", "id": {HUGE}}}',
            '{"type": "ping", "id": "\\ud800"}',
            '{"type": "ping", "id": [1]}',
            '{"type": "ping", "id": 1.5}',
            json.dumps({"type": "ping", "id": "x" * 1000}),
            '{"type": "decide", "\\ud800": 1}',
            '{"type": "decide", "number": 0, "action": "\\u0000"}',
            '{"type": "chat", "id": 1, "text": "\\u0000"}',
            f'{{"type": "decide", "id": 1, "number": {HUGE}, "action": 1}}',
        ):
            ear.send(text)
            assert ear.hear("error")["error"]["code"] == "malformed", text
        ear.ask(type="ping", id="still here")
        assert ear.hear("done")["id"] == "still here"


@pytest.mark.parametrize("bot", [ENDLESS, "mcts", "mcts:999999", "oracle", "\x00", "greedy "])
def test_only_bots_of_the_lobby_can_be_asked_for(come_in: Enter, bot: str) -> None:
    """At no door: not for a new table, not at once, not for a free seat."""
    anna = come_in("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    table = anna.table(GAME, "me", "open")
    for path, body in (
        ("/tables", {"game": GAME, "seats": seats}),
        ("/play", {"game": GAME, "bots": [bot]}),
        (f"/tables/{table}/seats/1/bot", {"bot": bot}),
    ):
        refused = anna.refused(path, **body)
        assert (refused["status"], refused["field"]) == (400, "bot")
        assert "greedy" in refused["sentence"]


def test_a_game_is_played_on_only_against_bots_of_the_lobby(come_in: Enter) -> None:
    anna = come_in("Anna")
    table = anna.post("/play", game=GAME, bots=["random"])["table"]["id"]
    anna.play_to_the_end(table)
    assert anna.refused(f"/tables/{table}/fork", at=0, bots=[ENDLESS])["field"] == "bot"


def test_texts_that_postgresql_cannot_keep() -> None:
    """NUL is no sign of a text there; nor is anything an id of a table."""
    with cluster() as postgres:
        hall = RunningHall(postgres.url)
        try:
            anna = Person(hall.address, "Anna")
            table = anna.table(GAME, "me", "open")
            assert anna.refused(f"/tables/{table}/chat", text="a\x00b")["field"] == "text"
            seats = [{"kind": "me"}, {"kind": "open"}]
            titled = anna.refused("/tables", game=GAME, seats=seats, title="\x00")
            assert titled["field"] == "title"
            for id_ in ("%00", "a%00b", "%ED%A0%80", "%C3%A4", str(HUGE)):
                assert bad(anna.http.get(f"/tables/{id_}/view"))["status"] == 404
            assert anna.refused(f"/tables/{table}/remove", user="\x00")["status"] == 400
            anna.http.close()
        finally:
            hall.stop()
