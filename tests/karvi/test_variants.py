"""Part Y: variants."""

from collections import Counter

import pytest

from skali.core.chance import Fast
from tests.karvi.build import (
    allowed,
    asked,
    beer,
    goods,
    luck,
    new,
    of,
    play,
    player,
    position,
    refused,
    rule,
    seat,
    spots,
)


def test_choosing_start_cards() -> None:
    """KARVI-239, KARVI-AMB-38, KARVI-AMB-58: one after the other, from the first seat."""
    table = new(3, Fast(1), start_cards="first")
    assert (asked(table), table.turn) == ("start", (0,))
    play(table, "start 4")
    assert (table.turn, of("start", table)) == ((1,), ["1", "2", "3", "5"])
    assert rule(table, "start 4") == "KARVI-239"
    play(table, "start 1")
    play(table, "start 2")
    assert [spots(table, n) for n in range(3)] == [["s3", "s4"], ["s1", "s6"], ["s2", "s5"]]
    assert (beer(table, 2), goods(table, 1)) == ([3, 2], (2, 1, 0))


def test_the_first_chooser_may_be_drawn() -> None:
    """KARVI-AMB-58"""
    assert {new(4, Fast(seed), start_cards="random").turn for seed in range(30)} == {
        (0,), (1,), (2,), (3,),
    }  # fmt: skip


def test_more_variety() -> None:
    """KARVI-240"""
    table = position(player(dice="s1/5 s6/5"), variety=True, seats=3)
    play(table, "move f1", "option 1")
    assert goods(table) == (3, 0, 0)


def test_variety_for_two_closes_eight_fields() -> None:
    """KARVI-241"""
    table = position(player(dice="s1/5 s6/5"), variety=True)
    assert 26 - len(of("move", table)) == 8
    assert int(table.blocked).bit_count() == 8


def test_chaos() -> None:
    """KARVI-242, KARVI-AMB-39: long boards change places, short ones too; order within stays."""
    table = position(player(dice="s1/5 s6/5"), chaos=True, seats=3)
    play(table, "move f2")
    assert seat(table)["warriors"] == ["healthy-3"]
    short = position(player(dice="f8/3 s6/3"), chaos=True, seats=3, active=0)
    play(short, "move f11", "pour 1 1")
    assert beer(short) == [4, 4]


