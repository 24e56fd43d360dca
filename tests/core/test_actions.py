"""Actions: one number, one structured value, one line of text."""

import pytest

from skali.core.actions import Action, ActionSpace, Axis, Family
from skali.core.errors import ActionError
from skali.core.game import Game
from tests.conformance.folders import every_game

RUNES = tuple("abcdefghijklmnopqrstuvwxyz")
SPACE = ActionSpace(
    Family("pass"),
    Family("place", Axis.numbers("row", 1, 3), Axis.numbers("column", 0, 11)),
    Family("take", Axis("colour", ("red", "green", "blue"))),
)


@every_game
def test_every_action_of_every_game_is_number_value_and_text(game: Game) -> None:
    space = game.space
    assert len(space) == sum(family.size for family in space.families.values())
    for number, action in enumerate(space):
        assert space.decode(number) == action
        assert space.text(number) == str(action)
        assert space.parse(str(action)) == number
        assert space.encode(action.family, *action.arguments) == number
        assert space.family_of(number).name == action.family
        assert len(space.indices(number)) == len(action.arguments)


def test_families_are_numbered_one_after_the_other() -> None:
    assert [SPACE.base(name) for name in ("pass", "place", "take")] == [0, 1, 37]
    assert len(SPACE) == 40
    assert SPACE.text(1) == "place 1 0"
    assert SPACE.text(36) == "place 3 11"
    assert SPACE.decode(38) == Action("take", ("green",))
    assert SPACE.indices(36) == (2, 11)


def test_spaces_between_words_do_not_matter() -> None:
    assert SPACE.parse("  place   2 \t 5 ") == SPACE.encode("place", 2, 5)


@pytest.mark.parametrize(
    ("text", "help_"),
    [
        ("", "'pass'"),
        ("plaice 1 1", "'place <row> <column>'"),
        ("xyzzy", "'take <colour>' (colour: one of red, green, blue)"),
        ("place", "'place <row> <column>' (row: one of 1, 2, 3; column: 0 to 11)"),
        ("place 1", "column: 0 to 11"),
        ("place 1 2 3", "'place <row> <column>'"),
        ("place 4 1", "row: one of 1, 2, 3"),
        ("place 1 12", "column: 0 to 11"),
        ("place 1 -1", "column: 0 to 11"),
        ("place 01 1", "row: one of 1, 2, 3"),
        ("take yellow", "colour: one of red, green, blue"),
        ("take RED", "colour: one of red, green, blue"),
        ("pass 1", "'pass'"),
    ],
)
def test_a_wrong_word_is_told_what_would_be_right(text: str, help_: str) -> None:
    with pytest.raises(ActionError) as caught:
        SPACE.parse(text)
    assert help_ in str(caught.value)
    assert repr(text) in str(caught.value)
    assert caught.value.given == text


@pytest.mark.parametrize("number", [-1, 40, 10**9])
def test_a_number_beyond_the_space_is_told_its_bounds(number: int) -> None:
    with pytest.raises(ActionError, match="a number from 0 to 39"):
        SPACE.decode(number)


def test_a_long_wrong_text_is_cut_short() -> None:
    with pytest.raises(ActionError) as caught:
        SPACE.parse("x" * 10_000)
    assert len(str(caught.value)) < 300


def test_a_long_list_of_names_is_cut_with_a_hint() -> None:
    many = ActionSpace(*(Family(f"deed-{n}", Axis("rune", RUNES)) for n in range(40)))
    with pytest.raises(ActionError, match="deed-11 and 28 more; the page of the game's positions"):
        many.parse("xyzzy")
    with pytest.raises(ActionError, match=r"rune: one of a, b, .* l and 14 more$"):
        many.parse("deed-3 zzz")


def test_two_families_need_two_names() -> None:
    with pytest.raises(TypeError, match="same name"):
        ActionSpace(Family("pass"), Family("pass"))
