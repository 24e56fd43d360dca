"""What may be done at any moment: laying, buying, arming, storing; also in the turns of others."""

import pytest

from skali.core.message import Refusal
from skali.games.odin import GAME
from tests.odin.build import (
    allowed,
    finish_round,
    goods,
    luck,
    of,
    play,
    player,
    position,
    refused,
    rule,
    seen,
    space,
    weapons,
)

# --- when ---


def test_at_every_moment_of_ones_own_action() -> None:
    """ODIN-134, ODIN-135: between two upgrades, and between two rolls"""
    table = play(position(player("2 milk oil"), player()), space(36), "upgrade milk 1")
    play(table, "hold oil", "home 0 1 1")
    assert table.asking() == "upgrade"
    assert goods(table) == {"milk": 1, "wool": 1}
    table = position(player("oil"), player())
    play(table, space(8), chance=luck(("d8", "3")))
    play(table, "hold oil", "home 0 1 1", "fail")
    assert goods(table) == {"wood": 1}


def test_also_while_others_are_asked_and_nobody_waits_for_it() -> None:
    """ODIN-134: the turn stays with the other player all the time"""
    table = position(player(), player("oil 9 silver ore", longships=[1]))
    for action in (
        "buy knarr",
        "arm longship",
        "hold oil",
        "home 0 1 1",
        "hold silver",
        "home 0 1 4",
    ):
        play(table, action, seat=1)
        assert table.turn == (0,)
        assert table.asking() == "place"
    assert goods(table, 1) == {"silver": 3}
    play(table, "place take_stockfish")
    assert goods(table, 0) == {"stockfish": 1}


def test_nobody_else_answers_for_who_is_asked() -> None:
    """ODIN-086, ODIN-134"""
    table = position(player(), player())
    assert refused(table, "place take_stockfish", 1) == Refusal("SKALI-2", seat=2, turn=1)
    assert refused(table, "pass", 1) == Refusal("SKALI-2", seat=2, turn=1)


def test_what_is_held_is_laid_next() -> None:
    """ODIN-135: whoever holds a tile does nothing else; the others are not hindered"""
    table = play(position(player("oil"), player()), "hold oil")
    assert rule(table, "place take_stockfish") == rule(table, "pass") == "ODIN-135"
    assert rule(table, "home 0 1 1", seat=1) == "ODIN-135"
    assert all(text.startswith("home") for text in allowed(table))
    play(table, "home 0 1 1", "place take_stockfish")
    table = play(position(player("silver"), player("oil")), "hold oil", seat=1)
    assert "silver" in of("hold", table)
    play(table, "place take_stockfish")
    assert table.turn == (1,)


def test_before_incomes_everybody_is_asked_once_more() -> None:
    """ODIN-126, ODIN-134: what the last action brought can be laid before it matters"""
    table = position(player(thing=1), player(thing=0))
    play(table, "place market_beans")
    assert table.asking() == "ready"
    assert table.turn == (0,)  # the other one has nothing
    play(table, "hold silver", "home 0 12 1", "done")
    assert table.asking() == "feast"
    assert goods(table) == {"beans": 1, "silver": 1}  # an income of 1: the 0 is covered


def test_before_the_points_everything_can_be_laid() -> None:
    """ODIN-278, ODIN-279, ODIN-AMB-30"""
    table = position(player("oil wood stone", sheds=1), player(), round=7)
    play(table, "pass", "pass", "done", "done", "done")
    assert table.dump()["phase"] == "scoring"
    assert table.turn == (0,)
    before = table.score(0)
    play(table, "hold oil", "home 0 1 1", "store shed-wood", "store shed-stone")
    assert table.score(0) == before + 4
    play(table, "done")
    assert table.over


def test_nothing_comes_between_while_a_cost_is_paid() -> None:
    """ODIN-134: stone or ore is being chosen; ore laid now would take the price away"""
    table = play(position(player("stone ore"), player("oil")), space(59))
    assert rule(table, "hold ore") == "ODIN-134"
    assert of("hold", table, 1) == ["oil"]  # of the other one nothing is asked


# --- laying ---


def test_tiles_stay_where_they_are() -> None:
    """ODIN-049, ODIN-155, ODIN-156, ODIN-AMB-39: only undone, as long as nothing was shown"""
    table = position(player("oil"), player())
    assert not table.reveals(table.number("hold oil"))
    play(table, "hold oil")
    assert not table.reveals(table.number("home 0 1 1"))
    play(table, "home 0 1 1")
    assert goods(table) == {}
    assert not any(text.split()[0] in ("lift", "take") for text in allowed(table))


