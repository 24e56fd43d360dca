"""What people see: where actions are clicked, what dice mean, who is told what, all drawings."""

import json
import tomllib
from typing import Any, cast

import pytest

from skali.core.acts import Act, Banner, Fought, Rolled, Scored, told_to
from skali.core.chance import Fast, Scripted
from skali.core.glyphs import MORE
from skali.core.scene import CUTS, SUMMARY, Cut, Node, Scene
from skali.core.svg import fit
from skali.games.greenland import GAME
from skali.games.greenland.rules.components import (
    CARDS,
    CULTURES,
    FIRST_SOUTH,
    HELD,
    KIND_OF,
    MARKLAND,
    REGIONS,
    VINLAND,
)
from skali.games.greenland.rules.flow import Greenland
from skali.games.greenland.shown import dice, outlook
from skali.games.greenland.shown.mat import art_of
from skali.games.greenland.shown.tray import thing
from tests.greenland.build import new

ROWS = {
    "north": {"warm": ["markland", "walrus"], "cold": ["musk-oxen"]},
    "south": {"warm": ["vinland", "capelin"]},
}
TALKS: dict[str, Any] = {
    "phase": "talks",
    "first": "tunit",
    "rows": ROWS,
    "players": [{"hunters": {"walrus": 3}}, {"hunters": {"walrus": 2}}, {}],
}


def table(**parts: object) -> Greenland:
    """Lay out a table."""
    return cast("Greenland", GAME.load({"rows": ROWS, **parts}))


def rolled() -> Greenland:
    """Five Thule hunt walrus; Kirima lets them roll a 4 again."""
    guide = tomllib.loads((GAME.folder / "data" / "guide.toml").read_text("utf-8"))
    chapter = next(each for each in guide["chapter"] if each["key"] == "hunt")
    return cast("Greenland", GAME.load(json.loads(chapter["picture"]["position"])))


def play(state: Greenland, *notations: str, luck: list[int] | None = None) -> list[list[Act]]:
    """Play some decisions and return what was told of each."""
    told = []
    chance = Scripted([(4, face - 1) for face in luck]) if luck is not None else Fast(1)
    for notation in notations:
        before, seat, action = state.copy(), state.turn[0], GAME.space.parse(notation)
        state.play(action, chance, seat)
        told.append(GAME.acts(before, seat, action, state))
    return told


def nodes(scene: Scene, panel: str) -> dict[str, Node]:
    """Return the things of a panel by their ids."""
    found = next(each for each in scene.panels if each.id == panel)
    return {node.id: node for node in found.nodes}


# --- drawings ---


def test_every_card_has_a_drawing_in_a_row_and_in_a_tableau() -> None:
    for card in range(int(HELD)):
        assert art_of(card) in GAME.art, CARDS[card]
    for card in [*range(int(REGIONS)), int(MARKLAND), int(VINLAND)]:
        assert f"card-{CARDS[card]}" in GAME.art, CARDS[card]


@pytest.mark.parametrize("cut", CUTS)
def test_everything_that_is_drawn_exists(cut: str) -> None:
    luck = Fast(5)
    state = GAME.new(3, chance=luck)
    for _ in range(120):
        if state.over:
            break
        scene = GAME.scene(state, state.turn[0], cut)  # type: ignore[arg-type]
        sprites = {node.sprite for panel in scene.panels for node in panel.nodes} - {""}
        assert sprites <= set(GAME.art)
        state.apply(state.random_action(luck), luck)


def test_reconstructed_cards_carry_the_chisel() -> None:
    shown = nodes(GAME.scene(table()), "rows")
    assert shown["card-walrus-art"].mark == "reconstructed"


# --- dice ---


def test_a_die_says_what_it_means() -> None:
    """GREEN-172, GREEN-175, GREEN-185: ones and twos hit walrus, threes kill."""
    state = rolled()
    roll = dice.on_table(state)
    assert roll is not None
    assert [face for face in range(1, 7) if roll.hit(face)] == [1, 2]
    assert [face for face in range(1, 7) if roll.bite(face)] == [3]
    shown = nodes(GAME.scene(state, 1), "tray")
    assert shown["die-1-0"].sprite == "die-hit-1"
    assert shown["die-3-0"].sprite == "die-bite-3"
    assert shown["die-6-0"].sprite == "die-6"


