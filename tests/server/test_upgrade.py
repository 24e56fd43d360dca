"""New rules: tables that play the same by them go on, the others are closed with a word."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from skali.core.chance import Chance
from skali.core.message import Refusal
from skali.server.audit import audit
from skali.server.store import Row, Store
from tests.server.conftest import RunningHall
from tests.server.people import Json, Person, bad
from tests.toys import gardens
from tests.toys.gardens import DIG, WORK, Gardens, GardensGame, Turning
from tests.toys.installed import toys_installed

Start = Callable[..., RunningHall]
take = Turning.take


@pytest.fixture(autouse=True)
def toys(tmp_path: Path) -> Iterator[None]:
    """The toys are games like any other here."""
    folder = tmp_path / "toys"
    folder.mkdir()
    with toys_installed(folder):
        yield


class Era:
    """A database that several halls open one after the other, and Anna who comes back."""

    def __init__(self, start: Start, folder: Path) -> None:
        self.start = start
        self.file = folder / "hall.db"
        self.hall = start(self.file)
        self.anna = Person(self.hall.address, "Anna")

    def play(self, table: str, *actions: str) -> Json:
        """Decide for whichever own seat is asked."""
        for action in actions:
            self.anna.decide(table, self.anna.view(table), action)
        return self.anna.view(table)

    def table(self, *actions: str, seats: int = 2, rounds: int = 20) -> str:
        """Begin a game and decide something."""
        table = self.anna.table("gardens", *["me"] * seats, options={"rounds": rounds})
        self.play(table, *actions)
        return table

    def close(self) -> None:
        self.hall.stop()

    def open(self) -> None:
        self.hall = self.start(self.file)
        self.anna.address = self.hall.address
        self.anna.http.base_url = self.hall.address + "/api/v1"

    def told(self, table: str) -> Row:
        """Say what `skali verify` says about a table."""
        [row] = audit(f"sqlite:///{self.file}", table)
        return row

    def stored(self, table: str) -> tuple[Row, list[Row]]:
        """Read a table and its events from the database."""
        store = Store(f"sqlite:///{self.file}")
        found = store.table(table), store.events_of(table)
        store.close()
        assert found[0] is not None
        return found[0], found[1]

    def forge(self, change: str) -> None:
        """Change what is stored."""
        store = Store(f"sqlite:///{self.file}")
        with store.begin() as connection:
            assert connection.execute(text(change)).rowcount
        store.close()

    def refused(self, table: str, path: str = "view") -> Json:
        return bad(self.anna.http.get(f"/tables/{table}/{path}"))


@pytest.fixture
def era(start_hall: Start, tmp_path: Path) -> Iterator[Era]:
    """A hall of the rules of before."""
    found = Era(start_hall, tmp_path)
    yield found
    found.anna.http.close()


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Raise the rules version, at will with another way to take a turn."""

    def raise_version(changed: Callable[..., None] | None = None, version: str = "2") -> None:
        monkeypatch.setattr(GardensGame, "version", version)
        monkeypatch.setattr(Turning, "take", changed or take)

    return raise_version


def richer(self: Turning, t: Gardens, seat: int, family: int, index: int, chance: Chance) -> None:
    """Work brings three seeds."""
    take(self, t, seat, family, index, chance)
    t.seeds[seat] += family == WORK


def deeper(self: Turning, t: Gardens, seat: int, family: int, index: int, chance: Chance) -> None:
    """Who digs also looks at what lies below."""
    if family == DIG:
        chance.below(0, 2)
    take(self, t, seat, family, index, chance)


def brighter(self: Turning, t: Gardens, seat: int, family: int, index: int, chance: Chance) -> None:
    """Who works shows something."""
    if family == WORK:
        chance.show()
    take(self, t, seat, family, index, chance)


LONG = ["work", "dig", "envy"] * 4 + ["work"] * 34
"""With what is planted and sold beside it: one checkpoint, and some fingerprints."""


def test_a_table_that_plays_the_same_goes_on(era: Era, newer: Callable[..., None]) -> None:
    table = era.table(*LONG, seats=3)
    for action in ["plant", "sell"] * 10:
        number = era.anna.view(table, seat=0)["number"]
        body = {"number": number, "action": action, "seat": 0}
        era.anna.post(f"/tables/{table}/decisions", **body)
    view = era.play(table, "work")
    era.anna.post(f"/tables/{table}/undo", number=view["number"], to=view["undo"]["last"])
    before = era.anna.view(table)
    fork_of = era.table("work", "envy", "dig", "work", rounds=2)
    fork = era.anna.post(f"/tables/{fork_of}/fork", at=1, bots=["random"])["table"]["id"]
    era.close()
    newer()
    era.forge("UPDATE checkpoints SET data = json_set(data, '$.position.round', 99)")
    told = era.told(table)
    assert told["fate"] == "closed"
    assert told["problem"].endswith("the position is not the one that was kept")
    era.forge("UPDATE checkpoints SET data = json_set(data, '$.position.round', 16)")
    assert era.told(table)["fate"] == "goes on"
    assert era.stored(table)[0]["version"] == "1"
    era.open()
    after = era.anna.view(table)
    assert (after["table"]["version"], after["number"]) == ("2", before["number"] + 1)
    assert (after["scene"], after["log"]) == (before["scene"], before["log"])
    assert len(before["log"]) == 30
    row, events = era.stored(table)
    assert (row["version"], events[-1]["kind"]) == ("2", "rules")
    assert events[-1]["data"] == {"from": "1", "to": "2"}
    assert era.anna.view(fork)["table"]["version"] == "2"
    assert era.stored(fork)[0]["position"]["version"] == "2"
    while (view := era.anna.view(table))["result"] is None:
        era.anna.decide(table, view, "work")
    assert era.anna.get(f"/tables/{table}/verify")["luck"]
    assert "rules 2\n" in era.anna.http.get(f"/tables/{table}/record").text
    era.close()
    assert era.told(table)["problem"] == ""
    era.open()
    assert era.anna.get(f"/tables/{table}/verify")["luck"]


