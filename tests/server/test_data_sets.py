"""A folder of data sets: the lobby offers them, tables are played with them or say it is gone."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from skali.cli import main
from skali.printed.playing import with_data
from skali.printed.reading import read
from tests.printed.shaken import written
from tests.server.conftest import RunningHall
from tests.server.people import Person, bad

Start = Callable[..., RunningHall]
VALUES = {"ship.red.worth": 7, "ship.red.paid_in": "points", "ship.blue.worth": 1}
NAME = "Anna's <script>alert(1)</script>"
TEXT = written("wikinger", VALUES, NAME)
PRINT = read(TEXT.encode()).fingerprint


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A sound data set, one that is damaged, and something else."""
    place = tmp_path / "sets"
    place.mkdir()
    (place / "anna.toml").write_text(TEXT, encoding="utf-8")
    (place / "bad.toml").write_bytes(b"\xff\x00")
    (place / "wrong.toml").write_text(written("karvi", {"most_beer": 99}), encoding="utf-8")
    (place / "notes.txt").write_text("x", encoding="utf-8")
    return place


@pytest.fixture
def come_in() -> Iterator[Callable[[RunningHall], Person]]:
    """Let Anna come into a hall; she leaves with the test."""
    people: list[Person] = []

    def enter(hall: RunningHall) -> Person:
        people.append(Person(hall.address, "Anna"))
        return people[-1]

    yield enter
    for person in people:
        person.http.close()


def offered(person: Person, game: str) -> list[str]:
    cards = person.get("/games")["games"]
    options = next(card for card in cards if card["key"] == game)["options"]
    return [v["value"] for o in options if o["key"] == "data" for v in o["values"]]


def test_a_table_is_set_up_played_and_kept_with_a_data_set(
    tmp_path: Path,
    folder: Path,
    start_hall: Start,
    come_in: Callable[[RunningHall], Person],
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "hall.db"
    hall = start_hall(file, data=str(folder))
    anna = come_in(hall)
    assert offered(anna, "wikinger") == ["", PRINT]
    assert offered(anna, "karvi") == []
    unknown = anna.refused("/tables", game="wikinger", seats=[{"kind": "me"}, {"kind": "bot"}],
                           options={"data": "0" * 16})  # fmt: skip
    assert unknown["status"] == 400
    table = anna.table("wikinger", "me", "bot", options={"data": PRINT})
    plain = anna.table("wikinger", "me", "bot")
    named = {"name": NAME, "fingerprint": PRINT}
    assert anna.get(f"/tables/{table}")["table"]["data"] == named
    assert anna.get(f"/tables/{plain}")["table"]["data"] is None
    anna.wait_for_turn(table)
    assert anna.post(f"/tables/{table}/hint")["notation"]
    anna.play_to_the_end(table)
    record = anna.http.get(f"/tables/{table}/record").text
    assert f"\ndata {PRINT} {NAME}\n" in record
    assert anna.get(f"/tables/{table}/verify")["luck"] is True
    assert "<script>alert" not in anna.http.get(f"/tables/{table}/export.html").text
    fork = anna.post(f"/tables/{table}/fork", at=3)["table"]
    assert fork["data"] == named
    hall.stop()

    database = f"sqlite:///{file}"
    assert main(["verify", "--database", database, "--all", "--data", str(folder)]) == 0
    capsys.readouterr()
    assert main(["verify", "--database", database, "--table", table]) == 3
    assert f"({PRINT}) is not here" in capsys.readouterr().out

    poor = start_hall(file)
    again = come_in(poor)
    missing = bad(again.http.get(f"/tables/{fork['id']}/view"))
    assert missing["status"] == 409
    assert PRINT in missing["sentence"]
    assert again.table("wikinger", "me", "bot")


def test_the_copy_of_the_hall_is_the_game_of_the_set() -> None:
    title = with_data(read(TEXT.encode()))
    assert title.data is not None
    assert title.data.fingerprint == PRINT
