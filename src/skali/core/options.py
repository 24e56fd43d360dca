"""What is chosen before a game, and the sources of its luck."""
# interpreted: asked once a game

from collections.abc import Mapping
from dataclasses import dataclass

from skali.core.errors import OptionError

Value = bool | int | str
Options = dict[str, Value]
"""What was chosen, by the keys of all options of a game."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game; the lobby explains it by `<game>-option-<key>`."""

    key: str
    values: tuple[Value, ...]
    default: Value
    requires: str = ""
    """Another option that must be on for this one to mean anything."""

    def read(self, given: object) -> Value:
        """Return the value meant by JSON data or by a word of the command line."""
        for value in self.values:
            if given == value and isinstance(given, bool) == isinstance(value, bool):
                return value
        for value in self.values:
            if isinstance(given, str) and given.lower() == str(value).lower():
                return value
        allowed = ", ".join(str(value).lower() for value in self.values)
        problem = f"option {self.key!r} cannot be {given!r}; allowed: {allowed}"
        raise OptionError(problem, f"option {self.key}")


@dataclass(frozen=True, slots=True)
class Stream:
    """A named source of luck; `outcomes` are the names that a record writes."""

    name: str
    outcomes: tuple[str, ...] = ()


def first_seat(options: Options, seats: int) -> int:
    """Return the seat that `first` names, or -1 where it is left to luck."""
    first = options["first"]
    seat = -1 if first == "random" else int(first) - 1
    if seat >= seats:
        raise OptionError(f"option 'first' cannot be {first!r}: there are only {seats} seats")
    return seat


def settled(game: str, options: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """Return all options with their values; an unknown one or a wrong value is refused."""
    known = {option.key: option for option in options}
    for key in given:
        if key not in known:
            allowed = ", ".join(known) or "none"
            problem = f"{game} has no option {key!r}; it has: {allowed}"
            raise OptionError(problem, f"option {key}")
    chosen = {
        key: option.read(given[key]) if key in given else option.default
        for key, option in known.items()
    }
    for key, option in known.items():
        if option.requires and not chosen[option.requires]:
            if key in given and chosen[key] is not False:
                problem = f"option {key!r} needs {option.requires}=true"
                raise OptionError(problem, f"option {key}")
            chosen[key] = False
    return chosen
