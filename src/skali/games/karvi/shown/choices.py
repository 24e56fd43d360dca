"""What is asked, what an action would do, and where on the scene it is clicked."""
# interpreted: made for people

from skali.core.game import Ask
from skali.core.message import Message, say, seat_name
from skali.core.scene import Node, Panel, Scene
from skali.games.karvi.effects.programs import FIELD_TABLES, MOST_PARTS, PROGRAMS, STOP_TABLES
from skali.games.karvi.rules import asks, village, why_sea
from skali.games.karvi.rules.actions import SPACE, SPOT_NAMES, WARES
from skali.games.karvi.rules.asks import DIE_REASONS, NO_YES
from skali.games.karvi.rules.components import (
    CARD_TABLES,
    CARDS,
    DATA,
    EQUIPMENT,
    EQUIPMENT_TABLES,
    FRANCIA_COST,
    FRANCIA_DAMAGE,
    FRANCIA_RAID,
    FRANCIA_TRADE,
    KINDS,
    NORMAL,
    PER_SORT,
    PLACES,
    START_CARDS,
    START_TABLES,
    STONES,
    TABLEAU,
    TRADE_CARD_TABLES,
    TRADE_SORTS,
)
from skali.games.karvi.rules.sea import toll
from skali.games.karvi.rules.state import Table
from skali.games.karvi.rules.trading import tile_of
from skali.games.karvi.shown.names import (
    amounts,
    box_text,
    card_name,
    equipment_label,
    field_parts,
    field_text,
    good_name,
    place_name,
    raid_name,
    spot_name,
    steps_text,
    stone_bonus,
    stone_text,
    tile_text,
    warrior_name,
)

FRANCIA = int(TRADE_SORTS)
WIDTH = 536.0
BUTTON_H = 72.0
GAP = 10.0
FEW = 4
"""So many buttons stand below one another; more stand in two columns."""
TEMPTING = {
    "turn": ("move", "sail", "play", "discard"),
    "move": ("move",),
    "sail": ("sail",),
    "use": ("use",),
    "draw": ("draw",),
    "equip": ("draw", "place", "engrave"),
    "first": ("engrave",),
    "trade": ("trade",),
    "raid": ("raid",),
    "receive": ("receive",),
    "die": ("die",),
    "strengthen": ("raise",),
    "raise_each": ("raise",),
    "heal": ("heal",),
    "wound": ("wound",),
    "give": ("dismiss",),
    "recruit": ("dismiss",),
    "damage": ("hurt",),
    "discard": ("discard",),
}
"""What people try while something is asked, by touching a thing."""


COUNTED = {
    "pour": asks.BEER, "strengthen": asks.POINTS, "heal": asks.NUMBER, "receive": asks.NUMBER,
    "damage": asks.DAMAGE, "draw": asks.AMOUNT,
}  # fmt: skip
"""Questions that say how many."""


def ask(t: Table) -> Ask:
    """Say what is asked, and by which rule."""
    asked, rule = t.asking(), t.answer().rule(t)
    if asked == "turn":
        return Ask(say("karvi-ask-turn-after" if t.moved else "karvi-ask-turn"), rule)
    if asked in COUNTED:
        return Ask(say(f"karvi-ask-n-{asked}", n=int(t.get(COUNTED[asked]))), rule)
    if asked == "gather":
        paying = NO_YES[t.get(asks.PAYING)]
        return Ask(say("karvi-ask-gather", n=int(t.get(asks.AMOUNT)), paying=paying), rule)
    if asked == "recruit":
        return Ask(say("karvi-ask-recruit", strength=int(t.get(asks.STRENGTH))), rule)
    if asked == "die":
        return Ask(say(f"karvi-ask-die-{DIE_REASONS[t.get(asks.REASON)].replace('_', '-')}"), rule)
    return Ask(say(f"karvi-ask-plain-{asked.replace('_', '-')}"), rule)


