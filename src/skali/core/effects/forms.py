"""How the frames of effects are written in a position: programs and choices by their names."""
# interpreted: reads and writes JSON-like data

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.effects.codes import MOST_OPTIONS, REPEATS, SIZE, WIDTH
from skali.core.effects.scale import steps_in
from skali.core.forms import Form
from skali.core.position import Fields

CHOICE = "-choice"
"""How the name of a choice ends."""
MOST_TIMES = (1 << 16) - 1


class Program(Form):
    """A step of a program, or a choice between programs."""

    def __init__(self, code: vec[i64], names: Mapping[int, str], asks: tuple[str, ...]) -> None:
        """Know the code by the names of its addresses; the questions `asks` carry a choice."""
        self.code = code
        self.names = dict(names)
        self.asks = asks
        self.high = len(code) - 1
        self.addresses = sorted(names)
        self.choices = {name: at for at, name in names.items() if name.endswith(CHOICE)}
        self.programs = {name: at for at, name in names.items() if not name.endswith(CHOICE)}

    def write(self, name: str, value: int) -> dict[str, Any]:
        """Write the program and the step, or the choice and its size."""
        start = self.addresses[bisect_right(self.addresses, value) - 1]
        called = self.names[start]
        if called in self.choices:
            return {"options": int(self.code[start + SIZE]), "choice": called}
        return {"program": called, "step": (value - start) // int(WIDTH)}

    def read(self, name: str, entry: Fields) -> int:
        """Read whichever of the two the question carries."""
        if self.is_choice(entry):
            return self.read_choice(entry)
        start = self.programs[entry.word("program", tuple(self.programs), "nothing")]
        last = max(0, int(steps_in(self.code, start)) - 1)
        return start + entry.integer("step", 0, 0, last) * int(WIDTH)

    def is_choice(self, entry: Fields) -> bool:
        """Tell whether a question carries a choice."""
        return entry.data.get("ask") in self.asks

    def read_choice(self, entry: Fields) -> int:
        """Read the name of a choice; its options are counted, if at all, as they are."""
        called = entry.word("choice", tuple(self.choices), next(iter(self.choices)))
        size = int(self.code[self.choices[called] + SIZE])
        if entry.integer("options", size, 0, MOST_OPTIONS) != size:
            raise entry.fail("options", f"must be {size} for {called}")
        return self.choices[called]

    def explain(self) -> str:
        """Say what is written."""
        return "`program` and `step`, or `choice` and `options`"


class Beside(Form):
    """How often a program runs again; of a choice, how many options were taken, or their mask."""

    high = MOST_TIMES

    def __init__(self, program: Program) -> None:
        """Stand beside a program or a choice."""
        self.program = program

    def read(self, name: str, entry: Fields) -> int:
        """Read a number; a mask has no place for options that the choice has not."""
        most = self.high
        if self.program.is_choice(entry):
            table = self.program.read_choice(entry)
            if not self.program.code[table + REPEATS]:
                most = (1 << int(self.program.code[table + SIZE])) - 1
        return entry.integer(name, 0, 0, most)
