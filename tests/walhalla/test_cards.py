"""Part G: the action cards, drawn, played, and laid together at the end of a raid."""

from typing import Any

import pytest

from skali.core.chance import Fast
from skali.core.message import Refusal
from skali.games.walhalla.rules.components import CARDS
from skali.games.walhalla.rules.flow import Walhalla
from tests.walhalla.build import (
    Plain,
    allowed,
    asked,
    card,
    cards,
    ending,
    hand,
    landing,
    line,
    luck,
    midgard,
    play,
    player,
    points,
    refused,
    seat,
    tongue,
    walhalla,
)

Tongues = tuple[dict[str, Any], ...]
BOX = {
    "forest": 4, "wheat": 4, "cult": 4, "village": 4, "tongue-6": 1, "tongue-7": 1,
    "tongue-8": 1, "walhalla": 1, "hunt": 4, "attack": 4, "shield": 4,
}  # fmt: skip
AT_THE_END = list(CARDS[:8])
WHILE_LANDING = ["hunt", "attack", "shield"]


def test_the_box_has_thirty_two_cards() -> None:
    """WAL-013"""
    assert sum(BOX.values()) == 32
    assert ending(player(hand="forest"), player(), player()).dump()["pile"] == {**BOX, "forest": 3}


def test_played_cards_are_discarded_face_up() -> None:
    """WAL-063"""
    table = landing(
        "red-bow", "red . .", player(hand="hunt"), player(), player(), tongues=("forest-2", "wheat")
    )
    play(table, "land left", "hunt")
    for who in range(3):
        assert table.dump(who)["discard"] == {"hunt": 1}


def cult_site(**fields: Plain) -> Walhalla:
    """Red is about to land on a cult site."""
    return landing(
        "red-bow", "red . .", player(), player(), player(), tongues=("cult", "wheat"), **fields
    )


def test_an_exhausted_pile_is_made_of_the_discarded_cards() -> None:
    """WAL-064, WAL-A-18: when a card has to be drawn, of all cards discarded until then."""
    table = cult_site(discard=BOX, pile={})
    play(table, "land left", chance=luck(cards="walhalla", dragons="red-stern"))
    shown = table.dump()
    assert shown["discard"] == {}
    assert shown["pile"] == {name: n for name, n in BOX.items() if name != "walhalla"}
    assert hand(table) == ["walhalla"]


def test_the_pile_is_not_renewed_before_it_is_needed() -> None:
    """WAL-A-18"""
    discard = {**BOX, "shield": 3}
    table = cult_site(discard=discard, pile={"shield": 1})
    play(table, "land left")
    assert hand(table) == ["shield"]
    assert sum(table.dump()["discard"].values()) == 31
    assert table.dump()["pile"] == {}


def test_without_any_card_none_is_drawn() -> None:
    """WAL-065, WAL-A-07"""
    everything = " ".join(name for name, n in BOX.items() for _ in range(n))
    table = landing(
        "black-bow",
        "black . .",
        player(hand=everything),
        player(),
        player(),
        tongues=("cult", "wheat"),
    )
    play(table, "land left")
    assert (sum(table.pile), int(table.discard), hand(table, 1)) == (0, 0, [])
    assert len(hand(table)) == 32


def test_there_is_no_limit_to_hands_and_to_cards_played() -> None:
    """WAL-066: three cards in one landing, sixteen at the end of a raid."""
    table = landing(
        "red-bow", "red red .", player(hand="attack attack hunt hunt"), player(), player(),
        tongues=("forest-2/black forest-2/black", "wheat/red wheat/red"),
    )  # fmt: skip
    play(table, "attack left", "hunt", "attack left", "hunt")
    assert points(table) == [8, 0, 0]
    many = " ".join(["forest"] * 4 + ["wheat"] * 4 + ["cult"] * 4 + ["village"] * 4)
    table = ending(player(hand=many), player(), player(), tongues=("forest-2/red wheat/red",))
    play(table, *(f"lay {name}" for name in many.split()), "done")
    assert line(table, "cards") == [8, 0, 0]


# --- the end of a raid ---


def test_everybody_with_cards_chooses_at_the_same_time() -> None:
    """WAL-071"""
    table = ending(player(hand="forest"), player(), player(hand="hunt"), player(hand="wheat cult"))
    assert asked(table) == "cards 0 2 3"
    assert table.turn == (0, 2, 3)
    assert allowed(table, 0) == ["lay forest", "done"]
    assert allowed(table, 2) == ["done"]
    assert allowed(table, 3) == ["lay wheat", "lay cult", "done"]


def test_in_any_order_and_shown_together() -> None:
    """WAL-071: nothing is scored before all have chosen."""
    table = ending(
        player(hand="forest"),
        player(hand="wheat cult"),
        player(),
        tongues=("forest-2/red wheat/black",),
    )
    play(table, "1: lay wheat", "0: lay forest", "1: done")
    assert points(table) == [0, 0, 0]
    assert asked(table) == "cards 0"
    play(table, "0: done")
    assert line(table, "cards") == [1, 1, 0]
    assert (hand(table, 0), hand(table, 1)) == ([], ["cult"])
    assert table.dump()["discard"] == {"forest": 1, "wheat": 1}


