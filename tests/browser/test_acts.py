"""What happened is played in the browser, as one wishes: as a list, skipped, or at once.

That it ends in exactly what a reload shows is seen in `test_stage.py`, in whole games."""

from tests.browser.conftest import Enter
from tests.browser.guest import Guest

WATCH = """() => {
    window.seen = [];
    const acts = document.querySelector('.acts');
    new MutationObserver(() => window.seen.push(acts.dataset.act ?? 'idle'))
        .observe(acts, {attributes: true, attributeFilter: ['data-act']});
}"""
DECIDE = """async () => {
    const table = '/api/v1/tables/' + location.pathname.split('/').pop();
    const view = await (await fetch(table + '/view')).json();
    if (view.result || !view.decision?.must) return view.result ? 'over' : 'wait';
    const action = view.decision.choices[0].action;
    await fetch(table + '/decisions', {
        method: 'POST', headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({number: view.number, action}),
    });
    return 'decided';
}"""


def seated(enter: Enter, game: str, speed: str, **screen: object) -> Guest:
    """Sit down against bots, with a speed of telling."""
    guest = enter(**screen)
    guest.prefer(speed=speed, alone=False)
    guest.introduce()
    table = guest.post("/play", game=game)["table"]["id"]
    guest.page.goto(f"/table/{table}")
    guest.page.wait_for_selector(".acts", state="attached")
    return guest


def decide(guest: Guest, times: int) -> None:
    """Decide some times, whatever is played meanwhile."""
    while times:
        times -= guest.page.evaluate(DECIDE) != "wait"


def test_without_motion_the_same_is_a_list(enter: Enter) -> None:
    """Nothing travels; what happened is a polite list, and what changed wears a ring."""
    guest = seated(enter, "wikinger", "calm", reduced_motion="reduce")
    decide(guest, 3)
    guest.page.wait_for_selector("[data-acts-list][aria-live=polite] li")
    guest.page.wait_for_selector("[data-ring]", state="attached")
    assert guest.page.locator(".flight").count() == 0


def test_two_keys_skip_everything(enter: Enter) -> None:
    """The first ends the act, the second within a moment all of them."""
    guest = seated(enter, "wikinger", "calm", reduced_motion="no-preference")
    decide(guest, 2)
    guest.page.wait_for_selector(".acts[data-acts=playing]", state="attached")
    guest.page.evaluate(
        """() => { for (const key of ['x', 'x'])
            document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true})) }"""
    )
    guest.page.wait_for_selector(".acts[data-acts=idle]", state="attached")


def test_at_once_means_no_flight_but_rings(enter: Enter) -> None:
    """The picture is the new one at once, and what changed wears a ring for a moment."""
    guest = seated(enter, "wikinger", "instant", reduced_motion="no-preference")
    guest.page.evaluate(WATCH)
    decide(guest, 3)
    guest.page.wait_for_selector("[data-ring]", state="attached")
    assert set(guest.page.evaluate("() => window.seen")) <= {"idle"}
