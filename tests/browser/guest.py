"""Somebody in front of a browser: looks at the page, clicks and types."""

import json
import os
import random
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize, WebSocket, expect

Json = dict[str, Any]
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
PATIENCE = int(os.environ.get("SKALI_PATIENCE", "300_000"))
"""Milliseconds to wait for anything: a busy machine is slow. Fewer while mending a test."""
expect.set_options(timeout=PATIENCE)

# What can be clicked now, as the person sees it: points on things that glow, with room for the
# pointer, and buttons. Null while there is nothing to decide; the number says of which position.
OFFERS = """
(after) => {
  const table = document.querySelector(".table[data-number]");
  if (!table || Number(table.dataset.number) <= after) return null;
  if (document.querySelector("dialog[open]")) return { number: Number(table.dataset.number) };
  if (!document.querySelector(".prompt.mine:not(.busy)")) return null;
  const glowing = [...document.querySelectorAll(".panel:not(.mini) [data-actions]")];
  const points = [];
  for (const node of glowing) {
    const { x, y, width, height } = node.getBoundingClientRect();
    let found = null;
    for (let step = 0; step < 49 && !found; step++) {
      const at = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
      const px = x + width * at[step % 7];
      const py = y + height * at[Math.floor(step / 7)];
      if (node.contains(document.elementFromPoint(px, py))) found = [px, py];
    }
    // What lies below a panel that is open large can be reached by closing that.
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!found && above?.closest(".panel.large")) continue;
    points.push({ node: node.dataset.node, at: found });
  }
  // When the question takes more lines, the table makes room for it a few pictures later.
  const of = table.dataset.number;
  const seen = (window.seen = window.seen?.of === of ? window.seen : { of, times: 0 });
  if (points.some(({ at }) => !at) && seen.times++ < 60) return null;
  const buttons = document.querySelectorAll(".doing button.primary:not(:disabled)").length;
  const elsewhere = document.querySelectorAll(".panel.mini .badge").length;
  if (!points.length && !buttons && !elsewhere) return null;
  return { number: Number(table.dataset.number), points, buttons, elsewhere };
}
"""
# What a click on something has led to.
OPENED = """
(number) => {
  const table = document.querySelector(".table[data-number]");
  if (Number(table.dataset.number) > number) return "done";
  const offered = ".menu[role=dialog] .choice, .menu[role=dialog] .primary";
  if (document.querySelector(offered)) return "menu";
  if (document.querySelector("g.held")) return "piece";
  return document.querySelector(".drawer .options .choice") ? "list" : null;
}
"""
SETTLED = """
(number) => {
  const table = document.querySelector(".table[data-number]");
  const held = document.querySelector("g.held");
  if (Number(table.dataset.number) > number) return held ? null : "done";
  return held && !document.querySelector(".menu[role=dialog]") ? "piece" : null;
}
"""
CHOICES = {
    "menu": ".menu[role=dialog] .choice, .menu[role=dialog] .primary",
    "list": ".drawer .options .choice",
}
ENOUGH = """
([at, number]) => {
  const table = document.querySelector(".table[data-number]");
  return table && Number(table.dataset.at) >= at && Number(table.dataset.number) >= number;
}
"""


