"""Part I, first step: boatmen and their loads."""

import pytest

from skali.core.chance import Fast
from skali.core.message import Refusal
from skali.games.wikinger.rules.flow import Wikinger
from tests.wikinger.build import (
    ROWS,
    Plain,
    allowed,
    asked,
    figure,
    gold,
    mainland,
    placing,
    play,
    player,
    points,
    position,
    refused,
    row,
    scoring,
    walk,
)

CREW = {"scout": 1, "boatman": 1}


BRIDGE = "begin farmstead farmstead longhouse longhouse"


def ferrying(*rows: str, round_: int = 2, **fields: Plain) -> Wikinger:
    """Build a large scoring at the first seat's boatmen; its scouts' row is given first."""
    shown = dict(zip(("scout", "noble", "goldsmith", "fisher"), rows, strict=False))
    options = {key: fields.pop(key) for key in ("advanced",) if key in fields}
    return scoring(player(**shown, **fields), round_=round_, **options)


# --- when ---


def test_boatmen_wait_for_the_large_scoring() -> None:
    """WIK-079"""
    table = position(player(scout="begin", mainland=CREW), wheel="fisher fisher")
    assert refused(table, "ferry scout") == Refusal("WIK-025")
    table = placing("end", "noble", player(scout="begin", mainland=CREW))
    assert refused(table, "ferry scout") == Refusal("WIK-042")


def test_boatmen_come_first_and_then_no_more() -> None:
    """WIK-079: the seat that is done scores, and its boatman stays."""
    table = ferrying("begin", "begin*", mainland=CREW)
    assert asked(table) == "ferry 0"
    assert points(table)[0] == 10
    play(table, "done")
    assert points(table)[0] == 12
    assert asked(table) == "buy 1"
    assert mainland(table) == CREW


def test_nothing_else_is_done_meanwhile() -> None:
    """WIK-079"""
    table = ferrying("begin", mainland=CREW)
    for action in ("buy 0", "place 1 0", "mainland", "pass", "land 3 0"):
        assert refused(table, action) == Refusal("WIK-079")


# --- loads ---


def test_all_of_one_colour_or_one_of_each() -> None:
    """WIK-080"""
    waiting = {"scout": 2, "noble": 1, "boatman": 1}
    room = ("begin church end", "begin")
    assert allowed(ferrying(*room, mainland=waiting)) == [
        "ferry scout", "ferry noble", "ferry each", "done",
    ]  # fmt: skip
    table = play(ferrying(*room, mainland=waiting), "ferry scout", "land 3 0", "land 3 2")
    assert (row(table, "scout"), row(table, "noble")) == ("begin* church end*", "begin")
    table = play(ferrying(*room, mainland=waiting), "ferry each", "land 3 1")
    assert (row(table, "scout"), row(table, "noble")) == ("begin church* end", "begin*")


@pytest.mark.parametrize("colour", ROWS)
def test_a_colour_on_its_own_goes_as_a_whole_or_as_one_of_each(colour: str) -> None:
    """WIK-080, WIK-155: whatever the colour."""
    crew = {colour: 2, "boatman": 1}
    shown = player(**{colour: "begin end"}, mainland=crew)
    table = scoring(shown, round_=2)
    assert allowed(table) == [f"ferry {colour}", "ferry each", "done"]
    assert row(play(table.copy(), f"ferry {colour}"), colour) == "begin* end*"
    play(table, "ferry each", f"land {ROWS.index(colour) + 1} 0")
    assert row(table, colour) == "begin* end"


def test_only_who_waits_can_be_ferried() -> None:
    """WIK-080"""
    table = ferrying("begin", "begin", mainland=CREW)
    assert refused(table, "ferry noble") == Refusal("WIK-080", figure=figure("noble"))


def test_a_load_is_cut_short_by_missing_tiles_only() -> None:
    """WIK-081, WIK-A-05: three scouts, two free tiles: both are filled without a choice."""
    table = play(ferrying("begin church* end", mainland={"scout": 3, "boatman": 1}), "ferry scout")
    assert row(table, "scout") == "begin* church* end*"
    assert mainland(table) == {"scout": 1}


def test_a_colour_whose_row_is_full_cannot_go() -> None:
    """WIK-081, WIK-065"""
    table = ferrying("begin*", "begin", mainland={"scout": 1, "noble": 1, "boatman": 1})
    assert refused(table, "ferry scout") == Refusal("WIK-081", figure=figure("scout"))
    assert allowed(table) == ["ferry noble", "ferry each", "done"]


