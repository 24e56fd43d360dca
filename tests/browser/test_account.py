"""The page of the account: sessions, passwords, letters, farewell."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from skali.server.settings import Mail
from tests.browser.conftest import GAME, SEATS, Enter
from tests.browser.guest import Guest, see
from tests.browser.test_people import PASSWORD, sign_in
from tests.server.conftest import RunningHall
from tests.server.test_letters import token
from tests.server.test_reminders import post_office

__all__ = ["post_office"]

NEW = "nidhogg-and-root"
REFUSED = re.compile(r"\b4\d\d\b")


def forgive(guest: Guest) -> None:
    """The browser reports refusals as errors, though they are what the test is about."""
    guest.errors = [error for error in guest.errors if not REFUSED.search(error)]


def fill(guest: Guest, fields: dict[str, str]) -> None:
    """Fill in fields by their labels."""
    for label, text in fields.items():
        guest.page.get_by_label(label, exact=True).first.fill(text)


def test_sessions_are_seen_and_ended(enter: Enter) -> None:
    """Whoever was signed out elsewhere is a stranger there."""
    one, other = enter("Hallbera"), enter("Hallbera")
    sign_in(one, "Keep this name with a password")
    see(one.page.get_by_role("heading", name="Hallbera"))
    sign_in(other, "Sign in")
    see(other.page.get_by_role("heading", name="Hallbera"))
    one.page.goto("/account")
    listed = one.page.get_by_role("region", name="Where you are signed in").get_by_role("listitem")
    expect(listed).to_have_count(2)
    expect(listed.filter(has_text="this browser")).to_have_count(1)
    one.page.get_by_role("button", name="Sign out there").click()
    expect(listed).to_have_count(1)
    other.page.goto("/account")
    see(other.page.get_by_role("button", name="Sign in"))


def test_a_password_is_changed(enter: Enter) -> None:
    """A wrong present one is refused in words, and an easy new one."""
    dalla = enter("Dalla")
    sign_in(dalla, "Keep this name with a password")
    see(dalla.page.get_by_role("heading", name="Change the password"))
    change = dalla.page.get_by_role("button", name="Change the password")
    fill(dalla, {"Present password": "not-my-password", "New password": NEW})
    change.click()
    see(dalla.page.get_by_text("That is not your present password."))
    fill(dalla, {"Present password": PASSWORD, "New password": "password1"})
    change.click()
    see(dalla.page.get_by_text("This password is easily guessed."))
    fill(dalla, {"Present password": PASSWORD, "New password": NEW})
    change.click()
    see(dalla.page.get_by_text("The password is changed."))
    dalla.page.get_by_role("button", name="Sign out", exact=True).click()
    sign_in(dalla, "Sign in", NEW)
    see(dalla.page.get_by_role("heading", name="Dalla"))
    forgive(dalla)


def test_a_guest_leaves_for_good(enter: Enter) -> None:
    ymir = enter("Ymir")
    ymir.set_up(GAME.key, *SEATS)
    ymir.page.goto("/account")
    ymir.page.get_by_text("Leave for good").first.click()
    fill(ymir, {"Your name, to be sure": "Ymir"})
    ymir.page.get_by_role("button", name="Leave for good").click()
    see(ymir.page.get_by_text("You are gone. Farewell!"))
    expect(ymir.page.get_by_role("heading", name="Where you are signed in")).to_have_count(0)


def test_an_address_is_confirmed_and_a_password_chosen_by_letter(
    enter: Enter, start_hall: Callable[..., RunningHall], tmp_path: Path, post_office: int
) -> None:
    """The links lead to the page, and leave no trace in its address."""
    mail = Mail(host="127.0.0.1", port=post_office)
    hall = start_hall(tmp_path / "hall.db", mail=mail)
    groa = enter("Gróa", hall.address)
    sign_in(groa, "Keep this name with a password")
    see(groa.page.get_by_role("heading", name="Gróa"))
    fill(groa, {"E-mail for reminders": "groa@example.org"})
    groa.page.get_by_role("button", name="Save").click()
    see(groa.page.get_by_text("A link was sent to groa@example.org."))
    groa.page.goto("/")
    groa.page.goto(f"/account#confirm={token(1, 'confirm')}")
    see(groa.page.get_by_text("groa@example.org is confirmed."))
    expect(groa.page).to_have_url(f"{hall.address}/account")
    groa.page.get_by_role("button", name="Sign out", exact=True).click()
    fill(groa, {"Name": "Gróa"})
    groa.page.get_by_role("button", name="Forgotten the password?").click()
    see(groa.page.get_by_text("a link is on its way."))
    groa.page.goto("/")
    groa.page.goto(f"/account#reset={token(2, 'reset')}")
    fill(groa, {"New password": NEW})
    groa.page.get_by_role("button", name="Choose a new password").click()
    see(groa.page.get_by_role("heading", name="Gróa"))
    expect(groa.page).to_have_url(f"{hall.address}/account")
