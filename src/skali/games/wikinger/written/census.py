"""WIK-DT-10: what is in the box, and where it can lie."""
# interpreted: counts JSON-like data

from collections.abc import Iterator
from typing import Final

from skali.core.census import Census, Kind, Place, Position, Spot
from skali.games.wikinger.rules.components import (
    BEGIN,
    BOX,
    FIGURE_BAG,
    FIGURES,
    ISLANDS,
    SPECIAL_BAG,
    SPECIALS,
    TILE_BAG,
    TILES,
)

FIGURES_IN_BOX: Final = {name: int(BOX[FIGURE_BAG + n]) for n, name in enumerate(FIGURES)}
TILES_IN_BOX: Final = {name: int(BOX[TILE_BAG + n]) for n, name in enumerate(TILES)}
SPECIALS_IN_BOX: Final = {name: int(BOX[SPECIAL_BAG + n]) for n, name in enumerate(SPECIALS)}
START_TILE: Final = ISLANDS[BEGIN]


def tiles(position: Position) -> dict[str, int]:
    """WIK-006: every seat has a start tile."""
    return TILES_IN_BOX | {START_TILE: TILES_IN_BOX[START_TILE] + position["seats"]}


def specials(position: Position) -> dict[str, int]:
    """WIK-130: only the advanced version has special tiles."""
    return SPECIALS_IN_BOX if position["options"]["advanced"] else dict.fromkeys(SPECIALS, 0)


def start_tile(spot: Spot) -> list[tuple[str, int]]:
    """Read whether a seat still holds its start tile."""
    return [(START_TILE, int(spot.value))]


def ship(spot: Spot) -> list[tuple[str, int]]:
    """Read a sail."""
    return [(f"ship-{spot.value}", 1)]


def figure(spot: Spot) -> Iterator[tuple[str, int]]:
    """WIK-058: on a tile stands the figure of its row."""
    if "*" in spot.value:
        yield spot.keys[1], 1


def tile(spot: Spot) -> Iterator[tuple[str, int]]:
    """Read a tile of a display, unless a special building replaced it."""
    if "!" not in spot.value:
        yield spot.value.rstrip("*"), 1


def building(spot: Spot) -> Iterator[tuple[str, int]]:
    """WIK-147: read a special building in a display."""
    if "!" in spot.value:
        yield f"building_{spot.value.rstrip('*!')}", 1


CENSUS: Final = Census(
    Kind("figures", FIGURES_IN_BOX, (
        Place("removed.figures"),
        Place("drawn"),
        Place("wheel"),
        Place("pending[].figure"),
        Place("players[].mainland"),
        Place("players[].rows.*[]", figure),
        Place("bag.figures"),
    )),
    Kind("tiles", tiles, (
        Place("removed.tiles"),
        Place("wheel"),
        Place("pending[].tile"),
        Place("players[].start_tile", start_tile),
        Place("players[].ships[]", ship),
        Place("players[].rows.*[]", tile),
        Place("bag.tiles"),
    )),
    Kind("specials", specials, (
        Place("removed.specials"),
        Place("open_specials"),
        Place("players[].specials"),
        Place("players[].rows.*[]", building),
        Place("bag.specials"),
    )),
)  # fmt: skip
