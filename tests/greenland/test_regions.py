"""Every region and New World side: what its dice bring, whom they kill, how it is won.

All numbers are read from the components, so that a corrected value needs no other test. The Norse
hunt everywhere: their daughters re-roll nothing but raids.
"""

import pytest

from skali.core.data import Section
from skali.games.greenland.rules.components import (
    CARDS,
    CULTURES,
    NORTH_TABLES,
    REGION_TABLES,
    WORLD_TABLES,
)
from skali.games.greenland.rules.flow import Greenland
from tests.greenland.build import (
    NOBODY,
    NORSE,
    Plain,
    allowed,
    asked,
    dice,
    discs,
    elders,
    ended,
    hunt,
    luck,
    on,
    play,
    player,
    refused,
    shown,
    whole,
)

REGIONS = [table.text("key") for table in REGION_TABLES]
TABLES = {table.text("key"): table for table in REGION_TABLES}
NORTHERN = {table.text("key") for table in NORTH_TABLES}
TROPHIES = [name for name in REGIONS if "trophy" in TABLES[name].data]
TO_HAND = [name for name in REGIONS if "to_hand" in TABLES[name].data]
WORLDS = [(world.text("key"), side) for world in WORLD_TABLES for side in ("peaceful", "hostile")]
IDLE = 2
MISS = 4
"""A face that is no hit, and bites nowhere."""


def number(table: Section, key: str) -> int:
    """Return a value of a card, 0 where it shows none."""
    return table.integer(key) if key in table.data else 0


def rows_with(card: str) -> dict[str, str]:
    """Lay a card first in its row, and something else in the other one."""
    north = "polar-cod" if card != "polar-cod" else "arctic-char"
    south = "capelin" if card != "capelin" else "atlantic-cod"
    if card in NORTHERN:
        return {"north": f"{card} {north}", "south": south}
    return {"north": north, "south": f"{card} {south}"}


def hunted(card: str, faces: list[int], extra: str = "", **own: Plain) -> Greenland:
    """Let the Norse hunt with a die for each of some faces."""
    norse = player(
        **{"energy": 1, "ivory": 0, "iron": 0, "idle": IDLE, "elders": [0] * 6}
        | {"hunters": {card: len(faces)}} | own
    )  # fmt: skip
    others = [player(**NOBODY | {"idle": 1})] * 2
    chance = luck("dice " + " ".join(map(str, faces)), *([extra] if extra else []))
    return hunt(*others, norse, chance=chance, **rows_with(card))


def without_claim(table: Greenland) -> Greenland:
    """Pay for bog iron, and leave the card where it is."""
    if asked(table) == "bog norse":
        play(table, "pay energy")
    if asked(table) == "claim norse":
        play(table, "done")
    return table


def idle(table: Greenland) -> int:
    """Count the idle Norse."""
    found: int = shown(table, NORSE)["idle"]
    return found


@pytest.mark.parametrize("card", REGIONS)
def test_enough_hits_bring_what_the_card_shows_once(card: str) -> None:
    """GREEN-002, GREEN-173, GREEN-187..189, GREEN-191"""
    data, hits = TABLES[card], TABLES[card].integer("hits")
    table = without_claim(hunted(card, [1] * (hits + 1)))
    cost = number(data, "snowflakes")
    gained = tuple(number(data, disc) for disc in ("energy", "ivory", "iron"))
    assert discs(table, NORSE) == (min(8, 1 - cost + gained[0]), gained[1], gained[2])
    assert idle(table) == IDLE + hits + 1 + number(data, "newborns")


@pytest.mark.parametrize("card", REGIONS)
def test_one_hit_too_few_brings_nothing(card: str) -> None:
    """GREEN-172, GREEN-173"""
    hits = TABLES[card].integer("hits")
    table = without_claim(hunted(card, [1] * (hits - 1) + [MISS]))
    assert discs(table, NORSE) == (1, 0, 0)
    assert idle(table) == IDLE + hits
    assert card in whole(table, "north") + whole(table, "south")


@pytest.mark.parametrize("card", REGIONS)
def test_every_face_kills_where_it_bites_and_only_there(card: str) -> None:
    """GREEN-175, GREEN-176"""
    data = TABLES[card]
    for face in range(1, 7):
        table = without_claim(hunted(card, [face, MISS]))
        success = data.integer("hits") == 1 and face <= 2
        born = number(data, "newborns") if success else 0
        bitten = int(face in data.integers("bites"))
        assert idle(table) == IDLE + 2 - bitten + born, face