def test_only_goods_that_one_has_and_that_fit() -> None:
    """ODIN-135, ODIN-136, ODIN-145, ODIN-151"""
    table = position(player("oil peas ore silver"), player())
    assert of("hold", table) == ["oil", "silver", "ore"]
    assert rule(table, "hold hide") == "ODIN-135"
    assert rule(table, "hold peas") == "ODIN-145"
    houses = {"1": {"owner": 0}}
    table = position(player("peas ore"), player(), stone_houses=houses)
    assert of("hold", table) == ["peas", "ore"]
    play(table, "hold ore")
    assert rule(table, "stone-house 1 0 1 2") == "ODIN-154"


def test_food_in_a_house_stays_there() -> None:
    """ODIN-A03, ODIN-AMB-05: sheep leave the stable"""
    table = position(player("sheep peas"), player(), long_houses={"1": {"owner": 0}})
    play(table, "hold peas", "long-house 1 0 1 1")
    assert goods(table) == {"sheep": 1}
    assert rule(table, "hold sheep") == "ODIN-145"  # a long house is too narrow for it
    finish_round(table)
    land = table.dump()["long_houses"]["1"]["land"]
    assert land["tiles"] == [{"tile": "peas", "turn": 0, "row": 1, "column": 1}]


def test_silver_of_any_size() -> None:
    """ODIN-161: silver is counted, whatever the coins; each covers one cell"""
    table = position(player("12 silver"), player())
    for column in range(1, 5):
        play(table, "hold silver", f"home 0 1 {column}")
    assert goods(table) == {"silver": 8}
    assert table.score(0) == 8 - 86 + 4


# --- ships ---


def test_ships_are_bought() -> None:
    """ODIN-158, ODIN-159, ODIN-EX-28"""
    table = position(player("16 silver"), player())
    play(table, "buy whaling_boat", "buy knarr", "buy longship")
    assert goods(table) == {}
    assert seen(table)["whaling_boats"] == [1, 0]
    assert (seen(table)["knarrs"], seen(table)["longships"]) == (1, [1, 0, 0, 0])


@pytest.mark.parametrize(("ship", "price"), [("whaling_boat", 3), ("knarr", 5), ("longship", 8)])
def test_prices_of_ships(ship: str, price: int) -> None:
    """ODIN-158"""
    found = refused(position(player(f"{price - 1} silver"), player()), f"buy {ship}")
    assert found == Refusal("ODIN-158", price=price)
    assert goods(play(position(player(f"{price} silver"), player()), f"buy {ship}")) == {}


def test_a_bought_ship_needs_a_berth_of_its_size() -> None:
    """ODIN-160: boats do not lie in large berths"""
    table = position(player("9 silver", whaling_boats=[3]), player())
    assert rule(table, "buy whaling_boat") == "ODIN-160"
    table = position(player("9 silver", knarrs=3, longships=[1]), player())
    assert rule(table, "buy knarr") == rule(table, "buy longship") == "ODIN-160"
    assert "whaling_boat" in of("buy", table)


def test_ships_and_material_beyond_what_is_in_the_box() -> None:
    """ODIN-179, ODIN-274: ten boats and twelve knarrs are in it, thirty-two wood"""
    fleet = player("8 silver 20 wood", whaling_boats=[2, 1], knarrs=3)
    table = position(fleet, fleet, fleet, player("8 silver 20 wood", whaling_boats=[1], knarrs=3))
    play(table, "buy knarr", "buy whaling_boat", seat=3)
    for seat in range(3):
        play(table, "buy knarr", seat=seat)
    bays = [seen(table, seat) for seat in range(4)]
    assert sum(sum(bay["whaling_boats"]) for bay in bays) == 11
    assert sum(bay["knarrs"] for bay in bays) == 16
    assert GAME.load(table.dump()).dump() == table.dump()


# --- ore ---


