"""The tableau of a mat: equipment tiles and runestones on it, and those that wait above it."""
# interpreted: made for people

from skali.core.bits import places
from skali.core.message import Message, say
from skali.core.scene import Box, Node, drawn_once
from skali.games.karvi.effects.counts import count_of, stone_fits, tile_fits
from skali.games.karvi.rules import components
from skali.games.karvi.rules.state import Table
from skali.games.karvi.rules.why_crew import amounts
from skali.games.karvi.shown import names, signs
from skali.games.karvi.shown.sizes import EDGE, Room

TILES_Y, WAIT_Y, STONES_Y, LAST_Y = 408.0, 464.0, 582.0, 638.0
CELL_STEP = 180.0
WAIT_ROWS = 2


def tableau(t: Table, seat: int, m: Room) -> list[Node]:
    """Show the places of equipment tiles and runestones."""
    nodes: list[Node] = []
    for kind in range(len(components.TILE_KINDS)):
        nodes += tile_place(seat, kind, int(t.tiles[seat * len(components.TILE_KINDS) + kind]), m)
    for spot in range(components.STONE_SPOTS):
        nodes += stone_place(
            seat, int(spot), int(t.stones[seat * components.STONE_SPOTS + spot]), m
        )
    return nodes


@drawn_once
def tile_place(seat: int, kind: int, tile: int, m: Room) -> tuple[Node, ...]:
    """Draw the place for a kind of equipment tile, or the tile there."""
    name, box = (
        components.TILE_KINDS[kind],
        m.box(EDGE + kind * CELL_STEP, TILES_Y, CELL_STEP - 4, 52),
    )
    id_, sprite = f"tile-{seat}-{name}", f"tile-{name}"
    if tile >= 0:
        known = not components.EQUIPMENT_TABLES[tile].made_up("needs", "needed", "trigger", "boxes")
        shown = signs.of_equipment(tile)
        return described(id_, box, "gold", sprite, shown, names.equipment_text(tile), known=known)
    cost, points = (
        components.TABLEAU.table(name).integers("cost"),
        components.TABLEAU.table(name).integer("points"),
    )
    label = say(
        "karvi-empty-place", place=names.tile_kind(kind), cost=amounts(*cost), points=points
    )
    glyphs = [*signs.amount(*cost), signs.GIVES, ("points", str(points))]
    return described(id_, box, "ground", sprite, glyphs, label)


@drawn_once
def stone_place(seat: int, spot: int, stone: int, m: Room) -> tuple[Node, ...]:
    """Draw the place for a runestone, or the stone there."""
    box = m.box(EDGE + spot * CELL_STEP, STONES_Y, CELL_STEP - 4, 50)
    id_, table = f"stone-{seat}-{spot + 1}", components.TABLEAU.table("runestone")
    if stone >= 0:
        table_ = (*components.STONE_TABLES, *components.SPECIAL_TABLES)[stone]
        known = not table_.made_up("needs", "needed", "counts", "easy", "hard", "each", "boxes")
        shown = signs.of_stone(stone)
        return described(id_, box, "ice", "stone", shown, names.stone_text(stone), known=known)
    cost, points = table.integers("cost"), table.integers("points")[spot]
    label = say("karvi-empty-stone", cost=amounts(*cost), points=points)
    glyphs = [*signs.amount(*cost), signs.GIVES, ("points", str(points))]
    return described(id_, box, "ground", "stone", glyphs, label)


def described(
    id_: str,
    box: Box,
    tone: str,
    sprite: str,
    glyphs: list[signs.Glyph] | None,
    text: Message,
    *,
    known: bool = True,
) -> tuple[Node, ...]:
    """Draw a tile: its picture, and what it does as signs, or in words where there are none."""
    x, y, w, h = box
    side = min(28.0, h - 4, w * 0.2)
    mark = "" if known else "reconstructed"
    ground = Node(id_, *box, tone=tone, label=text, mark=mark)
    icon = Node(f"{id_}-icon", x + 3, y + (h - side) / 2, side, side, sprite=sprite,
                faint=tone == "ground")  # fmt: skip
    inside = x + side + 6, y + 2, w - side - 9, h - 4
    if glyphs is None:
        return (ground, icon, Node(f"{id_}-text", *inside, text=text, size=14))
    return (ground, icon, *signs.row(id_, inside, glyphs))


