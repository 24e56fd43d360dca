"""The JSON twin of a record: the same game as one JSON object."""
# interpreted: reads and writes JSON

import json
from collections.abc import Iterator
from typing import Any

from skali.core.errors import RecordError
from skali.core.game import Game
from skali.core.record import FIRST_LINE, HEADERS, Reader, Record, Undo, luck_lines


def to_json(record: Record, game: Game) -> dict[str, Any]:
    """Return the JSON twin of a record."""
    entries: list[dict[str, Any]] = []
    for entry in record.entries:
        if isinstance(entry, Undo):
            entries.append({"undo": entry.keep})
            continue
        plain: dict[str, Any] = {"seat": entry.seat, "action": entry.action}
        if entry.chance:
            plain["chance"] = [line[2:] for line in luck_lines(entry.chance, game.streams)]
        if entry.check:
            plain["check"] = entry.check
        entries.append(plain)
    result = record.result
    return {
        "format": FIRST_LINE,
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": record.options,
        "players": record.players,
        "commitment": record.commitment,
        "secret": record.secret,
        "position": record.position,
        "setup": [line[2:] for line in luck_lines(record.setup, game.streams)],
        "entries": entries,
        "scores": list(result.scores) if result else None,
        "places": list(result.places) if result else None,
    }


def from_json(data: object, games: "dict[str, Game]") -> Record:
    """Read the JSON twin; its faults are named by the line that the text form would have."""
    if not isinstance(data, dict) or data.get("format") != FIRST_LINE:
        raise RecordError(1, f"expected a JSON object with format {FIRST_LINE!r}")
    reader = Reader(games)
    for line in _text_lines(Twin(data, reader), reader):
        reader.feed(line)
    return reader.finish()


class Twin:
    """An object of the JSON twin; asks for keys with their types, and knows what is too much."""

    def __init__(self, data: object, reader: Reader) -> None:
        """Wrap a JSON object."""
        self.reader = reader
        if not isinstance(data, dict):
            raise self.fail(f"expected a JSON object, found {str(data)[:40]!r}")
        self.data: dict[str, Any] = data

    def fail(self, problem: str) -> RecordError:
        """Make the error for the line that comes next in the text form."""
        return RecordError(self.reader.line + 1, problem)

    def only(self, *keys: str) -> None:
        """Refuse keys that mean nothing."""
        for key in self.data:
            if key not in keys:
                raise self.fail(f"unknown key {key[:40]!r}; known: {', '.join(keys)}")

    def items(self, key: str) -> list[Any]:
        """Take a list; left out, it is empty."""
        value = self.data.get(key)
        if value is not None and not isinstance(value, list):
            raise self.fail(f"{key!r} must be a list, not {str(value)[:40]!r}")
        return value or []

    def table(self, key: str) -> dict[str, Any]:
        """Take an object; left out, it is empty."""
        value = self.data.get(key)
        return {} if value is None else Twin(value, self.reader).data

    def word(self, key: str) -> str:
        """Take one value as it would be written in a line."""
        return str(self.data.get(key, ""))


def _text_lines(twin: Twin, reader: Reader) -> Iterator[str]:
    """Write the JSON twin as the lines of the text form."""
    twin.only("format", *HEADERS, "options", "players", "setup", "entries", "scores", "places")
    yield from _header_lines(twin)
    yield "begin"
    for line in twin.items("setup"):
        yield f"~ {line}"
    for item in twin.items("entries"):
        yield from _entry_lines(Twin(item, reader), reader.standing + 1)
    for key in ("scores", "places"):
        if twin.data.get(key) is not None:
            yield f"{key} {' '.join(map(str, twin.items(key)))}"
    yield "end"


def _header_lines(twin: Twin) -> Iterator[str]:
    """Write what stands before `begin`."""
    yield FIRST_LINE
    for key in ("game", "rules", "seats"):
        if key in twin.data:
            yield f"{key} {twin.word(key)}"
    for key, value in twin.table("options").items():
        yield f"option {key} {json.dumps(value)}"
    for seat, name in enumerate(twin.items("players")):
        yield f"player {seat} {name}"
    for key in ("commitment", "secret"):
        if twin.data.get(key):
            yield f"{key} {twin.word(key)}"
    if twin.data.get("position") is not None:
        yield f"position {json.dumps(twin.table('position'))}"


def _entry_lines(entry: Twin, number: int) -> Iterator[str]:
    """Write one decision with its luck, or an undo."""
    if "undo" in entry.data:
        entry.only("undo")
        yield f"undo {entry.word('undo')}"
        return
    entry.only("seat", "action", "chance", "check")
    yield f"{number} {entry.word('seat')} {entry.word('action')}"
    for line in entry.items("chance"):
        yield f"~ {line}"
    if entry.data.get("check"):
        yield f"= {entry.word('check')}"
