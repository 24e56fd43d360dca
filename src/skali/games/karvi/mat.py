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
from skali.games.karvi.counts import stone_fits, tile_fits
from skali.games.karvi.state import ASK_KEEP, Table
from skali.games.karvi.words import (
    amounts,
    card_name,
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

WIDTH = 698.0
HAND_W = 536.0
EDGE = 12.0
SMALL = 36.0
PLACE = 56.0
SLOT, SLOT_STEP = 70.0, 74.0
PURSE_STEP = 97.0
TILE_W, TILE_H, TILE_STEP = 222.0, 76.0, 226.0
FIRST_UPGRADE = 3
"""What the first slot of a track raises beer or provisions to; every other slot adds one."""
IN_ROW = 3
"""Tiles on and beside the tableau in a row."""
WAITING_W, WAITING_H, WAITING_STEP = 165.5, 72.0, 169.5
WAITING_IN_ROW = 4
"""Tiles and stones above the tableau in a row."""
CARD_W, CARD_H, CARD_STEP = 168.0, 216.0, 172.0
CREW_Y, TRACKS_Y, TABLEAU_Y, ABOVE_Y = 52.0, 118.0, 252.0, 414.0
CARDS_X, HELD_X = 330.0, 540.0
"""Where cards played stand beside the crew, and cards held beside the tracks."""


def rows_of(number: int, in_row: int) -> int:
    """Count the rows that things need."""
    return (number + in_row - 1) // in_row


def beside_y(t: Table, seat: int) -> float:
    """Return where the tiles beside the tableau begin."""
    waiting = int(t.above[seat]).bit_count() + int(t.stones_above[seat]).bit_count()
    return ABOVE_Y + rows_of(waiting, WAITING_IN_ROW) * (WAITING_H + 4)


def mat(t: Table, seat: int) -> Panel:
    """Show one player's tableau and what lies around it."""
    rows = rows_of(int(t.beside[seat]).bit_count(), IN_ROW)
    title = say("karvi-panel-mat", seat=seat_name(seat), points=int(t.points[seat]))
    height = beside_y(t, seat) + rows * (TILE_H + 4) + EDGE / 2
    panel = Panel(f"mat-{seat}", title, WIDTH, height, owner=seat, active=seat in t.turn)
    panel.add(*purse(t, seat), *crew(t, seat), *cards(t, seat), *tracks(t, seat))
    panel.add(*tableau(t, seat), *above(t, seat), *beside(t, seat))
    return panel


def token(id_: str, x: float, y: float, sprite: str, number: int, label: Message) -> list[Node]:
    """Draw a thing with a number beside it."""
    return [
        Node(id_, x, y, SMALL, SMALL, sprite=sprite, label=label),
        Node(f"{id_}-number", x + SMALL, y, 34, SMALL, text=str(number), size=26),
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
        x = EDGE + place * PURSE_STEP
        nodes += token(f"purse-{seat}-{sprite}", x, 8, sprite, number, label)
    strength = int(t.strength[seat])
    x = EDGE + len(things) * PURSE_STEP
    label = say("karvi-strength", n=strength)
    return nodes + token(f"purse-{seat}-strength", x, 8, "strength", strength, label)


def crew(t: Table, seat: int) -> list[Node]:
    """Draw the warriors: healthy ones round, injured ones square and lying."""
    nodes: list[Node] = []
    place = 0
    for kind in range(12):
        for copy in range(int(t.crew[seat]) >> 3 * kind & 7):
            x, hurt = EDGE + place * (PLACE + 4), kind >= 6
            id_ = f"warrior-{seat}-{kind}-{copy}"
            nodes += [
                Node(id_, x, CREW_Y, PLACE, PLACE, sprite="warrior-injured" if hurt else
                     "warrior-healthy", tone="ember" if hurt else "sea",
                     shape="box" if hurt else "disc", label=warrior_name(kind)),
                Node(f"{id_}-number", x + PLACE - 26, CREW_Y + PLACE - 26, 26, 26,
                     tone="surface", shape="disc", text=str(kind % 6 + 1), size=22),
            ]  # fmt: skip
            place += 1
    for free in range(place, int(WARRIOR_PLACES)):
        x = EDGE + free * (PLACE + 4)
        nodes.append(
            Node(f"place-{seat}-{free}", x, CREW_Y, PLACE, PLACE, tone="wood", shape="ring",
                 label=say("karvi-free-place"))
        )  # fmt: skip
    return nodes


def tracks(t: Table, seat: int) -> list[Node]:
    """Draw both tracks: tiles from the left, what each slot unlocks, buildings not yet freed."""
    nodes: list[Node] = []
    rows = (("trade", int(t.trades[seat])), ("raid", int(t.raids[seat])))
    for row, (name, covered) in enumerate(rows):
        y = TRACKS_Y + row * 64
        sprite = f"action-{name}"
        label = say("karvi-track", track=say(f"karvi-action-{name}"), n=covered)
        nodes.append(Node(f"track-{seat}-{name}", EDGE + 8, y + 4, 54, 54, sprite=sprite,
                          label=label))  # fmt: skip
        for slot in range(1, int(SLOTS_ON_TRACK) + 1):
            x = EDGE + slot * SLOT_STEP
            tone = ("gold" if name == "trade" else "ember") if slot <= covered else "ground"
            nodes += slot_nodes(f"slot-{seat}-{name}-{slot}", x, y, name, slot, tone)
        for number in range(ON_TRACK):
            building = row * int(ON_TRACK) + number
            if t.on_track[seat] >> building & 1:
                x = EDGE + int(TRACK_BUILDINGS[building]) * SLOT_STEP
                sprite = BUILDINGS[row].replace("_", "-")
                nodes.append(
                    Node(f"waiting-{seat}-{building}", x + SLOT - 20, y - 6, 26, 26, sprite=sprite,
                         tone=f"seat-{seat}", owner=seat, label=say("karvi-waiting-building"))
                )  # fmt: skip
    return nodes


def slot_nodes(id_: str, x: float, y: float, track: str, slot: int, tone: str) -> list[Node]:
    """Draw a slot: its words, or the picture and the new number of beer or provisions."""
    upgrade = say(f"karvi-upgrade-{track}-{slot}")
    label = say("karvi-slot-open" if tone == "ground" else "karvi-slot-laid", slot=slot,
                upgrade=upgrade)  # fmt: skip
    if slot % 2 == 0:
        return [Node(id_, x, y, SLOT, 60, tone=tone, text=upgrade, size=18, label=label)]
    sprite = "action-beer" if track == "trade" else "action-provisions"
    return [
        Node(id_, x, y, SLOT, 60, tone=tone, label=label),
        Node(f"{id_}-icon", x + 4, y + 12, 36, 36, sprite=sprite),
        Node(f"{id_}-number", x + 42, y + 12, 24, 36, text=str(FIRST_UPGRADE + slot // 2), size=26),
    ]


def tableau(t: Table, seat: int) -> list[Node]:
    """Draw the places of equipment tiles and runestones."""
    nodes: list[Node] = []
    for kind, name in enumerate(TILE_KINDS):
        x, y = EDGE + kind * TILE_STEP, TABLEAU_Y
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
                f"tile-{seat}-{name}", x, y, "surface", f"tile-{name}", equipment_text(tile)
            )
    for spot in range(STONE_SPOTS):
        x, y = EDGE + int(spot) * TILE_STEP, TABLEAU_Y + TILE_H + 4
        stone = int(t.stones[seat * STONE_SPOTS + spot])
        id_ = f"stone-{seat}-{spot + 1}"
        if stone < 0:
            cost = amounts(*TABLEAU.table("runestone").integers("cost"))
            points = TABLEAU.table("runestone").integers("points")[spot]
            label = say("karvi-empty-stone", cost=cost, points=points)
            nodes.append(Node(id_, x, y, TILE_W, TILE_H, tone="ground", sprite="stone",
                              faint=True, label=label))  # fmt: skip
        else:
            nodes += titled(id_, x, y, "ice", "stone", stone_text(stone))
    return nodes


def titled(id_: str, x: float, y: float, tone: str, sprite: str, text: Message) -> list[Node]:
    """Draw a tile: its picture, and what it does; most printed values are unknown."""
    return [
        Node(id_, x, y, TILE_W, TILE_H, tone=tone, label=text, mark="reconstructed"),
        Node(f"{id_}-icon", x + 4, y + 4, 36, 36, sprite=sprite),
        Node(f"{id_}-text", x + 42, y + 4, TILE_W - 64, TILE_H - 8, text=text, size=19),
    ]


def above(t: Table, seat: int) -> list[Node]:
    """Draw the tiles and stones that wait above the tableau; what may be placed is brighter."""
    nodes: list[Node] = []
    things = [
        (EQUIPMENT[tile], f"tile-{EQUIPMENT_TABLES[tile].text('kind')}", equipment_label(tile),
         equipment_text(tile), tile_fits(t, seat, tile))
        for tile in places(t.above[seat])
    ] + [
        (STONES[stone], "stone", stone_label(stone), stone_text(stone),
         stone_fits(t, seat, stone))
        for stone in places(t.stones_above[seat])
    ]  # fmt: skip
    for number, (key, sprite, label, text, fits) in enumerate(things):
        x = EDGE + number % WAITING_IN_ROW * WAITING_STEP
        y = ABOVE_Y + number // WAITING_IN_ROW * (WAITING_H + 4)
        id_ = f"above-{seat}-{key}"
        nodes += [
            Node(id_, x, y, WAITING_W, WAITING_H, tone="surface" if fits else "ground",
                 label=label),
            Node(f"{id_}-icon", x + 3, y + 3, 32, 32, sprite=sprite, faint=not fits),
            Node(f"{id_}-text", x + 34, y + 3, WAITING_W - 37, WAITING_H - 6, text=text, size=18),
        ]  # fmt: skip
    return nodes


def stone_label(stone: int) -> Message:
    """Say all about a runestone above a tableau."""
    return say("karvi-stone-label", score=stone_text(stone))


def beside(t: Table, seat: int) -> list[Node]:
    """Draw the trade and raid tiles beside the tableau."""
    nodes: list[Node] = []
    for number, tile in enumerate(places(t.beside[seat])):
        sort = tile // int(PER_SORT)
        x = EDGE + number % IN_ROW * TILE_STEP
        y = beside_y(t, seat) + number // IN_ROW * (TILE_H + 4)
        nodes.append(
            Node(f"beside-{seat}-{sort}", x, y, TILE_W, TILE_H,
                 tone="gold" if sort < 6 else "ember",
                 label=say("karvi-beside", good=good_name(sort), tile=tile_text(tile)),
                 text=tile_text(tile), size=20, mark="reconstructed")
        )  # fmt: skip
    return nodes


def cards(t: Table, seat: int) -> list[Node]:
    """Draw how many cards were played and received, and the backs of the hand."""
    nodes: list[Node] = []
    for kind, name in enumerate(KINDS):
        played = sum(CARD_KIND[card] == kind for card in places(t.played[seat]))
        label = say("karvi-played", kind=kind_name(kind), n=played)
        x = CARDS_X + kind * 90
        nodes += token(f"played-{seat}-{name}", x, CREW_Y + 8, f"kind-{name}", played, label)
    received = int(t.received[seat]).bit_count()
    label = say("karvi-received", n=received)
    x = CARDS_X + len(KINDS) * 90
    nodes += token(f"received-{seat}", x, CREW_Y + 8, "trade-card", received, label)
    backs = [int(CARD_BACK[card]) for card in places(t.hand[seat])]
    for back, name in enumerate(BACKS):
        number = backs.count(back)
        if number:
            sprite = f"kind-{KINDS[back // 2]}"
            deck = back % 2 + 1
            label = say("karvi-held", kind=kind_name(back // 2), deck=deck, n=number)
            x, y = HELD_X + back // 2 * 50, TRACKS_Y + back % 2 * 64
            nodes += [
                Node(f"held-{seat}-{name}", x, y, 46, 60, tone="wood-dark", label=label),
                Node(f"held-{seat}-{name}-icon", x + 5, y + 2, 36, 36, sprite=sprite),
                Node(f"held-{seat}-{name}-number", x + 3, y + 36, 40, 22, tone="wood-dark",
                     text=str(number), size=22),
            ]  # fmt: skip
    return nodes


def hand(t: Table, seat: int) -> Panel:
    """Show a player's own cards, and two cards of which one is to be kept."""
    held = [(card, "card") for card in places(t.hand[seat])]
    if t.asked() == ASK_KEEP and seat in t.turn:
        held += [(int(t.cargo()) & 63, "drawn"), (int(t.cargo()) >> 6, "drawn")]
    height = max(rows_of(len(held), IN_ROW), 1) * (CARD_H + 4) + 2 * EDGE
    panel = Panel(f"hand-{seat}", say("karvi-panel-hand", n=len(held)), HAND_W, height, owner=seat)
    for number, (card, zone) in enumerate(held):
        x = EDGE + number % IN_ROW * CARD_STEP
        y = EDGE + number // IN_ROW * (CARD_H + 4)
        kind = KINDS[CARD_KIND[card]]
        text = card_text(card)
        source = CARD_TABLES[card].data.get("sources", {}).get("boxes", "reconstructed")
        mark = "reconstructed" if source == "reconstructed" else ""
        id_ = f"{zone}-{seat}-{CARDS[card]}"
        panel.add(
            Node(id_, x, y, CARD_W, CARD_H, tone="surface", mark=mark,
                 label=say("karvi-card-label", card=card_name(card), text=text)),
            Node(f"{id_}-kind", x + 6, y + 6, 38, 38, sprite=f"kind-{kind}"),
            Node(f"{id_}-number", x + 48, y + 6, 44, 38, text=CARDS[card], size=26),
            Node(f"{id_}-text", x + 8, y + 48, CARD_W - 16, CARD_H - 54, text=text, size=21),
        )  # fmt: skip
    return panel
