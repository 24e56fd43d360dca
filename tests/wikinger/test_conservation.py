"""Every piece of the box is somewhere, in every state of every version."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skali.core.chance import Fast
from skali.core.data import load
from skali.games.wikinger import GAME
from tests.wikinger.build import walk

BOX = load(GAME.folder / "data" / "components.toml")
VERSIONS: tuple[dict[str, object], ...] = (
    {},
    {"free_exchange": True},
    {"advanced": True, "auction": True},
    {"advanced": True, "auction": False},
    {"advanced": True, "auction": True, "free_exchange": True},
)


def printed(table: str, key: str = "key") -> Counter[str]:
    """Count what the box holds, by the data file."""
    return Counter({row.text(key): row.integer("count") for row in BOX.tables(table)})


FIGURES = printed("figure")
ISLANDS = printed("island")
SHIPS = Counter({f"ship-{sail}": n for sail, n in printed("ship", "sail").items()})
SPECIALS = printed("special")


def figures(position: dict[str, Any]) -> Counter[str]:
    """Count all figures of a position: 13 of each colour, wherever they are."""
    found = Counter(position["bag"]["figures"])
    found += Counter(position["removed"]["figures"])
    found += Counter(position["drawn"])
    found.update(slot.split()[1] for slot in position["wheel"] if slot and " " in slot)
    found.update(frame["figure"] for frame in position["pending"] if "figure" in frame)
    for player in position["players"]:
        found += Counter(player["mainland"])
        for row, cells in player["rows"].items():
            found[row] += sum("*" in (cell or "") for cell in cells)
    return found


def tiles(position: dict[str, Any]) -> Counter[str]:
    """Count all tiles; start tiles that nobody needs are out of the game from the beginning."""
    found = Counter(position["bag"]["tiles"])
    found += Counter(position["removed"]["tiles"])
    found.update(slot.split()[0] for slot in position["wheel"] if slot)
    found.update(frame["tile"] for frame in position["pending"] if "tile" in frame)
    found["begin"] += sum(player["start_tile"] for player in position["players"])
    found["begin"] += 4 - position["seats"]
    for player in position["players"]:
        found.update(f"ship-{sail}" for sail in player["ships"] if sail)
        for cells in player["rows"].values():
            found.update(cell.rstrip("*") for cell in cells if cell and "!" not in cell)
    return found


def specials(position: dict[str, Any]) -> Counter[str]:
    """Count all special tiles; a building in a display is written with a `!`."""
    found = Counter(position["bag"]["specials"])
    found += Counter(position["removed"]["specials"])
    found.update(position["open_specials"])
    for player in position["players"]:
        found.update(player["specials"])
        for cells in player["rows"].values():
            found.update(f"building_{cell.rstrip('*!')}" for cell in cells if cell and "!" in cell)
    return found


def check(position: dict[str, Any]) -> None:
    """WIK-DT-10: 78 figures, 76 tiles, and 25 special tiles in the advanced version."""
    assert figures(position) == FIGURES
    assert tiles(position) == ISLANDS + SHIPS + Counter({"begin": 4})
    assert specials(position) == (SPECIALS if position["options"]["advanced"] else Counter())
    assert all(player["gold"] >= 0 for player in position["players"])
    for player in position["players"]:
        assert sum(player["sheet"].values()) == player["points"]


def test_the_box_is_as_large_as_printed() -> None:
    """WIK-DT-10"""
    assert FIGURES.total() == 78
    assert (ISLANDS + SHIPS).total() + 4 == 76
    assert SPECIALS.total() == 25


@pytest.mark.parametrize("options", VERSIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_is_lost_in_whole_games(seats: int, options: dict[str, object]) -> None:
    """WIK-DT-10"""
    for seed in range(2):
        for table in walk(seats, seed, **options):
            check(table.dump())


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
            check(table.dump())
    check(table.dump())
