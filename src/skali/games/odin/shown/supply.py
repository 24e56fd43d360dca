"""The middle of the table beside the action board: mountains, islands, stock, special tiles."""
# interpreted: made for people

from skali.core.message import Message, say, seat_name
from skali.core.polyomino import breadth
from skali.core.scene import SUMMARY, Cut, Node, Panel, drawn_once
from skali.games.odin.rules import asks
from skali.games.odin.rules.actions import ISLAND_LETTERS
from skali.games.odin.rules.boards import (
    BUILDING_COUNT,
    BUILDING_NAMES,
    FACE_POINTS,
    FACES,
    FIRST_LONG_HOUSE,
    FIRST_STONE_HOUSE,
    HOME_PLOT,
    LETTERS,
)
from skali.games.odin.rules.components import (
    AIMS_HIGH,
    ARMS,
    COIN,
    DIE,
    ITEM,
    POSITIONS,
    STRIPS,
)
from skali.games.odin.rules.goods import (
    BLUE,
    COLOUR,
    GOODS,
    NAMES,
    PRICE,
    PRINTED,
    SILVER,
    SPECIALS,
    SWORD,
)
from skali.games.odin.rules.state import SHEDS, Table
from skali.games.odin.shown.grounds import tile
from skali.games.odin.shown.names import face_name, name, picture, sprite, thing_name, tone_of
from skali.games.odin.shown.neat import neat

HIGH = {"wide": 134.0, "middle": 134.0, "narrow": 236.0}
FREE = {"wide": (272.0, 111.0, 18.0), "middle": (4.0, 136.0, 22.0), "narrow": (4.0, 238.0, 22.0)}
"""Where special tiles lie and how far apart, while cards have the tray."""
LOOT = {"wide": (6.0, 5.4, 3.0), "middle": (2.0, 4.2, 1.6), "narrow": (6.0, 5.2, 4.0)}
"""Beside cards: where special tiles begin in the tray, their cells, and the gaps between them."""
SHELF = 32.0
"""How high the middle is on a middle screen, where it opens on demand."""
WIDTH = {"wide": 548.0, "middle": 490.0, "narrow": 344.0}
TRAY_WIDTH = {"wide": 556.0, "middle": 510.0, "narrow": 344.0}
TRAY_HIGH = {"wide": 106.0, "middle": 54.0, "narrow": 120.0}
FLOOR = {"wide": 13.0, "middle": 13.0, "narrow": 12.0}


def panel(t: Table, cut: Cut) -> Panel:
    """Show the mountains, the islands that can be explored, and what is left."""
    high = HIGH[cut] + (30 if t.decks and cut != "wide" else 0)
    found = Panel(
        "supply", say("odin-panel-supply"), WIDTH[cut], high, slot="supply", floor=FLOOR[cut]
    )
    for strip in range(int(STRIPS)):
        if t.strips >> strip & 1:
            found.add(*mountain(cut, strip, int(t.taken[strip])))
    for letter in range(int(LETTERS)):
        owner, face = int(t.owner[letter]), int(t.face(letter))
        found.add(*island(cut, letter, face, owner, int(t.hoard[letter])))
    stock = [int(n) for n in left(t)]
    beside = bool(t.decks) and cut == "wide"
    found.add(*buildings(cut, *stock), *calendar(cut, int(t.round), int(t.rounds()), beside))
    if t.decks:
        found.add(*(free(cut, n) for n in range(int(SPECIALS)) if t.specials >> n & 1))
    return found


@drawn_once
def free(cut: Cut, place: int) -> Node:
    """Draw a special tile that nobody has, small."""
    x, y, step = FREE[cut]
    thing = int(GOODS) + place
    return Node(f"free-{NAMES[thing]}", x + place * step, y, step - 1, step - 1, picture(thing),
                label=special_label(thing))  # fmt: skip


def special_label(thing: int) -> Message:
    """Say what a special tile that nobody has costs."""
    return say(
        "odin-special-free", thing=thing_name(thing), price=int(PRICE[thing]),
        sword=int(SWORD[thing]),
    )  # fmt: skip


def left(t: Table) -> list[int]:
    """Count sheds, houses and weapon cards that are left."""
    sheds = int(BUILDING_COUNT[0]) - sum(int(t.of(seat, SHEDS)) for seat in range(t.seats))
    stone = sum(t.owner[plot] < 0 for plot in range(FIRST_STONE_HOUSE, FIRST_LONG_HOUSE))
    long = sum(t.owner[plot] < 0 for plot in range(FIRST_LONG_HOUSE, HOME_PLOT))
    return [sheds, stone, long, sum(int(t.deck[kind]) for kind in range(int(ARMS)))]


