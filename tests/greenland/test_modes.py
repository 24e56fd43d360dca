"""The matrix of modes: each with its set-up, its dice, its rows, its end and its victory."""

from dataclasses import dataclass, field

import pytest

from skali.core.chance import Fast
from skali.core.state import COMPETING, TOGETHER
from skali.games.greenland.rules.flow import Greenland
from tests.greenland.build import (
    NOBODY,
    TUNIT,
    Plain,
    Streams,
    asked,
    dice,
    discs,
    ended,
    new,
    play,
    player,
    position,
    shown,
    whole,
)


@dataclass(frozen=True)
class Mode:
    """One line of the matrix."""

    seats: int
    options: dict[str, Plain] = field(default_factory=dict)
    events: int = 10
    row: int = 7
    """Cards of a row at the start, the New World among them."""
    world: bool = True
    leader: int = 1
    iron: bool = True
    refill: bool | None = True
    """None: nothing can be taken to hand."""
    together: bool = False


SURVIVORS = {"survivor": True}
COMMON = {"mode": "together"}
MODES = {
    "standard": Mode(3),
    "two": Mode(2, row=6),
    "beginner": Mode(3, {"mode": "beginner"}, row=6, world=False, refill=None),
    "beginner-two": Mode(2, {"mode": "beginner"}, row=5, world=False, refill=None),
    "survivor": Mode(3, SURVIVORS, leader=2, iron=False, refill=False),
    "survivor-two": Mode(2, SURVIVORS, row=6, leader=2, iron=False, refill=False),
    "alone": Mode(1, events=16, together=True),
    "alone-survivor": Mode(
        1, SURVIVORS, events=16, leader=2, iron=False, refill=False, together=True
    ),
    "together": Mode(3, COMMON, events=16, together=True),
    "together-survivor": Mode(
        3, COMMON | SURVIVORS, events=16, leader=2, iron=False, refill=False, together=True
    ),
}
every_mode = pytest.mark.parametrize("mode", MODES.values(), ids=MODES)


def table_of(mode: Mode, *players: dict[str, Plain], **fields: Plain) -> Greenland:
    """Build a table of a mode; where two play, they lead the Tunit and the Norse."""
    circle = ["tunit", "norse"] if mode.seats == 2 else ["tunit", "thule", "norse"]
    rows: Plain = {"north": "polar-cod walrus", "south": "capelin caribou"}
    lonely = player(**NOBODY | {"idle": 2})
    everybody = [*players, *[lonely] * (len(circle) - len(players))]
    return position(*everybody, seats=mode.seats, circle=circle, **rows | mode.options | fields)


@every_mode
def test_what_is_laid_out(mode: Mode) -> None:
    """GREEN-057, GREEN-059, GREEN-060, GREEN-066, GREEN-068, GREEN-070, GREEN-236"""
    for seed in range(3):
        table = new(mode.seats, Fast(seed), **mode.options)
        rows = [whole(table, name) for name in ("north", "south")]
        assert [len(row) for row in rows] == [mode.row] * 2
        assert ({"markland", "vinland"} <= {*rows[0], *rows[1]}) == mode.world
        if asked(table).startswith("livestock"):
            play(table, "choose sheep")
        assert table.round + table.left == mode.events
        assert len(table.dump()["circle"]) == (2 if mode.seats == 2 else 3)
        colonists = sum(row["hunters"].get("markland", 0) for row in table.dump()["players"])
        assert colonists == (5 if mode.world and "tunit" in table.dump()["circle"] else 0)


@every_mode
def test_what_the_leader_s_die_shows(mode: Mode) -> None:
    """GREEN-072, GREEN-073, GREEN-144: a 1 is a hit on ice, a 2 only in the warmth."""
    own = player(**NOBODY | {"hunters": {"polar-cod": 1}, "leader": "polar-cod"})
    for row, hits in (("polar-cod walrus", (1, 2)), ("walrus | polar-cod", (1,))):
        table = table_of(mode, own, phase="hunt", north=row)
        assert asked(table) == "leader tunit"
        play(table, "command")
        assert discs(table, TUNIT)[0] == (6 if mode.leader in hits else 5)


