"""The machine that runs the programs of spaces and cards."""

from typing import Final, final

from mypy_extensions import i64

from skali.core.bits import array
from skali.core.effects.machine import Machine
from skali.core.effects.primitive import Counter, Primitive
from skali.core.effects.runner import inline_codes
from skali.games.odin.effects.programs import CODE, CODER
from skali.games.odin.effects.vocabulary import STEPS, VOCABULARY
from skali.games.odin.rules import asks
from skali.games.odin.rules.components import ALL_SPACES
from skali.games.odin.rules.state import Table

PRIMITIVES: Final[list[Primitive[Table]]] = []
"""What the steps do, in the order of their codes. The rules call the machine and the steps call the
rules, so `flow.py` puts them in when everything is there."""
COUNTERS: Final[list[Counter[Table]]] = []
"""What counts things, put in likewise."""


@final
class Counted(Counter[Table]):
    """Counts by what `flow.py` has put in."""

    def count(self, t: Table, seat: i64, what: i64) -> i64:
        """Return how many of a thing a seat has."""
        return COUNTERS[0].count(t, seat, what)


MACHINE: Final[Machine] = Machine(
    CODE,
    array(inline_codes(STEPS)),
    PRIMITIVES,
    Counted(),
    asks.EFFECTS,
    CODER.deck,
    len(VOCABULARY.tallies),
)


def may_stop(t: Table, seat: i64) -> bool:
    """ODIN-093: a part may be left out once another was used, or as long as one can be.

    The parts still to come wait right below what is asked. What a card gives is never forced.
    """
    if t.used != 0 or t.origin > ALL_SPACES:
        return True
    if t.depth < 2:
        return False
    below = t.head - t.stride
    if t.kind_at(below) != asks.RUN.number:
        return False
    return MACHINE.useful(t, seat, t.part_at(below, asks.PROGRAM))


def note(t: Table, seat: i64, tally: i64, number: i64) -> None:
    """Count something for the events of a seat that are under way."""
    if t.under_way > 0:
        MACHINE.note(t, seat, tally, number)


def tell_all(t: Table, event: i64) -> None:
    """Let something happen to everybody, from the start player on."""
    for place in range(t.seats - 1, -1, -1):
        seat = (t.start + place) % t.seats
        if t.ears[seat] >> event & 1 != 0:
            MACHINE.happen(t, event, seat, 0, 0, 0, 0)


def is_heard(t: Table, event: i64) -> bool:
    """Tell whether anybody listens to an event, whoever it happens to."""
    for seat in range(t.seats):
        if t.ears[seat] >> event & 1 != 0:
            return True
    return False
