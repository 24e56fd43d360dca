"""How many may stand in the hall at once: in all, and from one address."""

import resource
from collections import Counter
from collections.abc import Hashable

from skali.server.address import household, networks, parsed
from skali.server.settings import Settings

SPARE_FILES = 256
"""For the database, the processes of bots, those turned away, and whatever else is opened."""


class Crowd:
    """Counts who is there."""

    def __init__(self, settings: Settings, files: int) -> None:
        """Leave room for the hall's own files."""
        self.most = max(1, min(settings.limits.connections, files - SPARE_FILES))
        self.most_alike = settings.limits.connections_per_address
        self.proxies = networks(settings.proxies)
        self.inside: dict[Hashable, str] = {}
        self.alike: Counter[str] = Counter()

    def enter(self, key: Hashable, peer: str) -> int:
        """Let somebody in, or return the status with which he is turned away."""
        if len(self.inside) >= self.most:
            return 503
        origin = self.origin(peer)
        if origin and self.alike[origin] >= self.most_alike:
            return 429
        self.inside[key] = origin
        self.alike[origin] += 1
        return 0

    def leave(self, key: Hashable) -> None:
        """Note that somebody went, if he was let in."""
        origin = self.inside.pop(key, None)
        if origin is not None:
            self.alike[origin] -= 1
            if not self.alike[origin]:
                del self.alike[origin]

    def origin(self, peer: str) -> str:
        """Return for whom is counted; a named proxy brings many people and is nobody."""
        here = parsed(peer)
        if here is not None and any(here in network for network in self.proxies):
            return ""
        return household(peer)


def files_allowed() -> int:
    """Raise the number of files that the process may open as far as the machine lets it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):
            return soft
    return hard if hard > 0 else 1 << 20
