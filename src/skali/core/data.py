"""Component data in TOML: every value has a source, and a fault names file and key.

A data set of somebody who owns the printed game puts its values over those of the files.
"""
# interpreted: reads files once, when a game is imported

import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any

from skali.core.errors import DataError
from skali.core.message import LANGUAGES

SOURCES = ("rulebook", "published", "derived", "reconstructed", "owner")
OWNER = "owner"
"""The source of what a data set says."""
RECONSTRUCTED = "reconstructed"
ABOUT = ("source", "sources", "notes")
"""Keys that say where the others are known from."""
NO_COMPONENTS = (
    "advice.toml",
    "advice-1.toml",
    "guide.toml",
    "printed.toml",
    "rules.toml",
    "rules.de.toml",
)
"""Files of a game's data that hold something else than values of components."""
CAUSES = ("when", "as_soon_as", "before", "instead", "after", "changes", "allows", "forbids")
TREES = frozenset(("do", "does", "icon", *CAUSES))
"""A table with one of these is an effect: one value, however deep."""


@dataclass(frozen=True, slots=True)
class Component:
    """One value of a component file."""

    key: str
    """Its name by what it belongs to: `ship.red.worth`; without names, by number from 1."""
    value: Any
    source: str
    notes: Mapping[str, str] = field(default_factory=dict)
    """What is to be said about it, by language."""
    path: str = ""
    """Its place in the file: `ship[0].worth`."""


@dataclass(frozen=True, slots=True)
class DataSet:
    """Values read off a printed game, by key; who says so, and from which edition."""

    game: str
    name: str
    who: str
    edition: str
    date: str
    values: Mapping[str, Any]
    fingerprint: str
    text: str
    """The file."""

    @property
    def title(self) -> dict[str, str]:
        """How tables and positions name it."""
        return {"name": self.name, "fingerprint": self.fingerprint}

    def __str__(self) -> str:
        """Name it in a sentence, and in a line of a record."""
        return f"{self.fingerprint} {self.name}"


class Section:
    """A part of a component file; asking for a missing or mistyped key is a clear error."""

    __slots__ = ("data", "file", "inherited", "path")

    def __init__(self, data: dict[str, Any], file: str, path: str, inherited: str = "") -> None:
        """Wrap the parsed data of one part; its source is inherited where it names none."""
        self.data = data
        self.file = file
        self.path = path
        self.inherited = inherited

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
        path = f"{self.path}.{key}" if self.path else key
        return Section(self.value(key, dict), self.file, path, self.source)

    def tables(self, key: str) -> "list[Section]":
        """Return a list of tables within."""
        prefix = f"{self.path}.{key}" if self.path else key
        found = self.value(key, list)
        if not all(isinstance(item, dict) for item in found):
            raise self.fail(key, "must be a list of tables")
        return [
            Section(item, self.file, f"{prefix}[{n}]", self.source) for n, item in enumerate(found)
        ]

    @property
    def source(self) -> str:
        """Where the values of this part are known from, unless one says otherwise."""
        return str(self.data.get("source", self.inherited))

    def source_of(self, key: str) -> str:
        """Return where a value is known from."""
        return str(self.data.get("sources", {}).get(key, self.source))

    def made_up(self, *keys: str) -> bool:
        """Tell whether one of these values that are there is reconstructed."""
        return any(self.source_of(key) == RECONSTRUCTED for key in keys if key in self.data)


# --- reading files ---

_laid: list[DataSet] = []
"""The data set with which a game is being imported, if there is one."""


@contextmanager
def laid_over(data_set: DataSet) -> Iterator[None]:
    """Put a data set over the components of the game that is imported here."""
    _laid.append(data_set)
    try:
        yield
    finally:
        _laid.pop()


def load(file: Traversable) -> Section:
    """Read a component file and check that every value has a source."""
    table = parse(file)
    _walk(table)
    for data_set in _laid:
        lay(table, data_set)
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


def components(file: Traversable, data_set: DataSet | None = None) -> list[Component]:
    """List every value of a file with its source, as a data set has it."""
    table = parse(file)
    if data_set is not None:
        lay(table, data_set)
    return _walk(table)


def component_files(folder: Traversable) -> list[Traversable]:
    """List the component files of a game, `components.toml` first."""
    found = [
        file
        for file in folder.iterdir()
        if file.name.endswith(".toml") and file.name not in NO_COMPONENTS
    ]
    return sorted(found, key=lambda file: (file.name != "components.toml", file.name))


def lay(table: Section, data_set: DataSet) -> None:
    """Put the values of a data set over those of a file; what it does not know stays."""
    for place, prefix in _tables(table, ""):
        for key in _values(place):
            name = f"{prefix}{key}"
            if name in data_set.values:
                place.data[key] = data_set.values[name]
                place.data.setdefault("sources", {})[key] = OWNER


# --- values and their names ---


def is_effect(value: object) -> bool:
    """Tell whether a table, or a list of tables, is an effect and so one value."""
    first = value[0] if isinstance(value, list) and value else value
    return isinstance(first, dict) and not TREES.isdisjoint(first)


def names_of(tables: list[Section]) -> list[str]:
    """Name tables: by their `key`, by the first text that tells all apart, or by number."""
    texts = [key for key, value in tables[0].data.items() if isinstance(value, str)]
    for key in sorted(texts, key=lambda key: key != "key"):
        found = [table.data.get(key) for table in tables]
        names = [name for name in found if isinstance(name, str) and name and "." not in name]
        if key not in ABOUT and len(set(names)) == len(tables):
            return names
    return [str(number) for number in range(1, len(tables) + 1)]


def _holds_tables(value: object) -> bool:
    """Tell whether a value is a list of tables."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _values(table: Section) -> list[str]:
    """List the keys of the values of a table, without those of tables within."""
    return [
        key
        for key, value in table.data.items()
        if key not in ABOUT
        and (is_effect(value) or not (isinstance(value, dict) or _holds_tables(value)))
    ]


def _tables(table: Section, prefix: str) -> Iterator[tuple[Section, str]]:
    """Go through a table and all within, each with how the names of its values begin."""
    yield table, prefix
    own = {*_values(table), *ABOUT}
    for key in [key for key in table.data if key not in own]:
        if isinstance(table.data[key], dict):
            yield from _tables(table.table(key), f"{prefix}{key}.")
        else:
            inner = table.tables(key)
            for each, name in zip(inner, names_of(inner), strict=True):
                yield from _tables(each, f"{prefix}{key}.{name}.")


def _walk(table: Section) -> list[Component]:
    """List all values: `source` holds for all of a table, `sources` overrides single ones."""
    found: list[Component] = []
    for place, prefix in _tables(table, ""):
        single = place.table("sources").data if "sources" in place.data else {}
        notes = place.table("notes").data if "notes" in place.data else {}
        for key in _values(place):
            origin = single.get(key, place.data.get("source", place.inherited))
            if origin not in SOURCES:
                what = "has no source" if origin == "" else f"has the unknown source {origin!r}"
                raise place.fail(key, f"{what}; use one of {', '.join(SOURCES)}")
            path = f"{place.path}.{key}" if place.path else key
            said = notes.get(key, {})
            found.append(Component(f"{prefix}{key}", place.data[key], origin, said, path))
        for key in [*single, *notes]:
            if key not in place.data:
                raise place.fail(key, "is named under sources or notes, but has no value")
        for key, said in notes.items():
            if not isinstance(said, dict) or {*said} != {*LANGUAGES}:
                raise place.fail(f"notes.{key}", f"must say it in {' and '.join(LANGUAGES)}")
    return found
