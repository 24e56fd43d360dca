"""What talks show: who may deal, knots for offers left, promises told, kept in sight and broken."""

import pytest

from skali.core.scene import CUTS, Cut, Node, Scene
from skali.games.greenland import GAME
from skali.games.greenland.rules.flow import Greenland
from tests.greenland.build import asked, dice, new, play, player, talks

HERE = {"walrus": 2}


def tray(scene: Scene) -> dict[str, Node]:
    """Return the things in the tray by their ids."""
    found = next(panel for panel in scene.panels if panel.id == "tray")
    return {node.id: node for node in found.nodes}


def knots(table: Greenland, seat: int, name: str) -> int:
    """Count the knots that are left."""
    shown = tray(GAME.scene(table, seat))
    return sum(not shown[f"knot-{name}-{number}"].faint for number in range(3))


@pytest.mark.parametrize("cut", CUTS)
def test_a_knot_for_every_offer_that_is_left(cut: Cut) -> None:
    """GREEN-NEG-02, GREEN-NEG-15"""
    table = talks(player(hunters=HERE), player(hunters=HERE), player())
    scene = GAME.scenes(table, [0], cut)[0]
    assert not tray(scene)["partner-thule"].faint
    assert tray(scene)["partner-norse"].faint
    deal = table.number("deal thule")
    assert deal in scene.offers["partner-thule"]
    assert deal in scene.offers["shield-thule"]
    assert knots(table, 0, "thule") == 3
    play(table, "deal thule", "give ivory 1", "propose", "refuse")
    assert (knots(table, 0, "thule"), knots(table, 1, "tunit")) == (2, 3)


def test_promises_of_a_deal_stay_in_sight_and_those_of_a_refused_one_are_never_seen() -> None:
    """GREEN-NEG-05"""
    for answer, seen in (("refuse", False), ("accept", True)):
        table = talks(*[player(hunters=HERE)] * 3)
        play(table, "deal thule", "promise as-said", "ask-promise no-attack", "propose")
        assert "promise-tunit-0" not in tray(GAME.scene(table, 2))
        assert table.dump(2)["talks"]["promises"] == {}
        play(table, answer)
        for seat, other in ((0, "thule"), (1, "tunit")):
            shown = tray(GAME.scene(table, seat))
            assert (f"promise-{other}-0" in shown, f"promise-{other}-1" in shown) == (seen, seen)
        assert ("tunit-thule" in table.dump(2)["talks"]["promises"]) is seen


def test_a_broken_promise_is_told_to_all() -> None:
    """GREEN-NEG-05"""
    table = talks(player(hunters=HERE), player(hunters=HERE))
    play(table, "deal thule", "promise no-attack", "propose", "accept")
    while asked(table).startswith("talk"):
        play(table, "done")
    before = table.copy()
    play(table, "attack", chance=dice("6 6"))
    told = GAME.story(before, 0, table.number("attack"), table)
    assert "greenland-tale-broken" in [message.id for message in told]
    assert asked(before) == "attack tunit"
    held = before.copy()
    play(held, "hold")
    told = GAME.story(before, 0, held.number("hold"), held)
    assert "greenland-tale-broken" not in [message.id for message in told]


def test_nothing_of_it_where_all_play_together() -> None:
    """GREEN-NEG-19"""
    table = talks(player(hunters=HERE), player(hunters=HERE), mode="together")
    assert "partner-thule" not in tray(GAME.scene(table, 0))


@pytest.mark.parametrize("cut", CUTS)
def test_the_wick_burns_down_and_the_set_up_is_no_round(cut: Cut) -> None:
    """GREEN-057"""
    table = new(3)
    assert [GAME.speak(GAME.moment(table), name) for name in ("en", "de")] == ["Set-up", "Aufbau"]
    first = GAME.scenes(table, [0], cut)[0]
    later = GAME.scenes(talks(player(), round=8, rounds_left=2), [0], cut)[0]
    last = GAME.scenes(talks(player(), round=10, rounds_left=0), [0], cut)[0]
    whole, burning, rest = first.node("wick"), first.node("wick-left"), later.node("wick-left")
    assert whole is not None
    assert burning is not None
    assert rest is not None
    assert burning.w == whole.w
    assert rest.w == pytest.approx(whole.w / 5)
    assert last.node("wick-left") is None
