"""The tray: the cards in hand, and what can be chosen now as things."""
# interpreted: made for people

from skali.core.bits import places
from skali.core.message import say
from skali.core.scene import Box, Cut, Node, Panel, drawn_once
from skali.games.karvi.rules import asks, components
from skali.games.karvi.rules.actions import SPACE, WARES
from skali.games.karvi.rules.state import Table
from skali.games.karvi.shown import signs
from skali.games.karvi.shown.choices import describe, node
from skali.games.karvi.shown.names import card_name, card_text, place_name
from skali.games.karvi.shown.sizes import SIZES

EDGE = 5.0
MOST_ANSWERS = 6
"""More stand as a list in place of the tray."""
FEW = 2
"""So many answers have room in the prompt."""
FEWEST_CARDS = 4
SHIELD = 22.0


def tray(t: Table, seat: int | None, cut: Cut) -> Panel:
    """Show the hand of the viewing seat, and the answers that have no place on the table."""
    size = SIZES[cut]
    w, h = size.own, size.tray
    panel = Panel("tray", say("karvi-panel-tray"), w, h, slot="tray", floor=size.floor)
    if seat is None:
        return panel
    panel.owner = seat
    answers = answers_of(t, seat)
    listed = len(answers) > MOST_ANSWERS or in_words(t, seat, answers)
    cards = held(t, seat)
    if not cards and (not answers or listed):
        text = say("karvi-no-hand")
        panel.add(Node("no-hand", EDGE + 3, EDGE, w - 16, 22, text=text, size=15, align="start"))
    beside = 0.0 if not answers or listed else w if not cards else w * 0.5
    panel.add(*hand(seat, cards, (EDGE, EDGE, w - beside - 2 * EDGE, h - 2 * EDGE)))
    if beside:
        panel.add(*things(t, seat, answers, (w - beside + EDGE, EDGE, beside - 2 * EDGE,
                                             h - 2 * EDGE)))  # fmt: skip
    return panel


def in_words(t: Table, seat: int, actions: list[int]) -> bool:
    """Tell whether answers stand in the prompt: one or two sentences, and no thing to be shown."""
    return len(actions) <= FEW and all(looks(t, seat, action) is None for action in actions)


def answers_of(t: Table, seat: int) -> list[int]:
    """List the actions of a seat that have no thing of their own on the table."""
    if seat not in t.turn:
        return []
    return [action for action in t.legal(seat) if node(t, action, seat) == SPACE.button(action)]


def answer_panel(t: Table, seat: int) -> Panel | None:
    """Lay out answers that are too many for the tray, or so few that the prompt has room."""
    actions = answers_of(t, seat)
    if not actions or (len(actions) <= MOST_ANSWERS and not in_words(t, seat, actions)):
        return None
    panel = Panel("choices", say("karvi-panel-choices"), 100, 100, owner=seat, answers=True)
    panel.add(*(Node(SPACE.button(action), 0, 0, 90, 40, text=describe(t, action, seat))
                for action in actions))  # fmt: skip
    return panel


# --- cards ---


def held(t: Table, seat: int) -> list[tuple[int, str]]:
    """List the cards in hand, and two cards of which one is to be kept."""
    cards = [(card, "card") for card in places(t.hand[seat])]
    if t.asks(asks.KEEP) and seat in t.turn:
        cards += [(int(t.get(card)), "drawn") for card in (asks.FIRST_CARD, asks.SECOND_CARD)]
    return cards


