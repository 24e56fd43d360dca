"""The decisions that wait in a position: they follow from the table, and given ones must fit it."""

from collections.abc import Mapping
from typing import Any

from skali.core.bits import places
from skali.core.errors import PositionError
from skali.core.position import Fields, shown
from skali.games.walhalla.rules import asks, boarding, landing
from skali.games.walhalla.rules.actions import SIDES
from skali.games.walhalla.rules.asks import ATTACKER, LANDING_ROW, QUESTIONS, ROW, TONGUE
from skali.games.walhalla.rules.cards import with_cards
from skali.games.walhalla.rules.components import DRAGON_ROWS, FOREST, REACH, TERRAIN_OF
from skali.games.walhalla.rules.state import NOBODY, NOWHERE, OVER, RAIDING, Table
from skali.games.walhalla.written.position import questions


def load(t: Table, fields: Fields) -> None:
    """Rebuild the decisions that wait; given ones must fit the table."""
    entries = fields.tables("pending", int(t.dispatch.depth))
    top = entries[-1] if entries else Fields({}, "pending")
    asked = top.word("ask", tuple(QUESTIONS.by_name), "")
    if t.phase == OVER:
        pass
    elif t.phase != RAIDING:
        load_laying(t, top, asked)
    elif t.dragon != NOWHERE and t.fjord == NOWHERE:
        load_before_docking(t, asked)
    elif t.dragon != NOWHERE:
        boarding.await_landing(t)
        if asked == "defend":
            load_fight(t, top)
        elif asked == "hunt":
            load_hunt(t, top)
    if entries:
        compare(questions(t), [entry.data for entry in entries])


def compare(follow: list[dict[str, Any]], given: list[Mapping[str, Any]]) -> None:
    """Refuse pending decisions that do not follow from the table."""
    fits = len(follow) == len(given) and all(
        asked.items() >= entry.items() for asked, entry in zip(follow, given, strict=True)
    )
    if not fits:
        raise PositionError("pending", f"does not fit the table; it would be {follow}")


def load_laying(t: Table, top: Fields, asked: str) -> None:
    """Ask all who have cards, except those who have laid theirs already."""
    everybody = waiting = int(with_cards(t))
    if asked == "cards" and top.has("seats"):
        waiting = 0
        for seat in top.items("seats", int(t.seats)):
            if seat not in places(everybody):
                raise top.fail("seats", f"{shown(seat)} is no seat with cards")
            waiting |= 1 << seat
    if waiting:
        t.push(asks.CARDS, waiting)


def load_before_docking(t: Table, asked: str) -> None:
    """Boarding, the invitation or docking, as given or as the crew suggests."""
    guest = t.invited()
    may_board = t.crew == 0 and t.midgard[t.active] > 0
    may_join = guest not in (NOBODY, t.active) and t.midgard[guest] > 0
    may_join = may_join and t.aboard(t.coloured_seat()) == NOBODY
    if may_board and asked in ("", "board"):
        t.ask(asks.BOARD, t.active)
    elif may_join and asked == "join":
        t.ask(asks.JOIN, guest)
    elif not asked and t.crew == 0:
        boarding.invite(t)
    else:
        t.ask(asks.DOCK, t.active)


def load_fight(t: Table, top: Fields) -> None:
    """A viking fights for a field beside its seat: it waits no longer to land."""
    field = read_field(top)
    place = ATTACKER.form.read(ATTACKER.name, top)
    row = int(t.get(LANDING_ROW)) if t.asks(asks.LAND) else 0
    attacker, defender = t.aboard(place), t.holder(field)
    first = row and t.place_at(row) == place
    if not first or field not in beside(t, row) or defender in (NOBODY, attacker):
        raise top.fail("attacker", "the first viking of the crew must attack a field beside it")
    t.pop()
    t.ask(asks.DEFEND, defender, landing.at(field) | ATTACKER.at(place))


def load_hunt(t: Table, top: Fields) -> None:
    """A viking has just taken a forest beside the dragon."""
    field = read_field(top)
    holder = t.holder(field)
    first = int(DRAGON_ROWS * t.berth) + 1
    near = [each for row in range(first, first + int(DRAGON_ROWS)) for each in beside(t, row)]
    if field not in near or holder == NOBODY or TERRAIN_OF[t.field[field]] != FOREST:
        raise top.fail("row", "a viking must stand on a forest beside the dragon")
    if t.hands[holder] == 0:
        raise top.fail("seat", "who has no card is not asked for one")
    t.ask(asks.HUNT, holder, landing.at(field))


def beside(t: Table, row: int) -> list[int]:
    """List the fields left and right of a row of the dragon's fjord; NOWHERE is none."""
    return [int(t.field_beside(row, side)) for side in range(len(SIDES))]


def read_field(top: Fields) -> int:
    """Read tongue and row."""
    tongue, row = (part.form.read(part.name, top) for part in (TONGUE, ROW))
    return tongue * int(REACH) + row - 1
