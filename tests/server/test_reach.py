"""Reaching out: nobody can send the hall into its own network, and nobody can hold it up."""

import asyncio
import datetime as dt
import ipaddress
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import httpcore
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from skali.server import reach
from skali.server.reach import Careful, Messenger, Unreachable, is_public
from skali.server.settings import Limits, Settings

OPEN = Settings(private_webhooks=True, limits=Limits(reminder_seconds=5, reminders_at_once=2))
OWN = [
    "127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "0x7f.0.0.1", "localhost",
    "localhost.", "LOCALHOST", "0.0.0.0", "0", "10.0.0.1", "172.16.0.1", "192.168.1.1",  # noqa: S104
    "100.64.0.1",
    "169.254.169.254", "2852039166", "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1",
    "198.18.0.1", "[::]", "[::1]", "[::ffff:127.0.0.1]", "[::ffff:a00:1]", "[::127.0.0.1]",
    "[64:ff9b::7f00:1]", "[64:ff9b::10.0.0.1]", "[64:ff9b:1::1]", "[2002:7f00:1::]", "[2001::1]",
    "[fe80::1]", "[fc00::1]", "[fd00::1]", "[ff02::1]", "[2001:db8::1]", "[100::1]",
    "127.0.0.1.", "①②⑦.⓪.⓪.①",
]  # fmt: skip


@contextmanager
def answering(work: Callable[[socket.socket], None]) -> Iterator[int]:
    """Let a program speak to everybody who connects to a port."""
    with socket.create_server(("127.0.0.1", 0)) as door:

        def serve() -> None:
            with suppress(OSError):
                while True:
                    line, _ = door.accept()
                    threading.Thread(target=speak, args=(line,), daemon=True).start()

        def speak(line: socket.socket) -> None:
            with line, suppress(OSError):
                work(line)

        threading.Thread(target=serve, daemon=True).start()
        yield int(door.getsockname()[1])
        door.shutdown(socket.SHUT_RDWR)


def request(line: socket.socket) -> bytes:
    """Read a request with its two bytes of body; closing before would lose the answer."""
    heard = b""
    while not heard.endswith(b"\r\n\r\n{}"):
        heard += line.recv(65536) or b"\r\n\r\n{}"
    return heard


def no_content(line: socket.socket) -> None:
    """Take a request and say nothing."""
    request(line)
    line.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")


def post(address: str, settings: Settings = OPEN, tls: ssl.SSLContext | None = None) -> int:
    """Post something as the hall would."""

    async def once() -> int:
        return await Messenger(settings, tls).post(address, b"{}", {"X": "y"})

    return asyncio.run(once())


@pytest.mark.parametrize("host", OWN)
def test_no_spelling_leads_into_the_own_network(host: str) -> None:
    """Nothing is even connected."""
    connected: list[object] = []
    with answering(connected.append) as port, pytest.raises(Unreachable):
        post(f"http://{host}:{port}/", replace(OPEN, private_webhooks=False))
    assert not connected


def test_the_operator_may_allow_it() -> None:
    with answering(no_content) as port:
        assert post(f"http://127.0.0.1:{port}/") == 204


@pytest.mark.parametrize("address", ["93.184.216.34", "8.8.8.8", "2606:2800:220:1::1"])
def test_the_internet_is_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def both(_host: str, _port: int) -> list[str]:
        return ["93.184.216.34", "10.0.0.1"]

    monkeypatch.setattr(reach, "addresses", both)
    with pytest.raises(Unreachable, match=r"10\.0\.0\.1"):
        asyncio.run(reach.public_addresses("two.example", 80))


