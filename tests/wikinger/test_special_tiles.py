"""Part V: the special tiles."""

import pytest

from skali.core.message import Refusal
from skali.games.wikinger.rules.flow import Wikinger
from tests.wikinger.build import (
    ROWS,
    Plain,
    allowed,
    asked,
    final,
    gold,
    mainland,
    play,
    player,
    points,
    position,
    refused,
    row,
    scoring,
    seat,
    special,
)

OPEN = "gold5 boat boat noble_plus1"
BOX = {
    "gold5": 1, "goldsmith_plus1": 2, "goldsmith_plus2": 1, "boat": 6, "noble_plus1": 3,
    "scout_plus1": 1, "fisher_plus1": 1, "boatman_tile": 4, "fisher_surplus3": 1, "gold_3to1": 1,
    "building_church": 1, "building_farmstead": 1, "building_longhouse": 1,
    "building_watchtower": 1,
}  # fmt: skip


def offer(around: str, *, opened: str = OPEN, **me: Plain) -> Wikinger:
    """Build an advanced table at a purchase of the first seat, whose start tile is laid."""
    shown = player(**{"fisher": "begin", **me})
    other = player(fisher="begin")
    return position(shown, other, wheel=around, advanced=True, open_specials=opened)


def owner(specials: str, *, round_: int, **me: Plain) -> Wikinger:
    """Build a scoring in which the first seat owns special tiles and has no gold."""
    return scoring(player(gold=0, specials=specials, **me), round_=round_, advanced=True)


# --- laying out ---


def test_twenty_five_special_tiles_four_of_them_open() -> None:
    """WIK-130"""
    table = position(advanced=True).dump()
    everything = dict(table["bag"]["specials"])
    for name in table["open_specials"]:
        everything[name] = everything.get(name, 0) + 1
    assert everything == BOX
    assert sum(BOX.values()) == 25
    assert len(table["open_specials"]) == 4


def test_the_base_game_has_none() -> None:
    """WIK-130"""
    table = position().dump()
    assert table["open_specials"] == []
    assert table["bag"]["specials"] == {}


def test_empty_places_are_refilled_at_the_beginning_of_a_round() -> None:
    """WIK-130, WIK-160: what nobody took stays."""
    table = scoring(round_=1, advanced=True, open_specials="gold5 gold_3to1")
    opened = table.dump()["open_specials"]
    assert len(opened) == 4
    assert {"gold5", "gold_3to1"} <= set(opened)


def test_four_untouched_tiles_simply_stay() -> None:
    """WIK-160"""
    table = scoring(round_=3, advanced=True, open_specials=OPEN)
    assert table.dump()["open_specials"] == OPEN.split()


def test_places_stay_empty_during_the_round() -> None:
    """WIK-134"""
    table = offer("fisher fisher noble noble")
    play(table, "buy 3", "place 1 0", "take gold5")
    assert table.dump()["open_specials"] == ["boat", "boat", "noble_plus1"]
    play(table, "buy 2", "place 1 0")
    assert refused(table, "take gold5") == Refusal("WIK-134", special=special("gold5"))
    assert allowed(table) == ["take boat", "take noble_plus1", "decline"]


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_at_least_one_tile_is_never_seen(round_: int) -> None:
    """WIK-A-16: even if all four are taken in every round, one supply lasts to the end."""
    table = scoring(round_=round_, advanced=True, removed=gone(4 * round_)).dump()
    assert len(table["open_specials"]) == 4
    assert sum(table["bag"]["specials"].values()) == 25 - 4 * (round_ + 1) >= 1


@pytest.mark.parametrize("left", [0, 1, 3])
def test_places_stay_empty_when_the_supply_ends(left: int) -> None:
    """WIK-130: no game comes so far, but a position may."""
    table = scoring(round_=1, advanced=True, removed=gone(25 - left)).dump()
    assert len(table["open_specials"]) == left


def gone(number: int) -> dict[str, dict[str, int]]:
    """Take some special tiles out of the game."""
    names = [name for name, count in BOX.items() for _ in range(count)][:number]
    return {"specials": {name: names.count(name) for name in names}}


# --- taking ---


