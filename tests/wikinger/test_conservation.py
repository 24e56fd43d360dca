"""Every piece of the box is somewhere, in every state of every version."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skali.core.chance import Fast
from skali.core.state import State
from skali.games.wikinger import GAME
from tests.wikinger.build import walk

VERSIONS: tuple[dict[str, object], ...] = (
    {},
    {"free_exchange": True},
    {"advanced": True, "auction": True},
    {"advanced": True, "auction": False},
    {"advanced": True, "auction": True, "free_exchange": True},
)


def check(table: State) -> None:
    """WIK-DT-10: everything of the box, no gold that is not there, points as they were booked."""
    GAME.census.account(table)
    for player in table.dump()["players"]:
        assert player["gold"] >= 0
        assert sum(player["sheet"].values()) == player["points"]


def test_the_box_is_as_large_as_printed() -> None:
    """WIK-DT-10: 78 figures, 76 tiles with all start tiles, and 25 special tiles."""
    position = GAME.new(4, {"advanced": True}).dump()
    sizes = {kind.name: sum(box.values()) for kind, box in GAME.census.known(position)}
    assert sizes == {"figures": 78, "tiles": 76, "specials": 25}


@pytest.mark.parametrize("options", VERSIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_is_lost_in_whole_games(seats: int, options: dict[str, object]) -> None:
    """WIK-DT-10"""
    for seed in range(2):
        for table in walk(seats, seed, **options):
            check(table)


@settings(max_examples=60)
@given(
    st.sampled_from(GAME.seats),
    st.sampled_from(VERSIONS),
    st.integers(0, 2**32),
    st.lists(st.integers(0, 10**6), min_size=1, max_size=120),
)
def test_nothing_is_lost_whatever_is_chosen(
    seats: int, options: dict[str, object], seed: int, choices: list[int]
) -> None:
    """WIK-DT-10: the choices are found, and made smaller, by the test itself."""
    chance = Fast(seed)
    table = GAME.new(seats, options, chance)
    for number in range(300):
        if table.over:
            break
        legal = table.legal()
        table.apply(legal[choices[number % len(choices)] % len(legal)], chance)
        if number % 5 == 0:
            check(table)
    check(table)