@pytest.mark.parametrize(
    ("changed", "decision", "problem"),
    [
        (richer, 0, "the position is not the one that was kept"),
        (deeper, 1, "the script"),
        (brighter, 0, "something else is revealed"),
    ],
)
def test_a_table_that_would_go_another_way_is_closed(
    era: Era,
    newer: Callable[..., None],
    changed: Callable[..., None],
    decision: int,
    problem: str,
) -> None:
    table = era.table("work", "dig", "work")
    era.close()
    newer(changed)
    told = era.told(table)
    assert (told["fate"], told["rules"]) == ("closed", "2")
    assert problem in told["problem"]
    assert era.stored(table)[0]["status"] == "running"
    era.open()
    refused = era.refused(table)
    assert (refused["status"], refused["code"]) == (409, "closed")
    assert refused["sentence"].startswith("This table began by version 1 of the rules.")
    assert f"from decision {decision + 1} on" in refused["sentence"]
    found = era.anna.get(f"/tables/{table}")["table"]
    assert (found["status"], found["secret"]) == ("closed", None)
    assert found["closing"]["decision"] == decision
    assert (
        era.anna.refused(f"/tables/{table}/decisions", number=3, action="work")["code"] == "closed"
    )
    with era.anna.listen(table) as line:
        assert line.hear("table")["table"]["closing"]["now"] == "2"
    mine = era.anna.get("/tables", show="mine")["tables"]
    assert [row["status"] for row in mine] == ["closed"]
    assert len(era.stored(table)[1]) == 3


def test_a_decision_that_is_forbidden_now_is_named(
    era: Era, newer: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = era.table("work", "envy", "work")
    era.close()
    newer()
    forbids = GardensGame.forbids
    refusal = Refusal("GAR-1")
    monkeypatch.setattr(
        GardensGame,
        "forbids",
        lambda game, state, action, seat: (
            refusal if action == gardens.ENVY else forbids(game, state, action, seat)
        ),
    )
    assert "after decision 1: 'envy' is not allowed" in era.told(table)["problem"]
    era.open()
    assert "from decision 2 on" in era.refused(table)["sentence"]


def test_what_an_older_hall_did_not_keep_is_not_missed(
    era: Era, newer: Callable[..., None]
) -> None:
    """Without any fingerprint the rules and the luck must agree."""
    good, bad_ = era.table("work", "dig"), era.table("work", "dig", "work")
    era.close()
    era.forge("UPDATE events SET data = json_remove(data, '$.check')")
    newer()
    assert [era.told(table)["fate"] for table in (good, bad_)] == ["goes on"] * 2
    newer(deeper)
    assert [era.told(table)["fate"] for table in (good, bad_)] == ["closed"] * 2


def test_closed_tables_are_open_again_with_the_rules_of_before(
    era: Era, newer: Callable[..., None]
) -> None:
    """Whoever goes back to the older version finds everything as it was."""
    table = era.table("work", "dig")
    before = era.anna.view(table)
    era.close()
    newer(richer)
    era.open()
    assert era.refused(table)["code"] == "closed"
    era.close()
    newer(version="1")
    era.open()
    after = era.anna.view(table)
    assert (after["table"]["status"], after["table"]["closing"]) == ("running", None)
    assert after["scene"] == before["scene"]
    era.play(table, "work")


def test_closed_tables_do_not_count_against_their_host(
    era: Era, newer: Callable[..., None]
) -> None:
    tables = [era.table("work") for _ in range(5)]
    assert era.anna.refused("/tables", game="gardens", seats=[{"kind": "me"}])["status"] == 409
    era.close()
    newer(richer)
    era.open()
    assert {era.refused(table)["code"] for table in tables} == {"closed"}
    era.table("work")


def test_finished_games_are_shown_by_the_rules_of_now_or_their_result_stands(
    era: Era, newer: Callable[..., None]
) -> None:
    same = era.table("envy", "envy", "envy", "envy", rounds=2)
    other = era.table("work", "envy", "envy", "envy", rounds=2)
    result = era.anna.get(f"/tables/{other}")["table"]["result"]
    era.close()
    newer(richer)
    assert [era.told(table)["fate"] for table in (same, other)] == ["goes on", "kept"]
    era.open()
    assert era.anna.get(f"/tables/{same}/replay", at=2)["at"] == 2
    assert era.anna.get(f"/tables/{same}/verify")["luck"]
    for path in ("replay", "record", "view", "export.html"):
        refused = era.refused(other, path)
        assert (refused["status"], refused["code"]) == (409, "closed")
        assert "Its result stands." in refused["sentence"]
    found = era.anna.get(f"/tables/{other}")["table"]
    assert (found["status"], found["result"]) == ("finished", result)


def test_a_table_that_has_not_begun_begins_by_the_rules_of_now(
    era: Era, newer: Callable[..., None]
) -> None:
    table = era.anna.table("gardens", "open", "open")
    era.close()
    newer(richer)
    era.open()
    era.anna.post(f"/tables/{table}/seats/0")
    found = era.anna.post(f"/tables/{table}/seats/1/bot", bot="random")["table"]
    assert (found["status"], found["version"]) == ("running", "2")
    view = era.play(table, "work")
    garden = next(panel for panel in view["scene"]["panels"] if panel["owner"] == 0)
    assert garden["nodes"][0]["text"].startswith("3 /")
