"""Advice as data: what a table is worth to a seat is a sum of named terms, each with a weight.

A term is any number that is computed from the table, by whatever arithmetic it takes. Its weights,
early and late in the game, stand in `data/advice.toml`, and so do the guesses: the numbers that are
needed inside of terms. No term depends on a weight, so that weights can be fitted.
"""

from importlib.resources.abc import Traversable
from math import isfinite
from typing import Final, final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.data import Section, parse

WEIGHT = ("early", "late", "why")
GUESS = ("value", "why")

ROUNDING: Final = 1572864.0
"""Added and taken off, it rounds to 2**-32 points: between 2**20 and 2**21 floats lie so close."""


@final
class Term:
    """One thing that an evaluation looks at, and what it counts for."""

    __slots__ = ("early", "late", "measures", "name", "why")

    def __init__(self, name: str, measures: str, entry: Section) -> None:
        """Read the weights, each with its reason."""
        self.name: str = name
        self.measures: str = measures
        self.early: float = number(entry, "early")
        self.late: float = number(entry, "late")
        self.why: str = entry.text("why")


@final
class Weighed:
    """What one term adds to the worth of a table: its value, times its weight now."""

    __slots__ = ("name", "value", "weight")

    def __init__(self, name: str, value: float, weight: float) -> None:
        """Keep the term's name; `<game>-term-<name>` says it in words."""
        self.name: str = name
        self.value: float = value
        self.weight: float = weight

    @property
    def contribution(self) -> float:
        """Points that the term adds."""
        return self.value * self.weight

    def __repr__(self) -> str:
        """Write the product."""
        return f"Weighed({self.name}: {self.value} * {self.weight})"


@final
class Weights:
    """All weights of a game; `late` and what is more `early`, by the number of the term."""

    __slots__ = ("late", "more", "size", "terms")

    def __init__(self, terms: list[Term]) -> None:
        """Lay the weights out for the hot path."""
        self.terms: list[Term] = terms
        self.size: i64 = len(terms)
        self.late: vec[float] = vec[float]([term.late for term in terms])
        self.more: vec[float] = vec[float]([term.early - term.late for term in terms])

    def blank(self) -> vec[float]:
        """Make room for a value of every term."""
        return vec[float]([0.0] * self.size)

    def worth(self, values: vec[float], ahead: float) -> float:
        """Add up what the terms contribute; `ahead` goes from 1, early, to 0, late.

        Rounded, so that equal tables are equal in whichever order their terms were added, and so
        that sums of several worths are exact.
        """
        late = self.late
        more = self.more
        found = 0.0
        for term in range(self.size):
            found += values[term] * (late[term] + more[term] * ahead)
        return found + ROUNDING - ROUNDING

    def parts(self, values: vec[float], ahead: float) -> list[Weighed]:
        """Tell every term apart: their contributions add up to the worth."""
        return [
            Weighed(term.name, values[n], self.late[n] + self.more[n] * ahead)
            for n, term in enumerate(self.terms)
        ]


@final
class Terms:
    """A game's `advice.toml`, while the game declares which terms and guesses it has."""

    __slots__ = ("declared", "guesses", "taken", "weights")

    def __init__(self, file: Traversable) -> None:
        """Read the file."""
        whole = parse(file)
        refuse_others(whole, ("guesses", "weights"))
        self.weights: Section = whole.table("weights")
        self.guesses: Section = whole.table("guesses")
        self.declared: list[Term] = []
        self.taken: list[str] = []

    def term(self, name: str, measures: str) -> i64:
        """Declare a term and what it measures; return its number."""
        if any(term.name == name for term in self.declared):
            raise self.weights.fail(name, "is declared twice; give the other term its own name")
        entry = self.weights.table(name)
        refuse_others(entry, WEIGHT)
        self.declared.append(Term(name, measures, entry))
        return len(self.declared) - 1

    def guess(self, name: str) -> float:
        """Return a number that is needed inside of terms."""
        entry = self.guesses.table(name)
        refuse_others(entry, GUESS)
        entry.text("why")
        self.taken.append(name)
        return number(entry, "value")

    def whole_guess(self, name: str) -> i64:
        """Return a guess that is a whole number."""
        value = self.guess(name)
        if value != int(value):
            raise self.guesses.table(name).fail("value", f"must be a whole number, not {value!r}")
        return int(value)

    def close(self) -> Weights:
        """Return the weights of all terms; one that no term asked for is refused."""
        refuse_others(self.weights, tuple(term.name for term in self.declared))
        refuse_others(self.guesses, tuple(self.taken))
        return Weights(self.declared)


def number(entry: Section, key: str) -> float:
    """Return a finite number, whole or not."""
    found = entry.data.get(key)
    if found is None:
        raise entry.fail(key, "is missing; it must be a number")
    if isinstance(found, bool) or not isinstance(found, int | float) or not isfinite(found):
        raise entry.fail(key, f"must be a finite number, not {found!r}")
    return float(found)


def refuse_others(table: Section, known: tuple[str, ...]) -> None:
    """Refuse a key that nobody asks for."""
    for key in table.data:
        if key not in known:
            raise table.fail(key, f"is not known here; known are: {', '.join(known)}")
