"""Component data in TOML: every value has a source, and a fault names file and key."""
# interpreted: reads files once, when a game is imported

import tomllib
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any

from skali.core.errors import DataError

SOURCES = ("rulebook", "published", "derived", "reconstructed")


@dataclass(frozen=True, slots=True)
class Component:
    """One value of a component file."""

    key: str
    value: Any
    source: str
    note: str = ""


class Section:
    """A part of a component file; asking for a missing or mistyped key is a clear error."""

    __slots__ = ("data", "file", "path")

    def __init__(self, data: dict[str, Any], file: str, path: str) -> None:
        """Wrap the parsed data of one part."""
        self.data = data
        self.file = file
        self.path = path

    def fail(self, key: str, problem: str) -> DataError:
        """Make the error for a key."""
        return DataError(self.file, f"{self.path}.{key}" if self.path else key, problem)

    def value(self, key: str, kind: type) -> Any:  # noqa: ANN401 - TOML
        """Return a value of the expected type."""
        if key not in self.data:
            raise self.fail(key, "is missing")
        found = self.data[key]
        if not isinstance(found, kind) or (kind is int and isinstance(found, bool)):
            raise self.fail(key, f"must be {kind.__name__}, not {found!r}")
        return found

    def integer(self, key: str) -> int:
        """Return a whole number."""
        return int(self.value(key, int))

    def text(self, key: str) -> str:
        """Return a string."""
        return str(self.value(key, str))

    def texts(self, key: str) -> tuple[str, ...]:
        """Return a list of strings."""
        found = self.value(key, list)
        if not all(isinstance(item, str) for item in found):
            raise self.fail(key, f"must be a list of strings, not {found!r}")
        return tuple(found)

    def integers(self, key: str) -> tuple[int, ...]:
        """Return a list of whole numbers."""
        found = self.value(key, list)
        if not all(isinstance(item, int) and not isinstance(item, bool) for item in found):
            raise self.fail(key, f"must be a list of whole numbers, not {found!r}")
        return tuple(found)

    def table(self, key: str) -> "Section":
        """Return a table within."""
        return Section(self.value(key, dict), self.file, f"{self.path}.{key}" if self.path else key)

    def tables(self, key: str) -> "list[Section]":
        """Return a list of tables within."""
        prefix = f"{self.path}.{key}" if self.path else key
        found = self.value(key, list)
        if not all(isinstance(item, dict) for item in found):
            raise self.fail(key, "must be a list of tables")
        return [Section(item, self.file, f"{prefix}[{n}]") for n, item in enumerate(found)]


def load(file: Traversable) -> Section:
    """Read a component file and check that every value has a source."""
    table = parse(file)
    _walk(table, None)
    return table


def parse(file: Traversable) -> Section:
    """Read a TOML file."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise DataError(file.name, "(whole)", f"cannot be read: {error.strerror}") from error
    except ValueError as error:  # not UTF-8, or not TOML
        raise DataError(file.name, "(whole)", f"is not valid TOML: {error}") from error
    return Section(data, file.name, "")


def components(file: Traversable) -> list[Component]:
    """List every value of a file with its source."""
    return _walk(parse(file), None)


def _walk(table: Section, inherited: str | None) -> list[Component]:
    """Go through a table: `source` holds for all its values, `sources` overrides single ones."""
    source = table.data.get("source", inherited)
    single = table.table("sources").data if "sources" in table.data else {}
    notes = table.table("notes").data if "notes" in table.data else {}
    found: list[Component] = []
    for key, value in table.data.items():
        if key in ("source", "sources", "notes"):
            continue
        path = f"{table.path}.{key}" if table.path else key
        if isinstance(value, dict):
            found += _walk(Section(value, table.file, path), source)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for inner in table.tables(key):
                found += _walk(inner, source)
        else:
            origin = single.get(key, source)
            if origin not in SOURCES:
                what = "has no source" if origin is None else f"has the unknown source {origin!r}"
                raise table.fail(key, f"{what}; use one of {', '.join(SOURCES)}")
            found.append(Component(path, value, origin, notes.get(key, "")))
    for key in [*single, *notes]:
        if key not in table.data:
            raise table.fail(key, "is named under sources or notes, but has no value")
    return found
