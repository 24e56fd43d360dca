"""Parts A and B: the board and each player's things at the start."""

from collections import Counter

import pytest

from skali.core.chance import Fast
from skali.games.karvi import GAME
from skali.games.karvi.effects.programs import STOPS
from skali.games.karvi.rules.components import PER_SORT, PLACES, SORTS, SYMBOLS
from skali.games.karvi.rules.flow import Karvi
from tests.karvi.build import (
    allowed,
    asked,
    beer,
    crew,
    goods,
    luck,
    new,
    of,
    play,
    player,
    points,
    position,
    refused,
    rule,
    seat,
    spots,
)


def ready(seats: int, seed: int = 0, **options: object) -> Karvi:
    """Start a game and make the choices of the setup, the first of each."""
    chance = Fast(seed)
    table = new(seats, chance, **options)
    while table.dump()["phase"] == "setup":
        who = table.turn[0]
        table.play(table.legal(who)[0], chance, who)
    return table


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_map_has_a_side_for_few_and_one_for_four(seats: int) -> None:
    """KARVI-001: only four players sail from Kaupanger straight to Hov."""
    near = position({"provisions": 1}, seats=seats)
    assert ("hov" in of("sail", near)) == (seats == 4)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_stack_lies_at_a_place_that_shows_it(seats: int) -> None:
    """KARVI-002..006"""
    assert len(SORTS) == 12
    met = set()
    for seed in range(8):
        stacks = new(seats, Fast(seed)).dump()
        homes = {sort: entry["at"] for sort, entry in stacks["stacks"].items() if "at" in entry}
        assert sorted(homes) == sorted(SORTS)
        assert len(set(homes.values())) == len(homes)
        for sort, place in homes.items():
            assert SORTS.index(sort) in SYMBOLS[PLACES.index(place)]
        met.add(homes["t2"])
    assert met == {"hov", "pierowall"}
    assert int(PER_SORT) == 4


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_stack_has_one_tile_a_player(seats: int) -> None:
    """KARVI-003, KARVI-075: the others left the game unseen."""
    table = position({"ship": "jarlshof"}, seats=seats)
    play(table, "sail jarlshof", "look")
    assert len(of("take", table)) == seats


def test_two_players_have_blockades_on_seven_fields() -> None:
    """KARVI-007, KARVI-009: fields marked 3+ are closed for the whole game."""
    table = position(player(dice="s1/5 s6/5"))
    closed = ["f4", "f8", "f12", "f16", "f18", "f21", "f24"]
    assert [f"f{n}" for n in range(1, 27) if f"f{n}" not in of("move", table)] == closed
    assert refused(table, "move f4").rule == "KARVI-009"


@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_have_no_blockades(seats: int) -> None:
    """KARVI-010, KARVI-011"""
    table = position(player(dice="s1/5" if seats == 4 else "s1/5 s6/5"), seats=seats)
    assert of("move", table) == [f"f{n}" for n in range(1, 27)]


@pytest.mark.parametrize(("seats", "tiles"), [(2, 2), (3, 2), (4, 3)])
def test_stop_tiles(seats: int, tiles: int) -> None:
    """KARVI-008, KARVI-010, KARVI-011: in random order; the third is for four players only."""
    tops = set()
    for seed in range(12):
        shown = new(seats, Fast(seed)).dump()
        stack = [shown["stop"], *shown["stops_below"]]
        assert len(stack) == tiles
        assert ("stop_4p" in stack) == (seats == 4)
        tops.add(shown["stop"])
    assert tops == set(STOPS[:tiles])


def test_supplies_and_cards() -> None:
    """KARVI-012, KARVI-014, KARVI-015: 12 warriors of each strength, 3 open trade cards."""
    table = new(4)
    out = Counter(int(table.supply[n]) for n in range(1, 7))
    assert out[12] >= 3
    assert all(card is not None for card in table.dump()["display"])
    assert sum(int(n) for n in table.bag[45:63]) == 36 - 3


def test_cards_of_value_one_lie_on_those_of_value_two() -> None:
    """KARVI-015, KARVI-111: eight helmet cards of value 1 come before the first of value 2."""
    first = [str(n) for n in range(1, 9)]
    table = position({"played": first}, seats=2, pending=[
        {"ask": "turn", "seats": [0]}, {"ask": "draw", "seats": [0], "number": 1, "kind": "any"},
    ])  # fmt: skip
    play(table, "draw helmet", chance=luck(("helmet-2", "9")))
    assert seat(table)["hand"] == ["9"]
    table = position({"played": first[1:]}, seats=2, pending=[
        {"ask": "turn", "seats": [0]}, {"ask": "draw", "seats": [0], "number": 1, "kind": "any"},
    ])  # fmt: skip
    play(table, "draw helmet", chance=luck(("helmet-1", "1")))
    assert seat(table)["hand"] == ["1"]


