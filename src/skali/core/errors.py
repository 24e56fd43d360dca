"""What is said to a caller who did something wrong: what, where, and what would be right."""
# interpreted: exceptions, met rarely

from skali.core.message import Refusal

LONGEST_SHOWN = 60


class SkaliError(Exception):
    """Any fault in what was handed in; its text is fit to be shown to a person."""


class ActionError(SkaliError):
    """A text or number that is no action of the game."""

    def __init__(self, given: str, expected: str) -> None:
        """Say what was given and what could have been."""
        shown = given if len(given) <= LONGEST_SHOWN else given[:LONGEST_SHOWN] + "…"
        super().__init__(f"{shown!r} is no action of this game; expected {expected}")
        self.given = given
        self.expected = expected


class IllegalAction(SkaliError):
    """An action of the game that the rules forbid now."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        """Keep the rule and the values behind the no."""
        super().__init__(f"{action!r} is not allowed now: {refusal}")
        self.action = action
        self.refusal = refusal


class PositionError(SkaliError):
    """A position that cannot be read; names the field."""

    def __init__(self, field: str, problem: str) -> None:
        """Say which field is wrong and what would be right."""
        super().__init__(f"position, field {field!r}: {problem}")
        self.field = field
        self.problem = problem


class StackError(SkaliError):
    """More questions wait than a game has room for."""

    def __init__(self, depth: int) -> None:
        """Say how many there is room for."""
        super().__init__(
            f"more than {depth} questions wait at once; the game's `Dispatch` needs a larger depth"
        )


class PartError(SkaliError):
    """A question was to carry a number that it has no room for."""

    def __init__(self, name: str, value: int, low: int, high: int) -> None:
        """Name the part, and what would be right."""
        super().__init__(f"part {name!r} goes from {low} to {high}, so it cannot be {value}")


class OptionError(SkaliError):
    """An option that the game does not have, or a value that it does not take."""

    def __init__(self, problem: str, word: str = "") -> None:
        """Say what is wrong; `word` begins the line of a record that says it."""
        super().__init__(problem)
        self.word = word


class ChanceError(SkaliError):
    """Luck that cannot be: a script that does not fit the game, or a draw from an empty bag."""


class RecordError(SkaliError):
    """A record that cannot be read or replayed; names the line, or the place in its JSON twin."""

    def __init__(self, line: int, problem: str, place: str = "") -> None:
        """Say where something is wrong, and what; line 0 for a record that was never text."""
        where = place or (f"line {line}" if line else "")
        super().__init__(f"record, {where}: {problem}" if where else f"record: {problem}")
        self.line = line
        self.problem = problem
        self.place = place


class MissingData(SkaliError):
    """A game that was played with a data set that is not here."""


class DataError(SkaliError):
    """A component file with a fault; names file and key."""

    def __init__(self, file: str, key: str, problem: str) -> None:
        """Say where and what."""
        super().__init__(f"{file}, key {key!r}: {problem}")
        self.file = file
        self.key = key
        self.problem = problem