def waiting(t: Table, seat: int, m: Room) -> list[Node]:
    """Show the tiles and stones that wait: below the place of their kind, bright if they fit."""
    nodes: list[Node] = []
    tiles = list(places(t.above[seat]))
    for kind in range(len(components.TILE_KINDS)):
        here = [tile for tile in tiles if components.EQUIPMENT_KIND[tile] == kind]
        columns = max(1, -(-len(here) // WAIT_ROWS))
        step = CELL_STEP / columns
        for number, tile in enumerate(here):
            x = EDGE + kind * CELL_STEP + number % columns * step
            box = m.box(x, WAIT_Y + number // columns * 56, step - 4, 54)
            have = int(count_of(t, seat, components.TILE_NEEDS[tile]))
            nodes += waiting_tile(seat, tile, box, have, fits=bool(tile_fits(t, seat, tile)))
    stones = list(places(t.stones_above[seat]))
    for number, stone in enumerate(stones):
        box = m.spread(number, len(stones), 3, (EDGE, LAST_Y, 3 * CELL_STEP, 58))
        have = int(count_of(t, seat, components.STONE_NEEDS[stone]))
        nodes += waiting_stone(seat, stone, box, have, fits=bool(stone_fits(t, seat, stone)))
    return nodes


@drawn_once
def waiting_tile(seat: int, tile: int, box: Box, have: int, *, fits: bool) -> tuple[Node, ...]:
    """Draw an equipment tile that waits: what it does, and what it still needs."""
    table = components.EQUIPMENT_TABLES[tile]
    needs = signs.COUNTED.get(table.text("needs"), "")
    told = names.equipment_label(tile), names.equipment_text(tile)
    glyphs = signs.of_equipment(tile)
    id_ = f"above-{seat}-{components.EQUIPMENT[tile]}"
    return wanting(
        id_, box, glyphs, told, (needs, have, int(components.TILE_NEEDED[tile])), fits=fits
    )


@drawn_once
def waiting_stone(seat: int, stone: int, box: Box, have: int, *, fits: bool) -> tuple[Node, ...]:
    """Draw a runestone that waits: what it scores, and what it still needs."""
    text = names.stone_text(stone)
    told = say("karvi-stone-label", score=text), text
    glyphs = signs.of_stone(stone)
    id_ = f"above-{seat}-{components.STONES[stone]}"
    needs = glyphs[0][0], have, int(components.STONE_NEEDED[stone])
    return wanting(id_, box, glyphs, told, needs, fits=fits)


def wanting(
    id_: str,
    box: Box,
    glyphs: list[signs.Glyph] | None,
    told: tuple[Message, Message],
    needs: tuple[str, int, int],
    *,
    fits: bool,
) -> tuple[Node, ...]:
    """Draw what waits above a tableau: the effect above, the condition with tick or cross below."""
    x, y, w, h = box
    label, text = told
    sprite, have, need = needs
    half = h / 2
    effect = (
        [Node(f"{id_}-text", x + 3, y + 1, w - 6, half - 1, text=text, size=14)]
        if glyphs is None
        else signs.row(id_, (x + 4, y + 1, w - 8, half - 1), glyphs)
    )
    sign = "✓" if fits else "✗"
    condition = signs.row(f"{id_}-needs", (x + 4, y + half, w - 8, half - 1),
                          [(sprite, f"{have}/{need}"), ("", sign)])  # fmt: skip
    ground = Node(id_, *box, tone="surface" if fits else "ground", label=label)
    return (ground, *effect, *condition)
