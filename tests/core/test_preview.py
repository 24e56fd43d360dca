"""What an action would change, before it is done; and letters that are never too small."""

from skali.core.message import Message, say
from skali.core.preview import Change, changes
from skali.core.scene import Node, Panel, Scene
from skali.core.svg import fit
from tests.toys.hides import GAME as HIDES
from tests.toys.stones import GAME as STONES


def shown(*nodes: Node, **more: str) -> Scene:
    """A scene of one panel."""
    return Scene([Panel("mat", say("title"), 100, 100, list(nodes), **more)])  # type: ignore[arg-type]


def coin(text: str | Message, x: float = 0) -> Node:
    """A counter."""
    return Node("coin", x, 0, 10, 10, text=text)


def test_numbers_that_change_are_gains_and_losses() -> None:
    """By the first number in the text, of words by their first value."""
    five, seven = coin("5"), coin("7/9")
    assert changes(shown(five), shown(seven)) == (Change("mat", seven, "gain"),)
    assert changes(shown(seven), shown(five)) == (Change("mat", five, "loss"),)
    minus = coin("\u22122")
    assert changes(shown(five), shown(minus)) == (Change("mat", minus, "loss"),)
    told = coin(say("points", points=3))
    assert changes(shown(coin(say("points", points=1))), shown(told))[0].tone == "gain"


def test_pieces_come_go_and_move() -> None:
    """A piece that stays is no change, whatever else it looks like."""
    here, there = coin("", 0), coin("", 50)
    assert [change.tone for change in changes(shown(here), shown(there))] == ["moved"]
    assert [change.tone for change in changes(shown(), shown(here))] == ["new"]
    assert changes(shown(here), shown()) == (Change("mat", here, "gone"),)
    assert changes(shown(here), shown(here._replace(faint=True, tone="gold"))) == ()


def test_what_belongs_to_the_question_is_no_consequence() -> None:
    """Nor is a summary: it only repeats the whole."""
    for more in ({"slot": "tray"}, {"form": "summary"}):
        assert changes(shown(**more), shown(coin("5"), **more)) == ()
    assert changes(shown(), shown(*(Node(f"n{k}", k, 0, 1, 1) for k in range(41)))) == ()


def test_a_game_foretells_by_playing_on_a_copy() -> None:
    """The table itself stays as it is; what ends the own turn is final."""
    table = STONES.new(2)
    before = table.dump()
    action = table.legal(0)[0]
    assert STONES.preview(table, action, 0).changes
    assert table.dump() == before
    assert all(choice.final for choice in (STONES.decision(table) or 0).choices)  # type: ignore[union-attr]


def test_what_may_be_taken_back_is_not_final() -> None:
    """A hide that was taken must still be laid by the same seat."""
    table = HIDES.new(2)
    [seat] = table.turn
    assert not HIDES.choice(table, table.number("take deer"), seat).final
    assert HIDES.choice(table, table.number("pass"), seat).final


def test_letters_stop_at_the_floor() -> None:
    """Below it, words are cut short instead."""
    lines, size = fit("a long name for a small house", 60, 16, 0, 13)
    assert size == 13
    assert lines == ["a long…"]
    assert fit("short", 60, 16, 12, 13) == (["short"], 13)
    smaller = fit("a long name for a small house", 60, 16, 0)[1]
    assert smaller < 13