def test_only_dice_that_may_be_rolled_again_are_offered() -> None:
    """GREEN-182"""
    offers = GAME.scene(rolled(), 1).offers
    assert {id_ for id_ in offers if id_.startswith("die-")} == {"die-4-0"}


def test_a_roll_is_staged_with_its_dice_and_what_they_had_to_reach() -> None:
    state = rolled()
    [told] = play(state, "keep")
    staged = next(act for act in told if isinstance(act, Rolled))
    assert [die.face for die in staged.dice] == ["1", "3", "4", "6", "1"]
    assert [die.counts for die in staged.dice] == [True, False, False, False, True]
    assert (staged.against, staged.success) == (2, True)


def test_the_chance_of_a_hunt_is_told_before_the_click() -> None:
    """Two ones or twos with three dice: 7 of 27 without re-rolls."""
    assert outlook.at_least(2, 3, 1 / 3) == pytest.approx(7 / 27)
    assert outlook.equal(3, 3) == pytest.approx(6 / 216)
    assert outlook.equal(2, 2) == pytest.approx(1 / 6)
    state = table(players=[{"idle": 5}, {}, {}])
    play(state, "send walrus")
    action = GAME.space.parse("take 3")
    lines = [GAME.speak(line, "en") for line in GAME.foretell(state, action, 0)]
    assert any(line.startswith("Success:") for line in lines)
    assert any(line.startswith("Expected deaths:") for line in lines)


# --- offers ---


def test_an_offer_is_composed_by_tapping_things_on_either_side() -> None:
    """GREEN-149: own discs, their discs, daughters, and people who share a card."""
    state = table(**TALKS)
    assert "shield-thule" + SUMMARY in GAME.scene(state, 0).offers
    play(state, "deal thule")
    offers = GAME.scene(state, 0).offers
    assert {"disc-tunit-energy", "disc-thule-ivory~s", "card-kirima~s", "card-meeka"} <= set(offers)
    assert {"cubes-tunit-walrus", "cubes-thule-walrus", "do-promise"} <= set(offers)
    play(state, "give energy 2", "want ivory 1", "promise no-attack")
    shown = nodes(GAME.scene(state, 0), "tray")
    assert {"cloth-tunit-thule", "cloth-thule-tunit"} <= set(shown)


def test_a_phone_offers_the_same_on_the_whole_mats() -> None:
    state = table(**TALKS)
    play(state, "deal thule")
    assert "disc-thule-ivory" in GAME.scene(state, 0, "narrow").offers


def test_nobody_else_sees_what_is_offered() -> None:
    """GREEN-NEG-05: neither while it is composed nor when a third looks on."""
    state = table(**TALKS)
    told = play(state, "deal thule", "give energy 2", "want ivory 1")
    assert told == [[], [], []]
    for viewer in (1, 2, None):
        assert not any(id_.startswith("cloth") for id_ in nodes(GAME.scene(state, viewer), "tray"))
    [made] = play(state, "propose")
    assert [act.sentence.id for act in made] == ["greenland-tale-offer"]
    seen = [
        any(id_.startswith("cloth") for id_ in nodes(GAME.scene(state, viewer), "tray"))
        for viewer in (0, 1, 2, None)
    ]
    assert seen == [True, True, False, False]


def test_a_deal_is_told_with_what_moved() -> None:
    """GREEN-NEG-04, GREEN-NEG-05"""
    state = table(**TALKS)
    told = play(state, "deal thule", "give energy 2", "want ivory 1", "promise no-attack",
                "propose", "accept")  # fmt: skip
    ids = [act.sentence.id for act in told_to(2, told[-1])]
    assert ids.count("greenland-tale-discs") == 2
    assert "greenland-tale-promise" in ids


# --- signs ---


def cut_off(state: Greenland, panel: str, cut: Cut) -> list[str]:
    """Name the rows of a card's signs that end in dots since they have no room."""
    shown = nodes(GAME.scene(state, 0, cut), panel).values()
    return [node.id for node in shown if node.text == MORE[1] and node.id.startswith("card-")]


