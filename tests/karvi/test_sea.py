"""Part F: sailing, displacing, and the yellow area."""

import pytest

from skali.games.karvi.rules.components import PLACES, YELLOW
from tests.karvi.build import (
    ALL_TRADE,
    allowed,
    asked,
    of,
    play,
    player,
    position,
    refused,
    rule,
    seat,
    using,
)

MAP_TILES = "t1a t2a t3a t4a"


def test_one_provision_a_step() -> None:
    """KARVI-058, KARVI-059, KARVI-EX-10: any number of steps in one movement."""
    table = position(player(provisions=3))
    assert set(of("sail", table)) == {
        "kaupanger", "avaldsnes", "ulstein", "jarlshof", "hov", "lindisfarne", "nidaros",
        "underhoull", "pierowall", "london", "mortlach", "brough_of_birsay", "torshavn",
    }  # fmt: skip
    play(table, "sail hov", "done")
    assert seat(table)["provisions"] == 1
    assert seat(table)["ship"] == "hov"
    table = position(player(provisions=0))
    assert of("sail", table) == ["kaupanger"]
    refusal = refused(table, "sail hov")
    assert (refusal.rule, refusal.values) == ("KARVI-059", {"steps": 2, "provisions": 0})


def test_the_ship_moves_freely_once_a_turn() -> None:
    """KARVI-056, KARVI-058: before or after the die."""
    table = position(player(provisions=6))
    play(table, "sail hov", "done")
    assert rule(table, "sail london") == "KARVI-056"
    play(table, "move f2")
    assert rule(table, "sail london") == "KARVI-056"


def test_kaupanger_holds_everybody() -> None:
    """KARVI-060"""
    table = position(player(ship="ulstein", provisions=1), player(warriors="6"))
    play(table, "sail kaupanger")
    assert asked(table) == "turn"
    assert seat(table, 1)["ship"] == "kaupanger"


def test_other_ships_are_passed() -> None:
    """KARVI-061: free of charge."""
    table = position(player(provisions=2), player(ship="avaldsnes", warriors="6"))
    play(table, "sail hov")
    assert seat(table, 1)["ship"] == "avaldsnes"


def test_the_stronger_ship_displaces_for_free() -> None:
    """KARVI-062, KARVI-063, KARVI-EX-11: the mover chooses where the other goes."""
    table = position(player(provisions=3, warriors="2"), player(ship="london", warriors="1"))
    play(table, "sail london")
    assert asked(table) == "displace"
    assert of("displace", table) == ["2 hov", "2 lindisfarne", "2 exeter"]
    play(table, "displace 2 exeter", "done")
    assert seat(table)["provisions"] == 0
    assert seat(table, 1)["ship"] == "exeter"


@pytest.mark.parametrize("strength", ["2", "3"])
def test_otherwise_it_costs_a_provision(strength: str) -> None:
    """KARVI-064, KARVI-EX-11: equal strength is not enough."""
    other = player(ship="london", warriors=strength)
    table = position(player(provisions=4, warriors="2"), other)
    play(table, "sail london", "displace 2 hov")
    assert seat(table)["provisions"] == 0
    table = position(player(provisions=3, warriors="2"), other)
    assert rule(table, "sail london") == "KARVI-064"


def test_the_mover_occupies_nothing_on_the_way() -> None:
    """KARVI-AMB-49: a displaced ship may go where the mover came from."""
    table = position(player(ship="hov", provisions=1, warriors="2"), player(ship="london"))
    play(table, "sail london", "displace 2 hov")
    assert seat(table, 1)["ship"] == "hov"


def test_two_steps_if_no_neighbour_is_allowed() -> None:
    """KARVI-065, KARVI-066, KARVI-AMB-22, KARVI-AMB-50: also over locked spots."""
    table = position(player(ship="map_south", provisions=1, warriors="2"),
                     player(ship="waterford"))  # fmt: skip
    play(table, "sail waterford")
    assert of("displace", table) == ["2 exeter", "2 clontarf"]
    assert rule(table, "displace 2 map_south") == "KARVI-066"
    assert rule(table, "displace 2 london") == "KARVI-065"
    assert rule(table, "displace 2 waterford") == "KARVI-066"
    assert rule(table, "displace 1 exeter") == "KARVI-228"