def test_nobody_of_a_load_is_left_behind() -> None:
    """WIK-081, WIK-A-05: a load goes as a whole; its landing cannot be broken off."""
    table = ferrying("begin church end", mainland={"scout": 2, "boatman": 1})
    play(table, "ferry scout")
    for action in ("done", "mainland", "ferry scout"):
        assert refused(table, action) == Refusal("WIK-082")
    play(table, "land 3 1")
    assert allowed(table) == ["land 3 0", "land 3 2"]
    assert mainland(play(table, "land 3 0")) == {}


def test_any_free_tile_of_the_row_will_do() -> None:
    """WIK-082: also the start tile, and tiles apart from the others."""
    table = ferrying("begin* church end . church", BRIDGE, mainland={"scout": 1, "boatman": 1})
    play(table, "ferry scout")
    assert allowed(table) == ["land 3 1", "land 3 2", "land 3 4"]
    assert row(play(table, "land 3 4"), "scout") == "begin* church end . church*"


def test_the_start_tile_is_a_place_like_any_other() -> None:
    """WIK-082"""
    table = play(ferrying("begin end", mainland=CREW), "ferry scout")
    assert allowed(table) == ["land 3 0", "land 3 1"]


def test_colours_land_in_any_order() -> None:
    """WIK-082: one of each, with a choice for two of them and none for the third."""
    waiting = {"scout": 1, "noble": 2, "fisher": 4, "boatman": 1}
    table = ferrying("begin end", "begin end", "", "begin", mainland=waiting)
    play(table, "ferry each")
    assert row(table, "fisher") == "begin*"
    assert allowed(table) == ["land 2 0", "land 2 1", "land 3 0", "land 3 1"]
    play(table, "land 3 0")
    assert allowed(table) == ["land 2 0", "land 2 1"]
    assert refused(table, "land 3 1") == Refusal("WIK-066", figure=figure("scout"))
    play(table, "land 2 1")
    assert mainland(table) == {"noble": 1, "fisher": 3}


def test_as_many_boatmen_as_one_likes() -> None:
    """WIK-083: each with a choice of its own."""
    waiting = {"scout": 2, "noble": 2, "boatman": 3}
    table = ferrying("begin church end", "begin church end", mainland=waiting)
    play(table, "ferry each", "land 3 0", "land 2 0", "ferry noble", "land 2 1")
    assert asked(table) == "ferry 0"
    play(table, "done")
    assert mainland(table) == {"scout": 1, "boatman": 1}


def test_figures_on_islands_are_no_cargo() -> None:
    """WIK-084: the scout on the island stays where he is, and cannot be asked aboard."""
    table = ferrying("begin* church", "begin", mainland={"noble": 1, "boatman": 1})
    assert refused(table, "ferry scout") == Refusal("WIK-080", figure=figure("scout"))
    assert row(play(table, "ferry noble"), "scout") == "begin* church"


def test_a_used_boatman_leaves_the_game() -> None:
    """WIK-085"""
    table = play(ferrying("begin", mainland={"scout": 1, "boatman": 2}), "ferry scout")
    assert mainland(table) == {"boatman": 1}
    assert table.dump()["removed"]["figures"] == {"boatman": 1}


@pytest.mark.parametrize("round_", [2, 4])
@pytest.mark.parametrize(
    ("scouts", "waiting"),
    [("begin*", CREW), ("begin", {"boatman": 3}), ("begin", {"noble": 1, "boatman": 1})],
)
def test_no_boatman_sails_empty(round_: int, scouts: str, waiting: dict[str, int]) -> None:
    """WIK-086: a full row, nobody waiting, or no tile for him: nobody is even asked."""
    table = ferrying(scouts, round_=round_, mainland=waiting)
    assert asked(table) == "buy 1"
    assert mainland(table) == waiting


def test_without_a_boatman_nobody_goes() -> None:
    """WIK-086, WIK-079"""
    table = ferrying("begin", mainland={"scout": 1})
    assert asked(table) == "buy 1"
    assert row(table, "scout") == "begin"


@pytest.mark.parametrize("round_", [2, 4])
def test_in_the_first_two_large_scorings_boatmen_may_rest(round_: int) -> None:
    """WIK-088"""
    assert "done" in allowed(ferrying("begin", round_=round_, mainland=CREW))


def test_boatmen_are_no_cargo() -> None:
    """WIK-155: one of each is one of each colour that has a row."""
    table = ferrying("begin church", mainland={"scout": 2, "boatman": 3})
    assert allowed(table) == ["ferry scout", "ferry each", "done"]
    play(table, "ferry each", "land 3 1")
    assert mainland(table) == {"scout": 1, "boatman": 2}


# --- the third large scoring ---


