"""Every piece of the box is somewhere, in every state of every variant."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skali.core.chance import Fast
from skali.games.karvi import GAME
from skali.games.karvi.effects.programs import STOPS
from skali.games.karvi.rules.components import DESIGNS
from skali.games.karvi.rules.flow import Karvi
from tests.karvi.build import busy, walk

VARIANTS: tuple[dict[str, object], ...] = (
    {},
    {"draw_two": True, "start_cards": "random"},
    {"draft": True, "variety": True},
    {"chaos": True, "turn_a": True, "turn_d": True, "draw_two": True},
)


def check(table: Karvi) -> None:
    """KARVI-012, KARVI-163, KARVI-165, KARVI-249; and KARVI-099, KARVI-102, KARVI-180: limits."""
    GAME.census.account(table)
    for number, player in enumerate(table.dump()["players"]):
        assert len(player["warriors"]) <= 5
        assert sum(int(word[-1]) for word in player["warriors"]) == table.strength[number]
        assert 0 <= player["provisions"] <= 6
        assert min(player["fur"], player["silver"], player["gold"]) >= 0
        assert sum(player["sheet"].values()) == player["points"]
        assert all(0 <= die["beer"] <= 5 for die in player["dice"])


def test_the_box_is_as_large_as_printed() -> None:
    """KARVI-012, KARVI-019, KARVI-163, KARVI-165, KARVI-249"""
    position = GAME.load({"seats": 3}).dump()
    sizes = {kind.name: sum(box.values()) for kind, box in GAME.census.known(position)}
    assert sizes == {
        "equipment cards": 45, "trade cards": 2 * len(DESIGNS), "tiles": 48, "tiles of a sort": 36,
        "equipment tiles": 24, "equipment tiles of a kind": 18, "runestones": 12,
        "runestones of all": 9, "special runestones": 8, "buildings": 18, "warriors": 72, "dice": 6,
        "start cards": 5, "stop tiles": len(STOPS) - 1,
    }  # fmt: skip


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
