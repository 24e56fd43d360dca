"""Positions: what is left out has a default, what is wrong is refused by name."""

import re

import pytest

from skali.core.errors import PositionError
from skali.games.greenland import GAME
from tests.greenland.build import dice, position


def test_an_empty_position_is_a_table_to_play_on() -> None:
    table = GAME.load({})
    assert not table.over
    assert table.dump()["phase"] == "placing"


def offer(*gifts: dict[str, object]) -> dict[str, object]:
    """Write an offer of the Tunit to both others."""
    parties = ["tunit", "thule", "norse"]
    return {"offer": {"from": "tunit", "to": "thule", "parties": parties, "gives": list(gifts)}}


def bride(giver: str, taker: str) -> dict[str, object]:
    """Give Meeka, who is of the Tunit, in marriage."""
    return {"from": giver, "to": taker, "bride": {"daughter": "meeka", "groom": "walrus"}}


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ({"circle": ["tunit", "tunit", "norse"]}, "circle"),
        ({"players": [{"energy": 9}]}, "energy"),
        ({"players": [{"idle": 15}]}, "idle"),
        ({"players": [{"hunters": {"walrus": 18}}]}, "hunters"),
        ({"players": [{"leader": "walrus"}]}, "leader"),
        ({"players": [{"cards": ["meeka"]}]}, "cards"),
        ({"players": [{"hand": ["walrus"]}]}, "hand"),
        ({"players": [{"wives": ["meeka"]}]}, "wives"),
        ({"players": [{"envoys": {"tunit": 1}}]}, "envoys"),
        ({"players": [{"hunters": {"crossbow": 1}, "cards": ["crossbow"]}]}, "players"),
        ({"rows": {"north": {"warm": ["capelin"]}}}, "rows.north"),
        ({"rows": {"north": {"warm": ["walrus"]}}, "players": [{"cards": ["walrus"]}]}, "walrus"),
        ({"hostile": ["walrus"]}, "hostile"),
        ({"first": "norse", "alive": ["tunit"]}, "first"),
        ({"pending": [{"ask": "place", "culture": "thule", "seat": 0}]}, "pending"),
        ({"pending": [{"ask": "place"}, {"ask": "place"}]}, "pending[1].ask"),
        ({"phase": "over", "pending": [{"ask": "place"}]}, "pending"),
        ({"phase": "livestock", "step": 4}, "step"),
        ({"phase": "placing", "circle": ["tunit", "thule"], "step": 3}, "step"),
        ({"phase": "elders", "circle": ["tunit", "thule"], "step": 5}, "step"),
        ({"phase": "event", "event": "pack-ice", "step": 6}, "step"),
        ({"offer": {"from": "tunit", "to": "tunit"}}, "offer.to"),
        ({"offer": {"from": "tunit", "to": "thule", "between": ["tunit", "norse"]}},
         "offer.between"),
        (offer({"from": "tunit", "to": "tunit"}), "offer.gives[0].to"),
        (offer({"from": "tunit", "to": "thule", "ivory": 1}, {"from": "tunit", "to": "thule"}),
         "offer.gives[1].to"),
        (offer({"from": "tunit", "to": "thule", "cards": ["pony"]},
               {"from": "tunit", "to": "norse", "cards": ["pony"]}), "offer.gives[1].cards"),
        (offer(bride("tunit", "thule"), bride("tunit", "norse")), "offer.gives[1].bride.daughter"),
        (offer(bride("norse", "thule")), "offer.gives[0].bride.daughter"),
        ({"offer": {"from": "tunit", "to": "thule", "leaves": [{"culture": "thule"}] * 2}},
         "offer.leaves[1].culture"),
        ({"seats": 2, "circle": ["tunit", "thule"], "named": "norse"}, "named"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_by_name(data: dict[str, object], where: str) -> None:
    """GREEN-027, GREEN-055, GREEN-159"""
    with pytest.raises(PositionError, match=re.escape(where)):
        GAME.load(data)


def test_a_position_in_the_middle_of_a_hunt_survives() -> None:
    """GREEN-183"""
    table = position(
        {"hunters": {"polar-cod": 3}, "leader": "polar-cod"}, phase="hunt",
    )  # fmt: skip
    table.play("roll", dice("4 4 3"))
    again = GAME.load(table.dump())
    assert again.dump() == table.dump()
    assert again.dump()["dice"]["leader"] == 3
