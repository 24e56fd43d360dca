"""Part X: ship cards."""

import pytest

from tests.karvi.build import (
    allowed,
    asked,
    goods,
    of,
    play,
    player,
    points,
    position,
    rule,
    seat,
    using,
)


@pytest.mark.parametrize(
    ("box", "steps"),
    [("card-31-upper", 2), ("card-36-lower", 3), ("card-39-lower", 4), ("card-33-upper", 3),
     ("card-40-upper", 5), ("card-34-upper", 3), ("card-41-upper", 4)],
)  # fmt: skip
def test_cards_that_sail(box: str, steps: int) -> None:
    """KARVI-224, KARVI-231: up to so many steps."""
    table = using(box, player())
    reach = {1: "jarlshof", 2: "hov", 3: "london", 4: "exeter", 5: "clontarf", 6: "waterford"}
    assert reach[steps] in of("sail", table)
    assert reach[steps + 1] not in of("sail", table)
    assert "done" in allowed(table)


@pytest.mark.parametrize(("box", "provisions"), [("card-31-lower", 2), ("card-32-upper", 3),
                                                 ("card-39-upper", 2)])  # fmt: skip
def test_cards_with_provisions(box: str, provisions: int) -> None:
    """KARVI-101, KARVI-102"""
    assert seat(using(box, player()))["provisions"] == provisions


def test_card_35_makes_two_movements() -> None:
    """KARVI-229, KARVI-AMB-45: both ends are used; the second may be left out."""
    table = using("card-35-upper", player())
    assert of("sail", table) == ["ulstein", "avaldsnes", "jarlshof"]
    play(table, "sail ulstein", "build")
    assert asked(table) == "sail"
    assert of("sail", table) == ["kaupanger", "underhoull", "nidaros"]
    play(table, "done")
    assert asked(table) == "turn"


def test_card_36_releases_a_trading_post() -> None:
    """KARVI-230"""
    table = using("card-36-upper", player())
    assert seat(table)["supply"]["trading_post"] == 2
    assert seat(table)["buildings_on_tracks"]["trading_post"] == [4]


def test_card_37_scores_provisions() -> None:
    """KARVI-232, KARVI-EX-39, KARVI-170, KARVI-173: nothing is paid."""
    table = using("card-37-upper", player(provisions=2))
    assert (points(table), seat(table)["provisions"]) == (4, 2)
    assert points(using("card-37-upper", player(provisions=5))) == 6


def test_card_38_sells_provisions() -> None:
    """KARVI-233, KARVI-170: up to three times."""
    table = using("card-38-upper", player(provisions=5))
    assert of("pay", table) == ["1", "2", "3"]
    play(table, "pay 2")
    assert (points(table), seat(table)["provisions"]) == (8, 3)
    assert rule(using("card-38-upper", player(provisions=2)), "pay 3") == "KARVI-233"
    assert asked(using("card-38-upper", player())) == "turn"


def test_card_38_is_asked_of_who_has_gold() -> None:
    """KARVI-233, KARVI-AMB-34: gold becomes provisions while the payment is due."""
    table = using("card-38-upper", player(fur=1, gold=3))
    assert (asked(table), of("pay", table)) == ("pay", [])
    play(table, "exchange provision", "exchange provision", "exchange provision", "pay 3")
    assert (points(table), goods(table)) == (12, (1, 0, 0))
    declined = using("card-38-upper", player(gold=1))
    assert (asked(play(declined, "done")), points(declined)) == ("turn", 0)


def test_card_41_also_brings_a_resource() -> None:
    """KARVI-172: after the movement."""
    table = using("card-41-upper", player())
    play(table, "sail ulstein", "done", "gather 1")
    assert goods(table) == (1, 0, 0)


def test_card_42_scores_trading_posts() -> None:
    """KARVI-234, KARVI-177"""
    sites = {"skye": [0], "avaldsnes": [0]}
    assert points(using("card-42-upper", player(), sites=sites)) == 6


def test_card_43_jumps_to_a_map_spot() -> None:
    """KARVI-235, KARVI-238, KARVI-AMB-59: even without the map; then provisions."""
    table = using("card-43-upper", player(ship="hov"))
    assert of("sail", table) == ["map_south", "map_north"]
    assert rule(table, "sail exeter") == "KARVI-235"
    play(table, "sail map_south")
    assert (seat(table)["ship"], seat(table)["provisions"]) == ("map_south", 2)
    assert "waterford" in of("sail", table)
    there = using("card-43-upper", player(ship="map_south"))
    assert rule(there, "sail map_south") == "KARVI-AMB-59"


def test_card_43_displaces_as_usual() -> None:
    """KARVI-AMB-42: if neither strength nor a provision allows it, the other spot."""
    other = player(ship="map_south", warriors="6")
    assert of("sail", using("card-43-upper", player(), other)) == ["map_north"]
    strong = using("card-43-upper", player(warriors="6 1"), other)
    play(strong, "sail map_south")
    assert of("displace", strong) == ["2 exeter", "2 clontarf"]


def test_card_43_is_asked_of_who_has_gold() -> None:
    """KARVI-AMB-34, KARVI-AMB-42: strong ships on both spots cost a provision, or a gold first."""
    others = (player(ship="map_south", warriors="6"), player(ship="map_north", warriors="6"))
    table = using("card-43-upper", player(ship="hov", gold=1), *others)
    assert (asked(table), of("sail", table)) == ("sail", [])
    play(table, "exchange provision")
    assert of("sail", table) == ["map_south", "map_north"]
    poor = using("card-43-upper", player(ship="hov"), *others)
    assert asked(poor) != "sail"


def test_card_44_goes_beside_another_ship() -> None:
    """KARVI-236, KARVI-238, KARVI-EX-37, KARVI-AMB-43: into the yellow area, free inside it."""
    table = using("card-44-upper", player(ship="hov"), player(ship="waterford", warriors="6"))
    assert of("sail", table) == ["waterford"]
    assert rule(table, "sail london") == "KARVI-236"
    play(table, "sail waterford")
    assert [seat(table, n)["ship"] for n in range(2)] == ["waterford", "waterford"]
    assert asked(table) == "build"
    home = using("card-44-upper", player(ship="hov"), player(ship="kaupanger"))
    assert of("sail", home) == ["kaupanger"]
    inside = position(player(ship="waterford", provisions=3), player(ship="waterford"))
    assert {"map_south", "exeter"} <= set(of("sail", inside))


def test_card_45_displaces_everybody() -> None:
    """KARVI-237, KARVI-AMB-41, KARVI-AMB-43: for nothing, but not in Kaupanger."""
    table = using("card-45-upper", player(ship="hov"), player(ship="skye", warriors="6"),
                  player(ship="skye", warriors="6"))  # fmt: skip
    play(table, "sail skye")
    play(table, "displace 2 clontarf")
    assert [seat(table, n)["ship"] for n in (1, 2)] == ["clontarf", "brough_of_birsay"]
    assert asked(table) == "build"
    home = using("card-45-upper", player(ship="hov"), player(ship="kaupanger", warriors="6"))
    play(home, "sail kaupanger")
    assert [seat(home, n)["ship"] for n in range(2)] == ["kaupanger", "kaupanger"]
