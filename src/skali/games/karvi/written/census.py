"""KARVI-012, KARVI-163, KARVI-165, KARVI-249: what is in the box, and where it can lie."""
# interpreted: counts JSON-like data

from collections.abc import Iterator
from typing import Final, cast

from skali.core.census import NEVER, PLAYED, Census, Kind, Place, Position, Spot
from skali.core.state import State
from skali.games.karvi.effects.programs import PRINTED, STOPS
from skali.games.karvi.rules.components import (
    BUILDINGS,
    CARD_BAG,
    CARDS,
    DESIGN_COPIES,
    DESIGNS,
    DICE,
    EQUIPMENT,
    EQUIPMENT_KIND,
    FIRST_BUILDINGS,
    NORMAL,
    ON_TRACK,
    PER_STRENGTH,
    SITE_BUILDING,
    SITE_KEYS,
    SORTS,
    SPECIAL_BAG,
    START_CARDS,
    STONES,
    STONES_DEALT,
    STRONGEST,
    TILE_KINDS,
    TILES,
    TILES_DEALT,
    TRADE_BAG,
)
from skali.games.karvi.rules.state import PHASES, SETUP, Table

Names = Iterator[tuple[str, int]]
KIND_OF: Final = {key: TILE_KINDS[EQUIPMENT_KIND[n]] for n, key in enumerate(EQUIPMENT)}
BUILDING_AT: Final = {key: BUILDINGS[SITE_BUILDING[n]] for n, key in enumerate(SITE_KEYS)}
TABLEAU: Final = ("players[].tiles_above", "players[].tiles", "players[].covered_tiles")
STONE_PLACES: Final = ("players[].stones_above", "players[].stones", "players[].covered_stones")


# --- how many there are ---


def in_play(position: Position, names: tuple[str, ...], dealt: int) -> dict[str, int] | None:
    """Give everybody as many of each; while the table is set up they are not all dealt."""
    if position.get("phase") == PHASES[SETUP]:
        return None
    return dict.fromkeys(names, dealt * position["seats"])


def one_a_player(position: Position) -> dict[str, int]:
    """KARVI-003: of every sort there is a tile a player."""
    return dict.fromkeys(SORTS, int(position["seats"]))


def buildings(position: Position) -> dict[str, int]:
    """KARVI-019: every colour has as many of a kind."""
    each = int(FIRST_BUILDINGS + ON_TRACK)
    return {owned(seat, kind): each for seat in range(position["seats"]) for kind in BUILDINGS}


def owned(seat: object, kind: str) -> str:
    """Name the buildings of a colour."""
    return f"{kind} of seat {seat}"


# --- how positions write it ---


def tiles_in_stack(spot: Spot) -> Names:
    """Read the letters of a stack of tiles."""
    for letter in spot.value:
        yield f"{spot.keys[0]}{letter}", 1


def sort_of_tiles(spot: Spot) -> Names:
    """Read tiles by their sort; a stack names it, a tile by all but the letter."""
    for tile in spot.value:
        yield spot.keys[0] if spot.keys[0] in SORTS else tile[:-1], 1


def kind_of_equipment(spot: Spot) -> Names:
    """Read equipment tiles by their kind."""
    for tile in spot.value.values() if isinstance(spot.value, dict) else spot.value:
        yield KIND_OF[tile], 1


def any_runestone(spot: Spot) -> Names:
    """Read normal runestones, whichever."""
    for stone in spot.value:
        if stone in STONES[:NORMAL]:
            yield "runestone", 1


def built(spot: Spot) -> Names:
    """Read whose building stands in a slot of a site."""
    yield owned(spot.value, BUILDING_AT[spot.keys[0]]), 1


def lying(spot: Spot) -> Names:
    """Read a slot of a track on which a building lies."""
    yield owned(spot.keys[0], spot.keys[1]), 1


def in_supply(spot: Spot) -> Names:
    """Read how many buildings of a kind a player has in the supply."""
    yield owned(spot.keys[0], spot.keys[1]), spot.value


def strength(spot: Spot) -> Names:
    """Read a warrior by his strength."""
    yield f"warrior of {spot.value[-1]}", 1


