"""A culture's mat: discs, elders by rank, daughters and other cards, each in its place."""
# interpreted: made for people

from skali.core.bits import places
from skali.core.message import say
from skali.core.scene import Box, Cut, Node, Panel, drawn_once
from skali.games.greenland.rules.components import (
    CARDS,
    CULTURES,
    DAUGHTER_CARDS,
    HALF_NAMES,
    KIND_OF,
    PEOPLES,
    RANKS,
    REGIONS,
    TITLES,
)
from skali.games.greenland.rules.round import NOBODY
from skali.games.greenland.rules.state import AS_ENVOY, ON_RANK, Table
from skali.games.greenland.shown import cards, glyphs, words
from skali.games.greenland.shown.heads import figures, head, short_head
from skali.games.greenland.shown.region import made_up
from skali.games.greenland.shown.sizes import SIZES

BROAD = 500.0
"""A mat so wide has its ranks in one line."""
SMALL_ART = 18.0
"""So small a picture may become for the signs beside it."""
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
    panel.add(*(head if broad else short_head)(figures(t, culture), w))
    columns = 6 if broad else 3
    lines = int(RANKS) // columns
    room = h - top - 4
    high = room * (0.47 if broad else 0.46) / lines
    panel.add(*ranks(t, culture, (3, top, w - 6, lines * high), columns))
    below = top + lines * high + 2
    panel.add(*tiles(t, culture, hand, (3, below, w - 6, h - below - 2), columns))
    return panel


# --- ranks ---


def ranks(t: Table, culture: int, box: Box, columns: int, end: str = "") -> tuple[Node, ...]:
    """Show all ranks with their elders, foreign ones too."""
    side = culture * 2 + int(t.is_monotheist(culture))
    elders = tuple([int(t.elder(culture, rank)) for rank in range(int(RANKS))])
    guests = tuple([int(t.envoys[culture * PEOPLES + other]) for other in range(PEOPLES)])
    crowned = tuple([int(t.leader[other]) == AS_ENVOY + culture for other in range(PEOPLES)])
    leads = int(t.leader[culture]) - int(ON_RANK)
    return drawn_ranks(side, elders, guests, crowned, leads, box, columns, end)


@drawn_once
def drawn_ranks(
    side: int, elders: tuple[int, ...], guests: tuple[int, ...], crowned: tuple[bool, ...],
    leads: int, box: Box, columns: int, end: str,
) -> tuple[Node, ...]:  # fmt: skip
    """Draw the ranks line by line; strangers stand on the first."""
    x, y, w, h = box
    wide, high = w / columns, h * columns / len(elders)
    gap = 3.0 if end else 4.0
    nodes: list[Node] = []
    for rank, number in enumerate(elders):
        at = x + rank % columns * wide, y + rank // columns * high, wide - gap, high - 4
        nodes += drawn_rank(side, rank, number, guests if rank == 0 else (), crowned, at, end,
                            leads=rank == leads)  # fmt: skip
    return tuple(nodes)


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
    signs, room = glyphs.of_card(card), h - 4 if small else h - 46
    art = min(w * 0.5, h * (0.6 if small else 0.42) * 1.45, 60.0)
    while art > SMALL_ART and not glyphs.fits(signs, w - art - 7, room):
        art -= 2
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
    raid = [] if held or small else glyphs.of_raid(card)
    drawn = glyphs.row(f"{id_}-does", (left, y + (2 if small else 21), x + w - left - 2,
                       room), signs)  # fmt: skip
    if raid:
        drawn += glyphs.row(f"{id_}-raid", (at + 2, top, x + w - at - 5, 22), raid, "end")
    if raided:
        drawn.append(Node(f"{id_}-raided", x + w - 20, y + 2, 16, 16, sprite="no"))
    return (*nodes, *(node._replace(id=node.id + end) for node in drawn))


def visible_hand(t: Table, culture: int, viewer: int | None) -> int:
    """GREEN-NEG-17: the cards of a hand that a viewer may see; hands are open unless hidden."""
    mine = viewer is not None and t.master[culture] == viewer
    return int(t.hand[culture]) if t.open_hands or mine else 0
