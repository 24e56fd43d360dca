"""The catalogue's prohibitions, one predicate a rule, apart from the fast generator of `rules`."""
# interpreted: asked by people, one action at a time

from skali.core.message import Message, Refusal, say
from skali.games.wikinger.rules import components
from skali.games.wikinger.rules.actions import SPACE
from skali.games.wikinger.rules.asks import GOING, SPECIAL, TILE
from skali.games.wikinger.rules.state import NOWHERE, Table


def why_not(t: Table, action: int, seat: int) -> Refusal | None:
    """Name the first rule against an action of the seat that must decide, or None."""
    family = SPACE.family_of(action).name
    here = SPACE.indices(action)
    if family == "buy":
        return against_buying(t, seat, *here)
    if family == "place":
        return against_placing(t, seat, *here)
    if family in ("ferry", "boat"):
        return against_ferrying(t, seat, *here, with_boat=family == "boat")
    if family == "land":
        return against_landing(t, seat, here[0] + 1, here[1])
    if family == "rebuild":
        return against_rebuilding(t, seat, here[0] + 1, here[1])
    if family == "bid":
        return against_bidding(t, seat, *here)
    return against_the_rest(t, seat, family, here)


def figure(colour: int) -> Message:
    """Name a figure."""
    return say(f"wikinger-figure-{components.FIGURES[colour]}")


# --- buying ---


def against_buying(t: Table, seat: int, slot: int) -> Refusal | None:
    """WIK-019, WIK-027, WIK-028: what stands against a purchase."""
    taken = [s for s in range(components.SLOTS) if t.wheel_tile[s] != NOWHERE]
    if slot not in taken:
        return Refusal("WIK-019", slot=slot)
    price = slot - taken[0]
    gold, points = int(t.gold[seat]), int(t.points[seat])
    if price > gold + points:
        return Refusal("WIK-028", price=price, gold=gold, points=points)
    same = [s for s in taken if t.wheel_figure[s] == t.wheel_figure[slot]]
    if price == 0 and len(same) > 1 and gold >= taken[1] - taken[0]:
        return Refusal("WIK-027", figure=figure(t.wheel_figure[slot]), left=len(same))
    return None


# --- placing ---


def tile_at(t: Table, seat: int, row: int, column: int) -> int | None:
    """Return the kind of island tile at a cell."""
    if not 1 <= row < components.ROWS or column < 0:
        return None
    for kind in range(components.KINDS):
        if t.tiles[(seat * components.KINDS + kind) * components.ROWS + row] >> column & 1:
            return kind
    return None


def ship_at(t: Table, seat: int, column: int) -> bool:
    """Tell whether a ship lies in a column."""
    return any(
        t.ships[seat * components.SHIPS + sail] >> column & 1 for sail in range(components.SHIPS)
    )


def against_placing(t: Table, seat: int, row: int, column: int) -> Refusal | None:
    """WIK-043: ships and islands have rows of their own."""
    tile = t.get(TILE)
    if (tile >= components.KINDS) != (row == 0):
        return Refusal("WIK-043", row=row)
    if row == 0:
        return against_mooring(t, seat, column)
    return against_laying(t, seat, int(tile), row, column)


def against_mooring(t: Table, seat: int, column: int) -> Refusal | None:
    """WIK-044, WIK-045: the first three places first, then side by side."""
    waiting = [c for c in range(components.FIRST_SHIPS) if not ship_at(t, seat, c)]
    if waiting:
        return None if column in waiting else Refusal("WIK-044", column=column)
    if ship_at(t, seat, column) or not ship_at(t, seat, column - 1):
        return Refusal("WIK-045", column=column)
    return None