def dice(spot: Spot) -> Names:
    """Read the dice of a player."""
    yield "die", len(spot.value)


# --- what no position writes ---


def decks(state: State) -> dict[str, int]:
    """Count the equipment cards that lie in the decks."""
    return {key: int(cast("Table", state).bag[CARD_BAG + n]) for n, key in enumerate(CARDS)}


def trade_pile(state: State) -> dict[str, int]:
    """Count the trade cards of the pile."""
    return {key: int(cast("Table", state).bag[TRADE_BAG + n]) for n, key in enumerate(DESIGNS)}


def special_bag(state: State) -> dict[str, int]:
    """Count the special runestones that nobody has seen."""
    bag = cast("Table", state).bag
    return {key: int(bag[SPECIAL_BAG + n]) for n, key in enumerate(STONES[NORMAL:])}


def unseen_stacks(state: State) -> dict[str, int]:
    """KARVI-003: a stack that nobody has seen has a tile a player."""
    t = cast("Table", state)
    return {key: 0 if t.seen[sort] else int(t.seats) for sort, key in enumerate(SORTS)}


def supply(state: State) -> dict[str, int]:
    """Count the warriors of the supply."""
    t = cast("Table", state)
    return {f"warrior of {n}": int(t.supply[n]) for n in range(1, int(STRONGEST) + 1)}


CENSUS: Final = Census(
    Kind("equipment cards", dict.fromkeys(CARDS, 1), (
        Place("card_stacks"),
        Place("players[].hand"),
        Place("players[].played"),
    ), decks),
    Kind("trade cards", {key: int(DESIGN_COPIES[n]) for n, key in enumerate(DESIGNS)}, (
        Place("display"),
        Place("players[].trade_cards"),
    ), trade_pile),
    Kind("tiles", dict.fromkeys(TILES, 1), (
        Place("stacks.*.tiles", tiles_in_stack),
        Place("players[].laid"),
        Place("players[].beside"),
    ), whole=NEVER),
    Kind("tiles of a sort", one_a_player, (
        Place("stacks.*.tiles", sort_of_tiles),
        Place("players[].beside", sort_of_tiles),
        Place("players[].laid", sort_of_tiles),
    ), unseen_stacks),
    Kind("equipment tiles", dict.fromkeys(EQUIPMENT, 1), tuple(map(Place, TABLEAU)), whole=NEVER),
    Kind(
        "equipment tiles of a kind",
        lambda position: in_play(position, TILE_KINDS, int(TILES_DEALT)),
        tuple(Place(path, kind_of_equipment) for path in TABLEAU),
        whole=PLAYED,
    ),
    Kind("runestones", dict.fromkeys(STONES[:NORMAL], 1), tuple(map(Place, STONE_PLACES)),
         whole=NEVER),
    Kind(
        "runestones of all",
        lambda position: in_play(position, ("runestone",), int(STONES_DEALT)),
        tuple(Place(path, any_runestone) for path in STONE_PLACES),
        whole=PLAYED,
    ),
    Kind("special runestones", dict.fromkeys(STONES[NORMAL:], 1), (
        Place("stacks.*.stones"),
        Place("discarded_stones"),
        Place("pending[].stone"),
        *map(Place, STONE_PLACES),
    ), special_bag),
    Kind("buildings", buildings, (
        Place("players[].buildings_on_tracks.*[]", lying),
        Place("sites.*[]", built),
        Place("players[].supply.*", in_supply),
    )),
    Kind("warriors", {f"warrior of {n}": int(PER_STRENGTH) for n in range(1, int(STRONGEST) + 1)}, (
        Place("players[].warriors[]", strength),
    ), supply),
    Kind("dice", lambda position: in_play(position, ("die",), int(DICE[position["seats"]])), (
        Place("players[].dice", dice),
    ), whole=PLAYED),
    Kind("start cards", dict.fromkeys(START_CARDS, 1), (
        Place("players[].start_card"),
    ), whole=NEVER),
    Kind("stop tiles", dict.fromkeys(STOPS[:PRINTED], 1), (
        Place("stop"),
        Place("stops_below"),
    ), whole=NEVER),
)  # fmt: skip
