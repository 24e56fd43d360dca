"""Whether a position can be played on: what its fields must satisfy together."""

from typing import Final

from skali.core.bits import places
from skali.core.chance import total
from skali.core.errors import PositionError
from skali.core.pending import Waiting, waiting
from skali.games.wikinger.rules.asks import COLUMN, FIGURE, GOING, QUESTIONS, ROW, SPECIAL, TILE
from skali.games.wikinger.rules.components import (
    COLOURS,
    DRAWN_WITH_AUCTION,
    KINDS,
    ROW_NAMES,
    ROWS,
    SETTLERS,
    SLOTS,
    SPECIAL_KINDS,
)
from skali.games.wikinger.rules.display import can_settle, columns_of, fits_anywhere, laid
from skali.games.wikinger.rules.ferry import can_ferry, transportable
from skali.games.wikinger.rules.scoring import is_large
from skali.games.wikinger.rules.specials import building_kind
from skali.games.wikinger.rules.state import BUYING, NOWHERE, SCORING, Table

# What may wait together, the last one decided first.
STACKS: Final = (
    *((ask,) for ask in QUESTIONS.by_name if ask != "start"),
    ("place", "start"),
    ("take", "place"),
    ("take", "place", "start"),
    ("take", "settle"),
)
BY_AUCTION: Final = ("bid", "remove", "lay")
BY_SCORING: Final = ("ferry", "land")
BY_PURCHASE: Final = ("start", "place", "settle", "take", "rebuild")


def check(t: Table) -> None:
    """Refuse a position that no rule could go on from; the error names the field."""
    pending = waiting(t)
    asks = tuple(each.name for each in pending)
    check_tables(t, asks)
    if not pending:
        return
    if asks not in STACKS:
        raise PositionError("pending", f"{' and '.join(asks)} cannot wait together")
    if len({each.seats for each in pending}) > 1:
        raise PositionError("pending", "all must be of one seat")
    phase = SCORING if asks[0] in BY_SCORING else BUYING
    if t.phase != phase:
        raise PositionError("phase", f"does not fit what is pending: {asks[-1]}")
    for number, each in enumerate(pending):
        problem = out_of_turn(t, each.name, each.seats[0]) or against(t, each, each.seats[0])
        if problem:
            raise PositionError(f"pending[{number}]", problem)


def out_of_turn(t: Table, ask: str, seat: int) -> str:
    """WIK-021, WIK-078, WIK-120, WIK-123: say who else must be asked this, or nothing."""
    if ask in BY_PURCHASE:
        last = int(t.buyer - 1) % int(t.seats)
        problem = f"say `seat`: seat {last} bought last, since seat {t.buyer} is the next `buyer`"
        return "" if seat == last else problem
    if ask in BY_SCORING:
        following = int(t.start + t.scored) % int(t.seats)
        problem = f"seat {following} scores next: {t.scored} have, from seat {t.start} on"
        return "" if seat == following and t.scored < t.seats else problem
    if ask in ("remove", "lay"):
        laid_ = {int(colour) for colour in t.wheel_figure} - {int(NOWHERE)}
        following = int(t.start + len(laid_)) % int(t.seats)
        problem = f"seat {following} is asked next, since seat {t.start} is start player"
        return "" if seat == following else problem
    return ""


def check_tables(t: Table, asks: tuple[str, ...]) -> None:
    """Look at the wheel, the drawn figures and the start tiles."""
    if t.phase != BUYING and t.occupied:
        raise PositionError("wheel", "must be empty outside the phase 'buying'")
    if total(t.drawn, 0, COLOURS) and not set(asks) & set(BY_AUCTION):
        raise PositionError("drawn", "figures are drawn only while bid, remove or lay is pending")
    for slot in range(SLOTS):
        alone = t.wheel_tile[slot] != NOWHERE and t.wheel_figure[slot] == NOWHERE
        if alone and t.asking() != "lay":
            raise PositionError(f"wheel[{slot}]", "needs a figure beside its tile")
    for seat in range(t.seats):
        for row, column in touching_nothing(t, seat):
            where = f"players[{seat}].rows.{ROW_NAMES[row]}[{column}]"
            raise PositionError(where, "touches neither the homeland nor another tile")
    for seat in places(t.start_tiles):
        if any(laid(t, seat, row) for row in range(1, ROWS)):
            problem = "cannot be true: the start tile is laid before any other tile"
            raise PositionError(f"players[{seat}].start_tile", problem)


