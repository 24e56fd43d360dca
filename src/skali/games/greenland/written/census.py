"""What is in the box, and where it can lie."""
# interpreted: counts JSON-like data

from collections.abc import Mapping
from typing import Final, cast

from skali.core.census import NEVER, Census, Kind, Place, Position, Spot
from skali.core.state import State
from skali.games.greenland.rules import components
from skali.games.greenland.rules.state import Table


def cubes(position: Position) -> dict[str, int] | None:
    """GREEN-027: nineteen of every colour in play, the leader among them."""
    if not position.get("circle"):
        return None
    return {
        name: int(components.CUBES) if name in position["circle"] else 0
        for name in components.CULTURES
    }


def cubes_of(spot: Spot) -> list[tuple[str, int]]:
    """Count all cubes of a player, wherever they are."""
    player = spot.value
    number = player["idle"] + player["dead"] + sum(player["elders"]) + len(player["wives"])
    number += sum(player["envoys"].values()) + sum(player["hunters"].values())
    return [(player["culture"], number)]


def regions(position: Position) -> dict[str, int]:
    """GREEN-032, GREEN-070: one of each; the beginner game leaves D and I cards out."""
    beginner = position.get("options", {}).get("mode") == "beginner"
    return {
        components.CARDS[card]: int(not (beginner and components.ADVANCED >> card & 1))
        for card in range(int(components.REGIONS))
    }


def pile(state: State) -> Mapping[str, int]:
    """Count the regions that are left to draw."""
    t = cast("Table", state)
    return {components.CARDS[card]: int(t.pile[card]) for card in range(int(components.REGIONS))}


def deck(state: State) -> Mapping[str, int]:
    """Count the events that nobody has seen."""
    t = cast("Table", state)
    return {name: int(t.deck[event]) for event, name in enumerate(components.EVENTS)}


BOUGHT: Final = dict.fromkeys(
    components.CARDS[int(components.FIRST_IMPORT) : int(components.FIRST_DAUGHTER)], 1
)
WORLDS: Final = dict.fromkeys(components.CARDS[int(components.HELD) :], 1)

CENSUS: Final = Census(
    Kind("cubes", cubes, (Place("players[]", cubes_of),)),
    Kind("regions", regions, (
        Place("rows.*.warm"),
        Place("rows.*.cold"),
        Place("players[].cards"),
        Place("gone"),
        Place("players[].hand"),
    ), unseen=pile),
    Kind("events", dict.fromkeys(components.EVENTS, 1), (Place("seen"),), unseen=deck),
    Kind("imports and livestock", BOUGHT, (
        Place("aside"),
        Place("gone"),
        Place("players[].cards"),
    ), whole=NEVER),
    Kind("New World", WORLDS, (
        Place("rows.*.warm"),
        Place("rows.*.cold"),
        Place("gone"),
    ), whole=NEVER),
)  # fmt: skip
