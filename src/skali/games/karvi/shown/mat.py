"""A player's mat: purse, crew, both tracks with tiles to do, equipment and runestones."""
# interpreted: made for people

from skali.core.bits import places
from skali.core.message import Message, say, seat_name
from skali.core.scene import Box, Cut, Node, Panel, Shape, drawn_once
from skali.games.karvi.rules.components import (
    BACKS,
    BUILDINGS,
    CARD_BACK,
    CARD_KIND,
    KINDS,
    MOST_PROVISIONS,
    ON_TRACK,
    PER_SORT,
    RAID_TABLES,
    SLOTS_ON_TRACK,
    TRACK_BUILDINGS,
    TRADE_TABLES,
    WARRIOR_PLACES,
)
from skali.games.karvi.rules.state import Table
from skali.games.karvi.shown import names, signs, tableau
from skali.games.karvi.shown.sizes import EDGE, SIZES, Room, room_of

FIRST_UPGRADE = 3
"""What the first slot of a track raises beer or provisions to; every other slot adds one."""
PURSE_Y, CREW_Y = 44.0, 98.0
TRACK_Y, TODO_Y = (162.0, 284.0), (216.0, 338.0)
LEFT, SLOT_STEP = 56.0, 82.0
UPGRADES: dict[tuple[str, int], list[signs.Glyph]] = {
    ("trade", 2): [("action-locked", ""), ("gold", ""), ("silver", "")],
    ("trade", 4): [("place-map", "")],
    ("trade", 6): [("resource", "4"), signs.GIVES, ("points", "8")],
    ("raid", 2): [("action-locked", ""), ("strength", "+3")],
    ("raid", 4): [("place-map", "")],
    ("raid", 6): [("strength", "25"), ("points", "12")],
}
"""What the even slots of the tracks unlock."""


def mat(t: Table, seat: int, cut: Cut) -> Panel:
    """Show one player's tableau and what lies around it; every part has its place."""
    size, m = SIZES[cut], room_of(cut)
    title = say("karvi-panel-mat", seat=seat_name(seat), points=int(t.points[seat]))
    panel = Panel(f"mat-{seat}", title, size.own, size.mat, owner=seat, active=seat in t.turn,
                  slot="own", floor=size.floor)  # fmt: skip
    panel.add(*head(t, seat, m), *purse(t, seat, m), *crew(t, seat, m), *tracks(t, seat, m))
    panel.add(*to_do(t, seat, m), *tableau.tableau(t, seat, m), *tableau.waiting(t, seat, m))
    return panel


def token(id_: str, box: Box, sprite: str, text: str, label: Message) -> tuple[Node, ...]:
    """Draw a thing with its number beside it."""
    x, y, w, h = box
    side = min(h, w * 0.55, 34)
    return (
        Node(id_, x, y + (h - side) / 2, side, side, sprite=sprite, label=label),
        Node(f"{id_}-number", x + side + 1, y, w - side - 2, h, text=text, size=20, align="start"),
    )


# --- at the top ---


def head(t: Table, seat: int, m: Room) -> list[Node]:
    """Show who it is, points, own dice with their beer, hand, cards played and received."""
    points = int(t.points[seat])
    nodes = [
        Node(f"head-{seat}", *m.box(EDGE, 6, 30, 30), sprite=f"shield-{seat}", owner=seat),
        Node(f"head-{seat}-name", *m.box(40, 4, 104, 34), text=seat_name(seat), size=19,
             align="start"),
        *token(f"points-{seat}", m.box(146, 4, 76, 34), "points", str(points),
               say("karvi-score", seat=seat_name(seat), points=points)),
    ]  # fmt: skip
    for own in range(2):
        beer = int(t.beer[2 * seat + own])
        x, y, w, h = m.box(226 + own * 34, 5, 30, 30)
        side = min(w, h)
        label = say("karvi-own-die", die=own + 1, beer=beer)
        nodes.append(Node(f"own-die-{seat}-{own + 1}", x, y, side, side, tone=f"seat-{seat}",
                          owner=seat, text=str(beer), size=17, label=label))  # fmt: skip
    backs = [int(CARD_BACK[card]) for card in places(t.hand[seat])]
    kinds = sorted(set(backs))
    for place, back in enumerate(kinds):
        step = 102 / max(3, len(kinds))
        nodes += held_cards(
            seat, back, backs.count(back), m.box(298 + place * step, 4, step - 1, 34)
        )
    played = [int(CARD_KIND[card]) for card in places(t.played[seat])]
    for kind in range(len(KINDS)):
        label = say("karvi-played", kind=names.kind_name(kind), n=played.count(kind))
        nodes += token(f"played-{seat}-{KINDS[kind]}", m.box(402 + kind * 37, 4, 36, 34),
                       f"kind-{KINDS[kind]}", str(played.count(kind)), label)  # fmt: skip
    received = int(t.received[seat]).bit_count()
    label = say("karvi-received", n=received)
    nodes += token(f"received-{seat}", m.box(513, 4, 37, 34), "trade-card", str(received), label)
    return nodes


