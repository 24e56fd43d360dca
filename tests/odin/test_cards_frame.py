"""Occupations in the game: decks, hands, drawing and playing, positions, luck and conservation."""

from collections import Counter
from typing import cast

import pytest

from skali.core.chance import Fast
from skali.core.errors import PositionError
from skali.games.odin import GAME
from skali.games.odin.effects.cards import CARDS, DECKS, TABLES
from skali.games.odin.rules.flow import Odin
from skali.games.odin.shown.cards import card_name, card_text
from skali.text import LANGUAGES
from tests.odin.build import allowed, goods, of, play, player, position, rule, seen, space, thing
from tests.odin.cards import with_card
from tests.odin.texts import GOLDEN, texts


def new(seats: int, decks: str, seed: int = 0) -> Odin:
    """Start a game with occupations."""
    return cast("Odin", GAME.new(seats, {"length": "short", "decks": decks}, Fast(seed)))


def test_the_box_has_all_cards() -> None:
    """ODIN-011, ODIN-A13, ODIN-257, ODIN-270"""
    start = Counter(card.text("deck") for card in TABLES if card.value("start", bool))
    dark = Counter(card.text("deck") for card in TABLES if not card.value("start", bool))
    assert start == {"A": 15, "B": 15, "C": 15}
    assert sum(dark.values()) == 145
    soon = {c.text("deck") for c in TABLES if "as_soon_as" in str(c.data["clauses"])}
    assert soon <= {"B", "C"}


@pytest.mark.parametrize("decks", DECKS[1:])
def test_everybody_begins_with_a_light_card_of_the_decks(decks: str) -> None:
    """ODIN-029, ODIN-030, ODIN-031, ODIN-AMB-37"""
    table = new(4, decks)
    hands = [seen(table, seat)["hand"] for seat in range(4)]
    assert [len(hand) for hand in hands] == [1] * 4
    for hand in hands:
        card = TABLES[CARDS.index(hand[0])]
        assert card.value("start", bool)
        assert card.text("deck") in decks


def test_alone_one_chooses_the_first_card() -> None:
    """ODIN-302"""
    table = new(1, "A")
    assert table.asking() == "keep"
    assert len(of("keep", table)) == 15
    play(table, "keep tanner")
    assert seen(table)["hand"] == ["tanner"]
    assert table.asking() == "place"


def test_hands_are_hidden_but_for_their_backs() -> None:
    """ODIN-035"""
    table = new(3, "ABC")
    shown = table.dump(1)["players"]
    assert "hand" not in shown[0]
    assert shown[0]["held_cards"] == {"light": 1, "dark": 0}
    sampled = cast("Odin", GAME.sample(table.dump(1), Fast(5)))
    assert seen(sampled, 1)["hand"] == seen(table, 1)["hand"]
    assert len(seen(sampled, 0)["hand"]) == 1


def test_the_first_column_draws_a_card() -> None:
    """ODIN-034, ODIN-246"""
    table = position(player(), player(), decks="A")
    play(table, space(55))
    assert goods(table) == {"silver": 1}
    assert seen(table)["held_cards"] == {"light": 0, "dark": 1}


def test_column_three_draws_first_and_may_play_that_card() -> None:
    """ODIN-247, ODIN-248, ODIN-EX-57, ODIN-AMB-54"""
    table = position(player(), player(), decks="A")
    assert rule(table, space(60)) == "ODIN-252"
    play(table, space(61))
    assert table.asking() == "play"
    assert len(of("play", table)) == 1
    assert "done" not in allowed(table)


def test_column_four_plays_a_card_before_or_after() -> None:
    """ODIN-250, ODIN-EX-58"""
    table = position(player(hand=["fruit_picker"]), player(), decks="A")
    play(table, space(23), "play fruit_picker")
    assert table.turn == (1,)
    assert goods(table) == {"fruits": 1, "spices": 1, "silver": 1}
    table = position(player(hand=["fruit_picker"]), player(), decks="A")
    play(table, space(23), "done")
    assert goods(table) == {"spices": 1, "silver": 1}
    assert table.asking() == "play"
    play(table, "done")
    assert seen(table)["hand"] == ["fruit_picker"]


