"""How the own seat would stand if the game ended now, beside the others; and short for rivals."""
# interpreted: made for people

from skali.core.bits import count
from skali.core.message import Message, say, seat_name, signed
from skali.core.scene import SUMMARY, Cut, Node, Panel, drawn_once
from skali.games.wikinger.rules.components import COLOURS, FIGURES, FISHER_ROW, SAILS
from skali.games.wikinger.rules.display import finished_islands, fleet, repelled, safe
from skali.games.wikinger.rules.flow import Wikinger
from skali.games.wikinger.rules.scoring import FED_BY_FISHER, eaters, standing
from skali.games.wikinger.rules.state import CAT_BOATMEN
from skali.games.wikinger.shown.homeland import ISLAND, WAITING
from skali.games.wikinger.shown.rounds import order
from skali.games.wikinger.shown.sizes import SIZES

EDGE = 8.0
LINES = (
    ("gold", ("coin",)), ("boatmen", ("boatman",)), ("islands", ISLAND[::2]),
    ("longest", ISLAND), ("supply", ("row-fisher",)), ("unrepelled", (f"ship-{SAILS[0]}",)),
)  # fmt: skip
"""What is only counted at the end, with its signs."""


def standing_panel(t: Wikinger, seat: int, cut: Cut) -> Panel:
    """Show what the end would bring: a line for each thing that counts, a column a seat."""
    size = SIZES[cut]
    panel = Panel(f"standing-{seat}", say("wikinger-panel-standing"), size.own, size.standing,
                  owner=seat, slot="own", floor=size.floor)  # fmt: skip
    sheet = t.sheet()
    points = tuple([tuple(sheet[name]) for name, _ in LINES])
    panel.add(*columns(seat, cut, points))
    return panel


@drawn_once
def columns(seat: int, cut: Cut, points: tuple[tuple[int, ...], ...]) -> tuple[Node, ...]:
    """Draw a column for every seat, the own one first, with the points of each line."""
    players = len(points[0])
    nodes = [*heads(seat, cut, players)]
    for row in range(len(LINES)):
        nodes += line_name(seat, cut, row)
        for place in range(players):
            reached = points[row][(seat + place) % players]
            nodes.append(points_of(seat, cut, players, place, row, reached))
    return tuple(nodes)


def measures(cut: Cut, players: int) -> tuple[float, float, float]:
    """Return how high a line is, how wide its name, and how wide a column."""
    size = SIZES[cut]
    names = size.own * 0.42
    return (size.standing - 2) / (len(LINES) + 1), names, (size.own - names - EDGE) / players


@drawn_once
def heads(seat: int, cut: Cut, players: int) -> tuple[Node, ...]:
    """Draw what stands above the columns."""
    line, names, step = measures(cut, players)
    side = line - 2
    nodes = [Node(f"ended-{seat}", EDGE, 0, names - EDGE, line, text=say("wikinger-if-ended"),
                  size=16, align="start")]  # fmt: skip
    for place in range(players):
        each, x = (seat + place) % players, names + place * step
        nodes.append(Node(f"ended-{seat}-{each}", x + (step - side) / 2, 1, side, side,
                          sprite=f"shield-{each}", owner=each, label=seat_name(each)))  # fmt: skip
    return tuple(nodes)


@drawn_once
def points_of(seat: int, cut: Cut, players: int, place: int, row: int, points: int) -> Node:
    """Draw what a seat has in a line."""
    line, names, step = measures(cut, players)
    id_ = f"end-{LINES[row][0]}-{seat}-{(seat + place) % players}"
    return Node(id_, names + place * step, line * (row + 1), step, line,
                text=signed(points) if points else "·", size=17)  # fmt: skip


