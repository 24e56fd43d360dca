"""Parts B, C and K: what is in the box, setting up, and the ways to play."""

from collections import Counter

import pytest

from skali.core.chance import Fast
from skali.core.errors import OptionError
from skali.games.greenland import GAME
from skali.games.greenland.rules.components import (
    ADVANCED,
    ANIMALS,
    CARDS,
    CULTURES,
    DAUGHTER_OF,
    EVENT_TABLES,
    KIND_OF,
    LIVESTOCK_CARD,
    NORTH_TABLES,
    QUARRY_USE,
    REGIONS,
    SOUTH_TABLES,
    USES,
    WORLD_TABLES,
)
from skali.games.greenland.rules.flow import Greenland
from skali.games.greenland.rules.hands import animal_slots, hand_size
from skali.games.greenland.rules.rows import in_pile
from tests.greenland.build import (
    NORSE,
    THULE,
    TUNIT,
    Plain,
    allowed,
    asked,
    discs,
    new,
    on,
    placing,
    play,
    player,
    position,
    refused,
    shown,
    walk,
    whole,
)


def started(seats: int = 3, seed: int = 0, **options: object) -> Greenland:
    """Start a game and choose the goat where somebody must."""
    table = new(seats, Fast(seed), **options)
    if asked(table).startswith("livestock"):
        play(table, "choose settlement-goat")
    return table


def test_there_are_three_cultures_and_every_seat_leads_one() -> None:
    """GREEN-001, GREEN-061"""
    assert CULTURES == ("tunit", "thule", "norse")
    seen = {tuple(new(3, Fast(seed)).dump()["circle"]) for seed in range(40)}
    assert len(seen) == 6
    assert all(sorted(circle) == sorted(CULTURES) for circle in seen)


def test_one_person_may_lead_all_three() -> None:
    """GREEN-001, GREEN-236"""
    table = new(1)
    assert table.players == 3
    assert [int(table.master[culture]) for culture in range(3)] == [0, 0, 0]


def test_the_box_has_sixty_cards() -> None:
    """GREEN-032"""
    daughters = Counter(CULTURES[culture] for culture in DAUGHTER_OF)
    assert (len(EVENT_TABLES), len(NORTH_TABLES), len(SOUTH_TABLES)) == (16, 14, 15)
    assert (len(WORLD_TABLES), len(set(LIVESTOCK_CARD)), len(LIVESTOCK_CARD)) == (2, 2, 4)
    assert daughters == {"tunit": 3, "thule": 3, "norse": 2}
    assert 16 + 14 + 15 + 2 + 3 + 8 + 2 == 60


def test_every_region_has_one_usage_type() -> None:
    """GREEN-034"""
    assert USES == ("sea", "land", "fish", "metal", "raid")
    assert all(0 <= QUARRY_USE[card] < len(USES) for card in range(REGIONS))


def test_north_and_south_cards_keep_to_their_rows() -> None:
    """GREEN-036, GREEN-037, GREEN-058"""
    north = {table.text("key") for table in NORTH_TABLES}
    for seed in range(20):
        table = new(3, Fast(seed))
        assert set(whole(table, "north")) - {"markland"} <= north
        assert not set(whole(table, "south")) & north


def test_animals_are_d_and_inventions_i_and_livestock_is_d() -> None:
    """GREEN-046"""
    assert all(ANIMALS >> CARDS.index(name) & 1 for name in ("cattle", "pony", "sheep"))
    assert ANIMALS >> CARDS.index("settlement-goat") & 1
    assert KIND_OF[CARDS.index("musk-oxen")] == 0
    assert KIND_OF[CARDS.index("bearded-seal")] == 1


@pytest.mark.parametrize("seed", range(6))
def test_the_standard_game_begins_as_printed(seed: int) -> None:
    """GREEN-057..061, GREEN-063..065, GREEN-EX-05"""
    table = started(seed=seed)
    assert [whole(table, name)[0] for name in ("north", "south")] == ["markland", "vinland"]
    assert [len(whole(table, name)) for name in ("north", "south")] == [7, 7]
    assert table.round == 1
    assert table.left + table.round == 10
    table = new(3, Fast(seed))
    assert [int(in_pile(table, row)) for row in range(2)] == [8, 9]
    assert [table.dump()["rows"][name]["cold"] for name in ("north", "south")] == [[], []]
    for culture in range(3):
        entry = shown(table, culture)
        assert (entry["idle"], entry["leader"], entry["elders"]) == (6, "idle", [1] * 6)
        assert discs(table, culture) == (5, 1, 1)
    assert [shown(table, culture)["dead"] for culture in (TUNIT, THULE, NORSE)] == [2, 7, 7]
    assert on(table, TUNIT, "markland") == 5


def test_the_norse_choose_one_side_when_the_rows_lie() -> None:
    """GREEN-038, GREEN-062"""
    table = new(3)
    assert asked(table) == "livestock norse"
    names = ("cattle", "settlement-goat", "sheep", "pony")
    assert allowed(table) == [f"choose {name}" for name in names]
    play(table, "choose sheep")
    assert shown(table, NORSE)["cards"] == ["sheep"]
    assert table.dump()["aside"] == ["cattle", "settlement-goat"]


