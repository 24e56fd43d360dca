"""The feast as a phase: supply, penalties, and the end of it."""

from typing import Any

from skali.games.odin.rules.flow import Odin
from tests.odin.build import Plain, allowed, goods, of, play, player, position, rule, seen


def feast(*players: dict[str, Any], **fields: Plain) -> Odin:
    """Build a table at which the feast begins: nobody has an income."""
    given = [*players, player()][: max(2, len(players))]
    pending = [{"ask": "feast", "seats": [*range(len(given))]}]
    return position(*given, phase="feast", pending=pending, **fields)


def test_the_cells_that_must_be_filled() -> None:
    """ODIN-108, ODIN-EX-15: three Vikings still stand on the table of twelve"""
    table = feast(player("12 silver"), round=4)
    assert of("serve", table)[0] == "silver long 1"
    assert of("serve", table)[-1] == "silver long 9"
    assert rule(table, "serve silver long 10") == "ODIN-108"


def test_emigrated_ships_lie_on_the_left() -> None:
    """ODIN-207, ODIN-209, ODIN-EX-49"""
    table = feast(player("12 silver", emigrated={"knarr": 1, "longship": 1}), round=4)
    assert [text.split()[-1] for text in of("serve", table)] == ["5", "6", "7", "8", "9"]
    play(table, "done")
    play(table, "done")
    assert seen(table)["penalties"] == 5


def test_food_leaves_the_supply_and_the_stable() -> None:
    """ODIN-109, ODIN-121"""
    table = feast(player("2 sheep mead 3 silver", pregnant={"sheep": 1}), round=1)
    play(table, "serve sheep cross 1", "serve silver long 3", "serve mead long 4")
    assert goods(table) == {"sheep": 1, "silver": 2}
    assert len(seen(table)["feast"]) == 3
    play(table, "done", "done")
    assert seen(table)["feast"] == []
    assert seen(table)["penalties"] == 1
    assert goods(table)["sheep"] == 1


def test_only_food_and_silver_are_served() -> None:
    """ODIN-109, ODIN-113, ODIN-A11"""
    table = feast(player("oil silk wood stone ore peas"))
    assert {text.split()[0] for text in of("serve", table)} == {"peas"}
    assert rule(table, "serve mead long 1") == "ODIN-109"


def test_colours_lie_apart() -> None:
    """ODIN-110..112"""
    table = play(feast(player("2 peas mead stockfish 2 silver"), round=5), "serve peas long 1")
    assert rule(table, "serve peas cross 3") == "ODIN-110"
    play(table, "serve mead long 3")
    assert rule(table, "serve stockfish long 5") == "ODIN-111"
    play(table, "serve silver long 5", "serve silver long 6", "serve stockfish long 7")


def test_only_the_first_of_a_kind_lies_lengthwise() -> None:
    """ODIN-114, ODIN-115, ODIN-117, ODIN-EX-16, ODIN-EX-17, ODIN-A10"""
    table = play(feast(player("2 salt_meat 2 beans"), round=5), "serve salt_meat long 1")
    assert rule(table, "serve salt_meat long 6") == "ODIN-114"
    assert rule(table, "serve beans cross 5") == "ODIN-115"
    play(table, "serve salt_meat cross 6", "serve beans long 7")
    assert "beans long 9" in of("serve", table) or rule(table, "serve beans long 9") == "ODIN-110"


def test_the_table_has_an_end() -> None:
    """ODIN-116"""
    table = feast(player("salt_meat"), round=7)
    assert "salt_meat long 9" in of("serve", table)
    assert rule(table, "serve salt_meat long 10") == "ODIN-116"


def test_who_does_not_fill_the_table_is_punished() -> None:
    """ODIN-118, ODIN-119, ODIN-120, ODIN-291: although there was enough"""
    table = feast(player("6 silver"), player("6 silver"), round=1)
    play(table, "done", seat=1)
    for cell in range(1, 7):
        play(table, f"serve silver long {cell}", seat=0)
    assert allowed(table) == ["done"]
    play(table, "done", seat=0)
    assert [seen(table, seat)["penalties"] for seat in range(2)] == [0, 6]
    assert table.sheet()["penalties"] == [0, -18]


def test_penalties_are_not_limited() -> None:
    """ODIN-AMB-57: there are seven tokens, and twelve cells"""
    table = play(feast(player(penalties=3), round=7), "done", "done")
    assert [seen(table, seat)["penalties"] for seat in range(2)] == [15, 12]


def test_all_feast_at_once() -> None:
    """ODIN-AMB-33: nobody waits for another"""
    table = feast(player("2 silver"), player("2 silver"))
    play(table, "serve silver long 1", seat=1)
    play(table, "serve silver long 2", seat=0)
    assert table.turn == (0, 1)
    play(table, "done", seat=0)
    assert list(table.turn) == [1]


def test_food_can_still_be_used_otherwise_before_the_feast_ends() -> None:
    """ODIN-134, ODIN-201: what is tried on the table during the actions is only a plan"""
    table = feast(player("peas silver"), player(), long_houses={"1": {"owner": 0}})
    play(table, "hold peas", "long-house 1 0 1 1", seat=0)
    assert goods(table) == {"silver": 1}
    assert not [text for text in allowed(position(player("peas"), player())) if "serve" in text]


def test_silver_of_the_last_income_feeds_the_last_feast() -> None:
    """ODIN-288, ODIN-AMB-29"""
    table = position(player(home="wool 10.0"), player(), round=7)
    play(table, "pass", "pass")
    assert goods(table) == {"silver": 2}
    play(table, "serve silver long 1", "serve silver long 2")
    assert goods(table) == {}


def test_a_pregnant_sheep_is_the_same_kind_of_food() -> None:
    """ODIN-AMB-07: the second one stands upright, whichever of them is pregnant"""
    table = feast(player("2 sheep", pregnant={"sheep": 1}), round=7)
    play(table, "serve sheep long 1")
    assert rule(table, "serve sheep long 7") == "ODIN-114"
    assert "sheep cross 7" in of("serve", table)


def test_nothing_is_too_tall_for_the_table() -> None:
    """ODIN-AMB-09: only cells along the table matter, so cattle may stand upright on three"""
    table = feast(player("cattle"), round=7)
    assert {"cattle long 1", "cattle cross 10"} <= set(of("serve", table))
