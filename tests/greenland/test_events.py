"""Part D: the icons of an event, in the printed order."""

from typing import Any

import pytest

from skali.core.chance import Fast
from skali.games.greenland.rules.components import (
    CARDS,
    EVENT_ICONS,
    EVENTS,
    ICONS,
)
from skali.games.greenland.rules.flow import Greenland
from tests.greenland.build import (
    NORSE,
    NORTH,
    SOUTH,
    THULE,
    TUNIT,
    allowed,
    asked,
    cold,
    discs,
    event,
    luck,
    on,
    play,
    player,
    position,
    refused,
    shown,
    warm,
    whole,
)


def at_icon(name: str, icon: str, *players: dict[str, Any], **fields: object) -> Greenland:
    """Build a table at which one icon of an event is applied next."""
    icons = [ICONS[kind] for kind, _ in EVENT_ICONS[EVENTS.index(name)]]
    return event(name, *players, step=icons.index(icon), **fields)


def test_a_round_begins_with_an_event_whose_colour_is_first() -> None:
    """GREEN-003, GREEN-005, GREEN-011"""
    table = position(phase="begin", chance=luck("events samalas-eruption", "north bowhead-whale"))
    assert (table.round, table.dump()["event"], table.dump()["named"]) == (
        1, "samalas-eruption", "tunit",
    )  # fmt: skip
    assert len(cold(table, "north")) == len(cold(table, "south")) == 2


def test_the_text_names_the_first_player_if_the_colour_is_absent() -> None:
    """GREEN-067, GREEN-EX-06"""
    script = luck("events falconers-ransom", "south gyrfalcons", "dice 6 6")
    table = position(phase="begin", seats=2, circle=["thule", "norse"], chance=script)
    assert table.dump()["first"] == "norse"


def test_icons_come_from_left_to_right_for_all_players() -> None:
    """GREEN-012, GREEN-076, GREEN-AMB-02: plague strikes before the helmets roll."""
    many = player(idle=7)
    table = event(
        "black-death", many, many, many, first="norse", named="norse", chance=luck("dice 6 6 6")
    )
    assert asked(table) == "bury norse"
    assert shown(table, NORSE)["idle"] == 3
    assert shown(table, TUNIT)["idle"] == 7


# --- migration ---


def test_a_migration_replaces_the_lowest_climax_of_the_row() -> None:
    """GREEN-035, GREEN-078, GREEN-079, GREEN-EX-08"""
    table = event(
        "english-pirates", step=2, south="great-auk gyrfalcons | atlantic-cod",
        chance=luck("south capelin", "north bowhead-whale"),
    )  # fmt: skip
    assert warm(table, "south") == ["great-auk", "gyrfalcons"]
    assert cold(table, "south") == ["capelin"]
    assert "atlantic-cod" in table.dump()["gone"]


def test_without_a_pile_nothing_migrates() -> None:
    """GREEN-080"""
    rest = [name for name in CARDS[14:29] if name not in SOUTH.split()]
    table = event("english-pirates", step=2, gone=rest, chance=luck("north bowhead-whale"))
    assert whole(table, "south") == SOUTH.split()


def test_the_new_world_can_migrate_and_its_colonists_die() -> None:
    """GREEN-081, GREEN-128"""
    table = event(
        "english-pirates", player(hunters={"vinland": 3}), step=2, south="vinland caribou",
        chance=luck("south capelin", "north bowhead-whale"),
    )  # fmt: skip
    assert whole(table, "south") == ["capelin", "caribou"]
    assert shown(table, TUNIT)["dead"] == 7
    assert on(table, TUNIT, "vinland") == 0


def test_an_empty_row_has_nothing_to_replace() -> None:
    """GREEN-AMB-60"""
    table = event("english-pirates", step=2, south="", chance=luck("north bowhead-whale"))
    assert whole(table, "south") == []


# --- decimation ---


def test_decimation_takes_half_of_the_idle_and_one_elder_of_choice() -> None:
    """GREEN-082, GREEN-084, GREEN-085, GREEN-AMB-04"""
    table = at_icon("black-death", "plague", player(idle=7), chance=Fast(1))
    assert asked(table) == "bury tunit"
    assert (shown(table, TUNIT)["idle"], shown(table, TUNIT)["leader"]) == (3, "idle")
    assert allowed(table) == [f"bury {rank}" for rank in range(1, 7)]
    play(table, "bury 2")
    assert shown(table, TUNIT)["elders"][1] == 0


