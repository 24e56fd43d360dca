"""What a game brings: small native classes that carry out its steps and count its things."""

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from skali.core.chance import Chance

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Primitive(Generic[T]):
    """Carries out one kind of step; its values come ready, counted where the data says so."""

    __slots__ = ()

    def run(self, t: T, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry the step out, or ask for what it takes."""
        raise TypeError("a primitive must say what it does")

    def can(self, t: T, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        """Tell whether the step can be carried out in full; asked where a step is `unsure`."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Counter(Generic[T]):
    """Counts the things of a game, by their place in the vocabulary."""

    __slots__ = ()

    def count(self, t: T, seat: i64, what: i64) -> i64:
        """Return how many of a thing a seat has."""
        raise TypeError("a game must say how its things are counted")
