"""The phases of a round that pass by themselves, and their order."""

import pytest

from skali.core.chance import Fast
from skali.games.odin.rules.components import WEAPONS
from skali.games.odin.rules.flow import Odin
from skali.games.odin.rules.goods import CATTLE, SHEEP
from skali.games.odin.rules.phases import breed, go_on, pay_bonuses, pay_incomes, turn_board
from skali.games.odin.rules.state import LAMBS
from tests.odin.build import (
    finish_round,
    goods,
    luck,
    lying,
    new,
    play,
    player,
    position,
    seen,
    thing,
    weapons,
)

FRONTS = ("shetland", "faroe_islands", "iceland", "greenland")
BACKS = ("bear_island", "baffin_island", "labrador", "newfoundland")


def test_the_phases_of_a_round_in_their_order() -> None:
    """ODIN-061, ODIN-062, ODIN-094: actions, breeding, feast, bonuses, strips, a new weapon"""
    ready = "silver 4.0 silver 4.1 silver 5.1 silver 6.0 silver 6.1"
    table = position(player("2 sheep", home=ready), player("wood"), round=1)
    asked = []
    while table.round == 1:
        asked.append(table.asking())
        before = goods(table), seen(table)["pregnant"]["sheep"]
        play(table, "pass" if table.asking() == "place" else "done")
        if asked[-1] == "ready":
            assert before == ({"sheep": 2}, 0)
            assert seen(table)["pregnant"]["sheep"] == 1
    assert list(dict.fromkeys(asked)) == ["place", "feast"]
    assert goods(table)["ore"] == 1  # the bonus
    assert table.dump()["strips"]["left"] | {"1": 6, "2": 6} == table.dump()["strips"]["left"]
    assert sum(weapons(table).values()) == 1  # of round 2


# --- phase 1 ---


@pytest.mark.parametrize(("length", "first"), [("long", 5), ("short", 6)])
@pytest.mark.parametrize("seats", [1, 3])
def test_a_viking_more_in_every_round(length: str, first: int, seats: int) -> None:
    """ODIN-063..065, ODIN-299"""
    table = new(seats, length=length)
    for number in range(1, table.rounds() + 1):
        assert [thing(table, seat) for seat in range(seats)] == [first + number] * seats
        assert table.last_cell() + 1 == first + number
        finish_round(table)
    assert table.over


# --- phase 2 ---

CROPS = ("peas", "beans", "flax", "grain", "cabbage", "fruits")


@pytest.mark.parametrize(
    ("length", "levels"), [("long", (3, 4, 0, 5, 0, 6, 0)), ("short", (3, 0, 4, 0, 5, 0))]
)
def test_the_harvest_of_every_round(length: str, levels: tuple[int, ...]) -> None:
    """ODIN-066..073: so many of the crops, each once"""
    table = new(2, length=length)
    had = {"mead": 1}
    for crops in levels:
        for crop in CROPS[:crops]:
            had[crop] = had.get(crop, 0) + 1
        assert goods(table, 0) == goods(table, 1) == had
        finish_round(table)


def test_all_harvests_of_a_long_game() -> None:
    """ODIN-EX-77"""
    table = new(2)
    while not table.over:
        finish_round(table)
    found = goods(table)
    assert {crop: found[crop] for crop in CROPS} == {
        "peas": 4, "beans": 4, "flax": 4, "grain": 3, "cabbage": 2, "fruits": 1,
    }  # fmt: skip


# --- phase 3 ---


def boards(table: Odin) -> list[tuple[str, int | None]]:
    """List the sides of the boards, and the silver on those without an owner."""
    islands = table.dump()["islands"].values()
    return [(island["side"], island.get("silver")) for island in islands]


