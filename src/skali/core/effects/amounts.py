"""Writing amounts and tests: what is counted, how it is compared, what an event is about."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from skali.core.data import Section
from skali.core.effects.codes import (
    ALL,
    ANY,
    COMPARE,
    EVENT_AMOUNT,
    NO_COUNT,
    NOT,
    OPERATORS,
    ORIGIN,
    SET_WORD,
    SUBJECT,
    TALLY,
    UNBOUNDED,
    WIDTH,
)
from skali.core.effects.vocabulary import Vocabulary, hint
from skali.core.errors import DataError

AMOUNT_KEYS: Final = ("count", "tally", "direct", "times", "over", "plus", "minus", "least", "most")
EVENT: Final = "amount"
"""Counts the event under way: so many were received, so much was the price."""
LARGEST: Final = 9999


@mypyc_attr(allow_interpreted_subclasses=True)
class Amounts:
    """Writes amounts and tests into the code."""

    __slots__ = ("code", "groups", "path", "spot", "subjects", "vocabulary")

    def __init__(self, vocabulary: Vocabulary, code: list[int]) -> None:
        """Write with a game's words."""
        self.vocabulary = vocabulary
        self.code = code
        self.spot: Section = Section({}, vocabulary.game, "")
        """Where the tree stands that is being written, for errors."""
        self.path: list[str] = []
        """The way into that tree."""
        self.subjects: tuple[str, ...] = ()
        """What the event or number may be about for which a test is written."""
        self.groups: dict[str, tuple[str, ...]] = {}

    # --- faults ---

    def fail(self, problem: str) -> DataError:
        """Make the error for the place that is being written."""
        way = ""
        for part in self.path:
            way += f".{part}" if way and part and not part.startswith("[") else part
        return self.spot.fail(way or "effect", problem)

    def not_among(self, value: object, known: Sequence[str]) -> str:
        """Say which words there are, and which one may have been meant."""
        if value is None:
            return f"one of {', '.join(known)}"
        return f"one of {', '.join(known)}, not {value!r}; {hint(value, known)}"

    def only(self, tree: dict[str, Any], known: Sequence[str]) -> None:
        """Refuse keys that mean nothing here."""
        for key in tree:
            if key not in known:
                raise self.fail(f"has no {key!r}; {hint(key, known)}")

    def whole(self, value: object, key: str, low: int, high: int) -> int:
        """Return a whole number within bounds."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            given = "" if value is None else f", not {value!r}"
            raise self.fail(f"needs {key} from {low} to {high}{given}")
        return value

    def store(self, values: list[int]) -> int:
        """Write some ints and return where they stand."""
        address = len(self.code)
        self.code += values
        return address

    # --- amounts ---

    def amount(self, value: object, key: str, floor: int = 0) -> int:
        """Write an amount: a number as it is, something counted as minus its address."""
        if isinstance(value, str):
            return self.amount({"count": value}, key, floor)
        if not isinstance(value, dict):
            number = self.whole(value, key, floor, LARGEST)
            if number >= 0:
                return number
            return -self.store([int(NO_COUNT), 1, 1, number, int(NO_COUNT), floor, LARGEST])
        self.path.append(key)
        inner = value.get("count")
        if isinstance(inner, dict):  # a count with its own bounds, within a longer amount
            value = {**inner, **{k: v for k, v in value.items() if k != "count"}}
        self.only(value, AMOUNT_KEYS)
        minus = self.counted(value["minus"], "minus") if "minus" in value else int(NO_COUNT)
        row = [
            self.thing(value),
            self.whole(value.get("times", 1), "times", -LARGEST, LARGEST),
            self.whole(value.get("over", 1), "over", 1, LARGEST),
            self.whole(value.get("plus", 0), "plus", -LARGEST, LARGEST),
            minus,
            self.whole(value.get("least", floor), "least", floor, LARGEST),
            self.whole(value.get("most", UNBOUNDED), "most", 0, UNBOUNDED),
        ]
        self.path.pop()
        return -self.store(row)

    def thing(self, value: dict[str, Any]) -> int:
        """Return what an amount counts: a count of the game, the event, or a tally."""
        if ("count" in value) == ("tally" in value):
            raise self.fail("needs either count or tally")
        if "count" in value:
            if "direct" in value:
                raise self.fail("direct belongs to a tally, not to a count")
            return self.counted(value["count"], "count")
        tallies = self.vocabulary.tallies
        if value["tally"] not in tallies:
            raise self.fail(f"needs tally: {self.not_among(value['tally'], tallies)}")
        direct = value.get("direct", False)
        if not isinstance(direct, bool):
            raise self.fail("needs direct: true or false")
        return int(TALLY) - 2 * tallies.index(value["tally"]) - int(direct)

    def counted(self, name: object, key: str) -> int:
        """Return the number of a count."""
        if name == EVENT and EVENT not in self.vocabulary.counts:
            return int(EVENT_AMOUNT)
        known = (*self.vocabulary.counts, EVENT)
        if not isinstance(name, str) or name not in known:
            raise self.fail(f"needs {key}: {self.not_among(name, known)}")
        return self.vocabulary.counts.index(name)

    # --- tests ---

    def test(self, tree: object, key: str) -> int:
        """Write a test and return where it stands."""
        if not isinstance(tree, dict):
            raise self.fail(f"needs {key}: a test, not {tree!r}")
        self.path.append(key)
        row = self.test_row(tree)
        self.path.pop()
        return self.store([*row, *([0] * (int(WIDTH) - len(row)))])

    def test_row(self, tree: dict[str, Any]) -> list[int]:
        """Return the code of a test."""
        if "all" in tree or "any" in tree:
            key = "all" if "all" in tree else "any"
            self.only(tree, (key,))
            parts = tree[key]
            if not isinstance(parts, list) or not parts:
                raise self.fail(f"needs {key}: a list of tests")
            found = [self.test(part, f"{key}[{n}]") for n, part in enumerate(parts)]
            return [int(ALL if key == "all" else ANY), len(found), self.store(found)]
        if "not" in tree:
            self.only(tree, ("not",))
            return [int(NOT), self.test(tree["not"], "not")]
        if "subject" in tree:
            self.only(tree, ("subject",))
            return [int(SUBJECT), *self.members(tree["subject"], "subject", 0)]
        if "origin" in tree:
            self.only(tree, ("origin",))
            return [int(ORIGIN), *self.members(tree["origin"], "origin", 1)]
        return self.comparison(tree)

    def comparison(self, tree: dict[str, Any]) -> list[int]:
        """Write a comparison of something counted with an amount."""
        self.only(tree, (*AMOUNT_KEYS, *OPERATORS))
        operators = [key for key in OPERATORS if key in tree]
        if len(operators) != 1:
            raise self.fail(f"needs one of {', '.join(OPERATORS)}")
        left = {key: value for key, value in tree.items() if key not in OPERATORS}
        operator = operators[0]
        right = self.amount(tree[operator], operator)
        return [int(COMPARE), self.amount(left, "count"), OPERATORS.index(operator), right]

    def members(self, names: object, key: str, first: int) -> list[int]:
        """Write a set of subjects or origins: where it stands and how many words it has."""
        chosen: list[Any] = names if isinstance(names, list) else [names]
        known, groups = self.subjects, self.groups
        if key == "origin":
            known = self.vocabulary.origins
            groups = dict(self.vocabulary.origin_groups)
            for origin in known:
                kind = origin.split(":")[0]
                groups[kind] = (*groups.get(kind, ()), origin)
        words = [0] * ((len(known) + first) // int(SET_WORD) + 1)
        for name in chosen:
            if not isinstance(name, str) or (name not in known and name not in groups):
                raise self.fail(f"needs {key}: {self.not_among(name, (*groups, *known))}")
            for member in groups.get(name, (name,)):
                place = known.index(member) + first
                words[place // int(SET_WORD)] |= 1 << place % int(SET_WORD)
        return [self.store(words), len(words)]