@drawn_once
def held_cards(seat: int, back: int, number: int, box: Box) -> tuple[Node, ...]:
    """Draw the cards in hand that have the same back."""
    id_, kind, deck = f"held-{seat}-{BACKS[back]}", back // 2, back % 2
    label = say("karvi-held", kind=names.kind_name(kind), deck=deck + 1, n=number)
    x, y, w, h = box
    return (
        Node(id_, x, y, w, h, tone="wood-dark", label=label),
        Node(f"{id_}-icon", x + 1, y + 1, w * 0.5, h - 2, sprite=f"kind-{KINDS[kind]}"),
        Node(f"{id_}-number", x + w * 0.5, y, w * 0.5, h, tone="wood-dark", text=str(number),
             size=17),
    )  # fmt: skip


def purse(t: Table, seat: int, m: Room) -> list[Node]:
    """Show resources, provisions and buildings in the supply."""
    things = [
        ("fur", int(t.fur[seat])),
        ("silver", int(t.silver[seat])),
        ("gold", int(t.gold[seat])),
        ("provisions", int(t.provisions[seat])),
        *((name.replace("_", "-"), int(t.stock[2 * seat + n])) for n, name in enumerate(BUILDINGS)),
    ]
    ground = Node(f"purse-{seat}", *m.box(0, PURSE_Y, 552, 48), tone="ground")
    return [ground, *(n for place, it in enumerate(things) for n in owned(seat, place, *it, m))]


@drawn_once
def owned(seat: int, place: int, what: str, number: int, m: Room) -> tuple[Node, ...]:
    """Draw a thing that is counted in a purse."""
    sprite = "action-provisions" if what == "provisions" else what
    text = f"{number}/{MOST_PROVISIONS}" if what == "provisions" else str(number)
    box = m.box(EDGE + place * 90, PURSE_Y + 3, 88, 42)
    return token(f"purse-{seat}-{what}", box, sprite, text, owned_label(what, number))


def owned_label(what: str, number: int) -> Message:
    """Say how much of something is in a purse."""
    if what == "fur":
        return say("karvi-fur", n=number)
    if what == "silver":
        return say("karvi-silver", n=number)
    if what == "gold":
        return say("karvi-gold", n=number)
    if what == "provisions":
        return say("karvi-provisions", n=number, most=int(MOST_PROVISIONS))
    return say("karvi-stock", n=number, building=say(f"karvi-building-{what}"))


def crew(t: Table, seat: int, m: Room) -> list[Node]:
    """Show the warriors, the places that are free, and the strength of all together."""
    nodes: list[Node] = []
    place = 0
    for kind in range(12):
        for copy in range(int(t.crew[seat]) >> 3 * kind & 7):
            nodes += warrior(seat, kind, copy, place, m)
            place += 1
    nodes += [free_place(seat, free, m) for free in range(place, int(WARRIOR_PLACES))]
    strength = int(t.strength[seat])
    label = say("karvi-strength", n=strength)
    box = m.box(420, CREW_Y + 2, 120, 46)
    return [*nodes, *token(f"purse-{seat}-strength", box, "strength", str(strength), label)]


def place_box(place: int, m: Room) -> Box:
    """Return the place of a warrior, as a square."""
    x, y, w, h = m.box(EDGE + place * 60, CREW_Y, 54, 52)
    side = min(w, h)
    return x, y, side, side


@drawn_once
def warrior(seat: int, kind: int, copy: int, place: int, m: Room) -> tuple[Node, ...]:
    """Draw a warrior: a healthy one round, an injured one square and lying."""
    x, y, side, _ = place_box(place, m)
    id_ = f"warrior-{seat}-{kind}-{copy}"
    shape: Shape = "box" if kind >= 6 else "disc"
    state, tone = ("injured", "ember") if kind >= 6 else ("healthy", "sea")
    return (
        Node(id_, x, y, side, side, sprite=f"warrior-{state}", tone=tone, shape=shape,
             label=names.warrior_name(kind)),
        Node(f"{id_}-number", x + side - 21, y + side - 21, 21, 21, tone="surface",
             shape="disc", text=str(kind % 6 + 1), size=16),
    )  # fmt: skip


@drawn_once
def free_place(seat: int, place: int, m: Room) -> Node:
    """Draw a place for a warrior."""
    label = say("karvi-free-place")
    box = place_box(place, m)
    return Node(f"place-{seat}-{place}", *box, tone="wood", shape="ring", label=label)


# --- tracks ---


