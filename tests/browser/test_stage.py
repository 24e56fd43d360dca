"""The stage: games against bots in a real browser, for every kind of screen.

No panel moves or changes its size, all letters can be read, whatever is elsewhere has travelled
there, and what is shown when all is told is what a reload shows.
"""

from math import inf

import pytest
from playwright.sync_api import ViewportSize

from skali.games import games
from tests.browser.conftest import Enter
from tests.browser.guest import Guest
from tests.server.people import actions_of

SCREENS: dict[str, ViewportSize] = {
    "wide": {"width": 1440, "height": 900},
    "middle": {"width": 1024, "height": 768},
    "narrow": {"width": 360, "height": 740},
}
FLOOR = {"wide": 13.0, "middle": 13.0, "narrow": 12.0}
EVERY = 6
"""So many decisions lie between two looks."""
RELOADS = 24
"""So many decisions lie between two reloads."""
LONG = {"greenland": 96, "odin": 96}
"""So many decisions are followed of games that have many small ones; the others to the end."""
# Acts are played and numbers count as always, in a fortieth of the time.
HURRY = """
const real = window.setTimeout;
window.setTimeout = (work, time = 0, ...more) => real(work, time / 40, ...more);
const now = performance.now.bind(performance);
performance.now = () => now() * 40;
const frame = window.requestAnimationFrame;
window.requestAnimationFrame = (draw) => frame((time) => draw(time * 40));
"""
# Some pictures later.
SOON = """() => new Promise((done) => {
  const wait = (left) => (left ? requestAnimationFrame(() => wait(left - 1)) : done());
  wait(4);
})"""
# Where every panel that stands in a slot is; one that is opened large is looked at by the player.
PLACES = """
() => Object.fromEntries([...document.querySelectorAll(".desk .panel.slot")].map((panel) => {
  const { x, y, width, height } = panel.getBoundingClientRect();
  return [panel.dataset.panel, [x, y, width, height].map(Math.round).join(" ")];
}))
"""
# The smallest letters drawn on each panel and in the hall's own words around them, in pixels.
SMALLEST = """
() => {
  const found = {};
  const note = (place, size) => {
    found[place] = Math.min(found[place] ?? Infinity, Math.round(size * 10) / 10);
  };
  for (const text of document.querySelectorAll(".panel svg text")) {
    const size = Number(text.getAttribute("font-size")) * text.ownerSVGElement.getScreenCTM().a;
    note(text.closest("[data-panel]").dataset.panel, size);
  }
  for (const part of [".prompt", ".side", ".bar", ".tabs", ".answers", ".plate"]) {
    for (const element of document.querySelectorAll(`${part} *`)) {
      const says = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
      const drawn = element.getClientRects().length && !element.closest(".hidden, svg");
      if (says && drawn) note(part, parseFloat(getComputedStyle(element).fontSize));
    }
  }
  return found;
}
"""
# Notes, from one picture to the next, what is elsewhere and has not flown there.
WATCH = """
() => {
  const acts = document.querySelector(".acts");
  const flown = new Set();
  window.jumped = [];
  const picture = () => new Map(
    [...document.querySelectorAll("[data-panel]:not(.mini) [data-node]")].flatMap((node) => {
      const use = node.querySelector(":scope > use");
      if (!use) return [];
      const [x, y, w, h] = ["x", "y", "width", "height"].map((name) => +use.getAttribute(name));
      const id = `${node.closest("[data-panel]").dataset.panel} ${node.dataset.node}`;
      return [[id, { node: node.dataset.node, x: x + w / 2, y: y + h / 2 }]];
    }),
  );
  let before = picture();
  let shown = acts.dataset.shown;
  new MutationObserver(() => {
    for (const flight of acts.querySelectorAll("[data-flight]")) flown.add(flight.dataset.flight);
    if (acts.dataset.shown === shown) return;
    shown = acts.dataset.shown;
    const after = picture();
    for (const [id, { node, x, y }] of after) {
      const was = before.get(id);
      const far = was && Math.hypot(was.x - x, was.y - y) > 3;
      if (far && !flown.has(node) && !node.endsWith("~s")) window.jumped.push(`${shown}: ${id}`);
    }
    before = after;
    flown.clear();
  }).observe(acts, {
    attributes: true, attributeFilter: ["data-shown"], childList: true, subtree: true,
  });
}
"""
TOLD = """(at) => {
    const acts = document.querySelector(".acts")?.dataset;
    return acts?.acts === "idle" && Number(acts.shown) >= at;
}"""
PICTURE = """() => [...document.querySelectorAll(".panel:not(.mini) [data-node]")].map((node) => {
    const drawn = [...node.querySelectorAll("use, rect, circle, tspan")].flatMap((shape) =>
        ["href", "x", "y", "cx", "cy"].map((name) => shape.getAttribute(name)));
    const panel = node.closest("[data-panel]").dataset.panel;
    return [panel, node.dataset.node, node.style.visibility, ...drawn, node.textContent].join(" ");
}).sort()"""
"""What is drawn of every thing, on which panel and where; not what a click would do.

Miniatures have no words: whether a panel is one is the viewer's own affair."""


