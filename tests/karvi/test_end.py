"""Part T: the end of the game and the final scoring."""

from collections.abc import Callable

import pytest

from skali.core.chance import Fast
from skali.games.karvi.rules.components import NORMAL, SPECIAL_TABLES, STONE_TABLES
from skali.games.karvi.rules.flow import Karvi
from tests.karvi.build import ALL_TRADE, Plain, asked, play, player, position, seat


def final(*players: dict[str, Plain], **fields: Plain) -> Karvi:
    """Build a table on which the last die has stopped, and end the last turn."""
    seats = max(2, len(players))
    dice = ["f26/0 s6/0!", "s2/0! s5/0!", "s3/0! s4/0!"]
    made = [
        {"dice": player(dice=dice[n])["dice"], **(players[n] if n < len(players) else {})}
        for n in range(seats)
    ]
    table = position(*made, round=3, stop="printed", active=0, **fields)
    play(table, "move s1")
    while asked(table) != "turn":
        table.apply(table.legal()[-1], Fast(0))
    return play(table, "end")


def sheet(table: Karvi, name: str, number: int = 0) -> int:
    """Return a line of the score sheet."""
    return table.sheet()[name][number]


def test_the_last_turn_is_played_in_full() -> None:
    """KARVI-151, KARVI-152: with the stop spot's action and free actions."""
    table = position(player(dice="f26/0 s6/0!", gold=1, hand="9", silver=1),
                     player(dice="s2/0! s5/0!"), round=3, stop="printed", active=0)  # fmt: skip
    play(table, "move s1", "play upper 9")
    before = table.over
    play(table, "end")
    assert (before, table.over, table.turn) == (False, True, ())


def test_runestones() -> None:
    """KARVI-153, KARVI-EX-29: the hard goal, else the easy one, never both."""
    two = {"skye": [0], "avaldsnes": [0]}
    assert sheet(final(player(stones="n01"), sites=two), "runestones") == 10
    three = {**two, "vik_i_myrdal": [0]}
    assert sheet(final(player(stones="n01"), sites=three), "runestones") == 18
    assert sheet(final(player(stones="n01"), sites={"skye": [0]}), "runestones") == 0
    assert sheet(final(player(stones="n02", covered_stones="n01"), sites=two), "runestones") == 0


NEEDED: dict[str, Callable[[int], tuple[dict[str, str], dict[str, list[int]]]]] = {
    "trading_posts": lambda n: ({}, {k: [0] for k in ("skye", "avaldsnes", "vik_i_myrdal")[:n]}),
    "towers": lambda n: ({}, {k: [0] for k in ("ulstein", "torshavn", "waterford")[:n]}),
    "buildings": lambda n: ({}, {k: [0] for k in ("skye", "avaldsnes", "vik_i_myrdal", "ulstein",
                                                  "torshavn", "waterford")[:n]}),
    "trade_tiles": lambda n: ({"laid": " ".join(f"t{k}a" for k in range(1, n + 1))}, {}),
    "raid_tiles": lambda n: ({"laid": " ".join(f"r{k}a" for k in range(1, n + 1))}, {}),
    "equipment_tiles": lambda n: ({"covered_tiles": " ".join(f"st{k}" for k in range(1, n + 1))},
                                  {}),
    "helmet_cards": lambda n: ({"played": " ".join(str(k) for k in range(1, n + 1))}, {}),
    "beer_cards": lambda n: ({"played": " ".join(str(k) for k in range(16, n + 16))}, {}),
    "ship_cards": lambda n: ({"played": " ".join(str(k) for k in range(31, n + 31))}, {}),
    "equipment_cards": lambda n: ({"played": " ".join(str(k) for k in range(1, n + 1))}, {}),
    "trade_cards": lambda n: ({"trade_cards": " ".join(str(k) for k in range(1, n + 1))}, {}),
    "strength": lambda n: ({"warriors": " ".join(["6"] * (n // 6) + ([str(n % 6)] if n % 6 else [])
                                                 )}, {}),
    "healthy": lambda n: ({"warriors": " ".join(["1"] * n)}, {}),
    "warriors": lambda n: ({"warriors": " ".join(["1i"] * n)}, {}),
}  # fmt: skip


@pytest.mark.parametrize("stone", [table.text("key") for table in STONE_TABLES])
def test_every_normal_runestone(stone: str) -> None:
    """KARVI-153, KARVI-173..179: easy and hard goal of each."""
    table = STONE_TABLES[int(stone[1:]) - 1]
    for goal in ("easy", "hard"):
        number, points = table.integers(goal)
        own, sites = NEEDED[table.text("counts")](number)
        assert sheet(final(player(stones=stone, **own), sites=sites), "runestones") == points
    number = table.integers("easy")[0] - 1
    own, sites = NEEDED[table.text("counts")](number)
    assert sheet(final(player(stones=stone, **own), sites=sites), "runestones") == 0


@pytest.mark.parametrize("stone", [table.text("key") for table in SPECIAL_TABLES])
def test_every_special_runestone(stone: str) -> None:
    """KARVI-154, KARVI-180, KARVI-AMB-61, KARVI-EX-34: points for every symbol, no goals."""
    table = SPECIAL_TABLES[int(stone[1:]) - 1]
    for number in (0, 1, 3):
        own, sites = NEEDED[table.text("counts")](number)
        scored = sheet(final(player(stones=stone, **own), sites=sites), "runestones")
        assert scored == number * table.integer("each")
    assert int(NORMAL) == 12


def test_strength() -> None:
    """KARVI-155"""
    assert sheet(final(player(warriors="6 2i")), "strength") == 8


def test_trade_tiles_squared() -> None:
    """KARVI-156, KARVI-EX-30"""
    laid = " ".join(ALL_TRADE.split()[:5])
    assert sheet(final(player(laid=laid)), "goods") == 25
    assert sheet(final(player(beside=laid)), "goods") == 0


def test_leftovers() -> None:
    """KARVI-157..161, KARVI-AMB-31: fur and silver are pooled; a single thing is lost."""
    own = player(dice="f26/3 s6/2!", provisions=5, gold=2, hand="1 2 3", fur=2, silver=3)
    table = final(own)
    found = [sheet(table, name) for name in ("beer", "provisions", "gold", "hand", "resources")]
    assert found == [5, 2, 2, 1, 2]
    assert int(table.points[0]) == sum(table.sheet()[name][0] for name in table.sheet())


def test_runestones_count_what_is_still_there() -> None:
    """KARVI-AMB-31: warriors score for the stone and for themselves."""
    table = final(player(stones="n12", warriors="1 1 1 1"))
    assert (sheet(table, "runestones"), sheet(table, "strength")) == (8, 4)


def test_most_points_win() -> None:
    """KARVI-162, KARVI-AMB-40: also above 99."""
    result = final(player(points=150), player(points=120)).result()
    assert result is not None
    assert result.places == (1, 2)


def test_ties_go_to_the_die_furthest_left() -> None:
    """KARVI-162, KARVI-AMB-01: the better of two dice counts."""
    result = final(player(points=10), player(points=12)).result()
    assert result is not None
    assert (result.scores, result.places) == ((12, 12), (1, 2))


def test_the_upper_die_of_a_stack_is_further_left() -> None:
    """KARVI-AMB-01"""
    table = position(
        player(dice="s2/0! s6/0!", points=5),
        player(dice="s2/0!^ s5/0!", points=5),
        round=3,
        stop="printed",
        phase="over",
    )
    assert table.ranking(1) > table.ranking(0)
    assert seat(table, 1)["dice"][0]["level"] == 1
