"""What an option leads to is said before the click."""

import pytest

from skali.games.walhalla import GAME
from skali.games.walhalla.rules.flow import Walhalla
from tests.walhalla.build import boarding, ending, landing, player, sailing

TO = "\u203a"

THREE = (player(hand="wheat"), player(), player())


def foretold(table: Walhalla, action: str, language: str = "en") -> list[str]:
    """Say what an action leads to."""
    seat = table.turn[0]
    return [GAME.speak(line, language) for line in GAME.foretell(table, table.number(action), seat)]


def test_boarding_says_who_stays_at_home() -> None:
    """WAL-020"""
    table = boarding("black-middle", *(player(midgard=4) for _ in range(3)))
    assert "3 vikings of yours stay in Midgard" in foretold(table, "board bow")
    assert "Von dir bleiben 2 Wikinger in Midgard" in foretold(table, "board bow+stern", "de")


def test_a_fjord_says_what_lies_beside_the_dragon() -> None:
    """WAL-030: free fields, those of others, and how much room is left."""
    table = sailing("black-bow", "black red red", *THREE, tongues=("forest-3/black village-2",))
    beside, room, *_ = foretold(table, f"dock 1 {'bow'}")
    assert beside.startswith("Beside the dragon: ")
    assert "1 of others" in beside
    assert "dragon" in room


def test_going_ashore_compares_the_strengths() -> None:
    """WAL-081"""
    table = landing("red-bow", "red . .", *THREE, tongues=("village-2 forest-3/black",))
    [line, *_] = foretold(table, "land left")
    assert line == f"Your strength on tongue A 0 {TO} 3; the best other has 1"


@pytest.mark.parametrize(
    ("hand", "action", "said"),
    [
        ("wheat", "lay wheat", "1 point with the fields that you hold"),
        ("walhalla", "lay walhalla", f"Your strength in Walhalla 2 {TO} 4; the best other has 3"),
        ("wheat cult", "done", "You keep 2 cards"),
    ],
)
def test_a_card_says_what_it_counts(hand: str, action: str, said: str) -> None:
    """WAL-072, WAL-074: by what everybody can see."""
    own = player(hand=hand, walhalla=2)
    table = ending(own, player(walhalla=3), player(walhalla=1), tongues=("wheat/red",))
    assert said in foretold(table, action)
