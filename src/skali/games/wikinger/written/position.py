"""Positions as plain data: writing one down, and reading one that a person wrote.

`docs/positions/wikinger.md` describes the form.
"""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import places
from skali.core.chance import Chance
from skali.core.errors import PositionError
from skali.core.game import Empty, Options
from skali.core.ledger import booked
from skali.core.options import first_seat
from skali.core.pending import dump_pending, load_pending
from skali.core.position import Fields, one_of, shown
from skali.games.wikinger.rules import offer
from skali.games.wikinger.rules.components import (
    BEGIN,
    BOX,
    COLOURS,
    COLUMNS,
    END,
    FIGURES,
    ISLANDS,
    KINDS,
    LAND_LEFT,
    LAND_RIGHT,
    OPEN_SPECIALS,
    OWNED_SPECIALS,
    PLAYERS,
    ROUNDS,
    ROW_NAMES,
    ROWS,
    SAILS,
    SHIPS,
    SLOTS,
    SPECIAL_KINDS,
    SPECIALS,
    START_GOLD,
    START_POINTS,
    TILE_BAG,
    TILES,
)
from skali.games.wikinger.rules.display import berths, fleet
from skali.games.wikinger.rules.flow import Wikinger
from skali.games.wikinger.rules.state import (
    BUYING,
    CAT_START,
    CATEGORIES,
    LINES,
    NOWHERE,
    OVER,
    PHASES,
    Table,
    cell,
)
from skali.games.wikinger.written.box import BAGS, check_supply, load_bags
from skali.games.wikinger.written.check import BY_PURCHASE, check

MANY = 10_000
Counts = Sequence[int] | vec[i64]


def set_options(t: Table, options: Options) -> None:
    """Put the options on the table."""
    t.advanced = int(options["advanced"])
    t.auction = int(options["auction"])
    t.exchange = int(options["free_exchange"])
    t.first = first_seat(options, int(t.seats))


# --- writing ---


def dump(t: Table) -> dict[str, Any]:
    """Write the whole position down."""
    return {
        **t.game.header(int(t.seats), t.options),
        "round": int(t.round),
        "phase": PHASES[t.phase],
        "start_player": int(t.start),
        "buyer": int(t.buyer),
        "scored": int(t.scored),
        "wheel": [dump_slot(t, slot) for slot in range(SLOTS)],
        "drawn": named(t.drawn, 0, FIGURES),
        "bidding": {
            "bid": int(t.bid),
            "bidder": None if t.bidder == NOWHERE else int(t.bidder),
            "passed": places(t.out),
        },
        "open_specials": listed(t.open, 0, SPECIALS),
        "players": [dump_player(t, seat) for seat in range(t.seats)],
        "bag": {key: named(t.bag, start, names) for key, start, names in BAGS},
        "removed": {key: named(t.removed, start, names) for key, start, names in BAGS},
        "pending": dump_pending(t, alone=True),
    }


def named(counts: Counts, start: int, names: Sequence[str]) -> dict[str, int]:
    """Write counts by name, leaving zeros out."""
    return {name: int(counts[start + n]) for n, name in enumerate(names) if counts[start + n]}


def listed(counts: Counts, start: int, names: Sequence[str]) -> list[str]:
    """Write counts as a list of names."""
    return [name for n, name in enumerate(names) for _ in range(counts[start + n])]


def dump_slot(t: Table, slot: int) -> str | None:
    """Write a combination as `tile figure`; a tile alone while colours are being laid."""
    if t.wheel_tile[slot] == NOWHERE:
        return None
    tile = TILES[t.wheel_tile[slot]]
    figure = t.wheel_figure[slot]
    return tile if figure == NOWHERE else f"{tile} {FIGURES[figure]}"


