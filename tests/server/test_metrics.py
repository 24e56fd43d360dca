"""What an operator sees: is it alive, is it ready, what does it count, what does it note."""

import json
import logging
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import text

from skali.server.engine import Trouble
from skali.server.logs import Json, Line, log_config, redacted
from tests.server.conftest import RunningHall
from tests.server.people import Person
from tests.server.test_commands import free_port, serving

GAME = "wikinger"
Start = Callable[..., RunningHall]
Enter = Callable[[str], Person]


def measured(hall: RunningHall) -> dict[str, float]:
    """Read the metrics as Prometheus does; labels are left out."""
    answer = httpx.get(f"{hall.address}/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    families = text_string_to_metric_families(answer.text)
    return {sample.name: sample.value for family in families for sample in family.samples}


def test_a_hall_that_can_play_says_so(hall: RunningHall) -> None:
    assert httpx.get(f"{hall.address}/health").json() == {"status": "alive"}
    answer = httpx.get(f"{hall.address}/ready")
    assert answer.status_code == 200
    assert answer.json()["status"] == "ready"


def test_a_hall_whose_database_is_of_another_form_is_alive_but_not_ready(
    tmp_path: Path, start_hall: Start
) -> None:
    hall = start_hall(tmp_path / "hall.db")
    with hall.app.state.hall.store.begin() as connection:
        connection.execute(text("update alembic_version set version_num = 'elsewhere'"))
    assert httpx.get(f"{hall.address}/ready").status_code == 503
    with hall.app.state.hall.store.begin() as connection:
        connection.execute(text("drop table alembic_version"))
    assert httpx.get(f"{hall.address}/ready").json()["database"] == "no answer"
    assert httpx.get(f"{hall.address}/health").status_code == 200


def test_decisions_tables_and_listeners_are_counted(hall: RunningHall, come_in: Enter) -> None:
    anna, bert = come_in("Anna"), come_in("Bert")
    before = measured(hall)
    table = anna.table(GAME, "me", "open")
    bert.post(f"/tables/{table}/seats/1")
    with anna.listen(table) as ear:
        ear.hear("view")
        mover = (anna, bert)[anna.view(table)["waiting_for"][0]]
        mover.decide(table, mover.view(table))
        after = measured(hall)
    assert after["skali_tables"] == before["skali_tables"] + 1
    assert after["skali_tables_running"] == before["skali_tables_running"] + 1
    assert after["skali_listeners"] == before["skali_listeners"] + 1
    assert after["skali_decisions_total"] == before.get("skali_decisions_total", 0) + 1
    seconds = "skali_decision_seconds"
    assert after[f"{seconds}_count"] == before[f"{seconds}_count"] + 1
    assert after[f"{seconds}_sum"] > before[f"{seconds}_sum"]


def test_bots_that_think_and_that_wait_are_told_apart(hall: RunningHall, come_in: Enter) -> None:
    """This hall has one process in which bots think."""
    anna = come_in("Anna")
    table = anna.table(GAME, "me", "open")
    place = hall.app.state.hall.places[table]
    place.thinking.update({0, 1})
    try:
        told = measured(hall)
    finally:
        place.thinking.clear()
    assert told["skali_bots_thinking"] == 1
    assert told["skali_bots_waiting"] == 1


def test_faults_of_the_database_are_counted(hall: RunningHall) -> None:
    before = measured(hall)["skali_database_errors_total"]
    with pytest.raises(Trouble), hall.app.state.hall.store.begin() as connection:
        connection.execute(text("select nonsense"))
    assert measured(hall)["skali_database_errors_total"] == before + 1


@pytest.mark.parametrize(
    "headers",
    [{"X-Forwarded-For": "127.0.0.1"}, {"Forwarded": "for=127.0.0.1"}, {"Via": "1.1 proxy"}],
)
def test_whoever_comes_through_a_proxy_is_told_nothing(
    hall: RunningHall, headers: dict[str, str]
) -> None:
    """The proxy may stand on this machine; those whom it brings do not."""
    assert httpx.get(f"{hall.address}/metrics", headers=headers).status_code == 404


def test_only_named_addresses_or_the_token_open_the_metrics(
    tmp_path: Path, start_hall: Start
) -> None:
    token = "let-me-see"  # noqa: S105 - only for this test
    named = ("192.0.2.0/24",)
    hall = start_hall(tmp_path / "hall.db", metrics_from=named, metrics_token=token)
    address = f"{hall.address}/metrics"
    assert httpx.get(address).status_code == 404
    for word, status in ((token, 200), ("let-me-se", 404), ("x", 404), ("é", 404)):
        shown = [(b"Authorization", f"Bearer {word}".encode())]
        assert httpx.get(address, headers=shown).status_code == status
    passed_on = {"Authorization": f"Bearer {token}", "X-Forwarded-For": "198.51.100.1"}
    assert httpx.get(address, headers=passed_on).status_code == 200


# --- notes ---


@pytest.mark.parametrize(
    ("line", "secret"),
    [
        ('"GET /join/KX3fu9w2/1/s3cr3t HTTP/1.1" 200', "s3cr3t"),
        ('"GET /api/v1/x?token=s3cr3t&lang=de HTTP/1.1" 200', "s3cr3t"),
        ('"POST /api/v1/tables/x/seats/1?invite=s3cr3t" 200', "s3cr3t"),
        ("GET /account/reset/s3cr3t", "s3cr3t"),
        ("cookie: skali=s3cr3t.abc; x=y", "s3cr3t"),
        ("Authorization: Bearer s3cr3t", "s3cr3t"),
        ("postgresql://skali:s3cr3t@localhost/skali", "s3cr3t"),
        ("password='s3cr3t'", "s3cr3t"),
    ],
)
def test_secrets_are_taken_out(line: str, secret: str) -> None:
    assert secret in line
    assert secret not in redacted(line)


def test_what_is_no_secret_stays() -> None:
    for line in (
        '127.0.0.1:5 - "GET /api/v1/tables/KX3fu9w2/view?lang=de&at=3 HTTP/1.1" 200',
        "https://hall.example/table/KX3fu9w2",
        "a reminder could not be sent: no answer within 10 seconds",
    ):
        assert redacted(line) == line


def test_a_note_is_one_line_and_cannot_forge_another() -> None:
    record = logging.LogRecord("skali.x", logging.WARNING, "", 0, "a%s", ("\n2026 forged",), None)
    told = Line().format(record)
    assert told.endswith("warning skali.x: a\\n2026 forged")
    assert told[10] == "T"
    assert told[23] == "Z"
    assert json.loads(Json().format(record))["message"] == "a\n2026 forged"


def test_a_fault_says_where_it_was() -> None:
    try:
        int("token=s3cr3t")
    except ValueError:
        record = logging.LogRecord("skali", logging.ERROR, "", 0, "x", (), sys.exc_info())
    note = json.loads(Json().format(record))
    assert "test_a_fault_says_where_it_was" in note["fault"]
    assert "s3cr3t" not in note["fault"]


def test_every_request_is_noted_if_asked(tmp_path: Path) -> None:
    """In JSON, with the parts of a request in fields; an invitation is not among them."""
    with serving(tmp_path, free_port(), "--no-browser", "--log", "json", notes=True) as address:
        httpx.get(f"{address}/join/KX3fu9w2/1/s3cr3t")
        httpx.get(f"{address}/api/v1/session", headers={"Cookie": "skali=s3cr3t"})
    noted = (tmp_path / "noted").read_text(encoding="utf-8")
    notes = [json.loads(line) for line in noted.splitlines()]
    asked = [note for note in notes if note["logger"] == "uvicorn.access"]
    assert {"GET"} == {note["method"] for note in asked}
    assert "/join/KX3fu9w2/1/…" in {note["path"] for note in asked}
    assert 200 in {note["status"] for note in asked}
    assert all(note["time"].endswith("Z") for note in notes)
    assert "s3cr3t" not in noted


def test_a_quiet_hall_notes_faults_only() -> None:
    assert log_config("quiet")["loggers"]["uvicorn.access"]["level"] == "WARNING"
    assert log_config("text")["loggers"]["uvicorn.access"]["level"] == "INFO"
