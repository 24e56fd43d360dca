"""Only the hall's own pages may change something for whoever looks at them."""

import json
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from skali.server.origin import Origins
from skali.server.settings import Settings
from tests.server.conftest import RunningHall
from tests.server.people import Person, bad, good

Enter = Callable[[str], Person]
Start = Callable[..., RunningHall]
GAME = "wikinger"


def own(hall: RunningHall) -> list[dict[str, str]]:
    """What browsers send from the hall's own pages, and what programs send."""
    host = f"127.0.0.1:{hall.port}"
    local = f"localhost:{hall.port}"
    return [
        {},
        {"Origin": f"http://{host}", "Sec-Fetch-Site": "same-origin"},
        {"Origin": f"http://{local}", "Host": local},
        {"Origin": f"http://192.168.7.7:{hall.port}", "Host": f"192.168.7.7:{hall.port}"},
        {"Sec-Fetch-Site": "none"},
    ]


def foreign(hall: RunningHall) -> list[dict[str, str]]:
    """What browsers send from other pages."""
    return [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": f"http://127.0.0.1:{hall.port + 1}"},
        {"Origin": f"http://127.0.0.1:{hall.port}.evil.example"},
        {"Origin": f"http://localhost:{hall.port}"},
        {"Origin": "file://"},
        {"Origin": ""},
        {"Origin": "http://[broken"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ]


def test_own_pages_and_programs_may_change_things(hall: RunningHall, come_in: Enter) -> None:
    anna = come_in("Anna")
    for headers in own(hall):
        good(anna.http.patch("/session", json={"language": "de"}, headers=headers))


def test_foreign_pages_may_not(hall: RunningHall, come_in: Enter) -> None:
    """Whatever the method; and nothing has changed."""
    anna = come_in("Anna")
    for headers in foreign(hall):
        for method, path in (
            ("PATCH", "/session"), ("POST", "/session"), ("DELETE", "/session"), ("POST", "/play"),
        ):  # fmt: skip
            body = {"name": "Mallory"} if "session" in path else {"game": GAME}
            answer = anna.http.request(method, path, json=body, headers=headers)
            assert bad(answer)["status"] == 403
            assert bad(answer)["code"] == "origin"
            assert "set-cookie" not in answer.headers
    assert anna.get("/session")["user"]["name"] == "Anna"
    assert anna.get("/tables", show="mine")["tables"] == []


def test_the_refusal_speaks_german_too(come_in: Enter) -> None:
    evil = {"Origin": "https://evil.example"}
    anna = come_in("Anna")
    sentence = bad(anna.http.post("/play?lang=de", json={}, headers=evil))["sentence"]
    assert sentence == "Das dürfen nur die eigenen Seiten der Halle, nicht https://evil.example."


def test_foreign_pages_may_still_link_here(come_in: Enter) -> None:
    """Looking changes nothing; what the browser lets the page read is the browser's business."""
    anna = come_in("Anna")
    headers = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
    assert anna.http.get("/games", headers=headers).is_success


def line(hall: RunningHall, table: str, headers: dict[str, str]) -> dict[str, object]:
    """Open a line, and return what is said first."""
    address = f"ws://127.0.0.1:{hall.port}/api/v1/tables/{table}/live"
    origin = headers.get("Origin")
    more = {name: value for name, value in headers.items() if name != "Origin"}
    with connect(address, origin=origin, additional_headers=more, open_timeout=600) as socket:  # type: ignore[arg-type]
        heard: dict[str, object] = json.loads(socket.recv(timeout=600))
        return heard


def test_foreign_pages_open_no_lines(hall: RunningHall, come_in: Enter) -> None:
    """A line shows hands and takes decisions: the cookie travels with it from anywhere."""
    table = come_in("Anna").table(GAME, "me", "bot")
    assert line(hall, table, own(hall)[1])["type"] == "view"
    assert line(hall, table, {})["type"] == "view"
    for headers in foreign(hall):
        if headers.get("Origin") == "":
            continue
        with pytest.raises(InvalidStatus) as refused:
            line(hall, table, headers)
        assert refused.value.response.status_code == 403
        assert b'"origin"' in (refused.value.response.body or b"")


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8420", True),
        ("192.168.1.20", True),
        ("[2001:db8::1]:8420", True),
        ("localhost:8420", True),
        ("LapTop:8420", True),
        ("laptop.local:8420", True),
        ("hall.example", True),
        ("HALL.example.:443", True),
        ("games.lan:80", True),
        ("evil.example", False),
        ("hall.example.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("nothall.example", False),
        ("hall.example; script-src *", False),
        ("a b", False),
        ("[::1", False),
    ],
)
def test_the_hall_answers_to_its_own_names(host: str, known: bool) -> None:  # noqa: FBT001
    """A foreign name that was made to point here is not served (DNS rebinding)."""
    settings = Settings(address="https://hall.example", hosts=("games.lan",))

    async def app(*_: object) -> None:
        raise AssertionError

    assert Origins(app, settings).knows(host) == known


def test_a_foreign_name_is_refused_even_for_reading(hall: RunningHall) -> None:
    with httpx.Client(base_url=hall.address) as client:
        refusal = bad(client.get("/api/v1/session", headers={"Host": "evil.example"}))
        assert (refusal["status"], refusal["code"]) == (403, "origin")
        assert "SKALI_HOSTS" in refusal["sentence"]


def test_lines_lead_only_back_here(hall: RunningHall) -> None:
    """The policy names the address under which the page was asked for."""
    with httpx.Client(base_url=hall.address) as client:
        headers = client.get("/").headers
        policy = headers["content-security-policy"]
        assert f"connect-src 'self' ws://127.0.0.1:{hall.port};" in policy
        local = client.get("/", headers={"Host": "localhost:99"}).headers
        assert "connect-src 'self' ws://localhost:99;" in local["content-security-policy"]
    assert headers["x-frame-options"] == "DENY"
    assert "strict-transport-security" not in headers


def test_refusals_carry_the_same_headers(hall: RunningHall) -> None:
    evil = {"Origin": "https://evil.example"}
    with httpx.Client(base_url=hall.address + "/api/v1") as client:
        for answer in (client.post("/session", headers=evil), client.get("/nothing")):
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "content-security-policy" in answer.headers


def test_behind_tls_the_public_address_counts(start_hall: Start, tmp_path: Path) -> None:
    """Also where the proxy asks under another name; never the same name without TLS."""
    hall = start_hall(tmp_path / "hall.db", address="https://hall.example")
    public = {"Origin": "https://hall.example"}
    with httpx.Client(base_url=hall.address + "/api/v1") as client:
        for headers in (public, public | {"Host": "hall.example"}):
            answer = client.post("/session", json={"name": "Anna"}, headers=headers)
            assert good(answer)
            assert "secure" in answer.headers["set-cookie"].lower()
        assert answer.headers["strict-transport-security"].startswith("max-age=31536000")
        policy = answer.headers["content-security-policy"]
        assert "connect-src 'self' wss://hall.example;" in policy
        plain = {"Origin": "http://hall.example", "Host": "hall.example"}
        assert bad(client.post("/session", json={"name": "Anna"}, headers=plain))["status"] == 403
