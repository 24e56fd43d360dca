"""What an option leads to is told before the click."""

from skali.games.wikinger import GAME
from skali.games.wikinger.rules.flow import Wikinger
from tests.wikinger.build import placing, player, position, scoring


def told(table: Wikinger, action: str, language: str = "en") -> list[str]:
    """Return what is said about an action of whoever must decide."""
    number = GAME.space.parse(action)
    assert number in table.legal()
    return [GAME.speak(line, language) for line in GAME.foretell(table, number, table.turn[0])]


def test_a_purchase_tells_what_the_figure_earns_and_how_prices_fall() -> None:
    """WIK-076, WIK-040: round 3 of 6, and the next combination stands three slots on."""
    table = position(wheel="goldsmith . . noble scout", round=3)
    told_first = told(table, "buy 0")
    assert told_first[0] == "On an island the goldsmith brings 3 gold 4 more times"
    assert "Everything else on the wheel becomes 3 gold cheaper" in told_first
    assert told(table, "buy 3")[0] == "On an island the noble brings 2 points 2 more times"
    assert not any("cheaper" in line for line in told(table, "buy 3"))


def test_a_ship_names_whom_it_threatens_and_what_it_is_worth() -> None:
    """WIK-070, WIK-096: a green ship reaches warriors, nobles and scouts."""
    crew = {"noble": "begin*", "scout": "begin*", "goldsmith": "begin*"}
    table = placing("ship-green", "fisher", player(**crew))
    lines = told(table, "place 0 0")
    assert lines[:2] == [
        "Threatened, and without yield: Noble",
        "Threatened, and without yield: Scout",
    ]
    assert lines[2].startswith("Above a warrior the ship brings")
    guarded = placing("ship-green", "fisher", player(warrior="begin*", **crew))
    assert not any("Threatened" in line for line in told(guarded, "place 0 0"))


def test_keeping_boatmen_tells_what_the_scoring_brings() -> None:
    """WIK-078, WIK-091: one noble, one goldsmith; a scout waits on the mainland."""
    islands = {"noble": "begin*", "goldsmith": "begin*", "scout": "begin"}
    table = scoring(player(gold=0, points=0, mainland={"boatman": 2, "scout": 1}, **islands),
                    round_=2, start_player=0)  # fmt: skip
    assert "The scoring brings you 2 points and 3 gold now" in told(table, "done")
    assert told(table, "ferry scout")[0] == "After that you have one boatman left"
    assert told(table, "ferry scout", "de")[0] == "Danach hast du noch einen Bootsmann"
