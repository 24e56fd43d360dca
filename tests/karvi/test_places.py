"""Parts G and H: scouting stacks, building, special runestones."""

from typing import Any

from skali.core.chance import Fast
from skali.games.karvi.rules.flow import Karvi
from tests.karvi.build import (
    asked,
    crew,
    goods,
    line,
    luck,
    of,
    play,
    player,
    points,
    position,
    rule,
    seat,
)


def test_scouting() -> None:
    """KARVI-071, KARVI-072, KARVI-EX-12: look at all, keep one, the rest goes back."""
    table = position(player(ship="jarlshof"), seats=3)
    play(table, "sail jarlshof")
    play(table, "look", chance=luck(("tiles", "b")))
    assert of("take", table) == ["a", "c", "d"]
    assert rule(table, "take b") == "KARVI-003"
    play(table, "take c")
    assert seat(table)["beside"] == ["t1c"]
    assert table.dump()["stacks"]["t1"] == {"at": "jarlshof", "seen": [0], "tiles": ["a", "d"]}
    assert table.dump(0)["stacks"]["t1"]["tiles"] == ["a", "d"]
    assert table.dump(1)["stacks"]["t1"]["tiles"] is None


def test_one_tile_of_a_sort() -> None:
    """KARVI-073, KARVI-EX-12: a later visit gives neither a tile nor a look."""
    for zone in ("beside", "laid"):
        table = position(player(ship="jarlshof", **{zone: "t1c"}))
        play(table, "sail jarlshof")
        assert asked(table) == "turn"


def test_any_number_of_tiles_beside_the_tableau() -> None:
    """KARVI-074, KARVI-128"""
    own = "t1a t2a t3a t4a t5a r1a r2a r3a r4a r5a r6a"
    table = position(player(ship="reykjavik", beside=own))
    play(table, "sail reykjavik", "look")
    play(table, f"take {of('take', table)[0]}")
    assert len(seat(table)["beside"]) == 12


def test_a_stack_never_runs_out() -> None:
    """KARVI-075: the last player finds exactly one tile."""
    table = position(player(ship="jarlshof"), player(beside="t1a"), player(laid="t1b"))
    play(table, "sail jarlshof", "look")
    assert len(of("take", table)) == 1


def test_looking_cannot_be_undone_but_sailing_can() -> None:
    """KARVI-071: the look shows something, the way there does not."""
    table = position(player(ship="kaupanger", provisions=1), seats=4)
    assert not table.reveals(table.number("sail jarlshof"))
    play(table, "sail jarlshof")
    assert table.reveals(table.number("look"))
    assert not table.reveals(table.number("done"))


def test_building_takes_the_best_free_slot() -> None:
    """KARVI-076..078, KARVI-AMB-48, KARVI-EX-13: the 5 is taken, so the tower scores 3."""
    table = position(player(ship="torshavn"), player(), sites={"torshavn": [1]})
    play(table, "sail torshavn", "build")
    assert (points(table), line(table, "buildings")) == (3, 3)
    assert seat(table)["supply"] == {"trading_post": 1, "tower": 0}
    assert table.dump()["sites"]["torshavn"] == [1, 0]


def test_building_is_optional() -> None:
    """KARVI-070, KARVI-076"""
    table = position(player(ship="torshavn"))
    play(table, "sail torshavn", "done")
    assert points(table) == 0


def test_without_the_building_nothing_happens() -> None:
    """KARVI-079: a tower on the track or built elsewhere does not help."""
    table = position(player(ship="torshavn"), player(), sites={"ulstein": [0]})
    play(table, "sail torshavn")
    assert asked(table) == "turn"


def test_one_building_a_place() -> None:
    """KARVI-080"""
    table = position(player(ship="torshavn", laid="r1a r2a"), player(), sites={"torshavn": [0]})
    assert seat(table)["supply"]["tower"] == 1
    play(table, "sail torshavn")
    assert asked(table) == "turn"


def test_four_players_have_a_fourth_slot() -> None:
    """KARVI-001, KARVI-077"""
    table = position(player(ship="torshavn"), seats=4, sites={"torshavn": [1, 2, 3]})
    play(table, "sail torshavn", "build")
    assert points(table) == 1


def test_building_in_waterford_brings_a_special_runestone() -> None:
    """KARVI-144..146, KARVI-EX-28: its bonus at once, then onto a free spot without points."""
    table = position(player(ship="waterford", laid="t1a t2a t3a t4a", stones="n01"), player())
    play(table, "sail waterford")
    play(table, "build", chance=luck(("special_runestones", "s1 s4")))
    assert points(table) == 6
    assert of("stone", table) == ["s1", "s4"]
    assert rule(table, "stone s2") == "KARVI-013"
    play(table, "stone s1", "draw helmet", "draw ship")
    assert len(seat(table)["hand"]) == 2
    assert seat(table)["stones"] == ["n01", "s1", None]
    assert points(table) == 6
    assert table.dump()["stacks"]["waterford"]["stones"] == ["s4"]
    assert table.dump(1)["stacks"]["waterford"]["stones"] is None


def test_no_free_spot_for_a_special_runestone() -> None:
    """KARVI-147: it covers an old stone, or is discarded after its bonus."""
    full = player(ship="waterford", stones="n01 n02 n03", warriors="2")
    table = position(full)
    play(table, "sail waterford")
    play(table, "build", chance=luck(("special_runestones", "s3 s4")))
    play(table, "stone s3")
    assert goods(table) == (0, 0, 2)
    assert asked(table) == "cover"
    covered = play(table.copy(), "cover 2")
    assert seat(covered)["stones"] == ["n01", "s3", "n03"]
    assert seat(covered)["covered_stones"] == ["n02"]
    play(table, "done")
    assert seat(table)["stones"] == ["n01", "n02", "n03"]
    assert table.dump()["discarded_stones"] == ["s3"]


def test_special_runestones_have_their_bonus() -> None:
    """KARVI-145, KARVI-AMB-61: strength comes before the stone is placed."""
    table = position(player(ship="vik_i_myrdal", warriors="2"))
    play(table, "sail vik_i_myrdal")
    play(table, "build", chance=luck(("special_runestones", "s4 s5")))
    play(table, "stone s4", "raise healthy-2 3")
    assert crew(table) == "5"
    assert seat(table)["stones"][0] == "s4"


def test_who_has_looked_is_remembered() -> None:
    """KARVI-071: what others saw is drawn anew for a seat that did not."""
    table = position(player(ship="jarlshof"), seats=2)
    play(table, "sail jarlshof", "look")
    play(table, f"take {of('take', table)[0]}")
    left = {tuple(_load(table, 1, n)["stacks"]["t1"]["tiles"]) for n in range(20)}
    assert len(left) > 1
    known = {tuple(_load(table, 0, n)["stacks"]["t1"]["tiles"]) for n in range(20)}
    assert known == {tuple(table.dump()["stacks"]["t1"]["tiles"])}


def _load(table: Karvi, seat_: int, seed: int) -> dict[str, Any]:
    """Show a sample of what a seat cannot know."""
    return table.game.load(table.dump(seat_), Fast(seed)).dump()
