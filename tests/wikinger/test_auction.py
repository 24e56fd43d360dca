"""Part V: the auction of the start right, and the layout after it."""

import re
from typing import Any

import pytest

from skali.conformance.staged import look
from skali.core.chance import Fast, Probe
from skali.core.message import Refusal
from skali.core.scene import CUTS, Cut
from skali.games.wikinger import GAME
from skali.games.wikinger.rules.flow import Wikinger
from tests.wikinger.build import (
    Plain,
    allowed,
    asked,
    figure,
    gold,
    luck,
    new,
    play,
    player,
    points,
    position,
    refused,
    scoring,
    seat,
    walk,
    wheel,
)

DRAWN = {"fisher": 4, "goldsmith": 2, "scout": 3, "noble": 2, "boatman": 2}
FOUR_SPECIALS = "boat boat boat boat"


def auction(
    *players: dict[str, Any], start: int = 0, ask: str = "bid", **fields: Plain
) -> Wikinger:
    """Build a table at which the bidding begins."""
    pending = [{"ask": ask, "seat": start}]
    given = {"wheel": "", "drawn": DRAWN, "start_player": start, "pending": pending, **fields}
    return position(*players, auction=True, **given)


def laying(*players: dict[str, Any], start: int = 0, **fields: Plain) -> Wikinger:
    """Build a table at which the winner has to remove a figure."""
    return auction(*players, start=start, ask="remove", **fields)


def figures(table: Wikinger) -> list[str]:
    """List the figures around the wheel from slot 11 downwards; tiles alone count as none."""
    return [slot.partition("/")[2] for slot in reversed(wheel(table).split())]


# --- before the bidding ---


def test_base_rules_hold_in_the_advanced_version() -> None:
    """WIK-111: purses, the zero, contact, and the points of a large scoring."""
    table = new(3, advanced=True)
    assert (gold(table), points(table)) == ([25] * 3, [10] * 3)
    table = position(player(noble="begin"), wheel="fisher fisher", advanced=True)
    assert refused(table, "buy 0") == Refusal("WIK-027", figure=figure("fisher"), left=2)
    assert refused(play(table, "buy 1"), "place 5 4") == Refusal("WIK-046", row=5, column=4)
    everybody = dict.fromkeys(("noble", "scout", "goldsmith", "fisher"), "begin*")
    table = scoring(player(gold=0, **everybody), round_=2, advanced=True)
    assert (points(table)[0], gold(table)[0]) == (15, 3)


def test_special_tiles_are_opened_before_the_auction() -> None:
    """WIK-112, WIK-113: they are drawn first, then thirteen figures, and no tile yet."""
    table = new(
        4, luck(specials="gold5 boat boat noble_plus1", figures="noble " * 13),
        advanced=True, first="3",
    )  # fmt: skip
    shown = table.dump()
    assert shown["open_specials"] == ["gold5", "boat", "boat", "noble_plus1"]
    assert shown["drawn"] == {"noble": 13}
    assert set(shown["wheel"]) == {None}
    assert sum(shown["bag"]["tiles"].values()) == 72
    assert asked(table) == "bid 2"


# --- bidding ---


def test_the_start_player_speaks_first_and_may_say_nothing() -> None:
    """WIK-115, WIK-A-14"""
    table = auction(player(gold=2, points=1), player(), player(), start=0)
    assert asked(table) == "bid 0"
    assert allowed(table) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert refused(table, "pass") == Refusal("WIK-115")


def test_the_start_player_may_raise_after_saying_nothing() -> None:
    """WIK-A-07: nothing is a bid of 0; he stays in."""
    table = play(auction(), "bid 0", "bid 1")
    assert asked(table) == "bid 0"
    assert {"pass", "bid 2"} <= set(allowed(table))
    assert play(table, "bid 2", "pass").start == 0
    assert gold(table) == [28, 30]


def test_nobody_else_may_say_nothing() -> None:
    """WIK-A-07, WIK-116: the others raise by at least one or pass."""
    table = play(auction(player(), player(gold=2, points=0)), "bid 0")
    assert allowed(table) == ["pass", "bid 1", "bid 2"]
    assert refused(table, "bid 0") == Refusal("WIK-158", bid=0)


