"""Spaces that cannot be used now are dimmed, and say what is missing."""

import pytest

from skali.core.scene import CUTS, HINT, Cut, Scene
from skali.games.odin import GAME
from skali.games.odin.rules.actions import PLACE
from skali.games.odin.rules.components import ALL_SPACES
from skali.games.odin.rules.flow import Odin
from skali.games.odin.shown.lacks import described, shortage
from skali.games.odin.shown.scene import scenes
from skali.text import LANGUAGES
from tests.odin.build import SPACES, play, player, position, space
from tests.odin.test_scene import tables


def seen(t: Odin, seat: int | None = 0, cut: Cut = "wide") -> Scene:
    return scenes(t, [seat], cut)[0]


def lacking(t: Odin, number: int, seat: int = 0) -> tuple[str, str, int] | None:
    """Say what a seat lacks for a space, given by its number."""
    return shortage(t, seat).spaces.get(number - 1)


def of(number: int) -> str:
    return SPACES[number - 1]


@pytest.mark.parametrize("seats", GAME.seats)
def test_exactly_the_free_spaces_that_cannot_be_used_are_dimmed(seats: int) -> None:
    """ODIN-090, ODIN-091, ODIN-093"""
    looked_at = 0
    for t in tables(seats, 11):
        if t.over or t.asking() != "place":
            continue
        looked_at += 1
        [seat] = t.turn
        legal = set(t.legal(seat))
        free = {n for n in range(int(ALL_SPACES)) if t.colour_on(n) < 0}
        dim = {n for n in free if int(PLACE) + n not in legal}
        assert set(shortage(t, seat).spaces) == dim
        scene = seen(t, seat)
        nodes = {node.id: node for panel in scene.panels for node in panel.nodes}
        assert {n for n in free if nodes[f"space-{SPACES[n]}"].faint} == dim
    assert looked_at


@pytest.mark.parametrize(
    ("key", "have", "lack"),
    [
        ("build_shed", "wood", ("ODIN-093", "wood", 1)),
        ("build_stone_house", "", ("ODIN-093", "stone", 1)),
        ("craft_clothing", "hide", ("ODIN-093", "linen", 1)),
        ("upgrade_2", "", ("ODIN-195", "upgrade", 1)),
        ("whaling_1_boat", "", ("ODIN-237", "whaling_boat", 1)),
        ("special_sale", "2 silver", ("ODIN-202", "knarr", 1)),
        ("emigrate_2", "9 silver", ("ODIN-207", "large_ship", 1)),
    ],
)
def test_what_is_missing_is_named(key: str, have: str, lack: tuple[str, str, int]) -> None:
    """ODIN-093, ODIN-195, ODIN-202, ODIN-207, ODIN-237: goods, ships, something to upgrade."""
    t = position(player(have, thing=9), player())
    assert lacking(t, SPACES.index(key) + 1) == lack


def test_missing_vikings_are_told_by_the_column() -> None:
    """ODIN-090"""
    t = position(player("9 wood 9 stone", thing=2), player())
    assert shortage(t, 0).columns == (0, 0, 1, 2)
    assert lacking(t, 3) == ("ODIN-090", "viking", 1)
    nodes = {node.id: node for panel in seen(t).panels for node in panel.nodes}
    assert nodes["lack-column-3"].text == "\u2212"
    assert nodes["lack-column-4"].text == "\u22122"
    assert nodes["head-3-0"].faint
    assert not nodes["head-2-0"].faint
    assert "lack-3" not in nodes


def test_the_name_of_a_space_says_what_is_missing_in_both_languages() -> None:
    for t in tables(2, 3):
        for seat in range(2) if not t.over else ():
            for lack in shortage(t, seat).spaces.values():
                assert all(GAME.speak(described(lack), language) for language in LANGUAGES)
    t = position(player(thing=9), player())
    label = next(n.label for n in seen(t).panels[0].nodes if n.id == f"space-{of(2)}")
    assert label is not None
    assert GAME.speak(label, "en") == "Build a stone house; missing: 1 \u00d7 stone"
    assert GAME.speak(label, "de") == "Steinhaus bauen; es fehlt: 1 \u00d7 Stein"


def test_a_click_on_a_dimmed_space_asks_why() -> None:
    """ODIN-093"""
    t = position(player(thing=9), player())
    assert seen(t).tries[f"space-{of(2)}"] == [int(PLACE) + 1]


def test_rivals_see_what_they_themselves_lack_and_watchers_nothing() -> None:
    t = position(player("stone", thing=9), player(thing=9))
    assert lacking(t, 2, 0) is None
    assert lacking(t, 2, 1) == ("ODIN-093", "stone", 1)
    assert not any(node.mark == HINT for node in seen(t, None).panels[0].nodes)


def test_who_has_passed_or_is_in_the_middle_of_an_action_lacks_nothing() -> None:
    t = play(position(player("2 wood", thing=9), player(thing=9)), "pass")
    assert not shortage(t, 0).spaces
    middle = play(position(player("wood", thing=9), player()), space(8))
    assert middle.asking() != "place"
    assert not shortage(middle, 0).spaces


def test_hints_are_no_consequences_of_an_action() -> None:
    """What an action changes is told by pieces and numbers alone."""
    t = position(player(thing=9), player(thing=9))
    for each in t.legal(0):
        told = GAME.preview(t, each, 0)
        assert not any(change.node.mark == HINT for change in told.changes)


@pytest.mark.parametrize("cut", CUTS)
def test_marks_stay_on_their_space(cut: Cut) -> None:
    """The corner of a space has room for what is missing, on every kind of screen."""
    for t in tables(2, 4):
        for seat in range(2) if not t.over else ():
            panel = seen(t, seat, cut).panels[0]
            nodes = {node.id: node for node in panel.nodes}
            for node in panel.nodes:
                if node.id.startswith(("lack-", "lacks-")):
                    key = node.id.partition("-")[2]
                    home = nodes[f"space-{of(int(key))}" if key.isdigit() else key]
                    assert home.x <= node.x, node.id
                    assert node.x + node.w <= home.x + home.w, node.id
                    assert home.y <= node.y, node.id
                    assert node.y + node.h <= home.y + home.h, node.id