def test_a_ship_with_the_map_may_be_put_on_a_locked_spot() -> None:
    """KARVI-066"""
    table = position(player(ship="exeter", provisions=1, warriors="2"),
                     player(ship="clontarf", laid=MAP_TILES))  # fmt: skip
    play(table, "sail clontarf")
    assert of("displace", table) == ["2 skye", "2 exeter", "2 map_south"]
    other = position(player(ship="exeter", provisions=1, warriors="2"), player(ship="clontarf"))
    play(other, "sail clontarf")
    assert of("displace", other) == ["2 skye", "2 exeter"]


def test_further_away_if_everything_near_is_taken() -> None:
    """KARVI-AMB-21: the nearest allowed spot; Kaupanger always counts as free."""
    table = position(player(ship="exeter", provisions=2, warriors="2"),
                     player(ship="clontarf"), player(ship="skye"),
                     player(ship="exeter"))  # fmt: skip
    play(table, "sail clontarf")
    assert of("displace", table) == ["2 brough_of_birsay", "2 london", "2 mortlach"]


def test_no_displaced_ship_uses_its_place() -> None:
    """KARVI-068, KARVI-AMB-47: but it may by a movement of no steps in its own turn."""
    table = position(player(provisions=3, warriors="2"), player(ship="london"))
    play(table, "sail london", "displace 2 exeter", "done", "move f2", "end")
    assert table.turn == (1,)
    assert seat(table, 1)["beside"] == []
    play(table, "sail exeter", "look")
    assert asked(table) == "take"


def test_staying_uses_the_place_and_the_ship_action() -> None:
    """KARVI-067, KARVI-069, KARVI-070, KARVI-AMB-20: nobody is displaced by staying."""
    table = position(player(ship="hov", provisions=0), player(ship="hov", warriors="6"))
    play(table, "sail hov")
    assert (asked(table), seat(table, 1)["ship"]) == ("look", "hov")
    play(table, "done")
    assert rule(table, "sail hov") == "KARVI-056"
    assert seat(table)["provisions"] == 0


def test_the_yellow_area_needs_the_map() -> None:
    """KARVI-141, KARVI-142, KARVI-AMB-23: neither ending there nor passing."""
    table = position(player(ship="exeter", provisions=6))
    assert rule(table, "sail map_south") == rule(table, "sail waterford") == "KARVI-141"
    for tiles in (MAP_TILES, "r1a r2a r3a r4a"):
        open_ = position(player(ship="exeter", provisions=6, laid=tiles))
        assert {"map_south", "waterford"} <= set(of("sail", open_))
        play(open_, "sail waterford")
        assert seat(open_)["provisions"] == 4
    by_sail = position(player(ship="torshavn", provisions=2, tiles="sa3"))
    assert {"map_north", "vik_i_myrdal"} <= set(of("sail", by_sail))


def test_a_ship_in_the_yellow_area_without_the_map() -> None:
    """KARVI-143, KARVI-AMB-56: free inside, may leave, may not return."""
    table = position(player(ship="waterford", provisions=6))
    assert {"map_south", "exeter", "clontarf"} <= set(of("sail", table))
    play(table, "sail exeter", "done")
    again = position(player(ship="exeter", provisions=6))
    assert rule(again, "sail map_south") == "KARVI-141"
    assert rule(table, "sail map_south") == "KARVI-056"


def test_the_yellow_area_is_four_spots() -> None:
    """KARVI-141"""
    yellow = {key for place, key in enumerate(PLACES) if int(YELLOW) >> place & 1}
    assert yellow == {"map_south", "map_north", "waterford", "vik_i_myrdal"}


# --- movements of cards and tiles ---


def test_two_steps_lead_out_and_back() -> None:
    """KARVI-AMB-19: a movement of two real steps may end where it began, one step may not."""
    table = using("card-36-lower", player(ship="jarlshof"), sailed=True)
    play(table, "sail jarlshof")
    assert (seat(table)["ship"], asked(table)) == ("jarlshof", "look")
    single = using("card-35-upper", player(ship="jarlshof"), sailed=True)
    assert "jarlshof" not in of("sail", single)
    assert rule(single, "sail jarlshof") == "KARVI-AMB-19"


