"""Positions that cannot be played on are refused by the name of the field."""

from typing import Any, cast

import pytest

from skali.core.chance import Fast
from skali.core.errors import OptionError, PositionError, SkaliError
from skali.games.wikinger import GAME
from skali.games.wikinger.rules.flow import Wikinger
from tests.wikinger.build import ROWS, Plain, asked, play, row, walk

LAID: dict[str, Any] = {"rows": {"scout": ["begin"]}}
CLOSED: dict[str, Any] = {"rows": {name: ["begin", "end"] for name in ROWS}}
CREW: dict[str, Any] = LAID | {"mainland": {"scout": 1, "boatman": 1}}
START = {"ask": "start", "seat": 0}

BUYING: dict[str, Any] = {"wheel": ["begin fisher", "end fisher"]}
SCORING: dict[str, Any] = {"wheel": [], "phase": "scoring", "round": 2}
THIRTEEN = {"fisher": 6, "noble": 7}
AUCTION: dict[str, Any] = {"options": {"advanced": True}, "wheel": [], "drawn": THIRTEEN}


def load(**position: Plain) -> Wikinger:
    """Read a position as somebody wrote it."""
    return cast("Wikinger", GAME.load({"seats": 2, **position}))


def one(**fields: Plain) -> dict[str, Any]:
    """Write a table at which only the first seat differs from the start."""
    return {"players": [fields]}


def waits(ask: str, **fields: Plain) -> dict[str, Any]:
    """Write a pending decision of the first seat."""
    return {"pending": [{"ask": ask, "seat": 0, **fields}]}


PLACE = waits("place", tile="church", figure="noble")
PLACED = {"ask": "place", "tile": "church", "figure": "noble"}
LAID_BY_ZERO = one(**LAID)
LAYING: dict[str, Any] = AUCTION | {
    "wheel": ["begin"] * 9 + ["church"] * 3,
    "drawn": {"fisher": 6, "noble": 6},
}

REFUSED: list[tuple[str, dict[str, Any]]] = [
    # players
    ("players[0].points", one(points=-1)),
    ("players[0].gold", one(gold=-1)),
    ("players[0].start_tile", one(start_tile=True, **LAID)),
    ("players[0].ships[3]", one(ships=["red", None, "red", "red"])),
    ("players[0].rows.noble[0]", one(rows={"noble": ["end"]})),
    ("players[0].rows.noble[1]", one(rows={"noble": ["begin", "begin"]})),
    ("players[0].rows.noble[1]", one(rows={"noble": ["begin", "church!"]})),
    ("players[0].rows.noble[1]", one(rows={"noble": ["begin", "bridge"]})),
    ("players[0].sheet", one(points=7, sheet={"nobles": 6})),
    ("players", {"players": [{}, {}, {}]}),
    # bags
    ("players[0].mainland.noble", one(mainland={"noble": 14})),
    ("players[0].specials[0]", one(specials=["boat"])),
    ("bag.tiles.church", BUYING | {"bag": {"tiles": {"church": 6}}}),
    ("bag.tiles", {"round": 1} | one(ships=["red"], **LAID)),
    ("bag.figures", {"round": 1, "wheel": []} | one(mainland={"noble": 13, "scout": 6})),
    # wheel and auction
    ("wheel", BUYING | {"phase": "scoring"}),
    ("wheel[1]", {"wheel": ["begin fisher", "end"]}),
    ("drawn", BUYING | {"drawn": THIRTEEN}),
    ("open_specials", {"options": {"advanced": True}, "open_specials": ["boat"] * 5}),
    ("pending[0]", AUCTION | {"drawn": {"fisher": 12}} | waits("bid")),
    ("pending[0]", AUCTION | BUYING | waits("remove")),
    ("pending[0]", AUCTION | waits("lay")),
    ("pending[0]", AUCTION | {"options": {}} | waits("bid")),
    ("pending[0]", AUCTION | {"bidding": {"bid": 1, "bidder": 0}} | waits("bid")),
    ("pending[0]", AUCTION | {"bidding": {"passed": [0]}} | waits("bid")),
    ("pending[0]", AUCTION | {"bidding": {"bidder": 1, "passed": [1]}} | waits("bid")),
    ("pending[0]", AUCTION | {"bidding": {"bid": 41, "bidder": 1}} | waits("bid")),
    # decisions of a purchase
    ("pending", BUYING | {"pending": [{"ask": "buy"}, {"ask": "buy"}]}),
    ("pending", BUYING | waits("start")),
    ("pending", BUYING | {"pending": [*PLACE["pending"], START | {"seat": 1}]}),
    ("pending[0]", {"wheel": []} | waits("buy")),
    ("pending[0]", BUYING | {"buyer": 1} | waits("buy")),
    ("pending[0]", BUYING | PLACE),
    ("pending[0]", BUYING | PLACE | one(**CLOSED)),
    ("pending[1]", BUYING | {"pending": [*PLACE["pending"], START]} | one(**LAID)),
    ("pending[0]", BUYING | waits("settle", row=3, column=1, figure="scout") | one(**LAID)),
    ("pending[0]", BUYING | waits("settle", row=3, column=0, figure="noble") | one(**LAID)),
    ("pending[0]", BUYING | waits("take")),
    ("pending[0]", BUYING | waits("rebuild", special="building_church") | one(**LAID)),
    ("pending[0]", BUYING | LAID_BY_ZERO | {"pending": [PLACED]}),
    ("pending[0]", BUYING | LAID_BY_ZERO | {"buyer": 0, "pending": [PLACED | {"seat": 0}]}),
    # what the box or the rules do not have
    ("players[0].rows.noble[2]", one(rows={"scout": ["begin"], "noble": [None, None, "begin"]})),
    ("players[0].rows.warrior[1]", one(rows={"scout": ["begin"], "warrior": [None, "begin"]})),
    ("players[0].specials[0]", {"options": {"advanced": True}} | one(specials=["gold5"])),
    ("bidding.bidder", AUCTION | {"bidding": {"bid": 3}} | waits("bid")),
    ("pending[0]", AUCTION | {"start_player": 1} | waits("remove")),
    ("pending[0]", LAYING | {"start_player": 1} | waits("lay")),
    ("version", {"version": "99"}),
    # decisions of a scoring
    ("pending[0]", SCORING | {"start_player": 1} | waits("ferry") | one(**CREW)),
    ("pending[0]", SCORING | {"scored": 1} | waits("ferry") | one(**CREW)),
    ("pending[0]", SCORING | {"scored": 1} | waits("land", figures={"scout": 1}) | one(**CREW)),
    ("pending[0]", SCORING | {"scored": 2} | waits("ferry") | one(**CREW)),
    ("phase", SCORING | PLACE),
    ("phase", BUYING | waits("ferry")),
    ("pending[0]", SCORING | waits("ferry")),
    ("pending[0]", SCORING | {"round": 1} | waits("ferry") | one(**CREW)),
    ("pending[0]", SCORING | waits("land", figures={"scout": 2}) | one(**CREW)),
    ("pending[0]", SCORING | waits("land") | one(**CREW)),
]


