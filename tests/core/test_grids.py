"""Forms, boards, and where something can be laid: as masks, as text, as a picture."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skali.core import svg
from skali.core.grids import Grid, Piece, Placements, Placing, forms_of
from skali.core.message import say
from skali.core.plain import from_scene, grid_lines
from skali.core.polyomino import (
    anchors,
    beside,
    drawn,
    flipped,
    laid,
    oriented,
    size,
    touches,
    turned,
    written,
)
from skali.core.scene import Node, Panel, Scene

GOLDEN = Path(__file__).parent / "grid.svg"
HOME = Grid("home", say("home"), 10, 10, 20, 4, 3, drawn("####/####/##.."), (0, 2, 0))

forms = st.lists(st.integers(1, 31), min_size=1, max_size=5).map(
    lambda rows: drawn(
        "/".join(format(row, "05b").replace("1", "#").replace("0", ".") for row in rows)
    )
)


def cells(rows: tuple[int, ...] | list[int]) -> set[tuple[int, int]]:
    """List the cells of masks."""
    return {(y, x) for y, row in enumerate(rows) for x in range(8) if row >> x & 1}


def test_a_form_turns_clockwise_and_flips_left_to_right() -> None:
    boot = drawn("#./#./##")
    assert written(turned(boot)) == "###/#.."
    assert written(flipped(boot)) == ".#/.#/##"
    assert [written(oriented(boot, turn)) for turn in (4, 5)] == [".#/.#/##", "#../###"]


@given(forms)
def test_four_turns_or_two_flips_change_nothing(form: tuple[int, ...]) -> None:
    assert oriented(oriented(form, 3), 1) == form
    assert flipped(flipped(form)) == form
    assert size(turned(form)) == size(form)


@pytest.mark.parametrize(
    ("form", "looks"), [("#", 1), ("##", 2), ("##/##", 1), (".##/##.", 4), ("#./#./##", 8)]
)
def test_forms_that_look_the_same_are_one(form: str, looks: int) -> None:
    found = forms_of(drawn(form))
    assert len(found) == looks
    assert found[0].turn == 0
    assert all(oriented(drawn(form), turn) == rows for turn, rows in found)
    assert len(forms_of(drawn(form), flips=False)) <= 4


def test_a_wrong_drawing_is_refused_with_what_is_right() -> None:
    with pytest.raises(ValueError, match=r"made of at most 30 '#' and '\."):
        drawn("#x")
    with pytest.raises(ValueError, match="at least one cell"):
        drawn("../..")


@given(forms, st.lists(st.integers(0, 63), min_size=5, max_size=5))
def test_anchors_are_where_every_cell_is_free(form: tuple[int, ...], free: list[int]) -> None:
    """Asked again cell by cell; likewise where some cell lies on a wanted one."""
    fits, meets = anchors(free, form), touches(free, form)
    there = cells(free)
    for row in range(5):
        for column in range(6):
            mine = {(row + y, column + x) for y, x in cells(form)}
            assert bool(fits[row] >> column & 1) == (mine <= there)
            assert bool(meets[row] >> column & 1) == bool(mine & there)


@given(st.lists(st.integers(0, 63), min_size=4, max_size=4))
def test_cells_beside_share_an_edge(rows: list[int]) -> None:
    mine = cells(rows)
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    near = {(y + a, x + b) for y, x in mine for a, b in steps} - mine
    assert cells(beside(rows, 6)) == {(y, x) for y, x in near if 0 <= y < 4 and 0 <= x < 6}


def placing() -> Placing:
    """A bar of two that must be taken first, and a single cell that is laid at once."""
    bar = Piece("bar", say("bar"), forms_of(drawn("##")), first=3)
    dot = Piece("dot", say("dot"), forms_of(drawn("#")))
    free = list(HOME.free)
    places = [
        Placements(
            piece.id, number, "home", 100 * number + base, 4, tuple(anchors(free, form.rows))
        )
        for piece, base in ((bar, 10), (dot, 500))
        for number, form in enumerate(piece.forms)
    ]
    return Placing((bar, dot), tuple(places))


def test_the_number_of_an_action_follows_from_its_place() -> None:
    """What is taken first counts as one action, what is laid at once as many."""
    both = placing()
    bar, dot = both.pieces
    assert both.count(bar) == len(both.spots(bar)) == 9
    assert both.count(dot) == 9
    assert both.of(dot)[0].action(2, 1) == 500 + 2 * 4 + 1
    assert both.actions() == {3, *(spot.action for spot in both.spots(dot))}
    assert cells(both.reach(HOME)) == cells(HOME.free)


def test_laying_adds_cells() -> None:
    assert laid([0, 0, 0], drawn("##/#."), 1, 2) == [0, 12, 4]


def test_a_board_is_read_out_line_by_line() -> None:
    assert grid_lines(HOME) == [
        "    1  2  3  4",
        " 1  ·  ·  ·  ·",
        " 2  ·  #  ·  ·",
        " 3  ·  ·",
    ]
    assert grid_lines(HOME, (1, 0, 2))[1::2] == [" 1  o  ·  ·  ·", " 3  ·  o"]
    [block] = from_scene(Scene([Panel("mat", say("mat"), 100, 80, grids=[HOME])]))
    assert block.lines[0] == [say("home")]
    assert block.lines[1:] == [[line] for line in grid_lines(HOME)]


def test_boards_and_pieces_are_drawn() -> None:
    """The picture is kept beside this test; a change that is meant is copied there."""
    tile = Node("tile", 30, 10, 40, 40, "axe", "wood", cells=drawn("##/#."))
    bar = Node("bar", 10, 50, 40, 20, "axe", "sea", cells=drawn("##"))
    scene = Scene([Panel("mat", say("mat"), 100, 80, [tile, bar], grids=[HOME])], {"bar": [3]})
    art = {"axe": '<symbol id="art-axe" viewBox="0 0 48 48"/>'}
    drawing = svg.render(scene, art, lambda message: message.id, placing())
    assert drawing + "\n" == GOLDEN.read_text("utf-8")


def test_a_board_without_a_tone_is_left_to_its_nodes() -> None:
    scene = Scene([Panel("mat", say("mat"), 100, 80, grids=[HOME._replace(tone="")])])
    drawing = svg.render(scene, {}, lambda message: message.id)
    assert '<g id="grid-home"><title>home</title></g>' in drawing
