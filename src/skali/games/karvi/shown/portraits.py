"""Components as they are looked for in the box: places, boards, tracks, tiles, stones and cards."""
# interpreted: made for people

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Any

from skali.core.data import Section
from skali.core.message import Message, say
from skali.core.scene import Box, Node, Portrait
from skali.games.karvi.effects.programs import SIDES
from skali.games.karvi.rules import components
from skali.games.karvi.shown import names, signs
from skali.games.karvi.shown.board import part_signs
from skali.games.karvi.shown.tableau import described
from skali.games.karvi.shown.tray import card_in_hand

TILE: Box = (0, 0, 190, 52)
CARD: Box = (0, 0, 150, 78)
CELL_W, CELL_H, COLUMNS = 92.0, 48.0, 4
SLOT = 30.0
FEW_FOUR = ("few", "four")


def portrait(component: str) -> Portrait | None:
    """Name and draw a component by its part and its key."""
    part, _, key = component.partition(".")
    if part in ("place", "board", "stop", "printed_stop", "trade_track", "raid_track"):
        return on_the_table(part, key)
    if part in ("trade_tile", "raid_tile", "equipment_tile", "runestone", "special_runestone"):
        return small(part, key)
    if part == "equipment_card":
        card = components.CARDS.index(key)
        return Portrait(names.card_name(card), card_in_hand(0, card, "portrait", CARD))
    if part == "trade_card":
        return trade_card(key)
    return start_card(key) if part == "start_card" else None


# --- boards ---


def on_the_table(part: str, key: str) -> Portrait:
    """Draw a place, a board, a stop area or a track."""
    if part == "place":
        return place(components.PLACES.index(key))
    if part == "board":
        table = found("board", key)
        fields = [table.tables(side) for side in SIDES]
        rows = [[(f.integer("beer"), f.value("parts", list)) for f in side] for side in fields]
        return Portrait(say("karvi-portrait-board", letter=key.upper()), sides(rows))
    if part == "stop":
        spots = [[(0, spot) for spot in found("stop", key).value(side, list)] for side in SIDES]
        name = say("karvi-portrait-stop", number=int(key[len("stop_")]))
        return Portrait(name, sides(spots))
    if part == "printed_stop":
        spots = components.DATA.table(part).value("spots", list)
        return Portrait(None, sides([[(0, spot) for spot in spots]]))
    sprite = "action-beer" if part == "trade_track" else "action-provisions"
    table = components.DATA.table(part)
    return Portrait(None, slots(sprite, table.integers(sprite.removeprefix("action-"))))


def found(part: str, key: str) -> Section:
    """Return the table of a component."""
    return next(table for table in components.DATA.tables(part) if table.text("key") == key)


def place(number: int) -> Portrait:
    """Draw a place: what it is, and the points of its slots or the signs of its stacks."""
    table = components.PLACE_TABLES[number]
    kind = table.text("kind")
    name = names.place_name(number)
    nodes = [
        Node("place", 0, 0, 176, 56, tone="sea"),
        Node("sign", 6, 6, 44, 44, sprite=f"place-{kind}"),
        Node("name", 54, 4, 118, 22, text=name, size=15, align="start", tone="sea"),
    ]
    shown = table.data.get("slots") or [s.upper() for s in table.data.get("symbols", ())]
    for slot, value in enumerate(shown):
        nodes.append(Node(f"slot-{slot}", 54 + slot * 30, 28, 26, 24, text=str(value), size=15,
                          tone="surface", shape="pill"))  # fmt: skip
    return Portrait(name, tuple(nodes))


