"""A culture's mat: discs, elders by rank, daughters and other cards, each in its place."""
# interpreted: made for people

from skali.core.bits import places
from skali.core.message import Message, say, seat_name
from skali.core.scene import Box, Cut, Node, Panel, drawn_once
from skali.games.greenland.rules import hands, scoring
from skali.games.greenland.rules.components import (
    CARDS,
    CULTURES,
    DAUGHTER_CARDS,
    DISCS,
    HALF_NAMES,
    KIND_OF,
    MOST_ENERGY,
    PEOPLES,
    RANKS,
    REGIONS,
    TITLES,
)
from skali.games.greenland.rules.round import NOBODY, TOGETHER
from skali.games.greenland.rules.state import AS_ENVOY, DEAD, IDLE, ON_RANK, Table
from skali.games.greenland.shown import cards, glyphs, words
from skali.games.greenland.shown.region import made_up
from skali.games.greenland.shown.sizes import SIZES

BROAD = 500.0
"""A mat so wide has its ranks in one line."""
SIGNS = {
    "chief": "rank-1", "shaman": "rank-2", "artisan": "adze", "war-chief": "rank-4",
    "tracker": "rank-5", "mariner": "rank-6", "bishop": "crook", "acolyte": "candle",
    "sage": "book", "blacksmith": "smith",
}  # fmt: skip
"""The sign of a rank, by its title."""


def owner(t: Table, culture: int) -> int:
    """Return the seat that leads a culture."""
    return int(t.master[culture])


def art_of(card: int) -> str:
    """Name the drawing of a card as it lies in a tableau."""
    turned = HALF_NAMES[card] != CARDS[card] or card >= REGIONS
    return f"half-{HALF_NAMES[card]}" if turned else f"card-{CARDS[card]}"


def mat(t: Table, culture: int, cut: Cut, hand: int) -> Panel:
    """Show all of a culture, with the cards of its hand that are not in the viewer's tray."""
    size = SIZES[cut]
    w, h = size.third if t.seats == 1 else size.mat
    name = CULTURES[culture]
    panel = Panel(f"mat-{name}", words.who(t, culture), w, h, owner=owner(t, culture), slot="own",
                  floor=size.floor)  # fmt: skip
    broad = w > BROAD
    top = 36.0 if broad else 52.0
    panel.add(*(head if broad else short_head)(t, culture, w))
    columns = 6 if broad else 3
    lines = int(RANKS) // columns
    room = h - top - 4
    high = room * (0.47 if broad else 0.46) / lines
    wide = (w - 6) / columns
    for rank in range(int(RANKS)):
        box = 3 + rank % columns * wide, top + rank // columns * high, wide - 4, high - 4
        panel.add(*rank_nodes(t, culture, rank, box))
    below = top + lines * high + 2
    panel.add(*tiles(t, culture, hand, (3, below, w - 6, h - below - 2), columns))
    return panel


# --- the head ---


def numbers_of(t: Table, culture: int) -> list[tuple[str, str, str, Message]]:
    """List what is counted of a culture: id, sign, text, sentence."""
    name = CULTURES[culture]
    found = []
    for disc, key in enumerate(DISCS):
        number = int(t.discs[culture * 3 + disc])
        text = f"{number}/{MOST_ENERGY}" if key == "energy" else str(number)
        label = say("greenland-owned", number=number, disc=say(f"greenland-disc-{key}"))
        found.append((f"disc-{name}-{key}", key, text, label))
    idle, dead = int(t.idle[culture]), int(t.dead[culture])
    sprite = f"{'leader' if t.leader[culture] == IDLE else 'hunter'}-{name}"
    found.append((f"idle-{name}", sprite, str(idle), say("greenland-idle", number=idle,
                  leader=leader_word(t, culture))))  # fmt: skip
    found.append((f"dead-{name}", "dead", str(dead), say("greenland-dead", number=dead)))
    held, most = int(t.hand[culture]).bit_count(), int(hands.hand_size(t, culture))
    label = say("greenland-held", number=held, most=most)
    found.append((f"hand-{name}", "hand", f"{held}/{most}", label))
    return found


def head(t: Table, culture: int, w: float) -> list[Node]:
    """Show a culture's name, faith, numbers and points in one line."""
    nodes = title(t, culture, "", (4, 3, 30))
    step = (w - 250) / 6
    for place, (id_, sprite, text, label) in enumerate(numbers_of(t, culture)):
        nodes += counted(id_, sprite, text, label, (188 + place * step, 4, step, 28))
    return [*nodes, *points(t, culture, "", (w - 62, 4, 58, 28))]


def short_head(t: Table, culture: int, w: float) -> list[Node]:
    """Show the same in two lines."""
    nodes = [*title(t, culture, "", (2, 1, 24), 74), *points(t, culture, "", (w - 50, 1, 48, 24))]
    step = (w - 4) / 6
    for place, (id_, sprite, text, label) in enumerate(numbers_of(t, culture)):
        nodes += counted(id_, sprite, text.split("/")[0], label, (2 + place * step, 27, step, 24))
    return nodes


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


