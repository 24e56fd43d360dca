"""A player's panels: the tableau with tracks, crew, tiles and stones; and the hand."""
# interpreted: made for people

from skali.core.bits import places
from skali.core.message import Message, say, seat_name
from skali.core.scene import Node, Panel
from skali.games.karvi.components import (
    BACKS,
    BUILDINGS,
    CARD_BACK,
    CARD_KIND,
    CARD_TABLES,
    CARDS,
    EQUIPMENT,
    EQUIPMENT_TABLES,
    KINDS,
    MOST_PROVISIONS,
    ON_TRACK,
    PER_SORT,
    SLOTS_ON_TRACK,
    STONE_SPOTS,
    STONES,
    TABLEAU,
    TILE_KINDS,
    TRACK_BUILDINGS,
    WARRIOR_PLACES,
)
from skali.games.karvi.state import ASK_KEEP, Table
from skali.games.karvi.words import (
    amounts,
    card_text,
    equipment_label,
    equipment_text,
    good_name,
    kind_name,
    stone_text,
    tile_kind,
    tile_text,
    warrior_name,
)

WIDTH = 760.0
HEIGHT = 446.0
"""Without the tiles beside the tableau."""
BESIDE = 6
"""Tiles beside the tableau in a row."""
EDGE = 12.0
SLOT = 60.0
SMALL = 40.0
TILE_W, TILE_H = 116.0, 86.0
CARD_W, CARD_H = 150.0, 190.0


def mat(t: Table, seat: int) -> Panel:
    """Show one player's tableau and what lies around it."""
    rows = (int(t.beside[seat]).bit_count() + BESIDE - 1) // BESIDE
    title = say("karvi-panel-mat", seat=seat_name(seat), points=int(t.points[seat]))
    height = HEIGHT + rows * (TILE_H + 4)
    panel = Panel(f"mat-{seat}", title, WIDTH, height, owner=seat, active=seat in t.turn)
    panel.add(*purse(t, seat), *crew(t, seat), *tracks(t, seat))
    panel.add(*tableau(t, seat), *above(t, seat), *beside(t, seat), *cards(t, seat))
    return panel


def token(id_: str, x: float, y: float, sprite: str, number: int, label: Message) -> list[Node]:
    """Draw a thing with a number beside it."""
    return [
        Node(id_, x, y, SMALL, SMALL, sprite=sprite, label=label),
        Node(f"{id_}-number", x + SMALL, y, 34, SMALL, text=str(number), size=22),
    ]


def purse(t: Table, seat: int) -> list[Node]:
    """Draw resources, provisions and buildings in the supply."""
    things = [
        ("fur", int(t.fur[seat]), say("karvi-fur", n=int(t.fur[seat]))),
        ("silver", int(t.silver[seat]), say("karvi-silver", n=int(t.silver[seat]))),
        ("gold", int(t.gold[seat]), say("karvi-gold", n=int(t.gold[seat]))),
        (
            "action-provisions",
            int(t.provisions[seat]),
            say("karvi-provisions", n=int(t.provisions[seat]), most=int(MOST_PROVISIONS)),
        ),
    ]
    for kind, name in enumerate(BUILDINGS):
        number = int(t.stock[2 * seat + kind])
        key = name.replace("_", "-")
        label = say("karvi-stock", n=number, building=say(f"karvi-building-{key}"))
        things.append((key, number, label))
    nodes: list[Node] = []
    for place, (sprite, number, label) in enumerate(things):
        x = EDGE + place * 92
        nodes += token(f"purse-{seat}-{sprite}", x, 8, sprite, number, label)
    strength = int(t.strength[seat])
    x = EDGE + len(things) * 92
    label = say("karvi-strength", n=strength)
    return nodes + token(f"purse-{seat}-strength", x, 8, "strength", strength, label)


def crew(t: Table, seat: int) -> list[Node]:
    """Draw the warriors: healthy ones round, injured ones square and lying."""
    nodes: list[Node] = []
    place = 0
    for kind in range(12):
        for copy in range(int(t.crew[seat]) >> 3 * kind & 7):
            x, hurt = EDGE + place * (SLOT + 6), kind >= 6
            id_ = f"warrior-{seat}-{kind}-{copy}"
            nodes += [
                Node(id_, x, 56, SLOT, SLOT, sprite="warrior-injured" if hurt else
                     "warrior-healthy", tone="ember" if hurt else "sea",
                     shape="box" if hurt else "disc", label=warrior_name(kind)),
                Node(f"{id_}-number", x + SLOT - 24, 56 + SLOT - 24, 24, 24, tone="surface",
                     shape="disc", text=str(kind % 6 + 1), size=18),
            ]  # fmt: skip
            place += 1
    for free in range(place, int(WARRIOR_PLACES)):
        x = EDGE + free * (SLOT + 6)
        nodes.append(
            Node(f"place-{seat}-{free}", x, 56, SLOT, SLOT, tone="wood", shape="ring",
                 label=say("karvi-free-place"))
        )  # fmt: skip
    return nodes


