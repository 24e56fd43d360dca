"""Positions that a person writes: what may be left out, and what a wrong one is told."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skali.core.chance import Chance, Fast
from skali.core.errors import PositionError, SkaliError
from skali.games.walhalla import GAME
from tests.walhalla.build import (
    FULL_COAST,
    Plain,
    allowed,
    asked,
    at,
    landing,
    midgard,
    new,
    play,
    player,
    position,
    walk,
)

WRONG: list[tuple[str, dict[str, Plain]]] = [
    ("seats", {"seats": 2}),
    ("seats", {"seats": "four"}),
    ("raid", {"raid": 4}),
    ("phase", {"phase": "later"}),
    ("active", {"seats": 3, "active": 3}),
    ("tongues", {"tongues": [{}, {}, {}, {}]}),
    ("tongues[0].fields[0]", {"tongues": [{"fields": ["swamp"]}]}),
    ("tongues[0].fields[1]", {"tongues": [{"fields": [None, "wheat green"]}]}),
    ("tongues[0].fields[0]", {"seats": 3, "tongues": [{"fields": ["wheat blue"]}]}),
    ("tongues[0].fields[0]", {"tongues": [{"fields": [""]}]}),
    ("tongues[0].fields", {"tongues": [{"fields": [None] * 13}]}),
    ("tongues[1].inner", {"tongues": [{"inner": 3}, {"inner": 3}]}),
    ("tongues[0].outer", {"tongues": [{"outer": 5}]}),
    ("tongues[0].depth", {"tongues": [{"depth": 5}]}),
    ("tongues", {"options": {"layout": "random"}, "tongues": [{"fields": [None] * 11}]}),
    ("fjords", {"fjords": [[], [], [], [], []]}),
    ("fjords[0]", {"fjords": [[None] * 5]}),
    ("fjords[0]", {"fjords": ["red-bow"]}),
    ("fjords[0][0]", {"fjords": [["green-bow"]]}),
    ("fjords[0][0]", {"fjords": [["red-bow sideways"]]}),
    ("fjords[1][0]", {"fjords": [["red-bow"], ["red-bow stern"]]}),
    ("fjords", {"fjords": [[None] * 4, [None] * 4, [None] * 4, [None]]}),
    ("stack", {"stack": ["red-bow"]}),
    ("dragon.kind", {"dragon": {"kind": "green-bow"}}),
    ("dragon", {"dragon": {"kind": "red-bow"}, "fjords": [["red-bow"]]}),
    ("dragon.fjord", {"dragon": {"kind": "red-bow", "fjord": 0}}),
    ("dragon.fjord", {"dragon": {"kind": "red-bow", "fjord": 0}, "fjords": [["red-bow", None]]}),
    ("dragon.crew[1]", {"dragon": {"kind": "black-bow", "crew": [None, "yellow"]}}),
    ("dragon.crew[0]", {"dragon": {"kind": "black-bow", "crew": ["red"]}}),
    ("dragon.crew[0]", {"seats": 3, "dragon": {"kind": "blue-bow", "crew": ["blue"]}}),
    ("dragon", {"phase": "end", "dragon": {"kind": "red-bow"}}),
    ("players", {"seats": 3, "players": [{}, {}, {}, {}]}),
    ("players[0].colour", {"players": [{"colour": "black"}]}),
    ("players[0].midgard", {"players": [{"midgard": 9, "walhalla": 3, "asgard": 3}]}),
    ("players[0].midgard", {"players": [{"midgard": 14}]}),
    ("players[0].midgard", {"players": [{"midgard": 15}]}),
    ("players[0].walhalla", {"players": [{"walhalla": -1}]}),
    ("players[0].sheet", {"players": [{"points": 5, "sheet": {"forests": 4}}]}),
    ("players[0].hand[0]", {"players": [{"hand": ["joker"]}]}),
    ("players[0].hand[1]", {"players": [{"hand": ["walhalla", "walhalla"]}]}),
    ("players[1].hand[0]", {"players": [{"hand": ["walhalla"]}, {"hand": ["walhalla"]}]}),
    ("players[0].cards", {"players": [{"hand": ["hunt"], "cards": 2}]}),
    ("players[0].laid", {"players": [{"laid": ["forest"]}]}),
    ("players", {"players": [{"cards": 20}, {"cards": 20}]}),
    ("pile", {"pile": {"hunt": 4}}),
    ("pile", {"pile": 31}),
    ("pile", {"pile": "all"}),
    ("pile.hunt", {"pile": {"hunt": 5}}),
    ("discard.hunt", {"discard": {"hunt": 5}}),
    ("pending", {"pending": [{"ask": "dock"}]}),
    ("pending[0].ask", {"pending": [{"ask": "sing"}]}),
    ("pending", {"dragon": {"kind": "red-bow"}, "pending": [{"ask": "join"}]}),
    ("pending", {"dragon": {"kind": "red-bow"}, "pending": [{"ask": "board", "seat": 2}]}),
    ("pending[0].seats", {"phase": "end", "players": [{"hand": ["forest"]}],
                          "pending": [{"ask": "cards", "seats": [1]}]}),
    ("players[0].laid[0]", {"phase": "end", "players": [{"laid": ["hunt"]}]}),
    ("version", {"version": "99"}),
    ("wind", {"wind": "west"}),
]  # fmt: skip


@pytest.mark.parametrize(("field", "data"), WRONG, ids=[f"{n}-{w[0]}" for n, w in enumerate(WRONG)])
def test_a_wrong_position_is_told_which_field_is_wrong(field: str, data: dict[str, Plain]) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.load({"seats": 4, **data})
    assert caught.value.field == field


@pytest.mark.parametrize("players", [1, 2])
def test_one_or_two_players_are_no_table(players: int) -> None:
    """WAL-001: two empty seats are not invented; with `seats` the others stand as at the start."""
    with pytest.raises(PositionError, match="the game is for 3, 4: say `seats`"):
        GAME.load({"players": [{}] * players})
    assert GAME.load({"seats": 3, "players": [{}] * players}).seats == 3


def test_everything_may_be_left_out() -> None:
    """WAL-008..011, WAL-015"""
    table = position()
    assert table.seats == 4
    assert midgard(table) == [7, 7, 7, 7]
    assert asked(table) == "board 0"
    assert [shown["cards"] for shown in table.dump()["players"]] == [0, 0, 0, 0]


def test_the_same_file_is_always_the_same_table() -> None:
    assert position().dump() == position().dump()


def test_fields_left_out_come_from_the_tiles_of_the_box() -> None:
    """WAL-002: whatever is given stands."""
    given_ = ["wheat", None, None, "cult red", "yellow", None]
    table = GAME.load({"tongues": [{"fields": given_}]}, Fast(4)).dump()
    shown = table["tongues"][0]["fields"]
    assert shown[0] == "wheat"
    assert shown[3] == "cult red"
    assert shown[4].endswith(" yellow")
    found: dict[str, int] = {}
    for tongue in table["tongues"]:
        fields = [field.split()[0] for field in tongue["fields"]]
        for row in range(0, len(fields), 2):
            tile = "+".join(sorted(fields[row : row + 2]))
            found[tile] = found.get(tile, 0) + 1
    assert sum(found.values()) == 18
    assert max(found.values()) == 3


def test_a_coast_that_the_box_does_not_hold_can_be_laid_out() -> None:
    """WAL-002: the true tiles are not known, so an owner may lay out what lies before him."""
    table = position(tongues=("forest-3 forest-3 " * 6,))
    assert [field for field in table.dump()["tongues"][0]["fields"] if field == "forest-3"] == [
        "forest-3"
    ] * 12


def test_a_full_position_needs_no_luck() -> None:
    table = new(3, Fast(5))
    assert GAME.load(table.dump(), Chance()).dump() == table.dump()


def test_tips_left_out_are_those_that_remain() -> None:
    """WAL-005, WAL-006"""
    shown = GAME.load({"tongues": [{"inner": 5}, {"outer": 8}]}).dump()["tongues"]
    assert sorted(tongue["inner"] for tongue in shown) == [3, 4, 5]
    assert sorted(tongue["outer"] for tongue in shown) == [6, 7, 8]
    assert (shown[0]["inner"], shown[1]["outer"]) == (5, 8)


def test_vikings_left_out_are_where_they_would_be() -> None:
    """WAL-109: on land and on board they are missing in Midgard, the others are in Asgard."""
    table = landing(
        "red-bow", "red . .", player(), player(), player(), tongues=("wheat/red wheat/red",)
    )
    assert midgard(table) == [6, 9, 9]
    shown = position(player(walhalla=5, asgard=2), player(), player()).dump()["players"][0]
    assert (shown["midgard"], shown["asgard"], shown["walhalla"]) == (7, 2, 5)


def test_the_decision_follows_from_the_dragon() -> None:
    drawn = position(dragon={"kind": "black-bow"})
    assert asked(drawn) == "board 0"
    manned = position(dragon={"kind": "black-bow", "crew": [None, "red", None]})
    assert asked(manned) == "dock 0"
    invited = {"kind": "black-bow", "crew": [None, "red", None]}
    assert asked(position(dragon=invited, pending=[{"ask": "join"}])) == "join 1"
    docked = position(
        dragon={"kind": "red-bow", "crew": ["red"], "fjord": 2}, fjords=[[], [], ["red-bow"]]
    )
    assert asked(docked) == "land 0"


def test_a_fight_can_be_written_down() -> None:
    """WAL-051"""
    fight = {"ask": "defend", "tongue": 0, "row": 1, "attacker": "bow"}
    table = landing(
        "black-bow", "black red .", player(), player(), player(), tongues=("wheat/yellow",),
        pending=[{"ask": "land", "row": 2}, fight],
    )  # fmt: skip
    assert asked(table) == "defend 2"
    assert allowed(table) == ["fall", "win"]
    play(table, "win")
    assert at(table, 0, 1) == "yellow"


def test_a_hunt_can_be_written_down() -> None:
    """WAL-067"""
    table = landing(
        "red-bow", ". . .", player(hand="hunt"), player(), player(), tongues=("forest-2/red",),
        pending=[{"ask": "hunt", "tongue": 0, "row": 1}],
    )  # fmt: skip
    assert allowed(table) == ["hunt", "pass"]


@pytest.mark.parametrize(
    "top",
    [
        {"ask": "defend", "tongue": 0, "row": 2, "attacker": "bow"},
        {"ask": "defend", "tongue": 0, "row": 1, "attacker": "stern"},
        {"ask": "defend", "tongue": 1, "row": 1, "attacker": "bow"},
        {"ask": "hunt", "tongue": 0, "row": 1},
        {"ask": "hunt", "tongue": 2, "row": 1},
        {"ask": "hunt", "tongue": 0, "row": 9},
    ],
)
def test_a_fight_or_hunt_that_cannot_be_is_refused(top: dict[str, Plain]) -> None:
    with pytest.raises(PositionError, match="pending"):
        landing(
            "red-bow", "red . .", player(hand="hunt"), player(), player(),
            tongues=("wheat/black", "wheat"), pending=[top],
        )  # fmt: skip


def test_the_layout_may_be_read_from_the_fields() -> None:
    """WAL-004"""
    long = {"fields": [None] * 16}
    table = GAME.load({"options": {"layout": "random"}, "tongues": [{}, long, {}]})
    assert [len(tongue["fields"]) for tongue in table.dump()["tongues"]] == [10, 16, 10]


def test_the_built_in_coast_is_a_whole_one() -> None:
    assert GAME.load({"tongues": list(FULL_COAST)}, Fast(1)).dump()["tongues"][0]["outer"] == 6


# --- damaged positions ---


def places_in(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:  # noqa: ANN401 - JSON
    """List the paths of all values within."""
    found: list[tuple[Any, ...]] = []
    items = (
        data.items()
        if isinstance(data, dict)
        else enumerate(data)
        if isinstance(data, list)
        else ()
    )
    for key, value in items:
        found += [(*path, key), *places_in(value, (*path, key))]
    return found


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 40),
    st.sampled_from(["", "red", "wheat", "hunt", "bow"]),
    st.lists(st.integers(-1, 5), max_size=5),
    st.just({}),
)


@given(st.integers(0, 400), st.integers(3, 4), st.data())
def test_a_damaged_position_is_read_or_refused(seed: int, seats: int, data: st.DataObject) -> None:
    """Never anything but a table that can be played on, or a sentence about a field."""
    tables = [json.dumps(table.dump()) for table in walk(seats, seed % 5)]
    damaged = json.loads(tables[seed % len(tables)])
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(places_in(damaged)))
        target = damaged
        for step in path[:-1]:
            target = target[step]
        target[path[-1]] = data.draw(JUNK)
    try:
        state = GAME.load(copy.deepcopy(damaged), Fast(seed))
    except SkaliError:
        return
    chance = Fast(seed)
    while not state.over:
        seat = state.turn[0]
        assert state.legal(seat)
        state.apply(state.random_action(chance, seat), chance, seat)
