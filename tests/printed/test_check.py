"""What is wrong about the values of a data set is said in plain words."""

from typing import Any

import pytest

from skali.core.data import OWNER, RECONSTRUCTED
from skali.games import games
from skali.printed.check import faults
from skali.printed.limits import NAMES, Limits
from skali.printed.playing import limits_of, tried, with_data
from skali.printed.reading import DataSetError
from skali.text import render
from tests.printed.shaken import data_set


def said(game: str, values: dict[str, Any]) -> list[str]:
    return [render("skali.text", m, "en") for m in faults(data_set(game, values), limits_of(game))]


@pytest.mark.parametrize(
    ("game", "values", "problem"),
    [
        ("wikinger", {"ship.read.worth": 3}, "ship.red.worth is perhaps meant"),
        ("wikinger", {"../../etc/passwd": 3}, "there is no such value"),
        ("wikinger", {"": 3}, "“”: there is no such value"),
        ("wikinger", {"do": 3}, "do: there is no such value"),
        ("wikinger", {f"ship.red.{n}": n for n in range(999)}, "999 values are given, but the"),
        ("wikinger", {"ship.red.worth": "3"}, "must be a whole number"),
        ("wikinger", {"ship.red.worth": True}, "must be a whole number"),
        ("wikinger", {"ship.red.worth": 16}, "must be from 0 to 15, not 16"),
        ("wikinger", {"ship.red.worth": 10**30}, "must be from 0 to 15"),
        ("wikinger", {"ship.red.worth": -1}, "must be from 0 to 15, not -1"),
        ("wikinger", {"ship.red.paid_in": "beer"}, "must be one of gold, points"),
        ("wikinger", {"ship.red.count": 4}, "ship.*.count: together 14 are in the box, here 15"),
        ("wikinger", {"ship.red.sail": "pink"}, "names the component"),
        ("wikinger", {"slots": 13}, "the rules are built on this"),
        ("wikinger", {"special.building_church.count": 2}, "the rules are built on this"),
        ("wikinger", {"open_specials": 5}, "must be from 1 to 4, not 5"),
        ("wikinger", {"large_scorings": []}, "at least and 6 at most, not 0"),
        ("wikinger", {"large_scorings": [[1], 2]}, "must be a whole number"),
        ("walhalla", {"tile.1.fields": ["cult"]}, "not 1: another shape is another game"),
        ("walhalla", {"tile.1.fields": ["cult", "lake"]}, "must be one of cult, forest-2"),
        ("walhalla", {"tile.1.fields": ["cult", "wheat"]}, "tile.1 and tile.5 would be the same"),
        ("walhalla", {"coast.tongues": 4}, "another grid"),
        ("karvi", {"trade_tile.t1a.cost": [1, 2]}, "at least and 3 at most, not 2"),
        ("karvi", {"routes.both": [["hov"]] * 30}, "entry 1 must be a list of 2"),
        ("karvi", {"place.hov.x": 3.5}, "only where something is drawn"),
        ("karvi", {"board.a.base.1.three_plus": 1}, "must be true or false"),
        ("karvi", {"equipment_card.1.boxes": "gold"}, "must be an effect"),
        ("karvi", {"equipment_tile.he6.boxes": [[]]}, "entry 1 must be a list of steps"),
        ("karvi", {"equipment_tile.he6.boxes": [[[{}]]]}, "entry 1 must be a list of steps"),
        ("karvi", {"equipment_tile.he6.boxes": [[{}], [{}]]}, "at least and 1 at most, not 2"),
        ("karvi", {"trade_card.1.copies": 1}, "together 36 are in the box, here 35"),
        ("greenland", {"event.syphilis.icons": ["feud"]}, "entry 1 must be a step"),
        ("odin", {"occupation.peddler.clauses": [["price"]]}, "entry 1 must be a step"),
    ],
)
def test_a_wrong_value_is_named_with_what_would_be_right(
    game: str, values: dict[str, Any], problem: str
) -> None:
    [fault] = said(game, values)
    assert problem in fault
    with pytest.raises(DataSetError):
        with_data(data_set(game, values))


