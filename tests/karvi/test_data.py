"""The data: as many of everything as printed, boards on which nobody gets stuck, clear faults."""

from itertools import product
from typing import Any

import pytest

from skali.core.data import Section
from skali.core.errors import DataError
from skali.games.karvi import GAME
from skali.games.karvi.effects.programs import BOARD_TABLES, STOP_TABLES
from skali.games.karvi.effects.vocabulary import Coder
from skali.games.karvi.rules.components import (
    CARDS,
    DATA,
    DESIGN_COPIES,
    EQUIPMENT,
    KINDS,
    NORMAL,
    PLACES,
    SITE_TABLES,
    SPECIALS,
    START_CARDS,
    TILES,
    routes,
)


def test_the_box_is_as_large_as_printed() -> None:
    """KARVI-002, KARVI-013, KARVI-015, KARVI-020"""
    assert (len(CARDS), len(KINDS), sum(DESIGN_COPIES)) == (45, 3, 36)
    assert (len(TILES), len(EQUIPMENT), int(NORMAL), int(SPECIALS)) == (48, 24, 12, 8)
    assert (len(START_CARDS), len(STOP_TABLES), len(BOARD_TABLES)) == (5, 3, 4)
    assert (len(PLACES), len(SITE_TABLES)) == (21, 6)


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_board_can_strand_a_die(seats: int) -> None:
    """KARVI-AMB-03, KARVI-241: whatever sides lie up, dice without beer find a field."""
    dice = 4 if seats == 4 else 2 * seats
    for sides in product(("base", "variety"), repeat=4):
        fields = [f for b, side in zip(BOARD_TABLES, sides, strict=True) for f in b.tables(side)]
        closed = [field for field in fields if field.data.get("three_plus")]
        free = [f for f in fields if f.integer("beer") == 0 and (seats > 2 or f not in closed)]
        assert len(free) >= dice
        assert len(closed) <= 8


def test_every_place_can_be_reached_with_the_map() -> None:
    """KARVI-058, KARVI-141"""
    for four in (False, True):
        reached = {0}
        for _ in PLACES:
            reached |= {b for a, b in routes(four=four) if a in reached}
            reached |= {a for a, b in routes(four=four) if b in reached}
        assert reached == set(range(len(PLACES)))


@pytest.mark.parametrize(
    "step",
    [
        {"do": "sing"},
        {"do": "points"},
        {"do": "beer", "n": "two"},
        {"do": "action", "name": "sleep"},
        {"do": "choose", "options": []},
        {"do": "move", "steps": 2, "mode": "sideways"},
        {"do": "points_per", "what": "whales", "each": 1, "most": 5},
        {"do": "die_set", "value": 9},
        {"do": "return_warrior", "state": "tired", "gain": []},
    ],
)
def test_a_wrong_effect_is_named(step: dict[str, Any]) -> None:
    """KARVI-172"""
    coder = Coder()
    coder.begin(Section({}, "components.toml", "equipment_card[3]"), "card-4-upper")
    with pytest.raises(DataError, match=r"components\.toml.*equipment_card\[3\]"):
        coder.program([step], 0)


def test_most_values_are_marked_as_reconstructed() -> None:
    """KARVI-AMB-46: and those that a rulebook gives are not."""
    sources = {component.key: component.source for component in GAME.components}
    assert sources["equipment_card.36.boxes"] == "rulebook"
    assert sources["equipment_card.1.boxes"] == "reconstructed"
    assert sources["trade_tile.t2b.cost"] == "rulebook"
    assert DATA.integer("most_beer") == 5