def test_laying_none_is_allowed() -> None:
    """WAL-071"""
    table = ending(player(hand="forest"), player(), player(), tongues=("forest-2/red",))
    play(table, "done")
    assert line(table, "cards") == [0, 0, 0]
    assert hand(table) == ["forest"]


def test_without_cards_nobody_is_asked() -> None:
    """WAL-071, WAL-A-19"""
    assert ending(player(), player(), player()).raid == 2


def test_only_own_cards_can_be_laid() -> None:
    """WAL-071"""
    table = ending(player(hand="forest"), player(hand="wheat"), player())
    assert refused(table, "lay wheat", 0) == Refusal("WAL-071", card=card("wheat"))
    play(table, "0: lay forest")
    assert refused(table, "lay forest", 0) == Refusal("WAL-071", card=card("forest"))
    for action in ("pass", "fall", "board none"):
        assert refused(table, action, 0) == Refusal("WAL-079")


@pytest.mark.parametrize(
    ("name", "fields", "gained"),
    [
        ("forest", "forest-2/red forest-3/red wheat/red cult/black", 2),
        ("wheat", "wheat/red wheat/red wheat forest-2/red", 2),
        ("cult", "cult/red cult/black cult", 1),
        ("village", "village-1/red village-2/red village-2/red", 3),
    ],
)
def test_a_terrain_card_scores_one_for_each_own_field(name: str, fields: str, gained: int) -> None:
    """WAL-072: whatever number is printed on the field."""
    for played, scored in ((True, gained), (False, 0)):
        table = ending(player(hand=name), player(), player(), tongues=(fields,))
        play(table, *([f"lay {name}"] if played else []), "done")
        assert line(table, "cards") == [scored, 0, 0]


def test_several_terrain_cards_add_up() -> None:
    """WAL-072, WAL-DT-16: two on three forests are six points, and no majority changes."""
    fields = tongue("forest-2/red forest-3/red forest-2/red", inner=3, outer=6)
    table = ending(player(hand="forest forest"), player(), player(), tongues=(fields,))
    play(table, "lay forest", "lay forest", "done")
    assert line(table, "cards") == [6, 0, 0]
    assert line(table, "tongues") == [6, 0, 0]


def three_tongues(first: str = "", second: str = "", third: str = "") -> Tongues:
    """Write three tongues with the tips 3/6, 4/7 and 5/8."""
    return tongue(first, 3, 6), tongue(second, 4, 7), tongue(third, 5, 8)


@pytest.mark.parametrize("tip", [6, 7, 8])
def test_a_tongue_card_counts_two_on_its_tongue(tip: int) -> None:
    """WAL-073: one viking of red against two of black; elsewhere nothing changes."""
    fields = "wheat/red wheat/black wheat/black"
    tongues = three_tongues(fields, fields, fields)
    table = ending(player(hand=f"tongue-{tip}"), player(), player(), tongues=tongues)
    play(table, f"lay tongue-{tip}", "done")
    inner = {6: 3, 7: 4, 8: 5}
    red = sum(tip if other == tip else inner[other] for other in (6, 7, 8))
    black = sum(inner[other] if other == tip else other for other in (6, 7, 8))
    assert line(table, "tongues") == [red, black, 0]


def test_a_tongue_card_is_for_one_raid() -> None:
    """WAL-073, WAL-116: the two vikings are gone in the next scoring."""
    tongues = three_tongues("wheat/red wheat/black wheat/black")
    table = ending(player(hand="tongue-6"), player(), player(), tongues=tongues)
    play(table, "lay tongue-6", "done")
    assert line(table, "tongues") == [6, 3, 0]
    later = table.dump()
    again = ending(player(), player(), player(), raid=2, tongues=tongues)
    assert line(again, "tongues") == [3, 6, 0]
    assert later["discard"] == {"tongue-6": 1}
    assert sum(table.laid) == 0


def test_a_tongue_card_needs_no_viking_there() -> None:
    """WAL-A-12"""
    table = ending(
        player(hand="tongue-7"), player(), player(), tongues=three_tongues("", "wheat/black")
    )
    play(table, "lay tongue-7", "done")
    assert line(table, "tongues") == [7, 4, 0]


def test_the_walhalla_card_counts_two_for_the_reinforcements() -> None:
    """WAL-074, WAL-DT-13: 1 + 2 against 2 is the first place; only 1 departs."""
    table = ending(
        player(hand="walhalla", midgard=0, walhalla=1), player(midgard=0, walhalla=2),
        player(midgard=0, walhalla=1),
    )  # fmt: skip
    play(table, "lay walhalla", "done")
    assert midgard(table) == [10, 9, 8]
    assert walhalla(table) == [0, 1, 0]


