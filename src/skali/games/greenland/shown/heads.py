"""The head of a culture's mat and of its summary: shield, name, faith, and all that is counted."""
# interpreted: made for people

from typing import NamedTuple

from skali.core.message import Message, say, seat_name
from skali.core.scene import SUMMARY, Box, Node, drawn_once
from skali.games.greenland.rules import hands, scoring
from skali.games.greenland.rules.components import CULTURES, DISCS, MOST_ENERGY
from skali.games.greenland.rules.round import TOGETHER
from skali.games.greenland.rules.state import DEAD, IDLE, Table
from skali.games.greenland.shown import words

Counted = tuple[str, str, str, Message]
"""Something counted: its id, its sign, its text, and the same as a sentence."""
ENERGY, MEN = 0, 3
"""Which of the counted things a miniature shows."""


class Figures(NamedTuple):
    """What the head of a culture shows, as numbers: equal ones are drawn once."""

    culture: int
    owner: int
    one_god: bool
    lives: bool
    leader: str
    discs: tuple[int, int, int]
    idle: int
    dead: int
    held: int
    most: int
    points: int | None
    """As if the game ended now; None in the common game."""


def figures(t: Table, culture: int) -> Figures:
    """Count what a culture has."""
    at = culture * 3
    return Figures(
        culture,
        int(t.master[culture]),
        bool(t.is_monotheist(culture)),
        bool(t.lives(culture)),
        leader_place(t, culture),
        (int(t.discs[at]), int(t.discs[at + 1]), int(t.discs[at + 2])),
        int(t.idle[culture]),
        int(t.dead[culture]),
        int(t.hand[culture]).bit_count(),
        int(hands.hand_size(t, culture)),
        None if t.mode == TOGETHER else int(scoring.points(t, culture)),
    )


def leader_place(t: Table, culture: int) -> str:
    """Tell where a leader is, shortly."""
    place = int(t.leader[culture])
    return "idle" if place == IDLE else "dead" if place == DEAD else "away"


def leader_word(t: Table, culture: int) -> Message:
    """Say where a leader is."""
    return say(f"greenland-leader-is-{leader_place(t, culture)}")


# --- drawing ---


@drawn_once
def head(of: Figures, w: float) -> tuple[Node, ...]:
    """Show a culture's name, faith, numbers and points in one line."""
    nodes = title(of, "", (4, 3, 30))
    step = (w - 250) / 6
    for place, (id_, sprite, text, label) in enumerate(numbers(of)):
        nodes += counted(id_, sprite, text, label, (188 + place * step, 4, step, 28))
    return (*nodes, *points(of, "", (w - 62, 4, 58, 28)))


@drawn_once
def short_head(of: Figures, w: float) -> tuple[Node, ...]:
    """Show the same in two lines."""
    nodes = [*title(of, "", (2, 1, 24), 74), *points(of, "", (w - 50, 1, 48, 24))]
    step = (w - 4) / 6
    for place, (id_, sprite, text, label) in enumerate(numbers(of)):
        nodes += counted(id_, sprite, text.split("/")[0], label, (2 + place * step, 27, step, 24))
    return tuple(nodes)


@drawn_once
def rival_head(of: Figures, w: float, line: float) -> tuple[Node, ...]:
    """Show the same of a rival, with the player's name, in two lines."""
    player = Node(f"player-{CULTURES[of.culture]}{SUMMARY}", 172, 2, w - 240, line - 4,
                  align="start", size=15, text=seat_name(of.owner))  # fmt: skip
    nodes = [*title(of, SUMMARY, (5, 3, line - 6)), player,
             *points(of, SUMMARY, (w - 62, 3, 58, line - 6))]  # fmt: skip
    step = (w - 8) / 6
    for place, (id_, sprite, text, label) in enumerate(numbers(of)):
        at = 5 + place * step, line, step, line - 6
        nodes += counted(id_, sprite, text, label, at, SUMMARY)
    return tuple(nodes)


@drawn_once
def miniature(of: Figures, w: float) -> tuple[Node, ...]:
    """Show shield, points, energy and who is idle."""
    nodes = [*title(of, SUMMARY, (3, 3, 24))[:1], *points(of, SUMMARY, (30, 3, w - 32, 24))]
    for place, left in ((ENERGY, 2.0), (MEN, 33.0)):
        id_, sprite, text, label = numbers(of)[place]
        nodes += counted(id_, sprite, text.split("/")[0], label, (left, 36, 30, 24), SUMMARY)
    return tuple(nodes)


def numbers(of: Figures) -> list[Counted]:
    """List what is counted of a culture."""
    name = CULTURES[of.culture]
    found: list[Counted] = []
    for number, key in zip(of.discs, DISCS, strict=True):
        text = f"{number}/{MOST_ENERGY}" if key == "energy" else str(number)
        label = say("greenland-owned", number=number, disc=say(f"greenland-disc-{key}"))
        found.append((f"disc-{name}-{key}", key, text, label))
    sprite = f"{'leader' if of.leader == 'idle' else 'hunter'}-{name}"
    where = say(f"greenland-leader-is-{of.leader}")
    idle = say("greenland-idle", number=of.idle, leader=where)
    held = say("greenland-held", number=of.held, most=of.most)
    return [
        *found,
        (f"idle-{name}", sprite, str(of.idle), idle),
        (f"dead-{name}", "dead", str(of.dead), say("greenland-dead", number=of.dead)),
        (f"hand-{name}", "hand", f"{of.held}/{of.most}", held),
    ]


def counted(
    id_: str, sprite: str, text: str, label: Message, box: Box, end: str = ""
) -> list[Node]:
    """Draw a sign with its number."""
    x, y, w, h = box
    side, gap = (min(h, 26.0), 4.0) if w > 36 else (15.0, 1.0)
    return [
        Node(f"{id_}{end}", x, y + (h - side) / 2, side, side, sprite=sprite, label=label),
        Node(f"{id_}-n{end}", x + side + gap, y, w - side - gap - 1, h, text=text, size=16,
             align="start", label=label),
    ]  # fmt: skip


def title(of: Figures, end: str, at: tuple[float, float, float], room: float = 96) -> list[Node]:
    """Draw shield, name and faith."""
    name = CULTURES[of.culture]
    x, y, side = at
    key = "one" if of.one_god else "old"
    faith = say(f"greenland-faith-{key}")
    leader = say(f"greenland-leader-is-{of.leader}")
    label = say("greenland-about-culture", culture=words.culture(of.culture), faith=faith,
                seat=seat_name(of.owner), leader=leader)  # fmt: skip
    return [
        Node(f"shield-{name}{end}", x, y, side, side, sprite=f"shield-{name}", label=label,
             owner=of.owner, faint=not of.lives),
        Node(f"name-{name}{end}", x + side + 4, y, room, side, text=words.culture(of.culture),
             size=18, align="start", faint=not of.lives),
        Node(f"faith-{name}{end}", x + side + room + 6, y + 1, side - 2, side - 2,
             sprite=f"faith-{key}", label=faith),
    ]  # fmt: skip


def points(of: Figures, end: str, box: Box) -> list[Node]:
    """Show the points as if the game ended now, or whether a culture lives."""
    id_ = f"points-{CULTURES[of.culture]}"
    if of.points is None:
        label = say("greenland-alive" if of.lives else "greenland-extinct")
        x, y, _, h = box
        return [Node(f"{id_}{end}", x, y, h, h, sprite="yes" if of.lives else "no", label=label)]
    label = say("greenland-points", points=of.points)
    return counted(id_, "points", str(of.points), label, box, end)
