"""Passwords: which are refused, how often one may try, and how many are checked at a time."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median
from threading import Event

import httpx
import pytest

from skali.server.passwords import AT_ONCE, Passwords, check_strength
from skali.server.problems import Problem
from skali.server.throttle import MOST_CALLERS, Doorkeeper, Pace
from tests.server.conftest import LIMITS, RunningHall
from tests.server.people import WORDS, Person, bad, good

Enter = Callable[[str], Person]
Start = Callable[..., RunningHall]


@pytest.mark.parametrize(
    "password",
    ["password1", "passwort1", "12345678", "aaaaaaaa", "qwertz123", "wikinger", "odin1234",
     "valhalla1", "iloveyou1", "abcd1234", "geheim12", "Thorgerd", "thorgerd1", "THORGERD!"],
)  # fmt: skip
def test_what_is_guessed_first_is_refused(come_in: Enter, password: str) -> None:
    """Common ones in both languages, rows of keys, the hall's own words, one's own name."""
    thorgerd = come_in("Thorgerd")
    refusal = thorgerd.refused("/account", name="Thorgerd", password=password)
    assert (refusal["status"], refusal["field"]) == (400, "password")
    german = thorgerd.refused("/account?lang=de", name="Thorgerd", password=password)
    assert german["sentence"] != refusal["sentence"]
    assert not thorgerd.get("/session")["user"]["account"]


@pytest.mark.parametrize("password", ["short", "", "x" * 201])
def test_a_password_has_eight_letters_at_least(come_in: Enter, password: str) -> None:
    refusal = come_in("Anna").refused("/account", name="Anna", password=password)
    assert (refusal["status"], refusal["field"]) == (400, "password")
    assert "8" in refusal["sentence"]


def test_half_a_character_is_no_password(stranger: httpx.Client) -> None:
    headers = {"Content-Type": "application/json"}
    for path in ("/account", "/account/login"):
        body = b'{"name": "Anna", "password": "abcdefgh\\ud800"}'
        assert bad(stranger.post(path, content=body, headers=headers))["status"] == 400


@pytest.mark.parametrize(
    "password", [WORDS, "long enough", "x7!kqpmz", "Hrafnagaldr", "ö" * 3 + "kvxpz"]
)
def test_others_are_taken(password: str) -> None:
    check_strength(password, ("Thorgerd",))


def test_judging_a_password_takes_no_longer_than_it_should() -> None:
    """One that is made to be hard to judge is judged by its beginning."""
    started = time.process_time()
    check_strength("4@8({[<3691!|0$5+7%2" * 10, ("Anna",))
    assert time.process_time() - started < 5


def test_an_unknown_name_takes_as_long_as_a_wrong_password() -> None:
    """Each is one check, and no more."""
    passwords = Passwords()
    kept = passwords.hasher.hash(WORDS)

    async def seconds(known: str | None) -> float:
        started = time.process_time()
        assert not await passwords.fits(known, "something else")
        return time.process_time() - started

    async def measure() -> tuple[float, float]:
        times = [(await seconds(kept), await seconds(None)) for _ in range(7)]
        return median(known for known, _ in times), median(unknown for _, unknown in times)

    known, unknown = asyncio.run(measure())
    assert 0.6 < unknown / known < 1.6
    passwords.close()


def test_no_password_fits_where_none_is_kept() -> None:
    passwords = Passwords()
    for kept in (None, "", "no hash"):
        assert not asyncio.run(passwords.fits(kept, WORDS))
    passwords.close()


def test_few_passwords_are_checked_at_a_time() -> None:
    """So many wait, and beyond that the hall says that it is busy instead of taking memory."""
    passwords, gate = Passwords(waiting=3), Event()
    running = 0
    most = 0

    def work() -> int:
        nonlocal running, most
        running += 1
        most = max(most, running)
        gate.wait(30)
        running -= 1
        return 1

    async def crowd() -> list[int | BaseException]:
        tasks = [asyncio.create_task(passwords.run(work)) for _ in range(10)]
        await asyncio.sleep(0.05)
        gate.set()
        return await asyncio.gather(*tasks, return_exceptions=True)

    answers = asyncio.run(crowd())
    refused = [answer for answer in answers if isinstance(answer, Problem)]
    assert most <= AT_ONCE
    assert answers.count(1) == AT_ONCE + 3
    assert {problem.status for problem in refused} == {503}
    assert asyncio.run(passwords.run(lambda: 2)) == 2
    passwords.close()


def test_all_that_check_passwords_have_their_memory() -> None:
    """Two at a time take 128 MB, as hosts and the documents expect."""
    passwords = Passwords()
    assert AT_ONCE * passwords.hasher.memory_cost * 1024 <= 1 << 27
    passwords.close()


def test_a_busy_hall_says_when_to_come_back(hall: RunningHall, stranger: httpx.Client) -> None:
    passwords = hall.app.state.desk.passwords
    passwords.busy += passwords.most
    try:
        for path in ("/account/login", "/account"):
            answer = stranger.post(path, json={"name": "Nobody", "password": WORDS})
            assert (bad(answer)["status"], bad(answer)["code"]) == (503, "busy")
            assert int(answer.headers["retry-after"]) == 5
    finally:
        passwords.busy -= passwords.most


# --- how often ---


class Anywhere:
    """Tries passwords from any address, through a proxy that the hall believes."""

    def __init__(self, hall: RunningHall, address: str) -> None:
        """Come from an address."""
        headers = {"X-Forwarded-For": address}
        self.http = httpx.Client(base_url=hall.address + "/api/v1", headers=headers, timeout=600)

    def sign_in(self, name: str, password: str) -> int:
        """Try, and return the status."""
        body = {"name": name, "password": password}
        return self.http.post("/account/login", json=body).status_code


@pytest.fixture
def strict(start_hall: Start, tmp_path: Path) -> RunningHall:
    """A hall behind a proxy that soon loses patience."""
    limits = replace(
        LIMITS, password_tries=3, password_tries_of_household=5, password_tries_at_account=6
    )
    return start_hall(tmp_path / "hall.db", limits=limits, proxies=("127.0.0.1",))


def test_a_stranger_does_not_lock_the_owner_out(strict: RunningHall) -> None:
    """He is stopped himself; the owner comes in from elsewhere, with any number of his tries."""
    Person(strict.address, "Signy").register().http.close()
    stranger, owner = Anywhere(strict, "203.0.113.1"), Anywhere(strict, "198.51.100.1")
    assert [stranger.sign_in("signy", "wrong guess") for _ in range(5)] == [401] * 3 + [429] * 2
    assert stranger.sign_in("Signy", WORDS) == 429
    assert owner.sign_in("Signy", WORDS) == 200
    for one in (stranger, owner):
        one.http.close()


def test_many_strangers_make_it_slow_but_not_for_a_browser_that_is_known(
    strict: RunningHall,
) -> None:
    """Tries from everywhere together; a browser in which the owner was before is counted alone."""
    Person(strict.address, "Solveig").register().http.close()
    known = Anywhere(strict, "198.51.100.1")
    assert known.sign_in("Solveig", WORDS) == 200
    good(known.http.delete("/session"))
    crowd = [Anywhere(strict, f"203.0.113.{number}") for number in range(9)]
    assert [one.sign_in("Solveig", "wrong guess") for one in crowd] == [401] * 7 + [429] * 2
    known.http.headers["X-Forwarded-For"] = "203.0.113.1"
    assert known.sign_in("Solveig", WORDS) == 200
    tries = [known.sign_in("Solveig", "wrong guess") for _ in range(7)]
    assert tries[:3] == [401] * 3
    assert tries[-1] == 429
    for one in (known, *crowd):
        one.http.close()


def test_the_token_of_a_browser_counts_for_its_account_alone(strict: RunningHall) -> None:
    """Who has an account cannot use its token to guess at others'."""
    for name in ("Ketil", "Grima"):
        Person(strict.address, name).register().http.close()
    grima = Anywhere(strict, "203.0.113.7")
    assert grima.sign_in("Grima", WORDS) == 200
    assert [grima.sign_in("Ketil", "wrong guess") for _ in range(4)] == [401] * 3 + [429]
    grima.http.close()


