"""Actions are ints with names: families of actions, numbered one after the other.

One action is at once a stable int (records, search, learning), a structured `Action`, and a line
of text: `place 3 2` is the family `place` with its two arguments.
"""
# interpreted: built once when a game is imported, then only looked at by people and records

import difflib
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product

from skali.core.errors import ActionError

MOST_NAMED = 12
"""How many names of a kind an error lists; of more it says how many."""


def named(names: Iterable[str]) -> str:
    """List names, cut short where they are very many."""
    found = list(names)
    more = len(found) - MOST_NAMED
    return ", ".join(found) if more <= 0 else f"{', '.join(found[:MOST_NAMED])} and {more} more"


@dataclass(frozen=True, slots=True)
class Axis:
    """One argument of a family: a range of whole numbers or a list of names."""

    name: str
    values: tuple[str, ...]

    @classmethod
    def numbers(cls, name: str, first: int, last: int) -> "Axis":
        """Make an axis of the whole numbers from first to last."""
        return cls(name, tuple(str(n) for n in range(first, last + 1)))

    def index(self, word: str) -> int | None:
        """Return the place of a value on the axis."""
        return self.values.index(word) if word in self.values else None

    def describe(self) -> str:
        """Say what may stand here."""
        shown = self.values
        if len(shown) > 8 and shown[0].isdigit():
            return f"{self.name}: {shown[0]} to {shown[-1]}"
        return f"{self.name}: one of {named(shown)}"


@dataclass(frozen=True, slots=True)
class Action:
    """An action taken apart: family and arguments as words."""

    family: str
    arguments: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Write the notation."""
        return " ".join((self.family, *self.arguments))


class Family:
    """All actions of one name, such as `place(row, column)`."""

    __slots__ = ("axes", "base", "name", "size")

    def __init__(self, name: str, *axes: Axis) -> None:
        """Name the family and its axes; the space numbers it."""
        self.name = name
        self.axes = axes
        self.base = 0
        self.size = 1
        for axis in axes:
            self.size *= len(axis.values)

    def usage(self) -> str:
        """Say how an action of this family is written."""
        if not self.axes:
            return f"'{self.name}'"
        words = " ".join(f"<{axis.name}>" for axis in self.axes)
        return f"'{self.name} {words}' ({'; '.join(axis.describe() for axis in self.axes)})"


class ActionSpace:
    """All actions of a game; the numbers never change within a rules version."""

    __slots__ = ("bases", "families", "found", "order", "size")

    def __init__(self, *families: Family) -> None:
        """Number the families in the given order."""
        self.families = {family.name: family for family in families}
        if len(self.families) < len(families):
            raise TypeError("two families of actions have the same name")
        self.size = 0
        self.order: list[Family] = []
        self.bases: list[int] = []
        for family in families:
            self.number(family)
        self.found: dict[int, tuple[int, ...]] = {}
        """Arguments of actions that were asked for before."""

    def add(self, family: Family) -> None:
        """Take in a family that is declared with its question; its numbers follow all others."""
        if family.name in self.families:
            raise TypeError(f"there is a family {family.name!r} already")
        self.families[family.name] = family
        self.number(family)

    def number(self, family: Family) -> None:
        """Give a family the next numbers."""
        family.base = self.size
        self.size += family.size
        self.order.append(family)
        self.bases.append(family.base)

    def base(self, family: str) -> int:
        """Return the first number of a family."""
        return self.families[family].base

    def family_of(self, action: int) -> Family:
        """Return the family that a number belongs to."""
        if not 0 <= action < self.size:
            raise ActionError(str(action), f"a number from 0 to {self.size - 1}")
        return self.order[bisect_right(self.bases, action) - 1]

    def indices(self, action: int) -> tuple[int, ...]:
        """Return the arguments of an action as places on their axes."""
        known = self.found.get(action)
        if known is not None:
            return known
        family = self.family_of(action)
        rest = action - family.base
        found: list[int] = []
        for axis in reversed(family.axes):
            rest, index = divmod(rest, len(axis.values))
            found.append(index)
        self.found[action] = tuple(reversed(found))
        return self.found[action]

    def decode(self, action: int) -> Action:
        """Take an action apart."""
        family = self.family_of(action)
        words = zip(family.axes, self.indices(action), strict=True)
        return Action(family.name, tuple(axis.values[index] for axis, index in words))

    def values(self, action: int) -> dict[str, int | str]:
        """Return the arguments of an action by the names of their axes, for its sentences."""
        axes = self.family_of(action).axes
        words = zip(axes, self.decode(action).arguments, strict=True)
        return {axis.name: int(word) if word.isdigit() else word for axis, word in words}

    def text(self, action: int) -> str:
        """Write an action in the notation."""
        return str(self.decode(action))

    def button(self, action: int) -> str:
        """Name the button of an action that has no place on the table."""
        return "choice-" + self.text(action).replace(" ", "-")

    def encode(self, family: str, *arguments: object) -> int:
        """Return the number of an action given by its family and arguments."""
        return self.parse(" ".join((family, *map(str, arguments))))

    def parse(self, text: str) -> int:
        """Read the notation; what is wrong, where, and what would be right is in the error."""
        words = text.split()
        family = self.families.get(words[0]) if words else None
        if family is None:
            raise ActionError(text, self.suggest(words[0] if words else ""))
        if len(words) - 1 != len(family.axes):
            raise ActionError(text, family.usage())
        number = 0
        for axis, word in zip(family.axes, words[1:], strict=True):
            index = axis.index(word)
            if index is None:
                raise ActionError(text, axis.describe())
            number = number * len(axis.values) + index
        return family.base + number

    def suggest(self, word: str) -> str:
        """Name the families nearest to a misspelt one, or the first of them with a hint."""
        near = difflib.get_close_matches(word, self.families, n=3)
        if not near and len(self.families) > MOST_NAMED:
            return f"one of {named(self.families)}; the page of the game's positions lists them all"
        return "one of " + ", ".join(self.families[name].usage() for name in near or self.families)

    def __iter__(self) -> Iterator[Action]:
        """Go through all actions in the order of their numbers."""
        for family in self.families.values():
            for words in product(*(axis.values for axis in family.axes)):
                yield Action(family.name, words)

    def __len__(self) -> int:
        """Count all actions."""
        return self.size