def test_a_plague_spares_those_below_its_number() -> None:
    """GREEN-085"""
    table = at_icon("black-death", "plague", player(idle=5), player(idle=5), player(idle=5))
    assert [shown(table, culture)["idle"] for culture in range(3)] == [5, 5, 5]


def test_colonists_and_husbands_are_safe_from_decimation() -> None:
    """GREEN-083, GREEN-132"""
    table = at_icon(
        "black-death", "plague", player(idle=6, hunters={"markland": 4}, wives="birgitta")
    )
    assert shown(table, TUNIT)["idle"] == 3
    assert on(table, TUNIT, "markland") == 4
    assert shown(table, TUNIT)["wives"] == ["birgitta"]


def test_syphilis_strikes_the_husbands_of_yellow_and_green_daughters() -> None:
    """GREEN-086, GREEN-087, GREEN-EX-09, GREEN-EX-10"""
    table = at_icon(
        "syphilis", "venereal",
        player(), player(idle=7, elders=[0] * 6, wives="meeka"),
        player(idle=3, wives="kirima", elders=[0, 2, 1, 0, 0, 0]),
        first="norse", named="norse", chance=luck("north bowhead-whale"),
    )  # fmt: skip
    assert asked(table) == "bury norse"
    assert (shown(table, NORSE)["idle"], shown(table, NORSE)["leader"]) == (1, "idle")
    assert shown(table, NORSE)["wives"] == ["kirima"]
    play(table, "bury 2", chance=luck("north bowhead-whale"))
    assert shown(table, THULE)["idle"] == 3
    assert shown(table, TUNIT)["idle"] == 6


def test_feud_strikes_who_has_nobody_on_rank_one() -> None:
    """GREEN-088, GREEN-089, GREEN-EX-47"""
    nobody = player(elders=[0, 1, 1, 1, 1, 1])
    table = at_icon(
        "bishop-of-gardar", "feud", nobody, nobody, player(envoys={"thule": 1}, monotheist=True),
        chance=luck("south gyrfalcons"),
    )  # fmt: skip
    assert asked(table) == "bury tunit"
    play(table, "bury 2", chance=luck("south gyrfalcons"))
    assert shown(table, TUNIT)["idle"] == 3
    assert shown(table, THULE)["idle"] == 6


def test_an_emissary_counts_among_the_elders_that_may_die() -> None:
    """GREEN-AMB-05, GREEN-AMB-11"""
    table = at_icon("black-death", "plague", player(idle=6, monotheist=True, envoys={"norse": 1}))
    assert "bury norse" in allowed(table)
    play(table, "bury norse")
    assert shown(table, TUNIT)["envoys"] == {}


def test_two_decimations_are_two() -> None:
    """GREEN-090, GREEN-241: as in the common game, where a sunspot decimates too."""
    table = event(
        "varangian-homecoming", player(elders=[0, 1, 1, 1, 1, 1], idle=8), player(idle=1),
        player(idle=1), mode="together", round=2, rounds_left=14,
        chance=luck("dice 1 1 1", "south gyrfalcons"),
    )  # fmt: skip
    assert asked(table) == "bury tunit"
    assert shown(table, TUNIT)["idle"] == 4
    script = luck("dice 1 1 1", "south gyrfalcons")
    while asked(table).startswith("bury"):
        play(table, allowed(table)[0], chance=script)
    assert shown(table, TUNIT)["idle"] == 2


# --- snow ---


def test_snow_for_each_elder_is_paid_in_energy_or_elders() -> None:
    """GREEN-091, GREEN-092, GREEN-AMB-06"""
    table = at_icon("wolf-minimum", "snow", player(elders=[0, 0, 0, 0, 0, 0]), player(energy=5),
                    chance=luck("north bowhead-whale"))  # fmt: skip
    assert asked(table) == "snow thule"
    assert table.dump()["pending"][-1]["units"] == 6
    play(table, *["pay energy"] * 5)
    assert table.dump()["pending"][-1]["units"] == 1
    assert allowed(table, "pay") == []
    assert refused(table, "pay ivory") == "GREEN-056"
    play(table, "bury 6", chance=luck("north bowhead-whale"))
    assert shown(table, THULE)["elders"] == [1, 1, 1, 1, 1, 0]


