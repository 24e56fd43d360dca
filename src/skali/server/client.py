"""The browser client: its files, listed once at the start, and the addresses of its pages."""

import mimetypes
import re
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, Response

from skali.core.message import say
from skali.server.problems import Problem

FOLDER = Path(str(files("skali.server") / "static"))
INDEX = "index.html"
PAGES = re.compile(
    r"|account|(table|replay|verify|rules|learn|cards|new)/[^/]+|join/[^/]+/[0-9]+/[^/]+"
)
"""All pages are the same file; web/src/App.svelte tells them apart."""
ANYWHERE = "/{path:path}"
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"Cache-Control": "no-cache"}


def listed(folder: Path) -> dict[str, Path]:
    """List all files of the built client by their addresses; nothing else is ever opened."""
    found = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return {path.relative_to(folder).as_posix(): path for path in found}


def no_page(path: str) -> Problem:
    """Return what is said about an address at which there is nothing."""
    return Problem(404, "unknown", say("hall-no-page", path=path[:80]))


def serve_client(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the listed files and the pages; anything else is unknown."""
    known = listed(folder)

    def send(name: str, status: int = 200) -> Response:
        headers = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
        kind = mimetypes.guess_type(name)[0]
        return FileResponse(known[name], status, headers, kind)

    @app.api_route(ANYWHERE, methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path in known:
            return send(path)
        if INDEX in known and PAGES.fullmatch(path):
            return send(INDEX)
        wants_page = "text/html" in request.headers.get("accept", "")
        if INDEX in known and wants_page and not path.startswith("api/"):
            return send(INDEX, 404)
        raise no_page(path)
