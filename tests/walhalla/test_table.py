"""What people see: the coast, a dragon's choices, the own hand, and what is reconstructed."""

import pytest

from skali.core.scene import CUTS, Cut, Node, Panel
from skali.games.walhalla import GAME
from skali.games.walhalla.rules.flow import Walhalla
from tests.walhalla.build import (
    FULL_COAST,
    boarding,
    ending,
    landing,
    play,
    player,
    sailing,
    walk,
)

THREE = (player(hand="hunt"), player(), player())


def node(table: Walhalla, id_: str, seat: int | None = None) -> Node:
    """Find a node of the scene."""
    found = GAME.scene(table, seat).node(id_)
    assert found is not None, id_
    return found


def panel(table: Walhalla, id_: str, seat: int | None = None) -> Panel:
    """Find a panel of the scene."""
    return next(panel for panel in GAME.scene(table, seat).panels if panel.id == id_)


def offered(table: Walhalla, id_: str, seat: int) -> list[str]:
    """List what can be done at a node."""
    return [GAME.space.text(action) for action in GAME.scene(table, seat).offers[id_]]


def spoken(table: Walhalla, action: str, language: str = "en") -> str:
    """Say what an action would do."""
    return GAME.speak(GAME.describe(table, table.number(action), table.turn[0]), language)


def test_every_field_shows_terrain_number_and_besieger() -> None:
    tongues = ("forest-3/red village-2 cult wheat",)
    table = landing("red-bow", "red . .", *THREE, tongues=tongues)
    assert node(table, "field-0-1").sprite == "field-forest"
    assert node(table, "field-0-1-value").text == "3"
    assert node(table, "field-0-1-viking").sprite == "viking-red"
    assert node(table, "field-0-2-value").text == "+2"
    assert GAME.scene(table).node("field-0-3-value") is None
    assert node(table, "field-0-4").sprite == "field-wheat"


def test_reconstructed_values_are_marked() -> None:
    """Terrain tiles, coloured seats, and two values of the reinforcement track."""
    table = boarding("black-middle", *THREE)
    fields = [
        n for n in panel(table, "board").nodes if n.id.startswith("field-") and n.id.count("-") == 2
    ]
    assert len([n for n in fields if n.sprite]) == 36
    assert all(n.mark == "reconstructed" for n in fields if n.sprite)
    assert node(table, "dragon-middle").mark == "reconstructed"
    assert node(table, "dragon-bow").mark == ""
    marks = [node(table, f"reinforcement-{n}").mark for n in range(3)]
    assert marks == ["", "", "reconstructed"]
    four = boarding("black-middle")
    marks = [node(four, f"reinforcement-{n}").mark for n in range(4)]
    assert marks == ["", "", "", "reconstructed"]


def test_reconstructed_values_are_listed_in_the_data() -> None:
    guessed = {c.key for c in GAME.components if c.source == "reconstructed"}
    assert {"reinforcements.three.third", "reinforcements.four.fourth"} <= guessed
    assert sum(key.startswith("tile") for key in guessed) == 24
    assert sum(key.startswith("dragon") for key in guessed) == 12


@pytest.mark.parametrize("asked", ["board", "join", "dock"])
def test_before_a_dragon_is_sent_everybody_sees_what_it_would_touch(asked: str) -> None:
    """In every fjord the next place, either end first, with the crew in its order."""
    tongues = ("wheat/yellow village-1 wheat", "village-1")
    table = boarding("black-bow", *THREE, tongues=tongues)
    if asked != "board":
        play(table, "board middle")
    if asked == "dock":
        play(table, "join")
    for viewer in (None, 0, 1, 2):
        for fjord in range(4):
            for end in ("bow", "stern"):
                assert node(table, f"dock-{fjord}-{end}", viewer).label is not None
        assert node(table, "touch-1-1-left", viewer).tone == "ember"
        assert node(table, "touch-1-1-right", viewer).tone == "gold"
        assert GAME.scene(table, viewer).node("touch-0-1-left") is None
    rider = node(table, "dock-1-stern-middle")
    assert rider.sprite == ("seat-neutral" if asked == "board" else "viking-red")


