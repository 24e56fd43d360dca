"""The box and the start of the game."""

import re

import pytest

from skali.core.chance import Fast
from skali.core.errors import OptionError, PositionError
from skali.games.odin import GAME
from skali.games.odin.rules.components import (
    COIN,
    DATA,
    DICE,
    DIE,
    SPACE_TABLES,
    STRIP_ITEMS,
    WEAPON_CARDS,
    WEAPONS,
)
from skali.games.odin.rules.goods import NAMES, SPECIAL_NAMES
from tests.odin.build import goods, luck, new, seen, thing, weapons


def test_one_to_four_play() -> None:
    """ODIN-001"""
    assert GAME.seats == (1, 2, 3, 4)
    with pytest.raises(OptionError):
        GAME.new(5)


def test_the_dice_have_eight_and_twelve_sides() -> None:
    """ODIN-003, ODIN-214"""
    dice = dict(zip(DICE, map(int, DIE), strict=True))
    assert [key for key, sides in dice.items() if sides == 8] == [
        "hunting_game", "laying_a_snare", "raiding",
    ]  # fmt: skip
    assert [key for key, sides in dice.items() if sides == 12] == ["whaling", "pillaging"]
    assert [len(stream.outcomes) for stream in GAME.streams if stream.name[0] == "d"] == [8, 12]


def test_the_box() -> None:
    """ODIN-007..010, ODIN-012, ODIN-017, ODIN-018, ODIN-161"""
    box = DATA.table("box")
    assert len(DATA.tables("strip")) == 8
    assert [box.integer(key) for key in ("whaling_boats", "knarrs", "longships")] == [10, 12, 10]
    assert box.integer("silver_tokens") == 125
    assert box.integers("coins") == (1, 2, 4, 10)
    assert [box.integer(key) for key in ("wood", "stone", "ore")] == [32, 24, 40]
    assert dict(zip(WEAPONS, map(int, WEAPON_CARDS), strict=True)) == {
        "bow": 12, "snare": 12, "spear": 12, "sword": 11,
    }  # fmt: skip
    assert box.integer("penalties") == len(box.table("substitutes").data) == 7
    assert box.integer("colours") * DATA.integer("vikings_per_colour") == 48


def test_the_action_board_has_61_spaces_in_four_columns() -> None:
    """ODIN-004, ODIN-A14"""
    columns = [space.integer("column") for space in SPACE_TABLES]
    assert [columns.count(column) for column in (1, 2, 3, 4)] == [18, 18, 16, 9]
    bands: dict[str, str] = {}
    for space in SPACE_TABLES:
        band = space.text("band")
        bands[band] = bands.get(band, "") + str(space.integer("column"))
    assert bands == {
        "houses": "1234", "ships": "123", "hunting": "112234", "livestock_market": "112234",
        "weekly_market": "1234", "products": "123", "crafting": "1122334",
        "mountains_and_trade": "11122233344", "sailing": "1231234123",
        "emigration_and_occupation": "1234123",
    }  # fmt: skip


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_everybody_has_at_the_start(seats: int) -> None:
    """ODIN-032, ODIN-067, ODIN-084: with the first harvest and the weapon of round 1"""
    table = new(seats)
    for seat in range(seats):
        assert goods(table, seat) == {"mead": 1, "peas": 1, "beans": 1, "flax": 1}
        assert sum(weapons(table, seat).values()) == 4
        assert all(weapons(table, seat).get(name) for name in ("bow", "snare", "spear"))


def test_the_other_weapons_are_in_the_deck() -> None:
    """ODIN-033, ODIN-085"""
    table = new(3)
    held = [weapons(table, seat) for seat in range(3)]
    for name, cards in zip(WEAPONS, map(int, WEAPON_CARDS), strict=True):
        deck = table.dump()["weapons"]["deck"]
        assert deck[name] + sum(each.get(name, 0) for each in held) == cards
    assert table.dump()["weapons"]["discard"] == {}


def test_everything_in_front_of_the_players_is_open() -> None:
    """ODIN-035: no seat is shown less than another"""
    table = new(2)
    assert table.dump(0) == table.dump(1) == table.dump()


