"""Nothing is lost and nothing is made: special tiles, weapons, buildings, Vikings, strips."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skali.core.chance import Fast
from skali.core.errors import PositionError
from skali.games.odin import GAME
from skali.games.odin.rules.components import LENGTHS
from skali.games.odin.rules.flow import Odin
from tests.odin.build import new, player, position


def walk(seats: int, seed: int, length: str) -> Iterator[Odin]:
    """Play a random game and show every state of it."""
    chance, policy = Fast(seed), Fast(seed + 1000)
    table = new(seats, chance, length)
    yield table
    number = 0
    while not table.over:
        seat = table.turn[number % len(table.turn)]
        table.apply(table.random_action(policy, seat), chance, seat)
        number += 1
        yield table


def check(table: Odin) -> None:
    """Look at everything that is limited, and at what can never be."""
    GAME.census.account(table)
    shown = table.dump()
    strips = Counter([*shown["strips"]["left"], *shown["strips"]["pile"]])
    assert all(number == 1 for number in strips.values())
    assert all(1 <= left <= 7 for left in shown["strips"]["left"].values())
    for own in shown["players"]:
        assert all(number > 0 for number in own["goods"].values())
        assert all(number >= 0 for number in own["weapons"].values())
        assert sum(own["whaling_boats"]) <= 3
        assert own["knarrs"] + sum(own["longships"]) <= 4
        assert own["pregnant"]["sheep"] <= own["goods"].get("sheep", 0)
        assert own["pregnant"]["cattle"] <= own["goods"].get("cattle", 0)
        assert 0 <= own["thing"] <= 12
    assert (shown["action"] is None) == (table.asking() in ("place", "ready", "feast", ""))


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_is_lost_in_whole_games(seats: int, length: str) -> None:
    """ODIN-005, ODIN-006, ODIN-012, ODIN-025, ODIN-037, ODIN-131, ODIN-177, ODIN-179"""
    for number, table in enumerate(walk(seats, 3, length)):
        if number % 5 == 0 or table.over:
            check(table)


@settings(max_examples=20)
@given(
    st.sampled_from(GAME.seats),
    st.sampled_from(LENGTHS),
    st.integers(0, 2**32),
    st.lists(st.integers(0, 10**6), min_size=1, max_size=80),
)
def test_nothing_is_lost_whatever_is_chosen(
    seats: int, length: str, seed: int, choices: list[int]
) -> None:
    """ODIN-005, ODIN-012, ODIN-037: the choices are found, and made smaller, by the test itself"""
    chance = Fast(seed)
    table = new(seats, chance, length)
    for number in range(250):
        if table.over:
            break
        who = table.turn[0]
        legal = table.legal(who)
        table.apply(legal[choices[number % len(choices)] % len(legal)], chance, who)
        if number % 10 == 0:
            check(table)
    check(table)


def test_a_position_survives_writing_and_reading() -> None:
    for seats in GAME.seats:
        for number, table in enumerate(walk(seats, 5, "long")):
            if number % 11 == 0:
                again = cast("Odin", GAME.sample(table.dump(), Fast(0)))
                assert again.dump() == table.dump()
                for seat in range(seats):
                    assert again.legal(seat) == table.legal(seat)


@pytest.mark.parametrize(
    ("field", "fields"),
    [
        ("imitated", {"imitated": [1, 3]}),
        ("islands.a.land", {"islands": {"a": {"land": {"silver": [[1, 5]]}}}}),
        ("islands.a.silver", {"islands": {"a": {"owner": 0, "silver": 2}}}),
        ("islands.a.side", {"islands": {"a": {"side": "iceland"}}}),
        ("stone_houses.1.land", {"stone_houses": {"1": {"land": {"silver": [[1, 2]]}}}}),
        ("strips.pile", {"strips": {"left": {"1": 3}, "pile": ["1"]}}),
        ("action.space", {"action": {"seat": 0, "space": "forge"}}),
        ("round", {"round": 8}),
    ],
)
def test_what_cannot_be_is_refused_by_name(field: str, fields: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match=field.replace("[", r"\[")):
        position(player(), player(), **fields)


@pytest.mark.parametrize("bows", [9, 11, 20])
def test_a_token_replaces_a_weapon_only_where_no_card_is_left(bows: int) -> None:
    """ODIN-012, ODIN-276: two bows are held, so ten of the twelve lie in the deck."""
    rest = {"snare": 10, "spear": 10, "sword": 11}
    assert GAME.load({"seats": 2, "weapons": {"deck": {"bow": 10, **rest}}}).seats == 2
    with pytest.raises(PositionError, match=r"weapons\.deck.*bow"):
        GAME.load({"seats": 2, "weapons": {"deck": {"bow": bows, **rest}}})


def test_all_cards_may_be_held_and_more() -> None:
    """ODIN-276: thirteen bows, one of them a token, while no card lies anywhere."""
    held = [{"weapons": {"bow": 12}}, {"weapons": {"bow": 1}}]
    deck = {"snare": 12, "spear": 12, "sword": 11}
    assert GAME.load({"players": held, "weapons": {"deck": deck}}).seats == 2
    with pytest.raises(PositionError, match=r"weapons\.deck"):
        GAME.load({"players": held, "weapons": {"deck": {"bow": 1, **deck}}})


@pytest.mark.parametrize(
    ("field", "fields"),
    [
        ("pregnant", {"pregnant": {"sheep": 1}}),
        ("whaling_boats", {"whaling_boats": [2, 2]}),
        ("longships", {"knarrs": 3, "longships": [2]}),
        ("emigrated", {"emigrated": {"knarr": 4}}),
        ("slots", {"slots": {"shed-wood": 1}}),
        ("sheds", {"sheds": 4}),
        ("held", {"held": "oil"}),
        ("home.tiles", {"home": {"tiles": [{"tile": "wool", "row": 1, "column": 12}]}}),
        ("home.tiles", {"home": {"tiles": [{"tile": "peas", "row": 1, "column": 1}]}}),
        ("home.silver", {"home": {"silver": [[1, 1], [1, 1]]}}),
        ("home.silver", {"home": {"silver": [3]}}),
        ("feast", {"feast": [{"food": "peas", "cell": 12}]}),
    ],
)
def test_what_a_player_cannot_have_is_refused_by_name(field: str, fields: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match=field):
        position({**player(), **fields}, player())
