"""What is done at any time while an occupation waits for an answer."""

import pytest

from tests.odin.build import Plain, of, play, player, rule, seen, space
from tests.odin.cards import has, with_card

YES = "option 1"
WOOD: dict[str, Plain] = {"left": {"1": 7}, "pile": []}


# --- what opened a space is spoiled ---


def test_carpenter_mines_nothing_once_no_item_would_help() -> None:
    """ODIN-134, ODIN-AMB-70: the wood is stored, so a second one builds no knarr any more"""
    table = with_card("carpenter", seat=player("wood", sheds=1), strips=WOOD)
    play(table, space(6))
    assert of("mine", table) == ["1 1"]
    play(table, "store shed-wood")
    assert (table.asking(), table.turn) == ("place", (1,))
    has(table, "")
    assert seen(table)["knarrs"] == 0


def test_carpenter_mines_nothing_once_the_berths_are_full() -> None:
    """ODIN-134, ODIN-160"""
    seat = player("3 silver", whaling_boats=[2])
    table = with_card("carpenter", seat=seat, strips=WOOD)
    play(table, space(5), "buy whaling_boat")
    assert (table.asking(), table.turn) == ("place", (1,))
    assert seen(table)["whaling_boats"] == [3, 0]


def test_a_mountain_that_another_card_has_emptied_asks_nothing() -> None:
    """ODIN-193: the preacher takes the last items while the space asks for them"""
    seat = player("silver", hand=["preacher"])
    table = with_card("tutor", seat=seat, strips={"left": {"1": 2}, "pile": []})
    play(table, space(34), "use tutor", "play preacher", YES, "option 2", "mine 1 2")
    assert (table.asking(), table.turn) == ("place", (1,))
    has(table, "4 silver")


@pytest.mark.parametrize("answers", [(), (YES,)], ids=["before it is asked", "while one mines"])
def test_forest_blacksmith_keeps_the_ore_that_is_being_paid(answers: tuple[str, ...]) -> None:
    """ODIN-134: an ore that is laid now would be paid although nobody has it"""
    table = with_card("forest_blacksmith", "tanner", seat=player("ore salt_meat"), strips=WOOD)
    play(table, space(31), *answers)
    assert rule(table, "hold ore") == "ODIN-134"
    assert rule(table, "use tanner") == "ODIN-263"
    play(table, *([YES] if not answers else []), "mine 1 1", "claim jewelry")
    has(table, "wood jewelry salt_meat")
