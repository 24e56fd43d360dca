"""Only the hall's own pages may change something for whoever looks at them.

A browser says which page asks (`Origin`, `Sec-Fetch-Site`); programs do not, and may. The page must
have come from the very name under which the hall is asked now, or from its public address.
"""

import ipaddress
import re
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skali.core.message import say
from skali.server.problems import Problem
from skali.server.settings import Settings
from skali.text import LANGUAGES

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
}
OVER_TLS = {
    "Strict-Transport-Security": "max-age=31536000",
    "Cross-Origin-Opener-Policy": "same-origin",
}
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src {lines}; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'"
)
READING = frozenset({"GET", "HEAD", "OPTIONS"})
OWN_PAGES = frozenset({"", "same-origin", "none"})
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?", re.IGNORECASE)
AT_HOME = (".localhost", ".local", ".home.arpa")
"""Names that nobody can buy; names without a dot are of the same kind."""
DEFAULT_PORTS = {"http": "80", "https": "443", "ws": "80", "wss": "443"}


class Origins:
    """Refuses what foreign pages send, and names under which the hall is not known."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        """Take the addresses of the hall."""
        self.app = app
        self.public = urlsplit(settings.address)
        names = (self.public.hostname, settings.host, *settings.hosts)
        self.names = {name.lower() for name in names if name}
        self.secure = settings.secure
        self.fixed = HEADERS | (OVER_TLS if self.secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request or a line before anything else looks at it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        problem = self.refusal(scope, headers)
        if problem is None:
            await self.app(scope, receive, self.with_headers(headers, send))
            return
        answer = JSONResponse(problem.to_json(language(scope, headers)), problem.status)
        if scope["type"] == "websocket" and "websocket.http.response" not in scope.get(
            "extensions", {}
        ):
            await send({"type": "websocket.close", "code": 4403})
            return
        await answer(scope, receive, self.with_headers(headers, send))

    def refusal(self, scope: Scope, headers: Headers) -> Problem | None:
        """Say why a request is not let in."""
        host = headers.get("host", "")
        if host and not self.knows(host):
            return Problem(403, "origin", say("hall-other-host", host=host[:80]))
        if scope["type"] == "http" and scope["method"] in READING:
            return None
        origin = headers.get("origin")
        if origin is not None and self.is_own(origin, host):
            return None
        if origin is not None or headers.get("sec-fetch-site", "") not in OWN_PAGES:
            return Problem(403, "origin", say("hall-foreign", origin=(origin or "?")[:80]))
        return None

    def knows(self, host: str) -> bool:
        """Tell whether a name is the hall's.

        Nobody can make a foreign name point here (DNS rebinding) and be served under it. A plain
        number or a name without a dot cannot be a foreign one.
        """
        if not HOST.fullmatch(host):
            return False
        name = host.rpartition(":")[0] if re.search(r":[0-9]+$", host) else host
        name = name.lower().rstrip(".")
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return "." not in name or name in self.names or name.endswith(AT_HOME)
        return True

    def is_own(self, origin: str, host: str) -> bool:
        """Tell whether a page came from here."""
        try:
            page = urlsplit(origin)
            unsealed = self.secure and page.scheme == "http"
            if page.scheme not in ("http", "https") or (
                unsealed and page.hostname == self.public.hostname
            ):
                return False
            asked = urlsplit(f"{page.scheme}://{host}")
            return bool(page.hostname) and where(page) in (where(asked), where(self.public))
        except ValueError:
            return False

    def with_headers(self, headers: Headers, send: Send) -> Send:
        """Send what protects the reader along with every answer."""
        host = headers.get("host", "")
        scheme = "wss" if self.secure else "ws"
        places = [place for place in (host, self.public.netloc) if HOST.fullmatch(place)]
        lines = " ".join(["'self'", *dict.fromkeys(f"{scheme}://{place}" for place in places)])

        async def passed_on(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                answer = MutableHeaders(scope=message)
                answer.setdefault("Content-Security-Policy", POLICY.format(lines=lines))
                for header, value in self.fixed.items():
                    answer.setdefault(header, value)
            await send(message)

        return passed_on


def where(address: SplitResult) -> tuple[str, str]:
    """Return name and port."""
    port = str(address.port or DEFAULT_PORTS.get(address.scheme, ""))
    return (address.hostname or "").rstrip("."), port


def language(scope: Scope, headers: Headers) -> str:
    """Return the language in which a request is refused."""
    query = scope.get("query_string", b"").decode("latin-1")
    asked = re.search(r"(?:^|&)lang=([a-z]{2})", query)
    wanted = asked[1] if asked else headers.get("accept-language", "en")
    return next((known for known in LANGUAGES if wanted.lower().startswith(known)), "en")