def tracks(t: Table, seat: int) -> list[Node]:
    """Draw both tracks: tiles from the left, what each slot unlocks, buildings not yet freed."""
    nodes: list[Node] = []
    rows = (("trade", int(t.trades[seat])), ("raid", int(t.raids[seat])))
    for row, (name, covered) in enumerate(rows):
        y = 126 + row * (SLOT + 8)
        sprite = f"action-{name}"
        label = say("karvi-track", track=say(f"karvi-action-{name}"), n=covered)
        nodes.append(Node(f"track-{seat}-{name}", EDGE, y, SLOT, SLOT, sprite=sprite, label=label))
        for slot in range(1, int(SLOTS_ON_TRACK) + 1):
            x = EDGE + slot * (SLOT + 4)
            laid = slot <= covered
            nodes.append(
                Node(f"slot-{seat}-{name}-{slot}", x, y, SLOT, SLOT,
                     tone=("gold" if name == "trade" else "ember") if laid else "ground",
                     text=say(f"karvi-upgrade-{name}-{slot}"), size=14,
                     label=say("karvi-slot-laid" if laid else "karvi-slot-open", slot=slot,
                               upgrade=say(f"karvi-upgrade-{name}-{slot}")))
            )  # fmt: skip
        for number in range(ON_TRACK):
            building = row * int(ON_TRACK) + number
            if t.on_track[seat] >> building & 1:
                x = EDGE + int(TRACK_BUILDINGS[building]) * (SLOT + 4)
                sprite = BUILDINGS[row].replace("_", "-")
                nodes.append(
                    Node(f"waiting-{seat}-{building}", x + SLOT - 20, y - 8, 26, 26, sprite=sprite,
                         tone=f"seat-{seat}", owner=seat, label=say("karvi-waiting-building"))
                )  # fmt: skip
    return nodes


def tableau(t: Table, seat: int) -> list[Node]:
    """Draw the places of equipment tiles and runestones."""
    nodes: list[Node] = []
    for kind, name in enumerate(TILE_KINDS):
        x, y = EDGE + kind * (TILE_W + 6), 268.0
        tile = int(t.tiles[seat * len(TILE_KINDS) + kind])
        table = TABLEAU.table(name)
        if tile < 0:
            cost = amounts(*table.integers("cost"))
            label = say("karvi-empty-place", place=tile_kind(kind), cost=cost,
                        points=table.integer("points"))  # fmt: skip
            nodes.append(Node(f"tile-{seat}-{name}", x, y, TILE_W, TILE_H, tone="ground",
                              sprite=f"tile-{name}", faint=True, label=label))  # fmt: skip
        else:
            nodes += titled(
                f"tile-{seat}-{name}", x, y, "surface", EQUIPMENT[tile], equipment_text(tile)
            )
    for spot in range(STONE_SPOTS):
        x = EDGE + (3 + int(spot)) * (TILE_W + 6)
        stone = int(t.stones[seat * STONE_SPOTS + spot])
        id_ = f"stone-{seat}-{spot + 1}"
        if stone < 0:
            cost = amounts(*TABLEAU.table("runestone").integers("cost"))
            points = TABLEAU.table("runestone").integers("points")[spot]
            label = say("karvi-empty-stone", cost=cost, points=points)
            nodes.append(Node(id_, x, 268, TILE_W, TILE_H, tone="ground", sprite="stone",
                              faint=True, label=label))  # fmt: skip
        else:
            nodes += titled(id_, x, 268, "ice", STONES[stone], stone_text(stone))
    return nodes


def titled(id_: str, x: float, y: float, tone: str, title: str, text: Message) -> list[Node]:
    """Draw a tile: its key above, what it does below; most printed values are unknown."""
    return [
        Node(id_, x, y, TILE_W, TILE_H, tone=tone, label=text, mark="reconstructed"),
        Node(f"{id_}-key", x + 4, y + 2, 40, 16, text=title, size=13, align="start"),
        Node(f"{id_}-text", x + 4, y + 18, TILE_W - 8, TILE_H - 22, text=text, size=13),
    ]