@pytest.mark.parametrize(("length", "on_thing", "rounds"), [("long", 5, 7), ("short", 6, 6)])
def test_vikings_at_the_start(length: str, on_thing: int, rounds: int) -> None:
    """ODIN-036..040, ODIN-061, ODIN-063, ODIN-065, ODIN-EX-02: one has just left the table"""
    table = new(2, length=length)
    assert GAME.options[0].default == "long"
    assert table.rounds() == rounds
    assert thing(table) == on_thing + 1
    on_table = 11 - table.last_cell()
    assert on_table + thing(table) == 12
    assert on_table == rounds - 1


def test_strips_as_printed() -> None:
    """ODIN-007, ODIN-043, ODIN-190: from the arrow on"""
    signs = {"wood": "W", "stone": "S", "ore": "O", "silver": "$"}
    assert ["".join(signs[NAMES[item]] for item in items) for items in STRIP_ITEMS] == [
        *("WWSOO$$", "WWSSSO$", "WWWWSS$", "WWSSOO$"),
        *("WWWSSS$", "WWWSOO$", "WWWWSO$", "WWWSSO$"),
    ]
    assert COIN == 2


@pytest.mark.parametrize(("seats", "strips"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_strips_at_the_start(seats: int, strips: int) -> None:
    """ODIN-041..043"""
    shown = new(seats).dump()["strips"]
    assert list(shown["left"].values()) == [7] * strips
    assert len(shown["pile"]) == 8 - strips
    assert not set(shown["left"]) & set(shown["pile"])


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_only_four_can_imitate(seats: int) -> None:
    """ODIN-024"""
    assert new(seats).dump()["imitated"] == []


def test_the_imitation_tiles_are_turned_at_random() -> None:
    """ODIN-023, ODIN-255"""
    seen_ = {tuple(new(4, Fast(seed)).dump()["imitated"]) for seed in range(40)}
    assert seen_ == {(1, 3), (1, 4), (2, 3), (2, 4)}


def test_the_middle_of_the_table() -> None:
    """ODIN-027, ODIN-044, ODIN-045"""
    shown = new(2).dump()
    assert shown["specials"] == list(SPECIAL_NAMES)
    assert {key: island["side"] for key, island in shown["islands"].items()} == {
        "a": "shetland", "b": "faroe_islands", "c": "iceland", "d": "greenland",
    }  # fmt: skip
    assert all(island["silver"] == 0 for island in shown["islands"].values())
    assert shown["stone_houses"] == shown["long_houses"] == {}
    assert shown["round"] == 1


def test_nobody_has_a_ship_a_house_or_a_penalty() -> None:
    """ODIN-028, ODIN-045"""
    own = seen(new(2))
    assert own["whaling_boats"] == [0, 0]
    assert own["knarrs"] == own["sheds"] == own["penalties"] == 0
    assert own["longships"] == [0, 0, 0, 0]


def test_the_first_start_player_is_drawn() -> None:
    """ODIN-060"""
    strips, arms = ("strips", "1 2"), ("weapons", "bow bow bow")
    for seat in range(3):
        table = new(3, luck(strips, ("setup", str(seat)), arms))
        assert table.dump()["start_player"] == seat
        assert table.turn == (seat,)


def test_a_position_may_leave_everything_out() -> None:
    """ODIN-045: it is a table at its first decision"""
    short: dict[str, object] = {"seats": 1, "options": {"length": "short"}}
    positions: list[dict[str, object]] = [{}, {"seats": 2}, short]
    for written in positions:
        table = GAME.load(written)
        assert not table.over
        assert table.dump()["round"] == 1


@pytest.mark.parametrize(
    ("written", "field"),
    [({"weapons": [1]}, "weapons"), ({"players": [{"weapons": 3}]}, "players[0].weapons")],
)
def test_what_is_no_table_is_named(written: dict[str, object], field: str) -> None:
    with pytest.raises(PositionError, match=re.escape(f"field '{field}': must be a table")):
        GAME.load({"seats": 2, **written})