@drawn_once
def line_name(seat: int, cut: Cut, row: int) -> tuple[Node, ...]:
    """Draw the signs and the name of a line."""
    line, names, _ = measures(cut, 1)
    y, width = line * (row + 1), SIZES[cut].own
    name, signs = LINES[row]
    side = min(line - 4, 30.0) / (1 if len(signs) == 1 else 1.7)
    text = say(f"wikinger-sheet-{name}")
    beside = EDGE + len(signs) * side + 6
    ground = (Node(f"end-{name}-{seat}-line", 0, y, width, line, tone="ground"),) * (row % 2 == 0)
    return (
        *ground,
        *(
            Node(f"end-{name}-{seat}-sign-{n}", EDGE + n * side, y + (line - side) / 2, side, side,
                 sprite=sign)
            for n, sign in enumerate(signs)
        ),
        Node(f"end-{name}-{seat}-name", beside, y, names - beside, line, text=text, size=15,
             align="start", label=text),
    )  # fmt: skip


# --- rivals ---


def summary(t: Wikinger, seat: int, cut: Cut) -> Panel:
    """Show what a strong player looks at in another's mat, as signs with numbers."""
    size = SIZES[cut]
    w, h = size.summary
    panel = Panel(f"mat-{seat}{SUMMARY}", seat_name(seat), w, h, owner=seat, slot="rival",
                  form="summary", active=seat in t.turn, floor=size.floor)  # fmt: skip
    if cut == "wide":
        panel.add(*head(t, seat, w), *numbers(t, seat), *mainland(t, seat))
    elif cut == "middle":
        panel.add(*chip(t, seat))
    else:
        panel.add(*miniature(t, seat, w))
    return panel


def total_of(t: Wikinger, seat: int) -> int:
    """Count the points if the game ended now."""
    return sum(line[seat] for line in t.sheet().values())


def turn_of(t: Wikinger, seat: int) -> Message | str:
    """Say when a seat comes: now, next, or later."""
    return "" if t.over else say("wikinger-turn", place=order(t).index(seat))


def head(t: Wikinger, seat: int, width: float) -> tuple[Node, ...]:
    """Show shield, name, when the seat comes, and its points if the game ended now."""
    return head_of(seat, turn_of(t, seat), total_of(t, seat), width)


@drawn_once
def head_of(seat: int, turn: Message | str, total: int, width: float) -> tuple[Node, ...]:
    """Draw the head of a summary."""
    return (
        Node(f"head-{seat}{SUMMARY}", 6, 5, 28, 28, sprite=f"shield-{seat}", owner=seat),
        Node(f"name-{seat}{SUMMARY}", 40, 5, 128, 28, text=seat_name(seat), size=18, align="start"),
        Node(f"turn-{seat}{SUMMARY}", 168, 5, 66, 28, text=turn, size=14),
        *sign(f"crown-{seat}", "crown", signed(total), width - 70, 6, 26, 64,
              say("wikinger-label-line-crown")),
    )  # fmt: skip


def numbers(t: Wikinger, seat: int) -> tuple[Node, ...]:
    """Show gold, boatmen, finished islands, the longest, food against need, ships nobody repels."""
    islands = int(finished_islands(t, seat))
    fed, mouths = int(FED_BY_FISHER * count(safe(t, seat, FISHER_ROW))), int(eaters(t, seat))
    crew = int(standing(t, seat, CAT_BOATMEN))
    threats = int(count(fleet(t, seat) & ~repelled(t, seat)))
    return row_of_numbers(seat, int(t.gold[seat]), crew, islands, fed, mouths, threats)


@drawn_once
def row_of_numbers(
    seat: int, gold: int, crew: int, islands: int, fed: int, mouths: int, threats: int
) -> tuple[Node, ...]:
    """Draw the numbers of a rival beside one another."""
    told = (
        ("gold", "coin", str(gold), say("wikinger-chip-gold", count=gold)),
        ("boatmen", "boatman", str(crew), say("wikinger-chip-boatmen", count=crew)),
        ("islands", ISLAND[0], str(islands >> 6), say("wikinger-chip-islands", count=islands >> 6)),
        ("longest", ISLAND[1], str(islands & 63), say("wikinger-chip-longest", count=islands & 63)),
        ("food", "row-fisher", f"{fed}/{mouths}",
         say("wikinger-label-food", fed=fed, count=mouths)),
        ("ships", f"ship-{SAILS[0]}", str(threats), say("wikinger-label-threats", count=threats)),
    )  # fmt: skip
    nodes: list[Node] = []
    x = 6.0
    for key, sprite, text, label in told:
        wide = 74.0 if key == "food" else 44.0
        nodes += sign(f"{key}-{seat}", sprite, text, x, 38, 24, wide, label)
        x += wide
    return tuple(nodes)


