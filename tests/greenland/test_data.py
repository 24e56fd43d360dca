"""The components: what the data promise, and what every card does."""

import pytest

from skali.core.data import Section
from skali.games.greenland import GAME
from skali.games.greenland.rules.components import (
    CARD_TABLES,
    CARDS,
    CLIMAX,
    DAUGHTER_OF,
    EFFECT_TABLES,
    EFFECTS,
    FIRST_DAUGHTER,
    HALVES,
    HELD,
    NORTH_TABLES,
    QUARRY_HITS,
    QUARRY_USE,
    REGIONS,
    USES,
)
from skali.games.greenland.rules.flow import Greenland
from skali.games.greenland.rules.rows import lowest_climax
from skali.games.greenland.shown import cards
from tests.greenland.build import (
    allowed,
    asked,
    dice,
    hunt,
    placing,
    play,
    player,
    position,
    whole,
)

DAUGHTERS = CARDS[int(FIRST_DAUGHTER) : int(HELD)]
QUARRIES = {"sea": "walrus", "land": "elkhounds", "fish": "polar-cod", "metal": "bog-iron"}


def effects(does: str) -> list[tuple[str, Section]]:
    """List the cards with an effect."""
    return [
        (CARDS[card], effect)
        for card, found in enumerate(EFFECT_TABLES)
        for effect in found
        if effect.text("does") == does
    ]


def with_card(card: str, **fields: object) -> dict[str, object]:
    """Write a culture that has a card, by marriage if it is a daughter."""
    if card in DAUGHTERS:
        return player(wives=card, elders=[0] * 6, **fields)
    return player(cards=card, elders=[0] * 6, **fields)


def rows_without(card: str) -> dict[str, str]:
    """Lay rows in which a card does not lie."""
    north = "markland polar-cod walrus narwhal"
    south = "vinland harbour-seal elkhounds bog-iron"
    return {
        "north": " ".join(name for name in north.split() if name != card),
        "south": " ".join(name for name in south.split() if name != card),
    }


def owner_of(card: str) -> int:
    """Return a culture that does not own a daughter."""
    return 2 if card in DAUGHTERS[:6] else 0


def faces_of(card: str, effect: Section) -> set[int]:
    """List the faces that are rolled again: by the card, and by the daughters of its culture."""
    found = {*effect.integers("faces")}
    for name, other in effects("reroll"):
        number = DAUGHTERS.index(name) if name in DAUGHTERS else -1
        own = number >= 0 and DAUGHTER_OF[number] == owner_of(card)
        if own and other.text("use") == effect.text("use"):
            found.update(other.integers("faces"))
    return found


def at_quarry(card: str, effect: Section, faces: str) -> Greenland:
    """Build a hunt of one hunter with a card where its effect works."""
    use, who = effect.text("use"), owner_of(card)
    quarry = QUARRIES.get(use, "vinland")
    quarry = "caribou" if quarry == card else quarry
    rows = rows_without(card)
    if quarry == "caribou":
        rows["south"] += " caribou"
    players = [player(elders=[0] * 6) for _ in range(3)]
    players[who] = with_card(card, hunters={quarry: 1}, iron=0)
    hostile = ["vinland"] if use == "raid" else []
    return hunt(*players, hostile=hostile, chance=dice(faces), **rows)


@pytest.mark.parametrize(("card", "effect"), effects("reroll"))
def test_every_re_roll_works_for_its_use_and_faces(card: str, effect: Section) -> None:
    """GREEN-002, GREEN-182"""
    for face in range(1, 7):
        table = at_quarry(card, effect, str(face))
        offered = asked(table).startswith("reroll")
        assert offered == (face in faces_of(card, effect)), (card, face)


@pytest.mark.parametrize(("card", "effect"), effects("to_one"))
def test_every_tool_turns_its_faces_into_ones(card: str, effect: Section) -> None:
    """GREEN-185, GREEN-186"""
    for face in range(3, 7):
        table = at_quarry(card, effect, str(face))
        quarry = QUARRIES[effect.text("use")]
        hits = int(QUARRY_HITS[CARDS.index(quarry)])
        success = table.dump()["pending"][-1]["ask"] == "bog" or (
            sum(entry["idle"] for entry in table.dump()["players"]) > 19
        )
        if hits == 1:
            assert success == (face in effect.integers("faces")), (card, face)


@pytest.mark.parametrize(("card", "effect"), effects("hunt_first"))
def test_every_card_that_hunts_first_asks_for_it(card: str, effect: Section) -> None:
    """GREEN-023"""
    quarry = QUARRIES[effect.text("use")]
    who = owner_of(card)
    players = [player(elders=[0] * 6) for _ in range(3)]
    players[who] = with_card(card, hunters={quarry: 2})
    players[1] = player(hunters={quarry: 1}, elders=[0] * 6)
    table = hunt(*players, chance=dice("6 6 6 6"), **rows_without(card))
    assert asked(table).startswith("haste")


@pytest.mark.parametrize(("card", "effect"), effects("sledge"))
def test_every_sledge_pulls(card: str, effect: Section) -> None:
    """GREEN-121"""
    table = placing(with_card(card, idle=8), **rows_without(card))
    assert effect.text("does") == "sledge"
    play(table, "send harbour-seal", "lead 8")


@pytest.mark.parametrize(("card", "effect"), effects("navigation"))
def test_every_navigation_card_navigates(card: str, effect: Section) -> None:
    """GREEN-140"""
    table = position(with_card(card, hunters={"walrus": 1}), phase="navigation")
    assert effect.text("does") == "navigation"
    assert asked(table) == "navigate tunit"


@pytest.mark.parametrize("card", CARDS)
def test_every_card_says_what_it_does_in_both_languages(card: str) -> None:
    """GREEN-002, GREEN-AMB-50"""
    number = CARDS.index(card)
    for language in ("de", "en"):
        said = GAME.speak(cards.text(number), language)
        assert said
        for key in ("hay", "births"):
            if HALVES[number].data.get("kind", "") == "D" and HALVES[number].data.get(key):
                assert str(HALVES[number].integer(key)) in said


def test_every_effect_is_known_and_used() -> None:
    """GREEN-002"""
    assert {effect.text("does") for found in EFFECT_TABLES for effect in found} == set(EFFECTS)


def test_climax_values_are_unique_in_a_row() -> None:
    """GREEN-AMB-08: so migrations are never tied; if they were, the farthest card would go."""
    north = [int(CLIMAX[card]) for card in (*range(len(NORTH_TABLES)), len(CARDS) - 2)]
    south = [
        int(CLIMAX[card]) for card in (*range(len(NORTH_TABLES), int(REGIONS)), len(CARDS) - 1)
    ]
    assert len(set(north)) == len(north)
    assert len(set(south)) == len(south)
    table = position(south="capelin atlantic-cod")
    table.row[8] = table.row[9]
    assert lowest_climax(table, 1) == 1


def test_the_data_fit_the_rulebook_s_examples() -> None:
    """GREEN-AMB-50: fishing takes one hit, iron imports are worth one iron."""
    for card in range(int(REGIONS)):
        if USES[QUARRY_USE[card]] == "fish":
            assert QUARRY_HITS[card] == 1
    for half in HALVES:
        if half.data.get("value_in") == "iron" and half.data.get("value"):
            assert half.integer("value") == 1


def test_every_value_has_a_source() -> None:
    sources = {component.source for component in GAME.components}
    assert sources == {"rulebook", "published", "derived", "reconstructed"}
    assert len(CARD_TABLES) == len(CARDS)
    assert len(whole(position(), "north")) == 7
    assert allowed(placing())
