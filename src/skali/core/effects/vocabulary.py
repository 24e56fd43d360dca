"""The words of a game's effects: its steps with typed values, counts, events, numbers, origins."""

import difflib
from collections.abc import Sequence
from typing import Final

from skali.core.effects.codes import MOST_OPTIONS

NUMBER: Final = 0
WORD: Final = 1
FLAG: Final = 2
INNER: Final = 3
FIXED: Final = 4
CONTEXT: Final = 5
REPEAT: Final = 6

HIGHEST_VALUE: Final = 99
VALUES: Final = 4
"""How many values a step has room for."""


class Param:
    """One value of a step; made by the functions below."""

    __slots__ = ("default", "high", "kind", "low", "name", "says", "words")

    def __init__(
        self,
        kind: int,
        name: str,
        low: int = 0,
        high: int = 0,
        words: tuple[str, ...] = (),
        default: object = None,
        says: str = "",
    ) -> None:
        """Keep what may stand here."""
        self.kind = kind
        self.name = name
        self.low = low
        self.high = high
        self.words = words
        self.default = default
        self.says = says


def number(name: str, low: int = 1, high: int = HIGHEST_VALUE, default: int | None = None) -> Param:
    """A whole number within bounds; or something counted, when the data names a count."""
    return Param(NUMBER, name, low, high, default=default)


def word(name: str, words: tuple[str, ...], default: str | None = None, says: str = "") -> Param:
    """One of some words; said by messages that begin with `says`, or handed on as it is."""
    return Param(WORD, name, words=words, default=default, says=says)


def flag(name: str) -> Param:
    """True or false; false when it is left out."""
    return Param(FLAG, name, default=False)


def inner(name: str) -> Param:
    """An effect within the step."""
    return Param(INNER, name)


def fixed(value: int) -> Param:
    """A value that the data does not name: for steps that share what runs them."""
    return Param(FIXED, "", value, value)


def context() -> Param:
    """What the writer of a program knows and the data does not, such as a line of the scores."""
    return Param(CONTEXT, "")


def repeat(name: str, high: int) -> Param:
    """How many times the step is written."""
    return Param(REPEAT, name, 1, high, default=1)


class Step:
    """A step of the game: its name in the data, its code, and its values in order."""

    __slots__ = ("code", "heard", "name", "params", "simple", "unsure")

    def __init__(
        self,
        name: str,
        code: int,
        *params: Param,
        simple: bool = False,
        heard: str = "",
        unsure: bool = False,
    ) -> None:
        """Declare a step.

        A `simple` one only gives and asks nothing: it does not matter when it comes. `heard` is
        the event that it may announce: what comes after it waits until that is over. An `unsure`
        one cannot always be carried out: its primitive's `can` is asked.
        """
        if sum(param.kind != REPEAT for param in params) > VALUES:
            raise TypeError(f"step {name!r} has more than {VALUES} values")
        self.name = name
        self.code = code
        self.params = params
        self.simple = simple
        self.heard = heard
        self.unsure = unsure


class Event:
    """Something that clauses listen to; `groups` are names for several of its subjects."""

    __slots__ = ("followed", "groups", "name", "subjects")

    def __init__(
        self,
        name: str,
        subjects: tuple[str, ...] = (),
        groups: dict[str, tuple[str, ...]] | None = None,
        *,
        followed: bool = False,
    ) -> None:
        """Declare an event; one that is `followed` keeps its tallies though nobody listens."""
        self.name = name
        self.subjects = subjects
        self.groups = groups or {}
        self.followed = followed


class Number:
    """A number that clauses change: a price, a roll, a limit."""

    __slots__ = ("ceiling", "floor", "groups", "low_is_good", "name", "stacks", "subjects")

    def __init__(
        self,
        name: str,
        subjects: tuple[str, ...] = (),
        groups: dict[str, tuple[str, ...]] | None = None,
        *,
        floor: int = 0,
        ceiling: int = 999,
        stacks: bool = True,
        low_is_good: bool = True,
    ) -> None:
        """Declare a number with its bounds; where it does not stack, the best change counts."""
        self.name = name
        self.subjects = subjects
        self.groups = groups or {}
        self.floor = floor
        self.ceiling = ceiling
        self.stacks = stacks
        self.low_is_good = low_is_good


class Permission:
    """Something that clauses allow or forbid; what follows from it, the game's rules know."""

    __slots__ = ("groups", "name", "subjects")

    def __init__(
        self,
        name: str,
        subjects: tuple[str, ...] = (),
        groups: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        """Declare a permission, and what it may be about."""
        self.name = name
        self.subjects = subjects
        self.groups = groups or {}


class Vocabulary:
    """All words that a game's effects are written with."""

    __slots__ = (
        "counts", "events", "game", "most_options", "numbers", "origin_groups", "origins",
        "permissions", "steps", "tallies",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913 - a declaration, written by name
        self,
        game: str,
        steps: Sequence[Step],
        counts: tuple[str, ...] = (),
        *,
        events: Sequence[Event] = (),
        numbers: Sequence[Number] = (),
        tallies: tuple[str, ...] = (),
        origins: tuple[str, ...] = (),
        most_options: int = MOST_OPTIONS,
        permissions: Sequence[Permission] = (),
        origin_groups: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        """Declare a game's words; an origin is written `kind:name`, a group by a name of its own.

        No choice has more options than the game has actions for them.
        """
        self.game = game
        self.steps = {step.name: step for step in steps}
        self.counts = counts
        self.events = list(events)
        self.numbers = list(numbers)
        self.permissions = list(permissions)
        self.tallies = tallies
        self.origins = origins
        self.origin_groups = origin_groups or {}
        self.most_options = min(most_options, MOST_OPTIONS)
        if len(self.steps) < len(steps):
            raise TypeError(f"{game} declares two steps of the same name")

    def event(self, name: str) -> int:
        """Return the number of an event."""
        return [event.name for event in self.events].index(name)

    def number(self, name: str) -> int:
        """Return the number of a number that can be changed."""
        return [each.name for each in self.numbers].index(name)

    def origin(self, name: str) -> int:
        """Return the number of an origin; 0 where it has none."""
        return self.origins.index(name) + 1 if name in self.origins else 0


def hint(word_: object, known: Sequence[str]) -> str:
    """Say what would be right instead of an unknown word."""
    near = difflib.get_close_matches(str(word_), known, n=1)
    if near:
        return f"did you mean {near[0]!r}?"
    return f"there is: {', '.join(known) or 'nothing'}"