def test_the_sentence_of_a_fjord_names_the_fields() -> None:
    table = sailing("black-bow", "black red .", *THREE, tongues=FULL_COAST)
    assert spoken(table, "dock 1 bow") == (
        "Fjord 2, bow first, from row 1: "
        "black beside cult site or cult site, red beside forest 2 or wheat"
    )
    assert spoken(table, "dock 0 stern", "de") == (
        "Fjord 1, Heck voran, ab Reihe 1: Rot neben Wald 2, Schwarz neben Kultstätte"
    )


def test_a_full_fjord_shows_no_place() -> None:
    table = sailing("red-bow", ". . .", *THREE, fjords=[[None] * 4, [], [], []])
    assert GAME.scene(table, 0).node("dock-0-bow") is None
    assert offered(table, "dock-1-bow", 0) == ["dock 1 bow"]


def test_moored_dragons_show_their_seats_and_the_crew_that_is_left() -> None:
    table = landing("black-bow", "black red .", *THREE, lead="stern", tongues=FULL_COAST)
    assert node(table, "moored-1-0").turned == 180
    assert node(table, "moored-1-0-bow").sprite == "seat-black"
    assert node(table, "aboard-middle").sprite == "viking-red"
    assert GAME.scene(table).node("aboard-stern") is None


def test_a_landing_is_clicked_on_the_field_and_an_attack_beside_it() -> None:
    table = landing(
        "red-bow",
        "red . .",
        player(hand="attack"),
        player(),
        player(),
        tongues=("wheat/black", "cult"),
    )
    assert offered(table, "field-0-1", 0) == ["land left"]
    assert offered(table, "field-1-1", 0) == ["land right"]
    assert offered(table, "attack-left", 0) == ["attack left"]
    assert GAME.scene(table, 1).node("attack-left") is None
    assert GAME.scene(table).node("attack-left") is None


def refused_at(table: Walhalla, id_: str, seat: int) -> set[str]:
    """List the rules that a click on a node that offers nothing names."""
    tries = GAME.scene(table, seat).tries[id_]
    reasons = [table.why_not(action, seat) for action in tries]
    return {reason.rule for reason in reasons if reason is not None}


def test_what_is_forbidden_can_be_asked_for_where_one_would_click() -> None:
    """WAL-027, WAL-034, WAL-044, WAL-054, WAL-076"""
    table = boarding("black-middle", *THREE)
    assert refused_at(table, "dragon-middle", 0) == {"WAL-027"}
    assert refused_at(table, "card-hunt-0", 0) == {"WAL-076"}
    assert not GAME.scene(table, 1).tries
    table = sailing("red-bow", ". . .", *THREE, fjords=[[None] * 4, [], [], []])
    assert refused_at(table, "water-0", 0) == {"WAL-034"}
    table = landing("red-bow", "red . .", *THREE, tongues=("wheat/red", "cult"))
    assert refused_at(table, "field-0-1", 0) == {"WAL-044"}


def test_the_card_that_can_be_played_is_offered_in_the_hand() -> None:
    """WAL-113"""
    attacker = player(hand="attack")
    tongues = ("wheat/black", "cult")
    table = landing("red-bow", "red . .", attacker, player(), player(), tongues=tongues)
    assert offered(table, "card-attack-0", 0) == ["attack left"]


def test_only_the_own_hand_is_shown() -> None:
    table = ending(player(hand="hunt forest"), player(hand="shield"), player())
    names = {found.id for found in panel(table, "tray", 0).nodes}
    assert {"card-hunt-0", "card-forest-0", "choice-done"} <= names
    assert not panel(table, "tray").nodes or GAME.scene(table).node("card-hunt-0") is None
    assert GAME.scene(table, 1).node("card-hunt-0") is None
    assert len([n for n in panel(table, "mat-0", 1).nodes if n.sprite == "card-back"]) == 2


