"""The goods box and the special tiles: as many as printed, and which becomes which."""

from collections import Counter

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.polyomino import size
from skali.games.odin.rules import goods
from skali.games.odin.rules.goods import (
    BOX_COLUMN,
    CELLS,
    COLOUR,
    COLOURS,
    COLUMNS,
    FORGED,
    FORMS,
    GOOD_NAMES,
    HARVEST,
    NAMES,
    POINTS,
    PRICE,
    PRINTED,
    REVERSE,
    SPECIAL_NAMES,
    SWORD,
    UPGRADE,
    names,
)


def of(table: vec[i64], name: str) -> int:
    """Return the value of a thing."""
    return int(table[NAMES.index(name)])


def after(table: vec[i64], name: str) -> str | None:
    """Return what a thing becomes."""
    return NAMES[of(table, name)] if of(table, name) >= 0 else None


def test_as_many_as_printed() -> None:
    """ODIN-005, ODIN-013, ODIN-014, ODIN-015, ODIN-016"""
    assert (len(GOOD_NAMES), len(SPECIAL_NAMES), len(set(NAMES))) == (30, 15, 49)
    tokens = [c.integer("food_tokens") + c.integer("equipment_tokens") for c in COLUMNS]
    assert sum(tokens) == 346
    assert [c.integer("food_tokens") for c in COLUMNS] == [25, 20, 20, 20, 17, 18, 15, 15]
    assert [c.integer("equipment_tokens") for c in COLUMNS] == [43, 30, 30, 20, 20, 20, 18, 15]
    assert sum(of(CELLS, name) for name in SPECIAL_NAMES) == 116


def test_rows_are_colours_and_columns_are_outlines() -> None:
    """ODIN-019, ODIN-021, ODIN-022"""
    colours = Counter(COLOURS[COLOUR[good]] for good in range(30))
    assert colours == {"orange": 6, "red": 8, "green": 8, "blue": 8}
    for good in range(30):
        same = [n for n in range(30) if BOX_COLUMN[n] == BOX_COLUMN[good]]
        assert {PRINTED[n] for n in same} == {PRINTED[good]}
    assert [name for name in GOOD_NAMES if of(BOX_COLUMN, name) in (6, 8)] == [
        *("sheep", "fur", "jewelry"),
        *("cattle", "clothing", "silver_hoard"),
    ]


def test_both_sides_of_a_token() -> None:
    """ODIN-020, ODIN-022, ODIN-EX-01"""
    assert (after(REVERSE, "beans"), after(REVERSE, "oil")) == ("milk", "rune_stone")
    assert (after(REVERSE, "sheep"), after(REVERSE, "cattle")) == (None, None)
    for good in range(30):
        if REVERSE[good] >= 0:
            assert REVERSE[REVERSE[good]] == good


def test_upgrades_go_down_a_column() -> None:
    """ODIN-195, ODIN-199, ODIN-EX-43"""
    chain, good = ["peas"], "peas"
    while (better := after(UPGRADE, good)) is not None:
        chain.append(better)
        good = better
    assert chain == ["peas", "mead", "oil", "rune_stone"]
    assert after(UPGRADE, "stockfish") == "hide"
    assert (after(UPGRADE, "sheep"), after(UPGRADE, "cattle")) == ("fur", "clothing")
    assert after(UPGRADE, "silver_hoard") is None


def test_sword_values_prices_and_tongs() -> None:
    """ODIN-183, ODIN-206, ODIN-220, ODIN-229, ODIN-289, ODIN-A05, ODIN-AMB-03"""
    spoils = {name: of(SWORD, name) for name in NAMES if of(SWORD, name)}
    assert min(spoils.values()) == spoils["rune_stone"] == 6
    assert max(spoils, key=lambda name: spoils[name]) == "english_crown"
    assert len(spoils) == 8 + 15
    assert [of(SWORD, name) for name in GOOD_NAMES if of(SWORD, name)] == [
        6,
        7,
        8,
        8,
        9,
        10,
        11,
        15,
    ]
    forged = names(sum(1 << n for n in range(len(NAMES)) if FORGED[n]))
    assert forged == [
        *("jewelry", "helmet", "cloakpin", "crucifix", "horseshoe"),
        *("forge_hammer", "fibula", "throwing_axe"),
    ]
    sold = {name: of(PRICE, name) for name in NAMES if of(PRICE, name) >= 0}
    assert set(sold) == set(SPECIAL_NAMES) - {"english_crown"}
    assert {name: of(POINTS, name) for name in NAMES if of(POINTS, name)} == {"english_crown": 2}


SPECIAL_TILES = {
    "glass_beads": (7, 0, "131 131"), "helmet": (8, 1, "221 32"), "cloakpin": (8, 1, "14 2111"),
    "belt": (8, 2, "5 11111"), "crucifix": (8, 2, "1311 141"), "drinking_horn": (8, 2, "231 222"),
    "amber_figure": (9, 2, "133 232"), "horseshoe": (9, 2, "223 313"),
    "gold_brooch": (9, 3, "1331 242"), "forge_hammer": (10, 4, "33111 252"),
    "fibula": (10, 4, "21312 531"), "throwing_axe": (11, 4, "531 12321"),
    "chalice": (12, 5, "3313 343"), "round_shield": (13, 6, "2442 2442"),
    "english_crown": (16, -1, "355 32323"),
}  # fmt: skip
"""Sword value, price (none for the crown), and the cells of every row and of every column."""


def test_special_tiles_as_printed() -> None:
    """ODIN-005, ODIN-205, ODIN-206, ODIN-220"""
    for name in SPECIAL_NAMES:
        rows = PRINTED[NAMES.index(name)]
        columns = [sum(row >> n & 1 for row in rows) for n in range(max(rows).bit_length())]
        cells = "".join(str(row.bit_count()) for row in rows) + " " + "".join(map(str, columns))
        assert (of(SWORD, name), of(PRICE, name), cells) == SPECIAL_TILES[name], name


def test_goods_are_as_long_and_as_broad_as_printed() -> None:
    """ODIN-019, ODIN-114"""
    sizes = [(c.integer("length"), c.integer("breadth")) for c in COLUMNS]
    assert sizes == [(2, 1), (3, 1), (2, 2), (4, 1), (3, 2), (4, 2), (3, 3), (4, 3)]


def test_harvests() -> None:
    """ODIN-067, ODIN-068, ODIN-069, ODIN-070"""
    levels = {name: of(HARVEST, name) for name in GOOD_NAMES if of(HARVEST, name)}
    assert levels == {"peas": 1, "flax": 1, "beans": 1, "grain": 2, "cabbage": 3, "fruits": 4}


def test_forms_keep_their_cells() -> None:
    """ODIN-AMB-04: however a tile is turned, it covers as many cells; no two forms look alike."""
    for thing, forms in enumerate(FORMS):
        assert len({form.rows for form in forms}) == len(forms)
        for _, rows in forms:
            assert size(rows) == CELLS[thing]
            assert len(rows) <= goods.TALLEST
            assert max(rows) < 1 << goods.TALLEST