def test_bids_go_round_clockwise() -> None:
    """WIK-116, WIK-A-14: whoever passed is asked no more."""
    table = auction(seats=4, start=2)
    seen = []
    for action in ("bid 1", "pass", "bid 2", "bid 3", "bid 4", "pass", "bid 5", "pass"):
        seen.append(asked(table))
        play(table, action)
    assert seen == ["bid 2", "bid 3", "bid 0", "bid 1", "bid 2", "bid 0", "bid 1", "bid 2"]
    assert asked(table) == "remove 1"


def test_a_bid_must_be_higher() -> None:
    """WIK-116, WIK-158"""
    table = play(auction(), "bid 4")
    assert refused(table, "bid 4") == Refusal("WIK-158", bid=4)
    assert refused(table, "bid 3") == Refusal("WIK-158", bid=4)


def test_nothing_but_bidding_is_asked() -> None:
    """WIK-116"""
    table = play(auction(), "bid 4")
    for action in ("buy 0", "remove noble", "lay noble", "done"):
        assert refused(table, action) == Refusal("WIK-116")


def test_bids_are_limited_by_gold_and_points() -> None:
    """WIK-117, WIK-A-13"""
    table = play(auction(player(), player(gold=3, points=4)), "bid 6")
    assert allowed(table) == ["pass", "bid 7"]
    assert refused(table, "bid 8") == Refusal("WIK-117", gold=3, points=4)


def test_whoever_cannot_raise_must_pass() -> None:
    """WIK-158"""
    table = play(auction(player(), player(gold=3, points=3)), "bid 6")
    assert allowed(table) == ["pass"]


def test_the_winner_pays_in_gold_and_points_for_the_rest() -> None:
    """WIK-114, WIK-118"""
    table = play(auction(player(gold=3, points=9), player()), "bid 8", "pass")
    assert (gold(table), points(table)) == ([0, 30], [4, 10])
    assert seat(table)["sheet"] == {"start": 9, "exchanged": -5}


def test_losers_pay_nothing() -> None:
    """WIK-118, WIK-A-13: neither those who bid beyond their gold nor those who passed."""
    table = auction(player(gold=2), player(gold=2), player(gold=30))
    play(table, "bid 5", "bid 9", "bid 10", "pass", "pass")
    assert (gold(table), points(table)) == ([2, 2, 20], [10, 10, 10])


def test_if_nobody_bids_the_start_player_wins_for_free() -> None:
    """WIK-119"""
    table = play(auction(seats=3, start=1), "bid 0", "pass", "pass")
    assert asked(table) == "remove 1"
    assert gold(table) == [25, 25, 25]


def test_nobody_outbids_himself() -> None:
    """WIK-158: all others passed, so the highest bidder is not asked again."""
    table = play(auction(seats=3), "bid 0", "bid 3", "pass", "pass")
    assert asked(table) == "remove 1"
    assert table.gold[1] == 22


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_auction_ends_with_the_highest_bid(seats: int) -> None:
    """WIK-116, WIK-118, WIK-158: random auctions, against a ledger kept by the test."""
    for seed in range(20):
        policy, table = Fast(seed), auction(seats=seats, start=seed % seats)
        purse, best, out = gold(table), (-1, -1), set[int]()
        expected = seed % seats
        while asked(table).startswith("bid"):
            assert asked(table) == f"bid {expected}"
            action = "pass" if best[0] >= 0 and policy.below(0, 2) else f"bid {best[0] + 1}"
            play(table, action)
            if action == "pass":
                out.add(expected)
            else:
                best = (best[0] + 1, expected)
            expected = next(
                who % seats for who in range(expected + 1, 99) if who % seats not in out
            )
        purse[best[1]] -= best[0]
        assert gold(table) == purse
        assert asked(table) == f"remove {best[1]}"


def test_points_can_be_exchanged_while_bidding() -> None:
    """WIK-114, WIK-031: with the option of free exchange; the bidder stays the same."""
    table = auction(player(gold=0, points=1), player(), free_exchange=True)
    assert allowed(table) == ["exchange", "bid 0", "bid 1"]
    play(table, "exchange")
    assert (gold(table)[0], points(table)[0]) == (1, 0)
    assert allowed(table) == ["bid 0", "bid 1"]
    assert refused(table, "exchange") == Refusal("WIK-032")


