"""Reading the coast of a position: fields that are left out come from the tiles left in the box."""

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.chance import Chance
from skali.core.errors import PositionError
from skali.core.position import Fields, shown
from skali.games.walhalla.rules import coast, components
from skali.games.walhalla.rules.state import ANY_LAYOUT, NOWHERE, Table

KIND_OF = {
    lying: kind
    for kind, kinds in enumerate(components.TILE_FIELDS)
    for lying in (kinds, kinds[::-1])
}
"""The tile that has two fields, either way round."""

Pair = tuple[int | None, ...]
"""The fields of one tile, None where a position leaves one out."""


def load(t: Table, fields: Fields, chance: Chance) -> None:
    """Read tongues with their besiegers and tips."""
    entries = fields.tables("tongues", int(components.TONGUES))
    while len(entries) < components.TONGUES:
        entries.append(Fields({}, f"tongues[{len(entries)}]"))
    coast.measure(t, lengths(t, entries, chance))
    tiles: dict[tuple[int, int], list[int | None]] = {}
    for tongue, entry in enumerate(entries):
        kinds = read_tongue(t, tongue, entry)
        for row in range(0, len(kinds), int(components.TILE_ROWS)):
            tiles[tongue, row] = kinds[row : row + int(components.TILE_ROWS)]
    for (tongue, row), laid in fitted(tiles, chance).items():
        for offset, kind in enumerate(laid):
            coast.lay_field(t, tongue * int(components.REACH) + row + offset, kind)
    read_tips(entries, "inner", t.inner, components.INNER_TIPS, chance)
    read_tips(entries, "outer", t.outer, components.OUTER_TIPS, chance)
    for entry in entries:
        entry.close()


def lengths(t: Table, entries: list[Fields], chance: Chance) -> tuple[int, ...]:
    """WAL-004: the layout of the option; a random one shows in the number of fields."""
    if t.layout != ANY_LAYOUT:
        return components.LENGTHS[t.layout]
    given = tuple(len(entry.items("fields")) for entry in entries)
    known = [
        tuple(tiles * int(components.TILE_ROWS) for tiles in layout)
        for layout in components.LENGTHS
    ]
    fitting = [
        layout
        for layout, rows in zip(components.LENGTHS, known, strict=True)
        if all(number in (0, row) for number, row in zip(given, rows, strict=True))
    ]
    if not fitting:
        raise PositionError(
            "tongues", f"must have the fields of a layout: {', '.join(components.LAYOUTS)}"
        )
    return fitting[some(chance, len(fitting))]


def read_tongue(t: Table, tongue: int, entry: Fields) -> list[int | None]:
    """Read `terrain colour`, either of them, or null; row 1 comes first."""
    rows = int(t.rows[tongue])
    kinds: list[int | None] = [None] * rows
    playing = components.COLOURS[: t.seats]
    for row, text in enumerate(entry.items("fields", rows)):
        if text is None:
            continue
        words = text.split() if isinstance(text, str) else []
        where = f"{entry.at('fields')}[{row}]"
        if words and words[-1] in playing:
            t.held[playing.index(words.pop())] |= 1 << (tongue * int(components.REACH) + row)
        elif not words:
            words = ["?"]
        if len(words) > 1 or not set(words) <= set(components.FIELDS):
            problem = f"must be null, a field, a colour or 'field colour', not {shown(text)}"
            options = f"fields: {', '.join(components.FIELDS)}; colours: {', '.join(playing)}"
            raise PositionError(where, f"{problem}; {options}")
        if words:
            kinds[row] = components.FIELDS.index(words[0])
    return kinds


def fitted(
    tiles: dict[tuple[int, int], list[int | None]], chance: Chance
) -> dict[tuple[int, int], tuple[int, ...]]:
    """WAL-002: find a tile for every place; what is given stands, though the box had no such tile.

    The true tiles are not known, so an owner of the game may lay out what he sees before him.
    """
    left = [int(number) for number in components.TILE_COUNTS]
    chosen: dict[tuple[int, int], tuple[int, ...]] = {}
    for place in sorted(tiles, key=lambda place: (tiles[place].count(None), place)):
        wanted = tuple(tiles[place])
        known = tuple(kind for kind in wanted if kind is not None)
        if len(known) == len(wanted):
            kind = KIND_OF.get(known, NOWHERE)
            chosen[place] = known
        else:
            options = ways_to_lie(wanted, left) or ways_to_lie(wanted, [1] * len(left))
            kind, chosen[place] = options[some(chance, len(options))]
        if kind != NOWHERE and left[kind]:
            left[kind] -= 1
    return chosen


def some(chance: Chance, number: int) -> int:
    """Choose one of several, without luck where there is only one."""
    return int(chance.below(coast.SETUP, number)) if number > 1 else 0


def ways_to_lie(wanted: Pair, left: list[int]) -> list[tuple[int, tuple[int, ...]]]:
    """List the tiles of the box, either way round, that have the wanted fields."""
    found: list[tuple[int, tuple[int, ...]]] = []
    for kind, kinds in enumerate(components.TILE_FIELDS):
        for lying in (kinds, kinds[::-1]):
            fits = all(want in (None, has) for want, has in zip(wanted, lying, strict=True))
            if left[kind] and fits and (kind, lying) not in found:
                found.append((kind, lying))
    return found


def read_tips(
    entries: list[Fields], key: str, tips: vec[i64], values: vec[i64], chance: Chance
) -> None:
    """WAL-005, WAL-006: read the tips; those left out are shared out at random."""
    low, high = int(min(values)), int(max(values))
    given = [entry.integer(key, 0, low, high) for entry in entries]
    rest = [int(value) for value in values if value not in given]
    for tongue, tip in enumerate(given):
        tips[tongue] = tip or rest.pop(some(chance, len(rest)))