def tracks(t: Table, seat: int, m: Room) -> list[Node]:
    """Show both tracks, and the buildings on them that are not yet freed."""
    nodes = [*track(seat, 0, int(t.trades[seat]), m), *track(seat, 1, int(t.raids[seat]), m)]
    for building in range(2 * ON_TRACK):
        if t.on_track[seat] >> building & 1:
            nodes.append(waiting_building(seat, int(building), m))
    return nodes


@drawn_once
def track(seat: int, row: int, covered: int, m: Room) -> tuple[Node, ...]:
    """Draw a track: tiles from the left, and what each slot unlocks; the next has a golden rim."""
    name, y = ("trade", "raid")[row], TRACK_Y[row]
    label = say("karvi-track", track=say(f"karvi-action-{name}"), n=covered)
    nodes = [
        Node(f"track-{seat}-{name}", *m.box(6, y + 2, 44, 44), sprite=f"action-{name}", label=label)
    ]
    for slot in range(1, int(SLOTS_ON_TRACK) + 1):
        box = m.box(LEFT + (slot - 1) * SLOT_STEP, y, SLOT_STEP - 3, 48)
        tone = ("gold", "ember")[row] if slot <= covered else "ground"
        nodes += slot_nodes(f"slot-{seat}-{name}-{slot}", box, name, slot, tone)
        if slot == covered + 1:
            nodes.append(Node(f"next-{seat}-{name}", box[0], box[1] + box[3] - 4, box[2], 4,
                              tone="gold"))  # fmt: skip
    return tuple(nodes)


def slot_nodes(id_: str, box: Box, track: str, slot: int, tone: str) -> list[Node]:
    """Draw a slot: what it unlocks, or the new number of beer or provisions."""
    x, y, w, h = box
    upgrade = say(f"karvi-upgrade-{track}-{slot}")
    label = say("karvi-slot-open" if tone == "ground" else "karvi-slot-laid", slot=slot,
                upgrade=upgrade)  # fmt: skip
    sprite = "action-beer" if track == "trade" else "action-provisions"
    glyphs = UPGRADES.get((track, slot), [(sprite, str(FIRST_UPGRADE + slot // 2))])
    inside = x + 2, y + 2, w - 4, h - 4
    return [
        Node(id_, x, y, w, h, tone=tone, label=label),
        *signs.row(id_, inside, glyphs, "middle"),
    ]


@drawn_once
def waiting_building(seat: int, building: int, m: Room) -> Node:
    """Draw a building that stands on a track."""
    row = building // int(ON_TRACK)
    x, y, w, _ = m.box(LEFT + (int(TRACK_BUILDINGS[building]) - 1) * SLOT_STEP, TRACK_Y[row],
                       SLOT_STEP - 3, 48)  # fmt: skip
    sprite, label = BUILDINGS[row].replace("_", "-"), say("karvi-waiting-building")
    return Node(
        f"waiting-{seat}-{building}", x + w - 18, y - 4, 20, 20, sprite=sprite,
        tone=f"seat-{seat}", owner=seat, label=label,
    )  # fmt: skip


def to_do(t: Table, seat: int, m: Room) -> list[Node]:
    """Show the trade and raid tiles that wait to be fulfilled, each below its track."""
    nodes: list[Node] = []
    beside = list(places(t.beside[seat]))
    for row in range(2):
        here = [tile for tile in beside if (tile // int(PER_SORT) < 6) == (row == 0)]
        text = say("karvi-to-do")
        nodes.append(Node(f"todo-{seat}-{row}", *m.box(0, TODO_Y[row], 55, 46), text=text, size=14))
        for number, tile in enumerate(here):
            box = m.spread(number, len(here), 2, (LEFT, TODO_Y[row], 488, 46))
            nodes += tile_to_do(seat, tile, box)
    return nodes


@drawn_once
def tile_to_do(seat: int, tile: int, box: Box) -> tuple[Node, ...]:
    """Draw a trade or raid tile: what it needs and what it brings."""
    x, y, w, h = box
    sort, id_ = tile // int(PER_SORT), f"beside-{seat}-{tile // int(PER_SORT)}"
    label = say("karvi-beside", good=names.good_name(sort), tile=names.tile_text(tile))
    made_up = (*TRADE_TABLES, *RAID_TABLES)[tile].made_up(
        "cost", "trade_cards", "strength", "damage", "points", "boxes"
    )
    ground = Node(id_, *box, tone="gold" if sort < 6 else "ember", label=label,
                  mark="reconstructed" if made_up else "")  # fmt: skip
    inside = Node(f"{id_}-paper", x + 4, y + 4, w - 8, h - 8, tone="surface")
    row = signs.row(id_, (x + 6, y + 4, w - 12, h - 8), signs.of_tile(tile))
    return (ground, inside, *row)