def test_ore_is_loaded_and_stays_on_board() -> None:
    """ODIN-162, ODIN-163, ODIN-164, ODIN-A18"""
    table = position(player("9 ore", whaling_boats=[2], longships=[1, 0, 1, 1]), player())
    assert of("arm", table) == ["whaling_boat", "longship", "longship-2"]
    play(table, "arm whaling_boat", "arm longship", "arm longship-2")
    assert seen(table)["whaling_boats"] == [1, 1]
    assert seen(table)["longships"] == [0, 1, 0, 2]
    play(table, "arm longship-1", "arm whaling_boat")
    assert of("arm", table) == ["longship-2"]
    assert goods(table) == {"ore": 4}


def test_no_ore_no_arming_and_never_on_knarrs() -> None:
    """ODIN-162"""
    assert rule(position(player(longships=[1]), player()), "arm longship") == "ODIN-162"
    assert of("arm", position(player("ore", knarrs=4), player())) == []


def test_not_during_an_action_but_right_before_and_after() -> None:
    """ODIN-162, ODIN-AMB-38: also a ship that is bought within the action"""
    table = position(player("2 ore 9 silver", longships=[1]), player())
    play(table, "arm longship", space(8), chance=luck(("d8", "8")))
    assert rule(table, "arm longship-1") == "ODIN-162"
    play(table, "buy whaling_boat")
    assert rule(table, "arm whaling_boat") == "ODIN-162"
    play(table, "fail")
    assert of("arm", table, 0) == ["whaling_boat", "longship-1"]
    play(table, "arm longship-1", seat=0)
    assert seen(table)["longships"] == [0, 0, 1, 0]


def test_ore_is_loaded_while_another_is_in_the_middle_of_an_action() -> None:
    """ODIN-134, ODIN-162: only one's own action keeps one from it"""
    table = position(player("ore", longships=[1]), player("ore", longships=[1]))
    play(table, space(8), chance=luck(("d8", "8")))
    assert of("arm", table, 0) == []
    assert of("arm", table, 1) == ["longship"]
    play(table, "arm longship", seat=1)
    assert seen(table, 1)["longships"] == [0, 1, 0, 0]
    assert table.asking() == "roll"


# --- slots ---


def test_wood_and_stone_go_onto_their_slots() -> None:
    """ODIN-055, ODIN-278, ODIN-A04, ODIN-AMB-31"""
    table = position(player("5 wood 5 stone", sheds=1), player(), stone_houses={"1": {"owner": 0}})
    before = table.score(0)
    for slot, most in (("shed-wood", 3), ("shed-stone", 3), ("house-wood", 1), ("house-stone", 1)):
        for _ in range(most):
            play(table, f"store {slot}")
        assert rule(table, f"store {slot}") == "ODIN-A04"
    assert table.score(0) == before + 8
    assert goods(table) == {"wood": 1, "stone": 1}
    assert rule(position(player("ore", sheds=1), player()), "store shed-wood") == "ODIN-278"


def test_wood_is_stored_at_any_moment_also_within_an_action() -> None:
    """ODIN-134, ODIN-AMB-31: what is stored pays for nothing any more"""
    table = position(player("wood stone", sheds=1), player(), player("wood", sheds=1))
    chance = luck(("d8", "1 1 1"))
    play(table, space(8), "roll", "roll", chance=chance)
    assert of("pay", table) == ["0"]
    play(table, "store shed-wood", seat=2)  # while somebody else is in the middle of an action
    play(table, "store shed-wood")
    assert table.turn == (1,)  # no roll and no way to pay is left: the hunt has failed
    assert seen(table)["slots"]["shed-wood"] == 1
    assert (goods(table), weapons(table)) == ({"wood": 1, "stone": 1}, {"bow": 1})


def test_not_between_a_tile_and_its_price() -> None:
    """ODIN-134, ODIN-219: stones or swords are being chosen"""
    table = position(player("2 stone", "2 sword", longships=[1], sheds=1), player())
    play(table, space(48), "claim treasure_chest", chance=luck(("d8", "8")))
    assert table.asking() == "spend"
    assert rule(table, "store shed-stone") == "ODIN-134"
    play(table, "spend 1")
    assert goods(table) == {"treasure_chest": 1}


# --- what is not possible ---


def test_nothing_is_given_away_or_thrown_away() -> None:
    """ODIN-166: no action does it, outside of those of spaces and of the feast"""
    table = position(player("sheep mead wood", "bow"), player())
    families = {text.split()[0] for text in allowed(table)}
    assert families == {"place", "pass"}
    assert weapons(table) == {"bow": 1}
