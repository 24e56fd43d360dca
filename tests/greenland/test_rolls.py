"""Every roll is told with its dice, also those that are over before anybody decides again."""

from typing import Any, cast

import pytest

from skali.core.acts import Act, Rolled
from skali.core.chance import Chance, Scripted
from skali.core.errors import PositionError
from skali.games.greenland import GAME
from skali.games.greenland.rules.flow import Greenland
from tests.greenland.build import Streams

ROWS = {
    "north": {"warm": ["markland", "walrus", "polar-cod"], "cold": ["musk-oxen"]},
    "south": {"warm": ["vinland", "capelin"]},
}
NOBODY: dict[str, Any] = {"elders": [0] * 6, "idle": 0, "iron": 0}


def table(phase: str, *players: dict[str, Any], **fields: object) -> Greenland:
    """Lay out a table on which Tunit begin."""
    filled = [{**NOBODY, **player} for player in players]
    laid = {"phase": phase, "first": "tunit", "rows": ROWS, "players": filled, **fields}
    return cast("Greenland", GAME.load(laid))


def rolls_of(
    state: Greenland, notation: str, *faces: int, chance: Chance | None = None
) -> list[Rolled]:
    """Play a decision in which these faces fall, and return the rolls that were told."""
    before, seat, action = state.copy(), state.turn[0], GAME.space.parse(notation)
    state.play(action, chance or Scripted([(4, face - 1) for face in faces]), seat)
    told: list[Act] = GAME.acts(before, seat, action, state)
    return [act for act in told if isinstance(act, Rolled)]


def shown(act: Rolled) -> str:
    """Write the dice, with a star behind those that count."""
    return " ".join(die.face + "*" * die.counts for die in act.dice)


def amounts(act: Rolled) -> dict[str, int]:
    """Return what was counted."""
    return {part.label.id: part.amount for part in act.parts}


def test_hunts_that_follow_each_other_are_all_told() -> None:
    """GREEN-172, GREEN-175: two cards are hunted by one decision, and the table is swept twice."""
    state = table("hunt", {"hunters": {"walrus": 3, "polar-cod": 2}}, {}, {})
    first, second = rolls_of(state, "next walrus", 1, 3, 2, 6, 5)
    assert (shown(first), first.against, first.success) == ("1* 2* 3", 2, True)
    assert amounts(first) == {"greenland-hits": 2, "greenland-bitten": 1}
    assert (shown(second), second.against, second.success) == ("5 6", 1, False)
    assert amounts(second) == {"greenland-hits": 0}
    assert "1 die bites" in GAME.speak(first.sentence, "en")
    assert "1 Würfel beißt" in GAME.speak(first.sentence, "de")


def test_a_roll_is_told_once() -> None:
    state = table("hunt", {"hunters": {"walrus": 2, "polar-cod": 1, "capelin": 1}}, {}, {})
    assert len(rolls_of(state, "next polar-cod", 6)) == 1
    assert len(state.dump()["rolls"]) == 1
    assert len(rolls_of(state, "next walrus", 3, 3, 6)) == 2


def test_the_leaders_own_die_is_told() -> None:
    """GREEN-072, GREEN-144: he sets his die, the others roll."""
    state = table("hunt", {"hunters": {"walrus": 2}, "leader": "walrus"}, {}, {})
    [roll] = rolls_of(state, "command", 5)
    assert (shown(roll), roll.success) == ("5 1*", False)
    assert "(leader 1)" in GAME.speak(roll.sentence, "en")


def test_faces_that_count_as_ones_are_told_as_they_fell() -> None:
    """GREEN-185"""
    state = table(
        "hunt",
        {"hunters": {"walrus": 1, "polar-cod": 1}, "cards": []},
        {},
        {},
        rolls=[{"culture": "tunit", "why": "hunt", "card": "walrus", "dice": {"1": 1, "4": 2},
                "turned": [4], "need": 2, "hits": [1, 2], "end": "success"}],
    )  # fmt: skip
    before = state.copy()
    [roll] = [act for act in GAME.acts(before, 0, GAME.space.parse("next walrus"), state)
              if isinstance(act, Rolled)]  # fmt: skip
    assert shown(roll) == "1* 4* 4*"
    assert amounts(roll) == {"greenland-hits": 3, "greenland-turned": 2}


