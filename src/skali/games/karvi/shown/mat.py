"""A player's panels: the tableau with tracks, crew, tiles and stones; and the hand."""
# interpreted: made for people

from skali.core.bits import places
from skali.core.message import Message, say, seat_name
from skali.core.scene import Node, Panel, drawn_once
from skali.games.karvi.effects.counts import stone_fits, tile_fits
from skali.games.karvi.rules import asks
from skali.games.karvi.rules.components import (
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
from skali.games.karvi.rules.state import Table
from skali.games.karvi.shown.names import (
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


def token(
    id_: str, x: float, y: float, sprite: str, number: int, label: Message
) -> tuple[Node, ...]:
    """Draw a thing with its number beside it."""
    return (
        Node(id_, x, y, SMALL, SMALL, sprite=sprite, label=label),
        Node(f"{id_}-number", x + SMALL, y, 34, SMALL, text=str(number), size=26),
    )


# --- at the top ---


def purse(t: Table, seat: int) -> list[Node]:
    """Show resources, provisions, buildings in the supply, and strength."""
    things = [
        ("fur", int(t.fur[seat])),
        ("silver", int(t.silver[seat])),
        ("gold", int(t.gold[seat])),
        ("provisions", int(t.provisions[seat])),
        *((name.replace("_", "-"), int(t.stock[2 * seat + n])) for n, name in enumerate(BUILDINGS)),
        ("strength", int(t.strength[seat])),
    ]
    return [node for place, thing in enumerate(things) for node in owned(seat, place, *thing)]


@drawn_once
def owned(seat: int, place: int, what: str, number: int) -> tuple[Node, ...]:
    """Draw a thing that is counted in a purse."""
    id_, x = f"purse-{seat}-{what}", EDGE + place * PURSE_STEP
    sprite = "action-provisions" if what == "provisions" else what
    return token(id_, x, 8, sprite, number, owned_label(what, number))


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
    if what == "strength":
        return say("karvi-strength", n=number)
    return say("karvi-stock", n=number, building=say(f"karvi-building-{what}"))


def crew(t: Table, seat: int) -> list[Node]:
    """Show the warriors, and the places that are free."""
    nodes: list[Node] = []
    place = 0
    for kind in range(12):
        for copy in range(int(t.crew[seat]) >> 3 * kind & 7):
            nodes += warrior(seat, kind, copy, place)
            place += 1
    return nodes + [free_place(seat, free) for free in range(place, int(WARRIOR_PLACES))]


@drawn_once
def warrior(seat: int, kind: int, copy: int, place: int) -> tuple[Node, ...]:
    """Draw a warrior: a healthy one round, an injured one square and lying."""
    id_, x = f"warrior-{seat}-{kind}-{copy}", EDGE + place * (PLACE + 4)
    state, tone, shape = ("injured", "ember", "box") if kind >= 6 else ("healthy", "sea", "disc")
    return (
        Node(id_, x, CREW_Y, PLACE, PLACE, sprite=f"warrior-{state}", tone=tone, shape=shape,
             label=warrior_name(kind)),
        Node(f"{id_}-number", x + PLACE - 26, CREW_Y + PLACE - 26, 26, 26, tone="surface",
             shape="disc", text=str(kind % 6 + 1), size=22),
    )  # fmt: skip


@drawn_once
def free_place(seat: int, place: int) -> Node:
    """Draw a place for a warrior."""
    x, label = EDGE + place * (PLACE + 4), say("karvi-free-place")
    return Node(
        f"place-{seat}-{place}", x, CREW_Y, PLACE, PLACE, tone="wood", shape="ring", label=label
    )


def cards(t: Table, seat: int) -> list[Node]:
    """Show how many cards were played and received, and the backs of the hand."""
    nodes: list[Node] = []
    played = [int(CARD_KIND[card]) for card in places(t.played[seat])]
    for kind in range(len(KINDS)):
        nodes += played_cards(seat, kind, played.count(kind))
    nodes += received_cards(seat, int(t.received[seat]).bit_count())
    backs = [int(CARD_BACK[card]) for card in places(t.hand[seat])]
    for back in range(len(BACKS)):
        if back in backs:
            nodes += held_cards(seat, back, backs.count(back))
    return nodes


@drawn_once
def played_cards(seat: int, kind: int, number: int) -> tuple[Node, ...]:
    """Draw the cards of a kind that were played."""
    name, x = KINDS[kind], CARDS_X + kind * 90
    label = say("karvi-played", kind=kind_name(kind), n=number)
    return token(f"played-{seat}-{name}", x, CREW_Y + 8, f"kind-{name}", number, label)


@drawn_once
def received_cards(seat: int, number: int) -> tuple[Node, ...]:
    """Draw the trade cards that were received."""
    x, label = CARDS_X + len(KINDS) * 90, say("karvi-received", n=number)
    return token(f"received-{seat}", x, CREW_Y + 8, "trade-card", number, label)


@drawn_once
def held_cards(seat: int, back: int, number: int) -> tuple[Node, ...]:
    """Draw the cards in hand that have the same back."""
    id_, kind, deck = f"held-{seat}-{BACKS[back]}", back // 2, back % 2
    label = say("karvi-held", kind=kind_name(kind), deck=deck + 1, n=number)
    x, y = HELD_X + kind * 50, TRACKS_Y + deck * 64
    return (
        Node(id_, x, y, 46, 60, tone="wood-dark", label=label),
        Node(f"{id_}-icon", x + 5, y + 2, 36, 36, sprite=f"kind-{KINDS[kind]}"),
        Node(f"{id_}-number", x + 3, y + 36, 40, 22, tone="wood-dark", text=str(number), size=22),
    )


def tracks(t: Table, seat: int) -> list[Node]:
    """Show both tracks, and the buildings on them that are not yet freed."""
    nodes = [*track(seat, 0, int(t.trades[seat])), *track(seat, 1, int(t.raids[seat]))]
    for building in range(2 * ON_TRACK):
        if t.on_track[seat] >> building & 1:
            nodes.append(waiting_building(seat, int(building)))
    return nodes


@drawn_once
def track(seat: int, row: int, covered: int) -> tuple[Node, ...]:
    """Draw a track: tiles from the left, and what each slot unlocks."""
    name, y = ("trade", "raid")[row], TRACKS_Y + row * 64
    label = say("karvi-track", track=say(f"karvi-action-{name}"), n=covered)
    sign = Node(
        f"track-{seat}-{name}", EDGE + 8, y + 4, 54, 54, sprite=f"action-{name}", label=label
    )
    nodes = [sign]
    for slot in range(1, int(SLOTS_ON_TRACK) + 1):
        x = EDGE + slot * SLOT_STEP
        tone = ("gold", "ember")[row] if slot <= covered else "ground"
        nodes += slot_nodes(f"slot-{seat}-{name}-{slot}", x, y, name, slot, tone)
    return tuple(nodes)


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


@drawn_once
def waiting_building(seat: int, building: int) -> Node:
    """Draw a building that stands on a track."""
    row = building // int(ON_TRACK)
    x, y = EDGE + int(TRACK_BUILDINGS[building]) * SLOT_STEP + SLOT - 20, TRACKS_Y + row * 64 - 6
    sprite, label = BUILDINGS[row].replace("_", "-"), say("karvi-waiting-building")
    return Node(
        f"waiting-{seat}-{building}", x, y, 26, 26, sprite=sprite, tone=f"seat-{seat}", owner=seat,
        label=label,
    )  # fmt: skip


# --- tiles and stones ---


def tableau(t: Table, seat: int) -> list[Node]:
    """Show the places of equipment tiles and runestones."""
    nodes: list[Node] = []
    for kind in range(len(TILE_KINDS)):
        nodes += tile_place(seat, kind, int(t.tiles[seat * len(TILE_KINDS) + kind]))
    for spot in range(STONE_SPOTS):
        nodes += stone_place(seat, int(spot), int(t.stones[seat * STONE_SPOTS + spot]))
    return nodes


@drawn_once
def tile_place(seat: int, kind: int, tile: int) -> tuple[Node, ...]:
    """Draw the place for a kind of equipment tile, or the tile there."""
    name, x = TILE_KINDS[kind], EDGE + kind * TILE_STEP
    id_, sprite = f"tile-{seat}-{name}", f"tile-{name}"
    if tile >= 0:
        return titled(id_, x, TABLEAU_Y, "surface", sprite, equipment_text(tile))
    cost, points = TABLEAU.table(name).integers("cost"), TABLEAU.table(name).integer("points")
    label = say("karvi-empty-place", place=tile_kind(kind), cost=amounts(*cost), points=points)
    return (empty(id_, x, TABLEAU_Y, sprite, label),)


@drawn_once
def stone_place(seat: int, spot: int, stone: int) -> tuple[Node, ...]:
    """Draw the place for a runestone, or the stone there."""
    x, y = EDGE + spot * TILE_STEP, TABLEAU_Y + TILE_H + 4
    id_, table = f"stone-{seat}-{spot + 1}", TABLEAU.table("runestone")
    if stone >= 0:
        return titled(id_, x, y, "ice", "stone", stone_text(stone))
    cost, points = amounts(*table.integers("cost")), table.integers("points")[spot]
    return (empty(id_, x, y, "stone", say("karvi-empty-stone", cost=cost, points=points)),)


def empty(id_: str, x: float, y: float, sprite: str, label: Message) -> Node:
    """Draw a place where nothing lies yet."""
    return Node(id_, x, y, TILE_W, TILE_H, tone="ground", sprite=sprite, faint=True, label=label)


def titled(id_: str, x: float, y: float, tone: str, sprite: str, text: Message) -> tuple[Node, ...]:
    """Draw a tile: its picture, and what it does; most printed values are unknown."""
    return (
        Node(id_, x, y, TILE_W, TILE_H, tone=tone, label=text, mark="reconstructed"),
        Node(f"{id_}-icon", x + 4, y + 4, 36, 36, sprite=sprite),
        Node(f"{id_}-text", x + 42, y + 4, TILE_W - 64, TILE_H - 8, text=text, size=19),
    )


def above(t: Table, seat: int) -> list[Node]:
    """Show the tiles and stones that wait above the tableau; what may be placed is brighter."""
    tiles, stones = places(t.above[seat]), places(t.stones_above[seat])
    nodes: list[Node] = []
    for number, tile in enumerate(tiles):
        nodes += waiting_tile(seat, number, tile, fits=tile_fits(t, seat, tile))
    for number, stone in enumerate(stones, start=len(tiles)):
        nodes += waiting_stone(seat, number, stone, fits=stone_fits(t, seat, stone))
    return nodes


@drawn_once
def waiting_tile(seat: int, number: int, tile: int, *, fits: bool) -> tuple[Node, ...]:
    """Draw an equipment tile above a tableau."""
    sprite = f"tile-{EQUIPMENT_TABLES[tile].text('kind')}"
    id_, label = f"above-{seat}-{EQUIPMENT[tile]}", equipment_label(tile)
    return waiting(id_, number, sprite, label, equipment_text(tile), fits=fits)


@drawn_once
def waiting_stone(seat: int, number: int, stone: int, *, fits: bool) -> tuple[Node, ...]:
    """Draw a runestone above a tableau."""
    text = stone_text(stone)
    id_, label = f"above-{seat}-{STONES[stone]}", say("karvi-stone-label", score=text)
    return waiting(id_, number, "stone", label, text, fits=fits)


def waiting(
    id_: str, number: int, sprite: str, label: Message, text: Message, *, fits: bool
) -> tuple[Node, ...]:
    """Draw what waits above a tableau, the first from the left or a later one."""
    x = EDGE + number % WAITING_IN_ROW * WAITING_STEP
    y = ABOVE_Y + number // WAITING_IN_ROW * (WAITING_H + 4)
    tone = "surface" if fits else "ground"
    return (
        Node(id_, x, y, WAITING_W, WAITING_H, tone=tone, label=label),
        Node(f"{id_}-icon", x + 3, y + 3, 32, 32, sprite=sprite, faint=not fits),
        Node(f"{id_}-text", x + 34, y + 3, WAITING_W - 37, WAITING_H - 6, text=text, size=18),
    )


def beside(t: Table, seat: int) -> list[Node]:
    """Show the trade and raid tiles beside the tableau."""
    top = beside_y(t, seat)
    return [tile_beside(seat, n, tile, top) for n, tile in enumerate(places(t.beside[seat]))]


@drawn_once
def tile_beside(seat: int, number: int, tile: int, top: float) -> Node:
    """Draw a trade or raid tile."""
    sort, text = tile // int(PER_SORT), tile_text(tile)
    x, y = EDGE + number % IN_ROW * TILE_STEP, top + number // IN_ROW * (TILE_H + 4)
    return Node(
        f"beside-{seat}-{sort}", x, y, TILE_W, TILE_H, tone="gold" if sort < 6 else "ember",
        label=say("karvi-beside", good=good_name(sort), tile=text), text=text, size=20,
        mark="reconstructed",
    )  # fmt: skip


# --- the hand ---


def hand(t: Table, seat: int) -> Panel:
    """Show a player's own cards, and two cards of which one is to be kept."""
    held = [(card, "card") for card in places(t.hand[seat])]
    if t.asks(asks.KEEP) and seat in t.turn:
        held += [(int(t.get(card)), "drawn") for card in (asks.FIRST_CARD, asks.SECOND_CARD)]
    height = max(rows_of(len(held), IN_ROW), 1) * (CARD_H + 4) + 2 * EDGE
    panel = Panel(f"hand-{seat}", say("karvi-panel-hand", n=len(held)), HAND_W, height, owner=seat)
    for number, (card, zone) in enumerate(held):
        panel.add(*card_in_hand(seat, number, card, zone))
    return panel


@drawn_once
def card_in_hand(seat: int, number: int, card: int, zone: str) -> tuple[Node, ...]:
    """Draw an equipment card."""
    id_, text = f"{zone}-{seat}-{CARDS[card]}", card_text(card)
    x, y = EDGE + number % IN_ROW * CARD_STEP, EDGE + number // IN_ROW * (CARD_H + 4)
    source = CARD_TABLES[card].data.get("sources", {}).get("boxes", "reconstructed")
    mark = "reconstructed" if source == "reconstructed" else ""
    label = say("karvi-card-label", card=card_name(card), text=text)
    return (
        Node(id_, x, y, CARD_W, CARD_H, tone="surface", mark=mark, label=label),
        Node(f"{id_}-kind", x + 6, y + 6, 38, 38, sprite=f"kind-{KINDS[CARD_KIND[card]]}"),
        Node(f"{id_}-number", x + 48, y + 6, 44, 38, text=CARDS[card], size=26),
        Node(f"{id_}-text", x + 8, y + 48, CARD_W - 16, CARD_H - 54, text=text, size=21),
    )