@pytest.mark.parametrize("cut", ["wide", "narrow"])
def test_a_mat_shows_all_signs_of_a_card(cut: Cut) -> None:
    for card in range(int(HELD)):
        if KIND_OF[card] >= 0:
            state = table(players=[{"cards": [CARDS[card]]}], rows={})
            assert cut_off(state, "mat-tunit", cut) == []


def test_a_line_of_a_phone_shows_need_and_claim_of_a_card() -> None:
    for card in range(int(REGIONS)):
        row = "north" if card < FIRST_SOUTH else "south"
        for side in ("warm", "cold"):
            state = table(players=[{}], rows={row: {side: [CARDS[card]]}})
            assert cut_off(state, "rows", "narrow") == []


# --- what happened ---


def test_a_deed_is_a_sentence_and_an_end_is_told_only_of_talks() -> None:
    """No button is repeated as a line of the log."""
    state = table(players=[{"idle": 5}, {}, {}])
    told = play(state, "send walrus", "take 3", "done")
    assert not any("-did-done" in act.sentence.id for act in told[2])
    [ends] = play(table(**TALKS), "done")
    assert ends[0].sentence.id == "greenland-did-done"
    assert GAME.speak(ends[0].sentence, "en") == "Tunit have nothing more to talk about."


def test_each_seat_wears_the_shield_of_its_culture() -> None:
    state = table(players=[{}, {}, {}])
    shields = [f"shield-{name}" for name in CULTURES]
    assert sorted(GAME.scene(state, 0).shields) == sorted(shields)
    mats = [panel for panel in GAME.scene(state, 0).panels if panel.slot == "own"]
    own = next(panel for panel in mats if panel.owner == 0)
    assert GAME.scene(state, 0).shields[0] == own.id.replace("mat", "shield")


def test_the_order_of_what_is_told() -> None:
    """People walk before discs are counted; a phase begins after what ended the last one."""
    state = table(players=[{"idle": 5}, {}, {}])
    told = play(state, "send walrus", "take 3", "done")
    assert [act.sentence.id for act in told[1]] == ["greenland-tale-goes"]
    [walk] = told[1][0].moves
    assert (walk.start, walk.end, walk.number) == ("idle-tunit", "cubes-tunit-walrus", 3)


def test_a_whole_game_is_told_to_its_end() -> None:
    luck = Fast(3)
    state, kinds = new(3, luck), set()
    last: list[Act] = []
    while not state.over:
        before, seat = state.copy(), state.turn[0]
        action = int(state.random_action(luck, seat))
        state.apply(action, luck, seat)
        last = GAME.acts(before, seat, action, state)
        kinds |= {type(act) for act in last}
    assert {Banner, Rolled, Scored} <= kinds
    scored = next(act for act in last if isinstance(act, Scored))
    assert list(scored.totals) == [state.score(seat) for seat in range(3)]


def test_defenders_and_raiders_face_each_other() -> None:
    """GREEN-164: who defends strikes without a roll."""
    state = table(
        phase="fights",
        first="thule",
        players=[{"hunters": {"kirima": 2}, "elders": [1, 1, 1, 1, 1, 1]},
                 {"hunters": {"kirima": 1}}, {}],
        pending=[{"ask": "attack", "seat": 1, "culture": "thule", "card": "kirima"}],
    )  # fmt: skip
    [told] = play(state, "attack")
    fight = next(act for act in told if isinstance(act, Fought))
    assert [side.strength for side in fight.sides] == [1, 2]


# --- in words ---


def test_the_table_in_words_hides_what_a_seat_may_not_see() -> None:
    state = table(**TALKS)
    play(state, "deal thule", "give energy 2")
    assert len(GAME.plain(state, 0)) == len(GAME.plain(state, 1)) + 1


def test_a_narrow_answer_with_the_leader_bears_him() -> None:
    """GREEN-114: as many with him as without are told apart by more than a colour."""
    state = new()
    box = (0.0, 0.0, 34.0, 30.0)
    drawn = [thing(state, GAME.space.parse(f"{how} 12"), box) for how in ("take", "lead")]
    without, leading = ([node for node in each if node.sprite] for each in drawn)
    assert (len(without), len(leading)) == (0, 1)
    [number] = [node for node in drawn[1] if node.text]
    assert fit(str(number.text), number.w, number.h, number.size, 13)[0] == ["12"]
