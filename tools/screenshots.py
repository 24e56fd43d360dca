"""Take pictures of every page of the hall: desk, laptop and phone; by day English, by night German.

Of every table one is taken in the middle of an act, while things travel and a plate tells of it.

They land in docs/images/screenshots; those of the README also, smaller, in docs/images.
`make screenshots` calls this with the installed Skáli.
"""

import argparse
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import httpx
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

FOLDER = Path(__file__).parent.parent / "docs" / "images" / "screenshots"
CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
SWITCHES = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1440, "height": 900},
    "laptop": {"width": 1024, "height": 768},
    "phone": {"width": 360, "height": 740},
}
LIGHTS: dict[Literal["light", "dark"], str] = {"light": "en", "dark": "de"}
BEST = re.compile("lobby-desk-light|table-[a-z]+-(desk|phone)-light")
"""Shown in the README."""
QUALITIES = (80, 70, 60, 50, 40)
LARGEST = 150_000
"""Bytes of a picture in the README; its quality is lowered until it fits."""
PATIENCE = 60_000
MOST_TRIES = 8
SOON = 3_000
"""Milliseconds in which an act begins; not every decision moves something."""


@contextmanager
def open_hall(folder: str) -> Iterator[str]:
    """Open a hall on a free port until the pictures are taken."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    options = ["--port", port, "--host", "127.0.0.1", "--database", f"sqlite:///{folder}/hall.db"]
    command = [sys.executable, "-m", "skali", "serve", "--no-browser", "--entries", "1000"]
    server = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL)  # noqa: S603 - our own
    address = f"http://127.0.0.1:{port}"
    try:
        while not answers(address):
            if server.poll() is not None:
                raise SystemExit("the hall did not open")
            time.sleep(0.1)
        yield address
    finally:
        server.terminate()
        server.wait()


def answers(address: str) -> bool:
    """Say whether the hall is open."""
    try:
        return httpx.get(f"{address}/api/v1/games").is_success
    except httpx.TransportError:
        return False


class Guest:
    """Somebody who plays before the pictures are taken."""

    def __init__(self, address: str, name: str) -> None:
        """Come in."""
        self.http = httpx.Client(base_url=f"{address}/api/v1", timeout=60)
        self.ask("/session", name=name)

    def ask(self, path: str, **body: object) -> Any:  # noqa: ANN401 - JSON
        """Post something."""
        return self.http.post(path, json=body).raise_for_status().json()

    def get(self, path: str) -> Any:  # noqa: ANN401 - JSON
        """Ask for something."""
        return self.http.get(path).raise_for_status().json()

    def watch(self, game: str, bots: int) -> str:
        """Let bots play a whole game and return its table."""
        seats = [{"kind": "bot", "bot": "greedy"}] * bots
        table = str(self.ask("/tables", game=game, seats=seats)["table"]["id"])
        while self.get(f"/tables/{table}")["table"]["status"] != "finished":
            time.sleep(0.2)
        return table

    def play_on(self, table: str) -> str:
        """Sit down in the middle of a game that bots have played; return the new table."""
        at = self.get(f"/tables/{table}/replay")["decisions"] // 2
        new = str(self.ask(f"/tables/{table}/fork", at=at)["table"]["id"])
        while self.get(f"/tables/{new}/view")["decision"] is None:
            time.sleep(0.1)
        return new


@dataclass
class Shot:
    """A page to take: its name, its address, and what must be there first."""

    name: str
    place: str
    sign: str
    click: str = ""
    known: bool = True
    """Whether it is taken by who has played; else by somebody new."""
    acts: bool = False
    """Whether something is decided first, and the picture taken while that is told."""


def prepare(address: str) -> tuple[list[Shot], httpx.Cookies]:
    """Play what the pictures shall show; return them and the cookies of who has played."""
    sigrun = Guest(address, "Sigrun")
    shots = [
        Shot("lobby", "/", "li.door use", known=False),
        Shot("back", "/", ".mine li"),
        Shot("account", "/account", "form"),
    ]
    for game in sigrun.get("/games")["games"]:
        key = game["key"]
        shots += [
            Shot(f"setup-{key}", f"/new/{key}", "fieldset"),
            Shot(f"learn-{key}", f"/learn/{key}", ".picture svg"),
            Shot(f"rules-{key}", f"/rules/{key}", "dl"),
        ]
        played = sigrun.watch(key, game["seats"][-1])
        table = sigrun.play_on(played)
        shots += [
            Shot(f"table-{key}", f"/table/{table}", ".prompt.mine"),
            Shot(f"act-{key}", f"/table/{sigrun.play_on(played)}", ".prompt.mine", acts=True),
            Shot(f"options-{key}", f"/table/{table}", ".prompt.mine", ".tabs button >> nth=1"),
            Shot(f"end-{key}", f"/table/{played}", "dialog[open] tfoot"),
            Shot(f"replay-{key}", f"/replay/{played}?at=30", "input[type=range]"),
        ]
    shots.append(Shot("verify", f"/verify/{played}", ".verdict"))
    seats = [{"kind": kind} for kind in ("me", "invite", "open")]
    waiting = sigrun.ask("/tables", game=key, seats=seats, title="At the fire")["table"]
    invited = waiting["seats"][1]["invite"].removeprefix(address)
    shots += [
        Shot("waiting", f"/table/{waiting['id']}", "input[readonly]"),
        Shot("join", invited, "main .primary"),
    ]
    return shots, sigrun.http.cookies


STRIP = ".phone .toggle"

DECIDE = """async () => {
    const wishes = JSON.parse(localStorage.getItem("skali") ?? "{}");
    localStorage.setItem("skali", JSON.stringify({ ...wishes, speed: "calm" }));
    const table = "/api/v1/tables/" + location.pathname.split("/").pop();
    const view = await (await fetch(table + "/view")).json();
    if (!view.decision?.choices.length) return;
    await fetch(table + "/decisions", {
        method: "POST", headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ number: view.number, action: view.decision.choices[0].action }),
    });
}"""


def take(page: Page, shot: Shot, file: Path) -> None:
    """Take one picture once everything is there."""
    page.emulate_media(reduced_motion="no-preference" if shot.acts else "reduce")
    page.goto(shot.place)
    page.locator(shot.sign).first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    if shot.click:
        if page.locator(STRIP).count():  # on a phone the tray may lie in place of the drawers
            page.locator(STRIP).click()
        page.locator(shot.click).click()
        page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready")
    if shot.acts:
        wait_for_an_act(page)
        page.screenshot(path=file, caret="hide")
        return
    page.screenshot(path=file, animations="disabled", caret="hide")
    if BEST.fullmatch(file.stem):
        (file.parent.parent / f"{file.stem}.jpg").write_bytes(small_picture(page))


def wait_for_an_act(page: Page) -> None:
    """Decide until something travels or is staged."""
    for _ in range(MOST_TRIES):
        page.evaluate(DECIDE)
        try:
            page.locator(".flight, .plate.large").first.wait_for(timeout=SOON)
        except TooLate:
            continue
        return


def small_picture(page: Page) -> bytes:
    """Take a picture that is small enough for the README."""
    for quality in QUALITIES:
        taken = page.screenshot(quality=quality, type="jpeg", animations="disabled", caret="hide")
        if len(taken) <= LARGEST:
            break
    return taken


def take_all(browser: Browser, address: str, wanted: str, folder: Path) -> None:
    """Take the wanted pages in every size and light."""
    shots, cookies = prepare(address)
    for size, viewport in SIZES.items():
        for light, language in LIGHTS.items():
            context = browser.new_context(
                base_url=address, viewport=viewport, color_scheme=light, locale=language,
                reduced_motion="reduce", has_touch=size == "phone", is_mobile=size == "phone",
            )  # fmt: skip
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
            for shot in shots:
                if wanted in shot.name:
                    context.clear_cookies()
                    if shot.known:
                        context.add_cookies(
                            [{"name": n, "value": v, "url": address} for n, v in cookies.items()]
                        )
                    take(page, shot, folder / f"{shot.name}-{size}-{light}.png")
            context.close()
            print(f"{size}, {light}: done", flush=True)


def main() -> None:
    """Read the arguments and take the pictures."""
    parser = argparse.ArgumentParser(description="Take pictures of every page of the hall.")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they land")
    parser.add_argument(
        "--only", default="", metavar="WORD", help="only pages with this in their name"
    )
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as scratch,
        open_hall(scratch) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        take_all(browser, address, given.only, given.folder)
        browser.close()


if __name__ == "__main__":
    main()