def test_without_the_option_nothing_is_exchanged_while_bidding() -> None:
    """WIK-031, WIK-A-13"""
    assert refused(auction(), "exchange") == Refusal("WIK-031")


# --- the winner ---


def test_the_winner_is_start_player_of_the_round() -> None:
    """WIK-120, WIK-125: he removes, lays first, and buys first."""
    table = play(auction(seats=3), "bid 0", "pass", "bid 1", "pass")
    assert table.start == 2
    assert asked(table) == "remove 2"
    play(table, "remove fisher")
    assert asked(table) == "lay 2"
    play(table, "lay fisher", "lay scout", "lay noble", "lay goldsmith")
    assert asked(table) == "buy 2"


def test_the_winner_is_first_in_the_scoring() -> None:
    """WIK-120"""
    crew = player(noble="begin", mainland={"noble": 1, "boatman": 1})
    table = auction(crew, crew, crew, round=2)
    play(table, "bid 0", "bid 1", "pass", "pass", "remove fisher")
    play(table, "lay fisher", "lay scout", "lay noble", "lay goldsmith")
    policy = Fast(3)
    while not asked(table).startswith("ferry"):
        table.apply(table.random_action(policy), policy)
    assert asked(table) == "ferry 1"


def test_the_winner_removes_one_of_the_figures() -> None:
    """WIK-121: any of the colours drawn, and it leaves the game."""
    table = laying()
    assert allowed(table) == [f"remove {name}" for name in DRAWN]
    assert refused(table, "remove warrior") == Refusal("WIK-113", figure=figure("warrior"))
    for action in ("lay noble", "buy 0", "bid 3", "pass"):
        assert refused(table, action) == Refusal("WIK-121")
    play(table, "remove noble")
    assert table.dump()["removed"]["figures"] == {"noble": 1}
    assert table.dump()["drawn"] == DRAWN | {"noble": 1}


def test_the_tiles_are_revealed_only_then() -> None:
    """WIK-122: as in the base game."""
    table = laying()
    assert wheel(table) == " ".join(["."] * 12)
    play(
        table,
        "remove noble",
        chance=luck(tiles="ship-red end ship-blue " + "church begin end " * 3),
    )
    assert wheel(table) == "end " + "church begin end " * 3 + "ship-blue ship-red"


def test_the_winner_lays_a_colour_from_slot_11_downwards() -> None:
    """WIK-123"""
    table = play(laying(start=1), "remove noble", "lay scout")
    assert figures(table) == ["scout"] * 3 + [""] * 9
    assert asked(table) == "lay 0"
    assert refused(table, "lay scout") == Refusal("WIK-123", figure=figure("scout"))


def test_nothing_else_is_done_while_colours_are_laid() -> None:
    """WIK-124"""
    table = play(laying(), "remove noble")
    for action in ("buy 0", "remove scout", "pass"):
        assert refused(table, action) == Refusal("WIK-124")


def test_each_next_player_lays_a_colour_on_the_highest_free_slots() -> None:
    """WIK-124: round and round; the last colour leaves no choice."""
    table = play(laying(seats=3, start=2), "remove goldsmith")
    seen = []
    for action in ("lay scout", "lay boatman", "lay goldsmith", "lay fisher"):
        seen.append(asked(table))
        play(table, action)
    assert seen == ["lay 2", "lay 0", "lay 1", "lay 2"]
    assert figures(table) == (
        ["scout"] * 3 + ["boatman"] * 2 + ["goldsmith"] + ["fisher"] * 4 + ["noble"] * 2
    )
    assert asked(table) == "buy 2"


def test_a_single_colour_lays_itself() -> None:
    """WIK-124"""
    table = laying(start=1, drawn={"noble": 12, "scout": 1})
    play(table, "remove scout")
    assert figures(table) == ["noble"] * 12
    assert asked(table) == "buy 1"


def test_the_round_goes_on_as_in_the_base_game() -> None:
    """WIK-125: prices rise from slot 0, where the figures laid last stand."""
    table = play(
        laying(), "remove noble", "lay fisher", "lay scout", "lay goldsmith", "lay boatman"
    )
    assert figures(table)[::-1][:2] == ["noble", "boatman"]
    assert allowed(table) == [f"buy {slot}" for slot in range(12)]
    assert gold(play(table, "buy 3"))[0] == 27


