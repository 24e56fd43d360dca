"""The JSON twin of a record: the same game as one JSON object."""
# interpreted: reads and writes JSON

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from skali.core.errors import RecordError
from skali.core.game import Game
from skali.core.record import (
    FIRST_LINE,
    HEADERS,
    UNCONTESTED,
    Reader,
    Record,
    Undo,
    luck_lines,
    share_text,
)
from skali.core.state import COMPETING, Result

WHOLE = "JSON twin"
"""The place of a fault that belongs to no key alone."""


def to_json(record: Record, game: Game) -> dict[str, Any]:
    """Return the JSON twin of a record."""
    entries: list[dict[str, Any]] = []
    for entry in record.entries:
        if isinstance(entry, Undo):
            of = {"seats": list(entry.seats)} if entry.seats else {}
            entries.append({"undo": entry.keep, **of})
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
        **({"data": record.data} if record.data else {}),
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
        **reached(result),
    }


def reached(result: Result | None) -> dict[str, Any]:
    """Write the outcomes where nobody competed: `{"alone": [0.75]}`."""
    if result is None or result.aim == COMPETING:
        return {}
    return {result.aim: [float(share_text(share)) for share in result.outcomes]}


def from_json(data: object, games: "Mapping[str, Game]") -> Record:
    """Read the JSON twin; its faults are named by their place in it: `entries[3].action`."""
    if not isinstance(data, dict) or data.get("format") != FIRST_LINE:
        raise RecordError(0, f"must be a JSON object with format {FIRST_LINE!r}", "key 'format'")
    reader = Reader(games)
    places = [WHOLE]
    with placing(places):
        for place, line in _text_lines(Twin(data), reader):
            places.append(place)
            reader.feed(line)
        places.append(WHOLE)
        record = reader.finish()
    record.places = places
    return record


@contextmanager
def placing(places: list[str]) -> Iterator[None]:
    """Turn a fault that names a line into one that names the line's place in the JSON."""
    try:
        yield
    except RecordError as error:
        if error.place or not places:
            raise
        place = places[error.line] if error.line < len(places) else WHOLE
        raise RecordError(0, error.problem, place) from error


class Twin:
    """An object of the JSON twin; asks for keys with their types, and knows what is too much."""

    def __init__(self, data: object, path: str = "") -> None:
        """Wrap a JSON object; the path is its place in the twin."""
        self.path = path
        if not isinstance(data, dict):
            raise RecordError(0, f"must be a JSON object, not {str(data)[:40]!r}", f"key {path!r}")
        self.data: dict[str, Any] = data

    def at(self, key: str) -> str:
        """Write the place of a key."""
        return f"key '{self.path}.{key}'" if self.path else f"key {key!r}"

    def only(self, *keys: str) -> None:
        """Refuse keys that mean nothing."""
        for key in self.data:
            if key not in keys:
                raise RecordError(0, f"is unknown; known: {', '.join(keys)}", self.at(key[:40]))

    def items(self, key: str) -> list[Any]:
        """Take a list; left out, it is empty."""
        value = self.data.get(key)
        if value is not None and not isinstance(value, list):
            raise RecordError(0, f"must be a list, not {str(value)[:40]!r}", self.at(key))
        return value or []

    def table(self, key: str) -> dict[str, Any]:
        """Take an object; left out, it is empty."""
        value = self.data.get(key)
        return {} if value is None else Twin(value, key).data

    def word(self, key: str) -> str:
        """Take one value as it would be written in a line."""
        return str(self.data.get(key, ""))


Lines = Iterator[tuple[str, str]]
"""Lines of the text form, each with its place in the JSON."""


def _text_lines(twin: Twin, reader: Reader) -> Lines:
    """Write the JSON twin as the lines of the text form."""
    ends = ("scores", "places", *UNCONTESTED)
    twin.only("format", *HEADERS, "options", "players", "setup", "entries", *ends)
    yield from _header_lines(twin)
    yield WHOLE, "begin"
    for number, line in enumerate(twin.items("setup")):
        yield twin.at(f"setup[{number}]"), f"~ {line}"
    for number, item in enumerate(twin.items("entries")):
        yield from _entry_lines(Twin(item, f"entries[{number}]"), len(reader.deciders) + 1)
    for key in ends:
        if twin.data.get(key) is not None:
            yield twin.at(key), f"{key} {' '.join(map(str, twin.items(key)))}"
    yield WHOLE, "end"


def _header_lines(twin: Twin) -> Lines:
    """Write what stands before `begin`."""
    yield twin.at("format"), FIRST_LINE
    for key in ("game", "rules", "data", "seats"):
        if key in twin.data:
            yield twin.at(key), f"{key} {twin.word(key)}"
    for key, value in twin.table("options").items():
        yield twin.at(f"options.{key}"), f"option {key} {json.dumps(value)}"
    for seat, name in enumerate(twin.items("players")):
        yield twin.at(f"players[{seat}]"), f"player {seat} {name}"
    for key in ("commitment", "secret"):
        if twin.data.get(key):
            yield twin.at(key), f"{key} {twin.word(key)}"
    if twin.data.get("position") is not None:
        yield twin.at("position"), f"position {json.dumps(twin.table('position'))}"


def _entry_lines(entry: Twin, number: int) -> Lines:
    """Write one decision with its luck, or an undo."""
    if "undo" in entry.data:
        entry.only("undo", "seats")
        words = [entry.word("undo"), *map(str, entry.items("seats"))]
        yield entry.at("undo"), f"undo {' '.join(words)}"
        return
    entry.only("seat", "action", "chance", "check")
    for key in ("seat", "action"):
        if key not in entry.data:
            raise RecordError(0, "is missing", entry.at(key))
    yield f"key {entry.path!r}", f"{number} {entry.word('seat')} {entry.word('action')}"
    for place, line in enumerate(entry.items("chance")):
        yield entry.at(f"chance[{place}]"), f"~ {line}"
    if entry.data.get("check"):
        yield entry.at("check"), f"= {entry.word('check')}"