LONG = {
    1: [(0, 0), (0, 0), (0, 0), (0, 0)],
    2: [(0, 0), (0, 0), (0, 0), (0, 0)],
    3: [(1, 0), (0, 2), (0, 2), (0, 2)],
    4: [(1, 2), (1, 0), (0, 4), (0, 4)],
    5: [(1, 4), (1, 2), (1, 0), (0, 6)],
    6: [(1, 6), (1, 4), (1, 2), (1, 0)],
    7: [(1, 6), (1, 4), (1, 2), (1, 0)],
}
"""By round: for each board which side is up, and the silver on it."""


@pytest.mark.parametrize(("length", "earlier"), [("long", 0), ("short", 1)])
def test_boards_are_turned_and_silver_is_laid(length: str, earlier: int) -> None:
    """ODIN-074..077, ODIN-079, ODIN-081, ODIN-083, ODIN-A19, ODIN-EX-09"""
    table = new(2, length=length)
    while not table.over:
        expected = LONG[int(table.round) + earlier]
        sides = [((FRONTS, BACKS)[side][n], silver) for n, (side, silver) in enumerate(expected)]
        assert boards(table) == sides
        finish_round(table)


def test_a_board_with_an_owner_is_never_turned() -> None:
    """ODIN-078, ODIN-080, ODIN-082, ODIN-EX-10"""
    table = position(round=3, islands={"a": {"owner": 1}})
    turn_board(table)
    assert boards(table) == [
        ("shetland", None), ("faroe_islands", 2), ("iceland", 2), ("greenland", 2),
    ]  # fmt: skip


# --- phase 4 ---


def test_everybody_draws_a_weapon() -> None:
    """ODIN-084, ODIN-085: also long swords, which nobody has at the start"""
    arms = ("weapons", "sword bow")
    table = new(2, luck(("strips", "1 2"), ("setup", "0"), arms))
    assert weapons(table, 0) == {"bow": 1, "snare": 1, "spear": 1, "sword": 1}
    assert weapons(table, 1) == {"bow": 2, "snare": 1, "spear": 1}


def test_the_discard_pile_becomes_the_deck() -> None:
    """ODIN-275, ODIN-AMB-58: with nothing left nothing is drawn"""
    held = dict.fromkeys(WEAPONS, 0)
    packs = {"bow": 6, "snare": 6, "spear": 6, "sword": 5}
    players = [player(weapons=" ".join(f"{n} {name}" for name, n in packs.items()))] * 2
    cards = {"deck": held, "discard": {"sword": 1}}
    table = finish_round(position(*players, weapons=cards))
    assert weapons(table, 0)["sword"] == 6
    assert weapons(table, 1) == packs
    assert table.dump()["weapons"] == {"deck": {}, "discard": {}}


# --- phase 6 ---


def test_who_places_last_starts_the_next_round() -> None:
    """ODIN-095"""
    table = position(player(thing=1), player(thing=2), player(), start_player=0)
    play(table, "place take_stockfish", "place market_beans", "pass", "pass")
    finish_round(table)
    assert table.dump()["start_player"] == 1
    assert table.turn == (1,)


def test_who_passes_at_once_does_not_count() -> None:
    """ODIN-AMB-25: the moose stays where it is when nobody places"""
    table = finish_round(position(player(), player(), player(), start_player=2))
    assert table.dump()["start_player"] == 2


# --- phase 7 ---


def test_income_of_the_home_board_and_of_islands_together() -> None:
    """ODIN-096, ODIN-099, ODIN-100"""
    table = position(
        player(home="wool 10.0"),
        player(),
        islands={"c": {"owner": 0}, "d": {"owner": 1, "side": "greenland"}},
    )
    pay_incomes(table)
    assert goods(table, 0) == {"silver": 2 + 1}
    assert goods(table, 1) == {}


# --- phase 8 ---


