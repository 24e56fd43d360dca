"""The games of the hall, found by the entry points of the group `skali.games`."""

from functools import cache
from importlib.metadata import entry_points

from skali.core.errors import SkaliError
from skali.core.game import Game


class UnknownGame(SkaliError):
    """There is no game of this key."""


@cache
def games() -> dict[str, Game]:
    """Return all installed games by key, sorted; other packages may bring theirs."""
    found = {entry.name: entry for entry in entry_points(group="skali.games")}
    return {key: found[key].load() for key in sorted(found)}


def game(key: str) -> Game:
    """Return a game, or say which there are."""
    known = games()
    if key not in known:
        raise UnknownGame(f"there is no game {key!r}; there are: {', '.join(known)}")
    return known[key]