def test_cards_are_played_one_after_another_for_their_space() -> None:
    """ODIN-186, ODIN-249, ODIN-251, ODIN-AMB-55"""
    table = position(player(hand=["fruit_picker", "bone_collector"]), player(), decks="ABC")
    play(table, space(60), "play fruit_picker", "play bone_collector")
    assert table.turn == (1,)
    table = position(player("stone", hand=["fruit_picker"]), player(), decks="A")
    play(table, space(59), "play fruit_picker")
    assert goods(table) == {"fruits": 1, "silver": 1}
    table = position(player("stone"), player(), decks="A")
    play(table, space(59))
    assert goods(table) == {"silver": 1}


def test_played_cards_count_their_points() -> None:
    """ODIN-059, ODIN-286, ODIN-EX-08"""
    table = with_card("undertaker")
    assert table.sheet()["occupations"] == [-1, 0]
    assert with_card("chief").sheet()["occupations"] == [7, 0]


def test_a_card_is_there_once() -> None:
    with pytest.raises(PositionError, match="tanner"):
        position(player(hand=["tanner"]), player(hand=["tanner"]), decks="A")
    with pytest.raises(PositionError, match="hunter"):
        position(player(hand=["hunter"]), player(), decks="A")


def test_several_cards_on_one_event_are_ordered_by_their_owner() -> None:
    """ODIN-AMB-67, ODIN-266"""
    table = with_card("silk_stitcher", "barkeep", "oil_seller", seat=player("flax 3 silver"))
    play(table, space(27))
    assert goods(table) == {"linen": 1, "silver": 3, "mead": 1}
    assert allowed(table)[0] == "option 1"
    assert table.asking() == "order"
    play(table, "option 1")
    assert goods(table) == {"linen": 1, "mead": 1, "silk": 1}


def test_nothing_is_told_where_nobody_listens() -> None:
    table = new(2, "ABC")
    assert (list(table.ears), list(table.altered)) == ([0, 0], [0, 0])
    listening = with_card("barkeep", "hunter")
    assert [int(mask).bit_count() for mask in listening.ears] == [1, 0]
    assert [int(mask).bit_count() for mask in listening.altered] == [1, 0]


def test_thing_square_and_colours_are_those_of_the_round() -> None:
    table = with_card("earl_of_lade", seat=player("", thing=4))
    play(table, space(9))
    assert (thing(table), goods(table)) == (3, {"stockfish": 1, "silver": 1})


@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games_with_all_decks(seats: int) -> None:
    """ODIN-AMB-36: conservation, positions and refusals hold while cards work"""
    chance, policy = Fast(seats), Fast(10 + seats)
    table = new(seats, "ABC", seats)
    number = 0
    while not table.over:
        seat = table.turn[number % len(table.turn)]
        if number % 40 == 0:
            GAME.census.account(table)
            again = cast("Odin", GAME.sample(table.dump(), Fast(0)))
            assert again.dump() == table.dump()
            legal = table.legal(seat)
            assert legal == [n for n in range(len(GAME.space)) if not table.why_not(n, seat)]
        table.apply(table.random_action(policy, seat), chance, seat)
        number += 1
    assert not table.news


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_said(language: str) -> None:
    texts = [GAME.speak(card_text(card), language) for card in range(len(CARDS))]
    names = [GAME.speak(card_name(card), language) for card in range(len(CARDS))]
    assert all(texts)
    assert len(set(names)) == len(CARDS)
    assert not [text for text in texts if "odin-" in text or "{" in text]


def test_the_golden_file_shows_all_texts() -> None:
    """`python -m tests.odin.texts` writes it anew."""
    assert texts() == GOLDEN.read_text(encoding="utf-8")
