"""How much a browser loads for the first table page: everything on the line, as it is sent.

Run it as `python bench/page.py`; it opens a hall of its own and Debian's chromium.
"""

import json
import sys
import tempfile
from pathlib import Path

import httpx
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from tools.screenshots import CHROMIUM, SWITCHES, open_hall


def first_load(browser: Browser, address: str, game: str) -> dict[str, int]:
    """Sit down at a new table and count the bytes of its page, cold."""
    guest = httpx.Client(base_url=f"{address}/api/v1", timeout=60)
    guest.post("/session", json={"name": "Sigrun"}).raise_for_status()
    table = guest.post("/play", json={"game": game}).raise_for_status().json()["table"]["id"]
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    context.add_cookies(
        [{"name": key, "value": value, "url": address} for key, value in guest.cookies.items()]
    )
    page = context.new_page()
    line = context.new_cdp_session(page)
    loaded = {"files": 0, "first_view": 0}

    def count_file(event: dict[str, int]) -> None:
        loaded["files"] += event["encodedDataLength"]

    def count_message(event: dict[str, dict[str, str]]) -> None:
        loaded["first_view"] = loaded["first_view"] or len(event["response"]["payloadData"])

    line.on("Network.loadingFinished", count_file)
    line.on("Network.webSocketFrameReceived", count_message)
    line.send("Network.enable")
    page.goto(f"/table/{table}")
    page.locator(".prompt").first.wait_for()
    page.wait_for_timeout(2000)
    context.close()
    return {key: round(size / 1000) for key, size in loaded.items()}


def main() -> None:
    """Print kilobytes by game."""
    with (
        tempfile.TemporaryDirectory() as folder,
        open_hall(folder) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        games = httpx.get(f"{address}/api/v1/games").json()["games"]
        kilobytes = {game["key"]: first_load(browser, address, game["key"]) for game in games}
        browser.close()
    print(json.dumps(kilobytes, indent=2))


if __name__ == "__main__":
    main()
