"""Random games meet everything: every tile laid, every special tile taken, every rare way gone."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from skali.core.chance import Fast
from skali.games.wikinger import GAME
from skali.games.wikinger.rules.components import FIGURES, ISLANDS, ROW_NAMES, SAILS, SPECIALS

GAMES = 25
VERSIONS = (
    {"free_exchange": True},
    {"advanced": True, "auction": True},
    {"advanced": True, "auction": False},
)

Step = tuple[dict[str, Any], list[str], dict[str, Any]]


def steps() -> Iterator[Step]:
    """Play random games; show position, action in words, and position after it."""
    for number, options in enumerate(VERSIONS):
        for seed in range(GAMES):
            seats = GAME.seats[seed % len(GAME.seats)]
            chance, policy = Fast(1000 * number + seed), Fast(seed)
            table = GAME.new(seats, options, chance)
            before = table.dump()
            while not table.over:
                action = table.random_action(policy)
                table.apply(action, chance)
                after = table.dump()
                yield before, GAME.space.text(action).split(), after
                before = after


def ways(before: dict[str, Any], action: list[str], after: dict[str, Any]) -> Iterator[str]:
    """Name what happened in one decision."""
    asked = before["pending"][-1]
    mine, mine_after = before["players"][asked["seat"]], after["players"][asked["seat"]]
    if action[0] == "place":
        yield f"{asked['tile']} is laid"
        yield f"{asked['figure']} is bought"
    if action[0] == "buy":
        yield from ways_to_buy(before, int(action[1]), after)
    if action[0] == "take":
        yield f"{action[1]} is taken"
        if any("!" in (cell or "") for row in mine_after["rows"].values() for cell in row):
            yield "a building is exchanged"
        elif action[1] in mine_after["specials"] and action[1].startswith("building"):
            yield "a building is set aside or chosen later"
    if action[0] in ("settle", "mainland"):
        yield f"{asked['figure']}: {action[0]}"
    if action[0] in ("ferry", "boat"):
        yield f"{action[0]} {action[1]}"
    if action[0] == "done" and mine["mainland"].get("boatman"):
        yield "a boatman may stay at home"
    if action[0] == "bid" and before["bidding"]["bidder"] is not None:
        yield "a bid is raised"
    if after["phase"] == "over":
        yield from ways_to_end(after)


def ways_to_buy(before: dict[str, Any], slot: int, after: dict[str, Any]) -> Iterator[str]:
    """Name what is special about a purchase."""
    buyer = before["pending"][-1]["seat"]
    mine, mine_after = before["players"][buyer], after["players"][buyer]
    offered = [n for n, each in enumerate(before["wheel"]) if each]
    colours = [before["wheel"][n].split()[1] for n in offered]
    if slot == offered[0] and len(offered) > 1:
        yield "the wheel turns"
        if colours.count(colours[0]) > 1:
            yield "the 0 is forced on somebody too poor"
    if mine_after["points"] < mine["points"]:
        yield "points are paid as gold"
    if sum(after["removed"]["tiles"].values()) > sum(before["removed"]["tiles"].values()):
        yield "a tile fits nowhere"
    if mine["start_tile"]:
        yield "a start tile is laid"


def ways_to_end(after: dict[str, Any]) -> Iterator[str]:
    """Name the lines of the score sheets."""
    for player in after["players"]:
        for line, points in player["sheet"].items():
            yield f"{line}: {'gain' if points > 0 else 'loss'}"


EXPECTED = [
    *(f"{tile} is laid" for tile in (*ISLANDS, *(f"ship-{sail}" for sail in SAILS))),
    *(f"{figure} is bought" for figure in FIGURES),
    *(f"{special} is taken" for special in SPECIALS),
    *(f"{figure}: {way}" for figure in ROW_NAMES[1:] for way in ("settle", "mainland")),
    *(f"ferry {load}" for load in (*FIGURES[:-1], "each")),
    *(f"boat {load}" for load in (*FIGURES[:-1], "each")),
    "a building is exchanged",
    "a building is set aside or chosen later",
    "a boatman may stay at home",
    "a bid is raised",
    "the wheel turns",
    "the 0 is forced on somebody too poor",
    "points are paid as gold",
    "a tile fits nowhere",
    "a start tile is laid",
    "ships: gain",
    "nobles: gain",
    "scouts: gain",
    "fishers: gain",
    "exchanged: loss",
    "unrepelled: loss",
    "gold: gain",
    "boatmen: gain",
    "islands: gain",
    "longest: gain",
    "supply: gain",
    "supply: loss",
    "buildings: gain",
]


def test_everything_happens_in_the_corpus() -> None:
    met = Counter(way for step in steps() for way in ways(*step))
    assert [way for way in EXPECTED if not met[way]] == []
