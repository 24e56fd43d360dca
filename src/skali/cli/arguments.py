"""Arguments that several commands share, and what they mean."""

import argparse
import os

from skali.cli.inputs import InputError, text_of
from skali.cli.parser import told
from skali.core.data import DataSet
from skali.core.errors import OptionError
from skali.core.game import Game
from skali.core.message import say
from skali.games import game
from skali.printed.playing import with_data
from skali.printed.reading import DataSetError, read, read_file
from skali.text import LANGUAGES, preferred_language

MOST = 1_000_000_000
"""So many games, seats or processes can be asked for."""


def add_game(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    """The title that the command is about."""
    words = told(parser, "cli-arg-game")
    parser.add_argument("game", metavar="GAME", nargs="?" if optional else None, help=words)


def add_data(parser: argparse.ArgumentParser) -> None:
    """Values read off the printed game."""
    words = told(parser, "cli-arg-data")
    parser.add_argument("--data", metavar="FILE", type=file, help=words)


def add_data_folder(parser: argparse.ArgumentParser) -> None:
    """A folder of data sets, or a single one."""
    words, usual = told(parser, "cli-arg-data-folder"), os.environ.get("SKALI_DATA", "")
    parser.add_argument("--data", metavar="PATH", default=usual, help=words)


def title(args: argparse.Namespace) -> Game:
    """Return the game that a command is about, with the data set that it names, if any."""
    if not args.data:
        return game(args.game)
    if not args.game or ":" in args.game:
        raise InputError("--data needs the name of an installed game")
    return with_data(data_set_for(args.game, args.data), alone=getattr(args, "alone", False))


def data_set_for(game: str, file: str) -> DataSet:
    """Read a data set that must be for a game; '-' is standard input."""
    piped = file == "-"
    found = read(text_of(file).encode(errors="surrogateescape")) if piped else read_file(file)
    if found.game != game:
        raise DataSetError([say("data-other-game", game=found.game, wanted=game)])
    return found


def add_json(parser: argparse.ArgumentParser) -> None:
    """Results as one JSON value."""
    parser.add_argument("--json", action="store_true", help=told(parser, "cli-arg-json"))


def add_database(parser: argparse.ArgumentParser, usual: str | None = None) -> None:
    """What a hall keeps its games in."""
    named = os.environ.get("SKALI_DATABASE", usual)
    otherwise = {"usual": usual} if usual else {}
    words = told(parser, "cli-arg-database-usual" if usual else "cli-arg-database", **otherwise)
    parser.add_argument("--database", required=named is None, default=named, help=words)


def add_language(parser: argparse.ArgumentParser) -> None:
    """The language of everything that is said."""
    words = told(parser, "cli-arg-lang")
    parser.add_argument("--lang", choices=LANGUAGES, default=preferred_language(), help=words)


def add_file(parser: argparse.ArgumentParser) -> None:
    """A position."""
    words = told(parser, "cli-arg-position")
    parser.add_argument("--position", metavar="FILE", type=file, required=True, help=words)


def add_position(parser: argparse.ArgumentParser) -> None:
    """A position, and the seat that asks."""
    add_file(parser)
    add_seat(parser, told(parser, "cli-arg-seat"), None)


def add_seat(parser: argparse.ArgumentParser, words: str, default: int | None) -> None:
    """A seat at the table, as people count."""
    parser.add_argument("--seat", metavar="N", type=from_one, default=default, help=words)


def add_setup(parser: argparse.ArgumentParser) -> None:
    """How a new game is set up."""
    words = told(parser, "cli-arg-seats")
    parser.add_argument("--seats", metavar="K", type=from_one, help=words)
    parser.add_argument(
        "--option",
        metavar="KEY=VALUE",
        dest="options",
        type=pair,
        action="append",
        default=[],
        help=told(parser, "cli-arg-option"),
    )


def add_bots(parser: argparse.ArgumentParser, default: str, words: str) -> None:
    """The players that think by themselves."""
    parser.add_argument("--bots", metavar="NAME,…", type=names, default=names(default), help=words)


def chosen_options(pairs: list[tuple[str, str]]) -> dict[str, str]:
    """Return the options given by `--option`, each at most once."""
    chosen: dict[str, str] = {}
    for key, value in pairs:
        if key in chosen:
            raise OptionError(f"option {key!r} is given twice")
        chosen[key] = value
    return chosen


def seat_count(game: Game, given: int | None) -> int:
    """Return how many play: as many as the game takes, unless said otherwise."""
    return game.seats[-1] if given is None else given


# --- types of single words ---


def file(word: str) -> str:
    """Read the name of a file: an empty one, as from a variable that is not set, is none."""
    if not word:
        raise argparse.ArgumentTypeError("must name a file")
    return word


def whole(word: str, least: int) -> int:
    """Read a whole number that is not too small."""
    try:
        number = int(word)
    except ValueError:
        number = least - 1
    if number < least:
        raise argparse.ArgumentTypeError(f"must be a whole number from {least}, not {word!r}")
    return number


def from_one(word: str) -> int:
    """Read a whole number from 1: how many of something."""
    number = whole(word, 1)
    if number > MOST:
        raise argparse.ArgumentTypeError(f"must be a whole number up to {MOST}, not {word!r}")
    return number


def from_zero(word: str) -> int:
    """Read a whole number from 0."""
    return whole(word, 0)


def above_zero(word: str) -> float:
    """Read a number above 0, with or without a fraction."""
    try:
        number = float(word)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"must be a number above 0, not {word!r}")
    return number


def pair(word: str) -> tuple[str, str]:
    """Read `key=value`."""
    key, equals, value = word.partition("=")
    if not key or not equals:
        raise argparse.ArgumentTypeError(f"must be written as key=value, not {word!r}")
    return key, value


def names(word: str) -> list[str]:
    """Read names with commas between them."""
    found = [name.strip() for name in word.split(",")]
    if not all(found):
        raise argparse.ArgumentTypeError(f"must be names with commas between them, not {word!r}")
    return found