def shelf(t: Table, cut: Cut) -> Panel:
    """Show in one line what comes next on each strip, and the islands."""
    found = Panel(
        f"supply{SUMMARY}", say("odin-panel-supply"), WIDTH[cut], SHELF, slot="supply",
        form="summary", floor=FLOOR[cut],
    )  # fmt: skip
    for strip in range(int(STRIPS)):
        if t.strips >> strip & 1:
            found.add(*next_items(strip, int(t.taken[strip])))
    for letter in range(int(LETTERS)):
        owner, face = int(t.owner[letter]), int(t.face(letter))
        found.add(*landfall(letter, face, owner, int(t.hoard[letter])))
    return found


@drawn_once
def next_items(strip: int, taken: int) -> tuple[Node, ...]:
    """Draw the next two items of a strip."""
    x, first = 3 + strip * 41.0, strip * int(POSITIONS)
    found = [
        Node(f"strip-{strip + 1}{SUMMARY}", x, 3, 39, 26, tone="ground", shape="pill",
             label=say("odin-strip", n=strip + 1))
    ]  # fmt: skip
    for place in range(taken, min(taken + 2, int(POSITIONS))):
        item = int(ITEM[first + place])
        text = str(int(COIN)) if item == SILVER else ""
        found.append(
            Node(f"item-{strip + 1}-{place}{SUMMARY}", x + 2 + (place - taken) * 17, 7, 18, 18,
                 "coin" if item == SILVER else picture(item), text=text, size=13)
        )  # fmt: skip
    return neat(found)


@drawn_once
def landfall(letter: int, face: int, owner: int, silver: int) -> tuple[Node, ...]:
    """Draw an island small, with the silver on it."""
    known, x = ISLAND_LETTERS[letter], 334 + letter * 39.0
    label: Message = say("odin-island", face=face_name(face), points=int(FACE_POINTS[face]),
                         silver=silver)  # fmt: skip
    found = [Node(f"island-{known}{SUMMARY}", x, 2, 28, 28, sprite(FACES[face]), label=label,
                  faint=owner >= 0)]  # fmt: skip
    if silver and owner < 0:
        found.append(Node(f"hoard-{known}{SUMMARY}", x + 19, 12, 18, 18, "coin", text=str(silver),
                          size=13))  # fmt: skip
    return neat(found)