def test_the_dearest_combination_brings_a_special_tile() -> None:
    """WIK-131, WIK-A-15: once tile and figure are laid."""
    table = play(offer("fisher fisher noble noble"), "buy 3")
    assert asked(table) == "place 0"
    play(table, "place 2 0")
    assert asked(table) == "settle 0"
    play(table, "settle")
    assert allowed(table) == ["take gold5", "take boat", "take noble_plus1", "decline"]
    play(table, "take noble_plus1")
    assert seat(table)["specials"] == ["noble_plus1"]
    assert asked(table) == "buy 1"


def test_at_the_first_purchase_the_start_tile_comes_before_it() -> None:
    """WIK-131, WIK-A-15"""
    table = position(wheel="fisher fisher", advanced=True, open_specials=OPEN)
    play(table, "buy 1")
    assert asked(table) == "start 0"
    play(table, "start 3", "place 1 0")
    assert asked(table) == "take 0"


def test_a_tile_that_fits_nowhere_brings_one_too() -> None:
    """WIK-131, WIK-053"""
    closed = dict.fromkeys(ROWS, "begin end")
    table = offer("fisher end/noble", **closed)
    assert asked(play(table, "buy 1")) == "take 0"


@pytest.mark.parametrize("slot", [1, 2])
def test_cheaper_combinations_bring_none(slot: int) -> None:
    """WIK-131"""
    table = play(offer("fisher fisher noble scout"), f"buy {slot}", "place 1 0")
    assert asked(table) == "buy 1"


def test_the_dearest_is_the_highest_slot_of_the_moment() -> None:
    """WIK-132: at price 1 too, and after the wheel has turned."""
    table = offer(". . . . scout noble")
    play(table, "buy 5", "place 1 0")
    assert asked(table) == "take 0"
    assert gold(table)[0] == 29


def test_the_purchase_is_judged_before_it_is_taken_off() -> None:
    """WIK-132: what is dearest afterwards does not matter."""
    table = play(offer("fisher fisher noble scout"), "buy 2", "place 1 0")
    assert asked(table) == "buy 1"
    assert asked(play(table, "buy 3", "place 1 0")) == "take 1"


def test_the_zero_never_brings_a_special_tile() -> None:
    """WIK-133: though it is the only and so the dearest combination."""
    table = play(offer(". . noble"), "buy 2", "place 1 0")
    assert not asked(table).startswith("take")
    assert seat(table)["specials"] == []


def test_the_zero_does_not_even_for_the_poor() -> None:
    """WIK-133, WIK-029"""
    table = play(offer("fisher fisher", gold=0), "buy 0", "place 1 0")
    assert asked(table) == "buy 1"


def test_four_tiles_a_round_at_most() -> None:
    """WIK-134, WIK-159: after four were taken nothing is left to take."""
    table = offer("fisher fisher fisher fisher fisher noble", opened="boat boat boat boat")
    for slot, number in ((5, 3), (4, 3), (3, 4), (2, 4)):
        play(table, f"buy {slot}", f"place {number} 0", "take boat")
    assert table.dump()["open_specials"] == []
    play(table, "buy 1", "place 1 0")
    assert asked(table) == "buy 1"


def test_taking_is_voluntary() -> None:
    """WIK-135, WIK-160"""
    table = play(offer("fisher fisher"), "buy 1", "place 1 0", "decline")
    assert seat(table)["specials"] == []
    assert table.dump()["open_specials"] == OPEN.split()


def test_a_purchase_brings_one_tile() -> None:
    """WIK-159"""
    table = play(offer("fisher fisher fisher"), "buy 2", "place 1 0", "take boat")
    assert asked(table) == "buy 1"
    assert seat(table)["specials"] == ["boat"]


def test_nothing_open_nothing_taken() -> None:
    """WIK-159"""
    table = play(offer("fisher fisher fisher", opened=""), "buy 2", "place 1 0")
    assert asked(table) == "buy 1"


def test_only_open_tiles_can_be_taken() -> None:
    """WIK-131, WIK-134"""
    table = play(offer("fisher fisher"), "buy 1", "place 1 0")
    closed = Refusal("WIK-134", special=special("gold_3to1"))
    assert refused(table, "take gold_3to1") == closed
    for action in ("buy 0", "mainland", "done", "pass"):
        assert refused(table, action) == Refusal("WIK-131")


def test_in_the_base_game_the_dearest_combination_brings_nothing() -> None:
    """WIK-131"""
    table = position(player(fisher="begin"), wheel="fisher fisher")
    assert asked(play(table, "buy 1", "place 1 0")) == "buy 1"


# --- at once ---