def against_laying(t: Table, seat: int, kind: int, row: int, column: int) -> Refusal | None:
    """WIK-046..051: an empty cell, contact by a full side, and edges that fit."""
    if tile_at(t, seat, row, column) is not None:
        return Refusal("WIK-051", row=row, column=column)
    sides = ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column))
    if column > 0 and all(tile_at(t, seat, *side) is None for side in sides):
        only_a_ship = row == 1 and ship_at(t, seat, column)
        return Refusal("WIK-047" if only_a_ship else "WIK-046", row=row, column=column)
    if column == 0 and components.ISLANDS[kind] != "begin":
        return Refusal("WIK-050")
    left, right = tile_at(t, seat, row, column - 1), tile_at(t, seat, row, column + 1)
    if left is not None and (left != components.END) != (kind != components.BEGIN):
        return Refusal("WIK-049", row=row, column=column)
    if right is not None and (right != components.BEGIN) != (kind != components.END):
        return Refusal("WIK-049", row=row, column=column)
    return None


# --- boatmen ---


def free_cells(t: Table, seat: int, row: int) -> list[int]:
    """List the columns of a row whose tile has no figure."""
    return [
        column
        for column in range(64)
        if tile_at(t, seat, row, column) is not None
        and not t.figures[seat * components.ROWS + row] >> column & 1
    ]


def against_ferrying(t: Table, seat: int, load: int, *, with_boat: bool) -> Refusal | None:
    """WIK-080, WIK-081, WIK-128, WIK-139: who can go with whom."""
    if with_boat and not t.specials[seat * components.SPECIAL_KINDS + components.BOAT]:
        return Refusal("WIK-139")
    if load == components.BOATMAN:  # on this axis the last place is "each"
        return Refusal("WIK-128") if t.advanced and not with_boat else None
    if not t.waiting[seat * components.COLOURS + load]:
        return Refusal("WIK-080", figure=figure(load))
    if not free_cells(t, seat, components.ROW_NAMES.index(components.FIGURES[load])):
        return Refusal("WIK-081", figure=figure(load))
    return None


def against_landing(t: Table, seat: int, row: int, column: int) -> Refusal | None:
    """WIK-065, WIK-066, WIK-082: an own row, a tile, and nobody on it."""
    colour = components.FIGURES.index(components.ROW_NAMES[row])
    if not t.get_of(GOING, colour):
        return Refusal("WIK-066", figure=figure(colour))
    if tile_at(t, seat, row, column) is None:
        return Refusal("WIK-074", row=row, column=column)
    if column not in free_cells(t, seat, row):
        return Refusal("WIK-065", row=row, column=column)
    return None


# --- special tiles and auction ---


def against_rebuilding(t: Table, seat: int, row: int, column: int) -> Refusal | None:
    """WIK-147: only a tile with the same building can be exchanged."""
    building = components.SPECIALS[t.get(SPECIAL)].removeprefix("building_")
    kind = tile_at(t, seat, row, column)
    if kind is None or components.ISLANDS[kind] != building:
        return Refusal("WIK-147", building=say(f"wikinger-tile-{building}"))
    return None


def against_bidding(t: Table, seat: int, amount: int) -> Refusal | None:
    """WIK-116, WIK-117: raise, and no more than you can pay."""
    if t.bidder != NOWHERE and amount <= t.bid:
        return Refusal("WIK-158", bid=int(t.bid))
    if amount > t.gold[seat] + t.points[seat]:
        return Refusal("WIK-117", gold=int(t.gold[seat]), points=int(t.points[seat]))
    return None


def against_the_rest(t: Table, seat: int, family: str, here: tuple[int, ...]) -> Refusal | None:
    """Short prohibitions, by family."""
    if family == "done" and t.round == components.ROUNDS:
        return Refusal("WIK-129" if t.advanced else "WIK-087")
    if family == "take" and not t.open[here[0]]:
        return Refusal("WIK-134", special=say(f"wikinger-special-{components.SPECIALS[here[0]]}"))
    if family == "remove" and not t.drawn[here[0]]:
        return Refusal("WIK-113", figure=figure(here[0]))
    if family == "lay" and not t.drawn[here[0]]:
        return Refusal("WIK-123", figure=figure(here[0]))
    if family == "pass" and t.bidder == NOWHERE:
        return Refusal("WIK-115")
    if family == "exchange" and not t.exchange:
        return Refusal("WIK-031")
    if family == "exchange" and t.points[seat] <= 0:
        return Refusal("WIK-032")
    return None
