"""Several seats of one person on the page: set up, followed, looked through, and alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.guest import PHONE, Guest
from tests.server.conftest import RunningHall
from tests.toys.installed import toys_installed


@pytest.fixture(scope="module")
def toy_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """A hall in which the toys are games like any other."""
    folder: Path = tmp_path_factory.mktemp("toys")
    with toys_installed(folder):
        running = RunningHall(f"sqlite:///{folder}/hall.db")
        yield running
        running.stop()


def set_up(guest: Guest, *kinds: str) -> None:
    """Choose who sits where on the page, and begin."""
    guest.introduce()
    guest.page.goto("/new/gardens")
    guest.page.get_by_label(str(len(kinds)), exact=True).check()
    for number, kind in enumerate(kinds):
        guest.page.locator("fieldset li select").nth(number).select_option(kind)
    guest.page.locator("form button.primary").click()
    guest.page.wait_for_url("**/table/*")


def own(guest: Guest, name: str) -> None:
    """Expect the seat for which one acts."""
    chosen = guest.page.locator(".own [aria-pressed=true]")
    expect(chosen).to_contain_text(name)


def act(guest: Guest, node: str) -> None:
    """Click on a thing of the table, and on the choice if there is one."""
    number = guest.number
    guest.page.locator(f'[data-node="{node}"]').first.click()
    guest.choose_if_asked(number)
    guest.wait_for(number=number + 1)


@pytest.mark.parametrize("screen", [{}, {"viewport": PHONE, "has_touch": True}])
def test_one_acts_for_the_seat_that_must_decide(
    enter: Enter, toy_hall: RunningHall, screen: dict[str, object]
) -> None:
    guest = enter("Astrid", address=toy_hall.address, **screen)
    set_up(guest, "me", "me")
    own(guest, "Astrid")
    expect(guest.page.locator(".own button")).to_have_count(2)
    act(guest, "work")
    own(guest, "Astrid (2)")
    guest.page.locator(".own button").first.click()
    own(guest, "Astrid")
    expect(guest.page.locator(".prompt.mine")).to_have_count(0)
    act(guest, "plant-0")
    expect(guest.page.locator('[data-node="beds-0"]').first).to_contain_text("0 / 1 / 0")
    guest.page.locator(".own button").last.click()
    own(guest, "Astrid (2)")
    expect(guest.page.locator(".prompt.mine")).to_have_count(1)
    act(guest, "work")
    own(guest, "Astrid")


def test_alone_the_end_says_how_far_one_came(enter: Enter, toy_hall: RunningHall) -> None:
    guest = enter("Astrid", address=toy_hall.address)
    set_up(guest, "me")
    expect(guest.page.locator(".own")).to_have_count(0)
    act(guest, "work")
    act(guest, "plant-0")
    act(guest, "envy")
    expect(guest.page.locator("dialog .winner")).to_contain_text("You have reached 75%")