def above(t: Table, seat: int) -> list[Node]:
    """Draw the tiles and stones that wait above the tableau."""
    nodes: list[Node] = []
    keys = [(EQUIPMENT[tile], equipment_label(tile)) for tile in places(t.above[seat])]
    keys += [(STONES[stone], stone_label(stone)) for stone in places(t.stones_above[seat])]
    for number, (key, label) in enumerate(keys):
        x = EDGE + number * 81
        tile = EQUIPMENT.index(key) if key in EQUIPMENT else -1
        sprite = "stone" if tile < 0 else f"tile-{EQUIPMENT_TABLES[tile].text('kind')}"
        nodes += [
            Node(f"above-{seat}-{key}", x, 366, 76, 66, tone="surface", sprite=sprite, label=label,
                 mark="reconstructed"),
            Node(f"above-{seat}-{key}-key", x + 2, 366, 34, 15, text=key, size=13, align="start"),
        ]  # fmt: skip
    return nodes


def stone_label(stone: int) -> Message:
    """Say all about a runestone above a tableau."""
    return say("karvi-stone-label", stone=STONES[stone], score=stone_text(stone))


def beside(t: Table, seat: int) -> list[Node]:
    """Draw the trade and raid tiles beside the tableau."""
    nodes: list[Node] = []
    for number, tile in enumerate(places(t.beside[seat])):
        sort = tile // int(PER_SORT)
        x, y = EDGE + number % BESIDE * (TILE_W + 6), 442 + number // BESIDE * (TILE_H + 4)
        id_ = f"beside-{seat}-{sort}"
        nodes += [
            Node(id_, x, y, TILE_W, TILE_H, tone="gold" if sort < 6 else "ember",
                 label=say("karvi-beside", good=good_name(sort), tile=tile_text(tile)),
                 mark="reconstructed"),
            Node(f"{id_}-text", x + 4, y + 4, TILE_W - 8, TILE_H - 8, text=tile_text(tile), size=13,
                 tone="gold" if sort < 6 else "ember"),
        ]  # fmt: skip
    return nodes


def cards(t: Table, seat: int) -> list[Node]:
    """Draw how many cards were played and received, and the backs of the hand."""
    nodes: list[Node] = []
    for kind, name in enumerate(KINDS):
        played = sum(CARD_KIND[card] == kind for card in places(t.played[seat]))
        label = say("karvi-played", kind=kind_name(kind), n=played)
        x = 450 + kind * 78
        nodes += token(f"played-{seat}-{name}", x, 62, f"kind-{name}", played, label)
    received = int(t.received[seat]).bit_count()
    label = say("karvi-received", n=received)
    nodes += token(f"received-{seat}", 684, 62, "trade-card", received, label)
    backs = [int(CARD_BACK[card]) for card in places(t.hand[seat])]
    for back, name in enumerate(BACKS):
        number = backs.count(back)
        if number:
            sprite = f"kind-{KINDS[back // 2]}"
            deck = back % 2 + 1
            label = say("karvi-held", kind=kind_name(back // 2), deck=deck, n=number)
            x = 470 + back * 46
            nodes += [
                Node(f"held-{seat}-{name}", x, 134, SMALL, 52, tone="wood-dark", sprite=sprite,
                     label=label),
                Node(f"held-{seat}-{name}-number", x, 188, SMALL, 20, text=f"{deck}: {number}",
                     size=14),
            ]  # fmt: skip
    return nodes


def hand(t: Table, seat: int) -> Panel:
    """Show a player's own cards, and two cards of which one is to be kept."""
    held = [(card, "card") for card in places(t.hand[seat])]
    if t.asked() == ASK_KEEP and seat in t.turn:
        held += [(int(t.cargo()) & 63, "drawn"), (int(t.cargo()) >> 6, "drawn")]
    width = max(len(held), 4) * (CARD_W + 8) + 2 * EDGE
    panel = Panel(f"hand-{seat}", say("karvi-panel-hand", n=len(held)), width, CARD_H + 2 * EDGE,
                  owner=seat)  # fmt: skip
    for number, (card, zone) in enumerate(held):
        x = EDGE + number * (CARD_W + 8)
        kind = KINDS[CARD_KIND[card]]
        text = card_text(card)
        source = CARD_TABLES[card].data.get("sources", {}).get("boxes", "reconstructed")
        mark = "reconstructed" if source == "reconstructed" else ""
        id_ = f"{zone}-{seat}-{CARDS[card]}"
        panel.add(
            Node(id_, x, EDGE, CARD_W, CARD_H, tone="surface", mark=mark,
                 label=say("karvi-card-label", card=CARDS[card], text=text)),
            Node(f"{id_}-kind", x + 6, EDGE + 6, 34, 34, sprite=f"kind-{kind}"),
            Node(f"{id_}-number", x + CARD_W - 52, EDGE + 6, 34, 24, text=CARDS[card], size=20),
            Node(f"{id_}-text", x + 8, EDGE + 44, CARD_W - 16, CARD_H - 52, text=text, size=15),
        )  # fmt: skip
    return panel