def touching_nothing(t: Table, seat: int) -> list[tuple[int, int]]:
    """WIK-046: list the tiles that touch nothing, by row and column."""
    rows = [0, *(int(laid(t, seat, row)) for row in range(1, ROWS)), 0]
    return [
        (row, column)
        for row in range(1, ROWS)
        for column in places(
            rows[row] & ~(rows[row] << 1 | rows[row] >> 1 | 1 | rows[row - 1] | rows[row + 1])
        )
    ]


def against(t: Table, each: Waiting, seat: int) -> str:
    """Say why a seat cannot be asked this, or nothing."""
    ask = each.name
    if ask in BY_AUCTION:
        return against_auction(t, ask, seat)
    if ask in BY_SCORING:
        return against_ferrying(t, each, seat)
    if ask == "buy":
        return against_buying(t, seat)
    if ask == "start":
        return "" if t.start_tiles >> seat & 1 else "this seat has laid its start tile"
    if ask == "place":
        return against_placing(t, seat, each[TILE])
    if ask == "settle":
        return against_settling(t, seat, each)
    if ask == "take":
        return "" if total(t.open, 0, SPECIAL_KINDS) else "no special tile is open"
    return against_rebuilding(t, seat, each) if ask == "rebuild" else ""


def against_rebuilding(t: Table, seat: int, each: Waiting) -> str:
    """WIK-147: the building tile and a tile that it can replace."""
    owned = t.specials[seat * SPECIAL_KINDS + each[SPECIAL]] > 0
    kind = building_kind(each[SPECIAL])
    match = any(columns_of(t, seat, row, kind) for row in range(1, ROWS))
    return "" if owned and match else "needs the special tile and a tile with its building"


def against_buying(t: Table, seat: int) -> str:
    """WIK-021: there is something to buy, and it is this seat's turn."""
    if not t.occupied:
        return "nothing lies around the wheel"
    return "" if seat == t.buyer else f"the field 'buyer' says that seat {t.buyer} buys next"


def against_placing(t: Table, seat: int, tile: int) -> str:
    """WIK-053, WIK-055: a tile that waits fits somewhere, and the start tile is laid first."""
    if t.asking() == "start":
        return ""
    if t.start_tiles >> seat & 1:
        return "the start tile comes first: put {'ask': 'start'} behind this"
    if tile < KINDS and not fits_anywhere(t, seat, tile):
        return "this tile fits nowhere in the display"
    return ""


def against_settling(t: Table, seat: int, each: Waiting) -> str:
    """WIK-058, WIK-065: the figure's own row, a tile, and nobody on it."""
    row, column, figure = each[ROW], each[COLUMN], each[FIGURE]
    free = laid(t, seat, row) & ~t.figures[seat * ROWS + row]
    if not can_settle(row, figure) or not free >> column & 1:
        return "the figure needs a free tile in the row of its colour"
    return ""


def against_ferrying(t: Table, each: Waiting, seat: int) -> str:
    """WIK-079..086: a large scoring, and somebody who can go."""
    if not is_large(t.round):
        return f"boatmen sail in large scorings only, not in round {t.round}"
    if each.name == "ferry":
        return "" if can_ferry(t, seat) else "no boatman of this seat could take anybody"
    going = [GOING.of(each[GOING], colour) for colour in range(SETTLERS)]
    if not any(going) or any(n > transportable(t, seat, c) for c, n in enumerate(going)):
        return "figures on their way must wait on the mainland and have free tiles"
    return ""


def against_auction(t: Table, ask: str, seat: int) -> str:
    """WIK-113..124: thirteen figures before the removal, then twelve, laid colour by colour."""
    drawn = total(t.drawn, 0, COLOURS)
    if not t.auction:
        return "there is no auction in this game"
    if ask == "lay":
        beside = sum(t.wheel_figure[slot] != NOWHERE for slot in range(SLOTS))
        if len(places(t.occupied)) != SLOTS or drawn == 0 or drawn + beside != SLOTS:
            return f"needs {SLOTS} tiles around the wheel and {SLOTS} figures, drawn or laid"
        return ""
    if t.occupied or drawn != DRAWN_WITH_AUCTION:
        return f"needs an empty wheel and {DRAWN_WITH_AUCTION} drawn figures, not {drawn}"
    return against_bidding(t, seat) if ask == "bid" else ""


def against_bidding(t: Table, seat: int) -> str:
    """WIK-116, WIK-117: somebody is left to raise a bid that can be paid."""
    passed = places(t.out)
    if seat == t.bidder or seat in passed or t.bidder in passed:
        return "neither the highest bidder nor a seat that passed can be asked to bid"
    if t.bidder != NOWHERE and t.bid > t.purse(t.bidder):
        return f"seat {t.bidder} cannot pay its bid of {t.bid}"
    return ""
