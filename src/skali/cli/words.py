"""Sentences: the game's own words, and those of the hall."""

from skali.core import compiled
from skali.core.game import Game
from skali.core.message import Message, say, seat_name
from skali.core.state import TOGETHER, Result
from skali.printed.reading import DataSetError
from skali.text import TextError, render


def hall(message: Message, language: str) -> str:
    """Render one of the hall's own messages."""
    return render("skali.text", message, language)


def fault(error: Exception, language: str) -> str:
    """Say what was wrong: of a data set in either language, else in English."""
    if isinstance(error, DataSetError):
        return "; ".join(hall(message, language) for message in error.faults)
    return str(error)


def number(value: float, language: str, digits: int = 0) -> str:
    """Write a number as a language does: 1,234.5 or 1.234,5."""
    text = f"{value:,.{digits}f}"
    return text.translate(str.maketrans(",.", ".,")) if language == "de" else text


def share(value: float, language: str) -> str:
    """Write a share as percent: 12.5% or 12,5 %."""
    return f"{number(100 * value, language, 1)}{' %' if language == 'de' else '%'}"


def seats(count: int, language: str) -> list[str]:
    """Name the seats of a table, as headings."""
    return [hall(seat_name(seat), language) for seat in range(count)]


def game_word(game: Game, id_: str, language: str, otherwise: str) -> str:
    """Render a word of the game that has no values; a game may do without it."""
    try:
        return game.speak(say(id_), language)
    except TextError:
        return otherwise


def success(result: Result, language: str) -> str:
    """Say what was reached where nobody competed."""
    if result.aim == TOGETHER and result.winners:
        return hall(say("cli-together"), language)
    id_ = "cli-together-not" if result.aim == TOGETHER else "cli-alone"
    return hall(say(id_, share=share(result.share(0), language)), language)


def engine() -> Message:
    """Say how the engine runs."""
    return say("cli-engine", kind="compiled" if compiled() else "pure")


def title(game: Game, language: str) -> str:
    """Return the game's name."""
    return game_word(game, f"{game.key}-name", language, game.key.capitalize())


def option(game: Game, key: str, language: str) -> str:
    """Return the name of an option."""
    return game_word(game, f"{game.key}-option-{key}", language, key)


def option_help(game: Game, key: str, language: str) -> str:
    """Say what an option changes."""
    return game_word(game, f"{game.key}-option-{key}-help", language, "")


def category(game: Game, name: str, language: str) -> str:
    """Return the name of a line of the score sheet."""
    return game_word(game, f"{game.key}-sheet-{name}", language, name)
