"""What the commands read: positions and records, from files or standard input."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from skali.core.errors import PositionError, SkaliError
from skali.core.game import Game
from skali.core.record import Record, read
from skali.core.state import State
from skali.core.twin import from_json
from skali.games import games

BYTE_ORDER_MARK = "\ufeff"
"""What some editors write before a text in UTF-8."""


class InputError(SkaliError):
    """A file that cannot be read as what it should be."""


def text_of(file: str) -> str:
    """Read a text file, or standard input for '-'."""
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
        return text.removeprefix(BYTE_ORDER_MARK)
    except UnicodeDecodeError as error:
        raise InputError(f"{file}: is no text in UTF-8 ({error.reason})") from error


def json_of(text: str, file: str) -> object:
    """Read JSON; a fault names line and column."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise InputError(f"{file}: is no JSON: {error.msg} ({where})") from error
    except (RecursionError, ValueError) as error:
        raise InputError(f"{file}: is no JSON that can be read: {error}") from error


def position_in(file: str) -> dict[str, Any]:
    """Read a position as plain data."""
    data = json_of(text_of(file), file)
    if not isinstance(data, dict):
        raise PositionError("(whole)", "must be a table, written in braces")
    return data


def position_of(game: Game, file: str) -> State:
    """Load a position."""
    return game.load(position_in(file))


def record_of(file: str, titles: Mapping[str, Game] | None = None) -> Record:
    """Read a record, in the text form or as its JSON twin."""
    text = text_of(file)
    if text.lstrip().startswith("{"):
        return from_json(json_of(text, file), titles or games())
    return read(text.splitlines(), titles or games())


def seat_of(state: State, given: int | None) -> int:
    """Return the seat that is asked: the one named, as people count, or the first that must."""
    if given is None:
        return (state.turn or (0,))[0]
    if given > state.seats:
        raise InputError(f"there are {state.seats} seats, no seat {given}")
    return given - 1