def title(
    t: Table, culture: int, end: str, at: tuple[float, float, float], room: float = 96
) -> list[Node]:
    """Draw shield, name and faith."""
    name = CULTURES[culture]
    x, y, side = at
    one = t.is_monotheist(culture)
    faith = say("greenland-faith-one" if one else "greenland-faith-old")
    alive = t.lives(culture)
    label = say("greenland-about-culture", culture=words.culture(culture), faith=faith,
                seat=seat_name(owner(t, culture)), leader=leader_word(t, culture))  # fmt: skip
    return [
        Node(f"shield-{name}{end}", x, y, side, side, sprite=f"shield-{name}", label=label,
             owner=owner(t, culture), faint=not alive),
        Node(f"name-{name}{end}", x + side + 4, y, room, side, text=words.culture(culture), size=18,
             align="start", faint=not alive),
        Node(f"faith-{name}{end}", x + side + room + 6, y + 1, side - 2, side - 2,
             sprite="faith-one" if one else "faith-old", label=faith),
    ]  # fmt: skip


def points(t: Table, culture: int, end: str, box: Box) -> list[Node]:
    """Show the points as if the game ended now, or whether a culture lives."""
    if t.mode == TOGETHER:
        alive = t.lives(culture)
        label = say("greenland-alive" if alive else "greenland-extinct")
        x, y, _, h = box
        return [Node(f"points-{CULTURES[culture]}{end}", x, y, h, h,
                     sprite="yes" if alive else "no", label=label)]  # fmt: skip
    number = int(scoring.points(t, culture))
    label = say("greenland-points", points=number)
    return counted(f"points-{CULTURES[culture]}", "points", str(number), label, box, end)


def leader_word(t: Table, culture: int) -> Message:
    """Say where a leader is, shortly."""
    place = int(t.leader[culture])
    if place == IDLE:
        return say("greenland-leader-idle")
    return say("greenland-leader-dead" if place == DEAD else "greenland-leader-away")


# --- ranks ---


def rank_nodes(t: Table, culture: int, rank: int, box: Box, end: str = "") -> tuple[Node, ...]:
    """Show a rank with its elders, foreign ones too."""
    number = int(t.elder(culture, rank))
    guests = tuple(
        int(t.envoys[culture * PEOPLES + other]) if rank == 0 else 0 for other in range(PEOPLES)
    )
    leads = int(t.leader[culture]) == ON_RANK + rank
    crowned = tuple(int(t.leader[other]) == AS_ENVOY + culture for other in range(PEOPLES))
    side = culture * 2 + int(t.is_monotheist(culture))
    return drawn_rank(side, rank, number, guests, crowned, box, end, leads=leads)


