"""One person with several seats: alone with three cultures, or with friends at one machine."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from skali.server.hall import Hall
from skali.server.reminders import Reminders
from tests.server.conftest import RunningHall
from tests.server.people import Json, Person
from tests.toys.installed import toys_installed

Enter = Callable[[str], Person]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """A hall in which the toys are games like any other."""
    folder = tmp_path_factory.mktemp("toys")
    with toys_installed(folder):
        running = RunningHall(f"sqlite:///{folder}/hall.db")
        yield running
        running.stop()


def act(person: Person, table: str, action: str, seat: int | None = None) -> Json:
    """Decide in the notation, for a seat; return what that seat sees then."""
    query = {} if seat is None else {"seat": seat}
    view = person.view(table, **query)
    body = {"number": view["number"], "action": action, **query}
    person.post(f"/tables/{table}/decisions", **body)
    return person.view(table, **query)


# --- sitting down ---


def test_the_host_takes_several_seats_when_he_sets_the_table_up(come_in: Enter) -> None:
    anna = come_in("Anna")
    table = anna.table("gardens", "me", "bot", "me")
    found = anna.get(f"/tables/{table}")["table"]
    assert (found["status"], found["mine"], found["several"]) == ("running", [0, 2], False)
    assert [seat["name"] for seat in found["seats"]][::2] == ["Anna", "Anna (2)"]


def test_friends_at_one_machine_have_names_of_their_own(come_in: Enter) -> None:
    anna, olaf = come_in("Anna"), come_in("Olaf")
    plan = [{"kind": "me", "name": "Björn"}, {"kind": "open"}, {"kind": "me"}]
    made = anna.post("/tables", game="gardens", seats=plan)["table"]
    assert [seat["name"] for seat in made["seats"]][::2] == ["Björn", "Anna"]
    olaf.post(f"/tables/{made['id']}/seats/1")
    anna.post("/account/delete", name="Anna")
    seats = olaf.get(f"/tables/{made['id']}")["table"]["seats"]
    assert "Björn" not in [seat["name"] for seat in seats]


def test_a_seat_cannot_bear_the_name_of_an_account_nor_that_of_somebody_else(
    come_in: Enter,
) -> None:
    come_in("Freyja").register()
    anna = come_in("Anna")
    plan = [{"kind": "me", "name": "Freyja"}, {"kind": "me"}, {"kind": "me"}]
    refused = anna.refused("/tables", game="gardens", seats=plan)
    assert (refused["status"], refused["field"]) == (409, "name")
    plan = [{"kind": "open", "name": "Olaf"}, {"kind": "me"}, {"kind": "me"}]
    refused = anna.refused("/tables", game="gardens", seats=plan)
    assert (refused["status"], refused["field"]) == (400, "name")


def test_a_second_seat_is_taken_only_where_the_host_allows_it(come_in: Enter) -> None:
    anna, bert = come_in("Anna"), come_in("Bert")
    one = anna.table("gardens", "me", "open", "open")
    bert.post(f"/tables/{one}/seats/1")
    refused = bert.refused(f"/tables/{one}/seats/2")
    assert (refused["status"], refused["sentence"]) == (409, "You already sit at this table.")
    assert anna.refused(f"/tables/{one}/seats/2")["status"] == 409
    many = anna.table("gardens", "open", "open", "open", several=True)
    for seat, person in enumerate((anna, bert, bert)):
        found = person.post(f"/tables/{many}/seats/{seat}")["table"]
    assert (found["status"], found["mine"]) == ("running", [1, 2])


def test_a_host_of_two_seats_gets_no_third_by_racing(come_in: Enter) -> None:
    anna = come_in("Anna")
    for _ in range(3):
        table = anna.table("runes", "me", "me", "open")

        def sit(_: int, table: str = table) -> int:
            with httpx.Client(base_url=anna.http.base_url, cookies=anna.http.cookies) as line:
                return line.post(f"/tables/{table}/seats/2", json={}, timeout=600).status_code

        with ThreadPoolExecutor(4) as threads:
            assert set(threads.map(sit, range(4))) == {409}
        anna.post(f"/tables/{table}/seats/2/bot", bot="random")


def test_who_has_several_seats_leaves_and_is_removed_from_all(come_in: Enter) -> None:
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.table("gardens", "open", "open", "open", several=True)
    for seat in (0, 1):
        bert.post(f"/tables/{table}/seats/{seat}")
    found = bert.delete(f"/tables/{table}/seats/0")["table"]
    assert (found["mine"], found["me"]) == ([1], 1)
    bert.post(f"/tables/{table}/seats/0")
    anna.post(f"/tables/{table}/remove", user=bert.me["id"])
    seats = anna.get(f"/tables/{table}")["table"]["seats"]
    assert [seat["user"] for seat in seats] == [None] * 3


# --- playing ---


def test_the_first_own_seat_that_must_decide_is_shown(come_in: Enter) -> None:
    anna = come_in("Anna")
    table = anna.table("gardens", "me", "me", "me")
    for seat in (0, 1, 2, 0):
        view = anna.view(table)
        assert (view["seat"], view["decision"]["seat"]) == (seat, seat)
        assert view["table"]["me"] == seat
        act(anna, table, "work")
    other = anna.view(table, seat=0)
    assert (other["seat"], other["waiting_for"]) == (0, [1])
    assert other["decision"]["must"] is False


def test_nobody_looks_or_acts_through_the_seat_of_somebody_else(come_in: Enter) -> None:
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.table("gardens", "me", "me", "open")
    bert.post(f"/tables/{table}/seats/2")
    for path in ("view", "log", "why"):
        query: dict[str, str | int] = {"seat": 1, "action": "work"}
        answer = bert.http.get(f"/tables/{table}/{path}", params=query)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "seat")
    number = bert.view(table)["number"]
    wrong = bert.refused(f"/tables/{table}/decisions", number=number, action="work", seat=0)
    assert wrong["code"] == "seat"
    assert bert.refused(f"/tables/{table}/undo", number=number, to=0, seat=0)["code"] == "seat"
    assert anna.get(f"/tables/{table}/why", action="work", seat=0)["legal"]
    assert not anna.get(f"/tables/{table}/why", action="work", seat=1)["legal"]


def test_hidden_hands_are_shown_seat_by_seat(come_in: Enter) -> None:
    """What a person may know with both seats is never in one view."""
    anna = come_in("Anna")
    table = anna.table("runes", "me", "me", options={"open_omen": True})
    first, second = (anna.view(table, seat=seat) for seat in (0, 1))
    assert (first["seat"], second["seat"]) == (0, 1)
    assert first["scene"] != second["scene"]
    hands = [[panel["title"] for panel in view["scene"]["panels"]] for view in (first, second)]
    assert hands[0] == hands[1]
    cast = first["decision"]["choices"][0]["notation"]
    assert act(anna, table, cast, 0)["log"][0]["action"] == cast
    view = anna.view(table)
    assert (view["seat"], view["log"][0]["action"]) == (1, None)
    assert cast not in str(view["log"])


def test_a_line_follows_the_question_or_stays_where_it_is_told(come_in: Enter) -> None:
    anna = come_in("Anna")
    table = anna.table("gardens", "me", "me")
    with anna.listen(table) as line:
        view = line.hear("view")["view"]
        assert view["seat"] == 0
        line.ask(type="decide", id=1, number=view["number"], action="work")
        view = line.hear("view")["view"]
        assert (view["seat"], view["decision"]["must"]) == (1, True)
        line.ask(type="seat", id=2, seat=0)
        assert line.hear("view")["view"]["seat"] == 0
        act(anna, table, "work", 1)
        act(anna, table, "work", 0)
        assert [line.hear("view")["view"]["seat"] for _ in range(2)] == [0, 0]
        line.ask(type="seat", id=3)
        assert line.hear("view")["view"]["seat"] == 1
        line.ask(type="seat", id=4, seat=7)
        assert line.hear("error")["error"]["code"] == "seat"


def test_a_secret_choice_of_one_seat_leads_the_line_to_the_next(come_in: Enter) -> None:
    anna = come_in("Anna")
    table = anna.table("runes", "me", "me", options={"open_omen": True})
    with anna.listen(table) as line:
        view = line.hear("view")["view"]
        assert view["waiting_for"] == [0, 1]
        action = view["decision"]["choices"][0]["action"]
        line.ask(type="decide", id=1, number=view["number"], action=action)
        assert line.hear("view")["view"]["seat"] == 1


def test_one_goes_back_over_all_own_seats_but_not_over_others(come_in: Enter) -> None:
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.table("gardens", "me", "me", "open", options={"rounds": 20})
    bert.post(f"/tables/{table}/seats/2")
    act(anna, table, "work")
    act(anna, table, "work")
    view = anna.view(table)
    assert view["undo"] == {"to": 0, "last": 1}
    anna.post(f"/tables/{table}/undo", number=view["number"], to=0)
    assert anna.view(table)["waiting_for"] == [0]
    act(anna, table, "work")
    act(anna, table, "work")
    act(bert, table, "work")
    view = anna.view(table)
    assert view["undo"] is None
    refused = anna.refused(f"/tables/{table}/undo", number=view["number"], to=0)
    assert refused["sentence"] == "Decision 3 builds on it: ask the others for a take-back."


def test_everybody_has_one_voice(come_in: Enter) -> None:
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.table("gardens", "me", "me", "open", options={"rounds": 20})
    bert.post(f"/tables/{table}/seats/2")
    for person in (anna, anna, bert):
        act(person, table, "work")
    view = bert.view(table)
    number = bert.post(f"/tables/{table}/takeback", number=view["number"], to=0)["number"]
    assert bert.view(table)["votes"][0]["voters"] == [0, 2]
    act(anna, table, "work", 0)
    anna.post(f"/tables/{table}/votes", vote=number, agree=True)
    assert anna.view(table)["at"] == 0


def test_alone_with_several_seats_one_agrees_with_oneself(come_in: Enter) -> None:
    anna = come_in("Anna")
    table = anna.table("gardens", "me", "me", options={"rounds": 20})
    act(anna, table, "dig")
    view = act(anna, table, "dig")
    assert view["undo"] is None
    anna.post(f"/tables/{table}/takeback", number=view["number"], to=0)
    assert anna.view(table)["at"] == 0


def test_a_person_is_called_once_for_all_seats(hall: RunningHall, come_in: Enter) -> None:
    """Both seats are asked at once; whoever is away gets one letter, for the first of them."""
    anna = come_in("Anna")
    anna.patch("/session", webhook="https://example.org/x")
    table = anna.table("runes", "me", "me", pace="days", options={"open_omen": True})
    inside: Hall = hall.app.state.hall
    reminders: Reminders = hall.app.state.reminders
    room = inside.places[table].room
    assert room is not None
    assert room.state.turn == (0, 1)
    sent: list[str] = []
    with pytest.MonkeyPatch.context() as patch:

        async def send(user: Json, _: Json) -> None:
            sent.append(user["name"])

        patch.setattr(reminders, "send", send)
        loop = next(iter(inside.tasks)).get_loop()
        for seat in (0, 1):
            asyncio.run_coroutine_threadsafe(reminders.remind(table, seat), loop).result(30)
    assert sent == ["Anna"]


def test_after_a_restart_the_seats_are_still_one_persons(
    start_hall: Callable[[Path], RunningHall], tmp_path: Path
) -> None:
    (tmp_path / "toys").mkdir()
    with toys_installed(tmp_path / "toys"):
        first = start_hall(tmp_path / "hall.db")
        anna = Person(first.address, "Anna")
        table = anna.table("gardens", "me", "me")
        act(anna, table, "work")
        act(anna, table, "work")
        first.stop()
        second = start_hall(tmp_path / "hall.db")
        anna.http.base_url = second.address + "/api/v1"
        view = anna.view(table)
        assert (view["seat"], view["undo"]) == (0, {"to": 0, "last": 1})
        anna.post(f"/tables/{table}/undo", number=view["number"], to=0)
        assert anna.view(table)["at"] == 0
        anna.http.close()


# --- alone ---

REACHED = {"scores": [3], "places": [1], "outcomes": [0.75], "aim": "alone"}


def test_a_game_for_one_begins_at_once_and_ends_with_a_success(come_in: Enter) -> None:
    anna = come_in("Anna")
    table = anna.post("/play", game="gardens", bots=[])["table"]["id"]
    for action in ("work", "plant", "envy"):
        view = act(anna, table, action)
    assert view["result"] == REACHED
    found = anna.get(f"/tables/{table}")["table"]
    assert found["result"] == REACHED
    assert anna.get(f"/tables/{table}/verify")["luck"]
    fork = anna.post(f"/tables/{table}/fork", at=1)["table"]
    assert (fork["status"], len(fork["seats"])) == ("running", 1)


def test_a_common_game_ends_alike_for_everybody(come_in: Enter) -> None:
    anna = come_in("Anna")
    table = anna.table("gardens", "me", "me", options={"together": True})
    for action in ("work", "work", "work", "work"):
        view = act(anna, table, action)
    failed = {"scores": [0, 0], "places": [1, 1], "outcomes": [0.0, 0.0], "aim": "together"}
    assert view["result"] == failed
    assert anna.get(f"/tables/{table}")["table"]["result"] == failed
