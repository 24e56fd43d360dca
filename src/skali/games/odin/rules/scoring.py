"""The end of the game: points for what one has, less what lies open."""

from typing import Final

from mypy_extensions import i64

from skali.games.odin.rules import boards, components, occupations
from skali.games.odin.rules.anytime import SLOT_KINDS, slots
from skali.games.odin.rules.bay import boats, longships
from skali.games.odin.rules.goods import CATTLE, ENGLISH_CROWN, POINTS, SHEEP, SILVER
from skali.games.odin.rules.places import ground, piece_ground, piece_thing
from skali.games.odin.rules.state import (
    EMIGRATED,
    KNARRS,
    LAMBS,
    PENALTIES,
    SHEDS,
    SLOTS,
    Lying,
    Table,
)
from skali.games.odin.rules.yields import minus

LINES: Final = (
    "ships", "emigration", "islands", "buildings", "animals", "occupations", "silver", "crown",
    "open_home", "open_islands", "open_buildings", "penalties",
)  # fmt: skip


def ships(t: Table, seat: i64) -> i64:
    """ODIN-281: whaling boats, knarrs and longships in the bay."""
    return (
        boats(t, seat) * components.SHIP_POINTS[components.BOAT]
        + t.of(seat, KNARRS) * components.SHIP_POINTS[components.KNARR]
        + longships(t, seat) * components.SHIP_POINTS[components.LONGSHIP]
    )


def emigration(t: Table, seat: i64) -> i64:
    """ODIN-282: emigrated knarrs and longships."""
    return (
        t.of(seat, EMIGRATED) * components.EMIGRATED_POINTS[components.KNARR]
        + t.of(seat, EMIGRATED + 1) * components.EMIGRATED_POINTS[components.LONGSHIP]
    )


def plots_points(t: Table, seat: i64, first: i64, last: i64) -> i64:
    """ODIN-283, ODIN-284: the printed points of islands, or of houses."""
    found: i64 = 0
    for plot in range(first, last):
        if t.owner[plot] == seat:
            found += boards.FACE_POINTS[t.face(plot)]
    return found


def islands(t: Table, seat: i64) -> i64:
    """ODIN-283: exploration boards."""
    return plots_points(t, seat, 0, boards.FIRST_STONE_HOUSE)


def buildings(t: Table, seat: i64) -> i64:
    """ODIN-284: sheds, stone houses and long houses."""
    sheds = t.of(seat, SHEDS) * boards.BUILDING_POINTS[boards.SHED]
    return sheds + plots_points(t, seat, boards.FIRST_STONE_HOUSE, boards.HOME_PLOT)


def animals(t: Table, seat: i64) -> i64:
    """ODIN-058, ODIN-285: sheep and cattle in the stables; pregnant ones count one more."""
    return (
        t.has(seat, SHEEP) * components.ANIMAL_POINTS[0]
        + t.has(seat, CATTLE) * components.ANIMAL_POINTS[1]
        + (t.of(seat, LAMBS) + t.of(seat, LAMBS + 1)) * components.PREGNANT_POINTS
    )


def crown(t: Table, seat: i64) -> i64:
    """ODIN-229, ODIN-289: the English Crown counts in the supply and on a board alike."""
    if t.has(seat, ENGLISH_CROWN) > 0 or lies_with(t, seat, ENGLISH_CROWN):
        return POINTS[ENGLISH_CROWN]
    return 0


def lies_with(t: Table, seat: i64, thing: i64) -> bool:
    """Tell whether a tile lies on a board or in a house of a seat."""
    tile: Lying | None = t.lying
    while tile is not None:
        if piece_thing(tile.piece) == thing and owner_of(t, piece_ground(tile.piece)) == seat:
            return True
        tile = tile.before
    return False


def owner_of(t: Table, place: i64) -> i64:
    """Return whose a ground is; homes come after all plots that are shared."""
    return t.owner[place] if place < boards.HOME_PLOT else place - ground(0, boards.HOME_PLOT)


def open_cells(t: Table, seat: i64, first: i64, last: i64) -> i64:
    """ODIN-290: free cells worth -1 on a seat's plots of a range."""
    found: i64 = 0
    for plot in range(first, last):
        if t.owner[plot] == seat:
            found += minus(t.land, boards.row_of(seat, plot), t.face(plot))
    return found


def open_home(t: Table, seat: i64) -> i64:
    """ODIN-290: free cells worth -1 on the home board."""
    return minus(t.land, boards.row_of(seat, boards.HOME_PLOT), t.face(boards.HOME_PLOT))


def open_slots(t: Table, seat: i64) -> i64:
    """ODIN-290: free slots for wood and stone."""
    found: i64 = 0
    for slot in range(SLOT_KINDS):
        found += slots(t, seat, slot) - t.of(seat, SLOTS + slot)
    return found


def score(t: Table, seat: i64) -> i64:
    """ODIN-281..291: everything added up, as if the game ended now."""
    return (
        ships(t, seat)
        + emigration(t, seat)
        + islands(t, seat)
        + buildings(t, seat)
        + animals(t, seat)
        + (occupations.points(t, seat) if t.decks != 0 else 0)
        + t.has(seat, SILVER)
        + crown(t, seat)
        - open_home(t, seat)
        - open_cells(t, seat, 0, boards.HOME_PLOT)
        - open_slots(t, seat)
        - t.of(seat, PENALTIES) * components.PENALTY_POINTS
    )


def sheet_of(t: Table, seat: i64) -> list[int]:
    """Return the lines of the score sheet."""
    return [
        ships(t, seat),
        emigration(t, seat),
        islands(t, seat),
        buildings(t, seat),
        animals(t, seat),
        occupations.points(t, seat),
        t.has(seat, SILVER),
        crown(t, seat),
        -open_home(t, seat),
        -open_cells(t, seat, 0, boards.FIRST_STONE_HOUSE),
        -open_cells(t, seat, boards.FIRST_STONE_HOUSE, boards.HOME_PLOT) - open_slots(t, seat),
        -t.of(seat, PENALTIES) * components.PENALTY_POINTS,
    ]