@drawn_once
def drawn_rank(
    side: int, rank: int, number: int, guests: tuple[int, ...], crowned: tuple[bool, ...],
    box: Box, end: str, *, leads: bool,
) -> tuple[Node, ...]:  # fmt: skip
    """Draw a rank: its sign and title, the figures on it, and what it can do."""
    x, y, w, h = box
    name, key = CULTURES[side // 2], TITLES[side * int(RANKS) + rank]
    id_ = f"rank-{name}-{rank + 1}"
    told = words.listed(cards.rank_text(side, rank))
    label = say("greenland-rank", title=say(f"greenland-title-{key}"), number=number,
                foreign=sum(guests), text=told)  # fmt: skip
    tone = "ice" if side % 2 else "ground"
    large = h >= 60
    sign = 20.0 if large else min(h - 2, 18.0)
    nodes = [Node(f"{id_}{end}", *box, tone=tone, label=label),
             Node(f"{id_}-sign{end}", x + 3, y + 2, sign, sign, sprite=SIGNS[key])]  # fmt: skip
    if large:
        nodes.append(Node(f"{id_}-title{end}", x + 25, y + 1, w - 27, 22, align="start", size=14,
                          text=say(f"greenland-title-{key}")))  # fmt: skip
    people = [(f"elder-{name}-{rank + 1}", name, number, leads)]
    people += [
        (f"envoy-{name}-{CULTURES[other]}", CULTURES[other], guest, crowned[other])
        for other, guest in enumerate(guests)
    ]
    side_, left, top = (30.0, x + 5, y + 24) if large else (sign, x + sign + 4, y + 2)
    if large and h < 84:
        side_ = 26.0
    for piece, who, many, leader in people:
        if many:
            sprite = f"{'leader' if leader else 'hunter'}-{who}"
            nodes.append(Node(f"{piece}{end}", left, top, side_, side_, sprite=sprite))
            left += side_
            if many > 1 or not large:
                nodes.append(Node(f"{piece}-n{end}", left, top, 18, side_, text=str(many), size=15))
                left += 18
    if large:
        floor = y + 24 + side_
        nodes += [
            node._replace(id=node.id + end)
            for node in glyphs.row(f"{id_}-does", (x + 4, floor + 1, w - 8, y + h - floor - 3),
                                   glyphs.of_rank(side, rank))
        ]  # fmt: skip
    return tuple(nodes)


# --- cards ---


def tiles(t: Table, culture: int, hand: int, room: Box, columns: int, end: str = "") -> list[Node]:
    """Lay daughters, then all other cards, then those in hand: in fixed places while they fit."""
    here = int(t.tableau[culture])
    shown = [*places(here & DAUGHTER_CARDS), *places(here & ~DAUGHTER_CARDS), *places(hand)]
    x, y, w, h = room
    lines = max(1, int(h // 70)) if not end else 2
    while -(-len(shown) // columns) > lines:
        if h / (lines + 1) >= (46 if not end else 24) and lines < 3:
            lines += 1
        else:
            columns += 1
    wide, high = w / columns, h / lines
    nodes: list[Node] = []
    for number, card in enumerate(shown):
        box = x + number % columns * wide, y + number // columns * high, wide - 4, high - 4
        nodes += tile(t, card, box, end, held=bool(hand >> card & 1))
    return nodes


def tile(t: Table, card: int, box: Box, end: str = "", *, held: bool) -> tuple[Node, ...]:
    """Show a card: what it does, its husband, and who stands on it."""
    here = tuple(int(t.at(culture, card)) for culture in range(PEOPLES))
    leads = tuple(int(t.leader[culture]) == card for culture in range(PEOPLES))
    husband = int(t.husband_on(card))
    raided = bool(t.raided >> card & 1)
    return drawn_tile(card, husband, here, leads, box, end, raided=raided, held=held)


@drawn_once
def drawn_tile(
    card: int, husband: int, here: tuple[int, ...], leads: tuple[bool, ...], box: Box, end: str,
    *, raided: bool, held: bool,
) -> tuple[Node, ...]:  # fmt: skip
    """Draw a card of a tableau or a hand, as large as its place."""
    x, y, w, h = box
    id_ = f"card-{CARDS[card]}"
    working = DAUGHTER_CARDS >> card & 1 or KIND_OF[card] >= 0
    tone = "surface" if working and not held else "ground"
    text = cards.text(card)
    label = say("greenland-hand-card", text=text) if held else text
    mark = "reconstructed" if made_up(card) and h > 40 else ""
    nodes = [Node(f"{id_}{end}", *box, tone=tone, label=label, mark=mark)]
    small = h < 60 or w < 76
    art = min(w * 0.5, h * (0.6 if small else 0.42) * 1.45, 60.0)
    high = art * 0.69
    nodes.append(Node(f"{id_}-art{end}", x + 3, y + (2 if small else 21), art, high,
                      sprite=art_of(card)))  # fmt: skip
    if not small:
        nodes.append(Node(f"{id_}-name{end}", x + 4, y + 1, w - 20, 20, size=14, align="start",
                          text=words.half(card)))  # fmt: skip
    left = x + art + 5
    if held:
        nodes.append(Node(f"{id_}-held{end}", x + w - 18, y + h - 18, 16, 16, sprite="hand"))
    people = [(f"{id_}-husband", husband, 1, False)] if husband != NOBODY else []
    people += [(f"cubes-{CULTURES[c]}-{CARDS[card]}", c, here[c], leads[c]) for c in range(PEOPLES)
               if here[c]]  # fmt: skip
    top, side = (y + h - 24, 22.0) if not small else (y + h - 18, 16.0)
    at = x + 3.0
    if DAUGHTER_CARDS >> card & 1 and not held and not small:
        nodes.append(Node(f"{id_}-ring{end}", at, top + 2, 18, 18, sprite="ring",
                          faint=husband == NOBODY))  # fmt: skip
        at += 20
    for piece, culture, many, leader in people:
        said = (say("greenland-husband", culture=words.culture(culture))
                if piece.endswith("husband")
                else say("greenland-cubes", culture=words.culture(culture), number=many,
                         card=words.half(card), leader=int(leader)))  # fmt: skip
        sprite = f"{'leader' if leader else 'hunter'}-{CULTURES[culture]}"
        nodes.append(Node(f"{piece}{end}", at, top, side, side, sprite=sprite, label=said))
        at += side
        if many > 1:
            nodes.append(Node(f"{piece}-n{end}", at, top, 14, side, text=str(many), size=13))
            at += 14
    signs = glyphs.of_card(card)
    raid = [] if held or small else glyphs.of_raid(card)
    drawn = glyphs.row(f"{id_}-does", (left, y + (2 if small else 21), x + w - left - 2,
                       h - 4 if small else h - 46), signs)  # fmt: skip
    if raid:
        drawn += glyphs.row(f"{id_}-raid", (at + 2, top, x + w - at - 5, 22), raid, "end")
    if raided:
        drawn.append(Node(f"{id_}-raided", x + w - 20, y + 2, 16, 16, sprite="no"))
    return (*nodes, *(node._replace(id=node.id + end) for node in drawn))


def visible_hand(t: Table, culture: int, viewer: int | None) -> int:
    """GREEN-NEG-17: the cards of a hand that a viewer may see; hands are open unless hidden."""
    mine = viewer is not None and t.master[culture] == viewer
    return int(t.hand[culture]) if t.open_hands or mine else 0
