"""Where everything of the box is when a position is read: on the table, in a bag, or gone."""
# interpreted: reads JSON-like data

from typing import Final

from skali.core.bits import places
from skali.core.chance import total
from skali.core.errors import PositionError
from skali.core.pending import waiting
from skali.core.position import Fields
from skali.games.wikinger.rules.asks import FIGURE, TILE
from skali.games.wikinger.rules.components import (
    BEGIN,
    BOX,
    BUILDINGS,
    COLOURS,
    DRAWN,
    DRAWN_WITH_AUCTION,
    END,
    FIGURE_BAG,
    FIGURES,
    FIRST_BUILDING,
    KINDS,
    ROUNDS,
    ROW_NAMES,
    ROWS,
    SHIPS,
    SLOTS,
    SPECIAL_BAG,
    SPECIAL_KINDS,
    SPECIALS,
    TILE_BAG,
    TILE_KINDS,
    TILES,
    TOKENS,
)
from skali.games.wikinger.rules.state import (
    NOWHERE,
    OVER,
    Table,
)

BAGS: Final = (
    ("figures", FIGURE_BAG, FIGURES),
    ("tiles", TILE_BAG, TILES),
    ("specials", SPECIAL_BAG, SPECIALS),
)


def load_bags(t: Table, fields: Fields) -> None:
    """Read bags and what left the game; one of them left out is the rest of the box."""
    seen = on_table(t)
    bags, gone_ = fields.table("bag"), fields.table("removed")
    for key, start, names in BAGS:
        bag, removed = bags.counts(key, names), gone_.counts(key, names)
        for number, name in enumerate(names):
            token = int(start) + number
            box = in_box(t, token)
            rest = box - seen[token]
            gone = removed[number] if removed is not None else surely_gone(t, token)
            held = bag[number] if bag is not None else rest - gone
            if bag is not None and removed is None:
                gone = rest - held
            if held < 0 or gone < 0 or held + gone != rest:
                raise PositionError(
                    f"bag.{key}.{name}",
                    f"the box has {box} {name}; {seen[token]} lie on the table, "
                    f"{held} in the bag and {gone} out of the game do not add up",
                )
            t.bag[token], t.removed[token] = held, gone
    bags.close()
    gone_.close()


def on_table(t: Table) -> list[int]:
    """Count every token that lies anywhere but in bags and out of the game."""
    seen = [0] * int(TOKENS)
    seen[TILE_BAG + BEGIN] = len(places(t.start_tiles))
    for slot in range(SLOTS):
        if t.wheel_tile[slot] != NOWHERE:
            seen[TILE_BAG + t.wheel_tile[slot]] += 1
        if t.wheel_figure[slot] != NOWHERE:
            seen[FIGURE_BAG + t.wheel_figure[slot]] += 1
    for colour in range(COLOURS):
        seen[FIGURE_BAG + colour] += t.drawn[colour]
    for seat in range(t.seats):
        count_display(t, seat, seen)
    for special in range(SPECIAL_KINDS):
        seen[SPECIAL_BAG + special] += t.open[special]
    for building in range(len(BUILDINGS)):
        if t.rebuilt[building] != NOWHERE:
            seen[SPECIAL_BAG + FIRST_BUILDING + building] += 1
            seen[TILE_BAG + 1 + building] -= 1
    for each in waiting(t):
        if each.name == "place":
            seen[TILE_BAG + each[TILE]] += 1
        if each.name in ("place", "settle"):
            seen[FIGURE_BAG + each[FIGURE]] += 1
    return seen


def count_display(t: Table, seat: int, seen: list[int]) -> None:
    """Count what lies in one display and on its mainland."""
    for kind in range(KINDS):
        for row in range(1, ROWS):
            seen[TILE_BAG + kind] += len(places(t.tiles[(seat * KINDS + kind) * ROWS + row]))
    for row in range(1, ROWS):
        colour = FIGURES.index(ROW_NAMES[row])
        seen[FIGURE_BAG + colour] += len(places(t.figures[seat * ROWS + row]))
    for sail in range(SHIPS):
        seen[TILE_BAG + KINDS + sail] += len(places(t.ships[seat * SHIPS + sail]))
    for colour in range(COLOURS):
        seen[FIGURE_BAG + colour] += t.waiting[seat * COLOURS + colour]
    for special in range(SPECIAL_KINDS):
        seen[SPECIAL_BAG + special] += t.specials[seat * SPECIAL_KINDS + special]


def in_box(t: Table, token: int) -> int:
    """WIK-006, WIK-130: every seat has a start tile; only the advanced version has special ones."""
    if token >= SPECIAL_BAG and not t.advanced:
        return 0
    return int(BOX[token]) + (int(t.seats) if token == TILE_BAG + BEGIN else 0)


def surely_gone(t: Table, token: int) -> int:
    """Count what must have left the game: tiles that special buildings replaced (WIK-147).

    A start tile that lies neither in a hand nor at the homeland is gone as well.
    """
    kind = token - int(TILE_BAG)
    if kind == BEGIN:
        return sum(start_tile_gone(t, seat) for seat in range(t.seats))
    return int(BEGIN < kind < END and t.rebuilt[kind - 1] != NOWHERE)


def start_tile_gone(t: Table, seat: int) -> bool:
    """Tell whether a position forgot a start tile."""
    begins = [t.tiles[(seat * KINDS + BEGIN) * ROWS + row] for row in range(1, ROWS)]
    return not t.start_tiles >> seat & 1 and not any(columns & 1 for columns in begins)


def shortage(t: Table, *, new_offer: bool) -> tuple[str, str]:
    """Name the bag that cannot fill the offers to come, with the reason; or nothing."""
    offers = 0 if t.phase == OVER else int(ROUNDS - t.round)
    undealt = new_offer or t.asking() in ("bid", "remove")
    each = int(DRAWN_WITH_AUCTION if t.auction else DRAWN)
    for name, start, kinds, needed in (
        ("figures", FIGURE_BAG, COLOURS, each * (offers + new_offer)),
        ("tiles", TILE_BAG, TILE_KINDS, int(SLOTS) * (offers + undealt)),
    ):
        held = total(t.bag, start, kinds)
        if held < needed:
            return f"bag.{name}", f"holds {held}; in round {t.round} the game still needs {needed}"
    return "", ""


def check_supply(t: Table, *, round_given: bool, new_offer: bool) -> None:
    """Refuse a round whose bags are too empty to play on; one left out becomes later instead."""
    while not round_given and t.round < ROUNDS and shortage(t, new_offer=new_offer)[0]:
        t.round += 1
    field, problem = shortage(t, new_offer=new_offer)
    if field:
        raise PositionError(field, problem)
