"""Bad input of every kind gets a clear refusal and changes nothing."""

from collections.abc import Callable

import httpx
import pytest

from skali.games import games
from tests.server.people import Person, bad

Enter = Callable[[str], Person]
GAME = "wikinger"
"""A game for two that asks one seat after the other."""


@pytest.fixture
def duel(come_in: Enter) -> tuple[Person, Person, str]:
    """Two people at a table."""
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.table(GAME, "me", "open")
    bert.post(f"/tables/{table}/seats/1")
    return anna, bert, table


def test_without_a_session_nobody_plays(stranger: httpx.Client) -> None:
    """A name is needed first."""
    assert bad(stranger.post("/play", json={"game": GAME}))["status"] == 401


def test_a_forged_cookie_is_nobody(stranger: httpx.Client) -> None:
    """A changed signature opens no session."""
    stranger.cookies.set("skali", "ImFubmEi.forged")
    assert stranger.get("/session").json()["user"] is None


def test_a_wrong_seat_is_refused(duel: tuple[Person, Person, str]) -> None:
    """Nobody decides for somebody else, and not out of turn."""
    anna, bert, table = duel
    seat = anna.view(table)["waiting_for"][0]
    mover, other = (anna, bert) if seat == 0 else (bert, anna)
    view = mover.view(table)
    action = view["decision"]["choices"][0]["notation"]
    body = {"number": view["number"], "action": action}
    assert other.refused(f"/tables/{table}/decisions", **body)["rule"] == "SKALI-2"
    assert other.refused(f"/tables/{table}/decisions", seat=seat, **body)["code"] == "seat"
    assert mover.view(table)["number"] == view["number"]


def test_an_illegal_action_names_its_rule(duel: tuple[Person, Person, str]) -> None:
    """The refusal has the rule and a sentence in the language asked for."""
    anna, bert, table = duel
    mover = (anna, bert)[anna.view(table)["waiting_for"][0]]
    view = mover.view(table)
    legal = {choice["action"] for choice in view["decision"]["choices"]}
    illegal = next(number for number in range(len(games()[GAME].space)) if number not in legal)
    path = f"/tables/{table}/decisions"
    english = mover.refused(path, number=view["number"], action=illegal)
    german = mover.refused(path + "?lang=de", number=view["number"], action=illegal)
    assert (english["status"], english["code"]) == (422, "illegal")
    assert english["rule"] == german["rule"]
    assert english["sentence"] != german["sentence"]
    assert mover.view(table)["number"] == view["number"]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "number"),
        ({"number": -1, "action": 0}, "number"),
        ({"number": 0, "action": 0, "surprise": 1}, "surprise"),
        ({"number": 0, "action": "dance wildly"}, "action"),
        ({"number": 0, "action": ""}, "action"),
        ({"number": 10**30, "action": 0}, "number"),
    ],
)
def test_a_malformed_decision_names_the_field(
    duel: tuple[Person, Person, str], body: dict[str, object], field: str
) -> None:
    """What is wrong, and where."""
    anna, _, table = duel
    path = f"/tables/{table}/decisions"
    answer = bad(anna.http.post(path, json=body))
    assert (answer["status"], answer["field"]) == (400, field)
    german = bad(anna.http.post(path + "?lang=de", json=body))
    assert german["sentence"] != answer["sentence"]
    assert field in german["sentence"] or "dance wildly" in german["sentence"]


@pytest.mark.parametrize(
    ("way", "body", "sentence"),
    [
        ("/tables", {"game": GAME}, "„seats“ fehlt."),
        ("/tables", {"game": GAME, "seats": 3}, "„seats“ muss eine Liste sein."),
        ("/tables", {"game": GAME, "seats": []}, "„seats“ muss mindestens einen Eintrag haben."),
        ("/tables", {"game": GAME, "seats": ["me"]},
         "„seats.0“ muss ein Objekt mit benannten Feldern sein."),
        ("/tables", {"game": GAME, "seats": [{"kind": "king"}]},
         "„seats.0.kind“ muss eines von diesen sein: me, invite, open, bot."),
        ("/tables", {"game": GAME, "seats": [{"kind": "me"}], "open": "perhaps"},
         "„open“ muss true oder false sein."),
        ("/tables", {"game": GAME, "seats": [{"kind": "me"}], "clock": {"days": 31}},
         "„clock.days“ darf höchstens 30 sein."),
        ("/tables", {"game": GAME, "seats": [{"kind": "me"}], "clock": {"minutes": "x"}},
         "„clock.minutes“ muss eine ganze Zahl sein."),
        ("/tables", {"game": 7, "seats": [{"kind": "me"}]}, "„game“ muss ein Text sein."),
        ("/tables", {"game": "x" * 41, "seats": [{"kind": "me"}]},
         "„game“ darf höchstens 40 Zeichen haben."),
        ("/account/forgotten", {"name": "Anna", "x": 1}, "Ein Feld „x“ gibt es hier nicht."),
    ],
)  # fmt: skip
def test_a_malformed_body_is_refused_in_the_reader_s_language(
    come_in: Enter, way: str, body: dict[str, object], sentence: str
) -> None:
    """What is wrong, where, and what would be right."""
    answer = bad(come_in("Anna").http.post(way + "?lang=de", json=body))
    assert (answer["status"], answer["sentence"]) == (400, sentence)