def decide(guest: Guest, table: str, after: int) -> int:
    """Decide something over the wire and return the number of what was asked; -1 at the end."""
    view = guest.asked(after)
    if view["result"]:
        return -1
    action = guest.luck.choice(actions_of(view["decision"]))
    guest.post(f"/tables/{table}/decisions", number=view["number"], action=action)
    return int(view["number"])


def hear_it_all(guest: Guest, after: int = -1) -> list[str]:
    """Wait until it is somebody's own turn and all is told; return the picture."""
    guest.page.wait_for_function(TOLD, arg=guest.asked(after)["at"])
    picture: list[str] = []
    while (again := guest.page.evaluate(PICTURE)) != picture:  # numbers count for a moment
        picture = again
        guest.page.evaluate(SOON)
    return picture


def begin(guest: Guest) -> None:
    """Wait until the table is drawn, and watch what happens on it."""
    guest.page.wait_for_selector("[data-panel] [data-node]", state="attached")
    guest.page.evaluate("document.fonts.ready.then(() => true)")
    guest.page.evaluate(WATCH)


WITH_CARDS = {"decks": "ABC"}
"""Odin with all its cards is followed on the screen that has the least room for them."""


@pytest.mark.parametrize(
    ("game", "cut", "options"),
    [
        *((game, cut, {}) for game in games() for cut in SCREENS),
        pytest.param("odin", "middle", WITH_CARDS, id="odin-middle-cards"),
    ],
)
def test_a_game_can_be_followed_and_read(
    enter: Enter, game: str, cut: str, options: dict[str, str]
) -> None:
    """From the first decision on."""
    phone = {"has_touch": True, "is_mobile": True} if cut == "narrow" else {}
    astrid = enter("Astrid", viewport=SCREENS[cut], reduced_motion="no-preference", **phone)
    astrid.page.add_init_script(HURRY)
    astrid.prefer(speed="brisk", alone=False)
    rivals = ["bot"] * max(1 if options else 0, games()[game].seats[0] - 1)
    table = astrid.set_up(game, "me", *rivals, **options)
    begin(astrid)
    first: dict[str, str] = astrid.page.evaluate(PLACES)
    assert first or cut == "narrow"
    number, last = 0, -1
    while number < LONG.get(game, inf) and (at := decide(astrid, table, last)) >= 0:
        number, last = number + 1, at
        if number % EVERY == 0:
            assert astrid.page.evaluate(PLACES) == first
            small: dict[str, float] = astrid.page.evaluate(SMALLEST)
            assert {panel: size for panel, size in small.items() if size < FLOOR[cut]} == {}
        if number % RELOADS == 0:
            reloaded_alike(astrid, last)
    reloaded_alike(astrid, last)
    assert astrid.page.evaluate(PLACES) == first


def reloaded_alike(guest: Guest, after: int) -> None:
    """Demand that everything travelled, and that a reload shows what is shown when all is told."""
    told = hear_it_all(guest, after)
    assert guest.page.evaluate("window.jumped") == []
    guest.page.reload()
    begin(guest)
    reloaded = hear_it_all(guest)
    # Which panel lies open is the viewer's own affair: a page that is loaded opens what is asked.
    open_in_both = {line.split()[0] for line in told} & {line.split()[0] for line in reloaded}
    seen = {line for line in told if line.split()[0] in open_in_both}
    assert seen == {line for line in reloaded if line.split()[0] in open_in_both}
    assert open_in_both