def test_chaos_lets_every_board_be_turned() -> None:
    """KARVI-242, KARVI-AMB-57: stop tiles keep the side of the base game, or that of variety."""
    base = position(chaos=True, turn_c=True, seats=3)
    assert int(base.track[0]) == 34
    assert int(base.track[8]) == 42
    spot = position(player(dice="f26/0 s6/0!"), chaos=True, turn_a=True, seats=3, active=0,
                    stop="stop_1")  # fmt: skip
    play(spot, "move s1")
    assert seat(spot)["provisions"] == 1
    varied = position(player(dice="f26/0 s6/0!"), chaos=True, variety=True, seats=3, active=0,
                      stop="stop_1")  # fmt: skip
    play(varied, "move s1")
    assert goods(varied) == (0, 1, 0)
    assert int(varied.track[0]) == int(position(chaos=True, seats=3).track[0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_drafting(seats: int) -> None:
    """KARVI-243, KARVI-AMB-58: two of each kind and three runestones each; piles go left."""
    table = new(seats, Fast(seats), draft=True)
    assert (asked(table), table.turn) == ("draft", tuple(range(seats)))
    holders = table.dump()["piles"]
    first = holders["runestones"]
    if seats == 4:
        assert len(set(holders.values())) == 4
    else:
        assert holders["stern"] == first
    if seats == 2:
        assert holders["sail"] == holders["head"] != first
    seen = {who: set(allowed(table, who)) for who in range(seats)}
    assert not set.intersection(*seen.values())
    while asked(table) == "draft":
        who = table.turn[-1]
        table.play(table.legal(who)[-1], Fast(0), who)
    for number in range(seats):
        shown = seat(table, number)
        kinds = Counter(key[:2] for key in shown["tiles_above"])
        assert kinds == {"st": 2, "sa": 2, "he": 2}
        assert len(shown["stones_above"]) == 3


def test_where_the_piles_start() -> None:
    """KARVI-244: three players: runestones and sterns together; two: sails and heads together."""
    three = new(3, Fast(3), draft=True).dump()["piles"]
    assert three["stern"] == three["runestones"]
    assert len(set(three.values())) == 3
    two = new(2, Fast(3), draft=True).dump()["piles"]
    assert two["stern"] == two["runestones"] != two["sail"] == two["head"]


def test_piles_are_passed_when_all_have_picked() -> None:
    """KARVI-243: not from a pile that another holds, nor more than enough."""
    table = new(2, luck(("setup", "0 0 0 0"), ("stop_tiles", "stop_1"), ("trade_cards", "1 2 3"),
                        ("setup", "0")), draft=True)  # fmt: skip
    assert rule(table, "pick sa1") == "KARVI-243"
    for text in ("st1", "st2", "n01", "n02", "n03"):
        table.play(f"pick {text}", Fast(0), 0)
    assert list(table.turn) == [1]
    for text in ("sa1", "sa2", "he1", "he2"):
        table.play(f"pick {text}", Fast(0), 1)
    assert list(table.turn) == [0, 1]
    assert "pick sa3" in allowed(table, 0)
    assert "pick sa1" not in allowed(table, 0)
    assert "pick st3" in allowed(table, 1)


def test_draw_two_keep_one() -> None:
    """KARVI-245: the other goes back on top; only its drawer knows it."""
    table = position(player(dice="s1/2 s6/2"), draw_two=True, seats=3)
    play(table, "move f4")
    play(table, "draw-two helmet", chance=luck(("helmet-1", "2 5")))
    assert (asked(table), of("keep", table)) == ("keep", ["2", "5"])
    assert rule(table, "keep 3") == "KARVI-245"
    assert table.dump(1)["card_stacks"]["drawn"] == ["helmet-1", "helmet-1"]
    play(table, "keep 2")
    assert seat(table)["hand"] == ["2"]
    assert table.dump(0)["card_stacks"]["helmet"]["top"] == {"card": "5", "seat": 0}
    assert table.dump(1)["card_stacks"]["helmet"]["top"] == {"card": "helmet-1", "seat": 0}
    again = position(player(dice="s1/2 s6/2"), draw_two=True, seats=3,
                     card_stacks={"helmet": {"top": {"card": "5", "seat": 1}}})  # fmt: skip
    play(again, "move f4")
    play(again, "draw helmet", chance=luck())
    assert seat(again)["hand"] == ["5"]


def test_draw_two_with_one_card_left() -> None:
    """KARVI-AMB-37: take it; also two separate draws for a bonus of two cards."""
    rest = " ".join(str(n) for n in range(2, 16))
    table = position(player(dice="s1/2 s6/2", played=rest), draw_two=True, seats=3)
    play(table, "move f4")
    assert of("draw-two", table) == ["beer", "ship"]
    assert rule(table, "draw-two helmet") == "KARVI-AMB-37"
    two = position(player(), draw_two=True, moved=True, pending=[
        {"ask": "turn", "seats": [0]},
        {"ask": "run", "seats": [0], "program": "trade-card-11-upper"},
    ])  # fmt: skip
    play(two, "draw-two beer")
    play(two, f"keep {of('keep', two)[0]}")
    assert asked(two) == "draw"


def test_without_the_variant_one_card_is_drawn() -> None:
    """KARVI-245"""
    table = position(player(dice="s1/2 s6/2"), seats=3)
    play(table, "move f4")
    assert refused(table, "draw-two helmet").rule == "KARVI-245"