def test_gold5() -> None:
    """WIK-137"""
    table = play(offer("fisher fisher", gold=6), "buy 1", "place 1 0", "take gold5")
    assert gold(table)[0] == 10
    assert seat(table)["specials"] == []
    assert table.dump()["removed"]["specials"] == {"gold5": 1}


def test_gold5_cannot_pay_for_its_own_purchase() -> None:
    """WIK-A-15"""
    table = offer("fisher . . noble", gold=0, points=2)
    assert refused(table, "buy 3") == Refusal("WIK-028", price=3, gold=0, points=2)


# --- small and large scorings ---


@pytest.mark.parametrize("round_", [1, 2])
@pytest.mark.parametrize(
    ("specials", "each"),
    [
        ("goldsmith_plus1", 4),
        ("goldsmith_plus2", 5),
        ("goldsmith_plus1 goldsmith_plus1", 5),
        ("goldsmith_plus1 goldsmith_plus1 goldsmith_plus2", 7),
    ],
)
def test_goldsmith_tiles(round_: int, specials: str, each: int) -> None:
    """WIK-138: for the two safe ones; the one below the ship gets nothing."""
    shown = {"ships": ". yellow", "goldsmith": "begin* church* end*"}
    assert gold(owner(specials, round_=round_, **shown))[0] == 2 * each


@pytest.mark.parametrize(("specials", "each"), [("noble_plus1", 3), ("noble_plus1 " * 3, 5)])
def test_noble_tiles(specials: str, each: int) -> None:
    """WIK-141: only in large scorings, only for safe nobles."""
    shown = {"ships": ". red", "noble": "begin* church* end*"}
    assert points(owner(specials, round_=2, **shown))[0] == 10 + 2 * each
    assert points(owner(specials, round_=1, **shown))[0] == 10


def test_the_scout_tile() -> None:
    """WIK-142: one more for each safe scout, none for those below him."""
    shown = {"ships": ". green", "scout": "begin* church* end*", "fisher": "begin*"}
    assert seat(owner("scout_plus1", round_=2, **shown))["sheet"]["scouts"] == 2 * 2 + 1
    assert points(owner("scout_plus1", round_=3, **shown))[0] == 10


def test_the_fisher_tile() -> None:
    """WIK-143"""
    shown = {"ships": ". blue", "fisher": "begin* church* end*"}
    assert seat(owner("fisher_plus1", round_=2, **shown))["sheet"] == {"start": 10, "fishers": 2}
    assert points(owner("fisher_plus1", round_=1, **shown))[0] == 10


def test_tiles_of_others_help_nobody() -> None:
    """WIK-138, WIK-141"""
    shown = player(gold=0, goldsmith="begin*", noble="begin*")
    helper = player(gold=0, specials="goldsmith_plus2 noble_plus1")
    table = scoring(shown, helper, round_=2, advanced=True)
    assert (gold(table), points(table)) == ([3, 0], [12, 10])


def test_a_special_tile_works_in_the_scoring_of_its_round() -> None:
    """WIK-161, WIK-A-15: taken with the last purchase but one, it counts minutes later."""
    table = offer("ship-red/fisher ship-red/noble", opened="noble_plus1", noble="begin*")
    table.round = 2
    play(table, "buy 1", "place 0 1", "take noble_plus1", "buy 0", "place 0 2")
    assert points(table)[0] == 13


# --- boats ---


def test_a_boat_carries_a_whole_load() -> None:
    """WIK-139, WIK-162: all of one colour or one of each; boat and boatman are gone."""
    waiting = {"scout": 2, "noble": 1, "boatman": 2}
    table = owner("boat", round_=2, scout="begin end", noble="begin", mainland=waiting)
    assert allowed(table) == [
        "ferry scout", "ferry noble", "boat scout", "boat noble", "boat each", "done",
    ]  # fmt: skip
    play(table, "boat scout")
    assert row(table, "scout") == "begin* end*"
    assert mainland(table) == {"noble": 1, "boatman": 1}
    assert seat(table)["specials"] == []
    removed = table.dump()["removed"]
    assert (removed["specials"], removed["figures"]) == ({"boat": 1}, {"boatman": 1})


def test_a_boat_carries_one_of_each() -> None:
    """WIK-139"""
    waiting = {"scout": 2, "noble": 1, "boatman": 1}
    table = owner("boat", round_=2, scout="begin end", noble="begin", mainland=waiting)
    play(table, "boat each", "land 3 1")
    assert (row(table, "scout"), row(table, "noble")) == ("begin end*", "begin*")
    assert mainland(table) == {"scout": 1}


