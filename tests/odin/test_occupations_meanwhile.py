"""What is done at any time while an occupation waits for an answer, and what comes all at once."""

import pytest

from tests.odin.build import Plain, luck, of, play, player, rule, seen, space
from tests.odin.cards import PLAYING, has, with_card

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


# --- what comes piece by piece comes at once ---


@pytest.mark.parametrize(
    ("card", "fleet", "left"),
    [
        ("fisherman", {"whaling_boats": [2]}, "stockfish game_meat"),
        ("meat_trader", {"knarrs": 2}, "salt_meat game_meat"),
    ],
)
def test_meat_buyer_hears_all_that_a_card_brings_at_once(
    card: str, fleet: dict[str, Plain], left: str
) -> None:
    """ODIN-265: one for each ship, two ships"""
    table = with_card("meat_buyer", seat=player(hand=[card], **fleet))
    play(table, PLAYING, f"play {card}", YES)
    has(table, left)


def test_meat_buyer_leaves_single_pieces_alone() -> None:
    """ODIN-265: one stockfish by the space, one by the other card: not two at once"""
    table = with_card("meat_buyer", "angler", seat=player("wood stockfish"))
    play(table, space(11), "pay 0", chance=luck(("d8", "1")))
    has(table, "fur 2 stockfish", "snare")
    assert table.asking() == "place"


def test_meat_buyer_hears_the_cutter_operator() -> None:
    table = with_card("meat_buyer", "cutter_operator", seat=player("5 silver", knarrs=1))
    play(table, "buy knarr", YES)
    has(table, "stockfish game_meat 2 silver")


def test_codliver_oil_presser_is_asked_once_for_all_boats() -> None:
    """ODIN-267: outside of an action the fisherman brings two stockfish at once"""
    seat = player("3 silver", whaling_boats=[2], hand=["fisherman"])
    table = with_card("codliver_oil_presser", "tutor", seat=seat, active=1)
    play(table, "use tutor", "play fisherman", YES, seat=0)
    has(table, "2 stockfish oil silver")
    assert (table.asking(), table.turn) == ("place", (1,))


def test_etiquette_teacher_rewards_a_card_of_the_latecomer_once() -> None:
    """ODIN-267: he uses a space on which a card is played, without Vikings"""
    seat = player("silver stone", hand=["fruit_picker"], thing=1)
    standing = {"draw_occupation": {"colour": 0}}
    table = with_card("latecomer", "etiquette_teacher", seat=seat, spaces=standing)
    play(table, "pass", "pass", YES, "follow play_occupation_1", "play fruit_picker")
    has(table, "fruits silver peas")