def mainland(t: Wikinger, seat: int) -> list[Node]:
    """Show who waits on the mainland."""
    nodes: list[Node] = []
    for place, colour in enumerate(WAITING):
        nodes += waiting(seat, place, int(t.waiting[seat * COLOURS + colour]))
    return nodes


@drawn_once
def waiting(seat: int, place: int, figures: int) -> list[Node]:
    """Draw how many figures of a colour wait."""
    name = FIGURES[WAITING[place]]
    label = say("wikinger-label-waiting", figure=say(f"wikinger-figure-{name}"), count=figures)
    return sign(f"waiting-{seat}-{name}", name, str(figures), 6 + place * 49, 76, 26, 47, label,
                faint=not figures)  # fmt: skip


def chip(t: Wikinger, seat: int) -> list[Node]:
    """Show a rival in one line: points, gold, boatmen, islands, when it comes."""
    crew, islands = int(standing(t, seat, CAT_BOATMEN)), int(finished_islands(t, seat)) >> 6
    return [
        Node(f"head-{seat}{SUMMARY}", 5, 3, 22, 22, sprite=f"shield-{seat}", owner=seat),
        Node(f"name-{seat}{SUMMARY}", 31, 2, 92, 22, text=seat_name(seat), size=15, align="start"),
        Node(f"turn-{seat}{SUMMARY}", 124, 2, 54, 22, text=turn_of(t, seat), size=13),
        *sign(f"crown-{seat}", "crown", signed(total_of(t, seat)), 178, 2, 20, 60,
              say("wikinger-label-line-crown")),
        *sign(f"gold-{seat}", "coin", str(t.gold[seat]), 6, 25, 19, 56,
              say("wikinger-chip-gold", count=int(t.gold[seat]))),
        *sign(f"boatmen-{seat}", "boatman", str(crew), 66, 25, 19, 50,
              say("wikinger-chip-boatmen", count=crew)),
        *sign(f"islands-{seat}", ISLAND[0], str(islands), 120, 25, 19, 50,
              say("wikinger-chip-islands", count=islands)),
    ]  # fmt: skip


def miniature(t: Wikinger, seat: int, width: float) -> list[Node]:
    """Show a rival as small as can be: shield, points, gold."""
    return [
        Node(f"head-{seat}{SUMMARY}", width / 2 - 14, 3, 28, 28, sprite=f"shield-{seat}",
             owner=seat, label=seat_name(seat)),
        *sign(f"crown-{seat}", "crown", signed(total_of(t, seat)), 8, 32, 15, 50,
              say("wikinger-label-line-crown")),
        *sign(f"gold-{seat}", "coin", str(t.gold[seat]), 8, 49, 15, 50,
              say("wikinger-chip-gold", count=int(t.gold[seat]))),
    ]  # fmt: skip


@drawn_once
def sign(  # noqa: PLR0913 - a sign, its number, and where both stand
    id_: str,
    sprite: str,
    text: str,
    x: float,
    y: float,
    side: float,
    width: float,
    label: Message,
    *,
    faint: bool = False,
) -> list[Node]:
    """Draw a sign with its number in a summary."""
    return [
        Node(f"{id_}-sign{SUMMARY}", x, y, side, side, sprite=sprite, faint=faint),
        Node(f"{id_}{SUMMARY}", x + side + 3, y, width - side - 4, side, text=text, size=16,
             align="start", label=label),
    ]  # fmt: skip
