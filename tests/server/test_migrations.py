"""Databases of older halls are brought up to date."""

from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

from skali.core.errors import SkaliError
from skali.server.audit import audit
from skali.server.store import Store

FOLDER = Path(__file__).parents[2] / "src/skali/server/migrations"


def older(file: Path, revision: str) -> None:
    """Make a database in an older form, with a guest who sits twice at two tables."""
    engine = create_engine(f"sqlite:///{file}")
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        connection.execute(text("INSERT INTO users (id, name, created) VALUES ('anna', 'Anna', 0)"))
        for table, status in (("begun", "running"), ("new", "waiting")):
            connection.execute(
                text(
                    "INSERT INTO tables (id, game, version, seats, options, title, pace, clock,"
                    " open, host, status, secret, created, changed) VALUES (:id, 'wikinger',"
                    " '1', 3, '{}', '', 'live', '{}', 1, 'anna', :status, '00', 0, 0)"
                ),
                {"id": table, "status": status},
            )
            for seat, user in enumerate(("anna", None, "anna")):
                connection.execute(
                    text(
                        "INSERT INTO seats (table_id, seat, user_id, invite, kind)"
                        " VALUES (:table, :seat, :user, 'x', 'open')"
                    ),
                    {"table": table, "seat": seat, "user": user},
                )
    engine.dispose()


def test_second_seats_are_freed(tmp_path: Path) -> None:
    """Everybody keeps the first seat; where the game has begun, a bot plays the other one."""
    older(tmp_path / "hall.db", "0001")
    store = Store(f"sqlite:///{tmp_path}/hall.db")
    held = {
        table: [(seat["user_id"], seat["bot"]) for seat in store.seats_of(table)]
        for table in ("begun", "new")
    }
    store.close()
    assert held["new"] == [("anna", None), (None, None), (None, None)]
    assert held["begun"] == [("anna", None), (None, None), (None, "greedy")]


def test_looking_brings_no_database_to_a_newer_form(tmp_path: Path) -> None:
    """The older hall could not open it any more; and what is empty is no hall, and stays empty."""
    file = tmp_path / "hall.db"
    older(file, "0001")
    before = file.read_bytes()
    assert [row["table"] for row in audit(f"sqlite:///{file}", None)] == ["begun"]
    assert file.read_bytes() == before
    file.write_bytes(b"")
    with pytest.raises(SkaliError, match="holds no hall"):
        audit(f"sqlite:///{file}", None)
    assert file.read_bytes() == b""