def test_a_side_that_was_not_set_aside_cannot_be_chosen() -> None:
    """GREEN-062, GREEN-AMB-52"""
    table = position(
        aside=["cattle", "settlement-goat"],
        pending=[{"ask": "livestock", "culture": "norse", "seat": 2}],
    )  # fmt: skip
    assert refused(table, "choose sheep") == "GREEN-062"


def test_every_culture_has_its_daughters_and_its_first_hand() -> None:
    """GREEN-038, GREEN-041, GREEN-047, GREEN-061"""
    table = new(3)
    names = {
        culture: [CARDS[card] for card in range(42, 50) if table.tableau[culture] >> card & 1]
        for culture in range(3)
    }
    assert names == {
        TUNIT: ["meeka", "saila", "siku"],
        THULE: ["peepeelee", "kirima", "tapeesa"],
        NORSE: ["birgitta", "freydis"],
    }
    assert [int(hand_size(table, culture)) for culture in range(3)] == [1, 1, 3]
    assert [int(animal_slots(table, culture)) for culture in range(3)] == [0, 1, 0]


def test_two_play_with_two_cultures_and_shorter_rows() -> None:
    """GREEN-066, GREEN-068"""
    seen = set()
    for seed in range(30):
        table = new(2, Fast(seed))
        circle = table.dump()["circle"]
        seen.add(tuple(sorted(circle)))
        assert [len(whole(table, name)) for name in ("north", "south")] == [6, 6]
        if "norse" not in circle:
            assert table.dump()["aside"] == []
        absent = next(culture for culture in range(3) if CULTURES[culture] not in circle)
        assert table.tableau[absent] == 0
        assert table.master[absent] == -1
    assert len(seen) == 3


def test_the_beginner_game_leaves_cards_out() -> None:
    """GREEN-070, GREEN-071, GREEN-AMB-01"""
    table = new(3, mode="beginner")
    assert asked(table) != "livestock norse"
    assert [len(whole(table, name)) for name in ("north", "south")] == [6, 6]
    assert not {"markland", "vinland"} & set(whole(table, "north") + whole(table, "south"))
    assert [int(tableau) for tableau in table.tableau] == [0, 0, 0]
    assert shown(table, TUNIT)["dead"] == 7
    for state in walk(3, 5, mode="beginner"):
        assert all(hand == 0 for hand in state.hand)
        assert state.laid & ADVANCED == 0
    assert [int(in_pile(new(3, mode="beginner"), row)) for row in range(2)] == [3, 3]


def test_the_common_game_uses_all_events() -> None:
    """GREEN-057, GREEN-236"""
    for seats in (1, 3):
        table = started(seats, mode="together")
        assert table.round + table.left == 16


def test_the_survivor_variant_is_an_option_of_all_but_the_beginner_game() -> None:
    """GREEN-239, GREEN-AMB-65"""
    for seats, mode in ((1, "standard"), (2, "standard"), (3, "standard"), (3, "together")):
        assert new(seats, mode=mode, survivor=True).survivor
    with pytest.raises(OptionError, match="survivor"):
        new(3, mode="beginner", survivor=True)
    with pytest.raises(OptionError, match="1 or 3"):
        new(2, mode="together")
    with pytest.raises(OptionError, match="2 or 3"):
        new(1, mode="beginner")


def test_no_more_than_nineteen_cubes_ever_play() -> None:
    """GREEN-027, GREEN-028"""
    for table in walk(3, 8):
        GAME.census.account(table)


def test_ivory_and_iron_have_no_limit_but_energy_has() -> None:
    """GREEN-054, GREEN-055"""
    table = placing(player(ivory=40, iron=31, energy=8))
    assert discs(table, TUNIT) == (8, 40, 31)
    for state in walk(3, 12):
        assert all(state.energy(culture) <= 8 for culture in range(3))


def test_seating_never_changes() -> None:
    """GREEN-013"""
    circles = {tuple(table.dump()["circle"]) for table in walk(3, 3)}
    assert len(circles) == 1


@pytest.mark.parametrize(
    ("seats", "options", "events", "regions", "world", "points"),
    [
        (3, {}, 10, 6, True, True),
        (2, {}, 10, 5, True, True),
        (3, {"mode": "beginner"}, 10, 6, False, True),
        (3, {"survivor": True}, 10, 6, True, True),
        (1, {}, 16, 6, True, False),
        (3, {"mode": "together"}, 16, 6, True, False),
    ],
)
def test_the_matrix_of_modes(
    seats: int, options: dict[str, Plain], events: int, regions: int, *, world: bool, points: bool
) -> None:
    """GREEN-057, GREEN-059, GREEN-068, GREEN-070, GREEN-236"""
    table = started(seats, **options)
    assert table.round + table.left == events
    assert len(whole(new(seats, **options), "north")) == regions + int(world)
    assert ("people" in table.sheet()) == points
