"""An offer of Greenland between two browsers: composed by tapping, refused, countered, accepted."""

from playwright.sync_api import expect

from skali.games import games
from tests.browser.conftest import Enter
from tests.browser.guest import CHOICES, Guest, Json, see
from tests.browser.test_together import join
from tests.server.people import actions_of

SPACE = games()["greenland"].space
ON_THE_WAY = ("send", "take 1", "lead 1", "hold", "done")
"""What leads to talks: everybody sends one hunter to the first card of the north."""
RIVAL = "~s"
"""Ends the names of things in the summary of a rival."""


def on_the_way(decision: Json, sent: set[int], seat: int) -> int:
    """Choose the first of what leads to talks, or anything."""
    found = sorted(actions_of(decision))
    for word in ON_THE_WAY:
        for action in found:
            if SPACE.text(action).startswith(word) and not (word == "send" and seat in sent):
                sent |= {seat} if word == "send" else set()
                return action
    return found[0]


def lead_to_talks(table: str, *guests: Guest) -> None:
    """Decide over the wire until somebody may make an offer."""
    sent: set[int] = set()
    while True:
        for seat, guest in enumerate(guests):
            view = guest.get(f"/tables/{table}/view")
            if view["decision"]:
                if any(SPACE.text(a).startswith("deal") for a in actions_of(view["decision"])):
                    return
                action = on_the_way(view["decision"], sent, seat)
                guest.post(f"/tables/{table}/decisions", number=view["number"], action=action)


def tap(guest: Guest, node: str, choice: str = "") -> None:
    """Tap a thing, and what is meant where it means several things."""
    number = guest.number
    guest.page.locator(f"[data-actions]{node}").first.click()
    where = guest.asked_further(number)
    if where in CHOICES:
        guest.page.locator(CHOICES[where]).filter(has_text=choice).first.click()
    guest.wait_for(number=number + 1)


def press(guest: Guest, notation: str) -> None:
    """Press the button of an answer."""
    number = guest.number
    guest.page.locator(f'.doing [data-action="{SPACE.parse(notation)}"]').first.click()
    guest.wait_for(number=number + 1)


def disc(kind: str, *, rival: bool = False) -> str:
    """Name the discs of one side."""
    ends = f"-{kind}{RIVAL}" if rival else f"-{kind}"
    return f'[data-node^="disc-"][data-node$="{ends}"]'


def lines(guest: Guest) -> int:
    """Count the lines of an offer that somebody sees."""
    return guest.page.locator('[data-node^="cloth-"]:not([data-node*="signs"])').count()


def test_an_offer_is_tapped_together_refused_countered_and_accepted(enter: Enter) -> None:
    """GREEN-149, GREEN-NEG-05, GREEN-NEG-15: and a third person learns of what moved alone."""
    astrid, bjarni, ketil = enter("Astrid"), enter("Bjarni"), enter("Ketil")
    for guest in (astrid, bjarni):
        guest.prefer(careful=False, alone=False)
    table = astrid.set_up("greenland", "me", "invite")
    see(astrid.page.get_by_text("Waiting for players"))
    join(bjarni, astrid)
    for guest in (astrid, bjarni):
        see(guest.page.locator(".table[data-number]"))
    lead_to_talks(table, astrid, bjarni)
    ketil.page.goto(f"/table/{table}")
    see(ketil.page.get_by_text("You are watching"))
    first = astrid if astrid.get(f"/tables/{table}/view")["decision"] else bjarni
    second = bjarni if first is astrid else astrid
    see(first.page.locator(".prompt.mine:not(.busy)"))

    def offer(guest: Guest, energy: str) -> None:
        tap(guest, disc("energy"), f"Give {energy} energy")
        tap(guest, disc("ivory", rival=True), "Ask for 1 ivory")
        assert lines(guest) == 2
        press(guest, "propose")

    tap(first, '[data-node^="shield-"]')
    offer(first, "1")
    see(second.page.locator('[data-node^="cloth-"]').first)
    press(second, "refuse")
    assert lines(second) == 0
    see(second.page.locator(".prompt.mine:not(.busy)"))
    tap(second, '[data-node^="shield-"]')
    offer(second, "2")
    see(first.page.locator('[data-node^="cloth-"]').first)
    tap(first, '[data-node="do-counter"]')
    offer(first, "1")
    press(second, "accept")
    expect(second.page.locator('[data-node^="cloth-"]')).to_have_count(0)
    ketil.wait_for(number=ketil.get(f"/tables/{table}/view")["number"])
    assert "an offer" in str(ketil.heard)
    assert "cloth-" not in str(ketil.heard)