@pytest.mark.parametrize(
    ("sheep", "pregnant", "then"),
    [(3, 1, (4, 0)), (4, 0, (4, 1)), (2, 0, (2, 1)), (1, 0, (1, 0)), (1, 1, (2, 0)), (3, 2, (5, 0)),
     (0, 0, (0, 0))],
)  # fmt: skip
@pytest.mark.parametrize(("kind", "animal", "place"), [("sheep", SHEEP, 0), ("cattle", CATTLE, 1)])
def test_breeding(
    sheep: int, pregnant: int, then: tuple[int, int], kind: str, animal: int, place: int
) -> None:
    """ODIN-102..107, ODIN-EX-12, ODIN-EX-13, ODIN-EX-14"""
    table = position(player(f"{sheep} {kind}", pregnant={kind: pregnant}), player())
    breed(table, 0, animal, LAMBS + place)
    assert (goods(table).get(kind, 0), seen(table)["pregnant"][kind]) == then


def test_sheep_and_cattle_breed_apart() -> None:
    """ODIN-101: one of each is no pair"""
    table = position(player("sheep cattle"), player("2 sheep 2 cattle"))
    finish_round(table)
    assert seen(table, 0)["pregnant"] == {"sheep": 0, "cattle": 0}
    assert seen(table, 1)["pregnant"] == {"sheep": 1, "cattle": 1}


def test_a_pregnant_animal_is_given_up_last() -> None:
    """ODIN-106, ODIN-EX-14: the other one is traded in the action phase"""
    table = position(player("2 sheep", pregnant={"sheep": 1}), player())
    play(table, "place upgrade_2", "upgrade sheep 1", "done")
    assert (goods(table)["sheep"], seen(table)["pregnant"]["sheep"]) == (1, 1)
    finish_round(table)
    assert (goods(table)["sheep"], seen(table)["pregnant"]["sheep"]) == (2, 0)


# --- phase 10 ---

MEAD_RING = "spices 10.0 silverware 8.0 silver 9.0 silver 9.2"
ORE_RING = "silver 4.0 silver 4.1 silver 5.1 silver 6.0 silver 6.1"


def test_bonuses_of_all_boards_come_at_once() -> None:
    """ODIN-122, ODIN-125, ODIN-EX-04, ODIN-EX-18"""
    table = position(player(home=f"{MEAD_RING} {ORE_RING}"), player(home=ORE_RING))
    pay_bonuses(table)
    assert goods(table, 0) == {"mead": 1, "ore": 1}
    assert goods(table, 1) == {"ore": 1}


def test_bonuses_are_computed_before_any_is_handed_out() -> None:
    """ODIN-157, ODIN-AMB-32: the stone house of Newfoundland brings no bonus in the same phase"""
    full = " ".join(
        f"silver {row}.{column}"
        for row in (5, 6, 7)
        for column in (5, 6, 7)
        if (row, column) != (6, 6)
    )
    table = position(
        player(), player(), islands={"d": {"owner": 0, "side": "newfoundland", "land": lying(full)}}
    )
    pay_bonuses(table)
    assert table.dump()["stone_houses"] == {"1": {"owner": 0, "land": {}}}
    assert goods(table) == {}


def test_the_stone_house_of_newfoundland_only_while_one_is_left() -> None:
    """ODIN-A07"""
    full = " ".join(
        f"silver {row}.{column}"
        for row in (5, 6, 7)
        for column in (5, 6, 7)
        if (row, column) != (6, 6)
    )
    houses = {str(n + 1): {"owner": 1} for n in range(3)}
    table = position(
        player(), player(), stone_houses=houses,
        islands={"d": {"owner": 0, "side": "newfoundland", "land": lying(full)}},
    )  # fmt: skip
    pay_bonuses(table)
    assert {house["owner"] for house in table.dump()["stone_houses"].values()} == {1}


def test_a_bonus_of_two_things_brings_both() -> None:
    """ODIN-A08, ODIN-125, ODIN-EX-26: Iceland's ore and stone, six cells around them"""
    ring = lying(" ".join(f"silver {cell}" for cell in ("5.4", "5.5", "5.6", "6.4", "6.6", "7.4")))
    table = position(player(), player(), islands={"c": {"owner": 1, "land": ring}})
    pay_bonuses(table)
    assert (goods(table, 0), goods(table, 1)) == ({}, {"ore": 1, "stone": 1})