def test_bodies_have_a_limit(duel: tuple[Person, Person, str]) -> None:
    """A huge or broken body is refused before it is read as JSON."""
    anna, _, table = duel
    path = f"/tables/{table}/chat"
    assert bad(anna.http.post(path, json={"text": "x" * 100_000}))["status"] == 413
    assert bad(anna.http.post(path, content=b"{", headers={"Content-Type": "application/json"}))
    assert anna.refused(path, text="x" * 501)["field"] == "text"


def test_chat_is_paced(duel: tuple[Person, Person, str]) -> None:
    """Only so many messages in ten seconds."""
    anna, bert, table = duel
    for number in range(3):
        anna.post(f"/tables/{table}/chat", text=f"hello {number}")
    assert anna.refused(f"/tables/{table}/chat", text="again")["status"] == 429
    assert [said["text"] for said in bert.view(table)["chat"]] == ["hello 0", "hello 1", "hello 2"]


def test_unknown_things_are_unknown(come_in: Enter) -> None:
    """Games, tables and pages."""
    anna = come_in("Anna")
    assert anna.refused("/play", game="chess")["status"] == 404
    assert bad(anna.http.get("/tables/nowhere"))["status"] == 404
    assert bad(anna.http.get("/nothing"))["status"] == 404


def test_tables_are_checked(come_in: Enter) -> None:
    """Seats, options and bots must exist."""
    anna = come_in("Anna")
    seats = [{"kind": "me"}, {"kind": "open"}]
    assert anna.refused("/tables", game=GAME, seats=seats[:1])["field"] == "seats"
    assert anna.refused("/tables", game=GAME, seats=seats, options={"x": 1})["field"] == "options"
    wrong = [{"kind": "me"}, {"kind": "bot", "bot": "oracle"}]
    assert "oracle" in anna.refused("/tables", game=GAME, seats=wrong)["sentence"]


def test_an_invitation_is_needed(come_in: Enter) -> None:
    """Only the host sees the link; only with it the seat can be taken."""
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.table(GAME, "me", "invite")
    link = anna.get(f"/tables/{table}")["table"]["seats"][1]["invite"]
    assert bert.get(f"/tables/{table}")["table"]["seats"][1]["invite"] is None
    assert bert.refused(f"/tables/{table}/seats/1")["status"] == 403
    assert bert.refused(f"/tables/{table}/seats/1", invite="guess")["status"] == 403
    bert.post(f"/tables/{table}/seats/1", invite=link.rsplit("/", 1)[1])
    assert anna.get(f"/tables/{table}")["table"]["status"] == "running"


def test_the_host_can_remove_a_guest(come_in: Enter) -> None:
    """A removed guest can neither watch nor come back."""
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.table(GAME, "me", "open")
    assert bert.refused(f"/tables/{table}/remove", user=anna.me["id"])["status"] == 403
    anna.post(f"/tables/{table}/remove", user=bert.me["id"])
    assert bert.refused(f"/tables/{table}/seats/1")["status"] == 403


def test_who_was_removed_decides_no_more(come_in: Enter) -> None:
    """The seat waits for the bot that the others may ask for."""
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.table(GAME, "me", "open")
    bert.post(f"/tables/{table}/seats/1")
    while not (asked := bert.view(table))["decision"]:
        anna.decide(table, anna.view(table))
    anna.post(f"/tables/{table}/remove", user=bert.me["id"])
    action = asked["decision"]["choices"][0]["action"]
    refused = bert.refused(f"/tables/{table}/decisions", number=asked["number"], action=action)
    assert (refused["status"], refused["code"]) == (403, "seat")
    assert anna.view(table)["number"] == asked["number"]


def test_passwords_are_checked(come_in: Enter, stranger: httpx.Client) -> None:
    """A guest becomes an account; a wrong password opens nothing."""
    cora = come_in("Cora")
    account = {"name": "Cora of Skáli", "password": "long enough"}
    assert cora.post("/account", **account)["user"]["account"]
    wrong = account | {"password": "something else"}
    assert bad(stranger.post("/account/login", json=wrong))["status"] == 401
    assert stranger.post("/account/login", json=account).json()["user"]["id"] == cora.me["id"]
    short = {"name": "Dora", "password": "short"}
    assert bad(stranger.post("/account", json=short))["field"] == "password"


def test_a_refusal_speaks_the_language_of_who_asks(duel: tuple[Person, Person, str]) -> None:
    """Not only the rules' own refusals are in German."""
    anna, _, table = duel
    path = f"/tables/{table}/votes"
    assert anna.refused(path, vote=99, agree=True)["sentence"].startswith("There is nothing")
    german = anna.refused(f"{path}?lang=de", vote=99, agree=True)["sentence"]
    assert german.startswith("Du hast gerade")


def test_a_forbidden_thing_on_the_table_can_be_asked_about(
    duel: tuple[Person, Person, str],
) -> None:
    """A node that offers nothing now names what one would try there, and that has its rule."""
    anna, bert, table = duel
    mover = (anna, bert)[anna.view(table)["waiting_for"][0]]
    nodes = [node for panel in mover.view(table)["scene"]["panels"] for node in panel["nodes"]]
    refused = [node for node in nodes if "refused" in node]
    assert refused
    assert not any(node.get("actions") for node in refused)
    for node in refused:
        for action in node["refused"]:
            assert mover.get(f"/tables/{table}/why", action=action)["rule"]