@pytest.mark.parametrize("card", TROPHIES)
def test_equal_dice_win_a_trophy_that_only_the_old_faith_scores(card: str) -> None:
    """GREEN-195..197, GREEN-229: and one die too few does not."""
    needed = TABLES[card].integer("trophy")
    assert asked(hunted(card, [MISS] * (needed - 1) + [5])) != "claim norse"
    table = hunted(card, [MISS] * needed)
    assert asked(table) == "claim norse"
    play(table, "claim")
    assert card in shown(table, NORSE)["cards"]
    assert card not in whole(table, "north") + whole(table, "south")
    assert len(whole(table, "north")) + len(whole(table, "south")) == 2
    away: dict[str, Plain] = {"north": "arctic-char", "south": "atlantic-cod"}
    for faith, points in ((False, TABLES[card].integer("points")), (True, 0)):
        end = ended(player(), player(), player(cards=card, monotheist=faith), **away)
        assert end.sheet()["trophies"][NORSE] == points


@pytest.mark.parametrize("card", TO_HAND)
def test_equal_dice_or_a_success_bring_a_card_to_hand_and_another_comes(card: str) -> None:
    """GREEN-199..201"""
    needed = TABLES[card].integer("to_hand")
    if needed:
        assert asked(hunted(card, [MISS] * (needed - 1) + [5])) != "claim norse"
        faces = [MISS] * needed
    else:
        assert asked(hunted(card, [MISS])) != "claim norse"
        faces = [1] * TABLES[card].integer("hits")
    table = hunted(card, faces)
    assert asked(table) == "claim norse"
    fresh = "north ringed-seal" if card in NORTHERN else "south harbour-seal"
    play(table, "claim", chance=luck(fresh))
    row, name = fresh.split()
    assert whole(table, row)[0] == name
    assert shown(table, NORSE)["hand"] == [card]


@pytest.mark.parametrize("card", TO_HAND)
def test_a_card_in_hand_is_played_as_its_kind_wants_it(card: str) -> None:
    """GREEN-039, GREEN-211, GREEN-212, GREEN-219, GREEN-229"""
    animal = TABLES[card].text("kind") == "D"
    word = f"domesticate {card}" if animal else f"make {card} iron"
    norse = player(hand=card, elders=[0, 1, 1, 0, 0, 0], energy=1, iron=1)
    rows = {"north": "polar-cod", "south": "capelin"}
    others = [player(**NOBODY | {"idle": 1, "monotheist": True})] * 2
    table = elders(*others, norse, first="norse", named="norse", **rows)
    assert table.sheet()["trophies"][NORSE] == 0
    play(table, word)
    assert shown(table, NORSE)["cards"] == [card]
    assert discs(table, NORSE) == ((0, 1, 1) if animal else (1, 1, 0))
    points = number(TABLES[card].table("turned"), "points")
    assert table.sheet()["trophies"][NORSE] == points
    converted = elders(*others, norse | {"monotheist": True}, pagans=[], first="norse",
                       named="norse", **rows)  # fmt: skip
    if animal:
        assert refused(converted, word) == "GREEN-212"
    else:
        assert word in allowed(converted)


@pytest.mark.parametrize(("world", "side"), WORLDS)
def test_the_new_world_pays_both_ways(world: str, side: str) -> None:
    """GREEN-002, GREEN-125, GREEN-175, GREEN-190: newborns become colonists there."""
    data = next(table for table in WORLD_TABLES if table.text("key") == world).table(side)
    rows = {"north": "markland polar-cod", "south": "vinland capelin"}
    others = [player(**NOBODY | {"idle": 1})] * 2
    for face in range(1, 7):
        norse = player(energy=0, ivory=0, iron=0, elders=[0] * 6, hunters={world: 2})
        table = hunt(*others, norse, hostile=[world] if side == "hostile" else [],
                     chance=dice(f"{face} 1"), **rows)  # fmt: skip
        if asked(table) == "reroll norse":
            play(table, "keep")
        if asked(table) == "save norse":
            play(table, "done")
        bitten = int(face in data.integers("bites"))
        assert on(table, NORSE, world) == 2 - bitten + data.integer("newborns"), face
        assert discs(table, NORSE) == tuple(data.integer(d) for d in ("energy", "ivory", "iron"))


def test_all_names_are_the_printed_ones() -> None:
    """GREEN-032"""
    assert len(REGIONS) == 29
    assert set(REGIONS) <= set(CARDS)
    assert len(CULTURES) == 3
