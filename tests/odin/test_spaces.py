"""Green and grey spaces: what they give, and what is exchanged there."""

from collections.abc import Mapping

import pytest

from skali.games.odin import GAME
from skali.games.odin.rules.actions import FREE
from skali.games.odin.rules.components import COLUMN
from skali.games.odin.rules.flow import Odin
from tests.odin.build import SPACES, Plain, goods, of, play, player, position, rule, seen, space


def using(number: int, have: str = "", *answers: str, **fields: Plain) -> Odin:
    """Let the first seat use a space, given by its number, with what it has."""
    return play(position(player(have, thing=9, **fields), player()), space(number), *answers)


# --- yields ---


@pytest.mark.parametrize(
    ("number", "gives"),
    [
        (9, {"stockfish": 1}),
        (20, {"beans": 1, "silver": 1}),
        (21, {"flax": 1, "stockfish": 1, "silver": 1}),
        (22, {"fruits": 1, "oil": 1, "salt_meat": 1, "silver": 1}),
        (23, {"spices": 1, "silver": 1}),
        (25, {"mead": 2, "silver": 2}),
        (55, {"silver": 1}),
    ],
)
def test_green_spaces_give_what_is_printed(number: int, gives: Mapping[str, int]) -> None:
    """ODIN-168, ODIN-246, ODIN-EX-31"""
    assert goods(using(number)) == gives


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_wood_for_every_player_and_an_ore(seats: int) -> None:
    """ODIN-169, ODIN-EX-32"""
    table = play(position(*[player()] * seats), space(37))
    assert goods(table) == {"wood": seats, "ore": 1}


