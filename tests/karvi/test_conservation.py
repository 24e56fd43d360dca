"""Every piece of the box is somewhere, in every state of every variant."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skali.core.chance import Fast
from skali.games.karvi import GAME
from skali.games.karvi.rules.components import (
    CARDS,
    DESIGNS,
    EQUIPMENT,
    NORMAL,
    PER_STRENGTH,
    STONES,
    TILES,
    TRADE_BAG,
)
from skali.games.karvi.rules.flow import Karvi
from tests.karvi.build import busy, walk

VARIANTS: tuple[dict[str, object], ...] = (
    {},
    {"draw_two": True, "start_cards": "random"},
    {"draft": True, "variety": True},
    {"chaos": True, "turn_a": True, "turn_d": True, "draw_two": True},
)


def cards(position: dict[str, Any]) -> Counter[str]:
    """Count the equipment cards outside the decks."""
    found: Counter[str] = Counter(position["card_stacks"]["drawn"])
    for player in position["players"]:
        found.update(player["hand"])
        found.update(player["played"])
    for stack in position["card_stacks"].values():
        if isinstance(stack, dict):
            found.update(entry["card"] for entry in stack["under"])
            found.update([stack["top"]["card"]] if stack["top"] else [])
    return found


def owned(position: dict[str, Any], *keys: str) -> Counter[str]:
    """Count what the players have in some of their lists."""
    found: Counter[str] = Counter()
    for player in position["players"]:
        for key in keys:
            things = player[key].values() if isinstance(player[key], dict) else player[key]
            found.update(thing for thing in things if thing is not None)
    return found


def check(table: Karvi) -> None:
    """KARVI-012, KARVI-163, KARVI-165, KARVI-249: cards, trade cards, tiles, stones, warriors."""
    position = table.dump()
    seats = position["seats"]
    seen = cards(position)
    decks = Counter({key: int(table.bag[n]) for n, key in enumerate(CARDS)})
    assert seen + decks == Counter(dict.fromkeys(CARDS, 1))
    trade = owned(position, "trade_cards") + Counter(card for card in position["display"] if card)
    left = Counter({key: int(table.bag[int(TRADE_BAG) + n]) for n, key in enumerate(DESIGNS)})
    assert trade + left == Counter(dict.fromkeys(DESIGNS, 2))
    tiles = owned(position, "beside", "laid")
    assert all(number == 1 for number in tiles.values())
    for sort in {key[:-1] for key in TILES}:
        taken = sum(number for key, number in tiles.items() if key[:-1] == sort)
        stack = position["stacks"][sort]
        lying = len(stack["tiles"]) if stack["seen"] else seats
        assert taken + lying == seats
    equipment = owned(position, "tiles", "tiles_above", "covered_tiles")
    assert all(equipment[key] <= 1 for key in EQUIPMENT)
    stones = owned(position, "stones", "stones_above", "covered_stones")
    stones.update(position["discarded_stones"])
    for key in ("waterford", "vik_i_myrdal"):
        stones.update(position["stacks"][key]["stones"] or [])
    assert all(stones[key] <= 1 for key in STONES)
    if position["phase"] != "setup":
        assert equipment.total() == 6 * seats
        assert sum(stones[key] for key in STONES[: int(NORMAL)]) == 3 * seats
    check_pieces(table, position)


def check_pieces(table: Karvi, position: dict[str, Any]) -> None:
    """KARVI-019, KARVI-099, KARVI-102, KARVI-180: warriors, buildings, dice, limits and points."""
    warriors: Counter[int] = Counter()
    built = [owner for owners in position["sites"].values() for owner in owners]
    for number, player in enumerate(position["players"]):
        assert len(player["warriors"]) <= 5
        warriors.update(int(word[-1]) for word in player["warriors"])
        assert sum(int(word[-1]) for word in player["warriors"]) == table.strength[number]
        waiting = sum(len(slots) for slots in player["buildings_on_tracks"].values())
        assert sum(player["supply"].values()) + waiting + built.count(number) == 6
        assert 0 <= player["provisions"] <= 6
        assert min(player["fur"], player["silver"], player["gold"]) >= 0
        assert sum(player["sheet"].values()) == player["points"]
        assert all(0 <= die["beer"] <= 5 for die in player["dice"])
    for strength in range(1, 7):
        assert warriors[strength] + int(table.supply[strength]) == PER_STRENGTH
    if position["phase"] != "setup":
        places = [int(place) for place in table.place if place >= 0]
        assert len(places) == (4 if position["seats"] == 4 else 2 * position["seats"])
    others = Counter(player["ship"] for player in position["players"])
    assert sum(others.values()) == position["seats"]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_is_lost_in_whole_games(seats: int, options: dict[str, object]) -> None:
    """KARVI-012, KARVI-163, KARVI-165, KARVI-249"""
    for table in walk(seats, 1, **options):
        check(table)
    for number, table in enumerate(busy(seats, 2, **options)):
        if number % 3 == 0:
            check(table)


@settings(max_examples=25)
@given(
    st.sampled_from(GAME.seats),
    st.sampled_from(VARIANTS),
    st.integers(0, 2**32),
    st.lists(st.integers(0, 10**6), min_size=1, max_size=80),
)
def test_nothing_is_lost_whatever_is_chosen(
    seats: int, options: dict[str, object], seed: int, choices: list[int]
) -> None:
    """KARVI-012, KARVI-249: the choices are found, and made smaller, by the test itself."""
    chance = Fast(seed)
    table = GAME.new(seats, options, chance)
    for number in range(300):
        if table.over:
            break
        who = table.turn[0]
        legal = table.legal(who)
        table.apply(legal[choices[number % len(choices)] % len(legal)], chance, who)
        if number % 10 == 0:
            check(table)  # type: ignore[arg-type]
    check(table)  # type: ignore[arg-type]
