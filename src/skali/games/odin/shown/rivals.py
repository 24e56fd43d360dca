"""What a strong player looks at of the others, in a few signs and numbers."""
# interpreted: made for people

from typing import NamedTuple

from skali.core.message import Message, say, seat_name, signed
from skali.core.scene import SUMMARY, Cut, Node, Panel, drawn_once
from skali.games.odin.rules.banquet import CELLS
from skali.games.odin.rules.bay import boats, longships
from skali.games.odin.rules.boards import FIRST_STONE_HOUSE
from skali.games.odin.rules.components import ARMS, WEAPONS
from skali.games.odin.rules.goods import ORE, SILVER, STONE, WOOD
from skali.games.odin.rules.occupations import hand_size, points
from skali.games.odin.rules.phases import income_of
from skali.games.odin.rules.scoring import score
from skali.games.odin.rules.state import ARMOURY, KNARRS, SHEDS, THING, Table
from skali.games.odin.shown.hand import played
from skali.games.odin.shown.holdings import owned
from skali.games.odin.shown.mat import minus_of
from skali.games.odin.shown.names import name
from skali.games.odin.shown.neat import neat
from skali.games.odin.shown.supply import FLOOR

SIZE = {"wide": (304.0, 110.0), "middle": (262.0, 48.0), "narrow": (111.0, 70.0)}
CROWDED = 206.0
"""How wide a chip is where four play."""
PER_LINE = {"wide": (5, 7, 7), "middle": (5,), "narrow": (2, 2)}
"""How many counters stand in each line."""
SIGN = 20.0
CHIPS = 3
"""So many chips have room in full width."""
SAID = 120.0
"""Who has passed is said in words where there is so much room."""
NAMED = 60.0
"""So much room beside shield and points a name needs."""


class Counter(NamedTuple):
    """A sign and its number."""

    key: str
    sprite: str
    number: int
    label: Message


def counters(t: Table, seat: int) -> list[Counter]:
    """Count what matters, the most important first."""
    plots = owned(t, seat)
    islands = sum(plot < FIRST_STONE_HOUSE for plot in plots)
    houses = len(plots) - islands + int(t.of(seat, SHEDS))
    to_fill = int(t.last_cell()) + 1 - int(t.first_cell(seat))
    things = [(int(thing), key) for thing, key in ((WOOD, "wood"), (STONE, "stone"), (ORE, "ore"))]
    return [
        Counter("men", "viking", int(t.of(seat, THING)), say("odin-thing")),
        Counter("silver", "silver", int(t.has(seat, SILVER)), name("silver")),
        Counter("income", "coin", int(income_of(t, seat)), say("odin-income")),
        Counter("minus", "penalty", minus_of(t, seat), say("odin-open-minus")),
        Counter("feast", "banquet", to_fill,
                say("odin-feast", open=to_fill, cells=int(CELLS))),
        Counter("boats", "whaling-boat", int(boats(t, seat)), name("whaling_boat")),
        Counter("knarrs", "knarr", int(t.of(seat, KNARRS)), name("knarr")),
        Counter("longships", "longship", int(longships(t, seat)), name("longship")),
        Counter("houses", "stone-house", houses, say("odin-houses")),
        Counter("islands", "island", islands, say("odin-islands")),
        *(Counter(key, key, int(t.has(seat, thing)), name(key)) for thing, key in things),
        *(
            Counter(key, key, int(t.of(seat, ARMOURY + kind)), name(key))
            for kind, key in enumerate(WEAPONS[: int(ARMS)])
        ),
        *(of_cards(t, seat) if t.decks else ()),
    ]  # fmt: skip


def of_cards(t: Table, seat: int) -> tuple[Counter, Counter]:
    """ODIN-035: count the hand, which others do not see, and what was played."""
    hand, open_ = int(hand_size(t, seat)), len(played(t, seat))
    return (
        Counter("hand", "card", hand, say("odin-in-hand", n=hand)),
        Counter("played", "card-play", open_, say("odin-played", n=open_,
                                                  points=int(points(t, seat)))),
    )  # fmt: skip


