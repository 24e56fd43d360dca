"""Keys and databases are for the hall alone, whole, and made once."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from skali.core.errors import SkaliError
from skali.server import files
from skali.server.keys import push_key, signing_key
from skali.server.settings import Settings
from skali.server.store import Store
from tests.server.conftest import RunningHall
from tests.server.people import Person
from tests.server.test_commands import free_port, skali

Start = Callable[..., RunningHall]


@pytest.fixture
def generous() -> object:
    """Let new files be for everybody, as on a machine where nobody took care."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    """Return who may do what with a file."""
    return path.stat().st_mode & 0o777


def in_folder(folder: Path) -> Settings:
    """Return settings of a hall in a folder."""
    return Settings(database=f"sqlite:///{folder}/hall.db")


@pytest.mark.usefixtures("generous")
def test_nobody_else_reads_what_a_running_hall_writes(tmp_path: Path, start_hall: Start) -> None:
    hall = start_hall(tmp_path / "hall.db", key="")
    anna = Person(hall.address, "Anna")
    anna.http.close()
    names = {path.name for path in tmp_path.iterdir()}
    made = {"hall.db", "hall.db-wal", "hall.db-shm", "hall.db.lock", "hall.key", "hall.vapid.pem"}
    assert names - {"hall.db.lock-journal"} == made
    assert {mode(path) for path in tmp_path.iterdir()} == {0o600}


def test_what_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path}/hall.db").close()
    signing_key(in_folder(tmp_path))
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    Store(f"sqlite:///{tmp_path}/hall.db").close()
    signing_key(in_folder(tmp_path))
    assert {mode(path) for path in tmp_path.iterdir()} == {0o600}


def test_a_key_stays_the_same(tmp_path: Path) -> None:
    keys = {signing_key(in_folder(tmp_path)) for _ in range(3)}
    assert {len(key) for key in keys} == {64}
    assert len(keys) == 1
    notices = {push_key(in_folder(tmp_path)).public_key.public_numbers() for _ in range(3)}
    assert len(notices) == 1


def test_a_given_key_gives_every_process_the_same_second_one() -> None:
    given = [Settings(database="sqlite://", key=word) for word in ("x" * 32, "x" * 32, "y" * 32)]
    first, second, other = (push_key(each).public_key.public_numbers() for each in given)
    assert first == second != other


def test_all_who_start_at_once_agree_on_one_key(tmp_path: Path) -> None:
    """Each of the processes waits for the same moment."""
    program = (
        "import sys, time; from skali.server.keys import signing_key, push_key; "
        "from skali.server.settings import Settings; "
        "s = Settings(database='sqlite:///' + sys.argv[1]); sys.stdin.readline(); "
        "print(signing_key(s), push_key(s).public_key.public_numbers().x)"
    )
    command = [sys.executable, "-c", program, str(tmp_path / "hall.db")]
    started = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    with ThreadPoolExecutor(len(started)) as together:
        told = list(together.map(lambda process: process.communicate("\n")[0], started))
    assert len(set(told)) == 1
    assert told[0].strip()


def test_whoever_comes_second_takes_the_first_ones_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process is quicker by a hair: after the look whether there is a key."""
    path = tmp_path / "hall.key"
    monkeypatch.setattr(Path, "exists", lambda _: False)

    def slow() -> str:
        path.write_text("f" * 64, encoding="ascii")
        return "s" * 64

    assert files.kept(path, slow) == "f" * 64


def test_a_file_system_without_links_keeps_keys_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    assert len(signing_key(in_folder(tmp_path))) == 64
    assert [path.name for path in tmp_path.iterdir()] == ["hall.key"]


def test_a_key_is_on_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk leaves nothing behind, least of all half a key."""

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SkaliError, match="No space left"):
        signing_key(in_folder(tmp_path))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("content", ["", "\n", "short", "f" * 31])
def test_a_key_that_could_be_guessed_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / "skali.key").write_text(content, encoding="ascii")
    words = ("serve", "--no-browser", "--host", "127.0.0.1", "--port", str(free_port()))
    answer = skali(*words, folder=tmp_path)
    assert answer.returncode == 2
    assert "skali.key" in answer.stderr
    assert "not 32 or more" in answer.stderr
    assert len(answer.stderr.splitlines()) == 1
    assert "The hall is open" not in answer.stdout


def test_a_push_key_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "hall.vapid.pem").write_text("-----BEGIN NOTHING-----", encoding="ascii")
    with pytest.raises(SkaliError, match=r"hall\.vapid\.pem"):
        push_key(in_folder(tmp_path))