def test_the_next_auction_begins_left_of_the_winner() -> None:
    """WIK-126"""
    table = scoring(seats=3, start_player=1, round_=1, auction=True)
    assert asked(table) == "bid 2"
    play(table, "bid 0", "bid 1", "pass", "pass")
    assert table.start == 0
    policy = Fast(1)
    while table.round == 2:
        table.apply(table.random_action(policy), policy)
    assert asked(table) == "bid 1"


def test_bids_of_one_auction_do_not_reach_into_the_next() -> None:
    """WIK-115, WIK-116: after the round all are in again, and the first may say nothing."""
    table = position(auction=True, wheel="", bidding={"bid": 7, "bidder": 1, "passed": [0]})
    assert asked(table) == "bid 1"
    assert table.dump()["bidding"] == {"bid": 0, "bidder": None, "passed": []}
    assert "bid 0" in allowed(table)
    assert asked(play(table, "bid 0")) == "bid 0"


# --- without the auction ---


def test_the_advanced_version_without_the_auction() -> None:
    """WIK-127, WIK-A-08: twelve figures in the base game's order, and open special tiles."""
    drawn = "boatman fisher " * 6
    table = new(
        3, luck(specials=FOUR_SPECIALS, tiles="end " * 12, figures=drawn),
        advanced=True, auction=False, first="1",
    )  # fmt: skip
    assert figures(table)[::-1] == ["fisher"] * 6 + ["boatman"] * 6
    assert asked(table) == "buy 0"
    assert table.dump()["open_specials"] == FOUR_SPECIALS.split()


def test_without_the_auction_the_start_player_rotates() -> None:
    """WIK-127, WIK-024"""
    starts = {}
    for table in walk(3, advanced=True, auction=False, first="2"):
        starts[int(table.round)] = int(table.start)
        assert asked(table).split()[0] not in ("bid", "remove", "lay") if not table.over else True
    assert starts == {1: 1, 2: 2, 3: 0, 4: 1, 5: 2, 6: 0}


def test_without_the_auction_boatmen_still_carry_one_figure() -> None:
    """WIK-127, WIK-128"""
    table = scoring(
        player(scout="begin end", mainland={"scout": 2, "boatman": 1}), round_=2, advanced=True
    )
    assert refused(table, "ferry each") == Refusal("WIK-128")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_auctions_all_figures_come_into_play(seats: int) -> None:
    """WIK-113, WIK-121: six times thirteen; six are removed, used boatmen apart."""
    for table in walk(seats, advanced=True):
        end = table
    assert end.dump()["bag"]["figures"] == {}


def test_an_auction_needs_no_luck() -> None:
    """WIK-113, WIK-122: only the removal reveals something."""
    table = auction()
    for action in ("bid 0", "bid 2", "pass"):
        chance = Probe()
        play(table, action, chance=chance)
        assert chance.marks == 0
    chance = Probe()
    play(table, "remove noble", chance=chance)
    assert chance.marks == 12


@pytest.mark.parametrize("cut", CUTS)
def test_any_bid_can_be_made_beside_those_with_a_button(cut: Cut) -> None:
    """WIK-115, WIK-158: what opens every amount says so, apart from the bid that stands."""
    table = auction(player(gold=20), player(gold=20), start=0)
    scene = GAME.scene(table, 0, cut)
    nodes = {node.id: node for panel in scene.panels for node in panel.nodes}
    assert len(scene.offers["bid"]) == len(allowed(table))
    assert "bid-stands" not in scene.offers
    buttons = [node for id_, node in nodes.items() if id_.startswith("choice-bid-")]
    buttons = [node for node in buttons if node.id.count("-") == 2]
    assert buttons
    assert all(node.x + node.w <= nodes["bid"].x for node in buttons)


def test_high_bids_can_be_told_apart_on_a_phone() -> None:
    """WIK-116: where there is no room for a coin, the number stands alone."""
    table = auction(player(gold=60), player(gold=60), player(),
                    bidding={"bid": 17, "bidder": 1, "passed": [2]})  # fmt: skip
    tray = next(panel for panel in GAME.scene(table, 0, "narrow").panels if panel.id == "tray")
    bids = [node for node in tray.nodes if re.fullmatch("choice-bid-[0-9]+", node.id)]
    seen = {look(GAME, tray, bid, "en") for bid in bids}
    assert len(seen) == len(bids) > 2