def test_without_elders_or_animals_snow_does_nothing() -> None:
    """GREEN-094"""
    bare = player(elders=[0] * 6)
    table = at_icon("wolf-minimum", "snow", bare, bare, bare, chance=luck("north bowhead-whale"))
    assert asked(table) == "place tunit"
    table = at_icon("samalas-eruption", "snow", chance=luck("north bowhead-whale"))
    assert discs(table, TUNIT)[0] == 5


def test_saila_spares_one_unit_for_daughter_and_wife() -> None:
    """GREEN-096, GREEN-AMB-07"""
    table = at_icon("wolf-minimum", "snow", player(), player(wives="saila"))
    assert table.dump()["pending"][-1]["units"] == 5
    play(table, *["pay energy"] * 5)
    assert asked(table) == "snow thule"
    assert table.dump()["pending"][-1]["units"] == 5


def test_snow_for_each_animal_is_one_unit_a_card() -> None:
    """GREEN-093, GREEN-095: and a card may be left unpaid."""
    table = at_icon(
        "samalas-eruption", "snow", player(), player(), player(cards="cattle sheep", energy=5),
        chance=luck("north bowhead-whale"),
    )  # fmt: skip
    assert asked(table) == "hay norse"
    assert table.dump()["pending"][-1]["owed"] == 1
    play(table, "pay energy")
    assert discs(table, NORSE)[0] == 4
    play(table, "slaughter", chance=luck("north bowhead-whale"))
    assert shown(table, NORSE)["cards"] == ["cattle"]
    assert discs(table, NORSE)[0] == 5


def test_who_can_pay_nothing_loses_the_animal_and_gets_its_value() -> None:
    """GREEN-095, GREEN-EX-11"""
    table = at_icon(
        "samalas-eruption", "snow", player(), player(),
        player(cards="cattle", energy=0, elders=[0] * 6), chance=luck("north bowhead-whale"),
    )  # fmt: skip
    assert allowed(table) == ["slaughter"]
    play(table, "slaughter", chance=luck("north bowhead-whale"))
    assert discs(table, NORSE)[0] == 3


def test_with_saila_one_animal_of_choice_needs_no_payment() -> None:
    """GREEN-096"""
    table = at_icon(
        "samalas-eruption", "snow", player(), player(), player(cards="cattle sheep", wives="saila"),
        chance=luck("north bowhead-whale"),
    )  # fmt: skip
    assert "waive" in allowed(table)
    play(table, "waive")
    assert refused(table, "waive") == "GREEN-096"


# --- cooling ---


def test_a_sunspot_cools_the_farthest_warm_card_of_each_row() -> None:
    """GREEN-097, GREEN-099, GREEN-101, GREEN-AMB-09, GREEN-127"""
    table = at_icon(
        "falconers-ransom", "sunspot", player(hunters={"markland": 2}), north="markland walrus",
        south="capelin caribou | harbour-seal",
    )  # fmt: skip
    assert (warm(table, "north"), cold(table, "north")) == (["markland"], ["walrus"])
    assert (warm(table, "south"), cold(table, "south")) == (
        ["capelin"],
        ["caribou", "harbour-seal"],
    )
    table = at_icon(
        "falconers-ransom", "sunspot", player(hunters={"markland": 2}), north="markland",
        south="capelin",
    )  # fmt: skip
    assert cold(table, "north") == ["markland"]
    assert on(table, TUNIT, "markland") == 2


def test_a_row_without_warm_cards_loses_the_longest_cold_one() -> None:
    """GREEN-100, GREEN-101, GREEN-EX-46"""
    table = at_icon(
        "falconers-ransom", "sunspot", north="| narwhal walrus", south="capelin caribou"
    )
    assert cold(table, "north") == ["narwhal"]
    assert "walrus" in table.dump()["gone"]
    assert cold(table, "south") == ["caribou"]


def test_colonists_freeze_with_their_card() -> None:
    """GREEN-AMB-10"""
    table = at_icon(
        "falconers-ransom", "sunspot", player(hunters={"markland": 2}), north="| walrus markland"
    )
    assert on(table, TUNIT, "markland") == 0
    assert shown(table, TUNIT)["dead"] == 7