def test_a_boat_is_cut_short_by_missing_tiles_only() -> None:
    """WIK-139, WIK-081"""
    table = owner("boat", round_=2, scout="begin", mainland={"scout": 3, "boatman": 1})
    play(table, "boat scout")
    assert mainland(table) == {"scout": 2}


def test_without_a_boat_tile_there_is_no_boat() -> None:
    """WIK-139"""
    table = owner("", round_=2, scout="begin", mainland={"scout": 1, "boatman": 1})
    assert refused(table, "boat scout") == Refusal("WIK-139")


def test_a_boat_without_a_boatman_does_nothing() -> None:
    """WIK-140, WIK-162: a boatman's tile does not row it either."""
    for specials in ("boat boat", "boat boatman_tile"):
        table = owner(specials, round_=2, scout="begin", mainland={"scout": 1})
        assert asked(table) == "buy 1"
        assert mainland(table) == {"scout": 1}


def test_a_boat_is_never_a_duty() -> None:
    """WIK-140, WIK-A-09: in the last large scoring the boatmen go, the boat may stay."""
    crew = {"scout": 2, "boatman": 3}
    table = owner("boat", round_=6, scout="begin end", mainland=crew)
    assert allowed(table) == ["ferry scout", "boat scout", "boat each"]
    play(table, "ferry scout", "land 3 0", "ferry scout")
    assert table.over
    assert seat(table)["specials"] == ["boat"]
    assert mainland(table) == {"boatman": 1}


def test_boatmen_with_and_without_boats() -> None:
    """WIK-162: side by side in one scoring; each boat needs a boatman of its own."""
    crew = {"scout": 2, "noble": 2, "boatman": 2}
    table = owner("boat boat", round_=2, scout="begin end", noble="begin end", mainland=crew)
    play(table, "boat scout", "ferry noble", "land 2 0")
    assert asked(table) == "buy 1"
    assert mainland(table) == {"noble": 1}
    assert seat(table)["specials"] == ["boat"]


def test_a_boatmans_tile_carries_nobody() -> None:
    """WIK-144"""
    table = owner("boatman_tile", round_=6, scout="begin", mainland={"scout": 1})
    assert table.over
    assert row(table, "scout") == "begin"


# --- final scoring ---


def test_a_boatmans_tile_counts_for_the_majority() -> None:
    """WIK-144"""
    wooden = player(mainland={"boatman": 2})
    mixed = player(specials="boatman_tile boatman_tile", mainland={"boatman": 1})
    tiles = player(specials="boatman_tile boatman_tile")
    assert final(wooden, mixed, advanced=True).sheet()["boatmen"] == [0, 10]
    assert final(wooden, tiles, advanced=True).sheet()["boatmen"] == [10, 10]


def test_a_single_boatmans_tile_is_a_majority() -> None:
    """WIK-A-06, WIK-144"""
    table = final(player(specials="boatman_tile"), advanced=True)
    assert table.sheet()["boatmen"] == [10, 0]


def test_persons_on_special_tiles_are_not_fed() -> None:
    """WIK-136, WIK-144"""
    people = "boatman_tile noble_plus1 goldsmith_plus1 scout_plus1 fisher_plus1"
    assert final(player(specials=people), advanced=True).sheet()["supply"] == [0, 0]


@pytest.mark.parametrize(("waiting", "won"), [(0, 12), (3, 3), (4, 0), (6, -2)])
def test_the_surplus_tile(waiting: int, won: int) -> None:
    """WIK-145: three for every place left, still only one less for everyone unfed."""
    shown = player(specials="fisher_surplus3", fisher="begin*", mainland={"scout": waiting})
    assert final(shown, advanced=True).sheet()["supply"] == [won, 0]


@pytest.mark.parametrize(("coins", "won", "left"), [(2, 0, 2), (3, 1, 0), (14, 4, 2), (15, 5, 0)])
def test_three_gold_are_a_point(coins: int, won: int, left: int) -> None:
    """WIK-146"""
    table = final(player(gold=coins, specials="gold_3to1"), player(gold=9), advanced=True)
    assert table.sheet()["gold"] == [won, 1]
    assert gold(table) == [left, 4]