def dump_player(t: Table, seat: int) -> dict[str, Any]:
    """Write one seat's purse and display."""
    ships: list[str | None] = [None] * int(fleet(t, seat)).bit_length()
    for sail, name in enumerate(SAILS):
        for column in places(t.ships[seat * SHIPS + sail]):
            ships[column] = name
    return {
        "gold": int(t.gold[seat]),
        "points": int(t.points[seat]),
        "start_tile": bool(t.start_tiles >> seat & 1),
        "ships": ships,
        "rows": {ROW_NAMES[row]: dump_row(t, seat, row) for row in range(1, ROWS)},
        "mainland": named(t.waiting, seat * int(COLOURS), FIGURES),
        "specials": listed(t.specials, seat * int(SPECIAL_KINDS), SPECIALS),
        "sheet": booked(t.ledger, seat, CATEGORIES),
    }


def dump_row(t: Table, seat: int, row: int) -> list[str | None]:
    """Write a row's cells: the tile, `!` for a special building, `*` for a figure on it."""
    cells: list[str | None] = []
    for kind, name in enumerate(ISLANDS):
        for column in places(t.tiles[(seat * KINDS + kind) * ROWS + row]):
            while len(cells) <= column:
                cells.append(None)
            special = "!" if cell(seat, row, column) in t.rebuilt else ""
            figure = "*" if t.figures[seat * ROWS + row] >> column & 1 else ""
            cells[column] = name + special + figure
    return cells


# --- reading ---


def load(empty: Empty, fields: Fields, options: Options, chance: Chance) -> Wikinger:
    """Build a table from a position; what is left out takes the values of an ordinary game."""
    players = fields.players(PLAYERS, least=PLAYERS[0])
    seats = len(players)
    t: Wikinger = empty(seats, options)
    t.round = fields.integer("round", 1, 1, int(ROUNDS))
    t.phase = PHASES.index(fields.word("phase", PHASES, PHASES[0]))
    t.start = fields.integer("start_player", max(int(t.first), 0), 0, seats - 1)
    t.buyer = fields.integer("buyer", next_buyer(t, fields), 0, seats - 1)
    t.scored = fields.integer("scored", 0, 0, seats)
    for seat, player in enumerate(players):
        load_player(t, seat, player)
    load_wheel(t, fields)
    load_auction(t, fields)
    for special in fields.words("open_specials", SPECIALS, int(OPEN_SPECIALS)):
        t.open[special] += 1
    load_pending(t, fields.tables("pending", 8), int(t.buyer))
    load_bags(t, fields)
    check(t)
    idle = t.depth == 0 and t.phase != OVER
    new_offer = idle and t.phase == BUYING and not fields.has("wheel")
    check_supply(t, round_given=fields.has("round"), new_offer=new_offer)
    if new_offer:
        offer.begin_round(t, chance)
    if idle:
        t.settle(chance)
    return t


def next_buyer(t: Table, fields: Fields) -> int:
    """WIK-021: who comes after the seat that has just bought; else the start player begins."""
    for entry in fields.tables("pending"):
        seat = entry.data.get("seat")
        if entry.data.get("ask") in BY_PURCHASE and type(seat) is int:
            return (seat + 1) % int(t.seats)
    return int(t.start)


def load_player(t: Table, seat: int, player: Fields) -> None:
    """Read one seat's purse and display."""
    t.gold[seat] = player.integer("gold", int(START_GOLD[t.seats]), 0, MANY)
    least = -MANY if t.phase == OVER else 0
    t.points[seat] = player.integer("points", int(START_POINTS), least, MANY)
    booked = player.sheet(int(t.points[seat]), CATEGORIES, int(CAT_START), -MANY, MANY)
    for line, points in enumerate(booked):
        t.ledger[seat * LINES + line] = points
    load_ships(t, seat, player)
    rows = player.table("rows")
    for row in range(1, ROWS):
        load_row(t, seat, row, rows)
    rows.close()
    for colour, figures in enumerate(player.counts("mainland", FIGURES) or []):
        t.waiting[seat * COLOURS + colour] = figures
    for special in player.words("specials", OWNED_SPECIALS):
        t.specials[seat * SPECIAL_KINDS + SPECIALS.index(OWNED_SPECIALS[special])] += 1
    empty = not any(player.data.get(key) for key in ("rows", "ships", "mainland"))
    if player.flag("start_tile", default=empty):
        t.start_tiles |= 1 << seat
    player.close()