def test_a_die_that_was_rolled_again_last_is_marked() -> None:
    """GREEN-182: Kirima lets Thule roll a 4 again; nothing is left to roll after it."""
    hunt = {"culture": "thule", "card": "walrus"}
    state = table(
        "hunt", {}, {"hunters": {"walrus": 2}}, {}, first="thule", hunted=["walrus"],
        dice={"fresh": {"4": 1, "6": 1}},
        pending=[{"ask": "hunt", "seat": 1, "card": "walrus", "rolled": ["thule"]},
                 {"ask": "rolling", "seat": 1, "stage": 1, **hunt},
                 {"ask": "reroll", "seat": 1, "why": "hunt", **hunt}],
    )  # fmt: skip
    [roll] = rolls_of(state, "reroll 4 hunter", 1)
    assert [(die.face, die.again) for die in roll.dice] == [("1", True), ("6", False)]


def test_an_attack_is_told() -> None:
    """GREEN-161: every 1 kills."""
    state = table(
        "fights",
        {"hunters": {"walrus": 3}, "elders": [0, 0, 0, 1, 0, 0]},
        {"hunters": {"walrus": 2}},
        {},
        pending=[{"ask": "attack", "seat": 0, "culture": "tunit", "card": "walrus"}],
        fought=["walrus"],
    )
    roll = rolls_of(state, "attack", 1, 5, 6, 5, 5, 6, 6)[0]
    assert (shown(roll), roll.against, roll.success) == ("1* 5 6", None, True)


@pytest.mark.parametrize(("face", "end"), [(1, True), (4, False)])
def test_a_sermon_is_told(face: int, end: bool) -> None:  # noqa: FBT001 - a parameter
    """GREEN-222"""
    state = table(
        "elders",
        {"elders": [1] * 6, "monotheist": True, "envoys": {"thule": 1}},
        {"elders": [1, 0, 0, 0, 0, 0]},
        {},
        pagans=["thule", "norse"],
        pending=[{"ask": "elders", "seat": 0, "culture": "tunit"}],
    )
    faces = [face] * len(dice_of(state, "preach thule"))
    [roll] = rolls_of(state, "preach thule", *faces)
    assert roll.success is end
    assert state.dump()["players"][1]["monotheist"] is end


@pytest.mark.parametrize(
    ("faces", "dice", "end", "told"),
    [((1, 5), "1* 5", True, "every 1 kills"), ((2, 5), "2 5", False, "nobody dies")],
)
def test_martyrs_are_told(faces: tuple[int, ...], dice: str, end: bool, told: str) -> None:  # noqa: FBT001 - a parameter
    """GREEN-214: a die for every card that the hand could hold; only ones count."""
    state = table(
        "elders",
        {"elders": [0, 1, 2, 0, 0, 0], "energy": 2},
        {"monotheist": True, "envoys": {"tunit": 1}},
        {},
        pagans=["tunit", "norse"],
    )
    [roll] = rolls_of(state, "martyr", *faces)
    assert (shown(roll), roll.against, roll.success) == (dice, None, end)
    assert amounts(roll) == {"greenland-hits": int(end)}
    assert told in GAME.speak(roll.sentence, "en")
    assert "1, 5" in GAME.speak(roll.sentence, "de") or not end