@every_mode
def test_whether_iron_saves(mode: Mode) -> None:
    """GREEN-074, GREEN-170"""
    own = player(**NOBODY | {"hunters": {"walrus": 1}, "idle": 1, "iron": 1})
    table = table_of(mode, own, phase="hunt", chance=dice("3"))
    assert (asked(table) == "save tunit") == mode.iron
    if mode.iron:
        play(table, "save")
    assert shown(table, TUNIT)["idle"] == (2 if mode.iron else 1)


@every_mode
def test_whether_a_taken_card_is_replaced(mode: Mode) -> None:
    """GREEN-070, GREEN-075, GREEN-201"""
    if mode.refill is None:
        for seed in range(4):
            assert "wild-dogs" not in whole(new(mode.seats, Fast(seed), **mode.options), "north")
        return
    own = player(**NOBODY | {"hunters": {"wild-dogs": 2}})
    table = table_of(mode, own, phase="hunt", north="polar-cod wild-dogs", chance=dice("4 4"))
    play(table, "claim", chance=Streams())
    assert "wild-dogs" not in whole(table, "north")
    assert len(whole(table, "north")) == (2 if mode.refill else 1)


@every_mode
def test_what_an_empty_row_does(mode: Mode) -> None:
    """GREEN-228, GREEN-237, GREEN-AMB-45: the game is over, unless all play together."""
    elder = player(elders=[0, 1, 0, 0, 0, 0], idle=9)
    fields: dict[str, Plain] = {"phase": "elders", "round": 4, "rounds_left": 3, "north": ""}
    table = table_of(mode, *[elder] * (2 if mode.seats == 2 else 3), **fields)
    while asked(table).startswith("elders") and table.round == 4:
        play(table, "done")
    assert table.over != mode.together
    assert table.round == (5 if mode.together else 4)
    last = fields | {"rounds_left": 0}
    table = table_of(mode, *[elder] * (2 if mode.seats == 2 else 3), **last)
    while not table.over:
        play(table, "done")
    assert table.round == 4


@every_mode
def test_what_is_played_for(mode: Mode) -> None:
    """GREEN-069, GREEN-234, GREEN-236, GREEN-238"""
    table = table_of(mode)
    assert table.aim() == (TOGETHER if mode.together else COMPETING)
    assert set(table.sheet()) == (
        {"survivors"}
        if mode.together
        else {"trophies", "ivory", "iron", "people", "colonies", "thing"}
    )
    strong, weak = player(elders=[1] * 6, idle=9), player(elders=[1, 0, 0, 0, 0, 0], idle=0)
    circle = ["tunit", "norse"] if mode.seats == 2 else ["tunit", "thule", "norse"]
    for others, shared in ((strong, 1.0), (weak, 0.0)):
        end = ended(strong, *[others] * (len(circle) - 1), circle=circle, seats=mode.seats,
                    north="polar-cod", south="capelin", **mode.options)  # fmt: skip
        if mode.together:
            assert [end.outcome(seat) for seat in range(mode.seats)] == [shared] * mode.seats
        else:
            first = end.outcome(0)
            assert first == (1.0 if others is weak else 1.0 / mode.seats)


@every_mode
def test_whether_a_norse_husband_is_immune(mode: Mode) -> None:
    """GREEN-069, GREEN-216, GREEN-218, GREEN-AMB-38: where three cultures play."""
    if not mode.world:
        assert new(mode.seats, Fast(1), **mode.options).tableau[TUNIT] == 0
        return
    bishop = player(elders=[0, 1, 0, 0, 0, 0], monotheist=True)
    norse = player(wives="meeka", elders=[0] * 6, monotheist=True)
    others = [norse] if mode.seats == 2 else [player(**NOBODY | {"monotheist": True}), norse]
    table = table_of(mode, bishop, *others, phase="elders", pagans=[])
    assert asked(table) == "elders tunit"
    burnable = table.why_not("burn meeka") is None
    assert burnable == (mode.seats == 2)
