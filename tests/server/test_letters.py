"""Mail: addresses that their owners confirm, and passwords that were forgotten."""

import email
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from email import policy
from pathlib import Path
from threading import Event

import httpx
import pytest
from sqlalchemy import select, update

from skali.server import schema
from skali.server.problems import Problem
from skali.server.settings import Mail
from tests.server.conftest import LIMITS, RunningHall
from tests.server.people import WORDS, Person, bad, copy_of, good
from tests.server.test_reminders import MailServer, post_office

__all__ = ["post_office"]

NEW = "four unlikely oars"


@pytest.fixture
def posting(
    start_hall: Callable[..., RunningHall], tmp_path: Path, post_office: int
) -> RunningHall:
    """A hall that sends mail."""
    mail = Mail(host="127.0.0.1", port=post_office)
    limits = replace(LIMITS, mails_in_an_hour=3)
    return start_hall(tmp_path / "hall.db", mail=mail, limits=limits)


@pytest.fixture
def anna(posting: RunningHall) -> Iterator[Person]:
    """An account in it."""
    person = Person(posting.address, "Anna").register()
    yield person
    person.http.close()


def letter(number: int) -> tuple[str, str]:
    """Wait for a letter; return to whom it went, and its text."""
    deadline = time.monotonic() + 600
    while len(MailServer.letters) < number and time.monotonic() < deadline:
        time.sleep(0.01)
    read = email.message_from_string(MailServer.letters[number - 1], policy=policy.default)
    body = read.get_body()
    assert body is not None
    return read["To"], body.get_content()


def token(number: int, purpose: str) -> str:
    """Return the token of the link in a letter."""
    found = re.search(rf"/account#{purpose}=([\w-]+)", letter(number)[1])
    assert found
    return found[1]


def confirm(person: Person, address: str, number: int) -> None:
    """Give an address and follow the link."""
    person.patch("/session", email=address)
    person.post("/account/confirm", token=token(number, "confirm"))


def test_an_address_counts_once_its_owner_has_confirmed_it(
    posting: RunningHall, anna: Person
) -> None:
    """Before, nothing else is sent there."""
    under_way = posting.app.state.hall.tasks
    usual = len(under_way)
    user = anna.patch("/session", email="anna@example.org")["user"]
    assert (user["email"], user["pending_email"]) == (None, "anna@example.org")
    assert letter(1)[0] == "anna@example.org"
    link = token(1, "confirm")
    anna.post("/account/forgotten", name="Anna")
    while len(under_way) > usual:  # whoever is to be sent something is looked up later
        time.sleep(0.01)
    assert anna.post("/account/confirm", token=link) == {"email": "anna@example.org"}
    user = anna.get("/session")["user"]
    assert (user["email"], user["pending_email"]) == ("anna@example.org", None)
    assert anna.refused("/account/confirm", token=link)["status"] == 404
    assert len(MailServer.letters) == 1


def test_a_new_address_must_be_confirmed_again(anna: Person) -> None:
    """Until then the old one stays; going back to it forgets the new one."""
    confirm(anna, "anna@example.org", 1)
    user = anna.patch("/session", email="new@example.org")["user"]
    assert (user["email"], user["pending_email"]) == ("anna@example.org", "new@example.org")
    user = anna.patch("/session", email="anna@example.org")["user"]
    assert (user["email"], user["pending_email"]) == ("anna@example.org", None)
    assert anna.refused("/account/confirm", token=token(2, "confirm"))["status"] == 404
    confirm(anna, "new@example.org", 3)
    assert anna.get("/session")["user"]["email"] == "new@example.org"
    user = anna.patch("/session", email="")["user"]
    assert (user["email"], user["pending_email"]) == (None, None)


@pytest.mark.parametrize(
    "address",
    ["a", "a@b@c", "a,b@example.org", "Anna <a@example.org>", "a@example.org\nBcc: b@example.org",
     "a@example.org, b@example.org", "a b@example.org", "a\0@example.org", "a@-", "@example.org"],
)  # fmt: skip
def test_there_is_one_address_and_nothing_beside_it(anna: Person, address: str) -> None:
    refusal = bad(anna.http.patch("/session", json={"email": address}))
    assert (refusal["status"], refusal["field"]) == (400, "email")
    assert anna.get("/session")["user"]["pending_email"] is None


def test_a_forgotten_password_is_chosen_anew(posting: RunningHall, anna: Person) -> None:
    """By a link that works once; all sessions end, and the new password is checked as any other."""
    confirm(anna, "anna@example.org", 1)
    with httpx.Client(base_url=posting.address + "/api/v1") as stranger, copy_of(anna) as copied:
        assert good(stranger.post("/account/forgotten", json={"name": "anna"})) == {"asked": True}
        link = token(2, "reset")
        easy = {"token": link, "password": "password1"}
        assert bad(stranger.post("/account/reset", json=easy))["field"] == "password"
        body = {"token": link, "password": NEW}
        assert good(stranger.post("/account/reset", json=body))["user"]["name"] == "Anna"
        assert good(stranger.get("/session"))["user"]["name"] == "Anna"
        assert good(copied.get("/session"))["user"] is None
        assert bad(stranger.post("/account/reset", json=body))["status"] == 404
        login = {"name": "Anna", "password": WORDS}
        assert bad(stranger.post("/account/login", json=login))["status"] == 401
        assert good(stranger.post("/account/login", json=login | {"password": NEW}))


