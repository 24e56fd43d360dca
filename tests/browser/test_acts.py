"""What happened is played in the browser, and ends in exactly what a reload shows."""

import pytest

from skali.core.game import Game
from skali.games import games
from tests.browser.conftest import Enter
from tests.browser.guest import Guest

every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)

PRESENT = """async () => {
    const view = await (await fetch(
        '/api/v1/tables/' + location.pathname.split('/').pop() + '/view')).json();
    const acts = document.querySelector('.acts')?.dataset ?? {};
    return (view.decision?.must || view.result) && acts.acts === 'idle' && +acts.shown === view.at;
}"""
PICTURE = """() => [...document.querySelectorAll('[data-panel] [data-node]')].map(node => {
    const drawn = [...node.querySelectorAll('use, rect, circle, tspan')].flatMap(shape =>
        ['href', 'x', 'y', 'cx', 'cy'].map(name => shape.getAttribute(name)));
    return [node.dataset.node, node.style.visibility, ...drawn, node.textContent];
}).sort((one, other) => one[0] < other[0] ? -1 : 1)"""
"""What is drawn of every thing and where; what a click would do is not part of it."""
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


def wait_for_the_present(guest: Guest) -> None:
    """Wait until all is told and the picture is the one that the hall has."""
    while not guest.page.evaluate(PRESENT):
        pass
    shown = None
    while (again := guest.page.evaluate(PICTURE)) != shown:  # numbers count for a moment
        shown = again
        guest.page.wait_for_timeout(500)


@every_game
def test_acts_end_in_what_a_reload_shows(enter: Enter, game: Game) -> None:
    """Pieces travel over the old picture; when all is told, the present is shown, and no less."""
    guest = seated(enter, game.key, "brisk", reduced_motion="no-preference")
    page = guest.page
    page.evaluate(WATCH)
    decide(guest, 6)
    page.wait_for_function("() => window.seen.some(act => act !== 'idle')")
    wait_for_the_present(guest)
    told = page.evaluate(PICTURE)
    page.reload()
    wait_for_the_present(guest)
    reloaded = page.evaluate(PICTURE)
    changed = [pair for pair in zip(told, reloaded, strict=False) if pair[0] != pair[1]]
    assert changed[:1] == []
    assert len(told) == len(reloaded)


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