def test_the_walhalla_card_counts_two_in_the_final_scoring() -> None:
    """WAL-074, WAL-A-12: even without a viking there."""
    table = ending(
        player(hand="walhalla", walhalla=0), player(walhalla=1), player(walhalla=0), raid=3
    )
    play(table, "lay walhalla", "done")
    assert line(table, "walhalla") == [6, 5, 0]


def test_the_walhalla_card_does_not_send_heroes_away() -> None:
    """WAL-075: nobody leaves when red's Walhalla is empty, card or not."""
    table = ending(player(hand="walhalla", walhalla=0), player(walhalla=3), player(walhalla=2))
    play(table, "lay walhalla", "done")
    assert walhalla(table) == [0, 3, 2]


def test_extra_vikings_are_no_figures() -> None:
    """WAL-116: they hold no field, and nobody comes back as one."""
    table = ending(
        player(hand="tongue-6 walhalla"), player(), player(), raid=3, tongues=three_tongues()
    )
    play(table, "lay tongue-6", "lay walhalla", "done")
    assert line(table, "fields") == [0, 0, 0]
    zones = [seat(table)[name] for name in ("midgard", "asgard", "walhalla")]
    assert sum(zones) == 14


@pytest.mark.parametrize("name", WHILE_LANDING)
def test_landing_cards_cannot_be_laid_at_the_end(name: str) -> None:
    """WAL-076"""
    table = ending(player(hand=f"{name} forest"), player(), player())
    assert refused(table, f"lay {name}") == Refusal("WAL-076")
    action = f"{name} left" if name == "attack" else name
    assert refused(table, action) == Refusal("WAL-076")


@pytest.mark.parametrize("name", AT_THE_END)
def test_the_other_cards_cannot_be_played_during_a_raid(name: str) -> None:
    """WAL-076"""
    table = landing(
        "red-bow",
        "red . .",
        player(hand=name),
        player(),
        player(),
        tongues=("forest-2", "wheat/black"),
    )
    assert refused(table, f"lay {name}") == Refusal("WAL-076")
    play(table, "land left")
    assert refused(table, f"lay {name}") == Refusal("WAL-076")
    assert allowed(table) == ["pass"]


def test_a_card_without_effect_may_be_laid_and_is_spent() -> None:
    """WAL-A-21"""
    table = ending(player(hand="village"), player(), player(), tongues=("wheat/red",))
    play(table, "lay village", "done")
    assert line(table, "cards") == [0, 0, 0]
    assert table.dump()["discard"] == {"village": 1}


def test_cards_left_after_the_last_raid_are_worth_nothing() -> None:
    """WAL-A-21"""
    table = ending(
        player(hand="forest village"),
        player(),
        player(),
        raid=3,
        tongues=three_tongues("forest-2/red"),
    )
    play(table, "done")
    assert table.over
    assert points(table) == [6 + 1 + 4, 4, 4]
    assert cards(table) == 32


# --- who knows what ---


def test_a_question_does_not_tell_what_somebody_holds() -> None:
    """WAL-A-19: asked with any card in hand, whatever it is."""
    for held in CARDS:
        forest = landing(
            "red-bow",
            "red . .",
            player(hand=held),
            player(),
            player(),
            tongues=("forest-2", "wheat"),
        )
        assert asked(play(forest, "land left")) == "hunt 0"
        fight = landing(
            "red-bow", "red . .", player(hand=held), player(hand=held), player(walhalla=0),
            tongues=("wheat/black", "wheat/red"), discard={}, luck=Fast(1),
        ) if BOX[held] > 1 else forest  # fmt: skip
        if fight is not forest:
            assert asked(fight) == "land 0"
            assert asked(play(fight, "land left")) == "defend 1"


def test_an_attack_is_a_question_for_who_holds_any_card() -> None:
    """WAL-A-19: in a game, too: the only field is an enemy's, and the hand is not empty."""
    fields = ("wheat/blue village-1/blue", "wheat/red village-1/red")
    asks = {}
    for held in ("", "forest", "attack"):
        table = landing(
            "red-bow", "red red .", player(hand=held), player(), player(), player(), tongues=fields
        )
        play(table, "land left", "fall")
        asks[held] = asked(table)
    assert asks == {"": "defend 3", "forest": "land 0", "attack": "land 0"}


def test_open_and_hidden() -> None:
    """WAL-A-19: counts are open, faces and the order of the piles are not."""
    table = landing(
        "red-bow", "red . .", player(hand="hunt forest"), player(hand="shield"), player(),
        tongues=("forest-2", "wheat"), discard={"cult": 2},
    )  # fmt: skip
    seen = table.dump(1)
    assert seen["pile"] == 32 - 5
    assert seen["discard"] == {"cult": 2}
    assert [shown["cards"] for shown in seen["players"]] == [2, 1, 0]
    assert ["hand" in shown for shown in seen["players"]] == [False, True, False]
    truth = table.dump()
    for open_ in ("tongues", "fjords", "dragon", "stack", "pending"):
        assert seen[open_] == truth[open_]
    for shown, true in zip(seen["players"], truth["players"], strict=True):
        for zone in ("midgard", "asgard", "walhalla", "points"):
            assert shown[zone] == true[zone]
