"""Parts P and W: drawing cards, placing tiles and runestones, what equipment tiles do."""

from collections.abc import Callable

import pytest

from skali.games.karvi.rules.flow import Karvi
from tests.karvi.build import (
    ALL_RAIDS,
    acting,
    allowed,
    asked,
    beer,
    crew,
    goods,
    line,
    luck,
    of,
    play,
    player,
    points,
    position,
    refused,
    rule,
    seat,
    using,
)

TWO_TOWERS = {"ulstein": [0], "torshavn": [0]}


def test_draw_or_place() -> None:
    """KARVI-110, KARVI-111"""
    table = acting("equip", player(fur=3, tiles_above="sa7"), player(), sites=TWO_TOWERS)
    assert allowed(table) == ["draw helmet", "draw beer", "draw ship", "place sa7", "done"]
    play(table, "draw beer", chance=luck(("beer-1", "20")))
    assert (seat(table)["hand"], asked(table)) == (["20"], "turn")


def test_placing_a_tile() -> None:
    """KARVI-112..114, KARVI-116, KARVI-194, KARVI-EX-19: condition, cost, points, effect."""
    own = player(fur=3, tiles_above="sa7", warriors="1")
    table = acting("equip", own, player(), sites=TWO_TOWERS)
    play(table, "place sa7")
    assert (goods(table), points(table), line(table, "equipping")) == ((0, 0, 0), 5, 5)
    assert seat(table)["tiles"] == {"sail": "sa7"}
    one = acting("equip", own, player(), sites={"ulstein": [0]})
    refusal = refused(one, "place sa7")
    assert refusal.rule == "KARVI-173"
    assert (refusal.values["needed"], refusal.values["have"]) == (2, 1)
    poor = acting("equip", player(fur=2, tiles_above="sa7"), player(), sites=TWO_TOWERS)
    assert rule(poor, "place sa7") == "KARVI-113"
    assert rule(poor, "place sa1") == "KARVI-018"
    income = acting("income", player(tiles="sa7", warriors="1"), display=["9", "3", "5"])
    play(income, "now", "receive 1 upper")
    assert line(income, "trade_cards") == 5


def test_any_order_of_stern_sail_and_head() -> None:
    """KARVI-115: the head first."""
    table = acting("equip", player(fur=4, tiles_above="he2", warriors="1 1 1 1"))
    play(table, "place he2")
    assert (points(table), seat(table)["tiles"]) == (7, {"head": "he2"})


def test_replacing_a_tile() -> None:
    """KARVI-117, KARVI-118: cost and condition, but no points; the old one still counts."""
    own = player(fur=3, tiles_above="sa7", tiles="sa8", warriors="1")
    table = acting("equip", own, player(), sites=TWO_TOWERS)
    play(table, "place sa7")
    assert (points(table), goods(table)[0]) == (0, 0)
    assert (seat(table)["tiles"], seat(table)["covered_tiles"]) == ({"sail": "sa7"}, ["sa8"])
    assert table.sheet()["runestones"] == [0, 0]
    two = using("nothing", player(stones="n06", tiles="st1 sa7 he8", covered_tiles="sa8"))
    assert two.sheet()["runestones"][0] == 18


def test_placing_a_runestone() -> None:
    """KARVI-031, KARVI-112..114: three silver, four points on a free spot."""
    own = player(silver=3, stones_above="n02 n03", stones="n01")
    table = acting("equip", own, player(), sites={"ulstein": [0]})
    assert of("engrave", table) == ["n02 1", "n02 2"]
    assert rule(table, "engrave n03 2") == "KARVI-173"
    assert rule(table, "engrave n02 3") == "KARVI-117"
    assert rule(table, "engrave n04 2") == "KARVI-017"
    free = play(table.copy(), "engrave n02 2")
    assert (points(free), goods(free), seat(free)["stones"]) == (4, (0, 0, 0), ["n01", "n02", None])
    play(table, "engrave n02 1")
    assert (points(table), seat(table)["covered_stones"]) == (0, ["n01"])


# --- sterns ---


def test_a_stern_rewards_every_equip_action_but_its_own() -> None:
    """KARVI-183, KARVI-116, KARVI-AMB-51: once, before or after."""
    own = player(fur=2, tiles_above="st1", laid="t1a")
    table = acting("equip", own)
    play(table, "place st1")
    assert goods(table) == (0, 0, 0)
    table = acting("equip", player(tiles="st1"))
    play(table, "draw beer")
    assert goods(table) == (0, 1, 0)
    first = acting("equip", player(tiles="st1", silver=2, stones_above="n04", laid="t1a"))
    assert rule(first, "engrave n04 1") == "KARVI-113"
    play(first, "bonus")
    assert goods(first) == (0, 3, 0)
    assert rule(first, "bonus") == rule(first, "done") == "KARVI-AMB-51"
    play(first, "engrave n04 1")
    assert (goods(first), asked(first)) == ((0, 0, 0), "turn")


def test_no_stern_no_bonus() -> None:
    """KARVI-183"""
    assert rule(acting("equip", player()), "bonus") == "KARVI-183"


