"""What is in the box, and where it can lie; the tiles of the coast are not known for sure."""
# interpreted: counts JSON-like data

from collections.abc import Iterator
from typing import Final

from skali.core.census import Census, Kind, Place, Position, Spot, by_seat
from skali.games.walhalla.rules.components import (
    CARD_COUNTS,
    CARDS,
    COLOURS,
    DRAGONS,
    INNER_TIPS,
    OUTER_TIPS,
    VIKINGS,
)


def vikings(position: Position) -> dict[str, int]:
    """WAL-109: fourteen of every colour in play."""
    return {
        colour: int(VIKINGS) if seat < position["seats"] else 0
        for seat, colour in enumerate(COLOURS)
    }


def on_its_way(spot: Spot) -> Iterator[tuple[str, int]]:
    """Read the dragon whose turn it is, unless it lies in a fjord already."""
    if spot.value.get("fjord") is None:
        yield spot.value["kind"], 1


def tip(spot: Spot) -> list[tuple[str, int]]:
    """Read a tip by its number."""
    return [(str(spot.value), 1)]


CENSUS: Final = Census(
    Kind("vikings", vikings, (
        Place("players[].asgard", by_seat(COLOURS)),
        Place("players[].walhalla", by_seat(COLOURS)),
        Place("tongues[].fields"),
        Place("dragon.crew"),
        Place("players[].midgard", by_seat(COLOURS)),
    )),
    Kind("dragons", dict.fromkeys(DRAGONS, 1), (
        Place("fjords"),
        Place("dragon", on_its_way),
        Place("stack"),
    )),
    Kind("cards", {name: int(CARD_COUNTS[n]) for n, name in enumerate(CARDS)}, (
        Place("discard"),
        Place("players[].hand"),
        Place("players[].laid"),
        Place("pile"),
    )),
    Kind("inner tips", {str(n): 1 for n in INNER_TIPS}, (Place("tongues[].inner", tip),)),
    Kind("outer tips", {str(n): 1 for n in OUTER_TIPS}, (Place("tongues[].outer", tip),)),
)  # fmt: skip