def test_nobody_sails_back_into_what_he_cannot_enter() -> None:
    """KARVI-AMB-19, KARVI-141: without the map the yellow area is left for good."""
    table = using("card-36-lower", player(ship="map_south"), sailed=True)
    back = "map_south" in of("sail", table)
    assert back == any(place in of("sail", table) for place in ("map_north", "waterford"))
    charted = using("card-36-lower", player(ship="exeter", laid="t1a t2a t3a t4a"), sailed=True)
    assert "exeter" in of("sail", charted)


def test_a_step_symbol_needs_no_provisions() -> None:
    """KARVI-224, KARVI-225, KARVI-AMB-19, KARVI-AMB-45: up to so many, besides the free one."""
    table = using("card-36-lower", player(provisions=0), sailed=True)
    assert rule(table, "sail exeter") == "KARVI-224"
    assert "done" in allowed(table)
    play(table, "sail torshavn")
    assert seat(table)["ship"] == "torshavn"
    assert asked(table) == "build"


def test_several_places_in_one_turn() -> None:
    """KARVI-225, KARVI-229: by the free action and by a card, each place is used."""
    table = position(player(provisions=1, hand="35", fur=1))
    play(table, "sail avaldsnes", "build", "play upper 35", "sail hov", "look")
    play(table, f"take {of('take', table)[0]}", "sail london", "look")
    play(table, f"take {of('take', table)[0]}")
    assert len(seat(table)["beside"]) == 2
    assert table.dump()["sites"]["avaldsnes"] == [0]
    assert asked(table) == "turn"


def test_provisions_only_for_displacing() -> None:
    """KARVI-224"""
    other = player(ship="ulstein", warriors="3")
    assert "ulstein" not in of("sail", using("card-31-upper", player(provisions=0), other))
    table = using("card-31-upper", player(provisions=1), other)
    play(table, "sail ulstein", "displace 2 nidaros")
    assert seat(table)["provisions"] == 0


def test_beside() -> None:
    """KARVI-226, KARVI-AMB-20: ships stand together until one leaves."""
    table = using("card-33-upper", player(provisions=0), player(ship="ulstein", warriors="6"))
    play(table, "sail ulstein")
    assert [seat(table, n)["ship"] for n in range(2)] == ["ulstein", "ulstein"]
    assert asked(table) == "build"


def test_force() -> None:
    """KARVI-227, KARVI-AMB-44: without strength and provisions, every ship there."""
    table = using("card-34-upper", player(provisions=0), player(ship="ulstein", warriors="6"),
                  player(ship="ulstein", warriors="6"))  # fmt: skip
    play(table, "sail ulstein")
    assert of("displace", table)[0].startswith("2 ")
    play(table, "displace 3 nidaros", "displace 2 underhoull")
    assert [seat(table, n)["ship"] for n in range(3)] == ["ulstein", "underhoull", "nidaros"]


def test_several_ships_are_displaced_one_by_one() -> None:
    """KARVI-228: each with its own comparison or provision."""
    others = player(ship="ulstein", warriors="1"), player(ship="ulstein", warriors="6")
    table = position(player(provisions=2, warriors="2"), *others)
    play(table, "sail ulstein")
    assert seat(table)["provisions"] == 0
    assert len({text.split()[0] for text in of("displace", table)}) == 2
    poor = position(player(provisions=1, warriors="2"), *others)
    assert rule(poor, "sail ulstein") == "KARVI-064"


def test_trade_cards_can_sail_too() -> None:
    """KARVI-AMB-46: an additional movement inside the action."""
    table = using("trade-card-4-lower", player(), sailed=True)
    play(table, "sail hov")
    assert seat(table)["ship"] == "hov"


def test_all_tiles_make_the_map() -> None:
    """KARVI-141"""
    table = position(player(ship="reykjavik", provisions=1, laid=ALL_TRADE))
    assert "map_north" in of("sail", table)
