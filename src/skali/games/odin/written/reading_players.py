"""Reading what one player has, and what lies on boards and houses."""

from skali.core.position import Fields, whole
from skali.games.odin.rules import banquet, boards, components, state
from skali.games.odin.rules.actions import HELD as HOLDABLE
from skali.games.odin.rules.actions import SLOTS as SLOT_NAMES
from skali.games.odin.rules.anytime import slots, to_lay
from skali.games.odin.rules.goods import FORM, KINDS, NAMES, ORE, SILVER, TALL, TILES, TURNS
from skali.games.odin.rules.land import REFUSED, apart, cover, lacking, row_anchors
from skali.games.odin.rules.places import ground, piece
from skali.games.odin.rules.state import Lying, Table
from skali.games.odin.written.position import WAYS

MANY = 10**6
LAID = (*NAMES[: int(TILES)], "wood")
"""What lies as a tile; wood only where a card lets it lie in a house."""
MOST_LYING = 400
MOST_LONG = 2
"""Peas that may lie lengthwise with a card."""
ANIMALS = ("sheep", "cattle")
GONE = ("knarr", "longship")


# --- land ---


def load_land(t: Table, seat: int, plot: int, land: Fields) -> None:
    """Read what lies on a plot; everything must have a place there."""
    face, at = int(t.face(plot)), int(boards.row_of(max(seat, 0), plot))
    for thing, key in ((int(SILVER), "silver"), (int(ORE), "ore")):
        for number, cell in enumerate(land.items(key, MOST_LYING)):
            path = f"{land.at(key)}[{number}]"
            if not isinstance(cell, list) or len(cell) != 2:
                raise land.fail(key, "must be a list of cells, each [row, column]")
            row = whole(cell[0], path, 1, int(boards.FACE_ROWS[face])) - 1
            column = whole(cell[1], path, 1, int(boards.FACE_COLUMNS[face])) - 1
            if not fits(t, at, face, thing, 0, row, column):
                raise land.fail(key, f"nothing can lie on {cell}")
            cover(t.land, at, face, thing, 0, row, column)
    for entry in land.tables("tiles", MOST_LYING):
        thing = NAMES.index(entry.word("tile", LAID, NAMES[0]))
        turn = entry.integer("turn", 0, 0, int(TURNS) - 1)
        row = entry.integer("row", 1, 1, int(boards.FACE_ROWS[face])) - 1
        column = entry.integer("column", 1, 1, int(boards.FACE_COLUMNS[face])) - 1
        entry.close()
        if not fits(t, at, face, thing, turn, row, column):
            raise entry.fail("tile", f"{NAMES[thing]} cannot lie there")
        cover(t.land, at, face, thing, turn, row, column)
        t.lying = Lying(piece(ground(seat, plot), thing, turn, row, column), t.lying)
    land.close()
    check_order(t, at, face, land)


def fits(t: Table, at: int, face: int, thing: int, turn: int, row: int, column: int) -> bool:
    """Tell whether a thing lies within a board, on free cells, and beside nothing forbidden."""
    near, form = int(apart(face, thing)), int(FORM[thing * TURNS + turn])
    tall = int(TALL[thing * TURNS + turn])
    if near == REFUSED or form == 0 or row + tall > boards.FACE_ROWS[face]:
        return False
    return bool(row_anchors(t.land, at, face, form, tall, row, near, -1) >> column & 1)


def check_order(t: Table, at: int, face: int, land: Fields) -> None:
    """ODIN-137: a covered income has everything covered to its lower left."""
    for track in range(boards.TRACKS):
        number = face * int(boards.TRACKS) + track
        for step in range(boards.TRACK_CELLS[number]):
            row, column = (
                int(boards.TRACK_ROW[number]) - step,
                int(boards.TRACK_COLUMN[number]) + step,
            )
            if t.land[at + row] >> column & 1 and lacking(t.land, at, face, row, column):
                problem = f"the income in row {row + 1}, column {column + 1} was covered too early"
                raise land.fail("tiles", problem)


# --- players ---


