"""How the parts of a question are written in a position, and read from one."""
# interpreted: reads and writes JSON-like data

from collections.abc import Mapping, Sequence
from typing import Any

from skali.core.bits import places
from skali.core.position import Fields


class Form:
    """Values from `low` to `high`; written and read under the part's name."""

    low = 0
    high = 0
    bits = 0
    """So many bits for each of several places, where a value is made of small numbers."""
    meaning = ""

    def write(self, name: str, value: int) -> dict[str, Any]:
        """Write a value."""
        return {name: self.plain(value)}

    def plain(self, value: int) -> Any:  # noqa: ANN401 - JSON
        """Return a value as plain data."""
        return value

    def read(self, name: str, entry: Fields) -> int:
        """Read a value; left out, it is the lowest."""
        return entry.integer(name, self.low, self.low, self.high)

    def explain(self) -> str:
        """Say what may stand here, for the documentation."""
        return f"{self.low} to {self.high}"


class Whole(Form):
    """A whole number."""

    def __init__(self, low: int, high: int) -> None:
        """Keep the bounds."""
        self.low, self.high = int(low), int(high)


class Packed(Whole):
    """A small number for each of several places, written as one whole number."""

    def __init__(self, places: int, bits: int = 1) -> None:
        """Keep how many places there are, and how many bits each has."""
        super().__init__(0, (1 << bits * places) - 1)
        self.bits = bits


class Word(Form):
    """One of several words."""

    def __init__(self, words: Sequence[str]) -> None:
        """Keep the words; a value is the place of one."""
        self.words = tuple(words)
        self.high = len(self.words) - 1

    def plain(self, value: int) -> str:
        """Return the word."""
        return self.words[value]

    def read(self, name: str, entry: Fields) -> int:
        """Read a word."""
        return self.words.index(entry.word(name, self.words, self.words[0]))

    def explain(self) -> str:
        """List the words."""
        return ", ".join(f"`{word}`" for word in self.words if word)


class Named(Form):
    """A number that has a name, such as a program."""

    def __init__(self, names: Mapping[int, str]) -> None:
        """Keep names by number; the lowest number is meant where nothing is given."""
        self.names = dict(names)
        self.numbers = {name: number for number, name in self.names.items()}
        self.high = max(self.names)

    def plain(self, value: int) -> str:
        """Return the name."""
        return self.names[value]

    def read(self, name: str, entry: Fields) -> int:
        """Read a name."""
        return self.numbers[entry.word(name, tuple(self.numbers), self.names[min(self.names)])]

    def explain(self) -> str:
        """Say how many names there are."""
        return f"one of {len(self.names)} names"


class Flag(Form):
    """True or false."""

    high = 1

    def plain(self, value: int) -> bool:
        """Return the truth."""
        return bool(value)

    def read(self, name: str, entry: Fields) -> int:
        """Read true or false."""
        return int(entry.flag(name, default=False))

    def explain(self) -> str:
        """Both."""
        return "true or false"


class Counts(Form):
    """How many of each of a few names, so many bits each."""

    def __init__(self, names: Sequence[str], most: int = 15, bits: int = 4) -> None:
        """Keep the names in order."""
        self.names = tuple(names)
        self.most = most
        self.bits = bits
        self.high = (1 << bits * len(self.names)) - 1

    def plain(self, value: int) -> dict[str, int]:
        """Write how many, leaving zeros out."""
        return {name: each for name, each in zip(self.names, self.each(value), strict=True) if each}

    def each(self, value: int) -> list[int]:
        """Take the value apart."""
        mask = (1 << self.bits) - 1
        return [value >> self.bits * number & mask for number in range(len(self.names))]

    def read(self, name: str, entry: Fields) -> int:
        """Read how many of each."""
        found = enumerate(entry.counts(name, self.names, self.most) or [])
        return sum(each << self.bits * number for number, each in found)

    def explain(self) -> str:
        """List the names."""
        return f"how many of each of {', '.join(f'`{name}`' for name in self.names)}"


class Marks(Form):
    """Any of several words at once, as a mask."""

    bits = 1

    def __init__(self, words: Sequence[str]) -> None:
        """Keep the words in order."""
        self.words = tuple(words)
        self.high = (1 << len(self.words)) - 1

    def plain(self, value: int) -> list[str]:
        """List the words."""
        return [self.words[place] for place in places(value)]

    def read(self, name: str, entry: Fields) -> int:
        """Read a list of words."""
        return sum(1 << word for word in set(entry.words(name, self.words, len(self.words))))

    def explain(self) -> str:
        """List the words."""
        return f"a list of {', '.join(f'`{word}`' for word in self.words)}"


class Rare(Form):
    """Another form that is left out where its value is the lowest."""

    def __init__(self, form: Form) -> None:
        """Write as the other one."""
        self.form = form
        self.low, self.high, self.bits = form.low, form.high, form.bits

    def write(self, name: str, value: int) -> dict[str, Any]:
        """Write a value unless it is the lowest."""
        return {} if value == self.low else self.form.write(name, value)

    def read(self, name: str, entry: Fields) -> int:
        """Read a value."""
        return self.form.read(name, entry)

    def explain(self) -> str:
        """Say the same."""
        return f"{self.form.explain()}; left out where it is {self.form.plain(self.low)}"


class Elsewhere(Form):
    """A value that the game writes in another place, since not everybody may see it."""

    def __init__(self, high: int) -> None:
        """Keep the bound."""
        self.high = int(high)

    def write(self, name: str, value: int) -> dict[str, Any]:
        """Write nothing."""
        return {}

    def read(self, name: str, entry: Fields) -> int:
        """Read nothing."""
        return self.low

    def explain(self) -> str:
        """Say so."""
        return "written elsewhere"