def test_the_address_will_do_in_place_of_the_name(anna: Person) -> None:
    confirm(anna, "anna@example.org", 1)
    anna.post("/account/forgotten", name="Anna@Example.org")
    assert letter(2)[0] == "anna@example.org"
    assert "Anna" in letter(2)[1]


def test_nobody_learns_whether_there_is_an_account(posting: RunningHall, anna: Person) -> None:
    """The answer is the same, and given before anybody looks."""
    confirm(anna, "anna@example.org", 1)
    store = posting.app.state.hall.store
    asked, answered = store.rows, Event()

    def late(query: object) -> object:
        if "lower" in str(query):
            answered.wait(60)
        return asked(query)

    store.rows = late
    with httpx.Client(base_url=posting.address + "/api/v1", timeout=600) as stranger:
        for name in ("Anna", "Nobody", "anna@example.org"):
            answer = stranger.post("/account/forgotten", json={"name": name})
            assert (answer.status_code, answer.json()) == (200, {"asked": True})
    answered.set()
    assert letter(2)[0] == "anna@example.org"


def test_links_expire(posting: RunningHall, anna: Person) -> None:
    anna.patch("/session", email="anna@example.org")
    link = token(1, "confirm")
    with posting.app.state.hall.store.begin() as connection:
        connection.execute(update(schema.letters).values(expires=time.time() - 1))
    assert anna.refused("/account/confirm", token=link)["status"] == 404


def test_only_the_hash_of_a_link_is_kept(posting: RunningHall, anna: Person) -> None:
    anna.patch("/session", email="anna@example.org")
    link = token(1, "confirm")
    rows = posting.app.state.hall.store.rows(select(schema.letters))
    assert len(rows) == 1
    assert link not in str(rows)
    assert anna.refused("/account/confirm", token=rows[0]["token"])["status"] == 404
    assert anna.refused("/account/reset", token=link, password=NEW)["status"] == 404


def test_two_who_use_a_link_at_once_do_not_both_get_in(posting: RunningHall, anna: Person) -> None:
    """The one who strikes it out has used it."""
    letters = posting.app.state.desk.letters
    link = letters.issue(anna.me["id"], "reset", "anna@example.org")
    seen = letters.read(link, "reset")
    assert letters.use(link, "reset")["id"] == anna.me["id"]
    letters.read = lambda *_: seen
    with pytest.raises(Problem, match="does not count any more"):
        letters.use(link, "reset")


def test_a_new_password_or_address_ends_links_on_their_way(anna: Person) -> None:
    """Whoever reads old mail gets nowhere."""
    confirm(anna, "anna@example.org", 1)
    anna.post("/account/forgotten", name="Anna")
    link = token(2, "reset")
    anna.post("/account/password", password=WORDS, new=NEW)
    assert anna.refused("/account/reset", token=link, password=WORDS)["status"] == 404


def test_nobody_is_buried_in_letters(posting: RunningHall, anna: Person) -> None:
    """So many letters to one address in an hour, whoever asks."""
    confirm(anna, "anna@example.org", 1)
    with httpx.Client(base_url=posting.address + "/api/v1") as stranger:
        for _ in range(5):
            good(stranger.post("/account/forgotten", json={"name": "Anna"}))
    letter(3)
    other = Person(posting.address, "Bert")
    assert bad(other.http.patch("/session", json={"email": "anna@example.org"}))["status"] == 429
    assert other.get("/session")["user"]["pending_email"] is None
    other.http.close()
    assert len(MailServer.letters) == 3


@pytest.mark.parametrize(
    "wrong", ["", "short", "x" * 65, "a\0" * 15, str(2**70) + "!", 2**70, None]
)
def test_a_token_that_can_be_none_is_refused(anna: Person, wrong: object) -> None:
    assert anna.refused("/account/confirm", token=wrong)["status"] == 400
    assert anna.refused("/account/reset", token=wrong, password=NEW)["status"] == 400


def test_a_hall_without_mail_says_so(hall: RunningHall, stranger: httpx.Client) -> None:
    assert stranger.get("/session").json()["mail"] is False
    assert bad(stranger.post("/account/forgotten", json={"name": "Anna"}))["status"] == 409
    bert = Person(hall.address, "Bert")
    refusal = bad(bert.http.patch("/session", json={"email": "b@example.org", "name": "Bo"}))
    assert (refusal["status"], refusal["field"]) == (409, "email")
    assert bert.get("/session")["user"]["name"] == "Bert"
    bert.http.close()


def test_letters_come_in_the_language_of_the_reader(anna: Person) -> None:
    anna.patch("/session?lang=de", email="anna@example.org")
    assert "innerhalb eines Tages" in " ".join(letter(1)[1].split())
