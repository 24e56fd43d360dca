"""The table as it is shown: everything that can be done has its place, on every kind of screen."""

from collections.abc import Iterator
from importlib.resources import files

import pytest

from skali.core.chance import Fast
from skali.core.scene import CUTS, Cut, Scene
from skali.games.odin import GAME
from skali.games.odin.rules.boards import FACES, GRIDS
from skali.games.odin.rules.components import ALL_SPACES, SPACES
from skali.games.odin.rules.flow import Odin
from skali.games.odin.rules.goods import NAMES
from skali.games.odin.rules.state import Table
from skali.games.odin.shown import prints
from skali.games.odin.shown.actions import FIELDS, ROWS
from skali.games.odin.shown.laying import placing
from skali.games.odin.shown.scene import scenes
from skali.games.odin.shown.signs import lines_of
from skali.text import LANGUAGES

EVERY = 41
"""Of a random game, one table in so many is looked at."""


def tables(seats: int, seed: int = 5) -> Iterator[Odin]:
    """Go through tables of a random game."""
    luck, policy = Fast(seed), Fast(seed + 1)
    state = GAME.new(seats, {}, luck)
    assert isinstance(state, Odin)
    number = 0
    while not state.over:
        if number % EVERY == 0:
            yield state
        state.apply(state.random_action(policy), luck)
        number += 1
    yield state


def shown(t: Table, cut: Cut = "wide") -> Scene:
    return scenes(t, [t.turn[0] if t.turn else None], cut)[0]


# --- the prints ---


def test_the_drawings_of_the_boards_are_made_from_their_cells() -> None:
    """`python -m skali.games.odin.shown.prints` writes the file anew."""
    written = files("skali.games.odin") / "art" / "boards.svg"
    assert written.read_text("utf-8") == prints.document()


@pytest.mark.parametrize("face", range(len(FACES)))
def test_every_printed_cell_is_drawn(face: int) -> None:
    signs = "".join(GRIDS[face])
    drawn = prints.drawing(face)
    assert drawn.count("h16") == signs.count("-")
    assert drawn.count("h48v48") == sum(sign != " " for sign in signs)
    beyond = {"shetland": 1, "baffin_island": 1}  # the last income stands in the sea
    incomes = signs.count("i") + signs.count("$") + beyond.get(FACES[face], 0)
    assert drawn.count("<circle") == incomes


# --- the action board ---


def test_all_spaces_fill_the_four_columns_without_overlapping() -> None:
    """ODIN-090: 61 spaces; those that are alone in their band are as high as it."""
    taken = [(field.column, field.row + n) for field in FIELDS for n in range(field.rows)]
    assert len(FIELDS) == ALL_SPACES
    assert sorted(taken) == [(column, row) for column in range(4) for row in range(ROWS)]
    assert ROWS == 18


def test_signs_follow_from_the_effect() -> None:
    """ODIN-169, ODIN-172, ODIN-210"""
    clothing, wood, emigrate = map(
        SPACES.index, ("craft_clothing", "wood_per_player_and_ore", "emigrate_2")
    )
    (line,) = lines_of(clothing, 3, 1)
    assert [glyph.sprite for glyph in line.price] == ["hide", "linen"]
    assert [(glyph.sprite, glyph.text) for glyph in line.gain] == [("clothing", ""), ("coin", "2")]
    assert [lines_of(wood, players, 1)[0].gain[0].text for players in (1, 2, 4)] == ["", "2", "4"]
    assert [lines_of(emigrate, 2, now)[0].price[0].text for now in (1, 5)] == ["1", "5"]


def test_every_space_has_signs() -> None:
    for space in range(int(ALL_SPACES)):
        assert any(line.glyphs for line in lines_of(space, 2, 3))


# --- the whole table ---


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_can_be_done_has_its_place(seats: int) -> None:
    """ODIN-134: also what may be done at any time, by those who are not asked."""
    for t in tables(seats):
        for seat in range(seats):
            scene = scenes(t, [seat], "wide")[0]
            ids = [node.id for panel in scene.panels for node in panel.nodes]
            assert len(ids) == len(set(ids))
            assert set(scene.offers) <= set(ids)
            if t.over:
                continue
            offered = {action for actions in scene.offers.values() for action in actions}
            laid = placing(t, seat, t.legal(seat)).actions()
            assert offered | laid == set(t.legal(seat))


@pytest.mark.parametrize("cut", CUTS)
def test_everything_lies_within_its_panel(cut: Cut) -> None:
    for t in tables(4):
        for panel in shown(t, cut).panels:
            for node in panel.nodes:
                assert -1 <= node.x <= node.x + node.w <= panel.w + 1, (panel.id, node.id)
                assert -1 <= node.y <= node.y + node.h <= panel.h + 1, (panel.id, node.id)


def test_every_sign_is_drawn_and_every_label_is_a_sentence() -> None:
    for t in tables(3, 8):
        for panel in shown(t).panels:
            for node in panel.nodes:
                assert not node.sprite or node.sprite in GAME.art, node.sprite
                for said in (node.label, node.text):
                    if said is not None and not isinstance(said, str):
                        assert all(GAME.speak(said, language) for language in LANGUAGES)


def test_panels_keep_their_size() -> None:
    sizes: dict[str, tuple[float, float]] = {}
    for t in tables(2):
        for panel in shown(t).panels:
            assert sizes.setdefault(panel.id, (panel.w, panel.h)) == (panel.w, panel.h)


def test_tiles_that_lie_are_shown_in_their_form() -> None:
    """ODIN-155: as many cells are covered on the picture as on the board."""
    t = list(tables(2, 12))[-1]
    scene = shown(t)
    for panel in scene.panels:
        for grid in panel.grids:
            laid = [node for node in panel.nodes if node.id.startswith(f"laid-{grid.id}-")]
            cells = sum(
                sum(row.bit_count() for row in node.cells) if node.cells else 1 for node in laid
            )
            assert cells == sum(row.bit_count() for row in grid.covered)


def test_a_thing_that_is_held_is_the_only_one_to_lay() -> None:
    """ODIN-135"""
    t = next(tables(2))
    seat = t.turn[0]
    t.supply[seat * len(NAMES) + NAMES.index("chest")] = 1
    t.supply[seat * len(NAMES) + NAMES.index("oil")] = 1
    t.fitting[2 * seat] = t.fitting[2 * seat + 1] = 0
    found = placing(t, seat, t.legal(seat))
    assert {"chest", "oil"} <= {piece.id for piece in found.pieces}
    hold = next(piece.first for piece in found.pieces if piece.id == "chest")
    t.apply(hold, Fast(1), seat)
    then = placing(t, seat, t.legal(seat))
    assert [(piece.id, piece.first) for piece in then.pieces] == [("chest", -1)]
    assert then.actions() <= set(t.legal(seat))
