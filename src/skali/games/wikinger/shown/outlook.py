"""What an option leads to, line by line: what a figure earns, whom a ship threatens."""
# interpreted: words for people

from skali.core.bits import lowest
from skali.core.message import Message, say, seat_name
from skali.games.wikinger.rules import components
from skali.games.wikinger.rules.actions import SPACE
from skali.games.wikinger.rules.asks import FIGURE, TILE
from skali.games.wikinger.rules.display import can_settle
from skali.games.wikinger.rules.flow import Wikinger
from skali.games.wikinger.rules.scoring import (
    BELOW_SCOUT,
    FED_BY_FISHER,
    GOLDSMITH_GOLD,
    MOST_BOATMEN,
    NOBLE_POINTS,
    SCOUT_POINTS,
    bonus,
)
from skali.games.wikinger.shown.rounds import income
from skali.games.wikinger.shown.words import boatmen, figure, worth


def outlook(t: Wikinger, action: int, seat: int) -> list[Message]:
    """Say what a legal action leads to, besides what it says of itself."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family == "buy":
        return bought(t, seat, here[0])
    if family == "place":
        return placed(t, seat, *here)
    if family == "settle":
        return [earns(t, seat, int(t.get(FIGURE)))]
    if family == "land":
        return [earns(t, seat, int(components.FIGURE_OF_ROW[here[0] + 1]))]
    if family == "mainland":
        return [say("wikinger-then-waits", count=boatmen(t, seat))]
    if family in ("ferry", "boat"):
        return [say("wikinger-then-boatmen", count=boatmen(t, seat) - 1)]
    if family == "done":
        gold, points = income(t, seat) or (0, 0)
        return [say("wikinger-then-scored", gold=gold, points=points)]
    if family == "bid":
        return [say("wikinger-then-start", amount=here[0])]
    if family == "pass":
        return [say("wikinger-then-passed", who=seat_name(int(t.bidder)))]
    return []


def bought(t: Wikinger, seat: int, slot: int) -> list[Message]:
    """Say what figure and tile will be good for, and what the others cost then."""
    kind = int(t.wheel_tile[slot])
    lines = [earns(t, seat, int(t.wheel_figure[slot]))]
    if kind >= components.KINDS:
        lines.append(ship_line(kind - int(components.KINDS)))
    others = int(t.occupied) & ~(1 << slot)
    if slot == t.zero() and others:
        lines.append(say("wikinger-then-cheaper", gold=int(lowest(others)) - slot))
    return lines


def placed(t: Wikinger, seat: int, row: int, column: int) -> list[Message]:
    """Say whom a ship threatens or pays, or what a figure earns that may settle."""
    kind, colour = int(t.get(TILE)), int(t.get(FIGURE))
    if kind < components.KINDS:
        return [earns(t, seat, colour)] if can_settle(row, colour) else []
    sail = kind - int(components.KINDS)
    if t.figures[seat * components.ROWS + components.WARRIOR_ROW] >> column & 1:
        return [ship_line(sail)]
    reached = range(1, int(components.REACH[sail]) + 1)
    threatened = [
        say("wikinger-then-threatened", figure=figure(int(components.FIGURE_OF_ROW[near])))
        for near in reached
        if t.figures[seat * components.ROWS + near] >> column & 1
    ]
    return [*threatened, ship_line(sail)]


def ship_line(sail: int) -> Message:
    """WIK-089, WIK-096: say what a ship pays in large scorings, or costs at the end."""
    return say("wikinger-then-ship", worth=worth(sail))


def earns(t: Wikinger, seat: int, colour: int) -> Message:
    """Say what a figure is worth on an island, as long as no ship threatens it."""
    name = components.FIGURES[colour]
    small = int(components.ROUNDS - t.round) + 1
    large = sum(1 for each in components.LARGE_SCORINGS if each >= t.round)
    values = {
        "fisher": (int(FED_BY_FISHER), 0),
        "goldsmith": (int(GOLDSMITH_GOLD + bonus(t, seat, components.GOLD_PER_GOLDSMITH)), small),
        "scout": (int(SCOUT_POINTS + bonus(t, seat, components.POINTS_PER_SCOUT)), large),
        "noble": (int(NOBLE_POINTS + bonus(t, seat, components.POINTS_PER_NOBLE)), large),
        "warrior": (0, large),
        "boatman": (int(MOST_BOATMEN), 0),
    }
    each, count = values[name]
    return say(f"wikinger-earns-{name}", each=each, count=count, below=int(BELOW_SCOUT))
