"""Nobody can fill the hall with what is too large, too slow or too much."""

import json
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from skali.server.crowd import SPARE_FILES, Crowd
from skali.server.settings import Limits, Settings
from tests.server.conftest import RunningHall
from tests.server.people import Listening, Person

FEW = Limits(
    request_seconds=1, connections=20, connections_per_address=8, entries_in_a_minute=1000,
    message=2048,
)  # fmt: skip
PATIENCE = 600
GET = b"GET /api/v1/session HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/v1/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"

Start = Callable[..., RunningHall]


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """A hall with narrow bounds."""
    folder = tmp_path_factory.mktemp("narrow")
    running = RunningHall(f"sqlite:///{folder}/hall.db", limits=FEW)
    yield running
    running.stop()


def knock(hall: RunningHall, said: bytes = b"") -> socket.socket:
    """Open a connection and say something."""
    line = socket.create_connection(("127.0.0.1", hall.port), timeout=PATIENCE)
    line.sendall(said)
    return line


def everything(line: socket.socket) -> bytes:
    """Read until the other side has closed."""
    heard = b""
    try:
        while more := line.recv(65536):
            heard += more
    except ConnectionResetError:
        pass
    line.close()
    return heard


def status(heard: bytes) -> int:
    """Return the status of an answer."""
    return int(heard.split(b" ", 2)[1])


def code(heard: bytes) -> str:
    """Return the code of a refusal, which always has a sentence."""
    error = json.loads(heard.partition(b"\r\n\r\n")[2])["error"]
    assert error["sentence"]
    return str(error["code"])


# --- size ---


@pytest.mark.parametrize("word", ["chunked", "Chunked", "CHUNKED", "gzip, Chunked"])
def test_a_body_is_counted_as_it_comes(hall: RunningHall, word: str) -> None:
    """The answer is there long before ten megabytes are."""
    line = knock(hall, POST + f"Transfer-Encoding: {word}\r\n\r\n".encode())
    chunk = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
    sent = 0
    line.settimeout(0.05)
    heard = b""
    while not heard and sent < 640:
        try:
            line.sendall(chunk)
            sent += 1
            heard = line.recv(65536)
        except TimeoutError:
            continue
    assert status(heard) == 413
    assert code(heard) == "large"
    assert sent < 100
    line.close()


