"""Positions: what a person writes, what a seat is shown, and what is wrong with a bad one."""

import json

import pytest

from skali.core.chance import Chance, Fast
from skali.core.errors import PositionError
from skali.games.karvi import GAME
from tests.karvi.build import asked, busy, of, play, player, position, seat


def test_an_empty_position_is_a_fresh_table() -> None:
    """KARVI-035: omitted parts take the values of an ordinary game."""
    table = GAME.load({"seats": 3}, Chance())
    assert table.turn == (0,)
    assert len(table.legal()) > 10


@pytest.mark.parametrize(
    ("field", "data"),
    [
        ("players[0].fur", {"players": [{"fur": -1}]}),
        ("players[0].provisions", {"players": [{"provisions": 7}]}),
        ("players[0].ship", {"players": [{"ship": "paris"}]}),
        ("players[0].warriors[0]", {"players": [{"warriors": ["strong"]}]}),
        ("players[0].warriors", {"players": [{"warriors": ["healthy-1"] * 6}]}),
        ("players[0].hand[0]", {"players": [{"hand": ["99"]}]}),
        ("players[1].hand[0]", {"players": [{"hand": ["5"]}, {"hand": ["5"]}]}),
        ("players[0].played[1]", {"players": [{"played": ["5", "5"]}]}),
        ("players[0].dice[0].at", {"players": [{"dice": [{"at": "f99"}]}]}),
        ("players[0].dice[0].stopped", {"players": [{"dice": [{"at": "f9", "stopped": True}]}]}),
        ("players[0].dice", {"players": [{"dice": [{"at": "f9"}, {"at": "f9"}]}]}),
        ("players[0].beside", {"players": [{"beside": ["t1a", "t1b"]}]}),
        ("players[0].beside[0]", {"players": [{"beside": ["t1a"]}, {"laid": ["t1a"]}]}),
        ("players[0].supply.tower", {"players": [{"supply": {"tower": 3}}]}),
        ("players[0].buildings_on_tracks.tower",
         {"players": [{"buildings_on_tracks": {"tower": [3]}}]}),
        ("players[0].sheet", {"players": [{"points": 5, "sheet": {"raids": 4}}]}),
        ("players[0].stones[0]", {"players": [{"stones": ["x"]}]}),
        ("players[0].colour", {"players": [{"colour": "red"}]}),
        ("sites.skye", {"sites": {"skye": [0, 0]}}),
        ("stacks.t1.at", {"stacks": {"t1": {"at": "hov"}}}),
        ("stacks.t1.tiles", {"stacks": {"t1": {"seen": [0], "tiles": ["a"]}}}),
        ("display[0]", {"display": ["99"]}),
        ("card_stacks.drawn", {"card_stacks": {"drawn": ["5"]}}),
        ("pending[0].ask", {"pending": [{"ask": "sing"}]}),
        ("pending[0].seats[0]", {"pending": [{"ask": "turn", "seats": [7]}]}),
        ("pending", {"phase": "setup"}),
        ("pending[0].fewest", {"pending": [{"ask": "gather", "number": 3, "fewest": 7}]}),
        ("pending[0].tile", {"pending": [{"ask": "die", "reason": "pay_tile", "tile": "st1"}]}),
        ("pending[0].tile", {"pending": [{"ask": "die", "reason": "set", "tile": "sa5"}]}),
        ("pending[0].field", {"pending": [{"ask": "part", "field": "f27"}]}),
        ("pending[0].parts", {"pending": [{"ask": "part", "field": "f8", "parts": ["3"]}]}),
        ("pending[0].parts", {"pending": [{"ask": "part", "field": "f8"}]}),
        ("pending[0].ships", {"pending": [{"ask": "displace", "ships": 9}]}),
        ("pending[0].ask", {"pending": [{"ask": "take"}]}),
        ("pending[1].ask", {"active": 0, "players": [{}, {"ship": "skye"}],
                            "pending": [{"ask": "turn"}, {"ask": "look", "seats": [1]}]}),
        ("pending[1].ask", {"active": 0, "players": [{"ship": "hov", "beside": ["t3a"]}],
                            "stacks": {"t3": {"at": "hov"}},
                            "pending": [{"ask": "turn"}, {"ask": "look"}]}),
        ("pending[1].ask", {"active": 0, "sites": {"skye": [0]}, "players": [{"ship": "skye"}],
                            "pending": [{"ask": "turn"}, {"ask": "build"}]}),
        ("pending[0].seats", {"active": 0, "pending": [{"ask": "turn", "seats": [1]}]}),
        ("pending[1].seats", {"pending": [{"ask": "turn"}, {"ask": "turn"}]}),
        ("moved", {"active": 0, "players": [{"dice": [{"at": "s1", "stopped": True},
                                                      {"at": "s2", "stopped": True}]}]}),
        # what the box does not have, and what cannot be
        ("players[1].stones[0]", {"players": [{"stones": ["n01"]}, {"stones": ["n01"]}]}),
        ("players[0].trade_cards[2]", {"players": [{"trade_cards": ["1", "1", "1"]}]}),
        ("players[0].trade_cards[1]", {"display": ["1"], "players": [{"trade_cards": ["1", "1"]}]}),
        ("players[1].start_card", {"players": [{"start_card": "1"}, {"start_card": "1"}]}),
        ("players[0].stones", {"players": [{"stones": ["n01", "n02", "n03"],
                                            "stones_above": ["n04", "n05", "n06", "n07"]}]}),
        ("stacks.waterford.left", {"sites": {"waterford": [0, 1]},
                                   "stacks": {"waterford": {"left": 2}}}),
        ("stacks.waterford.left", {"stacks": {"waterford": {"seen": [0], "left": 1}}}),
        ("stacks.waterford.stones", {"stacks": {"waterford": {"stones": ["s1", "s2"]}}}),
        ("stacks.waterford.stones", {"stacks": {"waterford": {"seen": [0], "stones": ["s1"]}}}),
        ("stacks.t1.tiles", {"stacks": {"t1": {"tiles": ["a", "b"]}}}),
        ("players[0].dice[0].at", {"players": [{"dice": [{"at": "f4"}]}]}),
        ("version", {"version": "99"}),
        ("round", {"round": 9}),
        ("stop", {"stop": "stop_4p"}),
        ("players", {"players": [{}, {}, {}]}),
    ],
)  # fmt: skip
def test_a_wrong_field_is_named(field: str, data: dict[str, object]) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.load({"seats": 2, **data}, Fast(0))
    assert caught.value.field == field