def test_cards_are_laid_from_the_hand() -> None:
    table = ending(player(hand="village forest forest"), player(), player())
    assert offered(table, "card-forest-0", 0) == ["lay forest"]
    assert offered(table, "choice-done", 0) == ["done"]
    play(table, "lay forest")
    assert node(table, "laid-forest-0", 0).sprite == "card-forest"
    assert GAME.scene(table, 1).node("laid-forest-0") is None


def test_zones_show_as_many_vikings_as_there_are() -> None:
    table = boarding("red-bow", player(midgard=4, walhalla=3), player(), player())
    for name, vikings in (("midgard", 4), ("walhalla", 3), ("asgard", 7)):
        assert node(table, f"{name}-0-count").text == str(vikings)
        assert GAME.scene(table).node(f"{name}-0-{vikings - 1}") is not None
        assert GAME.scene(table).node(f"{name}-0-{vikings}") is None


def test_the_score_track_runs_in_laps() -> None:
    table = boarding("red-bow", player(points=3), player(points=53), player(points=120))
    assert node(table, "marker-0").x == node(table, "marker-1").x
    assert node(table, "marker-1-points").text == "53"
    assert GAME.scene(table).node("marker-0-points") is None


def test_the_end_shows_where_the_points_came_from() -> None:
    *_, table = walk(3, 77)
    sheet = table.sheet()
    for name, gained in sheet.items():
        if any(gained):
            assert node(table, f"sheet-{name}-1").text == str(gained[1])
    assert node(table, "sheet-total-2").text == str(table.points[2])


def test_the_text_of_a_card_is_made_from_its_effect() -> None:
    table = ending(player(hand="village tongue-7 walhalla"), player(), player())
    assert spoken(table, "lay village") == "Lay Village (+1 for each own village)"
    assert spoken(table, "lay tongue-7") == "Lay Tongue 7 (+2 on the tongue with tip 7)"
    assert (
        spoken(table, "lay walhalla", "de")
        == "Walhalla auslegen (+2 in der Rangfolge von Walhalla)"
    )


def test_the_table_can_be_read_aloud() -> None:
    for table in walk(4, 3):
        blocks = GAME.plain(table, table.turn[0] if table.turn else None)
        assert blocks
        for block in blocks:
            for line in block.lines:
                for cell in line:
                    if not isinstance(cell, str):
                        assert GAME.speak(cell, "de")


def test_the_log_tells_a_whole_turn() -> None:
    table = boarding("black-bow", *THREE, tongues=("forest-2", "wheat/yellow"))
    told = []
    for action in ("board none", "join", "dock 1 bow", "land right", "fall"):
        before, seat = table.copy(), table.turn[0]
        play(table, action)
        story = GAME.story(before, seat, before.number(action), table)
        told += [GAME.speak(message, "en") for message in story]
    assert told[:5] == [
        "Seat 1 (red) sends nobody on board.",
        "Seat 2 (black) comes along.",
        "Seat 1 (red) sends the dragon into fjord 2, bow first.",
        "Seat 2 (black) attacks yellow: wheat (tongue B, row 1).",
        "A viking of yellow falls, Seat 2 (black) takes wheat (tongue B, row 1).",
    ]


@pytest.mark.parametrize("cut", CUTS)
def test_a_fight_hides_no_number(cut: Cut) -> None:
    """WAL-050: what the field is worth stays to be read while it is fought for."""
    table = landing("red-bow", "red . .", *THREE, tongues=("forest-3/black village-2",), fjord=1)
    play(table, "land left")
    scene = GAME.scene(table, None, cut)
    event, value = scene.node("event"), scene.node("field-0-1-value")
    assert event is not None
    assert value is not None
    assert event.x >= value.x + value.w or event.x + event.w <= value.x