def test_helmets_are_told() -> None:
    """GREEN-102, GREEN-103: everybody rolls; an elder on that rank dies, if there is one."""
    state = table(
        "event",
        {"elders": [1, 1, 0, 0, 0, 0], "idle": 7},
        {"elders": [1, 0, 0, 0, 0, 0], "idle": 1},
        {"elders": [0, 0, 0, 0, 0, 1], "idle": 1},
        event="black-death",
    )
    told = rolls_of(state, "bury 1", chance=Streams("dice 2 5 6"))
    assert [(shown(roll), roll.success) for roll in told] == [
        ("2", False), ("5", True), ("6", False),
    ]  # fmt: skip
    assert [state.dump()["players"][seat]["elders"] for seat in range(3)] == [
        [0] * 6, [1, 0, 0, 0, 0, 0], [0] * 6,
    ]  # fmt: skip
    spoken = [GAME.speak(roll.sentence, "en") for roll in told]
    assert "an elder of that rank dies" in spoken[0]
    assert "nobody stands on that rank" in spoken[1]
    assert [amounts(roll) for roll in told] == [{}, {}, {}]


@pytest.mark.parametrize(
    ("faces", "iron", "dice", "end", "told"),
    [((1,), 0, "1*", True, "a success."),
     ((6,), 0, "6", False, "not enough."),
     ((3,), 0, "3*", False, "not enough"),
     ((3,), 1, "3*", None, "all would fall")],
)  # fmt: skip
def test_a_raid_is_told(
    faces: tuple[int, ...],
    iron: int,
    dice: str,
    end: bool | None,  # noqa: FBT001 - a parameter
    told: str,
) -> None:
    """GREEN-170, GREEN-178: whoever is bitten brings no bride, unless iron saves him."""
    state = table(
        "hunt", {}, {"hunters": {"birgitta": 1, "polar-cod": 1}, "iron": iron}, {}, first="thule"
    )
    roll = rolls_of(state, "next birgitta", *faces, 6)[0]
    assert (shown(roll), roll.against, roll.success) == (dice, 1, end)
    assert amounts(roll).get("greenland-bitten", 0) == int(faces == (3,))
    assert told in GAME.speak(roll.sentence, "en")
    assert "Birgitta" in GAME.speak(roll.sentence, "de")


def dice_of(state: Greenland, notation: str) -> tuple[object, ...]:
    """Play a decision on a copy, and return the dice that fell."""
    [roll] = rolls_of(state.copy(), notation, *[6] * 19)
    return roll.dice


def test_rolls_survive_a_position() -> None:
    state = table("hunt", {"hunters": {"walrus": 3, "polar-cod": 2}}, {}, {})
    rolls_of(state, "next walrus", 1, 3, 2, 6, 5)
    plain = state.dump()
    assert plain["rolls"][0] == {
        "culture": "tunit", "why": "hunt", "card": "walrus", "dice": {"1": 1, "2": 1, "3": 1},
        "leader": 0, "turned": [], "need": 2, "hits": [1, 2], "bites": [3], "end": "success",
    }  # fmt: skip
    assert GAME.load(plain).dump() == plain


def test_a_copy_keeps_its_rolls() -> None:
    state = table("hunt", {"hunters": {"walrus": 2, "polar-cod": 1, "capelin": 1}}, {}, {})
    rolls_of(state, "next polar-cod", 6)
    other = state.copy()
    rolls_of(state, "next walrus", 3, 3, 6)
    assert [each["card"] for each in other.dump()["rolls"]] == ["polar-cod"]


@pytest.mark.parametrize(
    ("roll", "where"),
    [
        ({}, "rolls[0].culture"),
        ({"culture": "tunit"}, "rolls[0].why"),
        ({"culture": "tunit", "why": "hunt"}, "rolls[0].card"),
        ({"culture": "tunit", "why": "preach"}, "rolls[0].other"),
        ({"culture": "tunit", "why": "martyr", "leader": 7}, "rolls[0].leader"),
        ({"culture": "tunit", "why": "martyr", "hits": [9]}, "rolls[0].hits"),
    ],
)
def test_a_wrong_roll_is_named(roll: dict[str, Any], where: str) -> None:
    with pytest.raises(PositionError) as error:
        GAME.load({"rolls": [roll]})
    assert where in str(error.value)
