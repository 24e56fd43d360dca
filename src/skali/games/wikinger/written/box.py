"""Where everything of the box is when a position is read: on the table, in a bag, or gone."""

from typing import Final

from skali.core.chance import total
from skali.core.errors import PositionError
from skali.core.position import Fields
from skali.games.wikinger.rules import components
from skali.games.wikinger.rules.state import NOWHERE, OVER, Table
from skali.games.wikinger.written.census import CENSUS

BAGS: Final = (
    ("figures", components.FIGURE_BAG, components.FIGURES),
    ("tiles", components.TILE_BAG, components.TILES),
    ("specials", components.SPECIAL_BAG, components.SPECIALS),
)


def load_bags(t: Table, fields: Fields) -> None:
    """Read bags and what left the game; one of them left out is the rest of the box."""
    bags, gone_ = fields.table("bag"), fields.table("removed")
    for key, start, names in BAGS:
        bag, removed = bags.counts(key, names), gone_.counts(key, names)
        whole = bag is not None and removed is not None
        rest = {} if whole else CENSUS.rest(t.dump(), key)
        for number, name in enumerate(names):
            token, lost = int(start) + number, rest.get(name, 0)
            if removed is not None:
                t.removed[token] = removed[number]
            else:
                t.removed[token] = (
                    surely_gone(t, token) if bag is None else max(lost - bag[number], 0)
                )
            t.bag[token] = max(lost - t.removed[token], 0) if bag is None else bag[number]
    bags.close()
    gone_.close()


def surely_gone(t: Table, token: int) -> int:
    """Count what must have left the game: tiles that special buildings replaced (WIK-147).

    A start tile that lies neither in a hand nor at the homeland is gone as well.
    """
    kind = token - int(components.TILE_BAG)
    if kind == components.BEGIN:
        return sum(start_tile_gone(t, seat) for seat in range(t.seats))
    return int(components.BEGIN < kind < components.END and t.rebuilt[kind - 1] != NOWHERE)


def start_tile_gone(t: Table, seat: int) -> bool:
    """Tell whether a position forgot a start tile."""
    begins = [
        t.tiles[(seat * components.KINDS + components.BEGIN) * components.ROWS + row]
        for row in range(1, components.ROWS)
    ]
    return not t.start_tiles >> seat & 1 and not any(columns & 1 for columns in begins)


def shortage(t: Table, *, new_offer: bool) -> tuple[str, str]:
    """Name the bag that cannot fill the offers to come, with the reason; or nothing."""
    offers = 0 if t.phase == OVER else int(components.ROUNDS - t.round)
    undealt = new_offer or t.asking() in ("bid", "remove")
    each = int(components.DRAWN_WITH_AUCTION if t.auction else components.DRAWN)
    for name, start, kinds, needed in (
        ("figures", components.FIGURE_BAG, components.COLOURS, each * (offers + new_offer)),
        (
            "tiles",
            components.TILE_BAG,
            components.TILE_KINDS,
            int(components.SLOTS) * (offers + undealt),
        ),
    ):
        held = total(t.bag, start, kinds)
        if held < needed:
            return f"bag.{name}", f"holds {held}; in round {t.round} the game still needs {needed}"
    return "", ""


def check_supply(t: Table, *, round_given: bool, new_offer: bool) -> None:
    """Refuse a round whose bags are too empty to play on; one left out becomes later instead."""
    while not round_given and t.round < components.ROUNDS and shortage(t, new_offer=new_offer)[0]:
        t.round += 1
    field, problem = shortage(t, new_offer=new_offer)
    if field:
        raise PositionError(field, problem)
