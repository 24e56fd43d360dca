"""How programs are written in a position: by their names."""
# interpreted: reads and writes JSON-like data

from bisect import bisect_right
from typing import Any

from skali.core.effects.codes import SIZE, WIDTH
from skali.core.effects.scale import steps_in
from skali.core.forms import Form
from skali.core.position import Fields
from skali.games.karvi.effects.programs import CODE, PROGRAMS

ADDRESSES = sorted(PROGRAMS)
CHOICE = "-choice"
CHOICES = {name: at for at, name in PROGRAMS.items() if name.endswith(CHOICE)}
GAINS = {at: name for at, name in PROGRAMS.items() if not name.endswith(CHOICE)}
EFFECTS = {name: at for at, name in GAINS.items()}


class Program(Form):
    """A step of a program, or a choice between programs."""

    high = len(CODE) - 1

    def write(self, name: str, value: int) -> dict[str, Any]:
        """Write the program and the step, or the choice and its size."""
        start = ADDRESSES[bisect_right(ADDRESSES, value) - 1]
        called = PROGRAMS[start]
        if called in CHOICES:
            return {"options": int(CODE[start + SIZE]), "choice": called}
        return {"program": called, "step": (value - start) // int(WIDTH)}

    def read(self, name: str, entry: Fields) -> int:
        """Read whichever of the two the question carries."""
        if entry.data.get("ask") == "option":
            return self.read_choice(entry)
        start = EFFECTS[entry.word("program", tuple(EFFECTS), "nothing")]
        last = max(0, steps_in(CODE, start) - 1)
        return start + entry.integer("step", 0, 0, last) * int(WIDTH)

    def read_choice(self, entry: Fields) -> int:
        """Read the name of a choice; its options are counted, if at all, as they are."""
        called = entry.word("choice", tuple(CHOICES), next(iter(CHOICES)))
        size = int(CODE[CHOICES[called] + SIZE])
        if entry.integer("options", size, 0, 7) != size:
            raise entry.fail("options", f"must be {size} for {called}")
        return CHOICES[called]

    def explain(self) -> str:
        """Say what is written."""
        return "`program` and `step`, or `choice` and `options`"
