"""The games of the hall, found by the entry points of the group `skali.games`.

A game that cannot be imported, or lacks something that every game must have, is left out and named
with what is wrong; the others are played as ever.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from skali.core.errors import SkaliError
from skali.core.game import Game
from skali.text import LANGUAGES, message_ids

GROUP = "skali.games"
PARTS = ("key", "seats", "version", "minutes", "weight", "options", "streams", "space", "package",
         "speak")  # fmt: skip
"""What a `Game` declares."""


class UnknownGame(SkaliError):
    """There is no game of this key."""


class FaultyGame(SkaliError):
    """A game that is installed, but cannot be played."""


def games() -> dict[str, Game]:
    """Return all installed games that can be played by key, sorted; other packages bring theirs."""
    return found()[0]


def faulty() -> dict[str, str]:
    """Return the keys of installed games that cannot be played, each with the reason."""
    return found()[1]


def game(key: str) -> Game:
    """Return a game, or say what is wrong with it or which there are."""
    known = games()
    if key in faulty():
        raise FaultyGame(f"the game {key!r} cannot be played: {faulty()[key]}")
    if key not in known:
        raise UnknownGame(f"there is no game {key!r}; there are: {', '.join(known)}")
    return known[key]


@cache
def found() -> tuple[dict[str, Game], dict[str, str]]:
    """Import every game once; return the sound ones, and what is wrong with the others."""
    sound: dict[str, Game] = {}
    wrong: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            sound[entry.name] = checked(entry)
        except FaultyGame as fault:
            wrong[entry.name] = str(fault)
    return sound, wrong


def checked(entry: EntryPoint) -> Game:
    """Import a game and look whether the hall can work with it."""
    try:
        loaded = entry.load()
    except Exception as error:
        problem = f"{entry.value} cannot be imported ({type(error).__name__}: {error})"
        raise FaultyGame(problem) from error
    if not isinstance(loaded, Game):
        raise FaultyGame(f"{entry.value} is no Game but a {type(loaded).__name__}")
    for part in PARTS:
        if not hasattr(loaded, part):
            raise FaultyGame(f"{entry.value} does not say its {part!r}")
    if loaded.key != entry.name:
        raise FaultyGame(f"{entry.value} has the key {loaded.key!r}, not {entry.name!r}")
    try:
        lacking = missing_messages(loaded)
    except Exception as error:
        raise FaultyGame(f"{type(error).__name__}: {error}") from error
    if lacking:
        raise FaultyGame(f"lacks the messages {', '.join(lacking)}")
    return loaded


def needed_messages(game: Game) -> list[str]:
    """Name the messages that the hall asks of every game: name, options, score sheet, terms."""
    table = game.new()
    options = [f"{game.key}-option-{option.key}" for option in game.options]
    return [
        f"{game.key}-name",
        f"{game.key}-blurb",
        *(id_ for option in options for id_ in (option, f"{option}-help")),
        *(f"{game.key}-sheet-{line}" for line in table.sheet()),
        *(game.name_of_term(term.name).id for term in game.terms(table, 0)),
    ]


def missing_messages(game: Game) -> list[str]:
    """List the messages that a game needs and does not have, each with the language."""
    needed = needed_messages(game)
    known = {language: message_ids(game.package, language) for language in LANGUAGES}
    return [
        f"{id_} ({language}.ftl)"
        for language, ids in known.items()
        for id_ in needed
        if id_ not in ids
    ]
