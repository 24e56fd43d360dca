"""The hall from the command line: what it prints, what it opens, what it refuses."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from skali.cli.serve import code_for_phones
from skali.server.store import Store
from tests.printed.shaken import written
from tests.server.people import Person

GAME = "wikinger"


def free_port() -> int:
    """Find a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def skali(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Call the command in a folder, and wait for its end."""
    command = [sys.executable, "-m", "skali", *words]
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=900, check=False
    )


@contextmanager
def serving(
    folder: Path, port: int, *words: str, browser: str = "", notes: bool = False
) -> Iterator[str]:
    """Open a hall with the database of a folder until the block ends; what it prints is a file."""
    command = [sys.executable, "-m", "skali", "serve", "--host", "127.0.0.1", "--port", str(port)]
    surroundings = os.environ | {"BROWSER": browser, "PYTHONIOENCODING": "utf-8"}
    with (folder / "printed").open("w") as printed, (folder / "noted").open("w") as noted:
        hall = subprocess.Popen(
            [*command, *words], cwd=folder, stdout=printed, env=surroundings,
            stderr=noted if notes else None,
        )  # fmt: skip
        try:
            address = f"http://127.0.0.1:{port}"
            wait_until(lambda: answers(address))
            yield address
        finally:
            hall.terminate()
            hall.wait(timeout=300)


def answers(address: str) -> bool:
    """Tell whether a hall is open."""
    try:
        return httpx.get(address).is_success
    except httpx.TransportError:
        return False


def wait_until(so: Callable[[], bool]) -> None:
    """Wait for something, for ten minutes at most: a busy machine is slow."""
    for _ in range(6000):
        if so():
            return
        time.sleep(0.1)
    pytest.fail("it never came to that")


def test_the_hall_prints_its_address_with_a_code_and_opens_the_browser(tmp_path: Path) -> None:
    """The browser is a script that notes where it was sent."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}"\n')
    browser.chmod(0o755)
    port = free_port()
    link = "http://hall.example"
    with serving(tmp_path, port, "--address", link, browser=f"{browser} %s"):
        wait_until(lambda: opened.exists() and bool(opened.read_text()))
        printed = (tmp_path / "printed").read_text(encoding="utf-8")
    assert opened.read_text().strip() == f"http://localhost:{port}"
    assert f"For phones and friends in this network: {link}\n" in printed
    assert code_in(printed) > 10
    assert (tmp_path / "skali.db").is_file()


def code_in(printed: str) -> int:
    """Count the lines of a code for phones."""
    return sum(set(line) <= set(" ▀▄█") and "█" in line for line in printed.splitlines())


def test_no_code_leads_to_a_hall_that_no_phone_can_reach(tmp_path: Path) -> None:
    with serving(tmp_path, free_port(), "--no-browser", "--lang", "de"):
        printed = (tmp_path / "printed").read_text(encoding="utf-8")
    assert "Nur dieser Rechner erreicht sie" in printed
    assert code_in(printed) == 0


def test_a_data_set_with_a_fault_is_named_and_left_out(tmp_path: Path) -> None:
    """Also where nobody sits at a terminal; the hall opens all the same."""
    sets = tmp_path / "sets"
    sets.mkdir()
    (sets / "wrong.toml").write_text(written(GAME, {"slots": 9}), encoding="utf-8")
    words = ("--no-browser", "--lang", "de", "--data", str(sets))
    with serving(tmp_path, free_port(), *words, notes=True):
        noted = (tmp_path / "noted").read_text(encoding="utf-8")
    assert "wrong.toml wird nicht angeboten: slots: darauf sind die Regeln gebaut" in noted


def test_a_terminal_is_told_the_colours_of_the_code() -> None:
    """Else it would be light on dark or dark on light, by chance."""
    plain = code_for_phones("http://hall.example", coloured=False).splitlines()
    coloured = code_for_phones("http://hall.example", coloured=True).splitlines()
    assert coloured == [f"\033[97;40m{line}\033[0m" for line in plain]
    assert plain[0] == "█" * len(plain[0])


def test_a_stored_hall_is_verified_and_a_forged_event_is_found(tmp_path: Path) -> None:
    """With `--no-browser` no browser is opened; every game of the database is played again."""
    opened = tmp_path / "opened"
    with serving(tmp_path, free_port(), "--no-browser", browser=f"touch {opened} %s") as address:
        anna = Person(address, "Anna")
        table = anna.post("/play", game=GAME, bots=["random"])["table"]["id"]
        anna.play_to_the_end(table)
        anna.http.close()
    assert not opened.exists()
    database = ("--database", f"sqlite:///{tmp_path}/skali.db")
    sound = skali("verify", *database, "--all", folder=tmp_path)
    assert sound.returncode == 0
    assert "1 game, 0 of them wrong" in sound.stdout
    german = skali("verify", *database, "--all", "--lang", "de", folder=tmp_path).stdout
    assert "in Ordnung" in german
    assert "1 Partie, davon 0 fehlerhaft" in german
    store = Store(database[1])
    with store.begin() as connection:
        connection.execute(text("update events set seat = 1 - seat where number = 1"))
    store.close()
    forged = skali("verify", *database, "--all", folder=tmp_path)
    assert forged.returncode == 3
    assert "1 of them wrong" in forged.stdout


def test_a_database_that_is_not_there_is_not_made_by_looking(tmp_path: Path) -> None:
    answer = skali(
        "verify", "--database", f"sqlite:///{tmp_path}/typo.db", "--all", folder=tmp_path
    )
    assert answer.returncode == 2
    assert "there is no database" in answer.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--port", "99999"), "must be at most 65535"),
        (("--port", "0"), "from 1"),
        (("--port", "http"), "from 1"),
        (("--workers", "0"), "from 1"),
        (("--entries", "-3"), "from 1"),
        (("--host", "192.0.2.1"), "cannot listen on 192.0.2.1"),
        (("--database", "oracle://x"), "is no database address"),
    ],
)
def test_what_cannot_be_served_is_refused(
    tmp_path: Path, words: tuple[str, ...], says: str
) -> None:
    """Nobody is told of an address at which nothing is."""
    port = () if "--port" in words else ("--port", str(free_port()))
    answer = skali("serve", "--no-browser", *port, *words, folder=tmp_path)
    assert answer.returncode == 2
    assert says in answer.stderr
    assert "The hall is open" not in answer.stdout


def test_a_bot_that_is_not_there_is_refused_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SKALI_BOTS", "mcts:3,nobody")
    answer = skali("serve", "--no-browser", "--port", str(free_port()), folder=tmp_path)
    assert answer.returncode == 2
    assert "there is no bot 'nobody'" in answer.stderr


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        words = ("serve", "--no-browser", "--host", "127.0.0.1", "--port", port)
        answer = skali(*words, folder=tmp_path)
    assert answer.returncode == 2
    assert f"port {port}" in answer.stderr
    assert "The hall is open" not in answer.stdout


def test_sqlite_is_opened_for_readers_beside_the_writer_and_brought_up_to_date(
    tmp_path: Path,
) -> None:
    """Opening it a second time changes nothing."""
    for _ in range(2):
        store = Store(f"sqlite:///{tmp_path}/hall.db")
        with store.begin() as connection:
            assert connection.execute(text("pragma journal_mode")).scalar() == "wal"
            versions = connection.execute(text("select version_num from alembic_version"))
            assert [len(row) for row in versions] == [1]
        store.close()