def test_special_runestones_are_one_a_player_at_each_site() -> None:
    """KARVI-013, KARVI-AMB-32"""
    table = position({"ship": "waterford"}, {"ship": "vik_i_myrdal"}, seats=3)
    play(table, "sail waterford", "build")
    assert len(of("stone", table)) == 3
    assert [table.dump()["stacks"][key]["left"] for key in ("waterford", "vik_i_myrdal")] == [3, 3]


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_starts_alike(seats: int) -> None:
    """KARVI-016, KARVI-017, KARVI-018, KARVI-019"""
    table = new(seats)
    for number in range(seats):
        shown = seat(table, number)
        assert (shown["points"], shown["ship"]) == (0, "kaupanger")
        kinds = Counter(key[:2] for key in shown["tiles_above"])
        assert kinds == {"st": 2, "sa": 2, "he": 2}
        assert len(shown["stones_above"]) == 3
        assert shown["supply"] == {"trading_post": 1, "tower": 1}
        assert shown["buildings_on_tracks"] == {"trading_post": [2, 4], "tower": [2, 4]}
    dealt = [key for n in range(seats) for key in seat(table, n)["tiles_above"]]
    assert len(set(dealt)) == 6 * seats


def test_start_cards_are_handed_out() -> None:
    """KARVI-020..024, KARVI-029, KARVI-249: resources, a healthy warrior, provisions; then gone."""
    table = new(2, luck(*script(2, "0 3")))
    assert goods(table, 0) == (2, 1, 0)
    assert goods(table, 1) == (2, 1, 0)
    assert [crew(table, n) for n in range(2)] == ["1", "2"]
    assert [seat(table, n)["provisions"] for n in range(2)] == [3, 2]
    assert [seat(table, n)["start_card"] for n in range(2)] == [None, None]


def test_the_card_of_a_start_card_comes_from_a_stack_of_choice() -> None:
    """KARVI-023: start card 5 brings an equipment card."""
    table = new(2, luck(*script(2, "0 3")))
    assert (asked(table), table.turn) == ("draw", (1,))
    assert of("draw", table) == ["helmet", "beer", "ship"]
    play(table, "draw ship", chance=luck(("ship-1", "33")))
    assert seat(table, 1)["hand"] == ["33"]
    assert rule(table, "exchange fur") == "KARVI-057"


def script(seats: int, start: str) -> list[tuple[str, str]]:
    """Write the luck of a setup in which only the start cards matter."""
    dealt = []
    for number in range(seats):
        for kind, key in (("sterns", "st"), ("sails", "sa"), ("heads", "he")):
            dealt.append((kind, f"{key}{2 * number + 1} {key}{2 * number + 2}"))
        first = 3 * number + 1
        dealt.append(("runestones", f"n{first:02} n{first + 1:02} n{first + 2:02}"))
    stops = [("stop_tiles", "stop_1")]
    cards = [("trade_cards", "1 2 3")]
    return [("setup", "0 0 0 0"), *stops, *cards, *dealt, ("setup", start)]


def test_dice_of_three_players() -> None:
    """KARVI-025, KARVI-026, KARVI-EX-01"""
    table = new(3, luck(*script(3, "0 0 0")))
    assert [spots(table, n) for n in range(3)] == [["s1", "s6"], ["s2", "s5"], ["s3", "s4"]]
    assert beer(table, 0) == [2, 2]


def test_start_card_two() -> None:
    """KARVI-027, KARVI-EX-03: 3 beer on the left die, 2 on the right one."""
    table = new(3, luck(*script(3, "0 0 0")))
    assert beer(table, 1) == [3, 2]


def test_dice_of_four_players() -> None:
    """KARVI-028, KARVI-EX-02: one die each, in the order of the cards."""
    table = new(4, luck(*script(4, "1 1 1 1")))
    assert [spots(table, n) for n in range(4)] == [["s1"], ["s2"], ["s3"], ["s4"]]
    assert beer(table, 0) == [3]


def test_two_players_leave_the_middle_free() -> None:
    """KARVI-025, KARVI-EX-04"""
    table = new(2, luck(*script(2, "0 0")))
    assert spots(table, 0) + spots(table, 1) == ["s1", "s6", "s2", "s5"]


def test_the_first_runestone_is_free() -> None:
    """KARVI-030, KARVI-031, KARVI-AMB-17: without cost, condition and points; only one."""
    table = new(2, luck(*script(2, "0 0")))
    assert (asked(table), table.turn) == ("first", (0, 1))
    assert of("engrave", table, 1) == ["n04 1", "n05 1", "n06 1"]
    table.play("engrave n05 1", Fast(0), 1)
    assert table.turn == (0,)
    play(table, "engrave n01 1")
    assert seat(table, 1)["stones"] == ["n05", None, None]
    assert seat(table, 1)["stones_above"] == ["n04", "n06"]
    assert points(table, 0) == points(table, 1) == 0
    assert goods(table) == (2, 1, 0)
    assert asked(table) == "turn"
    assert rule(table, "engrave n02 2") == "KARVI-037"


def test_conditions_lie_open() -> None:
    """KARVI-AMB-18: everybody sees the tiles and stones above all tableaus, but no hand."""
    table = ready(3, 4)
    for number in range(3):
        for key in ("tiles_above", "stones_above", "beside", "played"):
            shown = [table.dump(who)["players"][number][key] for who in (None, 0, 1, 2)]
            assert all(entry == shown[0] for entry in shown)


def test_nothing_but_setup_is_legal_in_the_setup() -> None:
    """KARVI-030"""
    table = new(2, luck(*script(2, "0 0")))
    assert {text.split()[0] for text in allowed(table)} == {"engrave"}