CLOAKPIN_RING = " ".join(
    f"silver {row}.{column}" for row in (4, 5, 6) for column in (0, 1, 2) if (row, column) != (5, 1)
)


def test_the_cloakpin_only_while_nobody_has_it() -> None:
    """ODIN-A07, ODIN-A22, ODIN-EX-80"""
    island = {"d": {"owner": 0, "side": "newfoundland", "land": lying(CLOAKPIN_RING)}}
    table = position(player(), player(), islands=island)
    pay_bonuses(table)
    assert goods(table) == {"cloakpin": 1}
    assert "cloakpin" not in table.dump()["specials"]
    table = position(player(), player("cloakpin"), islands=island)
    pay_bonuses(table)
    assert goods(table) == {}


def test_silver_of_the_income_completes_a_bonus() -> None:
    """ODIN-126, ODIN-EX-20"""
    ring = ORE_RING.removesuffix(" silver 6.1")
    table = position(player(home=f"{ring} wool 10.0"), player())
    play(table, "pass", "pass")
    assert table.asking() == "feast"
    assert goods(table)["silver"] == 2
    play(table, "hold silver", "home 0 7 2", "done", "done")
    assert goods(table)["ore"] == 1


def test_no_bonuses_in_the_last_round() -> None:
    """ODIN-127, ODIN-277"""
    table = position(player(home=ORE_RING), player(), round=7)
    finish_round(table)
    assert table.over
    assert "ore" not in goods(table)


# --- phase 11 ---


def test_strips_lose_their_first_item_and_one_more_is_turned_up() -> None:
    """ODIN-128..130: strip 1 loses a coin as one item, strip 2 is empty then"""
    table = position(strips={"left": {"1": 2, "2": 1, "3": 7}, "pile": ["4", "5"]})
    finish_round(table, Fast(3))
    shown = table.dump()["strips"]
    turned = set(shown["left"]) - {"1", "3"}
    assert len(turned) == 1
    assert turned < {"4", "5"}
    assert shown["left"] == {"1": 1, "3": 6, turned.pop(): 7}
    assert len(shown["pile"]) == 1


def test_an_empty_strip_leaves_the_game() -> None:
    """ODIN-131"""
    table = finish_round(position(strips={"left": {"2": 1}, "pile": ["4"]}))
    assert table.dump()["strips"] == {"left": {"4": 7}, "pile": []}


def test_without_a_pile_no_strip_is_added() -> None:
    """ODIN-132"""
    table = finish_round(position(strips={"left": {"2": 5}, "pile": []}))
    assert table.dump()["strips"] == {"left": {"2": 4}, "pile": []}


def test_strips_of_four_players_in_the_long_game() -> None:
    """ODIN-132, ODIN-EX-78: strips never empty within seven rounds of nobody taking"""
    table = new(4)
    numbers = []
    while not table.over:
        numbers.append(len(table.dump()["strips"]["left"]))
        finish_round(table)
    assert numbers == [3, 4, 5, 6, 7, 8, 8]


# --- phase 12 ---


def test_all_vikings_come_home() -> None:
    """ODIN-133"""
    table = position(player(), player())
    play(table, "place take_stockfish", "place market_beans")
    assert len(table.dump()["spaces"]) == 2
    finish_round(table)
    assert table.dump()["spaces"] == {}
    assert [thing(table, seat) for seat in range(2)] == [7, 7]


def test_the_game_ends_after_the_last_feast() -> None:
    """ODIN-061, ODIN-277"""
    table = position(player(), player(), length="short", round=6)
    finish_round(table)
    assert table.over
    assert not go_on(table, Fast(0))
    assert table.dump()["phase"] == "scoring"
