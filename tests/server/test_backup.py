"""Backups: made while the hall is open, complete, and put back only where nothing is lost."""

import json
import shutil
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from skali.server.store import Store
from tests.server.conftest import RunningHall
from tests.server.people import Person
from tests.server.test_commands import free_port, skali

GAME = "wikinger"
Start = Callable[..., RunningHall]


@pytest.fixture
def opened(tmp_path: Path, start_hall: Start) -> RunningHall:
    """An open hall in which somebody plays; what was written is still in the log of SQLite."""
    hall = start_hall(tmp_path / "skali.db")
    anna = Person(hall.address, "Anna")
    anna.http.post("/play", json={"game": GAME, "bots": ["random"]}).raise_for_status()
    anna.http.close()
    return hall


@pytest.fixture
def closed(opened: RunningHall, tmp_path: Path) -> Path:
    """The folder of the same hall once it is closed."""
    opened.stop()
    return tmp_path


def refused(folder: Path, *words: str) -> str:
    """Call the command, and expect one line that says no."""
    answer = skali(*words, folder=folder)
    assert answer.returncode == 2, answer.stdout
    assert len(answer.stderr.splitlines()) == 1, answer.stderr
    assert "Traceback" not in answer.stderr
    return answer.stderr


def test_an_open_hall_is_backed_up_and_put_back(opened: RunningHall, tmp_path: Path) -> None:
    answer = skali("backup", "copy.db", "--json", folder=tmp_path)
    told = json.loads(answer.stdout)
    assert told["games"] == 1
    assert told["users"] == 1
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.db"]
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    opened.stop()
    (tmp_path / "elsewhere").mkdir()
    words = ("restore", "copy.db", "--database", "sqlite:///elsewhere/hall.db")
    assert "1 game with" in skali(*words, folder=tmp_path).stdout
    database = ("--database", "sqlite:///elsewhere/hall.db")
    assert "1 game, 0 of them wrong" in skali("verify", *database, "--all", folder=tmp_path).stdout


def test_a_backup_is_not_replaced_by_accident(closed: Path) -> None:
    assert skali("backup", "copy.db", folder=closed).returncode == 0
    assert "exists already" in refused(closed, "backup", "copy.db")
    assert skali("backup", "copy.db", "--force", folder=closed).returncode == 0
    assert "the database itself" in refused(closed, "backup", "skali.db", "--force")


def test_a_database_in_use_is_not_replaced_even_with_force(
    opened: RunningHall, tmp_path: Path
) -> None:
    assert skali("backup", "copy.db", folder=tmp_path).returncode == 0
    for more in ((), ("--force",)):
        assert "is in use" in refused(tmp_path, "restore", "copy.db", *more)
    anna = Person(opened.address, "Berta")
    anna.http.close()


def test_what_a_hall_has_kept_is_replaced_only_with_force(closed: Path) -> None:
    assert skali("backup", "copy.db", folder=closed).returncode == 0
    store = Store(f"sqlite:///{closed}/skali.db")
    store.add_user("Late")
    store.close()
    assert "--force replaces it" in refused(closed, "restore", "copy.db")
    answer = skali("restore", "copy.db", "--force", "--json", folder=closed)
    assert json.loads(answer.stdout)["users"] == 1
    assert not list(closed.glob("skali.db-*"))


def test_a_restore_that_fails_leaves_everything_as_it_was(closed: Path) -> None:
    before = (closed / "skali.db").read_bytes()
    (closed / "copy.db").write_bytes(before[:8192])
    refused(closed, "restore", "copy.db", "--force")
    assert (closed / "skali.db").read_bytes() == before
    assert not [path for path in closed.iterdir() if path.name.startswith(".")]


def newer(path: Path) -> None:
    """Pretend that a later Skáli has written a database."""
    store = Store(f"sqlite:///{path}")
    with store.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    store.close()


def damaged(path: Path) -> None:
    """Overwrite the middle of a database."""
    with sqlite3.connect(path) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    connection.close()
    content = bytearray(path.read_bytes())
    for page in range(2, len(content) // 4096 - 1):
        content[page * 4096 : page * 4096 + 2048] = b"\xff" * 2048
    path.write_bytes(content)


def no_database(path: Path) -> None:
    """Put something else there."""
    path.write_text("Dear diary, " * 1000, encoding="ascii")


def foreign(path: Path) -> None:
    """Put the database of another program there."""
    path.unlink()
    with sqlite3.connect(path) as connection:
        connection.execute("create table songs (name text)")
    connection.close()


@pytest.mark.parametrize(
    ("spoil", "says"),
    [(newer, "newer Skáli"), (damaged, "damaged"), (no_database, "not a database"),
     (foreign, "hall")],
)  # fmt: skip
def test_what_cannot_be_used_is_refused_by_all(
    closed: Path, spoil: Callable[[Path], None], says: str
) -> None:
    """In one line each, and the file stays as it is."""
    spoiled = closed / "spoiled.db"
    shutil.copy(closed / "skali.db", spoiled)
    spoil(spoiled)
    spoiled.chmod(0o640)
    before = spoiled.read_bytes()
    database = ("--database", "sqlite:///spoiled.db")
    serve = ("serve", "--no-browser", "--host", "127.0.0.1", "--port", str(free_port()))
    assert says in refused(closed, *serve, *database)
    assert says in refused(closed, "verify", *database, "--all")
    assert says in refused(closed, "backup", *database, "copy.db")
    assert says in refused(closed, "restore", "spoiled.db", "--database", "sqlite:///new.db")
    assert not (closed / "copy.db").exists()
    assert stat.S_IMODE(spoiled.stat().st_mode) == 0o640
    assert not (closed / "new.db").exists()
    assert spoiled.read_bytes() == before


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_postgresql_has_its_own_program(tmp_path: Path, command: str) -> None:
    """A password in the address is not repeated."""
    told = refused(
        tmp_path, command, "x", "--database", "postgresql://skali:s3cr3t@localhost/skali"
    )
    assert "pg_dump" in told or "pg_restore" in told
    assert "s3cr3t" not in told


def test_no_other_database_is_taken_for_postgresql(tmp_path: Path) -> None:
    told = refused(tmp_path, "backup", "x", "--database", "mysql://skali:s3cr3t@localhost/skali")
    assert "this is no database address of a hall" in told
    assert "s3cr3t" not in told


def test_a_database_that_cannot_be_reached_is_named_without_its_password(tmp_path: Path) -> None:
    database = "postgresql://skali:s3cr3t@127.0.0.1:1/skali"
    told = skali("verify", "--database", database, "--all", folder=tmp_path).stderr
    assert "127.0.0.1:1" in told
    assert "s3cr3t" not in told
    for wrong in ("nonsense:s3cr3t@", "oracle://skali:s3cr3t@localhost"):
        told = refused(tmp_path, "verify", "--database", wrong, "--all")
        assert "is no database address" in told
        assert "s3cr3t" not in told
