"""Every trade card, every field and every stop spot does what its data says."""

from collections.abc import Callable

import pytest

from skali.games.karvi.rules.flow import Karvi
from tests.karvi.build import (
    allowed,
    asked,
    beer,
    crew,
    goods,
    play,
    player,
    points,
    position,
    seat,
    using,
)


def held(table: Karvi) -> int:
    """Count the cards of the first seat's hand."""
    return len(seat(table)["hand"])


@pytest.mark.parametrize(
    ("box", "answers", "check"),
    [
        ("1-upper", ("draw helmet", "pour 1 0"), lambda t: (held(t), beer(t)) == (1, [2, 1])),
        ("2-upper", ("gather 1",), lambda t: (goods(t), seat(t)["provisions"]) == ((1, 1, 0), 1)),
        ("3-upper", ("pour 0 1",), lambda t: (goods(t), beer(t)) == ((0, 0, 1), [1, 2])),
        ("4-upper", (), lambda t: seat(t)["provisions"] == 3),
        ("4-lower", ("sail hov", "done"), lambda t: seat(t)["ship"] == "hov"),
        ("5-upper", ("pour 1 2",), lambda t: beer(t) == [2, 3]),
        ("6-upper", ("raise injured-2 2", "heal 4"), lambda t: crew(t) == "4"),
        ("7-upper", (), lambda t: crew(t) == "2 2i"),
        ("7-lower", (), lambda t: goods(t) == (0, 2, 0)),
        ("8-upper", (), lambda t: crew(t) == "3 2i"),
        ("8-lower", (), lambda t: goods(t) == (2, 0, 0)),
        ("9-upper", (), lambda t: points(t) == 5),
        ("10-upper", ("gather 0",), lambda t: (points(t), goods(t)) == (3, (0, 1, 0))),
        ("11-upper", ("draw beer", "draw ship"), lambda t: held(t) == 2),
        ("12-upper", ("heal 2", "raise healthy-2 1"), lambda t: crew(t) == "3"),
        ("12-lower", ("pour 2 0",), lambda t: beer(t) == [3, 1]),
        ("13-upper", ("gather 1", "raise injured-2 1"),
         lambda t: (goods(t)[0], crew(t)) == (1, "3i")),
        ("14-upper", (), lambda t: seat(t)["provisions"] == 2),
        ("14-lower", ("gather 2",), lambda t: goods(t) == (2, 0, 0)),
        ("15-upper", ("pour 0 2",), lambda t: beer(t) == [1, 3]),
        ("15-lower", ("raise injured-2 2",), lambda t: crew(t) == "4i"),
        ("16-upper", ("draw helmet",), lambda t: (goods(t)[2], held(t)) == (1, 1)),
        ("17-upper", ("sail london", "done"), lambda t: seat(t)["ship"] == "london"),
        ("17-lower", (), lambda t: goods(t)[2] == 1),
        ("18-upper", ("draw ship",), lambda t: (points(t), held(t)) == (2, 1)),
        ("18-lower", ("gather 3",), lambda t: goods(t) == (3, 0, 0)),
    ],
)  # fmt: skip
def test_every_trade_card(
    box: str, answers: tuple[str, ...], check: Callable[[Karvi], bool]
) -> None:
    """KARVI-123, KARVI-172, KARVI-250, KARVI-EX-33"""
    table = using(f"trade-card-{box}", player(warriors="2i", dice="s1/1 s6/1"))
    play(table, *answers)
    assert (check(table), asked(table)) == (True, "turn")


@pytest.mark.parametrize(
    ("stone", "answers", "check"),
    [
        ("s1", ("draw beer", "draw ship"), lambda t: held(t) == 2),
        ("s2", ("receive 1 upper",), lambda t: seat(t)["trade_cards"] == ["9"]),
        ("s3", (), lambda t: goods(t)[2] == 2),
        ("s4", ("raise injured-2 3",), lambda t: crew(t) == "5i"),
        ("s5", ("gather 3",), lambda t: goods(t) == (3, 0, 0)),
        ("s6", (), lambda t: seat(t)["provisions"] == 3),
        ("s7", ("pour 3 0",), lambda t: beer(t) == [4, 1]),
        ("s8", (), lambda t: points(t) == 5),
    ],
)
def test_every_special_runestone_has_a_bonus(
    stone: str, answers: tuple[str, ...], check: Callable[[Karvi], bool]
) -> None:
    """KARVI-145"""
    own = player(warriors="2i", dice="s1/1 s6/1")
    table = using(f"stone-{stone}-upper", own, display=["9", None, None])
    play(table, *answers)
    assert (check(table), asked(table)) == (True, "turn")


@pytest.mark.parametrize("variety", [False, True])
@pytest.mark.parametrize("field", range(1, 27))
def test_every_field_can_be_used(field: int, variety: bool) -> None:  # noqa: FBT001
    """KARVI-044, KARVI-240: its beer is paid and its parts are offered or received."""
    own = player(dice="s1/5 s6/5", warriors="2", fur=9, silver=9, beside="t1a r1a",
                 laid="t2a t3a r2a r3a")  # fmt: skip
    table = position(own, seats=3, variety=variety)
    before = (goods(table), points(table), crew(table), seat(table)["provisions"])
    play(table, f"move f{field}")
    while asked(table) != "turn":
        play(table, allowed(table)[0])
    after = (goods(table), points(table), crew(table), seat(table)["provisions"])
    drawn = len(seat(table)["hand"])
    assert before != after or drawn or sum(beer(table)) >= 9


@pytest.mark.parametrize("variety", [False, True])
@pytest.mark.parametrize("stop", ["stop_1", "stop_2", "stop_4p", "printed"])
@pytest.mark.parametrize("spot", range(1, 7))
def test_every_stop_spot_can_be_used(spot: int, stop: str, variety: bool) -> None:  # noqa: FBT001
    """KARVI-048, KARVI-240: it costs no beer."""
    own = player(dice="f20/0", warriors="2", beside="t1a r1a")
    table = position(own, seats=4, variety=variety, stop=stop, stops_below=[], active=0)
    before = (goods(table), points(table), seat(table)["provisions"], beer(table))
    play(table, f"move s{spot}")
    while asked(table) != "turn":
        play(table, allowed(table)[0])
    after = (goods(table), points(table), seat(table)["provisions"], beer(table))
    assert before != after or crew(table) != "2" or seat(table)["hand"] or stop == "printed"