def test_in_the_common_game_the_first_round_stays_warm() -> None:
    """GREEN-240"""
    table = event("samalas-eruption", mode="together", round=1, chance=luck("north bowhead-whale"))
    assert cold(table, "north") == cold(table, "south") == []
    assert shown(table, TUNIT)["idle"] == 6


def test_later_a_sunspot_decimates_all_and_two_count_as_one() -> None:
    """GREEN-241, GREEN-242, GREEN-AMB-47"""
    script = luck("north bowhead-whale")
    table = event("samalas-eruption", mode="together", round=2, rounds_left=14, chance=script)
    while asked(table).startswith("bury"):
        play(table, "bury 1", chance=script)
    assert [len(cold(table, name)) for name in ("north", "south")] == [1, 1]
    assert [shown(table, culture)["idle"] for culture in range(3)] == [3, 3, 3]


# --- helmets, breakage, bans ---


def test_a_helmet_kills_an_elder_on_the_rank_rolled() -> None:
    """GREEN-102, GREEN-103"""
    table = at_icon(
        "falconers-ransom", "helmet", player(), player(), player(elders=[1, 1, 1, 1, 1, 0]),
        chance=luck("dice 2 6 6"),
    )  # fmt: skip
    assert shown(table, TUNIT)["elders"] == [1, 0, 1, 1, 1, 1]
    assert shown(table, THULE)["elders"] == [1, 1, 1, 1, 1, 0]
    assert shown(table, NORSE)["elders"] == [1, 1, 1, 1, 1, 0]


def test_with_elders_of_that_rank_on_several_cards_one_chooses() -> None:
    """GREEN-102, GREEN-AMB-11"""
    table = at_icon(
        "falconers-ransom", "helmet", player(monotheist=True, envoys={"thule": 1}),
        chance=luck("dice 1 6 6"),
    )  # fmt: skip
    assert allowed(table) == ["bury 1", "bury thule"]


def test_breakage_exchanges_one_iron_import() -> None:
    """GREEN-051, GREEN-104, GREEN-EX-51"""
    table = at_icon(
        "hanseatic-merchants", "breakage", player(cards="improved-sword broadaxes", iron=0),
        player(cards="psalter", iron=0),
    )  # fmt: skip
    assert allowed(table, "break") == ["break improved-sword", "break broadaxes"]
    play(table, "break broadaxes")
    assert shown(table, TUNIT)["cards"] == ["improved-sword"]
    assert discs(table, TUNIT)[2] == 1
    assert discs(table, THULE)[2] == 0


def test_a_storm_takes_one_mariner() -> None:
    """GREEN-106"""
    table = at_icon(
        "icelandic-trading-ship", "storm", player(elders=[1, 1, 1, 1, 1, 2]), player(),
        player(elders=[1, 1, 1, 1, 1, 0]),
    )  # fmt: skip
    assert [shown(table, culture)["elders"][5] for culture in range(3)] == [1, 0, 0]


def test_sea_hunting_can_be_closed_for_a_round() -> None:
    """GREEN-105"""
    table = at_icon("pack-ice", "no_sea", player(elders=[1] * 6), chance=Fast(0))
    while not asked(table).startswith("place"):
        play(table, allowed(table)[0])
    assert refused(table, "send walrus") == "GREEN-105"
    assert "send polar-cod" in allowed(table)


def test_markland_can_be_closed_for_a_round() -> None:
    """GREEN-107"""
    table = at_icon("iceland-spar", "no_markland", chance=Fast(0))
    while not asked(table).startswith("place"):
        play(table, allowed(table)[-1] if "hold" in allowed(table) else allowed(table)[0])
    assert refused(table, "send markland") == "GREEN-107"


def test_the_ship_comes_after_all_icons() -> None:
    """GREEN-077"""
    table = event("falconers-ransom", chance=luck("south gyrfalcons", "dice 6 6 6"))
    assert asked(table) == "bid tunit"
    assert [shown(table, culture)["elders"][5] for culture in range(3)] == [0, 0, 0]
    assert len(cold(table, "north")) == 1


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_can_be_applied(name: str) -> None:
    """GREEN-002, GREEN-005, GREEN-076"""
    table = event(name, aside=["cattle", "settlement-goat"], north=NORTH, south=SOUTH)
    steps = 0
    while table.dump()["phase"] == "event" and not table.over:
        play(table, allowed(table)[0])
        steps += 1
        assert steps < 60
    assert table.dump()["event"] == name