@pytest.mark.parametrize(
    ("said", "more"),
    [(b"0\r\n", b"X: y\r\n" * 1000), (b"0\r\nX: ", b"y" * 6000), (b"2;", b"x" * 6000)],
)
def test_what_is_wrapped_around_a_body_is_counted_too(
    hall: RunningHall, said: bytes, more: bytes
) -> None:
    """Headers after the last chunk, and words beside the size of one, have no end."""
    line = knock(hall, POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n" + said)
    line.settimeout(0.05)
    sent, heard = 0, b""
    while not heard and sent < 4 << 20:
        try:
            line.sendall(more)
            sent += len(more)
            heard = line.recv(65536)
        except TimeoutError:
            continue
        except (BrokenPipeError, ConnectionResetError):
            break
    line.close()
    assert sent < 4 << 20
    if heard:  # the system may drop an answer to somebody who keeps talking
        assert status(heard) == 413
        assert code(heard) == "large"


def test_a_small_body_in_chunks_is_read(hall: RunningHall) -> None:
    body = b'{"name": "Anna"}'
    chunks = b"".join(b"1\r\n%c\r\n" % letter for letter in body) + b"0\r\n\r\n"
    line = knock(hall, POST + b"Transfer-Encoding: Chunked\r\nConnection: close\r\n\r\n" + chunks)
    assert status(everything(line)) == 200


def test_a_length_beyond_the_limit_is_refused_before_anything_comes(hall: RunningHall) -> None:
    for length in (b"65537", b"99999999999"):
        line = knock(hall, POST + b"Content-Length: " + length + b"\r\n\r\n")
        heard = line.recv(65536)
        line.close()
        assert status(heard) == 413


def test_headers_without_an_end_are_refused(hall: RunningHall) -> None:
    line = knock(hall, GET)
    heard = b""
    try:
        for number in range(2000):
            line.sendall(b"X-%d: %s\r\n" % (number, b"x" * 100))
        heard = everything(line)
    except (BrokenPipeError, ConnectionResetError):
        heard = everything(line)
    if heard:  # the system may drop an answer to somebody who keeps talking
        assert status(heard) == 431
        assert code(heard) == "large"
    line = knock(hall, GET + b"X: " + b"x" * 40_000)
    assert status(everything(line)) == 431


def test_a_large_message_ends_a_listener(narrow: RunningHall) -> None:
    anna = Person(narrow.address, "Anna")
    table = anna.table("wikinger", "me", "open")
    with Listening(anna, table) as ear:
        ear.hear("table")
        ear.send(json.dumps({"type": "ping", "more": "x" * 1500}))
        assert ear.hear("done", "error")
        ear.send("x" * 4000)
        with pytest.raises(ConnectionClosed) as closed:
            ear.hear("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    anna.http.close()


# --- time ---


@pytest.mark.parametrize(
    "said",
    [
        GET,
        GET + b"X-Half: o",
        POST + b"Content-Length: 16\r\n\r\n{",
        POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    ],
)
def test_an_unfinished_request_ends(narrow: RunningHall, said: bytes) -> None:
    began = time.monotonic()
    heard = everything(knock(narrow, said))
    assert status(heard) == 408
    assert code(heard) == "slow"
    assert time.monotonic() - began >= 0.9


def test_unfinished_requests_leave_no_trace_in_the_log(
    narrow: RunningHall, caplog: pytest.LogCaptureFixture
) -> None:
    """Else anybody could fill it; it makes no difference who closes."""
    lines = [knock(narrow, POST + b"Content-Length: 16\r\n\r\n{") for _ in range(4)]
    for line in lines[:2]:
        line.close()
    assert [status(everything(line)) for line in lines[2:]] == [408, 408]
    empty(narrow)
    assert [record for record in caplog.records if record.name.startswith("uvicorn")] == []


@pytest.mark.parametrize("said", [b"", b"\r\n"])
def test_a_connection_without_a_request_ends(narrow: RunningHall, said: bytes) -> None:
    assert everything(knock(narrow, said))[:12] in (b"", b"HTTP/1.1 408")


@pytest.mark.parametrize(
    ("first", "drop"),
    [(GET, b"X: y\r\n"), (POST + b"Content-Length: 1000\r\n\r\n", b" "), (b"", b"\r\n")],
)
def test_drops_do_not_keep_a_request_alive(narrow: RunningHall, first: bytes, drop: bytes) -> None:
    """Somebody sends a little again and again; the request ends in its time all the same."""
    line = knock(narrow, first)
    line.settimeout(0.2)
    ended = time.monotonic() + PATIENCE
    heard = None
    while heard is None and time.monotonic() < ended:
        try:
            line.sendall(drop)
            heard = line.recv(65536)
        except TimeoutError:
            continue
        except (BrokenPipeError, ConnectionResetError):
            heard = b""
    line.close()
    assert heard is not None
    assert heard[:12] in (b"", b"HTTP/1.1 408")


def test_an_answer_that_takes_long_is_not_cut_off(narrow: RunningHall) -> None:
    """Lines of events come for as long as somebody listens; only requests have a time."""
    anna = Person(narrow.address, "Anna")
    table = anna.table("wikinger", "me", "open")
    with anna.http.stream("GET", f"/tables/{table}/events") as answer:
        lines = answer.iter_lines()
        assert json.loads(next(lines))["type"] == "table"
        time.sleep(2.5)
        bert = Person(narrow.address, "Bert")
        bert.post(f"/tables/{table}/seats/1")
        assert any(json.loads(line)["type"] == "view" for line in lines)
        bert.http.close()
    anna.http.close()


def test_a_listener_stays(narrow: RunningHall) -> None:
    """Those who listen may be silent for longer than a request may take."""
    anna = Person(narrow.address, "Anna")
    table = anna.table("wikinger", "me", "open")
    with Listening(anna, table) as ear:
        time.sleep(2.5)
        ear.ask(type="ping", id=1)
        assert ear.hear("done")["id"] == 1
    anna.http.close()


def test_requests_one_after_the_other_have_their_time_each(narrow: RunningHall) -> None:
    line = knock(narrow)
    longer_than_one_may_take = time.monotonic() + 1.5
    while time.monotonic() < longer_than_one_may_take:
        line.sendall(GET + b"\r\n")
        heard = b""
        while not heard.endswith(b"}"):  # head and body may come one after the other
            heard += line.recv(65536)
        assert status(heard) == 200
        time.sleep(0.02)
    line.sendall((GET + b"\r\n") * 3)
    heard = b""
    while heard.count(b"HTTP/1.1 200") < 3:
        heard += line.recv(65536)
    line.close()


# --- how many ---


def test_only_so_many_come_from_one_address(narrow: RunningHall) -> None:
    """The others are told so, and there is room again when somebody goes."""
    empty(narrow)
    with ExitStack() as open_lines:
        for _ in range(8):
            line = open_lines.enter_context(knock(narrow, GET + b"\r\n"))
            assert status(line.recv(65536)) == 200
        heard = everything(knock(narrow, GET + b"\r\n"))
        assert status(heard) == 429
        assert b"retry-after: 10" in heard
        assert code(heard) == "slow"
    empty(narrow)
    line = knock(narrow, GET + b"\r\n")
    assert status(line.recv(65536)) == 200
    line.close()


def test_listeners_count_and_leave(narrow: RunningHall) -> None:
    """A WebSocket is a connection from its beginning to its end."""
    anna = Person(narrow.address, "Anna")
    table = anna.table("wikinger", "me", "open")
    for _ in range(3):
        with ExitStack() as ears:
            for _ in range(6):
                ears.enter_context(Listening(anna, table)).hear("table")
            assert len(narrow.config.crowd.inside) >= 6
        empty(narrow, 1)
    anna.http.close()


def test_the_hall_has_room_for_so_many_in_all(start_hall: Start, tmp_path: Path) -> None:
    """Behind a proxy everybody has the same address, so that only the sum counts."""
    limits = Limits(connections=5, connections_per_address=2)
    hall = start_hall(tmp_path / "hall.db", limits=limits, proxies=("127.0.0.1",))
    with ExitStack() as open_lines:
        for _ in range(5):
            line = open_lines.enter_context(knock(hall, GET + b"\r\n"))
            assert status(line.recv(65536)) == 200
        heard = everything(knock(hall, GET + b"\r\n"))
        assert status(heard) == 503
        assert code(heard) == "full"


def test_behind_a_proxy_those_who_ask_are_counted(start_hall: Start, tmp_path: Path) -> None:
    limits = Limits(connections_per_address=2)
    hall = start_hall(tmp_path / "hall.db", limits=limits, proxies=("127.0.0.1",))
    anna = Person(hall.address, "Anna")
    table = anna.table("wikinger", "me", "open")
    anna.http.headers["X-Forwarded-For"] = "198.51.100.7"
    path = f"/tables/{table}/events"
    with anna.http.stream("GET", path) as one, anna.http.stream("GET", path) as two:
        assert one.is_success
        assert two.is_success
        assert anna.http.get("/session").status_code == 429
        other = {"X-Forwarded-For": "198.51.100.8"}
        assert anna.http.get("/session", headers=other).is_success
        with pytest.raises(InvalidStatus) as refused:
            Listening(anna, table, "", **{"X-Forwarded-For": "198.51.100.7"})
    assert refused.value.response.status_code == 429
    anna.http.close()


def test_connections_leave_room_for_files() -> None:
    assert Crowd(Settings(), files=1024).most == 1024 - SPARE_FILES
    assert Crowd(Settings(), files=1 << 20).most == Limits().connections


def test_the_process_may_open_as_many_files_as_the_machine_allows() -> None:
    program = (
        "import resource; _, hard = resource.getrlimit(resource.RLIMIT_NOFILE); "
        "most = min(hard, 4096) if hard > 0 else 4096; "
        "resource.setrlimit(resource.RLIMIT_NOFILE, (512, most)); "
        "from skali.server.crowd import files_allowed; "
        "print(files_allowed() == most == resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "True\n"


def empty(hall: RunningHall, but: int = 0) -> None:
    """Wait until everybody has gone."""
    deadline = time.monotonic() + PATIENCE
    while len(hall.config.crowd.inside) > but and time.monotonic() < deadline:
        time.sleep(0.05)
    assert len(hall.config.crowd.inside) <= but


def test_whoever_does_not_read_is_let_go(start_hall: Start, tmp_path: Path) -> None:
    """Answers that nobody takes would otherwise lie in the hall's memory for ever."""
    hall = start_hall(tmp_path / "hall.db", limits=Limits(unread_seconds=1))
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(PATIENCE)
        deaf.connect(("127.0.0.1", hall.port))
        ask = b"GET /api/v1/games/karvi/rules HTTP/1.1\r\nHost: x\r\n\r\n"
        deaf.sendall(ask * 400)
        deadline = time.monotonic() + PATIENCE
        while not hall.config.crowd.inside and time.monotonic() < deadline:
            time.sleep(0.01)
        empty(hall)