def describe(t: Table, action: int, seat: int) -> Message:
    """Say what an action would do, with its price and what it brings."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family in ("move", "use"):
        return describe_spot(t, family, here[0])
    if family in ("sail", "displace"):
        return describe_sailing(t, family, here)
    if family in ("raise", "heal", "wound", "dismiss", "hurt"):
        return describe_warrior(family, here)
    if family in ("play", "discard", "keep", "draw", "draw-two", "receive"):
        return describe_card(t, family, here)
    if family in ("place", "engrave", "trade", "raid", "take", "stone", "cover", "pick", "start"):
        return describe_tile(t, seat, family, here)
    return describe_rest(t, seat, family, here)


def describe_spot(t: Table, family: str, spot: int) -> Message:
    """A field, its beer and its action."""
    values = {"spot": spot_name(spot), "effect": field_text(t, spot)}
    if family == "use":
        return say("karvi-do-use", **values)
    free = t.asks(asks.MOVE)
    beer = 0 if free else int(village.beer_cost(t, t.active, spot))
    return say("karvi-do-move", beer=beer, **values)


def describe_sailing(t: Table, family: str, here: tuple[int, ...]) -> Message:
    """A place, and who is displaced there."""
    if family == "displace":
        return say("karvi-do-displace", ship=seat_name(here[0]), place=place_name(here[1]))
    seat = int(t.active)
    if t.ship[seat] == here[0]:
        return say("karvi-do-stay", place=place_name(here[0]))
    if not t.asks(asks.TURN):
        return say("karvi-do-sail", place=place_name(here[0]))
    steps = why_sea.steps_between(t, int(t.ship[seat]), here[0], chart=why_sea.owns_map(t, seat))
    provisions = int(steps or 0) + int(toll(t, seat, here[0], 0))
    return say("karvi-do-sail-for", place=place_name(here[0]), provisions=provisions)


def describe_warrior(family: str, here: tuple[int, ...]) -> Message:
    """What happens to a warrior."""
    if family == "raise":
        return say("karvi-do-raise", warrior=warrior_name(here[0]), by=here[1] + 1)
    kind = here[0] + 6 if family == "heal" else here[0]
    return say(f"karvi-do-warrior-{family}", warrior=warrior_name(kind))


def describe_card(t: Table, family: str, here: tuple[int, ...]) -> Message:
    """Cards of the hand, of the stacks and of the display."""
    if family == "play":
        cost = amounts(*CARD_TABLES[here[1]].integers("cost"))
        effect = box_text(here[1], here[0])
        return say("karvi-do-play", card=card_name(here[1]), cost=cost, effect=effect)
    if family == "receive":
        boxes = TRADE_CARD_TABLES[t.display[here[0]]].value("boxes", list)
        return say("karvi-do-receive", effect=steps_text(boxes[here[1]]))
    if family == "draw":
        return say(f"karvi-do-draw-{KINDS[here[0]]}")
    if family == "draw-two":
        return say(f"karvi-do-draw-two-{KINDS[here[0]]}")
    return say("karvi-do-keep" if family == "keep" else "karvi-do-discard", card=card_name(here[0]))


def describe_tile(t: Table, seat: int, family: str, here: tuple[int, ...]) -> Message:
    """Tiles, runestones and start cards."""
    if family == "place":
        cost = amounts(*TABLEAU.table(EQUIPMENT_TABLES[here[0]].text("kind")).integers("cost"))
        return say("karvi-do-place", tile=equipment_label(here[0]), cost=cost)
    if family == "engrave":
        return say("karvi-do-engrave", stone=stone_text(here[0]), spot=here[1] + 1)
    if family in ("trade", "raid"):
        return describe_deed(t, seat, family, here[0])
    if family == "take":
        tile = int(t.stack_at[t.ship[seat]]) * int(PER_SORT) + here[0]
        return say("karvi-do-take", tile=tile_text(tile))
    if family == "stone":
        score = stone_text(here[0] + int(NORMAL))
        return say("karvi-do-stone", bonus=stone_bonus(here[0]), score=score)
    if family == "cover":
        return say("karvi-do-cover", spot=here[0] + 1)
    if family == "pick":
        if here[0] < len(EQUIPMENT):
            return say("karvi-do-pick", tile=equipment_label(here[0]))
        return say("karvi-do-pick", tile=stone_text(here[0] - len(EQUIPMENT)))
    side = START_TABLES[here[0]].table("four" if t.seats == 4 else "few")
    fur, silver = side.integers("resources")
    return say(
        "karvi-do-start", card=START_CARDS[here[0]], resources=amounts(fur, silver, 0),
        beer=" + ".join(map(str, side.integers("dice"))), warrior=side.integer("warrior"),
        provisions=side.integer("provisions"), cards=side.integer("cards"),
    )  # fmt: skip


def describe_deed(t: Table, seat: int, family: str, sort: int) -> Message:
    """A trade or a raid."""
    if sort == FRANCIA and family == "trade":
        return say("karvi-do-francia-trade", cost=int(FRANCIA_COST), points=int(FRANCIA_TRADE))
    if sort == FRANCIA:
        points, damage = int(FRANCIA_RAID), int(FRANCIA_DAMAGE)
        return say("karvi-do-francia-raid", points=points, damage=damage)
    number = sort if family == "trade" else FRANCIA + sort
    tile = int(tile_of(t, seat, number))
    name = good_name(number) if family == "trade" else raid_name(t, number)
    return say(f"karvi-do-deed-{family}", good=name, tile=tile_text(tile))


def describe_rest(t: Table, seat: int, family: str, here: tuple[int, ...]) -> Message:
    """Everything that needs few words."""
    if family == "exchange":
        return say(f"karvi-do-exchange-{WARES[here[0]]}")
    if family == "gather":
        fur, silver = here[0], int(t.get(asks.AMOUNT)) - here[0]
        paying = NO_YES[t.get(asks.PAYING)]
        return say("karvi-do-gather", amount=amounts(fur, silver, 0), paying=paying)
    if family == "pour":
        return describe_pouring(*here)
    if family == "part":
        return say("karvi-do-choose", effect=part_text(t, here[0]))
    if family == "option":
        return say("karvi-do-choose", effect=option_text(t, here[0]))
    if family == "die":
        return say("karvi-do-die", die=here[0] + 1, beer=int(t.beer[2 * seat + here[0]]))
    if family == "copy":
        beer = int(t.beer[2 * here[1] + here[2]])
        owner, other = seat_name(here[1]), here[2] + 1
        return say("karvi-do-copy", die=here[0] + 1, beer=beer, owner=owner, other=other)
    if family == "pay":
        return say("karvi-do-pay", n=here[0] + 1)
    if family == "build":
        return say("karvi-do-build", place=place_name(int(t.ship[seat])))
    if family == "done":
        return say(f"karvi-done-{t.asking().replace('_', '-')}")
    return say(f"karvi-do-plain-{family}")


def describe_pouring(first: int, second: int) -> Message:
    """Beer for both dice, for one or for none."""
    if first and second:
        return say("karvi-do-pour", first=first, second=second)
    if first or second:
        return say("karvi-do-pour-one", n=first + second, die=1 if first else 2)
    return say("karvi-do-pour-none")


def part_text(t: Table, part: int) -> Message:
    """Say what one part of the field in use brings."""
    for spot in range(32):
        if village.field_at(t, spot) * MOST_PARTS == t.get(asks.FIELD):
            return steps_text(field_parts(t, spot)[part])
    return say("karvi-part", n=part + 1)


def option_text(t: Table, option: int) -> Message:
    """Say what one of several options brings, as far as its name tells."""
    name = PROGRAMS[int(t.get(asks.PROGRAM))]
    if name.startswith("locked"):
        return say("karvi-locked-trade" if option == 0 else "karvi-locked-raid")
    step = choosing_step(name)
    return steps_text(step["options"][option]) if step else say("karvi-part", n=option + 1)


def choosing_step(name: str) -> dict[str, list[list[dict[str, object]]]] | None:
    """Find the choice in the data by the name of its first option: card, tile or field."""
    what, key = name.split("-")[:2]
    if what == "card":
        trees = [CARD_TABLES[CARDS.index(key)].value("boxes", list)]
    elif what == "tile":
        trees = [EQUIPMENT_TABLES[EQUIPMENT.index(key)].value("boxes", list)]
    elif what == "field":
        trees = [field_trees()[int(key) - 1]]
    else:
        trees = []
    steps = [step for tree in trees for box in tree for step in box if "options" in step]
    return steps[0] if steps else None


def field_trees() -> list[list[list[dict[str, object]]]]:
    """List the parts of all fields and stop spots in the order of their numbers."""
    trees = [table.value("parts", list) for table in FIELD_TABLES]
    for stop in STOP_TABLES:
        trees += [*stop.value("base", list), *stop.value("variety", list)]
    return [*trees, *DATA.table("printed_stop").value("spots", list)]


# --- where to click ---


def node(t: Table, action: int, seat: int) -> str:
    """Name the node on which an action is clicked: a thing on the table, or a button."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family in ("move", "use"):
        return f"spot-{SPOT_NAMES[here[0]]}"
    if family == "sail":
        return f"place-{PLACES[here[0]]}"
    if family == "play":
        return f"card-{seat}-{CARDS[here[1]]}"
    if family == "discard":
        return f"card-{seat}-{CARDS[here[0]]}"
    if family in ("draw", "draw-two"):
        return f"stack-{KINDS[here[0]]}"
    if family == "receive":
        return f"display-{here[0] + 1}"
    if family == "place":
        return f"above-{seat}-{EQUIPMENT[here[0]]}"
    if family == "engrave":
        holders = [n for n in range(t.seats) if t.stones_above[n] >> here[0] & 1]
        return f"above-{holders[0] if holders else seat}-{STONES[here[0]]}"
    if family in ("trade", "raid") and here[0] != FRANCIA:
        return f"beside-{seat}-{here[0] if family == 'trade' else here[0] + FRANCIA}"
    if family == "die":
        return f"die-{seat}-{here[0] + 1}"
    if family in ("raise", "dismiss", "hurt", "wound"):
        return f"warrior-{seat}-{here[0]}-0"
    if family == "heal":
        return f"warrior-{seat}-{here[0] + 6}-0"
    return button_id(action)