@pytest.mark.parametrize(("animals", "number"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_milk_and_wool_from_the_stables(animals: int, number: int) -> None:
    """ODIN-170, ODIN-171, ODIN-EX-33, ODIN-AMB-65: pregnant ones count"""
    pregnant = {"sheep": 1, "cattle": 1}
    table = using(24, f"{animals} cattle sheep", pregnant=pregnant)
    assert goods(table) == {"cattle": animals, "sheep": 1, "milk": number}
    table = using(26, f"{animals} sheep cattle", pregnant=pregnant)
    assert goods(table) == {"sheep": animals, "cattle": 1, "wool": number}


@pytest.mark.parametrize(
    ("number", "price", "gives"),
    [
        (14, 1, {"stockfish": 2}),
        (15, 2, {"salt_meat": 2}),
        (16, 1, {"sheep": 1}),
        (17, 3, {"cattle": 1, "milk": 1}),
        (19, 3, {"sheep": 1, "cattle": 1}),
    ],
)
def test_a_price_is_for_all_goods_of_the_space(
    number: int, price: int, gives: Mapping[str, int]
) -> None:
    """ODIN-172, ODIN-EX-34"""
    table = using(number, f"{price} silver")
    assert goods(table) == gives
    assert seen(table)["pregnant"] == {"sheep": 0, "cattle": 0}


def test_a_sheep_for_nothing_or_a_cattle_for_a_silver() -> None:
    """ODIN-172"""
    assert goods(using(18)) == {"sheep": 1}
    assert goods(using(18, "silver", "option 1")) == {"sheep": 1, "silver": 1}
    assert goods(using(18, "silver", "option 2")) == {"cattle": 1}


@pytest.mark.parametrize(
    ("have", "more"),
    [
        ("", {}),
        ("cattle", {"milk": 2}),
        ("sheep", {"wool": 1}),
        ("cattle 2 sheep", {"milk": 2, "wool": 1}),
    ],
)  # fmt: skip
def test_the_large_market_looks_into_the_stables(have: str, more: Mapping[str, int]) -> None:
    """ODIN-173, ODIN-EX-35"""
    found = goods(using(23, have))
    for animal in ("cattle", "sheep"):
        found.pop(animal, None)
    assert found == {"spices": 1, "silver": 1, **more}


# --- exchanges ---


@pytest.mark.parametrize(
    ("number", "pays", "gives"),
    [
        (27, "2 flax", {"flax": 1, "linen": 1}),
        (28, "2 stone", {"stone": 1, "rune_stone": 1, "silver": 1}),
        (29, "2 hide 2 linen", {"hide": 1, "linen": 1, "clothing": 1, "silver": 2}),
        (32, "4 stone 4 wood", {"stone": 2, "wood": 2, "chest": 2, "rune_stone": 2}),
    ],
)
def test_grey_spaces_exchange_exactly_once(
    number: int, pays: str, gives: Mapping[str, int]
) -> None:
    """ODIN-174, ODIN-181, ODIN-182, ODIN-185, ODIN-EX-37"""
    table = using(number, pays)
    assert goods(table) == gives
    assert table.turn == (1,)


def test_a_chest_for_wood_or_ore() -> None:
    """ODIN-185, ODIN-259: one of the two, and one must be chosen"""
    assert goods(using(30, "wood")) == {"chest": 1, "silver": 1}
    table = using(30, "wood ore")
    assert of("option", table) == ["1", "2"]
    assert rule(table, "done") == "ODIN-174"
    assert goods(play(table, "option 2")) == {"wood": 1, "chest": 1, "silver": 1}


def test_the_forge_gives_one_tile_with_tongs() -> None:
    """ODIN-183, ODIN-A05, ODIN-EX-38, ODIN-AMB-03"""
    table = using(31, "2 ore")
    assert of("claim", table) == [
        "jewelry", "helmet", "cloakpin", "crucifix", "horseshoe", "forge_hammer", "fibula",
        "throwing_axe",
    ]  # fmt: skip
    assert rule(table, "claim belt") == rule(table, "claim silk") == "ODIN-183"
    play(table, "claim fibula")
    assert goods(table) == {"ore": 1, "fibula": 1}
    assert "fibula" not in table.dump()["specials"]


def test_a_special_tile_that_somebody_has_is_not_forged_again() -> None:
    """ODIN-025, ODIN-A22"""
    table = play(position(player("ore"), player("fibula")), space(31))
    assert rule(table, "claim fibula") == "ODIN-A22"
    tongs = "helmet cloakpin crucifix horseshoe forge_hammer fibula throwing_axe"
    table = play(position(player("ore"), player(tongs)), space(31))
    assert goods(table) == {"jewelry": 1}  # nothing to choose


def test_silver_and_a_robe_and_jewelry() -> None:
    """ODIN-184, ODIN-EX-39: either, both, or none"""
    assert goods(using(33)) == {"silver": 4}
    both = "wool silverware"
    assert goods(using(33, both, "option 1", "option 1")) == {"silver": 4, "robe": 1, "jewelry": 1}
    assert goods(using(33, both, "done", "option 1")) == {"silver": 4, "wool": 1, "jewelry": 1}
    assert goods(using(33, both, "option 1", "done")) == {"silver": 4, "robe": 1, "silverware": 1}
    assert goods(using(33, both, "done", "done")) == {"silver": 4, "wool": 1, "silverware": 1}


def test_the_first_occupation_space_pays_back_a_silver() -> None:
    """ODIN-186, ODIN-252, ODIN-AMB-55: also without a card"""
    assert goods(using(59, "stone")) == {"silver": 1}
    assert goods(using(59, "ore")) == {"silver": 1}
    table = using(59, "stone ore")
    assert of("option", table) == ["1", "2"]
    assert goods(play(table, "option 1")) == {"ore": 1, "silver": 1}


def test_a_part_of_the_space_itself_must_be_used() -> None:
    """ODIN-093, ODIN-AMB-54: no wool without sheep, also in column 3"""
    table = position(player("cattle", thing=9), player())
    assert rule(table, space(26)) == rule(position(player("sheep"), player()), space(24))
    assert "wool_from_sheep" in of("place", position(player("sheep", thing=9), player()))


def test_without_cards_none_can_be_played() -> None:
    """ODIN-252"""
    table = position(player(thing=9), player())
    assert rule(table, space(60)) == rule(table, space(61)) == "ODIN-252"


# --- building ---


def test_sheds_and_houses() -> None:
    """ODIN-175, ODIN-176"""
    table = using(1, "3 wood")
    assert (goods(table), seen(table)["sheds"]) == ({"wood": 1}, 1)
    table = using(2, "2 stone")
    assert (goods(table), table.dump()["stone_houses"]) == (
        {"stone": 1},
        {"1": {"owner": 0, "land": {}}},
    )
    table = using(3, "3 stone")
    assert (goods(table), table.dump()["long_houses"]) == (
        {"stone": 1},
        {"1": {"owner": 0, "land": {}}},
    )


def test_buildings_run_out() -> None:
    """ODIN-006, ODIN-177, ODIN-272, ODIN-AMB-56"""
    stone = {str(n + 1): {"owner": 1} for n in range(3)}
    long_ = {str(n + 1): {"owner": 1} for n in range(5)}
    rich = player("9 wood 9 stone", thing=9)
    table = position(rich, player(sheds=3), stone_houses=stone, long_houses=long_)
    for number in (1, 2, 3, 4):
        assert rule(table, space(number)) == "ODIN-272"
    table = position(rich, player(sheds=2), stone_houses=stone)
    assert {"build_shed", "build_long_house", "build_house_and_ship"} <= set(of("place", table))
    play(table, space(4))
    assert seen(table)["knarrs"] == 1  # only the long house was left: nothing to choose


@pytest.mark.parametrize(
    ("number", "wood", "ship"), [(5, 1, "whaling_boats"), (6, 2, "knarrs"), (7, 2, "longships")]
)
def test_ships_are_built_of_wood(number: int, wood: int, ship: str) -> None:
    """ODIN-178"""
    table = using(number, f"{wood} wood")
    assert goods(table) == {}
    bay = {key: seen(table)[key] for key in ("whaling_boats", "knarrs", "longships")}
    empty = {"whaling_boats": [0, 0], "knarrs": 0, "longships": [0, 0, 0, 0]}
    one = {"whaling_boats": [1, 0], "knarrs": 1, "longships": [1, 0, 0, 0]}
    assert bay == {**empty, ship: one[ship]}


def test_berths_are_limited() -> None:
    """ODIN-160, ODIN-179, ODIN-AMB-56"""
    table = position(
        player("9 wood 9 stone", thing=9, whaling_boats=[2, 1], knarrs=2, longships=[2]), player()
    )
    for number in (4, 5, 6, 7):
        assert rule(table, space(number)) == "ODIN-160"


def test_a_house_and_a_ship() -> None:
    """ODIN-180, ODIN-EX-36"""
    table = using(4, "2 stone 2 wood")
    assert of("option", table) == ["1", "2"]
    first = play(table.copy(), "option 1")
    assert goods(first) == {}
    assert first.dump()["stone_houses"] == {"1": {"owner": 0, "land": {}}}
    assert seen(first)["longships"] == [1, 0, 0, 0]
    other = play(table, "option 2")
    assert other.dump()["long_houses"] == {"1": {"owner": 0, "land": {}}}
    assert seen(other)["knarrs"] == 1


# --- all of them, with every number of players ---


ALL = "9 wood 9 stone 9 ore 20 silver flax hide linen wool silverware sheep cattle peas"
FAR = {"b": {"side": "baffin_island"}}


def done_with(number: int, seats: int) -> dict[str, Plain]:
    """Use a space and always take the first that is offered; return what then lies there."""
    rich = player(
        ALL, "3 bow 3 snare 3 spear 3 sword", thing=9, whaling_boats=[1, 1], knarrs=1,
        longships=[1, 0, 0, 1], hand=["farmer", "fisherman"],
    )  # fmt: skip
    rivals = [player(thing=9) for _ in range(seats - 1)]
    table = position(rich, *rivals, decks="ABC", islands=FAR)
    play(table, space(number))
    while table.acting == 0:
        actions = [GAME.space.text(n) for n in table.legal(0)]
        play(table, next(text for text in actions if not text.startswith(FREE)))
    vikings = table.dump()["spaces"].get(SPACES[number - 1], {"vikings": 0})["vikings"]
    return {**seen(table), "stand": vikings, "owners": list(map(int, table.owner))}


@pytest.mark.parametrize("number", range(1, len(SPACES) + 1))
def test_every_space_with_every_number_of_players(number: int) -> None:
    """ODIN-046, ODIN-090, ODIN-169: it does the same; only the wood of one follows the players"""
    alone = done_with(number, 1)
    assert alone["thing"] + alone["stand"] == 9
    assert 0 < alone["stand"] <= COLUMN[number - 1]
    for seats in (2, 3, 4):
        more = done_with(number, seats)
        if number == 37:
            more["goods"]["wood"] -= seats - 1
        assert more == alone
