"""What an option leads to is said before the click."""

from skali.games.karvi import GAME
from skali.games.karvi.rules.flow import Karvi
from tests.karvi.build import player, position

TO = "\u203a"
FAR = (player(dice="f22/3"), player(dice="f24/3"))


def foretold(table: Karvi, action: str, language: str = "en") -> list[str]:
    """Say what an action leads to."""
    seat = table.turn[0]
    return [GAME.speak(line, language) for line in GAME.foretell(table, table.number(action), seat)]


def test_a_move_says_what_beer_is_left_and_when_the_die_moves_again() -> None:
    """KARVI-032, KARVI-043"""
    table = position(player(dice="s1/3"), player(dice="f3/3"), *FAR)
    beer, again, *_ = foretold(table, "move f1")
    assert (beer, again) == (f"Beer of the die 3 {TO} 2", "Your die moves next again")
    beer, later, *_ = foretold(table, "move f9", "de")
    assert beer == f"Bier des Würfels 3 {TO} 2"
    assert later.startswith("Dein Würfel ist dann an 2. Stelle; zuerst zieht ")


def test_sailing_says_what_provisions_are_left() -> None:
    """KARVI-060"""
    own = player(dice="s1/3", provisions=4)
    table = position(own, player(dice="f3/3"), *FAR)
    sails = [text for text in map(GAME.space.text, table.legal()) if text.startswith("sail ")]
    told = [line for sail in sails for line in foretold(table, sail)]
    assert f"Provisions 4 {TO} 3" in told
