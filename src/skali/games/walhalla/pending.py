"""The decisions that wait in a position: they follow from the table, and given ones must fit it."""
# interpreted: reads JSON-like data

from skali.core.bits import places
from skali.core.errors import PositionError
from skali.core.position import Fields, shown
from skali.games.walhalla import boarding, position
from skali.games.walhalla.actions import SIDES
from skali.games.walhalla.components import (
    DRAGON_ROWS,
    FOREST,
    REACH,
    SEATS,
    TERRAIN_OF,
    TONGUES,
)
from skali.games.walhalla.state import (
    ASK_BOARD,
    ASK_CARDS,
    ASK_DEFEND,
    ASK_DOCK,
    ASK_HUNT,
    ASK_JOIN,
    ASK_LAND,
    ASKS,
    NOBODY,
    NOWHERE,
    OVER,
    RAIDING,
    Table,
)


def load(t: Table, fields: Fields) -> None:
    """Rebuild the decisions that wait; given ones must fit the table."""
    entries = fields.tables("pending", 4)
    top = entries[-1] if entries else Fields({}, "pending")
    asked = top.word("ask", ASKS, "") if entries else ""
    if t.phase == OVER:
        pass
    elif t.phase != RAIDING:
        load_laying(t, top, asked)
    elif t.dragon != NOWHERE and t.fjord == NOWHERE:
        load_before_docking(t, asked)
    elif t.dragon != NOWHERE:
        boarding.await_landing(t)
        if asked == ASKS[ASK_DEFEND]:
            load_fight(t, top)
        elif asked == ASKS[ASK_HUNT]:
            load_hunt(t, top)
    if entries:
        compare(t, entries)


def compare(t: Table, entries: list[Fields]) -> None:
    """Refuse pending decisions that do not follow from the table."""
    frames = [position.dump_frame(t, int(t.frames[depth])) for depth in range(t.depth)]
    given = [entry.data for entry in entries]
    fits = len(frames) == len(given) and all(
        key in frame and frame[key] == value
        for frame, entry in zip(frames, given, strict=False)
        for key, value in entry.items()
    )
    if not fits:
        raise PositionError("pending", f"does not fit the table; it would be {frames}")


def load_laying(t: Table, top: Fields, asked: str) -> None:
    """Ask all who have cards, except those who have laid theirs already."""
    everybody = 0
    for seat in range(t.seats):
        if t.hands[seat] or t.laid[seat]:
            everybody |= 1 << seat
    waiting = everybody
    if asked == ASKS[ASK_CARDS] and top.has("seats"):
        waiting = 0
        for seat in top.items("seats", int(t.seats)):
            if seat not in places(everybody):
                raise top.fail("seats", f"{shown(seat)} is no seat with cards")
            waiting |= 1 << seat
    if waiting:
        t.push(ASK_CARDS, waiting, everybody)


def load_before_docking(t: Table, asked: str) -> None:
    """Boarding, the invitation or docking, as given or as the crew suggests."""
    guest = t.invited()
    may_board = t.crew == 0 and t.midgard[t.active] > 0
    may_join = guest not in (NOBODY, t.active) and t.midgard[guest] > 0
    may_join = may_join and t.aboard(t.coloured_seat()) == NOBODY
    if may_board and asked in ("", ASKS[ASK_BOARD]):
        t.push(ASK_BOARD, 1 << t.active)
    elif may_join and asked == ASKS[ASK_JOIN]:
        t.push(ASK_JOIN, 1 << guest)
    elif not asked and t.crew == 0:
        boarding.invite(t)
    else:
        t.push(ASK_DOCK, 1 << t.active)


def load_fight(t: Table, top: Fields) -> None:
    """A viking fights for a field beside its seat: it waits no longer to land."""
    field = read_field(top)
    place = SEATS.index(top.word("attacker", SEATS, SEATS[0]))
    distance = int(t.place_at(place))
    attacker, defender = t.aboard(place), t.holder(field)
    beside = [t.field_beside(distance, side) for side in range(len(SIDES))]
    first = t.depth and t.asked() == ASK_LAND and t.cargo() == distance
    if not first or field not in beside or defender in (NOBODY, attacker):
        raise top.fail("attacker", "the first viking of the crew must attack a field beside it")
    t.pop()
    t.push(ASK_DEFEND, 1 << defender, place << 6 | field)


def load_hunt(t: Table, top: Fields) -> None:
    """A viking has just taken a forest beside the dragon."""
    field = read_field(top)
    holder = t.holder(field)
    distance = field % int(REACH) - int(DRAGON_ROWS * t.berth)
    beside = 0 <= distance < DRAGON_ROWS and field in [
        t.field_beside(distance, side) for side in range(len(SIDES))
    ]
    if not beside or holder == NOBODY or TERRAIN_OF[t.field[field]] != FOREST:
        raise top.fail("row", "a viking must stand on a forest beside the dragon")
    if t.hands[holder] == 0:
        raise top.fail("seat", "who has no card is not asked for one")
    t.push(ASK_HUNT, 1 << holder, field)


def read_field(top: Fields) -> int:
    """Read tongue and row."""
    tongue = top.integer("tongue", 0, 0, int(TONGUES) - 1)
    return tongue * int(REACH) + top.integer("row", 1, 1, int(REACH)) - 1
