"""Phases 1 and 2: drawing a dragon, going on board, sending it into a fjord."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import array
from skali.core.chance import Chance, draw
from skali.games.walhalla.components import BERTHS, DRAGON_ROWS, FJORDS, FLEET
from skali.games.walhalla.state import (
    ASK_BOARD,
    ASK_DOCK,
    ASK_JOIN,
    ASK_LAND,
    NOBODY,
    NOWHERE,
    Table,
)

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
        t.push(ASK_BOARD, 1 << t.active)
    else:
        invite(t)


def open_seats(t: Table) -> i64:
    """WAL-021, WAL-024, WAL-027: the active player's seats: two, or all with the own colour."""
    return 7 if t.invited() == t.active else 7 & ~(1 << t.coloured_seat())


def board(t: Table, seats: i64) -> None:
    """WAL-021: own vikings from Midgard take the chosen seats."""
    t.pop()
    for place in range(DRAGON_ROWS):
        if seats >> place & 1 != 0:
            sit_down(t, t.active, place)
    invite(t)


def sit_down(t: Table, seat: i64, place: i64) -> None:
    """One viking goes from Midgard to a seat of the dragon."""
    t.midgard[seat] -= 1
    t.crew |= (seat + 1) << 3 * place


def invite(t: Table) -> None:
    """WAL-022, WAL-023, WAL-112: the owner of the coloured seat is asked before the docking."""
    guest = t.invited()
    if guest not in (NOBODY, t.active) and t.midgard[guest] > 0:
        t.push(ASK_JOIN, 1 << guest)
    else:
        t.push(ASK_DOCK, 1 << t.active)


def answer(t: Table, *, joins: bool) -> None:
    """WAL-022: the guest comes along or stays, then the dragon is sent."""
    guest = t.actor()
    t.pop()
    if joins:
        sit_down(t, guest, t.coloured_seat())
    t.push(ASK_DOCK, 1 << t.active)


def free_fjords(t: Table) -> i64:
    """WAL-034..036: the mask of fjords where the next place touches a field."""
    fjords: i64 = 0
    for fjord in range(FJORDS):
        if t.fleet[fjord] < t.berths[fjord]:
            fjords |= 1 << fjord
    return fjords


def dock(t: Table, fjord: i64, lead: i64) -> None:
    """WAL-029..032, WAL-037, WAL-038: moor behind the others; the crew waits to go ashore."""
    t.pop()
    t.fjord = fjord
    t.lead = lead
    t.berth = t.fleet[fjord]
    t.moored[fjord * BERTHS + t.berth] = t.dragon * 2 + lead
    t.fleet[fjord] += 1
    await_landing(t)


def await_landing(t: Table) -> None:
    """WAL-038: one frame for each viking on board, the one nearest to the board on top."""
    distance: i64 = DRAGON_ROWS - 1
    while distance >= 0:
        owner = t.aboard(t.place_at(distance))
        if owner != NOBODY:
            t.push(ASK_LAND, 1 << owner, distance)
        distance -= 1