def test_the_connection_goes_to_the_address_that_was_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that is public at the first look and private at the second gets no second look."""
    answers = [["93.184.216.34"], ["127.0.0.1"]]
    connected: list[str] = []

    async def changing(_host: str, _port: int) -> list[str]:
        return answers.pop(0)

    class Noted(httpcore.AnyIOBackend):
        async def connect_tcp(
            self, host: str, *_: object, **__: object
        ) -> httpcore.AsyncNetworkStream:
            connected.append(host)
            raise httpcore.ConnectError("far away")

    monkeypatch.setattr(reach, "addresses", changing)
    careful = Careful(anywhere=False)
    careful.plain = Noted()
    with pytest.raises(httpcore.ConnectError):
        asyncio.run(careful.connect_tcp("rebinding.example", 80))
    assert connected == ["93.184.216.34"]
    assert answers == [["127.0.0.1"]]


def test_tls_asks_for_the_name_and_not_for_the_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The certificate is the name's; another name is refused."""
    context, trust = certified("hook.example", tmp_path)
    asked: list[str | None] = []
    context.sni_callback = lambda _line, name, _context: asked.append(name)

    async def here(_host: str, _port: int) -> list[str]:
        return ["127.0.0.1"]

    def speak(line: socket.socket) -> None:
        with context.wrap_socket(line, server_side=True) as sealed:
            request(sealed)
            sealed.sendall(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")

    monkeypatch.setattr(reach, "addresses", here)
    with answering(speak) as port:
        assert post(f"https://hook.example:{port}/x", tls=trust) == 201
        with pytest.raises(Unreachable):
            post(f"https://other.example:{port}/x", tls=trust)
    assert asked == ["hook.example", "other.example"]


def certified(name: str, folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """Make a certificate; return a context that shows it and one that trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = dt.datetime.now(dt.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = certificate.public_bytes(Encoding.PEM)
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "both.pem").write_bytes(pem + secret)
    shown = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    shown.load_cert_chain(folder / "both.pem")
    return shown, ssl.create_default_context(cadata=pem.decode())


def test_a_redirection_is_not_followed() -> None:
    asked: list[bytes] = []

    def elsewhere(line: socket.socket) -> None:
        asked.append(request(line))
        line.sendall(b"HTTP/1.1 302 Found\r\nLocation: /secret\r\nContent-Length: 0\r\n\r\n")

    with answering(elsewhere) as port:
        assert post(f"http://127.0.0.1:{port}/hook") == 302
    assert [request.split()[1] for request in asked] == [b"/hook"]


def test_an_answer_that_drips_is_given_up() -> None:
    """Every byte comes in time, the answer never."""

    def drip(line: socket.socket) -> None:
        request(line)
        line.sendall(b"HTTP/1.1 200 OK\r\n")
        for _ in range(300):
            line.sendall(b"X: y\r\n")
            time.sleep(0.1)

    hurried = replace(OPEN, limits=Limits(reminder_seconds=1))
    with answering(drip) as port, pytest.raises(Unreachable, match="within 1 seconds"):
        post(f"http://127.0.0.1:{port}/", hurried)


def test_an_answer_without_an_end_is_not_read() -> None:
    def pour(line: socket.socket) -> None:
        request(line)
        line.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
        while True:
            line.sendall(b"x" * 65536)

    with answering(pour) as port:
        assert post(f"http://127.0.0.1:{port}/") == 200


def test_headers_without_an_end_are_given_up() -> None:
    def pour(line: socket.socket) -> None:
        request(line)
        line.sendall(b"HTTP/1.1 200 OK\r\n")
        while True:
            line.sendall(b"X: " + b"y" * 65536 + b"\r\n")

    with answering(pour) as port, pytest.raises(Unreachable):
        post(f"http://127.0.0.1:{port}/")


def test_only_a_few_are_on_their_way() -> None:
    present, most, lock = 0, 0, threading.Lock()

    def count(line: socket.socket) -> None:
        nonlocal present, most
        with lock:
            present += 1
            most = max(most, present)
        request(line)
        time.sleep(0.2)
        with lock:
            present -= 1
        line.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")

    async def many(port: int) -> list[int]:
        messenger = Messenger(OPEN)
        address = f"http://127.0.0.1:{port}/"
        return await asyncio.gather(*(messenger.post(address, b"{}", {}) for _ in range(6)))

    with answering(count) as port:
        assert asyncio.run(many(port)) == [204] * 6
    assert most <= 2


def test_no_proxy_of_the_surroundings_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would resolve the name a second time, and itself."""
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    with answering(no_content) as port:
        assert post(f"http://127.0.0.1:{port}/") == 204


@pytest.mark.parametrize("address", ["ftp://8.8.8.8/", "file:///etc/passwd", "unix:/x", "http://"])
def test_only_the_web_is_reached(address: str) -> None:
    with pytest.raises(Unreachable):
        post(address)