def test_a_stern_on_a_stern() -> None:
    """KARVI-AMB-52: the old one still gives its bonus, the new one does not."""
    table = acting("equip", player(fur=2, tiles="st7", tiles_above="st2", laid="r1a"))
    play(table, "place st2")
    assert (line(table, "tiles"), goods(table)) == (2, (0, 0, 0))


def test_drawing_by_a_bonus_is_no_equip_action() -> None:
    """KARVI-AMB-28, KARVI-AMB-29: but the printed action of a stop spot is one."""
    table = using("trade-card-11-upper", player(tiles="st1"))
    play(table, "draw beer", "draw ship")
    assert goods(table) == (0, 0, 0)
    table = position(player(dice="f26/2 s6/2!", tiles="st1"), player(dice="s4/3! s5/3!"), round=3,
                     stop="printed", active=0)  # fmt: skip
    play(table, "move s2", "draw beer")
    assert goods(table) == (0, 1, 0)


@pytest.mark.parametrize(
    ("tile", "answers", "check"),
    [
        ("st1", (), lambda t: goods(t) == (0, 1, 0)),
        ("st2", (), lambda t: goods(t) == (1, 0, 0)),
        ("st3", ("raise healthy-2 1",), lambda t: crew(t) == "3"),
        ("st4", (), lambda t: seat(t)["provisions"] == 1),
        ("st5", ("pour 1 0",), lambda t: beer(t) == [2, 1]),
        ("st6", ("sail avaldsnes",), lambda t: seat(t)["ship"] == "avaldsnes"),
        ("st7", (), lambda t: points(t) == 2),
        ("st8", ("draw ship",), lambda t: len(seat(t)["hand"]) == 2),
    ],
)
def test_every_stern(tile: str, answers: tuple[str, ...], check: Callable[[Karvi], bool]) -> None:
    """KARVI-183, KARVI-181: after the action."""
    table = acting("equip", player(tiles=tile, warriors="2", dice="s1/1 s6/1"))
    play(table, "draw helmet", *answers)
    assert check(table)


# --- sails ---


def test_sail_1_caps_the_beer() -> None:
    """KARVI-184, KARVI-AMB-35: at most one; nothing stays nothing; also for cards that pay."""
    table = position(player(dice="s1/1 s6/0", tiles="sa1"), seats=3)
    play(table, "move f8")
    assert beer(table) == [0, 0]
    free = position(player(dice="s1/1 s6/0", tiles="sa1"), seats=3)
    play(free, "move f3")
    assert beer(free) == [1, 0]
    card = using("card-26-upper", player(dice="s1/1 s6/0", tiles="sa1"), seats=3)
    play(card, "use f20")
    assert beer(card) == [0, 0]
    none = using("card-25-upper", player(dice="s1/0 s6/0", tiles="sa1"), seats=3)
    assert "f20" in of("use", none)


@pytest.mark.parametrize(("tile", "price", "place"), [("sa2", 2, "clontarf"), ("sa6", 1, "hov")])
def test_sails_that_sail(tile: str, price: int, place: str) -> None:
    """KARVI-185, KARVI-186, KARVI-AMB-19: once a turn, besides the free action."""
    table = position(player(tiles=tile, provisions=price, ship="kaupanger"))
    play(table, "rig", f"sail {place}", "done")
    assert (seat(table)["provisions"], seat(table)["ship"]) == (0, place)
    assert rule(table, "rig") == "KARVI-185"
    assert f"{place}" in of("sail", table)
    poor = position(player(tiles=tile, provisions=price - 1))
    assert rule(poor, "rig") == "KARVI-186"
    assert rule(position(player()), "rig") == "KARVI-181"


def test_sail_6_goes_two_steps_and_keeps_all_rules() -> None:
    """KARVI-186: locks and displacing apply."""
    table = position(player(tiles="sa6", provisions=2), player(ship="hov", warriors="6"))
    play(table, "rig")
    assert "hov" in of("sail", table)
    assert rule(table, "sail london") == "KARVI-224"
    play(table, "sail hov", "displace 2 london")
    assert seat(table)["provisions"] == 0


def test_a_sail_with_nowhere_to_go() -> None:
    """KARVI-058, KARVI-186"""
    table = position(player(tiles="sa6", provisions=1, ship="waterford"),
                     player(ship="map_south", warriors="1"))  # fmt: skip
    others = position(player(tiles="sa6", provisions=1, ship="waterford", warriors="2"),
                      player(ship="map_south", warriors="1"))  # fmt: skip
    assert "rig" in allowed(others)
    assert "rig" in allowed(table)


def test_sail_3_is_the_map() -> None:
    """KARVI-187"""
    table = position(player(tiles="sa3", ship="exeter", provisions=2))
    assert "waterford" in of("sail", table)
    covered = position(player(tiles="sa4", covered_tiles="sa3", ship="exeter", provisions=2))
    assert rule(covered, "sail waterford") == "KARVI-141"


