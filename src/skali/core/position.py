"""Reading a position that a person may have written: every fault names its field."""

import difflib
from collections.abc import Mapping, Sequence
from typing import Any

from skali.core.errors import PositionError


class Fields:
    """A table of a position; what is not asked for is refused at `close`."""

    __slots__ = ("data", "path", "taken")

    def __init__(self, data: object, path: str = "") -> None:
        """Wrap a mapping; the path is its place in the position."""
        if not isinstance(data, (dict, Mapping)):
            raise PositionError(path or "(whole)", f"must be a table, not {shown(data)}")
        self.data: Mapping[str, Any] = data
        self.path = path
        self.taken: set[str] = set()

    def at(self, key: str) -> str:
        """Write the full name of a field."""
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        """Tell whether a field is given."""
        return self.data.get(key) is not None

    def raw(self, key: str) -> Any:  # noqa: ANN401 - JSON
        """Take a field as it is."""
        self.taken.add(key)
        return self.data.get(key)

    def fail(self, key: str, problem: str) -> PositionError:
        """Make the error for a field."""
        return PositionError(self.at(key), problem)

    def integer(self, key: str, default: int, low: int, high: int) -> int:
        """Take a whole number within bounds."""
        value = self.raw(key)
        if value is None:
            return default
        if type(value) is int and low <= value <= high:
            return value
        return whole(value, self.at(key), low, high)

    def flag(self, key: str, *, default: bool) -> bool:
        """Take true or false."""
        value = self.raw(key)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise self.fail(key, f"must be true or false, not {shown(value)}")
        return value

    def word(self, key: str, allowed: Sequence[str] | None, default: str) -> str:
        """Take a word, one of the allowed ones."""
        value = self.raw(key)
        if value is None:
            return default
        if not isinstance(value, str) or (allowed is not None and value not in allowed):
            raise self.fail(key, one_of(value, allowed or ()))
        return value

    def table(self, key: str) -> "Fields":
        """Take a table; left out, it is empty."""
        value = self.raw(key)
        return Fields({} if value is None else value, self.at(key))

    def items(self, key: str, most: int | None = None) -> list[Any]:
        """Take a list; left out, it is empty."""
        value = self.raw(key)
        if value is None:
            return []
        if not isinstance(value, (list, Sequence)) or isinstance(value, str):
            raise self.fail(key, f"must be a list, not {shown(value)}")
        if most is not None and len(value) > most:
            raise self.fail(key, f"has {len(value)} entries; at most {most} are possible")
        return list(value)

    def tables(self, key: str, most: int | None = None) -> "list[Fields]":
        """Take a list of tables."""
        path = self.at(key)
        found = enumerate(self.items(key, most))
        return [Fields(value, f"{path}[{index}]") for index, value in found]

    def words(self, key: str, allowed: Sequence[str], most: int | None = None) -> list[int]:
        """Take a list of words and return their places among the allowed ones."""
        numbers = []
        for index, value in enumerate(self.items(key, most)):
            if not isinstance(value, str) or value not in allowed:
                raise PositionError(f"{self.at(key)}[{index}]", one_of(value, allowed))
            numbers.append(allowed.index(value))
        return numbers

    def integers(self, key: str, low: int, high: int, most: int | None = None) -> list[int]:
        """Take a list of whole numbers within bounds."""
        found = enumerate(self.items(key, most))
        return [whole(value, f"{self.at(key)}[{index}]", low, high) for index, value in found]

    def counts(self, key: str, names: Sequence[str], most: int = 1000) -> list[int] | None:
        """Take a table of how many of each name; None when it is left out."""
        if not self.has(key):
            self.taken.add(key)
            return None
        table = self.table(key)
        found = [table.integer(name, 0, 0, most) for name in names]
        table.close()
        return found

    def sheet(self, points: int, lines: Sequence[str], rest: int, low: int, high: int) -> list[int]:
        """Take the score sheet behind some points; left out, all of them stand in one line."""
        table = self.table("sheet")
        booked = [table.integer(line, 0, low, high) for line in lines]
        table.close()
        if not self.has("sheet"):
            booked[rest] = points
        elif sum(booked) != points:
            raise self.fail("sheet", f"adds up to {sum(booked)}, but points are {points}")
        return booked

    def players(self, allowed: Sequence[int], least: int | None = None) -> "list[Fields]":
        """Take a table a seat: `seats`, or as many as are written, but not fewer than `least`."""
        players = self.tables("players", allowed[-1])
        written = max(len(players), least or 0) if players else allowed[-1]
        seats = self.integer("seats", written, allowed[0], allowed[-1])
        if seats not in allowed:
            many = ", ".join(map(str, allowed))
            raise self.fail("players", f"are {seats}, but the game is for {many}: say `seats`")
        if len(players) > seats:
            raise self.fail("players", f"has {len(players)} entries for {seats} seats")
        path = self.at("players")
        return players + [Fields({}, f"{path}[{n}]") for n in range(len(players), seats)]

    def take_all(self) -> None:
        """Accept every field."""
        self.taken.update(self.data)

    def close(self) -> None:
        """Refuse fields that nobody asked for."""
        for key in self.data:
            if key not in self.taken:
                near = difflib.get_close_matches(str(key), self.taken, n=1)
                hint = f"did you mean {near[0]!r}?" if near else f"known: {known(self.taken)}"
                raise self.fail(str(key), f"there is no such field; {hint}")


def whole(value: object, path: str, low: int, high: int) -> int:
    """Return a whole number within bounds, or say which field is wrong."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise PositionError(path, f"must be a whole number, not {shown(value)}")
    if not low <= value <= high:
        raise PositionError(path, f"must be from {low} to {high}, not {value}")
    return value


def one_of(value: object, allowed: Sequence[str]) -> str:
    """Say which words are allowed; none named means any."""
    if not allowed:
        return f"must be a word, not {shown(value)}"
    return f"must be one of {', '.join(allowed)}, not {shown(value)}"


def shown(value: object) -> str:
    """Write a wrong value shortly."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"


def known(keys: set[str]) -> str:
    """List known fields."""
    return ", ".join(sorted(keys)) or "none"