@drawn_once
def mountain(cut: Cut, strip: int, taken: int) -> tuple[Node, ...]:
    """Draw a strip with what lies on it, from the arrow on; every strip has its place."""
    wide = 128.0 if cut != "narrow" else 168.0
    x, y = 4 + (strip // 4) * (wide + 4), 4 + (strip % 4) * 32.0
    items = [int(ITEM[place]) for place in range(strip * POSITIONS, (strip + 1) * POSITIONS)]
    size = (wide - 8) / len(items)
    found = [
        Node(f"strip-{strip + 1}", x, y, wide, 28, tone="ground", shape="pill",
             label=say("odin-strip", n=strip + 1))
    ]  # fmt: skip
    for place, item in enumerate(items):
        if place >= taken:
            text = str(int(COIN)) if item == SILVER else ""
            found.append(
                Node(f"item-{strip + 1}-{place}", x + 4 + place * size, y + 14 - size / 2, size,
                     size, "coin" if item == SILVER else picture(item), text=text, size=13,
                     label=thing_name(item))
            )  # fmt: skip
    return neat(found)


@drawn_once
def island(cut: Cut, letter: int, face: int, owner: int, silver: int) -> tuple[Node, ...]:
    """Draw an island: its outline, its points, and the silver on it."""
    step = 66.0 if cut == "wide" else 54.0 if cut == "middle" else 84.0
    x, y = (272.0 + letter * step, 4.0) if cut != "narrow" else (4 + letter * step, 134.0)
    known, size = ISLAND_LETTERS[letter], 50.0
    label: Message = say(
        "odin-island", face=face_name(face), points=int(FACE_POINTS[face]), silver=silver
    )
    if owner >= 0:
        label = say("odin-island-gone", face=face_name(face), who=seat_name(owner))
    found = [
        Node(f"island-{known}", x, y, size, size, sprite(FACES[face]), label=label,
             faint=owner >= 0, owner=owner),
    ]  # fmt: skip
    if owner < 0:
        found.append(Node(f"worth-{known}", x, y + size, 24, 18, text=str(int(FACE_POINTS[face])),
                          size=15))  # fmt: skip
    if silver:
        found.append(Node(f"hoard-{known}", x + 28, y + size - 2, 20, 20, "coin", text=str(silver),
                          size=13))  # fmt: skip
    return neat(found)


@drawn_once
def buildings(cut: Cut, *numbers: int) -> tuple[Node, ...]:
    """Draw how many buildings and weapon cards are left."""
    x, y = (272.0, 82.0) if cut != "narrow" else (4.0, 206.0)
    step = 54.0 if cut != "narrow" else 62.0
    found: list[Node] = []
    for place, (key, number) in enumerate(zip((*BUILDING_NAMES, "weapon"), numbers, strict=True)):
        what = name(key) if key != "weapon" else None
        label = (
            say("odin-stock", thing=what, n=number) if what else say("odin-weapons-left", n=number)
        )
        left_ = x + place * step
        found += [
            Node(f"stock-{key}", left_, y, 24, 24, sprite(key), label=label),
            Node(f"left-{key}", left_ + 24, y, 26, 24, text=str(number), size=16, align="start",
                 label=label),
        ]  # fmt: skip
    return neat(found)


@drawn_once
def calendar(cut: Cut, now: int, rounds: int, beside: bool) -> tuple[Node, ...]:  # noqa: FBT001 - one of a few numbers
    """Say which round it is: below the buildings, or beside them."""
    x, y, w, h = (272.0, 108.0, 200.0, 22.0) if cut != "narrow" else (256.0, 208.0, 84.0, 22.0)
    if beside:
        x, y, w, h = 486.0, 76.0, 60.0, 32.0
    text = say("odin-round", n=now, rounds=rounds)
    return (Node("round", x, y, w, h, text=text, size=15, align="start"),)


# --- the tray: special tiles, and what a die or the forge offers ---

SPOILING = (asks.ROLL, asks.FORGE, asks.SPLIT)
CLAIMING = (*SPOILING, asks.SALE)
"""Questions that are answered with tiles of the tray."""


def tray(t: Table, cut: Cut, wide: float) -> Panel:
    """Show the special tiles that nobody has, and the die that was rolled."""
    found = Panel(
        "tray", say("odin-panel-tray"), wide, TRAY_HIGH[cut], slot="tray", floor=FLOOR[cut]
    )
    narrower = wide < TRAY_WIDTH[cut]
    for place in range(int(SPECIALS)):
        if t.specials >> place & 1:
            found.add(*special(cut, place, narrower))
    if t.asks(asks.ROLL):
        action = int(t.get(asks.ACTION))
        found.add(*die(cut, action, int(t.get(asks.ROLLED)), narrower))
    if any(map(t.asks, SPOILING)):
        found.add(*spoils(cut, narrower))
    return found


@drawn_once
def special(cut: Cut, place: int, narrower: bool) -> tuple[Node, ...]:  # noqa: FBT001 - one of a few numbers
    """Draw a special tile in its true shape, with its sword value."""
    thing = int(GOODS) + place
    whole = {"wide": (6.0, 8.4, 6.0), "middle": (6.0, 5.4, 3.0), "narrow": (6.0, 5.2, 4.0)}
    x, cell, gap = (LOOT if narrower else whole)[cut]
    x += sum(breadth(PRINTED[int(GOODS) + n]) * cell + gap for n in range(place))
    rows = PRINTED[thing]
    label = special_label(thing)
    w = breadth(rows) * cell
    shape = tile(f"special-{NAMES[thing]}", thing, rows, x, 6, cell)
    known = shape._replace(label=label, sprite="")
    return (known, Node(f"sword-{NAMES[thing]}", x - 3, 6 + 5 * cell + 2, w + 6, 16,
                        text=str(int(SWORD[thing])), size=13))  # fmt: skip


@drawn_once
def die(cut: Cut, action: int, rolled: int, narrower: bool) -> tuple[Node, ...]:  # noqa: FBT001 - one of a few numbers
    """Draw the die with what was rolled."""
    aim = "high" if AIMS_HIGH[action] else "low"
    x, y = (308.0, 9.0) if cut == "middle" else (6.0, TRAY_HIGH[cut] - 40)
    x = 244.0 if narrower and cut == "middle" else x
    label = say("odin-rolled", n=rolled)
    return (
        Node("die", x, y, 36, 36, sprite=f"die-{int(DIE[action])}-{aim}", label=label),
        Node("rolled", x + 36, y, 30, 36, text=str(rolled), size=24, label=label),
    )


@drawn_once
def spoils(cut: Cut, narrower: bool) -> tuple[Node, ...]:  # noqa: FBT001 - one of a few numbers
    """Draw the blue goods that can be taken in a raid or forged."""
    goods = [good for good in range(int(GOODS)) if COLOUR[good] == BLUE]
    x, y, step = 86.0, TRAY_HIGH[cut] - 36, 46.0 if cut != "narrow" else 32.0
    a_row, size = len(goods), 28.0
    if cut == "middle":
        x, y, step, a_row, size = 388.0, 2.0, 28.0, 4, 24.0
    if narrower:
        x, step, size = (310.0, 18.5, 18.0) if cut == "middle" else (x, 38.0, size)
    return neat(
        Node(f"spoil-{NAMES[good]}", x + n % a_row * step, y + n // a_row * 26, size, size,
             picture(good), tone_of(good), label=thing_name(good))
        for n, good in enumerate(goods)
    )  # fmt: skip