def load_player(t: Table, seat: int, player: Fields) -> None:
    """Read one player's things."""
    own = seat * int(state.OWN)
    goods = player.counts("goods", NAMES, MANY)
    for thing in range(KINDS):
        t.supply[seat * KINDS + thing] = (
            components.START_GOODS[thing] if goods is None else goods[thing]
        )
    weapons = player.counts("weapons", components.WEAPONS, MANY)
    for kind in range(len(components.WEAPONS)):
        t.own[own + state.ARMOURY + kind] = (
            components.START_WEAPONS[kind] if weapons is None else weapons[kind]
        )
    pregnant = player.counts("pregnant", ANIMALS, MANY) or [0, 0]
    for kind, name in enumerate(ANIMALS):
        t.own[own + state.LAMBS + kind] = pregnant[kind]
        if pregnant[kind] > t.has(seat, NAMES.index(name)):
            raise player.fail("pregnant", f"there are not so many {name}")
    first = int(components.FIRST_THING[t.length] + t.round)
    t.own[own + state.THING] = player.integer("thing", first, 0, int(components.VIKINGS))
    t.own[own + state.PENALTIES] = player.integer("penalties", 0, 0, MANY)
    load_ships(t, seat, player)
    t.own[own + state.SHEDS] = player.integer(
        "sheds", 0, 0, int(boards.BUILDING_COUNT[boards.SHED])
    )
    if (
        sum(int(t.of(other, state.SHEDS)) for other in range(seat + 1))
        > boards.BUILDING_COUNT[boards.SHED]
    ):
        raise player.fail("sheds", f"there are {boards.BUILDING_COUNT[boards.SHED]} in all")
    for slot, number in enumerate(player.counts("slots", SLOT_NAMES, MANY) or []):
        if number > slots(t, seat, slot):
            raise player.fail("slots", f"there are {slots(t, seat, slot)} of {SLOT_NAMES[slot]}")
        t.own[own + state.SLOTS + slot] = number
    load_feast(t, seat, player)
    load_land(t, seat, int(boards.HOME_PLOT), player.table("home"))
    held = player.word("held", HOLDABLE, "")
    if held:
        if held != "wood" and not to_lay(t, seat) >> NAMES.index(held) & 1:
            raise player.fail("held", f"{held} cannot be laid anywhere")
        t.own[own + state.HELD] = NAMES.index(held) + 1


def load_ships(t: Table, seat: int, player: Fields) -> None:
    """Read the bay: boats without and with ore, knarrs, longships by their ore."""
    own = seat * int(state.OWN)
    boats = padded(player.integers("whaling_boats", 0, int(components.SMALL_BERTHS), 2), 2)
    t.own[own + state.BOATS], t.own[own + state.ARMED_BOATS] = boats
    knarrs = player.integer("knarrs", 0, 0, int(components.LARGE_BERTHS))
    sizes = int(components.ORE_SLOTS[2]) + 1
    longships = padded(player.integers("longships", 0, int(components.LARGE_BERTHS), sizes), sizes)
    t.own[own + state.KNARRS] = knarrs
    for ore, number in enumerate(longships):
        t.own[own + state.LONGSHIPS + ore] = number
    if sum(boats) > components.SMALL_BERTHS:
        raise player.fail("whaling_boats", f"there are {components.SMALL_BERTHS} small berths")
    if knarrs + sum(longships) > components.LARGE_BERTHS:
        raise player.fail("longships", f"there are {components.LARGE_BERTHS} large berths")
    gone = player.counts("emigrated", GONE, int(banquet.CELLS)) or [0, 0]
    t.own[own + state.EMIGRATED], t.own[own + state.EMIGRATED + 1] = gone
    if t.first_cell(seat) > t.last_cell() + 1:
        raise player.fail("emigrated", "so many ships have no room on the banquet table")


def padded(numbers: list[int], size: int) -> list[int]:
    """Fill a list up with zeros."""
    return numbers + [0] * (size - len(numbers))


def load_feast(t: Table, seat: int, player: Fields) -> None:
    """Read the dishes on the banquet table; each must have its place."""
    at = seat * int(banquet.FEAST_WORDS)
    for entry in player.tables("feast", int(banquet.CELLS)):
        food = banquet.FOODS.index(entry.word("food", banquet.FOODS, banquet.FOODS[0]))
        way = WAYS.index(entry.word("way", WAYS, WAYS[0]))
        cell = entry.integer("cell", 1, 1, int(banquet.CELLS)) - 1
        entry.close()
        places = banquet.dish_anchors(t.feast, at, food, way, t.first_cell(seat), t.last_cell())
        if not places >> cell & 1 or (
            way == 0 and not banquet.may_lie_long(t.feast, at, food, MOST_LONG)
        ):
            raise entry.fail("food", f"{banquet.FOODS[food]} cannot lie there")
        banquet.serve(t.feast, at, banquet.serving(food, way, cell))
