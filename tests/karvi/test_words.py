"""Texts are made from the effects; the table marks what is reconstructed."""

import pytest

from skali.core.message import Message, say
from skali.games.karvi import GAME
from skali.games.karvi.rules.components import CARDS, DESIGNS, EQUIPMENT, STONES, TILES
from skali.games.karvi.rules.flow import Karvi
from skali.games.karvi.shown import names as words
from skali.text import LANGUAGES
from tests.karvi.build import acting, new, play, player, position, refused, using

DASH = "\u2013"
TWO_TOWERS = {"ulstein": [0], "torshavn": [0]}


def spoken(message: Message, language: str = "en") -> str:
    """Render a message."""
    return GAME.speak(message, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_text(language: str) -> None:
    """KARVI-169, KARVI-170: generated from the effect tree, in both languages."""
    texts = [words.card_text(n) for n in range(len(CARDS))]
    texts += [words.trade_card_text(n) for n in range(len(DESIGNS))]
    texts += [words.equipment_label(n) for n in range(len(EQUIPMENT))]
    texts += [words.stone_text(n) for n in range(len(STONES))]
    texts += [words.stone_bonus(n) for n in range(8)]
    texts += [words.tile_text(n) for n in range(len(TILES))]
    rendered = [spoken(text, language) for text in texts]
    assert all(len(text) > 5 for text in rendered)
    assert len(set(rendered[: len(CARDS)])) == len(CARDS)


def test_a_card_says_what_it_does() -> None:
    """KARVI-084, KARVI-EX-14"""
    text = spoken(words.card_text(CARDS.index("36")))
    assert text == (
        "Costs 1 fur and 1 silver: the leftmost trading post of your track goes to your supply"
        f" {DASH} or sail up to 3 steps without provisions"
    )
    german = spoken(words.card_text(CARDS.index("13")), "de")
    assert german == (
        "Kostet 1 Silber: beliebig viele gesunde Kriegerinnen auf die verletzte Seite drehen:"
        " je 3 Punkte"
    )


@pytest.mark.parametrize(
    ("message", "english", "german"),
    [
        (say("karvi-stack", good="wool", n=1, seen="-"), "wool: 1 tile; looked at by: -",
         "wool: 1 Plättchen; angesehen von: -"),
        (say("karvi-special-stones", n=1), "1 special runestone", "1 besonderer Runenstein"),
        (say("karvi-ship", seat="Liv", place="Hov", provisions=1),
         "Ship of Liv at Hov, 1 provision aboard", "Schiff von Liv bei Hov, 1 Proviant an Bord"),
        (say("karvi-ship", seat="Liv", place="Hov", provisions=0),
         "Ship of Liv at Hov, no provisions aboard",
         "Schiff von Liv bei Hov, kein Proviant an Bord"),
    ],
)  # fmt: skip
def test_one_thing_and_none_are_said_so(message: Message, english: str, german: str) -> None:
    assert spoken(message) == english
    assert spoken(message, "de") == german


def test_fields_say_what_they_do() -> None:
    """KARVI-090, KARVI-091"""
    table = position(seats=3)
    assert (
        spoken(words.field_text(table, 25)) == f"trade action {DASH} or raid action plus 2 points"
    )


def test_options_are_described_by_their_effects() -> None:
    """KARVI-091, KARVI-140"""
    table = using("card-24-upper", player())
    decision = GAME.decision(table)
    assert decision is not None
    assert [spoken(choice.message) for choice in decision.choices] == [
        "trade action",
        "raid action",
    ]


def test_reconstructed_values_are_marked() -> None:
    """KARVI-AMB-46: most trade cards are reconstructed; the printed one carries no mark."""
    table = position(display=["1", "2", "3"])
    scene = GAME.scene(table, 0)
    marks = [scene.node(f"display-{n}").mark for n in (1, 2, 3)]  # type: ignore[union-attr]
    assert marks == ["", "reconstructed", "reconstructed"]
    hand = GAME.scene(position(player(hand="36 39")), 0)
    assert hand.node("card-0-36").mark == ""  # type: ignore[union-attr]
    assert hand.node("card-0-39").mark == "reconstructed"  # type: ignore[union-attr]


def test_the_scene_shows_warriors_by_shape_as_well_as_colour() -> None:
    """KARVI-178"""
    scene = GAME.scene(position(player(warriors="2 3i")), 0)
    healthy, injured = scene.node("warrior-0-1-0"), scene.node("warrior-0-8-0")
    assert healthy is not None
    assert injured is not None
    assert (healthy.shape, injured.shape) == ("disc", "box")
    assert healthy.tone != injured.tone


def test_everything_drawn_has_a_drawing() -> None:
    """KARVI-007: every sprite of a scene is a symbol of ours."""
    for table in (new(2), new(4), position(player(hand="1 16 31", tiles="st1 sa1 he1"), seats=3)):
        scene = GAME.scene(table, 0)
        sprites = {node.sprite for panel in scene.panels for node in panel.nodes if node.sprite}
        assert sprites <= set(GAME.art)


def test_others_see_only_backs_of_a_hand() -> None:
    """KARVI-081"""
    table = position(player(), player(hand="9"))
    assert GAME.scene(table, 0).node("card-1-9") is None
    assert GAME.scene(table, 0).node("held-1-helmet-2") is not None
    assert GAME.scene(table, 1).node("card-1-9") is not None


def test_the_log_tells_deeds_but_no_secrets() -> None:
    """KARVI-086"""
    before = position(player(hand="3 20", dice="s1/3 s6/3"))
    after = before.copy()
    play(after, "discard 3")
    told = GAME.story(before, 0, before.number("discard 3"), after)
    assert [spoken(message) for message in told] == ["Seat 1 puts a card under its stack."]
    moved = before.copy()
    play(moved, "move f2")
    told = GAME.story(before, 0, before.number("move f2"), moved)
    assert [spoken(message) for message in told] == [
        "Seat 1 moves to field 2 for 1 beer (3 silver).",
        "Seat 1 receives 3 silver.",
    ]


def test_the_table_can_be_read_out() -> None:
    """KARVI-081: in a few blocks; the own hand in full, other hands as a number."""
    table = position(player(hand="36", stones="n01", tiles="sa7", beside="t2b"), player(hand="9"))
    blocks = GAME.plain(table, 0)
    assert len(blocks) == 3 + 2 + 1
    words_ = [
        spoken(cell) if isinstance(cell, Message) else cell
        for block in blocks
        for line_ in block.lines
        for cell in line_
    ]
    assert any("leftmost trading post" in word for word in words_)
    assert not any("for each of your towers" in word for word in words_)
    assert any("1 card in hand" in word for word in words_)


@pytest.mark.parametrize(
    ("table", "action", "english", "german"),
    [
        (position(player(hand="13")), "play upper 13",
         "The card costs 1 silver.", "Die Karte kostet 1 Silber."),
        (position(player(hand="36", silver=1)), "play upper 36",
         "The card costs 1 fur and 1 silver.", "Die Karte kostet 1 Fell und 1 Silber."),
        (acting("trade", player(fur=1, silver=2, gold=1, beside="t2b t3a t6c")), "trade 3",
         "The tile costs 4 fur.", "Das Plättchen kostet 4 Fell."),
        (acting("equip", player(fur=2, tiles_above="sa7"), player(), sites=TWO_TOWERS), "place sa7",
         "Placing costs 3 fur.", "Das Legen kostet 3 Fell."),
    ],
)  # fmt: skip
def test_a_price_names_only_what_it_has(
    table: Karvi, action: str, english: str, german: str
) -> None:
    """KARVI-083, KARVI-113, KARVI-120: nobody is asked for "0 fur"."""
    no = refused(table, action).message
    assert (spoken(no), spoken(no, "de")) == (english, german)
