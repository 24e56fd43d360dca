"""The census: what is there twice, too often or nowhere is named with its places."""

from typing import Any

import pytest

from skali.core.census import NEVER, PLAYED, Census, Kind, Place, Spot, by_seat
from skali.core.chance import Fast
from skali.core.errors import PositionError
from tests.toys import hides, runes
from tests.toys.hides.table import HIDES

CARDS = {"fire": 1, "ice": 2}


def census(*places: Place, **fields: Any) -> Census:  # noqa: ANN401 - what a kind takes
    """Make the census of a box with three cards."""
    return Census(Kind("cards", CARDS, places, **fields))


@pytest.mark.parametrize(
    ("path", "position", "field"),
    [
        ("pile", {"pile": ["fire", "fire"]}, "pile[1]"),
        ("pile", {"pile": {"fire": 2}}, "pile.fire"),
        ("pile", {"pile": {"ice": 3, "fire": 1}}, "pile.ice"),
        ("p[].hand", {"p": [{"hand": ["fire"]}, {"hand": ["fire"]}]}, "p[1].hand[0]"),
        ("places.*.top", {"places": {"a": {"top": "fire"}, "b": {"top": "fire"}}}, "places.b.top"),
        ("rows", {"rows": [["red fire", None], ["fire blue"]]}, "rows[1][0]"),
        ("a", {"a": {"x": {"y": [{"z": "fire"}]}, "fire": 1}}, "a.fire"),
    ],
)  # fmt: skip
def test_what_lies_there_too_often_is_refused(
    path: str, position: dict[str, Any], field: str
) -> None:
    with pytest.raises(PositionError) as caught:
        census(Place(path)).refuse(position)
    assert caught.value.field == field


def test_the_message_names_all_places() -> None:
    position = {"pile": {"ice": 2}, "players": [{"hand": ["ice"]}]}
    with pytest.raises(PositionError) as caught:
        census(Place("players[].hand"), Place("pile")).refuse(position)
    assert caught.value.problem == (
        "the box has 2 ice (cards), not 3: players[0].hand[0], pile.ice (2)"
    )


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"pile": None},
        {"pile": 7},
        {"pile": "storm"},
        {"pile": [["fire"], 3]},
        {"pile": ["ice"]},
    ],
)
def test_what_is_left_out_or_unknown_is_the_readers_affair(position: dict[str, Any]) -> None:
    census(Place("pile"), Place("pile", by_seat(("fire",)))).refuse(position)


def test_a_game_may_write_it_in_its_own_way() -> None:
    """A number counts for the seat on the way, true for one."""
    owners = census(Place("players[].fires", by_seat(("fire", "ice"))))
    owners.refuse({"players": [{"fires": True}, {"fires": 2}]})
    with pytest.raises(PositionError) as caught:
        owners.refuse({"players": [{"fires": 1}, {"fires": 3}]})
    assert caught.value.field == "players[1].fires"


def test_the_rest_is_what_lies_nowhere() -> None:
    found = census(Place("players[].hand"), Place("pile")).rest(
        {"players": [{"hand": ["ice"]}]}, "cards"
    )
    assert found == {"fire": 1, "ice": 1}


def test_a_box_may_follow_from_the_position() -> None:
    """Or not be known yet: then nothing is counted."""
    box = Census(
        Kind("cards", lambda p: {"fire": p["seats"]} if "seats" in p else None, (Place("a"),))
    )
    box.refuse({"a": ["fire"] * 9})
    box.refuse({"a": ["fire"] * 3, "seats": 3})
    with pytest.raises(PositionError, match="the box has 2 fire"):
        box.refuse({"a": ["fire"] * 3, "seats": 2})


def test_what_lies_nowhere_is_refused() -> None:
    position = runes.GAME.new(2, chance=Fast(3)).dump()
    name, number = next(iter(position["bag"].items()))
    position["bag"][name] = number - 1
    with pytest.raises(PositionError, match=f"{name} .runes., 1 lie nowhere") as caught:
        runes.GAME.load(position)
    assert caught.value.field == "bag"


@pytest.mark.parametrize(("whole", "refused"), [(PLAYED, True), (NEVER, False)])
def test_some_may_be_missing(whole: str, *, refused: bool) -> None:
    """What goes back into the box is missing always, what a position leaves out in written ones."""
    state = hides.GAME.new(2, chance=Fast(3))
    kind = Kind("hides", {HIDES[0]: 99}, (Place("market", one_in_market),), whole=whole)
    Census(kind).account(state, written=True)
    if refused:
        with pytest.raises(PositionError, match="98 lie nowhere"):
            Census(kind).account(state)
    else:
        Census(kind).account(state)


def one_in_market(spot: Spot) -> list[tuple[str, int]]:
    """Read the market as one hide, whatever lies there."""
    return [(HIDES[0], min(1, len(spot.value)))]
