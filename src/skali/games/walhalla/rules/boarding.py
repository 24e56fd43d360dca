"""Phases 1 and 2: drawing a dragon, going on board, sending it into a fjord."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import array
from skali.core.chance import Chance, draw
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.walhalla.rules import asks
from skali.games.walhalla.rules.actions import BOARD, DOCK, JOIN
from skali.games.walhalla.rules.asks import LANDING_ROW
from skali.games.walhalla.rules.components import BERTHS, DRAGON_ROWS, FJORDS, FLEET
from skali.games.walhalla.rules.state import NOBODY, NOWHERE, Table

DRAGON_STREAM: Final[i64] = 3


def crews(seats: int, vikings: int) -> int:
    """Return the sets of seats, as a mask over all eight, that so many vikings can take."""
    sets = 0
    for taken in range(8):
        if taken & ~seats == 0 and taken.bit_count() <= vikings:
            sets |= 1 << taken
    return sets


CREWS: Final = array([crews(seats, vikings) for seats in range(8) for vikings in range(4)])
"""WAL-021: seats * 4 + vikings, of which more than three make no difference."""


def draw_dragon(t: Table, chance: Chance) -> None:
    """WAL-018, WAL-019, WAL-026: the active player draws, and boards if anybody is in Midgard."""
    t.dragon = draw(chance, DRAGON_STREAM, t.dragons, 0, FLEET)
    t.crew = 0
    t.fjord = NOWHERE
    if t.midgard[t.active] > 0:
        t.ask(asks.BOARD, t.active)
    else:
        invite(t)


class Boarding(Answer[Table]):
    """WAL-021: own vikings from Midgard take the chosen seats."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """WAL-021, WAL-024, WAL-027: two seats, or all with the own colour, for who is there."""
        seats = 7 if t.invited() == seat else 7 & ~(1 << t.coloured_seat())
        menu.add(BOARD, CREWS[seats * 4 + min(t.midgard[seat], 3)])

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Sit down, then invite."""
        t.pop()
        for place in range(DRAGON_ROWS):
            if index >> place & 1 != 0:
                sit_down(t, seat, place)
        invite(t)


def sit_down(t: Table, seat: i64, place: i64) -> None:
    """One viking goes from Midgard to a seat of the dragon."""
    t.midgard[seat] -= 1
    t.crew |= (seat + 1) << 3 * place


def invite(t: Table) -> None:
    """WAL-022, WAL-023, WAL-112: the owner of the coloured seat is asked before the docking."""
    guest = t.invited()
    if guest not in (NOBODY, t.active) and t.midgard[guest] > 0:
        t.ask(asks.JOIN, guest)
    else:
        t.ask(asks.DOCK, t.active)


class Joining(Answer[Table]):
    """WAL-022: the guest comes along or stays, then the dragon is sent."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Both: JOIN, and STAY right after it."""
        menu.some(JOIN, 2)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Sit down or not."""
        t.pop()
        if family == JOIN:
            sit_down(t, seat, t.coloured_seat())
        t.ask(asks.DOCK, t.active)


class Docking(Answer[Table]):
    """WAL-029..032, WAL-037, WAL-038: moor behind the others; the crew waits to go ashore."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """WAL-034..036: any fjord with a field beside the next place, either end first."""
        docks: i64 = 0
        for fjord in range(FJORDS):
            if t.fleet[fjord] < t.berths[fjord]:
                docks |= 3 << 2 * fjord
        menu.add(DOCK, docks)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Moor."""
        t.pop()
        fjord = index >> 1
        t.fjord = fjord
        t.lead = index & 1
        t.berth = t.fleet[fjord]
        t.moored[fjord * BERTHS + t.berth] = t.dragon * 2 + t.lead
        t.fleet[fjord] += 1
        await_landing(t)


def await_landing(t: Table) -> None:
    """WAL-038: every viking on board is asked, the one nearest to the board first."""
    row = DRAGON_ROWS * (t.berth + 1)
    while row > DRAGON_ROWS * t.berth:
        owner = t.aboard(t.place_at(row))
        if owner != NOBODY:
            t.ask(asks.LAND, owner, LANDING_ROW.at(row))
        row -= 1


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Boarding(asks.BOARD), Joining(asks.JOIN), Docking(asks.DOCK)
)  # fmt: skip