def hand(seat: int, cards: list[tuple[int, str]], box: Box) -> list[Node]:
    """Lay cards side by side; many are narrower, on a high tray in two rows."""
    x, y, w, h = box
    rows = 2 if h > 100 and len(cards) > FEWEST_CARDS and w < 300 else 1
    columns = max(FEWEST_CARDS if w > 300 else 2, -(-len(cards) // rows))
    step, high = w / columns, h / rows
    nodes: list[Node] = []
    for number, (card, zone) in enumerate(cards):
        at = x + number % columns * step, y + number // columns * high, step - 3, high - 2
        nodes += card_in_hand(seat, card, zone, at)
    return nodes


@drawn_once
def card_in_hand(seat: int, card: int, zone: str, box: Box) -> tuple[Node, ...]:
    """Draw an equipment card: kind and cost above, what it does below."""
    x, y, w, h = box
    id_, text = f"{zone}-{seat}-{components.CARDS[card]}", card_text(card)
    table = components.CARD_TABLES[card]
    mark = "reconstructed" if table.made_up("boxes") else ""
    label = say("karvi-card-label", card=card_name(card), text=text)
    kind = [
        (
            f"kind-{components.KINDS[components.CARD_KIND[card]]}",
            components.CARDS[card] if w > 90 else "",
        )
    ]
    cost = signs.amount(*table.integers("cost"))
    head = min(24.0, h / 2)
    glyphs = signs.boxes(table.value("boxes", list))
    inside = x + 3, y + head + 1, w - 6, h - head - 2
    effect = (
        [Node(f"{id_}-text", *inside, text=text, size=14)]
        if glyphs is None
        else signs.row(f"{id_}-does", inside, glyphs, "middle")
    )
    return (
        Node(id_, *box, tone="surface", mark=mark, label=label),
        *signs.row(f"{id_}-head", (x + 3, y + 1, w - 6, head), [*kind, *cost]),
        *effect,
    )


# --- answers ---


def things(t: Table, seat: int, actions: list[int], box: Box) -> list[Node]:
    """Lay answers side by side, each as the thing that it is about."""
    x, y, w, h = box
    rows = 2 if len(actions) > 3 and h > 80 else 1
    columns = max(2, -(-len(actions) // rows))
    step, high = w / columns, h / rows
    nodes: list[Node] = []
    for number, action in enumerate(actions):
        at = x + number % columns * step, y + number // columns * high, step - 4, high - 3
        nodes += thing(t, seat, action, at)
    return nodes


def thing(t: Table, seat: int, action: int, box: Box) -> list[Node]:
    """Draw an answer: a tile or stone as signs, a ship and its place, anything else in words."""
    x, y, w, h = box
    id_, label = SPACE.button(action), describe(t, action, seat)
    nodes = [Node(id_, *box, tone="ground", label=label)]
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family == "displace":
        shield = Node(f"{id_}-shield", x + 3, y + (h - SHIELD) / 2, SHIELD, SHIELD,
                      sprite=f"shield-{here[0]}", owner=here[0])  # fmt: skip
        name = x + SHIELD + 5, y + 1, w - SHIELD - 7, h - 2
        return [*nodes, shield, Node(f"{id_}-text", *name, text=place_name(here[1]), size=15)]
    glyphs = looks(t, seat, action)
    if glyphs is None:
        return [*nodes, Node(f"{id_}-text", x + 4, y + 1, w - 8, h - 2, text=label, size=15)]
    missing = wanting(t, seat, action)
    high = h / 2 if missing is not None and h > 60 else h - 2
    nodes += signs.row(f"{id_}-looks", (x + 4, y + 1, w - 8, high), glyphs, "middle")
    if missing is not None and h > 60:
        words = [("", "✓")] if not missing else [("", "✗"), *missing]
        nodes += signs.row(f"{id_}-missing", (x + 4, y + high, w - 8, h - high), words, "middle")
    return nodes


def looks(t: Table, seat: int, action: int) -> list[signs.Glyph] | None:
    """Write what is chosen as signs, where it is a thing."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family == "take":
        return signs.of_tile(int(t.stack_at[t.ship[seat]]) * int(components.PER_SORT) + here[0])
    if family == "stone":
        return [("special-stone", ""), *signs.of_stone(here[0] + int(components.NORMAL))]
    if family == "pick" and here[0] < len(components.EQUIPMENT):
        found = signs.of_equipment(here[0])
        kind = components.EQUIPMENT_TABLES[here[0]].text("kind")
        return None if found is None else [(f"tile-{kind}", ""), *found]
    if family == "pick":
        return [("stone", ""), *signs.of_stone(here[0] - len(components.EQUIPMENT))]
    if family == "gather":
        return signs.amount(here[0], int(t.get(asks.AMOUNT)) - here[0], 0)
    if family == "pour":
        return signs.of_pouring(*here)
    if family == "exchange":
        return [("gold", "1"), signs.GIVES, *signs.ware(WARES[here[0]])]
    return None


def wanting(t: Table, seat: int, action: int) -> list[signs.Glyph] | None:
    """Write what is missing now to fulfil a tile that is chosen; None for other things."""
    if SPACE.family_of(action).name != "take":
        return None
    tile = int(t.stack_at[t.ship[seat]]) * int(components.PER_SORT) + SPACE.indices(action)[0]
    if tile < len(components.TRADE_TABLES):
        cost = components.TRADE_TABLES[tile].integers("cost")
        have = (int(t.fur[seat]), int(t.silver[seat]), int(t.gold[seat]))
        return signs.amount(*(max(0, c - h) for c, h in zip(cost, have, strict=True)))
    need = components.RAID_TABLES[tile - len(components.TRADE_TABLES)].integer("strength") - int(
        t.strength[seat]
    )
    return [("strength", str(need))] if need > 0 else []