def test_a_value_confirmed_as_it_stands_is_no_fault_even_where_it_is_fixed() -> None:
    assert said("wikinger", {"slots": 12, "ship.red.worth": 3, "ship.red.sail": "red"}) == []


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        ({"equipment_card.1.boxes": [[{"do": "gain", "sliver": 2}]]}, "did you mean 'silver'"),
        ({"equipment_card.1.boxes": [[{"do": "sing"}]]}, "equipment_card.1.boxes[0][0]"),
        ({"equipment_tile.st1.trigger": "passive"}, "needs boxes that begin with one of beer_cost"),
        ({"equipment_tile.sa6.trigger": "equip_action"}, "must be free_once_per_turn for boxes"),
        ({"equipment_tile.he5.boxes": [[{"do": "map"}]]}, "must be passive for boxes with map"),
        (
            {"equipment_tile.sa2.boxes": [[{"do": "paid_move", "provisions": 0}]]},
            "paid_move needs provisions from 1 to 6",
        ),
        ({"routes.both": [["kaupanger", "hov"]] * 30}, "no route leads to"),
        ({"place.jarlshof.symbols": ["t1", "t2"]}, "must stand so at two places, not at 1"),
        (
            {f"board.{b}.base.{n}.beer": 1 for b in "ac" for n in range(1, 9)}
            | {f"board.{b}.base.{n}.beer": 1 for b in "bd" for n in range(1, 6)},
            "dice could be stuck",
        ),
    ],
)
def test_what_only_the_game_can_judge_is_named_too(values: dict[str, Any], problem: str) -> None:
    with pytest.raises(DataSetError) as caught:
        with_data(data_set("karvi", values))
    assert problem in str(caught.value)


ICONS = "event.syphilis.icons"
SHAMAN = "elder_card.tunit.polytheist.shaman.effects"
CROSSBOW = "event.hanseatic-merchants.import.effects"


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        ({"event.syphilis.first": "green"}, "first_of_two: must be another colour than `first`"),
        ({ICONS: [{"icon": "rain"}]}, f"{ICONS}[0].icon: must be one of migration"),
        ({ICONS: [{"icon": "migration"}]}, f"{ICONS}[0].row: is missing"),
        ({ICONS: [{"icon": "feud", "row": "north"}]}, f"{ICONS}[0].row: feud has only icon"),
        ({ICONS: [{"icon": "venereal", "colours": ["blue"]}]}, "colours: must be some of green"),
        ({ICONS: [{"icon": "plague", "hunters": 99}]}, "hunters: must be from 1 to 19, not 99"),
        ({ICONS: [{"icon": "feud"}] * 7}, "6 at most, not 7"),
        ({CROSSBOW: [{"does": "fly"}]}, f"{CROSSBOW}[0].does: must be one of reroll"),
        ({CROSSBOW: [{"does": "reroll", "use": "sea", "faces": [0, 7]}]}, "faces: must be from 1"),
        ({CROSSBOW: [{"does": "hand_size", "n": 9}]}, "n: must be from 1 to 3, not 9"),
        ({SHAMAN: [{"does": "sledge"}]}, f"{SHAMAN}[0].does: must be one of reroll, hand_size"),
    ],
)
def test_what_stands_on_greenlands_cards_is_checked_too(
    values: dict[str, Any], problem: str
) -> None:
    with pytest.raises(DataSetError) as caught:
        with_data(data_set("greenland", values))
    assert problem in str(caught.value)


def test_what_an_occupation_does_is_checked_by_odins_own_notation() -> None:
    key = "occupation.peddler.clauses"
    with pytest.raises(DataSetError, match=r"clauses\[0\]\.effect: there is no step 'fly'"):
        with_data(data_set("odin", {key: [{"when": "play", "effect": {"do": "fly"}}]}))
    clauses = [{"changes": "price", "subject": "silver", "add": -2}]
    title = with_data(data_set("odin", {key: clauses}))
    assert {component.key: component.value for component in title.components}[key] == clauses


def test_values_that_break_a_game_in_any_other_way_are_refused_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def breaks(*_: object) -> None:
        raise AttributeError("unforeseen")

    monkeypatch.setattr("skali.printed.playing.private", breaks)
    with pytest.raises(DataSetError, match="AttributeError: unforeseen"):
        with_data(data_set("wikinger", {"ship.red.worth": 9}))


def test_icons_and_effects_of_greenlands_cards_can_be_others() -> None:
    """An owner reads off the whole row of icons, however long, and any effect."""
    values = {
        ICONS: [{"icon": "plague", "hunters": 7}, {"icon": "snow", "per": "animal"}],
        CROSSBOW: [{"does": "sledge"}, {"does": "hand_size", "n": 1, "only": "D"}],
        "livestock.settlement-goat.effects": [{"does": "snow_reduction", "n": 1}],
        SHAMAN: [],
    }
    title = tried(with_data(data_set("greenland", values)))
    found = {component.key: component for component in title.components}
    assert {key: found[key].value for key in values} == values
    assert {found[key].source for key in values} == {OWNER}


def test_whatever_of_greenland_is_reconstructed_can_be_corrected_but_for_names() -> None:
    values = limits_of("greenland").values.values()
    made_up = [value for value in values if value.component.source == RECONSTRUCTED]
    left = {value.column for value in made_up if value.fixed not in ("", NAMES)}
    assert left == {"event.*.import.livestock"}


def test_every_value_of_every_game_can_be_confirmed() -> None:
    for key in games():
        limits: Limits = limits_of(key)
        there = {value.key: value.component.value for value in limits.values.values()}
        assert faults(data_set(key, there), limits) == []
        assert limits.asked