def breadth(cut: Cut, seats: int) -> float:
    """Return how wide a summary is: chips of four players have less room."""
    return CROWDED if cut == "middle" and seats > CHIPS else SIZE[cut][0]


def panel(t: Table, seat: int, cut: Cut) -> Panel:
    """Show a seat to the others."""
    high = SIZE[cut][1]
    wide = breadth(cut, int(t.seats))
    found = Panel(
        f"mat-{seat}{SUMMARY}", say("odin-panel-mat", who=seat_name(seat)), wide, high,
        owner=seat, slot="rival", form="summary", floor=FLOOR[cut], active=seat in t.turn,
    )  # fmt: skip
    room = wide - (154 if t.decks and cut == "middle" else 106)
    found.add(*heading(seat, wide, room, int(score(t, seat)), moose=t.start == seat,
                       passed=bool(t.passed >> seat & 1)))  # fmt: skip
    counted = counters(t, seat)
    if t.decks and cut == "middle":
        found.add(*in_head(seat, wide, counted[-2].number))
    place = 0
    for line, number in enumerate(PER_LINE[cut]):
        for column in range(number):
            if place < len(counted):
                counter = counted[place]
                found.add(*sign(seat, cut, wide, line, column, counter.key, counter.sprite,
                                counter.number))  # fmt: skip
                place += 1
    return found


@drawn_once
def heading(seat: int, wide: float, room: float, worth: int, *, moose: bool,
            passed: bool) -> tuple[Node, ...]:  # fmt: skip
    """Draw the shield, the name, the points as if the game ended now, the moose, who has passed."""
    found = [
        Node(f"shield-{seat}{SUMMARY}", 4, 2, 20, 20, f"shield-{seat}", label=seat_name(seat)),
        Node(f"points-{seat}{SUMMARY}", wide - 50, 2, 46, 22, text=signed(worth),
             size=19, align="end"),
    ]  # fmt: skip
    if moose:
        found.append(Node(f"moose-{seat}{SUMMARY}", 28, 2, 20, 20, "moose",
                          label=say("odin-moose")))  # fmt: skip
    if room > NAMED:
        found.append(Node(f"who-{seat}{SUMMARY}", 50, 2, room * 0.55, 20, text=seat_name(seat),
                          size=16, align="start"))  # fmt: skip
    if passed and room < SAID:
        found.append(Node(f"passed-{seat}{SUMMARY}", 32 + max(room, 20), 3, 20, 20, "viking-lying",
                          label=say("odin-passed")))  # fmt: skip
    elif passed:
        found.append(Node(f"passed-{seat}{SUMMARY}", 50 + room * 0.55, 3, room * 0.45, 18,
                          text=say("odin-passed"), size=14, align="end"))  # fmt: skip
    return neat(found)


@drawn_once
def in_head(seat: int, wide: float, hand: int) -> tuple[Node, ...]:
    """Draw the number of cards in hand beside the points, where the line below is full."""
    label = say("odin-in-hand", n=hand)
    return (
        Node(f"sign-hand-{seat}{SUMMARY}", wide - 98, 4, 17, 17, "card", label=label),
        Node(f"hand-{seat}{SUMMARY}", wide - 80, 2, 24, 22, text=str(hand), size=15,
             align="start", label=label),
    )  # fmt: skip


@drawn_once
def sign(seat: int, cut: Cut, wide: float, line: int, column: int, key: str, sprite: str,
         number: int) -> tuple[Node, ...]:  # fmt: skip
    """Draw a counter."""
    high = SIZE[cut][1]
    step = (wide - 8) / PER_LINE[cut][line]
    rows = len(PER_LINE[cut])
    tall = (high - 24) / rows
    x, y = 4 + column * step, 24 + line * tall
    return neat((
        Node(f"sign-{key}-{seat}{SUMMARY}", x, y + (tall - SIGN) / 2, SIGN, SIGN, sprite,
             faint=number == 0),
        Node(f"{key}-{seat}{SUMMARY}", x + SIGN + 1, y, step - SIGN - 2, tall,
             text=f"+{number}" if key == "income" else str(number),
             size=15, align="start", faint=number == 0),
    ))  # fmt: skip