def sides(rows: Sequence[Sequence[tuple[int, Any]]]) -> tuple[Node, ...]:
    """Draw the fields of a board, one side below the other."""
    nodes: list[Node] = []
    top = 0.0
    for number, side in enumerate(rows):
        for spot, (beer, parts) in enumerate(side):
            x, y = spot % COLUMNS * CELL_W, top + spot // COLUMNS * CELL_H
            nodes += field(f"{number}-{spot}", (x, y, CELL_W - 3, CELL_H - 3), beer, parts)
        top += -(-len(side) // COLUMNS) * CELL_H + 8
    return tuple(nodes)


def field(id_: str, box: Box, beer: int, parts: Any) -> list[Node]:  # noqa: ANN401 - TOML
    """Draw a field: what it gives, and its beer."""
    x, y, w, h = box
    glyphs = [glyph for number, part in enumerate(parts) for glyph in part_signs(number, part)]
    if beer:
        glyphs = [("action-beer", f"{beer}:"), *glyphs]
    ground = Node(f"field-{id_}", *box, tone="ground")
    return [ground, *signs.row(f"signs-{id_}", (x + 3, y + 2, w - 6, h - 4), glyphs, "middle")]


def slots(sprite: str, values: Sequence[int]) -> tuple[Node, ...]:
    """Draw a track: what every slot brings."""
    return tuple(
        node
        for number, value in enumerate(values)
        for node in (
            Node(f"slot-{number}", number * 58, 0, 55, SLOT + 6, tone="ground"),
            *signs.row(f"value-{number}", (number * 58 + 3, 2, 49, SLOT), [(sprite, str(value))]),
        )
    )


# --- tiles, stones and cards ---


def small(part: str, key: str) -> Portrait:
    """Draw a tile or a runestone with its signs."""
    if part in ("trade_tile", "raid_tile"):
        tile = components.TILES.index(key)
        name = say("karvi-portrait-tile", sort=names.good_name(tile // 4), letter=key[-1].upper())
        sprite = f"action-{part.removesuffix('_tile')}"
        return drawn(name, sprite, signs.of_tile(tile), names.tile_text(tile))
    if part == "equipment_tile":
        tile = components.EQUIPMENT.index(key)
        kind = int(components.EQUIPMENT_KIND[tile])
        name = say(
            "karvi-portrait-tile",
            sort=names.tile_kind(kind),
            letter=key.lstrip(ascii_lowercase),
        )
        sprite = f"tile-{components.TILE_KINDS[kind]}"
        return drawn(name, sprite, signs.of_equipment(tile), names.equipment_text(tile))
    special = part == "special_runestone"
    stone = components.STONES.index(key)
    name = say("karvi-portrait-stone", number=key[1:].lstrip("0"), special=int(special))
    sprite = "special-stone" if special else "stone"
    return drawn(name, sprite, signs.of_stone(stone), names.stone_text(stone))


def drawn(name: Message, sprite: str, glyphs: list[signs.Glyph] | None, text: Message) -> Portrait:
    """Draw something small: its picture and its signs, or its text where there are none."""
    return Portrait(name, described("portrait", TILE, "surface", sprite, glyphs, text))


def trade_card(key: str) -> Portrait:
    """Draw a trade card."""
    design = [table.text("key") for table in components.TRADE_CARD_TABLES].index(key)
    glyphs = signs.boxes(components.TRADE_CARD_TABLES[design].value("boxes", list))
    name = say("karvi-portrait-trade-card", number=key)
    return drawn(name, "trade-card", glyphs, names.trade_card_text(design))


def start_card(key: str) -> Portrait:
    """Draw both sides of a start card: what a player begins with."""
    card = components.START_TABLES[components.START_CARDS.index(key)]
    nodes: list[Node] = []
    for row, side in enumerate(card.table(name) for name in FEW_FOUR if name in card.data):
        box = (0.0, row * 56.0, 190.0, 52.0)
        nodes += [
            Node(f"side-{row}", *box, tone="surface"),
            *signs.row(f"signs-{row}", (4, box[1] + 2, 182, 48), start_signs(side), "middle"),
        ]
    return Portrait(say("karvi-portrait-start-card", number=key), tuple(nodes))


def start_signs(side: Section) -> list[signs.Glyph]:
    """Write what a start card brings."""
    fur, silver = side.integers("resources")
    dice = "+".join(map(str, side.integers("dice")))
    return [
        ("action-beer", dice),
        ("action-provisions", str(side.integer("provisions"))),
        ("warrior-healthy", str(side.integer("warrior"))),
        *signs.amount(fur, silver, 0),
        ("card-back", str(side.integer("cards"))),
    ]