def load_ships(t: Table, seat: int, player: Fields) -> None:
    """Read the ship row: sails by column, null for a free one; columns 0 to 2 come first."""
    sails = player.items("ships", int(sum(BOX[TILE_BAG + KINDS + s] for s in range(SHIPS))))
    order = sorted(range(len(sails)), key=lambda column: (column > 2, column))
    for column in order:
        if sails[column] is None:
            continue
        where = f"{player.at('ships')}[{column}]"
        if sails[column] not in SAILS:
            raise PositionError(where, one_of(sails[column], SAILS))
        if not berths(t, seat) >> column & 1:
            raise PositionError(where, "columns 0 to 2 must be taken first, then the next ones")
        t.ships[seat * SHIPS + SAILS.index(sails[column])] |= 1 << column


def load_row(t: Table, seat: int, row: int, rows: Fields) -> None:
    """Read a row of islands; neighbouring edges must fit."""
    key = ROW_NAMES[row]
    right: int | None = 0
    for column, text in enumerate(rows.items(key, int(COLUMNS))):
        where = f"{rows.at(key)}[{column}]"
        if text is None:
            right = None
            continue
        name = text.rstrip("*!") if isinstance(text, str) else ""
        if name not in ISLANDS:
            marks = "'!' marks a special building, '*' a figure"
            raise PositionError(where, f"{one_of(text, ISLANDS)}; {marks}")
        kind = ISLANDS.index(name)
        if right is not None and right != LAND_LEFT[kind]:
            raise PositionError(where, f"{name!r} does not fit: sea would meet land on its left")
        right = int(LAND_RIGHT[kind])
        t.tiles[(seat * KINDS + kind) * ROWS + row] |= 1 << column
        if "*" in text:
            t.figures[seat * ROWS + row] |= 1 << column
        if "!" in text:
            load_building(t, kind, cell(seat, row, column), where)


def load_building(t: Table, kind: int, place: int, where: str) -> None:
    """Read a special building in a display; there is one of each."""
    if kind in (BEGIN, END) or not t.advanced:
        raise PositionError(where, "only middles can be special buildings, in the advanced version")
    if t.rebuilt[kind - 1] != NOWHERE:
        raise PositionError(where, f"the special {ISLANDS[kind]} lies elsewhere already")
    t.rebuilt[kind - 1] = place


def load_wheel(t: Table, fields: Fields) -> None:
    """Read the combinations around the wheel, by slot."""
    for slot, text in enumerate(fields.items("wheel", int(SLOTS))):
        if text is None:
            continue
        words = text.split() if isinstance(text, str) else []
        if not 1 <= len(words) <= 2 or words[0] not in TILES or not set(words[1:]) <= set(FIGURES):
            problem = f"must be null or 'tile figure', not {shown(text)}; tiles: {', '.join(TILES)}"
            raise PositionError(f"wheel[{slot}]", f"{problem}; figures: {', '.join(FIGURES)}")
        t.wheel_tile[slot] = TILES.index(words[0])
        t.occupied |= 1 << slot
        if len(words) == 2:
            t.wheel_figure[slot] = FIGURES.index(words[1])


def load_auction(t: Table, fields: Fields) -> None:
    """Read drawn figures and the bidding."""
    for colour, figures in enumerate(fields.counts("drawn", FIGURES) or []):
        t.drawn[colour] = figures
    bidding = fields.table("bidding")
    t.bid = bidding.integer("bid", 0, 0, MANY)
    t.bidder = bidding.integer("bidder", int(NOWHERE), 0, int(t.seats) - 1)
    if t.bid > 0 and t.bidder == NOWHERE:
        raise bidding.fail("bidder", f"must say who bid {t.bid}")
    for seat in bidding.integers("passed", 0, int(t.seats) - 1, int(t.seats)):
        t.out |= 1 << seat
    bidding.close()
