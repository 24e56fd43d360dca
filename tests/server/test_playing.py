"""Playing at a table of the hall, every game."""

from collections.abc import Callable
from pathlib import Path

import pytest

from skali.games import games
from tests.server.conftest import RunningHall
from tests.server.people import Person

Enter = Callable[[str], Person]


@pytest.mark.parametrize("game", games())
def test_a_person_plays_a_whole_game_against_bots(come_in: Enter, game: str) -> None:
    """Play now, decide until the end, and check the dice."""
    anna = come_in("Anna")
    table = anna.post("/play", game=game, bots=["random"] * (games()[game].seats[0] - 1))["table"]
    assert table["status"] == "running"
    assert table["secret"] is None
    end = anna.play_to_the_end(table["id"])
    assert len(end["result"]["scores"]) == games()[game].seats[0]
    assert anna.get(f"/tables/{table['id']}")["table"]["secret"]
    check = anna.get(f"/tables/{table['id']}/verify")
    assert check["fits"]
    assert check["luck"]
    assert check["commitment"] == table["commitment"]


GAME = "wikinger"
"""A game that asks one seat after the other."""


def test_a_table_s_id_can_be_written_behind_an_option(come_in: Enter) -> None:
    """`skali verify --table` would take one that begins with a hyphen for an option."""
    people = [come_in(name) for name in ("Anna", "Bert", "Cora", "Dora")]
    ids = [person.table(GAME, "me", "open") for person in people for _ in range(5)]
    assert all(each.isalnum() for each in ids)
    assert len(set(ids)) == len(ids)


def test_the_first_of_two_clicks_wins(come_in: Enter) -> None:
    """A number is given once; the second click learns the present number."""
    anna = come_in("Anna")
    table = anna.table(GAME, "me", "open", "open")
    bert, cora = come_in("Bert"), come_in("Cora")
    bert.post(f"/tables/{table}/seats/1")
    cora.post(f"/tables/{table}/seats/2")
    players = [anna, bert, cora]
    seat = anna.view(table)["waiting_for"][0]
    mover = players[seat]
    view = mover.view(table)
    mover.decide(table, view)
    again = mover.refused(f"/tables/{table}/decisions", number=view["number"], action=0)
    assert (again["status"], again["code"], again["number"]) == (409, "stale", view["number"] + 1)


def test_undo_goes_back_as_long_as_nothing_was_revealed(come_in: Enter) -> None:
    """After an undo the same position is asked again, under a new number."""
    anna = come_in("Anna")
    table = anna.post("/play", game=GAME, bots=["random"])["table"]["id"]
    view = anna.wait_for_turn(table)
    harmless = next(c for c in view["decision"]["choices"] if not c["reveals"])
    anna.decide(table, view, harmless["notation"])
    after = anna.wait_for_turn(table)
    if after["undo"] is None:
        return
    anna.post(f"/tables/{table}/undo", number=after["number"], to=after["undo"]["to"])
    back = anna.view(table)
    assert back["number"] > after["number"]
    assert back["at"] == after["undo"]["to"]


def test_a_takeback_needs_everybody(come_in: Enter) -> None:
    """One no ends the question; when all agree, the table goes back."""
    anna, bert = come_in("Anna"), come_in("Bert")
    game = next(key for key, found in games().items() if 2 in found.seats)
    table = anna.table(game, "me", "open")
    bert.post(f"/tables/{table}/seats/1")
    players = [anna, bert]
    for _ in range(3):
        mover = players[anna.view(table)["waiting_for"][0]]
        mover.decide(table, mover.view(table))
    number = anna.post(f"/tables/{table}/takeback", number=anna.view(table)["number"], to=0)[
        "number"
    ]
    assert bert.view(table)["votes"][0]["voters"] == [0, 1]
    bert.post(f"/tables/{table}/votes", vote=number, agree=False)
    assert anna.view(table)["votes"] == []
    assert anna.view(table)["at"] == 3
    number = anna.post(f"/tables/{table}/takeback", number=anna.view(table)["number"], to=0)[
        "number"
    ]
    bert.post(f"/tables/{table}/votes", vote=number, agree=True)
    assert anna.view(table)["at"] == 0


def test_a_restarted_hall_has_lost_nothing(
    start_hall: Callable[[Path], RunningHall], tmp_path: Path
) -> None:
    """Everything that was answered is still there after a stop in the middle of a game."""
    first = start_hall(tmp_path / "hall.db")
    anna = Person(first.address, "Anna")
    table = anna.post("/play", game=GAME, bots=["random"])["table"]["id"]
    for _ in range(5):
        anna.decide(table, anna.wait_for_turn(table))
    before = anna.wait_for_turn(table)
    first.stop()
    second = start_hall(tmp_path / "hall.db")
    anna.http.base_url = second.address + "/api/v1"
    after = anna.wait_for_turn(table)
    assert after["number"] == before["number"]
    assert after["scene"] == before["scene"]
    assert after["log"] == before["log"]
    anna.play_to_the_end(table)
    assert anna.get(f"/tables/{table}/verify")["luck"]
    anna.http.close()


def test_a_finished_game_can_be_replayed_exported_and_played_on(come_in: Enter) -> None:
    """Record, picture book, and a private table from any decision."""
    anna = come_in("Anna")
    table = anna.post("/play", game=GAME, bots=["random"])["table"]["id"]
    assert anna.http.get(f"/tables/{table}/record").status_code == 409
    end = anna.play_to_the_end(table)
    record = anna.http.get(f"/tables/{table}/record").text
    assert record.startswith("skali-record")
    early = anna.get(f"/tables/{table}/replay", at=3, seat=0)
    assert early["at"] == 3
    assert not early["live"]
    page = anna.http.get(f"/tables/{table}/export.html").text
    assert page.count('"story":[') == end["decisions"] + 1
    assert "http://" not in page.replace("http://www.w3.org", "")
    fork = anna.post(f"/tables/{table}/fork", at=10)["table"]
    assert fork["status"] == "running"
    assert anna.wait_for_turn(fork["id"])["decision"]