def test_in_the_third_large_scoring_boatmen_must_go() -> None:
    """WIK-087"""
    waiting = {"scout": 2, "noble": 1, "boatman": 3}
    table = ferrying("begin church end", "begin", round_=6, mainland=waiting)
    assert allowed(table) == ["ferry scout", "ferry noble", "ferry each"]
    assert refused(table, "done") == Refusal("WIK-087")
    play(table, "ferry scout", "land 3 0", "land 3 1")
    assert refused(table, "done") == Refusal("WIK-087")
    play(table, "ferry noble")
    assert table.over
    assert mainland(table) == {"boatman": 1}


def test_the_duty_ends_with_the_last_free_tile() -> None:
    """WIK-087: one scout stays behind for want of a tile, and with him a boatman."""
    table = ferrying("begin end*", round_=6, mainland={"scout": 2, "boatman": 2})
    play(table, "ferry each")
    assert table.over
    assert mainland(table) == {"scout": 1, "boatman": 1}


def test_the_duty_ends_with_the_last_boatman() -> None:
    """WIK-087"""
    waiting = {"scout": 1, "noble": 1, "boatman": 1}
    table = play(ferrying("begin", "begin", round_=6, mainland=waiting), "ferry noble")
    assert table.over
    assert mainland(table) == {"scout": 1}


def test_the_duty_binds_every_seat() -> None:
    """WIK-087, WIK-078"""
    crew = player(scout="begin", mainland=CREW)
    table = play(scoring(player(), crew, crew, round_=6, start_player=2), "ferry scout")
    assert asked(table) == "ferry 1"
    assert refused(table, "done") == Refusal("WIK-087")


def fewest_boatmen(table: Wikinger) -> int:
    """Try every order of loads to the end of the game and return the fewest boatmen used."""
    if table.over:
        return int(table.removed[5])
    best = 99
    for action in table.legal():
        if asked(table).startswith("land") and action != table.legal()[0]:
            continue
        after = table.copy()
        after.apply(action, Fast(0))
        best = min(best, fewest_boatmen(after))
    return best


@pytest.mark.parametrize(
    ("waiting", "boatmen"),
    [
        ({"fisher": 3}, 1),
        ({"fisher": 3, "goldsmith": 1, "scout": 1, "noble": 1}, 2),
        ({"fisher": 3, "goldsmith": 1, "scout": 2}, 3),
        ({"fisher": 2, "goldsmith": 2, "scout": 2, "noble": 2}, 2),
        ({"fisher": 3, "goldsmith": 3}, 2),
    ],
)
def test_the_player_chooses_the_plan(waiting: dict[str, int], boatmen: int) -> None:
    """WIK-A-05: the cheapest plan takes k boatmen for one of each, then one a colour left."""
    cheapest = min(k + sum(n > k for n in waiting.values()) for k in range(4))
    assert cheapest == boatmen
    room = ["begin end begin end"] * 4
    table = ferrying(*room, round_=6, mainland=waiting | {"boatman": 4})
    assert fewest_boatmen(table) == boatmen


# --- the advanced version ---


def test_in_the_advanced_version_a_boatman_carries_one_figure() -> None:
    """WIK-128"""
    waiting = {"scout": 3, "noble": 1, "boatman": 2}
    table = ferrying("begin church", "begin", advanced=True, mainland=waiting)
    assert allowed(table) == ["ferry scout", "ferry noble", "done"]
    assert refused(table, "ferry each") == Refusal("WIK-128")
    play(table, "ferry scout", "land 3 1")
    assert row(table, "scout") == "begin church*"
    assert mainland(table) == {"scout": 2, "noble": 1, "boatman": 1}
    assert asked(table) == "ferry 0"


def test_the_duty_holds_in_the_advanced_version() -> None:
    """WIK-129"""
    waiting = {"scout": 2, "boatman": 2}
    table = ferrying("begin end", round_=6, advanced=True, mainland=waiting)
    assert refused(table, "done") == Refusal("WIK-129")
    play(table, "ferry scout", "land 3 0")
    assert refused(table, "done") == Refusal("WIK-129")
    assert play(table, "ferry scout").over


@pytest.mark.parametrize("advanced", [False, True])
def test_after_the_last_scoring_no_boatman_could_have_gone(*, advanced: bool) -> None:
    """WIK-087, WIK-129: at the end of random games nobody has both a boatman and a passenger."""
    for seed in range(6):
        for table in walk(2 + seed % 3, seed, advanced=advanced):
            end = table
        for shown in end.dump()["players"]:
            free = {name for name, tiles in shown["rows"].items() for tile in tiles
                    if tile and not tile.endswith("*")}  # fmt: skip
            assert not shown["mainland"].get("boatman") or not free & shown["mainland"].keys()


def test_a_ferried_goldsmith_is_paid_in_the_same_scoring() -> None:
    """WIK-079, WIK-094"""
    table = ferrying("", "", "begin", gold=0, mainland={"goldsmith": 1, "boatman": 1})
    assert gold(play(table, "ferry goldsmith"))[0] == 3