def test_sail_4_rewards_building() -> None:
    """KARVI-188"""
    tower = position(player(tiles="sa4", ship="torshavn", warriors="1"))
    play(tower, "sail torshavn", "build", "raise healthy-1 2")
    assert crew(tower) == "3"
    post = position(player(tiles="sa4", ship="skye"))
    play(post, "sail skye", "build", "gather 1")
    assert goods(post) == (1, 1, 0)


def test_sail_5_turns_beer_into_an_action() -> None:
    """KARVI-189: once a turn, two beer of one die."""
    table = position(player(tiles="sa5", dice="s1/2 s6/1", silver=3, beside="t2b"))
    play(table, "rig", "die 1", "option 1", "trade 2")
    assert beer(table) == [0, 1]
    assert goods(table) == (0, 0, 0)
    poor = position(player(tiles="sa5", dice="s1/1 s6/1"))
    assert rule(poor, "rig") == "KARVI-189"


def test_sail_7_gives_a_trade_card_with_income() -> None:
    """KARVI-182, KARVI-194: before or after the action."""
    own = player(tiles="sa7", warriors="1")
    before = acting("income", own, display=["9", None, None])
    assert (asked(before), allowed(before)) == ("when", ["now", "later"])
    play(before, "now", "receive 1 upper")
    assert (points(before), asked(before)) == (5, "gather")
    after = acting("income", own, display=["9", None, None])
    play(after, "later", "gather 1", "raise healthy-1 1")
    assert asked(after) == "receive"


def test_sail_8_and_heads_with_plain_bonuses() -> None:
    """KARVI-181, KARVI-182: beer brings a provision and points, income a gold, at once."""
    table = acting("beer", player(tiles="sa8 he7", dice="s1/1 s6/1"))
    assert (seat(table)["provisions"], points(table)) == (1, 2)
    gold = acting("income", player(tiles="he8"))
    assert goods(gold)[2] == 1


# --- heads ---


def test_head_1_softens_raids() -> None:
    """KARVI-191, KARVI-AMB-12, KARVI-AMB-13: one damage less, four points more."""
    table = acting("raid", player(tiles="he1", warriors="4", beside="r1a"))
    play(table, "raid 1")
    assert (crew(table), line(table, "raids")) == ("4", 8)
    francia = acting("raid", player(tiles="he1", warriors="6 6 6 6 1", laid=ALL_RAIDS))
    play(francia, "raid francia", "hurt healthy-1", "hurt injured-1")
    assert (line(francia, "raids"), crew(francia)) == (16, "6 6 6 6")


def test_head_2_pours_after_a_death() -> None:
    """KARVI-192, KARVI-AMB-11: once a raid, however many die."""
    table = acting("raid", player(tiles="he2", warriors="6 1i 1i", beside="r2a", dice="s1/1 s6/1"))
    play(table, "raid 2", "hurt injured-1", "hurt injured-1")
    assert asked(table) == "pour"
    play(table, "pour 2 0")
    assert (asked(table), beer(table)) == ("turn", [3, 1])
    alive = acting("raid", player(tiles="he2", warriors="4", beside="r1a"))
    play(alive, "raid 1")
    assert asked(alive) == "turn"


def test_head_3_rewards_trade_cards() -> None:
    """KARVI-190"""
    table = using("stone-s2-upper", player(tiles="he3"), display=["9", "3", "5"])
    play(table, "receive 1 upper")
    assert (line(table, "tiles"), points(table)) == (4, 9)


def test_head_4_doubles_raids() -> None:
    """KARVI-193, KARVI-AMB-12: Francia too, but not the dead nor the field."""
    table = acting("raid", player(tiles="he4", warriors="6 1i", beside="r1b"))
    play(table, "raid 1", "hurt injured-1")
    assert (line(table, "raids"), line(table, "valhalla")) == (8, 1)
    six = player(tiles="he4", warriors="6 6 6 6 1i", laid=ALL_RAIDS)
    francia = acting("raid", six)
    play(francia, "raid francia", "hurt injured-1", "hurt healthy-6")
    assert line(francia, "raids") == 24


def test_head_5_scores_trades() -> None:
    """KARVI-181, KARVI-AMB-51: only when a tile is activated."""
    table = acting("trade", player(tiles="he5", silver=3, beside="t2b"), display=["9", None, None])
    play(table, "trade 2", "receive 1 upper")
    assert line(table, "tiles") == 4
    idle = acting("trade", player(tiles="he5", silver=3, beside="t2b"))
    play(idle, "done")
    assert line(idle, "tiles") == 0


def test_head_6_may_pay_for_the_trade() -> None:
    """KARVI-182: taken before the action where it is needed, else after it."""
    needy = acting("trade", player(tiles="he6", silver=2, beside="t2b"), display=["9", None, None])
    play(needy, "trade 2")
    assert of("gather", needy) == ["0", "1"]
    play(needy, "gather 1", "receive 1 upper")
    assert (goods(needy), seat(needy)["laid"]) == ((1, 0, 0), ["t2b"])
    rich = acting("trade", player(tiles="he6", silver=3, beside="t2b"), display=["9", None, None])
    play(rich, "trade 2", "receive 1 upper", "gather 2")
    assert goods(rich) == (2, 0, 0)