def test_what_a_seat_sees_loads_for_every_seat() -> None:
    """KARVI-081, KARVI-AMB-18, KARVI-AMB-36: hands, stacks and cards under stacks are sampled."""
    for number, table in enumerate(busy(3, 7, draw_two=True)):
        if number % 11 == 0 and not table.over:
            for who in range(3):
                shown = json.dumps(table.dump(who))
                sample = GAME.load(json.loads(shown), Fast(number))
                assert json.dumps(sample.dump(who)) == shown
                assert sample.turn == table.turn


def test_samples_follow_the_backs() -> None:
    """KARVI-081: a hidden card has the kind and value that its back shows."""
    table = position(player(), player(hand="9 16"))
    hands = {tuple(GAME.load(table.dump(0), Fast(n)).dump()["players"][1]["hand"])
             for n in range(60)}  # fmt: skip
    assert len(hands) > 20
    assert all(9 <= int(one) <= 15 and 16 <= int(other) <= 23 for one, other in hands)


def test_something_that_waits_is_carried_out() -> None:
    """KARVI-172: a position may end in the middle of an effect."""
    table = position(player(warriors="1"), moved=True, pending=[
        {"ask": "turn", "seats": [0]}, {"ask": "run", "seats": [0], "program": "card-4-upper"},
    ])  # fmt: skip
    assert (asked(table), len(seat(table)["warriors"])) == ("turn", 3)


def test_stacks_may_be_laid_out() -> None:
    """KARVI-005: the stack that is left goes to the other place."""
    table = position(stacks={"t3": {"at": "hov"}})
    homes = {sort: entry["at"] for sort, entry in table.dump()["stacks"].items() if "at" in entry}
    assert (homes["t3"], homes["t2"]) == ("hov", "pierowall")


def test_a_position_in_the_middle_of_a_raid_goes_on() -> None:
    """KARVI-131"""
    table = position(player(warriors="2 3i", beside="r3d"), moved=True, active=0, pending=[
        {"ask": "turn", "seats": [0]}, {"ask": "plunder", "seats": [0], "tile": "r3d"},
        {"ask": "damage", "seats": [0], "number": 3},
    ])  # fmt: skip
    assert of("hurt", table) == ["healthy-2", "injured-3"]
    play(table, "hurt injured-3")
    assert seat(table)["laid"] == ["r3d"]