@pytest.mark.parametrize(("field", "position"), REFUSED)
def test_the_error_names_the_field(field: str, position: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as caught:
        load(**position)
    assert caught.value.field == field


def test_an_auction_needs_the_advanced_version() -> None:
    """WIK-113"""
    with pytest.raises(OptionError, match="'auction' needs advanced=true"):
        load(options={"auction": True})


def test_who_has_just_bought_tells_who_buys_next() -> None:
    """WIK-021: `buyer` may be left out while a purchase is being laid."""
    table = load(**BUYING, **LAID_BY_ZERO, pending=[PLACED | {"seat": 0}])
    assert (asked(table), table.buyer) == ("place 0", 1)


def test_a_round_left_out_is_one_in_which_the_display_is_possible() -> None:
    """WIK-011: eleven bought tiles cannot lie there before the first offer."""
    rows = {name: ["begin", "end", "begin", "end"] for name in ("warrior", "noble", "scout")}
    assert load().round == 1
    assert load(players=[{"rows": rows}]).round == 2


def test_one_player_written_down_sits_at_a_table_of_two() -> None:
    """WIK-001"""
    assert GAME.load({"players": [{"gold": 3}]}).seats == 2


def test_a_scoring_needs_no_wheel() -> None:
    """WIK-024: nothing is laid out before the round is over."""
    table = load(phase="scoring", players=[CREW], round=2)
    assert asked(table) == "ferry 0"
    assert set(table.dump()["wheel"]) == {None}


def test_a_start_tile_may_be_missing() -> None:
    """WIK-055: what is laid at the homeland later is not mistaken for it."""
    table = load(wheel=["end fisher", "begin scout"], players=[{"ships": ["red"]}])
    play(table, "buy 1", "place 2 0")
    assert load(**table.dump()).dump() == table.dump()


def test_a_landing_goes_on_from_a_position() -> None:
    """WIK-082"""
    shown = {"rows": {"scout": ["begin", "end"]}, "mainland": {"scout": 1}}
    table = load(players=[shown], **SCORING, **waits("land", figures={"scout": 1}))
    assert row(play(table, "land 3 1"), "scout") == "begin end*"


def spoilt(position: dict[str, Any], luck: Fast) -> dict[str, Any]:
    """Leave out, raise or exchange one field of a position."""
    key = list(position)[luck.below(0, len(position))]
    value = position[key]
    if isinstance(value, dict) and value:
        return {**position, key: spoilt(value, luck)}
    if isinstance(value, list) and value:
        index = luck.below(0, len(value))
        item = value[index]
        changed = spoilt(item, luck) if isinstance(item, dict) else value[luck.below(0, len(value))]
        return {**position, key: [*value[:index], changed, *value[index + 1 :]]}
    if isinstance(value, int) and luck.below(0, 2):
        return {**position, key: value + 1}
    return {name: value for name, value in position.items() if name != key}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("advanced", [False, True])
def test_what_is_accepted_can_be_played_to_the_end(seed: int, *, advanced: bool) -> None:
    """A position with a wrong field is refused, or it is another good position."""
    luck = Fast(seed)
    for table in walk(2 + seed % 3, seed, advanced=advanced):
        position = spoilt(table.dump(), luck)
        try:
            other = GAME.load(position)
        except SkaliError:
            continue
        chance = Fast(seed)
        while not other.over:
            other.apply(other.random_action(chance), chance)