def button_id(action: int) -> str:
    """Name the button of an action."""
    return "choice-" + SPACE.text(action).replace(" ", "-")


def buttons(t: Table, seat: int) -> Panel | None:
    """Lay out a button for every action that has no thing of its own on the table."""
    actions = [a for a in t.legal(seat) if node(t, a, seat) == button_id(a)]
    if not actions:
        return None
    columns = 1 if len(actions) <= FEW else 2
    rows = (len(actions) + columns - 1) // columns
    wide = (WIDTH - GAP) / columns - GAP
    height = rows * (BUTTON_H + GAP) + GAP
    panel = Panel("choices", say("karvi-panel-choices"), WIDTH, height, owner=seat, answers=True)
    panel.active = True
    for number, action in enumerate(actions):
        x = GAP + number % columns * (wide + GAP)
        y = GAP + number // columns * (BUTTON_H + GAP)
        panel.add(
            Node(
                button_id(action), x, y, wide, BUTTON_H, tone="wood", size=22,
                text=describe(t, action, seat),
            )
        )  # fmt: skip
    return panel


def offer_actions(scene: Scene, t: Table, seat: int) -> None:
    """Put the actions of a seat on the nodes, and what people try elsewhere."""
    offers = [(node(t, action, seat), action) for action in t.legal(seat)]
    scene.offer(offers, tempting(t, seat))


def tempting(t: Table, seat: int) -> list[tuple[str, int]]:
    """List what people try: every thing that the asked actions could be meant for."""
    families = [SPACE.families[name] for name in TEMPTING.get(t.asking(), ())]
    return [
        (node(t, action, seat), action)
        for family in families
        for action in range(family.base, family.base + family.size)
    ]
