"""What can be said about each value of a game: of which kind it is, and within which limits.

Most follows from the values that are there: a column holds numbers or words of one sort. What does
not, a game says in `data/printed.toml`.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any

from skali.core.data import Component, Section, component_files, components, is_effect, parse

NUMBER, DECIMAL, FLAG, WORD, LIST, EFFECT = "number", "decimal", "flag", "word", "list", "effect"
"""Kinds of values; a list holds numbers or words, or lists of them."""
SUMMED = ("count", "copies")
"""Columns that say how many of something are in the box."""
LEAST_HIGH = 9
"""Numbers may always be so high."""
PLACE = re.compile(r"\[\d+\]")
NAMES, SHAPE, DRAWING = "names", "shape", "drawing"
"""Why a value stays as it is: it names something, the rules are built on it, it is only drawn."""


@dataclass(frozen=True, slots=True)
class Value:
    """One value, and what could stand there."""

    component: Component
    column: str
    """Its key with `*` for the names of components: `ship.*.worth`."""
    kind: str
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()
    lengths: tuple[int, int] | None = None
    """How long a list may be; None: as long as it is."""
    fixed: str = ""
    """Why it stays as it is, if it does."""

    @property
    def key(self) -> str:
        """Its name."""
        return self.component.key


class Limits:
    """All values of a game."""

    def __init__(self, folder: Traversable) -> None:
        """Read a game's data."""
        self.components = [value for file in component_files(folder) for value in components(file)]
        file = folder / "printed.toml"
        self.rules = parse(file) if file.is_file() else Section({}, file.name, "")

    @cached_property
    def values(self) -> dict[str, Value]:
        """The values by name; flags that are left out are false."""
        columns: dict[str, list[Component]] = {}
        for each in self.components:
            columns.setdefault(column_of(each), []).append(each)
        found = {each.key: self.value(each, columns[column_of(each)]) for each in self.components}
        for column, values in columns.items():
            if all(isinstance(value.value, bool) for value in values):
                found |= self.flags_left_out(column, values)
        return found

    def value(self, component: Component, column: list[Component]) -> Value:
        """Say what could stand in a place."""
        name, kind = column_of(component), kind_of(component.value)
        if component.value == [] and any(is_tree(each.value) for each in column):
            kind = EFFECT
        leaves = [leaf for each in column for leaf in leaves_of(each.value)]
        numbers = [int(leaf) for leaf in leaves if isinstance(leaf, (int, float))]
        low, high = min([0, *numbers]), max([LEAST_HIGH, *(3 * number for number in numbers)])
        low, high = self.setting("range", component.key, (low, high))
        words = {leaf: None for leaf in leaves if isinstance(leaf, str)}
        words |= dict.fromkeys(self.setting("words", component.key, ()))
        lengths = self.setting("length", component.key, None)
        fixed = next(
            (
                reason
                for reason, patterns in self.rules.data.get("fixed", {}).items()
                if any(fnmatchcase(component.key, pattern) for pattern in patterns)
            ),
            NAMES if is_name(component, column) else "",
        )
        if not fixed and kind == WORD and len(words) == 1:
            fixed = SHAPE
        bounds = None if lengths is None else (lengths[0], lengths[1])
        return Value(component, name, kind, low, high, tuple(words), bounds, fixed)

    def setting(self, table: str, key: str, usual: Any) -> Any:  # noqa: ANN401 - TOML
        """Return what a game says about a value; the first pattern that fits counts."""
        pattern = self.pattern(table, key)
        return self.rules.data[table][pattern] if pattern else usual

    def pattern(self, table: str, key: str) -> str:
        """Return the first pattern of a table that fits a value; "" for none."""
        patterns: Mapping[str, Any] = self.rules.data.get(table, {})
        return next((pattern for pattern in patterns if fnmatchcase(key, pattern)), "")

    def flags_left_out(self, column: str, there: list[Component]) -> dict[str, Value]:
        """Return the flags of a column that are not written because they are false."""
        parent, _, flag = column.rpartition(".")
        if not parent.endswith("*"):
            return {}
        model = self.value(there[0], there)
        having = {each.key for each in there}
        found: dict[str, Value] = {}
        for each in self.components:
            above = each.key.rpartition(".")[0]
            key = f"{above}.{flag}"
            if column_of(each).rpartition(".")[0] == parent and key not in having:
                path = each.path.rpartition(".")[0]
                component = Component(key, value=False, source=each.source, path=f"{path}.{flag}")
                found.setdefault(key, replace(model, component=component))
        return found

    @cached_property
    def sums(self) -> list[list[str]]:
        """Lists of names whose numbers add up to what is in the box."""
        found: dict[str, list[str]] = {}
        for value in self.values.values():
            if value.column.rpartition(".")[2] in SUMMED and "*" in value.column:
                found.setdefault(value.column, []).append(value.key)
        named = [
            [key for key in self.values if fnmatchcase(key, pattern)]
            for pattern in self.rules.data.get("sum", ())
        ]
        return [*found.values(), *named]

    @cached_property
    def distinct(self) -> list[dict[str, tuple[str, ...]]]:
        """Components that must differ from one another: their names, and of which values."""
        found = []
        for columns in self.rules.data.get("distinct", ()):
            by_owner: dict[str, tuple[str, ...]] = {}
            for value in self.values.values():
                if value.column in columns:
                    owner = value.key.rpartition(".")[0]
                    by_owner[owner] = (*by_owner.get(owner, ()), value.key)
            found.append(by_owner)
        return found

    @property
    def asked(self) -> list[Value]:
        """The values that an owner can say something about, in the order of the box."""
        return [value for value in self.values.values() if not value.fixed]


def column_of(component: Component) -> str:
    """Return the name of a value with `*` for the names of components."""
    return PLACE.sub(".*", component.path)


def is_name(component: Component, column: list[Component]) -> bool:
    """Tell whether a value is the name of its component: its key, or what stands for one."""
    last = component.key.rpartition(".")[2]
    owners = [each.key.rpartition(".")[0].rpartition(".")[2] for each in column]
    named = "*" in column_of(component) and [each.value for each in column] == owners
    return last == "key" or (named and len(column) > 1)


def kind_of(value: object) -> str:
    """Return the kind of a value."""
    if isinstance(value, bool):
        return FLAG
    if isinstance(value, int):
        return NUMBER
    if isinstance(value, float):
        return DECIMAL
    if isinstance(value, str):
        return WORD
    return EFFECT if is_tree(value) else LIST


def is_tree(value: object) -> bool:
    """Tell whether a value has tables in it: it is an effect."""
    if isinstance(value, list):
        return any(is_tree(item) for item in value)
    return isinstance(value, dict) or is_effect(value)


def leaves_of(value: object) -> Iterator[object]:
    """List the single numbers and words of a value; an effect has none of its own."""
    if isinstance(value, list):
        for item in value:
            yield from leaves_of(item)
    elif not isinstance(value, dict):
        yield value