class Guest:
    """One person with one page."""

    def __init__(self, browser: Browser, address: str, name: str, **screen: object) -> None:
        """Open a browser of one's own, German or English, small or large."""
        wishes: Json = {"viewport": DESK, "locale": "en", "reduced_motion": "reduce"}
        self.context = browser.new_context(base_url=address, **wishes | screen)
        self.context.set_default_timeout(PATIENCE)
        self.context.set_default_navigation_timeout(PATIENCE)
        self.name = name
        self.luck = random.Random(1)  # the same clicks in every run, as far as the bots allow
        self.errors: list[str] = []
        self.expected: tuple[str, ...] = ()
        """Words of errors that are what the test is about."""
        self.heard: list[str] = []
        """Everything that the hall has sent: frames of WebSockets and bodies of answers."""
        self.page = self.open_page()

    def open_page(self) -> Page:
        """Open a page that reports its errors and what it hears."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.note(f"{page.url}: {error}"))
        page.on(
            "console",
            lambda line: self.note(f"{page.url}: {line.text}") if line.type == "error" else None,
        )
        page.on("websocket", self.listen)
        return page

    def note(self, error: str) -> None:
        """Keep an error that nobody expects."""
        if not any(word in error for word in self.expected):
            self.errors.append(error)

    def prefer(self, **settings: object) -> None:
        """Choose settings of the page before it is opened; whoever decides over the wire must not
        let questions answer themselves meanwhile."""
        wishes = json.dumps({"language": "en", **settings})
        self.page.add_init_script(f"localStorage.setItem('skali', JSON.stringify({wishes}))")

    def listen(self, socket: WebSocket) -> None:
        """Keep what a WebSocket brings."""
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    # --- the hall ---

    def post(self, path: str, **body: object) -> Json:
        """Ask the hall for something with the page's own cookie."""
        answer = self.context.request.post(f"/api/v1{path}", data=body)
        assert answer.ok, answer.text()
        found: Json = answer.json()
        return found

    def get(self, path: str) -> Json:
        """Ask the hall."""
        answer = self.context.request.get(f"/api/v1{path}")
        assert answer.ok, answer.text()
        found: Json = answer.json()
        return found

    def introduce(self) -> None:
        """Come in by name."""
        self.post("/session", name=self.name)

    def set_up(self, game: str, *kinds: str, **options: str) -> str:
        """Set a table up with seats such as `me`, `open`, `invite`, `bot`, and go there."""
        self.introduce()
        seats = [
            {"kind": kind, "bot": "random"} if kind == "bot" else {"kind": kind} for kind in kinds
        ]
        table = self.post("/tables", game=game, seats=seats, options=options)["table"]
        self.page.goto(f"/table/{table['id']}")
        return str(table["id"])

    # --- at the table ---

    @property
    def prompt(self) -> Locator:
        """What the table says."""
        return self.page.locator("#prompt")

    @property
    def at(self) -> int:
        """How many decisions the shown position has behind it."""
        return int(self.page.locator(".table[data-at]").get_attribute("data-at") or -1)

    @property
    def number(self) -> int:
        """The number of the table as the page knows it."""
        return int(self.page.locator(".table[data-number]").get_attribute("data-number") or -1)

    @property
    def end(self) -> Locator:
        """The dialog at the end of a game."""
        return self.page.locator("dialog[open]")

    def wait_for(self, at: int = 0, number: int = 0) -> None:
        """Wait until the table has come so far."""
        self.page.wait_for_function(ENOUGH, arg=[at, number])

    def open_page_of(self, drawer: str) -> None:
        """Open the log, the options, the score or the talk, where it is not open."""
        button = self.page.get_by_role("button", name=drawer, exact=True).first
        if button.get_attribute("aria-pressed") != "true":
            button.click()

    def tab_to(self, what: str) -> None:
        """Press Tab until something has the focus."""
        for _ in range(100):
            if self.page.evaluate("what => document.activeElement?.matches(what)", what):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {what}")

    def offers(self, after: int = -1) -> Json:
        """Wait until something can be decided, or the game is over; say what can be clicked."""
        found = self.page.wait_for_function(OFFERS, arg=after).json_value()
        return dict(found)

    def click_anything(self, offers: Json) -> int:
        """Click something that is offered and return the number of the position."""
        points = offers["points"]
        covered = [point["node"] for point in points if point["at"] is None]
        assert not covered, f"nobody can click {covered}"
        if points and not (offers["buttons"] and self.luck.random() < 0.3):
            self.page.mouse.click(*self.luck.choice(points)["at"])
        elif offers["buttons"]:
            buttons = self.page.locator(".doing button.primary:not(:disabled)")
            buttons.nth(self.luck.randrange(offers["buttons"])).click()
        else:
            self.page.locator(".panel.mini", has=self.page.locator(".badge")).first.click()
            return int(offers["number"]) - 1
        self.choose_if_asked(int(offers["number"]))
        return int(offers["number"])

    def asked_further(self, number: int) -> str:
        """Wait until a click has opened a menu or the list, or the decision has been made."""
        return str(self.page.wait_for_function(OPENED, arg=number).json_value())

    def choose_if_asked(self, number: int) -> None:
        """Where a click opens a menu or the list, choose from it; lay what it takes in hand."""
        where = self.asked_further(number)
        if where in CHOICES:
            choices = self.page.locator(CHOICES[where])
            choices.nth(self.luck.randrange(choices.count())).click()
            where = str(self.page.wait_for_function(SETTLED, arg=number).json_value())
        if where == "piece":
            self.page.locator(".tools .lay").click()
            self.wait_until_laid(number)

    def wait_until_laid(self, number: int) -> None:
        """Wait until a piece in hand lies; it was taken first, then laid."""
        laid = f"number => ({SETTLED})(number) === 'done'"
        self.page.wait_for_function(laid, arg=number)

    def press_if_asked(self, number: int) -> None:
        """Where Enter opens a menu, choose its second entry, or the only one."""
        where = self.asked_further(number)
        if where == "menu":
            self.page.wait_for_function("document.activeElement.matches('.menu .choice')")
            self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")
            where = str(self.page.wait_for_function(SETTLED, arg=number).json_value())
        if where == "piece":
            self.page.keyboard.press("Enter")
            self.wait_until_laid(number)

    def click_once(self) -> int:
        """Decide something by clicking and wait until it has happened; return the new number."""
        before = self.click_anything(self.offers())
        self.wait_for(number=before + 1)
        return self.number

    def click_to_the_end(self) -> int:
        """Click until the game is over; return how many decisions that took."""
        number, decisions = -1, 0
        while "points" in (offers := self.offers(after=number)):
            number = self.click_anything(offers)
            decisions += 1
        return decisions

    # --- what the hall has told ---

    def asked(self, after: int = -1) -> Json:
        """Wait until the hall has told the page what is asked next, or the end; return that view.

        The page hears it anyway: so nobody asks the hall again and again.
        """
        number = after
        while True:
            self.wait_for(number=number + 1)
            told = (
                message for message in map(json.loads, reversed(self.heard)) if "view" in message
            )
            view: Json = next(told)["view"]
            number = view["number"]
            waits = view["decision"] and view["decision"]["must"]
            if number > after and (waits or view["result"]):
                return view

    def views(self) -> list[Json]:
        """Return the views that came over WebSockets."""
        messages = [json.loads(frame) for frame in self.heard]
        return [message["view"] for message in messages if message["type"] == "view"]


def see(locator: Locator) -> None:
    """Expect something to be on the page."""
    expect(locator).to_be_visible(timeout=PATIENCE)
