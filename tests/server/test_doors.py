"""What the hall hands out as files and pages: the built client, and nothing else."""

import http.client
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest

from skali.server.client import FOLDER, listed
from tests.server.conftest import RunningHall


def ask(hall: RunningHall, path: str, **headers: str) -> tuple[int, bytes]:
    """Ask for a path exactly as it is written."""
    line = http.client.HTTPConnection("127.0.0.1", hall.port, timeout=600)
    line.putrequest("GET", path, skip_accept_encoding=True)
    for name, value in headers.items():
        line.putheader(name, value)
    line.endheaders()
    answer = line.getresponse()
    body = answer.read()
    line.close()
    return answer.status, body


def spellings(file: Path) -> list[str]:
    """List ways to ask for a file outside the client's folder."""
    absolute, up = str(file), "../" * 20
    return [
        "/" + absolute,
        "//" + absolute,
        "/assets/" + absolute,
        "/assets//" + absolute,
        "/" + quote(absolute, safe=""),
        "/" + up + absolute[1:],
        "/assets/" + up + absolute[1:],
        "/" + quote(up + absolute[1:], safe=""),
        "/assets/" + quote(up + absolute[1:], safe=""),
        "/" + up.replace("/", "\\") + absolute[1:],
        "/.%2e/" * 20 + absolute[1:],
    ]


def test_no_spelling_of_a_path_leads_out_of_the_client(hall: RunningHall, tmp_path: Path) -> None:
    secret = tmp_path / "secret.key"
    secret.write_text("do-not-tell", encoding="ascii")
    for path in [*spellings(secret), *spellings(Path("/etc/passwd"))]:
        for accept in ("*/*", "text/html"):
            status, body = ask(hall, path, Accept=accept)
            assert status == 404, path
            assert b"do-not-tell" not in body
            assert b"root:" not in body


def test_every_file_of_the_client_is_served(hall: RunningHall) -> None:
    files = listed(FOLDER)
    assert {"index.html", "sw.js", "icon.svg", "manifest.webmanifest"} <= set(files)
    for name, path in files.items():
        assert ask(hall, f"/{name}") == (200, path.read_bytes())


def test_a_link_inside_the_folder_leads_nowhere(tmp_path: Path) -> None:
    (tmp_path / "real.txt").write_text("x", encoding="ascii")
    (tmp_path / "link.txt").symlink_to("/etc/passwd")
    assert set(listed(tmp_path)) == {"real.txt"}


@pytest.mark.parametrize(
    "path", ["/", "/account", "/table/x", "/replay/x", "/verify/x", "/rules/karvi", "/learn/karvi",
             "/cards/odin", "/new/karvi", "/join/x/1/token"]
)  # fmt: skip
def test_every_page_is_the_client(hall: RunningHall, path: str) -> None:
    assert ask(hall, path) == (200, (FOLDER / "index.html").read_bytes())


@pytest.mark.parametrize(
    "path", ["/nonsense", "/table", "/table/a/b", "/join/x/y/z", "/.env", "/skali.db",
             "/api/v1/nothing", "/index.html/", "/assets/", "/assets"]
)  # fmt: skip
def test_anything_else_is_unknown(hall: RunningHall, path: str) -> None:
    status, body = ask(hall, path)
    assert status == 404
    assert b'"unknown"' in body
    status, body = ask(hall, path, Accept="text/html")
    assert status == 404


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_what_is_unknown_is_so_by_any_method(hall: RunningHall, method: str) -> None:
    german = {"Accept-Language": "de"}
    answer = httpx.request(method, hall.address + "/api/v1/nothing", headers=german)
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "unknown")
    assert answer.json()["error"]["sentence"] == "Unter /api/v1/nothing gibt es nichts."


def test_what_is_known_says_that_it_takes_other_methods(hall: RunningHall) -> None:
    for path in ("/api/v1/games", "/api/v1/tables/x/view", "/health"):
        answer = httpx.put(hall.address + path, headers={"Accept-Language": "de"})
        assert answer.status_code == 405
        assert answer.json()["error"]["sentence"] == "PUT ist hier nicht möglich."