def test_one_household_cannot_try_all_accounts(strict: RunningHall) -> None:
    """Right passwords do not count."""
    Person(strict.address, "Alof").register().http.close()
    house = Anywhere(strict, "2001:db8::1")
    for number in range(10):
        house.http.headers["X-Forwarded-For"] = f"2001:db8::{number}"
        assert house.sign_in("Alof", WORDS) == 200
    tries = [house.sign_in(f"Name {number}", "wrong guess") for number in range(7)]
    assert tries == [401] * 5 + [429] * 2
    house.http.close()


def test_without_a_named_proxy_a_header_changes_nothing(start_hall: Start, tmp_path: Path) -> None:
    hall = start_hall(tmp_path / "hall.db", limits=replace(LIMITS, password_tries=3))
    tries = []
    for number in range(5):
        somebody = Anywhere(hall, f"203.0.113.{number}")
        tries.append(somebody.sign_in("Nobody", "wrong guess"))
        somebody.http.close()
    assert tries == [401] * 3 + [429] * 2


def test_guests_and_accounts_are_counted_by_household(start_hall: Start, tmp_path: Path) -> None:
    limits = replace(LIMITS, entries_in_a_minute=2)
    hall = start_hall(tmp_path / "hall.db", limits=limits, proxies=("127.0.0.1",))
    house = Anywhere(hall, "203.0.113.1")
    answers = [house.http.post("/session", json={"name": "Anna"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 60
    house.http.headers["X-Forwarded-For"] = "203.0.113.2"
    assert house.http.post("/session", json={"name": "Anna"}).status_code == 200
    house.http.close()


def test_tries_at_the_present_password_are_bounded(strict: RunningHall) -> None:
    """Whoever sits at an open browser cannot guess on."""
    rannveig = Person(strict.address, "Rannveig").register()
    body = {"password": "wrong guess", "new": "four unlikely oars"}
    tries = [rannveig.refused("/account/password", **body)["status"] for _ in range(4)]
    assert tries == [401] * 3 + [429]
    rannveig.http.close()


def test_only_so_many_callers_are_remembered() -> None:
    """Endless new names take neither memory nor time."""
    pace = Pace(3, 60)
    for number in range(MOST_CALLERS + 500):
        pace.check(str(number))
    assert len(pace.seen) <= MOST_CALLERS


def test_tries_that_run_at_the_same_time_are_all_counted() -> None:
    """They count when they begin, and are given back if they were right."""
    door = Doorkeeper(2, 9, 9)
    first = door.admit("anna", "home", None)
    door.admit("anna", "home", None)
    with pytest.raises(Problem):
        door.admit("anna", "home", None)
    first.succeeded()
    door.admit("anna", "home", None)


def test_a_new_browser_at_home_does_not_wait_for_strangers() -> None:
    """Tries from everywhere make a new browser wait, but not where the owner has signed in."""
    door = Doorkeeper(5, 9, 2)
    door.admit("anna", "home", None).succeeded()
    for stranger in ("one", "two", "three"):
        door.admit("anna", stranger, None)
    with pytest.raises(Problem):
        door.admit("anna", "four", None)
    door.admit("anna", "home", None)
    for _ in range(4):
        door.admit("anna", "home", None)
    with pytest.raises(Problem):
        door.admit("anna", "home", None)


def test_only_so_many_homes_are_remembered() -> None:
    door = Doorkeeper(5, 9, 2)
    for number in range(MOST_CALLERS + 3):
        door.remember(f"home {number}")
    assert len(door.homes) == MOST_CALLERS
    assert "home 0" not in door.homes
