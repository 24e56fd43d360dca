"""Whether the values of the box fit one another: nobody gets stuck, every place can be reached."""
# interpreted: looked at once, when the game is imported

from itertools import product

from skali.core.data import Section
from skali.games.karvi.effects.programs import BOARD_TABLES, SIDES
from skali.games.karvi.rules.components import DATA, PLACE_TABLES, PLACES, PLAYERS, SORTS, routes

BLOCKADES = DATA.integer("blockades")


def check() -> None:
    """Refuse boards that strand a die and maps that leave a place alone."""
    for sides in product(SIDES, repeat=len(BOARD_TABLES)):
        fields = [
            field
            for board, side in zip(BOARD_TABLES, sides, strict=True)
            for field in board.tables(side)
        ]
        for seats in PLAYERS:
            check_boards(fields, seats)
    check_stacks()
    for four in (False, True):
        check_routes(four=four)


def check_boards(fields: list[Section], seats: int) -> None:
    """KARVI-AMB-03, KARVI-241: whatever sides lie up, dice without beer find a field."""
    closed = [field for field in fields if field.data.get("three_plus")]
    if len(closed) > BLOCKADES:
        problem = f"{len(closed)} fields are for three players or more, but there are {BLOCKADES}"
        raise closed[0].fail("three_plus", f"{problem} blockades for them")
    free = [
        field
        for field in fields
        if field.integer("beer") == 0 and (seats > 2 or field not in closed)
    ]
    dice = 4 if seats == 4 else 2 * seats
    if len(free) < dice:
        problem = f"only {len(free)} fields cost no beer with {seats} players"
        raise fields[0].fail("beer", f"{problem}, so one of {dice} dice could be stuck")


def check_stacks() -> None:
    """KARVI-004: every stack has one place, or one of two that have the same two signs."""
    signs = [table.texts("symbols") for table in PLACE_TABLES if "symbols" in table.data]
    for table in PLACE_TABLES:
        if "symbols" in table.data:
            own = table.texts("symbols")
            if signs.count(own) != len(own):
                places = "one place" if len(own) == 1 else "two places"
                raise table.fail("symbols", f"must stand so at {places}, not at {signs.count(own)}")
    laid = sorted(sort for own in set(signs) for sort in own)
    if laid != sorted(SORTS):
        raise next(table for table in PLACE_TABLES if "symbols" in table.data).fail(
            "symbols", f"every stack must have its place: {', '.join(SORTS)}"
        )


def check_routes(*, four: bool) -> None:
    """KARVI-058, KARVI-141: with the map a ship can sail everywhere."""
    reached = {0}
    for _ in PLACES:
        for one, other in routes(four=four):
            if one in reached or other in reached:
                reached |= {one, other}
    lonely = [place for number, place in enumerate(PLACES) if number not in reached]
    if lonely:
        side = "four" if four else "both"
        raise DATA.table("routes").fail(side, f"no route leads to {', '.join(lonely)}")
